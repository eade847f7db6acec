"""The application: its routes, its errors, its beginning and its end."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, FastAPI, Header, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

import tabbytop
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.host.broker import make_broker
from tabbytop.host.lobby import Lobby, Table
from tabbytop.host.match import Illegal, Refused
from tabbytop.host.store import Store
from tabbytop.host.thinking import Thinkers
from tabbytop.server.guard import Guard, Rates
from tabbytop.server.pages import add_pages
from tabbytop.server.settings import Settings, database_url
from tabbytop.server.socket import serve_socket
from tabbytop.server.wire import (
    Joining,
    Moving,
    NewTable,
    Reacting,
    Sitting,
    answer,
    dump_message,
    dump_table,
    problem,
)
from tabbytop.words import WORDS_PREFIX, Words, spoken_language, words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tabbytop.core.game import Seat

STATUS = {"missing": 404, "forbidden": 403, "conflict": 409, "stale": 409, "busy": 503, "unknown": 401}


def tongue_of(accept_language: Annotated[str, Header(max_length=200)] = "") -> Words:
    """The reader's language."""
    for part in accept_language.split(","):
        if part.strip()[:2].lower() in ("en", "fr", "es"):
            return words(part.strip()[:2].lower())
    return words(spoken_language("en"))


def token_of(authorization: Annotated[str, Header(max_length=200)] = "") -> str:
    """The secret of a seat, from `Authorization: Bearer ...`; empty for an onlooker."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


Token = Annotated[str, Depends(token_of)]
SeatQuery = Annotated[int | None, Query(ge=0, le=11)]


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database_url(settings.database))
        broker = make_broker(settings.broker, store.url)
        app.state.lobby = Lobby(store, broker, Thinkers(settings.thinkers, settings.think_seconds))
        app.state.counts = {"moves": 0, "tables": 0, "sockets": 0}
        await app.state.lobby.open()
        yield
        await app.state.lobby.close()

    app = FastAPI(title="Tabbytop", version=tabbytop.__version__, lifespan=lifespan, redoc_url=None)
    app.state.settings = settings
    app.state.new_tables = Rates((3600, settings.tables_an_hour))
    app.add_middleware(Guard, settings=settings)
    add_problems(app)
    add_house_routes(app)
    add_table_routes(app)
    add_match_routes(app)
    add_move_routes(app)
    add_people_routes(app)
    add_pages(app)
    return app


# --- errors


def add_problems(app: FastAPI) -> None:
    def tongue(request: Request) -> Words:
        return tongue_of(request.headers.get("accept-language", ""))

    @app.exception_handler(BadInput)
    async def bad_input(request: Request, error: BadInput) -> Response:
        return problem(422, error.code, tongue(request).explain(error))

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return problem(STATUS[error.kind], error.code, tongue(request).say(error.code, error.named), **error.named)

    @app.exception_handler(Illegal)
    async def illegal(request: Request, error: Illegal) -> Response:
        return problem(
            409, error.objection.code, tongue(request).explain(error.objection), section=error.objection.section
        )

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in error.errors()[0]["loc"][1:]) or "-"
        return problem(422, "server-shape", tongue(request).say("server-shape", field=where[:80]))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        code = {404: "server-missing", 405: "server-method"}.get(error.status_code, "server-request")
        return problem(error.status_code, code, tongue(request).say(code))


# --- the house


def add_house_routes(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        import sqlalchemy as sa

        await app.state.lobby.store.read(sa.select(sa.literal(1)))
        return PlainTextResponse("ready")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        counts = {**app.state.counts, "matches_in_memory": len(app.state.lobby.matches)}
        return PlainTextResponse("".join(f"tabbytop_{name} {value}\n" for name, value in counts.items()))

    @app.get("/api/games")
    async def games(tongue: Annotated[Words, Depends(tongue_of)]) -> Response:
        """The games with their options, in the reader's language."""
        return answer([game_card(name, tongue) for name in GAMES])


