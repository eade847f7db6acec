"""What matches tell: means with intervals, shares of wins, Elo by Bradley and Terry with a bootstrap."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbytop.bots.arena import Played

ANCHOR, ANCHOR_ELO = "greedy", 1000.0
"""Ratings are told against this bot; against the first one where it does not play."""
RESAMPLES = 300
Results = dict[tuple[str, str], list[float]]
"""By two bots in the order of their names: wins of the first and matches, ties as halves."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, and half of its 95 % interval."""

    value: float
    margin: float


@dataclass(frozen=True, slots=True)
class Rank:
    """What a tournament tells of one bot."""

    bot: str
    matches: int
    points: Mean
    corrected: Mean | None
    """Points less the luck of the draw; None where it was not measured."""
    spread: float
    tenth: int
    ninetieth: int
    parts: dict[str, float]
    wins: Mean
    """Share of the matches, ties shared; by seed, as matches of one seed are not independent."""
    elo: float
    elo_low: float
    elo_high: float
    milliseconds: float
    """CPU time of one action."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What a tournament tells of two bots that sat at one table."""

    first: str
    second: str
    seeds: int
    margin: Mean
    """Points of the first less those of the second, by seed."""
    wins: Mean


def mean_of(values: Sequence[float]) -> Mean:
    if len(values) < 2:
        return Mean(fmean(values) if values else 0.0, 0.0)
    return Mean(fmean(values), 1.96 * stdev(values) / sqrt(len(values)))


def standings(played: Sequence[Played], bots: Sequence[str]) -> list[Rank]:
    ratings = elo_ratings(played, bots)
    return [_standing(bot, played, *ratings[bot]) for bot in dict.fromkeys(bots)]


def _standing(bot: str, played: Sequence[Played], elo: float, low: float, high: float) -> Rank:
    seats = [(match, seat) for match in played for seat, name in enumerate(match.bots) if name == bot]
    points = sorted(match.totals[seat] for match, seat in seats)
    lucky = [match.totals[seat] - match.luck[seat] for match, seat in seats if match.luck]
    rules = {rule: [match.parts[seat].get(rule, 0) for match, seat in seats] for rule in _rules(played)}
    actions = sum(match.turns[seat] for match, seat in seats)
    wins = _by_seed((match.seed, _share(match, seat)) for match, seat in seats)
    return Rank(
        bot,
        len(seats),
        mean_of(_by_seed((match.seed, match.totals[seat]) for match, seat in seats)),
        mean_of(lucky) if lucky else None,
        stdev(points) if len(points) > 1 else 0.0,
        points[len(points) // 10],
        points[len(points) * 9 // 10],
        {rule: fmean(values) for rule, values in rules.items()},
        mean_of(wins),
        elo,
        low,
        high,
        1000 * sum(match.seconds[seat] for match, seat in seats) / max(1, actions),
    )


def _rules(played: Sequence[Played]) -> list[str]:
    return sorted({rule for match in played for parts in match.parts for rule in parts})


def _share(match: Played, seat: int) -> float:
    """Alone, the sister may win: then nobody sits in the first place."""
    return (match.places[seat] == 1) / max(1, match.places.count(1))


def _by_seed(values: Iterable[tuple[int, float]]) -> list[float]:
    """One number for each seed: matches of one seed share their bag."""
    seeds: dict[int, list[float]] = defaultdict(list)
    for seed, value in values:
        seeds[seed].append(value)
    return [fmean(of_seed) for of_seed in seeds.values()]


def duels(played: Sequence[Played], bots: Sequence[str]) -> list[Duel]:
    found = []
    for first, second in combinations(dict.fromkeys(bots), 2):
        met = [match for match in played if first in match.bots and second in match.bots]
        if met:
            points = _by_seed((m.seed, _of(m.totals, m, first) - _of(m.totals, m, second)) for m in met)
            wins = _by_seed((m.seed, _ahead(m, first, second)) for m in met)
            found.append(Duel(first, second, len(points), mean_of(points), mean_of(wins)))
    return found


def _of(values: Sequence[float], match: Played, bot: str) -> float:
    return fmean(value for value, name in zip(values, match.bots, strict=True) if name == bot)


def _ahead(match: Played, first: str, second: str) -> float:
    """1 where the first stands before the second, 1/2 where they share a place."""
    a, b = _of(match.places, match, first), _of(match.places, match, second)
    return 1.0 if a < b else 0.5 if a == b else 0.0


def elo_ratings(played: Sequence[Played], bots: Sequence[str]) -> dict[str, tuple[float, float, float]]:
    """For each bot its rating and the 95 % interval, from tables drawn anew with their seeds."""
    names = list(dict.fromkeys(bots))
    seeds: dict[int, list[Played]] = defaultdict(list)
    for match in played:
        seeds[match.seed].append(match)
    by_seed = [_results(matches, names) for matches in seeds.values()]
    best = _bradley_terry(_added(by_seed), names)
    rng = Random(0)
    drawn = [_bradley_terry(_added(rng.choices(by_seed, k=len(by_seed))), names) for _ in range(RESAMPLES)]
    ratings = {}
    for name in names:
        values = sorted(rating[name] for rating in drawn)
        ratings[name] = best[name], values[RESAMPLES // 40], values[-1 - RESAMPLES // 40]
    return ratings


def _results(played: Iterable[Played], names: Sequence[str]) -> Results:
    results: Results = {}
    for match in played:
        for first, second in combinations(names, 2):
            if first in match.bots and second in match.bots:
                won = results.setdefault((first, second), [0.0, 0.0])
                won[0] += _ahead(match, first, second)
                won[1] += 1
    return results


def _added(many: Iterable[Results]) -> Results:
    total: Results = {}
    for results in many:
        for pair, (won, matches) in results.items():
            sums = total.setdefault(pair, [0.0, 0.0])
            sums[0] += won
            sums[1] += matches
    return total


def _bradley_terry(results: Results, names: Sequence[str]) -> dict[str, float]:
    """The most likely strengths; one tie is added to each pair, so that who always wins stays finite."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        new = {}
        for name in names:
            won = rest = 0.0
            for (first, second), (wins, matches) in results.items():
                if name in (first, second):
                    won += 0.5 + (wins if name == first else matches - wins)
                    rest += (matches + 1) / (strength[first] + strength[second])
            new[name] = won / rest if rest else 1.0
        change = max(abs(log10(new[name] / strength[name])) for name in names)
        strength = new
        if change < 1e-5:
            break
    anchor = strength[ANCHOR if ANCHOR in strength else names[0]]
    return {name: ANCHOR_ELO + 400 * log10(strength[name] / anchor) for name in names}
