"""Where a shape fits on a boat: all first cells of a turn at once, by shift-and over rows. Compiled with placing.pxd.

`free` holds the empty cells and `touch` those of them where a discovery would touch another, as rows of bits; a
seat's rows begin at `block` (geometry.BLOCK). Rule 4.1 of docs/rules/isle_of_cats.
"""

from __future__ import annotations

from tabbytop.core import fast
from tabbytop.games.isle_of_cats import geometry

Rows = list[int]

FIRST_TURN = geometry.FIRST_TURN
DY = geometry.DY
SHIFT = geometry.SHIFT
CELL_AT = geometry.CELL_AT
HULL = [*geometry.BOAT_ROWS, 0, 0, 0]


def fitting(free: Rows, touch: Rows, block: int, turn: int, rows: Rows, start: int) -> int:
    """Fill twelve rows from `start` with the first cells that this turn may be laid on, bit x for column x; count them.

    Six cells for every turn, whatever its size, and no rows but its own to write to: compiled, all stays in vectors.
    """
    i = 6 * turn
    a, b, c, d, e = block + DY[i + 1], block + DY[i + 2], block + DY[i + 3], block + DY[i + 4], block + DY[i + 5]
    s, t, u, v, w = SHIFT[i + 1], SHIFT[i + 2], SHIFT[i + 3], SHIFT[i + 4], SHIFT[i + 5]
    found = [0] * 12
    total = 0
    for r in range(12):
        word = free[block + r] >> 5 & free[a + r] >> s & free[b + r] >> t
        near = touch[block + r] >> 5 | touch[a + r] >> s | touch[b + r] >> t
        word &= free[c + r] >> u & free[d + r] >> v & free[e + r] >> w
        word &= near | touch[c + r] >> u | touch[d + r] >> v | touch[e + r] >> w
        found[r] = word
        word = word - (word >> 1 & 0x55555555)  # popcount: sums of bytes in all rows, then of the four bytes
        word = (word & 0x33333333) + (word >> 2 & 0x33333333)
        total += (word + (word >> 4)) & 0x0F0F0F0F
    for r in range(12):
        rows[start + r] = found[r]
    return total * 0x01010101 >> 24 & 255


def fits(free: Rows, touch: Rows, block: int, shape: int) -> int:
    """Whether a shape can be drawn at all, in any turn."""
    rows = [0] * 12
    for turn in range(FIRST_TURN[shape], FIRST_TURN[shape + 1]):
        if fitting(free, touch, block, turn, rows, 0):
            return 1
    return 0


def nth_cell(rows: Rows, start: int, n: int) -> int:
    """The number of the n-th first cell in the rows that `fitting` has filled, in reading order, two rows at a time."""
    y = count = word = 0
    while n >= count:
        n -= count
        word = rows[start + y + 1]
        word = word << 32 | rows[start + y]
        count = fast.popcount(word)
        y += 2
    bit = fast.lowest(fast.nth_bit(word, n))
    return CELL_AT[22 * (y - 2 + bit // 32) + bit % 32]


def spread(free: Rows, touch: Rows, block: int) -> None:
    """Find anew where a discovery would touch another: the free cells beside the filled ones."""
    filled = [0] * 14
    near = [0] * 12
    for r in range(12):
        filled[r + 1] = HULL[r] & ~free[block + r]
    for r in range(12):
        near[r] = filled[r] | filled[r + 1] << 1 | filled[r + 1] >> 1 | filled[r + 2]
    for r in range(12):
        touch[block + r] = free[block + r] & near[r]
