"""The explained score sheet of Calico: one function a rule. Points come from a Quilt, not from the table's counters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabbytop.core.bits import popcount
from tabbytop.core.scoring import Line, Result, Sheet, dump_lines, rank
from tabbytop.games.calico.geometry import CELL_BITS, FULL, OPEN, cell_bit
from tabbytop.games.calico.grids import cells_of
from tabbytop.games.calico.pieces import (
    BUTTON_GROUP,
    BUTTON_POINTS,
    CAT_NAMES,
    CATS,
    COLOURS,
    GOAL_CELLS,
    GOAL_PLACES,
    GOALS,
    PATTERNS,
    RAINBOW_POINTS,
)
from tabbytop.games.calico.state import State, attracts, flood, neighbours

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Seat


@dataclass(slots=True)
class Quilt:
    """One seat's quilt with the tokens it has earned, each with the cells of its group at that moment."""

    colour: list[int]
    pattern: list[int]
    goals: tuple[int | None, ...]
    """Goal numbers at top, right and bottom left; None for a goal that is face down or not there."""
    cat_of: list[int]
    """By pattern: the number of the cat that likes it."""
    goal_values: str = "rulebook"
    both_ways_only: bool = False
    exact: bool = False
    cats: list[tuple[int, int, int]] = field(default_factory=list)
    """Cat, pattern, cells."""
    buttons: list[tuple[int, int]] = field(default_factory=list)
    """Colour, cells."""
    rainbow: bool = False


