"""The application: its rooms, its errors, its beginning and its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException

import tabbytop
from tabbytop.core.errors import BadInput
from tabbytop.host.broker import make_broker
from tabbytop.host.guests import Guests
from tabbytop.host.lobby import Lobby
from tabbytop.host.match import Illegal, Refused
from tabbytop.host.store import Store
from tabbytop.host.thinking import Thinkers
from tabbytop.server import docs_page, guests, house, matches, tables
from tabbytop.server.access import language_of
from tabbytop.server.calls import make_calls
from tabbytop.server.guard import Answers, Guard, Rates
from tabbytop.server.logs import set_up_logs
from tabbytop.server.pages import add_pages
from tabbytop.server.settings import Settings, database_url
from tabbytop.server.shapes import SOCKET
from tabbytop.server.wire import Moving, problem
from tabbytop.words import Words, words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.responses import Response

STATUS = {"missing": 404, "forbidden": 403, "conflict": 409, "stale": 409, "busy": 503, "unknown": 401}
GARBAGE = (20_000, 20, 50)
log = logging.getLogger("tabbytop.server")


def make_app(settings: Settings) -> FastAPI:
    set_up_logs(settings.log_level)
    app = FastAPI(
        title="Tabbytop",
        version=tabbytop.__version__,
        description="Three cat games over HTTP and WebSocket; docs/protocol.md tells how it goes together.",
        lifespan=lambda app: lifespan(app, settings),
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.new_tables = Rates((3600, settings.tables_an_hour))
    app.state.counts = {"moves": 0, "tables_made": 0, "sockets": 0}
    app.state.answers = Answers()
    app.state.lines = Counter()
    """Open sockets by address."""
    app.add_middleware(matches.FastLane)
    app.add_middleware(Guard, settings=settings, answers=app.state.answers)
    add_problems(app)
    for room in (house, tables, matches, guests, docs_page):
        app.include_router(room.router)
    describe(app)
    add_pages(app)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    store = Store(database_url(settings.database))
    broker = make_broker(settings.broker, store.url)
    lobby = app.state.lobby = Lobby(store, broker, Thinkers(settings.thinkers, settings.think_seconds))
    app.state.guests = Guests(lobby)
    await lobby.open()
    spare_the_old()
    calling = asyncio.create_task(make_calls(lobby, app.state.guests, inside=settings.webhooks_inside))
    yield
    calling.cancel()
    await asyncio.gather(calling, return_exceptions=True)
    await lobby.close()


def spare_the_old() -> None:
    """What is there when the server opens stays to the end: the collector of garbage need not look at it again, and
    looks at the rest more rarely, since logs of matches grow but make no circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


# --- errors


def tongue(request: Request) -> Words:
    return words(language_of(request.headers.get("accept-language", "")))


def add_problems(app: FastAPI) -> None:
    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> Response:
        return problem(422, error.code, tongue(request).explain(error))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return problem(STATUS[error.kind], error.code, tongue(request).say(error.code, error.named), **error.named)

    @app.exception_handler(Illegal)
    async def illegal(request: Request, error: Illegal) -> Response:
        said = tongue(request).explain(error.objection)
        return problem(409, error.objection.code, said, section=error.objection.section)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return misshapen(request, error.errors()[0]["loc"][1:])

    @app.exception_handler(ValidationError)
    async def invalid_body(request: Request, error: ValidationError) -> Response:
        return misshapen(request, error.errors(include_url=False)[0]["loc"])

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        code = {404: "server-missing", 405: "server-method"}.get(error.status_code, "server-request")
        return problem(error.status_code, code, tongue(request).say(code))

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        """Our own mistake: the log has all of it, the reader a number to name it by."""
        report = secrets.token_hex(4)
        log.error("a request failed", exc_info=error, extra={"report": report})
        return problem(500, "server-fault", tongue(request).say("server-fault", report=report), report=report)


def misshapen(request: Request, where: tuple[int | str, ...]) -> Response:
    field = ".".join(str(part) for part in where)[:80] or "-"
    return problem(422, "server-shape", tongue(request).say("server-shape", field=field))


# --- the description


def describe(app: FastAPI) -> None:
    """Socket messages and webhooks stand in the description beside the routes."""
    for name, shape in SOCKET.items():
        app.webhooks.post(name)(_told(shape))
    usual = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = usual()
            found["components"]["schemas"]["Moving"] = Moving.model_json_schema(
                ref_template="#/components/schemas/{model}"
            )
            app.openapi_schema = found
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _told(shape: Any) -> Any:
    async def told(body: Any) -> None: ...

    told.__annotations__["body"] = shape
    told.__doc__ = getattr(shape, "__doc__", None)
    return told
