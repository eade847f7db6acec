"""What the tables call most. This is the plain form; compiled modules take the C form in fast.pxd into themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.bits import nth_bit

if TYPE_CHECKING:
    from tabbytop.core.dice import Dice

__all__ = ["below", "lowest", "nth_bit", "popcount"]

popcount = int.bit_count


def below(dice: Dice, n: int) -> int:
    return dice.below(n)


def lowest(mask: int) -> int:
    """The number of the lowest set bit."""
    return (mask & -mask).bit_length() - 1
