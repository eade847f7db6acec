"""What a Calico quilt with open cells is worth: a sum of learned numbers, in points. Compiled with value.pxd.

The sum has a part for each of twelve kinds of groups (six colours, six patterns) and for each goal. Laying a patch
changes the parts of its own colour and pattern; to all others it only takes a cell away. So one survey of a quilt,
and two rows of gains for a patch, give the value of that patch on every cell.
"""

from __future__ import annotations

from tabbytop.bots.calico import features
from tabbytop.bots.calico.features import (
    COLOUR_BASE,
    FINISHING,
    GOAL_BASE,
    GOAL_ROW,
    GOAL_STATES,
    GROUP_BASE,
    GROUP_ROW,
    PARTITIONS,
    PATTERN_BASE,
    RAINBOW_BASE,
    RAINBOW_ROW,
    SLOTS,
)
from tabbytop.bots.calico.goals import Goals
from tabbytop.bots.calico.places import Places
from tabbytop.core import fast
from tabbytop.games.calico import geometry
from tabbytop.games.calico import state as quilts
from tabbytop.games.calico.state import State

CELL_BITS = geometry.CELL_BITS
CAT_POINTS = geometry.CAT_POINTS
RINGS_AT = features.RINGS_AT
CELL_AT = features.CELL_AT
NEED = features.NEED
IS_SHAPE = features.IS_SHAPE
SURVEY, PLAIN, NOTE = 0, 1, 2
"""How groups are looked at: with what each cell would take away, for their worth only, or noting every feature."""


