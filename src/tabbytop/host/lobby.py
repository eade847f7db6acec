"""The house: tables are made, people come and go, everyone is told what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import secrets
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tabbytop.bots.bot import make_bot
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.host import schema
from tabbytop.host.guests import checked_name, hashed
from tabbytop.host.match import Chair, Illegal, Match, Refused, load_facts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from tabbytop.core.game import Json, Seat
    from tabbytop.host.broker import Broker
    from tabbytop.host.match import Message
    from tabbytop.host.store import Store
    from tabbytop.host.thinking import Thinkers

REACTIONS = ("hello", "well_played", "thanks", "oops", "thinking", "purr", "again", "goodbye")
HEARTBEAT = 15.0
"""Seconds after which a follower looks into the log even if nobody called."""
MOST_WOKEN = 500
"""Tables that are looked at in one heartbeat."""
FORGET_SECONDS = 900.0
"""A table that is followed by nobody stays in memory for so long."""
PATIENCE = (30, 30 * 24 * 3600)
"""The least and the most seconds before someone counts as away."""
MATCH_ID = re.compile("[A-Za-z0-9_-]{1,24}")
HOLDERS = sa.select(
    schema.seat.c.seat, schema.seat.c.token_hash, schema.seat.c.guest_id, schema.guest.c.token_hash.label("guest_hash")
).select_from(schema.seat.outerjoin(schema.guest))


@dataclass(frozen=True, slots=True)
class Table:
    """What a host asks for."""

    game: str
    config: dict[str, Any] = field(default_factory=dict)
    chairs: tuple[dict[str, Any], ...] = ()
    """By seat: {"kind": "me" | "here" | "open" | "bot", "name": ..., "level": ...}; seats left out are open."""
    is_public: bool = False
    undo: bool = True
    stand_in: str | None = None
    """The bot that plays for people who are away; None for no bot."""
    away_after: int | None = None
    """Seconds after which someone who owes a move counts as away; None for all the time in the world."""


@dataclass(frozen=True, slots=True)
class Key:
    """What a device holds: the secret of its seats at a match."""

    match_id: str
    token: str
    seats: tuple[Seat, ...]


class Lobby:
    def __init__(self, store: Store, broker: Broker, thinkers: Thinkers) -> None:
        self.store, self.broker, self.thinkers = store, broker, thinkers
        self.matches: dict[str, Match] = {}
        self.holders: dict[str, tuple[int, Sequence[sa.Row[Any]]]] = {}
        """By match: who held its seats after which change of seats."""
        self.calls: asyncio.Queue[tuple[Match, Seat]] = asyncio.Queue()
        """Matches and seats whose turn it has become."""
        self.followers: Counter[str] = Counter()
        self.bells: dict[str, asyncio.Event] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(work()) for work in (self._listen, self._wake_sleepers, self._tidy)]

    async def close(self) -> None:
        for task in (*self.tasks, *self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.thinking.values(), return_exceptions=True)
        self.thinkers.close()
        await self.broker.close()
        self.store.close()

    # --- tables

    async def create(self, table: Table, guest_id: str | None = None) -> Key:
        """A new match; the key holds every seat of the device that made it (BadInput)."""
        game = load_game(table.game)
        config = game.load_config(table.config)
        chairs, own = seat_people(table, config.players, game)
        options: dict[str, Any] = {"public": table.is_public, "undo": table.undo, "stand_in": table.stand_in}
        if table.away_after is not None:
            options["away_after"] = checked_patience(table)
        token = secrets.token_urlsafe(24)
        held = [
            {"token_hash": hashed(token) if seat in own else None, "guest_id": guest_id if seat in own[:1] else None}
            for seat in range(config.players)
        ]
        match = await self._set_up(game, game.dump_config(config), options, chairs, held)
        return Key(match.facts.id, token, tuple(own))

    async def _set_up(
        self, game: Any, config: Json, options: Json, chairs: list[Chair], held: list[dict[str, Any]]
    ) -> Match:
        """Deal, and put the table into the database; `held` says by seat whose it is."""
        match_id, now = secrets.token_urlsafe(9), time.time()
        row = {"id": match_id, "game": game.name, "rules_version": game.rules_version, "config": encoded(config),
               "seed": secrets.token_hex(16), "options": encoded(options), "created": now, "touched": now, "version": 1,
               "status": "open" if any(chair.kind == "open" for chair in chairs) else "playing",
               "owing": None}  # fmt: skip
        first = {"match_id": match_id, "number": 1, "kind": "created", "seat": None, "move_id": None, "at": now,
                 "data": encoded({"chairs": [asdict(chair) for chair in chairs]})}  # fmt: skip
        seats = [{"match_id": match_id, "seat": seat, **holder} for seat, holder in enumerate(held)]

        def work(connection: sa.Connection) -> None:
            connection.execute(schema.match.insert(), row)
            connection.execute(schema.entry.insert(), first)
            connection.execute(schema.seat.insert(), seats)

        await self.store.write(work)
        return await self.match(match_id)

    async def match(self, match_id: str) -> Match:
        """The match of this id, from memory or from its log."""
        if match_id not in self.matches:
            if not MATCH_ID.fullmatch(match_id):
                raise Refused("missing", "host-no-match")
            rows = await self.store.read(sa.select(schema.match).where(schema.match.c.id == match_id))
            if not rows or rows[0].game not in GAMES:
                raise Refused("missing", "host-no-match")
            game = load_game(rows[0].game)
            found = Match(game, load_facts(game, rows[0]), self.store)
            await found.catch_up()
            if self.matches.setdefault(match_id, found) is found:
                self._ring(match_id, found)
        return self.matches[match_id]

    async def seats_of(self, match_id: str, token: str) -> tuple[Seat, ...]:
        """The seats that this secret holds, as their own or as their guest's; empty for an onlooker."""
        match, wanted = await self.match(match_id), hashed(token)
        own = _held(await self._seat_holders(match), wanted)
        if not own:
            self.holders.pop(match_id, None)  # another process may have given a seat to a guest
            own = _held(await self._seat_holders(match), wanted)
        return own

    async def _seat_holders(self, match: Match) -> Sequence[sa.Row[Any]]:
        """Who holds the seats, read anew whenever someone has sat down or got up."""
        seating, holders = self.holders.get(match.facts.id, (-1, []))
        if seating != match.seating:
            seating = match.seating
            holders = await self.store.read(HOLDERS.where(schema.seat.c.match_id == match.facts.id))
            self.holders[match.facts.id] = (seating, holders)
        return holders

    async def join(self, match_id: str, name: str, guest_id: str | None = None) -> Key:
        """Take the first open chair."""
        match, token = await self.match(match_id), secrets.token_urlsafe(24)
        async with match.lock:
            seat = next((n for n, chair in enumerate(match.chairs) if chair.kind == "open"), None)
            if seat is None:
                raise Refused("conflict", "host-full")
            match.check_room(seat)
            await match.add("joined", seat, {"name": checked_name(name)}, also=_hold(match_id, seat, token, guest_id))
        await self._moved(match)
        return Key(match_id, token, (seat,))

    async def keep(self, match_id: str, seats: tuple[Seat, ...], guest_id: str) -> None:
        """From now on the guest holds these seats, wherever they are."""
        table = schema.seat
        place = table.update().where(table.c.match_id == match_id, table.c.seat.in_(seats))
        await self.store.write(lambda connection: connection.execute(place.values(guest_id=guest_id)))
        self.holders.pop(match_id, None)

    async def rematch(self, match_id: str, seat: Seat) -> str:
        """The same game with the same people, whose secrets hold there too; the next seat begins. Its id."""
        old = await self.match(match_id)
        if not old.is_over:
            raise Refused("conflict", "host-not-over")
        rows = await self.store.read(HOLDERS.where(schema.seat.c.match_id == match_id).order_by(schema.seat.c.seat))
        held = [{"token_hash": row.token_hash, "guest_id": row.guest_id} for row in rows]
        async with old.lock:
            if old.next_match is None:
                chairs = [Chair(chair.kind, chair.name, chair.level) for chair in old.chairs]
                new = await self._set_up(
                    old.game,
                    old.game.dump_config(old.facts.config),
                    {**old.facts.options, "public": False},
                    chairs[1:] + chairs[:1],
                    held[1:] + held[:1],
                )
                await old.add("rematch", seat, {"match": new.facts.id})
        await self._moved(old)
        assert old.next_match
        return old.next_match

    async def leave(self, match_id: str, seat: Seat) -> None:
        """Before the start the chair is free again; later a bot may sit in."""
        match = await self.match(match_id)
        chair = match.chairs[seat]
        async with match.lock:
            if match.chairs[seat] is not chair:  # someone else sits there meanwhile
                raise Refused("forbidden", "server-seat")
            free = None if match.started else _hold(match_id, seat, None, None)
            if not chair.is_away:
                match.check_room(seat)
                await match.add("left", seat, {}, also=free)
        await self._moved(match)

    async def come_back(self, match_id: str, seat: Seat) -> None:
        match = await self.match(match_id)
        async with match.lock:
            if not match.chairs[seat].is_away:
                return
            await match.add("back", seat, {})
        await self._moved(match)

    async def give_up(self, match_id: str, seat: Seat) -> None:
        """A bot plays the seat to the end."""
        match = await self.match(match_id)
        async with match.lock:
            if match.is_over or match.chairs[seat].gave_up:
                raise Refused("conflict", "host-over")
            await match.add("gave_up", seat, {})
        await self._moved(match)

    async def react(self, match_id: str, seat: Seat, reaction: str) -> None:
        if reaction not in REACTIONS:
            raise BadInput("host-reaction", reaction=reaction, reactions=", ".join(REACTIONS))
        match = await self.match(match_id)
        async with match.lock:
            match.check_room(seat)
            await match.add("reaction", seat, {"reaction": reaction})
        await self._moved(match)

    # --- playing

    async def play(self, match_id: str, seat: Seat, action: Json, move_id: str | None = None) -> Match:
        """A person's move; whoever was away is back with it."""
        match = await self.match(match_id)
        if match.chairs[seat].gave_up:
            raise Refused("conflict", "host-over")
        if match.chairs[seat].is_away:
            await self.come_back(match_id, seat)
        owing = match.to_act()
        if await match.play(seat, match.game.load_action(action), move_id):
            await self._call(match, owing)
            await self._moved(match)
        return match

    async def _call(self, match: Match, owing: tuple[Seat, ...]) -> None:
        """Guests whose turn it has become are called, wherever they are."""
        new = [seat for seat in match.to_act() if seat not in owing and not match.chairs[seat].bot]
        if new:
            for row in await self._seat_holders(match):
                if row.seat in new and row.guest_id:
                    self.calls.put_nowait((match, row.seat))

    async def undo(self, match_id: str, seat: Seat) -> Match:
        match = await self.match(match_id)
        await match.undo(seat)
        await self._moved(match)
        return match

    async def _moved(self, match: Match) -> None:
        self._ring(match.facts.id, match)
        await self.broker.publish(match.facts.id)

    def _ring(self, match_id: str, match: Match) -> None:
        """Wake those who follow the match, and its bots."""
        bell = self.bells.pop(match_id, None)
        if bell:
            bell.set()
        waiting = self.thinking.get(match_id)
        if any(match.chairs[seat].bot for seat in match.to_act()) and (waiting is None or waiting.done()):
            self.thinking[match_id] = asyncio.create_task(self._think(match))

    async def _think(self, match: Match) -> None:
        """Bots play for as long as it is their turn."""
        while seats := [seat for seat in match.to_act() if match.chairs[seat].bot]:
            seat = seats[0]
            level = str(match.chairs[seat].bot)
            action = await self.thinkers.choose(match.game.name, level, match.view(seat))
            owing = match.to_act()
            try:
                await match.play(seat, match.game.load_action(action), bot=level)
                await self._call(match, owing)
            except (Illegal, Refused):  # someone was faster
                async with match.lock:
                    await match.catch_up()
            bell = self.bells.pop(match.facts.id, None)
            if bell:
                bell.set()
            await self.broker.publish(match.facts.id)

    async def _listen(self) -> None:
        async for match_id in self.broker.heard():
            match = self.matches.get(match_id)
            if match:
                async with match.lock:
                    await match.catch_up()
                self._ring(match_id, match)

    async def _wake_sleepers(self) -> None:
        """After a restart, or when a process was lost: bots that owe a move are reminded of it. Later on, only tables
        that moved not long ago are looked at, and those with a clock; others wake when someone comes to them."""
        table, since = schema.match, 0.0
        while True:
            now = time.time()
            moved = sa.and_(table.c.touched > since, table.c.touched < now - 2)
            found = sa.select(table.c.id).where(
                table.c.status == "playing", sa.or_(moved, table.c.options.contains('"away_after"'))
            )
            for row in await self.store.read(found.order_by(table.c.touched.desc()).limit(MOST_WOKEN)):
                with contextlib.suppress(Refused, BadInput):
                    match = await self.match(row.id)
                    await self._miss_people(match)
                    self._ring(row.id, match)
            since = now - 4 * HEARTBEAT
            await asyncio.sleep(HEARTBEAT)

    async def _miss_people(self, match: Match) -> None:
        """Whoever has owed a move for too long is away, where the table says so."""
        patience = match.facts.options.get("away_after")
        if patience is None or time.time() - match.log[-1].at < patience:
            return
        async with match.lock:
            await match.catch_up()
            for seat in match.to_act():
                chair = match.chairs[seat]
                if chair.kind == "person" and not chair.bot:
                    await match.add("left", seat, {"by": "clock"})
        await self._moved(match)

    async def _tidy(self) -> None:
        """Tables that nobody follows are forgotten; their log brings them back."""
        while True:
            await asyncio.sleep(FORGET_SECONDS / 4)
            for match_id, match in list(self.matches.items()):
                is_still = match.log[-1].at < time.time() - FORGET_SECONDS and not match.lock.locked()
                thought = self.thinking.get(match_id)
                if is_still and not self.followers[match_id] and (thought is None or thought.done()):
                    self.forget(match_id)

    def forget(self, match_id: str) -> None:
        for kept in (self.matches, self.holders, self.bells, self.thinking, self.followers):
            kept.pop(match_id, None)

    # --- following

    async def follow(self, match_id: str, viewer: Seat | None, after: int) -> AsyncIterator[list[Message]]:
        """What this viewer is told after a number, then as it happens; an empty list as a heartbeat."""
        match = await self.match(match_id)
        self.followers[match_id] += 1
        try:
            while True:
                bell = self.bells.setdefault(match_id, asyncio.Event())
                fresh = match.messages(viewer)[after:]
                after += len(fresh)
                yield fresh
                if len(match.messages(viewer)) <= after:
                    try:
                        await asyncio.wait_for(bell.wait(), HEARTBEAT)
                    except TimeoutError:
                        async with match.lock:
                            await match.catch_up()
        finally:
            self.followers[match_id] -= 1

    async def open_tables(self) -> list[Match]:
        rows = await self.store.read(
            sa.select(schema.match.c.id)
            .where(schema.match.c.status == "open", schema.match.c.options.contains('"public":true'))
            .order_by(schema.match.c.touched.desc())
            .limit(100)
        )
        found = [await self.match(row.id) for row in rows]
        return [match for match in found if match.status == "open"]


