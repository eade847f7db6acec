"""How the value of a boat is learned: matches alone, each evening's value fitted to what came of it. Compiled.

Least squares over all evenings with as many days left, older matches counting less and less. A weight that has little
to go by stays near that of the evening after.
"""

from __future__ import annotations

import math
from array import array

from tabbytop.bots.isle_of_cats.beam import Beam
from tabbytop.bots.isle_of_cats.features import ROOM_FOR
from tabbytop.bots.isle_of_cats.value import Value
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.isle_of_cats.pieces import DAYS
from tabbytop.games.isle_of_cats.state import State


class Learner:
    """Sums of products of features (`square`, ROOM_FOR a weight) and with what came (`cross`); one match's memory."""

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

    def play(self, state: State, dice: Dice, games: int) -> float:
        """Matches of this set-up; the mean of the points, alone less the sister's."""
        total = 0.0
        self._fade()
        for _ in range(games):
            state.deal(dice)
            while state.day < DAYS:
                self._play_day(state, dice)
            total += self.value.utility(state)
            self._learn(self.value.utility(state))
        return total / games

    def _play_day(self, state: State, dice: Dice) -> None:
        """A day by its best plan, or now and then by a whim; the evening is remembered before the next island."""
        left = DAYS - 1 - state.day
        self.beam.plan_in_haste(state)
        self.best[left] = self.beam.plan_worth[0]
        self.strayed[left] = 0
        if fast.below(dice, 100) < self.whim:
            self.strayed[left] = 1
            self._plan_in_a_mood(state, dice, ROOM_FOR * (DAYS * self.value.solo + left))
        for i in range(self.beam.plan_steps[0] - 1):
            state.play(0, self.beam.plan_path[i])
        self.points[left] = self.value.standing(state, 0)
        self.value.note_features(state)
        self.seen_count[left] = self.value.notes
        for i in range(self.value.notes):
            self.seen[ROOM_FOR * left + i] = self.value.noted[i]
            self.amount[ROOM_FOR * left + i] = self.value.amount[i]
        state.play(0, self.beam.plan_path[self.beam.plan_steps[0] - 1])

    def _plan_in_a_mood(self, state: State, dice: Dice, first: int) -> None:
        """The plan of one who likes some things more than they are worth today, and others less."""
        for i in range(ROOM_FOR):
            self.sober[i] = self.value.weights[first + i]
            swing = fast.below(dice, 2001) + fast.below(dice, 2001) - 2000
            self.value.weights[first + i] = self.sober[i] + self.mood * swing / 816.0
        self.beam.plan_in_haste(state)
        for i in range(ROOM_FOR):
            self.value.weights[first + i] = self.sober[i]

    def _learn(self, points: float) -> None:
        """Back from the end: an evening is worth a blend of the next day's best plan and what came of it."""
        target = points
        for left in range(1, DAYS):
            if self.strayed[left - 1]:
                target = self.best[left - 1]
            else:
                target = self.trace * target + (1.0 - self.trace) * self.best[left - 1]
            self._add(left, target - self.points[left])

    def _add(self, left: int, hope: float) -> None:
        row = DAYS * self.value.solo + left
        for i in range(self.seen_count[left]):
            at = ROOM_FOR * row + self.seen[ROOM_FOR * left + i]
            amount = self.amount[ROOM_FOR * left + i]
            self.cross[at] += amount * hope
            for j in range(self.seen_count[left]):
                self.square[ROOM_FOR * at + self.seen[ROOM_FOR * left + j]] += amount * self.amount[ROOM_FOR * left + j]

    def _fade(self) -> None:
        first = ROOM_FOR * DAYS * self.value.solo
        for i in range(first, first + ROOM_FOR * DAYS):
            self.cross[i] *= self.fade
            for j in range(ROOM_FOR * i, ROOM_FOR * i + ROOM_FOR):
                self.square[j] *= self.fade

    # --- the fit

    def fit(self) -> None:
        """New weights for the set-up of the last matches, from the last evening back to the first."""
        for left in range(1, DAYS):
            self._fit_evening(ROOM_FOR * (DAYS * self.value.solo + left), left > 1)

    def _fit_evening(self, first: int, has_next: int) -> None:
        for i in range(ROOM_FOR):
            near = self.value.weights[first - ROOM_FOR + i] if has_next else 0.0
            self.right[i] = self.cross[first + i] + self.ridge * near
        self._factor(first)
        for i in range(ROOM_FOR):
            total = self.right[i]
            for j in range(i):
                total -= self.lower[ROOM_FOR * i + j] * self.right[j]
            self.right[i] = total / self.lower[(ROOM_FOR + 1) * i]
        for i in range(ROOM_FOR - 1, -1, -1):
            total = self.right[i]
            for j in range(i + 1, ROOM_FOR):
                total -= self.lower[ROOM_FOR * j + i] * self.right[j]
            self.right[i] = total / self.lower[(ROOM_FOR + 1) * i]
            self.value.weights[first + i] = self.right[i]

    def _factor(self, first: int) -> None:
        """Cholesky's factor of the sums of products, with the ridge on the diagonal."""
        for i in range(ROOM_FOR):
            for j in range(i + 1):
                total = self.square[ROOM_FOR * (first + i) + j]
                if i == j:
                    total += self.ridge
                for k in range(j):
                    total -= self.lower[ROOM_FOR * i + k] * self.lower[ROOM_FOR * j + k]
                self.lower[ROOM_FOR * i + j] = math.sqrt(total) if i == j else total / self.lower[(ROOM_FOR + 1) * j]
