"""Whose turn it is: whoever asks a lot waits behind their own requests, not before everybody else's."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.server.limits import Asker

AT_ONCE = 16
"""Requests of one visitor's address, or of one seat, that are worked on at a time; the others wait for their turn."""
AT_ONCE_IN_COMPANY = 2
"""The same while another address asks too."""
REST = 2.0
"""While another address asks too, a turn that others wait for is followed by a rest of so many times its length: nobody
gets more than a third of the server's time by asking faster."""
LONGEST_REST = 0.1
COMPANY_SECONDS = 1.0
"""So long after a request its address still counts as one that asks."""


@dataclass(slots=True)
class Lane:
    busy: int = 0
    """Turns under way, with the rests after them."""
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)


class Lanes:
    """By visitor's address or by seat: those who have a turn, and those who wait for one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lanes: dict[str, Lane] = {}
        self.latest = self.other = ("", -COMPANY_SECONDS)
        """The last address that asked, and the last but that one; when."""

    async def enter(self, asker: Asker) -> Callable[[], None]:
        """Wait for a turn; what is given back ends it, and may be called twice."""
        name, address = f"{asker.kind} {asker.who}", asker.address
        self._see(address)
        lane = self.lanes.setdefault(name, Lane())
        if lane.waiting or lane.busy >= self._most(address):
            await self._wait(name, lane, address)
        else:
            lane.busy += 1
        began, is_over = self.clock(), False

        def end() -> None:
            nonlocal is_over
            if is_over:
                return
            is_over = True
            rest = min(REST * (self.clock() - began), LONGEST_REST)
            if lane.waiting and rest and self._has_company(address):
                asyncio.get_running_loop().call_later(rest, self._leave, name, lane, address)
            else:
                self._leave(name, lane, address)

        return end

    async def _wait(self, name: str, lane: Lane, address: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lane.waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it was given at the same moment
                self._leave(name, lane, address)
            elif turn in lane.waiting:
                lane.waiting.remove(turn)
                self._forget(name, lane)
            raise

    def _leave(self, name: str, lane: Lane, address: str) -> None:
        lane.busy -= 1
        while lane.waiting and lane.busy < self._most(address):
            turn = lane.waiting.popleft()
            if not turn.done():
                lane.busy += 1
                turn.set_result(None)
        self._forget(name, lane)

    def _forget(self, name: str, lane: Lane) -> None:
        if not lane.busy and not lane.waiting:
            self.lanes.pop(name, None)

    def _see(self, address: str) -> None:
        if address != self.latest[0]:
            self.other = self.latest
        self.latest = (address, self.clock())

    def _has_company(self, address: str) -> bool:
        _, at = self.other if self.latest[0] == address else self.latest
        return self.clock() - at < COMPANY_SECONDS

    def _most(self, address: str) -> int:
        return AT_ONCE_IN_COMPANY if self._has_company(address) else AT_ONCE
