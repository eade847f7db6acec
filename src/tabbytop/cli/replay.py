"""`tabbytop replay`: step through a record, or check that its moves lead to its end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import track

from tabbytop.cli.boards import load_board
from tabbytop.cli.common import option, read_records
from tabbytop.cli.screen import Flow, ask
from tabbytop.core.errors import BadInput
from tabbytop.core.record import check_record, load_record, replay, verify
from tabbytop.games import load_game

if TYPE_CHECKING:
    from tabbytop.core.game import Event, Json
    from tabbytop.core.play import Play, Step
    from tabbytop.words import Words


def command(words: Words) -> click.Command:
    def replay_file(file: str, verify: bool, record: int) -> int:
        records = list(read_records(file))
        if verify:
            return check_all(file, records, words)
        if not 1 <= record <= len(records):
            raise BadInput("cli-record-number", number=record, records=len(records))
        step_through(records[record - 1][1], words)
        return 0

    params = [
        click.Argument(["file"], metavar=words.say("cli-metavar-file")),
        option("--verify", "cli-verify", words, is_flag=True),
        option("--record", "cli-record", words, type=int, default=1),
    ]
    return click.Command("replay", callback=replay_file, params=params, help=words.say("cli-replay"))


def check_all(file: str, records: list[tuple[int, Json]], words: Words) -> int:
    """0 when every record holds; 1 with the line and the reason of each that does not."""
    bad = moves = 0
    console = Console(stderr=True)
    for line, obj in track(records, words.say("cli-verifying"), console=console, disable=len(records) < 2):
        try:
            check_record(obj)
            moves += verify(load_game(obj["game"]), obj)
        except BadInput as error:
            bad += 1
            why = words.say("cli-bad-record", file=file, line=line, why=words.explain(error))
            console.print(why, highlight=False, markup=False, soft_wrap=True)
    click.echo(words.say("cli-verified", good=len(records) - bad, records=len(records), moves=moves))
    return 1 if bad else 0


def step_through(obj: Json, words: Words) -> None:
    check_record(obj)
    game = load_game(obj["game"])
    record = load_record(game, obj)
    engine = replay(game, record)
    steps = list(engine.steps())
    board = load_board(game.name)
    names = board.seat_names(record.config.players, record.seats, words)
    console = Console()
    if not sys.stdin.isatty():
        print_moves(engine, steps, board, names, words)
        return
    at = 0
    while True:
        state = steps[at - 1].after if at else game.new(record.config, record.seed)
        console.clear()
        seat = steps[at - 1].move.seat if at else 0
        console.print(board.picture(game.view(state, seat), seat, names, words))
        if at:
            for event in own_events(steps[at - 1]):
                if event.name not in getattr(board, "PICTURED", ()):
                    console.print(Flow(board.say_event(event, names, words)))
        if at == len(steps):
            show_scores(game, state, names, words)
        key = ask(console, words.say("cli-replay-prompt", at=at, moves=len(steps)))
        if key is None or key.lower() == "q":
            return
        at = next_step(at, key.lower(), len(steps))


def own_events(step: Step) -> list[Event]:
    """What the mover did and what came of it; what others did meanwhile is told at their own moves."""
    seat = step.move.seat
    return [event for event in step.events(seat) if event.seat in (None, seat)]


def next_step(at: int, key: str, last: int) -> int:
    """Where a typed key leads; an unknown one stays."""
    if key == "b":
        return max(0, at - 1)
    if key.isdigit():
        return min(int(key), last)
    return at if key else min(at + 1, last)


def print_moves(engine: Play, steps: list[Step], board: Any, names: list[str], words: Words) -> None:
    """Without a terminal: every event, a line each, then the sheets."""
    for step in steps:
        for event in own_events(step):
            click.echo(board.say_event(event, names, words))
    show_scores(engine.game, engine.state, names, words)


def show_scores(game: Any, state: Any, names: list[str], words: Words) -> None:
    for sheet in game.scores(state):
        click.echo(words.say("cli-name-line", name=names[sheet.seat], text=str(sheet.total)))
