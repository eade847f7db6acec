"""How the policy of Yummy Kitty is learned: matches against itself, and what was chosen by those who did well is chosen
more often.

The gradient of the odds of all choices of a match, times how much better than the lead at that moment it ended; with
AdaGrad's step for every weight. Compiled with learning.pxd.
"""

from __future__ import annotations

import math

from tabbytop.bots.yummy_kitty.policy import Policy
from tabbytop.bots.yummy_kitty.rollout import Rollout
from tabbytop.core.dice import Dice
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.state import State

WIDTH = 800
"""Places kept for the weights of one number of players, by seat."""


class Learner:
    def __init__(self, policy: Policy, rollout: Rollout) -> None:
        self.policy, self.rollout = policy, rollout
        self.rate = 0.05
        self.square = [0.0] * 2892
        self.slope = [0.0] * 4000
        self.weighed = [0.0] * 4000
        self.usual = [0.0] * 4

    def play(self, state: State, dice: Dice, games: int) -> float:
        """Matches of this set-up, each learned from when it is over; the mean of the points."""
        total = 0.0
        for _ in range(games):
            state.deal(dice)
            for i in range(WIDTH * state.seats):
                self.slope[i] = self.weighed[i] = 0.0
            while state.phase != codes.OVER:
                self._decide(state, dice)
            for seat in range(state.seats):
                self._learn(state, seat)
                total += state.score(seat)
        return total / games / state.seats

    def _decide(self, state: State, dice: Dice) -> None:
        seat = state.asked
        self.policy.list_choices(state)
        choice = self.policy.choose(dice)
        if self.policy.count > 1:
            lead = self.rollout.margin(state, seat) + 0.0
            self._note(seat, choice, 1.0, lead)
            for i in range(self.policy.count):
                self._note(seat, i, -self.policy.odds[i], lead)
        self.policy.act(state, choice)

    def _note(self, seat: int, choice: int, share: float, lead: float) -> None:
        for i in range(16 * choice, 16 * choice + self.policy.actives[choice]):
            at = WIDTH * seat + self.policy.active[i]
            self.slope[at] += share
            self.weighed[at] += share * lead

    def _learn(self, state: State, seat: int) -> None:
        """Where the lead grew beyond the usual, go along; else against."""
        kind = state.seats - 2
        end = self.rollout.margin(state, seat) + self.rollout.win * self.rollout.victory(state, seat)
        self.usual[kind] += 0.001 * (end - self.usual[kind])
        base = self.policy.base
        for i in range(WIDTH):
            slope = self.slope[WIDTH * seat + i]
            if slope != 0.0:
                step = slope * (end - self.usual[kind]) - self.weighed[WIDTH * seat + i]
                self.square[base + i] += step * step
                self.policy.nudge(base + i, self.rate * step / math.sqrt(self.square[base + i] + 100.0))

    def leads(self, state: State, rival: Policy, dice: Dice, games: int) -> float:
        """The mean share of victories of one seat against all others, who play by another policy."""
        total = 0.0
        for number in range(games):
            state.deal(dice)
            seat = number % state.seats
            while state.phase != codes.OVER:
                if state.asked == seat:
                    self.policy.step(state, dice)
                else:
                    rival.step(state, dice)
            total += self.rollout.victory(state, seat)
        return total / games
