"""`tabbytop play`: a whole match in the terminal, against bots or with people in turn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from tabbytop.bots.bot import BOTS, bots_of, make_bot
from tabbytop.cli.boards import PERSON, load_board
from tabbytop.cli.common import option, option_help, parse_options
from tabbytop.cli.screen import ask
from tabbytop.cli.session import default_file, keep_aside, new_match, saved_match
from tabbytop.cli.terminal_match import TerminalMatch
from tabbytop.core.errors import BadInput
from tabbytop.core.play import UNDO, parse_undo
from tabbytop.games import load_game
from tabbytop.server.settings import budget_from_environment

if TYPE_CHECKING:
    from tabbytop.cli.session import Session
    from tabbytop.core.game import Game
    from tabbytop.core.play import Undo
    from tabbytop.words import Words


def command(words: Words) -> click.Command:
    def play(game: str, players: int | None, people: int, names: str, bots: str, seed: str | None,
             option: tuple[str, ...], file: str | None, new: bool, undo: str, options: bool) -> int:  # fmt: skip
        rules = load_game(game)
        if options:
            return show_options(rules, words)
        path = Path(file) if file else default_file(game)
        config, budget = rules.load_config(parse_options(option, players)), budget_from_environment()
        seats = seat_people(config.players, people, names, bots, rules)
        wish = checked_undo(undo, people)
        session = None if new else offer_saved(rules, path, words)
        if session is None:
            aside = keep_aside(path)
            if aside:
                click.echo(words.say("cli-kept-aside", file=str(aside)), err=True)
            session = new_match(rules, config, seed, seats, path, wish)
        session.budget = budget
        return TerminalMatch(session, words).run()

    params = [
        click.Argument(["game"], metavar=words.say("cli-metavar-game")),
        option("--players", "cli-players", words, type=int),
        option("--people", "cli-people", words, type=click.IntRange(1), default=1),
        option("--names", "cli-names", words, default=""),
        option("--bots", "cli-bots-play", words, default=""),
        option("--seed", "cli-seed-play", words),
        option("--option", "cli-option", words, multiple=True),
        option("--file", "cli-save-file", words),
        option("--new", "cli-new", words, is_flag=True),
        option("--undo", "cli-undo", words, default=UNDO[0], metavar="|".join(UNDO)),
        option("--options", "cli-list-options", words, is_flag=True),
    ]
    return click.Command("play", callback=play, params=params, help=words.say("cli-play"))


def checked_undo(wish: str, people: int) -> Undo:
    """(BadInput)"""
    undo = parse_undo(wish.lower().replace("-", "_"))
    if undo == "anything" and people > 1:
        raise BadInput("host-practice-alone")
    return undo


def show_options(game: Game[Any, Any, Any, Any], words: Words) -> int:
    for name, lines in option_help(game, words):
        click.echo("\n    ".join((name, *lines)))
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


def offer_saved(game: Game[Any, Any, Any, Any], path: Path, words: Words) -> Session | None:
    """An unfinished match, unless its players would rather start anew."""
    session = saved_match(game, path)
    if session is None or not session.engine.moves:
        return None
    names = load_board(game.name).seat_names(len(session.seats), session.seats, words)
    question = words.say("cli-continue", seats=", ".join(names), moves=len(session.engine.moves))
    answer = ask(Console(), question)
    return None if answer is not None and answer.lower().startswith("n") else session
