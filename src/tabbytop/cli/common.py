"""What several commands ask for: a game, its options, a file of JSON."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Game, Json
    from tabbytop.words import Words
    from tabbytop.words.options import ChoiceWords


def option(name: str, key: str, words: Words, **more: Any) -> click.Option:
    """An option with its help sentence in the reader's language."""
    return click.Option([name], help=words.say(key), **more)


def parse_options(pairs: tuple[str, ...], players: int | None) -> dict[str, Any]:
    """`--option k=v` pairs and `--players` as the options of a config."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadInput("cli-option-pair", pair=pair)
        options[name.strip()] = value.strip()
    if players is not None:
        options["players"] = players
    return options


def read_text(name: str) -> str:
    """Of a file, or of standard input for `-` (BadInput)."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        text = data.decode("utf-8")
    except OSError:
        raise BadInput("cli-file", file=name) from None
    except UnicodeDecodeError:
        raise BadInput("cli-no-text", file=name) from None
    if text.startswith("\ufeff"):
        raise BadInput("cli-bom", file=name)
    return text


def read_json(name: str) -> Json:
    """The one JSON value of a file."""
    try:
        return msgspec.json.decode(read_text(name))
    except msgspec.DecodeError as error:
        raise BadInput("cli-json", file=name, why=str(error)) from None
    except RecursionError:
        raise BadInput("cli-deep", file=name) from None


def read_records(name: str) -> Iterator[tuple[int, Json]]:
    """The records of a file with their line numbers: one JSON value a line, or one value over all lines."""
    text = read_text(name)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadInput("cli-empty", file=name)
    try:
        yield 1, msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        for number, line in lines:
            yield number, _decode_line(name, number, line)


def _decode_line(name: str, number: int, line: str) -> Json:
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BadInput("cli-json-line", file=name, line=number, why=str(error)) from None
    except RecursionError:
        raise BadInput("cli-deep", file=name) from None


def without_controls(text: str) -> str:
    """What others have written, without signs that would steer the terminal."""
    return "".join(sign for sign in text if unicodedata.category(sign) != "Cc")


def option_help(game: Game[Any, Any, Any, Any], words: Words) -> list[tuple[str, list[str]]]:
    """Each option of a game as it is typed, with its title, its sentence and a line for each choice."""
    from dataclasses import fields
    from typing import get_type_hints

    from tabbytop.core.options import allowed_values
    from tabbytop.words.options import option_words

    hints = get_type_hints(game.config_type)
    ranges = {"players": game.seats, **game.number_options}
    found = []
    for f in fields(game.config_type):
        said = option_words(game, f.name, words)
        allowed = " ... ".join(map(str, ranges[f.name])) if f.name in ranges else allowed_values(hints[f.name])
        lines = [f"{said.meaning} [{allowed}]", *_choice_lines(said.choices)]
        found.append((f"{f.name}={_shown(f.default)} ({said.title})", lines))
    return found


def _choice_lines(choices: tuple[ChoiceWords, ...]) -> list[str]:
    """What each choice means; nothing where the words are what is typed, as names and numbers are."""
    told = [(choice.value, choice.meaning or choice.title) for choice in choices if isinstance(choice.value, str)]
    if all(text.lower() == value.replace("_", " ") for value, text in told):
        return []
    return [f"  {value} = {text}" for value, text in told]


def _shown(default: Any) -> str:
    """A default as it would be typed."""
    if isinstance(default, bool):
        return str(default).lower()
    return ",".join(map(str, default)) if isinstance(default, tuple) else str(default)
