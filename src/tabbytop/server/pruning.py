"""The server tidies its database by itself, once a day."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tabbytop.host.pruning import Policy, remove_some

if TYPE_CHECKING:
    import sqlalchemy as sa

    from tabbytop.host.lobby import Lobby

EVERY = 86_400.0
TRY_AGAIN = 600.0
"""Seconds until the next attempt after one that failed."""
PAUSE = 0.05
"""Seconds between two transactions, for those who play meanwhile."""
log = logging.getLogger("tabbytop.server")


async def prune_daily(lobby: Lobby, policy: Policy, every: float = EVERY, try_again: float = TRY_AGAIN) -> None:
    """At once, then every day; whatever goes wrong is logged and tried again."""
    while True:
        try:
            counts = await prune(lobby, policy)
        except Exception:
            log.exception("old tables could not be removed")
            await asyncio.sleep(try_again)
            continue
        if any(counts.values()):
            log.info("old tables were removed", extra=counts)
        await asyncio.sleep(every)


async def prune(lobby: Lobby, policy: Policy) -> dict[str, int]:
    """How many were removed, by kind."""
    return {kind: await _remove_all(lobby, is_due) for kind, is_due in policy.kinds()}


async def _remove_all(lobby: Lobby, is_due: sa.ColumnElement[bool]) -> int:
    count = 0
    while ids := await lobby.store.write(lambda connection: remove_some(connection, is_due)):
        for match_id in ids:
            lobby.forget(match_id)
        count += len(ids)
        await asyncio.sleep(PAUSE)
    return count
