"""The graded players of Explore & Draw: how far they see, how softly they choose, and how they search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tabbytop._plain import is_compiled
from tabbytop.bots.halving import halve
from tabbytop.bots.hints import Hint
from tabbytop.bots.isle_of_cats.beam import Beam
from tabbytop.bots.isle_of_cats.features import WEIGHTS
from tabbytop.bots.isle_of_cats.reasons import reasons
from tabbytop.bots.isle_of_cats.rollout import Rollout
from tabbytop.bots.isle_of_cats.value import Value
from tabbytop.core.dice import Dice, seeded_dice
from tabbytop.games.isle_of_cats.pieces import DAYS
from tabbytop.games.isle_of_cats.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game

IS_COMPILED = is_compiled(Beam)
TRUST = 6
"""First sight counts as much as this many imagined matches."""
TRIED = 12
"""Plans that are played on in imagined matches."""
PLAIN_STEP, PLAIN_MATCHES, PLAIN_SECONDS = 24, 4, 3.0
"""Uncompiled, only every so many-th placement is tried, and matches are few, or none with less time than this."""


@dataclass(frozen=True, slots=True)
class Skill:
    sight: float = 1.0
    """How much of what a boat may still become counts beside its points."""
    temperature: float = 0.0
    """In points: a day worse by this is chosen about a third as often."""
    options: int = 4
    """Ways to take cards that are looked at, those first that promise most."""
    hasty: bool = False
    """Whether one order of the cards is enough, and a glance at what each may gain."""
    width: int = 1
    """Boats that are kept in mind after each card, at most 32."""
    kept: int = 4
    """Plans that are thought of for each way to take cards."""
    matches: int = 0
    """Matches imagined for a day when nobody gives a budget."""


SKILLS = {
    "kitten": Skill(sight=0.0, temperature=5.0, hasty=True),
    "house_cat": Skill(sight=0.25, temperature=4.0, hasty=True),
    "alley_cat": Skill(temperature=2.5, hasty=True),
    "tiger": Skill(width=2),
    "master": Skill(options=12, width=3, kept=1, matches=160),
}


@cache
def learned_weights() -> list[float]:
    return WEIGHTS.read()


def learned_value(sight: float, solo: bool) -> Value:
    """The value in the package; less of it for those who see less."""
    value = Value()
    value.weights = learned_weights()
    value.sight = sight
    value.solo = int(solo)
    return value


@dataclass(frozen=True, slots=True)
class Thought:
    """A plan for the rest of the day, what it is worth in the end, and from how many imagined matches that is known."""

    numbers: tuple[int, ...]
    worth: float
    matches: int = 0


OWN = (
    "boats", "way", "taken", "waiting", "open_slot", "items", "picks", "hue", "map_due", "again", "again_hue", "armed",
    "specials", "lessons", "pieces", "dawn_specials", "dawn_lessons", "dawn_pieces",
)  # fmt: skip
COLOUR_OF = {"hue": "open_slot", "again_hue": "again"}
"""A colour that was chosen, and the card or shape whose it is: while there is none, nobody asks for the colour."""
BLOCKS = {"drawn": 64, "hues": 64, "free": 16, "touch": 16}


def own_state(state: State, seat: int) -> State:
    """A table with this boat alone: nothing that others do changes what it can reach."""
    own = State()
    own.config, own.seats, own.day, own.advanced = state.config, 1, state.day, state.advanced
    for name in ("cat_deck", "lesson_deck", "colours", "sister"):
        setattr(own, name, list(getattr(state, name)))
    for name in OWN:
        setattr(own, name, [getattr(state, name)[seat], *[0] * 11])
    for name, size in BLOCKS.items():
        block = getattr(state, name)[size * seat : size * (seat + 1)]
        setattr(own, name, [*block, *[0] * (11 * size)])
    return own


def situation(own: State) -> tuple[Any, ...]:
    """All that a plan depends on; nothing that a table remembers and a view does not."""
    count = own.pieces[0]
    return (
        own.day,
        *own.cat_deck[: 8 * own.day + 8],
        *own.lesson_deck[: 4 * own.day + 4],
        *own.colours[: own.revealed()],
        *own.sister,
        *(getattr(own, name)[0] for name in OWN if name not in COLOUR_OF or getattr(own, COLOUR_OF[name])[0] >= 0),
        *own.drawn[:count],
        *own.hues[:count],
    )


class Worlds:
    """Matches imagined from a table: the trial of `halve`."""

    def __init__(self, rollout: Rollout, root: State, thoughts: Sequence[Thought], dice: Dice) -> None:
        self.rollout, self.root, self.dice = rollout, root, dice
        self.world, self.line = State(), State()
        self.thoughts = thoughts
        middle = fmean(thought.worth for thought in thoughts)
        self.sight = [thought.worth - middle for thought in thoughts]
        """What each promised at first sight, against the others."""

    def sample(self, alive: Sequence[int], rounds: int) -> None:
        self.rollout.alive = [int(plan in alive) for plan in range(32)]
        self.rollout.sample(self.root, self.world, self.line, len(self.thoughts), rounds, self.dice)

    def mean(self, move: int) -> float:
        """What it brought, and what it promised: the promise counts as much as a few matches."""
        total, tries = self.rollout.total, self.rollout.tries
        level = sum(total) / max(1, sum(tries))
        return float((total[move] + TRUST * (level + self.sight[move])) / (tries[move] + TRUST))

    def thought(self, move: int) -> Thought:
        return Thought(self.thoughts[move].numbers, self.mean(move), self.rollout.tries[move])


class IslePlayer:
    """Plans a day as a whole, since nothing new is seen within it, and keeps to its plan."""

    def __init__(self, name: str, game: Game[Any, Any, Any, Any], skill: Skill) -> None:
        self.name, self.game, self.skill = name, game, skill
        self.plan: dict[tuple[Any, ...], int] = {}
        """For every situation of the rest of the day, as it is planned, the action there."""

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        own = own_state(self.game.determinize(view, rng), view.seat)
        known = situation(own)
        if known not in self.plan:
            thoughts = self.think_about(own, view.config.players == 1, budget, rng)
            self._keep_to(own, self._pick(thoughts, rng))
        return self.game.numbered_action(self.plan[known])

    def think(self, view: Any, budget: Budget, rng: Random) -> list[Thought]:
        """The plans worth a thought, best first."""
        own = own_state(self.game.determinize(view, rng), view.seat)
        return self.think_about(own, view.config.players == 1, budget, rng)

    def _pick(self, thoughts: list[Thought], rng: Random) -> Thought:
        if not self.skill.temperature:
            return thoughts[0]
        best = thoughts[0].worth
        odds = [exp((thought.worth - best) / self.skill.temperature) for thought in thoughts]
        return rng.choices(thoughts, odds)[0]

    def _keep_to(self, own: State, thought: Thought) -> None:
        """Nothing stays of an earlier plan."""
        self.plan, line = {}, own.clone()
        for number in thought.numbers:
            self.plan[situation(line)] = number
            line.play(0, number)

    # --- by the value alone, then by imagined matches

    def think_about(self, own: State, solo: bool, budget: Budget, rng: Random) -> list[Thought]:
        beam = Beam(learned_value(self.skill.sight, solo))
        start = budget.now()
        thoughts = self._at_first_sight(beam, own, budget)
        if not self.skill.matches or len(thoughts) == 1 or own.day == DAYS - 1:
            return thoughts
        dice = seeded_dice(rng.getrandbits(64))
        worlds = Worlds(Rollout(beam), own, thoughts[:TRIED], dice)
        left = budget
        if budget.seconds is not None:
            remaining = budget.seconds - (budget.now() - start)
            if remaining <= (0 if IS_COMPILED else PLAIN_SECONDS):
                return thoughts
            left = replace(budget, seconds=remaining)
        usual = self.skill.matches if IS_COMPILED else PLAIN_MATCHES
        order = halve(len(worlds.thoughts), worlds, left, usual)
        return [worlds.thought(move) for move in order]

    def _at_first_sight(self, beam: Beam, own: State, budget: Budget) -> list[Thought]:
        """Plans by the value of the boat in the evening; with little time or few matches, a narrower search."""
        options, width = self.skill.options, self.skill.width
        beam.hasty = int(self.skill.hasty)
        beam.step = 1 if IS_COMPILED else PLAIN_STEP
        if budget.iterations is not None:
            options, width = min(options, max(2, budget.iterations)), min(width, max(1, budget.iterations // 2))
        elif budget.seconds is not None:
            options, width = self._affordable(beam, own, budget, budget.seconds)
        if not IS_COMPILED:
            options, width = min(options, 4), min(width, 1)
        beam.width = width
        if width:
            beam.plan(own, options, self.skill.kept)
        beam.hasty = 0
        path, steps = beam.plan_path, beam.plan_steps
        return [
            Thought(tuple(path[48 * plan : 48 * plan + steps[plan]]), beam.plan_worth[plan])
            for plan in range(beam.plans)
        ]

    def _affordable(self, beam: Beam, own: State, budget: Budget, seconds: float) -> tuple[int, int]:
        """Options and width that take about a third of the time, by what a narrow search takes; uncompiled, the step.

        A width of 0 says that the narrow search was all.
        """
        start = budget.now()
        beam.width = 1
        beam.plan(own, 2, 1)
        most = seconds / 3 / max(budget.now() - start, 1e-6)
        if most < 1:
            return 2, 0
        beam.step = max(1, round(beam.step / most))
        options, width = self.skill.options, self.skill.width
        while options * width > 2 * most and options * width > 2:
            if width > 1:
                width //= 2
            else:
                options //= 2
        return max(2, options), width


def make_level(name: str, game: Game[Any, Any, Any, Any]) -> IslePlayer:
    return IslePlayer(name, game, SKILLS[name])


def hints(game: Game[Any, Any, Any, Any], view: Any, budget: Budget, rng: Random, most: int) -> list[Hint]:
    """What the master would do next, and what the day that begins with it serves."""
    player = make_level("master", game)
    own = own_state(game.determinize(view, rng), view.seat)
    solo = view.config.players == 1
    thoughts = player.think_about(own, solo, budget, rng)
    best, *others = thoughts
    others.sort(key=lambda thought: -thought.worth)
    middle = fmean(thought.worth for thought in thoughts)
    plans: dict[int, Thought] = {}
    for thought in (best, *others):
        plans.setdefault(thought.numbers[0], thought)
    value = learned_value(1.0, solo)
    return [
        Hint(
            game.numbered_action(number),
            round(min(thought.worth, best.worth) - middle, 2),
            reasons(value, own, thought.numbers),
        )
        for number, thought in list(plans.items())[:most]
    ]
