"""What a seat may know of a table of Explore & Draw, and how it may imagine the rest.

What others do in a day stays unseen until the day ends (9.2): of them a view has what they had at dawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.actions import Place, action_number, numbered_action
from tabbytop.games.isle_of_cats.boat_view import ticked
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.pieces import (
    CARD_NAMES,
    CARD_NUMBERS,
    COLOURS,
    DAYS,
    SHAPE_NAMES,
    SHAPE_NUMBERS,
    SISTER_NAMES,
    SLOTS,
    SPECIALS,
)
from tabbytop.games.isle_of_cats.rules import empty_state, to_act
from tabbytop.games.isle_of_cats.sister import sister_cards, sister_colours

if TYPE_CHECKING:
    from random import Random

    from tabbytop.core.game import Json, Seat
    from tabbytop.games.isle_of_cats.state import State


@dataclass(frozen=True, slots=True)
class PieceView:
    shape: str
    turn: int
    cell: str
    """Its first cell in reading order."""
    colour: str | None
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoatView:
    boat: int
    pieces: tuple[PieceView, ...]
    """In the order in which they were drawn."""
    lessons: tuple[int, ...]
    specials: tuple[str, ...]
    """Those used so far."""
    score: int
    full_rooms: int


@dataclass(frozen=True, slots=True)
class DayView:
    """A seat's own day so far."""

    chosen: int
    """0 nothing yet, 1 to 4 a column, 5 to 7 a row, 8 one card of each row."""
    taken: tuple[int, ...]
    """Slots, counted from 1."""
    waiting: tuple[int, ...]
    """Those of them that are not resolved yet."""
    open_slot: int | None
    """The card being resolved."""
    items: tuple[int, ...]
    """Which of its discoveries are left: 0 to 3 above or on the whole card, 4 to 7 below."""
    picks: int
    """How many are still to be picked on a choose-2 card."""
    colour: str | None
    """Named for an oshax of this card."""
    due: tuple[str, ...]
    """The shapes that may be drawn next."""
    map_due: bool
    copy_due: tuple[str, str | None] | None
    """Shape and colour of what may be drawn a second time."""
    doubling: str | None
    """What the special in force waits for: cat or treasure."""
    pieces_at_dawn: int
    lessons_at_dawn: tuple[int, ...]
    special_today: str | None


@dataclass(frozen=True, slots=True)
class SisterView:
    level: str
    colours: tuple[str, ...]
    """Face up, in the order of their revealing."""
    lessons: tuple[str, ...]
    score: int


@dataclass(frozen=True, slots=True)
class View:
    config: Config
    seat: int | None
    day: int
    """From 1 to 7; 8 when the match is over."""
    to_act: tuple[int, ...]
    islands: tuple[tuple[str, ...], ...]
    """The twelve cards of each day up to now, by slot; today's are the last."""
    boats: tuple[BoatView, ...]
    own_day: DayView | None
    sister: SisterView | None


def view(state: State, seat: Seat | None) -> View:
    assert isinstance(state.config, Config)
    known = known_state(state, seat)
    return View(
        state.config,
        seat,
        state.day + 1,
        to_act(state),
        islands(state),
        tuple(_boat_view(known, owner) for owner in range(state.seats)),
        _day_view(known, seat) if seat is not None else None,
        _sister_view(known) if state.seats == 1 else None,
    )


def known_state(state: State, seat: Seat | None) -> State:
    """The boats as this seat knows them: its own as it stands, the others as they were at dawn."""
    known = state.clone()
    for owner in range(state.seats):
        if owner != seat:
            known.rewind(owner)
    return known


def islands(state: State) -> tuple[tuple[str, ...], ...]:
    """The twelve cards of each day up to now."""
    return tuple(_island(state, day) for day in range(min(state.day + 1, DAYS)))


def _island(state: State, day: int) -> tuple[str, ...]:
    cats, lessons = state.cat_deck[8 * day : 8 * day + 8], state.lesson_deck[4 * day : 4 * day + 4]
    ranks = zip(geometry.FROM_LESSONS, geometry.SLOT_RANK, strict=True)
    return tuple(CARD_NAMES[lessons[rank] if from_lessons else cats[rank]] for from_lessons, rank in ranks)


def _boat_view(known: State, owner: Seat) -> BoatView:
    first, last = 64 * owner, 64 * owner + known.pieces[owner]
    drawn = zip(known.drawn[first:last], known.hues[first:last], strict=True)
    return BoatView(
        known.boats[owner] + 1,
        tuple(_piece_view(place, hue) for place, hue in drawn),
        ticked(known.lessons[owner]),
        _specials(known.specials[owner]),
        known.score(owner),
        known.full_rooms(owner),
    )


def _piece_view(place: int, hue: int) -> PieceView:
    action = numbered_action(geometry.PLACE + place)
    assert isinstance(action, Place)
    cells = geometry.placed_cells(*divmod(place, geometry.CELL_COUNT)) or ()
    return PieceView(action.shape, action.turn, action.cell, _colour(hue), cells)


def _colour(hue: int) -> str | None:
    return COLOURS[hue] if hue >= 0 else None


def _specials(mask: int) -> tuple[str, ...]:
    return tuple(name for n, name in enumerate(SPECIALS) if mask >> n & 1)


def _slots(mask: int) -> tuple[int, ...]:
    return tuple(slot + 1 for slot in range(SLOTS) if mask >> slot & 1)


