"""Who is at the table: the seats that have an open socket, and since when the others are gone.

Only sockets count. Whatever is asked over HTTP, a hidden move above all, leaves no trace here, and nothing of it is in
the log of a match.

Each process counts its own sockets and shows a change at once. For the others it writes a row for each seat: when the
first socket comes, when the last one has been gone for GRACE seconds, and once in BEAT seconds while it is there, all
seats in one statement. It hints at a change as at a move, with a sign before the match's id; whoever hears it reads the
rows of that match again. A row that nobody has renewed for STALE seconds belonged to a process that was killed. A lost
hint is made good by the next beat, and an error of the database costs nobody their socket: it is logged, and the next
beat tries again. When one seat has sockets in two processes and one of them ends, the other process reads that the seat
is gone and says so at once that it is not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.host import schema
from tabbytop.host.broker import OneProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Mapping

    from tabbytop.core.game import Seat
    from tabbytop.host.broker import Broker
    from tabbytop.host.store import Store

GRACE = 4.0
"""Seconds for a page that is loaded anew, or whose connection is cut for a moment: it was never away."""
BEAT = 20.0
STALE = 3 * BEAT
AGAIN = 2.0
"""Seconds after which a look that failed is tried again."""
SIGN = "@"
"""Before the id of a match in a hint; no id begins with it."""
AT_ONCE = 500
"""Matches that are read in one statement."""
log = logging.getLogger("tabbytop.presence")
ROWS = schema.presence
RENEW = (
    ROWS.update()
    .where(ROWS.c.match_id == sa.bindparam("m"), ROWS.c.seat == sa.bindparam("s"))
    .values(seen=sa.bindparam("at_"), is_here=sa.bindparam("here"))
)


@dataclass(frozen=True, slots=True)
class Here:
    is_here: bool
    since: int | None = None
    """For who is gone: when their last socket ended, in seconds since 1970."""


HERE = Here(is_here=True)
Place = tuple[str, int]
"""A match and a seat of it."""


class Presence:
    def __init__(self, store: Store, broker: Broker, followers: Mapping[str, int], ring: Callable[[str], None]) -> None:
        self.store, self.broker, self.followers, self.ring = store, broker, followers, ring
        self.is_alone = isinstance(broker, OneProcess)
        self.sockets: Counter[Place] = Counter()
        self.leaving: dict[Place, asyncio.TimerHandle] = {}
        """Seats whose last socket has just ended."""
        self.shown: dict[str, dict[Seat, Here]] = {}
        """By match. Changes with sockets, hints and beats only: a look at it tells no moment of anything else."""
        self.read_at: dict[str, float] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def of(self, match_id: str) -> Mapping[Seat, Here]:
        return self.shown.get(match_id, {})

    async def look(self, match_id: str) -> Mapping[Seat, Here]:
        """The same, from the database unless it is known well enough."""
        is_kept = match_id in self.shown and (self.is_alone or self.followers.get(match_id, 0) > 0)
        if not is_kept and self.read_at.get(match_id, 0.0) < time.monotonic() - BEAT:
            self.read_at[match_id] = time.monotonic() - BEAT + AGAIN  # while the database is away, not at every look
            await self._try(self._read([match_id]))
        return self.of(match_id)

    async def come(self, match_id: str, seats: Iterable[Seat]) -> None:
        """A socket of these seats is open."""
        await self.look(match_id)
        new = []
        for seat in seats:
            self.sockets[match_id, seat] += 1
            timer = self.leaving.pop((match_id, seat), None)
            if timer:
                timer.cancel()
            elif self.sockets[match_id, seat] == 1:
                new.append(seat)
        self._change(match_id, dict.fromkeys(new, HERE))

    def go(self, match_id: str, seats: Iterable[Seat]) -> None:
        loop, now = asyncio.get_running_loop(), int(time.time())
        for seat in seats:
            self.sockets[match_id, seat] -= 1
            if not self.sockets[match_id, seat]:
                del self.sockets[match_id, seat]
                self.leaving[match_id, seat] = loop.call_later(GRACE, self._gone, match_id, seat, now)

    def _gone(self, match_id: str, seat: Seat, since: int) -> None:
        del self.leaving[match_id, seat]
        self._change(match_id, {seat: Here(is_here=False, since=since)})

    def _change(self, match_id: str, people: dict[Seat, Here]) -> None:
        if people:
            self._show(match_id, {**self.of(match_id), **people})
            task = asyncio.create_task(self._try(self._tell(match_id, people)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _show(self, match_id: str, people: dict[Seat, Here]) -> None:
        if self.shown.get(match_id) != people:
            self.shown[match_id] = people
            self.ring(match_id)

    async def heard(self, match_id: str) -> None:
        """Another process hints that someone has come or gone."""
        if match_id in self.shown:
            await self._try(self._read([match_id]))

    def forget(self, match_id: str) -> None:
        self.shown.pop(match_id, None)
        self.read_at.pop(match_id, None)

    async def keep(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            await self._try(self._beat())

    async def close(self) -> None:
        """Nobody is here any more, as far as this process knows."""
        for timer in self.leaving.values():
            timer.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self._try(self._save([*self.sockets, *self.leaving], Here(is_here=False, since=int(time.time()))))

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  a database that is away for a while is no reason to lose a socket
            log.warning("who is here could not be told", extra={"why": type(error).__name__})

    # --- the rows

    async def _beat(self) -> None:
        await self._save(list(self.sockets), HERE)
        followed = [match_id for match_id in self.shown if self.followers.get(match_id, 0)]
        for start in range(0, 0 if self.is_alone else len(followed), AT_ONCE):
            await self._read(followed[start : start + AT_ONCE])

    async def _tell(self, match_id: str, people: dict[Seat, Here]) -> None:
        for seat, here in people.items():
            await self._save([(match_id, seat)], here, SIGN + match_id)
        await self.broker.publish(SIGN + match_id)

    async def _save(self, places: list[Place], here: Here, *notify: str) -> None:
        at = int(time.time()) if here.since is None else here.since
        rows = [{"m": match_id, "s": seat, "at_": at, "here": here.is_here} for match_id, seat in sorted(places)]

        def work(connection: sa.Connection) -> None:
            if rows and connection.execute(RENEW, rows).rowcount != len(rows):
                for row in rows:
                    _put(connection, row)

        if rows:
            await self.store.write(work, notify)

    async def _read(self, match_ids: list[str]) -> None:
        found: dict[str, dict[Seat, Here]] = {match_id: {} for match_id in match_ids}
        for row in await self.store.read(sa.select(ROWS).where(ROWS.c.match_id.in_(match_ids))):
            is_fresh = row.is_here and not self.is_alone and row.seen > time.time() - STALE
            found[row.match_id][row.seat] = HERE if is_fresh else Here(is_here=False, since=int(row.seen))
        mine: dict[str, dict[Seat, Here]] = {match_id: {} for match_id in match_ids}
        for match_id, seat in (*self.sockets, *self.leaving):
            if match_id in mine:
                mine[match_id][seat] = HERE
        for match_id, people in found.items():
            own = mine[match_id]
            self.read_at[match_id] = time.monotonic()
            self._show(match_id, {**people, **own})
            wrong = {seat: HERE for seat in own if not people.get(seat, HERE).is_here}
            if wrong:
                await self._tell(match_id, wrong)


def _put(connection: sa.Connection, row: dict[str, Any]) -> None:
    if not connection.execute(RENEW, row).rowcount:
        new = {"match_id": row["m"], "seat": row["s"], "seen": row["at_"], "is_here": row["here"]}
        connection.execute(ROWS.insert(), new)
