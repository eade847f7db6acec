"""How a server bears a crowd behind one address, and a flood from another: with the limits that it has by default."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bench import server as load
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PEOPLE, WITHIN = 100, 8.0
"""So many arrive within so many seconds."""
FILES = 33
"""Of the page, on a first visit that ends at a table (counted in Chromium)."""
POLITE, PAUSE = 10, 0.2
"""People at tables of their own, and their seconds between two moves."""
ROUNDS = 3
"""Alone and flooded in turn, so that other work on the machine falls on both."""
FLOOD_LINES, FLOOD_FROM = 64, "127.0.0.2"
FLOOD = ("/api/games", "/", "/api/tables", "/api/matches/nothing", "/icon.svg", "/openapi.json")
COLUMNS = {
    "requests": "{:,.0f}",
    "refused": "{:,.0f}",
    "p50_ms": "{:,.1f}",
    "p95_ms": "{:,.1f}",
    "times_normal": "{:.2f}",
}


@dataclass(slots=True)
class Seen:
    """What came back."""

    statuses: Counter[int] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)


class Visitor:
    """One connection that is kept open, from an address of this machine."""

    def __init__(self, port: int, seen: Seen, address: str = "127.0.0.1") -> None:
        self.port, self.seen, self.address = port, seen, address

    async def open(self) -> None:
        here = (self.address, 0)
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=here)

    async def ask(self, path: str, token: str = "", body: Any = None) -> Any:
        """GET, or POST with a body; what was answered, if it is JSON and all is well."""
        began, sent = time.perf_counter(), b"" if body is None else msgspec.json.encode(body)
        secret = f"Authorization: Bearer {token}\r\n" if token else ""
        with_body = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n" if sent else ""
        head = f"{'POST' if sent else 'GET'} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n"
        self.writer.write((head + secret + with_body + "\r\n").encode() + sent)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
        told = await self.reader.readexactly(length)
        self.seen.statuses[int(answer.split(b" ", 2)[1])] += 1
        self.seen.delays.append(time.perf_counter() - began)
        return msgspec.json.decode(told) if b"application/json" in answer else None


def measure_school(folder: Path, seconds: float, tell: Callable[[], None] = lambda: None) -> list[dict[str, Any]]:
    rows = [measure_arrivals(folder)]
    tell()
    return rows + measure_flood(folder, seconds, tell)


def usual_limits() -> dict[str, object]:
    from tabbytop.server.settings import Settings

    return {name: getattr(Settings(), name) for name in (*load.LIMITS, "files_a_second")}


# --- a school


def measure_arrivals(folder: Path) -> dict[str, Any]:
    """Everyone loads the page, looks at the lobby, follows a link, sits down and listens."""
    database = f"sqlite:///{folder}/arrivals.db"
    matches, seen = open_tables(database), Seen()
    with load.running_server(database, **usual_limits()) as server:
        asyncio.run(arrive(server.port, matches, seen))
    good = sum(n for status, n in seen.statuses.items() if status < 300)
    refused = seen.statuses[429]
    assert good + refused == sum(seen.statuses.values()), seen.statuses
    return {"game": f"{PEOPLE} arrivals in {WITHIN:.0f} s", "requests": good + refused, "refused": refused,
            **load.quantiles(sorted(seen.delays))}  # fmt: skip


def open_tables(database: str) -> list[str]:
    """A table with a free chair for everyone."""
    from tabbytop.host.broker import OneProcess
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.store import Store
    from tabbytop.host.tables import Table
    from tabbytop.host.thinking import Thinkers

    async def make() -> list[str]:
        lobby = Lobby(Store(database), OneProcess(), Thinkers())
        table = Table("calico", {"players": 2}, ({"kind": "me", "name": "Ana"},))
        keys = await asyncio.gather(*(lobby.create(table) for _ in range(PEOPLE)))
        await lobby.close()
        return [key.match_id for key in keys]

    return asyncio.run(make())


async def arrive(port: int, matches: list[str], seen: Seen) -> None:
    files = page_files()
    async with contextlib.AsyncExitStack() as sockets:

        async def person(number: int, match: str) -> None:
            await asyncio.sleep(WITHIN * number / len(matches))
            visitor = Visitor(port, seen)
            await visitor.open()
            for path in ("/", *files, "/api/games", "/api/tables"):
                await visitor.ask(path)
            await sit_down(visitor, match, sockets)
            visitor.writer.close()

        await asyncio.gather(*(person(number, match) for number, match in enumerate(matches)))


async def sit_down(visitor: Visitor, match: str, sockets: contextlib.AsyncExitStack) -> None:
    """As the page does behind a friend's link; both sockets stay open to the end."""
    table = f"/api/matches/{match}"
    for path in (table, "/api/games", "/api/games/calico/box"):
        await visitor.ask(path)
    await listen(visitor, table, {}, sockets)
    key = await visitor.ask(f"{table}/join", body={"name": "Ben"})
    token = key["token"] if key else ""
    await visitor.ask(table, token)
    await listen(visitor, table, {"token": token}, sockets)
    await visitor.ask(f"{table}/choices", token)


