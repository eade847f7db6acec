"""How much a server bears: moves that are on disk, delays, CPU, sockets, memory. All on this machine's loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MATCHES_A_TABLE = 40
PAUSE = 0.5
"""Seconds between two moves of people who do not hurry the server."""
LIMITS = {"requests_a_second": 1_000_000, "requests_a_minute": 100_000_000, "seat_requests_a_second": 1_000_000,
          "seat_requests_a_minute": 100_000_000, "tables_an_hour": 1_000_000, "sockets": 100_000}  # fmt: skip
NAMES = ("Ana", "Ben", "Cleo", "Dan")


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is waiting on the server, with moves that are known beforehand because its seed is."""

    match: str
    token: str
    moves: list[bytes]
    """Bodies of requests."""


@dataclass(slots=True)
class Running:
    """A server of its own."""

    port: int
    process: subprocess.Popen[bytes]
    ticks: int = field(default_factory=lambda: os.sysconf("SC_CLK_TCK"))

    def cpu_seconds(self) -> float:
        """Of the server and of all that it has started."""
        return sum(self._cpu(pid) for pid in self._family())

    def memory_mb(self) -> float:
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._family())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _cpu(self, pid: int) -> float:
        values = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(values[11]) + int(values[12])) / self.ticks

    def _family(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running_server(database: str, **settings: object) -> Iterator[Running]:
    """On a free port, on one core if there are several; the caller keeps to the others."""
    port = free_port()
    named = {f"TABBYTOP_{name.upper()}": str(value) for name, value in {**LIMITS, **settings}.items()}
    command = [sys.executable, "-m", "tabbytop", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, env={**os.environ, **named}, stderr=subprocess.DEVNULL)  # noqa: S603  our own
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:])
    try:
        _wait_until_ready(port, process)
        yield Running(port, process)
    finally:
        os.sched_setaffinity(0, cores)
        process.terminate()
        process.wait(30)


def _wait_until_ready(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2) as done:
            if done.status == 200:
                return
        assert process.poll() is None, "the server did not start"
        time.sleep(0.05)


def prepare(database: str, game: str, players: int, count: int) -> list[Played]:
    """So many matches of people on one screen, in the database, with random moves to their end."""
    from tabbytop.host.broker import OneProcess
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.store import Store
    from tabbytop.host.tables import Table
    from tabbytop.host.thinking import Thinkers

    async def make() -> list[Played]:
        lobby = Lobby(Store(database), OneProcess(), Thinkers())
        chairs = tuple({"kind": "here", "name": name} for name in NAMES[:players])
        keys = await asyncio.gather(*(lobby.create(Table(game, {"players": players}, chairs)) for _ in range(count)))
        made = [Played(key.match_id, key.token, random_moves(game, lobby.matches[key.match_id])) for key in keys]
        await lobby.close()
        return made

    return asyncio.run(make())


def random_moves(name: str, match: Any) -> list[bytes]:
    game, rng, state = load_game(name), Random(match.facts.seed), match.state
    bodies: list[bytes] = []
    while seats := game.to_act(state):
        action = rng.choice(game.legal_actions(state, seats[0]))
        state = game.apply(state, seats[0], action)
        body = {"seat": seats[0], "action": game.dump_action(action), "move_id": str(len(bodies))}
        bodies.append(msgspec.json.encode(body))
    return bodies


