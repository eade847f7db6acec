"""Export and import: all matches, seats and guests of a database as JSON lines, into another one, checked."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tabbytop.core.errors import BadInput
from tabbytop.games import load_game
from tabbytop.host import schema
from tabbytop.host.endings import ended_at, ending_of, load_ended, pack, unpack
from tabbytop.host.folding import load_facts
from tabbytop.host.match import Match
from tabbytop.host.refusals import Broken
from tabbytop.host.store import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tabbytop.core.game import Json

GUEST, MATCH, SEAT, ENTRY, ENDING = (
    tuple(c.name for c in table.columns)
    for table in (schema.guest, schema.match, schema.seat, schema.entry, schema.ending)
)
NEWER = {"due"}
"""What exports of earlier versions say nothing of."""
AT_ONCE = 100
"""Matches that are read at once."""


NOWHERE: Any = None
"""The store of a match that is only folded."""


@dataclass(slots=True)
class Tally:
    """What came of an import."""

    matches: int = 0
    guests: int = 0
    known: int = 0
    """Matches and guests that were there already."""


def count_matches(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(schema.match)) or 0


def count_rows(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        counts = [
            connection.scalar(sa.select(sa.func.count()).select_from(t)) or 0 for t in (schema.guest, schema.match)
        ]
    return sum(counts)


def export_lines(engine: sa.Engine) -> Iterator[Json]:
    """Guests first, then matches with their logs, seats and endings; in one look at the database, for which nobody who
    plays has to wait."""
    with snapshot(engine) as connection:
        guests = connection.execute(sa.select(schema.guest).order_by(schema.guest.c.id))
        yield from [{"guest": dict(row)} for row in guests.mappings()]
        ids = connection.scalars(sa.select(schema.match.c.id).order_by(schema.match.c.id)).all()
        for start in range(0, len(ids), AT_ONCE):
            yield from _lines(connection, ids[start : start + AT_ONCE])


@contextlib.contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """The database as it is now, however long it takes to read. In SQLite any transaction that reads is that."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with connection.begin():
            yield connection


def _lines(connection: sa.Connection, ids: Sequence[str]) -> Iterator[Json]:
    parts = {
        "seats": _rows(connection, schema.seat, schema.seat.c.seat, ids),
        "entries": _rows(connection, schema.entry, schema.entry.c.number, ids),
        "ending": _rows(connection, schema.ending, schema.ending.c.match_id, ids),
    }
    found = connection.execute(sa.select(schema.match).where(schema.match.c.id.in_(ids)).order_by(schema.match.c.id))
    for row in found.mappings():
        line = {name: rows.get(row["id"], []) for name, rows in parts.items()}
        ending = next(iter(line["ending"]), None)
        yield {"match": dict(row), **line, "ending": ending and {**ending, "kept": unpack(ending["kept"])}}


def _rows(
    connection: sa.Connection, table: sa.Table, order: sa.ColumnElement[Any], ids: Sequence[str]
) -> dict[str, list[dict[str, Any]]]:
    """By match, without saying its id in each row."""
    rows: dict[str, list[dict[str, Any]]] = {}
    found = connection.execute(sa.select(table).where(table.c.match_id.in_(ids)).order_by(table.c.match_id, order))
    for row in found.mappings():
        values = dict(row)
        rows.setdefault(values.pop("match_id"), []).append(values)
    return rows


def export_records(engine: sa.Engine) -> Iterator[Json]:
    """The finished matches as records (docs/record.md); of earlier rules, those whose end was stored."""
    for line in export_lines(engine):
        if "match" not in line or line["match"]["status"] != "over":
            continue
        if not is_of_earlier_rules(line["match"]):
            yield folded(line).record()
        elif line["ending"]:
            entries = [Entry(**entry) for entry in line["entries"]]
            yield load_ended(line["match"], packed(line["ending"]), entries).record()


def packed(ending: Json) -> dict[str, Any]:
    """An exported ending as the database keeps it."""
    return {**ending, "kept": pack(ending["kept"])}


def is_of_earlier_rules(row: Json) -> bool:
    return bool(row["rules_version"] < load_game(row["game"]).rules_version)


def folded(line: Json) -> Match:
    """The match of an exported line, each of its moves checked against the rules (BadInput)."""
    row, entries = line["match"], [Entry(**entry) for entry in line["entries"]]
    game = load_game(row["game"])
    match = Match(game, load_facts(game, SimpleNamespace(**row)), NOWHERE)
    for entry in entries:
        try:
            match.fold(entry)
        except Broken:
            raise BadInput("import-log", match=row["id"], number=entry.number) from None
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
    row = _exactly(dict.fromkeys(NEWER) | line["match"], MATCH)
    if connection.scalar(sa.select(schema.match.c.id).where(schema.match.c.id == row["id"])):
        _check_same_log(connection, row["id"], line["entries"])
        tally.known += 1
        return
    ending = _checked_old(row, line) if is_of_earlier_rules(row) else _checked(row, line)
    seats = [_exactly({**seat, "match_id": row["id"]}, SEAT) for seat in line["seats"]]
    if [seat["seat"] for seat in seats] != list(range(_players(line))):
        raise BadInput("import-shape")
    entries = [_exactly({**entry, "match_id": row["id"]}, ENTRY) for entry in line["entries"]]
    connection.execute(schema.match.insert(), row)
    connection.execute(schema.entry.insert(), entries)
    connection.execute(schema.seat.insert(), seats)
    if ending:
        connection.execute(schema.ending.insert(), ending)
    tally.matches += 1


def _players(line: Json) -> int:
    """How many chairs the first entry of the log has."""
    return len(msgspec.json.decode(line["entries"][0]["data"])["chairs"])


def _check_same_log(connection: sa.Connection, match_id: str, entries: list[Json]) -> None:
    table = schema.entry
    found = sa.select(table.c.number, table.c.kind, table.c.seat, table.c.data).where(table.c.match_id == match_id)
    there = [tuple(entry) for entry in connection.execute(found.order_by(table.c.number))]
    if there != [(entry["number"], entry["kind"], entry["seat"], entry["data"]) for entry in entries]:
        raise BadInput("import-differs", match=match_id)


def _checked(row: dict[str, Any], line: Json) -> dict[str, Any] | None:
    """Every move is played once more, which also tells when the match is due and how it ended (BadInput)."""
    match = folded(line)
    row["due"] = match.due(match.to_act())
    return ending_of(match, match.state, ended_at(match)) if match.is_over else None


def _checked_old(row: dict[str, Any], line: Json) -> dict[str, Any] | None:
    """Nobody can play the moves of earlier rules: the end is taken as it was stored, and what was not over is closed
    (BadInput)."""
    entries = [Entry(**entry) for entry in line["entries"]]
    if [entry.number for entry in entries] != list(range(1, row["version"] + 1)):
        raise BadInput("import-log", match=row["id"], number=len(entries))
    if row["status"] != "over":
        row |= {"status": "closed", "owing": "", "due": None}
        return None
    if not line.get("ending"):
        return None
    ending = _exactly({**packed(line["ending"]), "match_id": row["id"]}, ENDING)
    load_ended(row, ending, entries).table()
    return ending
