"""The shapes of answers and of socket messages, for `/docs`, `/openapi.json` and the page's types. Nothing is checked
against them while the server runs: answers are made by wire.py, and a test compares."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model

from tabbytop.core.game import Event
from tabbytop.games import GAMES, load_game
from tabbytop.games.calico import visibility as calico
from tabbytop.games.isle_of_cats import visibility as isle
from tabbytop.games.yummy_kitty import visibility as yummy

NAMES = {"calico": "Calico", "isle_of_cats": "Isle", "yummy_kitty": "Yummy"}


def shape_of(name: str, cls: type, without: tuple[str, ...] = (), **other: Any) -> type[BaseModel]:
    """The shape of one of the games' dataclasses under a name of its own; `other` replaces fields' types."""
    hints = {**get_type_hints(cls), **other}
    shown = [f for f in fields(cls) if f.name not in without]
    given: dict[str, Any] = {
        f.name: (hints[f.name], ... if f.default is MISSING else Field(default=f.default)) for f in shown
    }
    return create_model(name, **given)


CONFIGS = {name: shape_of(f"{NAMES[name]}Config", load_game(name).config_type) for name in GAMES}
ACTIONS = {
    name: [
        shape_of(f"{NAMES[name]}{cls.__name__}", cls, kind=get_type_hints(cls)["kind"])
        for cls in load_game(name).action_types.values()
    ]
    for name in GAMES
}
CalicoView = shape_of("CalicoView", calico.View, config=CONFIGS["calico"])
IsleView = shape_of("IsleView", isle.View, config=CONFIGS["isle_of_cats"])
YummyView = shape_of("YummyView", yummy.View, ("memory",), config=CONFIGS["yummy_kitty"])
AnyView: Any = CalicoView | IsleView | YummyView
"""One game's view; `game` says whose."""


def _union(shapes: list[type[BaseModel]]) -> Any:
    found: Any = shapes[0]
    for shape in shapes[1:]:
        found |= shape
    return found


AnyAction: Any = _union([shape for name in GAMES for shape in ACTIONS[name]])
AnyConfig: Any = _union(list(CONFIGS.values()))


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Open(BaseModel):
    """A shape that has more fields, by game or by kind."""

    model_config = ConfigDict(extra="allow")


class Problem(Open):
    """The one shape of every error."""

    type: str = Field(examples=["urn:tabbytop:host-stale"])
    status: int = Field(examples=[409])
    code: str = Field(examples=["host-stale"], description="Stable; the title is in the reader's language.")
    title: str = Field(examples=["The table has moved on; look again."])
    section: str | None = Field(default=None, description="Of the rules page, if a rule was broken.")


class SeatKey(Shape):
    match: str = Field(examples=["Zk3v0q9XbA1c"])
    token: str = Field(description="The secret of the seats: keep it. It is shown once.")
    seats: list[int] = Field(examples=[[0]])


class NewMatch(Shape):
    match: str = Field(examples=["Zk3v0q9XbA1c"])


class Done(Shape):
    done: str = Field(examples=["leave"])


class Moved(Shape):
    number: int = Field(examples=[7], description="Of the last message that this seat was told.")
    status: Literal["open", "playing", "over"]


class ChairName(Shape):
    kind: Literal["person", "bot", "open"]
    name: str = Field(examples=["Ana"])


class Chair(ChairName):
    away: bool
    gave_up: bool
    bot: str | None = Field(description="The bot that plays for this seat just now.")


class OpenTable(Shape):
    match: str
    game: str
    config: AnyConfig
    chairs: list[ChairName]


class Line(Open):
    """A reason for points; what else it names depends on the rule."""

    rule: str = Field(examples=["goal"])
    points: int
    cells: list[str] = Field(default_factory=list)
    section: str = Field(default="", description="Of the rules page that it follows; not in records.")


class Sheet(Open):
    seat: int = Field(description="-1 for the sister of Explore & Draw.")
    total: int
    lines: list[Line]


class Result(Shape):
    places: list[int] = Field(description="By seat, 1 for the best.")
    decided_by: str


class Standing(Shape):
    number: int
    status: Literal["open", "playing", "over"]
    to_act: list[int]
    chairs: list[Chair]
    view: AnyView
    sheets: list[Sheet]
    can_undo: bool
    result: Result | None


class MatchTable(Standing):
    match: str
    game: str
    rules_version: int
    config: AnyConfig
    seed_hash: str = Field(description="SHA-256 of the seed, shown from the first moment on.")
    undo: bool
    stand_in: str | None
    away_after: int | None
    rematch: str | None
    seats: list[int] = Field(description="One's own.")
    seat: int | None = Field(description="Through whose eyes.")
    seed: str | None = Field(default=None, description="Once the match is over.")


