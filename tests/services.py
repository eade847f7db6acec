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

PATIENCE = 180
"""Seconds that anything may take on a busy machine."""


def in_own_loop(coroutine):
    """Its result; in a thread of its own, since a browser that is open keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def in_own_thread(work, *args):
    """The same for work that runs a loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work, *args).result()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(is_ready, seconds=PATIENCE):
    give_up = time.monotonic() + seconds
    while not is_ready():
        assert time.monotonic() < give_up, "it did not happen"
        time.sleep(0.05)


def postgres_binary(name):
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    assert found, "PostgreSQL is needed: apt-get install postgresql"
    return str(found[-1])


QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}


class Postgres:
    """A PostgreSQL server of its own, which may go away and come back; as root it runs as the user `postgres`, since it
    refuses to run as root."""

    def __init__(self):
        self.port, self.data = free_port(), Path(tempfile.mkdtemp(prefix="tabbytop-pg-"))
        self.url = f"postgresql://tabbytop@127.0.0.1:{self.port}/postgres"
        self.as_user = []
        if os.getuid() == 0:
            shutil.chown(self.data, "postgres", "postgres")
            self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
        initdb = [*self.as_user, postgres_binary("initdb"), "-D", str(self.data), "-A", "trust", "-U", "tabbytop"]
        subprocess.run(initdb, check=True, **QUIET)

    def start(self):
        where = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.data), "-h", "127.0.0.1"]
        self.process = subprocess.Popen([*self.as_user, postgres_binary("postgres"), *where], **QUIET)
        ready = [postgres_binary("pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        wait_for(lambda: subprocess.run(ready, check=False, **QUIET).returncode == 0)
        return self

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def stoppable_postgres():
    server = Postgres()
    try:
        yield server.start()
    finally:
        if server.process.poll() is None:
            server.stop()
        shutil.rmtree(server.data, ignore_errors=True)


@contextlib.contextmanager
def postgres():
    with stoppable_postgres() as server:
        yield server.url


class Redis:
    def __init__(self, folder):
        assert shutil.which("redis-server"), "Redis is needed: apt-get install redis-server"
        self.port, self.folder = free_port(), folder
        self.url = f"redis://127.0.0.1:{self.port}"

    def start(self):
        port, folder = str(self.port), str(self.folder)
        command = ["redis-server", "--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.answers)
        return self

    def answers(self):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def stoppable_redis(folder):
    server = Redis(folder)
    try:
        yield server.start()
    finally:
        if server.process.poll() is None:
            server.stop()


@contextlib.contextmanager
def redis(folder):
    with stoppable_redis(folder) as server:
        yield server.url


class Server:
    """A `tabbytop serve` in a process of its own, which may be killed and started again."""

    def __init__(self, database, **settings):
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        names = {"requests_a_second": 10_000, "requests_a_minute": 600_000, "tables_an_hour": 100_000,
                 "seat_requests_a_second": 10_000, "seat_requests_a_minute": 600_000, **settings}  # fmt: skip
        self.env = {
            **os.environ,
            "PYTHONFAULTHANDLER": "1",
            **{f"TABBYTOP_{name.upper()}": str(value) for name, value in names.items()},
        }
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
        import sqlalchemy as sa

        self.stop()
        engine = sa.create_engine(self.database.replace("postgresql://", "postgresql+psycopg://"))
        with engine.begin() as connection:
            for earlier in (
                "UPDATE entry SET at = at - :seconds WHERE match_id = :match_id",
                "UPDATE match SET touched = touched - :seconds, due = due - :seconds WHERE id = :match_id",
            ):
                connection.execute(sa.text(earlier), {"seconds": seconds, "match_id": match_id})
        engine.dispose()
        self.start()

    def kill(self):
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stderr.close()

    def stop(self):
        """As an administrator would; what it complained about."""
        self.process.terminate()
        try:
            return self.process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)
            raise AssertionError(f"it does not end: {self.process.communicate()[1]}") from None

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
        self.process.wait(PATIENCE)
