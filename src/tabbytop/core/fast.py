"""What the tables call most, and the system's clock and queue.

This is the plain form; compiled modules take the C form in fast.pxd into themselves.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from tabbytop.core.bits import nth_bit

if TYPE_CHECKING:
    from tabbytop.core.dice import Dice

__all__ = ["below", "give_way", "lowest", "now", "nth_bit", "popcount"]

now = time.monotonic
popcount = int.bit_count


def below(dice: Dice, n: int) -> int:
    return dice.below(n)


def give_way() -> None:
    """To whoever waits for this core."""
    if hasattr(os, "sched_yield"):
        os.sched_yield()


def lowest(mask: int) -> int:
    """The number of the lowest set bit."""
    return (mask & -mask).bit_length() - 1
