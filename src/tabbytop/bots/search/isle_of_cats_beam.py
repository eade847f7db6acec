"""A day of Explore & Draw planned ahead: ways to take cards, then orders and placements by beam search. Compiled.

Nothing new is seen within a day, so that a plan holds until its end. Tables have one seat here. A node is that seat's
state somewhere in the day, with the actions that led there. Nodes lie in buckets of 32: one for each set of the day's
cards that are resolved, where like is compared with like, and two for what lies between the drawings of one card.
"""

from __future__ import annotations

from tabbytop.bots.search.isle_of_cats_value import Value
from tabbytop.core import fast, manners
from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.geometry import DONE, DOUBLE, EACH, EXTRA, PLACE, RESOLVE, ROW, SKIP
from tabbytop.games.isle_of_cats.table import Table

CELL_AT = geometry.CELL_AT
CARD_MODE = geometry.CARD_MODE
CARD_HUE = geometry.CARD_HUE
CARD_ITEMS = geometry.CARD_ITEMS
INNER, HOME, HERE, AWAY = 16, 576, 577, 578
"""The first of the two buckets between drawings; nodes for the dawn, for the card being opened, and for copies."""
LEAST = -100000.0
MIX = 0x9E3779B97F4A7C15
HASTY_OPTIONS, GLANCE = 3, 8
"""In haste: ways to take cards that are looked at, and which part of the places says what a card gains alone."""
COPY_HOPE = 0.6
"""What a second copy is hoped to gain, as a part of what its card gains."""


