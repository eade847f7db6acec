"""The State of Explore & Draw: decks, days, boats as rows of bits. Compiled with state.pxd; runs as it is too.

Where shapes fit is `placing`'s question, what a boat is worth is `tally`'s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.isle_of_cats import geometry, placing, tally
from tabbytop.games.isle_of_cats.geometry import (
    COMMON_SHAPES,
    DECLINE,
    DONE,
    DOUBLE,
    EACH,
    EXTRA,
    FULL_ROOMS,
    PLACE,
    RARES,
    RATS,
    RESOLVE,
    REST,
    ROW,
    SKIP,
    TICKED,
    WORTH,
)

if TYPE_CHECKING:
    from tabbytop.games.isle_of_cats.config import Config

FIRST_TURN = geometry.FIRST_TURN
SHAPE_OF = geometry.SHAPE_OF
TURN_ROWS = geometry.TURN_ROWS
CELL_X = geometry.CELL_X
CELL_Y = geometry.CELL_Y
CELL_AT = geometry.CELL_AT
BOAT_ROWS = geometry.BOAT_ROWS
MAP_CELL = geometry.MAP_CELL
CARD_MODE = geometry.CARD_MODE
CARD_LESSON = geometry.CARD_LESSON
CARD_SHAPE = geometry.CARD_SHAPE
CARD_HUE = geometry.CARD_HUE
CARD_ITEMS = geometry.CARD_ITEMS
WANTS_COLOUR = geometry.WANTS_COLOUR
SLOT_RANK = geometry.SLOT_RANK
FROM_LESSONS = geometry.FROM_LESSONS
USED = [used.bit_count() for used in range(32)]
ONE = 1


class State:
    """One match. Lists by seat are flat: seat * 16 + row, seat * 64 + piece; slots, cards and colours count from 0."""

    def __init__(self) -> None:
        self.config: Config | None = None
        self.seats = self.advanced = self.day = 0
        self.wanted_boats = [-1] * 12
        self.boats = [0] * 12
        self.cat_deck = [0] * 109
        self.lesson_deck = [0] * 47
        self.colours = [0] * 5
        self.sister = [0] * 7
        self.way = [0] * 12
        self.taken = [0] * 12
        self.waiting = [0] * 12
        self.open_slot = [-1] * 12
        self.items = [0] * 12
        self.picks = [0] * 12
        self.hue = [0] * 12
        self.map_due = [0] * 12
        self.again = [-1] * 12
        self.again_hue = [-1] * 12
        self.armed = [0] * 12
        self.done = [0] * 12
        self.specials = [0] * 12
        self.lessons = [0] * 12
        self.pieces = [0] * 12
        self.dawn_specials = [0] * 12
        self.dawn_lessons = [0] * 12
        self.dawn_pieces = [0] * 12
        self.drawn = [0] * 768
        self.hues = [0] * 768
        self.free = [0] * 192
        self.touch = [0] * 192
        self.runs = 0
        self.run_base = [0] * 64
        self.run_count = [0] * 64
        self.first_place = 0
        self.rows = [0] * 192
        self.m = [0] * 36
        self.groups = 0
        self.group_hue = [0] * 36
        self.group_size = [0] * 36
        self.group_cells = [0] * 576

    def clone(self) -> State:
        """A table of its own; what never changes after the set-up is shared, and notes of a query are not copied."""
        t = State()
        t.config = self.config
        t.seats, t.advanced, t.day = self.seats, self.advanced, self.day
        t.wanted_boats, t.boats, t.colours, t.sister = self.wanted_boats, self.boats, self.colours, self.sister
        t.cat_deck, t.lesson_deck = self.cat_deck, self.lesson_deck
        t.way[:] = self.way
        t.taken[:] = self.taken
        t.waiting[:] = self.waiting
        t.open_slot[:] = self.open_slot
        t.items[:] = self.items
        t.picks[:] = self.picks
        t.hue[:] = self.hue
        t.map_due[:] = self.map_due
        t.again[:] = self.again
        t.again_hue[:] = self.again_hue
        t.armed[:] = self.armed
        t.done[:] = self.done
        t.specials[:] = self.specials
        t.lessons[:] = self.lessons
        t.pieces[:] = self.pieces
        t.dawn_specials[:] = self.dawn_specials
        t.dawn_lessons[:] = self.dawn_lessons
        t.dawn_pieces[:] = self.dawn_pieces
        t.drawn[:] = self.drawn
        t.hues[:] = self.hues
        t.free[:] = self.free
        t.touch[:] = self.touch
        return t

    # --- the set-up

    def deal(self, dice: Dice) -> None:
        """Spend all chance: boats, both decks, the sister's cards (docs/rules/isle_of_cats 2 and 8)."""
        self._deal_boats(dice)
        self._shuffle_decks(dice)
        if self.seats == 1:
            self._deal_sister(dice)
        self.day = 0
        for seat in range(self.seats):
            self.specials[seat] = self.lessons[seat] = self.pieces[seat] = 0
            self.clear_boat(seat)
            self._dawn(seat)

    def _deal_boats(self, dice: Dice) -> None:
        """From one set of six, or two above six seats; a chosen boat changes places with the one that was dealt."""
        sets = 6 if self.seats <= 6 else 12
        for i in range(12):
            self.boats[i] = i % 6
        for i in range(sets - 1):
            self._swap_boats(i, i + fast.below(dice, sets - i))
        for seat in range(self.seats):
            if self.wanted_boats[seat] >= 0:
                self._swap_boats(seat, self._place_of_wanted(seat))

    def _place_of_wanted(self, seat: int) -> int:
        """Where the boat that this seat has chosen lies, other than before a seat that has chosen it too."""
        for j in range(12):
            if self.boats[j] == self.wanted_boats[seat] and (j >= seat or self.wanted_boats[j] < 0):
                return j
        return seat

    def _swap_boats(self, i: int, j: int) -> None:
        boat = self.boats[i]
        self.boats[i] = self.boats[j]
        self.boats[j] = boat

    def _shuffle_decks(self, dice: Dice) -> None:
        """Only the cards that seven days can show need to be drawn: 56 and 28."""
        for i in range(109):
            self.cat_deck[i] = i
        for i in range(56):
            j = i + fast.below(dice, 109 - i)
            card = self.cat_deck[i]
            self.cat_deck[i] = self.cat_deck[j]
            self.cat_deck[j] = card
        for i in range(47):
            self.lesson_deck[i] = 109 + i
        for i in range(28):
            j = i + fast.below(dice, 47 - i)
            card = self.lesson_deck[i]
            self.lesson_deck[i] = self.lesson_deck[j]
            self.lesson_deck[j] = card

    def _deal_sister(self, dice: Dice) -> None:
        """Five colours, three basic lessons of nine, then as many advanced ones of nine as the level says."""
        for i in range(5):
            self.colours[i] = i
        for i in range(4):
            j = i + fast.below(dice, 5 - i)
            colour = self.colours[i]
            self.colours[i] = self.colours[j]
            self.colours[j] = colour
        cards = [0] * 18
        for i in range(18):
            cards[i] = i
        for i in range(7):
            first = i if i < 3 else i + 6
            j = first + fast.below(dice, (9 if first < 9 else 18) - first)
            self.sister[i] = cards[j]
            cards[j] = cards[first]

    # --- the day

    def clear_boat(self, seat: int) -> None:
        """Empty the boat; until something is drawn, anything may be drawn anywhere (4.1)."""
        for r in range(16):
            self.free[16 * seat + r] = BOAT_ROWS[r] if r < 9 else 0
            self.touch[16 * seat + r] = BOAT_ROWS[r] if r < 9 else 0

    def _dawn(self, seat: int) -> None:
        self.dawn_specials[seat] = self.specials[seat]
        self.dawn_lessons[seat] = self.lessons[seat]
        self.dawn_pieces[seat] = self.pieces[seat]
        self._clear_day(seat)

    def _clear_day(self, seat: int) -> None:
        self.way[seat] = self.taken[seat] = self.waiting[seat] = 0
        self.open_slot[seat] = -1
        self.items[seat] = self.picks[seat] = self.map_due[seat] = 0
        self.hue[seat] = self.again[seat] = self.again_hue[seat] = -1
        self.armed[seat] = self.done[seat] = 0

    def rewind(self, seat: int) -> None:
        """Take this seat back to the beginning of the day, which is what others know of it (9.2)."""
        self.specials[seat] = self.dawn_specials[seat]
        self.lessons[seat] = self.dawn_lessons[seat]
        self.pieces[seat] = 0
        self.clear_boat(seat)
        self._clear_day(seat)
        for i in range(64 * seat, 64 * seat + self.dawn_pieces[seat]):
            self.lay(seat, self.drawn[i], self.hues[i])

    def card_at(self, slot: int) -> int:
        """The card on this slot of today's island."""
        if FROM_LESSONS[slot]:
            return self.lesson_deck[4 * self.day + SLOT_RANK[slot]]
        return self.cat_deck[8 * self.day + SLOT_RANK[slot]]

    def may_use(self, seat: int, special: int) -> int:
        """Whether a special is left to this seat: one a day, three a game, each once (5.1)."""
        return self.usable(seat) >> special & 1

    def usable(self, seat: int) -> int:
        """The specials that are left to this seat now, as a mask."""
        used = self.specials[seat]
        return 31 ^ used if used == self.dawn_specials[seat] and USED[used] < 3 else 0

    def play(self, seat: int, number: int) -> None:
        """Carry out a legal action."""
        if number >= PLACE:
            if number < SKIP:
                self._place(seat, number - PLACE)
            else:
                self._leave(seat, number)
        elif number == DONE:
            self._end_day(seat)
        elif number >= RESOLVE:
            self._resolve(seat, (number - RESOLVE) // 18, (number - RESOLVE) % 18)
        elif number >= DOUBLE:
            self.armed[seat] = 1 + number - DOUBLE
            self.specials[seat] |= 8 << (number - DOUBLE)
        elif number >= EXTRA:
            self.specials[seat] |= 1
            self.taken[seat] |= 1 << (number - EXTRA)
            self.waiting[seat] |= 1 << (number - EXTRA)
        else:
            self._choose(seat, number)

    def _choose(self, seat: int, number: int) -> None:
        if number >= EACH:
            n = number - EACH
            self.taken[seat] = 1 << n // 16 | 16 << n // 4 % 4 | 256 << n % 4
            self.way[seat] = 8
            self.specials[seat] |= 2
        elif number >= ROW:
            self.taken[seat] = 15 << 4 * (number - ROW)
            self.way[seat] = 5 + number - ROW
            self.specials[seat] |= 4
        else:
            self.taken[seat] = 0x111 << number
            self.way[seat] = 1 + number
        self.waiting[seat] = self.taken[seat]

    def _resolve(self, seat: int, slot: int, variant: int) -> None:
        """Open a card: a lesson is ticked and done with; discoveries wait to be drawn (3.2, 3.3)."""
        card = self.card_at(slot)
        self.waiting[seat] ^= 1 << slot
        if CARD_MODE[card] == 0:
            self.lessons[seat] |= ONE << CARD_LESSON[card]
            return
        self.open_slot[seat] = slot
        self.hue[seat] = variant % 6 - 1
        zone = variant // 6
        self.items[seat] = CARD_ITEMS[card] & (255 if zone == 0 else 15 if zone == 1 else 240)
        self.picks[seat] = 2 if CARD_MODE[card] == 3 else 0

    def _place(self, seat: int, place: int) -> None:
        """Draw what is due: a map's treasure first, then a second copy, then a discovery of the open card."""
        shape = SHAPE_OF[place // 142]
        if self.map_due[seat]:
            hue = -1
            self.map_due[seat] = 0
            self._copy(seat, shape, hue)
        elif self.again[seat] >= 0:
            hue = self.again_hue[seat]
            self.again[seat] = -1
        else:
            hue = self._take_item(seat, shape)
            self._copy(seat, shape, hue)
        map_was_free = self._map_is_free(seat, hue)
        self.lay(seat, place, hue)
        if map_was_free and not self._map_is_free(seat, hue):
            self.map_due[seat] = 1
        self._close_card(seat)

    def _copy(self, seat: int, shape: int, hue: int) -> None:
        """A special waits for this one: it may be drawn a second time (5.5, 5.6)."""
        if self.armed[seat] == (1 if hue >= 0 else 2):
            self.armed[seat] = 0
            self.again[seat] = shape
            self.again_hue[seat] = hue

    def item_of(self, seat: int, shape: int) -> int:
        """Where on the open card this shape is still offered, as a bit; 0 if it is not."""
        first = 8 * self.card_at(self.open_slot[seat])
        items = self.items[seat]
        while items:
            bit = items & ~(items - 1)
            if CARD_SHAPE[first + fast.lowest(bit)] == shape:
                return bit
            items ^= bit
        return 0

    def _take_item(self, seat: int, shape: int) -> int:
        """Strike a discovery off the open card, or one of two picks; its colour, -1 for a treasure."""
        bit = self.item_of(seat, shape)
        hue = CARD_HUE[8 * self.card_at(self.open_slot[seat]) + fast.lowest(bit)]
        if self.picks[seat]:
            self.picks[seat] -= 1
            if self.picks[seat] == 0:
                self.items[seat] = 0
        else:
            self.items[seat] ^= bit
        return self.hue[seat] if hue == 5 else hue

    def _map_is_free(self, seat: int, hue: int) -> int:
        """Whether the treasure map of this colour is still to be seen; 0 for a treasure, which has none."""
        if hue < 0:
            return 0
        cell = MAP_CELL[5 * self.boats[seat] + hue]
        return self.free[16 * seat + CELL_Y[cell]] >> (CELL_X[cell] + 5) & 1

    def lay(self, seat: int, place: int, hue: int) -> None:
        """Draw a piece (142 * turn + first cell) on the boat."""
        turn = place // 142
        x = CELL_X[place % 142]
        row = 16 * seat + CELL_Y[place % 142]
        for r in range(5):
            self.free[row + r] ^= TURN_ROWS[5 * turn + r] << x
        placing.spread(self.free, self.touch, 16 * seat)
        self.drawn[64 * seat + self.pieces[seat]] = place
        self.hues[64 * seat + self.pieces[seat]] = hue
        self.pieces[seat] += 1

    def _leave(self, seat: int, number: int) -> None:
        """Skip a discovery that fits nowhere, the rest of such a card, or what is only offered (4.2, 4.5, 5.5)."""
        if number == DECLINE:
            if self.map_due[seat]:
                self.map_due[seat] = 0
            else:
                self.again[seat] = -1
        elif number == REST:
            self.items[seat] = self.picks[seat] = 0
        else:
            self.items[seat] ^= self.item_of(seat, number - SKIP)
        self._close_card(seat)

    def _close_card(self, seat: int) -> None:
        if not self.items[seat] and not self.map_due[seat] and self.again[seat] < 0:
            self.open_slot[seat] = -1

    def _end_day(self, seat: int) -> None:
        """When the last seat is done a new day begins for all, or the match is over (3.5)."""
        self.done[seat] = 1
        for other in range(self.seats):
            if not self.done[other]:
                return
        self.day += 1
        for other in range(self.seats):
            self._dawn(other)
            self.done[other] = self.day == 7

    # --- what may be done

    def owes(self, seat: int) -> int:
        """Whether this seat is to act."""
        return not self.done[seat]

    def due_shapes(self, seat: int) -> int:
        """What may be drawn next, as a mask of shapes; 0 with no card open."""
        if self.open_slot[seat] < 0:
            return 0
        if self.map_due[seat]:
            return COMMON_SHAPES
        if self.again[seat] >= 0:
            return ONE << self.again[seat]
        first = 8 * self.card_at(self.open_slot[seat])
        items = self.items[seat]
        shapes = 0
        while items:
            shapes |= ONE << CARD_SHAPE[first + fast.lowest(items)]
            items &= items - 1
        return shapes

    def fits(self, seat: int, shape: int) -> int:
        """Whether the shape can be drawn anywhere on this boat now."""
        return placing.fits(self.free, self.touch, 16 * seat, shape)

    def zone_fits(self, seat: int, card: int, zone: int) -> int:
        """Whether anything of a zone (1 above, 2 below) of an `or` card can be drawn now (3.3)."""
        for i in range(4 * zone - 4, 4 * zone):
            if CARD_ITEMS[card] >> i & 1 and self.fits(seat, CARD_SHAPE[8 * card + i]):
                return 1
        return 0

    def zone_is_open(self, seat: int, card: int, zone: int) -> int:
        """A zone of which nothing fits may be chosen only if nothing of the other fits either (3.3)."""
        return self.zone_fits(seat, card, zone) or not self.zone_fits(seat, card, 3 - zone)

    def wants_colour(self, card: int, zone: int) -> int:
        """Whether this part of a card (0 for all of it) shows an oshax."""
        return WANTS_COLOUR[3 * card + zone]

    def count_legal(self, seat: int) -> int:
        """How many actions the seat has; it must be to act. Notes the runs of their numbers, ascending."""
        self.runs = 0
        usable = self.usable(seat)
        if self.way[seat] == 0:
            return self._scan_choice(usable) + self._scan_doubles(usable)
        count = self._scan_extras(seat) if usable & 1 else 0
        if self.open_slot[seat] >= 0:
            return count + self._scan_doubles(usable) + self._scan_drawing(seat)
        if self.waiting[seat]:
            return count + self._scan_doubles(usable) + self._scan_cards(seat)
        return count + self._run(DONE, 1)

    def _run(self, base: int, count: int) -> int:
        self.run_base[self.runs] = base
        self.run_count[self.runs] = count
        self.runs += 1
        return count

    def _scan_choice(self, usable: int) -> int:
        count = self._run(0, 4)
        if usable & 4:
            count += self._run(ROW, 3)
        if usable & 2:
            count += self._run(EACH, 64)
        return count

    def _scan_extras(self, seat: int) -> int:
        """Any card of the other columns, once one is chosen (5.2); a row or one of each has spent the day's special."""
        count = 0
        for slot in range(12):
            if not self.taken[seat] >> slot & 1:
                count += self._run(EXTRA + slot, 1)
        return count

    def _scan_doubles(self, usable: int) -> int:
        count = 0
        if usable & 8:
            count += self._run(DOUBLE, 1)
        if usable & 16:
            count += self._run(DOUBLE + 1, 1)
        return count

    def _scan_cards(self, seat: int) -> int:
        count = 0
        waiting = self.waiting[seat]
        while waiting:
            slot = fast.lowest(waiting)
            waiting &= waiting - 1
            card = self.card_at(slot)
            base = RESOLVE + 18 * slot
            if CARD_MODE[card] != 2:
                count += self._run_card(base, card, 0)
                continue
            if self.zone_is_open(seat, card, 1):
                count += self._run_card(base + 6, card, 1)
            if self.zone_is_open(seat, card, 2):
                count += self._run_card(base + 12, card, 2)
        return count

    def _run_card(self, base: int, card: int, zone: int) -> int:
        if self.wants_colour(card, zone):
            return self._run(base + 1, 5)
        return self._run(base, 1)

    def _scan_drawing(self, seat: int) -> int:
        """Every placement of every shape that is due; then what may be skipped because it fits nowhere."""
        shapes = self.due_shapes(seat)
        stuck = 0
        total = 0
        self.first_place = self.runs
        while shapes:
            shape = fast.lowest(shapes)
            shapes &= shapes - 1
            found = self._scan_shape(seat, shape)
            total += found
            if not found:
                stuck |= ONE << shape
        if self.map_due[seat] or self.again[seat] >= 0:
            return total + self._run(DECLINE, 1)
        if self.picks[seat]:
            return total or self._run(REST, 1)
        while stuck:
            total += self._run(SKIP + fast.lowest(stuck), 1)
            stuck &= stuck - 1
        return total

    def _scan_shape(self, seat: int, shape: int) -> int:
        """Note a run for each turn that fits, and its rows of first cells, twelve for each run since `first_place`."""
        total = 0
        for turn in range(FIRST_TURN[shape], FIRST_TURN[shape + 1]):
            start = 12 * (self.runs - self.first_place)
            count = placing.fitting(self.free, self.touch, 16 * seat, turn, self.rows, start)
            if count:
                total += self._run(PLACE + 142 * turn, count)
        return total

    def nth_legal(self, seat: int, n: int) -> int:
        """The number of the n-th legal action, in the order of the numbers."""
        self.count_legal(seat)
        return self._pick(n)

    def _pick(self, n: int) -> int:
        """From the runs that `count_legal` noted."""
        i = 0
        while n >= self.run_count[i]:
            n -= self.run_count[i]
            i += 1
        base = self.run_base[i]
        if base < PLACE or base >= SKIP:
            return base + n
        return base + placing.nth_cell(self.rows, 12 * (i - self.first_place), n)

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of all legal actions, ascending; the seat must be to act."""
        self.count_legal(seat)
        rows = [0] * 12
        numbers = []
        for i in range(self.runs):
            base = self.run_base[i]
            if base < PLACE or base >= SKIP:
                for n in range(self.run_count[i]):
                    numbers.append(base + n)
                continue
            placing.fitting(self.free, self.touch, 16 * seat, (base - PLACE) // 142, rows, 0)
            for cell in range(142):
                if rows[CELL_Y[cell]] >> CELL_X[cell] & 1:
                    numbers.append(base + cell)
        return numbers

    def placement_masks(self, seat: int, shape: int) -> list[int]:
        """For each turn of a shape the nine rows of first cells on which it may be laid now, bit x for column x."""
        rows = [0] * 12
        masks = []
        for turn in range(FIRST_TURN[shape], FIRST_TURN[shape + 1]):
            placing.fitting(self.free, self.touch, 16 * seat, turn, rows, 0)
            for r in range(9):
                masks.append(rows[r])
        return masks

    def count_placements(self, seat: int, shape: int) -> int:
        """In how many ways the shape can be drawn now."""
        self.runs = self.first_place = 0
        return self._scan_shape(seat, shape)

    # --- the score

    def measure(self, seat: int) -> None:
        """Note in `m` what the boat is measured by (geometry.CATS to WORTH), and its groups of cats."""
        self.groups = tally.measure(
            self.drawn,
            self.hues,
            64 * seat,
            self.pieces[seat],
            self.free,
            16 * seat,
            self.boats[seat],
            self.m,
            self.group_hue,
            self.group_size,
            self.group_cells,
        )
        self.m[TICKED] = fast.popcount(self.lessons[seat])

    def score(self, seat: int) -> int:
        """All points as the boat stands (7.2)."""
        self.measure(seat)
        total = self.m[WORTH] + 3 * self.m[RARES] - self.m[RATS] - 5 * (7 - fast.popcount(self.m[FULL_ROOMS]))
        for lesson in range(26):
            if self.lessons[seat] >> lesson & 1:
                total += tally.lesson_points(self.m, lesson)
        return total

    def full_rooms(self, seat: int) -> int:
        """How many rooms have no empty cell: the tie-break (7.4)."""
        self.measure(seat)
        return fast.popcount(self.m[FULL_ROOMS])

    def revealed(self) -> int:
        """How many of the sister's colours are face up: one at the set-up, one more after each of four days (8.3)."""
        return self.day + 1 if self.day < 4 else 5

    def sister_score(self) -> int:
        """The sister's points on the only boat, from the colours that are face up and her lessons (8)."""
        self.measure(0)
        return self._sister_points()

    def _sister_points(self) -> int:
        """Once the boat has been measured."""
        return tally.sister_total(self.m, self.colours, self.revealed(), self.sister, 3 + self.advanced)

    # --- random play

    def play_out(self, dice: Dice) -> None:
        """Uniformly random actions to the end, each day seat by seat."""
        while self.day < 7:
            day = self.day
            for seat in range(self.seats):
                while self.day == day and not self.done[seat]:
                    self.play(seat, self._pick(fast.below(dice, self.count_legal(seat))))

    def random_games(self, dice: Dice, games: int) -> int:
        """Deal and play many matches at random; a checksum over all scores, pieces and lessons."""
        checksum = 0
        for _ in range(games):
            self.deal(dice)
            self.play_out(dice)
            for seat in range(self.seats):
                checksum = (checksum * 31 + 100 * (self.score(seat) + 200) + self.pieces[seat]) % 2147483647
                checksum = (checksum * 31 + self.lessons[seat]) % 2147483647
            if self.seats == 1:
                checksum = (checksum * 31 + self._sister_points()) % 2147483647
        return checksum
