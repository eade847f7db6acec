"""Who is asking, and in which language: tokens, seats, languages."""

from __future__ import annotations

import ipaddress
from collections.abc import MutableMapping
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Header, Query, Request

from tabbytop.core.languages import LANGUAGES
from tabbytop.host.refusals import Refused
from tabbytop.words import Words, load_words

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.host.guests import Guest
    from tabbytop.host.lobby import Lobby


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Whose limits a request counts for: an IPv4 address, or a whole network of IPv6, where anyone has billions."""
    return counted_address(str(scope["client"][0]) if scope.get("client") else "?")


@lru_cache(maxsize=10_000)
def counted_address(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((int(address), 64), strict=False))


def language_of(accept_language: str) -> str:
    """The first of the reader's languages that is one of ours; else English."""
    for part in accept_language[:200].split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def words_of(accept_language: Annotated[str, Header()] = "") -> Words:
    return load_words(language_of(accept_language))


def bearer(authorization: str) -> str:
    """The secret of `Authorization: Bearer ...`; empty for an onlooker."""
    kind, _, token = authorization[:200].partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def token_of(
    authorization: Annotated[
        str, Header(max_length=200, description="`Bearer` and the secret of the seats, or of a guest.")
    ] = "",
) -> str:
    return bearer(authorization)


Token = Annotated[str, Depends(token_of)]
ReaderWords = Annotated[Words, Depends(words_of)]
SeatQuery = Annotated[
    int | None, Query(ge=0, le=11, description="Through whose eyes; the first of one's own seats if left out.")
]


async def held_seat(lobby: Lobby, match_id: str, token: str, seat: Seat) -> None:
    """The caller holds this seat's secret, or is refused."""
    await lobby.match(match_id)
    if not token:
        raise Refused("unknown", "server-token")
    if seat not in await lobby.seats_of(match_id, token):
        raise Refused("forbidden", "server-seat")


async def viewer_of(lobby: Lobby, match_id: str, token: str, seat: Seat | None) -> tuple[tuple[Seat, ...], Seat | None]:
    """The seats of the caller, and the one whose eyes are meant; an onlooker has neither."""
    await lobby.match(match_id)
    own = await lobby.seats_of(match_id, token) if token else ()
    if token and not own:
        raise Refused("unknown", "server-token")
    if seat is not None and seat not in own:
        raise Refused("forbidden", "server-seat")
    return own, seat if seat is not None else (own[0] if own else None)


async def guest_of(request: Request, token: Token) -> Guest:
    """The guest who asks."""
    guest: Guest | None = await request.app.state.guests.find(token) if token else None
    if guest is None:
        raise Refused("unknown", "server-guest")
    return guest


async def maybe_guest_of(request: Request, token: Token) -> Guest | None:
    """The guest who asks, if anyone says who they are."""
    return await guest_of(request, token) if token else None
