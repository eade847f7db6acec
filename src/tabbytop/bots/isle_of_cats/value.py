"""What a boat is worth with days still to come: its points, and a sum of learned numbers. Compiled with the .pxd.

Features count by the days that are left; a table has one seat here, whose boat is asked about.
"""

from __future__ import annotations

from tabbytop.bots.isle_of_cats import features
from tabbytop.bots.isle_of_cats.features import (
    CAT,
    DEAR,
    GAP,
    GROUP,
    LARGE,
    LESSON,
    MAP,
    NEARLY,
    RAT,
    ROOM,
    ROOM_FOR,
    SISTER,
    SPECIAL,
)
from tabbytop.core import fast
from tabbytop.games.isle_of_cats import geometry, tally
from tabbytop.games.isle_of_cats.geometry import (
    BIG_FAMILIES,
    BY_RAT,
    BY_TREASURE,
    CATS,
    COMMONS,
    EMPTY_ROOMS,
    FAMILIES,
    FULL_ROOMS,
    LONELY,
    MAPS,
    OF_COLOUR,
    ON_EDGE,
    OPEN_EDGE,
    RARES,
    RATS,
    SECOND,
    THIRD,
    TICKED,
)
from tabbytop.games.isle_of_cats.geometry import FIRST as LARGEST
from tabbytop.games.isle_of_cats.pieces import DAYS
from tabbytop.games.isle_of_cats.state import State

LIBERTIES = features.LIBERTIES
NEARLY_STEP = features.NEARLY_STEP
SOON_STEP = features.SOON_STEP
LATE_STEP = features.LATE_STEP
PART_ROOM = features.PART_ROOM
PART_ROW = features.PART_ROW
PART_CELLS = features.PART_CELLS
LESSON_KEY = geometry.LESSON_KEY
LESSON_N = geometry.LESSON_N
LESSON_COLOUR = geometry.LESSON_COLOUR
LESSON_ROOMS = geometry.LESSON_ROOMS
SISTER_KEY = geometry.SISTER_KEY


