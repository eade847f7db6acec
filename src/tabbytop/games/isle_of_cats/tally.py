"""What a boat is worth, counted fast: measures of the boat, then points of lessons. Compiled with tally.pxd.

`scoring.py` counts the same once more, slowly and with reasons; the tests hold the two together.
"""

from __future__ import annotations

from tabbytop.core import fast
from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.geometry import (
    BIG_FAMILIES,
    BY_RAT,
    BY_TREASURE,
    CATS,
    COMMONS,
    EMPTY_ROOMS,
    FAMILIES,
    FIRST,
    FULL_ROOMS,
    LONELY,
    MAPS,
    OF_COLOUR,
    ON_EDGE,
    OPEN_EDGE,
    RARES,
    RATS,
    SECOND,
    THIRD,
    TICKED,
    WORTH,
)

Numbers = list[int]

TURN_ROWS = geometry.TURN_ROWS
TURN_HALO = geometry.TURN_HALO
SHAPE_OF = geometry.SHAPE_OF
SHAPE_KIND = geometry.SHAPE_KIND
CELL_X = geometry.CELL_X
CELL_Y = geometry.CELL_Y
EDGE_LAYER = [0, *geometry.EDGE_ROWS, 0, 0, 0, 0, 0, 0]
ROOM_ROWS = geometry.ROOM_ROWS
RAT_ROWS = geometry.RAT_ROWS
MAP_CELL = geometry.MAP_CELL
LESSON_KEY = geometry.LESSON_KEY
LESSON_N = geometry.LESSON_N
LESSON_POINTS = geometry.LESSON_POINTS
LESSON_COLOUR = geometry.LESSON_COLOUR
LESSON_ROOMS = geometry.LESSON_ROOMS
SISTER_KEY = geometry.SISTER_KEY
SISTER_VALUE = geometry.SISTER_VALUE


def worth(cats: int) -> int:
    """The points of a group of this many cats (7.3)."""
    if cats < 3:
        return 0
    if cats < 6:
        return 8 + (cats - 3) * 3 + (cats == 5)
    return 20 + 5 * (cats - 6)


def measure(
    drawn: Numbers,
    hues: Numbers,
    base: int,
    count: int,
    free: Numbers,
    block: int,
    boat: int,
    m: Numbers,
    colour: Numbers,
    size: Numbers,
    cells: Numbers,
) -> int:
    """Fill `m` with all measures of a boat but TICKED, which is the caller's. In layers, row y of the boat is y + 1.

    How many groups of cats there are; each has a colour, a size, and 16 rows of cells.
    """
    treasures = [0] * 16
    rats = [0] * 16
    for i in range(36):
        m[i] = 0
    _look_around(free, block, boat, rats, m)
    _draw_treasures(drawn, hues, base, count, treasures, m)
    return _ask_cats(drawn, hues, base, count, treasures, rats, m, colour, size, cells)


def _look_around(free: Numbers, block: int, boat: int, rats: Numbers, m: Numbers) -> None:
    """Visible rats (also as a layer), rooms, edge and maps."""
    for r in range(9):
        rats[r + 1] = free[block + r] & RAT_ROWS[9 * boat + r]
        m[RATS] += fast.popcount(rats[r + 1])
        m[OPEN_EDGE] += fast.popcount(free[block + r] & EDGE_LAYER[r + 1])
    for room in range(7):
        open_cells = filled = 0
        for r in range(9):
            open_cells |= free[block + r] & ROOM_ROWS[9 * room + r]
            filled |= ~free[block + r] & ROOM_ROWS[9 * room + r]
        if not open_cells:
            m[FULL_ROOMS] |= 1 << room
        if not filled:
            m[EMPTY_ROOMS] |= 1 << room
    for i in range(5 * boat, 5 * boat + 5):
        cell = MAP_CELL[i]
        if not free[block + CELL_Y[cell]] >> (CELL_X[cell] + 5) & 1:
            m[MAPS] += 1


def _draw_treasures(drawn: Numbers, hues: Numbers, base: int, count: int, layer: Numbers, m: Numbers) -> None:
    for i in range(base, base + count):
        if hues[i] >= 0:
            continue
        turn = drawn[i] // 142
        x = CELL_X[drawn[i] % 142]
        y = CELL_Y[drawn[i] % 142] + 1
        for r in range(5):
            layer[y + r] |= TURN_ROWS[5 * turn + r] << x
        if SHAPE_KIND[SHAPE_OF[turn]] == 2:
            m[COMMONS] += 1
        else:
            m[RARES] += 1


