"""How each game looks in a terminal: one module a game, each with the same functions (see Board); a game without one
has the plain board."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from rich.table import Table as Grid

from tabbytop.bots.bot import BOTS

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from tabbytop.core.game import Event, Json
    from tabbytop.words import Words


PERSON = "person"
"""A seat held by someone who gave no name."""


class Board(Protocol):
    """What a game's module answers."""

    RULES: tuple[str, ...]
    """The rules of score lines in the order of the score pad; others follow as they come."""
    LINE_OPENERS: tuple[str, ...]
    """Names of events that begin a line of the news, though the one before may be of the same seat."""

    STEPS: tuple[str, ...]
    """Names of events that only prepare an action: the news stays until it is carried out."""

    def is_told(self, event: Event, viewer: int) -> bool:
        """Whether it belongs in the viewer's news: what the picture shows anyway does not."""

    def picture(self, view: Any, owner: int, names: list[str], words: Words) -> RenderableType:
        """The table as this view shows it, with this seat's board in the middle."""

    def prompt(self, view: Any, words: Words) -> str:
        """What the seat of this view is asked now."""

    def read_action(self, text: str, view: Any) -> Any:
        """An action from what was typed: short forms or the notation (BadInput)."""

    def moves(self, view: Any, actions: list[Any], words: Words) -> list[str]:
        """The legal actions, a line each or gathered, as they may be typed."""

    def short_form(self, view: Any, action: Any, words: Words) -> str:
        """An action as it is typed."""
        ...

    def say_event(self, event: Event, names: list[str], words: Words) -> str: ...

    def say_line(self, line: Json, words: Words) -> str: ...

    def help_lines(self, view: Any, words: Words) -> list[RenderableType]: ...

    def seat_names(self, players: int, seats: tuple[str, ...], words: Words) -> list[str]: ...

    def end_lines(self, state: Any, names: list[str], words: Words) -> list[str]:
        """What else there is to say when the match is over: objectives, achievements."""


@dataclass(slots=True)
class KeyTable:
    """What a board is played with by keys, and what it holds in between."""

    names: list[str]
    console: Console
    words: Words
    news: list[str] = field(default_factory=list)
    notice: str = ""
    held: Any = None
    """The piece that was being laid."""


class Beside:
    """Two things side by side where the terminal is wide enough, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType, left_width: int) -> None:
        self.left, self.right, self.left_width = left, right, left_width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        if options.max_width < 76:
            yield self.left
            yield self.right
            return
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, width=self.left_width)
        grid.add_column(width=options.max_width - self.left_width - 1)
        grid.add_row(self.left, self.right)
        yield grid


def load_board(game: str) -> Any:
    """`cli/boards/<game>.py`, or the plain board for a game without one."""
    from tabbytop.cli.plain_board import PlainBoard
    from tabbytop.games import load_game

    module = f"{__name__}.{game}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return PlainBoard(load_game(game))


def seat_names(players: int, seats: tuple[str, ...], words: Words) -> list[str]:
    """A name for every seat: who sits there, numbered where two would be called the same."""
    seated = [seats[seat] if seat < len(seats) else PERSON for seat in range(players)]
    alone = seated.count(PERSON) == 1 and len(seats) == players
    person = words.say("cli-you") if alone else words.say("cli-person")
    titles = {bot: words.say(f"bot-{bot}") for bot in BOTS}
    given = [person if name == PERSON else titles.get(name, name) for name in seated]
    return [f"{name} {seat + 1}" if given.count(name) > 1 else name for seat, name in enumerate(given)]


def plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))


def is_number(text: str) -> bool:
    """Whether `int` can read it: other scripts have digits too."""
    return text.isascii() and text.isdigit()
