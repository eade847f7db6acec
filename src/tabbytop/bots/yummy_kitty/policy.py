"""A player of Yummy Kitty for any seat: what it sees of an action, as weights that add up, and how it chooses.

It looks at nothing that the seat to act can't see: its own food, the others' cats, bowls, the excluded pile, and the
food sides that it remembers. Compiled with policy.pxd.
"""

from __future__ import annotations

import math

from tabbytop.bots.yummy_kitty import paying
from tabbytop.bots.yummy_kitty.features import (
    AMERICAN_AT,
    ANGORA_AT,
    BLACK_AT,
    BREED_AT,
    BRITISH_AT,
    CALICO_AT,
    CARDS_AT,
    CENTRE_AT,
    COINS_AT,
    COST_AT,
    DOGS_AT,
    EXCESS_AT,
    FACE_AT,
    FORTUNE_AT,
    HAND_AT,
    ICON_AT,
    LEAVE_AT,
    LEFT_AT,
    ORANGE_AT,
    PASS_AT,
    POINTS_AT,
    SAFE_AT,
    SIAMESE_AT,
    SIZE,
    STAGES,
    STORE_AT,
    TOP_AT,
    VICTIM_AT,
    WANTED_AT,
    YARN_AT,
    YARN_STAGE_AT,
)
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.state import State

COST = codes.COST
VALUE = codes.VALUE
ORANGES = codes.ORANGES
MOST = 160
"""Choices of one decision."""
SURE = 100.0
"""From this sharpness on the best is always chosen."""


