"""The rules of Explore & Draw as answers about a table: who acts, what is legal, what is wrong, what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.errors import BadInput, Objection
from tabbytop.core.state import after_move
from tabbytop.games.isle_of_cats import geometry
from tabbytop.games.isle_of_cats.actions import (
    Column,
    Decline,
    Done,
    Double,
    Each,
    Extra,
    Place,
    Resolve,
    Row,
    Skip,
    action_number,
    numbered_action,
)
from tabbytop.games.isle_of_cats.geometry import PLACE, SKIP
from tabbytop.games.isle_of_cats.pieces import (
    CARD_NAMES,
    CARDS,
    COLUMNS,
    DAYS,
    LEVELS,
    SHAPE_NAMES,
    SHAPE_NUMBERS,
    SPECIALS,
    WIDTH,
    cell_name,
)
from tabbytop.games.isle_of_cats.state import State

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.games.isle_of_cats.actions import Action
    from tabbytop.games.isle_of_cats.config import Config


def empty_state(config: Config) -> State:
    """A table that knows its options; nothing is dealt yet."""
    state = State()
    state.config = config
    state.seats = config.players
    state.advanced = LEVELS.index(config.level)
    state.wanted_boats = [boat - 1 for boat in config.boats] + [-1] * (12 - len(config.boats))
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(state.seats) if state.owes(seat))


def placements(state: State, seat: Seat) -> dict[str, list[list[int]]]:
    """For each shape that may be drawn now and each of its turns: nine rows of first cells, bit x for column x."""
    shapes = state.due_shapes(seat)
    found = {}
    for number, name in enumerate(SHAPE_NAMES):
        if shapes >> number & 1:
            rows = state.placement_masks(seat, number)
            found[name] = [rows[i : i + 9] for i in range(0, len(rows), 9)]
    return found


def grouped_actions(state: State, seat: Seat) -> tuple[list[Action], dict[str, dict[str, list[str]]]]:
    """The legal actions without the places, and the first cells of these by shape and turn."""
    if not (0 <= seat < state.seats and state.owes(seat)):
        return [], {}
    few = [numbered_action(number) for number in state.legal_numbers(seat) if not PLACE <= number < SKIP]
    places = {
        shape: {str(turn): _first_cells(rows) for turn, rows in enumerate(turns) if any(rows)}
        for shape, turns in placements(state, seat).items()
    }
    return few, {shape: turns for shape, turns in places.items() if turns}


def _first_cells(rows: list[int]) -> list[str]:
    return [cell_name(x, y) for y, row in enumerate(rows) for x in range(WIDTH) if row >> x & 1]


def can_take_back(state: State, seat: Seat, action: Action, after: State | None = None) -> bool:
    """Everything but the last seat's end of the day, which shows the next island and what the others did (9.3)."""
    return (after or after_move(state, seat, action_number(action))).day == state.day


def objection(state: State, seat: Seat, action: Action) -> Objection | None:
    if state.day == DAYS:
        return Objection("isle-over", "7.1")
    if not 0 <= seat < state.seats:
        return Objection("isle-no-seat", "2.1", {"seat": seat + 1})
    if not state.owes(seat):
        return Objection("isle-day-done", "3.5", {"day": state.day + 1})
    try:
        action_number(action)
    except BadInput as error:
        return Objection(error.code, "1.3", error.named)
    if isinstance(action, Column | Row | Each):
        return _choice_objection(state, seat, action)
    if isinstance(action, Double):
        return _double_objection(state, seat, action)
    if state.way[seat] == geometry.NOT_CHOSEN:
        return Objection("isle-choose-first", "3.1")
    return _day_objection(state, seat, action)


def _day_objection(
    state: State, seat: Seat, action: Extra | Resolve | Place | Skip | Decline | Done
) -> Objection | None:
    if isinstance(action, Extra):
        return _extra_objection(state, seat, action)
    if isinstance(action, Resolve):
        return _resolve_objection(state, seat, action)
    if isinstance(action, Done):
        return _done_objection(state, seat)
    if state.open_slot[seat] < 0:
        return Objection("isle-no-card-open", "3.2")
    if isinstance(action, Decline):
        return None if _is_offered(state, seat) else Objection("isle-nothing-to-decline", "4.2")
    return _place_objection(state, seat, action) if isinstance(action, Place) else _skip_objection(state, seat, action)


def special_objection(state: State, seat: Seat, special: int) -> Objection | None:
    """Rule 5.1: one a day, three a game, each once."""
    name = {"special": SPECIALS[special]}
    if state.may_use(seat, special):
        return None
    if state.specials[seat] >> special & 1:
        return Objection("isle-special-used", "5.1", name)
    if state.specials[seat] != state.dawn_specials[seat]:
        return Objection("isle-special-today", "5.1", name)
    return Objection("isle-specials-spent", "5.1", name)


def _choice_objection(state: State, seat: Seat, action: Column | Row | Each) -> Objection | None:
    if state.way[seat] != geometry.NOT_CHOSEN:
        return Objection("isle-chosen", "3.1")
    if isinstance(action, Column):
        return None
    return special_objection(state, seat, geometry.TAKE_ROW if isinstance(action, Row) else geometry.ONE_PER_ROW)