def _hold(match_id: str, seat: Seat, token: str | None, guest_id: str | None) -> Callable[[sa.Connection], Any]:
    """Give a seat to whoever has the secret, or to nobody."""
    place = schema.seat.update().where(schema.seat.c.match_id == match_id, schema.seat.c.seat == seat)
    held = place.values(token_hash=hashed(token) if token else None, guest_id=guest_id)
    return lambda connection: connection.execute(held)


def _held(holders: Sequence[sa.Row[Any]], wanted: str) -> tuple[Seat, ...]:
    """The seats whose secret, or whose guest's, has this hash; compared in constant time."""
    return tuple(
        sorted(
            row.seat
            for row in holders
            if hmac.compare_digest(row.token_hash or "", wanted) or hmac.compare_digest(row.guest_hash or "", wanted)
        )
    )


def checked_patience(table: Table) -> int:
    least, most = PATIENCE
    if table.stand_in is None:
        raise BadInput("host-away-bot")
    if not least <= (table.away_after or 0) <= most:
        raise BadInput("option-value", option="away_after", value=str(table.away_after), allowed=f"{least} ... {most}")
    return int(table.away_after or 0)


def encoded(obj: Any) -> str:
    return msgspec.json.encode(obj).decode()


def seat_people(table: Table, players: int, game: Any) -> tuple[list[Chair], list[Seat]]:
    """The chairs, and which of them belong to the device that asks (BadInput)."""
    if len(table.chairs) > players:
        raise BadInput("host-chairs", chairs=len(table.chairs), players=players)
    chairs, own = [], []
    for seat in range(players):
        wish = table.chairs[seat] if seat < len(table.chairs) else {"kind": "open"}
        kind = wish.get("kind")
        if kind in ("me", "here"):
            own.append(seat)
            chairs.append(Chair("person", checked_name(str(wish.get("name", ""))), table.stand_in))
        elif kind == "bot":
            level = str(wish.get("level", ""))
            make_bot(level, game)
            chairs.append(Chair("bot", level, level))
        elif kind == "open":
            chairs.append(Chair("open", ""))
        else:
            raise BadInput("host-chair-kind", kind=str(kind))
    if table.stand_in is not None:
        make_bot(table.stand_in, game)
    if not own:
        raise BadInput("host-nobody")
    return chairs, own
