"""The boat as rows of bits, and every table that is computed from the pieces once: turns, masks, cards, numbers.

A row of the boat is a word of 32 bits; the cell of column x is bit x + 5, so that five empty bits lie on either side.
A turned shape hangs on its first cell in reading order; a further cell lies dy rows below it and dx columns beside it:

    .#.        first cell (0, 0)         all first cells at once: free[row + dy] >> (dx + 5) has bit x set
    ###        (1, -1) (1, 0) (1, 1)     where the cell at x + dx, dy rows lower, is free
"""

from __future__ import annotations

from functools import cache, lru_cache

from tabbytop.games.isle_of_cats import pieces

MARGIN, ROWS, BLOCK, CELL_COUNT = 5, 12, 16, 142
"""A seat's block holds 9 rows and 7 empty ones; 12 rows are scanned, which is three vectors of four."""
MOST_CELLS, MOST_TURNS = 6, 8
MOST_PIECES = 64

COLUMN, ROW, EACH, EXTRA, DOUBLE, RESOLVE, DONE, PLACE, SKIP, REST, DECLINE, ACTIONS = (
    0, 4, 7, 71, 83, 85, 301, 302, 25152, 25186, 25187, 25188,
)  # fmt: skip
"""Action numbers. EACH + 16 * column of row 1 + 4 * of row 2 + of row 3; RESOLVE + 18 * slot + 6 * zone + colour;
PLACE + 142 * turn + first cell; SKIP + shape."""
VARIANTS = 18
"""Ways to name a card: without zone, above, below; times without colour and five colours."""
NOT_CHOSEN, BY_COLUMN, BY_ROW, ONE_EACH = 0, 1, 5, 8
"""How a seat took its cards: 1 + column, 5 + row, 8."""
EXTRA_CARD, ONE_PER_ROW, TAKE_ROW, DOUBLE_CAT, DOUBLE_TREASURE = range(5)
LESSON_MODE, ALL_MODE, OR_MODE, CHOOSE_MODE = range(4)
MODES = ("lesson", "all", "or", "choose2")
ANY_HUE = 5
COMMON, RARE = 2, 3
KINDS = ("cat", "oshax", "common", "rare")

Offsets = tuple[tuple[int, int], ...]


def shape_turns(grid: tuple[str, ...]) -> list[Offsets]:
    """The distinct ways to lay a shape: 0 to 3 quarter turns clockwise, then those of its mirror image."""
    cells = [(y, x) for y, row in enumerate(grid) for x, square in enumerate(row) if square == "#"]
    found: list[Offsets] = []
    for drawn in (cells, [(y, -x) for y, x in cells]):
        turned = drawn
        for _ in range(4):
            ordered = sorted(turned)
            top, left = ordered[0]
            offsets = tuple((y - top, x - left) for y, x in ordered)
            if offsets not in found:
                found.append(offsets)
            turned = [(x, -y) for y, x in turned]
    return found


TURNS_OF = [shape_turns(shape.grid) for shape in pieces.SHAPES]
OFFSETS = [offsets for turns in TURNS_OF for offsets in turns]
"""By turn: every shape's ways one after the other, 175 in all."""
FIRST_TURN = [sum(len(turns) for turns in TURNS_OF[:shape]) for shape in range(len(TURNS_OF) + 1)]
SHAPE_OF = [shape for shape, turns in enumerate(TURNS_OF) for _ in turns]
SIZE = [len(offsets) for offsets in OFFSETS]
SHAPE_KIND = [KINDS.index(shape.kind) for shape in pieces.SHAPES]
COMMON_SHAPES = sum(1 << number for number, kind in enumerate(SHAPE_KIND) if kind == COMMON)


def _padded(values: list[int], length: int) -> list[int]:
    assert len(values) <= length
    return values + [0] * (length - len(values))


DY = [dy for offsets in OFFSETS for dy in _padded([y for y, _ in offsets], MOST_CELLS)]
SHIFT = [dx + MARGIN for offsets in OFFSETS for dx in _padded([x for _, x in offsets], MOST_CELLS)]
"""By 6 * turn + cell, as DY; a turn of fewer cells is filled up with its first one, which changes nothing."""

TALLEST = 5


def turn_rows(offsets: Offsets) -> list[int]:
    """The cells of a turn whose first cell is in column 0, from that cell's row down."""
    rows = [0] * TALLEST
    for dy, dx in offsets:
        rows[dy] |= 1 << (dx + MARGIN)
    return rows


def turn_halo(offsets: Offsets) -> list[int]:
    """The cells that share a side with those of `turn_rows`, from one row higher."""
    rows = [0, 0, *turn_rows(offsets), 0, 0]
    return [
        (above | here << 1 | here >> 1 | below) & ~here
        for above, here, below in zip(rows, rows[1:], rows[2:], strict=False)
    ]