def _double_objection(state: State, seat: Seat, action: Double) -> Objection | None:
    cat = action.what == "cat"
    problem = special_objection(state, seat, geometry.DOUBLE_CAT if cat else geometry.DOUBLE_TREASURE)
    over = state.way[seat] and not state.waiting[seat] and state.open_slot[seat] < 0
    if problem is None and over:
        return Objection("isle-nothing-to-double", "5.5" if cat else "5.6")
    return problem


def _extra_objection(state: State, seat: Seat, action: Extra) -> Objection | None:
    problem = special_objection(state, seat, geometry.EXTRA_CARD)
    if problem is None and state.taken[seat] >> (action.slot - 1) & 1:
        return Objection(
            "isle-extra-own-column", "5.2", {"slot": action.slot, "column": COLUMNS[(action.slot - 1) % 4]}
        )
    return problem


def _resolve_objection(state: State, seat: Seat, action: Resolve) -> Objection | None:
    named = {"slot": action.slot}
    if state.open_slot[seat] >= 0:
        return Objection("isle-card-open", "3.2", {"slot": state.open_slot[seat] + 1})
    if not state.taken[seat] >> (action.slot - 1) & 1:
        return Objection("isle-card-not-taken", "3.2", named)
    if not state.waiting[seat] >> (action.slot - 1) & 1:
        return Objection("isle-card-resolved", "3.2", named)
    return _part_objection(state, seat, action)


def _part_objection(state: State, seat: Seat, action: Resolve) -> Objection | None:
    """Whether the zone and the colour named are those that this card asks for."""
    card = state.card_at(action.slot - 1)
    named: dict[str, str | int] = {"slot": action.slot, "card": CARD_NAMES[card]}
    if CARDS[card].mode == "or" and action.zone is None:
        return Objection("isle-zone-missing", "3.3", named)
    if CARDS[card].mode != "or" and action.zone is not None:
        return Objection("isle-zone-unasked", "3.3", named)
    zone = ("above", "below").index(action.zone) + 1 if action.zone else 0
    if state.wants_colour(card, zone) and action.colour is None:
        return Objection("isle-colour-missing", "4.3", named)
    if not state.wants_colour(card, zone) and action.colour is not None:
        return Objection("isle-colour-unasked", "4.3", named)
    if zone and not state.zone_is_open(seat, card, zone):
        return Objection("isle-zone-fits-nowhere", "3.3", {**named, "zone": str(action.zone)})
    return None


def _done_objection(state: State, seat: Seat) -> Objection | None:
    if state.open_slot[seat] >= 0:
        return Objection("isle-card-open", "3.2", {"slot": state.open_slot[seat] + 1})
    if state.waiting[seat]:
        slots = ", ".join(str(slot + 1) for slot in range(12) if state.waiting[seat] >> slot & 1)
        return Objection("isle-cards-left", "3.5", {"slots": slots})
    return None


def _is_offered(state: State, seat: Seat) -> bool:
    """Whether what comes next may be drawn but need not be."""
    return bool(state.map_due[seat]) or state.again[seat] >= 0


def _shape_objection(state: State, seat: Seat, shape: str) -> Objection | None:
    """Whether this shape is what is to be drawn now."""
    shapes = state.due_shapes(seat)
    if shapes >> SHAPE_NUMBERS[shape] & 1:
        return None
    if state.map_due[seat]:
        return Objection("isle-map-first", "4.5", {"shape": shape})
    due = ", ".join(name for number, name in enumerate(SHAPE_NAMES) if shapes >> number & 1)
    if state.again[seat] >= 0:
        section = "5.5" if state.again_hue[seat] >= 0 else "5.6"
        return Objection("isle-copy-first", section, {"shape": shape, "due": due})
    return Objection("isle-not-on-card", "3.3", {"shape": shape, "due": due})


def _place_objection(state: State, seat: Seat, action: Place) -> Objection | None:
    """Rule 4.1: on the boat, on empty cells, touching another discovery unless it is the first."""
    problem = _shape_objection(state, seat, action.shape)
    if problem:
        return problem
    turn, first = divmod(action_number(action) - geometry.PLACE, geometry.CELL_COUNT)
    cells = geometry.placed_cells(turn, first)
    named: dict[str, str | int] = {"shape": action.shape, "cell": action.cell}
    if cells is None:
        return Objection("isle-off-boat", "4.1", named)
    free = geometry.cells_of(state.free[16 * seat : 16 * seat + 9])
    filled = [cell for cell in cells if cell not in free]
    if filled:
        return Objection("isle-overlap", "4.1", {**named, "filled": ", ".join(filled)})
    touching = geometry.cells_of(state.touch[16 * seat : 16 * seat + 9])
    if not any(cell in touching for cell in cells):
        return Objection("isle-not-touching", "4.1", named)
    return None


def _skip_objection(state: State, seat: Seat, action: Skip) -> Objection | None:
    """Rule 4.2: only what fits nowhere is skipped."""
    if _is_offered(state, seat):
        return Objection("isle-decline-instead", "4.2")
    if (action.shape is None) != bool(state.picks[seat]):
        return Objection("isle-skip-which", "4.2")
    shapes = state.due_shapes(seat)
    named = [number for number in range(len(SHAPE_NAMES)) if shapes >> number & 1]
    if action.shape is not None:
        problem = _shape_objection(state, seat, action.shape)
        if problem:
            return problem
        named = [SHAPE_NUMBERS[action.shape]]
    fitting = [SHAPE_NAMES[number] for number in named if state.fits(seat, number)]
    return Objection("isle-must-draw", "4.2", {"shape": ", ".join(fitting)}) if fitting else None
