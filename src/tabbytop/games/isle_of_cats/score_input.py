"""A boat drawn in real life, typed in as JSON and scored: docs/score-isle_of_cats.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbytop.core.errors import BadInput
from tabbytop.core.naming import find_in_words, find_name, quoted
from tabbytop.core.scoring import Rival, Sheet, dump_lines
from tabbytop.games.isle_of_cats.boat_view import BoatView, Piece, border
from tabbytop.games.isle_of_cats.geometry import CELL_NUMBERS, find_turn
from tabbytop.games.isle_of_cats.pieces import (
    ADVANCED,
    BASIC,
    BOATS,
    COLOURS,
    LESSONS,
    SHAPE_NUMBERS,
    SHAPES,
    SISTER_NAMES,
)
from tabbytop.games.isle_of_cats.scoring import SISTER_SEAT, boat_sheet, dump_sheet, sister_outcome
from tabbytop.games.isle_of_cats.sister import sister_lines

if TYPE_CHECKING:
    from tabbytop.core.game import Json

FIELDS = ("boat", "pieces", "lessons", "sister")
PIECE_FIELDS = ("cells", "colour", "shape")
CAT_SHAPES = tuple(shape for shape in SHAPES if not shape.is_treasure)
TREASURE_SHAPES = tuple(shape for shape in SHAPES if shape.is_treasure)


def score_input(obj: Json) -> dict[str, Any]:
    """The sheet of one boat as JSON, with the sister's if she was there. BadInput names the place."""
    boat = read_boat(obj)
    sheet = {**dump_sheet(boat_sheet(boat)), "full_rooms": len(boat.full_rooms), "notes": []}
    if obj.get("sister") is not None:
        colours, cards = _sister(obj["sister"])
        hers = Sheet(SISTER_SEAT, tuple(sister_lines(boat, colours, cards)))
        sheet["sister"] = {"total": hers.total, "lines": dump_lines(hers), "wins": hers.total >= sheet["total"]}
    return sheet


def rivals(scored: Json) -> tuple[Rival, ...]:
    """The sister, if she was there."""
    if not scored.get("sister"):
        return ()
    outcome, named = sister_outcome(scored["total"], scored["sister"]["total"])
    return (Rival("isle-sister", scored["sister"], outcome, named),)


def read_boat(obj: Json) -> BoatView:
    if not isinstance(obj, dict) or not {"boat", "pieces"} <= set(obj):
        raise BadInput("isle-score-object")
    for name in obj:
        if name not in FIELDS:
            raise BadInput("isle-score-field", field=quoted(name), fields=", ".join(FIELDS))
    boat = obj["boat"]
    if type(boat) is not int or not 1 <= boat <= len(BOATS):
        raise BadInput("isle-score-boat", value=quoted(boat), boats=len(BOATS))
    if not isinstance(obj["pieces"], list):
        raise BadInput("isle-score-pieces")
    pieces = tuple(_piece(number, given) for number, given in enumerate(obj["pieces"], 1))
    _check_together(pieces)
    return BoatView(BOATS[boat - 1], pieces, _lessons(obj.get("lessons", [])))


def _piece(number: int, given: Any) -> Piece:
    if not isinstance(given, dict) or "cells" not in given:
        raise BadInput("isle-score-piece", piece=number)
    for name in given:
        if name not in PIECE_FIELDS:
            raise BadInput("isle-score-piece-field", piece=number, field=quoted(name), fields=", ".join(PIECE_FIELDS))
    colour = find_in_words(given.get("colour"), COLOURS)
    if colour is None and given.get("colour") is not None:
        raise BadInput("isle-score-colour", piece=number, value=quoted(given["colour"]), colours=", ".join(COLOURS))
    cells = _cells(number, given["cells"])
    shape = _shape(number, given.get("shape"), cells, colour)
    return Piece(SHAPES[shape].name, SHAPES[shape].kind, colour, tuple(cells))


