"""The shapes of answers and of socket messages, for `/docs`, `/openapi.json` and the page's types. Nothing is checked
against them while the server runs: answers are made by wire.py, and a test compares."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model

from tabbytop.core.game import Event
from tabbytop.core.languages import Language
from tabbytop.games import GAMES, load_game

RULES = [load_game(name) for name in GAMES]


def shape_of(name: str, cls: type, without: tuple[str, ...] = (), **other: Any) -> type[BaseModel]:
    """The shape of one of the games' dataclasses under a name of its own; `other` replaces fields' types."""
    hints = {**get_type_hints(cls), **other}
    shown = [f for f in fields(cls) if f.name not in without]
    given: dict[str, Any] = {
        f.name: (hints[f.name], ... if f.default is MISSING else Field(default=f.default)) for f in shown
    }
    return create_model(name, **given)


def literal(values: tuple[str, ...]) -> Any:
    """One of these texts."""
    return Literal.__getitem__(values)


CONFIGS = {game.name: shape_of(f"{game.prefix.capitalize()}Config", game.config_type) for game in RULES}
ACTIONS = [
    shape_of(f"{game.prefix.capitalize()}{cls.__name__}", cls, kind=get_type_hints(cls)["kind"])
    for game in RULES
    for cls in game.action_types.values()
]
VIEWS = [
    shape_of(
        f"{game.prefix.capitalize()}View",
        game.view_type,
        game.unshown,
        config=CONFIGS[game.name],
        **{name: literal(texts) for name, texts in game.view_texts.items()},
    )
    for game in RULES
]


def _union(shapes: list[type[BaseModel]]) -> Any:
    found: Any = shapes[0]
    for shape in shapes[1:]:
        found |= shape
    return found


AnyAction: Any = _union(ACTIONS)
AnyView: Any = _union(VIEWS)
"""One game's view; `game` says whose."""
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


class Person(Shape):
    here: bool | None = Field(description="Whether a socket of this person is open; null for bots and free chairs.")
    since: int | None = Field(
        description="For who is not here: when their last socket ended, in seconds since 1970; null for never seen."
    )


class Chair(ChairName, Person):
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

    __pydantic_extra__: dict[str, str | int]
    rule: str = Field(examples=["goal"])
    points: int
    cells: list[str]
    section: str = Field(default="", description="Of the rules page that it follows; not in records.")


class Objective(Shape):
    """Of a scenario of Calico."""

    name: str = Field(examples=["cats"])
    wanted: int
    reached: int
    is_met: bool


class Sheet(Open):
    seat: int = Field(description="-1 for the sister of Explore & Draw.")
    total: int
    lines: list[Line]
    objectives: list[Objective] | None = Field(default=None, description="Calico: what the scenario asks for, live.")


class Choice(Shape):
    action: AnyAction
    gain: int | None = Field(description="Points at once; null when the action would uncover something.")


class Choices(Shape):
    """What the seat to act may do."""

    actions: list[Choice]
    places: dict[str, dict[str, list[str]]] | None = Field(
        description="Explore & Draw: by shape and turn, the first cells where it can be drawn."
    )


class NumberedChoices(Choices):
    number: int


class Result(Shape):
    places: list[int] = Field(description="By seat, 1 for the best.")
    decided_by: str


class MatchStatus(Shape):
    number: int
    status: Literal["open", "playing", "over"]
    to_act: list[int]
    chairs: list[Chair]
    view: AnyView
    sheets: list[Sheet]
    choices: Choices | None = Field(default=None, description="For the seat whose eyes it is, while it is to act.")
    can_undo: bool
    result: Result | None
    replayable: bool | None = Field(
        default=None, description="False for a match of earlier rules: its end was kept, its course can't be shown."
    )


class MatchTable(MatchStatus):
    match: str
    game: str
    rules_version: int
    config: AnyConfig
    seed_hash: str = Field(description="SHA-256 of the seed, shown from the first moment on.")
    undo: Literal["until_shown", "anything", "never"] = Field(description="With `anything` the match is practice.")
    broken: int | None = Field(
        description="The first entry on disk that can't be read: the match is shown as it stood before it."
    )
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
    title: str = Field(examples=["Standard"])
    meaning: str | None = Field(description="One sentence, where the title does not say it all.")


class Option(Shape):
    name: str = Field(examples=["setup"])
    kind: Literal["choice", "flag", "number", "list"]
    default: str | int | bool | list[str | int]
    title: str = Field(examples=["Set-up"])
    meaning: str = Field(description="One sentence on the option as a whole.")
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
    prefix: str = Field(description="How the keys of its words begin.")
    title: str
    about: str
    players: Players
    options: list[Option]
    levels: list[Level]


class GuestKey(Shape):
    token: str = Field(description="The secret of the profile: keep it. It is shown once.")


class GuestShape(Shape):
    name: str
    language: Language
    webhook: str | None
    feed: bool = Field(description="Whether the guest has a feed.")


class GuestSeat(Shape):
    match: str
    game: str
    seat: int
    status: Literal["open", "playing", "over", "closed"] = Field(
        description="`closed`: begun under earlier rules, and can't go on."
    )
    is_turn: bool
    touched: float = Field(
        description="When something happened there last that everyone was told of, in seconds since 1970."
    )


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


class SocketView(MatchStatus):
    """After a batch of messages: what they lead to."""

    type: Literal["view"]


class SocketPresence(Shape):
    """Someone came or went, without a message: by seat. Also the answer to a hello that has missed nothing."""

    type: Literal["presence"]
    chairs: list[Person]


class SocketMoved(Moved):
    """The answer to a move that came over the socket: it is on disk."""

    type: Literal["moved"]
    move_id: str | None


class SocketRefused(Shape):
    """The other answer to such a move: nothing has changed."""

    type: Literal["refused"]
    move_id: str | None
    problem: Problem


class SocketStill(Shape):
    """Every 15 seconds after the hello, by the clock alone."""

    type: Literal["still"]


class SocketPong(Shape):
    """The answer to the text `ping`, which a client may send to find out whether the connection is alive."""

    type: Literal["pong"]
    now: float = Field(description="The server's clock, in seconds since 1970: `since` is told by it.")


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
    "presence": SocketPresence,
    "moved": SocketMoved,
    "refused": SocketRefused,
    "still": SocketStill,
    "pong": SocketPong,
    "your-turn": Call,
}
