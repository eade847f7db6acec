"""How is it said? Sentences in each of LANGUAGES from Fluent files. May import `core` and `games`."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from tabbytop.core.languages import LANGUAGES
from tabbytop.games import GAMES, load_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbytop.core.errors import BadInput, Objection

SHELVES = ("tabbytop.words", *(f"tabbytop.games.{name}" for name in GAMES))
"""The packages with a `locale` folder."""
ECHO, LONGEST = 60, 2_000
"""Letters of what came from outside, and of anything at all, that are said again in a sentence."""
OURS = frozenset(
    ("allowed", "boards", "bots", "breeds", "cards", "cats", "cells", "colours", "commands", "due", "fields", "file",
     "filled", "games", "goals", "hand", "kinds", "known", "languages", "names", "numbers", "options", "patterns",
     "reactions", "shapes", "slots", "why")
)  # fmt: skip
"""Named values that list what there is, sentences and files: not cut like those that came from outside."""
MOST_DIGITS = 15
"""Of a number that is written in the manner of a language; more than a float holds can't be."""
MOST_BITS = 4096
"""Of a number that is written at all: Python refuses thousands of digits."""


class Words:
    """One language's sentences by key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for shelf in SHELVES:
            file = resources.files(shelf).joinpath("locale", f"{language}.ftl")
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, named: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """The sentence of this key. A missing key is a programmer's mistake and raises KeyError."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, {**(named or {}), **more})
        if errors:
            raise ValueError(key, errors)
        return str(text)

    def title(self, game: str) -> str:
        """What the game of this name is called."""
        return self.say(f"{load_game(game).prefix}-title")

    def explain(self, problem: BadInput | Objection) -> str:
        """A problem in one sentence; animals that it names are called by their names in this language."""
        named = problem.named if isinstance(problem, ValueError) else problem.args
        prefix = problem.code.partition("-")[0]
        short = {name: in_short(value, LONGEST if name in OURS else ECHO) for name, value in named.items()}
        said = {name: self._called(f"{prefix}-animal-{value}", value) for name, value in short.items()}
        return self.say(problem.code, said)

    def _called(self, key: str, value: str | int) -> str | int:
        return self.say(key) if key in self else value


def in_short(value: str | int, most: int = ECHO) -> str | int:
    """A value as a sentence can hold it: the one place where what is said again is cut."""
    if isinstance(value, int) and abs(value) < 10**MOST_DIGITS:
        return value
    text = value if isinstance(value, str) else str(value) if value.bit_length() < MOST_BITS else "…"
    return text if len(text) <= most else text[: most - 1] + "…"


@cache
def load_words(language: str) -> Words:
    return Words(language)


def spoken_language(wish: str | None = None) -> str:
    """The first of the wish, LC_ALL, LC_MESSAGES and LANG that is one of ours; else English."""
    names = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    names.append(locale.getlocale()[0])
    for name in names:
        if name and name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"
