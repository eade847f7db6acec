"""A day of Explore & Draw planned ahead: ways to take cards, then orders and placements by beam search. Compiled.

Nothing new is seen within a day, so that a plan holds until its end. Tables have one seat here. A node is that seat's
state somewhere in the day, with the actions that led there. Nodes lie in buckets of 32: one for each set of the day's
cards that are resolved, where like is compared with like, and two for what lies between the drawings of one card.
"""

from __future__ import annotations

from tabbytop.bots import yielding
from tabbytop.bots.isle_of_cats.value import Value
from tabbytop.bots.isle_of_cats.ways import Ways
from tabbytop.core import fast
from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.geometry import DONE, PLACE, RESOLVE, SKIP
from tabbytop.games.isle_of_cats.state import State

CELL_AT = geometry.CELL_AT
CARD_MODE = geometry.CARD_MODE
INNER, HOME, HERE, AWAY = 16, 576, 577, 578
"""The first of the two buckets between drawings; nodes for the dawn, for the card being opened, and for copies."""
LEAST = -100000.0
MIX = 0x9E3779B97F4A7C15
HASTY_OPTIONS, GLANCE = 3, 8
"""In haste: ways to take cards that are looked at, and which part of the places says what a card gains alone."""


class Beam:
    """Plans days by a value. `width` nodes are kept in a bucket; of many placements only every `step`-th is tried."""

    def __init__(self, value: Value) -> None:
        self.value, self.ways = value, Ways()
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
        self.plans = 0
        self.plan_path = [0] * 1536
        self.plan_steps = [0] * 32
        self.plan_worth = [0.0] * 32
        self.plan_sign = [0] * 32
        self.evaluations = 0

    # --- nodes

    def save(self, state: State, node: int) -> None:
        """Keep the seat's state, and the trail that led to it."""
        h = 16 * node
        self.head[h] = state.way[0]
        self.head[h + 1] = state.taken[0]
        self.head[h + 2] = state.waiting[0]
        self.head[h + 3] = state.open_slot[0]
        self.head[h + 4] = state.items[0]
        self.head[h + 5] = state.picks[0]
        self.head[h + 6] = state.hue[0]
        self.head[h + 7] = state.map_due[0]
        self.head[h + 8] = state.again[0]
        self.head[h + 9] = state.again_hue[0]
        self.head[h + 10] = state.armed[0]
        self.head[h + 11] = state.specials[0]
        self.head[h + 12] = state.pieces[0]
        self.head[h + 13] = state.dawn_specials[0]
        self.ticks[node] = state.lessons[0]
        for i in range(state.pieces[0]):
            self.drawn[64 * node + i] = state.drawn[i]
            self.hues[64 * node + i] = state.hues[i]
        for r in range(12):
            self.free[12 * node + r] = state.free[r]
            self.touch[12 * node + r] = state.touch[r]
        for i in range(self.length):
            self.path[48 * node + i] = self.trail[i]
        self.steps[node] = self.length

    def load(self, state: State, node: int) -> None:
        self.restore(state, node)
        for i in range(state.pieces[0]):
            state.drawn[i] = self.drawn[64 * node + i]
            state.hues[i] = self.hues[64 * node + i]
        for i in range(self.length):
            self.trail[i] = self.path[48 * node + i]

    def restore(self, state: State, node: int) -> None:
        """Take back what was done since the node was loaded."""
        h = 16 * node
        state.way[0] = self.head[h]
        state.taken[0] = self.head[h + 1]
        state.waiting[0] = self.head[h + 2]
        state.open_slot[0] = self.head[h + 3]
        state.items[0] = self.head[h + 4]
        state.picks[0] = self.head[h + 5]
        state.hue[0] = self.head[h + 6]
        state.map_due[0] = self.head[h + 7]
        state.again[0] = self.head[h + 8]
        state.again_hue[0] = self.head[h + 9]
        state.armed[0] = self.head[h + 10]
        state.specials[0] = self.head[h + 11]
        state.pieces[0] = self.head[h + 12]
        state.dawn_specials[0] = self.head[h + 13]
        state.lessons[0] = self.ticks[node]
        for r in range(12):
            state.free[r] = self.free[12 * node + r]
            state.touch[r] = self.touch[12 * node + r]
        self.length = self.steps[node]

    def act(self, state: State, number: int) -> None:
        """Play an action and remember it in the trail."""
        state.play(0, number)
        self.trail[self.length] = number
        self.length += 1

    # --- buckets

    def _offer(self, state: State, bucket: int) -> None:
        """Keep the table's state in a bucket if it is among the best there."""
        worth = self.value.standing(state, self.left)
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
        sign = self._signature(state)
        for i in range(node, last):
            if self.sign[i] == sign:
                return
        if worst == last:
            self.count[bucket] += 1
        self.worth[worst] = worth
        self.sign[worst] = sign
        self.save(state, worst)

    def _signature(self, state: State) -> int:
        """The same for the same drawings in any order."""
        total = (state.items[0] + 256 * state.map_due[0] + 512 * (state.again[0] + 1) + 65536 * state.armed[0]) * MIX
        for i in range(state.pieces[0]):
            piece = (8 * state.drawn[i] + state.hues[i] + 2) * MIX
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

    def explore(self, state: State) -> int:
        """All orders and placements of the cards that are waiting; the bucket in which they are all resolved."""
        self._begin(state)
        full = (1 << self.cards) - 1
        for done in range(full):
            for i in range(self.cards):
                if self.count[done] and (done == (1 << i) - 1 if self.hasty else not done >> i & 1):
                    self._resolve(state, done, i)
        return full

    def _begin(self, state: State) -> None:
        """Lessons are ticked at once, whatever comes; what is left of an open card is drawn first."""
        for i in range(18):
            self.count[i] = 0
        self.cards = 0
        if state.open_slot[0] >= 0:
            self._list_cards(state, 0)
            self._offer(state, INNER)
            self._drain(state, 0)
            return
        self._list_cards(state, 1)
        self._offer(state, 0)

    def _list_cards(self, state: State, tick: int) -> None:
        waiting = state.waiting[0]
        for slot in range(12):
            if waiting >> slot & 1:
                if tick and CARD_MODE[state.card_at(slot)] == 0:
                    self.act(state, RESOLVE + 18 * slot)
                else:
                    self._list_card(slot)

    def _list_card(self, slot: int) -> None:
        """In haste, those first that gain most."""
        at = self.cards
        while self.hasty and at and self.ways.gain[self.slots[at - 1]] < self.ways.gain[slot]:
            self.slots[at] = self.slots[at - 1]
            at -= 1
        self.slots[at] = slot
        self.cards += 1

    def _resolve(self, state: State, done: int, i: int) -> None:
        """From every node with these cards done, the next card in every way."""
        slot = self.slots[i]
        card = state.card_at(slot)
        into = done | 1 << i
        for node in range(32 * done, 32 * done + self.count[done]):
            self.load(state, node)
            if CARD_MODE[card] == 2:
                for zone in range(1, 3):
                    if state.zone_is_open(0, card, zone):
                        self._open(state, node, slot, zone, into)
            else:
                self._open(state, node, slot, 0, into)
        self._drain(state, into)

    def _open(self, state: State, node: int, slot: int, zone: int, into: int) -> None:
        number = RESOLVE + 18 * slot + 6 * zone
        if not state.wants_colour(state.card_at(slot), zone):
            self._start(state, node, number, into)
            return
        for hue in range(5):
            self._start(state, node, number + 1 + hue, into)

    def _start(self, state: State, node: int, number: int, into: int) -> None:
        self.act(state, number)
        if state.open_slot[0] < 0:
            self._offer(state, into)
        else:
            self.save(state, HERE)
            self._expand(state, HERE, INNER, into)
        self.restore(state, node)

    def _drain(self, state: State, into: int) -> None:
        """Draw on until no card is open."""
        bucket = INNER
        while self.count[bucket]:
            other = 2 * INNER + 1 - bucket
            self.count[other] = 0
            for node in range(32 * bucket, 32 * bucket + self.count[bucket]):
                self.load(state, node)
                self._expand(state, node, other, into)
            self.count[bucket] = 0
            bucket = other

    def _expand(self, state: State, node: int, between: int, into: int) -> None:
        """Every drawing that is due, or leaving it out; into a bucket between drawings, or one with the card done."""
        yielding.yield_cpu()
        state.count_legal(0)
        turn = 0
        for i in range(state.runs):
            base = state.run_base[i]
            if base < PLACE:
                continue
            if base >= SKIP:
                self._try(state, node, base, between, into)
                continue
            for r in range(9):
                word = state.rows[12 * (i - state.first_place) + r]
                while word:
                    if turn % self.step == 0:
                        self._try(state, node, base + CELL_AT[22 * r + fast.lowest(word)], between, into)
                    word &= word - 1
                    turn += 1

    def _try(self, state: State, node: int, number: int, between: int, into: int) -> None:
        self.act(state, number)
        self._offer(state, between if state.open_slot[0] >= 0 else into)
        self.restore(state, node)

    # --- ways to spend the day

    def plan(self, state: State, options: int, most: int) -> int:
        """Note the best plans for the rest of the day, at most `most` of each way to take cards; how many there are.

        The table is left as it was. Only so many ways are looked at, those that promise most by what each card gains
        alone.
        """
        self.value.prepare(state)
        self.left = 6 - state.day
        self.length = 0
        self.plans = 0
        self.save(state, HOME)
        self.note_gains(state)
        self.ways.list_all(state)
        for i in range(min(options, self.ways.count)):
            self.ways.lead(i)
            self.try_option(state, i, most)
        self.load(state, HOME)
        return self.plans

    def try_option(self, state: State, i: int, most: int) -> None:
        """Note its best plans."""
        self.load(state, HOME)
        if self.ways.first[i] >= 0:
            self.act(state, self.ways.first[i])
        if self.ways.second[i] >= 0:
            self.act(state, self.ways.second[i])
        bucket = self.explore(state)
        for _ in range(most):
            best = self._best(bucket)
            if best < 0 or self.worth[best] <= LEAST:
                break
            self._note_plan(best)
            self.worth[best] = LEAST

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

    def note_gains(self, state: State) -> None:
        """What each card of the island would gain if it were the only one, and what each special costs."""
        width = self.width
        step = self.step
        self.width = 1
        self.step = step * GLANCE if self.hasty else step
        now = self.value.standing(state, self.left)
        for slot in range(12):
            self.ways.gain[slot] = 0.0
            if state.open_slot[0] >= 0 or state.taken[0] >> slot & 1:
                continue
            state.way[0] = 1
            state.waiting[0] = 1 << slot
            best = self._best(self.explore(state))
            self.ways.gain[slot] = self.worth[best] - now
            self.load(state, HOME)
        usable = state.usable(0)
        for special in range(5):
            self.ways.price[special] = 0.0
            if usable >> special & 1:
                state.specials[0] |= 1 << special
                self.ways.price[special] = self.value.standing(state, self.left) - now
                state.specials[0] ^= 1 << special
        self.width = width
        self.step = step

    # --- days played on

    def plan_in_haste(self, state: State) -> None:
        """Note one plan: few ways to take cards, one order, the best place for each card in its turn."""
        width = self.width
        self.width, self.hasty = 1, 1
        self.plan(state, HASTY_OPTIONS, 1)
        self.width, self.hasty = width, 0

    def play_day(self, state: State) -> None:
        self.plan_in_haste(state)
        for i in range(self.plan_steps[0]):
            state.play(0, self.plan_path[i])

    def copy(self, state: State, into: State) -> None:
        """All that a search needs of a table with one seat."""
        into.seats = 1
        into.advanced = state.advanced
        into.day = state.day
        into.boats[0] = state.boats[0]
        into.done[0] = state.done[0]
        for i in range(109):
            into.cat_deck[i] = state.cat_deck[i]
        for i in range(47):
            into.lesson_deck[i] = state.lesson_deck[i]
        for i in range(5):
            into.colours[i] = state.colours[i]
        for i in range(7):
            into.sister[i] = state.sister[i]
        self.length = 0
        self.save(state, AWAY)
        self.load(into, AWAY)
