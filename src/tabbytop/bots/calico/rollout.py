"""Matches of Calico played on from here by the learned value, for every seat. Compiled with rollout.pxd."""

from __future__ import annotations

from tabbytop.bots import yielding
from tabbytop.bots.calico import features
from tabbytop.bots.calico.value import Value
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.calico import geometry
from tabbytop.games.calico.geometry import CHOOSING, OPEN, OVER, TAKE, TAKING
from tabbytop.games.calico.state import State

CELL_BITS = geometry.CELL_BITS
SECOND = [0.0, 0.0, 0.14, 0.28] + [0.42] * 19
"""By open cells: what the second patch of a hand is worth beside the first."""
LEAST = -1000.0
WANTED = features.WANTED
OBJECTIVE_WORTH, SCENARIO_WORTH = 6.0, 20.0
"""Points for which a player would give up one objective of a scenario, and for which the whole of it."""


class Rollout:
    """A player for all seats; `short` is how many placements it looks at one turn further on (0: none)."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.beside = State()
        self.short = 0
        self.hidden = 1
        self.rival = 1.0
        self.rows = [0.0] * 264
        self.row_patch = [-1] * 8
        self.top = [0.0] * 12
        self.top_cell = [0] * 12
        self.kept = [0.0] * 88
        self.kept_top = [0.0] * 4
        self.kept_by = -1
        self.picked = [0] * 16
        self.moves = [0] * 160
        self.then = [-1] * 320
        self.total = [0.0] * 160
        self.tries = [0] * 160
        self.alive = [0] * 160

    def forget(self) -> None:
        """Before another match: no row belongs to a quilt any more."""
        self.kept_by = -1
        for i in range(8):
            self.row_patch[i] = -1

    def rate(self, state: State, seat: int, patch: int, row: int) -> float:
        """The value of a patch on every open cell of a surveyed quilt; the best of those on which it may be laid."""
        cells = state.restricted(seat, patch)
        if not cells:
            cells = state.empty[seat]
        self.top[row] = LEAST
        for cell in range(22):
            if state.empty[seat] & CELL_BITS[cell]:
                worth = self.value.of(state, seat, patch, cell)
                self.rows[22 * row + cell] = worth
                if worth > self.top[row] and cells & CELL_BITS[cell]:
                    self.top[row] = worth
                    self.top_cell[row] = cell
        return self.top[row]

    def rate_hand(self, state: State, seat: int) -> None:
        """Rows of both patches in hand, unless the last draft has left them."""
        fresh = 1
        for slot in range(2 * seat, 2 * seat + 2):
            if state.hand[slot] >= 0 and self.row_patch[slot] != state.hand[slot]:
                if fresh:
                    self.value.survey(state, seat)
                    fresh = 0
                self.rate(state, seat, state.hand[slot], slot)
                self.row_patch[slot] = state.hand[slot]

    def play_on(self, state: State, dice: Dice) -> None:
        """To the end."""
        while state.phase == CHOOSING:
            for seat in range(state.seats):
                if state.owes(seat):
                    state.play(seat, state.nth_legal(seat, fast.below(dice, state.count_legal(seat))))
        while state.phase != OVER:
            self.step(state)

    def step(self, state: State) -> int:
        """One action of the seat that is to act; its number."""
        if state.phase == TAKING:
            return self._draft(state, state.seat)
        return self._sew(state, state.seat)

    def _sew(self, state: State, seat: int) -> int:
        number = self.best_placement(state, seat)
        state.play(seat, number)
        self.row_patch[2 * seat] = -1
        self.row_patch[2 * seat + 1] = -1
        return number

    def best_placement(self, state: State, seat: int) -> int:
        """By the value alone, or looking at a few one turn further on; exact when at most two cells are open."""
        self.rate_hand(state, seat)
        few = self.short
        if fast.popcount(state.empty[seat]) == 2:
            few = 8
        if few and fast.popcount(state.empty[seat]) > 1 and state.restriction != 3:
            self._shortlist(state, seat, few)
            return self._best_of_short(state, seat, few)
        self._shortlist(state, seat, 1)
        return self.picked[0]

    def _shortlist(self, state: State, seat: int, few: int) -> None:
        """The best placements by their rows, best first; -1 where there are no more."""
        for i in range(few):
            self.picked[i] = -1
        for slot in range(2 * seat, 2 * seat + 2):
            patch = state.hand[slot]
            if patch < 0 or (slot & 1 and patch == state.hand[slot - 1]):
                continue
            cells = state.cells_for(seat, patch)
            for cell in range(22):
                if cells & CELL_BITS[cell]:
                    self._insert(22 * patch + cell, self.rows[22 * slot + cell], state, seat, few)

    def _insert(self, number: int, worth: float, state: State, seat: int, few: int) -> None:
        at = few
        while at > 0 and (self.picked[at - 1] < 0 or self._rated(state, seat, self.picked[at - 1]) < worth):
            at -= 1
        for i in range(few - 1, at, -1):
            self.picked[i] = self.picked[i - 1]
        if at < few:
            self.picked[at] = number

    def _rated(self, state: State, seat: int, number: int) -> float:
        slot = 2 * seat
        if state.hand[slot] != number // 22:
            slot += 1
        return self.rows[22 * slot + number % 22]

    def _best_of_short(self, state: State, seat: int, few: int) -> int:
        """By the turn after it; what was rated for that turn is kept for the draft."""
        best = self.picked[0]
        most = LEAST
        for i in range(few):
            if self.picked[i] >= 0:
                worth = self.ahead(state, seat, self.picked[i] // 22, self.picked[i] % 22)
                if worth > most:
                    most = worth
                    best = self.picked[i]
                    self._keep()
        self.kept_by = seat
        return best

    def _keep(self) -> None:
        for i in range(88):
            self.kept[i] = self.rows[176 + i]
        for i in range(4):
            self.kept_top[i] = self.top[8 + i]

    def _recall(self, slot: int) -> None:
        """Rows of the market and of the patch left in this slot, as the last look ahead rated them."""
        for i in range(66):
            self.rows[176 + i] = self.kept[i]
        for i in range(22):
            self.rows[22 * slot + i] = self.kept[66 + i]
        for i in range(3):
            self.top[8 + i] = self.kept_top[i]
        self.top[slot] = self.kept_top[3]
        self.kept_by = -1

    def ahead(self, state: State, seat: int, patch: int, cell: int) -> float:
        """The value after this placement, a draft from the market as it lies, and the best placement after that."""
        self.beside.become(state)
        slot = state.slot_of(seat, patch)
        other = state.hand[slot ^ 1]
        self.beside.lay(seat, patch, cell)
        self.value.survey(self.beside, seat)
        most = self.rate(self.beside, seat, other, 11) if other >= 0 else LEAST
        for spot in range(3):
            if state.market[spot] >= 0:
                most = max(most, self.rate(self.beside, seat, state.market[spot], 8 + spot))
        return most

    def best_ahead(self, state: State, seat: int, few: int) -> float:
        """What the best of a few placements promises for the turn after it."""
        self.forget()
        self.rate_hand(state, seat)
        self._shortlist(state, seat, few)
        if fast.popcount(state.empty[seat]) == 1:
            return self._rated(state, seat, self.picked[0])
        most = LEAST
        for i in range(few):
            if self.picked[i] >= 0:
                most = max(most, self.ahead(state, seat, self.picked[i] // 22, self.picked[i] % 22))
        return most

    def _draft(self, state: State, seat: int) -> int:
        """Take what makes the best hand; its rows are kept for the next placement."""
        slot = 2 * seat if state.hand[2 * seat] >= 0 else 2 * seat + 1
        if self.kept_by == seat:
            self._recall(slot)
        else:
            self._rate_all(state, seat, slot)
        self.row_patch[slot] = state.hand[slot]
        held = self.top[slot] if state.hand[slot] >= 0 else LEAST
        best = 0
        most = LEAST
        for spot in range(3):
            worth = self.hand_worth(held, self.top[8 + spot], state, seat)
            if worth > most:
                most = worth
                best = spot
        slot = slot ^ 1 if state.hand[slot] >= 0 else 2 * seat
        for cell in range(22):
            self.rows[22 * slot + cell] = self.rows[22 * (8 + best) + cell]
        self.row_patch[slot] = state.market[best]
        state.play(seat, TAKE + best)
        return TAKE + best

    def _rate_all(self, state: State, seat: int, slot: int) -> None:
        """Rows of the market and of the patch left in this slot."""
        self.value.survey(state, seat)
        if state.hand[slot] >= 0:
            self.rate(state, seat, state.hand[slot], slot)
        for spot in range(3):
            self.rate(state, seat, state.market[spot], 8 + spot)

    def hand_worth(self, a: float, b: float, state: State, seat: int) -> float:
        """Of two patches in hand: the better one comes next, the other one later."""
        if a <= LEAST:
            return b
        return max(a, b) + SECOND[fast.popcount(state.empty[seat])] * min(a, b)

    # --- worlds and matches

    def reshuffle(self, state: State, seat: int, dice: Dice) -> None:
        """Deal anew what this seat can't see: the bag, and what others were dealt."""
        wanted = self._draws(state)
        for slot in range(8):
            if self._is_hidden(state, seat, slot):
                state.bag[state.bag_left] = state.hand[slot]
                state.bag_left += 1
                wanted += 1
        for i in range(state.bag_left - 1, max(0, state.bag_left - 1 - wanted), -1):
            j = fast.below(dice, i + 1)
            patch = state.bag[i]
            state.bag[i] = state.bag[j]
            state.bag[j] = patch
        for slot in range(8):
            if self._is_hidden(state, seat, slot):
                state.hand[slot] = state.draw()

    def _is_hidden(self, state: State, seat: int, slot: int) -> int:
        return self.hidden and slot // 2 != seat and state.hand[slot] >= 0 and not state.known[slot]

    def _draws(self, state: State) -> int:
        """No more patches than this will leave the bag."""
        open_cells = 0
        for seat in range(state.seats):
            open_cells += fast.popcount(state.empty[seat] & OPEN)
        return (2 if state.seats == 1 else 1) * open_cells + 11

    def luck(self, state: State, other: State, spot: int, refills: int, dice: Dice) -> float:
        """What the market that came offers the seat to act, less the mean of others that could have come."""
        total = 0.0
        first = 1 if state.seats == 1 else spot
        last = 3 if state.seats == 1 else spot + 1
        for _ in range(refills):
            other.become(state)
            for i in range(first, last):
                other.bag[other.bag_left] = other.market[i]
                other.bag_left += 1
            for i in range(first, last):
                j = fast.below(dice, other.bag_left)
                patch = other.bag[j]
                other.bag[j] = other.bag[other.bag_left - 1]
                other.bag_left -= 1
                other.market[i] = patch
            total += self.best_ahead(other, state.seat, 4)
        return self.best_ahead(state, state.seat, 4) - total / refills

    def sample(self, root: State, world: State, line: State, seat: int, count: int, rounds: int, dice: Dice) -> None:
        """Play every move that is alive on from as many worlds: the same worlds for all of them."""
        for _ in range(rounds):
            world.become(root)
            self.reshuffle(world, seat, dice)
            for i in range(count):
                if self.alive[i]:
                    yielding.yield_cpu()
                    line.become(world)
                    self._try(line, seat, i, dice)

    def _try(self, line: State, seat: int, i: int, dice: Dice) -> None:
        self.forget()
        line.play(seat, self.moves[i])
        self._follow(line, seat, i)
        self.play_on(line, dice)
        self.total[i] += self.utility(line, seat)
        self.tries[i] += 1

    def _follow(self, line: State, seat: int, i: int) -> None:
        """Alone: the next steps, at most two, where they are laid down."""
        for k in range(2):
            if self.then[2 * i + k] >= 0:
                line.play(seat, self.then[2 * i + k])

    def utility(self, state: State, seat: int) -> float:
        """What counts in the end: the points, less those of the best rival; in a scenario its objectives."""
        points = state.score(seat) + 0.0
        if state.scenario:
            return points + self._objectives(state, seat)
        best = -1
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.score(other))
        return points if best < 0 else points - self.rival * best

    def _objectives(self, state: State, seat: int) -> float:
        """Worth of the objectives that are met, as in the game's `achievements.objectives`."""
        met = wanted = 0
        for i in range(8):
            if WANTED[8 * state.scenario + i]:
                wanted += 1
                met += self._reached(state, seat, i) >= WANTED[8 * state.scenario + i]
        return OBJECTIVE_WORTH * met + (SCENARIO_WORTH if met == wanted else 0.0)

    def _reached(self, state: State, seat: int, objective: int) -> int:
        """One of OBJECTIVES, in their order; a goal met both ways fills one tab only."""
        if objective == 0:
            return state.score(seat)
        if objective == 1:
            return state.rainbow[seat]
        if objective < 5:
            return self._cats(state, seat, objective)
        if objective == 5:
            most = 0
            for i in range(6):
                most = max(most, state.buttons[6 * seat + i])
            return most
        met = both = 0
        for place in range(3):
            ways = state.goal_ways(seat, place)
            met += ways > 0
            both += ways == 3
        return both if objective == 6 else met - min(both, WANTED[8 * state.scenario + 6])

    def _cats(self, state: State, seat: int, objective: int) -> int:
        """All cats (2), those of the rarest kind (3), those of the most frequent (4)."""
        total = most = 0
        least = 22
        for i in range(3):
            count = state.cat_count[3 * seat + i]
            total += count
            least = min(least, count)
            most = max(most, count)
        return total if objective == 2 else least if objective == 3 else most

    def solo_games(self, state: State, dice: Dice, games: int) -> float:
        """Deal and play matches; the mean of all seats' points."""
        total = 0.0
        for _ in range(games):
            state.deal(dice)
            self.forget()
            self.play_on(state, dice)
            for seat in range(state.seats):
                total += state.score(seat)
        return total / games / state.seats