class Policy:
    """A decision is listed, one of its choices is chosen, and carried out.

    A choice of a turn is an action, for an angora with its colony; of a payment, how many cards worth 2 it has.
    """

    def __init__(self) -> None:
        self.weights = [0.0] * 2892
        self.sharp = 1.0
        self.base = self.stage = self.count = self.points = self.rival = 0
        self.number = [0] * 160
        self.join = [0] * 160
        self.like = [0] * 160
        self.promise = [0.0] * 160
        self.odds = [0.0] * 160
        self.active = [0] * 2560
        self.actives = [0] * 160

    def nudge(self, weight: int, step: float) -> None:
        self.weights[weight] += step

    # --- one decision

    def step(self, state: State, dice: Dice) -> None:
        """One decision of the seat that is asked."""
        self.list_choices(state)
        self.act(state, self.choose(dice))

    def play_on(self, state: State, dice: Dice) -> None:
        """To the end, for every seat."""
        while state.phase != codes.OVER:
            self.step(state, dice)

    def list_choices(self, state: State) -> None:
        """All choices of the seat that is asked, with what each promises."""
        seat = state.asked
        self.base = SIZE * (state.seats - 2)
        self.count = 0
        self._find_stage(state)
        if state.phase == codes.TURN:
            self._list_turn(state, seat)
        elif state.phase == codes.PAYING:
            self._list_payments(state, seat)
        elif state.phase == codes.JOINING:
            self._list_colonies(state, seat)
        else:
            self._list_lots(state, seat)

    def choose(self, dice: Dice) -> int:
        """The more a choice promises, the more likely it is."""
        best = 0
        for i in range(1, self.count):
            if self.promise[i] > self.promise[best]:
                best = i
        if self.count == 1 or self.sharp >= SURE:
            return best
        total = 0.0
        for i in range(self.count):
            self.odds[i] = math.exp(self.sharp * (self.promise[i] - self.promise[best]))
            total += self.odds[i]
        for i in range(self.count):
            self.odds[i] /= total
        left = fast.below(dice, 1073741824) / 1073741824.0
        for i in range(self.count):
            left -= self.odds[i]
            if left < 0.0:
                return i
        return best

    def act(self, state: State, choice: int) -> None:
        """Carry out a choice of the last list."""
        seat = state.asked
        if state.phase == codes.PAYING:
            paying.pay(state, seat, self.number[choice])
            return
        state.play(seat, self.number[choice])
        if state.phase == codes.JOINING and self.join[choice] >= 0:
            state.play(seat, codes.JOIN + self.join[choice])

    # --- what there is to choose from

    def _find_stage(self, state: State) -> None:
        left = state.size - state.drawn
        self.stage = 0
        if left:
            self.stage = 1
            self.stage += left > 2 * state.seats
            self.stage += left > 4 * state.seats
            self.stage += left > 8 * state.seats
            self.stage += left > 14 * state.seats

    def _begin(self, number: int, join: int) -> None:
        """A new choice, at the end of the list."""
        self.number[self.count] = number
        self.join[self.count] = join
        self.promise[self.count] = 0.0
        self.actives[self.count] = 0

    def _see(self, feature: int) -> None:
        """Something about the choice that is being listed."""
        self.active[16 * self.count + self.actives[self.count]] = feature
        self.actives[self.count] += 1
        self.promise[self.count] += self.weights[self.base + feature]

    def _see_now(self, feature: int, row: int) -> None:
        """The same, for a table that is divided by stage."""
        self._see(feature + STAGES * row + self.stage)

    def _end(self) -> None:
        if self.count < MOST - 1:
            self.count += 1

    def _list_turn(self, state: State, seat: int) -> None:
        self.points = state.score(seat)
        self._find_rival(state, seat)
        if state.drawn < state.size:
            self._list_store(state, seat)
        elif state.may_pass:
            self._begin(codes.PASS, -1)
            self._see(PASS_AT)
            self._end()
        if codes.lane(state.tally[seat], codes.HAND_YARNS) and state.bare[seat]:
            self._list_yarn(state, seat)
        if state.can_fetch(seat):
            self._list_cat(state, seat, codes.CENTRE, codes.EXCLUDED, state.first_excluded())
        for owner in range(state.seats):
            if state.reachable(seat, owner):
                self._list_hand(state, seat, owner)

    def _find_rival(self, state: State, seat: int) -> None:
        most = -1000
        for other in range(state.seats):
            if other != seat:
                points = state.score(other)
                if points > most:
                    most = points
                    self.rival = other

    def _list_store(self, state: State, seat: int) -> None:
        self._begin(codes.STORE, -1)
        self._see_now(STORE_AT, min(codes.lane(state.tally[seat], codes.HAND_FOOD), 8))
        self._see(CARDS_AT + min(state.hand_count[seat], 8))
        black = 0
        for other in range(state.seats):
            if state.colonies[other] >> codes.BLACK & 1 and black != 1:
                black = 1 if other == seat else 2
        self._see(TOP_AT + 3 * codes.food(state.deck[state.drawn]) + black)
        self._end()

    def _list_yarn(self, state: State, seat: int) -> None:
        place = 0
        while codes.food(state.deck[state.hand[codes.PACK * seat + place]]) != codes.YARN:
            place += 1
        for breed in range(8):
            if state.bare[seat] >> breed & 1:
                lot = 16 * seat + 2 * breed
                self._begin(codes.LAY + 8 * place + breed, -1)
                self._see(YARN_AT + 5 * breed + min(state.loose[lot] + state.loose[lot + 1], 4))
                self._see_now(YARN_STAGE_AT, 0)
                self._end()

    def _list_hand(self, state: State, seat: int, owner: int) -> None:
        """Every cat of a hand that the seat could pay for; of those that look alike, one."""
        first = self.count
        for place in range(state.hand_count[owner]):
            card = state.hand[codes.PACK * owner + place]
            if not state.can_reach(seat, card):
                continue
            look = 8 * (state.deck[card] & 79) + self._face(state, seat, card)
            known = 0
            for i in range(first, self.count):
                known |= self.like[i] == look
            if not known:
                self.like[self.count] = look
                self._list_cat(state, seat, owner, codes.ATTRACT + codes.PACK * owner + place, card)

    def _face(self, state: State, seat: int, card: int) -> int:
        """The food side of a card, or 4 when this seat has not seen it."""
        return codes.food(state.deck[card]) if state.seen[card] >> seat & 1 else 4

    def _list_cat(self, state: State, seat: int, owner: int, number: int, card: int) -> None:
        """An attraction; one for every colony that an angora could join."""
        animal = codes.animal(state.deck[card])
        look = self.like[self.count]
        if animal != codes.ANGORA:
            self._list_attraction(state, seat, owner, number, card, -1)
            return
        colonies = state.colonies[seat]
        if not colonies:
            colonies = 1 << codes.ANGORA
        for breed in range(8):
            if colonies >> breed & 1:
                self.like[self.count] = look
                self._list_attraction(state, seat, owner, number, card, breed)

    def _list_colonies(self, state: State, seat: int) -> None:
        card = state.guest if state.guest >= 0 else state.target
        self.points = state.score(seat)
        for breed in range(8):
            if state.colonies[seat] >> breed & 1:
                self._begin(codes.JOIN + breed, -1)
                self._see_arrival(state, seat, card, breed)
                self._end()

    def _list_lots(self, state: State, seat: int) -> None:
        for lot in range(16):
            if state.choices[seat] >> lot & 1:
                self._begin(codes.LEAVE + lot, -1)
                self._see(LEAVE_AT + 6 * lot + min(state.colony_size(seat, lot // 2), 6) - 1)
                self._end()

    def _list_payments(self, state: State, seat: int) -> None:
        """Without a superfluous card; too much only where nothing else is enough."""
        missing = max(0, COST[codes.animal(state.deck[state.target])] - state.paid_sum)
        ones = twos = 0
        for place in range(state.hand_count[seat]):
            if not state.marked[place]:
                value = VALUE[codes.food(state.deck[state.hand[codes.PACK * seat + place]])]
                ones += value == 1
                twos += value == 2
        for n in range(min(twos, missing // 2) + 1):
            if missing - 2 * n <= ones:
                self._list_payment(n, missing - n, 0)
        if self.count == 0:
            self._list_payment((missing + 1) // 2, (missing + 1) // 2, 1)

    def _list_payment(self, twos: int, cards: int, excess: int) -> None:
        self._begin(twos, -1)
        self._see_now(EXCESS_AT, excess)
        self._see_now(COINS_AT, max(0, min(cards, 4) - 1))
        self._end()

    # --- what is seen of a cat

    def _list_attraction(self, state: State, seat: int, owner: int, number: int, card: int, breed: int) -> None:
        animal = codes.animal(state.deck[card])
        self._begin(number, breed)
        if animal == codes.FORTUNE and (owner != codes.CENTRE or state.fortune_always):
            self._see_now(FORTUNE_AT, 0)
        else:
            self._see_arrival(state, seat, card, breed if breed >= 0 else animal)
        cost = COST[animal]
        self._see_now(COST_AT, cost - 1)
        self._see_now(LEFT_AT, min(codes.lane(state.tally[seat], codes.HAND_FOOD) - cost, 7))
        self._see(WANTED_AT + 8 * (owner != codes.CENTRE) + self._wanted(state, seat, owner, animal))
        if owner == codes.CENTRE:
            self._see_now(CENTRE_AT, 0)
        else:
            self._see_now(VICTIM_AT, owner != self.rival)
            self._see(HAND_AT + min(state.hand_count[owner], 8) - 1)
            self._see(FACE_AT + self._face(state, seat, card))
            if state.dogs:
                self._see(DOGS_AT + 4 * (state.dogs - 1) + min(codes.lane(state.tally[owner], codes.HAND_DOGS), 3))
        self._end()

    def _see_arrival(self, state: State, seat: int, card: int, breed: int) -> None:
        """A cat comes to a colony of this breed."""
        size = state.colony_size(seat, breed)
        animal = codes.animal(state.deck[card])
        if breed == codes.ORANGE:
            self._see_now(ORANGE_AT, min(size, 5))
        elif breed == codes.CALICO:
            self._see_calico(state, seat, size)
        if animal == codes.ANGORA:
            self._see_angora(breed)
        else:
            self._see_breed(state, seat, breed)
        if not size:
            self._see_now(BREED_AT, min(state.colony_size(seat, codes.BRITISH), 2))
        if state.deck[card] >> 6:
            self._see(ICON_AT + 2 * breed + (state.exposed[seat] >> 2 * breed & 3 > 0))
        if state.yarns[8 * seat + breed]:
            self._see_now(SAFE_AT, 0)
        lot = 16 * seat + 2 * breed + (animal != breed)
        state.cats[lot] += 1
        gain = state.score(seat) - self.points
        state.cats[lot] -= 1
        self._see(POINTS_AT + min(max(gain + 6, 0), 19))

    def _see_breed(self, state: State, seat: int, breed: int) -> None:
        """A cat that is no angora; of oranges and calicos the colony tells all."""
        if breed == codes.AMERICAN:
            self._see_now(AMERICAN_AT, 0)
        elif breed == codes.SIAMESE:
            self._see_now(SIAMESE_AT, 0)
        elif breed == codes.BLACK:
            self._see_black(state, seat)
        elif breed == codes.BRITISH:
            self._see_now(BRITISH_AT, min(state.breeds(seat) // 2, 3))
        elif breed == codes.FORTUNE:
            self._see_now(FORTUNE_AT, 1)

    def _see_angora(self, breed: int) -> None:
        row = 3
        if breed == codes.BLACK:
            row = 2
        elif breed in (codes.ORANGE, codes.CALICO):
            row = breed
        self._see_now(ANGORA_AT, row)

    def _see_calico(self, state: State, seat: int, size: int) -> None:
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.colony_size(other, codes.CALICO))
        lead = min(max(size - most, -2), 2) + 2
        self._see_now(CALICO_AT, 5 * min(size, 4) + lead)

    def _see_black(self, state: State, seat: int) -> None:
        others = 0
        for other in range(state.seats):
            if other != seat:
                others |= state.colonies[other] >> codes.BLACK & 1
        self._see_now(BLACK_AT, 2 * (state.colonies[seat] >> codes.BLACK & 1) + others)

    def _wanted(self, state: State, seat: int, owner: int, animal: int) -> int:
        """About what the cat would bring another seat that could attract it: 0 to 7."""
        most = 0
        for other in range(state.seats):
            if other not in (seat, owner):
                most = max(most, self._quick_worth(state, other, animal))
        return min(most, 7)

    def _quick_worth(self, state: State, seat: int, animal: int) -> int:
        if animal == codes.ORANGE:
            size = min(state.colony_size(seat, animal), 5)
            return ORANGES[min(size + 1, 5)] - ORANGES[size]
        if animal == codes.BRITISH:
            return state.breeds(seat) + 1
        if animal == codes.SIAMESE:
            return 1
        if animal == codes.FORTUNE:
            return 0
        return 2 if animal == codes.BLACK else 3
