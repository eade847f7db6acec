"""Bots play for as long as it is their turn."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tabbytop.core.play import Illegal
from tabbytop.host.outage import Unreachable, end
from tabbytop.host.refusals import Refused

if TYPE_CHECKING:
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

log = logging.getLogger("tabbytop.host")


class BotTurns:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.thinking: dict[str, asyncio.Task[None]] = {}
        """By match."""

    def is_busy(self, match_id: str) -> bool:
        task = self.thinking.get(match_id)
        return task is not None and not task.done()

    async def close(self) -> None:
        await end(self.thinking.values())

    def wake(self, match: Match) -> None:
        """Its bots think, if they owe a move."""
        waiting = self.thinking.get(match.facts.id)
        if any(match.chairs[seat].bot for seat in match.to_act()) and (waiting is None or waiting.done()):
            task = self.thinking[match.facts.id] = asyncio.create_task(self._think(match))
            task.add_done_callback(_say_what_failed)

    async def _think(self, match: Match) -> None:
        """Bots play for as long as it is their turn."""
        while seats := [seat for seat in match.to_act() if match.chairs[seat].bot]:
            seat = seats[0]
            level = str(match.chairs[seat].bot)
            view = match.view(seat)
            action = await self.lobby.thinkers.choose(match.facts.id, match.game.name, level, view)
            owing = match.to_act()
            try:
                await match.play(seat, match.game.load_action(action), bot=level, seen=view)
                await self.lobby.call_guests(match, owing)
            except (Illegal, Refused):  # someone was faster
                async with match.lock:
                    await match.catch_up()
            self.lobby.following.ring(match.facts.id)
            await self.lobby.broker.publish(match.facts.id)


def _say_what_failed(task: asyncio.Task[None]) -> None:
    """The match is due soon, and its bot is asked again."""
    error = None if task.cancelled() else task.exception()
    if isinstance(error, Unreachable):
        log.warning("a bot could not move: the database can't be reached")
    elif error is not None:
        log.error("a bot could not move", exc_info=error)
