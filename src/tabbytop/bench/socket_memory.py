"""What a socket costs: the memory of a server before 500 are opened, while they are open, when as many come again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import urllib.request
from typing import TYPE_CHECKING, Any

from tabbytop.bench import server as load

if TYPE_CHECKING:
    from pathlib import Path

SOCKETS = 500
SEATS = 4


def measure_socket_memory(folder: Path, sockets: int = SOCKETS) -> dict[str, Any]:
    """KB for each socket, its table and all views being in memory already, and KB that each of as many more takes which
    are opened when these are closed: memory that is free again is used again."""
    database = f"sqlite:///{folder}/socket-memory.db"
    played = load.prepare(database, "calico", SEATS, sockets // SEATS)
    with load.running_server(database) as server:
        for one in played:
            look_through_all_eyes(server.port, one)
        before = server.memory_mb()
        first = asyncio.run(open_and_close(server, played))
        again = asyncio.run(open_and_close(server, played))
    return {
        "game": f"calico, {sockets} sockets twice",
        "tables_open": len(played),
        "kb_a_socket": 1000 * (first - before) / sockets,
        "kb_again_a_socket": 1000 * (again - first) / sockets,
        "memory_mb": again,
    }


def look_through_all_eyes(port: int, one: load.Played) -> None:
    """What a table needs only once is in memory from then on."""
    for seat in range(SEATS):
        address = f"http://127.0.0.1:{port}/api/matches/{one.match}?seat={seat}"
        asked = urllib.request.Request(address, headers={"Authorization": f"Bearer {one.token}"})
        urllib.request.urlopen(asked, timeout=60).read()  # noqa: S310  our own server


async def open_and_close(server: load.Running, played: list[load.Played]) -> float:
    """A socket for every seat of every table, each told its view; MB of the server with all of them open."""
    from websockets.asyncio.client import connect

    async with contextlib.AsyncExitStack() as stack:
        for one in played:
            for seat in range(SEATS):
                address = f"ws://127.0.0.1:{server.port}/api/matches/{one.match}/socket"
                line = await stack.enter_async_context(connect(address, max_size=None, ping_interval=None))
                await line.send(json.dumps({"token": one.token, "seat": seat}))
                await load.until_view(line)
        memory = server.memory_mb()
    await asyncio.to_thread(wait_until_closed, server.port)
    return memory


def wait_until_closed(port: int) -> None:
    """The server has heard that every socket is gone."""
    for _ in range(1200):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            if b"\ntabbytop_sockets 0.0\n" in answer.read():
                return
        time.sleep(0.05)
    raise AssertionError("sockets stayed open")
