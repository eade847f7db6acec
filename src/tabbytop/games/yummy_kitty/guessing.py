"""A whole table that one view cannot tell from the true one: every side it has seen in its place, the rest dealt anew.

The sides of a card belong together, so a seen side limits the other. Any pack that fits is found by exchanging cards
along a chain; a random walk of exchanges then makes all fitting packs about equally likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbytop.games.yummy_kitty.codes import CENTRE, CODES, DOG, NO_DOG, PACK, PHASES, SEATS, WITNESSED
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS
from tabbytop.games.yummy_kitty.rules import empty_state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from tabbytop.games.yummy_kitty.state import State
    from tabbytop.games.yummy_kitty.visibility import View

FOOD_BITS, CAT_BITS = 0b0110000, 0b1001111
SWEEPS = 12
"""Exchanges tried for each card of which one side is known."""
PATIENCE, MENDING, STUMBLE = 300, 1500, 0.05
"""How many packs are dealt, how many exchanges mend one of them, and how often one that does harm is kept."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """What is known of one card."""

    bits: int = 0
    """Which bits of its code."""
    code: int = 0
    """Their values."""
    no_dog: bool = False

    def fits(self, code: int) -> bool:
        return code & self.bits == self.code and not (self.no_dog and code & 15 == DOG)


ALL_BITS = FOOD_BITS | CAT_BITS


def determinize(seen: View, rng: Random) -> State:
    """The view's table; the unseen sides are dealt so that they agree with all that its seat remembers."""
    state = empty_state(seen.config)
    state.drawn = state.size - seen.pile
    state.phase = PHASES.index(seen.phase)
    state.seat, state.starter, state.passes = seen.active, seen.starter, seen.passes
    state.asked = seen.to_act[0] if seen.to_act else seen.active
    state.guarded = -1 if seen.protected is None else seen.protected
    state.seen = [*seen.memory.seen, *[0] * (PACK - len(seen.memory.seen))]
    _lay_cards(state, seen)
    _take_up(state, seen)
    _deal_unseen(state, seen, rng)
    return state


def _lay_cards(state: State, seen: View) -> None:
    """Every card where it lies, by its id."""
    hand, count = [-1] * (PACK * SEATS), [0] * SEATS
    under, top = [-1] * PACK, [-1] * (8 * SEATS)
    mice, mice_top, dogs_top = [0] * SEATS, [-1] * SEATS, [-1] * SEATS
    for seat, (held, bowl) in enumerate(zip(seen.hands, seen.bowls, strict=True)):
        count[seat] = len(held)
        hand[PACK * seat : PACK * seat + len(held)] = [card.id for card in held]
        for breed, cards in bowl.colonies.items():
            top[8 * seat + BREEDS.index(breed)] = _pile_up(under, (card.id for card in cards))
        mice[seat] = bowl.mice
        mice_top[seat] = _pile_up(under, bowl.mouse_cards)
        dogs_top[seat] = _pile_up(under, bowl.dogs)
    state.excluded, state.excluded_count = _pile_up(under, seen.memory.excluded), seen.excluded
    state.removed = seen.removed.id if seen.removed else -1
    state.hand, state.hand_count, state.under, state.top = hand, count, under, top
    state.mice, state.mice_top, state.dogs_top = mice, mice_top, dogs_top


def _pile_up(under: list[int], cards: Iterable[int]) -> int:
    """Chain cards from bottom to top; the top one, or -1."""
    last = -1
    for card in cards:
        under[card] = last
        last = card
    return last


def _take_up(state: State, seen: View) -> None:
    """What is half done: an attraction, an angora without a colony, a mouse."""
    if seen.attraction:
        doing, hand = seen.attraction, seen.hands[seen.active]
        state.target, state.paid_count, state.paid_sum = doing.target.id, len(doing.paid), doing.food
        state.target_seat = CENTRE if doing.owner is None else doing.owner
        state.colony = -1 if doing.colony is None else BREEDS.index(doing.colony)
        state.paid = [hand[place].id for place in doing.paid] + [0] * (PACK - len(doing.paid))
        state.marked = [int(place in doing.paid) for place in range(PACK)]
    if seen.guest:
        state.guest, state.took = seen.guest.id, not state.stock_only
    state.witnessed = len(seen.memory.passes)
    state.flags_then = [then.flags for then in seen.memory.passes] + [0] * (WITNESSED - state.witnessed)
    state.held_then = _marks([then.held for then in seen.memory.passes])
    state.open_then = _marks([then.open for then in seen.memory.passes])
    if seen.phase == "leaving":
        state.took = 1
        state.catcher = -1 if seen.catcher is None else seen.catcher
        state.turned_to = (state.asked - state.seat) % state.seats
        state.choices = [_choices(names) for names in seen.lured] + [0] * (SEATS - state.seats)


def _marks(groups: list[tuple[int, ...]]) -> list[int]:
    """By id, the bits of the groups that the card is in."""
    marks = [0] * PACK
    for number, cards in enumerate(groups):
        for card in cards:
            marks[card] |= 1 << number
    return marks


