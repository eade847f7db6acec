"""The explained score sheet of Yummy Kitty: one function a rule. Points come from bowls, not the table's counters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabbytop.core.scoring import Line, Result, Sheet, dump_lines, rank
from tabbytop.games.yummy_kitty.codes import DOG, LAID, OVER, PACK
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.pieces import (
    AMERICAN_POINTS,
    ANIMALS,
    BREEDS,
    CALICO_FIRST,
    CALICO_SECOND,
    CALICO_TIED,
    DOG_POINTS,
    MOUSE_POINTS,
    ORANGE_POINTS,
    SIAMESE_POINTS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbytop.core.game import Seat
    from tabbytop.games.yummy_kitty.state import State


@dataclass(frozen=True, slots=True)
class Bowl:
    """All that one seat is scored for."""

    colonies: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By breed, the cats from bottom to top; no colony is empty."""
    mice: int = 0
    dogs: int = 0

    def size(self, breed: str) -> int:
        return len(self.colonies.get(breed, ()))

    def scoring(self, breed: str, config: Config) -> int:
        """The cats that score one by one: an angora among them only by the option."""
        cats = self.colonies.get(breed, ())
        return len(cats) if config.angora_per_card_points else cats.count(breed)

    def cells(self, breed: str) -> tuple[str, ...]:
        return tuple(f"{breed}:{place + 1}" for place in range(self.size(breed)))

    @property
    def cats(self) -> int:
        return sum(len(cats) for cats in self.colonies.values())


def chain(state: State, card: int) -> list[int]:
    """The cards of a pile from bottom to top, given its top."""
    cards = []
    while card >= 0:
        cards.append(card)
        card = state.under[card]
    return cards[::-1]


def colony_cards(state: State, seat: Seat, breed: str) -> list[int]:
    """Cats and yarn cards from bottom to top."""
    return chain(state, state.top[8 * seat + BREEDS.index(breed)])


def bowl(state: State, seat: Seat) -> Bowl:
    """What lies in front of a seat, counted card by card; when the match is over with the dogs of its hand (8.2)."""
    deck, seen = state.deck, state.seen
    colonies = {}
    for breed in BREEDS:
        cats = [ANIMALS[deck[card] & 15] for card in colony_cards(state, seat, breed) if not seen[card] & LAID]
        if cats:
            colonies[breed] = tuple(cats)
    hand = state.hand[PACK * seat : PACK * seat + state.hand_count[seat]] if state.phase == OVER else []
    dogs = len(chain(state, state.dogs_top[seat])) + sum(deck[card] & 15 == DOG for card in hand)
    return Bowl(colonies, state.mice[seat], dogs)


def orange_lines(mine: Bowl) -> Iterator[Line]:
    """Rule 7.1."""
    size = mine.size("orange")
    if size:
        yield Line("orange", ORANGE_POINTS[min(size, 5)], mine.cells("orange"), {"cats": size}, "7.1")


def calico_lines(mine: Bowl, bowls: Sequence[Bowl]) -> Iterator[Line]:
    """Rule 7.2: the largest and the second largest colony; a tie for the first place uses up both."""
    size = mine.size("calico")
    if not size:
        return
    larger = sum(other.size("calico") > size for other in bowls)
    equal = sum(other.size("calico") == size for other in bowls)
    place, points = "none", 0
    if not larger:
        place, points = ("first", CALICO_FIRST) if equal == 1 else ("tied", CALICO_TIED)
    elif larger == 1 and equal == 1:
        place, points = "second", CALICO_SECOND
    yield Line("calico", points, mine.cells("calico"), {"cats": size, "place": place}, "7.2")


def single_lines(mine: Bowl, config: Config) -> Iterator[Line]:
    """Rule 7.3: so many points a cat."""
    for breed, each in (("american", AMERICAN_POINTS), ("siamese", SIAMESE_POINTS)):
        if mine.size(breed):
            cats = mine.scoring(breed, config)
            yield Line(breed, each * cats, mine.cells(breed), {"cats": cats}, "7.3")


def black_lines(mine: Bowl, config: Config) -> Iterator[Line]:
    """Rule 7.4: a point a caught mouse, as long as there is a black colony."""
    if mine.mice or mine.size("black"):
        counts = bool(mine.size("black")) or config.caught_mice_score == "always"
        points = MOUSE_POINTS * mine.mice if counts else 0
        yield Line("black", points, mine.cells("black"), {"mice": mine.mice, "cats": mine.size("black")}, "7.4")


def british_lines(mine: Bowl, config: Config) -> Iterator[Line]:
    """Rule 7.5: each British Shorthair a point for every breed of the bowl."""
    if mine.size("british"):
        cats = mine.scoring("british", config)
        breeds = len(mine.colonies) - (not config.british_counts_itself)
        yield Line("british", cats * breeds, mine.cells("british"), {"cats": cats, "breeds": breeds}, "7.5")


def dog_lines(mine: Bowl, bowls: Sequence[Bowl], config: Config) -> Iterator[Line]:
    """Rule 8.2."""
    if config.dogs == "none" or not mine.dogs:
        return
    most = mine.dogs == max(other.dogs for other in bowls)
    points = DOG_POINTS * mine.dogs if config.dogs == "each" else DOG_POINTS * most
    yield Line("dogs", points, (), {"dogs": mine.dogs}, "8.2")


def bowl_sheet(bowls: Sequence[Bowl], seat: Seat, config: Config) -> Sheet:
    mine = bowls[seat]
    lines = (
        *orange_lines(mine),
        *calico_lines(mine, bowls),
        *single_lines(mine, config),
        *black_lines(mine, config),
        *british_lines(mine, config),
        *dog_lines(mine, bowls, config),
    )
    return Sheet(seat, lines)


def bowls_of(state: State) -> tuple[Bowl, ...]:
    return tuple(bowl(state, seat) for seat in range(state.seats))


def scores(state: State) -> tuple[Sheet, ...]:
    """As the bowls stand. Before the end the dogs in hands are left out: their owners may not know of them."""
    assert isinstance(state.config, Config)
    bowls = bowls_of(state)
    return tuple(bowl_sheet(bowls, seat, state.config) for seat in range(state.seats))


def rank_bowls(bowls: Sequence[Bowl], sheets: Sequence[Sheet]) -> Result:
    """Rule 7.6: points, then cats in the bowl, then breeds, else shared."""
    points = tuple(sheet.total for sheet in sheets)
    cats = tuple(mine.cats for mine in bowls)
    return rank({"points": points, "cats": cats, "breeds": tuple(len(mine.colonies) for mine in bowls)})


def result(state: State) -> Result:
    return rank_bowls(bowls_of(state), scores(state))


def dump_sheet(sheet: Sheet, mine: Bowl) -> dict[str, Any]:
    """The JSON of `score yummy_kitty --json` and of a record's `scores`."""
    return {
        "seat": sheet.seat,
        "total": sheet.total,
        "cats": mine.cats,
        "breeds": len(mine.colonies),
        "lines": dump_lines(sheet),
    }
