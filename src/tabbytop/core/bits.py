"""Sets of cells as bit masks: how many there are, and which comes next. Compiled with bits.pxd."""

from __future__ import annotations

ALL = 0xFFFFFFFFFFFFFFFF
ONES, TWOS, FOURS, BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


def popcount(mask: int) -> int:
    """How many bits are set."""
    mask = mask - (mask >> 1 & ONES)
    mask = (mask & TWOS) + (mask >> 2 & TWOS)
    mask = (mask + (mask >> 4)) & FOURS
    return (mask * BYTES & ALL) >> 56


def nth_bit(mask: int, n: int) -> int:
    """The n-th set bit from below, as a mask of its own."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return mask & ~(mask - 1)
