"""What comes of an action in Calico, with the cells it concerns, as one viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.game import Event
from tabbytop.core.state import after_move
from tabbytop.games.calico.actions import Arrange, Place, action_number
from tabbytop.games.calico.geometry import CHOOSING, OVER, RINGS
from tabbytop.games.calico.grids import cells_of
from tabbytop.games.calico.pieces import CAT_NAMES, COLOURS, GOAL_CELLS, GOAL_LABELS, GOAL_PLACES, GOALS, PATCHES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Seat
    from tabbytop.games.calico.actions import Action, Take
    from tabbytop.games.calico.state import State


def events(
    before: State, seat: Seat, action: Action, viewer: Seat | None, after: State | None = None
) -> tuple[Event, ...]:
    after = after or after_move(before, seat, action_number(action))
    if isinstance(action, Arrange):
        return tuple(_arranged(after, seat, viewer))
    found = [*(_placed(before, after, seat, action) if isinstance(action, Place) else _taken(before, seat, action))]
    found += _refilled(before, after, action)
    if after.phase == OVER:
        found.append(Event("over"))
    return tuple(found)


def _arranged(after: State, seat: Seat, viewer: Seat | None) -> Iterator[Event]:
    """Choices are shown when all have been made; then hands and market are dealt."""
    yield Event("arranged", seat)
    if after.phase == CHOOSING:
        if viewer == seat:
            yield _goals(after, seat)
        return
    for owner in range(after.seats):
        yield _goals(after, owner)
    yield from (Event("drawn", None, (), {"patch": PATCHES[p], "market": spot}) for spot, p in enumerate(after.market))


def _goals(after: State, seat: Seat) -> Event:
    labels = (GOAL_LABELS[g] for g in after.goals[3 * seat : 3 * seat + 3])
    return Event("goals", seat, GOAL_CELLS, dict(zip(GOAL_PLACES, labels, strict=True)))


def _placed(before: State, after: State, seat: Seat, action: Place) -> Iterator[Event]:
    if before.is_free(seat):
        yield Event("free", seat, (action.cell,), {"patch": action.patch})
    yield Event("laid", seat, (action.cell,), {"patch": action.patch})
    patch = PATCHES.index(action.patch)
    if after.buttons[6 * seat + patch // 6] > before.buttons[6 * seat + patch // 6]:
        cells = cells_of(after.buttoned[seat] & ~before.buttoned[seat])
        yield Event("button", seat, cells, {"colour": COLOURS[patch // 6]})
    if after.rainbow[seat] > before.rainbow[seat]:
        yield Event("rainbow", seat)
    slot = after.cat_of[patch % 6]
    if after.cat_count[3 * seat + slot] > before.cat_count[3 * seat + slot]:
        cells = cells_of(after.catted[seat] & ~before.catted[seat])
        yield Event("cat", seat, cells, {"cat": CAT_NAMES[after.cats[slot]]})
    for place in range(3):
        points = after.goal_points(seat, place)
        if points > before.goal_points(seat, place):
            label = GOALS[after.goals[3 * seat + place]].label
            yield Event("goal", seat, cells_of(RINGS[place]), {"goal": label, "points": points})


def _taken(before: State, seat: Seat, action: Take) -> Iterator[Event]:
    yield Event("took", seat, (), {"patch": PATCHES[before.market[action.market]], "market": action.market})


def _refilled(before: State, after: State, action: Place | Take) -> Iterator[Event]:
    """Alone, first the far patch goes and the other slides; then every fresh patch, in the order it was drawn."""
    if after.bag_left == before.bag_left:
        return
    spots = [before.market.index(-1) if isinstance(action, Place) else action.market]
    if after.discards > before.discards:
        yield Event("discarded", None, (), {"patch": PATCHES[after.discard[after.discards - 1]]})
        yield Event("slid", None, (), {"patch": PATCHES[after.market[0]], "market": 0})
        spots = [1, 2]
    yield from (Event("drawn", None, (), {"patch": PATCHES[after.market[s]], "market": s}) for s in spots)
