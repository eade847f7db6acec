"""People without accounts: whoever holds the token is the guest, on any device."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from tabbytop.core.errors import BadInput
from tabbytop.core.languages import LANGUAGES
from tabbytop.host import schema
from tabbytop.host.refusals import OldRules

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

LONGEST_NAME, LONGEST_WEBHOOK = 30, 500
MOST_LISTED = 200
MOST_MARKS = 2
"""Accents on one letter: as many as any living language piles up."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    name: str
    language: str
    webhook: str | None
    has_feed: bool


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat of a guest at a match that is not over, or was not long ago."""

    match: str
    game: str
    seat: Seat
    status: str
    is_turn: bool
    touched: float


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name that can be shown to others: it can be seen, and does not climb over its neighbours (BadInput)."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    marks = [unicodedata.category(sign)[0] == "M" for sign in plain]
    piled = any(all(marks[at : at + MOST_MARKS + 1]) for at in range(len(marks) - MOST_MARKS))
    is_seen = not all(marks) and plain.isprintable() and not BLANK.intersection(plain)
    if not is_seen or piled or len(plain) > LONGEST_NAME:
        raise BadInput("host-name", most=LONGEST_NAME)
    return plain


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput("host-language", language=language, languages=", ".join(LANGUAGES))
    return language


def checked_webhook(url: str) -> str | None:
    """An address that can be called; None for the empty one, which ends the calls (BadInput)."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good or len(url) > LONGEST_WEBHOOK or not url.isascii() or not url.isprintable() or " " in url:
        raise BadInput("host-webhook")
    return url


class Guests:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store

    async def welcome(self, name: str, language: str) -> str:
        """A new guest; the secret that makes whoever holds it this guest."""
        token = secrets.token_urlsafe(24)
        row = {"id": secrets.token_urlsafe(9), "token_hash": hashed(token), "name": checked_name(name),
               "language": checked_language(language), "created": time.time()}  # fmt: skip
        await self.store.write(lambda connection: connection.execute(schema.guest.insert(), row))
        return token

    async def find(self, token: str) -> Guest | None:
        found = await self._one(schema.guest.c.token_hash == hashed(token))
        if found:
            self.lobby.recognise(hashed(token))
        return found

    async def find_by_feed(self, secret: str) -> Guest | None:
        return await self._one(schema.guest.c.feed_hash == hashed(secret))

    async def _one(self, which: sa.ColumnElement[bool]) -> Guest | None:
        rows = await self.store.read(sa.select(schema.guest).where(which))
        return next((Guest(r.id, r.name, r.language, r.webhook, r.feed_hash is not None) for r in rows), None)

    async def holder(self, match: Match, seat: Seat) -> Guest | None:
        """The guest who holds this seat."""
        table = schema.seat
        held = sa.select(table.c.guest_id).where(table.c.match_id == match.facts.id, table.c.seat == seat)
        return await self._one(schema.guest.c.id == held.scalar_subquery())

    async def change(
        self, guest: Guest, name: str | None = None, language: str | None = None, webhook: str | None = None
    ) -> None:
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = checked_name(name)
        if language is not None:
            values["language"] = checked_language(language)
        if webhook is not None:
            values["webhook"] = checked_webhook(webhook)
        if values:
            await self._update(guest, values)

    async def open_feed(self, guest: Guest) -> str:
        """A new secret for the address of the guest's feed; the old address ends."""
        secret = secrets.token_urlsafe(24)
        await self._update(guest, {"feed_hash": hashed(secret)})
        return secret

    async def _update(self, guest: Guest, values: dict[str, Any]) -> None:
        change = schema.guest.update().where(schema.guest.c.id == guest.id).values(values)
        await self.store.write(lambda connection: connection.execute(change))

    async def forget(self, guest: Guest) -> None:
        """The profile is gone; seats stay with their own secrets."""

        def work(connection: sa.Connection) -> None:
            connection.execute(schema.seat.update().where(schema.seat.c.guest_id == guest.id).values(guest_id=None))
            connection.execute(schema.guest.delete().where(schema.guest.c.id == guest.id))

        await self.store.write(work)
        self.lobby.holders.known.clear()

    async def chairs(self, guest: Guest) -> list[HeldSeat]:
        """Where the guest sits: first where it is their turn, then what moved last."""
        table = schema.match
        found = (
            sa.select(table.c.id, table.c.game, table.c.status, table.c.touched, table.c.owing, schema.seat.c.seat)
            .join(schema.seat, schema.seat.c.match_id == table.c.id)
            .where(schema.seat.c.guest_id == guest.id)
            .order_by(table.c.touched.desc())
            .limit(MOST_LISTED)
        )
        chairs = [await self._guest_seat(row) for row in await self.store.read(found)]
        return sorted(chairs, key=lambda chair: (not chair.is_turn, chair.status == "over", -chair.touched))

    async def _guest_seat(self, row: sa.Row[Any]) -> HeldSeat:
        owing = row.owing
        status = row.status
        if owing is None and status == "playing":
            try:
                match = await self.lobby.match(row.id)
            except OldRules:
                status = "closed"
            else:
                owing = ",".join(map(str, match.to_act()))
        is_turn = status == "playing" and str(row.seat) in (owing or "").split(",")
        return HeldSeat(row.id, row.game, row.seat, status, is_turn, row.touched)
