"""What has happened, on disk: one writer thread that commits in groups, readers beside it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from dataclasses import dataclass, field
from importlib import resources
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tabbytop.host import schema
from tabbytop.host.outage import Unreachable, is_outage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

MOST_AT_ONCE = 256
"""Jobs in one transaction."""
WRITE_SECONDS, READ_SECONDS = 12.0, 5.0
"""Longer than this nobody waits for a database that does not answer."""
PULSE_SECONDS = 1.0
"""How long the answer holds whether anything can be written."""
PULSE_PATIENCE = 3.0
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "cache_size=-16000",
           "temp_store=MEMORY")  # fmt: skip
POSTGRES = {"connect_timeout": "5", "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
            "tcp_user_timeout": "10000"}  # fmt: skip
"""A connection to PostgreSQL that has gone silent is given up, unless the address of the database says otherwise."""
NEXT = (
    schema.match.update()
    .where(schema.match.c.id == sa.bindparam("m"), schema.match.c.version == sa.bindparam("before"))
    .values(
        version=sa.bindparam("n"),
        touched=sa.func.coalesce(sa.bindparam("at_", type_=sa.Float), schema.match.c.touched),
        status=sa.bindparam("status_"),
        owing=sa.bindparam("owing_"),
        due=sa.bindparam("due_"),
    )
)
ADD = schema.entry.insert()
ALONE = 1
"""The one row of the pulse."""


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
class MatchRow:
    """What the row of a match says after an entry."""

    status: str
    owing: str | None
    """Seats that are to move; None when it was not worked out."""
    due: float | None = None
    """When the server looks at the match by itself; None if never."""
    is_told: bool = True
    """Onlookers too are told of the entry: only such ones touch the match, since guests see when it was touched."""


class Overtaken(Exception):
    """Among entries that were stored together there is one whose number is taken."""


@dataclass(slots=True)
class Job:
    """Work for the writer: returns what the future is given. Runs inside a transaction that others may share."""

    work: Callable[[sa.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    notify: tuple[str, ...] = field(default=())
    """Hints for other processes, in the same transaction (PostgreSQL)."""
    rows: tuple[dict[str, Any], dict[str, Any]] | None = None
    """What NEXT and ADD are given, if they are all the work: such jobs can be done together."""


def make_engine(url: str, *, writes: bool) -> sa.Engine:
    is_sqlite = url.startswith("sqlite")
    given = {} if is_sqlite else {k: v for k, v in POSTGRES.items() if k not in sa.make_url(url).query}
    engine = sa.create_engine(url, pool_pre_ping=not is_sqlite, hide_parameters=True, connect_args=given)
    if is_sqlite:

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
    with migrations() as config, engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def is_current(engine: sa.Engine) -> bool:
    """Whether the database has the tables of this version; asked without a lock."""
    with migrations() as config, engine.connect() as connection:
        known = ScriptDirectory.from_config(config).get_current_head()
        return MigrationContext.configure(connection).get_current_revision() == known


@contextlib.contextmanager
def migrations() -> Iterator[AlembicConfig]:
    with resources.as_file(resources.files("tabbytop.host").joinpath("migrations")) as folder:
        config = AlembicConfig()
        config.set_main_option("script_location", str(folder))
        yield config


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.writing, self.reading = make_engine(url, writes=True), make_engine(url, writes=False)
        migrate(self.writing)
        self.connection: sa.Connection | None = None
        """The writer's own connection to the database, while there is one."""
        self.unsure: dict[str, float] = {}
        """By match, since when: an entry of it was given up, and may be stored all the same."""
        self.pulse: tuple[float, asyncio.Task[bool] | None] = (0.0, None)
        """When it was last asked whether anything can be written, and the answer."""
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

    async def write(self, work: Callable[[sa.Connection], Any], notify: tuple[str, ...] = ()) -> Any:
        """Do this in the next transaction; back when it is on disk (Unreachable)."""
        loop = asyncio.get_running_loop()
        return await self._done(Job(work, loop, loop.create_future(), notify))

    async def append(
        self, match_id: str, entry: Entry, standing: MatchRow, also: Callable[[sa.Connection], Any] | None = None
    ) -> bool:
        """Add the next entry, with whatever belongs to it; False when another one has taken its number (Unreachable: it
        may have been stored or not)."""
        named = {"m": match_id, "before": entry.number - 1, "n": entry.number,
                 "at_": entry.at if standing.is_told else None, "status_": standing.status,
                 "owing_": standing.owing, "due_": standing.due}  # fmt: skip
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
        try:
            return bool(await self._done(Job(work, loop, loop.create_future(), (match_id,), rows)))
        except BaseException:
            self.unsure.setdefault(match_id, time.monotonic())
            raise

    async def _done(self, job: Job) -> Any:
        """What the writer answers; a job that nobody waits for any more is not begun."""
        self.jobs.put(job)
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                return await job.future
        except TimeoutError:
            raise Unreachable from None

    async def is_writable(self) -> bool:
        """Whether a write has reached the disk within the last second or does so now; asked once for all who ask."""
        asked, answer = self.pulse
        if answer is None or (answer.done() and time.monotonic() - asked > PULSE_SECONDS):
            answer = asyncio.create_task(self._beat())
            self.pulse = (time.monotonic(), answer)
        return await asyncio.shield(answer)

    async def _beat(self) -> bool:
        table, now = schema.pulse, time.time()

        def work(connection: sa.Connection) -> None:
            if connection.execute(table.update().where(table.c.id == ALONE).values(at=now)).rowcount == 0:
                connection.execute(table.insert(), {"id": ALONE, "at": now})

        try:
            async with asyncio.timeout(PULSE_PATIENCE):
                await self.write(work)
        except (Unreachable, TimeoutError, sa.exc.IntegrityError) as error:
            return isinstance(error, sa.exc.IntegrityError)  # another process was faster, so it can be written
        return True

    def _write(self) -> None:
        while (batch := self._next_batch()) is not None:
            waited_for = [job for job in batch if not job.future.cancelled()]
            if waited_for:
                self._commit(waited_for)
        self._hang_up()

    def _hang_up(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                self.connection.close()
            self.connection = None

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

    def _commit(self, batch: list[Job], *, as_one: bool = True) -> None:
        """One transaction for all; if it fails, each job once more on its own, so that only the guilty one fails. When
        the database is away nobody is guilty, and nobody waits for the others' tries."""
        try:
            if self.connection is None:
                self.connection = self.writing.connect()
            with self.connection.begin():
                results = together(self.connection, batch) if as_one else one_by_one(self.connection, batch)
                self._notify(self.connection, batch)
        except Overtaken:
            self._commit(batch, as_one=False)
        except Exception as error:  # noqa: BLE001  whatever it is belongs to the job that caused it
            if is_outage(error):
                self._hang_up()
                _answer([(job, None, Unreachable()) for job in batch])
            elif len(batch) > 1:
                for job in batch:
                    self._commit([job])
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
        """All rows (Unreachable)."""
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await asyncio.to_thread(self.read_now, statement)
        except TimeoutError:
            raise Unreachable from None

    def read_now(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        try:
            with self.reading.connect() as connection:
                return connection.execute(statement).all()
        except sa.exc.SQLAlchemyError as error:
            if is_outage(error):
                raise Unreachable from error
            raise

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
