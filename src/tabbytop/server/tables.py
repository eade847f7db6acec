"""Making tables, and people who come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from tabbytop.core.play import parse_undo
from tabbytop.host.guests import Guest
from tabbytop.host.listing import maker_mark
from tabbytop.host.tables import Table
from tabbytop.server.access import Token, address_of, held_seat, maybe_guest_of
from tabbytop.server.limits import count_new
from tabbytop.server.metrics import TABLES_MADE
from tabbytop.server.shapes import Done, NewMatch, OpenTable, SeatKey, answers
from tabbytop.server.wire import Joining, NewTable, Reacting, Sitting, answer

if TYPE_CHECKING:
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.seats import Seats

router = APIRouter(prefix="/api", tags=["tables"])
MOST_PAGES = 1_000
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest_of)]


@router.post("/tables", status_code=201, responses=answers(SeatKey, 201, 401, 422, 429))
async def create(table: NewTable, request: Request, guest: MaybeGuest) -> Response:
    """Make a table; the answer holds the secret of the seats of this device. With the secret of a guest, the seat
    called `me` is theirs on every device."""
    state = request.app.state
    count_new(request)
    wish = Table(
        table.game,
        table.config,
        tuple(chair.model_dump() for chair in table.chairs),
        table.is_public,
        parse_undo(table.undo),
        table.stand_in,
        table.away_after,
        maker_mark(address_of(request.scope)),
    )
    key = await state.lobby.create(wish, guest.id if guest else None)
    TABLES_MADE.inc()
    return answer({"match": key.match_id, "token": key.token, "seats": key.seats}, 201)


@router.get("/tables", responses=answers(list[OpenTable]))
async def open_tables(
    request: Request, page: Annotated[int, Query(ge=1, le=MOST_PAGES, description="A hundred tables each.")] = 1
) -> Response:
    """Public tables with a free chair, what moved last first; of each address the newest three. A page without tables
    is the one after the last."""
    return answer(
        [
            {
                "match": match.facts.id,
                "game": match.game.name,
                "config": match.game.dump_config(match.facts.config),
                "chairs": [{"kind": chair.kind, "name": chair.name} for chair in match.chairs],
            }
            for match in await request.app.state.lobby.open_tables(page)
        ]
    )


@router.post("/matches/{match_id}/join", status_code=201, responses=answers(SeatKey, 201, 401, 404, 409, 410, 422))
async def join(match_id: str, joining: Joining, request: Request, guest: MaybeGuest) -> Response:
    """Take a free chair; the answer holds its secret."""
    key = await request.app.state.lobby.seats.join(match_id, joining.name, guest.id if guest else None)
    return answer({"match": key.match_id, "token": key.token, "seats": key.seats}, 201)


async def _seats_for(request: Request, match_id: str, sitting: Sitting, token: str) -> Seats:
    lobby: Lobby = request.app.state.lobby
    await held_seat(lobby, match_id, token, sitting.seat)
    return lobby.seats


@router.post("/matches/{match_id}/leave", responses=answers(Done, 200, 401, 403, 404, 410, 422))
async def leave(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Get up: before the start the chair is free again, later a bot may sit in."""
    await (await _seats_for(request, match_id, sitting, token)).leave(match_id, sitting.seat)
    return answer({"done": "leave"})


@router.post("/matches/{match_id}/back", responses=answers(Done, 200, 401, 403, 404, 410, 422))
async def back(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Take one's seat back from the bot that sat in."""
    await (await _seats_for(request, match_id, sitting, token)).come_back(match_id, sitting.seat)
    return answer({"done": "back"})


@router.post("/matches/{match_id}/give-up", responses=answers(Done, 200, 401, 403, 404, 409, 410, 422))
async def give_up(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """Leave for good: a bot plays on."""
    await (await _seats_for(request, match_id, sitting, token)).give_up(match_id, sitting.seat)
    return answer({"done": "give-up"})


@router.post("/matches/{match_id}/reactions", responses=answers(Done, 200, 401, 403, 404, 410, 422))
async def react(match_id: str, reacting: Reacting, request: Request, token: Token) -> Response:
    """One of the fixed reactions."""
    await (await _seats_for(request, match_id, reacting, token)).react(match_id, reacting.seat, reacting.reaction)
    return answer({"done": "reactions"})


@router.post(
    "/matches/{match_id}/rematch", status_code=201, responses=answers(NewMatch, 201, 401, 403, 404, 409, 410, 422)
)
async def rematch(match_id: str, sitting: Sitting, request: Request, token: Token) -> Response:
    """The same game with the same people: everyone's secret holds at the new table too, and the next seat begins."""
    seats = await _seats_for(request, match_id, sitting, token)
    return answer({"match": await seats.rematch(match_id, sitting.seat)}, 201)
