"""Why a plan in Explore & Draw is good: what it adds to each part of the boat's value, as score lines."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tabbytop.bots.hints import Reason
from tabbytop.bots.isle_of_cats.features import DEAR, GROUP, LARGE, LESSON, RAT, ROOM, ROOM_FOR, SISTER
from tabbytop.games.isle_of_cats.boat_view import boat_view, ticked
from tabbytop.games.isle_of_cats.geometry import DONE, RARES, RATS, RESOLVE, ROW
from tabbytop.games.isle_of_cats.lessons import lesson_count
from tabbytop.games.isle_of_cats.pieces import COLOURS, DAYS, LESSONS, SPECIALS, family_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbytop.bots.isle_of_cats.value import Value
    from tabbytop.games.isle_of_cats.boat_view import BoatView
    from tabbytop.games.isle_of_cats.state import State

LEAST = 0.3
"""Points below which a line is not worth a word."""
MOST_SERVED, MOST_HARMED = 4, 2
"""Lines that are named."""
HARMED = ("lesson", "family")
"""What a day can harm: rats and open cells only ever become fewer."""
Part = tuple[str, int]
"""A rule, and which of its lines: a colour, a room, a lesson."""
OPPOSED: dict[Part, tuple[Part, ...]] = {
    ("lesson", number): tuple(("room", room - 1) for room in lesson.rooms) or (("rats", 0),)
    for number, lesson in enumerate(LESSONS, 1)
    if lesson.key in ("per_rat", "rats_exact", "bedrooms_empty", "dining_empty")
}
"""Lessons that want what costs points: visible rats, empty rooms."""


def reasons(value: Value, state: State, numbers: Sequence[int]) -> tuple[Reason, ...]:
    """The special that the rest of the day uses; what the day adds to each line, then what it costs others."""
    left = DAYS - 1 - state.day
    before = parts_of(value, state, left)
    after = state.clone()
    for number in numbers:
        if number != DONE:
            after.play(0, number)
    found = parts_of(value, after, left)
    changes = on_balance({part: points - before.get(part, 0.0) for part, points in found.items()})
    was, now = boat_view(state, 0), boat_view(after, 0)
    best = sorted((part for part in changes if changes[part] >= LEAST), key=lambda part: -changes[part])
    worst = sorted((part for part in changes if changes[part] <= -LEAST), key=changes.__getitem__)
    serves = [Reason(part[0], round(changes[part], 2), served(part, was, now)) for part in best]
    harms = [Reason(part[0], round(changes[part], 2), harmed(part, was, now)) for part in worst if part[0] in HARMED]
    return (*specials(state, after, numbers), *serves[:MOST_SERVED], *harms[:MOST_HARMED])


def specials(state: State, after: State, numbers: Sequence[int]) -> Iterator[Reason]:
    """What the plan rests on, unless its first step says so itself."""
    used = after.specials[0] & ~state.specials[0]
    if not ROW <= numbers[0] < RESOLVE:
        yield from (Reason("special", 0.0, {"special": name}) for n, name in enumerate(SPECIALS) if used >> n & 1)


def on_balance(changes: dict[Part, float]) -> dict[Part, float]:
    """Where a lesson pays for what costs elsewhere, or the other way round: the stronger of the two, with what is left.

    Fewer rats are no gain while each of them brings two points.
    """
    told = dict(changes)
    for part in changes:
        for other in OPPOSED.get(part, ()):
            if told[part] * told[other] < 0:
                weak, strong = sorted((part, other), key=lambda p: abs(told[p]))
                told[strong], told[weak] = told[part] + told[other], 0.0
    return told


def parts_of(value: Value, state: State, left: int) -> dict[Part, float]:
    value.prepare(state)
    value.standing(state, 0)
    value.note_features(state)
    found: dict[Part, float] = {("rats", 0): float(-state.m[RATS]), ("rare", 0): 3.0 * state.m[RARES]}
    for hue in range(5):
        found["family", hue] = 0.0
    for group in range(state.groups):
        found["family", state.group_hue[group]] += family_points(state.group_size[group])
    for room in range(7):
        found["room", room] = -5.0 if value.room_open[room] else 0.0
    boat = boat_view(state, 0)
    for number in ticked(state.lessons[0]):
        count = lesson_count(boat, number)
        found["lesson", number] = LESSONS[number - 1].points * count.times if count.points is None else count.points
    for part, points in hopes_of(value, state, left):
        found[part] += points
    return found


def hopes_of(value: Value, state: State, left: int) -> Iterator[tuple[Part, float]]:
    """What is to be hoped for on some line: the noted features that belong to one."""
    first = ROOM_FOR * (DAYS * value.solo + left)
    live = iter([state.group_hue[group] for group in range(state.groups) if can_grow(state, group)])
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


def can_grow(state: State, group: int) -> bool:
    rows = state.group_cells[16 * group : 16 * group + 11]
    near = (rows[r] | rows[r + 1] << 1 | rows[r + 1] >> 1 | rows[r + 2] for r in range(9))
    return any(cells & free for cells, free in zip(near, state.free, strict=False))


def served(part: Part, was: BoatView, now: BoatView) -> dict[str, str | int]:
    """What the sentence names of a line that gains: how it stands after the day, and how it stood."""
    rule, which = part
    if rule == "rats":
        return {"rats": len(now.rats), "was": len(was.rats)}
    if rule == "rare":
        shapes = [piece.shape for piece in now.pieces[len(was.pieces) :] if piece.kind == "rare"]
        return {"shape": ", ".join(shapes)}
    if rule == "family":
        grown = group_sizes(now, which) - group_sizes(was, which)
        return {"colour": COLOURS[which], "cats": max(grown, default=0)}
    if rule == "room":
        return {"room": which + 1, "open": len(now.open_cells(which + 1)), "was": len(was.open_cells(which + 1))}
    return {"lesson": which, "have": lesson_count(now, which).have, "was": lesson_count(was, which).have}


def harmed(part: Part, was: BoatView, now: BoatView) -> dict[str, str | int]:
    """The same of a line that loses; of cats it is their room to grow."""
    if part[0] == "family":
        return {"colour": COLOURS[part[1]], "cats": 0}
    return served(part, was, now)


def group_sizes(boat: BoatView, hue: int) -> Counter[int]:
    return Counter(len(group) for group in boat.groups() if group[0].colour == COLOURS[hue])
