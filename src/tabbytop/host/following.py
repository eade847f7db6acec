"""Who follows a match, and what they are told as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbytop.host.outage import Unreachable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

    from tabbytop.core.game import Seat
    from tabbytop.host.folding import Message
    from tabbytop.host.match import Match
    from tabbytop.host.presence import Here

HEARTBEAT = 15.0
"""Seconds between two beats of a follower, with which it looks into the log even if nobody called."""


@dataclass(frozen=True, slots=True)
class News:
    """What a follower is told at once; nothing at all with a beat of the clock."""

    messages: list[Message]
    people: Mapping[Seat, Here] | None = None
    """Who is here, if that is new."""


class Following:
    def __init__(
        self, catch_up: Callable[[Match], Awaitable[None]], who_is_here: Callable[[str], Mapping[Seat, Here]]
    ) -> None:
        self.catch_up, self.who_is_here = catch_up, who_is_here
        self.followers: Counter[str] = Counter()
        """By match."""
        self.bells: dict[str, asyncio.Event] = {}

    def ring(self, match_id: str) -> None:
        """Wake those who follow the match."""
        bell = self.bells.pop(match_id, None)
        if bell:
            bell.set()

    async def follow(self, match: Match, viewer: Seat | None, after: int) -> AsyncIterator[News]:
        """What this viewer may know after a number, then as it happens, and a beat by the clock alone.

        Every step wakes the follower, hidden ones too; but they bring no news, and they move no beat.
        """
        people, clock = None, asyncio.get_running_loop().time
        match_id, due = match.facts.id, clock() + HEARTBEAT
        self.followers[match_id] += 1
        try:
            while True:
                bell, here = self.bells.setdefault(match_id, asyncio.Event()), self.who_is_here(match_id)
                fresh = match.messages(viewer)[after:]
                if fresh or here != people:
                    after, people = after + len(fresh), here
                    yield News(fresh, here)
                    continue
                try:
                    async with asyncio.timeout_at(due):
                        await bell.wait()
                except TimeoutError:
                    due = max(due + HEARTBEAT, clock())
                    yield News([])
                    with contextlib.suppress(Unreachable):  # a hint may have been lost; the next beat comes
                        await self.catch_up(match)
        finally:
            self.followers[match_id] -= 1
            if not self.followers[match_id]:  # what stays would hold memory back from the system
                del self.followers[match_id]
                self.bells.pop(match_id, None)
