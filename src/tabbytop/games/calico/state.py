"""The State of Calico: quilts as bit masks, bag, market, hands, tokens. Compiled with state.pxd; runs as it is too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.calico import geometry
from tabbytop.games.calico.geometry import (
    ARRANGE,
    BUTTON,
    CAT,
    CHOOSING,
    FULL,
    OPEN,
    OVER,
    PLACING,
    RAINBOW,
    TAKE,
    TAKING,
)

if TYPE_CHECKING:
    from tabbytop.games.calico.config import Config

ONE = 1
CELL_BITS = geometry.CELL_BITS
COLOUR_RIM = geometry.COLOUR_RIM
PATTERN_RIM = geometry.PATTERN_RIM
RINGS = geometry.RINGS
CAT_SIZE = geometry.CAT_SIZE
CAT_POINTS = geometry.CAT_POINTS
STEPS = geometry.STEPS
ORIENTATIONS = geometry.ORIENTATIONS
GOAL_CODES = geometry.GOAL_CODES
GOAL_VALUES = geometry.GOAL_VALUES
ARRANGED = geometry.ARRANGED
FIXED_GOALS = geometry.FIXED_GOALS


def neighbours(mask: int) -> int:
    """The cells next to any cell of the mask."""
    return (mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 9 | mask >> 9) & FULL


def spread(mask: int) -> int:
    """The mask and every bit next to it; the caller cuts away what is no cell."""
    east = mask | mask << 1
    west = mask | mask >> 1
    return east | west | east << 8 | west >> 8


def flood(area: int, seed: int) -> int:
    """The part of the area that is connected to the seed; two steps for each test, as most groups are small."""
    once = spread(seed) & area
    twice = spread(once) & area
    while once != twice:
        once = spread(twice) & area
        twice = spread(once) & area
    return once


def has_three(mask: int) -> int:
    """Whether at least three bits are set."""
    mask &= mask - 1
    return (mask & (mask - 1)) != 0


def attracts(cat: int, group: int, exact: int) -> int:
    """Whether a whole pattern area pleases this cat (docs/rules/calico 5)."""
    size = fast.popcount(group)
    if size < CAT_SIZE[cat]:
        return 0
    if not ORIENTATIONS[cat]:
        return 1
    if exact and size != CAT_SIZE[cat]:
        return 0
    for turn in range(ORIENTATIONS[cat]):
        found = group
        for k in range(CAT_SIZE[cat] - 1):
            found &= group >> STEPS[24 * cat + 4 * turn + k]
        if found:
            return 1
    return 0


class State:
    """One match. Lists by seat are flat: seat * 6 + colour, seat * 3 + goal place, seat * 2 + hand slot ...

    `order`, `sewn` and `earned` tell each seat's 22 turns: the cell, the patch on it, the tokens that came of it.
    """

    def __init__(self) -> None:
        self.config: Config | None = None
        self.seats = self.beginner = self.family = self.lower_variance = self.values = 0
        self.restriction = self.exact = self.scenario = 0
        self.wanted_boards = [-1] * 4
        self.wanted_cats = [-1] * 3
        self.boards = [0] * 4
        self.cats = [0] * 3
        self.cat_of = [0] * 6
        self.dealt = [-1] * 16
        self.bag = [0] * 108
        self.bag_left = self.phase = self.seat = self.discards = 0
        self.market = [-1] * 3
        self.discard = [0] * 22
        self.goals = [-1] * 12
        self.hand = [-1] * 8
        self.known = [0] * 8
        self.colour = [0] * 24
        self.pattern = [0] * 24
        self.empty = [0] * 4
        self.buttoned = [0] * 4
        self.catted = [0] * 4
        self.buttons = [0] * 24
        self.cat_count = [0] * 12
        self.rainbow = [0] * 4
        self.freed = [0] * 4
        self.order = [0] * 88
        self.sewn = [0] * 88
        self.earned = [0] * 88

    def clone(self) -> State:
        """A table of its own."""
        t = State()
        t.config = self.config
        t.become(self)
        return t

    def become(self, other: State) -> None:
        """Stand as the other table stands; what never changes after the set-up is shared."""
        self.seats, self.beginner, self.family = other.seats, other.beginner, other.family
        self.lower_variance, self.values, self.restriction = other.lower_variance, other.values, other.restriction
        self.exact, self.scenario = other.exact, other.scenario
        self.wanted_boards, self.wanted_cats, self.boards = other.wanted_boards, other.wanted_cats, other.boards
        self.cats, self.cat_of, self.dealt = other.cats, other.cat_of, other.dealt
        self.bag_left, self.phase, self.seat, self.discards = other.bag_left, other.phase, other.seat, other.discards
        self.bag[:] = other.bag
        self.market[:] = other.market
        self.discard[:] = other.discard
        self.goals[:] = other.goals
        self.hand[:] = other.hand
        self.known[:] = other.known
        self.colour[:] = other.colour
        self.pattern[:] = other.pattern
        self.empty[:] = other.empty
        self.buttoned[:] = other.buttoned
        self.catted[:] = other.catted
        self.buttons[:] = other.buttons
        self.cat_count[:] = other.cat_count
        self.rainbow[:] = other.rainbow
        self.freed[:] = other.freed
        self.order[:] = other.order
        self.sewn[:] = other.sewn
        self.earned[:] = other.earned

    # --- the set-up

    def deal(self, dice: Dice) -> None:
        """Spend all chance: boards, cats, their patterns, goals, bag (docs/rules/calico 2)."""
        self._deal_boards(dice)
        self._deal_cats(dice)
        self._deal_goals(dice)
        self._fill_bag(dice)
        for i in range(4):
            self.empty[i] = OPEN if i < self.seats else 0
            self.buttoned[i] = self.catted[i] = 0
            self.rainbow[i] = self.freed[i] = 0
        for i in range(8):
            self.hand[i] = -1
            self.known[i] = 0
        for i in range(24):
            self.colour[i] = self.pattern[i] = 0
            self.buttons[i] = 0
        for i in range(self.seats):
            for k in range(6):
                self.colour[6 * i + k] = COLOUR_RIM[6 * self.boards[i] + k]
                self.pattern[6 * i + k] = PATTERN_RIM[6 * self.boards[i] + k]
        for i in range(12):
            self.cat_count[i] = 0
        for i in range(3):
            self.market[i] = -1
        self.discards = 0
        self.seat = 0
        self.phase = CHOOSING
        if self.beginner or self.family:
            self._begin()

    def _deal_boards(self, dice: Dice) -> None:
        for i in range(4):
            self.boards[i] = i
        for i in range(4):
            j = i + fast.below(dice, 4 - i)
            self._swap_boards(i, j)
        for i in range(self.seats):
            if self.wanted_boards[i] >= 0:
                for j in range(4):
                    if self.boards[j] == self.wanted_boards[i]:
                        self._swap_boards(i, j)

    def _swap_boards(self, i: int, j: int) -> None:
        board = self.boards[i]
        self.boards[i] = self.boards[j]
        self.boards[j] = board

    def _deal_cats(self, dice: Dice) -> None:
        for i in range(3):  # one roll in a line: C may call two of one expression in any order
            self.cats[i] = 4 * i
            if i < 2:
                self.cats[i] += 2 * fast.below(dice, 2)
            self.cats[i] += fast.below(dice, 2)
        for i in range(3):
            if self.wanted_cats[i] >= 0:
                self.cats[i] = self.wanted_cats[i]
        for i in range(6):
            self.cat_of[i] = i // 2
        for i in range(5):
            j = i + fast.below(dice, 6 - i)
            owner = self.cat_of[i]
            self.cat_of[i] = self.cat_of[j]
            self.cat_of[j] = owner

    def _deal_goals(self, dice: Dice) -> None:
        """Four of six goals for each seat; the beginner's and a scenario's three are fixed."""
        for i in range(12):
            self.goals[i] = -1
        for i in range(16):
            self.dealt[i] = -1
        for seat in range(self.seats):
            unseen = 0b111111
            for i in range(4):
                bit = fast.nth_bit(unseen, fast.below(dice, 6 - i))
                unseen ^= bit
                self.dealt[4 * seat + i] = fast.popcount(bit - 1)
            if self.beginner or self.scenario:
                for i in range(3):
                    self.dealt[4 * seat + i] = FIXED_GOALS[3 * self.scenario + i]
                self.dealt[4 * seat + 3] = -1
            if self.beginner:
                for i in range(3):
                    self.goals[3 * seat + i] = FIXED_GOALS[i]
            if self.family:
                for i in range(4):
                    self.dealt[4 * seat + i] = -1
                for i in range(3):
                    self.goals[3 * seat + i] = -1

    def _fill_bag(self, dice: Dice) -> None:
        self.bag_left = 72 if self.lower_variance else 108
        for i in range(self.bag_left):
            self.bag[i] = i % 36
        for i in range(self.bag_left - 1, 0, -1):
            j = fast.below(dice, i + 1)
            patch = self.bag[i]
            self.bag[i] = self.bag[j]
            self.bag[j] = patch

    def _begin(self) -> None:
        """Hands, then the market; then the first seat's turn."""
        if self.restriction != 3:
            for seat in range(self.seats):
                self.hand[2 * seat] = self.draw()
                self.hand[2 * seat + 1] = self.draw()
        for i in range(3):
            self.market[i] = self.draw()
        self.phase = TAKING if self.restriction == 3 else PLACING

    def draw(self) -> int:
        self.bag_left -= 1
        return self.bag[self.bag_left]

    # --- the turn

    def play(self, seat: int, number: int) -> None:
        """Carry out a legal action."""
        if number >= ARRANGE:
            self._arrange(seat, ARRANGED[number - ARRANGE])
        elif number >= TAKE:
            self._take(number - TAKE)
        else:
            self._place(number // 22, number % 22)

    def _arrange(self, seat: int, digits: int) -> None:
        self.goals[3 * seat] = digits // 100
        self.goals[3 * seat + 1] = digits // 10 % 10
        self.goals[3 * seat + 2] = digits % 10
        for other in range(self.seats):
            if self.goals[3 * other] < 0:
                return
        self._begin()

    def _place(self, patch: int, cell: int) -> None:
        seat = self.seat
        self.freed[seat] += self.is_free(seat)
        self.lay(seat, patch, cell)
        slot = self.slot_of(seat, patch)
        self.hand[slot] = -1
        self.known[slot] = 0
        if self.restriction == 3:
            self._refill(self._gap())
            self._pass_on()
        elif self.empty[seat]:
            self.phase = TAKING
        else:
            self._pass_on()

    def slot_of(self, seat: int, patch: int) -> int:
        """Where in the hands this patch lies; the copy that others have seen goes first, so that nothing is told."""
        slot = 2 * seat
        if self.hand[slot] != patch or (self.hand[slot + 1] == patch and self.known[slot + 1]):
            slot += 1
        return slot

    def lay(self, seat: int, patch: int, cell: int) -> None:
        """Sew a patch; at most one button (and the rainbow) and at most one cat come of it (5, 6)."""
        bit = CELL_BITS[cell]
        colour = 6 * seat + patch // 6
        pattern = 6 * seat + patch % 6
        turn = 22 * seat + 22 - fast.popcount(self.empty[seat])
        self.order[turn] = cell
        self.sewn[turn] = patch
        self.earned[turn] = 0
        self.empty[seat] ^= bit
        self.colour[colour] |= bit
        self.pattern[pattern] |= bit
        group = flood(self.colour[colour], bit)
        if not group & self.buttoned[seat] and has_three(group):
            self.buttoned[seat] |= group
            self.buttons[colour] += 1
            self.earned[turn] += BUTTON + self._sew_rainbow(seat)
        group = flood(self.pattern[pattern], bit)
        slot = self.cat_of[patch % 6]
        if not group & self.catted[seat] and attracts(self.cats[slot], group, self.exact):
            self.catted[seat] |= group
            self.cat_count[3 * seat + slot] += 1
            self.earned[turn] += CAT

    def _sew_rainbow(self, seat: int) -> int:
        if self.rainbow[seat]:
            return 0
        for i in range(6):
            if not self.buttons[6 * seat + i]:
                return 0
        self.rainbow[seat] = 1
        return RAINBOW

    def _take(self, spot: int) -> None:
        slot = 2 * self.seat
        if self.hand[slot] >= 0:
            slot += 1
        self.hand[slot] = self.market[spot]
        self.known[slot] = 1
        self.market[spot] = -1
        if self.restriction == 3:
            self.phase = PLACING
        else:
            self._refill(spot)
            self._pass_on()

    def _gap(self) -> int:
        """The market spot that was taken from; -1 for none."""
        for spot in range(3):
            if self.market[spot] < 0:
                return spot
        return -1

    def _refill(self, gap: int) -> None:
        """Fill the gap; alone, the market is a belt: the farthest goes, the other slides to the far end (8)."""
        if self.seats > 1:
            self.market[gap] = self.draw()
            return
        far = 1 if gap == 0 else 0
        near = 1 if gap == 2 else 2
        self.discard[self.discards] = self.market[far]
        self.discards += 1
        self.market[0] = self.market[near]
        self.market[1] = self.draw()
        self.market[2] = self.draw()

    def _pass_on(self) -> None:
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0
        if not self.empty[self.seat]:
            self.phase = OVER
        else:
            self.phase = TAKING if self.restriction == 3 else PLACING

    # --- what may be done

    def restricted(self, seat: int, patch: int) -> int:
        """The cells that the rule restriction leaves open to this patch (9)."""
        empty = self.empty[seat]
        if self.restriction == 1 and empty != OPEN:
            return empty & spread(OPEN & ~empty)
        if self.restriction == 4:
            return empty & spread(self.colour[6 * seat + patch // 6])
        if self.restriction == 5:
            return empty & spread(self.pattern[6 * seat + patch % 6])
        return empty

    def is_free(self, seat: int) -> int:
        """Whether the restriction leaves no cell to any patch in hand, so that it is lifted for this turn."""
        if self.restriction < 4:
            return 0
        for slot in range(2 * seat, 2 * seat + 2):
            if self.hand[slot] >= 0 and self.restricted(seat, self.hand[slot]):
                return 0
        return 1

    def cells_for(self, seat: int, patch: int) -> int:
        """The cells on which this patch of the hand may be laid now."""
        return self.empty[seat] if self.is_free(seat) else self.restricted(seat, patch)

    def first_patch(self, seat: int) -> int:
        """The lower of the patches in hand; -1 for an empty hand."""
        a = self.hand[2 * seat]
        b = self.hand[2 * seat + 1]
        if a < 0 or (0 <= b < a):
            return b
        return a

    def second_patch(self, seat: int) -> int:
        """The higher of two different patches in hand, else -1."""
        a = self.hand[2 * seat]
        b = self.hand[2 * seat + 1]
        if a < 0 or b < 0 or a == b:
            return -1
        return max(a, b)

    def owes(self, seat: int) -> int:
        """Whether this seat is to act."""
        if self.phase == CHOOSING:
            return self.goals[3 * seat] < 0
        return self.phase != OVER and seat == self.seat

    def count_legal(self, seat: int) -> int:
        """How many actions the seat has; it must be to act."""
        if self.phase == CHOOSING:
            return 24 if self.dealt[4 * seat + 3] >= 0 else 6
        if self.phase == TAKING:
            return 3
        first = self.first_patch(seat)
        second = self.second_patch(seat)
        count = fast.popcount(self.cells_for(seat, first))
        if second >= 0:
            count += fast.popcount(self.cells_for(seat, second))
        return count

    def nth_legal(self, seat: int, n: int) -> int:
        """The number of the n-th legal action, in the order of the numbers."""
        if self.phase == CHOOSING:
            return self._nth_arrangement(seat, n)
        if self.phase == TAKING:
            return TAKE + n
        patch = self.first_patch(seat)
        cells = self.cells_for(seat, patch)
        if n >= fast.popcount(cells):
            n -= fast.popcount(cells)
            patch = self.second_patch(seat)
            cells = self.cells_for(seat, patch)
        return 22 * patch + fast.popcount(OPEN & (fast.nth_bit(cells, n) - 1))

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of all legal actions, ascending; the seat must be to act."""
        if self.phase != PLACING:
            return [self.nth_legal(seat, n) for n in range(self.count_legal(seat))]
        numbers = []
        for patch in (self.first_patch(seat), self.second_patch(seat)):
            if patch >= 0:
                cells = self.cells_for(seat, patch)
                for cell in range(22):
                    if cells & CELL_BITS[cell]:
                        numbers.append(22 * patch + cell)
        return numbers

    def _nth_arrangement(self, seat: int, n: int) -> int:
        """The n-th way in ARRANGED that uses dealt goals only: each digit is the k-th goal that is left."""
        left = 0
        for i in range(4):
            if self.dealt[4 * seat + i] >= 0:
                left |= ONE << self.dealt[4 * seat + i]
        last = fast.popcount(left) - 2
        pairs = (last + 1) * last
        top = fast.nth_bit(left, n // pairs)
        right = fast.nth_bit(left ^ top, n % pairs // last)
        bottom = fast.nth_bit(left ^ top ^ right, n % last)
        a = fast.popcount(top - 1)
        b = fast.popcount((right - 1) & ~top)
        c = fast.popcount((bottom - 1) & ~(top | right))
        return ARRANGE + 20 * a + 4 * b + c

    # --- the score

    def goal_ways(self, seat: int, place: int) -> int:
        """Whether a goal is met by colours (1), patterns (2), both (3) or not at all (0)."""
        goal = self.goals[3 * seat + place]
        if goal < 0:
            return 0
        ring = RINGS[place]
        colours = patterns = 0
        for i in range(6):
            colours += 1 << 4 * fast.popcount(self.colour[6 * seat + i] & ring)
            patterns += 1 << 4 * fast.popcount(self.pattern[6 * seat + i] & ring)
        return (colours == GOAL_CODES[goal]) + 2 * (patterns == GOAL_CODES[goal])

    def goal_points(self, seat: int, place: int) -> int:
        return self.way_points(self.goals[3 * seat + place], self.goal_ways(seat, place))

    def way_points(self, goal: int, ways: int) -> int:
        """The points of a goal met in these ways (9.3: under a restriction both or nothing)."""
        if ways == 0 or (ways < 3 and self.restriction == 2):
            return 0
        return GOAL_VALUES[12 * self.values + 2 * goal + (ways == 3)]

    def score(self, seat: int) -> int:
        """All points as the quilt stands."""
        total = 3 * self.rainbow[seat]
        for i in range(6):
            total += 3 * self.buttons[6 * seat + i]
        for i in range(3):
            total += self.cat_count[3 * seat + i] * CAT_POINTS[self.cats[i]] + self.goal_points(seat, i)
        return total

    def gain(self, seat: int, patch: int, cell: int) -> int:
        """The points that laying this patch on this open cell would bring at once."""
        bit = CELL_BITS[cell]
        colour = 6 * seat + patch // 6
        pattern = 6 * seat + patch % 6
        points = 0
        group = flood(self.colour[colour] | bit, bit)
        if not group & self.buttoned[seat] and has_three(group):
            points += 3 + self._would_be_rainbow(seat, colour)
        group = flood(self.pattern[pattern] | bit, bit)
        cat = self.cats[self.cat_of[patch % 6]]
        if not group & self.catted[seat] and attracts(cat, group, self.exact):
            points += CAT_POINTS[cat]
        if bit & (RINGS[0] | RINGS[1] | RINGS[2]):
            self.colour[colour] |= bit
            self.pattern[pattern] |= bit
            for place in range(3):
                if bit & RINGS[place]:
                    points += self.goal_points(seat, place)
            self.colour[colour] ^= bit
            self.pattern[pattern] ^= bit
        return points

    def best_gain(self, seat: int, patch: int) -> int:
        """The most points that this patch could bring at once on any open cell."""
        best = 0
        for cell in range(22):
            if self.empty[seat] & CELL_BITS[cell]:
                best = max(best, self.gain(seat, patch, cell))
        return best

    def _would_be_rainbow(self, seat: int, colour: int) -> int:
        for i in range(6 * seat, 6 * seat + 6):
            if i != colour and not self.buttons[i]:
                return 0
        return 0 if self.buttons[colour] else 3

    # --- random play

    def play_out(self, dice: Dice) -> None:
        """Uniformly random actions to the end."""
        while self.phase == CHOOSING:
            for seat in range(self.seats):
                if self.owes(seat):
                    self.play(seat, self.nth_legal(seat, fast.below(dice, self.count_legal(seat))))
        while self.phase != OVER:
            if self.phase == TAKING:
                self._take(fast.below(dice, 3))
            else:
                self._place_at_random(dice)

    def _place_at_random(self, dice: Dice) -> None:
        """Any of the legal numbers; the cells are looked up once for counting and choosing."""
        patch = self.first_patch(self.seat)
        second = self.second_patch(self.seat)
        cells = self.cells_for(self.seat, patch)
        others = self.cells_for(self.seat, second) if second >= 0 else 0
        count = fast.popcount(cells)
        n = fast.below(dice, count + fast.popcount(others))
        if n >= count:
            n -= count
            patch = second
            cells = others
        self._place(patch, fast.popcount(OPEN & (fast.nth_bit(cells, n) - 1)))

    def random_games(self, dice: Dice, games: int) -> int:
        """Deal and play many matches at random; a checksum over all scores and tokens."""
        checksum = 0
        for _ in range(games):
            self.deal(dice)
            self.play_out(dice)
            for seat in range(self.seats):
                checksum = (checksum * 31 + 100 * self.score(seat) + fast.popcount(self.catted[seat])) % 2147483647
                checksum = (checksum * 31 + 10 * self.rainbow[seat] + self.freed[seat]) % 2147483647
        return checksum
