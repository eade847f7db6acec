"""What a server process does in the background: it hears of moves on other processes, minds the clocks, keeps up with
the log, tells the sockets of deleted guests and forgets idle matches. No error ends any of it."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.core.errors import BadInput
from tabbytop.host import schema
from tabbytop.host.clock import BOT_SECONDS
from tabbytop.host.endings import ended_at, keep_ending
from tabbytop.host.outage import Unreachable, lasting
from tabbytop.host.presence import SIGN
from tabbytop.host.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Iterator

    from tabbytop.host.lobby import Lobby

CLOCK_SECONDS = 2.0
"""Between two looks at what is due."""
KEEP_UP_SECONDS = 1.0
"""Between two looks at whether a match that is followed has moved elsewhere, and the hint was lost."""
WATCH_SECONDS = 0.5
"""Between two looks at whether the guests with open sockets are still there."""
FORGET_SECONDS = 900.0
"""A table that is followed by nobody stays in memory for so long."""
POSTPONED = 300.0
"""A match that can't be looked at is due again so many seconds later."""
AT_ONCE = 500
"""Rows that are asked for at once."""
log = logging.getLogger("tabbytop.host")


class Rounds:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.horizon = BOT_SECONDS
        """The first look is at what will be due, too: after a restart no bot is thinking."""
        self.oldest = ""
        """Up to this id, finished matches have their endings."""

    def start(self) -> list[asyncio.Task[None]]:
        work = [(self.listen, 1.0), (self.mind_clocks, CLOCK_SECONDS), (self.watch_guests, WATCH_SECONDS),
                (self.tidy, FORGET_SECONDS / 4), (self.keep_history, CLOCK_SECONDS)]  # fmt: skip
        if not self.lobby.broker.is_alone:
            work.append((self.keep_up, KEEP_UP_SECONDS))
        return [asyncio.create_task(lasting(*each)) for each in work]

    async def listen(self) -> None:
        """Hints of the broker."""
        async for match_id in self.lobby.broker.heard():
            if match_id.startswith(SIGN):
                await self.lobby.presence.heard(match_id.removeprefix(SIGN))
                continue
            match = self.lobby.matches.get(match_id)
            if match:
                await self.lobby.catch_up(match)

    async def keep_up(self) -> None:
        """Matches that are followed have what the log has, even if the broker lost the hint."""
        followers = self.lobby.following.followers
        followed = [match_id for match_id, count in followers.items() if count and match_id in self.lobby.matches]
        began = time.monotonic()
        for ids in chunks(followed):
            found = sa.select(schema.match.c.id, schema.match.c.version).where(schema.match.c.id.in_(ids))
            for row in await self.store.read(found):
                match = self.lobby.matches.get(row.id)
                if match is not None and match.version < row.version:
                    await self.lobby.catch_up(match)
                elif match is not None:
                    self.lobby.checked[row.id] = max(began, self.lobby.checked[row.id])

    # --- the clock

    async def mind_clocks(self) -> None:
        """Every match that is due: whoever took too long is away, and bots that owe a move are reminded of it."""
        async for row in self._due(time.time() + self.horizon):
            try:
                await self._look_at(row)
            except Unreachable:
                raise
            except (Refused, BadInput):
                await self._set_due(row, time.time() + POSTPONED)
            except Exception:
                log.exception("a match could not be looked at")
                await self._set_due(row, time.time() + POSTPONED)
        self.horizon = 0.0

    async def _due(self, now: float) -> AsyncIterator[sa.Row[Any]]:
        """Page after page: those that stay due keep nobody else waiting."""
        table = schema.match
        found = sa.select(table.c.id, table.c.due, table.c.version).order_by(table.c.due, table.c.id).limit(AT_ONCE)
        last: sa.Row[Any] | None = None
        while True:
            after = sa.true() if last is None else sa.tuple_(table.c.due, table.c.id) > sa.tuple_(last.due, last.id)
            rows = await self.store.read(found.where(table.c.due <= now, after))
            for row in rows:
                yield row
            if len(rows) < AT_ONCE:
                return
            last = rows[-1]

    async def _look_at(self, row: sa.Row[Any]) -> None:
        match = await self.lobby.match(row.id)
        if match.version < row.version:
            await self.lobby.catch_up(match)
        await self.lobby.seats.miss_people(match)
        self.lobby.bot_turns.wake(match)
        due = None if match.status != "playing" else match.due(match.to_act())
        if match.version == row.version and due != row.due:
            await self._set_due(row, due)

    async def _set_due(self, row: sa.Row[Any], due: float | None) -> None:
        """Unless something has happened at the match meanwhile, which says itself when it is due."""
        table = schema.match
        change = table.update().where(table.c.id == row.id, table.c.version == row.version, table.c.due == row.due)
        await self.store.write(lambda connection: connection.execute(change.values(due=due)))

    # --- guests, memory, history

    async def watch_guests(self) -> None:
        """Sockets of guests who are gone, here or on another process, are told so."""
        hashes = list(self.lobby.holders.connections)
        there: set[str] = set()
        for some in chunks(hashes):
            found = sa.select(schema.guest.c.token_hash).where(schema.guest.c.token_hash.in_(some))
            there.update(row.token_hash for row in await self.store.read(found))
        for token_hash in hashes:
            if token_hash not in there:
                for gone in self.lobby.holders.connections.get(token_hash, ()):
                    gone.set()

    async def tidy(self) -> None:
        """Tables that nobody follows are forgotten; their log brings them back."""
        lobby = self.lobby
        for match_id, match in list(lobby.matches.items()):
            is_still = match.log[-1].at < time.time() - FORGET_SECONDS and not match.lock.locked()
            if is_still and not lobby.following.followers[match_id] and not lobby.bot_turns.is_busy(match_id):
                lobby.forget(match_id)

    async def keep_history(self) -> None:
        """Matches that were over before endings were stored get theirs, a few at a time, while their rules hold."""
        table, kept = schema.match, schema.ending
        lacking = sa.select(table.c.id).where(table.c.id > self.oldest, table.c.status == "over")
        without = lacking.where(~sa.exists().where(kept.c.match_id == table.c.id))
        rows = await self.store.read(without.order_by(table.c.id).limit(20))
        for row in rows:
            self.oldest = row.id
            await self._keep_ending(row.id)
        if not rows:
            await asyncio.Event().wait()  # all that ends from now on is stored as it ends

    async def _keep_ending(self, match_id: str) -> None:
        try:
            match = await self.lobby.read_apart(match_id)
        except (Refused, BadInput):
            return
        if match.is_over:
            await self.store.write(keep_ending(match, match.state, ended_at(match)))


def chunks(found: Collection[str]) -> Iterator[list[str]]:
    rest = iter(found)
    while some := list(itertools.islice(rest, AT_ONCE)):
        yield some
