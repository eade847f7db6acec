"""How Calico is learned: random legal set-ups, so that one file of weights knows them all."""

from __future__ import annotations

from array import array
from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.bots.calico.features import WEIGHTS
from tabbytop.bots.calico.learning import Learner
from tabbytop.bots.calico.rollout import Rollout
from tabbytop.bots.calico.value import Value
from tabbytop.bots.weights import write_weights
from tabbytop.core.dice import seeded_dice
from tabbytop.games.calico.config import Config
from tabbytop.games.calico.pieces import CAT_NAMES
from tabbytop.games.calico.rules import empty_state

if TYPE_CHECKING:
    from pathlib import Path

GAMES, SETUPS = 100, 5
"""An epoch: five set-ups, a hundred matches of each."""
TABLES = ("fine", "coarse", "fine_sum", "coarse_sum")


def random_config(rng: Random) -> Config:
    """Any legal set-up; the beginner's is as frequent as it is among people."""
    players = rng.choice((1, 1, 1, 2, 2, 3, 4))
    values, match, restriction = "rulebook", "contained", "none"
    if rng.random() < 0.2:
        values = "tile"
    if rng.random() < 0.1:
        match = "exact_group"
    if rng.random() < 0.05:
        restriction = "goals_both_ways"
    more: dict[str, Any] = {"goal_values": values, "shape_match": match, "restriction": restriction}
    kind = rng.random()
    if kind < 0.3:
        return Config(players, **more)
    if kind < 0.35:
        return Config(players, family=True, **more)
    if kind < 0.65:
        return Config(players, setup="standard", **more)
    tiles = rng.sample(range(5), 3)
    more["cats"] = tuple(CAT_NAMES[2 * tile + rng.randrange(2)] for tile in tiles)
    return Config(players, setup="standard", **more)


class CalicoTraining:
    version = WEIGHTS.version
    epochs = 1500

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.value = Value()
        self.rollout = Rollout(self.value)
        self.learner = Learner(self.value, self.rollout)

    def epoch(self, number: int) -> float:
        rng = Random(f"{self.seed}/{number}")
        dice = seeded_dice(f"{self.seed}/{number}")
        points = []
        for _ in range(SETUPS):
            state = empty_state(random_config(rng))
            points.append(self.learner.play(state, dice, GAMES))
        self.learner.fold()
        return sum(points) / SETUPS

    def dump(self) -> bytes:
        return b"".join(array("f", getattr(self.learner, name)).tobytes() for name in TABLES)

    def load(self, data: bytes) -> None:
        numbers = array("f", data).tolist()
        at = 0
        for name in TABLES:
            size = len(getattr(self.learner, name))
            setattr(self.learner, name, numbers[at : at + size])
            at += size
        self.learner.fold()

    def write(self, file: Path, about: dict[str, Any]) -> None:
        value = self.value
        write_weights(file, about, [*value.group_w, *value.goals.weights, *value.rainbow_w, *value.bias_w])


def make_training(seed: int) -> CalicoTraining:
    return CalicoTraining(seed)
