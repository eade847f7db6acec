"""Calico's rules as answers about a table: who acts, what is legal, what is wrong with an action, what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.errors import Objection
from tabbytop.core.state import after_move
from tabbytop.games.calico.actions import Arrange, Place, Take, action_number
from tabbytop.games.calico.geometry import CELL_BITS, CHOOSING, OVER, PLACING, TAKING
from tabbytop.games.calico.grids import cells_of
from tabbytop.games.calico.pieces import (
    BOARDS,
    CAT_NAMES,
    GOAL_CELLS,
    GOAL_LABELS,
    GOAL_NUMBERS,
    OPEN_CELLS,
    PATCHES,
    RESTRICTIONS,
)
from tabbytop.games.calico.state import State

if TYPE_CHECKING:
    from tabbytop.core.game import Seat
    from tabbytop.games.calico.actions import Action
    from tabbytop.games.calico.config import Config


def empty_state(config: Config) -> State:
    """A table that knows its options; nothing is dealt yet."""
    state = State()
    state.config = config
    state.seats = config.players
    state.beginner = config.is_beginner
    state.family = config.family
    state.lower_variance = config.lower_variance
    state.values = config.goal_values == "tile"
    state.restriction = RESTRICTIONS.index(config.restriction)
    state.exact = config.shape_match == "exact_group"
    state.scenario = config.scenario
    boards = [list(BOARDS).index(board) for board in config.boards]
    state.wanted_boards = boards + [-1] * (4 - len(boards))
    cats = [CAT_NAMES.index(cat) for cat in config.chosen_cats]
    state.wanted_cats = cats or [-1] * 3
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == OVER:
        return ()
    if state.phase == CHOOSING:
        return tuple(seat for seat in range(state.seats) if state.owes(seat))
    return (state.seat,)


def objection(state: State, seat: Seat, action: Action) -> Objection | None:
    if state.phase == OVER:
        return Objection("calico-over", "7.1")
    if not 0 <= seat < state.seats:
        return Objection("calico-no-seat", "2.3", {"seat": seat + 1})
    if not state.owes(seat):
        return _not_your_turn(state)
    wanted = {CHOOSING: Arrange, PLACING: Place, TAKING: Take}[state.phase]
    if not isinstance(action, wanted):
        return _wrong_step(state)
    if isinstance(action, Arrange):
        return _arrange_objection(state, seat, action)
    if isinstance(action, Place):
        return _place_objection(state, seat, action)
    return None if action.market in (0, 1, 2) else Objection("calico-no-spot", "3.2")


def _not_your_turn(state: State) -> Objection:
    if state.phase == CHOOSING:
        return Objection("calico-goals-chosen", "2.2")
    return Objection("calico-turn", "3", {"seat": state.seat + 1})


def _wrong_step(state: State) -> Objection:
    if state.phase == CHOOSING:
        return Objection("calico-choose-goals", "2.2")
    if state.phase == PLACING:
        return Objection("calico-place-first", "3.1" if state.restriction != 3 else "9.3")
    return Objection("calico-take-now", "3.2" if state.restriction != 3 else "9.3")


def _arrange_objection(state: State, seat: Seat, action: Arrange) -> Objection | None:
    dealt = [g for g in state.dealt[4 * seat : 4 * seat + 4] if g >= 0]
    named = (action.top, action.right, action.bottom_left)
    for name in named:
        if name not in GOAL_NUMBERS:
            return Objection("calico-goal-unknown", "4.2", {"goal": name, "goals": ", ".join(GOAL_LABELS)})
        if GOAL_NUMBERS[name] not in dealt:
            goals = ", ".join(GOAL_LABELS[g] for g in dealt)
            return Objection("calico-goal-not-dealt", "2.2", {"goal": name, "goals": goals})
    return None if len({GOAL_NUMBERS[name] for name in named}) == 3 else Objection("calico-goal-twice", "2.2")


def _place_objection(state: State, seat: Seat, action: Place) -> Objection | None:
    held = sorted(PATCHES[p] for p in state.hand[2 * seat : 2 * seat + 2] if p >= 0)
    if action.patch not in held:
        return Objection("calico-not-in-hand", "3.1", {"patch": action.patch, "hand": ", ".join(held)})
    if action.cell in GOAL_CELLS:
        return Objection("calico-cell-goal", "3.1", {"cell": action.cell})
    if action.cell not in OPEN_CELLS:
        return Objection("calico-no-cell", "3.1", {"cell": action.cell})
    patch = PATCHES.index(action.patch)
    bit = CELL_BITS[action_number(action) % 22]
    if not bit & state.empty[seat]:
        return Objection("calico-cell-taken", "3.1", {"cell": action.cell})
    cells = state.cells_for(seat, patch)
    if not bit & cells:
        code = f"calico-restriction-{RESTRICTIONS[state.restriction].replace('_', '-')}"
        allowed = ", ".join(cells_of(cells)) or "-"
        return Objection(code, "9.3", {"patch": action.patch, "cell": action.cell, "cells": allowed})
    return None


def can_take_back(state: State, seat: Seat, action: Action, after: State | None = None) -> bool:
    """Laying a patch and choosing goals show nothing new, until the last choice deals the hands."""
    if isinstance(action, Take):
        return state.restriction == 3
    after = after or after_move(state, seat, action_number(action))
    return after.bag_left == state.bag_left
