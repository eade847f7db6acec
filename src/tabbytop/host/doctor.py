"""Checks every match of a database: its log can be folded, and its row says what the log says. Mends what it can."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.host import schema
from tabbytop.host.folding import load_facts
from tabbytop.host.match import Match, listed
from tabbytop.host.refusals import Broken
from tabbytop.host.store import Entry
from tabbytop.host.transfer import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Json


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one match."""

    match: str
    game: str
    entries: int
    problem: str | None = None
    """`log`: an entry can't be folded; `row`: the row says something else than the log; `version`: of earlier rules,
    which can't be checked; `game`: not one of ours."""
    number: int | None = None
    """The first entry that can't be folded."""
    row: dict[str, Any] | None = None
    """What the row should say."""

    @property
    def can_be_repaired(self) -> bool:
        return self.problem in ("log", "row") and self.row is not None


def examine(engine: sa.Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        ids = connection.scalars(sa.select(schema.match.c.id).order_by(schema.match.c.id)).all()
        for match_id in ids:
            yield examine_match(connection, match_id)


def examine_match(connection: sa.Connection, match_id: str) -> Finding:
    row = connection.execute(sa.select(schema.match).where(schema.match.c.id == match_id)).mappings().one()
    found = sa.select(schema.entry).where(schema.entry.c.match_id == match_id).order_by(schema.entry.c.number)
    entries = [
        Entry(**{name: value for name, value in entry.items() if name != "match_id"})
        for entry in connection.execute(found).mappings()
    ]
    if row["game"] not in GAMES:
        return Finding(match_id, row["game"], len(entries), "game")
    try:
        game = load_game(row["game"])
        match = Match(game, load_facts(game, SimpleNamespace(**row)), NOWHERE)
    except BadInput:
        return Finding(match_id, row["game"], len(entries), "version")
    return _compared(match, dict(row), entries)


def _compared(match: Match, row: dict[str, Any], entries: list[Entry]) -> Finding:
    number = None
    for entry in entries:
        try:
            match.fold(entry)
        except Broken:
            number = match.version + 1
            break
    true = {"version": match.version, "status": match.status, "owing": listed(match.to_act())}
    known = match.facts.id, row["game"], len(entries)
    due = {"due": match.due(match.to_act()) if match.version else None}
    if number is not None or not entries:
        return Finding(*known, "log", number or 1, true | due if match.version else None)
    is_same = all(row[name] in (value, None) for name, value in true.items() if name != "status")
    return Finding(*known) if is_same and row["status"] == true["status"] else Finding(*known, "row", None, true | due)


def repair(connection: sa.Connection, finding: Finding) -> None:
    """Cut the log before the first entry that can't be folded, and let the row say what is left."""
    assert finding.row is not None
    cut = schema.entry.delete().where(
        schema.entry.c.match_id == finding.match, schema.entry.c.number > finding.row["version"]
    )
    connection.execute(cut)
    connection.execute(schema.match.update().where(schema.match.c.id == finding.match).values(finding.row))
    if finding.row["status"] != "over":
        connection.execute(schema.ending.delete().where(schema.ending.c.match_id == finding.match))


def kept_copy(connection: sa.Connection, match_id: str) -> Json:
    """The match as it is, in the form of an exported line."""
    rows = {
        table.name: [dict(row) for row in connection.execute(sa.select(table).where(column == match_id)).mappings()]
        for table, column in (
            (schema.match, schema.match.c.id),
            (schema.seat, schema.seat.c.match_id),
            (schema.entry, schema.entry.c.match_id),
        )
    }
    return {"match": rows["match"][0], "seats": rows["seat"], "entries": rows["entry"]}
