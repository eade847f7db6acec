"""What the sister of the game alone has, and what it brings her on the player's boat (docs/rules/isle_of_cats 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.scoring import Line
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.laden import border, cells_of_pieces
from tabbytop.games.isle_of_cats.lessons import Count, by_colour, lonely_cats, nth_family, on_edge, per_piece
from tabbytop.games.isle_of_cats.pieces import COLOURS, SISTER_COLOUR_POINTS, SISTER_LESSONS, SISTER_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tabbytop.games.isle_of_cats.laden import LadenBoat, Piece
    from tabbytop.games.isle_of_cats.pieces import SisterLesson
    from tabbytop.games.isle_of_cats.table import Table


def touching(pieces: list[Piece], cells: tuple[str, ...]) -> list[Piece]:
    """Those of the pieces that share a side with one of the cells."""
    near = border(cells)
    return [piece for piece in pieces if near & set(piece.cells)]


def _colours_without(cats: list[Piece], found: list[Piece]) -> Count:
    """Colours of which none was found; colours that are not aboard at all pay too."""
    missing = [colour for colour, of_colour in by_colour(found).items() if not of_colour]
    return Count(len(missing), cells_of_pieces([cat for cat in cats if cat.colour in missing]), len(missing))


def _largest_family(laden: LadenBoat) -> Count:
    group = laden.groups()[0] if laden.families else []
    return per_piece(group)


def _cats_without_treasure(laden: LadenBoat) -> Count:
    by_treasure = touching(laden.cats, cells_of_pieces(laden.treasures))
    return per_piece([cat for cat in laden.cats if cat not in by_treasure])


def _covered_maps(laden: LadenBoat) -> Count:
    covered = tuple(cell for cell in laden.boat.maps.values() if cell in laden.filled)
    return Count(len(covered), covered, len(covered))


def _full_rooms(laden: LadenBoat) -> Count:
    full = laden.full_rooms
    return Count(len(full), tuple(cell for room in full for cell in ROOM_CELLS[room]), len(full))


def _families(laden: LadenBoat) -> Count:
    families = laden.families
    return Count(len(families), cells_of_pieces([cat for family in families for cat in family]), len(families))


SISTER_COUNTS: dict[str, Callable[[LadenBoat], Count]] = {
    "colours_not_touching_treasure": lambda laden: _colours_without(
        laden.cats, touching(laden.cats, cells_of_pieces(laden.treasures))
    ),
    "per_cat_largest_family": _largest_family,
    "few_treasures": lambda laden: Count(
        int(len(laden.treasures) < 9), cells_of_pieces(laden.treasures), len(laden.treasures), 8
    ),
    "per_rat": lambda laden: Count(len(laden.rats), laden.rats, len(laden.rats)),
    "cats_over_15": lambda laden: per_piece(laden.cats[15:]),
    "colours_not_on_edge": lambda laden: _colours_without(laden.cats, on_edge(laden.cats)),
    "per_full_room": _full_rooms,
    "per_lonely_cat": lambda laden: per_piece(lonely_cats(laden)),
    "per_lesson": lambda laden: Count(len(laden.lessons), (), len(laden.lessons)),
    "largest_family": lambda laden: nth_family(laden, 1),
    "second_family": lambda laden: nth_family(laden, 2),
    "per_common": lambda laden: per_piece(laden.of_kind("common")),
    "cats_not_touching_treasure": _cats_without_treasure,
    "per_covered_map": _covered_maps,
    "per_family": _families,
    "per_edge_cat": lambda laden: per_piece(on_edge(laden.cats)),
    "colours_not_touching_rat": lambda laden: _colours_without(laden.cats, touching(laden.cats, laden.rats)),
}


def sister_lesson_line(laden: LadenBoat, card: SisterLesson) -> Line:
    count = SISTER_COUNTS[card.key](laden)
    points = card.value * count.times if count.points is None else count.points
    return Line("sister-lesson", points, count.cells, {"card": card.name, "have": count.have}, "8.4")


def sister_lines(laden: LadenBoat, colours: tuple[str, ...], cards: tuple[str, ...]) -> Iterator[Line]:
    """Rules 8.3 and 8.4: her colours in the order of their revealing, then her lessons, her best one again last."""
    for colour, each in zip(colours, SISTER_COLOUR_POINTS, strict=False):
        cats = by_colour(laden.cats)[colour]
        named: dict[str, str | int] = {"colour": colour, "cats": len(cats), "each": each}
        yield Line("sister-colour", each * len(cats), cells_of_pieces(cats), named, "8.3")
    held = [SISTER_LESSONS[SISTER_NAMES.index(card)] for card in cards]
    lines = [sister_lesson_line(laden, card) for card in held if card.key != "best_lesson_again"]
    yield from lines
    for card in held:
        if card.key == "best_lesson_again":
            best = max(lines, key=lambda line: line.points)
            again: dict[str, str | int] = {"card": card.name, "have": best.points, "best": best.args["card"]}
            yield Line("sister-lesson-again", best.points, best.cells, again, "8.4")


def sister_colours(table: Table) -> tuple[str, ...]:
    """Those that are face up, in the order of their revealing."""
    return tuple(COLOURS[colour] for colour in table.colours[: table.revealed()])


def sister_cards(table: Table) -> tuple[str, ...]:
    return tuple(SISTER_NAMES[card] for card in table.sister[: 3 + table.advanced])
