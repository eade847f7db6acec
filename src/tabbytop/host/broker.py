"""How processes hear that a table has moved: nothing more than that. The log in the database is the truth."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Protocol

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

CHANNEL = "tabbytop"


class Broker(Protocol):
    async def publish(self, match_id: str) -> None:
        """Tell the other processes that this match has a new entry."""

    def heard(self) -> AsyncIterator[str]:
        """The matches that others have moved, for as long as anyone listens."""

    async def close(self) -> None: ...


class OneProcess:
    """There is nobody else to tell."""

    async def publish(self, match_id: str) -> None: ...

    async def heard(self) -> AsyncIterator[str]:
        await asyncio.Event().wait()
        yield ""

    async def close(self) -> None: ...


class PostgresBroker:
    """LISTEN; the NOTIFY is part of the transaction that stores an entry (`Store`)."""

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
    """Publish and subscribe; works with Valkey too."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis = Redis.from_url(url)

    async def publish(self, match_id: str) -> None:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError):
            await self.redis.publish(CHANNEL, match_id)

    async def heard(self) -> AsyncIterator[str]:
        from redis.exceptions import RedisError

        while True:
            with contextlib.suppress(RedisError):
                async with self.redis.pubsub() as listener:
                    await listener.subscribe(CHANNEL)
                    async for message in listener.listen():
                        if message["type"] == "message":
                            yield message["data"].decode()
            await asyncio.sleep(1)

    async def close(self) -> None:
        await self.redis.aclose()


def make_broker(url: str | None, database: str) -> Broker:
    """The broker of this address; PostgreSQL needs none of its own (BadInput)."""
    if not url:
        return PostgresBroker(database) if database.startswith("postgresql") else OneProcess()
    if url.startswith("postgresql"):
        return PostgresBroker(url)
    if url.startswith(("redis://", "rediss://", "valkey://", "unix://")):
        return RedisBroker(url.replace("valkey://", "redis://", 1))
    raise BadInput("serve-broker", url=url.partition("://")[0])