TURN_ROWS = [row for offsets in OFFSETS for row in turn_rows(offsets)]
TURN_HALO = [row for offsets in OFFSETS for row in turn_halo(offsets)]

CELL_X = [pieces.COLUMN_LETTERS.index(cell[0]) for cell in pieces.CELLS]
CELL_Y = [int(cell[1]) - 1 for cell in pieces.CELLS]
CELL_AT = [-1] * (pieces.WIDTH * pieces.HEIGHT)
"""By 22 * row + column: the number of the cell, or -1 off the boat."""
for _number, (_x, _y) in enumerate(zip(CELL_X, CELL_Y, strict=True)):
    CELL_AT[pieces.WIDTH * _y + _x] = _number
CELL_NUMBERS = {cell: number for number, cell in enumerate(pieces.CELLS)}


def rows_of(cells: tuple[str, ...] | list[str]) -> list[int]:
    """The nine rows of these cells."""
    rows = [0] * pieces.HEIGHT
    for cell in cells:
        rows[CELL_Y[CELL_NUMBERS[cell]]] |= 1 << (CELL_X[CELL_NUMBERS[cell]] + MARGIN)
    return rows


def cells_of(rows: list[int]) -> tuple[str, ...]:
    """The cells of nine rows, in reading order."""
    return tuple(c for c, x, y in zip(pieces.CELLS, CELL_X, CELL_Y, strict=True) if rows[y] >> (x + MARGIN) & 1)


@cache
def neighbours(cell: str) -> tuple[str, ...]:
    """The cells that share a side with this one."""
    x, y = pieces.COLUMN_LETTERS.index(cell[0]), int(cell[1]) - 1
    near = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
    inside = ((a, b) for a, b in near if 0 <= a < pieces.WIDTH and 0 <= b < pieces.HEIGHT)
    return tuple(pieces.cell_name(a, b) for a, b in inside if pieces.ROOM_GRID[b][a] != ".")


@lru_cache(maxsize=16_384)
def placed_cells(turn: int, first: int) -> tuple[str, ...] | None:
    """The cells of a turn hung on this first cell, in reading order; None where it leaves the boat."""
    found = []
    for dy, dx in OFFSETS[turn]:
        x, y = CELL_X[first] + dx, CELL_Y[first] + dy
        if not (0 <= x < pieces.WIDTH and y < pieces.HEIGHT) or CELL_AT[pieces.WIDTH * y + x] < 0:
            return None
        found.append(pieces.cell_name(x, y))
    return tuple(found)


def find_turn(shape: int, cells: list[str]) -> int | None:
    """The number (142 * turn + first cell) of these cells as a way to lay the shape; None if they are not."""
    numbers = sorted(CELL_NUMBERS[cell] for cell in cells)
    first = numbers[0]
    drawn = tuple((CELL_Y[n] - CELL_Y[first], CELL_X[n] - CELL_X[first]) for n in numbers)
    if drawn not in TURNS_OF[shape]:
        return None
    return CELL_COUNT * (FIRST_TURN[shape] + TURNS_OF[shape].index(drawn)) + first


ROOM_CELLS = {
    room: tuple(c for c, x, y in zip(pieces.CELLS, CELL_X, CELL_Y, strict=True) if pieces.ROOM_GRID[y][x] == str(room))
    for room in pieces.ROOMS
}
EDGE_CELLS = tuple(cell for cell in pieces.CELLS if len(neighbours(cell)) < 4)
"""The 44 cells with a side on the outline."""
BOAT_ROWS = rows_of(pieces.CELLS)
EDGE_ROWS = rows_of(EDGE_CELLS)
ROOM_ROWS = [row for cells in ROOM_CELLS.values() for row in rows_of(cells)]
RAT_ROWS = [row for boat in pieces.BOATS for row in rows_of(boat.rats)]
MAP_CELL = [CELL_NUMBERS[boat.maps[colour]] for boat in pieces.BOATS for colour in pieces.COLOURS]
"""By boat * 5 + colour."""

ITEMS = 8
"""A card's discoveries: four places above (or for the whole card), four below."""


def _items(card: pieces.Card) -> list[pieces.Discovery | None]:
    assert len(card.above) <= 4
    assert len(card.below) <= 4
    above: list[pieces.Discovery | None] = [*card.above, *[None] * (4 - len(card.above))]
    return [*above, *card.below, *[None] * (4 - len(card.below))]


def _hue(item: pieces.Discovery | None) -> int:
    if item is None or item.colour is None:
        return -1
    return ANY_HUE if item.colour == "any" else pieces.COLOURS.index(item.colour)


