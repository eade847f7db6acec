"""What goes over the wire: the shapes of requests, and answers as JSON. The shapes of answers are in shapes.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from tabbytop.core.languages import Language
from tabbytop.host.presence import Here

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbytop.core.game import Json, Seat
    from tabbytop.host.folding import Message
    from tabbytop.host.match import Match, Preview
    from tabbytop.words import Words

ABSENT = Here(is_here=False)
NameField = Field(min_length=1, max_length=30, examples=["Ana"])


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
    chairs: list[ChairWish] = Field(
        default_factory=list,
        max_length=12,
        examples=[[{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "greedy"}]],
    )
    is_public: bool = False
    undo: Literal["until_shown", "anything", "never"] | bool = Field(
        default="until_shown",
        description="What may be taken back: the last move `until_shown` something new; `anything`, for practice, at "
        "tables with one person; `never`. `true` and `false` stand for the first and the last.",
    )
    stand_in: str | None = Field(default=None, max_length=30, description="The bot that plays for people who are away.")
    away_after: int | None = Field(
        default=None, description="Seconds after which someone who owes a move counts as away; needs `stand_in`."
    )


class Joining(Strict):
    name: str = NameField


class Sitting(Strict):
    seat: int = Field(ge=0, le=11, examples=[0])


class Reacting(Sitting):
    reaction: str = Field(max_length=30, examples=["well_played"])


class Trying(Sitting):
    """An action that is only looked at."""

    action: dict[str, Any] = Field(examples=[{"kind": "take", "market": 0}], max_length=10)


class Moving(Trying):
    """A move; the same `move_id` again is harmless and gets the first answer."""

    move_id: str | None = Field(default=None, min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_.:-]+$")
    after: int | None = Field(
        default=None,
        ge=0,
        description="The number of the last message that was seen: a move that rests on older news is refused.",
    )


class NewGuest(Strict):
    name: str = NameField
    language: Language = "en"


class GuestChange(Strict):
    """What is left out stays as it is."""

    name: str | None = Field(default=None, min_length=1, max_length=30, examples=["Ana"])
    language: Language | None = None
    webhook: str | None = Field(
        default=None,
        max_length=500,
        examples=["https://example.org/my-turn"],
        description="Called with POST whenever it becomes the guest's turn; an empty text ends the calls.",
    )


class Keeping(Strict):
    """Seats that the guest wants to have on other devices too."""

    match: str = Field(max_length=40, examples=["Zk3v0q9XbA1c"])
    token: str = Field(max_length=100, description="The secret of the seats, from making the table or joining it.")


def answer(obj: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(obj), status, media_type="application/json")


def problem(status: int, code: str, title: str, **more: Any) -> Response:
    """The one shape of every error."""
    body = {"type": f"urn:tabbytop:{code}", "status": status, "code": code, "title": title, **more}
    return Response(msgspec.json.encode(body), status, media_type="application/problem+json")


def dump_choices(match: Match, viewer: Seat | None) -> Json:
    actions, places = match.choices(viewer)
    told = [{"action": match.game.dump_action(action), "gain": gain} for action, gain in actions]
    return {"actions": told, "places": places}


def dump_message(message: Message) -> Json:
    return {
        "number": message.number,
        "kind": message.kind,
        "seat": message.seat,
        "events": [msgspec.to_builtins(event) for event in message.events],
        **message.data,
    }


def dump_people(match: Match, people: Mapping[Seat, Here]) -> list[Json]:
    """By seat: whether its person is connected, else since when not; null for bots and free chairs."""
    found = [people.get(seat, ABSENT) if chair.kind == "person" else None for seat, chair in enumerate(match.chairs)]
    return [{"here": here and here.is_here, "since": here and here.since} for here in found]


def dump_standing(match: Match, viewer: Seat | None, people: Mapping[Seat, Here]) -> Json:
    """Where the match stands, as this viewer may know it."""
    chairs = zip(match.chairs, dump_people(match, people), strict=True)
    return {
        "number": len(match.messages(viewer)),
        "status": match.status,
        "to_act": list(match.to_act()),
        "chairs": [
            {"kind": chair.kind, "name": chair.name, "away": chair.is_away, "gave_up": chair.gave_up, "bot": chair.bot}
            | here
            for chair, here in chairs
        ],
        "view": match.game.dump_view(match.view(viewer)),
        "sheets": match.sheets(viewer),
        "choices": dump_choices(match, viewer) if viewer in match.to_act() else None,
        "can_undo": match.can_undo(viewer),
        "result": match.result(),
    }


def dump_table(match: Match, own: tuple[Seat, ...], viewer: Seat | None, people: Mapping[Seat, Here]) -> Json:
    """All that this viewer may know of a table."""
    options = match.facts.options
    return {
        "match": match.facts.id,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "config": match.game.dump_config(match.facts.config),
        "seed_hash": match.seed_hash,
        "undo": match.facts.undo,
        "broken": match.broken,
        "stand_in": options.get("stand_in"),
        "away_after": options.get("away_after"),
        "rematch": match.next_match,
        "seats": list(own),
        "seat": viewer,
        **dump_standing(match, viewer, people),
        **({"seed": match.facts.seed} if match.is_over else {}),
    }


def dump_preview(preview: Preview, words: Words) -> Json:
    objection = preview.objection
    return {
        "problem": objection
        and {"code": objection.code, "title": words.explain(objection), "section": objection.section},
        "gain": preview.gain,
        "sheets": preview.sheets,
        "events": [msgspec.to_builtins(event) for event in preview.events],
    }