def game_card(name: str, tongue: Words) -> dict[str, Any]:
    from dataclasses import fields

    game, prefix = load_game(name), WORDS_PREFIX[name]
    options = [{"name": f.name, "meaning": tongue.say(f"{prefix}-option-{f.name}")} for f in fields(game.config_type)]
    return {
        "name": name,
        "title": tongue.say(f"{prefix}-title"),
        "about": tongue.say(f"{prefix}-about"),
        "options": options,
    }


# --- tables


def add_table_routes(app: FastAPI) -> None:
    @app.post("/api/tables", status_code=201)
    async def create(table: NewTable, request: Request) -> Response:
        """Make a table; the answer holds the secret of the seats of this device."""
        address = request.client.host if request.client else "?"
        if not app.state.new_tables.allows(address):
            raise Refused("busy", "server-tables")
        wish = Table(
            table.game,
            table.config,
            tuple(chair.model_dump() for chair in table.chairs),
            table.is_public,
            table.undo,
            table.stand_in,
        )
        key = await app.state.lobby.create(wish)
        app.state.counts["tables"] += 1
        return answer({"match": key.match_id, "token": key.token, "seats": key.seats}, 201)

    @app.get("/api/tables")
    async def open_tables() -> Response:
        """Public tables with a free chair."""
        found = await app.state.lobby.open_tables()
        return answer(
            [
                {
                    "match": match.facts.id,
                    "game": match.game.name,
                    "config": match.game.dump_config(match.facts.config),
                    "chairs": [{"kind": chair.kind, "name": chair.name} for chair in match.chairs],
                }
                for match in found
            ]
        )


def add_people_routes(app: FastAPI) -> None:
    @app.post("/api/matches/{match_id}/join", status_code=201)
    async def join(match_id: str, joining: Joining) -> Response:
        """Take a free chair; the answer holds its secret."""
        key = await app.state.lobby.join(match_id, joining.name)
        return answer({"match": key.match_id, "token": key.token, "seats": key.seats}, 201)

    @app.post("/api/matches/{match_id}/leave")
    async def leave(match_id: str, sitting: Sitting, token: Token) -> Response:
        """Get up: before the start the chair is free again, later a bot may sit in."""
        await held_seat(app, match_id, token, sitting.seat)
        await app.state.lobby.leave(match_id, sitting.seat)
        return answer({"left": sitting.seat})

    @app.post("/api/matches/{match_id}/back")
    async def back(match_id: str, sitting: Sitting, token: Token) -> Response:
        """Take one's seat back from the bot that sat in."""
        await held_seat(app, match_id, token, sitting.seat)
        await app.state.lobby.come_back(match_id, sitting.seat)
        return answer({"back": sitting.seat})

    @app.post("/api/matches/{match_id}/give-up")
    async def give_up(match_id: str, sitting: Sitting, token: Token) -> Response:
        """Leave for good: a bot plays on."""
        await held_seat(app, match_id, token, sitting.seat)
        await app.state.lobby.give_up(match_id, sitting.seat)
        return answer({"gave_up": sitting.seat})

    @app.post("/api/matches/{match_id}/reactions")
    async def react(match_id: str, reacting: Reacting, token: Token) -> Response:
        """One of the fixed reactions."""
        await held_seat(app, match_id, token, reacting.seat)
        await app.state.lobby.react(match_id, reacting.seat, reacting.reaction)
        return answer({"reaction": reacting.reaction})


async def held_seat(app: FastAPI, match_id: str, token: str, seat: Seat) -> None:
    """The caller holds this seat's secret, or is refused."""
    await app.state.lobby.match(match_id)
    if not token:
        raise Refused("unknown", "server-token")
    if seat not in await app.state.lobby.seats_of(match_id, token):
        raise Refused("forbidden", "server-seat")


