"""Making tables, and people who come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from tabbytop.host.guests import Guest
from tabbytop.host.lobby import Table
from tabbytop.host.match import Refused
from tabbytop.server.access import Token, address_of, held_seat, maybe_guest_of
from tabbytop.server.shapes import Done, NewMatch, OpenTable, SeatKey, answers
from tabbytop.server.wire import Joining, NewTable, Reacting, Sitting, answer

if TYPE_CHECKING:
    from tabbytop.host.lobby import Lobby

router = APIRouter(prefix="/api", tags=["tables"])
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest_of)]


@router.post("/tables", status_code=201, responses=answers(SeatKey, 201, 401, 422, 503))
async def create(table: NewTable, request: Request, guest: MaybeGuest) -> Response:
    """Make a table; the answer holds the secret of the seats of this device. With the secret of a guest, the seat
    called `me` is theirs on every device."""
    state = request.app.state
    if not state.new_tables.allows(address_of(request.scope)):
        raise Refused("busy", "server-tables")
    wish = Table(
        table.game,
        table.config,
        tuple(chair.model_dump() for chair in table.chairs),
        table.is_public,
        table.undo,
        table.stand_in,
        table.away_after,
    )
    key = await state.lobby.create(wish, guest.id if guest else None)
    state.counts["tables_made"] += 1
    return answer({"match": key.match_id, "token": key.token, "seats": key.seats}, 201)


@router.get("/tables", responses=answers(list[OpenTable]))
async def open_tables(request: Request) -> Response:
    """Public tables with a free chair."""
    return answer(
        [
            {
                "match": match.facts.id,
                "game": match.game.name,
                "config": match.game.dump_config(match.facts.config),
                "chairs": [{"kind": chair.kind, "name": chair.name} for chair in match.chairs],
            }
            for match in await request.app.state.lobby.open_tables()
        ]
    )


@router.post("/matches/{match_id}/join", status_code=201, responses=answers(SeatKey, 201, 401, 404, 409, 422))
async def join(match_id: str, joining: Joining, request: Request, guest: MaybeGuest) -> Response:
    """Take a free chair; the answer holds its secret."""
    key = await request.app.state.lobby.join(match_id, joining.name, guest.id if guest else None)
    return answer({"match": key.match_id, "token": key.token, "seats": key.seats}, 201)


async def _lobby_for(request: Request, match_id: str, sitting: Sitting, token: str) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    await held_seat(lobby, match_id, token, sitting.seat)
    return lobby


@router.post("/matches/{match_id}/leave", responses=answers(Done, 200, 401, 403, 404, 422))
async def leave(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Get up: before the start the chair is free again, later a bot may sit in."""
    await (await _lobby_for(request, match_id, sitting, token)).leave(match_id, sitting.seat)
    return answer({"done": "leave"})


@router.post("/matches/{match_id}/back", responses=answers(Done, 200, 401, 403, 404, 422))
async def back(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Take one's seat back from the bot that sat in."""
    await (await _lobby_for(request, match_id, sitting, token)).come_back(match_id, sitting.seat)
    return answer({"done": "back"})


@router.post("/matches/{match_id}/give-up", responses=answers(Done, 200, 401, 403, 404, 409, 422))
async def give_up(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Leave for good: a bot plays on."""
    await (await _lobby_for(request, match_id, sitting, token)).give_up(match_id, sitting.seat)
    return answer({"done": "give-up"})


@router.post("/matches/{match_id}/reactions", responses=answers(Done, 200, 401, 403, 404, 422))
async def react(match_id: str, reacting: Reacting, request: Request, token: Token) -> Response:
    """One of the fixed reactions."""
    await (await _lobby_for(request, match_id, reacting, token)).react(match_id, reacting.seat, reacting.reaction)
    return answer({"done": "reactions"})


@router.post("/matches/{match_id}/rematch", status_code=201, responses=answers(NewMatch, 201, 401, 403, 404, 409, 422))
async def rematch(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """The same game with the same people: everyone's secret holds at the new table too, and the next seat begins."""
    lobby = await _lobby_for(request, match_id, sitting, token)
    return answer({"match": await lobby.rematch(match_id, sitting.seat)}, 201)
