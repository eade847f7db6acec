"""How a budget is shared among moves: all are tried, the weaker half drops out, and so on (sequential halving)."""

from __future__ import annotations

from math import ceil, log2
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.bots.bot import Budget


class Trial(Protocol):
    """Matches imagined from some moves, numbered from 0."""

    def sample(self, alive: Sequence[int], rounds: int) -> None:
        """Play each of these moves on, this many times, in the same worlds for all of them."""

    def mean(self, move: int) -> float:
        """What it has brought so far, on average."""


def halve(moves: int, trial: Trial, budget: Budget, usual: int, keep: int = 1) -> list[int]:
    """The moves that were tried, best first, until `keep` are left. Without a budget, `usual` matches are imagined."""
    if budget.seconds is not None:
        return _by_time(moves, trial, budget, budget.seconds, keep)
    wanted = usual if budget.iterations is None else budget.iterations
    alive = list(range(min(moves, max(1, wanted))))
    order: list[int] = []
    phases = max(1, ceil(log2(len(alive) / keep)))
    spent = 0
    for _ in range(phases):
        rounds = max(1, wanted // (phases * len(alive)))
        spent += rounds * len(alive)
        if spent > max(1, wanted):
            break
        trial.sample(alive, rounds)
        alive, out = _split(alive, trial)
        order = out + order
    return alive + order


def _split(alive: list[int], trial: Trial) -> tuple[list[int], list[int]]:
    ranked = sorted(alive, key=lambda move: -trial.mean(move))
    keep = (len(ranked) + 1) // 2
    return ranked[:keep], ranked[keep:]


def _by_time(moves: int, trial: Trial, budget: Budget, seconds: float, keep: int) -> list[int]:
    """Each round of dropping out gets the same time; where even one match is slow, fewer moves are tried."""
    start = budget.now()
    trial.sample([0], 1)
    cost = max(budget.now() - start, 1e-6)
    alive = list(range(max(1, min(moves, int(seconds / cost / 3)))))
    order: list[int] = []
    phases = max(1, ceil(log2(len(alive) / keep)))
    for phase in range(phases):
        until = start + seconds * (phase + 1) / phases
        _sample_until(trial, alive, budget, until)
        alive, out = _split(alive, trial)
        order = out + order
    return alive + order


def _sample_until(trial: Trial, alive: list[int], budget: Budget, until: float) -> None:
    rounds = 1
    while (now := budget.now()) < until:
        trial.sample(alive, rounds)
        cost = max(budget.now() - now, 1e-6) / rounds
        rounds = max(1, min(4 * rounds, int((until - budget.now()) / cost / 2)))
        if budget.now() + cost > until:
            break
