"""What an action in Yummy Kitty is worth at once: the points of the cat in the bowl, against the food it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.yummy_kitty.actions import Attract, Join, Leave, Pass, Pay, Settle, Store, Yarn, action_number
from tabbytop.games.yummy_kitty.codes import COST
from tabbytop.games.yummy_kitty.pieces import ANIMALS, FOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.yummy_kitty.actions import Action
    from tabbytop.games.yummy_kitty.state import State

WORTH = {
    "orange": 2.0,
    "calico": 2.5,
    "american": 2.6,
    "siamese": 1.0,
    "black": 2.5,
    "angora": 1.5,
    "british": 3.0,
    "fortune": 1.0,
}
"""What a cat is worth beyond what the sheet says now."""
FOOD_PRICE, STORE_WORTH, YARN_WORTH = 0.9, 0.6, 0.5


def values(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    return [_value(state, seat, action) for action in actions]


def _value(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Attract):
        return _attracted(state, seat, action)
    if isinstance(action, Store):
        return STORE_WORTH
    if isinstance(action, Yarn):
        size = state.colony_size(seat, ANIMALS.index(action.colony))
        return YARN_WORTH * size - 0.3
    if isinstance(action, Pay):
        return -abs(_food(state, seat, action.card) - (_target_cost(state) - state.paid_sum))
    if isinstance(action, Settle):
        return 100
    if isinstance(action, Join | Leave):
        return _after(state, seat, action)
    assert isinstance(action, Pass)
    return -1


def _attracted(state: State, seat: int, action: Attract) -> float:
    """The cat's worth, less its food, and a little more for taking it from a rival."""
    after = state.clone()
    after.play(seat, action_number(action))
    animal = ANIMALS[after.deck[after.target] & 15]
    return (
        WORTH.get(animal, 0) - FOOD_PRICE * COST[ANIMALS.index(animal)] + 1.2 + (0.2 if action.seat is not None else 0)
    )


def _target_cost(state: State) -> int:
    return int(COST[state.deck[state.target] & 15])


def _food(state: State, seat: int, place: int) -> int:
    food = FOODS[state.deck[state.hand[74 * seat + place]] >> 4 & 3]
    return {"koi2": 2}.get(food, 1)


def _after(state: State, seat: int, action: Join | Leave) -> float:
    after = state.clone()
    after.play(seat, action_number(action))
    return after.score(seat)
