"""The places on a Calico quilt where the shape of a cat can still be sewn. Compiled with places.pxd."""

from __future__ import annotations

from tabbytop.bots.calico import features
from tabbytop.core import fast
from tabbytop.games.calico import geometry

STEPS = geometry.STEPS
ORIENTATIONS = geometry.ORIENTATIONS
CELL_AT = features.CELL_AT


class Places:
    """`ways[n]` counts those with n matching cells; `dropped[8 * cell + n]` how many of them need that open cell."""

    def __init__(self) -> None:
        self.ways = [0] * 8
        self.dropped = [0] * 176

    def count(self, cat: int, size: int, free: int, room: int, drop: int) -> None:
        """For patches that are free and open cells; what each cell would take away only if `drop` says so."""
        for i in range(size):
            self.ways[i] = 0
        if drop:
            for i in range(176):
                self.dropped[i] = 0
        for turn in range(ORIENTATIONS[cat]):
            self._match(24 * cat + 4 * turn, size, free, room, drop)

    def _match(self, steps: int, size: int, free: int, room: int, drop: int) -> None:
        """Count the places of one orientation; matching cells are added up bit by bit, for all places at once."""
        either = free | room
        fits = either
        ones = free
        twos = fours = 0
        for k in range(size - 1):
            fits &= either >> STEPS[steps + k]
            more = free >> STEPS[steps + k]
            carry = ones & more
            ones ^= more
            fours |= twos & carry
            twos ^= carry
        for i in range(1, size):
            places = fits & (ones if i & 1 else ~ones) & (twos if i & 2 else ~twos) & (fours if i & 4 else ~fours)
            self.ways[i] += fast.popcount(places)
            while drop and places:
                cell = fast.lowest(places)
                places &= places - 1
                if room >> cell & 1:
                    self.dropped[8 * CELL_AT[cell] + i] += 1
                for k in range(size - 1):
                    if room >> (cell + STEPS[steps + k]) & 1:
                        self.dropped[8 * CELL_AT[cell + STEPS[steps + k]] + i] += 1
