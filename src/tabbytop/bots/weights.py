"""The learned numbers of a game, in `<game>/weights.bin`: a line of JSON on where they come from, then they, packed."""

from __future__ import annotations

import sys
import zlib
from array import array
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

GRAIN = 256
"""Weights are kept in steps of 1 / GRAIN points."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Those of a game in the package."""

    game: str
    version: int
    """That the code understands; raised when the numbers mean something else."""

    def read(self) -> list[float]:
        about, numbers = read_weights(self.game)
        assert about["version"] == self.version
        return numbers


def write_weights(file: Path, about: dict[str, Any], weights: list[float]) -> None:
    numbers = array("h", (max(-32768, min(32767, round(weight * GRAIN))) for weight in weights))
    if sys.byteorder == "big":
        numbers.byteswap()
    file.write_bytes(msgspec.json.encode(about) + b"\n" + zlib.compress(numbers.tobytes(), 9))


@cache
def read_weights(game: str) -> tuple[dict[str, Any], list[float]]:
    """A game's weights and what is known about them."""
    return parse_weights(resources.files("tabbytop.bots").joinpath(game, "weights.bin").read_bytes())


def parse_weights(data: bytes) -> tuple[dict[str, Any], list[float]]:
    head, _, packed = data.partition(b"\n")
    numbers = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        numbers.byteswap()
    return msgspec.json.decode(head), [number / GRAIN for number in numbers]
