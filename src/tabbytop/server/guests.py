"""Profiles of guests, and the feed of their open turns."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated
from xml.sax.saxutils import escape, quoteattr

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from tabbytop.host.guests import Guest
from tabbytop.host.refusals import Refused
from tabbytop.server.access import guest_of
from tabbytop.server.limits import count_new
from tabbytop.server.shapes import Done, FeedAddress, GuestKey, GuestSeat, GuestShape, answers
from tabbytop.server.wire import GuestChange, Keeping, NewGuest, answer
from tabbytop.words import load_words

if TYPE_CHECKING:
    from tabbytop.host.guests import HeldSeat

router = APIRouter(tags=["guests"])
Me = Annotated[Guest, Depends(guest_of)]


@router.post("/api/guests", status_code=201, responses=answers(GuestKey, 201, 422, 429))
async def welcome(wish: NewGuest, request: Request) -> Response:
    """Keep a name, a language and one's matches under a secret, so that they can be had on another device."""
    state = request.app.state
    count_new(request)
    return answer({"token": await state.guests.welcome(wish.name, wish.language)}, 201)


@router.get("/api/guests/me", responses=answers(GuestShape, 200, 401))
async def me(guest: Me) -> Response:
    """Who I am."""
    return answer({"name": guest.name, "language": guest.language, "webhook": guest.webhook, "feed": guest.has_feed})


@router.patch("/api/guests/me", responses=answers(Done, 200, 401, 422))
async def change(wish: GuestChange, request: Request, guest: Me) -> Response:
    """Another name, language or webhook."""
    await request.app.state.guests.change(guest, wish.name, wish.language, wish.webhook)
    return answer({"done": "change"})


@router.delete("/api/guests/me", responses=answers(Done, 200, 401))
async def forget(request: Request, guest: Me) -> Response:
    """The profile is gone; seats stay with their own secrets."""
    await request.app.state.guests.forget(guest)
    return answer({"done": "forget"})


@router.get("/api/guests/me/matches", responses=answers(list[GuestSeat], 200, 401))
async def matches(request: Request, guest: Me) -> Response:
    """Where I sit: first where it is my turn."""
    return answer(await request.app.state.guests.chairs(guest))


@router.post("/api/guests/me/matches", responses=answers(Done, 200, 401, 403, 404, 410, 422))
async def keep(keeping: Keeping, request: Request, guest: Me) -> Response:
    """Have seats on every device from now on."""
    lobby = request.app.state.lobby
    seats = await lobby.seats_of(keeping.match, keeping.token)
    if not seats:
        raise Refused("forbidden", "server-seat")
    await lobby.seats.keep(keeping.match, seats, guest.id)
    return answer({"done": "keep"})


@router.post("/api/guests/me/feed", status_code=201, responses=answers(FeedAddress, 201, 401))
async def open_feed(request: Request, guest: Me) -> Response:
    """A secret address for an Atom feed of my open turns; an earlier one ends."""
    secret = await request.app.state.guests.open_feed(guest)
    return answer({"path": f"/feeds/{secret}.atom"}, 201)


@router.get("/feeds/{secret}.atom", include_in_schema=False)
async def feed(secret: str, request: Request) -> Response:
    guest = await request.app.state.guests.find_by_feed(secret)
    if guest is None:
        raise Refused("missing", "server-missing")
    turns = [chair for chair in await request.app.state.guests.chairs(guest) if chair.is_turn]
    return Response(atom(guest, turns, str(request.base_url)), media_type="application/atom+xml")


def atom(guest: Guest, turns: list[HeldSeat], base: str) -> str:
    """The open turns, one entry each; an entry's id changes with every turn, so that readers show it anew."""
    words = load_words(guest.language)
    newest = max((chair.touched for chair in turns), default=0.0)
    entries = "".join(
        f"<entry><id>urn:tabbytop:{chair.match}:{chair.seat}:{chair.touched:.0f}</id>"
        f"<title>{escape(words.say('server-your-turn', game=words.title(chair.game)))}</title>"
        f"<updated>{moment(chair.touched)}</updated><link href={quoteattr(base + 't/' + chair.match)}/></entry>"
        for chair in turns
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:tabbytop:guest:{guest.id}</id><title>Tabbytop: {escape(guest.name)}</title>"
        f"<author><name>Tabbytop</name></author><updated>{moment(newest)}</updated>{entries}</feed>"
    )


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
