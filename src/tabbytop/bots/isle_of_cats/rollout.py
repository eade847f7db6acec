"""Matches of Explore & Draw played on from the evening of a plan, on islands dealt anew. Compiled with the .pxd."""

from __future__ import annotations

from tabbytop.bots.isle_of_cats.beam import Beam
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.isle_of_cats.pieces import DAYS
from tabbytop.games.isle_of_cats.state import State

VICTORY = 10.0
"""What beating the sister counts beside the points."""


class Rollout:
    """The plans of a beam, set apart since playing on makes new ones, and what imagined matches say of each."""

    def __init__(self, beam: Beam) -> None:
        self.beam = beam
        self.path = list(beam.plan_path)
        self.steps = list(beam.plan_steps)
        self.total = [0.0] * 32
        self.tries = [0] * 32
        self.alive = [0] * 32

    def sample(self, root: State, world: State, line: State, plans: int, rounds: int, dice: Dice) -> None:
        """Play every plan that is alive on from as many worlds: the same worlds for all of them."""
        for _ in range(rounds):
            self.beam.copy(root, world)
            self.shuffle(world, dice)
            for i in range(plans):
                if self.alive[i]:
                    self.beam.copy(world, line)
                    self._play_plan(line, i)

    def _play_plan(self, line: State, plan: int) -> None:
        for i in range(self.steps[plan]):
            line.play(0, self.path[48 * plan + i])
        worth = self.play_on(line, DAYS)
        if self.beam.value.solo and self.beam.value.utility(line) > 0:
            worth += VICTORY
        self.total[plan] += worth
        self.tries[plan] += 1

    def play_on(self, state: State, until: int) -> float:
        """What the evenings promise on average; the last one promises what it is."""
        total = 0.0
        days = 0
        while state.day < until:
            self.beam.play_day(state)
            total += self.beam.plan_worth[0]
            days += 1
        return total / max(1, days)

    def shuffle(self, state: State, dice: Dice) -> None:
        """Deal anew what nobody can see yet: the islands to come, the sister's colours."""
        for i in range(8 * (state.day + 1), 56):
            j = i + fast.below(dice, 109 - i)
            card = state.cat_deck[i]
            state.cat_deck[i] = state.cat_deck[j]
            state.cat_deck[j] = card
        for i in range(4 * (state.day + 1), 28):
            j = i + fast.below(dice, 47 - i)
            card = state.lesson_deck[i]
            state.lesson_deck[i] = state.lesson_deck[j]
            state.lesson_deck[j] = card
        for i in range(state.revealed(), 4):
            j = i + fast.below(dice, 5 - i)
            card = state.colours[i]
            state.colours[i] = state.colours[j]
            state.colours[j] = card
