"""Calico's rules as answers about a table: who acts, what is legal, what is wrong with an action, what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.core.dice import seeded_dice
from tabbytop.core.errors import Objection
from tabbytop.games.calico.actions import BY_NUMBER, Arrange, Place, Take, action_number
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
from tabbytop.games.calico.table import Table

if TYPE_CHECKING:
    from tabbytop.core.game import Seat, Seed
    from tabbytop.games.calico.actions import Action
    from tabbytop.games.calico.config import Config


def empty_table(config: Config) -> Table:
    """A table that knows its options; nothing is dealt yet."""
    table = Table()
    table.config = config
    table.seats = config.players
    table.beginner = config.is_beginner
    table.family = config.family
    table.lower_variance = config.lower_variance
    table.values = config.goal_values == "tile"
    table.restriction = RESTRICTIONS.index(config.restriction)
    table.exact = config.shape_match == "exact_group"
    table.scenario = config.scenario
    boards = [list(BOARDS).index(board) for board in config.boards]
    table.wanted_boards = boards + [-1] * (4 - len(boards))
    cats = [CAT_NAMES.index(cat) for cat in config.chosen_cats]
    table.wanted_cats = cats or [-1] * 3
    return table


def new(config: Config, seed: Seed) -> Table:
    table = empty_table(config)
    table.deal(seeded_dice(seed))
    return table


def to_act(table: Table) -> tuple[Seat, ...]:
    if table.phase == OVER:
        return ()
    if table.phase == CHOOSING:
        return tuple(seat for seat in range(table.seats) if table.owes(seat))
    return (table.seat,)


def legal_actions(table: Table, seat: Seat) -> list[Action]:
    if not (0 <= seat < table.seats and table.owes(seat)):
        return []
    return [BY_NUMBER[number] for number in table.legal_numbers(seat)]


def apply(table: Table, seat: Seat, action: Action) -> Table:
    after = table.clone()
    after.play(seat, action_number(action))
    return after


def objection(table: Table, seat: Seat, action: Action) -> Objection | None:
    if table.phase == OVER:
        return Objection("calico-over", "7.1")
    if not 0 <= seat < table.seats:
        return Objection("calico-no-seat", "2.3", {"seat": seat + 1})
    if not table.owes(seat):
        return _not_your_turn(table)
    wanted = {CHOOSING: Arrange, PLACING: Place, TAKING: Take}[table.phase]
    if not isinstance(action, wanted):
        return _wrong_step(table)
    if isinstance(action, Arrange):
        return _arrange_objection(table, seat, action)
    if isinstance(action, Place):
        return _place_objection(table, seat, action)
    return None if action.market in (0, 1, 2) else Objection("calico-no-spot", "3.2")


def _not_your_turn(table: Table) -> Objection:
    if table.phase == CHOOSING:
        return Objection("calico-goals-chosen", "2.2")
    return Objection("calico-turn", "3", {"seat": table.seat + 1})


def _wrong_step(table: Table) -> Objection:
    if table.phase == CHOOSING:
        return Objection("calico-choose-goals", "2.2")
    if table.phase == PLACING:
        return Objection("calico-place-first", "3.1" if table.restriction != 3 else "9.3")
    return Objection("calico-take-now", "3.2" if table.restriction != 3 else "9.3")


def _arrange_objection(table: Table, seat: Seat, action: Arrange) -> Objection | None:
    dealt = [g for g in table.dealt[4 * seat : 4 * seat + 4] if g >= 0]
    named = (action.top, action.right, action.bottom_left)
    for name in named:
        if name not in GOAL_NUMBERS:
            return Objection("calico-goal-unknown", "4.2", {"goal": name, "goals": ", ".join(GOAL_LABELS)})
        if GOAL_NUMBERS[name] not in dealt:
            goals = ", ".join(GOAL_LABELS[g] for g in dealt)
            return Objection("calico-goal-not-dealt", "2.2", {"goal": name, "goals": goals})
    return None if len({GOAL_NUMBERS[name] for name in named}) == 3 else Objection("calico-goal-twice", "2.2")


def _place_objection(table: Table, seat: Seat, action: Place) -> Objection | None:
    held = sorted(PATCHES[p] for p in table.hand[2 * seat : 2 * seat + 2] if p >= 0)
    if action.patch not in held:
        return Objection("calico-not-in-hand", "3.1", {"patch": action.patch, "hand": ", ".join(held)})
    if action.cell in GOAL_CELLS:
        return Objection("calico-cell-goal", "3.1", {"cell": action.cell})
    if action.cell not in OPEN_CELLS:
        return Objection("calico-no-cell", "3.1", {"cell": action.cell})
    patch = PATCHES.index(action.patch)
    bit = CELL_BITS[action_number(action) % 22]
    if not bit & table.empty[seat]:
        return Objection("calico-cell-taken", "3.1", {"cell": action.cell})
    cells = table.cells_for(seat, patch)
    if not bit & cells:
        code = f"calico-restriction-{RESTRICTIONS[table.restriction].replace('_', '-')}"
        allowed = ", ".join(cells_of(cells)) or "-"
        return Objection(code, "9.3", {"patch": action.patch, "cell": action.cell, "cells": allowed})
    return None


def can_take_back(table: Table, seat: Seat, action: Action) -> bool:
    """Laying a patch and choosing goals show nothing new, until the last choice deals the hands."""
    if isinstance(action, Take):
        return table.restriction == 3
    after = apply(table, seat, action)
    return after.bag_left == table.bag_left
