"""How Explore & Draw is learned: alone against every level of the sister, and for points only."""

from __future__ import annotations

from array import array
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from tabbytop.bots.isle_of_cats.beam import Beam
from tabbytop.bots.isle_of_cats.features import WEIGHTS
from tabbytop.bots.isle_of_cats.learning import Learner
from tabbytop.bots.isle_of_cats.value import Value
from tabbytop.bots.weights import write_weights
from tabbytop.core.dice import seeded_dice
from tabbytop.games.isle_of_cats.config import Config, Level
from tabbytop.games.isle_of_cats.rules import empty_state

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 20
"""Matches of an epoch, all of one kind; at tables of several a boat fares as it does alone, without a sister."""

EAGER = 50
"""Epochs after each of which the weights are fitted anew; later only after every fifth."""
ALONE = 0.6
"""How often it is played against the sister, and not for points only."""
STRENGTHS: tuple[Level, ...] = (*get_args(Level), *get_args(Level)[-1:] * 4)
"""Of the sister, each as likely as the others; her strongest is there five times."""


class IsleTraining:
    version = WEIGHTS.version
    epochs = 2400

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.value = Value()
        self.beam = Beam(self.value)
        self.learner = Learner(self.value, self.beam)

    def epoch(self, number: int) -> float:
        rng = Random(f"{self.seed}/{number}")
        alone = rng.random() < ALONE
        state = empty_state(Config(1, level=rng.choice(STRENGTHS) if alone else "easy"))
        self.value.solo = int(alone)
        self.learner.fade = 1.0 - 1.0 / (10.0 + 0.3 * number)
        points = float(self.learner.play(state, seeded_dice(f"{self.seed}/{number}"), GAMES))
        if number < EAGER or number % 5 == 0:
            self.learner.fit()
        return points

    def dump(self) -> bytes:
        learned = (self.learner.square, self.learner.cross, self.value.weights)
        return b"".join(array("d", numbers).tobytes() for numbers in learned)

    def load(self, data: bytes) -> None:
        numbers = array("d", data).tolist()
        squares, crosses = len(self.learner.square), len(self.learner.cross)
        self.learner.square = array("d", numbers[:squares])
        self.learner.cross = numbers[squares : squares + crosses]
        self.value.weights = numbers[squares + crosses :]

    def write(self, file: Path, about: dict[str, Any]) -> None:
        write_weights(file, about, list(self.value.weights))


def make_training(seed: int) -> IsleTraining:
    return IsleTraining(seed)
