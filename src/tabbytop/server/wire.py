"""What goes over the wire: the shapes of requests, and answers as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

if TYPE_CHECKING:
    from tabbytop.core.game import Json, Seat
    from tabbytop.host.match import Match, Message

Name = Field(min_length=1, max_length=30, examples=["Ana"])


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ChairWish(Strict):
    """Who shall sit on a seat: me, someone on this screen, whoever has the link, or a bot."""

    kind: Literal["me", "here", "open", "bot"] = Field(examples=["bot"])
    name: str = Field(default="", max_length=30)
    level: str = Field(default="", max_length=30, examples=["greedy"])


class NewTable(Strict):
    """A table to be made."""

    game: str = Field(max_length=40, examples=["calico"])
    config: dict[str, Any] = Field(default_factory=dict, max_length=40, examples=[{"players": 2}])
    chairs: list[ChairWish] = Field(default_factory=list, max_length=12)
    is_public: bool = False
    undo: bool = True
    stand_in: str | None = Field(default=None, max_length=30)


class Joining(Strict):
    name: str = Name


class Sitting(Strict):
    seat: int = Field(ge=0, le=11)


class Reacting(Sitting):
    reaction: str = Field(max_length=30, examples=["well_played"])


class Moving(Sitting):
    """A move; the same `move_id` again is harmless and gets the first answer."""

    action: dict[str, Any] = Field(examples=[{"kind": "take", "market": 0}], max_length=10)
    move_id: str | None = Field(default=None, min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")
    after: int | None = Field(default=None, ge=0)
    """The number of the last message that was seen: a move that rests on older news is refused as stale."""


def answer(obj: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(obj), status, media_type="application/json")


def problem(status: int, code: str, title: str, **more: Any) -> Response:
    """The one shape of every error."""
    body = {"type": f"urn:tabbytop:{code}", "status": status, "code": code, "title": title, **more}
    return Response(msgspec.json.encode(body), status, media_type="application/problem+json")


def dump_message(message: Message) -> Json:
    return {
        "number": message.number,
        "kind": message.kind,
        "seat": message.seat,
        "events": [msgspec.to_builtins(event) for event in message.events],
        **message.data,
    }


def dump_table(match: Match, own: tuple[Seat, ...], viewer: Seat | None) -> Json:
    """All that this viewer may know of a table."""
    return {
        "match": match.facts.id,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "status": match.status,
        "number": len(match.messages(viewer)),
        "seed_hash": match.seed_hash,
        "undo": match.facts.options.get("undo", True),
        "chairs": [
            {"kind": chair.kind, "name": chair.name, "away": chair.is_away, "bot": chair.bot} for chair in match.chairs
        ],
        "seats": list(own),
        "seat": viewer,
        "to_act": list(match.to_act()),
        "view": match.game.dump_view(match.view(viewer)),
        **({"seed": match.facts.seed} if match.is_over else {}),
    }
