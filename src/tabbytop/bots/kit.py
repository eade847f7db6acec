"""What the bots of one game are made of: one object for each game, found by the game's name."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from tabbytop.bots.bot import Bot, Budget
    from tabbytop.bots.hints import Hint
    from tabbytop.bots.luck import Luck
    from tabbytop.bots.training import Training
    from tabbytop.bots.weights import Weights
    from tabbytop.core.game import Game


class Hinting(Protocol):
    def __call__(
        self, game: Game[Any, Any, Any, Any], view: Any, budget: Budget, rng: Random, most: int
    ) -> list[Hint]: ...


@dataclass(frozen=True, slots=True)
class Omniscient:
    """A player who knows all that is to come and plays a match alone: a bound from below on perfect knowledge."""

    best_match: Callable[[Any, int, int], tuple[int, ...]]
    """By a state that is about to begin, steps and a seed: the numbers of the actions of the best match found."""
    steps: int
    """Plans that are usually tried."""


@dataclass(frozen=True, slots=True)
class Kit:
    """A game may lack any part; then nobody offers what needs it."""

    evaluate: Callable[[Any, int, Sequence[Any]], list[float]] | None = None
    """By a state, a seat and actions: what each of them is worth at once, in points; without it, those on the sheet."""
    make_level: Callable[[str, Game[Any, Any, Any, Any]], Bot] | None = None
    """By one of LEVELS: the graded opponent."""
    hints: Hinting | None = None
    """The best few actions with their reasons; without it they come from `evaluate`, without reasons."""
    make_training: Callable[[int], Training] | None = None
    """By a seed."""
    weights: Weights | None = None
    """What training has learned, as the package has it."""
    make_luck: Callable[[int], Luck] | None = None
    """By a seed; only where the mean of luck is zero."""
    omniscient: Omniscient | None = None


def kit_of(game: str) -> Kit:
    """`KIT` of `bots/<game>/kit.py`; an empty kit for a game without one."""
    package = f"tabbytop.bots.{game}"
    try:
        kit: Kit = import_module(f"{package}.kit").KIT
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.kit"):
            raise
        return Kit()
    return kit
