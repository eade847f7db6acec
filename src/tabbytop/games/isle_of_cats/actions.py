"""What a seat may choose in Explore & Draw: typed actions, their text notation, their numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats.geometry import (
    ACTIONS,
    CELL_COUNT,
    CELL_NUMBERS,
    DECLINE,
    DONE,
    DOUBLE,
    EACH,
    EXTRA,
    FIRST_TURN,
    PLACE,
    RESOLVE,
    REST,
    ROW,
    SHAPE_OF,
    SKIP,
    VARIANTS,
)
from tabbytop.games.isle_of_cats.pieces import CELLS, COLOURS, COLUMNS, SHAPE_NAMES, SHAPE_NUMBERS, SLOTS

ZONES = (None, "above", "below")
HUES = (None, *COLOURS)


@dataclass(frozen=True, slots=True)
class Column:
    """Take the three cards of a column. Notation: `column B`."""

    column: str
    kind: Literal["column"] = "column"


@dataclass(frozen=True, slots=True)
class Row:
    """Special: take the four cards of a row instead. Notation: `row 2`."""

    row: int
    kind: Literal["row"] = "row"


@dataclass(frozen=True, slots=True)
class Each:
    """Special: take one card of each row instead. Notation: `each ABD`, the columns from the top row down."""

    columns: str
    kind: Literal["each"] = "each"


@dataclass(frozen=True, slots=True)
class Extra:
    """Special: take one more card, of a column not chosen. Notation: `extra 7`, the slot counted from 1."""

    slot: int
    kind: Literal["extra"] = "extra"


@dataclass(frozen=True, slots=True)
class Double:
    """Special: the next cat or treasure may be drawn twice. Notation: `double cat`, `double treasure`."""

    what: str
    kind: Literal["double"] = "double"


@dataclass(frozen=True, slots=True)
class Resolve:
    """Turn to a card that was taken: `card 5`, `card 5 above` of an `or` card, `card 5 blue` of an oshax."""

    slot: int
    zone: Literal["above", "below"] | None = None
    colour: Literal["blue", "green", "orange", "purple", "red"] | None = None
    kind: Literal["resolve"] = "resolve"


@dataclass(frozen=True, slots=True)
class Place:
    """Draw a shape in one of its turns (geometry.TURNS_OF), its first cell in reading order here: `T5.2 h4`."""

    shape: str
    turn: int
    cell: str
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Skip:
    """Leave out a discovery that fits nowhere: `skip T5`. Without a shape, the rest of a choose-2 card: `skip`."""

    shape: str | None = None
    kind: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not draw what may be drawn: a map's treasure, a second copy. Notation: `decline`."""

    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Done:
    """End one's own day. Notation: `done`."""

    kind: Literal["done"] = "done"


Action = Column | Row | Each | Extra | Double | Resolve | Place | Skip | Decline | Done
ACTION_TYPES = {
    "column": Column,
    "row": Row,
    "each": Each,
    "extra": Extra,
    "double": Double,
    "resolve": Resolve,
    "place": Place,
    "skip": Skip,
    "decline": Decline,
    "done": Done,
}
DOUBLED = ("cat", "treasure")


