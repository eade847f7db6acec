"""A boat with everything drawn on it, as pieces with their cells: what the score sheets are counted from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tabbytop.games.isle_of_cats.geometry import CELL_COUNT, ROOM_CELLS, SHAPE_OF, neighbours, placed_cells
from tabbytop.games.isle_of_cats.pieces import BOATS, COLOURS, LESSONS, SHAPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbytop.core.game import Seat
    from tabbytop.games.isle_of_cats.pieces import Boat
    from tabbytop.games.isle_of_cats.state import State


@dataclass(frozen=True, slots=True)
class Piece:
    """A discovery drawn on a boat."""

    shape: str
    kind: str
    """cat, oshax, common or rare."""
    colour: str | None
    """None for a treasure."""
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoatView:
    """A boat as it stands: what is printed, what is drawn, which lessons are ticked."""

    boat: Boat
    pieces: tuple[Piece, ...]
    lessons: tuple[int, ...] = ()

    @property
    def cats(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.colour]

    @property
    def treasures(self) -> list[Piece]:
        return [piece for piece in self.pieces if not piece.colour]

    def of_kind(self, kind: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.kind == kind]

    @property
    def filled(self) -> set[str]:
        return {cell for piece in self.pieces for cell in piece.cells}

    @property
    def rats(self) -> tuple[str, ...]:
        """The visible ones."""
        filled = self.filled
        return tuple(cell for cell in self.boat.rats if cell not in filled)

    def open_cells(self, room: int) -> tuple[str, ...]:
        filled = self.filled
        return tuple(cell for cell in ROOM_CELLS[room] if cell not in filled)

    @property
    def full_rooms(self) -> list[int]:
        return [room for room in ROOM_CELLS if not self.open_cells(room)]

    def groups(self) -> list[list[Piece]]:
        """Cats of one colour that touch, the largest group first."""
        found = [group for colour in COLOURS for group in _connected([c for c in self.cats if c.colour == colour])]
        return sorted(found, key=len, reverse=True)

    @property
    def families(self) -> list[list[Piece]]:
        return [group for group in self.groups() if len(group) >= 3]


def cells_of_pieces(pieces: Iterable[Piece]) -> tuple[str, ...]:
    return tuple(cell for piece in pieces for cell in piece.cells)


def border(cells: Iterable[str]) -> set[str]:
    """The cells that share a side with any of these, and perhaps these themselves."""
    return {near for cell in cells for near in neighbours(cell)}


def _connected(cats: list[Piece]) -> list[list[Piece]]:
    groups: list[list[Piece]] = []
    for cat in cats:
        near = border(cat.cells)
        touching = [group for group in groups if any(near & set(other.cells) for other in group)]
        apart = [group for group in groups if group not in touching]
        groups = [*apart, [*(other for group in touching for other in group), cat]]
    return groups


def boat_view(state: State, seat: Seat) -> BoatView:
    count = state.pieces[seat]
    drawn, hues = state.drawn[64 * seat : 64 * seat + count], state.hues[64 * seat : 64 * seat + count]
    pieces = tuple(_piece(place, hue) for place, hue in zip(drawn, hues, strict=True))
    return BoatView(BOATS[state.boats[seat]], pieces, ticked(state.lessons[seat]))


def ticked(mask: int) -> tuple[int, ...]:
    """The numbers of the lessons of a mask."""
    return tuple(lesson.number for n, lesson in enumerate(LESSONS) if mask >> n & 1)


@lru_cache(maxsize=16_384)
def _piece(place: int, hue: int) -> Piece:
    turn, first = divmod(place, CELL_COUNT)
    shape = SHAPES[SHAPE_OF[turn]]
    return Piece(shape.name, shape.kind, COLOURS[hue] if hue >= 0 else None, placed_cells(turn, first) or ())
