"""Who may ask how often: files of the page, visitors by their address, people who hold a seat by its secret."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbytop.host.guests import hashed
from tabbytop.server.access import address_of, bearer
from tabbytop.server.lanes import Lanes
from tabbytop.server.request_limits import Rates, Unwelcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from fastapi import Request
    from starlette.types import Scope

    from tabbytop.server.settings import Settings

NO_FILES = ("/api/", "/feeds/", "/docs", "/openapi.json", "/readyz", "/metrics")
"""How addresses begin that are more work than a file."""
CROWD = 3
"""The seats of one address together may ask so many times as often as visitors from it: secrets are easily had, by
making tables and by joining them, and whoever collects them gains no more than this."""
PATIENCE = 50
"""Refusals of one address in ten seconds that are answered at once."""
HELD_SECONDS = 1.0
"""So late comes any refusal after these: whoever waits for an answer before asking again floods nobody."""
MOST_HELD = 1_000
"""Refusals that are held back at one time; more of them would only fill the memory."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Whom a request counts for."""

    kind: str
    """`file`, `visitor` or `seat`."""
    who: str
    """An address, or the hash of a secret."""
    address: str


class Limits:
    """Kept by each process for itself, in memory: no request reads the database to be counted."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        def rates(a_second: int, a_minute: int) -> Rates:
            return Rates((10, 10 * a_second), (60, a_minute), clock=clock)

        second, minute = settings.requests_a_second, settings.requests_a_minute
        self.files = rates(settings.files_a_second, 60 * settings.files_a_second)
        self.visitors = rates(second, minute)
        self.crowds = rates(CROWD * second, CROWD * minute)
        self.seats = rates(settings.seat_requests_a_second, settings.seat_requests_a_minute)
        self.refusals = Rates((10, PATIENCE), clock=clock)
        self.lanes = Lanes(clock)
        self.held = 0

    def asker_of(self, scope: Scope, headers: dict[bytes, bytes]) -> Asker:
        address = address_of(scope)
        if scope["type"] == "http" and scope["method"] == "GET" and not scope["path"].startswith(NO_FILES):
            return Asker("file", address, address)
        secret = recognised_secret(scope, headers)
        return Asker("seat", secret, address) if secret else Asker("visitor", address, address)

    def wait(self, asker: Asker) -> float:
        """Count a request; the seconds after which it would be welcome, 0 if it is now."""
        if asker.kind == "file":
            return self.files.wait(asker.address)
        if asker.kind == "seat":
            return self.seats.wait(asker.who) or self.crowds.wait(asker.address)
        return self.visitors.wait(asker.address)

    async def hold_back(self, asker: Asker) -> None:
        """Let those wait for their refusal who do not heed it."""
        if not self.refusals.allows(asker.address) and self.held < MOST_HELD:
            self.held += 1
            try:
                await asyncio.sleep(HELD_SECONDS)
            finally:
                self.held -= 1


def recognised_secret(scope: Scope, headers: dict[bytes, bytes]) -> str:
    """The hash of the secret that comes with a request, if it was found to be a seat's or a guest's not long ago; a
    guess counts for its address. The first request with a secret does so too, and what is worked on finds out."""
    token = bearer(headers.get(b"authorization", b"").decode("latin-1"))
    lobby = getattr(scope["app"].state, "lobby", None) if token else None
    if lobby is None:
        return ""
    secret = hashed(token)
    return secret if secret in lobby.recognised else ""


def count_new(request: Request) -> None:
    """One more table or guest of this address (Unwelcome)."""
    seconds = request.app.state.new_tables.wait(address_of(request.scope))
    if seconds:
        raise Unwelcome(429, "server-tables", seconds)
