"""A socket that follows a match: everything after a number, then as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocketDisconnect

from tabbytop.host.match import Refused
from tabbytop.server.access import address_of, viewer_of
from tabbytop.server.guard import TRY_AGAIN, Rates
from tabbytop.server.wire import dump_message, dump_standing

if TYPE_CHECKING:
    from fastapi import FastAPI, WebSocket

HELLO_SECONDS = 10
POLICY = 1008


def is_welcome(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """A page may open a socket to its own server; programs send no origin."""
    origin, host = websocket.headers.get("origin"), websocket.headers.get("host", "")
    return (
        origin is None or origin in allowed or origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())
    )


async def serve_socket(app: FastAPI, websocket: WebSocket, match_id: str) -> None:
    """The client's first message says who it is: {"token": ..., "seat": ..., "after": ...}, each of them optional."""
    if not is_welcome(websocket, app.state.settings.origins):
        await websocket.close(POLICY)
        return
    address = address_of(websocket.scope)
    lines = app.state.lines
    if lines[address] >= app.state.settings.sockets:
        await websocket.close(TRY_AGAIN)
        return
    lines[address] += 1
    try:
        await websocket.accept()
        await serve_hello(app, websocket, match_id)
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]


async def serve_hello(app: FastAPI, websocket: WebSocket, match_id: str) -> None:
    try:
        hello = await asyncio.wait_for(read_hello(websocket), HELLO_SECONDS)
        viewer = await viewer_of_hello(app, match_id, hello)
    except (TimeoutError, ValueError, RecursionError, Refused):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(POLICY)
        return
    except WebSocketDisconnect:
        return
    await follow(app, websocket, match_id, viewer, hello)


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


async def viewer_of_hello(app: FastAPI, match_id: str, hello: dict[str, Any]) -> int | None:
    _, viewer = await viewer_of(app.state.lobby, match_id, hello["token"], hello["seat"])
    return viewer


async def follow(app: FastAPI, websocket: WebSocket, match_id: str, viewer: int | None, hello: dict[str, Any]) -> None:
    telling = asyncio.create_task(tell(app, websocket, match_id, viewer, hello))
    rates = Rates((1, app.state.settings.socket_messages_a_second))
    try:
        while True:
            await heard(websocket)  # nothing is asked over the socket; what comes keeps the line open
            if not rates.allows("this socket"):
                await websocket.close(POLICY)
                return
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def tell(app: FastAPI, websocket: WebSocket, match_id: str, viewer: int | None, hello: dict[str, Any]) -> None:
    """Each batch of messages ends with the view that they lead to. Whoever has lost the seat is told nothing more."""
    lobby = app.state.lobby
    match = await lobby.match(match_id)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        async for fresh in lobby.follow(match_id, viewer, hello["after"]):
            if viewer is not None and viewer not in await lobby.seats_of(match_id, hello["token"]):
                await websocket.close(POLICY)
                return
            for message in fresh:
                await websocket.send_text(msgspec.json.encode({"type": "message", **dump_message(message)}).decode())
            last = {"type": "view", **dump_standing(match, viewer)} if fresh else {"type": "still"}
            await websocket.send_text(msgspec.json.encode(last).decode())
