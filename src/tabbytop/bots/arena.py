"""Who is stronger? Tournaments with the same seeds for all, seats rotated, and every match kept as it is played."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from tabbytop.bots.bot import Budget, make_bot
from tabbytop.bots.luck import luck_of
from tabbytop.core.errors import BadInput
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tabbytop.core.game import Game, Seat, Seed

CHUNK = 4
"""Matches a worker plays before it reports."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played, in words that travel between processes and into files."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    """Matches of each group of bots that meet; the same number for all."""
    seed: int
    budget: Budget = field(default_factory=Budget)
    luck: bool = False
    """Whether the luck of the draw is measured too."""

    def fixtures(self) -> list[Fixture]:
        """Every group of bots that fills a table, each seed once for every rotation of the seats.

        Bots that are named more than once, and are as many as seats, are one group.
        """
        players = load_game(self.game).load_config(self.options).players
        if len(set(self.bots)) < len(self.bots) == players:
            groups = [self.bots]
        elif players > len(self.bots):
            groups = [tuple(self.bots[seat % len(self.bots)] for seat in range(players))]
        else:
            groups = list(combinations(self.bots, players))
        return [
            Fixture(group[turn:] + group[:turn], self.seed + number)
            for number in range(-(-self.games // players))
            for group in groups
            for turn in range(players)
        ]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match to be played: who sits where, and the seed of the table."""

    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """One match that was played, by seat."""

    bots: tuple[str, ...]
    seed: int
    totals: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    """Points by rule."""
    places: tuple[int, ...]
    seconds: tuple[float, ...]
    """CPU time for all turns."""
    turns: tuple[int, ...]
    luck: tuple[float, ...] = ()
    """Points that the draw brought beyond what was to be expected; empty when it was not measured."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.bots, self.seed)


def play_fixture(order: Tournament, fixture: Fixture, game: Game[Any, Any, Any, Any] | None = None) -> Played:
    """Every bot gets its view, its budget and dice of its own, and nothing else. `game` may stand in for the usual."""
    game = game or load_game(order.game)
    state = game.new(game.load_config(order.options), fixture.seed)
    players = [make_bot(name, game) for name in fixture.bots]
    dice = [dice_of(fixture.seed, seat, name) for seat, name in enumerate(fixture.bots)]
    seconds, turns = [0.0] * len(players), [0] * len(players)
    fortune = luck_of(order.game, fixture.seed) if order.luck else None
    while seats := game.to_act(state):
        seat = seats[0]
        start = time.process_time()
        action = players[seat].choose(game.view(state, seat), order.budget, dice[seat])
        seconds[seat] += time.process_time() - start
        turns[seat] += 1
        state = game.apply(state, seat, action)
        if fortune:
            fortune.watch(action, state)
    luck = tuple(round(points, 3) for points in fortune.points[: len(players)]) if fortune else ()
    return tell(game, fixture, state, seconds, turns, luck)


def dice_of(seed: Seed, seat: Seat, bot: str) -> Random:
    """For all choices of a bot in this seat."""
    return Random(f"{seed}/{bot}/{seat}")


def tell(
    game: Game[Any, Any, Any, Any],
    fixture: Fixture,
    state: Any,
    seconds: Sequence[float],
    turns: Sequence[int],
    luck: tuple[float, ...] = (),
) -> Played:
    """What is kept of a match that is over."""
    sheets = game.scores(state)
    rules = sorted({line.rule for sheet in sheets for line in sheet.lines})
    return Played(
        fixture.bots,
        fixture.seed,
        tuple(sheet.total for sheet in sheets),
        tuple({rule: sheet.points(rule) for rule in rules} for sheet in sheets),
        game.result(state).places,
        tuple(round(s, 4) for s in seconds),
        tuple(turns),
        luck,
    )


def play_chunk(order: Tournament, fixtures: Sequence[Fixture]) -> list[Played]:
    return [play_fixture(order, fixture) for fixture in fixtures]


def play_all(order: Tournament, fixtures: Sequence[Fixture], jobs: int) -> Iterator[Played]:
    """Each match as soon as it and all before it are done."""
    if jobs == 1:
        for fixture in fixtures:
            yield play_fixture(order, fixture)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        parts = [fixtures[at : at + CHUNK] for at in range(0, len(fixtures), CHUNK)]
        for task in [pool.submit(play_chunk, order, part) for part in parts]:
            yield from task.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- the log, so that a tournament can be stopped and goes on where it was


def read_log(file: Path, order: Tournament) -> list[Played]:
    """What was played of this tournament already; BadInput when the file tells of another one.

    A line counts once its end is written: a half line, after a power cut, is as if that match had not been played.
    """
    if not file.is_file():
        return []
    head, *lines = file.read_bytes().split(b"\n")
    if not lines and msgspec.json.encode(log_head(order)).startswith(head):
        return []
    if _decoded(head, dict[str, Any]) != log_head(order):
        raise BadInput("arena-other", file=str(file))
    return [match for line in lines[:-1] if (match := _decoded(line, Played))]


def _decoded(line: bytes, kind: Any) -> Any:
    """None for what is not of this kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        return None


def log_head(order: Tournament) -> dict[str, Any]:
    """All but the number of matches, which may be raised later."""
    head: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(asdict(order)))
    del head["games"]
    return head


def append_log(file: Path, order: Tournament, match: Played) -> None:
    """Keep a match; the file begins with what the tournament is."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a+b") as log:
            _cut_half_line(log)
            if log.tell() == 0:
                log.write(msgspec.json.encode(log_head(order)) + b"\n")
            log.write(msgspec.json.encode(match) + b"\n")
    except OSError:
        raise BadInput("cli-file-write", file=str(file)) from None


def _cut_half_line(log: BinaryIO) -> None:
    """So that the next line is not glued to it."""
    if log.seek(0, os.SEEK_END) == 0:
        return
    log.seek(-1, os.SEEK_END)
    if log.read(1) != b"\n":
        log.seek(0)
        log.truncate(log.read().rfind(b"\n") + 1)
        log.seek(0, os.SEEK_END)
