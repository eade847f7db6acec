"""How Calico's value is learned: matches against itself, each quilt's value moved towards what came of it.

TD(lambda) on quilts after a placement, with AdaGrad's step for every weight. Each feature has a weight for its stage
and one for its epoch, and goals have weights for colours and patterns alone, so that what is rare learns from what
is common; `fold` adds them up into the value that plays. Compiled with calico_learning.pxd.
"""

from __future__ import annotations

import math

from tabbytop.bots.search import calico_parts as parts
from tabbytop.bots.search.calico_rollout import Rollout
from tabbytop.bots.search.calico_value import Value
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.calico.geometry import CHOOSING, OVER, PLACING
from tabbytop.games.calico.table import Table

JOINT = parts.JOINT
PART_TOTAL = parts.PART_TOTAL


class Learner:
    """The weights that are learned, and the memory of one match."""

    def __init__(self, value: Value, rollout: Rollout) -> None:
        self.value, self.rollout = value, rollout
        self.fine = [0.0] * 105984
        self.coarse = [0.0] * 27648
        self.fine_sum = [0.0] * 105984
        self.coarse_sum = [0.0] * 27648
        self.rate, self.trace = 0.3, 0.7
        self.games = 0
        self.seen = [0] * 22528
        self.seen_count = [0] * 88
        self.points = [0] * 88
        self.guess = [0.0] * 88

    def play(self, table: Table, dice: Dice, games: int) -> float:
        """Matches of this set-up, each followed by its lesson; the mean of the points."""
        total = 0.0
        for _ in range(games):
            table.deal(dice)
            self._play_one(table, dice)
            for seat in range(table.seats):
                self._learn(seat)
                total += table.score(seat)
        self.games += games
        return total / games / table.seats

    def _play_one(self, table: Table, dice: Dice) -> None:
        self.rollout.forget()
        while table.phase == CHOOSING:
            for seat in range(table.seats):
                if table.owes(seat):
                    table.play(seat, table.nth_legal(seat, fast.below(dice, table.count_legal(seat))))
        while table.phase != OVER:
            if table.phase == PLACING:
                seat = table.seat
                self.rollout.step(table)
                self._remember(table, seat)
            else:
                self.rollout.step(table)

    def _remember(self, table: Table, seat: int) -> None:
        """The features of a quilt after a placement, its points, and what was expected of it."""
        left = fast.popcount(table.empty[seat])
        at = 22 * seat + left
        self.points[at] = table.score(seat)
        self.guess[at] = self.points[at]
        self.seen_count[at] = 0
        if left == 0:
            return
        self.value.note_features(table, seat)
        for i in range(self.value.notes):
            self.seen[256 * at + i] = self.value.noted[i]
        self.seen_count[at] = self.value.notes
        for i in range(self.value.notes):
            self.guess[at] += (
                self.fine[23 * self.value.noted[i] + left] + self.coarse[6 * self.value.noted[i] + left // 4]
            )

    def _learn(self, seat: int) -> None:
        """Back from the end: each guess moves towards a blend of the next guess and what came of it."""
        target = self.guess[22 * seat]
        for left in range(1, 22):
            at = 22 * seat + left
            target = self.trace * target + (1.0 - self.trace) * self.guess[at - 1]
            self._move(at, left, target - self.guess[at])

    def _move(self, at: int, left: int, error: float) -> None:
        for i in range(self.seen_count[at]):
            feature = 23 * self.seen[256 * at + i] + left
            self.fine_sum[feature] += error * error
            self.fine[feature] += self.rate * error / math.sqrt(self.fine_sum[feature] + 1.0)
            feature = 6 * self.seen[256 * at + i] + left // 4
            self.coarse_sum[feature] += error * error
            self.coarse[feature] += self.rate * error / math.sqrt(self.coarse_sum[feature] + 1.0)

    def _sum(self, feature: int, stage: int) -> float:
        return self.fine[23 * feature + stage] + self.coarse[6 * feature + stage // 4]

    def fold(self) -> None:
        """Put the sums of all weights into the value."""
        for stage in range(1, 23):
            self.value.bias_w[stage] = self._sum(0, stage)
            for i in range(7):
                self.value.rainbow_w[7 * stage + i] = self._sum(1 + i, stage)
            for i in range(1360):
                self.value.group_w[1360 * stage + i] = self._sum(8 + i, stage)
            for goal in range(12):
                self._fold_goal(stage, goal)

    def _fold_goal(self, stage: int, goal: int) -> None:
        for colours in range(30):
            for patterns in range(30):
                if PART_TOTAL[colours] == PART_TOTAL[patterns] < 6:
                    state = JOINT[30 * colours + patterns]
                    total = self._sum(1368 + 210 * goal + state, stage)
                    total += self._sum(3888 + 30 * goal + colours, stage) + self._sum(
                        4248 + 30 * goal + patterns, stage
                    )
                    self.value.goal_w[2520 * stage + 210 * goal + state] = total
