"""The luck of the draw, taken out of the points without bias.

Whenever something is uncovered, a fixed opinion of the table is compared with its mean over what might have come as
well. The difference has mean zero whatever the bots do, so that points less luck have the same mean as points, and
less spread. Only games for which that holds are here.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

MEASURED = ("calico",)
"""The games with a module `search/<game>_luck.py`."""


class Luck(Protocol):
    points: list[float]
    """By seat, so far."""

    def watch(self, action: Any, after: Any) -> None:
        """One action has led to this state."""


def luck_of(game: str, seed: int) -> Luck | None:
    if game not in MEASURED:
        return None
    luck: Luck = import_module(f"tabbytop.bots.search.{game}_luck").make_luck(seed)
    return luck
