"""How Yummy Kitty is learned: two to five players, with dogs and with other options now and then."""

from __future__ import annotations

from array import array
from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.bots.weights import write_weights
from tabbytop.bots.yummy_kitty.features import AT, SIZE, WEIGHTS
from tabbytop.bots.yummy_kitty.learning import Learner
from tabbytop.bots.yummy_kitty.policy import Policy
from tabbytop.bots.yummy_kitty.rollout import Beliefs, Rollout
from tabbytop.core.dice import seeded_dice
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.rules import empty_state

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 50
"""An epoch: so many matches with each number of players."""
RATE, FADING = 0.2, 1000
"""The first step, and after how many epochs it is half as long."""
OTHERS: tuple[dict[str, Any], ...] = (
    {"dogs": "most"},
    {"dogs": "each"},
    {"dogs": "each", "dogs_destination": "hand"},
    {"voluntary_pass_in_end_phase": True},
    {"mouse_value_rule": "marginal_points"},
    {"angora_per_card_points": True, "fortune_from_excluded": "same_as_stolen"},
    {"caught_mice_score": "always", "mouse_chain": True},
    {"hand_size": 6, "stock_draw": 3},
)
"""Options of one epoch in two; the other is played as in the box."""


class YummyKittyTraining:
    version = WEIGHTS.version
    epochs = 4000

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.policy = Policy()
        self.policy.weights = first_weights()
        self.learner = Learner(self.policy, Rollout(self.policy, Beliefs()))

    def epoch(self, number: int) -> float:
        rng = Random(f"{self.seed}/{number}")
        dice = seeded_dice(f"{self.seed}/{number}")
        options = rng.choice(OTHERS) if number % 2 else {}
        self.learner.rate = RATE / (1 + number / FADING)
        points = [self.learner.play(empty_state(Config(players, **options)), dice, GAMES) for players in range(2, 6)]
        return sum(points) / len(points)

    def dump(self) -> bytes:
        return array("d", [*self.policy.weights, *self.learner.square, *self.learner.usual]).tobytes()

    def load(self, data: bytes) -> None:
        numbers = array("d", data).tolist()
        self.policy.weights = numbers[: 4 * SIZE]
        self.learner.square = numbers[4 * SIZE : 8 * SIZE]
        self.learner.usual = numbers[8 * SIZE :]

    def write(self, file: Path, about: dict[str, Any]) -> None:
        write_weights(file, about, list(self.policy.weights))


def first_weights() -> list[float]:
    """Nothing is known at first but that points are good and food is not for nothing."""
    weights = [0.0] * SIZE
    for gain in range(20):
        weights[AT["points"] + gain] = 0.2 * (gain - 6)
    return weights * 4


def make_training(seed: int) -> YummyKittyTraining:
    return YummyKittyTraining(seed)
