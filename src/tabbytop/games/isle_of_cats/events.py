"""What comes of an action in Explore & Draw, with the cells it concerns, as one viewer may know it.

A seat sees its own day as it happens; everyone else is told of it when the day has ended (9.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.game import Event
from tabbytop.core.state import after_move
from tabbytop.games.isle_of_cats.actions import Decline, Done, Place, Resolve, Skip, action_number
from tabbytop.games.isle_of_cats.boat_view import boat_view, cells_of_pieces, ticked
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.pieces import CARD_NAMES, CARDS, COLOURS, DAYS, SLOTS, SPECIALS, family_points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Seat
    from tabbytop.games.isle_of_cats.actions import Action
    from tabbytop.games.isle_of_cats.boat_view import BoatView, Piece
    from tabbytop.games.isle_of_cats.state import State


def events(
    before: State, seat: Seat, action: Action, viewer: Seat | None, after: State | None = None
) -> tuple[Event, ...]:
    if viewer != seat and not isinstance(action, Done):
        return ()
    after = after or after_move(before, seat, action_number(action))
    found = _done(before, after, seat, viewer) if isinstance(action, Done) else _own(before, after, seat, action)
    return tuple(found)


def _own(before: State, after: State, seat: Seat, action: Action) -> Iterator[Event]:
    yield from _special(before.specials[seat], after.specials[seat], seat)
    if isinstance(action, Place):
        yield from _drew(before, after, seat)
    elif isinstance(action, Resolve):
        yield from _resolved(before, after, seat, action)
    elif isinstance(action, Skip):
        yield Event("skipped", seat, (), {"shape": action.shape}) if action.shape else Event("skipped_rest", seat)
    elif isinstance(action, Decline):
        yield Event("declined_map" if before.map_due[seat] else "declined_copy", seat)
    elif after.taken[seat] != before.taken[seat]:
        yield _took(before.taken[seat], after.taken[seat], seat)


def _special(before: int, after: int, seat: Seat) -> Iterator[Event]:
    for number, name in enumerate(SPECIALS):
        if (after & ~before) >> number & 1:
            yield Event("special", seat, (), {"special": name})


def _took(before: int, after: int, seat: Seat) -> Event:
    slots = [slot + 1 for slot in range(SLOTS) if (after & ~before) >> slot & 1]
    return Event("took", seat, (), {"slots": ", ".join(map(str, slots))})


def _resolved(before: State, after: State, seat: Seat, action: Resolve) -> Iterator[Event]:
    card = before.card_at(action.slot - 1)
    if CARDS[card].lesson:
        yield Event("ticked", seat, (), {"lesson": CARDS[card].lesson})
        return
    named: dict[str, str | int] = {"slot": action.slot, "card": CARD_NAMES[card], "zone": action.zone or "all"}
    yield Event("opened", seat, (), named)
    if after.hue[seat] >= 0:
        yield Event("oshax", seat, (), {"colour": COLOURS[after.hue[seat]]})


def _drew(before: State, after: State, seat: Seat) -> Iterator[Event]:
    was, now = boat_view(before, seat), boat_view(after, seat)
    piece = now.pieces[-1]
    yield drawn_event(piece, seat)
    rats = tuple(cell for cell in was.rats if cell in piece.cells)
    if rats:
        yield Event("rats", seat, rats, {"rats": len(rats)})
    for colour, cell in was.boat.maps.items():
        if cell in piece.cells:
            yield Event("map" if after.map_due[seat] else "map_lost", seat, (cell,), {"colour": colour})
    yield from _filled_rooms(was, now, seat)
    yield from _families(now, seat)
    if after.again[seat] >= 0 and before.again[seat] < 0:
        yield Event("copy", seat, piece.cells, {"shape": piece.shape})


def drawn_event(piece: Piece, seat: Seat) -> Event:
    if piece.colour:
        return Event("cat", seat, piece.cells, {"shape": piece.shape, "colour": piece.colour})
    return Event("treasure", seat, piece.cells, {"shape": piece.shape, "kind": piece.kind})


def _filled_rooms(was: BoatView, now: BoatView, seat: Seat) -> Iterator[Event]:
    for room in now.full_rooms:
        if room not in was.full_rooms:
            yield Event("room", seat, ROOM_CELLS[room], {"room": room})


def _families(now: BoatView, seat: Seat) -> Iterator[Event]:
    """The family that the new cat joined or made."""
    cat = now.pieces[-1]
    for family in now.families:
        if cat in family and cat.colour:
            named: dict[str, str | int] = {
                "colour": cat.colour,
                "cats": len(family),
                "points": family_points(len(family)),
            }
            yield Event("family", seat, cells_of_pieces(family), named)


def _done(before: State, after: State, seat: Seat, viewer: Seat | None) -> Iterator[Event]:
    yield Event("done", seat, (), {"day": before.day + 1})
    if after.day == before.day:
        return
    for owner in range(before.seats):
        if owner != viewer:
            yield from _day_of(before, owner)
    if after.day == DAYS:
        yield Event("over")
        return
    if after.seats == 1 and after.revealed() > before.revealed():
        yield Event("sister", None, (), {"colour": COLOURS[after.colours[after.revealed() - 1]]})
    yield Event("day", None, (), {"day": after.day + 1})
    for slot in range(SLOTS):
        yield Event("island", None, (), {"slot": slot + 1, "card": CARD_NAMES[after.card_at(slot)]})


def _day_of(before: State, owner: Seat) -> Iterator[Event]:
    """All that a seat did in the day that ends, told to those who could not see it."""
    yield _took(0, before.taken[owner], owner)
    yield from _special(before.dawn_specials[owner], before.specials[owner], owner)
    for lesson in ticked(before.lessons[owner] & ~before.dawn_lessons[owner]):
        yield Event("ticked", owner, (), {"lesson": lesson})
    for piece in boat_view(before, owner).pieces[before.dawn_pieces[owner] :]:
        yield drawn_event(piece, owner)
