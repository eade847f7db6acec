"""What would you do, and why? The best few actions, what each gains, and what it does, as data."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import TYPE_CHECKING, Any

from tabbytop.bots.greedy import evaluator_of
from tabbytop.bots.kit import kit_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from tabbytop.bots.bot import Budget
    from tabbytop.core.game import Game


@dataclass(frozen=True, slots=True)
class Reason:
    """A score line that an action serves or harms, or something else to be known of it."""

    rule: str
    """As in the score sheet's lines; of anything else, what it is."""
    change: float
    """What it adds to the points that may be expected of this line, or takes from them; 0 of anything else."""
    args: Mapping[str, str | int] = field(default_factory=dict)
    """What the line's sentence names."""


@dataclass(frozen=True, slots=True)
class Hint:
    action: Any
    gain: float
    """Points in the end, against the average of the actions that were thought of."""
    reasons: tuple[Reason, ...] = ()
    """The strongest first, gains before losses."""


def hints(game: Game[Any, Any, Any, Any], view: Any, budget: Budget, rng: Random, most: int = 3) -> list[Hint]:
    """The best first; the seat of this view must be to act."""
    kit = kit_of(game.name)
    if kit.hints:
        found = kit.hints(game, view, budget, rng, most)
        return [replace(hint, gain=rounded(hint.gain)) for hint in found]
    state = game.determinize(view, rng)
    actions = game.legal_actions(state, view.seat)
    values = evaluator_of(game)(state, view.seat, actions)
    middle = fmean(values)
    ranked = sorted(zip(actions, values, strict=True), key=lambda pair: -pair[1])
    return [Hint(action, rounded(value - middle)) for action, value in ranked[:most]]


def rounded(gain: float) -> float:
    """In tenths of a point, and never less than nothing by so little that it looks like nothing."""
    return round(gain, 1) + 0.0