def _cells(number: int, given: Any) -> list[str]:
    """In reading order, from a list or from one string with blanks."""
    named = given.split() if isinstance(given, str) else given
    if not isinstance(named, list) or not named:
        raise BadInput("isle-score-cells", piece=number)
    cells: list[str] = []
    for typed in named:
        cell = typed.lower() if isinstance(typed, str) else ""
        if cell not in CELL_NUMBERS:
            raise BadInput("isle-score-cell", piece=number, cell=quoted(typed))
        if cell in cells:
            raise BadInput("isle-score-cell-twice", piece=number, cell=cell)
        cells.append(cell)
    return sorted(cells, key=CELL_NUMBERS.__getitem__)


def _shape(number: int, given: Any, cells: list[str], colour: str | None) -> int:
    """The shape that these cells make: a cat's or an oshax's with a colour, a treasure's without."""
    wanted = find_name(given, SHAPE_NUMBERS)
    if wanted is None and given is not None:
        raise BadInput("isle-score-shape", piece=number, value=quoted(given), shapes=", ".join(SHAPE_NUMBERS))
    for shape in CAT_SHAPES if colour else TREASURE_SHAPES:
        found = SHAPE_NUMBERS[shape.name]
        if wanted in (None, shape.name) and find_turn(found, cells) is not None:
            return found
    if wanted is not None:
        raise BadInput("isle-score-not-shape", piece=number, shape=wanted, cells=" ".join(cells))
    code = "isle-score-no-cat" if colour else "isle-score-no-treasure"
    raise BadInput(code, piece=number, cells=" ".join(cells))


def _check_together(pieces: tuple[Piece, ...]) -> None:
    """No cell is drawn twice, and all discoveries hang together, as rule 4.1 makes them."""
    owner: dict[str, int] = {}
    for number, piece in enumerate(pieces, 1):
        for cell in piece.cells:
            if cell in owner:
                raise BadInput("isle-score-overlap", piece=number, other=owner[cell], cell=cell)
            owner[cell] = number
    reached = set(pieces[0].cells) if pieces else set()
    while reached != set(owner):
        near = border(reached)
        touched = {cell for piece in pieces if near & set(piece.cells) for cell in piece.cells} - reached
        if not touched:
            raise BadInput("isle-score-apart", piece=next(owner[cell] for cell in owner if cell not in reached))
        reached |= touched


def _lessons(given: Any) -> tuple[int, ...]:
    if not isinstance(given, list):
        raise BadInput("isle-score-lessons", lessons=len(LESSONS))
    for lesson in given:
        if type(lesson) is not int or not 1 <= lesson <= len(LESSONS):
            raise BadInput("isle-score-lesson", value=quoted(lesson), lessons=len(LESSONS))
        if given.count(lesson) > 1:
            raise BadInput("isle-score-lesson-twice", lesson=lesson)
    return tuple(sorted(given))


def _sister(given: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Her colours in the order of their revealing and her cards: three basic ones, up to four advanced."""
    if not isinstance(given, dict) or set(given) != {"colours", "lessons"}:
        raise BadInput("isle-score-sister")
    if not isinstance(given["colours"], list) or not isinstance(given["lessons"], list):
        raise BadInput("isle-score-sister")
    colours = [colour for typed in given["colours"] if (colour := find_in_words(typed, COLOURS))]
    if sorted(colours) != sorted(COLOURS) or len(given["colours"]) != len(COLOURS):
        raise BadInput("isle-score-sister-colours", colours=", ".join(COLOURS))
    cards: list[str] = []
    for typed in given["lessons"]:
        card = find_name(typed, SISTER_NAMES)
        if card is None or card in cards:
            raise BadInput("isle-score-sister-card", value=quoted(typed), cards=", ".join(SISTER_NAMES))
        cards.append(card)
    basic = sum(any(card == lesson.name for lesson in BASIC) for card in cards)
    advanced = sum(any(card == lesson.name for lesson in ADVANCED) for card in cards)
    if basic != 3 or advanced > 4:
        raise BadInput("isle-score-sister-count", basic=basic, advanced=advanced)
    return tuple(colours), tuple(cards)
