"""A socket that follows a match: everything after a number, then as it happens; and moves, answered on it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from tabbytop.core.languages import LANGUAGES
from tabbytop.host.following import HEARTBEAT
from tabbytop.host.guests import hashed
from tabbytop.host.outage import Unreachable, end
from tabbytop.host.refusals import OldRules, Refused
from tabbytop.server.access import address_of, viewer_of
from tabbytop.server.limits import Asker
from tabbytop.server.moves import play_move, problem_of
from tabbytop.server.request_limits import TRY_AGAIN, Rates, Unwelcome, is_too_deep
from tabbytop.server.wire import Moving, dump_message, dump_people, dump_standing

if TYPE_CHECKING:
    from fastapi import FastAPI, WebSocket

    from tabbytop.core.game import Json, Seat
    from tabbytop.host.following import News
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

HELLO_SECONDS = 10
POLICY = 1008
PING = "ping"
log = logging.getLogger("tabbytop.socket")


def is_welcome(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """A page may open a socket to its own server; programs send no origin."""
    origin, host = websocket.headers.get("origin"), websocket.headers.get("host", "")
    return (
        origin is None or origin in allowed or origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())
    )


@dataclass(frozen=True, slots=True)
class Player:
    """Someone who holds a seat, as the hello of a socket said."""

    match_id: str
    token: str
    asker: Asker


async def serve_socket(app: FastAPI, websocket: WebSocket, match_id: str) -> None:
    """The client's first message says who it is: {"token": ..., "seat": ..., "after": ...}, each of them optional."""
    if not is_welcome(websocket, app.state.settings.origins):
        await websocket.close(POLICY)
        return
    address = address_of(websocket.scope)
    sockets = app.state.sockets
    if sockets[address] >= app.state.settings.sockets:
        await websocket.close(TRY_AGAIN)
        return
    sockets[address] += 1
    try:
        await websocket.accept()
        await serve_hello(app, websocket, match_id)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def serve_hello(app: FastAPI, websocket: WebSocket, match_id: str) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await read_hello(websocket)
        own, viewer = await viewer_of(app.state.lobby, match_id, hello["token"], hello["seat"])
    except OldRules:
        await show_ended(app, websocket, match_id, hello["token"])
        return
    except Unreachable:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(TRY_AGAIN)
        return
    except (TimeoutError, ValueError, RecursionError, Refused):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(POLICY)
        return
    except WebSocketDisconnect:
        return
    presence = app.state.lobby.presence
    await presence.come(match_id, own)
    try:
        await follow(app, websocket, match_id, viewer, hello)
    finally:
        presence.go(match_id, own)


async def read_hello(websocket: WebSocket) -> dict[str, Any]:
    hello = msgspec.json.decode((await heard(websocket))[:1000])
    if not isinstance(hello, dict):
        raise ValueError  # noqa: TRY004  what a client sends is broken input, not a wrong call
    after, seat, token = hello.get("after", 0), hello.get("seat"), hello.get("token", "")
    if type(after) is not int or after < 0 or not isinstance(token, str) or not (seat is None or type(seat) is int):
        raise ValueError
    return {"after": after, "seat": seat, "token": token}


