"""Moving house: all matches, seats and guests of a database as lines of JSON, and into another database, checked."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.core.errors import BadInput
from tabbytop.games import load_game
from tabbytop.host import schema
from tabbytop.host.match import Match, load_facts
from tabbytop.host.store import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Json

GUEST, MATCH, SEAT, ENTRY = (
    tuple(c.name for c in table.columns) for table in (schema.guest, schema.match, schema.seat, schema.entry)
)


NOWHERE: Any = None
"""The store of a match that is only folded."""


@dataclass(slots=True)
class Tally:
    """What came of an import."""

    matches: int = 0
    guests: int = 0
    known: int = 0
    """Matches and guests that were there already."""


def count_rows(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        counts = [
            connection.scalar(sa.select(sa.func.count()).select_from(t)) or 0 for t in (schema.guest, schema.match)
        ]
    return sum(counts)


def export_lines(engine: sa.Engine) -> Iterator[Json]:
    """Guests first, then matches with their logs and seats; in one look at the database."""
    with engine.connect() as connection:
        for row in connection.execute(sa.select(schema.guest).order_by(schema.guest.c.id)):
            yield {"guest": dict(row._mapping)}  # noqa: SLF001  the documented way to a row as a mapping
        for row in connection.execute(sa.select(schema.match).order_by(schema.match.c.id)).all():
            yield {
                "match": dict(row._mapping),  # noqa: SLF001
                "seats": _rows(connection, schema.seat, row.id),
                "entries": _rows(connection, schema.entry, row.id),
            }


def _rows(connection: sa.Connection, table: sa.Table, match_id: str) -> list[dict[str, Any]]:
    order = table.c.number if "number" in table.c else table.c.seat
    found = connection.execute(sa.select(table).where(table.c.match_id == match_id).order_by(order))
    return [{name: value for name, value in row.items() if name != "match_id"} for row in found.mappings()]


def export_records(engine: sa.Engine) -> Iterator[Json]:
    """The finished matches as records (docs/record.md)."""
    for line in export_lines(engine):
        if "match" in line and line["match"]["status"] == "over":
            yield folded(line).record()


def folded(line: Json) -> Match:
    """The match of an exported line, each of its moves checked against the rules (BadInput)."""
    row, entries = line["match"], [Entry(**entry) for entry in line["entries"]]
    game = load_game(row["game"])
    match = Match(game, load_facts(game, SimpleNamespace(**row)), NOWHERE)
    for entry in entries:
        if entry.number != match.version + 1 or not hasattr(match, f"_fold_{entry.kind}"):
            raise BadInput("import-log", match=row["id"], number=entry.number)
        match.check(entry)
        match.fold(entry)
    if match.version != row["version"]:
        raise BadInput("import-log", match=row["id"], number=match.version)
    return match


def import_line(connection: sa.Connection, line: Json, tally: Tally) -> None:
    """One line into the database, unless it is there already (BadInput)."""
    if not isinstance(line, dict) or not ("guest" in line or {"match", "seats", "entries"} <= set(line)):
        raise BadInput("import-shape")
    try:
        if "guest" in line:
            _import_guest(connection, _exactly(line["guest"], GUEST), tally)
        else:
            _import_match(connection, line, tally)
    except (KeyError, TypeError, ValueError, sa.exc.StatementError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("import-shape") from None


def _exactly(row: Json, names: tuple[str, ...]) -> dict[str, Any]:
    if set(row) != set(names):
        raise BadInput("import-shape")
    return dict(row)


def _import_guest(connection: sa.Connection, row: dict[str, Any], tally: Tally) -> None:
    if connection.scalar(sa.select(schema.guest.c.id).where(schema.guest.c.id == row["id"])):
        tally.known += 1
        return
    connection.execute(schema.guest.insert(), row)
    tally.guests += 1


def _import_match(connection: sa.Connection, line: Json, tally: Tally) -> None:
    row = _exactly(line["match"], MATCH)
    there = connection.scalar(sa.select(schema.match.c.version).where(schema.match.c.id == row["id"]))
    if there is not None:
        if there != row["version"]:
            raise BadInput("import-differs", match=row["id"])
        tally.known += 1
        return
    folded(line)
    seats = [_exactly({**seat, "match_id": row["id"]}, SEAT) for seat in line["seats"]]
    entries = [_exactly({**entry, "match_id": row["id"]}, ENTRY) for entry in line["entries"]]
    connection.execute(schema.match.insert(), row)
    connection.execute(schema.entry.insert(), entries)
    connection.execute(schema.seat.insert(), seats)
    tally.matches += 1
