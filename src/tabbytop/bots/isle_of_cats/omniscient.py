"""How well could one have done alone, knowing all seven islands? A search over whole matches of Explore & Draw.

It begins with the learned value's match, then changes it again and again: from some day on, one or more days are
planned in a mood (every weight swayed at random), the rest by the value. What is no worse is kept. What it finds is a
bound from below on perfect knowledge.
"""

from __future__ import annotations

from random import Random

from tabbytop.bots.isle_of_cats.beam import Beam
from tabbytop.bots.isle_of_cats.features import ROOM_FOR
from tabbytop.bots.isle_of_cats.player import learned_value, learned_weights, own_state
from tabbytop.games.isle_of_cats.pieces import DAYS
from tabbytop.games.isle_of_cats.state import State

MOODS = (2.0, 5.0, 8.0, 12.0)
"""Points by which a mood sways a weight."""
SPANS = (1, 1, 2, 3, DAYS)
"""Days that a mood lasts."""
CAREFUL = 0.25
"""How often the first changed day is planned with every order of the cards."""
SWAYED = 0.6
"""The part of the weights that a mood changes."""
STEPS = 2000
"""How often a match is usually changed."""

Days = tuple[tuple[int, ...], ...]


class Omniscient:
    def __init__(self) -> None:
        self.value = learned_value(1.0, solo=True)
        self.beam = Beam(self.value)

    def search(self, state: State, rounds: int, rng: Random) -> Days:
        """The best match found that begins at this table of one: the numbers of its actions, day by day."""
        root, line = own_state(state, 0), State()
        best = self._play_on(root, line, (), 0, 0.0, rng)
        most = self.value.utility(line)
        for _ in range(rounds):
            kept = best[: rng.randrange(DAYS)]
            days = self._play_on(root, line, kept, len(kept) + rng.choice(SPANS), rng.choice(MOODS), rng)
            if self.value.utility(line) >= most:
                best, most = days, self.value.utility(line)
        return best

    def _play_on(self, root: State, line: State, days: Days, until: int, mood: float, rng: Random) -> Days:
        """Days as they were, then some in a mood, then the rest."""
        self.beam.copy(root, line)
        for day in days:
            self._follow(line, day)
        careful = rng.random() < CAREFUL
        while line.day < DAYS:
            day = self._plan(line, mood if line.day < until else 0.0, rng, careful=careful)
            self._follow(line, day)
            days, careful = (*days, day), False
        return days

    def _follow(self, line: State, day: tuple[int, ...]) -> None:
        for number in day:
            line.play(0, number)

    def _plan(self, line: State, mood: float, rng: Random, *, careful: bool) -> tuple[int, ...]:
        weights = learned_weights()
        if mood:
            weights = list(weights)
            first = ROOM_FOR * (2 * DAYS - 1 - line.day)  # those of a table alone come after those of several
            for at in range(first, first + ROOM_FOR):
                if rng.random() < SWAYED:
                    weights[at] += rng.gauss(0.0, mood)
        self.value.weights = weights
        if careful:
            self.beam.plan(line, 6, 1)
        else:
            self.beam.plan_in_haste(line)
        return tuple(self.beam.plan_path[: self.beam.plan_steps[0]])


def best_match(state: State, steps: int, seed: int) -> tuple[int, ...]:
    """The numbers of the actions of the best match found."""
    days = Omniscient().search(state, steps, Random(seed))
    return tuple(number for day in days for number in day)