@cache
def numbered_action(number: int) -> Action:
    """From 0 to 25187 (BadInput)."""
    if not 0 <= number < ACTIONS:
        raise BadInput("action-number", number=number)
    if number >= SKIP:
        return Decline() if number == DECLINE else Skip(SHAPE_NAMES[number - SKIP] if number < REST else None)
    if number >= PLACE:
        turn, cell = divmod(number - PLACE, CELL_COUNT)
        shape = SHAPE_OF[turn]
        return Place(SHAPE_NAMES[shape], turn - FIRST_TURN[shape], CELLS[cell])
    if number == DONE:
        return Done()
    if number >= RESOLVE:
        slot, variant = divmod(number - RESOLVE, VARIANTS)
        return Resolve(slot + 1, ZONES[variant // 6], HUES[variant % 6])  # type: ignore[arg-type]
    return _numbered_choice(number)


def _numbered_choice(number: int) -> Action:
    if number >= DOUBLE:
        return Double(DOUBLED[number - DOUBLE])
    if number >= EXTRA:
        return Extra(number - EXTRA + 1)
    if number >= EACH:
        n = number - EACH
        return Each(COLUMNS[n // 16] + COLUMNS[n // 4 % 4] + COLUMNS[n % 4])
    return Row(number - ROW + 1) if number >= ROW else Column(COLUMNS[number])


def action_number(action: Action) -> int:
    """From 0 to 25187; BadInput for a well-formed action that names a slot, shape, turn or cell that does not exist."""
    number = _number(action)
    if number is None or numbered_action(number) != action:
        raise BadInput("isle-no-such-action", action=format_action(action))
    return number


def _number(action: Action) -> int | None:
    if isinstance(action, Place):
        return _place_number(action)
    if isinstance(action, Resolve):
        variant = 6 * ZONES.index(action.zone) + HUES.index(action.colour)
        return RESOLVE + VARIANTS * (action.slot - 1) + variant if 1 <= action.slot <= SLOTS else None
    if isinstance(action, Skip):
        if action.shape is None:
            return REST
        return SKIP + SHAPE_NUMBERS[action.shape] if action.shape in SHAPE_NUMBERS else None
    if isinstance(action, Decline):
        return DECLINE
    return DONE if isinstance(action, Done) else _choice_number(action)


def _place_number(action: Place) -> int | None:
    if action.shape not in SHAPE_NUMBERS or action.cell not in CELL_NUMBERS:
        return None
    shape = SHAPE_NUMBERS[action.shape]
    if not 0 <= action.turn < FIRST_TURN[shape + 1] - FIRST_TURN[shape]:
        return None
    return PLACE + CELL_COUNT * (FIRST_TURN[shape] + action.turn) + CELL_NUMBERS[action.cell]


def _choice_number(action: Column | Row | Each | Extra | Double) -> int | None:
    if isinstance(action, Each):
        if not re.fullmatch("[A-D]{3}", action.columns):
            return None
        a, b, c = (COLUMNS.index(column) for column in action.columns)
        return EACH + 16 * a + 4 * b + c
    if isinstance(action, Column):
        return COLUMNS.index(action.column) if re.fullmatch("[A-D]", action.column) else None
    if isinstance(action, Row):
        return ROW + action.row - 1 if 1 <= action.row <= 3 else None
    if isinstance(action, Extra):
        return EXTRA + action.slot - 1 if 1 <= action.slot <= SLOTS else None
    return DOUBLE + DOUBLED.index(action.what) if action.what in DOUBLED else None


def format_action(action: Action) -> str:
    if isinstance(action, Place):
        return f"{action.shape}.{action.turn} {action.cell}"
    if isinstance(action, Resolve):
        return " ".join(["card", str(action.slot), *(word for word in (action.zone, action.colour) if word)])
    if isinstance(action, Skip):
        return f"skip {action.shape}" if action.shape else "skip"
    if isinstance(action, Each):
        return f"each {action.columns}"
    if isinstance(action, Extra):
        return f"extra {action.slot}"
    if isinstance(action, Double):
        return f"double {action.what}"
    if isinstance(action, Column):
        return f"column {action.column}"
    return f"row {action.row}" if isinstance(action, Row) else action.kind


def parse_action(text: str) -> Action:
    """From the notation above (BadInput)."""
    for pattern, read in READERS:
        if found := re.fullmatch(pattern, " ".join(text.split())):
            return read(found)
    raise BadInput("action-text", text=text)


def _read_card(found: re.Match[str]) -> Action:
    return Resolve(int(found[1]), found[2], found[3])  # type: ignore[arg-type]


READERS = (
    (r"(\w+)\.(\d) ([a-v][1-9])", lambda found: Place(found[1], int(found[2]), found[3])),
    (rf"card (\d\d?)(?: (above|below))?(?: ({'|'.join(COLOURS)}))?", _read_card),
    (r"skip(?: (\w+))?", lambda found: Skip(found[1])),
    (r"decline", lambda _: Decline()),
    (r"done", lambda _: Done()),
    (r"column ([A-D])", lambda found: Column(found[1])),
    (r"row ([1-3])", lambda found: Row(int(found[1]))),
    (r"each ([A-D]{3})", lambda found: Each(found[1])),
    (r"extra (\d\d?)", lambda found: Extra(int(found[1]))),
    (r"double (cat|treasure)", lambda found: Double(found[1])),
)
