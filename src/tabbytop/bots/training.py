"""Learning from nothing: a course of self-play in steps, kept on disk so that it can be stopped at any moment."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TAUGHT = ("calico", "isle_of_cats", "yummy_kitty")
"""The games whose bots have learned something; each has a module `search/<game>_course.py`."""


class Course(Protocol):
    """How one game is learned."""

    version: int
    """Raised when the weights mean something else."""
    lessons: int
    """As many as the weights in the package took; one lesson is the same for a seed and a number."""

    def lesson(self, number: int) -> float:
        """Self-play and what is learned from it; the mean of the points."""

    def dump(self) -> bytes:
        """All that the next lesson builds on."""

    def load(self, data: bytes) -> None: ...

    def write(self, file: Path, about: dict[str, Any]) -> None:
        """The weights as the package keeps them."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step that was taken: how many there are behind us, and the mean of its points."""

    done: int
    points: float


def course_of(game: str, seed: int) -> Course:
    if game not in TAUGHT:
        raise BadInput("train-untaught", game=game, games=", ".join(TAUGHT))
    course: Course = import_module(f"tabbytop.bots.search.{game}_course").make_course(seed)
    return course


def attend(course: Course, done: int, lessons: int) -> Iterator[Lesson]:
    """The lessons that are still to come, one by one."""
    for number in range(done, lessons):
        yield Lesson(number + 1, course.lesson(number))


def save_checkpoint(file: Path, course: Course, about: dict[str, Any]) -> None:
    """Whole at any moment."""
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(about) + b"\n" + course.dump())
    part.replace(file)


def load_checkpoint(file: Path, course: Course, about: dict[str, Any]) -> int:
    """How many lessons lie behind the course in this file; BadInput when it is another one's."""
    head, _, data = file.read_bytes().partition(b"\n")
    try:
        kept = msgspec.json.decode(head)
        same = {name: kept[name] for name in about if name != "done"} == {n: about[n] for n in about if n != "done"}
    except (msgspec.DecodeError, KeyError, TypeError):
        same = False
    if not same:
        raise BadInput("train-checkpoint", file=str(file))
    course.load(data)
    return int(kept["done"])