async def listen(visitor: Visitor, table: str, hello: dict[str, str], sockets: contextlib.AsyncExitStack) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    try:
        address = f"ws://127.0.0.1:{visitor.port}{table}/socket"
        line = await sockets.enter_async_context(connect(address, ping_interval=None))
        await line.send(msgspec.json.encode(hello).decode())
        visitor.seen.statuses[101] += 1
    except InvalidStatus:
        visitor.seen.statuses[429] += 1


def page_files() -> list[str]:
    """As many files of the page as a first visit needs (BadInput)."""
    from tabbytop.server.pages import STATIC

    found = sorted(file.name for file in (STATIC / "assets").glob("*")) if STATIC.is_dir() else []
    if len(found) < FILES:
        raise BadInput("server-no-page")
    return [f"/assets/{name}" for name in found[: FILES - 1]]


# --- a flood


def measure_flood(folder: Path, seconds: float, tell: Callable[[], None]) -> list[dict[str, Any]]:
    """Polite people move now and then, in turn alone and beside a flood from another address."""
    database = f"sqlite:///{folder}/flood.db"
    played = load.prepare(database, "calico", 2, POLITE * (1 + 2 * ROUNDS * (1 + round(seconds / 15))))
    delays: dict[bool, list[float]] = {False: [], True: []}
    statuses: Counter[int] = Counter()
    with load.running_server(database, **usual_limits()) as server:
        asyncio.run(load.play_tables(server.port, take(played), POLITE, 0.5))
        for _ in range(ROUNDS):
            delays[False] += polite_delays(server.port, take(played, seconds), seconds)
            with flooded(server.port, seconds, statuses):
                delays[True] += polite_delays(server.port, take(played, seconds), seconds)
            tell()
    alone, beside = (load.quantiles(sorted(delays[is_flooded])) for is_flooded in (False, True))
    return [
        {"game": "polite, alone", **alone},
        {"game": "polite, beside a flood", **beside, "requests": sum(statuses.values()), "refused": statuses[429],
         "times_normal": beside["p50_ms"] / alone["p50_ms"]},
    ]  # fmt: skip


def take(played: list[load.Played], seconds: float = 0.0) -> list[load.Played]:
    """Matches for everyone who is polite, enough for so long."""
    count = POLITE * (1 + round(seconds / 15))
    taken, played[:count] = played[:count], []
    return taken


def polite_delays(port: int, played: list[load.Played], seconds: float) -> list[float]:
    return asyncio.run(load.play_tables(port, played, POLITE, seconds, PAUSE))


@contextlib.contextmanager
def flooded(port: int, seconds: float, statuses: Counter[int]) -> Iterator[None]:
    """The flood comes from a process of its own, so that it keeps only the server from its work."""
    receiver, sender = multiprocessing.Pipe(duplex=False)
    flood = multiprocessing.get_context("spawn").Process(target=run_flood, args=(port, seconds, sender))
    flood.start()
    receiver.recv()
    yield
    statuses.update(receiver.recv())
    flood.join(30)


def run_flood(port: int, seconds: float, sender: Any) -> None:
    """Ask as fast as answers come, over many connections, for all that costs something; what was answered."""
    os.nice(19)  # the polite ones share a core with this process, and it is not their machine that is flooded
    seen = Seen()
    sender.send("begun")
    asyncio.run(flood_lines(port, seconds, seen))
    sender.send(seen.statuses)


async def flood_lines(port: int, seconds: float, seen: Seen) -> None:
    async def line() -> None:
        paths = cycle(FLOOD)
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                visitor = Visitor(port, seen, FLOOD_FROM)
                await visitor.open()
                while True:
                    await visitor.ask(next(paths), "guess")

    lines = [asyncio.create_task(line()) for _ in range(FLOOD_LINES)]
    await asyncio.sleep(seconds)
    for one in lines:
        one.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
