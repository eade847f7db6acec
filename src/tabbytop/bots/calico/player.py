"""The graded players of Calico: how far they see, how softly they choose, and how they search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tabbytop._plain import is_compiled
from tabbytop.bots.calico.features import BIAS_AT, GOAL_ROW, GOAL_STATES, GOALS_AT, RAINBOW_AT, WEIGHTS
from tabbytop.bots.calico.reasons import reasons
from tabbytop.bots.calico.rollout import Rollout
from tabbytop.bots.calico.value import Value
from tabbytop.bots.halving import halve
from tabbytop.bots.hints import Hint
from tabbytop.core.bits import popcount
from tabbytop.core.dice import Dice, seeded_dice
from tabbytop.games.calico.geometry import ARRANGE, ARRANGED, CHOOSING, PLACING, TAKE, TAKING
from tabbytop.games.calico.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game

IS_COMPILED = is_compiled(Value)
TRIED, LINED, DRAFTS, NEXT = 12, 3, 2, 10
"""Moves that are played on in imagined matches; how many of the best of them with the seat's own next placement laid
down, after how many drafts, and how many such placements for each."""
LINES_FROM, LINES_FROM_MATCHES = 0.1, 4000
"""Seconds, or imagined matches, for a turn alone, from which on next placements are laid down; before a placement, half
of its share goes there."""
DEEP_FROM, DEEP = 0.5, 3
"""From so many seconds a turn on, imagined matches are fewer and played better: some placements a turn ahead."""
TRUST = 10
"""First sight counts as much as this many imagined matches."""


@dataclass(frozen=True, slots=True)
class Skill:
    sight: float = 1.0
    """How much of what groups may still become counts beside the points at once."""
    goals: float = 1.0
    """The same for goals that are not finished."""
    temperature: float = 0.0
    """In points: a move worse by this is chosen about a third as often."""
    short: int = 0
    """Placements that are looked at one turn further on."""
    matches: int = 0
    """Matches imagined for a turn when nobody gives a budget."""


SKILLS = {
    "kitten": Skill(sight=0.25, goals=0.0, temperature=1.5),
    "house_cat": Skill(sight=0.6, goals=0.6, temperature=1.2),
    "alley_cat": Skill(temperature=0.7),
    "tiger": Skill(short=8),
    "master": Skill(matches=2000),
}


@cache
def learned_value(sight: float = 1.0, goals: float = 1.0) -> Value:
    """The value in the package; less of it for those who see less."""
    weights = WEIGHTS.read()
    value = Value()
    value.group_w = [sight * w for w in weights[:GOALS_AT]]
    value.goals.weights = [goals * w for w in weights[GOALS_AT:RAINBOW_AT]]
    value.rainbow_w = [sight * w for w in weights[RAINBOW_AT:BIAS_AT]]
    value.bias_w = weights[BIAS_AT:]
    return value


@dataclass(frozen=True, slots=True)
class Thought:
    """A move by its number, what it is worth in the end, and from how many imagined matches that is known."""

    number: int
    worth: float
    matches: int = 0
    then: tuple[int, ...] = ()
    """What the seat does next in those matches, as far as it is laid down."""


class Worlds:
    """Matches imagined from a table: the trial of `halve`."""

    def __init__(self, rollout: Rollout, root: State, seat: int, thoughts: Sequence[Thought], dice: Dice) -> None:
        self.rollout, self.root, self.seat, self.dice = rollout, root, seat, dice
        self.world, self.line = State(), State()
        self.thoughts = thoughts
        middle = fmean(thought.worth for thought in thoughts)
        self.sight = [thought.worth - middle for thought in thoughts]
        """What each promised at first sight, against the others."""
        empty = [0] * 160
        rollout.moves = [*(thought.number for thought in thoughts), *empty][:160]
        rollout.then = [*(step for thought in thoughts for step in (*thought.then, -1, -1)[:2]), *[-1] * 320][:320]
        rollout.total, rollout.tries = [0.0] * 160, empty

    def sample(self, alive: Sequence[int], rounds: int) -> None:
        chosen = [0] * 160
        for move in alive:
            chosen[move] = 1
        self.rollout.alive = chosen
        self.rollout.sample(self.root, self.world, self.line, self.seat, len(self.thoughts), rounds, self.dice)

    def mean(self, move: int) -> float:
        """What it brought, and what it promised: the promise counts as much as a few matches."""
        total, tries = self.rollout.total, self.rollout.tries
        level = sum(total) / max(1, sum(tries))
        return float((total[move] + TRUST * (level + self.sight[move])) / (tries[move] + TRUST))

    def thought(self, move: int) -> Thought:
        return replace(self.thoughts[move], worth=self.mean(move), matches=self.rollout.tries[move])


class CalicoPlayer:
    plan: Any = None

    def __init__(self, name: str, game: Game[Any, Any, Any, Any], skill: Skill) -> None:
        self.name, self.game, self.skill = name, game, skill
        self.value = learned_value(skill.sight, skill.goals)

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        thoughts = self.think(view, budget, rng)
        return self.game.numbered_action(self._pick(thoughts, rng))

    def think(self, view: Any, budget: Budget, rng: Random) -> list[Thought]:
        """The moves worth a thought, best first."""
        state: State = self.game.determinize(view, rng)
        rollout = Rollout(self.value)
        rollout.short = self.skill.short
        rollout.hidden = int(view.config.hands == "hidden")
        thoughts = self._at_first_sight(rollout, state, view.seat)
        if not self.skill.matches or len(thoughts) == 1 or self._is_exact(state, view.seat):
            return thoughts
        dice = seeded_dice(rng.getrandbits(64))
        return self._imagine(rollout, state, view.seat, thoughts, budget, dice)

    def _pick(self, thoughts: list[Thought], rng: Random) -> int:
        if not self.skill.temperature:
            return thoughts[0].number
        best = thoughts[0].worth
        odds = [exp((thought.worth - best) / self.skill.temperature) for thought in thoughts]
        return rng.choices(thoughts, odds)[0].number

    def _is_exact(self, state: State, seat: int) -> bool:
        """Whether first sight saw to the end: the last placement, and alone the last two turns."""
        left = popcount(state.empty[seat])
        if state.scenario or state.phase == CHOOSING or state.restriction == 3:
            return False
        if state.phase == PLACING:
            return left == 1 or (left == 2 and state.seats == 1)
        return left == 1 and state.seats == 1

    # --- by the value alone

    def _at_first_sight(self, rollout: Rollout, state: State, seat: int) -> list[Thought]:
        if state.phase == CHOOSING:
            thoughts = self._goals_by_value(state, seat)
        elif state.phase == PLACING:
            thoughts = self._placements(rollout, state, seat)
        else:
            thoughts = self._drafts(rollout, state, seat)
        return sorted(thoughts, key=lambda thought: -thought.worth)

    def _goals_by_value(self, state: State, seat: int) -> list[Thought]:
        """By what each goal is worth while none of its neighbours is sewn."""
        first = GOAL_ROW * 21 + GOAL_STATES * 6 * (state.restriction == 2)
        worth = [self.value.goals.weights[first + GOAL_STATES * goal] for goal in range(6)]
        numbers = state.legal_numbers(seat)
        return [Thought(n, sum(worth[int(digit)] for digit in f"{ARRANGED[n - ARRANGE]:03}")) for n in numbers]

    def _placements(self, rollout: Rollout, state: State, seat: int) -> list[Thought]:
        """By the value one placement on; those that look best, by a further turn."""
        thoughts = self._one_on(rollout, state, seat)
        left = popcount(state.empty[seat])
        few = 8 if left == 2 else 24 if self.skill.matches else self.skill.short
        if few == 0 or left == 1 or state.restriction == 3:
            return thoughts
        best = sorted(thoughts, key=lambda thought: -thought.worth)[:few]
        return [replace(t, worth=rollout.ahead(state, seat, t.number // 22, t.number % 22)) for t in best]

    def _one_on(self, rollout: Rollout, state: State, seat: int) -> list[Thought]:
        rollout.forget()
        rollout.rate_hand(state, seat)
        rows = rollout.rows
        first = state.hand[2 * seat]
        return [Thought(n, rows[22 * (2 * seat + (n // 22 != first)) + n % 22]) for n in state.legal_numbers(seat)]

    def _drafts(self, rollout: Rollout, state: State, seat: int) -> list[Thought]:
        self.value.survey(state, seat)
        held = max(state.hand[2 * seat], state.hand[2 * seat + 1])
        kept = rollout.rate(state, seat, held, 8) if held >= 0 else -1000.0
        worths = [rollout.rate(state, seat, state.market[spot], 9) for spot in range(3)]
        return [Thought(TAKE + spot, rollout.hand_worth(kept, w, state, seat)) for spot, w in enumerate(worths)]

    # --- by imagined matches

    def _imagine(
        self, rollout: Rollout, state: State, seat: int, thoughts: list[Thought], budget: Budget, dice: Dice
    ) -> list[Thought]:
        """The best of them, played on to the end in many worlds. A turn is placing and taking: each has its share."""
        if budget.seconds is None and budget.iterations is None:
            budget = replace(budget, iterations=self.skill.matches)
        if budget.seconds is not None and budget.seconds >= DEEP_FROM and IS_COMPILED:
            rollout.short = DEEP
        share = (
            1.0 if state.phase == CHOOSING else 2 / 3 if (state.phase == PLACING) != (state.restriction == 3) else 1 / 3
        )
        few = thoughts[: 24 if state.phase == CHOOSING else TRIED]
        if not self._looks_on(state, seat, budget):
            return _played_on(Worlds(rollout, state, seat, few, dice), budget.part(share))
        rest: list[Thought] = []
        if state.phase == PLACING:
            share /= 2
            ranked = _played_on(Worlds(rollout, state, seat, few, dice), budget.part(share), LINED)
            few, rest = ranked[:LINED], ranked[LINED:]
        lines = [line for thought in few for line in self._lines(state, seat, thought)]
        best: dict[int, Thought] = {}
        for line in _played_on(Worlds(rollout, state, seat, lines, dice), budget.part(share)):
            best.setdefault(line.number, line)
        return [*best.values(), *rest]

    def _looks_on(self, state: State, seat: int, budget: Budget) -> bool:
        """Whether there is a next placement to lay down, and the means to compare many of them.

        Only alone: with rivals the same means showed no gain.
        """
        if state.seats > 1 or state.phase == CHOOSING or state.restriction == 3 or popcount(state.empty[seat]) <= 2:
            return False
        if budget.seconds is not None:
            return budget.seconds >= LINES_FROM and IS_COMPILED
        return budget.iterations is not None and budget.iterations >= LINES_FROM_MATCHES

    def _lines(self, state: State, seat: int, thought: Thought) -> list[Thought]:
        """A move as it is, and with each of the seat's most promising next placements laid down.

        The next hand is known, whatever the bag brings, so that it can be planned for.
        """
        after, rollout = state.clone(), Rollout(self.value)
        after.play(seat, thought.number)
        takes: list[tuple[int, ...]] = [()]
        if after.phase == TAKING:
            drafts = sorted(self._drafts(rollout, after, seat), key=lambda draft: -draft.worth)
            takes = [(draft.number,) for draft in drafts[:DRAFTS]]
        steps: list[Thought] = []
        for take in takes:
            hand = after.clone()
            for number in take:
                hand.play(seat, number)
            steps += [replace(step, then=(*take, step.number)) for step in self._one_on(rollout, hand, seat)]
        steps.sort(key=lambda step: -step.worth)
        level = thought.worth - steps[0].worth
        return [thought, *(replace(thought, worth=level + step.worth, then=step.then) for step in steps[:NEXT])]


def _played_on(worlds: Worlds, budget: Budget, keep: int = 1) -> list[Thought]:
    """What the matches say, best first."""
    return [worlds.thought(move) for move in halve(len(worlds.thoughts), worlds, budget, 0, keep)]


def make_level(name: str, game: Game[Any, Any, Any, Any]) -> CalicoPlayer:
    return CalicoPlayer(name, game, SKILLS[name])


def hints(game: Game[Any, Any, Any, Any], view: Any, budget: Budget, rng: Random, most: int) -> list[Hint]:
    """What the master would do."""
    player = make_level("master", game)
    thoughts = player.think(view, budget, rng)
    state = game.determinize(view, rng)
    middle = fmean(thought.worth for thought in thoughts)
    best, *others = thoughts
    others.sort(key=lambda thought: -thought.worth)
    return [
        Hint(
            game.numbered_action(thought.number),
            round(min(thought.worth, best.worth) - middle, 2),
            reasons(player.value, state, view.seat, thought.number),
        )
        for thought in (best, *others[: most - 1])
    ]
