"""Tables for Calico's learned value, computed once: partitions of a goal's neighbours, cells by bit, sizes of groups.

The six neighbours of a goal matter only by how often each colour (or pattern) occurs among them: a partition of the
number of filled cells. There are 30 partitions of 0 to 6; colours and patterns fill the same cells, so that 210 pairs
of them can occur.
"""

from __future__ import annotations

from tabbytop.games.calico import pieces
from tabbytop.games.calico.geometry import CELL_BITS, RINGS


def _partitions(total: int, most: int) -> list[tuple[int, ...]]:
    if total == 0:
        return [()]
    return [(first, *rest) for first in range(min(total, most), 0, -1) for rest in _partitions(total - first, first)]


PARTS = [part for total in range(7) for part in _partitions(total, 6)]
"""All 30, by how many cells are filled."""
PART_TOTAL = [sum(part) for part in PARTS]


def _grown(part: tuple[int, ...], size: int) -> int:
    """The partition in which one part of this size (0: a new one) has grown by one; 0 where there is none."""
    sizes = list(part)
    if size:
        if size not in sizes:
            return 0
        sizes.remove(size)
    grown = tuple(sorted([*sizes, size + 1], reverse=True))
    return PARTS.index(grown) if grown in PARTS else 0


GROW = [_grown(part, size) for part in PARTS for size in range(7)]
"""30 x 7: by partition and the count of the value that is added."""
GOAL_PART = [PARTS.index(goal.histogram) for goal in pieces.GOALS]


def _joint() -> list[int]:
    pairs = [(a, b) for a in range(30) for b in range(30) if PART_TOTAL[a] == PART_TOTAL[b]]
    numbers = {pair: number for number, pair in enumerate(pairs)}
    return [numbers.get((a, b), 0) for a in range(30) for b in range(30)]


JOINT = _joint()
"""30 x 30 pairs of partitions, numbered 0 to 209."""

RINGS_AT = [sum(1 << place for place, ring in enumerate(RINGS) if ring & bit) for bit in CELL_BITS]
"""By open cell: which of the three goals it touches, as bits."""


def _cell_at() -> list[int]:
    cells = [0] * 64
    for cell, bit in enumerate(CELL_BITS):
        cells[bit.bit_length() - 1] = cell
    return cells


CELL_AT = _cell_at()
"""By bit: the number of the open cell."""

EXACT, COLOUR, KINDS = 10, 15, 17
"""Kinds of groups: ten cats, the five shapes when they must be exact, colours without and with a button."""
NEED = [cat.size for cat in pieces.CATS] + [cat.size for cat in pieces.CATS[1::2]] + [3, 3]
"""By kind: how many patches it wants."""
IS_SHAPE = [int(bool(cat.shape)) for cat in pieces.CATS] + [1] * 5 + [0, 0]

SLOTS = 80
"""Features of one kind: size x liberties (or matched cells x ways), then cells that finish x cells that nearly do."""
GOALS, GOAL_STATES = 12, 210
"""Six goals, and the same when they count both ways only."""
GROUP_BASE = 8
GOAL_BASE = GROUP_BASE + KINDS * SLOTS
COLOUR_BASE = GOAL_BASE + GOALS * GOAL_STATES
PATTERN_BASE = COLOUR_BASE + GOALS * 30
BASES = PATTERN_BASE + GOALS * 30
"""Features without their stage: one bias, seven numbers of buttoned colours, groups, goals, goals by one side only."""
STAGES, EPOCHS = 23, 6
"""Stage: open cells that are left; an epoch is four of them."""

OBJECTIVES = ("points", "rainbow", "cats", "each_cat", "same_cat", "same_colour_buttons", "goals_both_ways", "goals")
WANTED = [0] * 8 + [scenario.objectives.get(name, 0) for scenario in pieces.SCENARIOS for name in OBJECTIVES]
"""11 x 8: by scenario, what it wants of each."""
