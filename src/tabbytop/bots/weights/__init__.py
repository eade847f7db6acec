"""What has been learned? One file a game: a line of JSON that tells where it comes from, then the numbers, packed."""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

GRAIN = 256
"""Weights are kept in steps of 1 / GRAIN points."""


def write_weights(file: Path, about: dict[str, Any], weights: list[float]) -> None:
    numbers = array("h", (max(-32768, min(32767, round(weight * GRAIN))) for weight in weights))
    if sys.byteorder == "big":
        numbers.byteswap()
    file.write_bytes(msgspec.json.encode(about) + b"\n" + zlib.compress(numbers.tobytes(), 9))


@cache
def read_weights(game: str) -> tuple[dict[str, Any], list[float]]:
    """A game's weights and what is known about them."""
    return parse_weights(resources.files(__name__).joinpath(f"{game}.bin").read_bytes())


def parse_weights(data: bytes) -> tuple[dict[str, Any], list[float]]:
    head, _, packed = data.partition(b"\n")
    numbers = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        numbers.byteswap()
    return msgspec.json.decode(head), [number / GRAIN for number in numbers]
