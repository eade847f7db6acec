"""Real servers for the tests, on free ports of this machine: PostgreSQL, Redis, and Tabbytop itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx


def in_own_loop(coroutine):
    """Its result; in a thread of its own, since a browser that is open keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(is_ready, seconds=180):
    give_up = time.monotonic() + seconds
    while not is_ready():
        assert time.monotonic() < give_up, "a server did not start"
        time.sleep(0.05)


def postgres_binary(name):
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert found, "PostgreSQL is needed: apt-get install postgresql"
    return str(found[-1])


@contextlib.contextmanager
def postgres():
    """A PostgreSQL server of its own; as root it runs as the user `postgres`, since it refuses to run as root."""
    port, data = free_port(), Path(tempfile.mkdtemp(prefix="tabbytop-pg-"))
    as_user = []
    if os.getuid() == 0:
        shutil.chown(data, "postgres", "postgres")
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    initdb = [*as_user, postgres_binary("initdb"), "-D", str(data), "-A", "trust", "-U", "tabbytop"]
    subprocess.run(initdb, check=True, **quiet)
    serve = [
        *as_user,
        postgres_binary("postgres"),
        "-D",
        str(data),
        "-p",
        str(port),
        "-k",
        str(data),
        "-h",
        "127.0.0.1",
    ]
    process = subprocess.Popen(serve, **quiet)
    ready = [postgres_binary("pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
    try:
        wait_for(lambda: subprocess.run(ready, check=False, **quiet).returncode == 0)
        yield f"postgresql://tabbytop@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
        shutil.rmtree(data, ignore_errors=True)


@contextlib.contextmanager
def redis(folder):
    port = free_port()
    assert shutil.which("redis-server"), "Redis is needed: apt-get install redis-server"
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def answers():
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        return False

    try:
        wait_for(answers)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


class Server:
    """A `tabbytop serve` in a process of its own, which may be killed and started again."""

    def __init__(self, database, **settings):
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        names = {"requests_a_second": 10_000, "requests_a_minute": 600_000, "tables_an_hour": 100_000, **settings}
        self.env = {**os.environ, **{f"TABBYTOP_{name.upper()}": str(value) for name, value in names.items()}}
        self.command = [sys.executable, "-m", "tabbytop", "serve", "--port", str(self.port), "--database", database]
        self.process = None

    def start(self):
        self.process = subprocess.Popen(self.command, env=self.env, stderr=subprocess.PIPE, text=True)

        def answers():
            assert self.process.poll() is None, self.process.stderr.read()
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{self.url}/readyz", timeout=10).status_code == 200
            return False

        wait_for(answers)
        return self

    def let_time_pass(self, match_id, seconds):
        """As if everything at this table had happened so much earlier; the server must look at its log again."""
        import sqlite3

        self.stop()
        with contextlib.closing(sqlite3.connect(self.database.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute("UPDATE entry SET at = at - ? WHERE match_id = ?", (seconds, match_id))
            connection.execute("UPDATE match SET touched = touched - ? WHERE id = ?", (seconds, match_id))
        self.start()

    def kill(self):
        self.process.kill()
        self.process.wait(30)
        self.process.stderr.close()

    def stop(self):
        """As an administrator would; what it complained about."""
        self.process.terminate()
        _, err = self.process.communicate(timeout=30)
        return err

    def __enter__(self):
        try:
            return self.start()
        except BaseException:
            self.kill()
            raise

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


SEED = """
import os, signal, sys
from tabbytop.cli.serve import run
from tabbytop.server import app
from tabbytop.server.settings import from_environment
settings = from_environment(port=int(sys.argv[1]), database=sys.argv[2])
for _ in sys.stdin:
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        run(settings)
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
"""


class QuickServer(Server):
    """The same server, forked from a process that has read its modules already: it can die a thousand times."""

    def start(self):
        if self.process is None:
            command = [sys.executable, "-c", SEED, str(self.port), self.database]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
            self.process = subprocess.Popen(command, env=self.env, text=True, **pipes)
        self.process.stdin.write("again\n")
        self.process.stdin.flush()
        self.child = int(self.process.stdout.readline())

        def answers():
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{self.url}/readyz", timeout=2).status_code == 200
            return False

        wait_for(answers)
        return self

    def kill(self):
        os.kill(self.child, signal.SIGKILL)

    def stop(self):
        os.kill(self.child, signal.SIGTERM)
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(30)
