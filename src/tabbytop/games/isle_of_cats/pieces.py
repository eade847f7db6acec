"""What is in the box of Explore & Draw: colours, boats, shapes, decks, lessons, the sister. Tables live in data/."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Any

COLOURS = ("blue", "green", "orange", "purple", "red")
MOTIFS = ("waves", "hatching", "dots", "crosses", "bricks")
"""By colour: what fills its cats where no colour can be seen."""
COLOUR_LETTERS = "BGOPD"
"""In boats drawn as text; D is red, for r is a rat."""
SPECIALS = ("extra_card", "one_per_row", "take_row", "double_cat", "double_treasure")
LEVELS = ("easy", "medium", "hard", "very_hard", "expert")
"""By the number of advanced lessons that the sister has."""
DAYS, SLOTS, COLUMNS = 7, 12, "ABCD"
SPECIALS_A_GAME = 3
MOST_SEATS, BOX_SEATS = 12, 6
LESSON_SLOTS = (2, 4, 7, 12)
"""The slots of the island, counted from 1 row by row, that the lesson deck fills; the cat deck fills the others."""

FAMILY_POINTS = (0, 0, 0, 8, 11, 15, 20)
"""By the number of cats; each beyond six adds FAMILY_MORE."""
FAMILY_MORE = 5
RARE_POINTS, RAT_POINTS, ROOM_POINTS = 3, -1, -5
SISTER_COLOUR_POINTS = (5, 4, 3, 2, 1)
BASIC_DRAWN = 3


def load_state(name: str) -> dict[str, Any]:
    """One of this game's own data files."""
    text = resources.files(__package__).joinpath("data", f"{name}.json").read_text("utf-8")
    state: dict[str, Any] = json.loads(text)
    return state


@dataclass(frozen=True, slots=True)
class Boat:
    name: str
    maps: dict[str, str]
    """By colour: the cell of its treasure map."""
    rats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    name: str
    kind: str
    """cat, oshax, common or rare."""
    grid: tuple[str, ...]
    """As printed: `#` for a square."""

    @property
    def is_treasure(self) -> bool:
        return self.kind in ("common", "rare")


@dataclass(frozen=True, slots=True)
class Discovery:
    shape: str
    colour: str | None
    """None for a treasure; `any` for an oshax."""


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    kind: str
    """lesson, cat, oshax or treasure."""
    mode: str
    """lesson, all, or, choose2."""
    lesson: int = 0
    above: tuple[Discovery, ...] = ()
    """What an `or` card shows above the word; on other cards, everything."""
    below: tuple[Discovery, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    number: int
    key: str
    points: int
    """For meeting it, or for each thing it counts."""
    n: int = 0
    colour: str | None = None
    rooms: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SisterLesson:
    name: str
    key: str
    value: int


# A cell is column letter and row number, columns a to v from the left end of the boat, rows 1 to 9 from the top.
# The digits are the rooms:
#
#      abcdefghijklmnopqrstuv
#   1  .......22225555.......
#   2  ....2222222555556.....
#   3  .111555555555555666...
#   4  111153333335555566667.
#   5  1111533333355555666677
#   6  111153333335555566667.
#   7  .111555555555555666...
#   8  ....4444444555556.....
#   9  .......44445555.......
WIDTH, HEIGHT = 22, 9
COLUMN_LETTERS = "abcdefghijklmnopqrstuv"
_boats, _shapes, _decks, _lessons = (load_state(name) for name in ("boats", "shapes", "decks", "lessons"))
CREDITS = {
    "boats": _boats["credit"],
    "shapes": _shapes["credit"],
    "decks": _decks["credit"],
    "lessons": _lessons["credit"],
}
ROOM_GRID: tuple[str, ...] = tuple(_boats["rooms"])
ROOM_ICONS: dict[int, str | None] = {int(room): icon for room, icon in _boats["icons"].items()}
ROOMS = tuple(ROOM_ICONS)


def cell_name(x: int, y: int) -> str:
    return COLUMN_LETTERS[x] + str(y + 1)


CELLS = tuple(cell_name(x, y) for y, row in enumerate(ROOM_GRID) for x, room in enumerate(row) if room != ".")
"""The 142 squares of every boat, in reading order."""
BOATS = tuple(
    Boat(
        str(boat["id"]),
        {colour: cell_name(*boat["maps"][colour]) for colour in COLOURS},
        tuple(cell_name(x, y) for x, y in boat["rats"]),
    )
    for boat in _boats["boats"]
)
SHAPES = tuple(Shape(shape["id"], shape["kind"], tuple(shape["grid"])) for shape in _shapes["shapes"])
SHAPE_NAMES = tuple(shape.name for shape in SHAPES)
SHAPE_NUMBERS = {name: number for number, name in enumerate(SHAPE_NAMES)}
COMMONS = tuple(shape.name for shape in SHAPES if shape.kind == "common")


def _discovery(item: Any) -> Discovery:
    return Discovery(item, None) if isinstance(item, str) else Discovery(item["shape"], item["colour"])


def _card(card: dict[str, Any]) -> Card:
    if card["type"] == "lesson":
        return Card(card["id"], "lesson", "lesson", card["lesson"])
    above = tuple(map(_discovery, card.get("items") or card["above"]))
    below = tuple(map(_discovery, card.get("below", ())))
    return Card(card["id"], card["type"], card["mode"], 0, above, below)


CAT_DECK = tuple(_card(card) for card in _decks["cat"])
LESSON_DECK = tuple(_card(card) for card in _decks["lesson"])
CARDS = CAT_DECK + LESSON_DECK
"""By number: the cat deck from 0, the lesson deck from 109."""
CARD_NAMES = tuple(card.name for card in CARDS)
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}
LESSONS = tuple(
    Lesson(
        lesson["lesson"],
        lesson["key"],
        lesson.get("points", lesson.get("per", 0)),
        lesson.get("n", 0),
        lesson.get("colour"),
        tuple(lesson.get("rooms", ())),
    )
    for lesson in _lessons["lessons"]
)
BASIC = tuple(SisterLesson(card["id"], card["key"], card["value"]) for card in _lessons["basic"])
ADVANCED = tuple(SisterLesson(card["id"], card["key"], card["value"]) for card in _lessons["advanced"])
SISTER_LESSONS = BASIC + ADVANCED
SISTER_NAMES = tuple(card.name for card in SISTER_LESSONS)


def family_points(cats: int) -> int:
    """What a group of this many touching cats of one colour is worth."""
    last = len(FAMILY_POINTS) - 1
    return FAMILY_POINTS[min(cats, last)] + FAMILY_MORE * max(0, cats - last)


def island_deck(slot: int) -> str:
    """Which deck fills this slot of the island, counted from 1."""
    return "lesson" if slot in LESSON_SLOTS else "cat"
