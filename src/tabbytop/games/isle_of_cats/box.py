"""What is in the box of Explore & Draw, as JSON for those who draw it."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from tabbytop.games.isle_of_cats import pieces
from tabbytop.games.isle_of_cats.geometry import TURNS_OF

if TYPE_CHECKING:
    from tabbytop.core.game import Json
    from tabbytop.games.isle_of_cats.pieces import Card


def box() -> Json:
    return {
        "days": pieces.DAYS,
        "columns": pieces.COLUMNS,
        "lesson_slots": list(pieces.LESSON_SLOTS),
        "colours": list(pieces.COLOURS),
        "motifs": list(pieces.MOTIFS),
        "specials": list(pieces.SPECIALS),
        "specials_a_game": pieces.SPECIALS_A_GAME,
        "grid": list(pieces.ROOM_GRID),
        "icons": {str(room): icon for room, icon in pieces.ROOM_ICONS.items()},
        "boats": [{"boat": int(boat.name), "maps": boat.maps, "rats": list(boat.rats)} for boat in pieces.BOATS],
        "shapes": {
            shape.name: {"kind": shape.kind, "grid": list(shape.grid), "turns": turns}
            for shape, turns in zip(pieces.SHAPES, TURNS_OF, strict=True)
        },
        "cards": {card.name: _card(card) for card in pieces.CARDS},
        "lessons": {str(lesson.number): _but(asdict(lesson), "number") for lesson in pieces.LESSONS},
        "sister_lessons": {lesson.name: _but(asdict(lesson), "name") for lesson in pieces.SISTER_LESSONS},
        **_points(),
    }


def _points() -> dict[str, Json]:
    return {
        "family_points": list(pieces.FAMILY_POINTS),
        "family_more": pieces.FAMILY_MORE,
        "rare_points": pieces.RARE_POINTS,
        "rat_points": pieces.RAT_POINTS,
        "room_points": pieces.ROOM_POINTS,
        "sister_colour_points": list(pieces.SISTER_COLOUR_POINTS),
    }


def _card(card: Card) -> Json:
    """An `or` card shows above or below; every other card all that is above."""
    return _but(asdict(card), "name")


def _but(values: dict[str, Json], name: str) -> Json:
    return {key: value for key, value in values.items() if key != name}
