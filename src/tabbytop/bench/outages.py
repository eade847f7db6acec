"""What people feel of a backup, and how soon a server notices that nothing can be written: on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bench import server as load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

TABLES = 50
STORED = 5_500
"""Tables in the database with a whole log but for the last move; nobody plays there."""
OUTAGE_SECONDS = 8.0
"""Longer than SQLite waits for a lock."""
COLUMNS = {
    "stored_tables": "{:,.0f}",
    "tables_open": "{:,.0f}",
    "moves_made": "{:,.0f}",
    "failed_moves": "{:,.0f}",
    "p50_ms": "{:,.1f}",
    "p95_ms": "{:,.1f}",
    "export_seconds": "{:,.1f}",
    "noticed_seconds": "{:,.1f}",
    "back_seconds": "{:,.1f}",
}


@dataclass(slots=True)
class Felt:
    """By the people at the tables."""

    delays: list[float] = field(default_factory=list)
    failed: int = 0

    def row(self, name: str, **more: float) -> dict[str, Any]:
        told = {"game": name, "tables_open": TABLES, "moves_made": len(self.delays), "failed_moves": self.failed}
        return told | load.quantiles(sorted(self.delays)) | more


def measure_outages(folder: Path, seconds: float, tell: Callable[[], None] = lambda: None) -> list[dict[str, Any]]:
    database = f"sqlite:///{folder}/outages.db"
    played = load.prepare(database, "calico", 2, 4 * TABLES)
    fill(folder / "outages.db", played[0], STORED)
    tell()
    with load.running_server(database) as server:
        stop = time.perf_counter() + seconds
        rest = asyncio.run(play(server.port, played[:TABLES], lambda: time.perf_counter() > stop))
        tell()
        began = time.perf_counter()
        with exporting(database, folder / "copy.jsonl") as export:
            beside = asyncio.run(play(server.port, played[TABLES:], lambda: export.poll() is not None))
        taken = time.perf_counter() - began
        assert export.returncode == 0
        tell()
        noticed, back = measure_lock(server.port, folder / "outages.db")
    return [
        rest.row("calico, at rest"),
        beside.row("calico, while all is exported", stored_tables=STORED, export_seconds=taken),
        {"game": f"locked for {OUTAGE_SECONDS:.0f} s", "noticed_seconds": noticed, "back_seconds": back},
    ]


def fill(file: Path, played: load.Played, count: int) -> None:
    """So many tables with the whole log of one."""
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(match)")]
        row = dict(zip(columns, connection.execute("SELECT * FROM match WHERE id = ?", (played.match,)).fetchone()))  # noqa: B905  one row
        moves = [msgspec.json.decode(body) for body in played.moves[:-1]]
        row |= {"version": 1 + len(moves), "owing": "", "due": None}
        created = connection.execute("SELECT data FROM entry WHERE match_id = ?", (played.match,)).fetchone()[0]
        marks = ", ".join("?" * len(columns))
        entries: list[tuple[Any, ...]]
        for number in range(count):
            name = f"stored-{number}"
            connection.execute(f"INSERT INTO match VALUES ({marks})", [*({**row, "id": name}.values())])  # noqa: S608  no text of others
            entries = [(name, 1, "created", None, created, None, 0.0)]
            for at, move in enumerate(moves):
                data = msgspec.json.encode({"action": move["action"]}).decode()
                entries.append((name, at + 2, "move", move["seat"], data, f"{move['seat']}:{at}", 0.0))
            connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)", entries)


@contextlib.contextmanager
def exporting(database: str, file: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Where the clients are, as a polite administrator would."""
    command = [sys.executable, "-m", "tabbytop", "export", str(file), "--database", database]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, preexec_fn=lambda: os.nice(10))  # noqa: S603, PLW1509
    try:
        yield process
        process.wait(600)
    finally:
        process.kill()
        process.wait(30)


async def play(port: int, played: list[load.Played], is_over: Callable[[], bool]) -> Felt:
    """Every table plays one match after the other, with a pause before each move, until it is over."""
    felt, waiting, rng = Felt(), list(played), Random(0)

    async def table() -> None:
        line = load.Connection(port)
        await line.open()
        await asyncio.sleep(load.PAUSE * rng.random())
        while waiting and not is_over():
            one = waiting.pop()
            for body in one.moves:
                if is_over():
                    break
                began = time.perf_counter()
                status = await line.post(f"/api/matches/{one.match}/moves", one.token, body)
                felt.delays.append(time.perf_counter() - began)
                felt.failed += status != 200
                await asyncio.sleep(load.PAUSE)
        line.writer.close()

    await asyncio.gather(*(table() for _ in range(TABLES)))
    return felt


def measure_lock(port: int, file: Path) -> tuple[float, float]:
    """Seconds until /readyz says no when somebody else writes for long, and until it says yes again afterwards."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=60)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        began = time.perf_counter()
        wait_until_ready(port, is_so=False)
        noticed = time.perf_counter() - began
        time.sleep(max(0.0, OUTAGE_SECONDS - noticed))
        connection.execute("ROLLBACK")
    began = time.perf_counter()
    wait_until_ready(port, is_so=True)
    return noticed, time.perf_counter() - began


def wait_until_ready(port: int, *, is_so: bool) -> None:
    while is_ready(port) != is_so:
        time.sleep(0.05)


def is_ready(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=30) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as error:
        error.close()
        return False
