"""The luck of the draw, taken out of the points without bias.

Whenever something is uncovered, a fixed opinion of the table is compared with its mean over what might have come as
well. The difference has mean zero whatever the bots do, so that points less luck have the same mean as points, and
less spread. Only games for which that holds have it in their kit.
"""

from __future__ import annotations

from typing import Any, Protocol

from tabbytop.bots.kit import kit_of


class Luck(Protocol):
    points: list[float]
    """By seat, so far."""

    def watch(self, action: Any, after: Any) -> None:
        """One action has led to this state."""


def luck_of(game: str, seed: int) -> Luck | None:
    make_luck = kit_of(game).make_luck
    return make_luck(seed) if make_luck else None
