"""The integers that the table is written in: cards, phases, sightings, notes, action numbers.

A card is animal + 16 * food + 64 * icon. Inside a match it is known by its place in the shuffled pack: everyone sees
how cards move, so that place tells nothing about either side.
"""

from __future__ import annotations

from tabbytop.games.yummy_kitty.pieces import ANIMALS, CARDS, COSTS, FOOD_VALUES, FOODS, ORANGE_POINTS, Card

PACK, SEATS, BREED_COUNT, ONLOOKER, CENTRE = 74, 5, 8, 5, 5
"""CENTRE: the excluded pile, where the seat of a target is asked for."""
ORANGE, CALICO, AMERICAN, SIAMESE, BLACK, ANGORA, BRITISH, FORTUNE, DOG = range(9)
KOI1, KOI2, MOUSE, YARN = range(4)

TURN, JOINING, PAYING, LEAVING, OVER = range(5)
PHASES = ("turn", "joining", "paying", "leaving", "over")

STORE, PASS, SETTLE, JOIN, LEAVE, EXCLUDED, PAY, LAY, ATTRACT, ACTIONS = 0, 1, 2, 3, 11, 27, 28, 102, 694, 1064
"""Action numbers: join + breed, leave + 2 * breed (+ 1 for its angora), pay + card, lay + 8 * card + breed,
attract + 74 * seat + card."""

# Who has seen which side of a card: bits 0-4 the seats and 5 an onlooker for the food side, 6-11 the same for the cat
# side. Bit 12: it was laid as yarn, so it is no cat of its colony. Bit 13: everyone has seen that it is no dog.
FOOD_SEEN, CAT_SEEN, CAT_SEEN_BY_SEATS, LAID, NO_DOG = 0b111111, 0b111111 << 6, 0b11111 << 6, 1 << 12, 1 << 13

# What came of the last action, in order: note + 32 * seat + 256 * card or number.
NOTE_NAMES = (
    "stored",  # value: how many cards
    "aimed",  # value: card; known to its seat only until the payment is settled, as are the next two
    "chose",  # value: breed
    "put",  # value: card
    "robbed",  # value: card taken from the hand of the target's seat
    "fetched",  # value: card taken from the excluded pile
    "guarded",
    "dog",  # value: card
    "paid",  # value: card
    "arrived",  # value: card + 128 * breed
    "vanished",  # value: card
    "turned",  # value: card
    "strayed",  # value: card
    "drew",
    "laid",  # value: card + 128 * breed
    "mouse",
    "caught",
    "left",  # value: card + 128 * breed
    "passed",
    "over",
)
STORED, AIMED, CHOSE, PUT, ROBBED, FETCHED, GUARDED, TOOK_DOG, PAID, ARRIVED, VANISHED = range(11)
TURNED, STRAYED, DREW, YARNED, APPEARED, CAUGHT, LEFT, PASSED, ENDED = range(11, 20)
HAD_COLONY, HAD_PLACE_FOR_YARN, COULD_ACT = 1, 2, 4
"""About a seat that passed in the end phase."""
WITNESSED = 64
"""How many passes are remembered."""
NOTES = 256
"""No action is followed by more of them."""


def card_code(card: Card) -> int:
    return ANIMALS.index(card.animal) + 16 * FOODS.index(card.food) + 64 * card.yarn_icon


def animal(code: int) -> int:
    return code & 15


def food(code: int) -> int:
    return code >> 4 & 3


def lane(tally: int, number: int) -> int:
    """One of the eight counts of a hand, which are the bytes of one number: see HAND_FOOD."""
    return tally >> 8 * number & 255


def card_tally(code: int) -> int:
    """What a card adds to the tally of a hand."""
    kind = animal(code)
    if kind > DOG:
        return 0
    cost = 0 if kind in (ANGORA, DOG) else COST[kind]
    within = [0 < cost <= most for most in range(1, 5)]
    lanes = [VALUE[food(code)], *within, kind == ANGORA, kind == DOG, food(code) == YARN]
    return sum(int(n) << 8 * number for number, n in enumerate(lanes))


CODES = [card_code(card) for card in CARDS]
COST = [COSTS[animal] for animal in ANIMALS]
VALUE = list(FOOD_VALUES)
ORANGES = list(ORANGE_POINTS)
HAND_FOOD, HAND_ANGORAS, HAND_DOGS, HAND_YARNS = 0, 5, 6, 7
"""In the tally of a hand: what its food is worth; at 1 to 4 the cats but angoras that cost at most so much; these."""
TALLIES = [card_tally(code) for code in range(128)]
LOTS_BY_COST = [
    sum(1 << 2 * b for b in range(8) if COST[b] == cost) + sum(2 << 2 * b for b in range(8) if COST[ANGORA] == cost)
    for cost in range(1, 5)
]
"""A lot is 2 * breed for the cats of a colony, the next number for the angoras in it."""

MOST_MOVES = 6 * PACK
"""A match has no more moves than this: a card is stored once, paid or laid once; an attraction uses up a card and has
at most four moves more (attract, join, settle, leave). With voluntary passes: times the seats."""
