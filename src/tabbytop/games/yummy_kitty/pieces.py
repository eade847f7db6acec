"""What is in the box of Yummy Kitty: animals, foods, the 74 cards, the points. Data only."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources

ANIMALS = ("orange", "calico", "american", "siamese", "black", "angora", "british", "fortune", "dog")
BREEDS = ANIMALS[:8]
"""The cats; a colony is named after its breed."""
FOODS = ("koi1", "koi2", "mouse", "yarn")
FOOD_VALUES = (1, 2, 1, 0)

ORANGE_POINTS = (0, -1, 2, 3, 7, 11)
"""By the size of the colony; cats beyond the fifth add nothing."""
CALICO_FIRST, CALICO_SECOND, CALICO_TIED = 7, 5, 5
AMERICAN_POINTS, SIAMESE_POINTS, MOUSE_POINTS, DOG_POINTS = 2, 1, 1, -1


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the box with both its sides."""

    label: str
    """Its name in data/cards.json. Never leaves the engine: it tells both sides."""
    animal: str
    cost: int
    """Food needed to attract it; 0 for a dog, which nobody can attract."""
    yarn_icon: bool
    food: str


def _load_cards() -> tuple[Card, ...]:
    """From data/cards.json: the numbers of cards are the publisher's, cost, icon and food are house data."""
    text = resources.files(__package__).joinpath("data", "cards.json").read_text("utf-8")
    rows = json.loads(text)["cards"]
    return tuple(Card(label, animal, cost or 0, bool(icon), food) for label, animal, cost, icon, food in rows)


CARDS = _load_cards()
"""The 63 cats, then the 11 dogs."""
CATS = sum(card.animal != "dog" for card in CARDS)
COUNTS = {animal: sum(card.animal == animal for card in CARDS) for animal in ANIMALS}
COSTS = {card.animal: card.cost for card in CARDS}

assert all(card.cost == COSTS[card.animal] for card in CARDS), "the table counts on one cost a breed"
assert all(card.animal != "dog" for card in CARDS[:CATS])
