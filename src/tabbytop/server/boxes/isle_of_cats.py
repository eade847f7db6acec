"""What is in the box of Explore & Draw."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from tabbytop.games.isle_of_cats import pieces
from tabbytop.server.shapes import Shape, shape_of


class IsleBoat(Shape):
    boat: int
    maps: dict[str, str] = Field(description="By colour: the cell of its treasure map.")
    rats: list[str]


class IsleShape(Shape):
    kind: Literal["cat", "oshax", "common", "rare"]
    grid: list[str]
    turns: list[list[tuple[int, int]]] = Field(description="Rows down and columns right of the first cell.")


IsleCard: Any = shape_of("IsleCard", pieces.Card, ("name",))
IsleLesson: Any = shape_of("IsleLesson", pieces.Lesson, ("number",))
IsleSisterLesson: Any = shape_of("IsleSisterLesson", pieces.SisterLesson, ("name",))


class IsleBox(Shape):
    days: int
    columns: str
    lesson_slots: list[int]
    colours: list[str]
    motifs: list[str]
    specials: list[str]
    specials_a_game: int
    grid: list[str]
    icons: dict[str, str | None] = Field(description="By room.")
    boats: list[IsleBoat]
    shapes: dict[str, IsleShape]
    cards: dict[str, IsleCard]
    lessons: dict[str, IsleLesson] = Field(description="By number.")
    sister_lessons: dict[str, IsleSisterLesson]
    family_points: list[int]
    family_more: int
    rare_points: int
    rat_points: int
    room_points: int
    sister_colour_points: list[int]


Box = IsleBox
