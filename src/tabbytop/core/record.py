"""A match as its Record: game, rules version, config, seed, moves. docs/record.md documents the JSON."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tabbytop.core.errors import BadInput
from tabbytop.core.play import UNDO, Illegal, Move, Play

if TYPE_CHECKING:
    from tabbytop.core.game import Game, Json, Seed
    from tabbytop.core.play import Undo

FIELDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules_version": int,
    "config": dict,
    "seed": (int, str),
    "moves": list,
}


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules_version: int
    config: Any
    seed: Seed
    moves: tuple[Move, ...]
    seats: tuple[str, ...] = ()
    """Who sat there, by seat: a bot's name or a person's."""
    undo: Undo = "until_shown"
    """A match in which anything may be taken back is practice, for ever."""


def seed_hash(seed: Seed) -> str:
    """What is shown of a seed before the match is over: the shuffle can't be changed any more."""
    text = seed if isinstance(seed, str) else str(seed)
    return hashlib.sha256(text.encode()).hexdigest()


def load_record(game: Game[Any, Any, Any, Any], obj: Json) -> Record:
    """From JSON, checked for shape (BadInput); whether the moves are legal is `replay`'s question."""
    check_record(obj)
    if obj["game"] != game.name:
        raise BadInput("record-game", game=obj["game"], games=game.name)
    if obj["rules_version"] != game.rules_version:
        raise BadInput("record-version", version=obj["rules_version"], known=game.rules_version)
    moves = tuple(_load_move(game, number, move) for number, move in enumerate(obj["moves"]))
    config = game.load_config(obj["config"])
    seats = tuple(map(str, obj.get("seats", ())))
    return Record(game.name, game.rules_version, config, obj["seed"], moves, seats, obj.get("undo", "until_shown"))


def check_record(obj: Json) -> None:
    """The fields that every record has, whatever its game (BadInput)."""
    if not isinstance(obj, dict):
        raise BadInput("record-shape", field="{}")
    for name, kind in FIELDS.items():
        value = obj.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadInput("record-shape", field=name)
    if obj.get("undo", UNDO[0]) not in UNDO:
        raise BadInput("record-shape", field="undo")


def _load_move(game: Game[Any, Any, Any, Any], number: int, move: Json) -> Move:
    if not isinstance(move, dict) or type(move.get("seat")) is not int or "action" not in move:
        raise BadInput("record-move", number=number)
    return Move(move["seat"], game.load_action(move["action"]))


def replay(game: Game[Any, Any, Any, Any], record: Record) -> Play:
    """The match of a record after its last move; BadInput at the first illegal one."""
    play = Play(game, record.config, record.seed)
    for number, move in enumerate(record.moves):
        if move.seat not in game.to_act(play.state):
            raise BadInput("record-turn", number=number, seat=move.seat + 1)
        try:
            play.play(move.seat, move.action)
        except Illegal as error:
            raise BadInput("record-illegal", number=number, code=error.objection.code) from None
    return play


def verify(game: Game[Any, Any, Any, Any], obj: Json) -> int:
    """Replay a finished record and compare its end and its scores (BadInput); the number of its moves."""
    record = load_record(game, obj)
    if "seed_hash" in obj and obj["seed_hash"] != seed_hash(record.seed):
        raise BadInput("record-seed-hash")
    state = replay(game, record).state
    if game.to_act(state):
        raise BadInput("record-unfinished", number=len(record.moves))
    ended = msgspec.json.decode(msgspec.json.encode(dump_end(game, state)))  # a tuple has become a list on the way
    for name, value in ended.items():
        if name in obj and obj[name] != value:
            raise BadInput("record-differs", field=name)
    return len(record.moves)


def dump_record(game: Game[Any, Any, Any, Any], record: Record, state: Any = None) -> Json:
    """As JSON; with the end and the scores when the state after the last move is given."""
    head = {
        "game": record.game,
        "rules_version": record.rules_version,
        "config": game.dump_config(record.config),
        "seed": record.seed,
        "seats": list(record.seats),
        **({} if record.undo == "until_shown" else {"undo": record.undo}),
        "moves": [{"seat": move.seat, "action": game.dump_action(move.action)} for move in record.moves],
    }
    return head if state is None else head | dump_end(game, state)


def dump_end(game: Game[Any, Any, Any, Any], state: Any) -> dict[str, Json]:
    seats = range(len(game.scores(state)))
    return {"final": game.dump_final(state), "scores": [game.dump_sheet(state, seat) for seat in seats]}