async def heard(websocket: WebSocket) -> str | bytes:
    """The next message, be it text or not; WebSocketDisconnect when there is none."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or message.get("bytes") or b""


async def follow(app: FastAPI, websocket: WebSocket, match_id: str, viewer: Seat | None, hello: Json) -> None:
    with app.state.lobby.holders.connection(match_id, hello["token"]) as gone:
        tasks = [
            asyncio.create_task(tell(app, websocket, match_id, viewer, hello)),
            asyncio.create_task(close_when(gone, websocket)),
        ]
        try:
            address = address_of(websocket.scope)
            asker = Asker("seat", hashed(hello["token"]), address)
            await listen(app, websocket, Player(match_id, hello["token"], asker) if hello["token"] else None)
        finally:
            await end(tasks)


async def listen(app: FastAPI, websocket: WebSocket, player: Player | None = None) -> None:
    """A ping is answered, and a move of whoever said hello with a secret; the rest keeps the connection open."""
    rates = Rates((1, app.state.settings.socket_messages_a_second))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            said = await heard(websocket)
            if not rates.allows("this socket"):
                await websocket.close(POLICY)
                return
            if said == PING:
                await say(websocket, {"type": "pong", "now": time.time()})
            elif player is not None and (asked := read_move(app, said)) is not None:
                await say(websocket, await answer_move(app, websocket, player, asked))


def read_move(app: FastAPI, said: str | bytes) -> dict[str, Any] | None:
    """What a client wants to play; None for everything else."""
    given = said.encode() if isinstance(said, str) else said
    if is_too_deep(given, app.state.settings.json_depth):
        return None
    try:
        asked = msgspec.json.decode(given)
    except (ValueError, RecursionError):
        return None
    return asked if isinstance(asked, dict) and asked.pop("type", None) == "move" else None


async def answer_move(app: FastAPI, websocket: WebSocket, player: Player, asked: dict[str, Any]) -> Json:
    """Counted, checked and answered like the same move as a request."""
    given, language = asked.get("move_id"), str(asked.pop("language", ""))
    move_id = given if isinstance(given, str) else None
    try:
        wait = app.state.limits.wait(player.asker)
        if wait:
            raise Unwelcome(429, "server-rate", wait)  # noqa: TRY301  answered below like all others
        end = await app.state.limits.lanes.enter(player.asker)
        try:
            moving = Moving.model_validate_json(msgspec.json.encode(asked))
            done = await play_move(app.state.lobby, player.match_id, player.token, moving)
        finally:
            end()
    except Exception as error:  # noqa: BLE001  it is answered, and our own mistakes are logged there
        problem = await problem_of(app, heard_from(websocket, language), error)
        return {"type": "refused", "move_id": move_id, "problem": msgspec.json.decode(problem.body)}
    return {"type": "moved", "move_id": move_id, **done}


def heard_from(websocket: WebSocket, language: str) -> HTTPConnection:
    """The client, with the language that a page says, since a page can't choose the headers of its sockets."""
    if language not in LANGUAGES:
        return websocket
    return HTTPConnection({**websocket.scope, "headers": [(b"accept-language", language.encode())]})


async def close_when(gone: asyncio.Event, websocket: WebSocket) -> None:
    """Whoever held the seat as a guest that is no more is told nothing more."""
    await gone.wait()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(POLICY)


async def show_ended(app: FastAPI, websocket: WebSocket, match_id: str, token: str) -> None:
    """A match of earlier rules has no messages any more: how it ended, and then nothing happens."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            ended = await app.state.lobby.ended(match_id, token)
        except (Refused, Unreachable) as error:
            await websocket.close(TRY_AGAIN if isinstance(error, Unreachable) else POLICY)
            return
        await say(websocket, {"type": "view", **ended.standing()})
        still = asyncio.create_task(say_still(websocket))
        try:
            await listen(app, websocket)
        finally:
            await end([still])


async def say_still(websocket: WebSocket) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT)
        await say(websocket, {"type": "still"})


async def tell(app: FastAPI, websocket: WebSocket, match_id: str, viewer: Seat | None, hello: Json) -> None:
    """Each batch of messages ends with the view that they lead to. Whoever has lost the seat is told nothing more; a
    socket that can't be told any more is closed, since its pings would be answered for ever."""
    lobby = app.state.lobby
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            await tell_all(lobby, websocket, match_id, viewer, hello)
        except (Unreachable, Refused):  # a connection that is silent for ever would be worse than none
            await websocket.close(TRY_AGAIN)
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            log.exception("a socket could not be told the news")
            await websocket.close(TRY_AGAIN)


async def tell_all(lobby: Lobby, websocket: WebSocket, match_id: str, viewer: Seat | None, hello: Json) -> None:
    match = await lobby.match(match_id)
    async for news in lobby.following.follow(match, viewer, hello["after"]):
        if viewer is not None and viewer not in await lobby.seats_of(match_id, hello["token"]):
            await websocket.close(POLICY)
            return
        for frame in frames(news, match, viewer):
            await say(websocket, frame)


def frames(news: News, match: Match, viewer: Seat | None) -> list[Json]:
    if news.people is None:
        return [{"type": "still"}]
    if not news.messages:
        return [{"type": "presence", "chairs": dump_people(match, news.people)}]
    told = [{"type": "message", **dump_message(message)} for message in news.messages]
    return [*told, {"type": "view", **dump_standing(match, viewer, news.people)}]


async def say(websocket: WebSocket, frame: Json) -> None:
    await websocket.send_text(msgspec.json.encode(frame).decode())
