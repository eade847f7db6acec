"""What a host asks for when a table is made, checked, and the rows that a new match begins with."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.bots.bot import make_bot
from tabbytop.core.errors import BadInput
from tabbytop.host import schema
from tabbytop.host.clock import due_time
from tabbytop.host.entries import Chair
from tabbytop.host.guests import checked_name

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sa

    from tabbytop.core.game import Json, Seat
    from tabbytop.core.play import Undo

PATIENCE = (30, 30 * 24 * 3600)
"""The least and the most seconds before someone counts as away."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a host asks for."""

    game: str
    config: dict[str, Any] = field(default_factory=dict)
    chairs: tuple[dict[str, Any], ...] = ()
    """By seat: {"kind": "me" | "here" | "open" | "bot", "name": ..., "level": ...}; seats left out are open."""
    is_public: bool = False
    undo: Undo = "until_shown"
    stand_in: str | None = None
    """The bot that plays for people who are away; None for no bot."""
    away_after: int | None = None
    """Seconds after which someone who owes a move counts as away; None for all the time in the world."""
    maker: str = ""
    """The mark of whoever makes it, kept with a public table."""


def options_of(table: Table, chairs: list[Chair]) -> dict[str, Any]:
    """What is kept with the match (BadInput)."""
    if table.undo == "anything" and sum(chair.kind != "bot" for chair in chairs) > 1:
        raise BadInput("host-practice-alone")
    options: dict[str, Any] = {"public": table.is_public, "undo": table.undo, "stand_in": table.stand_in}
    if table.away_after is not None:
        options["away_after"] = checked_patience(table)
    if table.is_public and table.maker:
        options["maker"] = table.maker
    return options


def new_match(
    game: Any, config: Json, options: Json, chairs: list[Chair], held: list[dict[str, Any]]
) -> tuple[str, Callable[[sa.Connection], None]]:
    """The id of a match with a new seed, and what puts it into the database; `held` says by seat whose it is."""
    match_id, now = secrets.token_urlsafe(9), time.time()
    is_waiting = any(chair.kind == "open" for chair in chairs)
    bots = {seat for seat, chair in enumerate(chairs) if chair.bot}
    row = {"id": match_id, "game": game.name, "rules_version": game.rules_version, "config": encoded(config),
           "seed": secrets.token_hex(16), "options": encoded(options), "created": now, "touched": now, "version": 1,
           "status": "open" if is_waiting else "playing", "owing": None,
           "due": due_time(now, () if is_waiting else range(len(chairs)), bots, options.get("away_after"))
           }  # fmt: skip
    first = {"match_id": match_id, "number": 1, "kind": "created", "seat": None, "move_id": None, "at": now,
             "data": encoded({"chairs": [asdict(chair) for chair in chairs]})}  # fmt: skip
    seats = [{"match_id": match_id, "seat": seat, **holder} for seat, holder in enumerate(held)]

    def work(connection: sa.Connection) -> None:
        connection.execute(schema.match.insert(), row)
        connection.execute(schema.entry.insert(), first)
        connection.execute(schema.seat.insert(), seats)

    return match_id, work


def checked_patience(table: Table) -> int:
    least, most = PATIENCE
    if table.stand_in is None:
        raise BadInput("host-away-bot")
    if not least <= (table.away_after or 0) <= most:
        raise BadInput("option-value", option="away_after", value=str(table.away_after), allowed=f"{least} ... {most}")
    return int(table.away_after or 0)


def encoded(obj: Any) -> str:
    return msgspec.json.encode(obj).decode()


def seat_people(table: Table, players: int, game: Any) -> tuple[list[Chair], list[Seat]]:
    """The chairs, and which of them belong to the device that asks (BadInput)."""
    if len(table.chairs) > players:
        raise BadInput("host-chairs", chairs=len(table.chairs), players=players)
    chairs, own = [], []
    for seat in range(players):
        wish = table.chairs[seat] if seat < len(table.chairs) else {"kind": "open"}
        kind = wish.get("kind")
        if kind in ("me", "here"):
            own.append(seat)
            chairs.append(Chair("person", checked_name(str(wish.get("name", ""))), table.stand_in))
        elif kind == "bot":
            level = str(wish.get("level", ""))
            make_bot(level, game)
            chairs.append(Chair("bot", level, level))
        elif kind == "open":
            chairs.append(Chair("open", ""))
        else:
            raise BadInput("host-chair-kind", kind=str(kind))
    if table.stand_in is not None:
        make_bot(table.stand_in, game)
    if not own:
        raise BadInput("host-nobody")
    return chairs, own
