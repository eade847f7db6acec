"""The graded players of Yummy Kitty: how much they see, what they remember, how softly they choose, how they search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tabbytop.bots.halving import halve
from tabbytop.bots.hints import Hint
from tabbytop.bots.yummy_kitty.features import AT, SIZE, TABLES, WEIGHTS
from tabbytop.bots.yummy_kitty.policy import Policy
from tabbytop.bots.yummy_kitty.reasons import reasons, sure_points
from tabbytop.bots.yummy_kitty.rollout import Beliefs, Rollout
from tabbytop.core.dice import Dice, seeded_dice
from tabbytop.games.yummy_kitty.codes import (
    ATTRACT,
    EXCLUDED,
    JOIN,
    JOINING,
    PACK,
    PAY,
    PAYING,
    SETTLE,
    TURN,
    VALUE,
    food,
)
from tabbytop.games.yummy_kitty.guessing import FOOD_BITS, sightings
from tabbytop.games.yummy_kitty.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.bots.hints import Reason
    from tabbytop.core.game import Game
    from tabbytop.games.yummy_kitty.visibility import View

TRUST, SCALE = 16, 2.0
"""First sight counts as much as so many imagined matches; so many points for one step of its promise."""
SHARP = 4.0
"""How much more often than in training everybody in an imagined match does what promises most."""
PLANS = 16
"""Plans that are played on."""
NEAR = 0.5
"""Hints of the same kind whose worth differs less than this are one."""
SHARES = {TURN: 0.7, PAYING: 0.2}
"""Of a turn's budget, for its decisions; a choice of colony or of the cat that leaves has the whole of it."""


@dataclass(frozen=True, slots=True)
class Skill:
    sight: float = 1.0
    """How much of what was learned counts beside the points at once."""
    temperature: float = 0.0
    """A choice that promises less by this is chosen about a third as often; 0: always the best."""
    memory: bool = True
    """Whether it remembers the food that others drew."""
    matches: int = 0
    """Matches imagined for a turn when nobody gives a budget."""
    patient: bool = True
    """Whether it imagines more than that when it may."""


SKILLS = {
    "kitten": Skill(sight=0.1, temperature=2.0, memory=False),
    "house_cat": Skill(sight=0.3, temperature=1.0, memory=False),
    "alley_cat": Skill(sight=0.6, temperature=0.7, memory=False),
    "tiger": Skill(memory=False, matches=100, patient=False),
    "master": Skill(matches=2000),
}


def learned_policy(sight: float = 1.0) -> Policy:
    """The policy in the package; with less of it for those who see less. Each player has its own to work with."""
    policy = Policy()
    policy.weights = learned_weights(sight)
    return policy


@cache
def learned_weights(sight: float) -> list[float]:
    """What is not seen of the learned weights, the points at once stand in for."""
    weights = WEIGHTS.read()
    mixed = [sight * weight for weight in weights]
    for players in range(4):
        for gain in range(TABLES["points"]):
            mixed[SIZE * players + AT["points"] + gain] += (1 - sight) * 0.4 * (gain - 6)
    return mixed


@dataclass(frozen=True, slots=True)
class Plan:
    """A choice to its end: an action by its number (-1: none, the payment goes on), an angora's colony, the number of
    cards worth 2 in the payment; -1 where nothing is to be chosen."""

    number: int
    join: int = -1
    twos: int = -1


@dataclass(frozen=True, slots=True)
class Thought:
    """A plan, what it is worth, and from how many imagined matches that is known."""

    plan: Plan
    worth: float
    """Points before the best rival at the end, and those for which one would give up a victory."""
    matches: int = 0


