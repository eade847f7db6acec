"""What the server removes: tables that never began, and finished matches once nobody wants them kept any longer."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tabbytop.host import schema

if TYPE_CHECKING:
    from collections.abc import Iterator

DAY = 86_400.0
NEVER_BEGAN_DAYS = 30
"""A table at which a chair is still open goes when nobody has come or gone for so long."""
AT_ONCE = 20
"""Matches in one transaction: so short that moves do not wait for it."""


@dataclass(frozen=True, slots=True)
class Policy:
    keep_days: int = 0
    """Finished matches are kept for so many days after the last thing that happened at them; 0: for ever."""

    def kinds(self) -> Iterator[tuple[str, sa.ColumnElement[bool]]]:
        """What may go now, by kind."""
        table, now = schema.match, time.time()
        is_old = table.c.touched < now - NEVER_BEGAN_DAYS * DAY
        yield "never_began", sa.and_(table.c.status == "open", is_old)
        if self.keep_days:
            yield "finished", sa.and_(table.c.status == "over", table.c.touched < now - self.keep_days * DAY)


def count_due(connection: sa.Connection, policy: Policy) -> dict[str, int]:
    """How many matches of each kind would go."""
    found = sa.select(sa.func.count()).select_from(schema.match)
    counts = {kind: connection.scalar(found.where(is_due)) or 0 for kind, is_due in policy.kinds()}
    return {"never_began": 0, "finished": 0, **counts}


def remove_some(connection: sa.Connection, is_due: sa.ColumnElement[bool]) -> list[str]:
    """A few of these matches with all that hangs on them; their ids. To be called until there are none.

    They are found and removed in one transaction: a table that someone has just joined is not due any more.
    """
    table = schema.match
    found = sa.select(table.c.id).where(is_due).limit(AT_ONCE).with_for_update(skip_locked=True)
    ids = list(connection.scalars(found))
    for hanging in reversed(schema.metadata.sorted_tables):
        if ids and "match_id" in hanging.c:
            connection.execute(hanging.delete().where(hanging.c.match_id.in_(ids)))
    if ids:
        connection.execute(table.delete().where(table.c.id.in_(ids)))
    return ids
