"""How a match of Yummy Kitty is set up: every switch with its default (docs/rules/yummy_kitty 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabbytop.core.errors import BadInput

RANGES = {
    "hand_size": (1, 6),
    "stock_draw": (1, 4),
    "stock_draw_when_hand_empty": (1, 4),
    "protection_min_players": (2, 6),
    "yarn_cards_per_colony": (1, 3),
}
"""Options that are numbers, with the least and the most."""


@dataclass(frozen=True, slots=True)
class Config:
    players: int = 2
    dogs: Literal["none", "most", "each"] = "none"
    """Out of the game, or in it: who has most of them loses a point, or everyone a point for each."""
    dogs_destination: Literal["bowl", "hand"] = "bowl"
    hand_size: int = 4
    stock_draw: int = 2
    stock_draw_when_hand_empty: int = 3
    protection_min_players: int = 3
    """6: never."""
    mouse_value_rule: Literal["printed_cost", "marginal_points"] = "printed_cost"
    mouse_trigger: Literal["any_draw", "stock_only"] = "any_draw"
    mouse_chain: bool = False
    caught_mouse_card: Literal["taken", "stays_on_pile"] = "taken"
    caught_mice_score: Literal["needs_black_colony", "always"] = "needs_black_colony"
    yarn_card_scope: Literal["whole_colony", "cats_below"] = "whole_colony"
    yarn_cards_per_colony: int = 1
    yarn_payable: bool = False
    angora_needs_colony: bool = True
    angora_per_card_points: bool = False
    british_counts_itself: bool = True
    fortune_from_excluded: Literal["stays_zero_points", "same_as_stolen"] = "stays_zero_points"
    voluntary_pass_in_end_phase: bool = False
    overpay_with_superfluous_cards: bool = True
    fair_start: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 5:
            raise BadInput("option-players", game="Yummy Kitty", least=2, most=5, players=self.players)
        for name, (least, most) in RANGES.items():
            value = getattr(self, name)
            if not least <= value <= most:
                raise BadInput("option-value", option=name, value=value, allowed=f"{least} ... {most}")