class Worlds:
    """Matches imagined from a table: the trial of `halve`."""

    def __init__(self, rollout: Rollout, state: State, seat: int, thoughts: Sequence[Thought], dice: Dice) -> None:
        self.rollout, self.world, self.seat, self.dice = rollout, state, seat, dice
        self.line = state.clone()
        self.plans = [thought.plan for thought in thoughts]
        middle = fmean(thought.worth for thought in thoughts)
        self.sight = [SCALE * (thought.worth - middle) for thought in thoughts]
        """What each promised at first sight, against the others."""
        rollout.count = len(self.plans)
        rollout.number = _padded([plan.number for plan in self.plans])
        rollout.join = _padded([plan.join for plan in self.plans])
        rollout.twos = _padded([plan.twos for plan in self.plans])

    def sample(self, alive: Sequence[int], rounds: int) -> None:
        self.rollout.alive = [int(plan in alive) for plan in range(64)]
        self.rollout.sample(self.world, self.line, self.seat, rounds, self.dice)

    def mean(self, move: int) -> float:
        total, tries = self.rollout.total, self.rollout.tries
        level = sum(total) / max(1, sum(tries))
        return float((total[move] + TRUST * (level + self.sight[move])) / (tries[move] + TRUST))

    def thought(self, move: int) -> Thought:
        return Thought(self.plans[move], self.mean(move), self.rollout.tries[move])


def _padded(numbers: list[int]) -> list[int]:
    return [*numbers, *[-1] * 64][:64]


class YummyKittyPlayer:
    plan: Any = None

    def __init__(self, name: str, game: Game[Any, Any, Any, Any], skill: Skill) -> None:
        self.name, self.game, self.skill = name, game, skill
        self.policy = learned_policy(skill.sight)

    def choose(self, view: View, budget: Budget, rng: Random) -> Any:
        start = budget.now()
        state: State = self.game.determinize(view, rng)
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(0.0, budget.seconds - (budget.now() - start)))
        thoughts = self.think(view, state.clone(), budget, rng)
        return self.game.numbered_action(first_action(state, self._pick(thoughts, rng)))

    def think(self, view: View, state: State, budget: Budget, rng: Random) -> list[Thought]:
        """The plans worth a thought, best first. The table is one that this view might be of, and is used up."""
        assert view.seat is not None
        beliefs = believed(view, state, memory=self.skill.memory)
        thoughts = self._at_first_sight(state)
        if not self.skill.matches or len(thoughts) == 1:
            return thoughts
        self.policy.sharp = SHARP
        rollout = Rollout(self.policy, beliefs)
        worlds = Worlds(rollout, state, view.seat, thoughts[:PLANS], seeded_dice(rng.getrandbits(64)))
        share = SHARES.get(state.phase, 1.0)
        usual = round(self.skill.matches * share)
        order = halve(len(worlds.plans), worlds, self._allowed(budget, share, worlds), usual)
        return [worlds.thought(move) for move in order]

    def _allowed(self, budget: Budget, share: float, worlds: Worlds) -> Budget:
        """What this decision may use of a turn's budget; the impatient stop after their own number of matches."""
        seconds = None if budget.seconds is None else budget.seconds * share
        iterations = None if budget.iterations is None else max(1, round(budget.iterations * share))
        if self.skill.patient:
            return replace(budget, seconds=seconds, iterations=iterations)
        most = round(self.skill.matches * share)
        if seconds is not None:
            start = budget.now()
            worlds.sample([0], 1)
            most = min(most, int(seconds / max(budget.now() - start, 1e-6)))
        return replace(budget, seconds=None, iterations=max(1, min(most, iterations or most)))

    def _pick(self, thoughts: list[Thought], rng: Random) -> Plan:
        if not self.skill.temperature:
            return thoughts[0].plan
        best = thoughts[0].worth
        odds = [exp((thought.worth - best) / self.skill.temperature) for thought in thoughts]
        return rng.choices(thoughts, odds)[0].plan

    def _at_first_sight(self, state: State) -> list[Thought]:
        """All plans by what the policy promises."""
        policy = self.policy
        policy.list_choices(state)
        choices = list(zip(policy.number, policy.join, policy.promise, strict=True))[: policy.count]
        if state.phase == PAYING:
            thoughts = [Thought(Plan(-1, twos=number), promise) for number, _, promise in choices]
        else:
            thoughts = [
                Thought(plan, promise + extra)
                for number, join, promise in choices
                for plan, extra in self._payments(state, Plan(number, join))
            ]
        return sorted(thoughts, key=lambda thought: -thought.worth)

    def _payments(self, state: State, plan: Plan) -> list[tuple[Plan, float]]:
        """An attraction with each way to pay for it, and what a way promises against the best one."""
        if not (plan.number >= ATTRACT or plan.number == EXCLUDED):
            return [(plan, 0.0)]
        after = state.clone()
        after.play(after.asked, plan.number)
        if after.phase == JOINING:
            after.play(after.asked, JOIN + plan.join)
        self.policy.list_choices(after)
        ways = list(zip(self.policy.number, self.policy.promise, strict=True))[: self.policy.count]
        best = max(promise for _, promise in ways)
        return [(replace(plan, twos=twos), promise - best) for twos, promise in ways]


