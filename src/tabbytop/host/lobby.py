"""The house: tables are made, people come and go, everyone is told what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tabbytop.bots.bot import make_bot
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.host import schema
from tabbytop.host.match import Chair, Illegal, Match, Refused, load_facts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tabbytop.core.game import Json, Seat
    from tabbytop.host.broker import Broker
    from tabbytop.host.match import Message
    from tabbytop.host.store import Store
    from tabbytop.host.thinking import Thinkers

REACTIONS = ("hello", "well_played", "thanks", "oops", "thinking", "purr", "again", "goodbye")
HEARTBEAT = 15.0
"""Seconds after which a follower looks into the log even if nobody called."""
LONGEST_NAME = 30


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


@dataclass(frozen=True, slots=True)
class Key:
    """What a device holds: the secret of its seats at a match."""

    match_id: str
    token: str
    seats: tuple[Seat, ...]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name that can be shown to others (BadInput)."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise BadInput("host-name", most=LONGEST_NAME)
    return plain


class Lobby:
    def __init__(self, store: Store, broker: Broker, thinkers: Thinkers) -> None:
        self.store, self.broker, self.thinkers = store, broker, thinkers
        self.matches: dict[str, Match] = {}
        self.bells: dict[str, asyncio.Event] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._wake_sleepers())]

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
        options = {"public": table.is_public, "undo": table.undo, "stand_in": table.stand_in}
        match_id, token, now = secrets.token_urlsafe(9), secrets.token_urlsafe(24), time.time()
        row = {"id": match_id, "game": game.name, "rules_version": game.rules_version,
               "config": encoded(game.dump_config(config)), "seed": secrets.token_hex(16), "options": encoded(options),
               "created": now, "touched": now, "version": 1,
               "status": "open" if any(chair.kind == "open" for chair in chairs) else "playing"}  # fmt: skip
        first = {"match_id": match_id, "number": 1, "kind": "created", "seat": None, "move_id": None, "at": now,
                 "data": encoded({"chairs": [asdict(chair) for chair in chairs]})}  # fmt: skip
        held = [
            {"match_id": match_id, "seat": seat, "token_hash": hashed(token) if seat in own else None,
             "guest_id": guest_id if seat in own[:1] else None}
            for seat in range(config.players)
        ]  # fmt: skip

        def work(connection: sa.Connection) -> None:
            connection.execute(schema.match.insert(), row)
            connection.execute(schema.entry.insert(), first)
            connection.execute(schema.seat.insert(), held)

        await self.store.write(work)
        self._ring(match_id, await self.match(match_id))
        return Key(match_id, token, tuple(own))

    async def match(self, match_id: str) -> Match:
        """The match of this id, from memory or from its log."""
        if match_id not in self.matches:
            rows = await self.store.read(sa.select(schema.match).where(schema.match.c.id == match_id))
            if not rows or rows[0].game not in GAMES:
                raise Refused("missing", "host-no-match")
            game = load_game(rows[0].game)
            found = Match(game, load_facts(game, rows[0]), self.store)
            await found.catch_up()
            self.matches.setdefault(match_id, found)
        return self.matches[match_id]

    async def seats_of(self, match_id: str, token: str) -> tuple[Seat, ...]:
        """The seats that this secret holds; empty for an onlooker."""
        wanted = hashed(token)
        table = schema.seat
        rows = await self.store.read(sa.select(table.c.seat, table.c.token_hash).where(table.c.match_id == match_id))
        return tuple(sorted(r.seat for r in rows if r.token_hash and hmac.compare_digest(r.token_hash, wanted)))

    async def join(self, match_id: str, name: str, guest_id: str | None = None, token: str | None = None) -> Key:
        """Take the first open chair."""
        match = await self.match(match_id)
        async with match.lock:
            seat = next((n for n, chair in enumerate(match.chairs) if chair.kind == "open"), None)
            if seat is None:
                raise Refused("conflict", "host-full")
            secret = token or secrets.token_urlsafe(24)
            await match.add("joined", seat, {"name": checked_name(name)})
            await self._hold(match_id, seat, secret, guest_id)
        await self._moved(match)
        return Key(match_id, secret, (seat,))

    async def _hold(self, match_id: str, seat: Seat, token: str | None, guest_id: str | None) -> None:
        place = schema.seat.update().where(schema.seat.c.match_id == match_id, schema.seat.c.seat == seat)
        held = place.values(token_hash=hashed(token) if token else None, guest_id=guest_id)
        await self.store.write(lambda connection: connection.execute(held))

    async def leave(self, match_id: str, seat: Seat) -> None:
        """Before the start the chair is free again; later a bot may sit in."""
        match = await self.match(match_id)
        async with match.lock:
            was_started = match.started
            if not match.chairs[seat].is_away:
                await match.add("left", seat, {})
        if not was_started:
            await self._hold(match_id, seat, None, None)
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
            await match.add("reaction", seat, {"reaction": reaction})
        await self._moved(match)

    # --- playing

    async def play(self, match_id: str, seat: Seat, action: Json, move_id: str | None = None) -> Match:
        match = await self.match(match_id)
        await match.play(seat, match.game.load_action(action), move_id)
        await self._moved(match)
        return match

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
            if match.chairs[seat].bot != level:
                continue
            try:
                await match.play(seat, match.game.load_action(action))
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
        """After a restart, or when a process was lost: bots that owe a move are reminded of it."""
        while True:
            rows = await self.store.read(
                sa.select(schema.match.c.id)
                .where(schema.match.c.status == "playing", schema.match.c.touched < time.time() - 2)
                .order_by(schema.match.c.touched.desc())
                .limit(500)
            )
            for row in rows:
                with contextlib.suppress(Refused, BadInput):
                    match = await self.match(row.id)
                    self._ring(row.id, match)
            await asyncio.sleep(HEARTBEAT)

    # --- following

    async def follow(self, match_id: str, viewer: Seat | None, after: int) -> AsyncIterator[list[Message]]:
        """What this viewer is told after a number, then as it happens; an empty list as a heartbeat."""
        match = await self.match(match_id)
        while True:
            bell = self.bells.setdefault(match_id, asyncio.Event())
            fresh = match.messages(viewer)[after:]
            after += len(fresh)
            yield fresh
            if len(match.messages(viewer)) == after:
                try:
                    await asyncio.wait_for(bell.wait(), HEARTBEAT)
                except TimeoutError:
                    async with match.lock:
                        await match.catch_up()

    async def open_tables(self) -> list[Match]:
        rows = await self.store.read(
            sa.select(schema.match.c.id)
            .where(schema.match.c.status == "open")
            .order_by(schema.match.c.touched.desc())
            .limit(100)
        )
        found = [await self.match(row.id) for row in rows]
        return [match for match in found if match.facts.options["public"] and match.status == "open"]


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
