"""What a seat may know of a table of Yummy Kitty: what it sees (docs/rules/yummy_kitty 1.3), and what it remembers.

How it may imagine the rest is in guessing.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbytop.games.yummy_kitty.codes import CENTRE, COST, JOINING, LAID, LEAVING, ONLOOKER, OVER, PACK, PAYING, PHASES
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.pieces import ANIMALS, BREEDS, FOODS
from tabbytop.games.yummy_kitty.rules import to_act
from tabbytop.games.yummy_kitty.scoring import chain, colony_cards

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.games.yummy_kitty.state import State


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as it lies there: a side that the viewer does not see is None."""

    id: int
    """Its place in the shuffled pack: when it came to the table, which everyone saw, and nothing of its sides."""
    food: str | None = None
    animal: str | None = None
    cost: int | None = None
    yarn_icon: bool | None = None


@dataclass(frozen=True, slots=True)
class BowlView:
    colonies: dict[str, tuple[CardView, ...]]
    """By breed, cats and yarn cards from bottom to top."""
    mice: int
    mouse_cards: tuple[int, ...]
    """The ids of the mouse cards that were taken from the pile."""
    dogs: tuple[int, ...]
    """The ids of the dogs in the bowl."""
    score: int
    """As the bowls stand; dogs in hands count at the end only."""


@dataclass(frozen=True, slots=True)
class AttractionView:
    """An attraction that is not settled yet; only its own seat sees it."""

    owner: int | None
    """Whose hand the cat is in; None for the excluded pile."""
    target: CardView
    colony: str | None
    """Where an angora will go."""
    paid: tuple[int, ...]
    """The places in hand of the cards that will be paid, in their order."""
    food: int
    """What they are worth."""


@dataclass(frozen=True, slots=True)
class PassSeen:
    """A pass in the end phase: nobody needs to see the cards to know that they were not enough, or were not used."""

    held: tuple[int, ...]
    """The ids of the hand that passed."""
    open: tuple[int, ...]
    """The ids of the cats it might have attracted."""
    flags: int
    """In the bits of `codes`."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What this viewer has seen since the match began. No board shows it; whoever thinks about the match may use it."""

    seen: tuple[int, ...]
    """By id, for cards that have left the pile: who has seen which side (bits as in `codes`). Everyone knows that."""
    food: tuple[str | None, ...]
    """By id: the food side, if this viewer has ever seen it."""
    animal: tuple[str | None, ...]
    yarn_icon: tuple[bool | None, ...]
    excluded: tuple[int, ...]
    """The ids of the excluded pile from bottom to top."""
    passes: tuple[PassSeen, ...]


@dataclass(frozen=True, slots=True)
class View:
    config: Config
    seat: int | None
    phase: str
    """`turn`, `joining`, `paying`, `leaving` or `over`; while another seat pays, still `turn`."""
    to_act: tuple[int, ...]
    active: int
    """Whose turn it is; in `leaving` another seat may be to act."""
    starter: int
    protected: int | None
    passes: int
    """How many seats in a row have passed."""
    pile: int
    pile_top: str | None
    """The food side on top of the draw pile."""
    excluded: int
    excluded_top: CardView | None
    excluded_cat: CardView | None
    """The first cat from the top."""
    removed: CardView | None
    """The Fortune Cat, once it has left the game."""
    hands: tuple[tuple[CardView, ...], ...]
    """By seat, from left to right as their owners hold them."""
    bowls: tuple[BowlView, ...]
    attraction: AttractionView | None
    guest: CardView | None
    """The angora that the Fortune Cat brought, until its colony is chosen."""
    lured: tuple[tuple[str, ...], ...]
    """While a mouse is about, by seat: the cats of which it still must lose one, as `orange` or `orange angora`."""
    catcher: int | None
    """Who caught that mouse."""
    memory: Memory


