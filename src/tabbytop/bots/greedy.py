"""A bot that takes what is worth most at once, by the game's evaluator or by the points on its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from tabbytop.bots.kit import kit_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game


Evaluate: TypeAlias = "Callable[[Any, int, Sequence[Any]], list[float]]"


def evaluator_of(game: Game[Any, Any, Any, Any]) -> Evaluate:
    """What actions are worth at once: as the game's kit says, or the points that the seat would have after each."""
    known = kit_of(game.name).evaluate
    return known or (lambda state, seat, actions: [game.points(game.apply(state, seat, a), seat) for a in actions])


class Greedy:
    name = "greedy"
    plan: Any = None

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game, self.evaluate = game, evaluator_of(game)

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        del budget
        state = self.game.determinize(view, rng)
        actions = self.game.legal_actions(state, view.seat)
        values = self.evaluate(state, view.seat, actions)
        best = max(values)
        return rng.choice([action for action, value in zip(actions, values, strict=True) if value == best])
