"""Our own mistakes and a database that is away, told like everything else: in one shape, counted, with all headers."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING

from tabbytop.host.outage import Unreachable
from tabbytop.server.access import language_of
from tabbytop.server.wire import problem
from tabbytop.words import Words, load_words

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

RETRY_SECONDS = 2
log = logging.getLogger("tabbytop.server")


def away(words: Words) -> Response:
    """The database does not answer just now."""
    answer = problem(503, "server-away", words.say("server-away"))
    answer.headers["retry-after"] = str(RETRY_SECONDS)
    return answer


def fault(words: Words, error: Exception) -> Response:
    """The log has all of it, the reader a number to name it by."""
    report = secrets.token_hex(4)
    log.error("a request failed", exc_info=error, extra={"report": report})
    return problem(500, "server-fault", words.say("server-fault", report=report), report=report)


class Faults:
    """Before Starlette answers a fault in its own way, which is a line of plain text."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def watched_send(message: Message) -> None:
            nonlocal has_begun
            has_begun = has_begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, watched_send)
        except Exception as error:
            if has_begun:
                raise
            given = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
            words = load_words(language_of(given))
            answer = away(words) if isinstance(error, Unreachable) else fault(words, error)
            await answer(scope, receive, send)