def believed(view: View, state: State, *, memory: bool) -> Beliefs:
    """What a view tells of every card; without memory, not the food of other hands."""
    known = sightings(state, view)
    bits = [sighting.bits for sighting in known]
    if not memory and view.seat is not None:
        seen = list(state.seen)
        for card in (card for seat, held in enumerate(view.hands) if seat != view.seat for card in held):
            bits[card.id] &= ~FOOD_BITS
            seen[card.id] &= ~(1 << view.seat)
        state.seen = seen
    beliefs = Beliefs()
    beliefs.size = len(known)
    beliefs.bits = _filled(bits)
    beliefs.code = _filled([sighting.code & mask for sighting, mask in zip(known, bits, strict=True)])
    beliefs.no_dog = _filled([int(sighting.no_dog) for sighting in known])
    beliefs.strict = int(view.pile == 0)
    beliefs.begin()
    return beliefs


def _filled(numbers: list[int]) -> list[int]:
    return [*numbers, *[0] * 74][:74]


def first_action(state: State, plan: Plan) -> int:
    """The number of the action with which a plan begins: for a payment, its next card."""
    if plan.number >= 0:
        return plan.number
    if state.is_settled():
        return SETTLE
    value = 2 if plan.twos else 1
    hand = state.hand[PACK * state.asked : PACK * state.asked + state.hand_count[state.asked]]
    coins = [VALUE[food(state.deck[card])] for card in hand]
    return PAY + next(place for place, coin in enumerate(coins) if coin == value and not state.marked[place])


def make_level(name: str, game: Game[Any, Any, Any, Any]) -> YummyKittyPlayer:
    return YummyKittyPlayer(name, game, SKILLS[name])


def hints(game: Game[Any, Any, Any, Any], view: View, budget: Budget, rng: Random, most: int) -> list[Hint]:
    """What the master would do; one hint for each action, the best way to go on with it."""
    player = make_level("master", game)
    state: State = game.determinize(view, rng)
    thoughts = player.think(view, state.clone(), budget, rng)
    middle = fmean(thought.worth for thought in thoughts)
    best, *others = thoughts
    found: dict[int, Hint] = {}
    for thought in (best, *sorted(others, key=lambda thought: -thought.worth)):
        number = first_action(state, thought.plan)
        gain = round(min(thought.worth, best.worth) - middle, 2)
        why = reasons(state, number, thought.plan.join)
        found.setdefault(number, Hint(game.numbered_action(number), gain, why))
    return few_of(list(found.values()), most)


def few_of(found: list[Hint], most: int) -> list[Hint]:
    """The best, one of each kind; in the last place the surest gain, if it is none of them."""
    kept: list[Hint] = []
    for hint in found:
        if not any(is_like(hint, other) for other in kept):
            kept.append(hint)
    few = kept[:most]
    surest = max(kept, key=lambda hint: sure_points(hint.reasons))
    sure = sure_points(surest.reasons)
    if most > 1 and sure > max(0, *(sure_points(hint.reasons) for hint in few)):
        few = [*kept[: most - 1], surest]
    return few


def is_like(hint: Hint, other: Hint) -> bool:
    """Nearly the same worth, and the same done: any yarn, or the same for the own bowl, whoever is robbed."""
    same = hint.action.kind == other.action.kind and (hint.action.kind == "yarn" or _own(hint) == _own(other))
    return same and abs(hint.gain - other.gain) < NEAR


def _own(hint: Hint) -> list[Reason]:
    return [reason for reason in hint.reasons if "seat" not in reason.args]
