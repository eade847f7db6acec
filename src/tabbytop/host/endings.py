"""How matches ended: stored with the last move, and shown from there once the rules have changed."""

from __future__ import annotations

import zlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.core.play import parse_undo
from tabbytop.core.record import dump_end, seed_hash
from tabbytop.host import schema
from tabbytop.host.entries import Moved, Rematch, Undone, parse_content

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import sqlalchemy as sa

    from tabbytop.core.game import Json, Seat
    from tabbytop.core.play import Undo
    from tabbytop.host.match import Match
    from tabbytop.host.store import Entry


def ending_of(match: Match, state: Any, at: float) -> dict[str, Any]:
    """The row of a match that ends with this state."""
    game = match.game
    kept = {
        "chairs": [asdict(chair) | {"bot": chair.bot} for chair in match.chairs],
        "view": game.dump_view(game.view(state, None)),
        "sheets": game.known_sheets(state, None),
        **dump_end(game, state),
    }
    return {
        "match_id": match.facts.id,
        "ended_at": at,
        "rules_version": game.rules_version,
        "result": msgspec.json.encode(game.result(state)).decode(),
        "kept": pack(kept),
    }


def pack(kept: Json) -> bytes:
    return zlib.compress(msgspec.json.encode(kept))


def unpack(packed: bytes) -> Json:
    return msgspec.json.decode(zlib.decompress(packed))


def ended_at(match: Match) -> float:
    """When the last move of a finished match was made."""
    return next(entry.at for entry in reversed(match.log) if entry.kind == "move")


def keep_ending(match: Match, state: Any, at: float) -> Callable[[sa.Connection], Any]:
    """Store it; one of before, which was taken back, makes room."""
    row = ending_of(match, state, at)

    def work(connection: sa.Connection) -> None:
        connection.execute(schema.ending.delete().where(schema.ending.c.match_id == row["match_id"]))
        connection.execute(schema.ending.insert(), row)

    return work


@dataclass(frozen=True, slots=True)
class Ended:
    """A match of earlier rules that was over before they changed: all that is left of it."""

    match: dict[str, Any]
    """Its row."""
    result: Json
    kept: Json
    """Chairs, sheets, view, final, scores."""
    entries: list[Entry]
    seats: tuple[Seat, ...] = ()
    """Those of whoever asks."""

    @property
    def rematch(self) -> str | None:
        found = [parse_content(entry.kind, entry.data) for entry in self.entries if entry.kind == "rematch"]
        return next((content.match for content in found if isinstance(content, Rematch)), None)

    @property
    def _undo(self) -> Undo:
        return parse_undo(msgspec.json.decode(self.match["options"]).get("undo", True))

    def table(self) -> Json:
        """In the shape of a table that is looked at; as an onlooker saw it."""
        row, options = self.match, msgspec.json.decode(self.match["options"])
        return {
            "match": row["id"],
            "game": row["game"],
            "rules_version": row["rules_version"],
            "config": msgspec.json.decode(row["config"]),
            "seed": row["seed"],
            "seed_hash": seed_hash(row["seed"]),
            "undo": self._undo,
            "stand_in": options.get("stand_in"),
            "away_after": options.get("away_after"),
            "broken": None,
            "rematch": self.rematch,
            "seats": list(self.seats),
            "seat": None,
            **self.standing(),
        }

    def standing(self) -> Json:
        return {
            "number": self.match["version"],
            "status": "over",
            "to_act": [],
            "chairs": [
                {
                    "kind": c["kind"],
                    "name": c["name"],
                    "away": c["is_away"],
                    "gave_up": c["gave_up"],
                    "bot": c["bot"],
                    "here": None,
                    "since": None,
                }
                for c in self.kept["chairs"]
            ],
            "view": self.kept["view"],
            "sheets": self.kept["sheets"],
            "choices": None,
            "can_undo": False,
            "result": self.result,
            "replayable": False,
        }

    def record(self) -> Json:
        """As it was; only the rules of its version could check its moves."""
        row, undo = self.match, self._undo
        return {
            "game": row["game"],
            "rules_version": row["rules_version"],
            "config": msgspec.json.decode(row["config"]),
            "seed": row["seed"],
            **({"undo": undo} if undo == "anything" else {}),
            "seats": [chair["name"] or "person" for chair in self.kept["chairs"]],
            "moves": kept_moves(self.entries),
            "final": self.kept["final"],
            "scores": self.kept["scores"],
            "seed_hash": seed_hash(row["seed"]),
        }


def load_ended(match: Any, ending: Any, entries: list[Entry], seats: tuple[Seat, ...] = ()) -> Ended:
    """From rows of the database."""
    return Ended(dict(match), msgspec.json.decode(ending["result"]), unpack(ending["kept"]), entries, seats)


def kept_moves(entries: Iterable[Entry]) -> list[Json]:
    """The moves that were not taken back, as they stand in a record."""
    moves: dict[int, Json] = {}
    for entry in entries:
        content = parse_content(entry.kind, entry.data)
        if isinstance(content, Moved):
            moves[entry.number] = {"seat": entry.seat, "action": content.action}
        elif isinstance(content, Undone):
            gone = [n for n in moves if n == content.number or (content.rest and n > content.number)]
            for number in gone:
                del moves[number]
    return list(moves.values())
