"""Matches of Yummy Kitty imagined from what one seat knows: the unseen dealt anew, then played on to the end.

Compiled with rollout.pxd.
"""

from __future__ import annotations

from tabbytop.bots import yielding
from tabbytop.bots.yummy_kitty import paying
from tabbytop.bots.yummy_kitty.policy import Policy
from tabbytop.core import fast
from tabbytop.core.dice import Dice
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.state import State

SWEEPS = 6
"""Exchanges tried for each card of which something is known, from one world to the next."""
TRIES = 8
"""Walks to another world before we stay where we are: what passes have told may forbid them."""
WIN = 12.0
"""Points for which a player would give up a victory."""


class Beliefs:
    """What a seat knows of every card, and a walk through the packs that agree with it."""

    def __init__(self) -> None:
        self.size = self.hidden = self.loose = self.strict = 0
        self.bits = [0] * 74
        self.code = [0] * 74
        self.no_dog = [0] * 74
        self.place = [0] * 74
        self.before = [0] * 74

    def fits(self, place: int, code: int) -> int:
        if self.no_dog[place] and codes.animal(code) == codes.DOG:
            return 0
        return code & self.bits[place] == self.code[place]

    def begin(self) -> None:
        """Order the cards that are not fully known: first those of which nothing is."""
        self.hidden = 0
        for i in range(self.size):
            if not self.bits[i] and not self.no_dog[i]:
                self.place[self.hidden] = i
                self.hidden += 1
        self.loose = self.hidden
        for i in range(self.size):
            if (self.bits[i] or self.no_dog[i]) and self.bits[i] != 127:
                self.place[self.hidden] = i
                self.hidden += 1

    def walk(self, world: State, dice: Dice) -> None:
        """On to another world that this seat can't tell from the last one."""
        for i in range(self.size):
            self.before[i] = world.deck[i]
        for _ in range(TRIES):
            self._mix(world, dice)
            world.recount()
            if not self.strict or not self._is_denied(world):
                return
            for i in range(self.size):
                world.deck[i] = self.before[i]
        world.recount()

    def _is_denied(self, world: State) -> int:
        """Whether a pass would not have been one, or a seat would be asked that has no choice."""
        if world.phase == codes.TURN and not world.can_act(world.asked):
            return 1
        return world.contradictions() > 0

    def _mix(self, world: State, dice: Dice) -> None:
        for i in range(self.loose - 1, 0, -1):
            self._exchange(world, self.place[i], self.place[fast.below(dice, i + 1)])
        for i in range(self.loose, self.hidden):
            for _ in range(SWEEPS):
                one = self.place[i]
                two = self.place[fast.below(dice, self.hidden)]
                if self.fits(one, world.deck[two]) and self.fits(two, world.deck[one]):
                    self._exchange(world, one, two)

    def _exchange(self, world: State, one: int, two: int) -> None:
        code = world.deck[one]
        world.deck[one] = world.deck[two]
        world.deck[two] = code


class Rollout:
    """Plans of one seat, numbered from 0, and what came of them."""

    def __init__(self, policy: Policy, beliefs: Beliefs) -> None:
        self.policy, self.beliefs = policy, beliefs
        self.win = WIN
        self.count = 0
        self.number = [0] * 64
        self.join = [-1] * 64
        self.twos = [-1] * 64
        self.total = [0.0] * 64
        self.tries = [0] * 64
        self.alive = [0] * 64

    def sample(self, world: State, line: State, seat: int, rounds: int, dice: Dice) -> None:
        """Play every plan that is alive on from as many worlds: the same worlds for all of them."""
        for _ in range(rounds):
            self.beliefs.walk(world, dice)
            for i in range(self.count):
                if self.alive[i]:
                    yielding.yield_cpu()
                    line.become(world)
                    self.follow(line, seat, i)
                    self.policy.play_on(line, dice)
                    self._count(line, seat, i)

    def _count(self, line: State, seat: int, plan: int) -> None:
        """What came of a plan in one match."""
        self.total[plan] += self.margin(line, seat) + self.win * self.victory(line, seat)
        self.tries[plan] += 1

    def follow(self, line: State, seat: int, plan: int) -> None:
        """Carry out a plan."""
        if self.number[plan] >= 0:
            line.play(seat, self.number[plan])
        if line.phase == codes.JOINING and self.join[plan] >= 0:
            line.play(seat, codes.JOIN + self.join[plan])
        if line.phase == codes.PAYING and self.twos[plan] >= 0:
            paying.pay(line, seat, self.twos[plan])

    def margin(self, line: State, seat: int) -> int:
        """The lead over the best rival."""
        most = -1000
        for other in range(line.seats):
            if other != seat:
                most = max(most, line.score(other))
        return line.score(seat) - most

    def victory(self, line: State, seat: int) -> float:
        """The share of the victory (rule 7.6)."""
        mine = self._rank(line, seat)
        equal = 0
        for other in range(line.seats):
            theirs = self._rank(line, other)
            if theirs > mine:
                return 0.0
            equal += theirs == mine
        return 1.0 / equal

    def _rank(self, line: State, seat: int) -> int:
        return 10000 * line.score(seat) + 100 * line.bowl_cats(seat) + line.breeds(seat)
