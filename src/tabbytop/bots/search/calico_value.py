"""What a Calico quilt with open cells is worth: a sum of learned numbers, in points. Compiled with calico_value.pxd.

The sum has a part for each of twelve kinds of groups (six colours, six patterns) and for each goal. Laying a patch
changes the parts of its own colour and pattern; to all others it only takes a cell away. So one survey of a quilt,
and two rows of gains for a patch, give the value of that patch on every cell.
"""

from __future__ import annotations

from tabbytop.bots.search import calico_parts as parts
from tabbytop.core import fast
from tabbytop.games.calico import geometry
from tabbytop.games.calico import table as quilts
from tabbytop.games.calico.table import Table

CELL_BITS = geometry.CELL_BITS
STEPS = geometry.STEPS
ORIENTATIONS = geometry.ORIENTATIONS
CAT_POINTS = geometry.CAT_POINTS
RINGS = geometry.RINGS
GROW = parts.GROW
JOINT = parts.JOINT
PART_TOTAL = parts.PART_TOTAL
GOAL_PART = parts.GOAL_PART
RINGS_AT = parts.RINGS_AT
CELL_AT = parts.CELL_AT
NEED = parts.NEED
IS_SHAPE = parts.IS_SHAPE
SURVEY, PLAIN, NOTE = 0, 1, 2
"""How groups are looked at: with what each cell would take away, for their worth only, or noting every feature."""


