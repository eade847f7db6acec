"""The graded players of Calico: how far they see, how softly they choose, and how they search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tabbytop.bots.hints import Hint
from tabbytop.bots.search import calico_value
from tabbytop.bots.search.calico_reasons import reasons
from tabbytop.bots.search.calico_rollout import Rollout
from tabbytop.bots.search.calico_value import Value
from tabbytop.bots.search.halving import halve
from tabbytop.bots.weights import read_weights
from tabbytop.core.bits import popcount
from tabbytop.core.dice import Dice, seeded_dice
from tabbytop.games.calico.geometry import ARRANGE, ARRANGED, CHOOSING, PLACING, TAKE
from tabbytop.games.calico.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game

IS_COMPILED = not str(calico_value.__file__).endswith(".py")
VERSION = 1
"""Of the weights that this code understands."""
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
    about, weights = read_weights("calico")
    assert about["version"] == VERSION
    value = Value()
    value.group_w = [sight * w for w in weights[:31280]]
    value.goal_w = [goals * w for w in weights[31280:89240]]
    value.rainbow_w = [sight * w for w in weights[89240:89401]]
    value.bias_w = weights[89401:]
    return value


@dataclass(frozen=True, slots=True)
class Thought:
    """A move by its number, what it is worth in the end, and from how many imagined matches that is known."""

    number: int
    worth: float
    matches: int = 0


class Worlds:
    """Matches imagined from a table: the trial of `halve`."""

    def __init__(self, rollout: Rollout, root: Table, seat: int, thoughts: Sequence[Thought], dice: Dice) -> None:
        self.rollout, self.root, self.seat, self.dice = rollout, root, seat, dice
        self.world, self.line = Table(), Table()
        self.moves = moves = [thought.number for thought in thoughts]
        middle = fmean(thought.worth for thought in thoughts)
        self.sight = [thought.worth - middle for thought in thoughts]
        """What each promised at first sight, against the others."""
        empty = [0] * 160
        rollout.moves = [*moves, *empty][:160]
        rollout.total, rollout.tries = [0.0] * 160, empty

    def sample(self, alive: Sequence[int], rounds: int) -> None:
        chosen = [0] * 160
        for move in alive:
            chosen[move] = 1
        self.rollout.alive = chosen
        self.rollout.sample(self.root, self.world, self.line, self.seat, len(self.moves), rounds, self.dice)

    def mean(self, move: int) -> float:
        """What it brought, and what it promised: the promise counts as much as a few matches."""
        total, tries = self.rollout.total, self.rollout.tries
        level = sum(total) / max(1, sum(tries))
        return float((total[move] + TRUST * (level + self.sight[move])) / (tries[move] + TRUST))

    def thought(self, move: int) -> Thought:
        return Thought(self.moves[move], self.mean(move), self.rollout.tries[move])


class CalicoPlayer:
    def __init__(self, name: str, game: Game[Any, Any, Any, Any], skill: Skill) -> None:
        self.name, self.game, self.skill = name, game, skill
        self.value = learned_value(skill.sight, skill.goals)

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        thoughts = self.think(view, budget, rng)
        return self.game.numbered_action(self._pick(thoughts, rng))

    def think(self, view: Any, budget: Budget, rng: Random) -> list[Thought]:
        """The moves worth a thought, best first."""
        table: Table = self.game.determinize(view, rng)
        rollout = Rollout(self.value)
        rollout.short = self.skill.short
        rollout.hidden = int(view.config.hands == "hidden")
        thoughts = self._at_first_sight(rollout, table, view.seat)
        if not self.skill.matches or len(thoughts) == 1 or self._is_exact(table, view.seat):
            return thoughts
        dice = seeded_dice(rng.getrandbits(64))
        return self._imagine(rollout, table, view.seat, thoughts, budget, dice)

    def _pick(self, thoughts: list[Thought], rng: Random) -> int:
        if not self.skill.temperature:
            return thoughts[0].number
        best = thoughts[0].worth
        odds = [exp((thought.worth - best) / self.skill.temperature) for thought in thoughts]
        return rng.choices(thoughts, odds)[0].number

    def _is_exact(self, table: Table, seat: int) -> bool:
        """Whether first sight saw to the end: the last placement, and alone the last two turns."""
        left = popcount(table.empty[seat])
        if table.scenario or table.phase == CHOOSING or table.restriction == 3:
            return False
        if table.phase == PLACING:
            return left == 1 or (left == 2 and table.seats == 1)
        return left == 1 and table.seats == 1

    # --- by the value alone

    def _at_first_sight(self, rollout: Rollout, table: Table, seat: int) -> list[Thought]:
        if table.phase == CHOOSING:
            thoughts = self._goals_by_value(table, seat)
        elif table.phase == PLACING:
            thoughts = self._placements(rollout, table, seat)
        else:
            thoughts = self._drafts(rollout, table, seat)
        return sorted(thoughts, key=lambda thought: -thought.worth)

    def _goals_by_value(self, table: Table, seat: int) -> list[Thought]:
        """By what each goal is worth while none of its neighbours is sewn."""
        worth = [self.value.goal_w[2520 * 21 + 210 * (goal + 6 * (table.restriction == 2))] for goal in range(6)]
        numbers = table.legal_numbers(seat)
        return [Thought(n, sum(worth[int(digit)] for digit in f"{ARRANGED[n - ARRANGE]:03}")) for n in numbers]

    def _placements(self, rollout: Rollout, table: Table, seat: int) -> list[Thought]:
        """By the value one placement on; those that look best, by a further turn."""
        rollout.forget()
        rollout.rate_hand(table, seat)
        rows = rollout.rows
        first = table.hand[2 * seat]
        thoughts = [Thought(n, rows[22 * (2 * seat + (n // 22 != first)) + n % 22]) for n in table.legal_numbers(seat)]
        left = popcount(table.empty[seat])
        few = 8 if left == 2 else 24 if self.skill.matches else self.skill.short
        if few == 0 or left == 1 or table.restriction == 3:
            return thoughts
        best = sorted(thoughts, key=lambda thought: -thought.worth)[:few]
        return [replace(t, worth=rollout.ahead(table, seat, t.number // 22, t.number % 22)) for t in best]

    def _drafts(self, rollout: Rollout, table: Table, seat: int) -> list[Thought]:
        self.value.survey(table, seat)
        held = max(table.hand[2 * seat], table.hand[2 * seat + 1])
        kept = rollout.rate(table, seat, held, 8) if held >= 0 else -1000.0
        worths = [rollout.rate(table, seat, table.market[spot], 9) for spot in range(3)]
        return [Thought(TAKE + spot, rollout.hand_worth(kept, w, table, seat)) for spot, w in enumerate(worths)]

    # --- by imagined matches

    def _imagine(
        self, rollout: Rollout, table: Table, seat: int, thoughts: list[Thought], budget: Budget, dice: Dice
    ) -> list[Thought]:
        """The best of them, played on to the end in many worlds. A turn is placing and taking: each has its share."""
        share = (
            1.0 if table.phase == CHOOSING else 2 / 3 if (table.phase == PLACING) != (table.restriction == 3) else 1 / 3
        )
        usual = round(self.skill.matches * share)
        given = replace(
            budget,
            seconds=None if budget.seconds is None else budget.seconds * share,
            iterations=None if budget.iterations is None else max(1, round(budget.iterations * share)),
        )
        if budget.seconds is not None and budget.seconds >= DEEP_FROM and IS_COMPILED:
            rollout.short = DEEP
        worlds = Worlds(rollout, table, seat, thoughts[: 24 if table.phase == CHOOSING else 12], dice)
        return [worlds.thought(move) for move in halve(len(worlds.moves), worlds, given, usual)]


def make_level(name: str, game: Game[Any, Any, Any, Any]) -> CalicoPlayer:
    return CalicoPlayer(name, game, SKILLS[name])


def hints(game: Game[Any, Any, Any, Any], view: Any, budget: Budget, rng: Random, most: int) -> list[Hint]:
    """What the master would do."""
    player = make_level("master", game)
    thoughts = player.think(view, budget, rng)
    table = game.determinize(view, rng)
    middle = fmean(thought.worth for thought in thoughts)
    best, *others = thoughts
    others.sort(key=lambda thought: -thought.worth)
    return [
        Hint(
            game.numbered_action(thought.number),
            round(min(thought.worth, best.worth) - middle, 2),
            reasons(player.value, table, view.seat, thought.number),
        )
        for thought in (best, *others[: most - 1])
    ]