CARD_MODE = [MODES.index(card.mode) for card in pieces.CARDS]
CARD_LESSON = [card.lesson - 1 for card in pieces.CARDS]
CARD_SHAPE = [pieces.SHAPE_NUMBERS[i.shape] if i else -1 for card in pieces.CARDS for i in _items(card)]
CARD_HUE = [_hue(item) for card in pieces.CARDS for item in _items(card)]
CARD_ITEMS = [sum(1 << n for n, item in enumerate(_items(card)) if item) for card in pieces.CARDS]
"""By card: which of its eight places show a discovery; the upper four bits are the zone below."""
WANTS_COLOUR = [
    int(ANY_HUE in map(_hue, zone))
    for card in pieces.CARDS
    for zone in (_items(card), _items(card)[:4], _items(card)[4:])
]
"""By 3 * card + zone (0 for all of the card): whether it shows an oshax."""
SLOT_RANK = [
    sum(pieces.island_deck(other) == pieces.island_deck(slot) for other in range(1, slot))
    for slot in range(1, pieces.SLOTS + 1)
]
"""By slot from 0: its place among the day's cards of the same deck."""
FROM_LESSONS = [int(slot in pieces.LESSON_SLOTS) for slot in range(1, pieces.SLOTS + 1)]

LESSON_KEYS = (
    "edge_full", "cats_exact", "each_colour_min", "each_colour_on_edge", "best_colour_on_edge", "per_lonely_cat",
    "per_rare", "per_common", "rats_none", "per_rat", "per_lesson", "colour_exact", "rats_exact", "lessons_exact",
    "treasures_exact", "per_two_edge_cats", "captain_rooms_full", "bedrooms_empty", "dining_empty",
    "per_family_min4", "third_family_again", "colours_exact",
)  # fmt: skip
LESSON_KEY = [LESSON_KEYS.index(lesson.key) for lesson in pieces.LESSONS]
LESSON_N = [lesson.n for lesson in pieces.LESSONS]
LESSON_POINTS = [lesson.points for lesson in pieces.LESSONS]
LESSON_COLOUR = [pieces.COLOURS.index(lesson.colour) if lesson.colour else 0 for lesson in pieces.LESSONS]
LESSON_ROOMS = [sum(1 << (room - 1) for room in lesson.rooms) for lesson in pieces.LESSONS]
SISTER_KEYS = (
    "colours_not_touching_treasure", "per_cat_largest_family", "few_treasures", "per_rat", "cats_over_15",
    "colours_not_on_edge", "best_lesson_again", "per_full_room", "per_lonely_cat", "per_lesson", "largest_family",
    "second_family", "per_common", "cats_not_touching_treasure", "per_covered_map", "per_family", "per_edge_cat",
    "colours_not_touching_rat",
)  # fmt: skip
SISTER_KEY = [SISTER_KEYS.index(card.key) for card in pieces.SISTER_LESSONS]
SISTER_VALUE = [card.value for card in pieces.SISTER_LESSONS]

(
    CATS, OF_COLOUR, ON_EDGE, BY_TREASURE, BY_RAT, COMMONS, RARES, RATS, MAPS, FULL_ROOMS, EMPTY_ROOMS, OPEN_EDGE,
    TICKED, LONELY, FAMILIES, BIG_FAMILIES, FIRST, SECOND, THIRD, WORTH, MEASURES,
) = (0, 1, 6, 11, 16, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36)  # fmt: skip
"""What a boat is measured by (`tally.measure`). Five by colour: cats, cats on the edge, cats touching a treasure, cats
touching a visible rat. Rooms are masks. FIRST to THIRD are the sizes of the largest groups; WORTH is all families'."""

MOST_CARDS = 3 * pieces.DAYS + 2
"""That one seat can resolve: three a day, one more for a row and for the extra card."""
MOST_DRAWN = max(max(len(card.above), len(card.below)) if card.mode in ("all", "or") else 2 for card in pieces.CARDS)
"""Discoveries that one card can bring to a boat."""

assert RESOLVE + VARIANTS * pieces.SLOTS == DONE
assert PLACE + CELL_COUNT * len(OFFSETS) == SKIP
assert SKIP + len(pieces.SHAPES) == REST
assert MOST_CARDS * MOST_DRAWN + 2 + len(pieces.COLOURS) <= MOST_PIECES  # every special, every map
assert len(pieces.CARDS) == 156
assert all(
    len({i.shape for i in z}) == len(set(z)) for c in pieces.CARDS for z in (c.above, c.below)
)  # no shape in two colours
assert len(CELL_NUMBERS) == CELL_COUNT
assert max(DY) <= BLOCK - ROWS