def _choices(names: tuple[str, ...]) -> int:
    words = (name.split() for name in names)
    return sum(1 << 2 * BREEDS.index(breed) + len(angora) for breed, *angora in words)


def _deal_unseen(state: State, seen: View, rng: Random) -> None:
    def faults(pack: list[int]) -> int:
        """What the view has seen and this pack denies: passes, and that a seat whose turn it is can act."""
        state.deck = pack + [0] * (PACK - state.size)
        state.recount()
        stuck = seen.phase == "turn" and not state.can_act(state.asked)
        return state.contradictions() + stuck

    pack = guess_pack(sightings(state, seen), rng, None if seen.pile else faults)
    state.deck = pack + [0] * (PACK - state.size)
    state.recount()


def sightings(state: State, seen: View) -> list[Sighting]:
    """By id, also of the cards in the pile; the top one shows its food."""
    memory = seen.memory
    known = zip(memory.seen, memory.food, memory.animal, memory.yarn_icon, strict=True)
    found = [_sighting(bool(mask & NO_DOG), food, animal, icon) for mask, food, animal, icon in known]
    if seen.pile_top:
        found.append(_sighting(False, seen.pile_top, None, None))
    return found + [Sighting()] * (state.size - len(found))


def _sighting(no_dog: bool, food: str | None, animal: str | None, icon: bool | None) -> Sighting:
    bits = (FOOD_BITS if food else 0) | (CAT_BITS if animal else 0)
    code = (16 * FOODS.index(food) if food else 0) + (ANIMALS.index(animal) + 64 * bool(icon) if animal else 0)
    return Sighting(bits, code, no_dog)


def guess_pack(sightings: list[Sighting], rng: Random, faults: Callable[[list[int]], int] | None = None) -> list[int]:
    """The codes of a whole pack; `faults` counts what is wrong with it beyond the sightings, and must come to none."""
    pack = [sighting.code if sighting.bits == ALL_BITS else -1 for sighting in sightings]
    left = list(CODES[: len(sightings)])
    for code in pack:
        if code >= 0:
            left.remove(code)
    places = [place for place, code in enumerate(pack) if code < 0]
    limits = [sightings[place] for place in places]
    for _ in range(PATIENCE):
        rng.shuffle(left)
        dealt = _deal(left, limits)
        _mix(dealt, limits, rng)
        _fill(pack, places, dealt)
        if faults is None or faults(pack) == 0 or _mend(pack, places, limits, rng, faults):
            return pack
    raise AssertionError("the view contradicts itself")


def _fill(pack: list[int], places: list[int], dealt: list[int]) -> None:
    for place, code in zip(places, dealt, strict=True):
        pack[place] = code


def _mend(
    pack: list[int], places: list[int], limits: list[Sighting], rng: Random, faults: Callable[[list[int]], int]
) -> bool:
    """Exchange cards as long as that does no harm, until nothing is wrong; whether that was reached."""
    count, worst = len(places), faults(pack)
    for _ in range(MENDING):
        one, two = int(rng.random() * count), int(rng.random() * count)
        here, there = places[one], places[two]
        if pack[here] == pack[there] or not (limits[one].fits(pack[there]) and limits[two].fits(pack[here])):
            continue
        pack[here], pack[there] = pack[there], pack[here]
        found = faults(pack)
        if found == 0:
            return True
        if found > worst and rng.random() > STUMBLE:
            pack[here], pack[there] = pack[there], pack[here]
        else:
            worst = found
    return False


def _deal(cards: list[int], limits: list[Sighting]) -> list[int]:
    """Give each place a card that fits, moving earlier ones on where the last fitting card is taken."""
    holder = [-1] * len(cards)
    order = sorted(range(len(limits)), key=lambda place: (not limits[place].bits, not limits[place].no_dog))
    for place in order:
        found = _find_card(place, cards, limits, holder, set())
        assert found, "no pack fits what was seen"
    dealt = [0] * len(cards)
    for card, place in enumerate(holder):
        dealt[place] = cards[card]
    return dealt


def _find_card(place: int, cards: list[int], limits: list[Sighting], holder: list[int], tried: set[int]) -> bool:
    for card, code in enumerate(cards):
        if holder[card] < 0 and limits[place].fits(code):
            holder[card] = place
            return True
    fitting = [card for card, code in enumerate(cards) if limits[place].fits(code)]
    for card in fitting:
        if card not in tried:
            tried.add(card)
            if _find_card(holder[card], cards, limits, holder, tried):
                holder[card] = place
                return True
    return False


def _mix(dealt: list[int], limits: list[Sighting], rng: Random) -> None:
    """Exchange cards that fit each other's place."""
    count = len(dealt)
    for place, limit in enumerate(limits):
        if not (limit.bits or limit.no_dog):
            continue
        for _ in range(SWEEPS):
            other = int(rng.random() * count)
            mine, theirs = dealt[place], dealt[other]
            if limit.fits(theirs) and limits[other].fits(mine):
                dealt[place], dealt[other] = theirs, mine
