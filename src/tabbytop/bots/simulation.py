"""Whole matches between bots: one at a time, or many on several processes or machines."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bots.bot import Budget, make_bot
from tabbytop.core.play import Move
from tabbytop.core.record import Record, dump_record
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Game, Seed

CHUNK = 8
"""Games a worker plays before it reports."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to simulate, in words that travel between processes."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """By seat."""
    first_seed: int
    games: int

    def chunks(self) -> Iterator[range]:
        seeds = range(self.first_seed, self.first_seed + self.games)
        return (seeds[at : at + CHUNK] for at in range(0, self.games, CHUNK))


@dataclass(frozen=True, slots=True)
class Outcome:
    """One match that was played: its record as a line of JSON, and what a summary needs."""

    line: bytes
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def play_match(game: Game[Any, Any, Any, Any], config: Any, seed: Seed, bots: tuple[str, ...]) -> tuple[Record, Any]:
    """One match between bots; each has its own dice, so that a seed tells all."""
    players = [make_bot(name, game) for name in bots]
    dice = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    state, moves = game.new(config, seed), []
    while seats := game.to_act(state):
        seat = seats[0]
        action = players[seat].choose(game.view(state, seat), Budget(), dice[seat])
        moves.append(Move(seat, action))
        state = game.apply(state, seat, action)
    return Record(game.name, game.rules_version, config, seed, tuple(moves), bots), state


def play_chunk(order: Order, seeds: range) -> list[Outcome]:
    game = load_game(order.game)
    config = game.load_config(order.options)
    outcomes = []
    for seed in seeds:
        record, state = play_match(game, config, seed, order.bots)
        line = msgspec.json.encode(dump_record(game, record, state))
        totals = tuple(sheet.total for sheet in game.scores(state))
        outcomes.append(Outcome(line, totals, game.result(state).winners))
    return outcomes


def simulate(order: Order, jobs: int = 1, cluster: str | None = None) -> Iterator[Outcome]:
    """Every match in the order of its seeds, as soon as it and all before it are done."""
    if cluster:
        yield from _on_cluster(order, cluster)
    elif jobs == 1 or order.games <= CHUNK:
        for seeds in order.chunks():
            yield from play_chunk(order, seeds)
    else:
        yield from _on_processes(order, jobs)


def _on_processes(order: Order, jobs: int) -> Iterator[Outcome]:
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        tasks = [pool.submit(play_chunk, order, seeds) for seeds in order.chunks()]
        for task in tasks:
            yield from task.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(order: Order, address: str) -> Iterator[Outcome]:
    from distributed import Client

    with Client(address, timeout=10) as client:  # type: ignore[no-untyped-call]
        tasks = [client.submit(play_chunk, order, seeds, pure=False) for seeds in order.chunks()]
        for task in tasks:
            yield from task.result()
