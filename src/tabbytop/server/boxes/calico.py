"""What is in the box of Calico."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from tabbytop.games.calico import pieces
from tabbytop.server.shapes import Shape, shape_of

CalicoCat: Any = shape_of("CalicoCat", pieces.Cat)
CalicoGoal: Any = shape_of("CalicoGoal", pieces.Goal)
CalicoScenario: Any = shape_of("CalicoScenario", pieces.Scenario)


class CalicoBox(Shape):
    colours: list[str]
    colour_letters: str
    symbols: list[str] = Field(description="By colour: the shape of its button.")
    patterns: list[str]
    pattern_letters: str
    rows: int
    columns: int
    rim: list[str]
    open_cells: list[str]
    goal_cells: dict[str, str] = Field(description="By place.")
    boards: dict[str, list[str]]
    cats: list[CalicoCat]
    goals: list[CalicoGoal]
    scenarios: list[CalicoScenario]
    button_points: int
    rainbow_points: int


Box = CalicoBox
