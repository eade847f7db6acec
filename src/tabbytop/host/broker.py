"""How processes hear that a table has moved: nothing more than that. The log in the database is the truth."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Protocol

from tabbytop.core.errors import BadInput
from tabbytop.host.outage import end

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

CHANNEL = "tabbytop"
PATIENCE = 1.0
"""Seconds that Redis is given to answer."""
HEARTBEAT = 10
MOST_HINTS = 1000


class Broker(Protocol):
    is_alone: bool
    """Whether no other process can move a match."""

    async def publish(self, match_id: str) -> None:
        """Tell the other processes that this match has a new entry."""

    def heard(self) -> AsyncIterator[str]:
        """The matches that others have moved, for as long as anyone listens."""

    async def close(self) -> None: ...


class OneProcess:
    """There is nobody else to tell."""

    is_alone = True

    async def publish(self, match_id: str) -> None: ...

    async def heard(self) -> AsyncIterator[str]:
        await asyncio.Event().wait()
        yield ""

    async def close(self) -> None: ...


class PostgresBroker:
    """LISTEN; the NOTIFY is part of the transaction that stores an entry (`Store`)."""

    is_alone = False

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")

    async def publish(self, match_id: str) -> None: ...

    async def heard(self) -> AsyncIterator[str]:
        import psycopg

        while True:
            with contextlib.suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        yield notice.payload
            await asyncio.sleep(1)

    async def close(self) -> None: ...


class RedisBroker:
    """Publish and subscribe; works with Valkey too. A hint that can't be sent is dropped: no move waits for it."""

    is_alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        at_once: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_connect_timeout": PATIENCE}
        self.saying = Redis.from_url(url, socket_timeout=PATIENCE, **at_once)
        self.listening = Redis.from_url(url, health_check_interval=HEARTBEAT, **at_once)
        self.hints: asyncio.Queue[str] = asyncio.Queue(MOST_HINTS)
        self.sender: asyncio.Task[None] | None = None

    async def publish(self, match_id: str) -> None:
        if self.sender is None:
            self.sender = asyncio.create_task(self._send())
        with contextlib.suppress(asyncio.QueueFull):
            self.hints.put_nowait(match_id)

    async def _send(self) -> None:
        from redis.exceptions import RedisError

        while True:
            match_id = await self.hints.get()
            with contextlib.suppress(RedisError, OSError):
                await self.saying.publish(CHANNEL, match_id)

    async def heard(self) -> AsyncIterator[str]:
        from redis.exceptions import RedisError

        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self.listening.pubsub() as listener:
                    await listener.subscribe(CHANNEL)
                    async for message in listener.listen():
                        if message["type"] == "message":
                            yield message["data"].decode()
            await asyncio.sleep(1)

    async def close(self) -> None:
        from redis.exceptions import RedisError

        if self.sender is not None:
            await end([self.sender])
        for each in (self.saying, self.listening):
            with contextlib.suppress(RedisError, OSError):
                async with asyncio.timeout(PATIENCE):
                    await each.aclose()


def make_broker(url: str | None, database: str) -> Broker:
    """The broker of this address; PostgreSQL needs none of its own (BadInput)."""
    if not url:
        return PostgresBroker(database) if database.startswith("postgresql") else OneProcess()
    if url.startswith("postgresql"):
        return PostgresBroker(url)
    if url.startswith(("redis://", "rediss://", "valkey://", "unix://")):
        return RedisBroker(url.replace("valkey://", "redis://", 1))
    raise BadInput("serve-broker", url=url.partition("://")[0])