def _day_view(known: State, seat: Seat) -> DayView:
    again = known.again[seat]
    shapes = known.due_shapes(seat)
    today = _specials(known.specials[seat] & ~known.dawn_specials[seat])
    return DayView(
        known.way[seat],
        _slots(known.taken[seat]),
        _slots(known.waiting[seat]),
        known.open_slot[seat] + 1 if known.open_slot[seat] >= 0 else None,
        tuple(item for item in range(geometry.ITEMS) if known.items[seat] >> item & 1),
        known.picks[seat],
        _colour(known.hue[seat]) if known.open_slot[seat] >= 0 else None,
        tuple(name for number, name in enumerate(SHAPE_NAMES) if shapes >> number & 1),
        bool(known.map_due[seat]),
        (SHAPE_NAMES[again], _colour(known.again_hue[seat])) if again >= 0 else None,
        (None, "cat", "treasure")[known.armed[seat]],
        known.dawn_pieces[seat],
        ticked(known.dawn_lessons[seat]),
        today[0] if today else None,
    )


def dump_day(state: State, seat: Seat) -> Json:
    """A seat's day as JSON, the fields of DayView; None once the match is over."""
    return None if state.day == DAYS else msgspec.to_builtins(_day_view(state, seat))


def _sister_view(known: State) -> SisterView:
    assert isinstance(known.config, Config)
    return SisterView(known.config.level, sister_colours(known), sister_cards(known), known.sister_score())


def determinize(seen: View, rng: Random) -> State:
    """The view's table, with the unseen cards shuffled anew and the unseen part of the others' day played at random."""
    state = empty_state(seen.config)
    state.day = seen.day - 1
    boats = [boat.boat - 1 for boat in seen.boats]
    state.boats = boats + [0] * (12 - len(boats))
    state.cat_deck = _deck(seen, rng, 0)
    state.lesson_deck = _deck(seen, rng, 1)
    if seen.sister:
        _deal_sister(state, seen.sister, rng)
    for seat, boat in enumerate(seen.boats):
        _lay_boat(state, seat, boat)
    if seen.seat is not None and seen.own_day is not None:
        _resume_day(state, seen.seat, seen.own_day)
    _imagine_days(state, seen, rng)
    return state


def _deck(seen: View, rng: Random, from_lessons: int) -> list[int]:
    shown = [
        CARD_NUMBERS[island[slot]]
        for island in seen.islands
        for slot in range(SLOTS)
        if geometry.FROM_LESSONS[slot] == from_lessons
    ]
    whole = range(109, 156) if from_lessons else range(109)
    unseen = [card for card in whole if card not in set(shown)]
    rng.shuffle(unseen)
    return shown + unseen


def _deal_sister(state: State, sister: SisterView, rng: Random) -> None:
    shown = [COLOURS.index(colour) for colour in sister.colours]
    unseen = [colour for colour in range(5) if colour not in shown]
    rng.shuffle(unseen)
    state.colours = shown + unseen
    cards = [SISTER_NAMES.index(card) for card in sister.lessons]
    state.sister = cards + [0] * (7 - len(cards))


def _mask(numbers: tuple[int, ...]) -> int:
    """Of slots or lessons, both counted from 1."""
    return sum(1 << (number - 1) for number in numbers)


def _set(state: State, name: str, seat: Seat, value: int) -> None:
    """Lists of a compiled table are read and written as a whole."""
    values = getattr(state, name)
    values[seat] = value
    setattr(state, name, values)


def _lay_boat(state: State, seat: Seat, boat: BoatView) -> None:
    state.clear_boat(seat)
    for piece in boat.pieces:
        place = action_number(Place(piece.shape, piece.turn, piece.cell)) - geometry.PLACE
        state.lay(seat, place, COLOURS.index(piece.colour) if piece.colour else -1)
    specials = sum(1 << SPECIALS.index(name) for name in boat.specials)
    for name, value in (("lessons", _mask(boat.lessons)), ("specials", specials), ("pieces", len(boat.pieces))):
        _set(state, name, seat, value)
        _set(state, f"dawn_{name}", seat, value)
    _set(state, "done", seat, int(state.day == DAYS))


def _resume_day(state: State, seat: Seat, own: DayView) -> None:
    specials = state.dawn_specials[seat] & ~(1 << SPECIALS.index(own.special_today) if own.special_today else 0)
    copy = own.copy_due
    today = {
        "way": own.chosen,
        "taken": _mask(own.taken),
        "waiting": _mask(own.waiting),
        "open_slot": own.open_slot - 1 if own.open_slot else -1,
        "items": sum(1 << item for item in own.items),
        "picks": own.picks,
        "hue": COLOURS.index(own.colour) if own.colour else -1,
        "map_due": int(own.map_due),
        "again": SHAPE_NUMBERS[copy[0]] if copy else -1,
        "again_hue": COLOURS.index(copy[1]) if copy and copy[1] else -1,
        "armed": (None, "cat", "treasure").index(own.doubling),
        "dawn_specials": specials,
        "dawn_lessons": _mask(own.lessons_at_dawn),
        "dawn_pieces": own.pieces_at_dawn,
    }
    for name, value in today.items():
        _set(state, name, seat, value)


def _imagine_days(state: State, seen: View, rng: Random) -> None:
    """Others who are done have played a day; those who are not may be anywhere in theirs."""
    if state.day == DAYS:
        return
    for seat in range(state.seats):
        done = seat not in seen.to_act
        if seat == seen.seat:
            _set(state, "done", seat, int(done))
            continue
        steps = 100 if done else rng.randrange(6)
        while steps and not (state.done[seat] or (not done and _is_last_step(state, seat))):
            state.play(seat, state.nth_legal(seat, rng.randrange(state.count_legal(seat))))
            steps -= 1


def _is_last_step(state: State, seat: Seat) -> bool:
    """Whether nothing is left to this seat but to end its day, which it has not done."""
    return bool(state.way[seat]) and not state.waiting[seat] and state.open_slot[seat] < 0
