"""What the 26 lessons of the sheet bring, with the cells that count (docs/rules/isle_of_cats 6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbytop.core.scoring import Line
from tabbytop.games.isle_of_cats.boat_view import cells_of_pieces
from tabbytop.games.isle_of_cats.geometry import EDGE_CELLS, ROOM_CELLS
from tabbytop.games.isle_of_cats.pieces import COLOURS, LESSONS, family_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabbytop.games.isle_of_cats.boat_view import BoatView, Piece
    from tabbytop.games.isle_of_cats.pieces import Lesson

EDGE = frozenset(EDGE_CELLS)


@dataclass(frozen=True, slots=True)
class Count:
    """How far a lesson has come on a boat."""

    times: int
    """How often its points are paid: 0 or 1 for a condition."""
    cells: tuple[str, ...]
    """The cells that count for it."""
    have: int
    need: int | None = None
    """For a condition; None for what is paid by the piece."""
    points: int | None = None
    """Where the boat decides it instead of the card."""


def on_edge(cats: list[Piece]) -> list[Piece]:
    return [cat for cat in cats if EDGE & set(cat.cells)]


def by_colour(cats: list[Piece]) -> dict[str, list[Piece]]:
    return {colour: [cat for cat in cats if cat.colour == colour] for colour in COLOURS}


def lonely_cats(boat: BoatView) -> list[Piece]:
    return [group[0] for group in boat.groups() if len(group) == 1]


def per_piece(pieces: list[Piece]) -> Count:
    return Count(len(pieces), cells_of_pieces(pieces), len(pieces))


def _exactly(pieces: list[Piece], n: int) -> Count:
    return Count(int(len(pieces) == n), cells_of_pieces(pieces), len(pieces), n)


def _edge_full(boat: BoatView, _: Lesson) -> Count:
    filled = tuple(cell for cell in EDGE_CELLS if cell in boat.filled)
    return Count(int(len(filled) == len(EDGE_CELLS)), filled, len(filled), len(EDGE_CELLS))


def _each_colour(cats: list[Piece], n: int) -> Count:
    enough = [of_colour for of_colour in by_colour(cats).values() if len(of_colour) >= n]
    cells = tuple(cell for of_colour in enough for cell in cells_of_pieces(of_colour))
    return Count(int(len(enough) == 5), cells, len(enough), 5)


def _best_colour_on_edge(boat: BoatView, _: Lesson) -> Count:
    return per_piece(max(by_colour(on_edge(boat.cats)).values(), key=len))


def _rats(boat: BoatView, n: int) -> Count:
    return Count(int(len(boat.rats) == n), boat.rats, len(boat.rats), n)


def _two_edge_cats(boat: BoatView, _: Lesson) -> Count:
    cats = on_edge(boat.cats)
    return Count(len(cats) // 2, cells_of_pieces(cats), len(cats))


def _rooms_full(boat: BoatView, lesson: Lesson) -> Count:
    full = [room for room in lesson.rooms if room in boat.full_rooms]
    filled = boat.filled
    cells = tuple(cell for room in lesson.rooms for cell in ROOM_CELLS[room] if cell in filled)
    return Count(int(len(full) == len(lesson.rooms)), cells, len(full), len(lesson.rooms))


def _rooms_empty(boat: BoatView, lesson: Lesson) -> Count:
    empty = [room for room in lesson.rooms if len(boat.open_cells(room)) == len(ROOM_CELLS[room])]
    cells = tuple(cell for room in empty for cell in ROOM_CELLS[room])
    return Count(int(len(empty) == len(lesson.rooms)), cells, len(empty), len(lesson.rooms))


def _big_families(boat: BoatView, _: Lesson) -> Count:
    big = [family for family in boat.families if len(family) >= 4]
    return Count(len(big), tuple(cell for family in big for cell in cells_of_pieces(family)), len(big))


def _third_family(boat: BoatView, _: Lesson) -> Count:
    return nth_family(boat, 3)


def nth_family(boat: BoatView, n: int) -> Count:
    """The n-th largest group pays what a family of its size is worth, nothing below three cats."""
    groups = boat.groups()
    group = groups[n - 1] if len(groups) >= n and len(groups[n - 1]) >= 3 else []
    return Count(1, cells_of_pieces(group), len(group), points=family_points(len(group)))


def _colours_aboard(boat: BoatView, lesson: Lesson) -> Count:
    colours = {cat.colour for cat in boat.cats}
    return Count(int(len(colours) == lesson.n), cells_of_pieces(boat.cats), len(colours), lesson.n)


LESSON_COUNTS: dict[str, Callable[[BoatView, Lesson], Count]] = {
    "edge_full": _edge_full,
    "cats_exact": lambda boat, lesson: _exactly(boat.cats, lesson.n),
    "each_colour_min": lambda boat, lesson: _each_colour(boat.cats, lesson.n),
    "each_colour_on_edge": lambda boat, _: _each_colour(on_edge(boat.cats), 1),
    "best_colour_on_edge": _best_colour_on_edge,
    "per_lonely_cat": lambda boat, _: per_piece(lonely_cats(boat)),
    "per_rare": lambda boat, _: per_piece(boat.of_kind("rare")),
    "per_common": lambda boat, _: per_piece(boat.of_kind("common")),
    "rats_none": lambda boat, _: _rats(boat, 0),
    "per_rat": lambda boat, _: Count(len(boat.rats), boat.rats, len(boat.rats)),
    "per_lesson": lambda boat, _: Count(len(boat.lessons), (), len(boat.lessons)),
    "colour_exact": lambda boat, lesson: _exactly(by_colour(boat.cats)[str(lesson.colour)], lesson.n),
    "rats_exact": lambda boat, lesson: _rats(boat, lesson.n),
    "lessons_exact": lambda boat, lesson: Count(int(len(boat.lessons) == lesson.n), (), len(boat.lessons), lesson.n),
    "treasures_exact": lambda boat, lesson: _exactly(boat.treasures, lesson.n),
    "per_two_edge_cats": _two_edge_cats,
    "captain_rooms_full": _rooms_full,
    "bedrooms_empty": _rooms_empty,
    "dining_empty": _rooms_empty,
    "per_family_min4": _big_families,
    "third_family_again": _third_family,
    "colours_exact": _colours_aboard,
}


def lesson_count(boat: BoatView, number: int) -> Count:
    """How far lesson `number` has come, whether it is ticked or not."""
    lesson = LESSONS[number - 1]
    return LESSON_COUNTS[lesson.key](boat, lesson)


def lesson_lines(boat: BoatView) -> Iterator[Line]:
    """Rule 6.3: one line for each ticked lesson, with what it has and needs."""
    for number in boat.lessons:
        count = lesson_count(boat, number)
        points = LESSONS[number - 1].points * count.times if count.points is None else count.points
        named: dict[str, str | int] = {"lesson": number, "have": count.have}
        if count.need is not None:
            named["need"] = count.need
        yield Line("lesson", points, count.cells, named, "6.3")
