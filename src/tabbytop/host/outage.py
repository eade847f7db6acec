"""When the database or the broker is away: how that is told, and work that outlasts it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

SQLITE_OUTAGES = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)
POSTGRES_OUTAGES = ("08", "25006", "53", "57P", "58")
"""How the codes begin: connection lost, read-only, out of resources, being stopped or started, failing disks."""
END_SECONDS = 0.1
"""Between two times that a task is told to end."""
END_TIMES = 100
log = logging.getLogger("tabbytop.host")


class Unreachable(Exception):
    """The database does not answer, or can't be written to, just now. What was to be written may be stored or not."""


def is_outage(error: BaseException) -> bool:
    """Whether the database is to blame and not what it was asked."""
    if isinstance(error, sa.exc.TimeoutError):
        return True
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in SQLITE_OUTAGES
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        return error.connection_invalidated or isinstance(error, sa.exc.OperationalError)
    return str(state).startswith(POSTGRES_OUTAGES)


async def lasting(work: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do this again and again with pauses between, whatever comes of it: an error is logged, the work tried again."""
    while True:
        try:
            await work()
        except Unreachable:
            log.warning("the database can't be reached", extra={"work": work.__name__})
        except Exception:
            log.exception("work in the background failed", extra={"work": work.__name__})
        await asyncio.sleep(pause)


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel these tasks until they are done: libraries that wait for a network lose a cancellation now and then, and
    up to Python 3.11 `asyncio.wait_for` does so, too. A task that goes on all the same is left behind."""
    going = set(tasks)
    for _ in range(END_TIMES):
        if not going:
            return
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=END_SECONDS)
    for task in going:
        log.warning("work in the background does not end", extra={"work": repr(task)})
