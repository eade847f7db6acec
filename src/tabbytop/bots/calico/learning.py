"""How Calico's value is learned: matches against itself, each quilt's value moved towards what came of it.

TD(lambda) on quilts after a placement, with AdaGrad's step for every weight. Each feature has a weight for its stage
and one for its band of stages, and goals have weights for colours and patterns alone, so that what is rare learns from
what is common; `fold` adds them up into the value that plays. Compiled with learning.pxd.
"""

from __future__ import annotations

import math

from tabbytop.bots.calico import features
from tabbytop.bots.calico.features import (
    BAND,
    BANDS,
    BASES,
    COLOUR_BASE,
    GOAL_BASE,
    GOAL_ROW,
    GOAL_STATES,
    GOALS,
    GROUP_BASE,
    GROUP_ROW,
    PARTITIONS,
    PATTERN_BASE,
    RAINBOW_BASE,
    RAINBOW_ROW,
    STAGES,
)
from tabbytop.bots.calico.rollout import Rollout
from tabbytop.bots.calico.value import Value
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.calico.geometry import CHOOSING, OVER, PLACING
from tabbytop.games.calico.state import State

JOINT = features.JOINT
PART_TOTAL = features.PART_TOTAL
NOTES = 256
"""Features of a quilt that are kept at most."""


class Learner:
    """The weights that are learned, and the memory of one match."""

    def __init__(self, value: Value, rollout: Rollout) -> None:
        self.value, self.rollout = value, rollout
        self.fine = features.zeros(STAGES * BASES)
        self.coarse = features.zeros(BANDS * BASES)
        self.fine_sum = features.zeros(STAGES * BASES)
        self.coarse_sum = features.zeros(BANDS * BASES)
        self.rate, self.trace = 0.3, 0.7
        self.games = 0
        self.seen = [0] * 22528
        self.seen_count = [0] * 88
        self.points = [0] * 88
        self.guess = [0.0] * 88

    def play(self, state: State, dice: Dice, games: int) -> float:
        """Matches of this set-up, each learned from when it is over; the mean of the points."""
        total = 0.0
        for _ in range(games):
            state.deal(dice)
            self._play_one(state, dice)
            for seat in range(state.seats):
                self._learn(seat)
                total += state.score(seat)
        self.games += games
        return total / games / state.seats

    def _play_one(self, state: State, dice: Dice) -> None:
        self.rollout.forget()
        while state.phase == CHOOSING:
            for seat in range(state.seats):
                if state.owes(seat):
                    state.play(seat, state.nth_legal(seat, fast.below(dice, state.count_legal(seat))))
        while state.phase != OVER:
            if state.phase == PLACING:
                seat = state.seat
                self.rollout.step(state)
                self._remember(state, seat)
            else:
                self.rollout.step(state)

    def _remember(self, state: State, seat: int) -> None:
        """The features of a quilt after a placement, its points, and what was expected of it."""
        left = fast.popcount(state.empty[seat])
        at = 22 * seat + left
        self.points[at] = state.score(seat)
        self.guess[at] = self.points[at]
        self.seen_count[at] = 0
        if left == 0:
            return
        self.value.note_features(state, seat)
        for i in range(self.value.notes):
            self.seen[NOTES * at + i] = self.value.noted[i]
        self.seen_count[at] = self.value.notes
        for i in range(self.value.notes):
            self.guess[at] += self._sum(self.value.noted[i], left)

    def _learn(self, seat: int) -> None:
        """Back from the end: each guess moves towards a blend of the next guess and what came of it."""
        target = self.guess[22 * seat]
        for left in range(1, 22):
            at = 22 * seat + left
            target = self.trace * target + (1.0 - self.trace) * self.guess[at - 1]
            self._move(at, left, target - self.guess[at])

    def _move(self, at: int, left: int, error: float) -> None:
        for i in range(self.seen_count[at]):
            feature = STAGES * self.seen[NOTES * at + i] + left
            self.fine_sum[feature] += error * error
            self.fine[feature] += self.rate * error / math.sqrt(self.fine_sum[feature] + 1.0)
            feature = BANDS * self.seen[NOTES * at + i] + left // BAND
            self.coarse_sum[feature] += error * error
            self.coarse[feature] += self.rate * error / math.sqrt(self.coarse_sum[feature] + 1.0)

    def _sum(self, feature: int, stage: int) -> float:
        return self.fine[STAGES * feature + stage] + self.coarse[BANDS * feature + stage // BAND]

    def fold(self) -> None:
        """Put the sums of all weights into the value."""
        for stage in range(1, 23):
            self.value.bias_w[stage] = self._sum(0, stage)
            for i in range(RAINBOW_ROW):
                self.value.rainbow_w[RAINBOW_ROW * stage + i] = self._sum(RAINBOW_BASE + i, stage)
            for i in range(GROUP_ROW):
                self.value.group_w[GROUP_ROW * stage + i] = self._sum(GROUP_BASE + i, stage)
            for goal in range(GOALS):
                self._fold_goal(stage, goal)

    def _fold_goal(self, stage: int, goal: int) -> None:
        for colours in range(PARTITIONS):
            for patterns in range(PARTITIONS):
                if PART_TOTAL[colours] == PART_TOTAL[patterns] < 6:
                    state = GOAL_STATES * goal + JOINT[PARTITIONS * colours + patterns]
                    total = self._sum(GOAL_BASE + state, stage)
                    total += self._sum(COLOUR_BASE + PARTITIONS * goal + colours, stage) + self._sum(
                        PATTERN_BASE + PARTITIONS * goal + patterns, stage
                    )
                    self.value.goals.weights[GOAL_ROW * stage + state] = total
