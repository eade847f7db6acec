"""What has happened, on disk: one writer thread that commits in groups, readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from dataclasses import dataclass, field
from importlib import resources
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig

from tabbytop.host import schema

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_AT_ONCE = 256
"""Jobs in one transaction."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "cache_size=-16000",
           "temp_store=MEMORY")  # fmt: skip
NEXT = (
    schema.match.update()
    .where(schema.match.c.id == sa.bindparam("m"), schema.match.c.version == sa.bindparam("before"))
    .values(
        version=sa.bindparam("n"),
        touched=sa.bindparam("at_"),
        status=sa.bindparam("status_"),
        owing=sa.bindparam("owing_"),
    )
)
ADD = schema.entry.insert()


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a match."""

    number: int
    kind: str
    seat: int | None
    data: str
    move_id: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What the row of a match says after an entry."""

    status: str
    owing: str | None
    """Seats that are to move; None when it was not worked out."""


class Overtaken(Exception):
    """Among entries that were stored together there is one whose number is taken."""


@dataclass(slots=True)
class Job:
    """Work for the writer: returns what the future is given. Runs inside a transaction that others may share."""

    work: Callable[[sa.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    notify: tuple[str, ...] = field(default=())
    """Matches to tell other processes about, in the same transaction (PostgreSQL)."""
    rows: tuple[dict[str, Any], dict[str, Any]] | None = None
    """What NEXT and ADD are given, if they are all the work: such jobs can be done together."""


def make_engine(url: str, *, writes: bool) -> sa.Engine:
    engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if url.startswith("sqlite"):

        @sa.event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @sa.event.listens_for(engine, "begin")
        def begin(connection: sa.Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the database up to the tables of this version."""
    with resources.as_file(resources.files("tabbytop.host").joinpath("migrations")) as folder:
        config = AlembicConfig()
        config.set_main_option("script_location", str(folder))
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.writing, self.reading = make_engine(url, writes=True), make_engine(url, writes=False)
        migrate(self.writing)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="tabbytop-writer", daemon=True)
        self.thread.start()

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")

    def close(self) -> None:
        """Finish what was accepted, then let go of the database."""
        self.jobs.put(None)
        self.thread.join()
        self.writing.dispose()
        self.reading.dispose()

    # --- writing

    async def write(self, work: Callable[[sa.Connection], Any]) -> Any:
        """Do this in the next transaction; back when it is on disk."""
        loop = asyncio.get_running_loop()
        return await self._put(Job(work, loop, loop.create_future()))

    async def append(
        self, match_id: str, entry: Entry, standing: Standing, also: Callable[[sa.Connection], Any] | None = None
    ) -> bool:
        """Add the next entry, with whatever belongs to it; False when another one has taken its number."""
        named = {"m": match_id, "before": entry.number - 1, "n": entry.number, "at_": entry.at,
                 "status_": standing.status, "owing_": standing.owing}  # fmt: skip
        row = {"match_id": match_id, "number": entry.number, "kind": entry.kind, "seat": entry.seat,
               "data": entry.data, "move_id": entry.move_id, "at": entry.at}  # fmt: skip

        def work(connection: sa.Connection) -> bool:
            if connection.execute(NEXT, named).rowcount != 1:
                return False
            connection.execute(ADD, row)
            if also:
                also(connection)
            return True

        loop = asyncio.get_running_loop()
        rows = None if also else (named, row)
        return bool(await self._put(Job(work, loop, loop.create_future(), (match_id,), rows)))

    def _put(self, job: Job) -> asyncio.Future[Any]:
        self.jobs.put(job)
        return job.future

    def _write(self) -> None:
        with self.writing.connect() as connection:
            while True:
                batch = self._next_batch()
                if batch:
                    self._commit(connection, batch)
                if batch is None:
                    return

    def _next_batch(self) -> list[Job] | None:
        """All jobs that wait; None when the store is being closed and nothing waits any more."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while len(batch) < MOST_AT_ONCE:
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)
                    break
                batch.append(job)
        return batch

    def _commit(self, connection: sa.Connection, batch: list[Job], *, as_one: bool = True) -> None:
        """One transaction for all; if it fails, each job once more on its own, so that only the guilty one fails."""
        try:
            with connection.begin():
                results = together(connection, batch) if as_one else one_by_one(connection, batch)
                self._notify(connection, batch)
        except Overtaken:
            self._commit(connection, batch, as_one=False)
        except Exception as error:  # noqa: BLE001  whatever it is belongs to the job that caused it
            if len(batch) > 1:
                for job in batch:
                    self._commit(connection, [job])
            else:
                _answer([(batch[0], None, error)])
        else:
            _answer([(job, result, None) for job, result in zip(batch, results, strict=True)])

    def _notify(self, connection: sa.Connection, batch: list[Job]) -> None:
        if self.is_postgres:
            for name in dict.fromkeys(name for job in batch for name in job.notify):
                connection.execute(sa.text("SELECT pg_notify('tabbytop', :name)"), {"name": name})

    # --- reading

    async def read(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        return await asyncio.to_thread(self.read_now, statement)

    def read_now(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        with self.reading.connect() as connection:
            return connection.execute(statement).all()

    async def entries(self, match_id: str, after: int = 0) -> list[Entry]:
        table = schema.entry
        found = sa.select(table.c.number, table.c.kind, table.c.seat, table.c.data, table.c.move_id, table.c.at)
        rows = await self.read(
            found.where(table.c.match_id == match_id, table.c.number > after).order_by(table.c.number)
        )
        return [Entry(r.number, r.kind, r.seat, r.data, r.move_id, r.at) for r in rows]


def one_by_one(connection: sa.Connection, batch: list[Job]) -> list[Any]:
    return [job.work(connection) for job in batch]


def together(connection: sa.Connection, batch: list[Job]) -> list[Any]:
    """The same, with two statements for all entries; in one order of matches, so that processes do not lock each other
    out (Overtaken)."""
    rows = sorted((job.rows for job in batch if job.rows), key=lambda pair: str(pair[0]["m"]))
    if len(rows) < 2:
        return one_by_one(connection, batch)
    if connection.execute(NEXT, [named for named, _ in rows]).rowcount != len(rows):
        raise Overtaken
    connection.execute(ADD, [row for _, row in rows])
    return [True if job.rows else job.work(connection) for job in batch]


def _answer(done: list[tuple[Job, Any, BaseException | None]]) -> None:
    """Wake those who wait, all of one loop at once."""

    def settle(of: asyncio.AbstractEventLoop) -> None:
        for job, result, error in done:
            if job.loop is of and not job.future.done():
                if error is None:
                    job.future.set_result(result)
                else:
                    job.future.set_exception(error)

    for loop in {job.loop for job, *_ in done}:
        with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits for this any more
            loop.call_soon_threadsafe(settle, loop)
