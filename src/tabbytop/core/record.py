"""A match as its Record: game, rules version, config, seed, moves. docs/record.md documents the JSON."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Game, Json, Seat, Seed

FIELDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules_version": int,
    "config": dict,
    "seed": (int, str),
    "moves": list,
}


@dataclass(frozen=True, slots=True)
class Move:
    seat: Seat
    action: Any


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules_version: int
    config: Any
    seed: Seed
    moves: tuple[Move, ...]
    seats: tuple[str, ...] = ()
    """Who sat there, by seat: a bot's name or a person's."""


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
    return Record(game.name, game.rules_version, config, obj["seed"], moves, tuple(map(str, obj.get("seats", ()))))


def check_record(obj: Json) -> None:
    """The fields that every record has, whatever its game (BadInput)."""
    if not isinstance(obj, dict):
        raise BadInput("record-shape", field="{}")
    for name, kind in FIELDS.items():
        value = obj.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadInput("record-shape", field=name)


def _load_move(game: Game[Any, Any, Any, Any], number: int, move: Json) -> Move:
    if not isinstance(move, dict) or type(move.get("seat")) is not int or "action" not in move:
        raise BadInput("record-move", number=number)
    return Move(move["seat"], game.load_action(move["action"]))


def replay(game: Game[Any, Any, Any, Any], record: Record) -> Iterator[tuple[Any, Move | None]]:
    """Each state with the move that led to it, from the set-up (None) on; BadInput at the first illegal move."""
    state = game.new(record.config, record.seed)
    yield state, None
    for number, move in enumerate(record.moves):
        if move.seat not in game.to_act(state):
            raise BadInput("record-turn", number=number, seat=move.seat + 1)
        objection = game.objection(state, move.seat, move.action)
        if objection:
            raise BadInput("record-illegal", number=number, code=objection.code)
        state = game.apply(state, move.seat, move.action)
        yield state, move


def final_state(game: Game[Any, Any, Any, Any], record: Record) -> Any:
    for state, _ in replay(game, record):
        last = state
    return last


def verify(game: Game[Any, Any, Any, Any], obj: Json) -> int:
    """Replay a finished record and compare its end and its scores (BadInput); the number of its moves."""
    record = load_record(game, obj)
    if "seed_hash" in obj and obj["seed_hash"] != seed_hash(record.seed):
        raise BadInput("record-seed-hash")
    state = final_state(game, record)
    if game.to_act(state):
        raise BadInput("record-unfinished", number=len(record.moves))
    ended = dump_end(game, state)
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
        "moves": [{"seat": move.seat, "action": game.dump_action(move.action)} for move in record.moves],
    }
    return head if state is None else head | dump_end(game, state)


def dump_end(game: Game[Any, Any, Any, Any], state: Any) -> dict[str, Json]:
    seats = range(len(game.scores(state)))
    return {"final": game.dump_final(state), "scores": [game.dump_sheet(state, seat) for seat in seats]}
