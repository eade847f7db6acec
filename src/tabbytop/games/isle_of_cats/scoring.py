"""The explained score sheets of Explore & Draw, and the order of the seats: one function a rule.

Points come from pieces and their cells, not from the table's tally. Lessons are counted in `lessons` and `sister`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbytop.core.scoring import Line, Result, Sheet, dump_lines, rank
from tabbytop.games.isle_of_cats.boat_view import boat_view, cells_of_pieces
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.lessons import lesson_lines
from tabbytop.games.isle_of_cats.pieces import RARE_POINTS, RAT_POINTS, ROOM_ICONS, ROOM_POINTS, family_points
from tabbytop.games.isle_of_cats.sister import sister_cards, sister_colours, sister_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Seat
    from tabbytop.games.isle_of_cats.boat_view import BoatView
    from tabbytop.games.isle_of_cats.state import State

SISTER_SEAT = -1
"""The sister sits nowhere; her sheet is marked so."""


def rat_lines(boat: BoatView) -> Iterator[Line]:
    """Rule 7.2: a point less for each visible rat."""
    rats = boat.rats
    yield Line("rats", RAT_POINTS * len(rats), rats, {"rats": len(rats)}, "7.2")


def room_lines(boat: BoatView) -> Iterator[Line]:
    """Rule 7.2: five points less for each room with an empty cell; the cells are the empty ones."""
    for room in ROOM_CELLS:
        cells = boat.open_cells(room)
        if cells:
            named: dict[str, str | int] = {"room": room, "icon": ROOM_ICONS[room] or "none", "open": len(cells)}
            yield Line("room", ROOM_POINTS, cells, named, "7.2")


def family_lines(boat: BoatView) -> Iterator[Line]:
    """Rule 7.3: three or more cats of a colour that touch."""
    for family in boat.families:
        named: dict[str, str | int] = {"colour": str(family[0].colour), "cats": len(family)}
        yield Line("family", family_points(len(family)), cells_of_pieces(family), named, "7.3")


def rare_lines(boat: BoatView) -> Iterator[Line]:
    """Rule 7.2: three points for each rare treasure."""
    for piece in boat.of_kind("rare"):
        yield Line("rare", RARE_POINTS, piece.cells, {"shape": piece.shape}, "7.2")


def boat_sheet(boat: BoatView, seat: Seat = 0) -> Sheet:
    lines = (*rat_lines(boat), *room_lines(boat), *family_lines(boat), *rare_lines(boat), *lesson_lines(boat))
    return Sheet(seat, lines)


def sister_sheet(state: State) -> Sheet:
    """The sister's sheet as the only boat stands, with the colours that are face up (8.3, 8.4)."""
    assert state.seats == 1
    lines = sister_lines(boat_view(state, 0), sister_colours(state), sister_cards(state))
    return Sheet(SISTER_SEAT, tuple(lines))


def scores(state: State) -> tuple[Sheet, ...]:
    """The seats' sheets; the sister's is `sister_sheet`."""
    return tuple(boat_sheet(boat_view(state, seat), seat) for seat in range(state.seats))


def result(state: State) -> Result:
    """Rule 7.4: points, then full rooms, else shared. Alone, place 1 for beating the sister, else 2 (8.5)."""
    seats = range(state.seats)
    points = tuple(state.score(seat) for seat in seats)
    if state.seats == 1:
        sister = state.sister_score()
        return Result((1 if points[0] > sister else 2,), "points" if points[0] != sister else "sister")
    return rank({"points": points, "rooms": tuple(state.full_rooms(seat) for seat in seats)})


def dump_sheet(sheet: Sheet) -> dict[str, Any]:
    """The JSON of `score isle_of_cats --json` and of a record's `scores`."""
    return {
        "total": sheet.total,
        "parts": {rule: sheet.points(rule) for rule in ("rats", "room", "family", "rare", "lesson")},
        "lines": dump_lines(sheet),
    }


def sister_outcome(points: int, sister: int) -> tuple[str, dict[str, str | int]]:
    """The key of the sentence that says who won a match alone, and what it names (8.6)."""
    won = "beaten" if points > sister else "wins" if points < sister else "tie"
    return f"isle-result-sister-{won}", {"points": points, "sister": sister}
