"""The five graded opponents of a game, from one who loses kindly to one who does not."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabbytop.core.game import Game

LEVELS = ("kitten", "house_cat", "alley_cat", "tiger", "master")
"""From the weakest on; the weaker ones see less far and choose more softly, they don't blunder at random."""
GRADED = ("calico", "isle_of_cats", "yummy_kitty")
"""The games that have them; each has a module `search/<game>.py` with `make_level(name, game)`."""


def is_graded(game: str) -> bool:
    return game in GRADED


def make_level(name: str, game: Game[Any, Any, Any, Any]) -> Any:
    return import_module(f"tabbytop.bots.search.{game.name}").make_level(name, game)
