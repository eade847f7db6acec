"""How well could one have done, knowing the whole bag? Simulated annealing over one solo match of Calico.

A plan is, for each turn, which slot of the hand is laid, on which cell, and which spot of the belt is taken. What it
finds is a bound from below on perfect knowledge, and far above what anyone can reach who doesn't know the bag.
Compiled with calico_omniscient.pxd.
"""

from __future__ import annotations

import math

from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.calico.geometry import TAKE
from tabbytop.games.calico.table import Table

HOT, COLD = 3.0, 0.25
"""Points that a plan may lose at the start and at the end, about once in three."""


class Omniscient:
    def __init__(self) -> None:
        self.line = Table()
        self.slots = [0] * 22
        self.cells = [0] * 22
        self.takes = [0] * 22

    def anneal(self, table: Table, steps: int, dice: Dice) -> int:
        """The most points found for a solo match that is about to begin; no restriction but the usual rules."""
        self._shuffle(dice)
        score = self.follow(table)
        best = score
        for step in range(steps):
            heat = HOT * math.exp(math.log(COLD / HOT) * step / steps)
            kind = fast.below(dice, 4)
            i = fast.below(dice, 22)
            j = fast.below(dice, 22)
            before = self._change(kind, i, j, dice)
            new = self.follow(table)
            if new >= score or fast.below(dice, 1000000) < 1000000 * math.exp((new - score) / heat):
                score = new
                best = max(best, score)
            else:
                self._undo(kind, i, j, before)
        return best

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

    def follow(self, table: Table) -> int:
        """The points of the plan."""
        self.line.become(table)
        for turn in range(22):
            self.line.play(0, 22 * self.line.hand[self.slots[turn]] + self.cells[turn])
            if turn < 21:
                self.line.play(0, TAKE + self.takes[turn])
        return self.line.score(0)
