"""How the value of a boat is learned: matches alone, each evening's value fitted to what came of it. Compiled.

Least squares over all evenings with as many days left, older matches counting less and less. A weight that has little
to go by stays near that of the evening after.
"""

from __future__ import annotations

import math
from array import array

from tabbytop.bots.search.isle_of_cats_beam import Beam
from tabbytop.bots.search.isle_of_cats_value import Value
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.isle_of_cats.table import Table


class Learner:
    """Sums of products of features (`square`) and with what came (`cross`), 360 for each weight; one match's memory."""

    def __init__(self, value: Value, beam: Beam) -> None:
        self.value, self.beam = value, beam
        self.square = array("d", bytes(8 * 1814400))
        self.cross = [0.0] * 5040
        self.trace, self.ridge, self.fade = 0.5, 3.0, 0.98
        self.whim, self.mood = 60, 7.0
        self.sober = [0.0] * 360
        self.seen = [0] * 2520
        self.amount = [0.0] * 2520
        self.seen_count = [0] * 7
        self.points = [0.0] * 7
        self.best = [0.0] * 7
        self.strayed = [0] * 7
        self.lower = [0.0] * 129600
        self.right = [0.0] * 360

    def play(self, table: Table, dice: Dice, games: int) -> float:
        """Matches of this set-up; the mean of the points, alone less the sister's."""
        total = 0.0
        self._fade()
        for _ in range(games):
            table.deal(dice)
            while table.day < 7:
                self._play_day(table, dice)
            total += self.beam.utility(table)
            self._learn(self.beam.utility(table))
        return total / games

    def _play_day(self, table: Table, dice: Dice) -> None:
        """A day by its best plan, or now and then by a whim; the evening is remembered before the next island."""
        left = 6 - table.day
        self.beam.plan_in_haste(table)
        self.best[left] = self.beam.plan_worth[0]
        self.strayed[left] = 0
        if fast.below(dice, 100) < self.whim:
            self.strayed[left] = 1
            self._plan_in_a_mood(table, dice, 360 * (7 * self.value.solo + left))
        for i in range(self.beam.plan_steps[0] - 1):
            table.play(0, self.beam.plan_path[i])
        self.points[left] = self.value.standing(table, 0)
        self.value.note_features(table)
        self.seen_count[left] = self.value.notes
        for i in range(self.value.notes):
            self.seen[360 * left + i] = self.value.noted[i]
            self.amount[360 * left + i] = self.value.amount[i]
        table.play(0, self.beam.plan_path[self.beam.plan_steps[0] - 1])

    def _plan_in_a_mood(self, table: Table, dice: Dice, first: int) -> None:
        """The plan of one who likes some things more than they are worth today, and others less."""
        for i in range(360):
            self.sober[i] = self.value.weights[first + i]
            swing = fast.below(dice, 2001) + fast.below(dice, 2001) - 2000
            self.value.weights[first + i] = self.sober[i] + self.mood * swing / 816.0
        self.beam.plan_in_haste(table)
        for i in range(360):
            self.value.weights[first + i] = self.sober[i]

    def _learn(self, points: float) -> None:
        """Back from the end: an evening is worth a blend of the next day's best plan and what came of it."""
        target = points
        for left in range(1, 7):
            if self.strayed[left - 1]:
                target = self.best[left - 1]
            else:
                target = self.trace * target + (1.0 - self.trace) * self.best[left - 1]
            self._add(left, target - self.points[left])

    def _add(self, left: int, hope: float) -> None:
        row = 7 * self.value.solo + left
        for i in range(self.seen_count[left]):
            at = 360 * row + self.seen[360 * left + i]
            amount = self.amount[360 * left + i]
            self.cross[at] += amount * hope
            for j in range(self.seen_count[left]):
                self.square[360 * at + self.seen[360 * left + j]] += amount * self.amount[360 * left + j]

    def _fade(self) -> None:
        first = 2520 * self.value.solo
        for i in range(first, first + 2520):
            self.cross[i] *= self.fade
            for j in range(360 * i, 360 * i + 360):
                self.square[j] *= self.fade

    # --- the fit

    def fit(self) -> None:
        """New weights for the set-up of the last matches, from the last evening back to the first."""
        for left in range(1, 7):
            self._fit_evening(360 * (7 * self.value.solo + left), left > 1)

    def _fit_evening(self, first: int, has_next: int) -> None:
        for i in range(360):
            near = self.value.weights[first - 360 + i] if has_next else 0.0
            self.right[i] = self.cross[first + i] + self.ridge * near
        self._factor(first)
        for i in range(360):
            total = self.right[i]
            for j in range(i):
                total -= self.lower[360 * i + j] * self.right[j]
            self.right[i] = total / self.lower[361 * i]
        for i in range(359, -1, -1):
            total = self.right[i]
            for j in range(i + 1, 360):
                total -= self.lower[360 * j + i] * self.right[j]
            self.right[i] = total / self.lower[361 * i]
            self.value.weights[first + i] = self.right[i]

    def _factor(self, first: int) -> None:
        """Cholesky's factor of the sums of products, with the ridge on the diagonal."""
        for i in range(360):
            for j in range(i + 1):
                total = self.square[360 * (first + i) + j]
                if i == j:
                    total += self.ridge
                for k in range(j):
                    total -= self.lower[360 * i + k] * self.lower[360 * j + k]
                self.lower[360 * i + j] = math.sqrt(total) if i == j else total / self.lower[361 * j]
