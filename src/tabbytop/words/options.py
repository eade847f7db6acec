"""The words of a game's options: a title, a sentence, and each choice with its title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_type_hints

from tabbytop.core.options import choices_of

if TYPE_CHECKING:
    from tabbytop.core.game import Game
    from tabbytop.words import Words


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    value: str | int
    title: str
    meaning: str | None
    """One sentence, where the title does not say it all."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    title: str
    meaning: str
    """One sentence on the option as a whole."""
    choices: tuple[ChoiceWords, ...]
    """Of an option that is one of a list or several; none for flags and numbers."""


def option_words(game: Game[Any, Any, Any, Any], name: str, words: Words) -> OptionWords:
    key = f"{game.prefix}-option-{name}"
    values = choices_of(get_type_hints(game.config_type)[name])
    choices = tuple(choice_words(f"{game.prefix}-value-{name}", value, words) for value in values)
    return OptionWords(words.say(f"{key}-title"), words.say(key), choices)


def choice_words(option: str, value: str | int, words: Words) -> ChoiceWords:
    """By the choice's own key, or by the one key of an option whose choices are numbered."""
    own = f"{option}-{value}"
    about = f"{own}-about"
    title = words.say(own) if own in words else words.say(option, value=value)
    return ChoiceWords(value, title, words.say(about) if about in words else None)
