"""Looking at a match and playing it."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query, Request, WebSocket
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.host.match import Refused
from tabbytop.server.access import SeatQuery, Token, Tongue, bearer, held_seat, viewer_of
from tabbytop.server.shapes import (
    AnyAction,
    Choices,
    MatchTable,
    MessageShape,
    Moved,
    PreviewShape,
    RecordShape,
    Step,
    answers,
    by_hand,
)
from tabbytop.server.socket import serve_socket
from tabbytop.server.wire import (
    Moving,
    Sitting,
    Trying,
    answer,
    dump_message,
    dump_preview,
    dump_table,
)

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


@router.get("", responses=answers(MatchTable, 200, 401, 403, 404))
async def look(match_id: str, request: Request, token: Token, seat: SeatQuery = None) -> Response:
    """The table as this seat sees it; without a secret, as an onlooker does."""
    lobby: Lobby = request.app.state.lobby
    own, viewer = await viewer_of(lobby, match_id, token, seat)
    return answer(dump_table(await lobby.match(match_id), own, viewer))


@router.get("/messages", responses=answers(list[MessageShape], 200, 401, 403, 404))
async def messages(
    match_id: str, request: Request, token: Token, after: Annotated[int, Query(ge=0)] = 0, seat: SeatQuery = None
) -> Response:
    """What happened after a number: for those who ask again and again instead of keeping a socket."""
    lobby: Lobby = request.app.state.lobby
    _, viewer = await viewer_of(lobby, match_id, token, seat)
    match = await lobby.match(match_id)
    return answer([dump_message(message) for message in match.messages(viewer)[after:]])


@router.get("/actions", responses=answers(list[AnyAction], 200, 401, 403, 404))
async def actions(match_id: str, request: Request, token: Token, seat: SeatQuery = None) -> Response:
    """Everything that this seat may do now."""
    lobby: Lobby = request.app.state.lobby
    _, viewer = await viewer_of(lobby, match_id, token, seat)
    match = await lobby.match(match_id)
    legal = match.game.legal_actions(match.state, viewer) if viewer is not None and match.started else []
    return answer([match.game.dump_action(action) for action in legal])


@router.get("/choices", responses=answers(Choices, 200, 401, 403, 404))
async def choices(match_id: str, request: Request, token: Token, seat: SeatQuery = None) -> Response:
    """The same, with what each action would bring; shapes that fit in many places are told by their first cells."""
    lobby: Lobby = request.app.state.lobby
    _, viewer = await viewer_of(lobby, match_id, token, seat)
    match = await lobby.match(match_id)
    if viewer is None or not match.started:
        return answer({"number": len(match.messages(viewer)), "actions": [], "places": None})
    legal, places = match.game.grouped_actions(match.state, viewer)
    told = [{"action": match.game.dump_action(action), "gain": match.gain(viewer, action)} for action in legal]
    return answer({"number": len(match.messages(viewer)), "actions": told, "places": places})


@router.post("/preview", responses=answers(PreviewShape, 200, 401, 403, 404, 409, 422))
async def preview(match_id: str, trying: Trying, request: Request, token: Token, tongue: Tongue) -> Response:
    """What an action would bring, and why, or which rule forbids it. Nothing changes, and nothing is uncovered."""
    lobby: Lobby = request.app.state.lobby
    await held_seat(lobby, match_id, token, trying.seat)
    match = await lobby.match(match_id)
    if not match.started:
        raise Refused("conflict", "host-not-started")
    return answer(dump_preview(match.preview(trying.seat, match.game.load_action(trying.action)), tongue))


@router.post("/moves", responses=answers(Moved, 200, 401, 403, 404, 409, 422), openapi_extra=by_hand(Moving))
async def move(request: Request) -> Response:
    """Play. The answer comes when the move is on disk."""
    state, match_id = request.app.state, request.path_params["match_id"]
    moving = Moving.model_validate_json(await request.body())
    await held_seat(state.lobby, match_id, bearer(request.headers.get("authorization", "")), moving.seat)
    match: Match = await state.lobby.match(match_id)
    if moving.after is not None and not (moving.move_id and match.has_played(moving.seat, moving.move_id)):
        refuse_stale(match, moving)
    await state.lobby.play(match_id, moving.seat, moving.action, moving.move_id)
    state.counts["moves"] += 1
    return answer({"number": len(match.messages(moving.seat)), "status": match.status})


class FastLane:
    """The same function without FastAPI's way to it, which takes longer than the move."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MOVES.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        scope["path_params"], scope["route"] = found.groupdict(), MOVE
        request = Request(scope, receive)
        try:
            answered = await move(request)
        except Exception as error:
            handlers = scope["app"].exception_handlers
            handler = next((handlers[kind] for kind in type(error).__mro__[:-2] if kind in handlers), None)
            if handler is None:
                raise
            answered = await handler(request, error)
        await answered(scope, receive, send)


MOVES = re.compile("/api/matches/(?P<match_id>[^/]+)/moves")
MOVE = Route(f"{router.prefix}/moves", move, methods=["POST"])
"""For the log."""


@router.post("/undo", responses=answers(Moved, 200, 401, 403, 404, 409, 422))
async def undo(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Take back one's last action, as long as nothing new was shown since."""
    lobby: Lobby = request.app.state.lobby
    await held_seat(lobby, match_id, token, sitting.seat)
    match = await lobby.undo(match_id, sitting.seat)
    return answer({"number": len(match.messages(sitting.seat)), "status": match.status})


async def _finished(request: Request, match_id: str) -> Match:
    match: Match = await request.app.state.lobby.match(match_id)
    if not match.is_over:
        raise Refused("conflict", "host-not-over")
    return match


@router.get("/record", responses=answers(RecordShape, 200, 404, 409))
async def record(match_id: str, request: Request) -> Response:
    """The whole match, once it is over: docs/record.md."""
    return answer((await _finished(request, match_id)).record())


@router.get("/replay", responses=answers(Step, 200, 404, 409))
async def replay(
    match_id: str,
    request: Request,
    step: Annotated[int, Query(ge=0)] = 0,
    seat: SeatQuery = None,
) -> Response:
    """A finished match after so many moves, as any of its seats saw it."""
    match = await _finished(request, match_id)
    if seat is not None and seat >= len(match.chairs):
        raise Refused("missing", "server-missing")
    step = min(step, len(match.moves))
    message, state = match.step(step)
    game = match.game
    view, sheets = game.dump_view(game.view(state, seat)), game.known_sheets(state, seat)
    told = dump_message(message) if message else None
    return answer({"step": step, "steps": len(match.moves), "message": told, "view": view, "sheets": sheets})


@router.websocket("/socket")
async def socket(websocket: WebSocket, match_id: str) -> None:
    app = websocket.app
    app.state.counts["sockets"] += 1
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await serve_socket(app, websocket, match_id)
    finally:
        app.state.counts["sockets"] -= 1


def refuse_stale(match: Match, moving: Moving) -> None:
    """A move that rests on old news is refused if its seat has moved since, or if it is not legal any more."""
    told = match.messages(moving.seat)
    newer = [message for message in told[moving.after :] if message.kind in ("move", "undo")]
    if any(message.seat == moving.seat for message in newer):
        raise Refused("stale", "host-stale", version=len(told))
    if newer and match.game.objection(match.state, moving.seat, match.game.load_action(moving.action)):
        raise Refused("stale", "host-stale", version=len(told))
