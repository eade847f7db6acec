"""Names as people type them: in any case, with blanks or hyphens, with a word more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_SHOWN = 60


def find_name(given: object, names: Iterable[str]) -> str | None:
    """`Light Blue` is light_blue, `aaa-bbb` is AAA-BBB."""
    if not isinstance(given, str):
        return None
    known = list(names)
    found = [given] if given in known else [name for name in known if _plain(name) == _plain(given)]
    return found[0] if len(found) == 1 else None


def find_in_words(given: object, names: Iterable[str]) -> str | None:
    """The same, and `Orange Tabby` is orange if no other name is among its words."""
    known = list(names)
    if (whole := find_name(given, known)) or not isinstance(given, str):
        return whole
    said = set(_plain(given).split("_"))
    found = [name for name in known if set(_plain(name).split("_")) <= said]
    return found[0] if len(found) == 1 else None


def _plain(name: str) -> str:
    return "_".join(name.casefold().replace("-", " ").replace("_", " ").split())


def quoted(value: object) -> str:
    """What was typed, short enough for a sentence."""
    text = str(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