def _ask_cats(
    drawn: Numbers,
    hues: Numbers,
    base: int,
    count: int,
    treasures: Numbers,
    rats: Numbers,
    m: Numbers,
    colour: Numbers,
    size: Numbers,
    cells: Numbers,
) -> int:
    """Ask each cat, and join it to the others; the number of groups."""
    groups = 0
    for i in range(base, base + count):
        hue = hues[i]
        if hue < 0:
            continue
        turn = drawn[i] // 142
        x = CELL_X[drawn[i] % 142]
        y = CELL_Y[drawn[i] % 142]
        _ask_cat(turn, x, y, hue, treasures, rats, m)
        colour[groups] = hue
        size[groups] = 1
        for r in range(16):
            cells[16 * groups + r] = 0
        for r in range(5):
            cells[16 * groups + y + 1 + r] = TURN_ROWS[5 * turn + r] << x
        groups = _join(colour, size, cells, groups, turn, x, y)
    for g in range(groups):
        _note_group(size[g], m)
    return groups


def _ask_cat(turn: int, x: int, y: int, hue: int, treasures: Numbers, rats: Numbers, m: Numbers) -> None:
    """Is it on the edge, does it touch a treasure or a visible rat?"""
    edge = treasure = rat = 0
    for r in range(5):
        edge |= EDGE_LAYER[y + 1 + r] & TURN_ROWS[5 * turn + r] << x
    for r in range(7):
        near = TURN_HALO[7 * turn + r] << x
        treasure |= treasures[y + r] & near
        rat |= rats[y + r] & near
    m[CATS] += 1
    m[OF_COLOUR + hue] += 1
    m[ON_EDGE + hue] += edge != 0
    m[BY_TREASURE + hue] += treasure != 0
    m[BY_RAT + hue] += rat != 0


def _join(colour: Numbers, size: Numbers, cells: Numbers, new: int, turn: int, x: int, y: int) -> int:
    """Merge the new cat, last of the groups, with all that it touches; how many groups there are then."""
    kept = 0
    for g in range(new):
        touching = 0
        if colour[g] == colour[new]:
            for r in range(7):
                touching |= cells[16 * g + y + r] & TURN_HALO[7 * turn + r] << x
        if touching:
            _merge(size, cells, g, new)
        else:
            _move(colour, size, cells, g, kept)
            kept += 1
    _move(colour, size, cells, new, kept)
    return kept + 1


def _merge(size: Numbers, cells: Numbers, g: int, into: int) -> None:
    size[into] += size[g]
    for r in range(16):
        cells[16 * into + r] |= cells[16 * g + r]


def _move(colour: Numbers, size: Numbers, cells: Numbers, g: int, to: int) -> None:
    if g == to:
        return
    colour[to] = colour[g]
    size[to] = size[g]
    for r in range(16):
        cells[16 * to + r] = cells[16 * g + r]


def _note_group(size: int, m: Numbers) -> None:
    m[LONELY] += size == 1
    m[FAMILIES] += size >= 3
    m[BIG_FAMILIES] += size >= 4
    m[WORTH] += worth(size)
    if size > m[FIRST]:
        m[THIRD] = m[SECOND]
        m[SECOND] = m[FIRST]
        m[FIRST] = size
    elif size > m[SECOND]:
        m[THIRD] = m[SECOND]
        m[SECOND] = size
    elif size > m[THIRD]:
        m[THIRD] = size


def of_colours(m: Numbers, what: int, least: int) -> int:
    """How many colours reach this number in a measure kept by colour."""
    found = 0
    for i in range(what, what + 5):
        found += m[i] >= least
    return found


def sum_of(m: Numbers, what: int) -> int:
    return m[what] + m[what + 1] + m[what + 2] + m[what + 3] + m[what + 4]


def most_of(m: Numbers, what: int) -> int:
    most = 0
    for i in range(what, what + 5):
        most = max(most, m[i])
    return most


def lesson_points(m: Numbers, lesson: int) -> int:
    """What a ticked lesson brings (6.3); lessons count from 0, keys as in geometry.LESSON_KEYS."""
    key = LESSON_KEY[lesson]
    if key == 20:  # third_family_again
        return worth(m[THIRD])
    if 4 <= key <= 7 or key == 9 or key == 10 or key == 15 or key == 19:  # noqa: PLR1714  a tuple would not compile to C
        return LESSON_POINTS[lesson] * _lesson_count(m, key)
    return LESSON_POINTS[lesson] * _is_met(m, key, lesson)


