"""People come and go: they join, leave, come back, give up, are missed, react and ask for a rematch."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from tabbytop.core.errors import BadInput
from tabbytop.host import schema
from tabbytop.host.entries import Back, Chair, GaveUp, Joined, Left, Reaction, Rematch
from tabbytop.host.guests import checked_name, hashed
from tabbytop.host.holders import Key
from tabbytop.host.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sa

    from tabbytop.core.game import Seat
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

REACTIONS = ("hello", "well_played", "thanks", "oops", "thinking", "purr", "again", "goodbye")


class Seats:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def join(self, match_id: str, name: str, guest_id: str | None = None) -> Key:
        """Take the first open chair."""
        match, token = await self.lobby.match(match_id), secrets.token_urlsafe(24)
        async with match.lock:
            seat = next((n for n, chair in enumerate(match.chairs) if chair.kind == "open"), None)
            if seat is None:
                raise Refused("conflict", "host-full")
            match.check_room(seat)
            await match.add(Joined(checked_name(name)), seat, also=_hold(match_id, seat, token, guest_id))
        await self.lobby.moved(match)
        return Key(match_id, token, (seat,))

    async def keep(self, match_id: str, seats: tuple[Seat, ...], guest_id: str) -> None:
        """From now on the guest holds these seats, wherever they are."""
        table = schema.seat
        place = table.update().where(table.c.match_id == match_id, table.c.seat.in_(seats))
        await self.lobby.store.write(lambda connection: connection.execute(place.values(guest_id=guest_id)))
        self.lobby.holders.known.pop(match_id, None)

    async def rematch(self, match_id: str, seat: Seat) -> str:
        """The same game with the same people, whose secrets hold there too; the next seat begins. Its id."""
        old = await self.lobby.match(match_id)
        if not old.is_over:
            raise Refused("conflict", "host-not-over")
        rows = await self.lobby.holders.read(match_id)
        held = [{"token_hash": row.token_hash, "guest_id": row.guest_id} for row in rows]
        async with old.lock:
            if old.next_match is None:
                chairs = [Chair(chair.kind, chair.name, chair.level) for chair in old.chairs]
                new = await self.lobby.set_up(
                    old.game,
                    old.game.dump_config(old.facts.config),
                    {**old.facts.options, "public": False},
                    chairs[1:] + chairs[:1],
                    held[1:] + held[:1],
                )
                await old.add(Rematch(new.facts.id), seat)
        await self.lobby.moved(old)
        assert old.next_match
        return old.next_match

    async def leave(self, match_id: str, seat: Seat) -> None:
        """Before the start the chair is free again; later a bot may sit in."""
        match = await self.lobby.match(match_id)
        chair = match.chairs[seat]
        async with match.lock:
            if match.chairs[seat] is not chair:  # someone else sits there meanwhile
                raise Refused("forbidden", "server-seat")
            free = None if match.started else _hold(match_id, seat, None, None)
            if not chair.is_away:
                match.check_room(seat)
                await match.add(Left(), seat, also=free)
        await self.lobby.moved(match)

    async def come_back(self, match_id: str, seat: Seat) -> None:
        match = await self.lobby.match(match_id)
        async with match.lock:
            if not match.chairs[seat].is_away:
                return
            await match.add(Back(), seat)
        await self.lobby.moved(match)

    async def give_up(self, match_id: str, seat: Seat) -> None:
        """A bot plays the seat to the end."""
        match = await self.lobby.match(match_id)
        async with match.lock:
            if match.is_over or match.chairs[seat].gave_up:
                raise Refused("conflict", "host-over")
            await match.add(GaveUp(), seat)
        await self.lobby.moved(match)

    async def react(self, match_id: str, seat: Seat, reaction: str) -> None:
        if reaction not in REACTIONS:
            raise BadInput("host-reaction", reaction=reaction, reactions=", ".join(REACTIONS))
        match = await self.lobby.match(match_id)
        async with match.lock:
            match.check_room(seat)
            await match.add(Reaction(reaction), seat)
        await self.lobby.moved(match)

    async def miss_people(self, match: Match) -> None:
        """Whoever has owed a move for too long is away, where the table says so."""
        patience = match.facts.options.get("away_after")
        if patience is None or time.time() - match.log[-1].at < patience:
            return
        async with match.lock:
            await match.catch_up()
            for seat in match.to_act() if time.time() - match.log[-1].at >= patience else ():
                chair = match.chairs[seat]
                if chair.kind == "person" and not chair.bot:
                    await match.add(Left("clock"), seat)
        await self.lobby.moved(match)


def _hold(match_id: str, seat: Seat, token: str | None, guest_id: str | None) -> Callable[[sa.Connection], Any]:
    """Give a seat to whoever has the secret, or to nobody."""
    place = schema.seat.update().where(schema.seat.c.match_id == match_id, schema.seat.c.seat == seat)
    held = place.values(token_hash=hashed(token) if token else None, guest_id=guest_id)
    return lambda connection: connection.execute(held)
