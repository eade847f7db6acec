"""What every request must pass: sizes, depths, rates for each address; and headers on every answer."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from typing import TYPE_CHECKING

import msgspec

from tabbytop.server.access import language_of
from tabbytop.server.metrics import count_answer
from tabbytop.server.wire import problem
from tabbytop.words import load_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from tabbytop.server.limits import Asker, Limits
    from tabbytop.server.settings import Settings
    from tabbytop.words import Words

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"),
)
TRY_AGAIN = 1013
REMEMBERED = 10_000
"""Addresses whose rates are kept in mind."""
NO_STORE = (b"cache-control", b"no-store")
"""Unless an answer says otherwise: what one seat sees is for nobody's cache."""
TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
"""A text, or the rest from a quote that is never closed: no byte is looked at twice."""
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
TINY = 1e-6
"""Seconds: a wait that is over at once, but one."""
log = logging.getLogger("tabbytop.requests")


class Rates:
    """How often an address has asked: no more than so many in each of several windows of seconds.

    Two neighbouring windows are weighed by how much of each lies within the last so many seconds, which takes two
    numbers for each address instead of a list of moments.
    """

    def __init__(self, *windows: tuple[float, int], clock: Callable[[], float] = time.monotonic) -> None:
        self.windows, self.clock = windows, clock
        self.seen: dict[tuple[str, int], tuple[int, int, int]] = {}
        """By address and window: its number, requests in it, requests in the one before."""

    def allows(self, address: str) -> bool:
        return not self.wait(address)

    def wait(self, address: str) -> float:
        """Count a request unless it is one too many; then the seconds after which it will not be, if no other comes."""
        now = self.clock()
        counts = [self._count(address, n, now) for n in range(len(self.windows))]
        waits = [self._wait(n, now, here, before) for n, (_, here, before) in enumerate(counts)]
        if any(waits):
            return max(waits)
        for n, (number, here, before) in enumerate(counts):
            self.seen.pop((address, n), None)
            self.seen[address, n] = (number, here + 1, before)
        while len(self.seen) > REMEMBERED * len(self.windows):
            self.seen.pop(next(iter(self.seen)))
        return 0.0

    def _count(self, address: str, n: int, now: float) -> tuple[int, int, int]:
        number = int(now // self.windows[n][0])
        old, here, before = self.seen.get((address, n), (number, 0, 0))
        if old != number:
            here, before = 0, here if old == number - 1 else 0
        return number, here, before

    def _wait(self, n: int, now: float, here: int, before: int) -> float:
        """What was asked in the window before weighs less from moment to moment; what was asked in this one, from its
        end on."""
        seconds, most = self.windows[n]
        share = now % seconds / seconds
        if here + before * (1 - share) < most:
            return 0.0
        if here >= most:
            return max(seconds * (2 - share - most / max(here, 1)), TINY)
        return max(seconds * (1 - (most - here) / before - share), TINY)


def is_too_deep(body: bytes, most: int) -> bool:
    """Whether JSON is nested deeper than this; brackets inside texts do not count."""
    if body.count(b"[") + body.count(b"{") <= most:
        return False
    depth = 0
    for sign in TEXTS.sub(b"", body).translate(None, NO_BRACKETS):
        depth += 1 if sign in b"[{" else -1
        if depth > most:
            return True
    return False


class Unwelcome(Exception):
    """A request that is answered at the door."""

    def __init__(self, status: int, code: str, wait: float = 0.0) -> None:
        super().__init__(code)
        self.status, self.code, self.wait = status, code, wait

    def answer(self, words: Words) -> Response:
        refusal = problem(self.status, self.code, words.say(self.code))
        if self.wait:
            refusal.headers["retry-after"] = str(math.floor(self.wait) + 1)
        return refusal


class RequestLimits:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app, self.settings, self.limits = app, settings, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            asker = self.limits.asker_of(scope, {})
            if self.limits.wait(asker):
                await self.limits.hold_back(asker)
                await receive()
                await send({"type": "websocket.close", "code": TRY_AGAIN})
                return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, told = time.perf_counter(), 0

        async def guarded_send(message: Message) -> None:
            nonlocal told
            if message["type"] == "http.response.start":
                told = message["status"]
                given = message.get("headers", [])
                may_keep = any(name == b"cache-control" for name, _ in given)
                message["headers"] = [*given, *HEADERS, *(() if may_keep else (NO_STORE,))]
            await send(message)

        try:
            await self._pass(scope, receive, guarded_send)
        finally:
            seconds = time.perf_counter() - began
            count_answer(told, seconds)
            if log.isEnabledFor(logging.INFO):
                self._say(scope, told, seconds)

    def _say(self, scope: Scope, status: int, seconds: float) -> None:
        """The route, not the address: an address may hold a secret."""
        route = scope.get("route")
        path = getattr(route, "path", None) or "-"
        log.info("answered", extra={"method": scope["method"], "route": path, "status": status,
                                    "ms": round(1000 * seconds, 2)})  # fmt: skip

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        has_body = b"content-length" in headers or b"transfer-encoding" in headers
        asker = self.limits.asker_of(scope, headers)
        try:
            await self._check_rate(asker)
            if has_body:
                receive = _again(await self._body(headers, receive), receive)
        except Unwelcome as error:
            words = load_words(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
            refusal = error.answer(words)
            if has_body:
                refusal.headers["connection"] = "close"  # what is still under way need not be read
            await refusal(scope, receive, send)
        else:
            await self._in_turn(asker, scope, receive, send)

    async def _in_turn(self, asker: Asker, scope: Scope, receive: Receive, send: Send) -> None:
        """A turn lasts until there is an answer: how slowly it is read keeps nobody waiting."""
        end = await self.limits.lanes.enter(asker)

        async def ending_send(message: Message) -> None:
            end()
            await send(message)

        try:
            await self.app(scope, receive, ending_send)
        finally:
            end()

    async def _check_rate(self, asker: Asker) -> None:
        wait = self.limits.wait(asker)
        if wait:
            await self.limits.hold_back(asker)
            raise Unwelcome(429, "server-rate", wait)

    async def _body(self, headers: dict[bytes, bytes], receive: Receive) -> bytes:
        """The whole body, which is JSON to the letter of RFC 8259: no NaN, no halves of letters (Unwelcome)."""
        size = headers.get(b"content-length", b"0")
        if not size.isdigit():
            raise Unwelcome(400, "server-request")
        if len(size) > 18 or int(size) > self.settings.body_bytes:
            raise Unwelcome(413, "server-size")
        try:
            async with asyncio.timeout(self.settings.slow_seconds):
                body = await self._whole_body(receive)
        except TimeoutError:
            raise Unwelcome(408, "server-slow") from None
        if body is None:
            raise Unwelcome(413, "server-size")
        if is_too_deep(body, self.settings.json_depth):
            raise Unwelcome(422, "server-depth")
        try:
            msgspec.json.decode(body or b"null")
        except (ValueError, RecursionError):
            raise Unwelcome(422, "server-json") from None
        return body

    async def _whole_body(self, receive: Receive) -> bytes | None:
        """None if it grows too large, or if the client is gone."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            if len(body) > self.settings.body_bytes:
                return None
            if not message.get("more_body", False):
                return bytes(body)


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
