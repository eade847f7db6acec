"""What every request must pass: sizes, rates for each address, and headers on every answer."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from typing import TYPE_CHECKING

from tabbytop.server.wire import problem
from tabbytop.words import spoken_language, words

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tabbytop.server.settings import Settings

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"),
)
REMEMBERED = 10_000
"""Addresses whose rates are kept in mind."""


class Rates:
    """How often an address has asked: no more than so many in each of several windows of seconds."""

    def __init__(self, *windows: tuple[float, int]) -> None:
        self.windows = windows
        self.seen: dict[str, deque[float]] = defaultdict(deque)

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        asked = self.seen[address]
        longest = max(seconds for seconds, _ in self.windows)
        while asked and asked[0] < now - longest:
            asked.popleft()
        if any(sum(at > now - seconds for at in asked) >= most for seconds, most in self.windows):
            return False
        asked.append(now)
        if len(self.seen) > REMEMBERED:
            self.seen.pop(next(iter(self.seen)))
        return True


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.rates = Rates((10, 10 * settings.requests_a_second), (60, settings.requests_a_minute))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        tongue = words(spoken_language(headers.get(b"accept-language", b"").decode("latin-1")[:2]))

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        address = scope["client"][0] if scope.get("client") else "?"
        length = headers.get(b"content-length", b"0")
        if not self.rates.allows(address):
            await problem(429, "server-rate", tongue.say("server-rate"))(scope, receive, guarded_send)
        elif not length.isdigit() or int(length) > self.settings.body_bytes:
            await problem(413, "server-size", tongue.say("server-size"))(scope, receive, guarded_send)
        else:
            await self.app(scope, self._measured(receive), guarded_send)

    def _measured(self, receive: Receive) -> Receive:
        """A body that comes in pieces is cut off where it grows too large."""
        left = self.settings.body_bytes

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return limited
