"""What comes of an action in Yummy Kitty, as one viewer may know it.

Cards that are drawn are counted, not named: the table keeps no list of what went into a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.game import Event
from tabbytop.core.state import after_move
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.actions import action_number
from tabbytop.games.yummy_kitty.codes import CENTRE, COST, NOTE_NAMES, PACK
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Seat
    from tabbytop.games.yummy_kitty.actions import Action
    from tabbytop.games.yummy_kitty.state import State

PRIVATE = {codes.AIMED, codes.CHOSE, codes.PUT}
"""Steps of an attraction that only its seat knows before it is settled."""
PLAIN = {codes.GUARDED, codes.APPEARED, codes.CAUGHT, codes.PASSED, codes.TOOK_DOG}
SHOWN = {codes.ROBBED, codes.FETCHED, codes.VANISHED, codes.TURNED, codes.STRAYED}
"""Notes about a card whose cat side is open to all."""
IN_COLONY = {codes.ARRIVED, codes.LEFT}


def events(
    before: State, seat: Seat, action: Action, viewer: Seat | None, after: State | None = None
) -> tuple[Event, ...]:
    after = after or after_move(before, seat, action_number(action))
    told = _spared_told(_dogs_counted(_told(before, after, viewer)), is_open=after.phase == codes.LEAVING)
    if before.drawn < before.size == after.drawn:
        last = [i for i, event in enumerate(told) if event.name not in ("passed", "over")]
        told.insert(last[-1] + 1, Event("emptied"))
    return tuple(told)


def _told(before: State, after: State, viewer: Seat | None) -> Iterator[Event]:
    for code in after.log[: after.notes]:
        note, seat, value = code % 32, code // 32 % 8, code // 256
        if note not in PRIVATE:
            named = {**_named(before, after, note, value), **_lost(before, note, value, viewer)}
            yield Event(NOTE_NAMES[note], None if note == codes.ENDED else seat, (), named)
        elif viewer == seat:
            yield Event(NOTE_NAMES[note], seat, (), _named_to_self(before, after, note, value))


def _dogs_counted(told: Iterator[Event]) -> list[Event]:
    """Dogs that come along together are told as one event."""
    counted: list[Event] = []
    for event in told:
        if event.name == "dog":
            named = {"dogs": 1, **event.args}
            if counted and counted[-1].name == "dog":
                earlier = counted.pop().args
                named = {key: _both(earlier[key], value) for key, value in named.items()}
            counted.append(Event("dog", event.seat, (), named))
        else:
            counted.append(event)
    return counted


def _both(one: str | int, two: str | int) -> str | int:
    return one + two if isinstance(one, int) and isinstance(two, int) else f"{one} {two}"


def _spared_told(told: list[Event], *, is_open: bool) -> list[Event]:
    """Also that a mouse lures no cat; `is_open`: somebody must still choose which one leaves."""
    found: list[Event] = []
    mouse = False
    for number, event in enumerate([*told, Event("")]):
        if mouse and event.name not in ("caught", "left") and not (is_open and number == len(told)):
            found.append(Event("spared"))
        mouse = event.name == "mouse" or (mouse and event.name == "caught")
        found.append(event)
    return found[:-1]


def _named(before: State, after: State, note: int, value: int) -> dict[str, str | int]:
    """What everyone learns."""
    if note in PLAIN or note == codes.ENDED:
        return {}
    if note in (codes.STORED, codes.DREW):
        return {"cards": value}
    card, colony = value % 128, value // 128
    if note == codes.YARNED:
        return {"colony": BREEDS[colony]}
    animal = ANIMALS[after.deck[card] & 15]
    if note == codes.ROBBED:
        place = _place_in_hand(before, before.target_seat, card)
        return {"animal": animal, "owner": before.target_seat + 1, "card": place}
    if note in SHOWN:
        return {"animal": animal}
    if note in IN_COLONY:
        return {"animal": animal, "colony": BREEDS[colony]}
    assert note == codes.PAID
    food = FOODS[after.deck[card] >> 4 & 3]
    return {"animal": animal, "food": food, "card": _place_in_hand(before, before.seat, card)}


def _lost(before: State, note: int, value: int, viewer: Seat | None) -> dict[str, str | int]:
    """What a robbed seat, and nobody else, knows of the cards that it loses."""
    if note not in (codes.ROBBED, codes.TOOK_DOG) or viewer is None or viewer != before.target_seat:
        return {}
    return {"food": FOODS[before.deck[value] >> 4 & 3]}


def _named_to_self(before: State, after: State, note: int, value: int) -> dict[str, str | int]:
    if note == codes.CHOSE:
        return {"colony": BREEDS[value]}
    if note == codes.PUT:
        return {"card": _place_in_hand(before, before.seat, value), "food": FOODS[after.deck[value] >> 4 & 3]}
    animal = after.deck[value] & 15
    named: dict[str, str | int] = {"animal": ANIMALS[animal], "cost": COST[animal]}
    if after.target_seat != CENTRE:
        named["owner"] = after.target_seat + 1
    return named


def _place_in_hand(state: State, seat: Seat, card: int) -> int:
    """Counted from 1."""
    return state.hand[PACK * seat : PACK * seat + state.hand_count[seat]].index(card) + 1
