"""A bot that takes what is worth most at once, by the game's evaluator."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game


class Greedy:
    name = "greedy"

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.values = import_module(f"tabbytop.bots.evaluators.{game.name}").values

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        del budget
        state = self.game.determinize(view, rng)
        actions = self.game.legal_actions(state, view.seat)
        values = self.values(state, view.seat, actions)
        best = max(values)
        return rng.choice([action for action, value in zip(actions, values, strict=True) if value == best])
