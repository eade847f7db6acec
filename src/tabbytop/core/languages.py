"""The languages that everything is said in: the one list of them."""

from __future__ import annotations

from typing import Literal, get_args

Language = Literal["en", "fr", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
