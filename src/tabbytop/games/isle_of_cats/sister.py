"""What the sister of the game alone has, and what it brings her on the player's boat (docs/rules/isle_of_cats 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.scoring import Line
from tabbytop.games.isle_of_cats.boat_view import border, cells_of_pieces
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.lessons import Count, by_colour, lonely_cats, nth_family, on_edge, per_piece
from tabbytop.games.isle_of_cats.pieces import COLOURS, SISTER_COLOUR_POINTS, SISTER_LESSONS, SISTER_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabbytop.games.isle_of_cats.boat_view import BoatView, Piece
    from tabbytop.games.isle_of_cats.pieces import SisterLesson
    from tabbytop.games.isle_of_cats.state import State


def touching(pieces: list[Piece], cells: tuple[str, ...]) -> list[Piece]:
    """Those of the pieces that share a side with one of the cells."""
    near = border(cells)
    return [piece for piece in pieces if near & set(piece.cells)]


def _colours_without(cats: list[Piece], found: list[Piece]) -> Count:
    """Colours of which none was found; colours that are not aboard at all pay too."""
    missing = [colour for colour, of_colour in by_colour(found).items() if not of_colour]
    return Count(len(missing), cells_of_pieces([cat for cat in cats if cat.colour in missing]), len(missing))


def _largest_family(boat: BoatView) -> Count:
    group = boat.groups()[0] if boat.families else []
    return per_piece(group)


def _cats_without_treasure(boat: BoatView) -> Count:
    by_treasure = touching(boat.cats, cells_of_pieces(boat.treasures))
    return per_piece([cat for cat in boat.cats if cat not in by_treasure])


def _covered_maps(boat: BoatView) -> Count:
    covered = tuple(cell for cell in boat.boat.maps.values() if cell in boat.filled)
    return Count(len(covered), covered, len(covered))


def _full_rooms(boat: BoatView) -> Count:
    full = boat.full_rooms
    return Count(len(full), tuple(cell for room in full for cell in ROOM_CELLS[room]), len(full))


def _families(boat: BoatView) -> Count:
    families = boat.families
    return Count(len(families), cells_of_pieces([cat for family in families for cat in family]), len(families))


SISTER_COUNTS: dict[str, Callable[[BoatView], Count]] = {
    "colours_not_touching_treasure": lambda boat: _colours_without(
        boat.cats, touching(boat.cats, cells_of_pieces(boat.treasures))
    ),
    "per_cat_largest_family": _largest_family,
    "few_treasures": lambda boat: Count(
        int(len(boat.treasures) < 9), cells_of_pieces(boat.treasures), len(boat.treasures), 8
    ),
    "per_rat": lambda boat: Count(len(boat.rats), boat.rats, len(boat.rats)),
    "cats_over_15": lambda boat: per_piece(boat.cats[15:]),
    "colours_not_on_edge": lambda boat: _colours_without(boat.cats, on_edge(boat.cats)),
    "per_full_room": _full_rooms,
    "per_lonely_cat": lambda boat: per_piece(lonely_cats(boat)),
    "per_lesson": lambda boat: Count(len(boat.lessons), (), len(boat.lessons)),
    "largest_family": lambda boat: nth_family(boat, 1),
    "second_family": lambda boat: nth_family(boat, 2),
    "per_common": lambda boat: per_piece(boat.of_kind("common")),
    "cats_not_touching_treasure": _cats_without_treasure,
    "per_covered_map": _covered_maps,
    "per_family": _families,
    "per_edge_cat": lambda boat: per_piece(on_edge(boat.cats)),
    "colours_not_touching_rat": lambda boat: _colours_without(boat.cats, touching(boat.cats, boat.rats)),
}


def sister_lesson_line(boat: BoatView, card: SisterLesson) -> Line:
    count = SISTER_COUNTS[card.key](boat)
    points = card.value * count.times if count.points is None else count.points
    return Line("sister-lesson", points, count.cells, {"card": card.name, "have": count.have}, "8.4")


def sister_lines(boat: BoatView, colours: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[Line]:
    """Rules 8.3 and 8.4: her colours in the order of their revealing, then her lessons, her best one again last."""
    for colour, each in zip(colours, SISTER_COLOUR_POINTS, strict=False):
        cats = by_colour(boat.cats)[colour]
        named: dict[str, str | int] = {"colour": colour, "cats": len(cats), "each": each}
        yield Line("sister-colour", each * len(cats), cells_of_pieces(cats), named, "8.3")
    held = [SISTER_LESSONS[SISTER_NAMES.index(card)] for card in cards]
    lines = [sister_lesson_line(boat, card) for card in held if card.key != "best_lesson_again"]
    yield from lines
    for card in held:
        if card.key == "best_lesson_again":
            best = max(lines, key=lambda line: line.points)
            again: dict[str, str | int] = {"card": card.name, "have": best.points, "best": best.args["card"]}
            yield Line("sister-lesson-again", best.points, best.cells, again, "8.4")


def sister_colours(state: State) -> tuple[str, ...]:
    """Those that are face up, in the order of their revealing."""
    return tuple(COLOURS[colour] for colour in state.colours[: state.revealed()])


def sister_cards(state: State) -> tuple[str, ...]:
    return tuple(SISTER_NAMES[card] for card in state.sister[: 3 + state.advanced])
