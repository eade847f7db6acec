"""What an action in Calico brings at once, and half of what the hand could bring next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.calico.actions import action_number
from tabbytop.games.calico.geometry import ARRANGE, TAKE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.calico.actions import Action
    from tabbytop.games.calico.state import State


def values(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    return [_value(state, seat, action_number(action)) for action in actions]


def _value(state: State, seat: int, number: int) -> float:
    if number >= ARRANGE:
        return 0
    if number >= TAKE:
        return state.best_gain(seat, state.market[number - TAKE])
    after = state.clone()
    after.play(seat, number)
    left = max(after.hand[2 * seat], after.hand[2 * seat + 1])
    hope = after.best_gain(seat, left) if left >= 0 and after.empty[seat] else 0
    return after.score(seat) + hope / 2
