"""The State of Yummy Kitty: pack, hands, bowls, excluded pile. Compiled with table.pxd; runs as it is too.

A card is its place in the pack. Piles are chains: `under` names the card beneath, -1 ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.codes import (
    AIMED,
    AMERICAN,
    ANGORA,
    APPEARED,
    ARRIVED,
    ATTRACT,
    BLACK,
    BRITISH,
    CALICO,
    CAT_SEEN,
    CAT_SEEN_BY_SEATS,
    CAUGHT,
    CENTRE,
    CHOSE,
    COULD_ACT,
    DOG,
    DREW,
    ENDED,
    EXCLUDED,
    FETCHED,
    FOOD_SEEN,
    FORTUNE,
    GUARDED,
    HAD_COLONY,
    HAD_PLACE_FOR_YARN,
    JOIN,
    JOINING,
    LAID,
    LAY,
    LEAVE,
    LEAVING,
    LEFT,
    MOUSE,
    NO_DOG,
    ONE,
    ORANGE,
    OVER,
    PACK,
    PAID,
    PASS,
    PASSED,
    PAY,
    PAYING,
    PUT,
    ROBBED,
    SETTLE,
    SIAMESE,
    STORE,
    STORED,
    STRAYED,
    TOOK_DOG,
    TURN,
    TURNED,
    VANISHED,
    WITNESSED,
    YARN,
    YARNED,
)

if TYPE_CHECKING:
    from tabbytop.games.yummy_kitty.config import Config

CODES = codes.CODES
COST = codes.COST
VALUE = codes.VALUE
ORANGES = codes.ORANGES


class Table:
    """One match. Lists by seat are flat: hand 74 * seat + place, bowls 8 * seat + breed.

    `within`, 8 * seat + cost: the cats of a hand that cost at most so much, at 5 its angoras, at 6 its dogs.
    `bare`: how many colonies of a bowl may still get a yarn card. `loose`: cats that no yarn keeps from a mouse.
    """

    def __init__(self) -> None:
        self.config: Config | None = None
        self.seats = self.size = self.hand_size = self.draw = self.draw_empty = self.guard_from = 0
        self.by_points = self.stock_only = self.chain = self.mouse_stays = self.mice_always = 0
        self.below_only = self.yarn_limit = self.yarn_pays = self.lone_angora = self.angora_scores = 0
        self.british_others = self.fortune_always = self.may_pass = self.exact_pay = 0
        self.dogs = self.dogs_to_hand = self.fair = 0
        self.drawn = self.phase = self.seat = self.asked = self.starter = self.passes = self.excluded_count = 0
        self.guarded = self.excluded = self.removed = self.guest = self.catcher = -1
        self.target_seat = self.target = self.colony = -1
        self.paid_count = self.paid_sum = self.took = self.turned_to = self.notes = 0
        self.deck = [0] * 74
        self.seen = [0] * 74
        self.under = [-1] * 74
        self.hand = [-1] * 370
        self.marked = [0] * 74
        self.paid = [0] * 74
        self.hand_count = [0] * 5
        self.budget = [0] * 5
        self.pay_cards = [0] * 5
        self.yarn_cards = [0] * 5
        self.within = [0] * 40
        self.top = [-1] * 40
        self.cats = [0] * 40
        self.jokers = [0] * 40
        self.loose = [0] * 40
        self.loose_jokers = [0] * 40
        self.yarns = [0] * 40
        self.colonies = [0] * 5
        self.bare = [0] * 5
        self.mice = [0] * 5
        self.mice_top = [-1] * 5
        self.dog_count = [0] * 5
        self.dogs_top = [-1] * 5
        self.choices = [0] * 5
        self.witnessed = 0
        self.held_then = [0] * 74
        self.open_then = [0] * 74
        self.flags_then = [0] * 64
        self.log = [0] * 256

    def clone(self) -> Table:
        """A table of its own, without the notes of the last action."""
        t = Table()
        self._copy_options(t)
        t.drawn, t.phase, t.seat, t.asked, t.starter = self.drawn, self.phase, self.seat, self.asked, self.starter
        t.passes, t.excluded_count, t.guarded = self.passes, self.excluded_count, self.guarded
        t.excluded, t.removed, t.guest, t.catcher = self.excluded, self.removed, self.guest, self.catcher
        t.target_seat, t.target, t.colony = self.target_seat, self.target, self.colony
        t.paid_count, t.paid_sum, t.took, t.turned_to = self.paid_count, self.paid_sum, self.took, self.turned_to
        t.deck[:] = self.deck
        t.seen[:] = self.seen
        t.under[:] = self.under
        t.hand[:] = self.hand
        t.marked[:] = self.marked
        t.paid[:] = self.paid
        t.hand_count[:] = self.hand_count
        t.budget[:] = self.budget
        t.pay_cards[:] = self.pay_cards
        t.yarn_cards[:] = self.yarn_cards
        t.within[:] = self.within
        t.top[:] = self.top
        t.cats[:] = self.cats
        t.jokers[:] = self.jokers
        t.loose[:] = self.loose
        t.loose_jokers[:] = self.loose_jokers
        t.yarns[:] = self.yarns
        t.colonies[:] = self.colonies
        t.bare[:] = self.bare
        t.mice[:] = self.mice
        t.mice_top[:] = self.mice_top
        t.dog_count[:] = self.dog_count
        t.dogs_top[:] = self.dogs_top
        t.choices[:] = self.choices
        t.witnessed = self.witnessed
        if self.witnessed:
            t.held_then[:] = self.held_then
            t.open_then[:] = self.open_then
            t.flags_then[:] = self.flags_then
        return t

    def _copy_options(self, t: Table) -> None:
        t.config = self.config
        t.seats, t.size, t.hand_size, t.draw = self.seats, self.size, self.hand_size, self.draw
        t.draw_empty, t.guard_from, t.by_points = self.draw_empty, self.guard_from, self.by_points
        t.stock_only, t.chain, t.mouse_stays = self.stock_only, self.chain, self.mouse_stays
        t.mice_always, t.below_only, t.yarn_limit = self.mice_always, self.below_only, self.yarn_limit
        t.yarn_pays, t.lone_angora, t.angora_scores = self.yarn_pays, self.lone_angora, self.angora_scores
        t.british_others, t.fortune_always = self.british_others, self.fortune_always
        t.may_pass, t.exact_pay = self.may_pass, self.exact_pay
        t.dogs, t.dogs_to_hand, t.fair = self.dogs, self.dogs_to_hand, self.fair

    # --- the set-up

    def deal(self, dice: Dice) -> None:
        """Spend all chance: the order of the pack, then who begins (docs/rules/yummy_kitty 2)."""
        for i in range(self.size):
            self.deck[i] = CODES[i]
        for i in range(self.size - 1, 0, -1):
            j = fast.below(dice, i + 1)
            code = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = code
        self.starter = fast.below(dice, self.seats)
        self.begin()

    def begin(self) -> None:
        """Clear the table and deal the hands from the pack as it lies."""
        self._clear()
        for seat in range(self.seats):
            count = self.hand_size
            if self.fair and (seat - self.starter + self.seats) % self.seats >= self.seats - self.seats // 2:
                count += 1
            for _ in range(count):
                self.seen[self.drawn] = 1 << seat | (CAT_SEEN_BY_SEATS & ~(64 << seat))
                self._gain(seat, self.drawn)
                self.drawn += 1
        self.seat = self.asked = self.starter

    def _clear(self) -> None:
        for i in range(40):
            self.top[i] = -1
            self.within[i] = self.cats[i] = self.jokers[i] = 0
            self.loose[i] = self.loose_jokers[i] = self.yarns[i] = 0
        for i in range(5):
            self.hand_count[i] = self.budget[i] = self.pay_cards[i] = self.yarn_cards[i] = 0
            self.colonies[i] = self.bare[i] = self.mice[i] = self.dog_count[i] = self.choices[i] = 0
            self.mice_top[i] = self.dogs_top[i] = -1
        for i in range(PACK):
            self.seen[i] = self.marked[i] = 0
            self.held_then[i] = self.open_then[i] = 0
            self.under[i] = -1
        self.drawn = self.passes = self.excluded_count = self.paid_count = self.paid_sum = 0
        self.took = self.turned_to = self.notes = self.witnessed = 0
        self.guarded = self.excluded = self.removed = self.guest = self.catcher = -1
        self.target_seat = self.target = self.colony = -1
        self.phase = TURN

    def recount(self) -> None:
        """Every count, once more from the cards as they lie."""
        for i in range(40):
            self.within[i] = self.cats[i] = self.jokers[i] = 0
            self.loose[i] = self.loose_jokers[i] = self.yarns[i] = 0
        for seat in range(5):
            self.budget[seat] = self.pay_cards[seat] = self.yarn_cards[seat] = 0
            self.colonies[seat] = self.bare[seat] = self.dog_count[seat] = 0
            for i in range(PACK * seat, PACK * seat + self.hand_count[seat]):
                self._count(seat, self.deck[self.hand[i]], 1)
            for breed in range(8):
                self._recount_colony(8 * seat + breed, breed)
                if self.top[8 * seat + breed] >= 0:
                    self.colonies[seat] += 1
                    self.bare[seat] += self.yarns[8 * seat + breed] < self.yarn_limit
            card = self.dogs_top[seat]
            while card >= 0:
                self.dog_count[seat] += 1
                card = self.under[card]

    def _recount_colony(self, bowl: int, breed: int) -> None:
        """From the top down: cats are loose until a yarn icon, or a yarn card that guards those below, covers them."""
        covered = 0
        card = self.top[bowl]
        while card >= 0:
            covered |= self.deck[card] >> 6
            if self.seen[card] & LAID:
                self.yarns[bowl] += 1
                covered = 1
            elif self.deck[card] & 15 == breed:
                self.cats[bowl] += 1
                self.loose[bowl] += not covered
            else:
                self.jokers[bowl] += 1
                self.loose_jokers[bowl] += not covered
            card = self.under[card]
        if self.yarns[bowl] and not self.below_only:
            self.loose[bowl] = self.loose_jokers[bowl] = 0

    # --- hands

    def _gain(self, seat: int, card: int) -> None:
        """A card joins the right end of a hand."""
        self.hand[PACK * seat + self.hand_count[seat]] = card
        self.hand_count[seat] += 1
        self._count(seat, self.deck[card], 1)

    def _count(self, seat: int, code: int, n: int) -> None:
        """Keep count of what a hand can pay and of what can be robbed from it."""
        animal = code & 15
        food = code >> 4 & 3
        self.budget[seat] += n * VALUE[food]
        if food == YARN:
            self.yarn_cards[seat] += n
            self.pay_cards[seat] += n * self.yarn_pays
        else:
            self.pay_cards[seat] += n
        if animal == ANGORA:
            self.within[8 * seat + 5] += n
        elif animal == DOG:
            self.within[8 * seat + 6] += n
        else:
            for i in range(COST[animal], 5):
                self.within[8 * seat + i] += n

    def _remove(self, seat: int, place: int) -> int:
        """Take a card out of a hand; those to the right of it move up."""
        base = PACK * seat
        card = self.hand[base + place]
        self.hand_count[seat] -= 1
        for i in range(base + place, base + self.hand_count[seat]):
            self.hand[i] = self.hand[i + 1]
        self._count(seat, self.deck[card], -1)
        return card

    def _draw_to(self, seat: int) -> None:
        """The top card of the pile, whose food everyone saw, shows its cat to all but its new owner."""
        self.seen[self.drawn] = FOOD_SEEN | (CAT_SEEN_BY_SEATS & ~(64 << seat))
        self._gain(seat, self.drawn)
        self.drawn += 1

    def _note(self, note: int, seat: int, value: int) -> None:
        self.log[self.notes] = note + 32 * seat + 256 * value
        self.notes += 1

    # --- the turn

    def play(self, seat: int, number: int) -> None:
        """Carry out a legal action."""
        self.notes = 0
        if number != PASS:
            self.passes = 0
        if number >= ATTRACT:
            self._aim((number - ATTRACT) // PACK, (number - ATTRACT) % PACK)
        elif number >= LAY:
            self._lay(seat, (number - LAY) // 8, (number - LAY) % 8)
        elif number >= PAY:
            self._put(seat, number - PAY)
        elif number == EXCLUDED:
            self._aim(CENTRE, 0)
        elif number >= LEAVE:
            self._leave(seat, number - LEAVE)
            self.turned_to += 1
            self._send_away()
        elif number >= JOIN:
            self._join(seat, number - JOIN)
        elif number == SETTLE:
            self._settle(seat)
        elif number == PASS:
            self.passes += 1
            self._witness(seat, COULD_ACT)
            self._note(PASSED, seat, 0)
            self._pass_on()
        else:
            self._store(seat)

    def _store(self, seat: int) -> None:
        """Rule 3.1."""
        count = self.draw if self.hand_count[seat] else self.draw_empty
        count = min(count, self.size - self.drawn)
        for _ in range(count):
            self._draw_to(seat)
        self._note(STORED, seat, count)
        self.took = 1
        self._look_for_mouse()

    def _lay(self, seat: int, place: int, breed: int) -> None:
        """Rule 3.2: yarn on a colony; its cats are safe from now on, with `below_only` those that are there."""
        card = self._remove(seat, place)
        bowl = 8 * seat + breed
        self.seen[card] |= FOOD_SEEN | LAID
        self.under[card] = self.top[bowl]
        self.top[bowl] = card
        self.yarns[bowl] += 1
        self.bare[seat] -= self.yarns[bowl] == self.yarn_limit
        self.loose[bowl] = self.loose_jokers[bowl] = 0
        self._note(YARNED, seat, card + 128 * breed)
        self._pass_on()

    def _aim(self, seat: int, place: int) -> None:
        """Rule 4.1: name the cat; an angora's colony is named before anything is paid."""
        self.target_seat = seat
        self.target = self.first_excluded() if seat == CENTRE else self.hand[PACK * seat + place]
        self._note(AIMED, self.seat, self.target)
        self.colony = -1
        if self.deck[self.target] & 15 == ANGORA:
            self.colony = self._only_colony(self.seat)
            if self.colony < 0:
                self.phase = JOINING
                return
        self.phase = PAYING

    def _only_colony(self, seat: int) -> int:
        """Where an angora must go when there is no choice; -1 when there is one."""
        if self.colonies[seat] > 1:
            return -1
        for breed in range(8):
            if self.top[8 * seat + breed] >= 0:
                return breed
        return ANGORA

    def _join(self, seat: int, breed: int) -> None:
        if self.guest >= 0:
            self._place(seat, self.guest, breed)
            self.guest = -1
            self._look_for_mouse()
            return
        self.colony = breed
        self._note(CHOSE, seat, breed)
        self.phase = PAYING

    def _put(self, seat: int, place: int) -> None:
        """Rule 4.2: one more card for the payment; it stays in hand until the payment is settled."""
        card = self.hand[PACK * seat + place]
        self.marked[place] = 1
        self.paid[self.paid_count] = card
        self.paid_count += 1
        self.paid_sum += VALUE[self.deck[card] >> 4 & 3]
        self._note(PUT, seat, card)
        if self.exact_pay and self.paid_sum >= COST[self.deck[self.target] & 15]:
            self._settle(seat)

    # --- an attraction, in the order of rule 4.3

    def _settle(self, seat: int) -> None:
        card = self.target
        stolen = self.target_seat != CENTRE
        if stolen:
            self._rob(seat, self.target_seat, card)
        else:
            self._fetch(seat, card)
        self._pay(seat)
        self.took = 0
        if self.deck[card] & 15 == FORTUNE and (stolen or self.fortune_always):
            self._vanish(seat, card)
        else:
            self._arrive(seat, card)
        if self.guest < 0:
            self._look_for_mouse()

    def _rob(self, seat: int, owner: int, card: int) -> None:
        place = PACK * owner
        while self.hand[place] != card:
            place += 1
        self._remove(owner, place - PACK * owner)
        self.seen[card] |= CAT_SEEN
        self._note(ROBBED, seat, card)
        if self.seats >= self.guard_from:
            self.guarded = owner
            self._note(GUARDED, owner, 0)
        if self.dogs:
            self._take_dogs(seat, owner)

    def _take_dogs(self, seat: int, owner: int) -> None:
        """Rule 8.1: all dogs of the robbed hand come along, so what stays in it is no dog."""
        i = 0
        while i < self.hand_count[owner]:
            card = self.hand[PACK * owner + i]
            if self.deck[card] & 15 != DOG:
                self.seen[card] |= NO_DOG
                i += 1
                continue
            self._remove(owner, i)
            self.seen[card] |= CAT_SEEN
            self._note(TOOK_DOG, seat, card)
            if self.dogs_to_hand:
                self.seen[card] |= 1 << seat
                self._gain(seat, card)
            else:
                self._kennel(seat, card)

    def _kennel(self, seat: int, card: int) -> None:
        self.under[card] = self.dogs_top[seat]
        self.dogs_top[seat] = card
        self.dog_count[seat] += 1

    def _fetch(self, seat: int, card: int) -> None:
        """Take the first cat out of the excluded pile, from under its dogs."""
        if card == self.excluded:
            self.excluded = self.under[card]
        else:
            above = self.excluded
            while self.under[above] != card:
                above = self.under[above]
            self.under[above] = self.under[card]
        self.excluded_count -= 1
        self._note(FETCHED, seat, card)

    def _pay(self, seat: int) -> None:
        """The payment goes to the excluded pile in its order, every card shown from both sides."""
        for i in range(self.paid_count):
            card = self.paid[i]
            self._count(seat, self.deck[card], -1)
            self.seen[card] |= FOOD_SEEN | CAT_SEEN
            self._exclude(card)
            self._note(PAID, seat, card)
        kept = 0
        for i in range(self.hand_count[seat]):
            if self.marked[i]:
                self.marked[i] = 0
            else:
                self.hand[PACK * seat + kept] = self.hand[PACK * seat + i]
                kept += 1
        self.hand_count[seat] = kept
        self.paid_count = self.paid_sum = 0
        self.target = self.target_seat = -1

    def _exclude(self, card: int) -> None:
        self.under[card] = self.excluded
        self.excluded = card
        self.excluded_count += 1

    def _vanish(self, seat: int, card: int) -> None:
        """Rule 4.5: the stolen Fortune Cat leaves the game; the top card of the pile takes its place."""
        self.removed = card
        self.under[card] = -1
        self._note(VANISHED, seat, card)
        if self.drawn == self.size:
            return
        card = self.drawn
        self.drawn += 1
        self.took = not self.stock_only
        self.seen[card] = FOOD_SEEN | CAT_SEEN
        self._note(TURNED, seat, card)
        animal = self.deck[card] & 15
        if animal == DOG:
            self._kennel(seat, card)
        elif animal == ANGORA and not (self.colonies[seat] or self.lone_angora):
            self._note(STRAYED, seat, card)
            self._exclude(card)
        elif animal == ANGORA and self._only_colony(seat) < 0:
            self.guest = card
            self.phase = JOINING
        else:
            self.colony = self._only_colony(seat) if animal == ANGORA else -1
            self._arrive(seat, card)

    def _arrive(self, seat: int, card: int) -> None:
        animal = self.deck[card] & 15
        self._place(seat, card, self.colony if animal == ANGORA else animal)
        if animal == AMERICAN and self.drawn < self.size:
            self._draw_to(seat)
            self._note(DREW, seat, 1)
            self.took = not self.stock_only

    def _place(self, seat: int, card: int, breed: int) -> None:
        """On top of its colony. A yarn icon covers all cats down from itself."""
        bowl = 8 * seat + breed
        if self.top[bowl] < 0:
            self.colonies[seat] += 1
            self.bare[seat] += 1
        self.under[card] = self.top[bowl]
        self.top[bowl] = card
        joker = self.deck[card] & 15 != breed
        self.cats[bowl] += not joker
        self.jokers[bowl] += joker
        if self.deck[card] >> 6:
            self.loose[bowl] = self.loose_jokers[bowl] = 0
        elif self.below_only or not self.yarns[bowl]:
            self.loose[bowl] += not joker
            self.loose_jokers[bowl] += joker
        self._note(ARRIVED, seat, card + 128 * breed)

    # --- a mouse (rule 5)

    def _look_for_mouse(self) -> None:
        """Once, at the end of an action that took cards from the pile."""
        if not self.took or self.drawn == self.size or self.deck[self.drawn] >> 4 & 3 != MOUSE:
            self._pass_on()
            return
        self._note(APPEARED, self.seat, 0)
        self.catcher = self._first_black()
        for seat in range(self.seats):
            self.choices[seat] = 0 if seat == self.catcher else self.lowest(seat)
        if self.catcher >= 0:
            self.mice[self.catcher] += 1
            self._note(CAUGHT, self.catcher, 0)
            if not self.mouse_stays:
                self.seen[self.drawn] = FOOD_SEEN
                self.under[self.drawn] = self.mice_top[self.catcher]
                self.mice_top[self.catcher] = self.drawn
                self.drawn += 1
        self.turned_to = 0
        self._send_away()

    def _first_black(self) -> int:
        """The seat that catches: the first with a black colony, from the active one on."""
        seat = self.seat
        for _ in range(self.seats):
            if self.top[8 * seat + BLACK] >= 0:
                return seat
            seat = seat + 1 if seat + 1 < self.seats else 0
        return -1

    def lowest(self, seat: int) -> int:
        """The cats of a bowl that a mouse may lure: bit 2 * breed for a cat of its colony, the next for its angora."""
        best = 1000
        found = 0
        for i in range(16):
            if self.loose[8 * seat + i // 2] if i % 2 == 0 else self.loose_jokers[8 * seat + i // 2]:
                value = self.worth(seat, i) if self.by_points else COST[ANGORA if i % 2 else i // 2]
                if value < best:
                    best = value
                    found = 0
                if value == best:
                    found |= 1 << i
        return found

    def worth(self, seat: int, i: int) -> int:
        """What the seat's score would lose with one such cat, all other bowls as they are."""
        bowl = 8 * seat + i // 2
        points = self.score(seat)
        self._discount(bowl, i % 2, 1)
        points -= self.score(seat)
        self._discount(bowl, i % 2, -1)
        return points

    def _discount(self, bowl: int, joker: int, n: int) -> None:
        if joker:
            self.jokers[bowl] -= n
        else:
            self.cats[bowl] -= n

    def _send_away(self) -> None:
        """From the active seat on, each bowl loses one cat; an owner with a choice is asked and we wait."""
        while self.turned_to < self.seats:
            seat = (self.seat + self.turned_to) % self.seats
            choice = self.choices[seat]
            if choice & (choice - 1):
                self.phase = LEAVING
                self.asked = seat
                return
            if choice:
                self._leave(seat, fast.popcount(choice - 1))
            self.turned_to += 1
        if self.chain and self.catcher >= 0 and not self.mouse_stays:
            self._look_for_mouse()
        else:
            self._pass_on()

    def _leave(self, seat: int, i: int) -> None:
        """The uppermost such cat of its colony goes to the excluded pile."""
        bowl = 8 * seat + i // 2
        animal = ANGORA if i % 2 else i // 2
        above = -1
        card = self.top[bowl]
        while self.deck[card] & 15 != animal or self.seen[card] & LAID:
            above = card
            card = self.under[card]
        if above < 0:
            self.top[bowl] = self.under[card]
        else:
            self.under[above] = self.under[card]
        self._discount(bowl, i % 2, 1)
        self.loose[bowl] -= i % 2 == 0
        self.loose_jokers[bowl] -= i % 2
        if self.top[bowl] < 0:  # a colony with yarn never comes to this
            self.colonies[seat] -= 1
            self.bare[seat] -= 1
        self.choices[seat] = 0
        self._exclude(card)
        self._note(LEFT, seat, card + 128 * (i // 2))

    def _pass_on(self) -> None:
        """The next seat that can act; with cards in the pile that is the next one (rule 6)."""
        self.took = 0
        self.catcher = self.colony = -1
        for _ in range(self.seats):
            if self.passes >= self.seats:
                break
            self.seat = self.seat + 1 if self.seat + 1 < self.seats else 0
            if self.drawn < self.size or self.can_act(self.seat):
                self.asked = self.seat
                self.phase = TURN
                return
            self.passes += 1
            self._witness(self.seat, 0)
            self._note(PASSED, self.seat, 0)
        self._end()

    def _end(self) -> None:
        """Hands are laid open."""
        self.phase = OVER
        self._note(ENDED, self.seat, 0)
        for seat in range(self.seats):
            for i in range(PACK * seat, PACK * seat + self.hand_count[seat]):
                self.seen[self.hand[i]] |= FOOD_SEEN | CAT_SEEN

    # --- what passing tells

    def _witness(self, seat: int, flags: int) -> None:
        """Everyone sees with which cards in hand, and which cats in reach, a seat passed."""
        if self.witnessed == WITNESSED:
            return
        bit = ONE << self.witnessed
        for owner in range(self.seats):
            for i in range(PACK * owner, PACK * owner + self.hand_count[owner]):
                if owner == seat:
                    self.held_then[self.hand[i]] |= bit
                elif owner != self.guarded:
                    self.open_then[self.hand[i]] |= bit
        card = self.first_excluded()
        if card >= 0:
            self.open_then[card] |= bit
        flags |= HAD_COLONY if self.colonies[seat] else 0
        flags |= HAD_PLACE_FOR_YARN if self.bare[seat] else 0
        self.flags_then[self.witnessed] = flags
        self.witnessed += 1

    def contradictions(self) -> int:
        """How many of the witnessed passes do not agree with the cards as they are now; none in the true pack."""
        count = 0
        for i in range(self.witnessed):
            could = self.could_act_then(i)
            count += could != (self.flags_then[i] & COULD_ACT > 0)
        return count

    def could_act_then(self, i: int) -> int:
        flags = self.flags_then[i]
        bit = ONE << i
        food = yarn = 0
        for card in range(self.drawn):
            if self.held_then[card] & bit:
                food += VALUE[self.deck[card] >> 4 & 3]
                yarn |= self.deck[card] >> 4 & 3 == YARN
        if yarn and flags & HAD_PLACE_FOR_YARN:
            return 1
        for card in range(self.drawn):
            if self.open_then[card] & bit:
                animal = self.deck[card] & 15
                housed = animal != ANGORA or flags & HAD_COLONY or self.lone_angora
                if animal != DOG and COST[animal] <= food and housed:
                    return 1
        return 0

    # --- what may be done

    def owes(self, seat: int) -> int:
        """Whether this seat is to act."""
        return self.phase != OVER and seat == self.asked

    def first_excluded(self) -> int:
        """The first cat from the top of the excluded pile; -1 when there is none."""
        card = self.excluded
        while card >= 0 and self.deck[card] & 15 == DOG:
            card = self.under[card]
        return card

    def can_reach(self, seat: int, card: int) -> int:
        """Whether the seat could pay for this cat and give it a place."""
        animal = self.deck[card] & 15
        if animal == DOG or COST[animal] > self.budget[seat]:
            return 0
        return animal != ANGORA or self.colonies[seat] > 0 or self.lone_angora

    def can_fetch(self, seat: int) -> int:
        card = self.first_excluded()
        return card >= 0 and self.can_reach(seat, card)

    def reachable(self, seat: int, owner: int) -> int:
        """How many cats in the owner's hand the seat could attract."""
        if owner in (seat, self.guarded):
            return 0
        budget = self.budget[seat]
        count = self.within[8 * owner + min(budget, 4)]
        if COST[ANGORA] <= budget and (self.colonies[seat] or self.lone_angora):
            count += self.within[8 * owner + 5]
        return count

    def can_act(self, seat: int) -> int:
        """Whether anything but storing is open to the seat in its turn."""
        if self.can_fetch(seat) or (self.yarn_cards[seat] and self.bare[seat]):
            return 1
        for owner in range(self.seats):
            if self.reachable(seat, owner):
                return 1
        return 0

    def is_payable(self, card: int) -> int:
        return self.deck[card] >> 4 & 3 != YARN or self.yarn_pays

    def is_settled(self) -> int:
        """Whether the payment so far is enough."""
        return self.paid_sum >= COST[self.deck[self.target] & 15]

    def count_legal(self, seat: int) -> int:
        """How many actions the seat has; it must be to act."""
        if self.phase == PAYING:
            return self.pay_cards[seat] - self.paid_count + self.is_settled()
        if self.phase == JOINING:
            return self.colonies[seat]
        if self.phase == LEAVING:
            return fast.popcount(self.choices[seat])
        count = self.can_fetch(seat)
        if self.drawn < self.size or self.may_pass:
            count += 1
        if self.yarn_cards[seat]:
            count += self.yarn_cards[seat] * self.bare[seat]
        for owner in range(self.seats):
            count += self.reachable(seat, owner)
        return count

    def nth_legal(self, seat: int, n: int) -> int:
        """The number of the n-th legal action, in the order of the numbers."""
        if self.phase == PAYING:
            return self._nth_payment(seat, n)
        if self.phase == JOINING:
            return JOIN + self._nth_colony(seat, n, 0)
        if self.phase == LEAVING:
            i = 0
            while n > 0 or not self.choices[seat] >> i & 1:
                n -= self.choices[seat] >> i & 1
                i += 1
            return LEAVE + i
        if self.drawn < self.size or self.may_pass:
            if n == 0:
                return STORE if self.drawn < self.size else PASS
            n -= 1
        if self.can_fetch(seat):
            if n == 0:
                return EXCLUDED
            n -= 1
        if self.yarn_cards[seat]:
            free = self.bare[seat]
            if n < self.yarn_cards[seat] * free:
                return LAY + 8 * self._nth_yarn(seat, n // free) + self._nth_colony(seat, n % free, 1)
            n -= self.yarn_cards[seat] * free
        return self._nth_target(seat, n)

    def _nth_payment(self, seat: int, n: int) -> int:
        if self.is_settled():
            if n == 0:
                return SETTLE
            n -= 1
        place = 0
        while True:
            if not self.marked[place] and self.is_payable(self.hand[PACK * seat + place]):
                if n == 0:
                    return PAY + place
                n -= 1
            place += 1

    def _nth_colony(self, seat: int, n: int, free_only: int) -> int:
        breed = 0
        while True:
            bowl = 8 * seat + breed
            if self.top[bowl] >= 0 and not (free_only and self.yarns[bowl] >= self.yarn_limit):
                if n == 0:
                    return breed
                n -= 1
            breed += 1

    def _nth_yarn(self, seat: int, n: int) -> int:
        place = 0
        while True:
            if self.deck[self.hand[PACK * seat + place]] >> 4 & 3 == YARN:
                if n == 0:
                    return place
                n -= 1
            place += 1

    def _nth_target(self, seat: int, n: int) -> int:
        owner = 0
        count = self.reachable(seat, owner)
        while n >= count:
            n -= count
            owner += 1
            count = self.reachable(seat, owner)
        place = 0
        while True:
            if self.can_reach(seat, self.hand[PACK * owner + place]):
                if n == 0:
                    return ATTRACT + PACK * owner + place
                n -= 1
            place += 1

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of all legal actions, ascending; the seat must be to act."""
        return [self.nth_legal(seat, n) for n in range(self.count_legal(seat))]

    # --- the score (rule 7)

    def colony_size(self, seat: int, breed: int) -> int:
        return self.cats[8 * seat + breed] + self.jokers[8 * seat + breed]

    def breeds(self, seat: int) -> int:
        """How many different breeds the bowl has."""
        count = 0
        for breed in range(8):
            count += self.colony_size(seat, breed) > 0
        return count

    def bowl_cats(self, seat: int) -> int:
        count = 0
        for breed in range(8):
            count += self.colony_size(seat, breed)
        return count

    def dogs_of(self, seat: int) -> int:
        """In the bowl; at the end also in the hand, which nobody may count before."""
        return self.dog_count[seat] + (self.within[8 * seat + 6] if self.phase == OVER else 0)

    def score(self, seat: int) -> int:
        """All points as the bowls stand."""
        bowl = 8 * seat
        oranges = self.colony_size(seat, ORANGE)
        total = ORANGES[min(oranges, 5)] + self._calico_points(seat)
        total += 2 * self._scoring(bowl + AMERICAN) + self._scoring(bowl + SIAMESE)
        if self.cats[bowl + BRITISH] or self.jokers[bowl + BRITISH]:
            total += self._scoring(bowl + BRITISH) * (self.breeds(seat) - self.british_others)
        if self.mice_always or self.colony_size(seat, BLACK):
            total += self.mice[seat]
        return total - self._dog_penalty(seat)

    def _scoring(self, bowl: int) -> int:
        """The cats of a colony that score one by one."""
        return self.cats[bowl] + self.angora_scores * self.jokers[bowl]

    def _calico_points(self, seat: int) -> int:
        size = self.colony_size(seat, CALICO)
        if not size:
            return 0
        larger = equal = 0
        for other in range(self.seats):
            larger += self.colony_size(other, CALICO) > size
            equal += self.colony_size(other, CALICO) == size
        if larger == 0:
            return 7 if equal == 1 else 5
        return 5 if larger == 1 and equal == 1 else 0

    def _dog_penalty(self, seat: int) -> int:
        if not self.dogs:
            return 0
        dogs = self.dogs_of(seat)
        if self.dogs == 2 or not dogs:
            return dogs
        for other in range(self.seats):
            if self.dogs_of(other) > dogs:
                return 0
        return 1

    # --- random play

    def play_out(self, dice: Dice) -> None:
        """Uniformly random actions to the end."""
        while self.phase != OVER:
            n = fast.below(dice, self.count_legal(self.asked))
            self.play(self.asked, self.nth_legal(self.asked, n))

    def random_games(self, dice: Dice, games: int) -> int:
        """Deal and play many matches at random; a checksum over all scores, bowls and piles."""
        checksum = 0
        for _ in range(games):
            self.deal(dice)
            self.play_out(dice)
            for seat in range(self.seats):
                checksum = (checksum * 31 + 100 * (self.score(seat) + 20) + self.bowl_cats(seat)) % 2147483647
                checksum = (checksum * 31 + 100 * self.mice[seat] + self.hand_count[seat]) % 2147483647
            checksum = (checksum * 31 + self.excluded_count) % 2147483647
        return checksum
