"""`tabbytop replay`: step through a record, or check that its moves lead to its end."""

from __future__ import annotations

import sys
from itertools import pairwise
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
    from tabbytop.words import Words


def command(tongue: Words) -> click.Command:
    def replay_file(file: str, verify: bool, record: int) -> int:
        records = list(read_records(file))
        if verify:
            return check_all(file, records, tongue)
        if not 1 <= record <= len(records):
            raise BadInput("cli-record-number", number=record, records=len(records))
        step_through(records[record - 1][1], tongue)
        return 0

    params = [
        click.Argument(["file"], metavar=tongue.say("cli-metavar-file")),
        option("--verify", "cli-verify", tongue, is_flag=True),
        option("--record", "cli-record", tongue, type=int, default=1),
    ]
    return click.Command("replay", callback=replay_file, params=params, help=tongue.say("cli-replay"))


def check_all(file: str, records: list[tuple[int, Json]], tongue: Words) -> int:
    """0 when every record holds; 1 with the line and the reason of each that does not."""
    bad = moves = 0
    console = Console(stderr=True)
    for line, obj in track(records, tongue.say("cli-verifying"), console=console, disable=len(records) < 2):
        try:
            check_record(obj)
            moves += verify(load_game(obj["game"]), obj)
        except BadInput as error:
            bad += 1
            why = tongue.say("cli-bad-record", file=file, line=line, why=tongue.explain(error))
            console.print(why, highlight=False, markup=False, soft_wrap=True)
    click.echo(tongue.say("cli-verified", good=len(records) - bad, records=len(records), moves=moves))
    return 1 if bad else 0


def step_through(obj: Json, tongue: Words) -> None:
    check_record(obj)
    game = load_game(obj["game"])
    record = load_record(game, obj)
    states = list(replay(game, record))
    board = load_board(game.name)
    names = board.seat_names(game.config(states[0][0]).players, record.seats, tongue)
    console = Console()
    if not sys.stdin.isatty():
        print_moves(game, states, board, names, tongue)
        return
    at = 0
    while True:
        state, move = states[at]
        console.clear()
        seat = move.seat if move else 0
        console.print(board.picture(game.view(state, seat), seat, names, tongue))
        if move:
            for event in own_events(game, states[at - 1][0], move):
                if event.name not in getattr(board, "PICTURED", ()):
                    console.print(Flow(board.say_event(event, names, tongue)))
        if at == len(record.moves):
            show_scores(game, state, names, tongue)
        key = ask(console, tongue.say("cli-replay-prompt", at=at, moves=len(record.moves)))
        if key is None or key.lower() == "q":
            return
        at = next_step(at, key.lower(), len(states) - 1)


def own_events(game: Any, before: Any, move: Any) -> list[Event]:
    """What the mover did and what came of it; what others did meanwhile is told at their own moves."""
    events = game.events(before, move.seat, move.action, move.seat)
    return [event for event in events if event.seat in (None, move.seat)]


def next_step(at: int, key: str, last: int) -> int:
    """Where a typed key leads; an unknown one stays."""
    if key == "b":
        return max(0, at - 1)
    if key.isdigit():
        return min(int(key), last)
    return at if key else min(at + 1, last)


def print_moves(game: Any, states: list[Any], board: Any, names: list[str], tongue: Words) -> None:
    """Without a terminal: every event, a line each, then the sheets."""
    for (before, _), (_, move) in pairwise(states):
        for event in own_events(game, before, move):
            click.echo(board.say_event(event, names, tongue))
    show_scores(game, states[-1][0], names, tongue)


def show_scores(game: Any, state: Any, names: list[str], tongue: Words) -> None:
    for sheet in game.scores(state):
        click.echo(tongue.say("cli-name-line", name=names[sheet.seat], text=str(sheet.total)))
