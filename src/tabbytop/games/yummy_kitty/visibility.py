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
    from tabbytop.games.yummy_kitty.table import Table


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


def view(table: Table, seat: Seat | None) -> View:
    assert isinstance(table.config, Config)
    hidden = table.phase in (JOINING, PAYING) and table.guest < 0 and seat != table.seat
    return View(
        table.config,
        seat,
        "turn" if hidden else PHASES[table.phase],
        to_act(table),
        table.seat,
        table.starter,
        _seat_or_none(table.guarded),
        table.passes,
        table.size - table.drawn,
        FOODS[table.deck[table.drawn] >> 4 & 3] if table.drawn < table.size else None,
        table.excluded_count,
        _cat_side(table, table.excluded),
        _cat_side(table, table.first_excluded()),
        _cat_side(table, table.removed),
        tuple(_hand_view(table, owner, seat) for owner in range(table.seats)),
        tuple(_bowl_view(table, owner) for owner in range(table.seats)),
        None if hidden else _attraction(table),
        _cat_side(table, table.guest),
        tuple(lured_names(table.choices[owner]) for owner in range(table.seats)),
        _seat_or_none(table.catcher) if table.phase == LEAVING else None,
        _memory(table, ONLOOKER if seat is None else seat),
    )


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _cat_side(table: Table, card: int) -> CardView | None:
    """A card that lies with its cat side up; None for no card."""
    if card < 0:
        return None
    animal, icon = table.deck[card] & 15, bool(table.deck[card] >> 6)
    return CardView(card, None, ANIMALS[animal], COST[animal], icon)


def _food_side(table: Table, card: int) -> CardView:
    return CardView(card, FOODS[table.deck[card] >> 4 & 3])


def hand_cards(table: Table, seat: Seat) -> list[int]:
    return table.hand[PACK * seat : PACK * seat + table.hand_count[seat]]


def _hand_view(table: Table, owner: Seat, viewer: Seat | None) -> tuple[CardView, ...]:
    """Own cards show their food, others' cards their cat, an onlooker sees backs; in the end all lies open."""
    return tuple(_hand_card(table, card, owner, viewer) for card in hand_cards(table, owner))


def _hand_card(table: Table, card: int, owner: Seat, viewer: Seat | None) -> CardView:
    food, cat = _food_side(table, card), _cat_side(table, card)
    assert cat is not None
    if table.phase == OVER:
        return CardView(card, food.food, cat.animal, cat.cost, cat.yarn_icon)
    if viewer is None:
        return CardView(card)
    return food if owner == viewer else cat


def _bowl_view(table: Table, owner: Seat) -> BowlView:
    colonies = {breed: _colony(table, owner, breed) for breed in BREEDS}
    return BowlView(
        {breed: cards for breed, cards in colonies.items() if cards},
        table.mice[owner],
        tuple(chain(table, table.mice_top[owner])),
        tuple(chain(table, table.dogs_top[owner])),
        table.score(owner),
    )


def _colony(table: Table, owner: Seat, breed: str) -> tuple[CardView, ...]:
    cards = colony_cards(table, owner, breed)
    sides = (_food_side(table, card) if table.seen[card] & LAID else _cat_side(table, card) for card in cards)
    return tuple(side for side in sides if side is not None)


def _attraction(table: Table) -> AttractionView | None:
    target = _cat_side(table, table.target)
    if target is None:
        return None
    hand = hand_cards(table, table.seat)
    return AttractionView(
        None if table.target_seat == CENTRE else table.target_seat,
        target,
        BREEDS[table.colony] if table.colony >= 0 else None,
        tuple(hand.index(card) for card in table.paid[: table.paid_count]),
        table.paid_sum,
    )


def lured_names(choices: int) -> tuple[str, ...]:
    return tuple(f"{BREEDS[i // 2]}{' angora' if i % 2 else ''}" for i in range(16) if choices >> i & 1)


def _memory(table: Table, viewer: int) -> Memory:
    seen = table.seen[: table.drawn]
    deck = table.deck
    food_bit, cat_bit = 1 << viewer, 64 << viewer
    return Memory(
        tuple(seen),
        tuple(FOODS[deck[card] >> 4 & 3] if mask & food_bit else None for card, mask in enumerate(seen)),
        tuple(ANIMALS[deck[card] & 15] if mask & cat_bit else None for card, mask in enumerate(seen)),
        tuple(bool(deck[card] >> 6) if mask & cat_bit else None for card, mask in enumerate(seen)),
        tuple(chain(table, table.excluded)),
        tuple(_pass_seen(table, number) for number in range(table.witnessed)),
    )


def _pass_seen(table: Table, number: int) -> PassSeen:
    held, in_reach = table.held_then, table.open_then
    return PassSeen(
        tuple(card for card in range(table.drawn) if held[card] >> number & 1),
        tuple(card for card in range(table.drawn) if in_reach[card] >> number & 1),
        table.flags_then[number],
    )
