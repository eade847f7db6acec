"""How a match of Calico is set up: the options, and which of them go together (docs/rules/calico 2 and 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabbytop.core.errors import BadInput
from tabbytop.games.calico.pieces import BEGINNER_CATS, CAT_NAMES, SCENARIOS

Board = Literal["blue", "green", "purple", "yellow"]
CatName = Literal["millie", "callie", "tibbit", "rumi", "coconut", "tecolote", "cira", "almond", "gwenivere", "leo"]
Restriction = Literal["none", "next_to_laid", "goals_both_ways", "no_hand", "same_colour", "same_pattern"]


@dataclass(frozen=True, slots=True)
class Config:
    players: int = 2
    setup: Literal["beginner", "standard"] = "beginner"
    cats: tuple[CatName, ...] = ()
    """Three chosen cats; none to have them drawn (standard) or fixed (beginner, scenario)."""
    boards: tuple[Board, ...] = ()
    """Chosen boards by seat; seats left out draw theirs."""
    family: bool = False
    lower_variance: bool = False
    goal_values: Literal["rulebook", "tile"] = "rulebook"
    hands: Literal["hidden", "open"] = "hidden"
    shape_match: Literal["contained", "exact_group"] = "contained"
    restriction: Restriction = "none"
    restriction_without_cell: Literal["free_placement", "free_placement_fails_restriction"] = "free_placement"
    scenario: Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] = 0

    def __post_init__(self) -> None:
        if not 1 <= self.players <= 4:
            raise BadInput("option-players", game="Calico", least=1, most=4, players=self.players)
        self._check_boards()
        self._check_cats()
        self._check_variants()

    def _check_boards(self) -> None:
        if len(self.boards) > self.players:
            raise BadInput("calico-option-boards-many", boards=len(self.boards), players=self.players)
        if len(set(self.boards)) < len(self.boards):
            raise BadInput("calico-option-boards-twice")

    def _check_cats(self) -> None:
        if not self.cats:
            return
        if len({CAT_NAMES.index(cat) // 2 for cat in self.cats}) != 3 or len(self.cats) != 3:
            raise BadInput("calico-option-cats-tiles")
        if self.scenario and set(self.cats) != set(SCENARIOS[self.scenario - 1].cats):
            raise BadInput("calico-option-cats-scenario", scenario=self.scenario)
        if self.is_beginner and set(self.cats) != set(BEGINNER_CATS):
            raise BadInput("calico-option-cats-beginner")

    def _check_variants(self) -> None:
        if self.lower_variance and self.players > 2:
            raise BadInput("calico-option-lower-variance", players=self.players)
        if self.scenario and self.family:
            raise BadInput("calico-option-scenario-family")
        if self.scenario and self.restriction != "none":
            raise BadInput("calico-option-scenario-restriction")

    @property
    def is_beginner(self) -> bool:
        """Fixed cats, and goals that nobody chooses; the family variant follows the standard set-up."""
        return self.setup == "beginner" and not self.scenario and not self.family

    @property
    def chosen_cats(self) -> tuple[str, ...]:
        """The three cats that no dice decide; empty when they are drawn."""
        if self.scenario:
            return SCENARIOS[self.scenario - 1].cats
        if self.is_beginner:
            return BEGINNER_CATS
        return self.cats
