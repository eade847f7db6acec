"""When a match wants to be looked at, although nobody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from tabbytop.core.game import Seat

BOT_SECONDS = 15.0
"""A bot that has not moved by then is reminded: the process in which it thought may be gone."""


def due_time(at: float, owing: Collection[Seat], bots: Collection[Seat], patience: float | None) -> float | None:
    """After something happened at this moment: when a bot should have moved, or when someone counts as away; None for a
    table that has all the time in the world."""
    if any(seat in bots for seat in owing):
        return at + BOT_SECONDS
    return at + patience if owing and patience is not None else None