def _lesson_count(m: Numbers, key: int) -> int:
    if key == 4:  # best_colour_on_edge
        return most_of(m, ON_EDGE)
    if key == 5:  # per_lonely_cat
        return m[LONELY]
    if key == 6:  # per_rare
        return m[RARES]
    if key == 7:  # per_common
        return m[COMMONS]
    if key == 9:  # per_rat
        return m[RATS]
    if key == 10:  # per_lesson
        return m[TICKED]
    if key == 15:  # per_two_edge_cats
        return sum_of(m, ON_EDGE) // 2
    return m[BIG_FAMILIES]  # per_family_min4


def _is_met(m: Numbers, key: int, lesson: int) -> int:  # noqa: C901  one branch a lesson
    n = LESSON_N[lesson]
    rooms = LESSON_ROOMS[lesson]
    if key == 0:  # edge_full
        return m[OPEN_EDGE] == 0
    if key == 1:  # cats_exact
        return m[CATS] == n
    if key == 2:  # each_colour_min
        return of_colours(m, OF_COLOUR, n) == 5
    if key == 3:  # each_colour_on_edge
        return of_colours(m, ON_EDGE, 1) == 5
    if key == 8:  # rats_none
        return m[RATS] == 0
    if key == 11:  # colour_exact
        return m[OF_COLOUR + LESSON_COLOUR[lesson]] == n
    if key == 12:  # rats_exact
        return m[RATS] == n
    if key == 13:  # lessons_exact
        return m[TICKED] == n
    if key == 14:  # treasures_exact
        return m[COMMONS] + m[RARES] == n
    if key == 16:  # captain_rooms_full
        return m[FULL_ROOMS] & rooms == rooms
    if key == 17 or key == 18:  # bedrooms_empty, dining_empty  # noqa: PLR1714
        return m[EMPTY_ROOMS] & rooms == rooms
    return of_colours(m, OF_COLOUR, 1) == n  # colours_exact


def sister_points(m: Numbers, card: int) -> int:
    """What one of the sister's lessons brings her (8.4), the basic ones first; the best again is `sister_total`'s."""
    key = SISTER_KEY[card]
    if key == 10:  # largest_family
        return worth(m[FIRST])
    if key == 11:  # second_family
        return worth(m[SECOND])
    return SISTER_VALUE[card] * (_sister_basic(m, key) if key < 9 else _sister_advanced(m, key))


def _sister_basic(m: Numbers, key: int) -> int:
    if key == 0:  # colours_not_touching_treasure
        return 5 - of_colours(m, BY_TREASURE, 1)
    if key == 1:  # per_cat_largest_family
        return m[FIRST] if m[FIRST] >= 3 else 0
    if key == 2:  # few_treasures
        return m[COMMONS] + m[RARES] < 9
    if key == 3:  # per_rat
        return m[RATS]
    if key == 4:  # cats_over_15
        return m[CATS] - 15 if m[CATS] > 15 else 0
    if key == 5:  # colours_not_on_edge
        return 5 - of_colours(m, ON_EDGE, 1)
    if key == 7:  # per_full_room
        return fast.popcount(m[FULL_ROOMS])
    if key == 8:  # per_lonely_cat
        return m[LONELY]
    return 0


def _sister_advanced(m: Numbers, key: int) -> int:
    if key == 9:  # per_lesson
        return m[TICKED]
    if key == 12:  # per_common
        return m[COMMONS]
    if key == 13:  # cats_not_touching_treasure
        return m[CATS] - sum_of(m, BY_TREASURE)
    if key == 14:  # per_covered_map
        return m[MAPS]
    if key == 15:  # per_family
        return m[FAMILIES]
    if key == 16:  # per_edge_cat
        return sum_of(m, ON_EDGE)
    return 5 - of_colours(m, BY_RAT, 1)  # colours_not_touching_rat


def sister_total(m: Numbers, colours: Numbers, revealed: int, cards: Numbers, count: int) -> int:
    """All of her points: colours by the order of their revealing, lessons, her best one again (8.3, 8.4)."""
    total = best = again = 0
    for i in range(revealed):
        total += (5 - i) * m[OF_COLOUR + colours[i]]
    for i in range(count):
        points = sister_points(m, cards[i])
        total += points
        again |= SISTER_KEY[cards[i]] == 6
        best = max(best, points)
    return total + best if again else total