class Beam:
    """Plans days by a value. `width` nodes are kept in a bucket; of many placements only every `step`-th is tried."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.width = self.step = 1
        self.hasty = 0
        self.left = 0
        self.head = [0] * 9264
        self.ticks = [0] * 579
        self.drawn = [0] * 37056
        self.hues = [0] * 37056
        self.free = [0] * 6948
        self.touch = [0] * 6948
        self.path = [0] * 27792
        self.steps = [0] * 579
        self.worth = [0.0] * 579
        self.sign = [0] * 579
        self.count = [0] * 18
        self.trail = [0] * 48
        self.length = 0
        self.slots = [0] * 4
        self.cards = 0
        self.gain = [0.0] * 12
        self.price = [0.0] * 5
        self.options = 0
        self.first = [0] * 128
        self.second = [0] * 128
        self.hope = [0.0] * 128
        self.plans = 0
        self.plan_path = [0] * 1536
        self.plan_steps = [0] * 32
        self.plan_worth = [0.0] * 32
        self.plan_sign = [0] * 32
        self.evaluations = 0

    # --- nodes

    def save(self, table: Table, node: int) -> None:
        """Keep the seat's state, and the trail that led to it."""
        h = 16 * node
        self.head[h] = table.way[0]
        self.head[h + 1] = table.taken[0]
        self.head[h + 2] = table.waiting[0]
        self.head[h + 3] = table.open_slot[0]
        self.head[h + 4] = table.items[0]
        self.head[h + 5] = table.picks[0]
        self.head[h + 6] = table.hue[0]
        self.head[h + 7] = table.map_due[0]
        self.head[h + 8] = table.again[0]
        self.head[h + 9] = table.again_hue[0]
        self.head[h + 10] = table.armed[0]
        self.head[h + 11] = table.specials[0]
        self.head[h + 12] = table.pieces[0]
        self.head[h + 13] = table.dawn_specials[0]
        self.ticks[node] = table.lessons[0]
        for i in range(table.pieces[0]):
            self.drawn[64 * node + i] = table.drawn[i]
            self.hues[64 * node + i] = table.hues[i]
        for r in range(12):
            self.free[12 * node + r] = table.free[r]
            self.touch[12 * node + r] = table.touch[r]
        for i in range(self.length):
            self.path[48 * node + i] = self.trail[i]
        self.steps[node] = self.length

    def load(self, table: Table, node: int) -> None:
        self.restore(table, node)
        for i in range(table.pieces[0]):
            table.drawn[i] = self.drawn[64 * node + i]
            table.hues[i] = self.hues[64 * node + i]
        for i in range(self.length):
            self.trail[i] = self.path[48 * node + i]

    def restore(self, table: Table, node: int) -> None:
        """Take back what was done since the node was loaded."""
        h = 16 * node
        table.way[0] = self.head[h]
        table.taken[0] = self.head[h + 1]
        table.waiting[0] = self.head[h + 2]
        table.open_slot[0] = self.head[h + 3]
        table.items[0] = self.head[h + 4]
        table.picks[0] = self.head[h + 5]
        table.hue[0] = self.head[h + 6]
        table.map_due[0] = self.head[h + 7]
        table.again[0] = self.head[h + 8]
        table.again_hue[0] = self.head[h + 9]
        table.armed[0] = self.head[h + 10]
        table.specials[0] = self.head[h + 11]
        table.pieces[0] = self.head[h + 12]
        table.dawn_specials[0] = self.head[h + 13]
        table.lessons[0] = self.ticks[node]
        for r in range(12):
            table.free[r] = self.free[12 * node + r]
            table.touch[r] = self.touch[12 * node + r]
        self.length = self.steps[node]

    def act(self, table: Table, number: int) -> None:
        """Play an action and remember it in the trail."""
        table.play(0, number)
        self.trail[self.length] = number
        self.length += 1

    # --- buckets

    def _offer(self, table: Table, bucket: int) -> None:
        """Keep the table's state in a bucket if it is among the best there."""
        worth = self.value.standing(table, self.left)
        self.evaluations += 1
        node = 32 * bucket
        last = node + self.count[bucket]
        if self.count[bucket] == self.width:
            worst = node
            for i in range(node + 1, last):
                if self.worth[i] < self.worth[worst]:
                    worst = i
            if worth <= self.worth[worst]:
                return
        else:
            worst = last
        sign = self._signature(table)
        for i in range(node, last):
            if self.sign[i] == sign:
                return
        if worst == last:
            self.count[bucket] += 1
        self.worth[worst] = worth
        self.sign[worst] = sign
        self.save(table, worst)

    def _signature(self, table: Table) -> int:
        """The same for the same drawings in any order."""
        total = (table.items[0] + 256 * table.map_due[0] + 512 * (table.again[0] + 1) + 65536 * table.armed[0]) * MIX
        for i in range(table.pieces[0]):
            piece = (8 * table.drawn[i] + table.hues[i] + 2) * MIX
            total += piece ^ piece >> 29
        return total

    def _best(self, bucket: int) -> int:
        """The best node of a bucket, -1 of an empty one."""
        best = -1
        for i in range(32 * bucket, 32 * bucket + self.count[bucket]):
            if best < 0 or self.worth[i] > self.worth[best]:
                best = i
        return best

    # --- from here to the end of the day's cards

    def explore(self, table: Table) -> int:
        """All orders and placements of the cards that are waiting; the bucket in which they are all resolved."""
        self._begin(table)
        full = (1 << self.cards) - 1
        for done in range(full):
            for i in range(self.cards):
                if self.count[done] and (done == (1 << i) - 1 if self.hasty else not done >> i & 1):
                    self._resolve(table, done, i)
        return full

    def _begin(self, table: Table) -> None:
        """Lessons are ticked at once, whatever comes; what is left of an open card is drawn first."""
        for i in range(18):
            self.count[i] = 0
        self.cards = 0
        if table.open_slot[0] >= 0:
            self._list_cards(table, 0)
            self._offer(table, INNER)
            self._drain(table, 0)
            return
        self._list_cards(table, 1)
        self._offer(table, 0)

    def _list_cards(self, table: Table, tick: int) -> None:
        waiting = table.waiting[0]
        for slot in range(12):
            if waiting >> slot & 1:
                if tick and CARD_MODE[table.card_at(slot)] == 0:
                    self.act(table, RESOLVE + 18 * slot)
                else:
                    self._list_card(slot)

    def _list_card(self, slot: int) -> None:
        """In haste, those first that gain most."""
        at = self.cards
        while self.hasty and at and self.gain[self.slots[at - 1]] < self.gain[slot]:
            self.slots[at] = self.slots[at - 1]
            at -= 1
        self.slots[at] = slot
        self.cards += 1

    def _resolve(self, table: Table, done: int, i: int) -> None:
        """From every node with these cards done, the next card in every way."""
        slot = self.slots[i]
        card = table.card_at(slot)
        into = done | 1 << i
        for node in range(32 * done, 32 * done + self.count[done]):
            self.load(table, node)
            if CARD_MODE[card] == 2:
                for zone in range(1, 3):
                    if table.zone_is_open(0, card, zone):
                        self._open(table, node, slot, zone, into)
            else:
                self._open(table, node, slot, 0, into)
        self._drain(table, into)

    def _open(self, table: Table, node: int, slot: int, zone: int, into: int) -> None:
        number = RESOLVE + 18 * slot + 6 * zone
        if not table.wants_colour(table.card_at(slot), zone):
            self._start(table, node, number, into)
            return
        for hue in range(5):
            self._start(table, node, number + 1 + hue, into)

    def _start(self, table: Table, node: int, number: int, into: int) -> None:
        self.act(table, number)
        if table.open_slot[0] < 0:
            self._offer(table, into)
        else:
            self.save(table, HERE)
            self._expand(table, HERE, INNER, into)
        self.restore(table, node)

    def _drain(self, table: Table, into: int) -> None:
        """Draw on until no card is open."""
        bucket = INNER
        while self.count[bucket]:
            other = 2 * INNER + 1 - bucket
            self.count[other] = 0
            for node in range(32 * bucket, 32 * bucket + self.count[bucket]):
                self.load(table, node)
                self._expand(table, node, other, into)
            self.count[bucket] = 0
            bucket = other

    def _expand(self, table: Table, node: int, between: int, into: int) -> None:
        """Every drawing that is due, or leaving it out; into a bucket between drawings, or one with the card done."""
        manners.step_aside()
        table.count_legal(0)
        turn = 0
        for i in range(table.runs):
            base = table.run_base[i]
            if base < PLACE:
                continue
            if base >= SKIP:
                self._try(table, node, base, between, into)
                continue
            for r in range(9):
                word = table.rows[12 * (i - table.first_place) + r]
                while word:
                    if turn % self.step == 0:
                        self._try(table, node, base + CELL_AT[22 * r + fast.lowest(word)], between, into)
                    word &= word - 1
                    turn += 1

    def _try(self, table: Table, node: int, number: int, between: int, into: int) -> None:
        self.act(table, number)
        self._offer(table, between if table.open_slot[0] >= 0 else into)
        self.restore(table, node)

    # --- ways to spend the day

    def plan(self, table: Table, options: int, most: int) -> int:
        """Note the best plans for the rest of the day, at most `most` of each way to take cards; how many there are.

        The table is left as it was. Only so many ways are looked at, those that promise most by what each card gains
        alone.
        """
        self.value.prepare(table)
        self.left = 6 - table.day
        self.length = 0
        self.plans = 0
        self.save(table, HOME)
        self.note_gains(table)
        self._list_options(table)
        for i in range(min(options, self.options)):
            self._lead(i)
            self.try_option(table, i, most)
        self.load(table, HOME)
        return self.plans

    def _lead(self, i: int) -> None:
        """Bring what promises most among the options from i on to place i."""
        best = i
        for j in range(i + 1, self.options):
            if self.hope[j] > self.hope[best]:
                best = j
        self._swap(i, best)

    def try_option(self, table: Table, i: int, most: int) -> None:
        """Note its best plans."""
        self.load(table, HOME)
        if self.first[i] >= 0:
            self.act(table, self.first[i])
        if self.second[i] >= 0:
            self.act(table, self.second[i])
        bucket = self.explore(table)
        for _ in range(most):
            best = self._best(bucket)
            if best < 0 or self.worth[best] <= LEAST:
                break
            self._note_plan(best)
            self.worth[best] = LEAST

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

    def _note_plan(self, node: int) -> None:
        """Among the 32 best, in their order, each boat once."""
        at = 0
        for i in range(self.plans):
            if self.plan_sign[i] == self.sign[node] and self.plan_worth[i] >= self.worth[node]:
                return
            if self.plan_worth[i] >= self.worth[node]:
                at = i + 1
        if at == 32:
            return
        if self.plans < 32:
            self.plans += 1
        for i in range(self.plans - 1, at, -1):
            self.plan_worth[i] = self.plan_worth[i - 1]
            self.plan_sign[i] = self.plan_sign[i - 1]
            self.plan_steps[i] = self.plan_steps[i - 1]
            for j in range(self.plan_steps[i]):
                self.plan_path[48 * i + j] = self.plan_path[48 * i - 48 + j]
        self.plan_worth[at] = self.worth[node]
        self.plan_sign[at] = self.sign[node]
        self.plan_steps[at] = self.steps[node] + 1
        for j in range(self.steps[node]):
            self.plan_path[48 * at + j] = self.path[48 * node + j]
        self.plan_path[48 * at + self.steps[node]] = DONE

    def note_gains(self, table: Table) -> None:
        """What each card of the island would gain if it were the only one, and what each special costs."""
        width = self.width
        step = self.step
        self.width = 1
        self.step = step * GLANCE if self.hasty else step
        now = self.value.standing(table, self.left)
        for slot in range(12):
            self.gain[slot] = 0.0
            if table.open_slot[0] >= 0 or table.taken[0] >> slot & 1:
                continue
            table.way[0] = 1
            table.waiting[0] = 1 << slot
            best = self._best(self.explore(table))
            self.gain[slot] = self.worth[best] - now
            self.load(table, HOME)
        usable = table.usable(0)
        for special in range(5):
            self.price[special] = 0.0
            if usable >> special & 1:
                table.specials[0] |= 1 << special
                self.price[special] = self.value.standing(table, self.left) - now
                table.specials[0] ^= 1 << special
        self.width = width
        self.step = step

    def _option(self, first: int, second: int, hope: float) -> None:
        self.first[self.options] = first
        self.second[self.options] = second
        self.hope[self.options] = hope
        self.options += 1

    def _list_options(self, table: Table) -> None:
        """Every way to go on: the choice of cards if it is still open, with or without a special."""
        self.options = 0
        usable = table.usable(0)
        if table.way[0]:
            self._list_late_options(table, usable)
            return
        self._list_columns(table, usable)
        if usable & 4:
            for row in range(3):
                hope = self.gain[4 * row] + self.gain[4 * row + 1] + self.gain[4 * row + 2] + self.gain[4 * row + 3]
                self._option(ROW + row, -1, hope + self.price[2])
        if usable & 2:
            for n in range(64):
                if n % 21:  # three cards of one column are a column
                    hope = self.gain[n // 16] + self.gain[4 + n // 4 % 4] + self.gain[8 + n % 4]
                    self._option(EACH + n, -1, hope + self.price[1])

    def _list_columns(self, table: Table, usable: int) -> None:
        """Alone, with an extra card, with something drawn twice."""
        for column in range(4):
            hope = self.gain[column] + self.gain[column + 4] + self.gain[column + 8]
            self._option(column, -1, hope)
            if usable & 1:
                for slot in range(12):
                    if slot % 4 != column:
                        self._option(column, EXTRA + slot, hope + self.gain[slot] + self.price[0])
            self._list_doubles(table, column, 0x111 << column, usable, hope)

    def _list_late_options(self, table: Table, usable: int) -> None:
        self._option(-1, -1, 0.0)
        if usable & 1:
            for slot in range(12):
                if not table.taken[0] >> slot & 1:
                    self._option(-1, EXTRA + slot, self.gain[slot] + self.price[0])
        if table.waiting[0] or table.open_slot[0] >= 0:
            self._list_doubles(table, -1, table.waiting[0], usable, 0.0)

    def _list_doubles(self, table: Table, column: int, slots: int, usable: int, hope: float) -> None:
        """Twice a cat or a treasure: where the cards have one."""
        for kind in range(2):
            if not usable >> (3 + kind) & 1:
                continue
            most = LEAST
            for slot in range(12):
                if slots >> slot & 1 and self._shows(table.card_at(slot), kind):
                    most = max(most, self.gain[slot])
            if most > LEAST:
                self._option(column, DOUBLE + kind, hope + COPY_HOPE * most + self.price[3 + kind])

    def _shows(self, card: int, kind: int) -> int:
        """Whether a card has a cat (0), a treasure (1)."""
        if CARD_MODE[card] == 0:
            return 0
        first = fast.lowest(CARD_ITEMS[card])
        return (CARD_HUE[8 * card + first] < 0) == kind

    # --- days played on

    def plan_in_haste(self, table: Table) -> None:
        """Note one plan: few ways to take cards, one order, the best place for each card in its turn."""
        width = self.width
        self.width, self.hasty = 1, 1
        self.plan(table, HASTY_OPTIONS, 1)
        self.width, self.hasty = width, 0

    def play_day(self, table: Table) -> None:
        self.plan_in_haste(table)
        for i in range(self.plan_steps[0]):
            table.play(0, self.plan_path[i])

    def utility(self, table: Table) -> float:
        """Points in the end, alone less those of the sister."""
        points = table.score(0)
        if self.value.solo:
            points -= table.sister_score()
        return points

    def copy(self, table: Table, into: Table) -> None:
        """All that a search needs of a table with one seat."""
        into.seats = 1
        into.advanced = table.advanced
        into.day = table.day
        into.boats[0] = table.boats[0]
        into.done[0] = table.done[0]
        for i in range(109):
            into.cat_deck[i] = table.cat_deck[i]
        for i in range(47):
            into.lesson_deck[i] = table.lesson_deck[i]
        for i in range(5):
            into.colours[i] = table.colours[i]
        for i in range(7):
            into.sister[i] = table.sister[i]
        self.length = 0
        self.save(table, AWAY)
        self.load(into, AWAY)