class Value:
    """The learned numbers, and the survey of one quilt."""

    def __init__(self) -> None:
        self.group_w = features.zeros(features.GROUP_WEIGHTS)
        self.goals, self.places = Goals(), Places()
        self.rainbow_w = features.zeros(features.RAINBOW_WEIGHTS)
        self.bias_w = features.zeros(features.STAGES)
        self.stage = self.known = self.colours = self.notes = 0
        self.base = 0.0
        self.worth = [0.0] * 12
        self.lost = [0.0] * 264
        self.loss = [0.0] * 22
        self.gains = [0.0] * 264
        self.room = [0] * 12
        self.reach = [0] * 8
        self.reached = [0] * 96
        self.group_count = [0] * 12
        self.group_total = [0.0] * 12
        self.group_mask = [0] * 192
        self.group_room = [0] * 192
        self.group_size = [0] * 192
        self.group_worth = [0.0] * 192
        self.noted = [0] * 256

    # --- groups of one colour or pattern

    def kind_of(self, state: State, seat: int, number: int) -> int:
        """Which weights a colour (0 to 5) or a pattern (6 to 11) takes."""
        if number < 6:
            return 15 + (state.buttons[6 * seat + number] > 0)
        cat = state.cats[state.cat_of[number - 6]]
        return 10 + cat // 2 if state.exact and IS_SHAPE[cat] else cat

    def groups(self, kind: int, free: int, room: int, mode: int, number: int) -> float:
        """The worth of the groups without a token, by size and liberties, and of the cells that would finish one."""
        row = GROUP_ROW * self.stage + SLOTS * kind
        need = NEED[kind]
        total = 0.0
        self.reach[0] = room
        for i in range(1, need):
            self.reach[i] = 0
        left = free & quilts.spread(room)
        while left:
            group = quilts.flood(free, left & (~left + 1))
            left &= ~group
            liberties = quilts.spread(group) & room
            size = fast.popcount(group)
            count = fast.popcount(liberties)
            self._mark(liberties, size, need)
            at = 8 * min(size, 7) + min(count, 7)
            total += self.group_w[row + at]
            if mode == NOTE:
                self._note(GROUP_BASE + SLOTS * kind + at)
                continue
            self._keep_group(number, group, liberties, size, self.group_w[row + at])
            if count <= 7:
                self._lose(number, liberties, self.group_w[row + at - 1] - self.group_w[row + at])
        if mode == SURVEY:
            self.room[number] = room
            self.group_total[number] = total
            for i in range(need):
                self.reached[8 * number + i] = self.reach[i]
        return total + self._finishing(kind, mode, number)

    def _keep_group(self, number: int, group: int, liberties: int, size: int, worth: float) -> None:
        """For patches that will touch it; a quilt has no room for more than 16 groups of a kind."""
        at = 16 * number + self.group_count[number]
        self.group_mask[at] = group
        self.group_room[at] = liberties
        self.group_size[at] = size
        self.group_worth[at] = worth
        self.group_count[number] += 1

    def _mark(self, liberties: int, size: int, need: int) -> None:
        """Note for each cell how large a group it would join: `reach[s]` holds those next to at least s patches."""
        for s in range(need - 1, 0, -1):
            self.reach[s] |= liberties if size >= s else liberties & self.reach[s - size]

    def _lose(self, number: int, cells: int, change: float) -> None:
        while cells:
            self.lost[22 * number + CELL_AT[fast.lowest(cells)]] += change
            cells &= cells - 1

    def _finishing(self, kind: int, mode: int, number: int) -> float:
        """How many cells would finish a group at once, and how many would leave one patch to go."""
        row = GROUP_ROW * self.stage + SLOTS * kind + FINISHING
        done = self.reach[NEED[kind] - 1]
        near = self.reach[NEED[kind] - 2] & ~done
        many = fast.popcount(done)
        some = fast.popcount(near)
        at = 4 * min(many, 3) + min(some, 3)
        if mode == NOTE:
            self._note(GROUP_BASE + SLOTS * kind + FINISHING + at)
        elif mode == SURVEY:
            if 0 < many <= 3:
                self._lose(number, done, self.group_w[row + at - 4] - self.group_w[row + at])
            if 0 < some <= 3:
                self._lose(number, near, self.group_w[row + at - 1] - self.group_w[row + at])
        return self.group_w[row + at]

    def shapes(self, kind: int, free: int, room: int, mode: int, number: int) -> float:
        """The worth of the places where a cat's shape can still be sewn, by how many of its cells are there already."""
        cat = kind if kind < 10 else 2 * kind - 19
        size = NEED[kind]
        self.places.count(cat, size, free, room, mode == SURVEY)
        row = GROUP_ROW * self.stage + SLOTS * kind
        total = 0.0
        for i in range(1, size):
            if self.places.ways[i]:
                total += self.group_w[row + 8 * i + min(self.places.ways[i], 7)]
                if mode == NOTE:
                    self._note(GROUP_BASE + SLOTS * kind + 8 * i + min(self.places.ways[i], 7))
        if mode == SURVEY:
            self._drop(row, size, number)
        return total

    def _drop(self, row: int, size: int, number: int) -> None:
        """What each cell would take away from the shapes."""
        for cell in range(22):
            for i in range(1, size):
                if self.places.dropped[8 * cell + i]:
                    before = min(self.places.ways[i], 7)
                    after = min(self.places.ways[i] - self.places.dropped[8 * cell + i], 7)
                    change = self.group_w[row + 8 * i + after] - self.group_w[row + 8 * i + before]
                    self.lost[22 * number + cell] += change

    def _note(self, feature: int) -> None:
        if self.notes < 256:
            self.noted[self.notes] = feature
            self.notes += 1

    def _look(self, kind: int, own: int, tokens: int, empty: int, mode: int, number: int) -> float:
        """One kind's worth: groups that bear a token are out of play, and so are the cells next to them."""
        done = quilts.flood(own, own & tokens) if own & tokens else 0
        free = own & ~done
        room = empty & ~quilts.spread(done)
        if IS_SHAPE[kind]:
            return self.shapes(kind, free, room, mode, number)
        return self.groups(kind, free, room, mode, number)

    # --- the survey

    def survey(self, state: State, seat: int) -> None:
        """Look at a quilt with at least one open cell, as of one patch later."""
        self.stage = fast.popcount(state.empty[seat]) - 1
        self.known = 0
        for i in range(264):
            self.lost[i] = 0.0
        for i in range(22):
            self.loss[i] = 0.0
        self.base = state.score(seat) + self.bias_w[self.stage]
        for number in range(12):
            own = state.colour[6 * seat + number] if number < 6 else state.pattern[6 * seat + number - 6]
            tokens = state.buttoned[seat] if number < 6 else state.catted[seat]
            kind = self.kind_of(state, seat, number)
            self.group_count[number] = 0
            self.worth[number] = self._look(kind, own, tokens, state.empty[seat], SURVEY, number)
            self.base += self.worth[number]
            for i in range(22):
                self.loss[i] += self.lost[22 * number + i]
        self.goals.stage = self.stage
        for place in range(3):
            self.base += self.goals.survey(state, seat, place)
        self.colours = self.buttoned_colours(state, seat)
        if self.colours < 6:
            self.base += self.rainbow_w[RAINBOW_ROW * self.stage + self.colours]

    def buttoned_colours(self, state: State, seat: int) -> int:
        count = 0
        for i in range(6):
            count += state.buttons[6 * seat + i] > 0
        return count

    def _find_gains(self, state: State, seat: int, number: int) -> None:
        """For one colour or pattern on each open cell: what it brings, beside the loss of the cell."""
        own = state.colour[6 * seat + number] if number < 6 else state.pattern[6 * seat + number - 6]
        tokens = state.buttoned[seat] if number < 6 else state.catted[seat]
        kind = self.kind_of(state, seat, number)
        empty = state.empty[seat]
        while empty:
            bit = empty & (~empty + 1)
            empty ^= bit
            cell = CELL_AT[fast.lowest(bit)]
            if IS_SHAPE[kind]:
                gain = self._shape_gain(state, kind, own | bit, tokens, bit, state.empty[seat] ^ bit)
            elif quilts.spread(bit) & own:
                gain = self._group_gain(kind, number, bit)
            else:
                self.gains[22 * number + cell] = self._lone_gain(kind, number, bit)
                continue
            self.gains[22 * number + cell] = gain - self.worth[number] - self.lost[22 * number + cell]
        self.known |= 1 << number

    def _lone_gain(self, kind: int, number: int, bit: int) -> float:
        """What a patch brings that touches none of its kind: a group of one, and the cells that tie it to others."""
        row = GROUP_ROW * self.stage + SLOTS * kind
        need = NEED[kind]
        at = 8 * number + need
        liberties = quilts.spread(bit) & self.room[number] & ~bit
        done = self.reached[at - 1] | (liberties & self.reached[at - 2])
        near = self.reached[at - 2] | (liberties & self.reached[at - 3])
        before = self.reached[at - 2] & ~self.reached[at - 1]
        new = 4 * min(fast.popcount(done), 3) + min(fast.popcount(near & ~done), 3)
        old = 4 * min(fast.popcount(self.reached[at - 1]), 3) + min(fast.popcount(before), 3)
        change = self.group_w[row + FINISHING + new] - self.group_w[row + FINISHING + old]
        if liberties:
            change += self.group_w[row + 8 + min(fast.popcount(liberties), 7)]
        return change

    def _shape_gain(self, state: State, kind: int, own: int, tokens: int, bit: int, empty: int) -> float:
        """The worth of a cat that wants a shape after its patch is laid, points included."""
        group = quilts.flood(own, bit)
        cat = kind if kind < 10 else 2 * kind - 19
        if group & tokens or not quilts.attracts(cat, group, state.exact):
            return self._look(kind, own, tokens, empty, PLAIN, 0)
        return CAT_POINTS[cat] + self._look(kind, own, tokens | group, empty, PLAIN, 0)

    def _group_gain(self, kind: int, number: int, bit: int) -> float:
        """The same for any other kind, whose patch touches some of the groups that the survey has kept."""
        near = quilts.spread(bit)
        group = bit
        size = 1
        for i in range(16 * number, 16 * number + self.group_count[number]):
            if self.group_mask[i] & near:
                group |= self.group_mask[i]
                size += self.group_size[i]
        if not self.room[number] & bit:
            return self._out_of_play(kind, number, group)
        if size < NEED[kind]:
            return self._joined(kind, number, group, size, bit)
        if kind < 15:
            return CAT_POINTS[kind] + self._out_of_play(kind, number, group)
        points = 3.0
        if kind == 15:
            points += self._new_colour()
        return points + self._out_of_play(16, number, group)

    def _joined(self, kind: int, number: int, group: int, size: int, bit: int) -> float:
        """The worth of a kind when this group has come of some of its groups and a new patch."""
        need = NEED[kind]
        total = self.group_total[number]
        for i in range(need):
            self.reach[i] = 0
        for i in range(16 * number, 16 * number + self.group_count[number]):
            if self.group_mask[i] & group:
                total -= self.group_worth[i]
            else:
                self._mark(self.group_room[i], self.group_size[i], need)
        liberties = quilts.spread(group) & self.room[number] & ~bit
        if liberties:
            self._mark(liberties, size, need)
            total += self.group_w[
                GROUP_ROW * self.stage + SLOTS * kind + 8 * min(size, 7) + min(fast.popcount(liberties), 7)
            ]
        return total + self._finishing(kind, PLAIN, number)

    def _out_of_play(self, kind: int, number: int, group: int) -> float:
        """The worth of a kind when this group bears a token: of the other groups, in the room that it leaves."""
        row = GROUP_ROW * self.stage + SLOTS * kind
        need = NEED[kind]
        room = ~quilts.spread(group)
        total = 0.0
        for i in range(need):
            self.reach[i] = 0
        for i in range(16 * number, 16 * number + self.group_count[number]):
            liberties = self.group_room[i] & room
            if liberties and not self.group_mask[i] & group:
                self._mark(liberties, self.group_size[i], need)
                total += self.group_w[row + 8 * min(self.group_size[i], 7) + min(fast.popcount(liberties), 7)]
        return total + self._finishing(kind, PLAIN, number)

    def _new_colour(self) -> float:
        """What one more buttoned colour brings towards the rainbow."""
        before = self.rainbow_w[RAINBOW_ROW * self.stage + self.colours]
        if self.colours == 5:
            return 3.0 - before
        return self.rainbow_w[RAINBOW_ROW * self.stage + self.colours + 1] - before

    def of(self, state: State, seat: int, patch: int, cell: int) -> float:
        """The value of the surveyed quilt with this patch on this open cell."""
        if not self.known >> (patch // 6) & 1:
            self._find_gains(state, seat, patch // 6)
        if not self.known >> (6 + patch % 6) & 1:
            self._find_gains(state, seat, 6 + patch % 6)
        total = self.base + self.loss[cell]
        total += self.gains[22 * (patch // 6) + cell] + self.gains[22 * (6 + patch % 6) + cell]
        if RINGS_AT[cell]:
            for place in range(3):
                if RINGS_AT[cell] >> place & 1:
                    total += self.goals.change(state, place, patch)
        return total

    def part(self, state: State, seat: int, patch: int, cell: int, which: int) -> float:
        """What a placement changes for its colour (0), its pattern (1) or a goal (2 to 4)."""
        self.of(state, seat, patch, cell)
        if which == 0:
            return self.gains[22 * (patch // 6) + cell] + self.lost[22 * (patch // 6) + cell]
        if which == 1:
            return self.gains[22 * (6 + patch % 6) + cell] + self.lost[22 * (6 + patch % 6) + cell]
        return self.goals.change(state, which - 2, patch) if RINGS_AT[cell] >> (which - 2) & 1 else 0.0

    # --- for learning

    def note_features(self, state: State, seat: int) -> None:
        """All features of a quilt as it stands, without their stage."""
        self.notes = 0
        self.stage = fast.popcount(state.empty[seat])
        self._note(0)
        for number in range(12):
            own = state.colour[6 * seat + number] if number < 6 else state.pattern[6 * seat + number - 6]
            tokens = state.buttoned[seat] if number < 6 else state.catted[seat]
            self._look(self.kind_of(state, seat, number), own, tokens, state.empty[seat], NOTE, number)
        if not state.rainbow[seat]:
            self._note(RAINBOW_BASE + self.buttoned_colours(state, seat))
        for place in range(3):
            self.goals.count_ring(state, seat, place)
            if self.goals.is_open(place):
                goal = self.goals.goal[place]
                self._note(GOAL_BASE + GOAL_STATES * goal + self.goals.state(place))
                self._note(COLOUR_BASE + PARTITIONS * goal + self.goals.colour_part[place])
                self._note(PATTERN_BASE + PARTITIONS * goal + self.goals.pattern_part[place])

    def standing(self, state: State, seat: int) -> float:
        """The value of a quilt as it stands, added up feature by feature."""
        self.note_features(state, seat)
        total = state.score(seat) + 0.0
        for i in range(self.notes):
            total += self._weight(self.noted[i])
        return total

    def _weight(self, feature: int) -> float:
        if feature == 0:
            return self.bias_w[self.stage]
        if feature < GROUP_BASE:
            return self.rainbow_w[RAINBOW_ROW * self.stage + feature - RAINBOW_BASE]
        if feature < GOAL_BASE:
            return self.group_w[GROUP_ROW * self.stage + feature - GROUP_BASE]
        if feature < COLOUR_BASE:
            return self.goals.weights[GOAL_ROW * self.stage + feature - GOAL_BASE]
        return 0.0
