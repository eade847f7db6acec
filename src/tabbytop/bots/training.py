"""Learning from nothing: self-play in epochs, kept on disk so that it can be stopped at any moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tabbytop.bots.kit import kit_of
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Training(Protocol):
    """How one game is learned."""

    version: int
    """Raised when the weights mean something else."""
    epochs: int
    """As many as the weights in the package took; one epoch is the same for a seed and a number."""

    def epoch(self, number: int) -> float:
        """Self-play and what is learned from it; the mean of the points."""

    def dump(self) -> bytes:
        """All that the next epoch builds on."""

    def load(self, data: bytes) -> None: ...

    def write(self, file: Path, about: dict[str, Any]) -> None:
        """The weights as the package keeps them."""


@dataclass(frozen=True, slots=True)
class Epoch:
    """One that is over: how many are done with it, and the mean of its points."""

    done: int
    points: float


def training_of(game: str, seed: int) -> Training:
    make_training = kit_of(game).make_training if game in GAMES else None
    if make_training is None:
        taught = [name for name in GAMES if kit_of(name).make_training]
        raise BadInput("train-untaught", game=game, games=", ".join(taught))
    return make_training(seed)


def run_epochs(training: Training, done: int, epochs: int) -> Iterator[Epoch]:
    """Those that are still to come, one by one."""
    for number in range(done, epochs):
        yield Epoch(number + 1, training.epoch(number))


def save_checkpoint(file: Path, training: Training, about: dict[str, Any]) -> None:
    """Whole at any moment."""
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(about) + b"\n" + training.dump())
    part.replace(file)


def load_checkpoint(file: Path, training: Training, about: dict[str, Any]) -> int:
    """How many epochs the training in this file has done; BadInput when it is another one's."""
    head, _, data = file.read_bytes().partition(b"\n")
    try:
        kept = msgspec.json.decode(head)
        same = {name: kept[name] for name in about if name != "done"} == {n: about[n] for n in about if n != "done"}
    except (msgspec.DecodeError, KeyError, TypeError):
        same = False
    if not same:
        raise BadInput("train-checkpoint", file=str(file))
    training.load(data)
    return int(kept["done"])
