"""All matches of this process: made, read from their logs, kept up with other processes, and played."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
import secrets
import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.host import schema
from tabbytop.host.bot_turns import BotTurns
from tabbytop.host.folding import load_facts
from tabbytop.host.following import Following
from tabbytop.host.guests import hashed
from tabbytop.host.holders import Holders, Key
from tabbytop.host.listing import listed_ids
from tabbytop.host.match import Match
from tabbytop.host.old_rules import read_ended, turn_down
from tabbytop.host.outage import Unreachable, end
from tabbytop.host.presence import Presence
from tabbytop.host.refusals import Refused
from tabbytop.host.rounds import Rounds
from tabbytop.host.seats import Seats
from tabbytop.host.tables import new_match, options_of, seat_people

if TYPE_CHECKING:
    from tabbytop.core.game import Json, Seat
    from tabbytop.host.broker import Broker
    from tabbytop.host.endings import Ended
    from tabbytop.host.entries import Chair
    from tabbytop.host.store import Store
    from tabbytop.host.tables import Table
    from tabbytop.host.thinking import Thinkers

FRESH_SECONDS = 1.0
"""A match that others may have moved is compared with its log, if that was not done within this time."""
STALE_SECONDS = 2.0
"""From then on a match in memory counts as behind."""
MOST_RECOGNISED = 20_000
"""Secrets that are remembered as good."""
MATCH_ID = re.compile("[A-Za-z0-9_-]{1,24}")
log = logging.getLogger("tabbytop.host")


class Lobby:
    def __init__(self, store: Store, broker: Broker, thinkers: Thinkers) -> None:
        self.store, self.broker, self.thinkers = store, broker, thinkers
        self.matches: dict[str, Match] = {}
        self.checked: dict[str, float] = {}
        """By match: when it was last known to be all of its log."""
        self.holders = Holders(store)
        self.recognised: dict[str, None] = {}
        """Hashes of secrets that were found to be good, the latest last: whoever counts requests need not ask again."""
        self.calls: asyncio.Queue[tuple[str, Match, Seat]] = asyncio.Queue()
        """Guests with the matches and seats whose turn it has become."""
        self.following = Following(self.catch_up, lambda match_id: self.presence.of(match_id))  # noqa: PLW0108  it is made below
        self.presence = Presence(store, broker, self.following.followers, self.following.ring)
        self.seats = Seats(self)
        self.bot_turns = BotTurns(self)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.tasks = [*Rounds(self).start(), asyncio.create_task(self.presence.keep())]

    async def close(self) -> None:
        await end(self.tasks)
        await self.bot_turns.close()
        self.thinkers.close()
        await self.presence.close()
        await self.broker.close()
        self.store.close()

    # --- tables

    async def create(self, table: Table, guest_id: str | None = None) -> Key:
        """A new match; the key holds every seat of the device that made it (BadInput)."""
        game = load_game(table.game)
        config = game.load_config(table.config)
        chairs, own = seat_people(table, config.players, game)
        options = options_of(table, chairs)
        token = secrets.token_urlsafe(24)
        held = [
            {"token_hash": hashed(token) if seat in own else None, "guest_id": guest_id if seat in own[:1] else None}
            for seat in range(config.players)
        ]
        match = await self.set_up(game, game.dump_config(config), options, chairs, held)
        return Key(match.facts.id, token, tuple(own))

    async def set_up(
        self, game: Any, config: Json, options: Json, chairs: list[Chair], held: list[dict[str, Any]]
    ) -> Match:
        """Deal, and put the table into the database; `held` says by seat whose it is."""
        match_id, store = new_match(game, config, options, chairs, held)
        await self.store.write(store)
        return await self.match(match_id)

    async def match(self, match_id: str) -> Match:
        """The match of this id, from memory or from its log. What others may have moved is compared with the log now
        and then; while the database can't be reached it is shown as it was, and `seconds_behind` says so."""
        match = self.matches.get(match_id)
        if match is None:
            return await self._load(match_id)
        is_old = not self.broker.is_alone and time.monotonic() - self.checked[match_id] > FRESH_SECONDS
        if is_old or match_id in self.store.unsure:
            with contextlib.suppress(Unreachable, TimeoutError):
                async with asyncio.timeout(FRESH_SECONDS):
                    await self.catch_up(match)
        return match

    async def _load(self, match_id: str) -> Match:
        began, found = time.monotonic(), await self.read_apart(match_id)
        if self.matches.setdefault(match_id, found) is found:
            self.checked[match_id] = began
            self._ring(match_id, found)
        return self.matches[match_id]

    async def read_apart(self, match_id: str) -> Match:
        """The match from its log, for a look at it and not for playing (Refused)."""
        row = await self._row(match_id)
        game = load_game(row.game)
        if row.rules_version != game.rules_version:
            raise await turn_down(self.store, row, game.rules_version)
        found = Match(game, load_facts(game, row), self.store)
        await found.catch_up()
        return found

    async def ended(self, match_id: str, token: str = "") -> Ended:
        """What is left of a match of earlier rules, as it was stored when it ended (OldRules)."""
        row = await self._row(match_id)
        own = self.holders.held(await self.holders.read(match_id), token) if token else ()
        if token and not own:
            raise Refused("unknown", "server-token")
        return await read_ended(self.store, row, load_game(row.game).rules_version, own)

    async def _row(self, match_id: str) -> sa.Row[Any]:
        if not MATCH_ID.fullmatch(match_id):
            raise Refused("missing", "host-no-match")
        rows = await self.store.read(sa.select(schema.match).where(schema.match.c.id == match_id))
        if not rows or rows[0].game not in GAMES:
            raise Refused("missing", "host-no-match")
        return rows[0]

    async def catch_up(self, match: Match) -> None:
        """Fold what other processes have stored, and wake those who wait for it."""
        began, before = time.monotonic(), match.version
        async with match.lock:
            await match.catch_up()
        if match.facts.id in self.matches:
            self.checked[match.facts.id] = began
        self.store.unsure.pop(match.facts.id, None)
        if match.version > before:
            self._ring(match.facts.id, match)

    def seconds_behind(self, match: Match) -> int:
        """For how long nobody could say whether this is the whole match; 0 while it is known."""
        now, match_id = time.monotonic(), match.facts.id
        since = self.store.unsure.get(match_id, now) if self.broker.is_alone else self.checked.get(match_id, now)
        return math.ceil(now - since) if now - since > STALE_SECONDS else 0

    async def seats_of(self, match_id: str, token: str) -> tuple[Seat, ...]:
        """The seats that this secret holds, as their own or as their guest's; empty for an onlooker."""
        own = await self.holders.seats_of(await self.match(match_id), token)
        if own:
            self.recognise(hashed(token))
        return own

    def recognise(self, secret_hash: str) -> None:
        self.recognised.pop(secret_hash, None)
        self.recognised[secret_hash] = None
        if len(self.recognised) > MOST_RECOGNISED:
            self.recognised.pop(next(iter(self.recognised)))

    # --- playing

    async def play(self, match_id: str, seat: Seat, action: Json, move_id: str | None = None) -> Match:
        """A person's move; whoever was away is back with it."""
        match = await self.match(match_id)
        if match.chairs[seat].gave_up:
            raise Refused("conflict", "host-over")
        if match.chairs[seat].is_away:
            await self.seats.come_back(match_id, seat)
        owing = match.to_act()
        if await match.play(seat, match.game.load_action(action), move_id):
            await self.moved(match)
            await self.call_guests(match, owing)
        return match

    async def call_guests(self, match: Match, owing: tuple[Seat, ...]) -> None:
        """Guests whose turn it has become are called, wherever they are."""
        new = [seat for seat in match.to_act() if seat not in owing and not match.chairs[seat].bot]
        if not new:
            return
        try:
            holders = await self.holders.rows(match)
        except Unreachable:  # the move itself is on disk
            log.warning("nobody was called: the database can't be reached")
            return
        for row in holders:
            if row.seat in new and row.guest_id:
                self.calls.put_nowait((row.guest_id, match, row.seat))

    async def undo(self, match_id: str, seat: Seat) -> Match:
        match = await self.match(match_id)
        await match.undo(seat)
        await self.moved(match)
        return match

    async def moved(self, match: Match) -> None:
        self._ring(match.facts.id, match)
        await self.broker.publish(match.facts.id)

    def _ring(self, match_id: str, match: Match) -> None:
        """Wake those who follow the match, and its bots."""
        self.following.ring(match_id)
        self.bot_turns.wake(match)

    def forget(self, match_id: str) -> None:
        following = self.following
        kept_by_match = (self.matches, self.checked, self.holders.known, following.bells, following.followers)
        for kept in (*kept_by_match, self.bot_turns.thinking):
            kept.pop(match_id, None)
        self.presence.forget(match_id)

    async def open_tables(self, page: int = 1) -> list[Match]:
        found = []
        for row in await self.store.read(listed_ids(page)):
            with contextlib.suppress(Refused, BadInput):  # one table that can't be read hides no other
                found.append(await self.match(row.id))
        return [match for match in found if match.status == "open"]
