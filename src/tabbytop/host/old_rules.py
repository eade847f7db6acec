"""Matches of other rules than this version plays: why they are turned down, and what is left of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.host import schema
from tabbytop.host.endings import Ended, load_ended
from tabbytop.host.refusals import OldRules, Refused

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.host.store import Store


async def turn_down(store: Store, row: sa.Row[Any], known: int) -> Refused:
    """Why a match of other rules can't be played here; one of earlier rules that was not over is closed."""
    if row.rules_version > known:
        return Refused("conflict", "host-newer-rules", version=row.rules_version, known=known)
    if row.status == "over":
        return OldRules("host-old-replay", row.rules_version, known)
    if row.status != "closed":
        place = schema.match.update().where(schema.match.c.id == row.id, schema.match.c.version == row.version)
        change = place.values(status="closed", owing="", due=None)
        await store.write(lambda connection: connection.execute(change))
    return OldRules("host-old-rules", row.rules_version, known)


async def read_ended(store: Store, row: sa.Row[Any], known: int, own: tuple[Seat, ...]) -> Ended:
    """What is left of a match of earlier rules (OldRules: it was not over, or its end was not stored)."""
    if row.status != "over":
        raise OldRules("host-old-rules", row.rules_version, known)
    found = await store.read(sa.select(schema.ending).where(schema.ending.c.match_id == row.id))
    if not found:
        raise OldRules("host-old-end", row.rules_version, known)
    return load_ended(row._mapping, found[0]._mapping, await store.entries(row.id), own)  # noqa: SLF001
