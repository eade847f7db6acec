"""How a match of Explore & Draw is set up: the options, and what goes together (docs/rules/isle_of_cats 2, 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats.pieces import BOX_SEATS, MOST_SEATS

BoatNumber = Literal[1, 2, 3, 4, 5, 6]
Level = Literal["easy", "medium", "hard", "very_hard", "expert"]


@dataclass(frozen=True, slots=True)
class Config:
    players: int = 2
    boats: tuple[BoatNumber, ...] = ()
    """Chosen boats by seat; seats left out draw theirs."""
    level: Level = "easy"
    """How many advanced lessons the sister has, from none to four; for one player."""

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST_SEATS:
            raise BadInput("option-players", game="Explore & Draw", least=1, most=MOST_SEATS, players=self.players)
        if len(self.boats) > self.players:
            raise BadInput("isle-option-boats-many", boats=len(self.boats), players=self.players)
        sets = 1 if self.players <= BOX_SEATS else 2
        for boat in self.boats:
            if self.boats.count(boat) > sets:
                raise BadInput("isle-option-boats-twice", boat=boat, sets=sets)
        if self.level != "easy" and self.players > 1:
            raise BadInput("isle-option-level-alone", level=self.level, players=self.players)