async def viewer_of(app: FastAPI, match_id: str, token: str, seat: Seat | None) -> tuple[tuple[Seat, ...], Seat | None]:
    """The seats of the caller, and the one whose eyes are meant; an onlooker has neither."""
    await app.state.lobby.match(match_id)
    own = await app.state.lobby.seats_of(match_id, token) if token else ()
    if token and not own:
        raise Refused("unknown", "server-token")
    if seat is not None and seat not in own:
        raise Refused("forbidden", "server-seat")
    return own, seat if seat is not None else (own[0] if own else None)


# --- matches


def add_match_routes(app: FastAPI) -> None:
    @app.get("/api/matches/{match_id}")
    async def look(match_id: str, token: Token, seat: SeatQuery = None) -> Response:
        """The table as this seat sees it; without a secret, as an onlooker does."""
        own, viewer = await viewer_of(app, match_id, token, seat)
        return answer(dump_table(await app.state.lobby.match(match_id), own, viewer))

    @app.get("/api/matches/{match_id}/messages")
    async def messages(
        match_id: str, token: Token, after: Annotated[int, Query(ge=0)] = 0, seat: SeatQuery = None
    ) -> Response:
        """What happened after a number: for those who ask again and again instead of keeping a socket."""
        _, viewer = await viewer_of(app, match_id, token, seat)
        match = await app.state.lobby.match(match_id)
        return answer([dump_message(message) for message in match.messages(viewer)[after:]])

    @app.get("/api/matches/{match_id}/actions")
    async def actions(match_id: str, token: Token, seat: SeatQuery = None) -> Response:
        """Everything that this seat may do now."""
        _, viewer = await viewer_of(app, match_id, token, seat)
        match = await app.state.lobby.match(match_id)
        legal = match.game.legal_actions(match.state, viewer) if viewer is not None and match.started else []
        return answer([match.game.dump_action(action) for action in legal])


def add_move_routes(app: FastAPI) -> None:
    @app.post("/api/matches/{match_id}/moves")
    async def move(match_id: str, moving: Moving, token: Token) -> Response:
        """Play. The answer comes when the move is on disk."""
        await held_seat(app, match_id, token, moving.seat)
        match = await app.state.lobby.match(match_id)
        if moving.after is not None and (moving.move_id is None or moving.move_id not in match.answers):
            refuse_stale(match, moving)
        await app.state.lobby.play(match_id, moving.seat, moving.action, moving.move_id)
        app.state.counts["moves"] += 1
        return answer({"number": len(match.messages(moving.seat)), "status": match.status})

    @app.post("/api/matches/{match_id}/undo")
    async def undo(match_id: str, sitting: Sitting, token: Token) -> Response:
        """Take back one's last action, as long as nothing new was shown since."""
        await held_seat(app, match_id, token, sitting.seat)
        match = await app.state.lobby.undo(match_id, sitting.seat)
        return answer({"number": len(match.messages(sitting.seat)), "status": match.status})

    @app.get("/api/matches/{match_id}/record")
    async def record(match_id: str) -> Response:
        """The whole match, once it is over: docs/record.md."""
        match = await app.state.lobby.match(match_id)
        if not match.is_over:
            raise Refused("conflict", "host-not-over")
        return answer(match.record())

    @app.websocket("/api/matches/{match_id}/socket")
    async def socket(websocket: WebSocket, match_id: str) -> None:
        app.state.counts["sockets"] += 1
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await serve_socket(app, websocket, match_id)
        finally:
            app.state.counts["sockets"] -= 1


def refuse_stale(match: Any, moving: Moving) -> None:
    """A move that rests on old news is refused if its seat has moved since, or if it is not legal any more."""
    told = match.messages(moving.seat)
    newer = [message for message in told[moving.after :] if message.kind in ("move", "undo")]
    if any(message.seat == moving.seat for message in newer):
        raise Refused("stale", "host-stale", version=len(told))
    if newer and match.game.objection(match.state, moving.seat, match.game.load_action(moving.action)):
        raise Refused("stale", "host-stale", version=len(told))