class Value:
    """`weights` has ROOM_FOR numbers for each count of days left, from 0 to 6, at tables of several and then alone.

    `sight` says how much of them counts.
    """

    def __init__(self) -> None:
        self.weights = [0.0] * 5040
        self.sight = 1.0
        self.solo = 0
        self.cost = [0.0] * 5
        self.rank = [0] * 5
        self.room_open = [0] * 7
        self.noted = [0] * 360
        self.amount = [0.0] * 360
        self.notes = 0

    def prepare(self, state: State) -> None:
        """What a cat of each colour is worth to the sister, as far as it can be known today (8.3)."""
        for i in range(5):
            self.cost[i] = 0.0
            self.rank[i] = 0
        if not self.solo:
            return
        known = state.revealed()
        for i in range(5):
            self.cost[state.colours[i]] = 5.0 - i if i < known else (6.0 - known) / 2.0
            self.rank[state.colours[i]] = 5 - i if i < known else 0

    def standing(self, state: State, left: int) -> float:
        """What the boat will be worth in the end, with so many days left after today; exact with none."""
        worth = state.score(0) - self.sister(state)
        if left == 0:
            return worth
        self.note_features(state)
        return worth + self.sight * self.hope(left)

    def hope(self, left: int) -> float:
        """What is to be hoped for by the features that were noted last."""
        total = 0.0
        first = ROOM_FOR * (DAYS * self.solo + left)
        for i in range(self.notes):
            total += self.weights[first + self.noted[i]] * self.amount[i]
        return total

    def sister(self, state: State) -> float:
        """Her points on the boat that was measured last; colours that are face down by their mean."""
        if not self.solo:
            return 0.0
        total = tally.sister_total(state.m, state.colours, 0, state.sister, 3 + state.advanced) + 0.0
        for i in range(5):
            total += self.cost[i] * state.m[OF_COLOUR + i]
        return total

    def utility(self, state: State) -> float:
        """Points in the end, alone less those of the sister."""
        points = state.score(0)
        if self.solo:
            points -= state.sister_score()
        return points

    def note_features(self, state: State) -> None:
        """Of the boat that was measured last, in `noted` and `amount`."""
        self.notes = 0
        self._note(0, 1.0)
        self._note_groups(state)
        self._note_rooms(state)
        self._note_gaps(state)
        self._note(RAT, state.m[RATS] / 10.0)
        self._note(MAP, (5 - state.m[MAPS]) / 5.0)
        self._note(CAT, state.m[CATS] / 10.0)
        self._note_specials(state.specials[0])
        for lesson in range(26):
            if state.lessons[0] >> lesson & 1:
                self._note_lesson(state.m, lesson)
        if self.solo:
            for i in range(3 + state.advanced):
                self._note_sister(state, state.sister[i])

    def _note(self, feature: int, amount: float) -> None:
        self.noted[self.notes] = feature
        self.amount[self.notes] = amount
        self.notes += 1

    def _note_progress(self, feature: int, progress: float) -> None:
        self._note(feature, 1.0)
        self._note(feature + 1, progress)
        self._note(feature + 2, progress * progress)

    def _note_specials(self, used: int) -> None:
        """Which are left, and how many may still be used."""
        left = 3 - fast.popcount(used)
        if left <= 0:
            return
        self._note(SPECIAL + 4 + left, 1.0)
        for i in range(5):
            if not used >> i & 1:
                self._note(SPECIAL + i, 1.0)

    def _note_groups(self, state: State) -> None:
        """Groups that can grow, by size and the free cells beside them; what the sister gets; the two largest."""
        first = second = 0
        for g in range(state.groups):
            free = 0
            at = 16 * g
            for r in range(9):
                near = state.group_cells[at + r + 1]
                near = near << 1 | near >> 1 | state.group_cells[at + r] | state.group_cells[at + r + 2]
                free += fast.popcount(near & state.free[r])
            if free == 0:
                continue
            size = min(state.group_size[g], 7)
            self._note(GROUP + 4 * (size - 1) + LIBERTIES[free], 1.0)
            if self.solo:
                self._note(DEAR + 6 * (min(size, 5) - 1) + self.rank[state.group_hue[g]], 1.0)
            if size > first:
                second = first
                first = size
            elif size > second:
                second = size
        self._note(LARGE, first / 5.0)
        self._note(LARGE + 1, second / 5.0)

    def _note_rooms(self, state: State) -> None:
        for room in range(7):
            self.room_open[room] = 0
        for i in range(31):
            self.room_open[PART_ROOM[i]] += fast.popcount(state.free[PART_ROW[i]] & PART_CELLS[i])
        total = 0
        for room in range(7):
            total += self.room_open[room]
            self._note(ROOM + room, self.room_open[room] / 10.0)
            if NEARLY_STEP[self.room_open[room]] >= 0:
                self._note(NEARLY + NEARLY_STEP[self.room_open[room]], 1.0)
        self._note(GAP, total / 50.0)
        self._note(GAP + 1, total * total / 2500.0)

    def _note_gaps(self, state: State) -> None:
        """Gaps of one and two cells, dead ends, the shore, and how much room there is for large shapes.

        Counts of all rows are added up byte by byte (as in `placing.fitting`), so that compiled they stay in vectors.
        """
        rows = [0] * 12
        ends = [0] * 12
        for r in range(10):
            rows[r + 1] = state.free[r]
        rows[0] = rows[11] = ends[0] = ends[11] = 0
        single = dead = shore = square = oblong = 0
        for r in range(1, 11):
            here = rows[r]
            up = rows[r - 1]
            down = rows[r + 1]
            west = here << 1
            east = here >> 1
            some = up | down | west | east
            two = (up & down) | (west & east) | ((up | down) & (west | east))
            single += bytes_of(here & ~some)
            ends[r] = here & some & ~two
            dead += bytes_of(ends[r])
            shore += bytes_of(state.touch[r - 1])
            block = here & east & down & down >> 1
            square += bytes_of(block)
            oblong += bytes_of(block & here >> 2 & down >> 2)
            if r < 10:
                oblong += bytes_of(block & rows[r + 2] & rows[r + 2] >> 1)
        pair = 0
        for r in range(1, 11):
            pair += bytes_of(ends[r] & (ends[r - 1] | ends[r + 1] | ends[r] << 1 | ends[r] >> 1))
        shores = sum_bytes(shore)
        self._note(GAP + 2, sum_bytes(single) / 3.0)
        self._note(GAP + 3, sum_bytes(dead) / 5.0)
        self._note(GAP + 4, shores / 20.0)
        self._note(GAP + 5, max(0, 12 - shores) / 5.0)
        self._note(GAP + 6, sum_bytes(square) / 20.0)
        self._note(GAP + 7, wide_sum(oblong) / 40.0)
        self._note(GAP + 8, sum_bytes(pair) / 4.0)

    def _note_lesson(self, m: list[int], lesson: int) -> None:
        """How far it has come (keys as in geometry.LESSON_KEYS): by a count, or by the step of what it misses."""
        key = LESSON_KEY[lesson]
        first = LESSON + 6 * lesson
        if key == 0 or key == 2 or key == 8 or key == 16:  # noqa: PLR1714  a tuple would not compile to C
            self._note(first + LATE_STEP[self._missing_much(m, key, lesson)], 1.0)
        elif 4 <= key <= 7 or key == 9 or key == 10 or key == 15 or key == 19 or key == 20:  # noqa: PLR1714
            self._note_progress(first, self._count(m, key) / 10.0)
        else:
            missing = self._missing(m, key, lesson)
            self._note(first + (SOON_STEP[missing] if missing >= 0 else 0), 1.0)

    def _missing_much(self, m: list[int], key: int, lesson: int) -> int:
        """Open cells of the edge or the captain's rooms, rats, cats of each colour."""
        if key == 0:
            return m[OPEN_EDGE]
        if key == 8:
            return m[RATS]
        if key == 16:
            return self.room_open[0] + self.room_open[6]
        missing = 0
        for i in range(5):
            missing += max(0, LESSON_N[lesson] - m[OF_COLOUR + i])
        return missing

    def _missing(self, m: list[int], key: int, lesson: int) -> int:
        """Until it is met exactly; negative when it is too late."""
        if key == 12:
            return m[RATS] - LESSON_N[lesson]
        if key == 17 or key == 18:  # noqa: PLR1714
            return 0 if m[EMPTY_ROOMS] & LESSON_ROOMS[lesson] == LESSON_ROOMS[lesson] else -1
        if key == 3:
            return 5 - tally.of_colours(m, ON_EDGE, 1)
        return LESSON_N[lesson] - self._has(m, key, lesson)

    def _has(self, m: list[int], key: int, lesson: int) -> int:
        if key == 1:
            return m[CATS]
        if key == 11:
            return m[OF_COLOUR + LESSON_COLOUR[lesson]]
        if key == 13:
            return m[TICKED]
        if key == 14:
            return m[COMMONS] + m[RARES]
        return tally.of_colours(m, OF_COLOUR, 1)

    def _count(self, m: list[int], key: int) -> int:
        if key == 4:
            return tally.most_of(m, ON_EDGE)
        if key == 5:
            return m[LONELY]
        if key == 6:
            return m[RARES]
        if key == 7:
            return m[COMMONS]
        if key == 9:
            return m[RATS]
        if key == 10:
            return m[TICKED]
        if key == 15:
            return tally.sum_of(m, ON_EDGE) // 2
        return m[BIG_FAMILIES] if key == 19 else m[THIRD]

    def _note_sister(self, state: State, card: int) -> None:
        """What one of her lessons counts: colours, maps and sizes of families by their number, the rest by progress."""
        key = SISTER_KEY[card]
        first = SISTER + 6 * card
        has = self._sister_has(state, card)
        if key == 0 or key == 5 or key == 14 or key == 17:  # noqa: PLR1714
            self._note(first + has, 1.0)
        elif key == 1 or key == 10 or key == 11:  # noqa: PLR1714
            self._note(first + min(max(has - 2, 0), 5), 1.0)
        elif key == 2:
            self._note(first + SOON_STEP[max(0, 9 - has)], 1.0)
        else:
            self._note_progress(first, has / 10.0)

    def _sister_has(self, state: State, card: int) -> int:
        """What her lesson counts; of the one that repeats her best, the points (keys as in geometry.SISTER_KEYS)."""
        key = SISTER_KEY[card]
        if key == 6:
            most = 0
            for i in range(3 + state.advanced):
                most = max(most, tally.sister_points(state.m, state.sister[i]))
            return most
        if key > 8:
            return self._sister_has_advanced(state.m, key)
        return self._sister_has_basic(state.m, key)

    def _sister_has_basic(self, m: list[int], key: int) -> int:
        if key == 0:
            return tally.of_colours(m, BY_TREASURE, 1)
        if key == 1:
            return m[LARGEST]
        if key == 2:
            return m[COMMONS] + m[RARES]
        if key == 3:
            return m[RATS]
        if key == 4:
            return max(0, m[CATS] - 8)
        if key == 5:
            return tally.of_colours(m, ON_EDGE, 1)
        if key == 7:
            return fast.popcount(m[FULL_ROOMS])
        return m[LONELY]

    def _sister_has_advanced(self, m: list[int], key: int) -> int:
        if key == 9:
            return m[TICKED]
        if key == 10:
            return m[LARGEST]
        if key == 11:
            return m[SECOND]
        if key == 12:
            return m[COMMONS]
        if key == 13:
            return m[CATS] - tally.sum_of(m, BY_TREASURE)
        if key == 14:
            return m[MAPS]
        if key == 15:
            return m[FAMILIES]
        if key == 16:
            return tally.sum_of(m, ON_EDGE)
        return tally.of_colours(m, BY_RAT, 1)


def bytes_of(word: int) -> int:
    """The number of bits in each of a row's four bytes."""
    word = word - (word >> 1 & 0x55555555)
    word = (word & 0x33333333) + (word >> 2 & 0x33333333)
    return (word + (word >> 4)) & 0x0F0F0F0F


def sum_bytes(word: int) -> int:
    """Of four bytes whose sum is below 256."""
    return (word * 0x01010101 >> 24) & 255


def wide_sum(word: int) -> int:
    """Of four bytes whose sum may be larger."""
    word = (word & 0x00FF00FF) + (word >> 8 & 0x00FF00FF)
    return (word & 0xFFFF) + (word >> 16)
