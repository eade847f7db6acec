"""Looking at a match and playing it."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.host.refusals import OldRules, Refused
from tabbytop.server.access import ReaderWords, SeatQuery, Token, bearer, held_seat, viewer_of
from tabbytop.server.metrics import SOCKETS
from tabbytop.server.moves import play_move, problem_of
from tabbytop.server.shapes import (
    AnyAction,
    MatchTable,
    MessageShape,
    Moved,
    NumberedChoices,
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
    dump_choices,
    dump_message,
    dump_preview,
    dump_table,
)

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

router = APIRouter(prefix="/api/matches/{match_id}", tags=["matches"])


def seen(lobby: Lobby, match: Match, obj: Any) -> Response:
    """An answer out of memory; if nobody could say for a while whether it is the newest, it says for how long."""
    told, behind = answer(obj), lobby.seconds_behind(match)
    if behind:
        told.headers["tabbytop-stale"] = str(behind)
    return told


@router.get("", responses=answers(MatchTable, 200, 401, 403, 404, 410))
async def look(match_id: str, request: Request, token: Token, seat: SeatQuery = None) -> Response:
    """The table as this seat sees it; without a secret, as an onlooker does."""
    lobby: Lobby = request.app.state.lobby
    try:
        own, viewer = await viewer_of(lobby, match_id, token, seat)
    except OldRules:
        return answer((await lobby.ended(match_id, token)).table())
    people = await lobby.presence.look(match_id)
    match = await lobby.match(match_id)
    return seen(lobby, match, dump_table(match, own, viewer, people))


@router.get("/messages", responses=answers(list[MessageShape], 200, 401, 403, 404, 410))
async def messages(
    match_id: str, request: Request, token: Token, after: Annotated[int, Query(ge=0)] = 0, seat: SeatQuery = None
) -> Response:
    """What happened after a number: for those who ask again and again instead of keeping a socket."""
    lobby: Lobby = request.app.state.lobby
    _, viewer = await viewer_of(lobby, match_id, token, seat)
    match = await lobby.match(match_id)
    return seen(lobby, match, [dump_message(message) for message in match.messages(viewer)[after:]])


@router.get("/actions", responses=answers(list[AnyAction], 200, 401, 403, 404, 410))
async def actions(match_id: str, request: Request, token: Token, seat: SeatQuery = None) -> Response:
    """Everything that this seat may do now."""
    lobby: Lobby = request.app.state.lobby
    _, viewer = await viewer_of(lobby, match_id, token, seat)
    match = await lobby.match(match_id)
    return seen(lobby, match, [match.game.dump_action(action) for action in match.legal_actions(viewer)])


@router.get("/choices", responses=answers(NumberedChoices, 200, 401, 403, 404, 410))
async def choices(match_id: str, request: Request, token: Token, seat: SeatQuery = None) -> Response:
    """The same, with what each action would bring; shapes that fit in many places are told by their first cells."""
    lobby: Lobby = request.app.state.lobby
    _, viewer = await viewer_of(lobby, match_id, token, seat)
    match = await lobby.match(match_id)
    return seen(lobby, match, {"number": len(match.messages(viewer)), **dump_choices(match, viewer)})


@router.post("/preview", responses=answers(PreviewShape, 200, 401, 403, 404, 409, 410, 422))
async def preview(match_id: str, trying: Trying, request: Request, token: Token, words: ReaderWords) -> Response:
    """What an action would bring, and why, or which rule forbids it. Nothing changes, and nothing is uncovered."""
    lobby: Lobby = request.app.state.lobby
    await held_seat(lobby, match_id, token, trying.seat)
    match = await lobby.match(match_id)
    if not match.started:
        raise Refused("conflict", "host-not-started")
    return answer(dump_preview(match.preview(trying.seat, match.game.load_action(trying.action)), words))


@router.post("/moves", responses=answers(Moved, 200, 401, 403, 404, 409, 410, 422), openapi_extra=by_hand(Moving))
async def move(request: Request) -> Response:
    """Play. The answer comes when the move is on disk."""
    moving = Moving.model_validate_json(await request.body())
    token = bearer(request.headers.get("authorization", ""))
    return answer(await play_move(request.app.state.lobby, request.path_params["match_id"], token, moving))


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
        except Exception as error:  # noqa: BLE001  it is answered, and our own mistakes are logged there
            answered = await problem_of(scope["app"], request, error)
        await answered(scope, receive, send)


MOVES = re.compile("/api/matches/(?P<match_id>[^/]+)/moves")
MOVE = Route(f"{router.prefix}/moves", move, methods=["POST"])
"""For the log."""


@router.post("/undo", responses=answers(Moved, 200, 401, 403, 404, 409, 410, 422))
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


@router.get("/record", responses=answers(RecordShape, 200, 404, 409, 410))
async def record(match_id: str, request: Request) -> Response:
    """The whole match, once it is over: docs/record.md."""
    try:
        return answer((await _finished(request, match_id)).record())
    except OldRules:
        return answer((await request.app.state.lobby.ended(match_id)).record())


@router.get("/replay", responses=answers(Step, 200, 404, 409, 410))
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
    step = min(step, match.moves)
    message, state = match.step(step)
    game = match.game
    view, sheets = game.dump_view(game.view(state, seat)), game.known_sheets(state, seat)
    told = dump_message(message) if message else None
    return answer({"step": step, "steps": match.moves, "message": told, "view": view, "sheets": sheets})


@router.websocket("/socket")
async def socket(websocket: WebSocket, match_id: str) -> None:
    with SOCKETS.track_inprogress(), contextlib.suppress(asyncio.CancelledError):
        await serve_socket(websocket.app, websocket, match_id)
