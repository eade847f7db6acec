"""What every request must pass: sizes, depths, rates for each address; and headers on every answer."""

from __future__ import annotations

import logging
import re
import time
from typing import TYPE_CHECKING

from tabbytop.server.access import language_of
from tabbytop.server.wire import problem
from tabbytop.words import words

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
TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*"')
log = logging.getLogger("tabbytop.requests")


class Rates:
    """How often an address has asked: no more than so many in each of several windows of seconds.

    Two neighbouring windows are weighed by how much of each lies within the last so many seconds, which takes two
    numbers for each address instead of a list of moments.
    """

    def __init__(self, *windows: tuple[float, int]) -> None:
        self.windows = windows
        self.seen: dict[tuple[str, int], tuple[int, int, int]] = {}
        """By address and window: its number, requests in it, requests in the one before."""

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        counts = [self._count(address, n, now) for n in range(len(self.windows))]
        if any(weighed >= most for (weighed, *_), (_, most) in zip(counts, self.windows, strict=True)):
            return False
        for n, (_, number, here, before) in enumerate(counts):
            self.seen.pop((address, n), None)
            self.seen[address, n] = (number, here + 1, before)
        while len(self.seen) > REMEMBERED * len(self.windows):
            self.seen.pop(next(iter(self.seen)))
        return True

    def _count(self, address: str, n: int, now: float) -> tuple[float, int, int, int]:
        seconds = self.windows[n][0]
        number, share = int(now // seconds), now % seconds / seconds
        old, here, before = self.seen.get((address, n), (number, 0, 0))
        if old != number:
            here, before = 0, here if old == number - 1 else 0
        return here + before * (1 - share), number, here, before


def is_too_deep(body: bytes, most: int) -> bool:
    """Whether JSON is nested deeper than this; brackets inside texts do not count."""
    if body.count(b"[") + body.count(b"{") <= most:
        return False
    depth = 0
    for sign in TEXTS.sub(b"", body):
        depth += (sign in b"[{") - (sign in b"]}")
        if depth > most:
            return True
    return False


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, statuses: dict[str, int]) -> None:
        self.app, self.settings, self.statuses = app, settings, statuses
        self.rates = Rates((10, 10 * settings.requests_a_second), (60, settings.requests_a_minute))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, told = time.perf_counter(), 0

        async def guarded_send(message: Message) -> None:
            nonlocal told
            if message["type"] == "http.response.start":
                told = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            await self._pass(scope, receive, guarded_send)
        finally:
            name = f"answers_{told // 100}xx"
            self.statuses[name] = self.statuses.get(name, 0) + 1
            if log.isEnabledFor(logging.INFO):
                self._say(scope, told, time.perf_counter() - began)

    def _say(self, scope: Scope, status: int, seconds: float) -> None:
        """The route, not the address: an address may hold a secret."""
        route = scope.get("route")
        path = getattr(route, "path", None) or "-"
        log.info("answered", extra={"method": scope["method"], "route": path, "status": status,
                                    "ms": round(1000 * seconds, 2)})  # fmt: skip

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        address = scope["client"][0] if scope.get("client") else "?"
        refusal = None
        if not self.rates.allows(address):
            refusal = (429, "server-rate")
        elif not headers.get(b"content-length", b"0").isdigit():
            refusal = (400, "server-request")
        elif int(headers.get(b"content-length", b"0")) > self.settings.body_bytes:
            refusal = (413, "server-size")
        elif b"content-length" in headers or b"transfer-encoding" in headers:
            body = await self._whole_body(receive)
            if body is None:
                refusal = (413, "server-size")
            elif is_too_deep(body, self.settings.json_depth):
                refusal = (422, "server-depth")
            else:
                receive = _again(body, receive)
        if refusal:
            status, code = refusal
            tongue = words(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
            await problem(status, code, tongue.say(code))(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _whole_body(self, receive: Receive) -> bytes | None:
        """None if it grows too large, or if the client is gone."""
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += bytes(message.get("body", b""))
            if len(body) > self.settings.body_bytes:
                return None
            if not message.get("more_body", False):
                return body


def _again(body: bytes, receive: Receive) -> Receive:
    """The body once more, then whatever comes after it."""
    given = False

    async def read() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read
