"""Where a shape fits on a boat: all first cells of a turn at once, by shift-and over rows. Compiled with placing.pxd.

`free` holds the empty cells and `touch` those of them where a discovery would touch another, as rows of bits; a
seat's rows begin at `block` (geometry.BLOCK). Rule 4.1 of docs/rules/isle_of_cats.
"""

from __future__ import annotations

from tabbytop.core.bits import nth_bit, popcount
from tabbytop.games.isle_of_cats import geometry

Rows = list[int]

FIRST_TURN = geometry.FIRST_TURN
SIZE = geometry.SIZE
DY = geometry.DY
SHIFT = geometry.SHIFT
CELL_AT = geometry.CELL_AT
BOAT_ROWS = geometry.BOAT_ROWS
ODD, PAIRS, NIBBLES, SUM = 0x55555555, 0x33333333, 0x0F0F0F0F, 0x01010101


def fitting(free: Rows, touch: Rows, block: int, turn: int, rows: Rows) -> None:
    """Fill twelve rows with the first cells on which this turn may be laid, bit x for column x."""
    found = [0] * 12
    near = [0] * 12
    for r in range(12):
        found[r] = free[block + r] >> 5
        near[r] = touch[block + r] >> 5
    for k in range(6 * turn + 1, 6 * turn + SIZE[turn]):
        at = block + DY[k]
        shift = SHIFT[k]
        for r in range(12):
            found[r] &= free[at + r] >> shift
            near[r] |= touch[at + r] >> shift
    for r in range(12):
        rows[r] = found[r] & near[r]


def count_rows(rows: Rows) -> int:
    """How many bits are set in twelve rows: sums of bytes in all rows, then of the four bytes."""
    total = 0
    for r in range(12):
        word = rows[r]
        word = word - (word >> 1 & ODD)
        word = (word & PAIRS) + (word >> 2 & PAIRS)
        total += (word + (word >> 4)) & NIBBLES
    return total * SUM >> 24 & 255


def count_turns(free: Rows, touch: Rows, block: int, shape: int, counts: Rows) -> int:
    """Fill `counts` with the number of placements of each turn of a shape; their sum."""
    rows = [0] * 12
    total = 0
    first = FIRST_TURN[shape]
    for turn in range(first, FIRST_TURN[shape + 1]):
        fitting(free, touch, block, turn, rows)
        count = count_rows(rows)
        counts[turn - first] = count
        total += count
    return total


def fits(free: Rows, touch: Rows, block: int, shape: int) -> int:
    """Whether a shape can be drawn at all, in any turn."""
    rows = [0] * 12
    for turn in range(FIRST_TURN[shape], FIRST_TURN[shape + 1]):
        fitting(free, touch, block, turn, rows)
        any_row = 0
        for r in range(12):
            any_row |= rows[r]
        if any_row:
            return 1
    return 0


def nth_cell(free: Rows, touch: Rows, block: int, turn: int, n: int) -> int:
    """The number of the n-th first cell on which this turn may be laid, in reading order."""
    rows = [0] * 12
    fitting(free, touch, block, turn, rows)
    y = 0
    count = popcount(rows[0])
    while n >= count:
        n -= count
        y += 1
        count = popcount(rows[y])
    return CELL_AT[22 * y + popcount(nth_bit(rows[y], n) - 1)]


def spread(free: Rows, touch: Rows, block: int) -> None:
    """Find anew where a discovery would touch another: the free cells beside the filled ones."""
    filled = [0] * 12
    for r in range(9):
        filled[r + 1] = BOAT_ROWS[r] & ~free[block + r]
    for r in range(9):
        touch[block + r] = free[block + r] & (filled[r + 1] << 1 | filled[r + 1] >> 1 | filled[r] | filled[r + 2])
