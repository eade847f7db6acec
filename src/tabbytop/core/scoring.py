"""Score sheets that explain themselves, and the order they put the seats in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points."""

    rule: str
    points: int
    cells: tuple[str, ...] = ()
    """The cells or cards that earned it."""
    args: dict[str, str | int] = field(default_factory=dict)
    """What the sentence of this rule names."""
    section: str = ""
    """Its section in docs/rules/<game>.<lang>.md."""


@dataclass(frozen=True, slots=True)
class Sheet:
    seat: int
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def points(self, rule: str) -> int:
        """The part of the total that this rule gave."""
        return sum(line.points for line in self.lines if line.rule == rule)


@dataclass(frozen=True, slots=True)
class Rival:
    """One who holds no seat, but whose points decide whether a match alone is won."""

    title: str
    """The key of what they are called."""
    sheet: dict[str, Any]
    """In the JSON of docs/record.md."""
    outcome: str
    """The key of the sentence that says who won."""
    args: dict[str, str | int]
    """What that sentence names."""


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, and what decided it."""

    places: tuple[int, ...]
    """By seat, 1 for the best; equal seats share a place."""
    decided_by: str
    """The measure that parted the first from the second: `points`, a tie-break's name, `shared`, or `alone`."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def dump_lines(sheet: Sheet) -> list[dict[str, Any]]:
    """In the JSON of docs/record.md: what a line's sentence names stands beside its rule."""
    return [{"rule": line.rule, "points": line.points, "cells": list(line.cells), **line.args} for line in sheet.lines]


def rank(measures: dict[str, tuple[int, ...]]) -> Result:
    """Order the seats by the first measure, ties by the next one, and so on; more is better."""
    keys = list(zip(*measures.values(), strict=True))
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    ordered = sorted(keys, reverse=True)
    if len(keys) == 1:
        return Result(places, "alone")
    decided = [name for name, a, b in zip(measures, ordered[0], ordered[1], strict=True) if a != b]
    return Result(places, decided[0] if decided else "shared")
