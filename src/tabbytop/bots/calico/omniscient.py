"""How well could one have done, knowing the whole bag? Simulated annealing over one solo match of Calico.

A plan is, for each turn, which slot of the hand is laid, on which cell, and which spot of the belt is taken. What it
finds is a bound from below on perfect knowledge, and far above what anyone can reach who doesn't know the bag.
Compiled with omniscient.pxd.
"""

from __future__ import annotations

import math

from tabbytop.core import fast
from tabbytop.core.dice import Dice, seeded_dice
from tabbytop.games.calico.geometry import TAKE
from tabbytop.games.calico.state import State

HOT, COLD = 3.0, 0.25
"""Points that a plan may lose at the start and at the end, about once in three."""
STEPS = 3_000_000
"""Plans that are usually tried."""


class Omniscient:
    def __init__(self) -> None:
        self.line = State()
        self.slots = [0] * 22
        self.cells = [0] * 22
        self.takes = [0] * 22
        self.best = [0] * 66

    def anneal(self, state: State, steps: int, dice: Dice) -> int:
        """The most points found for a solo match that is about to begin; no restriction but the usual rules.

        The plan that brings them is left in `slots`, `cells` and `takes`.
        """
        self._shuffle(dice)
        score = self.follow(state)
        most = score
        self._keep()
        for step in range(steps):
            heat = HOT * math.exp(math.log(COLD / HOT) * step / steps)
            kind = fast.below(dice, 4)
            i = fast.below(dice, 22)
            j = fast.below(dice, 22)
            before = self._change(kind, i, j, dice)
            new = self.follow(state)
            if new >= score or fast.below(dice, 1000000) < 1000000 * math.exp((new - score) / heat):
                score = new
                if score > most:
                    most = score
                    self._keep()
            else:
                self._undo(kind, i, j, before)
        self._recall()
        return most

    def _keep(self) -> None:
        for i in range(22):
            self.best[i] = self.slots[i]
            self.best[22 + i] = self.cells[i]
            self.best[44 + i] = self.takes[i]

    def _recall(self) -> None:
        for i in range(22):
            self.slots[i] = self.best[i]
            self.cells[i] = self.best[22 + i]
            self.takes[i] = self.best[44 + i]

    def _shuffle(self, dice: Dice) -> None:
        for i in range(22):
            self.cells[i] = i
            self.slots[i] = fast.below(dice, 2)
            self.takes[i] = fast.below(dice, 3)
        for i in range(21, 0, -1):
            self._swap(i, fast.below(dice, i + 1))

    def _swap(self, i: int, j: int) -> None:
        cell = self.cells[i]
        self.cells[i] = self.cells[j]
        self.cells[j] = cell

    def _change(self, kind: int, i: int, j: int, dice: Dice) -> int:
        """Another spot, another slot, or two cells in exchange; what was there before."""
        if kind == 0:
            before = self.takes[i]
            self.takes[i] = (before + 1 + fast.below(dice, 2)) % 3
            return before
        if kind == 1:
            before = self.slots[i]
            self.slots[i] = 1 - before
            return before
        self._swap(i, j)
        return 0

    def _undo(self, kind: int, i: int, j: int, before: int) -> None:
        if kind == 0:
            self.takes[i] = before
        elif kind == 1:
            self.slots[i] = before
        else:
            self._swap(i, j)

    def follow(self, state: State) -> int:
        """The points of the plan."""
        self.line.become(state)
        for turn in range(22):
            self.line.play(0, 22 * self.line.hand[self.slots[turn]] + self.cells[turn])
            if turn < 21:
                self.line.play(0, TAKE + self.takes[turn])
        return self.line.score(0)

    def numbers(self, state: State) -> list[int]:
        """Of the plan's actions."""
        line, found = state.clone(), []
        for turn in range(22):
            steps = [22 * line.hand[self.slots[turn]] + self.cells[turn], TAKE + self.takes[turn]]
            for number in steps if turn < 21 else steps[:1]:
                line.play(0, number)
                found.append(number)
        return found


def best_match(state: State, steps: int, seed: int) -> tuple[int, ...]:
    """The numbers of the actions of the best match found."""
    solver = Omniscient()
    solver.anneal(state, steps, seeded_dice(seed))
    return tuple(solver.numbers(state))