class EventShape(Shape):
    name: str
    seat: int | None
    cells: list[str]
    args: dict[str, str | int]


assert {f.name for f in fields(Event)} == set(EventShape.model_fields)


class MessageShape(Open):
    """What a viewer was told; numbered without gaps for each viewer."""

    number: int
    kind: Literal["created", "joined", "left", "back", "gave_up", "reaction", "rematch", "move", "undo"]
    seat: int | None
    events: list[EventShape]
    name: str | None = Field(default=None, description="Of whoever joined.")
    reaction: str | None = None
    match: str | None = Field(default=None, description="The table of the rematch.")
    seed_hash: str | None = None
    by: str | None = Field(default=None, description="`clock` when someone counts as away because they took too long.")


class Choice(Shape):
    action: AnyAction
    gain: int | None = Field(description="Points at once; null when the action would uncover something.")


class Choices(Shape):
    number: int
    actions: list[Choice]
    places: dict[str, dict[str, list[str]]] | None = Field(
        description="Explore & Draw: by shape and turn, the first cells where it can be drawn."
    )


class Objection(Shape):
    code: str
    title: str
    section: str


class PreviewShape(Shape):
    problem: Objection | None
    gain: int | None
    sheets: list[Sheet] | None
    events: list[EventShape]


class Step(Shape):
    step: int
    steps: int
    message: MessageShape | None
    view: AnyView
    sheets: list[Sheet]


class RecordShape(Open):
    """docs/record.md says it all."""

    game: str
    rules_version: int
    config: AnyConfig
    seed: str
    seed_hash: str
    seats: list[str]
    moves: list[dict[str, Any]]
    final: dict[str, Any]
    scores: list[Sheet]


class OptionChoice(Shape):
    value: str | int
    title: str


class Option(Shape):
    name: str = Field(examples=["setup"])
    kind: Literal["choice", "flag", "number", "list"]
    default: str | int | bool | list[Any]
    title: str = Field(examples=["Set-up"])
    meaning: str = Field(description="One sentence.")
    choices: list[OptionChoice] | None = None
    least: int | None = None
    most: int | None = None


class Level(Shape):
    name: str = Field(examples=["greedy"])
    title: str
    about: str


class Players(Shape):
    least: int
    most: int


class GameCard(Shape):
    name: str
    title: str
    about: str
    players: Players
    options: list[Option]
    levels: list[Level]


class GuestKey(Shape):
    token: str = Field(description="The secret of the profile: keep it. It is shown once.")


class GuestShape(Shape):
    name: str
    language: Literal["en", "fr", "es"]
    webhook: str | None
    feed: bool = Field(description="Whether the guest has a feed.")


class GuestSeat(Shape):
    match: str
    game: str
    seat: int
    status: Literal["open", "playing", "over"]
    is_turn: bool
    touched: float = Field(description="When something happened there last, in seconds since 1970.")


class FeedAddress(Shape):
    path: str = Field(examples=["/feeds/....atom"], description="Whoever knows it can read the feed. Shown once.")


# --- the socket


class Hello(Shape):
    """The client's first message on a socket; each field may be left out."""

    token: str = ""
    seat: int | None = None
    after: int = Field(default=0, description="The number of the last message that the client has.")


class SocketMessage(MessageShape):
    type: Literal["message"]


class SocketView(Standing):
    """After a batch of messages: what they lead to."""

    type: Literal["view"]


class SocketStill(Shape):
    """Every 15 seconds without news."""

    type: Literal["still"]


class Call(Shape):
    """What a webhook is sent when it becomes a guest's turn."""

    match: str
    game: str
    seat: int
    number: int
    text: str = Field(examples=["Calico: it is your turn."])


def answers(shape: Any, *statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route may answer: this shape with the first status, problems with the others."""
    good, *bad = (*(statuses or (200,)), 422)
    problem = {"model": Problem, "content": {"application/problem+json": {}}}
    found: dict[int | str, dict[str, Any]] = {good: {"model": shape}}
    return found | {status: dict(problem) for status in bad}


def by_hand(shape: type[BaseModel]) -> dict[str, Any]:
    """For a route of a match that reads its request by itself."""
    schema = {"$ref": f"#/components/schemas/{shape.__name__}"}
    text = {"type": "string"}
    return {
        "parameters": [
            {"name": "match_id", "in": "path", "required": True, "schema": text},
            {"name": "authorization", "in": "header", "required": False, "schema": text},
        ],
        "requestBody": {"required": True, "content": {"application/json": {"schema": schema}}},
    }


SOCKET: dict[str, Any] = {
    "hello": Annotated[Hello, Field(description="Sent by the client, first of all.")],
    "message": SocketMessage,
    "view": SocketView,
    "still": SocketStill,
    "your-turn": Call,
}