def laid_quilt(state: State, seat: Seat) -> Quilt:
    """The seat's quilt, sewn once more patch by patch, so that each token knows its cells."""
    quilt = Quilt(
        [mask & ~OPEN for mask in state.colour[6 * seat : 6 * seat + 6]],
        [mask & ~OPEN for mask in state.pattern[6 * seat : 6 * seat + 6]],
        tuple(g if g >= 0 else None for g in state.goals[3 * seat : 3 * seat + 3]),
        [state.cats[slot] for slot in state.cat_of],
        "tile" if state.values else "rulebook",
        state.restriction == 2,
        bool(state.exact),
    )
    turns = slice(22 * seat, 22 * seat + popcount(OPEN & ~state.empty[seat]))
    for cell, patch in zip(state.order[turns], state.sewn[turns], strict=True):
        _sew(quilt, patch // 6, patch % 6, CELL_BITS[cell])
    return quilt


def _sew(quilt: Quilt, colour: int, pattern: int, bit: int) -> None:
    quilt.colour[colour] |= bit
    quilt.pattern[pattern] |= bit
    group = flood(quilt.colour[colour], bit)
    scored = any(group & cells for _, cells in quilt.buttons)
    if popcount(group) >= BUTTON_GROUP and not scored:
        quilt.buttons.append((colour, group))
        quilt.rainbow = len({c for c, _ in quilt.buttons}) == 6
    area = flood(quilt.pattern[pattern], bit)
    scored = any(area & cells for _, p, cells in quilt.cats if p == pattern)
    cat = quilt.cat_of[pattern]
    if attracts(cat, area, quilt.exact) and not scored:
        quilt.cats.append((cat, pattern, area))


def find_tokens(quilt: Quilt) -> None:
    """One token for each group that qualifies as the quilt stands, when nobody knows the order of its patches."""
    for number, mask in enumerate(quilt.colour):
        quilt.buttons += [(number, group) for group in groups(mask) if popcount(group) >= BUTTON_GROUP]
    for number, mask in enumerate(quilt.pattern):
        cat = quilt.cat_of[number]
        quilt.cats += [(cat, number, area) for area in groups(mask) if attracts(cat, area, quilt.exact)]
    quilt.rainbow = len({colour for colour, _ in quilt.buttons}) == 6


def token_limits(quilt: Quilt) -> tuple[dict[int, int], dict[int, int]]:
    """By cat and by colour: the most tokens that these patches can have brought, laid in any order."""
    cats = dict.fromkeys(sorted(set(quilt.cat_of)), 0)
    for number, mask in enumerate(quilt.pattern):
        cat = quilt.cat_of[number]
        sizes = [popcount(area) for area in groups(mask) if attracts(cat, area, False)]
        cats[cat] += sum(_most_areas(CATS[cat].size, cells) for cells in sizes)
    sizes_of = {number: [popcount(group) for group in groups(mask)] for number, mask in enumerate(quilt.colour)}
    return cats, {number: sum(_most_areas(BUTTON_GROUP, n) for n in sizes) for number, sizes in sizes_of.items()}


def _most_areas(size: int, cells: int) -> int:
    """Of this size, that can have grown together to so many cells: a patch between them joins three at the most."""
    most = 0
    while (most + 1) * size + (most + 1) // 2 <= cells:
        most += 1
    return most


def groups(mask: int) -> Iterator[int]:
    """The connected parts of a mask, in reading order."""
    while mask:
        group = flood(mask, mask & -mask)
        mask ^= group
        yield group


def goal_lines(quilt: Quilt) -> Iterator[Line]:
    """Rule 4: the six neighbours of a goal in exactly its numbers, by colours, by patterns, or both."""
    for place, cell, number in zip(GOAL_PLACES, GOAL_CELLS, quilt.goals, strict=True):
        if number is None:
            continue
        goal, ring = GOALS[number], neighbours(cell_bit(cell))
        met = [
            way
            for way, masks in (("colours", quilt.colour), ("patterns", quilt.pattern))
            if _counts(masks, ring) == goal.histogram
        ]
        values = goal.tile if quilt.goal_values == "tile" else goal.rulebook
        counts = len(met) == 2 or (met and not quilt.both_ways_only)
        way = (
            "both" if len(met) == 2 else met[0] if met else "open" if popcount(_filled(quilt) & ring) < 6 else "missed"
        )
        points = values[len(met) - 1] if counts else 0
        yield Line("goal", points, cells_of(ring), {"goal": goal.label, "place": place, "way": way}, "4.1")


def _counts(masks: list[int], ring: int) -> tuple[int, ...]:
    counts = (popcount(mask & ring) for mask in masks)
    return tuple(sorted((n for n in counts if n), reverse=True))


def _filled(quilt: Quilt) -> int:
    filled = 0
    for mask in quilt.colour:
        filled |= mask
    return filled & FULL


def cat_lines(quilt: Quilt) -> Iterator[Line]:
    """Rule 5: one cat for each pattern area that pleased it when it was formed."""
    for cat, pattern, cells in quilt.cats:
        named = (
            {"cat": CATS[cat].name, "pattern": PATTERNS[pattern]}
            if pattern >= 0
            else {"cat": CATS[cat].name, "pattern": "any"}
        )
        yield Line("cat", CATS[cat].points, cells_of(cells), dict(named), "5.1")


def button_lines(quilt: Quilt) -> Iterator[Line]:
    """Rule 6.1: one button for each group of three or more patches of a colour, when it was formed."""
    for colour, cells in quilt.buttons:
        yield Line("button", BUTTON_POINTS, cells_of(cells), {"colour": COLOURS[colour]}, "6.1")


def rainbow_lines(quilt: Quilt) -> Iterator[Line]:
    """Rule 6.2: a rainbow button, once, for a button of every colour."""
    if quilt.rainbow:
        yield Line("rainbow", RAINBOW_POINTS, (), {}, "6.2")


def quilt_sheet(quilt: Quilt, seat: Seat = 0) -> Sheet:
    lines = (*goal_lines(quilt), *cat_lines(quilt), *button_lines(quilt), *rainbow_lines(quilt))
    return Sheet(seat, lines)


def scores(state: State) -> tuple[Sheet, ...]:
    return tuple(quilt_sheet(laid_quilt(state, seat), seat) for seat in range(state.seats))


def result(state: State) -> Result:
    """Rule 7.3: points, then cats, then buttons with the rainbow, else shared."""
    seats = range(state.seats)
    cats = tuple(sum(state.cat_count[3 * s : 3 * s + 3]) for s in seats)
    buttons = tuple(sum(state.buttons[6 * s : 6 * s + 6]) + state.rainbow[s] for s in seats)
    return rank({"points": tuple(state.score(s) for s in seats), "cats": cats, "buttons": buttons})


def dump_sheet(sheet: Sheet, quilt: Quilt) -> dict[str, Any]:
    """The JSON of `score calico --json` and of a record's `scores`."""
    goals = {line.args["place"]: line.points for line in sheet.lines if line.rule == "goal"}
    named = sorted(set(quilt.cat_of))
    return {
        "total": sheet.total,
        "goals": [goals.get(place, 0) for place in GOAL_PLACES],
        "cats": {
            "points": sheet.points("cat"),
            "counts": {CAT_NAMES[cat]: sum(c == cat for c, _, _ in quilt.cats) for cat in named},
        },
        "buttons": {
            "points": sheet.points("button") + sheet.points("rainbow"),
            "counts": {name: sum(c == n for c, _ in quilt.buttons) for n, name in enumerate(COLOURS)},
            "rainbow": quilt.rainbow,
        },
        "lines": dump_lines(sheet),
    }