class Connection:
    """One connection that is kept open."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def post(self, path: str, token: str, body: bytes) -> int:
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        await self.reader.readexactly(length)
        return int(answer.split(b" ", 2)[1])


async def play_tables(port: int, played: list[Played], tables: int, seconds: float, pause: float = 0.0) -> list[float]:
    """Every table plays one match after the other, each move so long after the last one was answered; the delays."""
    delays: list[float] = []
    stop = time.perf_counter() + seconds
    waiting, rng = list(played), Random(0)

    async def table() -> None:
        line = Connection(port)
        await line.open()
        await asyncio.sleep(pause * rng.random())
        while waiting and time.perf_counter() < stop:
            one = waiting.pop()
            for body in one.moves:
                began = time.perf_counter()
                if began > stop:
                    break
                status = await line.post(f"/api/matches/{one.match}/moves", one.token, body)
                assert status == 200, status
                delays.append(time.perf_counter() - began)
                if pause:
                    await asyncio.sleep(pause)
        line.writer.close()

    await asyncio.gather(*(table() for _ in range(tables)))
    return delays


def measure_moves(folder: Path, game: str, tables: int, seconds: float) -> dict[str, Any]:
    database = f"sqlite:///{folder}/{game}.db"
    played = prepare(database, game, 2, tables + round(MATCHES_A_TABLE * seconds))
    with running_server(database) as server:
        asyncio.run(play_tables(server.port, played[:tables], tables, 0.5))
        before, began = server.cpu_seconds(), time.perf_counter()
        delays = sorted(asyncio.run(play_tables(server.port, played[tables:], tables, seconds)))
        spent = time.perf_counter() - began
        return {
            "game": game,
            "tables_open": tables,
            "moves_per_second": len(delays) / spent,
            **quantiles(delays),
            "cpu_ms_per_move": 1000 * (server.cpu_seconds() - before) / len(delays),
            "memory_mb": server.memory_mb(),
        }


def quantiles(delays: list[float]) -> dict[str, float]:
    """Of sorted delays."""
    return {"p50_ms": 1000 * delays[len(delays) // 2], "p95_ms": 1000 * delays[len(delays) * 95 // 100]}


def measure_beside_bots(folder: Path, tables: int, seconds: float) -> list[dict[str, Any]]:
    """People at so many tables move twice a second each: among themselves, then beside a table where four bots play."""
    database = f"sqlite:///{folder}/beside.db"
    played = prepare(database, "calico", 2, 2 * (tables + round(tables * seconds / 20)))
    rows: list[dict[str, Any]] = []
    with running_server(database) as server:
        for place, half in (("among people", played[::2]), ("beside four bots", played[1::2])):
            bots, before = seat_bots(server.port) if rows else ("", 0)
            delays = sorted(asyncio.run(play_tables(server.port, half, tables, seconds, PAUSE)))
            row = {"game": f"calico, {place}", "tables_open": tables, "moves_per_second": len(delays) / seconds}
            rows.append(row | quantiles(delays))
            if bots:
                rows[-1]["bot_moves"] = _number(server.port, bots) - before
    return rows


def seat_bots(port: int) -> tuple[str, int]:
    """A table where bots alone play on for longer than anyone measures, once they do; its id and its number then."""
    chairs = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "bot", "level": "master"}] * 3]
    table = {"game": "calico", "config": {"players": 4}, "chairs": chairs, "stand_in": "master"}
    made = _ask(port, "/api/tables", table)
    _ask(port, f"/api/matches/{made['match']}/give-up", {"seat": 0}, made["token"])
    first = _number(port, made["match"])
    for _ in range(600):
        if (now := _number(port, made["match"])) > first:
            return str(made["match"]), now
        time.sleep(0.05)
    raise AssertionError("the bots did not begin")


def _number(port: int, match: str) -> int:
    return int(_ask(port, f"/api/matches/{match}")["number"])


def _ask(port: int, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return msgspec.json.decode(answer.read())


def measure_sockets(folder: Path, tables: int, tell: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """So many open tables of four, a socket for every seat; then one move at each of them, heard by all."""
    database = f"sqlite:///{folder}/sockets.db"
    played = prepare(database, "calico", 4, tables)
    with running_server(database) as server:
        return asyncio.run(_sockets(server, played, tell)) | {"tables_open": tables, "sockets": 4 * tables}


async def _sockets(server: Running, played: list[Played], tell: Callable[[], None]) -> dict[str, Any]:
    from websockets.asyncio.client import connect

    async with contextlib.AsyncExitStack() as stack:
        lines = []
        for one in played:
            for seat in range(4):
                address = f"ws://127.0.0.1:{server.port}/api/matches/{one.match}/socket"
                line = await stack.enter_async_context(connect(address, max_size=None, ping_interval=None))
                await line.send(json.dumps({"token": one.token, "seat": seat}))
                await until_view(line)
                lines.append(line)
            tell()
        memory = server.memory_mb()
        post = Connection(server.port)
        await post.open()
        began = time.perf_counter()
        hearing = [asyncio.create_task(until_view(line)) for line in lines]
        for one in played:
            await post.post(f"/api/matches/{one.match}/moves", one.token, one.moves[0])
        await asyncio.gather(*hearing)
        return {"memory_mb": memory, "told_per_second": len(lines) / (time.perf_counter() - began),
                "memory_after_mb": server.memory_mb()}  # fmt: skip


async def until_view(line: Any) -> None:
    while msgspec.json.decode(await line.recv())["type"] != "view":
        pass
