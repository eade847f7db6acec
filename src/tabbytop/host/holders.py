"""Who holds the seats of a match: by a secret of their own, or as a guest."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import math
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.host import schema
from tabbytop.host.guests import hashed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbytop.core.game import Seat
    from tabbytop.host.match import Match
    from tabbytop.host.store import Store

GUEST_SECONDS = 0.5
"""For so long it is believed that a guest is still there."""
HOLDERS = (
    sa.select(
        schema.seat.c.seat,
        schema.seat.c.token_hash,
        schema.seat.c.guest_id,
        schema.guest.c.token_hash.label("guest_hash"),
    )
    .select_from(schema.seat.outerjoin(schema.guest))
    .order_by(schema.seat.c.seat)
)


@dataclass(frozen=True, slots=True)
class Key:
    """What a device holds: the secret of its seats at a match."""

    match_id: str
    token: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """The holders of one match's seats."""

    seating: int
    """The change of seats after which it was so."""
    at: float
    """When that was read."""
    rows: Sequence[Any]


NOBODY = Known(-1, -math.inf, ())


class Holders:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Known] = {}
        """By match."""
        self.connections: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        """By the hash of a guest's secret: what rings, for each open socket, when the guest is gone."""

    async def read(self, match_id: str) -> Sequence[sa.Row[Any]]:
        return await self.store.read(HOLDERS.where(schema.seat.c.match_id == match_id))

    async def rows(self, match: Match, most: float = math.inf) -> Sequence[Any]:
        """By seat; read anew whenever someone has sat down or got up, and after so many seconds."""
        known, now = self.known.get(match.facts.id, NOBODY), time.monotonic()
        if known.seating != match.seating or now - known.at >= most:
            seating = match.seating
            known = self.known[match.facts.id] = Known(seating, now, await self.read(match.facts.id))
        return known.rows

    async def seats_of(self, match: Match, token: str) -> tuple[Seat, ...]:
        rows = await self.rows(match)
        own = self.held(rows, token)
        has_guests = any(row.guest_hash for row in rows)
        if own and (not has_guests or own == self.held(rows, token, with_guests=False)):
            return own
        # what is a guest's can change without a word in the log, and on another process
        return self.held(await self.rows(match, GUEST_SECONDS if own else 0.0), token)

    @staticmethod
    def held(holders: Sequence[Any], token: str, *, with_guests: bool = True) -> tuple[Seat, ...]:
        """The seats whose secret, or whose guest's, is this one; compared in constant time."""
        wanted = hashed(token)
        return tuple(
            row.seat
            for row in holders
            if hmac.compare_digest(row.token_hash or "", wanted)
            or (with_guests and hmac.compare_digest(row.guest_hash or "", wanted))
        )

    @contextlib.contextmanager
    def connection(self, match_id: str, token: str) -> Iterator[asyncio.Event]:
        """What rings when the guest who holds seats with this secret is gone; silent if it is not a guest's."""
        gone, rows = asyncio.Event(), self.known.get(match_id, NOBODY).rows
        if not self.held(rows, token) or self.held(rows, token, with_guests=False):
            yield gone
            return
        wanted = hashed(token)
        self.connections[wanted].add(gone)
        try:
            yield gone
        finally:
            self.connections[wanted].discard(gone)
            if not self.connections[wanted]:
                del self.connections[wanted]
