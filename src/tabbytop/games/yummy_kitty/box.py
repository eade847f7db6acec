"""What is in the box of Yummy Kitty, as JSON for those who draw it; which sides belong together is not told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.yummy_kitty import pieces

if TYPE_CHECKING:
    from tabbytop.core.game import Json


def box() -> Json:
    return {
        "animals": [
            {"name": name, "cost": pieces.COSTS[name], "count": pieces.COUNTS[name]} for name in pieces.ANIMALS
        ],
        "foods": [{"name": name, "value": value} for name, value in zip(pieces.FOODS, pieces.FOOD_VALUES, strict=True)],
        "orange_points": list(pieces.ORANGE_POINTS),
        "calico_points": {
            "first": pieces.CALICO_FIRST,
            "second": pieces.CALICO_SECOND,
            "tied": pieces.CALICO_TIED,
        },
        "american_points": pieces.AMERICAN_POINTS,
        "siamese_points": pieces.SIAMESE_POINTS,
        "mouse_points": pieces.MOUSE_POINTS,
        "dog_points": pieces.DOG_POINTS,
    }
