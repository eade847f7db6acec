"""The State of Yummy Kitty: pack, hands, bowls, excluded pile. Compiled with state.pxd; runs as it is too.

A card is its place in the pack. Piles are chains: `under` names the card beneath, -1 ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.yummy_kitty import codes

if TYPE_CHECKING:
    from tabbytop.games.yummy_kitty.config import Config

ONE = 1
CODES = codes.CODES
COST = codes.COST
VALUE = codes.VALUE
ORANGES = codes.ORANGES
TALLIES = codes.TALLIES
LOTS_BY_COST = codes.LOTS_BY_COST


class State:
    """One match. Lists by seat are flat: hand 74 * seat + place, bowls 8 * seat + breed, cats 16 * seat + lot.

    `loose`: cats that no yarn keeps from a mouse. Masks by seat: `exposed` the lots with loose cats, `colonies` the
    breeds that are there, `bare` those of them that may still get a yarn card, `choices` the lots a mouse may lure.
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
        self.tally = [0] * 5
        self.top = [-1] * 40
        self.cats = [0] * 80
        self.loose = [0] * 80
        self.yarns = [0] * 40
        self.colonies = [0] * 5
        self.bare = [0] * 5
        self.exposed = [0] * 5
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

    def clone(self) -> State:
        """A table of its own, without the notes of the last action."""
        t = State()
        t.config = self.config
        t.become(self)
        return t

    def become(self, other: State) -> None:
        """Stand as another table of the same config stands; the notes of the last action stay behind."""
        self._take_options(other)
        self.drawn, self.phase, self.seat, self.asked = other.drawn, other.phase, other.seat, other.asked
        self.starter, self.passes, self.excluded_count = other.starter, other.passes, other.excluded_count
        self.guarded, self.excluded, self.removed = other.guarded, other.excluded, other.removed
        self.guest, self.catcher, self.target_seat = other.guest, other.catcher, other.target_seat
        self.target, self.colony, self.paid_count = other.target, other.colony, other.paid_count
        self.paid_sum, self.took, self.turned_to = other.paid_sum, other.took, other.turned_to
        self.deck[:] = other.deck
        self.seen[:] = other.seen
        self.under[:] = other.under
        self.hand[:] = other.hand
        self.marked[:] = other.marked
        self.paid[:] = other.paid
        self.hand_count[:] = other.hand_count
        self.tally[:] = other.tally
        self.top[:] = other.top
        self.cats[:] = other.cats
        self.loose[:] = other.loose
        self.yarns[:] = other.yarns
        self.colonies[:] = other.colonies
        self.bare[:] = other.bare
        self.exposed[:] = other.exposed
        self.mice[:] = other.mice
        self.mice_top[:] = other.mice_top
        self.dog_count[:] = other.dog_count
        self.dogs_top[:] = other.dogs_top
        self.choices[:] = other.choices
        if other.witnessed or self.witnessed:
            self.held_then[:] = other.held_then
            self.open_then[:] = other.open_then
            self.flags_then[:] = other.flags_then
        self.witnessed = other.witnessed

    def _take_options(self, other: State) -> None:
        self.seats, self.size, self.hand_size, self.draw = other.seats, other.size, other.hand_size, other.draw
        self.draw_empty, self.guard_from, self.by_points = other.draw_empty, other.guard_from, other.by_points
        self.stock_only, self.chain, self.mouse_stays = other.stock_only, other.chain, other.mouse_stays
        self.mice_always, self.below_only, self.yarn_limit = other.mice_always, other.below_only, other.yarn_limit
        self.yarn_pays, self.lone_angora, self.angora_scores = other.yarn_pays, other.lone_angora, other.angora_scores
        self.british_others, self.fortune_always = other.british_others, other.fortune_always
        self.may_pass, self.exact_pay = other.may_pass, other.exact_pay
        self.dogs, self.dogs_to_hand, self.fair = other.dogs, other.dogs_to_hand, other.fair

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
                self.seen[self.drawn] = 1 << seat | (codes.CAT_SEEN_BY_SEATS & ~(64 << seat))
                self._gain(seat, self.drawn)
                self.drawn += 1
        self.seat = self.asked = self.starter

    def _clear(self) -> None:
        for i in range(40):
            self.top[i] = -1
            self.yarns[i] = 0
        for i in range(80):
            self.cats[i] = self.loose[i] = 0
        for i in range(5):
            self.tally[i] = 0
            self.hand_count[i] = self.mice[i] = self.dog_count[i] = 0
            self.colonies[i] = self.bare[i] = self.exposed[i] = self.choices[i] = 0
            self.mice_top[i] = self.dogs_top[i] = -1
        for i in range(codes.PACK):
            self.seen[i] = self.marked[i] = 0
            self.held_then[i] = self.open_then[i] = 0
            self.under[i] = -1
        self.drawn = self.passes = self.excluded_count = self.paid_count = self.paid_sum = 0
        self.took = self.turned_to = self.notes = self.witnessed = 0
        self.guarded = self.excluded = self.removed = self.guest = self.catcher = -1
        self.target_seat = self.target = self.colony = -1
        self.phase = codes.TURN

    def recount(self) -> None:
        """Every count, once more from the cards as they lie."""
        for i in range(40):
            self.yarns[i] = 0
        for i in range(80):
            self.cats[i] = self.loose[i] = 0
        for seat in range(5):
            self.tally[seat] = 0
            self.colonies[seat] = self.bare[seat] = self.exposed[seat] = self.dog_count[seat] = 0
            for i in range(codes.PACK * seat, codes.PACK * seat + self.hand_count[seat]):
                self._count(seat, self.hand[i])
            for breed in range(8):
                if self.top[8 * seat + breed] >= 0:
                    self._recount_colony(seat, breed)
            card = self.dogs_top[seat]
            while card >= 0:
                self.dog_count[seat] += 1
                card = self.under[card]

    def _recount_colony(self, seat: int, breed: int) -> None:
        """From the top down: cats are loose until a yarn icon, or a yarn card that guards those below, covers them."""
        covered = 0
        card = self.top[8 * seat + breed]
        while card >= 0:
            covered |= self.deck[card] >> 6
            if self.seen[card] & codes.LAID:
                self.yarns[8 * seat + breed] += 1
                covered = 1
            else:
                lot = 16 * seat + 2 * breed + (codes.animal(self.deck[card]) != breed)
                self.cats[lot] += 1
                self.loose[lot] += not covered
            card = self.under[card]
        self.colonies[seat] |= 1 << breed
        if self.yarns[8 * seat + breed] < self.yarn_limit:
            self.bare[seat] |= 1 << breed
        if self.yarns[8 * seat + breed] and not self.below_only:
            self._cover(seat, breed)
        for lot in range(2 * breed, 2 * breed + 2):
            if self.loose[16 * seat + lot]:
                self.exposed[seat] |= 1 << lot

    # --- hands

    def _gain(self, seat: int, card: int) -> None:
        """A card joins the right end of a hand."""
        self.hand[codes.PACK * seat + self.hand_count[seat]] = card
        self.hand_count[seat] += 1
        self._count(seat, card)

    def _count(self, seat: int, card: int) -> None:
        """Keep the tally of what a hand can pay and of what can be robbed from it."""
        self.tally[seat] += TALLIES[self.deck[card]]

    def _discount(self, seat: int, card: int) -> None:
        self.tally[seat] -= TALLIES[self.deck[card]]

    def _remove(self, seat: int, place: int) -> int:
        """Take a card out of a hand; those to the right of it move up."""
        base = codes.PACK * seat
        card = self.hand[base + place]
        self.hand_count[seat] -= 1
        for i in range(base + place, base + self.hand_count[seat]):
            self.hand[i] = self.hand[i + 1]
        self._discount(seat, card)
        return card

    def _draw_to(self, seat: int) -> None:
        """The top card of the pile, whose food everyone saw, shows its cat to all but its new owner."""
        self.seen[self.drawn] = codes.FOOD_SEEN | (codes.CAT_SEEN_BY_SEATS & ~(64 << seat))
        self._gain(seat, self.drawn)
        self.drawn += 1

    def _note(self, note: int, seat: int, value: int) -> None:
        self.log[self.notes] = note + 32 * seat + 256 * value
        self.notes += 1

    # --- the turn

    def play(self, seat: int, number: int) -> None:
        """Carry out a legal action."""
        self.notes = 0
        if number >= codes.ATTRACT:
            self._aim((number - codes.ATTRACT) // codes.PACK, self.hand[number - codes.ATTRACT])
        elif number >= codes.LAY:
            self._lay(seat, (number - codes.LAY) // 8, (number - codes.LAY) % 8)
        elif number >= codes.PAY:
            self._put(seat, number - codes.PAY)
        elif number == codes.EXCLUDED:
            self._aim(codes.CENTRE, self.first_excluded())
        elif number >= codes.LEAVE:
            self._leave(seat, number - codes.LEAVE)
            self.turned_to += 1
            self._send_away()
        elif number >= codes.JOIN:
            self._join(seat, number - codes.JOIN)
        elif number == codes.SETTLE:
            self._settle(seat)
        elif number == codes.PASS:
            self.passes += 1
            self._witness(seat, codes.COULD_ACT)
            self._note(codes.PASSED, seat, 0)
            self._pass_on()
        else:
            self._store(seat)

    def _store(self, seat: int) -> None:
        """Rule 3.1."""
        self.passes = 0
        count = self.draw if self.hand_count[seat] else self.draw_empty
        count = min(count, self.size - self.drawn)
        for _ in range(count):
            self._draw_to(seat)
        self._note(codes.STORED, seat, count)
        self.took = 1
        self._look_for_mouse()

    def _lay(self, seat: int, place: int, breed: int) -> None:
        """Rule 3.2: yarn on a colony; its cats are safe from now on, with `below_only` those that are there."""
        self.passes = 0
        card = self._remove(seat, place)
        bowl = 8 * seat + breed
        self.seen[card] |= codes.FOOD_SEEN | codes.LAID
        self.under[card] = self.top[bowl]
        self.top[bowl] = card
        self.yarns[bowl] += 1
        if self.yarns[bowl] >= self.yarn_limit:
            self.bare[seat] &= ~(1 << breed)
        self._cover(seat, breed)
        self._note(codes.YARNED, seat, card + 128 * breed)
        self._pass_on()

    def _cover(self, seat: int, breed: int) -> None:
        """No mouse lures the cats of a colony that are there now."""
        lot = 16 * seat + 2 * breed
        self.loose[lot] = self.loose[lot + 1] = 0
        self.exposed[seat] &= ~(3 << 2 * breed)

    def _aim(self, seat: int, card: int) -> None:
        """Rule 4.1: name the cat; an angora's colony is named before anything is paid."""
        self.target_seat = seat
        self.target = card
        self._note(codes.AIMED, self.seat, card)
        self.colony = -1
        self.phase = codes.PAYING
        if codes.animal(self.deck[card]) == codes.ANGORA:
            self.colony = self._only_colony(self.seat)
            if self.colony < 0:
                self.phase = codes.JOINING

    def _only_colony(self, seat: int) -> int:
        """Where an angora must go when there is no choice; -1 when there is one."""
        colonies = self.colonies[seat]
        if not colonies:
            return codes.ANGORA
        return -1 if colonies & (colonies - 1) else fast.popcount(colonies - 1)

    def _join(self, seat: int, breed: int) -> None:
        if self.guest >= 0:
            self._place(seat, self.guest, breed)
            self.guest = -1
            self._look_for_mouse()
            return
        self.colony = breed
        self._note(codes.CHOSE, seat, breed)
        self.phase = codes.PAYING

    def _put(self, seat: int, place: int) -> None:
        """Rule 4.2: one more card for the payment; it stays in hand until the payment is settled."""
        card = self.hand[codes.PACK * seat + place]
        self.marked[place] = 1
        self.paid[self.paid_count] = card
        self.paid_count += 1
        self.paid_sum += VALUE[codes.food(self.deck[card])]
        self._note(codes.PUT, seat, card)
        if self.exact_pay and self.paid_sum >= COST[codes.animal(self.deck[self.target])]:
            self._settle(seat)

    # --- an attraction, in the order of rule 4.3

    def _settle(self, seat: int) -> None:
        self.passes = 0  # not before: until now nobody else has seen anything
        card = self.target
        stolen = self.target_seat != codes.CENTRE
        if stolen:
            self._rob(seat, self.target_seat, card)
        else:
            self._fetch(seat, card)
        self._pay(seat)
        self.took = 0
        if codes.animal(self.deck[card]) == codes.FORTUNE and (stolen or self.fortune_always):
            self._vanish(seat, card)
        else:
            self._arrive(seat, card)
        if self.guest < 0:
            self._look_for_mouse()

    def _rob(self, seat: int, owner: int, card: int) -> None:
        place = codes.PACK * owner
        while self.hand[place] != card:
            place += 1
        self._remove(owner, place - codes.PACK * owner)
        self.seen[card] |= codes.CAT_SEEN
        self._note(codes.ROBBED, seat, card)
        if self.seats >= self.guard_from:
            self.guarded = owner
            self._note(codes.GUARDED, owner, 0)
        if self.dogs:
            self._take_dogs(seat, owner)

    def _take_dogs(self, seat: int, owner: int) -> None:
        """Rule 8.1: all dogs of the robbed hand come along, so what stays in it is no dog."""
        kept = codes.PACK * owner
        for i in range(codes.PACK * owner, codes.PACK * owner + self.hand_count[owner]):
            card = self.hand[i]
            if codes.animal(self.deck[card]) == codes.DOG:
                self._take_dog(seat, owner, card)
            else:
                self.seen[card] |= codes.NO_DOG
                self.hand[kept] = card
                kept += 1
        self.hand_count[owner] = kept - codes.PACK * owner

    def _take_dog(self, seat: int, owner: int, card: int) -> None:
        self._discount(owner, card)
        self.seen[card] |= codes.CAT_SEEN
        self._note(codes.TOOK_DOG, seat, card)
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
        self._note(codes.FETCHED, seat, card)

    def _pay(self, seat: int) -> None:
        """The payment goes to the excluded pile in its order, every card shown from both sides."""
        for i in range(self.paid_count):
            card = self.paid[i]
            self._discount(seat, card)
            self.seen[card] |= codes.FOOD_SEEN | codes.CAT_SEEN
            self._exclude(card)
            self._note(codes.PAID, seat, card)
        base = codes.PACK * seat
        kept = 0
        for i in range(self.hand_count[seat]):
            self.hand[base + kept] = self.hand[base + i]
            kept += 1 - self.marked[i]
            self.marked[i] = 0
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
        self._note(codes.VANISHED, seat, card)
        if self.drawn == self.size:
            return
        card = self.drawn
        self.drawn += 1
        self.took = not self.stock_only
        self.seen[card] = codes.FOOD_SEEN | codes.CAT_SEEN
        self._note(codes.TURNED, seat, card)
        animal = codes.animal(self.deck[card])
        if animal == codes.DOG:
            self._kennel(seat, card)
        elif animal == codes.ANGORA and not (self.colonies[seat] or self.lone_angora):
            self._note(codes.STRAYED, seat, card)
            self._exclude(card)
        elif animal == codes.ANGORA and self._only_colony(seat) < 0:
            self.guest = card
            self.phase = codes.JOINING
        else:
            self.colony = self._only_colony(seat) if animal == codes.ANGORA else -1
            self._arrive(seat, card)

    def _arrive(self, seat: int, card: int) -> None:
        animal = codes.animal(self.deck[card])
        self._place(seat, card, self.colony if animal == codes.ANGORA else animal)
        if animal == codes.AMERICAN and self.drawn < self.size:
            self._draw_to(seat)
            self._note(codes.DREW, seat, 1)
            self.took = not self.stock_only

    def _place(self, seat: int, card: int, breed: int) -> None:
        """On top of its colony. A yarn icon covers all cats down from itself."""
        bowl = 8 * seat + breed
        if self.top[bowl] < 0:
            self.colonies[seat] |= 1 << breed
            self.bare[seat] |= 1 << breed
        self.under[card] = self.top[bowl]
        self.top[bowl] = card
        lot = 2 * breed + (codes.animal(self.deck[card]) != breed)
        self.cats[16 * seat + lot] += 1
        if self.deck[card] >> 6:
            self._cover(seat, breed)
        elif self.below_only or not self.yarns[bowl]:
            self.loose[16 * seat + lot] += 1
            self.exposed[seat] |= 1 << lot
        self._note(codes.ARRIVED, seat, card + 128 * breed)

    # --- a mouse (rule 5)

    def _look_for_mouse(self) -> None:
        """Once, at the end of an action that took cards from the pile."""
        if not self.took or self.drawn == self.size or codes.food(self.deck[self.drawn]) != codes.MOUSE:
            self._pass_on()
            return
        self._note(codes.APPEARED, self.seat, 0)
        self.catcher = self._first_black()
        for seat in range(self.seats):
            self.choices[seat] = 0 if seat == self.catcher else self.lowest(seat)
        if self.catcher >= 0:
            self.mice[self.catcher] += 1
            self._note(codes.CAUGHT, self.catcher, 0)
            if not self.mouse_stays:
                self.seen[self.drawn] = codes.FOOD_SEEN
                self.under[self.drawn] = self.mice_top[self.catcher]
                self.mice_top[self.catcher] = self.drawn
                self.drawn += 1
        self.turned_to = 0
        self._send_away()

    def _first_black(self) -> int:
        """The seat that catches: the first with a black colony, from the active one on."""
        seat = self.seat
        for _ in range(self.seats):
            if self.colonies[seat] >> codes.BLACK & 1:
                return seat
            seat = seat + 1 if seat + 1 < self.seats else 0
        return -1

    def lowest(self, seat: int) -> int:
        """The lots of a bowl among which a mouse lures: the exposed cats of least value (rule 5.2)."""
        exposed = self.exposed[seat]
        if self.by_points:
            return self._least_worth(seat)
        for i in range(4):
            if exposed & LOTS_BY_COST[i]:
                return exposed & LOTS_BY_COST[i]
        return 0

    def _least_worth(self, seat: int) -> int:
        best = 1000
        found = 0
        for lot in range(16):
            if self.exposed[seat] >> lot & 1:
                value = self.worth(seat, lot)
                if value < best:
                    best = value
                    found = 0
                if value == best:
                    found |= 1 << lot
        return found

    def worth(self, seat: int, lot: int) -> int:
        """What the seat's score would lose with one such cat, all other bowls as they are."""
        points = self.score(seat)
        self.cats[16 * seat + lot] -= 1
        points -= self.score(seat)
        self.cats[16 * seat + lot] += 1
        return points

    def _send_away(self) -> None:
        """From the active seat on, each bowl loses one cat; an owner with a choice is asked and we wait."""
        while self.turned_to < self.seats:
            seat = self.seat + self.turned_to
            if seat >= self.seats:
                seat -= self.seats
            choice = self.choices[seat]
            if choice & (choice - 1):
                self.phase = codes.LEAVING
                self.asked = seat
                return
            if choice:
                self._leave(seat, fast.popcount(choice - 1))
            self.turned_to += 1
        if self.chain and self.catcher >= 0 and not self.mouse_stays:
            self._look_for_mouse()
        else:
            self._pass_on()

    def _leave(self, seat: int, lot: int) -> None:
        """The uppermost such cat of its colony goes to the excluded pile."""
        breed = lot // 2
        card = self._pull(8 * seat + breed, codes.ANGORA if lot % 2 else breed)
        self.cats[16 * seat + lot] -= 1
        self.loose[16 * seat + lot] -= 1
        if not self.loose[16 * seat + lot]:
            self.exposed[seat] &= ~(1 << lot)
        if self.top[8 * seat + breed] < 0:
            self.colonies[seat] &= ~(1 << breed)
            self.bare[seat] &= ~(1 << breed)
        self.choices[seat] = 0
        self._exclude(card)
        self._note(codes.LEFT, seat, card + 128 * breed)

    def _pull(self, bowl: int, animal: int) -> int:
        """Take the uppermost cat of this kind out of a colony."""
        above = -1
        card = self.top[bowl]
        while codes.animal(self.deck[card]) != animal or self.seen[card] & codes.LAID:
            above = card
            card = self.under[card]
        if above < 0:
            self.top[bowl] = self.under[card]
        else:
            self.under[above] = self.under[card]
        return card

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
                self.phase = codes.TURN
                return
            self.passes += 1
            self._witness(self.seat, 0)
            self._note(codes.PASSED, self.seat, 0)
        self._end()

    def _end(self) -> None:
        """Hands are laid open."""
        self.phase = codes.OVER
        self._note(codes.ENDED, self.seat, 0)
        for seat in range(self.seats):
            for i in range(codes.PACK * seat, codes.PACK * seat + self.hand_count[seat]):
                self.seen[self.hand[i]] |= codes.FOOD_SEEN | codes.CAT_SEEN

    # --- what passing tells

    def _witness(self, seat: int, flags: int) -> None:
        """Everyone sees with which cards in hand, and which cats in reach, a seat passed."""
        if self.witnessed == codes.WITNESSED:
            return
        bit = ONE << self.witnessed
        for owner in range(self.seats):
            for i in range(codes.PACK * owner, codes.PACK * owner + self.hand_count[owner]):
                if owner == seat:
                    self.held_then[self.hand[i]] |= bit
                elif owner != self.guarded:
                    self.open_then[self.hand[i]] |= bit
        card = self.first_excluded()
        if card >= 0:
            self.open_then[card] |= bit
        flags |= codes.HAD_COLONY if self.colonies[seat] else 0
        flags |= codes.HAD_PLACE_FOR_YARN if self.bare[seat] else 0
        self.flags_then[self.witnessed] = flags
        self.witnessed += 1

    def contradictions(self) -> int:
        """How many of the witnessed passes do not agree with the cards as they are now; none in the true pack."""
        count = 0
        for i in range(self.witnessed):
            could = self.could_act_then(i)
            count += could != (self.flags_then[i] & codes.COULD_ACT > 0)
        return count

    def could_act_then(self, i: int) -> int:
        flags = self.flags_then[i]
        bit = ONE << i
        food = yarn = 0
        for card in range(self.drawn):
            if self.held_then[card] & bit:
                food += VALUE[codes.food(self.deck[card])]
                yarn |= codes.food(self.deck[card]) == codes.YARN
        if yarn and flags & codes.HAD_PLACE_FOR_YARN:
            return 1
        for card in range(self.drawn):
            if self.open_then[card] & bit:
                animal = codes.animal(self.deck[card])
                housed = animal != codes.ANGORA or flags & codes.HAD_COLONY or self.lone_angora
                if animal != codes.DOG and COST[animal] <= food and housed:
                    return 1
        return 0

    # --- what may be done

    def owes(self, seat: int) -> int:
        """Whether this seat is to act."""
        return self.phase != codes.OVER and seat == self.asked

    def first_excluded(self) -> int:
        """The first cat from the top of the excluded pile; -1 when there is none."""
        card = self.excluded
        while card >= 0 and codes.animal(self.deck[card]) == codes.DOG:
            card = self.under[card]
        return card

    def can_reach(self, seat: int, card: int) -> int:
        """Whether the seat could pay for this cat and give it a place."""
        animal = codes.animal(self.deck[card])
        if animal == codes.DOG or COST[animal] > codes.lane(self.tally[seat], codes.HAND_FOOD):
            return 0
        return animal != codes.ANGORA or self.colonies[seat] > 0 or self.lone_angora

    def can_fetch(self, seat: int) -> int:
        card = self.first_excluded()
        return card >= 0 and self.can_reach(seat, card)

    def reachable(self, seat: int, owner: int) -> int:
        """How many cats in the owner's hand the seat could attract."""
        if owner in (seat, self.guarded):
            return 0
        return self._within_means(seat, self.tally[owner])

    def targets(self, seat: int) -> int:
        """How many cats in all hands the seat could attract: tallies add up, as no count of the pack reaches 256."""
        hands = -self.tally[seat]
        for owner in range(self.seats):
            hands += self.tally[owner]
        if self.guarded not in (-1, seat):
            hands -= self.tally[self.guarded]
        return self._within_means(seat, hands)

    def _within_means(self, seat: int, hands: int) -> int:
        """How many cats of a tally the seat could pay for and give a place."""
        food = codes.lane(self.tally[seat], codes.HAND_FOOD)
        count = codes.lane(hands, min(food, 4)) if food else 0
        if COST[codes.ANGORA] <= food and (self.colonies[seat] or self.lone_angora):
            count += codes.lane(hands, codes.HAND_ANGORAS)
        return count

    def payable(self, seat: int) -> int:
        """How many cards of the hand may be paid with."""
        return self.hand_count[seat] - (0 if self.yarn_pays else codes.lane(self.tally[seat], codes.HAND_YARNS))

    def yarn_ways(self, seat: int) -> int:
        """How many ways there are to lay yarn."""
        yarns = codes.lane(self.tally[seat], codes.HAND_YARNS)
        return yarns * fast.popcount(self.bare[seat]) if yarns else 0

    def can_act(self, seat: int) -> int:
        """Whether anything but storing is open to the seat in its turn."""
        if self.can_fetch(seat) or (codes.lane(self.tally[seat], codes.HAND_YARNS) and self.bare[seat]):
            return 1
        return self.targets(seat) > 0

    def is_payable(self, card: int) -> int:
        return codes.food(self.deck[card]) != codes.YARN or self.yarn_pays

    def is_settled(self) -> int:
        """Whether the payment so far is enough."""
        return self.paid_sum >= COST[codes.animal(self.deck[self.target])]

    def count_legal(self, seat: int) -> int:
        """How many actions the seat has; it must be to act."""
        if self.phase == codes.PAYING:
            return self.payable(seat) - self.paid_count + self.is_settled()
        if self.phase == codes.JOINING:
            return fast.popcount(self.colonies[seat])
        if self.phase == codes.LEAVING:
            return fast.popcount(self.choices[seat])
        count = self.can_fetch(seat) + self.yarn_ways(seat) + self.targets(seat)
        return count + 1 if self.drawn < self.size or self.may_pass else count

    def nth_legal(self, seat: int, n: int) -> int:
        """The number of the n-th legal action, in the order of the numbers."""
        if self.phase == codes.PAYING:
            return self._nth_payment(seat, n)
        if self.phase == codes.JOINING:
            return codes.JOIN + self._nth_place(self.colonies[seat], n)
        if self.phase == codes.LEAVING:
            return codes.LEAVE + self._nth_place(self.choices[seat], n)
        return self._nth_choice(seat, n, self.can_fetch(seat), self.yarn_ways(seat))

    def _nth_choice(self, seat: int, n: int, fetches: int, lays: int) -> int:
        """In a turn: store or pass, the first excluded cat, yarn by card and colony, cats by owner and place."""
        if self.drawn < self.size or self.may_pass:
            if n == 0:
                return codes.STORE if self.drawn < self.size else codes.PASS
            n -= 1
        if fetches:
            if n == 0:
                return codes.EXCLUDED
            n -= 1
        if n < lays:
            free = fast.popcount(self.bare[seat])
            return codes.LAY + 8 * self._nth_yarn(seat, n // free) + self._nth_place(self.bare[seat], n % free)
        return self._nth_target(seat, n - lays)

    def _nth_place(self, mask: int, n: int) -> int:
        """Where the n-th set bit is."""
        return fast.popcount(fast.nth_bit(mask, n) - 1)

    def _nth_payment(self, seat: int, n: int) -> int:
        if self.is_settled():
            if n == 0:
                return codes.SETTLE
            n -= 1
        return codes.PAY + self._nth_payable(seat, n)

    def _nth_payable(self, seat: int, n: int) -> int:
        """The place of the n-th card that may still be put into the payment."""
        place = 0
        while True:
            if not self.marked[place] and self.is_payable(self.hand[codes.PACK * seat + place]):
                if n == 0:
                    return place
                n -= 1
            place += 1

    def _nth_yarn(self, seat: int, n: int) -> int:
        place = 0
        while True:
            if codes.food(self.deck[self.hand[codes.PACK * seat + place]]) == codes.YARN:
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
            if self.can_reach(seat, self.hand[codes.PACK * owner + place]):
                if n == 0:
                    return codes.ATTRACT + codes.PACK * owner + place
                n -= 1
            place += 1

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of all legal actions, ascending; the seat must be to act."""
        return [self.nth_legal(seat, n) for n in range(self.count_legal(seat))]

    # --- the score (rule 7)

    def colony_size(self, seat: int, breed: int) -> int:
        return self.cats[16 * seat + 2 * breed] + self.cats[16 * seat + 2 * breed + 1]

    def breeds(self, seat: int) -> int:
        """How many different breeds the bowl has."""
        count = 0
        for breed in range(8):
            count += self.colony_size(seat, breed) > 0
        return count

    def bowl_cats(self, seat: int) -> int:
        count = 0
        for lot in range(16 * seat, 16 * seat + 16):
            count += self.cats[lot]
        return count

    def dogs_of(self, seat: int) -> int:
        """In the bowl; at the end also in the hand, which nobody may count before."""
        return self.dog_count[seat] + (codes.lane(self.tally[seat], codes.HAND_DOGS) if self.phase == codes.OVER else 0)

    def score(self, seat: int) -> int:
        """All points as the bowls stand."""
        oranges = self.colony_size(seat, codes.ORANGE)
        total = ORANGES[min(oranges, 5)] + self._calico_points(seat)
        total += 2 * self._scoring(seat, codes.AMERICAN) + self._scoring(seat, codes.SIAMESE)
        if self.colony_size(seat, codes.BRITISH):
            total += self._scoring(seat, codes.BRITISH) * (self.breeds(seat) - self.british_others)
        if self.mice_always or self.colony_size(seat, codes.BLACK):
            total += self.mice[seat]
        return total - self._dog_penalty(seat)

    def _scoring(self, seat: int, breed: int) -> int:
        """The cats of a colony that score one by one."""
        lot = 16 * seat + 2 * breed
        return self.cats[lot] + self.angora_scores * self.cats[lot + 1]

    def _calico_points(self, seat: int) -> int:
        size = self.colony_size(seat, codes.CALICO)
        if not size:
            return 0
        larger = equal = 0
        for other in range(self.seats):
            larger += self.colony_size(other, codes.CALICO) > size
            equal += self.colony_size(other, codes.CALICO) == size
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
        while self.phase != codes.OVER:
            if self.phase == codes.TURN:
                self._turn_at_random(self.seat, dice)
            elif self.phase == codes.PAYING:
                self._pay_at_random(self.seat, dice)
            else:
                n = fast.below(dice, self.count_legal(self.asked))
                self.play(self.asked, self.nth_legal(self.asked, n))

    def _pay_at_random(self, seat: int, dice: Dice) -> None:
        settled = self.is_settled()
        n = fast.below(dice, self.payable(seat) - self.paid_count + settled)
        self.notes = 0
        if settled and n == 0:
            self._settle(seat)
        else:
            self._put(seat, self._nth_payable(seat, n - settled))

    def _turn_at_random(self, seat: int, dice: Dice) -> None:
        """As `play` with `nth_legal`, but what is open to the seat is counted only once."""
        fetches = self.can_fetch(seat)
        lays = self.yarn_ways(seat)
        count = fetches + lays + self.targets(seat)
        if self.drawn < self.size or self.may_pass:
            count += 1
        n = fast.below(dice, count)
        self.play(seat, self._nth_choice(seat, n, fetches, lays))

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
