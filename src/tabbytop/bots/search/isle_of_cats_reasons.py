"""Why a plan in Explore & Draw is good: what it adds to each part of the boat's value, as score lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.hints import Reason
from tabbytop.bots.search.isle_of_cats_parts import DEAR, GROUP, LARGE, LESSON, RAT, ROOM, ROOM_FOR, SISTER
from tabbytop.games.isle_of_cats.geometry import CELL_COUNT, DONE, RARE, RARES, RATS, SHAPE_KIND, SHAPE_OF
from tabbytop.games.isle_of_cats.laden import laden_boat, ticked
from tabbytop.games.isle_of_cats.lessons import lesson_count
from tabbytop.games.isle_of_cats.pieces import COLOURS, LESSONS, ROOM_ICONS, SHAPE_NAMES, family_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbytop.bots.search.isle_of_cats_value import Value
    from tabbytop.games.isle_of_cats.table import Table

LEAST = 0.3
"""Points below which a line is not worth a word."""
Part = tuple[str, int]
"""A rule, and which of its lines: a colour, a room, a lesson."""


def reasons(value: Value, table: Table, numbers: Sequence[int]) -> tuple[Reason, ...]:
    """What the rest of the day adds to each line: points at once, and those to be hoped for."""
    left = 6 - table.day
    before = parts_of(value, table, left)
    after = table.clone()
    for number in numbers:
        if number != DONE:
            after.play(0, number)
    found = parts_of(value, after, left)
    changes = {part: points - before.get(part, 0.0) for part, points in found.items()}
    best = sorted((part for part in changes if changes[part] >= LEAST), key=lambda part: -changes[part])
    return tuple(Reason(part[0], round(changes[part], 2), named(value, after, part)) for part in best)


def parts_of(value: Value, table: Table, left: int) -> dict[Part, float]:
    value.prepare(table)
    value.standing(table, 0)
    value.note_features(table)
    found: dict[Part, float] = {("rats", 0): float(-table.m[RATS]), ("rare", 0): 3.0 * table.m[RARES]}
    for hue in range(5):
        found["family", hue] = 0.0
    for group in range(table.groups):
        found["family", table.group_hue[group]] += family_points(table.group_size[group])
    for room in range(7):
        found["room", room] = -5.0 if value.room_open[room] else 0.0
    laden = laden_boat(table, 0)
    for number in ticked(table.lessons[0]):
        count = lesson_count(laden, number)
        found["lesson", number] = LESSONS[number - 1].points * count.times if count.points is None else count.points
    for part, points in hopes_of(value, table, left):
        found[part] += points
    return found


def hopes_of(value: Value, table: Table, left: int) -> Iterator[tuple[Part, float]]:
    """What is to be hoped for on some line: the noted features that belong to one."""
    first = ROOM_FOR * (7 * value.solo + left)
    live = iter([table.group_hue[group] for group in range(table.groups) if can_grow(table, group)])
    hue = 0
    for feature, amount in zip(value.noted[: value.notes], value.amount, strict=False):
        points = value.weights[first + feature] * amount
        if GROUP <= feature < DEAR:
            hue = next(live)
        if GROUP <= feature < LARGE:
            yield ("family", hue), points
        elif ROOM <= feature < ROOM + 7:
            yield ("room", feature - ROOM), points
        elif feature == RAT:
            yield ("rats", 0), points
        elif LESSON <= feature < SISTER:
            yield ("lesson", (feature - LESSON) // 6 + 1), points


def can_grow(table: Table, group: int) -> bool:
    rows = table.group_cells[16 * group : 16 * group + 11]
    near = (rows[r] | rows[r + 1] << 1 | rows[r + 1] >> 1 | rows[r + 2] for r in range(9))
    return any(cells & free for cells, free in zip(near, table.free, strict=False))


def named(value: Value, table: Table, part: Part) -> dict[str, str | int]:
    """What the line's sentence names, as in the score sheet."""
    rule, which = part
    if rule == "rats":
        return {"rats": table.m[RATS]}
    if rule == "rare":
        shapes = [SHAPE_OF[place // CELL_COUNT] for place in table.drawn[: table.pieces[0]]]
        return {"shape": [SHAPE_NAMES[shape] for shape in shapes if SHAPE_KIND[shape] == RARE][-1]}
    if rule == "family":
        sizes = [table.group_size[g] for g in range(table.groups) if table.group_hue[g] == which]
        return {"colour": COLOURS[which], "cats": max(sizes, default=0)}
    if rule == "room":
        return {"room": which + 1, "icon": ROOM_ICONS[which + 1] or "none", "open": value.room_open[which]}
    return {"lesson": which, "have": lesson_count(laden_boat(table, 0), which).have}
