"""Where a shape fits on a boat: all first cells of a turn at once, by shift-and over rows. Compiled with placing.pxd.

`free` holds the empty cells and `touch` those of them where a discovery would touch another, as rows of bits; a
seat's rows begin at `block` (geometry.BLOCK). Two rows go through each step in one word of 64 bits, row r in the lower
half and row r + 1 in the upper one. Rule 4.1 of docs/rules/isle_of_cats.
"""

from __future__ import annotations

from tabbytop.core import fast
from tabbytop.games.isle_of_cats import geometry

Rows = list[int]
Words = list[int]

FIRST_TURN = geometry.FIRST_TURN
SIZE = geometry.SIZE
DY = geometry.DY
SHIFT = geometry.SHIFT
CELL_AT = geometry.CELL_AT
BOAT_ROWS = geometry.BOAT_ROWS
ONES, TWOS, FOURS, SUM = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


def pair_rows(rows: Rows, block: int, pairs: Words) -> None:
    """Put each row of a seat together with the next one."""
    for r in range(13):
        lower = rows[block + r]
        upper = rows[block + r + 1]
        pairs[r] = lower | upper << 32


def fit(free: Words, touch: Words, turn: int, words: Words) -> None:
    """Fill five words with the first cells on which this turn may be laid: bit x, or 32 + x, for column x."""
    found = [0] * 5
    near = [0] * 5
    first = 6 * turn
    last = first + SIZE[turn]
    for i in range(5):
        found[i] = free[2 * i] >> 5
        near[i] = touch[2 * i] >> 5
    for k in range(first + 1, last):
        at = DY[k]
        shift = SHIFT[k]
        for i in range(5):
            found[i] &= free[at + 2 * i] >> shift
    if found[0] | found[1] | found[2] | found[3] | found[4]:
        for k in range(first + 1, last):
            at = DY[k]
            shift = SHIFT[k]
            for i in range(5):
                near[i] |= touch[at + 2 * i] >> shift
    for i in range(5):
        words[i] = found[i] & near[i]


def count_words(words: Words) -> int:
    """How many bits are set in five words: sums by byte in each, then of all bytes."""
    total = 0
    for i in range(5):
        word = words[i]
        word = word - (word >> 1 & ONES)
        word = (word & TWOS) + (word >> 2 & TWOS)
        total += (word + (word >> 4)) & FOURS
    return total * SUM >> 56 & 255


def fitting(free: Rows, touch: Rows, block: int, turn: int, words: Words) -> None:
    """`fit` for one turn on a seat's boat."""
    free_pairs = [0] * 13
    touch_pairs = [0] * 13
    pair_rows(free, block, free_pairs)
    pair_rows(touch, block, touch_pairs)
    fit(free_pairs, touch_pairs, turn, words)


def count_turns(free: Rows, touch: Rows, block: int, shape: int, counts: Rows) -> int:
    """Fill `counts` with the number of placements of each turn of a shape; their sum."""
    free_pairs = [0] * 13
    touch_pairs = [0] * 13
    words = [0] * 5
    pair_rows(free, block, free_pairs)
    pair_rows(touch, block, touch_pairs)
    total = 0
    first = FIRST_TURN[shape]
    for turn in range(first, FIRST_TURN[shape + 1]):
        fit(free_pairs, touch_pairs, turn, words)
        count = count_words(words)
        counts[turn - first] = count
        total += count
    return total


def fits(free: Rows, touch: Rows, block: int, shape: int) -> int:
    """Whether a shape can be drawn at all, in any turn."""
    free_pairs = [0] * 13
    touch_pairs = [0] * 13
    words = [0] * 5
    pair_rows(free, block, free_pairs)
    pair_rows(touch, block, touch_pairs)
    for turn in range(FIRST_TURN[shape], FIRST_TURN[shape + 1]):
        fit(free_pairs, touch_pairs, turn, words)
        if words[0] | words[1] | words[2] | words[3] | words[4]:
            return 1
    return 0


def nth_cell(free: Rows, touch: Rows, block: int, turn: int, n: int) -> int:
    """The number of the n-th first cell on which this turn may be laid, in reading order."""
    words = [0] * 5
    fitting(free, touch, block, turn, words)
    i = 0
    count = fast.popcount(words[0])
    while n >= count:
        n -= count
        i += 1
        count = fast.popcount(words[i])
    bit = fast.popcount(fast.nth_bit(words[i], n) - 1)
    return CELL_AT[22 * (2 * i + bit // 32) + bit % 32]


def spread(free: Rows, touch: Rows, block: int) -> None:
    """Find anew where a discovery would touch another: the free cells beside the filled ones."""
    filled = [0] * 12
    for r in range(9):
        filled[r + 1] = BOAT_ROWS[r] & ~free[block + r]
    for r in range(9):
        touch[block + r] = free[block + r] & (filled[r + 1] << 1 | filled[r + 1] >> 1 | filled[r] | filled[r + 2])
