"""The quilt's cells as bits, and every table that is computed from the pieces once: masks, shifts, codes, numbers.

A cell is the bit 9 * row + column - row // 2 + 3: hexes in axial order with at least one bit between two rows that
belongs to no cell, so that the six neighbours of a whole set of cells are six shifts.

    row 0     3  4  5  6  7  8  9            east +1, south-west +8, south-east +9
    row 1      12 13 14 15 16 17 18
    row 2    20 21 22 23 24 25 26
"""

from __future__ import annotations

from tabbytop.games.calico import pieces

CHOOSING, PLACING, TAKING, OVER = 0, 1, 2, 3
BUTTON, CAT, RAINBOW = 1, 2, 4
"""What laying a patch earned, as bits."""
TAKE, ARRANGE, ACTIONS = 792, 795, 915
"""Action numbers: place = patch * 22 + open cell, then take by market spot, then three goals in order."""


def cell_bit(cell: str) -> int:
    row, column = int(cell[1]) - 1, ord(cell[0]) - ord("a")
    return 1 << (9 * row + column - row // 2 + 3)


def mask_of(cells: tuple[str, ...]) -> int:
    return sum(cell_bit(cell) for cell in cells)


def _shape_steps() -> list[int]:
    """For each cat and orientation, how far each of its further cells lies from the first one: 10 x 6 x 4 shifts."""
    steps = []
    for cat in pieces.CATS:
        turned = cat.shape
        found = set()
        for _ in range(6):
            turned = tuple((-r, q + r) for q, r in turned)
            bits = sorted(9 * r + q for q, r in turned)
            found.add(tuple(b - bits[0] for b in bits[1:]))
        shapes = sorted(found) if cat.shape else []
        flat = [list(s) + [0] * (4 - len(s)) for s in shapes] + [[0] * 4] * (6 - len(shapes))
        steps += [step for shape in flat for step in shape]
    return steps


def _orientations() -> list[int]:
    steps = _shape_steps()
    return [sum(steps[24 * cat + 4 * k] > 0 for k in range(6)) for cat in range(10)]


def _printed(by: int) -> list[int]:
    """For each board and each colour (by 0) or pattern (by 1), the mask of its printed rim: 4 x 6 masks."""
    masks = [0] * 24
    letters = (pieces.COLOUR_LETTERS, pieces.PATTERN_LETTERS)[by]
    for board, rows in enumerate(pieces.BOARDS.values()):
        codes = " ".join(rows).split()
        for cell, code in zip(pieces.CELLS, codes, strict=True):
            if cell in pieces.RIM:
                masks[6 * board + letters.index(code[by])] |= cell_bit(cell)
    return masks


def _histogram_code(counts: tuple[int, ...]) -> int:
    """How often each count occurs among six colours or patterns, 0 included: four bits each."""
    return sum(1 << 4 * n for n in counts) + 6 - len(counts)


FULL = mask_of(pieces.CELLS)
OPEN = mask_of(pieces.OPEN_CELLS)
CELL_BITS = [cell_bit(cell) for cell in pieces.OPEN_CELLS]
COLOUR_RIM, PATTERN_RIM = _printed(0), _printed(1)
CAT_SIZE = [cat.size for cat in pieces.CATS]
CAT_POINTS = [cat.points for cat in pieces.CATS]
STEPS, ORIENTATIONS = _shape_steps(), _orientations()
GOAL_CODES = [_histogram_code(goal.histogram) for goal in pieces.GOALS]
GOAL_VALUES: list[int] = [
    value for name in ("rulebook", "tile") for goal in pieces.GOALS for value in getattr(goal, name)
]
ARRANGED = [100 * a + 10 * b + c for a in range(6) for b in range(6) for c in range(6) if len({a, b, c}) == 3]
"""The 120 ways to put three of six goals on top, right and bottom left: one decimal digit each."""
FIXED_GOALS = [
    pieces.GOAL_NUMBERS[label]
    for labels in (pieces.BEGINNER_GOALS, *(s.goals for s in pieces.SCENARIOS))
    for label in labels
]
"""By scenario, 0 for the beginner's set-up: three goals each."""


def ring(cell: str) -> int:
    """The six neighbours of an inner cell."""
    bit = cell_bit(cell)
    return bit << 1 | bit >> 1 | bit << 8 | bit >> 8 | bit << 9 | bit >> 9


RINGS = [ring(cell) for cell in pieces.GOAL_CELLS]
