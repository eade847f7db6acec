"""Ways to take the cards of a day in Explore & Draw, and what each promises by its cards. Compiled with ways.pxd."""

from __future__ import annotations

from tabbytop.core import fast
from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.geometry import DOUBLE, EACH, EXTRA, ROW
from tabbytop.games.isle_of_cats.state import State

CARD_MODE = geometry.CARD_MODE
CARD_HUE = geometry.CARD_HUE
CARD_ITEMS = geometry.CARD_ITEMS
COPY_HOPE = 0.6
"""What a second copy is hoped to gain, as a part of what its card gains."""
LEAST = -100000.0


class Ways:
    """`count` ways of at most two actions, -1 for none, and what each is hoped to bring.

    `gain` says what each card of the island would bring alone, `price` what each special costs.
    """

    def __init__(self) -> None:
        self.gain = [0.0] * 12
        self.price = [0.0] * 5
        self.count = 0
        self.first = [0] * 128
        self.second = [0] * 128
        self.hope = [0.0] * 128

    def lead(self, i: int) -> None:
        """Bring what promises most among the ways from i on to place i."""
        best = i
        for j in range(i + 1, self.count):
            if self.hope[j] > self.hope[best]:
                best = j
        self._swap(i, best)

    def _swap(self, i: int, j: int) -> None:
        number = self.first[i]
        self.first[i] = self.first[j]
        self.first[j] = number
        number = self.second[i]
        self.second[i] = self.second[j]
        self.second[j] = number
        hope = self.hope[i]
        self.hope[i] = self.hope[j]
        self.hope[j] = hope

    def _add(self, first: int, second: int, hope: float) -> None:
        self.first[self.count] = first
        self.second[self.count] = second
        self.hope[self.count] = hope
        self.count += 1

    def list_all(self, state: State) -> None:
        """Every way to go on: the choice of cards if it is still open, with or without a special."""
        self.count = 0
        usable = state.usable(0)
        if state.way[0]:
            self._list_late(state, usable)
            return
        self._list_columns(state, usable)
        if usable & 4:
            for row in range(3):
                hope = self.gain[4 * row] + self.gain[4 * row + 1] + self.gain[4 * row + 2] + self.gain[4 * row + 3]
                self._add(ROW + row, -1, hope + self.price[2])
        if usable & 2:
            for n in range(64):
                if n % 21:  # three cards of one column are a column
                    hope = self.gain[n // 16] + self.gain[4 + n // 4 % 4] + self.gain[8 + n % 4]
                    self._add(EACH + n, -1, hope + self.price[1])

    def _list_columns(self, state: State, usable: int) -> None:
        """Alone, with an extra card, with something drawn twice."""
        for column in range(4):
            hope = self.gain[column] + self.gain[column + 4] + self.gain[column + 8]
            self._add(column, -1, hope)
            if usable & 1:
                for slot in range(12):
                    if slot % 4 != column:
                        self._add(column, EXTRA + slot, hope + self.gain[slot] + self.price[0])
            self._list_doubles(state, column, 0x111 << column, usable, hope)

    def _list_late(self, state: State, usable: int) -> None:
        self._add(-1, -1, 0.0)
        if usable & 1:
            for slot in range(12):
                if not state.taken[0] >> slot & 1:
                    self._add(-1, EXTRA + slot, self.gain[slot] + self.price[0])
        if state.waiting[0] or state.open_slot[0] >= 0:
            self._list_doubles(state, -1, state.waiting[0], usable, 0.0)

    def _list_doubles(self, state: State, column: int, slots: int, usable: int, hope: float) -> None:
        """Twice a cat or a treasure: where the cards have one."""
        for kind in range(2):
            if not usable >> (3 + kind) & 1:
                continue
            most = LEAST
            for slot in range(12):
                if slots >> slot & 1 and self._shows(state.card_at(slot), kind):
                    most = max(most, self.gain[slot])
            if most > LEAST:
                self._add(column, DOUBLE + kind, hope + COPY_HOPE * most + self.price[3 + kind])

    def _shows(self, card: int, kind: int) -> int:
        """Whether a card has a cat (0), a treasure (1)."""
        if CARD_MODE[card] == 0:
            return 0
        first = fast.lowest(CARD_ITEMS[card])
        return (CARD_HUE[8 * card + first] < 0) == kind
