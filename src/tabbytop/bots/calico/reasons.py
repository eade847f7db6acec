"""Why a move of Calico is good: the parts of the learned value that it changes, as score lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.calico.rollout import Rollout
from tabbytop.bots.hints import Reason
from tabbytop.games.calico.geometry import ARRANGE, TAKE
from tabbytop.games.calico.pieces import CAT_NAMES, COLOURS, GOAL_LABELS, GOAL_PLACES, PATTERNS

if TYPE_CHECKING:
    from tabbytop.bots.calico.value import Value
    from tabbytop.games.calico.state import State

LEAST = 0.2
"""Points, gained or lost, below which a line is not worth a word."""


def reasons(value: Value, state: State, seat: int, number: int) -> tuple[Reason, ...]:
    """For a patch that is taken: those of its best placement."""
    if number >= ARRANGE:
        return ()
    value.survey(state, seat)
    if number >= TAKE:
        patch = state.market[number - TAKE]
        rollout = Rollout(value)
        rollout.rate(state, seat, patch, 8)
        cell = rollout.top_cell[8]
    else:
        patch, cell = divmod(number, 22)
    found = [reason for reason in _parts(value, state, seat, patch, cell) if abs(reason.change) >= LEAST]
    return tuple(sorted(found, key=lambda reason: -reason.change))


def _parts(value: Value, state: State, seat: int, patch: int, cell: int) -> list[Reason]:
    change = [round(value.part(state, seat, patch, cell, which), 2) for which in range(5)]
    colour, pattern = COLOURS[patch // 6], PATTERNS[patch % 6]
    cat = CAT_NAMES[state.cats[state.cat_of[patch % 6]]]
    found = [
        Reason("button", change[0], {"colour": colour}),
        Reason("cat", change[1], {"cat": cat, "pattern": pattern}),
    ]
    for place in range(3):
        goal = state.goals[3 * seat + place]
        if goal >= 0:
            found.append(Reason("goal", change[2 + place], {"goal": GOAL_LABELS[goal], "place": GOAL_PLACES[place]}))
    return found
