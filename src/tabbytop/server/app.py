"""The application: its rooms, its errors, its beginning and its end."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException

import tabbytop
from tabbytop.core.errors import BadInput
from tabbytop.core.play import Illegal
from tabbytop.host.broker import make_broker
from tabbytop.host.guests import Guests
from tabbytop.host.lobby import Lobby
from tabbytop.host.outage import Unreachable, end, lasting
from tabbytop.host.pruning import Policy
from tabbytop.host.refusals import Refused
from tabbytop.host.store import Store
from tabbytop.host.thinking import Thinkers
from tabbytop.server import catalogue, docs_page, guests, health, matches, metrics, tables
from tabbytop.server.access import language_of
from tabbytop.server.faults import Faults, away
from tabbytop.server.limits import Limits
from tabbytop.server.logs import set_up_logs
from tabbytop.server.pages import add_pages, missing_page
from tabbytop.server.pruning import prune_daily
from tabbytop.server.request_limits import Rates, RequestLimits, Unwelcome
from tabbytop.server.settings import Settings, database_url
from tabbytop.server.shapes import SOCKET
from tabbytop.server.webhooks import send_webhooks
from tabbytop.server.wire import Moving, problem
from tabbytop.words import Words, load_words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.responses import Response
    from starlette.types import ASGIApp

STATUS = {"missing": 404, "forbidden": 403, "conflict": 409, "stale": 409, "busy": 503, "unknown": 401,
          "old": 410}  # fmt: skip
GARBAGE = (20_000, 20, 50)


class Application(FastAPI):
    """Our own layers lie around those of FastAPI, which a move need not pass."""

    def build_middleware_stack(self) -> ASGIApp:
        inside = matches.FastLane(super().build_middleware_stack())
        return RequestLimits(inside, self.state.settings, self.state.limits)


def make_app(settings: Settings) -> FastAPI:
    set_up_logs(settings.log_level)
    app = Application(
        title="Tabbytop",
        version=tabbytop.__version__,
        description="Three cat games over HTTP and WebSocket; docs/protocol.md tells how it goes together.",
        lifespan=lambda app: lifespan(app, settings),
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings)
    app.state.new_tables = Rates((3600, settings.tables_an_hour))
    app.state.sockets = Counter()
    """Open sockets by address."""
    app.add_middleware(Faults)
    add_problems(app)
    for room in (health, catalogue, tables, matches, guests, docs_page):
        app.include_router(room.router)
    describe(app)
    add_pages(app)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    store = Store(database_url(settings.database))
    broker = make_broker(settings.broker, store.url)
    lobby = app.state.lobby = Lobby(store, broker, Thinkers(settings.thinkers, settings.budget()))
    app.state.guests = Guests(lobby)
    await lobby.open()
    tune_gc()

    async def call() -> None:
        await send_webhooks(lobby, app.state.guests, inside=settings.webhooks_inside)

    async def count() -> None:
        metrics.count_lobby(lobby)

    async def prune() -> None:
        await prune_daily(lobby, Policy(settings.keep_days))

    work = ((call, 1.0), (count, metrics.SECONDS), (prune, 1.0))
    tasks = [asyncio.create_task(lasting(each, seconds)) for each, seconds in work]
    yield
    await end(tasks)
    await lobby.close()


def tune_gc() -> None:
    """What is there when the server opens stays to the end: the collector of garbage need not look at it again, and
    looks at the rest more rarely, since logs of matches grow but make no circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


# --- errors


def words(request: Request) -> Words:
    return load_words(language_of(request.headers.get("accept-language", "")))


def add_problems(app: FastAPI) -> None:
    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> Response:
        return problem(422, error.code, words(request).explain(error))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        said, status = words(request).say(error.code, error.named), STATUS[error.kind]
        return missing_page(request, status) or problem(status, error.code, said, **error.named)

    @app.exception_handler(Unwelcome)
    async def unwelcome(request: Request, error: Unwelcome) -> Response:
        return error.answer(words(request))

    @app.exception_handler(Illegal)
    async def illegal(request: Request, error: Illegal) -> Response:
        said = words(request).explain(error.objection)
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
        said, status = words(request).say(code), error.status_code
        return missing_page(request, status) or problem(status, code, said)

    @app.exception_handler(Unreachable)
    async def unreachable(request: Request, error: Unreachable) -> Response:
        del error
        return away(words(request))


def misshapen(request: Request, where: tuple[int | str, ...]) -> Response:
    field = ".".join(str(part) for part in where) or "-"
    return problem(422, "server-shape", words(request).explain(BadInput("server-shape", field=field)))


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