def view(state: State, seat: Seat | None) -> View:
    assert isinstance(state.config, Config)
    hidden = state.phase in (JOINING, PAYING) and state.guest < 0 and seat != state.seat
    return View(
        state.config,
        seat,
        "turn" if hidden else PHASES[state.phase],
        to_act(state),
        state.seat,
        state.starter,
        _seat_or_none(state.guarded),
        state.passes,
        state.size - state.drawn,
        FOODS[state.deck[state.drawn] >> 4 & 3] if state.drawn < state.size else None,
        state.excluded_count,
        _cat_side(state, state.excluded),
        _cat_side(state, state.first_excluded()),
        _cat_side(state, state.removed),
        tuple(_hand_view(state, owner, seat) for owner in range(state.seats)),
        tuple(_bowl_view(state, owner) for owner in range(state.seats)),
        None if hidden else _attraction(state),
        _cat_side(state, state.guest),
        tuple(lured_names(state.choices[owner]) for owner in range(state.seats)),
        _seat_or_none(state.catcher) if state.phase == LEAVING else None,
        _memory(state, ONLOOKER if seat is None else seat),
    )


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _cat_side(state: State, card: int) -> CardView | None:
    """A card that lies with its cat side up; None for no card."""
    if card < 0:
        return None
    animal, icon = state.deck[card] & 15, bool(state.deck[card] >> 6)
    return CardView(card, None, ANIMALS[animal], COST[animal], icon)


def _food_side(state: State, card: int) -> CardView:
    return CardView(card, FOODS[state.deck[card] >> 4 & 3])


def hand_cards(state: State, seat: Seat) -> list[int]:
    return state.hand[PACK * seat : PACK * seat + state.hand_count[seat]]


def _hand_view(state: State, owner: Seat, viewer: Seat | None) -> tuple[CardView, ...]:
    """Own cards show their food, others' cards their cat, an onlooker sees backs; in the end all lies open."""
    return tuple(_hand_card(state, card, owner, viewer) for card in hand_cards(state, owner))


def _hand_card(state: State, card: int, owner: Seat, viewer: Seat | None) -> CardView:
    food, cat = _food_side(state, card), _cat_side(state, card)
    assert cat is not None
    if state.phase == OVER:
        return CardView(card, food.food, cat.animal, cat.cost, cat.yarn_icon)
    if viewer is None:
        return CardView(card)
    return food if owner == viewer else cat


def _bowl_view(state: State, owner: Seat) -> BowlView:
    colonies = {breed: _colony(state, owner, breed) for breed in BREEDS}
    return BowlView(
        {breed: cards for breed, cards in colonies.items() if cards},
        state.mice[owner],
        tuple(chain(state, state.mice_top[owner])),
        tuple(chain(state, state.dogs_top[owner])),
        state.score(owner),
    )


def _colony(state: State, owner: Seat, breed: str) -> tuple[CardView, ...]:
    cards = colony_cards(state, owner, breed)
    sides = (_food_side(state, card) if state.seen[card] & LAID else _cat_side(state, card) for card in cards)
    return tuple(side for side in sides if side is not None)


def _attraction(state: State) -> AttractionView | None:
    target = _cat_side(state, state.target)
    if target is None:
        return None
    hand = hand_cards(state, state.seat)
    return AttractionView(
        None if state.target_seat == CENTRE else state.target_seat,
        target,
        BREEDS[state.colony] if state.colony >= 0 else None,
        tuple(hand.index(card) for card in state.paid[: state.paid_count]),
        state.paid_sum,
    )


def lured_names(choices: int) -> tuple[str, ...]:
    return tuple(f"{BREEDS[i // 2]}{' angora' if i % 2 else ''}" for i in range(16) if choices >> i & 1)


def _memory(state: State, viewer: int) -> Memory:
    seen = state.seen[: state.drawn]
    deck = state.deck
    food_bit, cat_bit = 1 << viewer, 64 << viewer
    return Memory(
        tuple(seen),
        tuple(FOODS[deck[card] >> 4 & 3] if mask & food_bit else None for card, mask in enumerate(seen)),
        tuple(ANIMALS[deck[card] & 15] if mask & cat_bit else None for card, mask in enumerate(seen)),
        tuple(bool(deck[card] >> 6) if mask & cat_bit else None for card, mask in enumerate(seen)),
        tuple(chain(state, state.excluded)),
        tuple(_pass_seen(state, number) for number in range(state.witnessed)),
    )


def _pass_seen(state: State, number: int) -> PassSeen:
    held, in_reach = state.held_then, state.open_then
    return PassSeen(
        tuple(card for card in range(state.drawn) if held[card] >> number & 1),
        tuple(card for card in range(state.drawn) if in_reach[card] >> number & 1),
        state.flags_then[number],
    )
