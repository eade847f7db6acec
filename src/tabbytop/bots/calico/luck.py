"""The luck of a refill in Calico: what the market that came offers the next seat, against markets that could have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.calico.player import learned_value
from tabbytop.bots.calico.rollout import Rollout
from tabbytop.core.dice import seeded_dice
from tabbytop.games.calico.actions import Take
from tabbytop.games.calico.geometry import PLACING
from tabbytop.games.calico.state import State

if TYPE_CHECKING:
    from tabbytop.core.dice import Dice
    from tabbytop.games.calico.actions import Action

REFILLS = 30


class RefillLuck:
    def __init__(self, dice: Dice) -> None:
        self.points = [0.0] * 4
        self.dice = dice
        self.rollout = Rollout(learned_value())
        self.beside = State()

    def watch(self, action: Action, after: State) -> None:
        """Without a hand the market is filled after a placement, and nobody's next turn is only a choice from it."""
        if isinstance(action, Take) and after.phase == PLACING and after.restriction != 3:
            luck = self.rollout.luck(after, self.beside, action.market, REFILLS, self.dice)
            self.points[after.seat] += luck


def make_luck(seed: int) -> RefillLuck:
    return RefillLuck(seeded_dice(f"luck/{seed}"))
