"""How is it said? Sentences in English, French and Spanish from Fluent files. May import `core` and `games`."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from tabbytop.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbytop.core.errors import BadInput, Objection

LANGUAGES = ("en", "fr", "es")
WORDS_PREFIX = {"calico": "calico", "isle_of_cats": "isle", "yummy_kitty": "yummy"}
"""How the keys of a game's words begin."""
SHELVES = ("tabbytop.words", *(f"tabbytop.games.{name}" for name in GAMES))
"""The packages with a `locale` folder."""


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

    def explain(self, problem: BadInput | Objection) -> str:
        """A problem in one sentence; animals that it names are called by their names in this language."""
        named = problem.named if isinstance(problem, ValueError) else problem.args
        prefix = problem.code.partition("-")[0]
        said = {name: self._called(f"{prefix}-animal-{value}", value) for name, value in named.items()}
        return self.say(problem.code, said)

    def _called(self, key: str, value: str | int) -> str | int:
        return self.say(key) if key in self else value


@cache
def words(language: str) -> Words:
    return Words(language)


def spoken_language(wish: str | None = None) -> str:
    """The first of the wish, LC_ALL, LC_MESSAGES and LANG that is one of ours; else English."""
    names = [wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    names.append(locale.getlocale()[0])
    for name in names:
        if name and name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"
