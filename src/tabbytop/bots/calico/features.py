"""Tables for Calico's learned value, computed once: partitions of a goal's neighbours, cells by bit, sizes of groups.

The six neighbours of a goal matter only by how often each colour (or pattern) occurs among them: a partition of the
number of filled cells. There are 30 partitions of 0 to 6; colours and patterns fill the same cells, so that 210 pairs
of them can occur.
"""

from __future__ import annotations

from tabbytop.bots.weights import Weights
from tabbytop.games.calico import pieces
from tabbytop.games.calico.geometry import CELL_BITS, RINGS

WEIGHTS = Weights("calico", version=1)


def _partitions(total: int, most: int) -> list[tuple[int, ...]]:
    if total == 0:
        return [()]
    return [(first, *rest) for first in range(min(total, most), 0, -1) for rest in _partitions(total - first, first)]


PARTS = [part for total in range(7) for part in _partitions(total, 6)]
"""By how many cells are filled."""
PARTITIONS = len(PARTS)
assert PARTITIONS == 30
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

SLOTS, FINISHING = 80, 64
"""Features of one kind: size x liberties (or matched cells x ways), then from FINISHING on cells that finish x cells
that nearly do."""
GOALS, GOAL_STATES = 12, 210
"""Six goals, and the same when they count both ways only."""
COLOURS_BUTTONED = 7
"""Numbers of colours with a button."""

# Features without their stage, in this order: one bias, colours with a button, groups, goals, goals by one side only.
RAINBOW_BASE = 1
GROUP_BASE = RAINBOW_BASE + COLOURS_BUTTONED
GOAL_BASE = GROUP_BASE + KINDS * SLOTS
COLOUR_BASE = GOAL_BASE + GOALS * GOAL_STATES
PATTERN_BASE = COLOUR_BASE + GOALS * PARTITIONS
BASES = PATTERN_BASE + GOALS * PARTITIONS
STAGES, BANDS, BAND = 23, 6, 4
"""Stage: open cells that are left; a band is four of them."""

# Weights of the value, by stage.
GROUP_ROW, GOAL_ROW, RAINBOW_ROW = KINDS * SLOTS, GOALS * GOAL_STATES, COLOURS_BUTTONED
"""Of one stage."""
GROUP_WEIGHTS, GOAL_WEIGHTS, RAINBOW_WEIGHTS = STAGES * GROUP_ROW, STAGES * GOAL_ROW, STAGES * RAINBOW_ROW
"""Of all stages; in the file they lie in this order, and the biases last."""
GOALS_AT = GROUP_WEIGHTS
RAINBOW_AT = GOALS_AT + GOAL_WEIGHTS
BIAS_AT = RAINBOW_AT + RAINBOW_WEIGHTS


def zeros(count: int) -> list[float]:
    """So many; Cython fills its arrays with a literal number of them only, or with a list that it is given."""
    return [0.0] * count


OBJECTIVES = ("points", "rainbow", "cats", "each_cat", "same_cat", "same_colour_buttons", "goals_both_ways", "goals")
WANTED = [0] * 8 + [scenario.objectives.get(name, 0) for scenario in pieces.SCENARIOS for name in OBJECTIVES]
"""11 x 8: by scenario, what it wants of each."""
