"""A bot that picks any legal action, each as likely as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game


class Uniform:
    name = "uniform"
    plan: Any = None

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        del budget
        state = self.game.determinize(view, rng)
        return rng.choice(self.game.legal_actions(state, view.seat))
