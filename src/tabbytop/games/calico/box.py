"""What is in the box of Calico, as JSON for those who draw it."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from tabbytop.games.calico import pieces

if TYPE_CHECKING:
    from tabbytop.core.game import Json


def box() -> Json:
    return {
        "colours": list(pieces.COLOURS),
        "colour_letters": pieces.COLOUR_LETTERS,
        "symbols": list(pieces.BUTTON_SYMBOLS),
        "patterns": list(pieces.PATTERNS),
        "pattern_letters": pieces.PATTERN_LETTERS,
        "rows": 7,
        "columns": 7,
        "rim": list(pieces.RIM),
        "open_cells": list(pieces.OPEN_CELLS),
        "goal_cells": dict(zip(pieces.GOAL_PLACES, pieces.GOAL_CELLS, strict=True)),
        "boards": {name: list(rows) for name, rows in pieces.BOARDS.items()},
        "cats": [asdict(cat) for cat in pieces.CATS],
        "goals": [asdict(goal) for goal in pieces.GOALS],
        "scenarios": [asdict(scenario) for scenario in pieces.SCENARIOS],
        "button_points": pieces.BUTTON_POINTS,
        "rainbow_points": pieces.RAINBOW_POINTS,
    }