class Value:
    """The learned numbers, and the survey of one quilt."""

    def __init__(self) -> None:
        self.group_w = [0.0] * 31280
        self.goal_w = [0.0] * 57960
        self.rainbow_w = [0.0] * 161
        self.bias_w = [0.0] * 23
        self.stage = self.known = self.colours = self.notes = 0
        self.base = 0.0
        self.worth = [0.0] * 12
        self.lost = [0.0] * 264
        self.loss = [0.0] * 22
        self.gains = [0.0] * 264
        self.goal = [0] * 3
        self.goal_base = [0.0] * 3
        self.colour_part = [0] * 3
        self.pattern_part = [0] * 3
        self.colour_count = [0] * 18
        self.pattern_count = [0] * 18
        self.room = [0] * 12
        self.reach = [0] * 8
        self.reached = [0] * 96
        self.group_count = [0] * 12
        self.group_total = [0.0] * 12
        self.group_mask = [0] * 192
        self.group_room = [0] * 192
        self.group_size = [0] * 192
        self.group_worth = [0.0] * 192
        self.ways = [0] * 8
        self.dropped = [0] * 176
        self.noted = [0] * 256

    # --- groups of one colour or pattern

    def kind_of(self, table: Table, seat: int, number: int) -> int:
        """Which weights a colour (0 to 5) or a pattern (6 to 11) takes."""
        if number < 6:
            return 15 + (table.buttons[6 * seat + number] > 0)
        cat = table.cats[table.cat_of[number - 6]]
        return 10 + cat // 2 if table.exact and IS_SHAPE[cat] else cat

    def groups(self, kind: int, free: int, room: int, mode: int, number: int) -> float:
        """The worth of the groups without a token, by size and liberties, and of the cells that would finish one."""
        row = 1360 * self.stage + 80 * kind
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
                self._note(8 + 80 * kind + at)
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
        row = 1360 * self.stage + 80 * kind + 64
        done = self.reach[NEED[kind] - 1]
        near = self.reach[NEED[kind] - 2] & ~done
        many = fast.popcount(done)
        some = fast.popcount(near)
        at = 4 * min(many, 3) + min(some, 3)
        if mode == NOTE:
            self._note(8 + 80 * kind + 64 + at)
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
        for i in range(size):
            self.ways[i] = 0
        if mode == SURVEY:
            for i in range(176):
                self.dropped[i] = 0
        for turn in range(ORIENTATIONS[cat]):
            self._match(24 * cat + 4 * turn, size, free, room, mode)
        row = 1360 * self.stage + 80 * kind
        total = 0.0
        for i in range(1, size):
            if self.ways[i]:
                total += self.group_w[row + 8 * i + min(self.ways[i], 7)]
                if mode == NOTE:
                    self._note(8 + 80 * kind + 8 * i + min(self.ways[i], 7))
        if mode == SURVEY:
            self._drop(row, size, number)
        return total

    def _match(self, steps: int, size: int, free: int, room: int, mode: int) -> None:
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
            while mode == SURVEY and places:
                cell = fast.lowest(places)
                places &= places - 1
                if room >> cell & 1:
                    self.dropped[8 * CELL_AT[cell] + i] += 1
                for k in range(size - 1):
                    if room >> (cell + STEPS[steps + k]) & 1:
                        self.dropped[8 * CELL_AT[cell + STEPS[steps + k]] + i] += 1

    def _drop(self, row: int, size: int, number: int) -> None:
        """What each cell would take away from the shapes."""
        for cell in range(22):
            for i in range(1, size):
                if self.dropped[8 * cell + i]:
                    before = min(self.ways[i], 7)
                    after = min(self.ways[i] - self.dropped[8 * cell + i], 7)
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

    def survey(self, table: Table, seat: int) -> None:
        """Look at a quilt with at least one open cell, as of one patch later."""
        self.stage = fast.popcount(table.empty[seat]) - 1
        self.known = 0
        for i in range(264):
            self.lost[i] = 0.0
        for i in range(22):
            self.loss[i] = 0.0
        self.base = table.score(seat) + self.bias_w[self.stage]
        for number in range(12):
            own = table.colour[6 * seat + number] if number < 6 else table.pattern[6 * seat + number - 6]
            tokens = table.buttoned[seat] if number < 6 else table.catted[seat]
            kind = self.kind_of(table, seat, number)
            self.group_count[number] = 0
            self.worth[number] = self._look(kind, own, tokens, table.empty[seat], SURVEY, number)
            self.base += self.worth[number]
            for i in range(22):
                self.loss[i] += self.lost[22 * number + i]
        self._survey_goals(table, seat)
        self.colours = self.buttoned_colours(table, seat)
        if self.colours < 6:
            self.base += self.rainbow_w[7 * self.stage + self.colours]

    def buttoned_colours(self, table: Table, seat: int) -> int:
        count = 0
        for i in range(6):
            count += table.buttons[6 * seat + i] > 0
        return count

    def _survey_goals(self, table: Table, seat: int) -> None:
        for place in range(3):
            self._count_ring(table, seat, place)
            self.goal_base[place] = self._goal_worth(place, self.colour_part[place], self.pattern_part[place])
            self.base += self.goal_base[place]

    def _count_ring(self, table: Table, seat: int, place: int) -> None:
        """The partitions of a goal's neighbours by colour and by pattern."""
        self.goal[place] = table.goals[3 * seat + place]
        if self.goal[place] >= 0 and table.restriction == 2:
            self.goal[place] += 6
        colours = patterns = 0
        for i in range(6):
            self.colour_count[6 * place + i] = fast.popcount(table.colour[6 * seat + i] & RINGS[place])
            self.pattern_count[6 * place + i] = fast.popcount(table.pattern[6 * seat + i] & RINGS[place])
            for k in range(self.colour_count[6 * place + i]):
                colours = GROW[7 * colours + k]
            for k in range(self.pattern_count[6 * place + i]):
                patterns = GROW[7 * patterns + k]
        self.colour_part[place] = colours
        self.pattern_part[place] = patterns

    def _goal_worth(self, place: int, colours: int, patterns: int) -> float:
        """What an unfinished goal may still bring."""
        if self.goal[place] < 0 or PART_TOTAL[colours] == 6:
            return 0.0
        return self.goal_w[2520 * self.stage + 210 * self.goal[place] + JOINT[30 * colours + patterns]]

    def _goal_change(self, table: Table, place: int, patch: int) -> float:
        """What a patch next to a goal changes, points for finishing it included."""
        if self.goal[place] < 0:
            return 0.0
        colours = self.colour_part[place]
        patterns = self.pattern_part[place]
        colours = GROW[7 * colours + self.colour_count[6 * place + patch // 6]]
        patterns = GROW[7 * patterns + self.pattern_count[6 * place + patch % 6]]
        if PART_TOTAL[colours] < 6:
            return self._goal_worth(place, colours, patterns) - self.goal_base[place]
        goal = self.goal[place] % 6
        ways = (colours == GOAL_PART[goal]) + 2 * (patterns == GOAL_PART[goal])
        return table.way_points(goal, ways) - self.goal_base[place]

    def _find_gains(self, table: Table, seat: int, number: int) -> None:
        """For one colour or pattern on each open cell: what it brings, beside the loss of the cell."""
        own = table.colour[6 * seat + number] if number < 6 else table.pattern[6 * seat + number - 6]
        tokens = table.buttoned[seat] if number < 6 else table.catted[seat]
        kind = self.kind_of(table, seat, number)
        empty = table.empty[seat]
        while empty:
            bit = empty & (~empty + 1)
            empty ^= bit
            cell = CELL_AT[fast.lowest(bit)]
            if IS_SHAPE[kind]:
                gain = self._shape_gain(table, kind, own | bit, tokens, bit, table.empty[seat] ^ bit)
            elif quilts.spread(bit) & own:
                gain = self._group_gain(kind, number, bit)
            else:
                self.gains[22 * number + cell] = self._lone_gain(kind, number, bit)
                continue
            self.gains[22 * number + cell] = gain - self.worth[number] - self.lost[22 * number + cell]
        self.known |= 1 << number

    def _lone_gain(self, kind: int, number: int, bit: int) -> float:
        """What a patch brings that touches none of its kind: a group of one, and the cells that tie it to others."""
        row = 1360 * self.stage + 80 * kind
        need = NEED[kind]
        at = 8 * number + need
        liberties = quilts.spread(bit) & self.room[number] & ~bit
        done = self.reached[at - 1] | (liberties & self.reached[at - 2])
        near = self.reached[at - 2] | (liberties & self.reached[at - 3])
        before = self.reached[at - 2] & ~self.reached[at - 1]
        new = 4 * min(fast.popcount(done), 3) + min(fast.popcount(near & ~done), 3)
        old = 4 * min(fast.popcount(self.reached[at - 1]), 3) + min(fast.popcount(before), 3)
        change = self.group_w[row + 64 + new] - self.group_w[row + 64 + old]
        if liberties:
            change += self.group_w[row + 8 + min(fast.popcount(liberties), 7)]
        return change

    def _shape_gain(self, table: Table, kind: int, own: int, tokens: int, bit: int, empty: int) -> float:
        """The worth of a cat that wants a shape after its patch is laid, points included."""
        group = quilts.flood(own, bit)
        cat = kind if kind < 10 else 2 * kind - 19
        if group & tokens or not quilts.attracts(cat, group, table.exact):
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
            total += self.group_w[1360 * self.stage + 80 * kind + 8 * min(size, 7) + min(fast.popcount(liberties), 7)]
        return total + self._finishing(kind, PLAIN, number)

    def _out_of_play(self, kind: int, number: int, group: int) -> float:
        """The worth of a kind when this group bears a token: of the other groups, in the room that it leaves."""
        row = 1360 * self.stage + 80 * kind
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
        before = self.rainbow_w[7 * self.stage + self.colours]
        if self.colours == 5:
            return 3.0 - before
        return self.rainbow_w[7 * self.stage + self.colours + 1] - before

    def of(self, table: Table, seat: int, patch: int, cell: int) -> float:
        """The value of the surveyed quilt with this patch on this open cell."""
        if not self.known >> (patch // 6) & 1:
            self._find_gains(table, seat, patch // 6)
        if not self.known >> (6 + patch % 6) & 1:
            self._find_gains(table, seat, 6 + patch % 6)
        total = self.base + self.loss[cell]
        total += self.gains[22 * (patch // 6) + cell] + self.gains[22 * (6 + patch % 6) + cell]
        if RINGS_AT[cell]:
            for place in range(3):
                if RINGS_AT[cell] >> place & 1:
                    total += self._goal_change(table, place, patch)
        return total

    def part(self, table: Table, seat: int, patch: int, cell: int, which: int) -> float:
        """What a placement changes for its colour (0), its pattern (1) or a goal (2 to 4)."""
        self.of(table, seat, patch, cell)
        if which == 0:
            return self.gains[22 * (patch // 6) + cell] + self.lost[22 * (patch // 6) + cell]
        if which == 1:
            return self.gains[22 * (6 + patch % 6) + cell] + self.lost[22 * (6 + patch % 6) + cell]
        return self._goal_change(table, which - 2, patch) if RINGS_AT[cell] >> (which - 2) & 1 else 0.0

    # --- for learning

    def note_features(self, table: Table, seat: int) -> None:
        """All features of a quilt as it stands, without their stage."""
        self.notes = 0
        self.stage = fast.popcount(table.empty[seat])
        self._note(0)
        for number in range(12):
            own = table.colour[6 * seat + number] if number < 6 else table.pattern[6 * seat + number - 6]
            tokens = table.buttoned[seat] if number < 6 else table.catted[seat]
            self._look(self.kind_of(table, seat, number), own, tokens, table.empty[seat], NOTE, number)
        if not table.rainbow[seat]:
            self._note(1 + self.buttoned_colours(table, seat))
        for place in range(3):
            self._count_ring(table, seat, place)
            colours = self.colour_part[place]
            patterns = self.pattern_part[place]
            if self.goal[place] >= 0 and PART_TOTAL[colours] < 6:
                self._note(1368 + 210 * self.goal[place] + JOINT[30 * colours + patterns])
                self._note(3888 + 30 * self.goal[place] + colours)
                self._note(4248 + 30 * self.goal[place] + patterns)

    def standing(self, table: Table, seat: int) -> float:
        """The value of a quilt as it stands, added up feature by feature."""
        self.note_features(table, seat)
        total = table.score(seat) + 0.0
        for i in range(self.notes):
            total += self._weight(self.noted[i])
        return total

    def _weight(self, feature: int) -> float:
        if feature == 0:
            return self.bias_w[self.stage]
        if feature < 8:
            return self.rainbow_w[7 * self.stage + feature - 1]
        if feature < 1368:
            return self.group_w[1360 * self.stage + feature - 8]
        if feature < 3888:
            return self.goal_w[2520 * self.stage + feature - 1368]
        return 0.0
