"""A socket that follows a match: everything after a number, then as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocketDisconnect

from tabbytop.host.match import Refused
from tabbytop.server.access import viewer_of
from tabbytop.server.guard import Rates
from tabbytop.server.wire import dump_message, dump_standing

if TYPE_CHECKING:
    from fastapi import FastAPI, WebSocket

HELLO_SECONDS = 10
POLICY, TRY_AGAIN = 1008, 1013


def is_welcome(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """A page may open a socket to its own server; programs send no origin."""
    origin = websocket.headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == websocket.headers.get("host")


async def serve_socket(app: FastAPI, websocket: WebSocket, match_id: str) -> None:
    """The client's first message says who it is: {"token": ..., "seat": ..., "after": ...}, each of them optional."""
    if not is_welcome(websocket, app.state.settings.origins):
        await websocket.close(POLICY)
        return
    address = websocket.client.host if websocket.client else "?"
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
    except (TimeoutError, ValueError, Refused):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(POLICY)
        return
    except WebSocketDisconnect:
        return
    await follow(app, websocket, match_id, viewer, hello.get("after", 0))


async def read_hello(websocket: WebSocket) -> dict[str, Any]:
    hello = msgspec.json.decode((await websocket.receive_text())[:1000])
    if not isinstance(hello, dict):
        raise ValueError  # noqa: TRY004  what a client sends is broken input, not a wrong call
    after, seat, token = hello.get("after", 0), hello.get("seat"), hello.get("token", "")
    if type(after) is not int or after < 0 or not isinstance(token, str) or not (seat is None or type(seat) is int):
        raise ValueError
    return {"after": after, "seat": seat, "token": token}


async def viewer_of_hello(app: FastAPI, match_id: str, hello: dict[str, Any]) -> int | None:
    _, viewer = await viewer_of(app.state.lobby, match_id, hello["token"], hello["seat"])
    return viewer


async def follow(app: FastAPI, websocket: WebSocket, match_id: str, viewer: int | None, after: int) -> None:
    telling = asyncio.create_task(tell(app, websocket, match_id, viewer, after))
    rates = Rates((1, app.state.settings.socket_messages_a_second))
    try:
        while True:
            await websocket.receive_text()  # nothing is asked over the socket; what comes keeps the line open
            if not rates.allows("this socket"):
                await websocket.close(POLICY)
                return
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def tell(app: FastAPI, websocket: WebSocket, match_id: str, viewer: int | None, after: int) -> None:
    """Each batch of messages ends with the view that they lead to."""
    lobby = app.state.lobby
    match = await lobby.match(match_id)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        async for fresh in lobby.follow(match_id, viewer, after):
            for message in fresh:
                await websocket.send_text(msgspec.json.encode({"type": "message", **dump_message(message)}).decode())
            last = {"type": "view", **dump_standing(match, viewer)} if fresh else {"type": "still"}
            await websocket.send_text(msgspec.json.encode(last).decode())
