"""Which public tables the lobby lists: the newest few of each maker, page by page."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction

from tabbytop.host import schema

MOST_OF_ONE = 3
"""Tables of one maker that are listed: whoever makes a hundred pushes nobody out."""
PAGE = 100
KEY = secrets.token_bytes(32)
"""Known to this process alone and for as long as it lives. With it an address could be guessed from its mark, for there
are not many; without it a mark says no more than which tables have the same maker, to whoever reads the database, a
backup or an export. The price: each process, and each start of it, lists three tables of one address anew."""


def maker_mark(address: str) -> str:
    """What is kept of the address that a public table was made from."""
    return hashlib.blake2b(address.encode(), digest_size=9, key=KEY).hexdigest()


class maker(GenericFunction[Any]):  # noqa: N801  the name of an SQL function
    """The mark in the options of a match."""

    inherit_cache = True


@compiles(maker, "sqlite")
def _on_sqlite(element: maker, compiler: Any, **named: Any) -> str:
    return f"json_extract({compiler.process(element.clauses, **named)}, '$.maker')"


@compiles(maker, "postgresql")
def _on_postgresql(element: maker, compiler: Any, **named: Any) -> str:
    return f"(CAST({compiler.process(element.clauses, **named)} AS json) ->> 'maker')"


def listed_ids(page: int) -> sa.Select[tuple[str]]:
    """The ids on a page, counted from 1: what moved last comes first. Tables without a mark count for themselves."""
    match = schema.match
    place = sa.func.row_number().over(
        partition_by=sa.func.coalesce(maker(match.c.options), match.c.id), order_by=(match.c.touched.desc(), match.c.id)
    )
    ranked = (
        sa.select(match.c.id, match.c.touched, place.label("place"))
        .where(match.c.status == "open", match.c.options.contains('"public":true'))
        .subquery()
    )
    newest = sa.select(ranked.c.id).where(ranked.c.place <= MOST_OF_ONE)
    return newest.order_by(ranked.c.touched.desc(), ranked.c.id).limit(PAGE).offset(PAGE * (page - 1))
