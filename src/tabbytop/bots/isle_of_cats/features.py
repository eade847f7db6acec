"""Tables for the value of a boat in Explore & Draw, computed once: where each kind of feature begins, and its steps."""

from __future__ import annotations

from tabbytop.bots.weights import Weights
from tabbytop.games.isle_of_cats import geometry

WEIGHTS = Weights("isle_of_cats", version=2)

_SIZES = {
    "bias": 1,
    "group": 7 * 4,
    "dear": 5 * 6,
    "largest": 2,
    "room": 7,
    "nearly": 5,
    "gap": 9,
    "rat": 1,
    "map": 1,
    "cat": 1,
    "special": 8,
    "lesson": 26 * 6,
    "sister": 18 * 6,
}
"""Features by kind: groups of cats that can grow (by size and liberties; what the sister gets for them; the two
largest), open cells of each room, rooms that are nearly full, gaps (of one cell, of two, dead ends, the shore, open
cells, squares of 2 x 2, oblongs of 2 x 3), rats, free maps, cats, the specials that are left, and how far each ticked
lesson and each of the sister's has come."""
FIRST = {kind: sum(list(_SIZES.values())[:i]) for i, kind in enumerate(_SIZES)}
FEATURES = sum(_SIZES.values())
ROOM_FOR = 360
"""Weights of one evening."""
assert FEATURES <= ROOM_FOR
GROUP, DEAR, LARGE, ROOM, NEARLY, GAP, RAT, MAP, CAT, SPECIAL, LESSON, SISTER = list(FIRST.values())[1:]

LIBERTIES = [-1, 0, 0, 1, 1, 1, 2, 2, 2, 2, *[3] * 133]
"""By free cells beside a group: its step, -1 for a group that can't grow."""
SOON_STEP = [1, 2, 3, 4, 4, *[5] * 138]
"""By what a lesson still misses that is met exactly or never: its step; 0 is for one that can't be met any more."""
LATE_STEP = [0, 1, 2, 2, 3, 3, 3, *[4] * 5, *[5] * 131]
"""The same for one that asks for much."""
NEARLY_STEP = [-1, 0, 1, 2, 2, 3, 3, 4, 4, 4, *[-1] * 54]
"""By open cells of a room: its step, if it is nearly full."""
ROOM_PARTS = [(room, row) for room in range(7) for row in range(9) if geometry.ROOM_ROWS[9 * room + row]]
"""Which rows a room has cells in: 31 pairs."""
PART_ROOM = [room for room, _ in ROOM_PARTS]
PART_ROW = [row for _, row in ROOM_PARTS]
PART_CELLS = [geometry.ROOM_ROWS[9 * room + row] for room, row in ROOM_PARTS]
assert len(ROOM_PARTS) == 31
