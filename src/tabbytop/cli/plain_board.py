"""A board for any game: what the view shows, field by field, and the legal actions by number."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from tabbytop.cli.boards import is_number, seat_names
from tabbytop.cli.screen import Flow
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tabbytop.core.game import Event, Game, Json
    from tabbytop.words import Words

FRAME = ("config", "seat", "to_act")
"""Fields of every view that say nothing of what lies on the table."""
MOST_LISTED = 9
"""Actions that stand below the fields; `m` lists them all."""


class PlainBoard:
    """A Board (see `cli/boards`) for a game that has no module there."""

    RULES: tuple[str, ...] = ()
    LINE_OPENERS: tuple[str, ...] = ()
    STEPS: tuple[str, ...] = ()
    seat_names = staticmethod(seat_names)

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def is_told(self, event: Event, viewer: int) -> bool:
        del event, viewer
        return True

    def picture(self, view: Any, owner: int, names: list[str], words: Words) -> RenderableType:
        """The same for every owner: all that is seen of all."""
        del owner
        shown = {name: value for name, value in self.game.dump_view(view).items() if name not in FRAME}
        lines = [words.say("cli-name-line", name=self.field(f, words), text=said(shown[f])) for f in shown]
        listed = self.moves(view, self.legal(view), words)
        more = ["..."] if len(listed) > MOST_LISTED else []
        head = Text(words.say("cli-name-line", name=words.title(self.game.name), text=", ".join(names)), "bold")
        return Group(head, *(Flow(line, hang=2) for line in (*lines, *listed[:MOST_LISTED], *more)))

    def field(self, name: str, words: Words) -> str:
        """What a field of the view is called; its own name where the game has no word for it."""
        key = f"{self.game.prefix}-field-{name}"
        return words.say(key) if key in words else name

    def legal(self, view: Any) -> list[Any]:
        """What this seat may do: the same in every world that looks like this."""
        if view.seat is None:
            return []
        return list(self.game.legal_actions(self.game.determinize(view, Random(0)), view.seat))

    def prompt(self, view: Any, words: Words) -> str:
        return words.say("cli-plain-ask", most=len(self.legal(view)))

    def read_action(self, text: str, view: Any) -> Any:
        """By its number in the list, or in the notation (BadInput)."""
        if not is_number(text):
            return self.game.parse_action(text)
        actions = self.legal(view)
        if not 1 <= int(text) <= len(actions):
            raise BadInput("cli-plain-number", number=text, most=len(actions))
        return actions[int(text) - 1]

    def moves(self, view: Any, actions: list[Any], words: Words) -> list[str]:
        del view
        return [f"{number}) {self.say_action(action, words)}" for number, action in enumerate(actions, 1)]

    def say_action(self, action: Any, words: Words) -> str:
        """In words where the game has them, and as it is written."""
        key, written = f"{self.game.prefix}-action-{action.kind}", self.game.format_action(action)
        if key not in words:
            return written
        return f"{words.say(key, named(self.game.dump_action(action)))} ({written})"

    def short_form(self, view: Any, action: Any, words: Words) -> str:
        del view, words
        return self.game.format_action(action)

    def say_event(self, event: Event, names: list[str], words: Words) -> str:
        name = names[event.seat] if event.seat is not None else ""
        told = {**event.args, "name": name, "cells": " ".join(event.cells)}
        return words.say(f"{self.game.prefix}-event-{event.name}", told)

    def say_line(self, line: Json, words: Words) -> str:
        return words.say(f"{self.game.prefix}-line-{line['rule']}", named(line))

    def help_lines(self, view: Any, words: Words) -> list[RenderableType]:
        del view
        return [words.say("cli-plain-help")]

    def end_lines(self, state: Any, names: list[str], words: Words) -> list[str]:
        del state, names, words
        return []


def named(obj: Json) -> dict[str, str | int]:
    """What a sentence can name of a thing in JSON."""
    return {name: value for name, value in obj.items() if isinstance(value, str | int)}


def said(value: Json) -> str:
    """A value without brackets and quotes."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {said(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list | tuple):
        parted = " | " if any(isinstance(part, list | tuple | dict) for part in value) else " "
        return parted.join(map(said, value)) or "-"
    if value is None or isinstance(value, bool):
        return "+" if value else "-"
    return str(value)
