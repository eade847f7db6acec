"""What are the rules? Each game may import `core`; never another game, nor anything above."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tabbytop.core.errors import BadInput
from tabbytop.core.game import Game

GAMES = ("calico", "isle_of_cats", "yummy_kitty")
"""The one list of games; a game's name is its path in every room."""


def load_game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of this name, imported only now (BadInput)."""
    if name not in GAMES:
        raise BadInput("game-unknown", game=name, games=", ".join(GAMES))
    game: Game[Any, Any, Any, Any] = import_module(f"tabbytop.games.{name}.game").GAME
    return game
