"""`tabbytop play`: a whole match in the terminal, against bots or with people in turn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from tabbytop.bots.bot import BOTS, bots_of, make_bot
from tabbytop.cli.boards import PERSON, load_board
from tabbytop.cli.common import option, option_help, parse_options
from tabbytop.cli.evening import Evening
from tabbytop.cli.screen import ask
from tabbytop.cli.session import default_file, keep_aside, new_match, saved_match
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game

if TYPE_CHECKING:
    from tabbytop.cli.session import Session
    from tabbytop.core.game import Game
    from tabbytop.words import Words


def command(tongue: Words) -> click.Command:
    def play(game: str, players: int | None, people: int, names: str, bots: str, seed: str | None,
             option: tuple[str, ...], file: str | None, new: bool, options: bool) -> int:  # fmt: skip
        rules = load_game(game)
        if options:
            return show_options(rules, tongue)
        path = Path(file) if file else default_file(game)
        config = rules.load_config(parse_options(option, players))
        seats = seat_people(config.players, people, names, bots, rules)
        session = None if new else offer_saved(rules, path, tongue)
        if session is None:
            aside = keep_aside(path)
            if aside:
                click.echo(tongue.say("cli-kept-aside", file=str(aside)), err=True)
            session = new_match(rules, config, seed, seats, path)
        return Evening(session, tongue).run()

    params = [
        click.Argument(["game"], metavar=tongue.say("cli-metavar-game")),
        option("--players", "cli-players", tongue, type=int),
        option("--people", "cli-people", tongue, type=click.IntRange(1), default=1),
        option("--names", "cli-names", tongue, default=""),
        option("--bots", "cli-bots-play", tongue, default=""),
        option("--seed", "cli-seed-play", tongue),
        option("--option", "cli-option", tongue, multiple=True),
        option("--file", "cli-save-file", tongue),
        option("--new", "cli-new", tongue, is_flag=True),
        option("--options", "cli-list-options", tongue, is_flag=True),
    ]
    return click.Command("play", callback=play, params=params, help=tongue.say("cli-play"))


def show_options(game: Game[Any, Any, Any, Any], tongue: Words) -> int:
    for name, sentence in option_help(game, tongue):
        click.echo(f"{name}\n    {sentence}")
    return 0


def seat_people(players: int, people: int, names: str, bots: str, game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """People on the first seats, bots on the others (BadInput)."""
    if people > players:
        raise BadInput("cli-people-many", people=people, players=players)
    called = [name.strip() for name in names.split(",") if name.strip()]
    for name in called:
        if name in BOTS or not name.isprintable() or len(name) > 30:
            raise BadInput("cli-name", name=name[:30])
    usual = "house_cat" if "house_cat" in bots_of(game) else "greedy"
    kinds = [bot_name(name) for name in bots.split(",") if name.strip()] or [usual]
    for kind in kinds:
        make_bot(kind, game)
    seated = [called[seat] if seat < len(called) else PERSON for seat in range(people)]
    return (*seated, *(kinds[n % len(kinds)] for n in range(players - people)))


def bot_name(typed: str) -> str:
    """`House cat` and `house-cat` are meant well."""
    return "_".join(typed.lower().replace("-", " ").split())


def offer_saved(game: Game[Any, Any, Any, Any], path: Path, tongue: Words) -> Session | None:
    """An unfinished match, unless its players would rather start anew."""
    session = saved_match(game, path)
    if session is None or not session.record.moves:
        return None
    names = load_board(game.name).seat_names(len(session.record.seats), session.record.seats, tongue)
    question = tongue.say("cli-continue", seats=", ".join(names), moves=len(session.record.moves))
    answer = ask(Console(), question)
    return None if answer is not None and answer.lower().startswith("n") else session
