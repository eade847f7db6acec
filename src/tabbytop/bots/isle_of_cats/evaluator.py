"""What an action in Explore & Draw is worth at once: the score after it, company for cats, a tidy shore."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
)
from tabbytop.games.isle_of_cats.geometry import LONELY
from tabbytop.games.isle_of_cats.pieces import CARDS, COLOURS, COLUMNS, SHAPE_NUMBERS, SHAPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.games.isle_of_cats.actions import Action
    from tabbytop.games.isle_of_cats.pieces import Discovery
    from tabbytop.games.isle_of_cats.state import State

MOST_TRIED = 160
"""Of more placements than this only every second, third ... is tried: a boat that is nearly empty has hundreds."""
UNTRIED = -1000.0
LESSON_HOPE, RARE_HOPE, COMMON_HOPE, CAT_HOPE, FRIEND_HOPE = 1.0, 5.0, 1.5, 4.0, 3.0
SPECIAL_PRICE = 4.0
SIZES = {shape.name: "".join(shape.grid).count("#") for shape in SHAPES}


def values(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    step = 1 + sum(isinstance(action, Place) for action in actions) // MOST_TRIED
    return [
        UNTRIED if isinstance(action, Place) and number % step else _value(state, seat, action)
        for number, action in enumerate(actions)
    ]


def _value(state: State, seat: int, action: Action) -> float:
    if isinstance(action, Place):
        return _drawn(state, seat, action)
    if isinstance(action, Column | Row | Each | Extra):
        return _taken(state, seat, action)
    if isinstance(action, Resolve):
        return _resolved(state, seat, action)
    if isinstance(action, Double):
        return UNTRIED / 2
    assert isinstance(action, Skip | Decline | Done)
    return UNTRIED + 1 if isinstance(action, Decline | Done) else UNTRIED + 2


def _drawn(state: State, seat: int, action: Place) -> float:
    after = state.clone()
    after.play(seat, action_number(action))
    score = after.score(seat)
    shore = sum(row.bit_count() for row in after.touch[16 * seat : 16 * seat + 12])
    return score - 3 * after.m[LONELY] - 0.5 * shore


def _taken(state: State, seat: int, action: Column | Row | Each | Extra) -> float:
    """What the cards could bring, less what a special is worth later on."""
    if isinstance(action, Column):
        slots = [COLUMNS.index(action.column) + 4 * row for row in range(3)]
    elif isinstance(action, Row):
        slots = [4 * (action.row - 1) + column for column in range(4)]
    elif isinstance(action, Each):
        slots = [4 * row + COLUMNS.index(column) for row, column in enumerate(action.columns)]
    else:
        slots = [action.slot - 1]
    aboard = state.hues[64 * seat : 64 * seat + state.pieces[seat]]
    return sum(_hope(state.card_at(slot), aboard) for slot in slots) - (
        0 if isinstance(action, Column) else SPECIAL_PRICE
    )


def _hope(card: int, aboard: list[int]) -> float:
    """Cats of colours that are aboard may join a family; treasures fill gaps; a lesson may come true."""
    found = CARDS[card]
    if found.lesson:
        return LESSON_HOPE
    return max(sum(_worth(item, aboard) for item in zone) for zone in (found.above, found.below) if zone)


def _worth(item: Discovery, aboard: list[int]) -> float:
    if item.colour is None:
        return RARE_HOPE if SHAPES[SHAPE_NUMBERS[item.shape]].kind == "rare" else COMMON_HOPE
    counts = [aboard.count(hue) for hue in range(5)]
    friends = max(counts) if item.colour == "any" else counts[COLOURS.index(item.colour)]
    return CAT_HOPE + FRIEND_HOPE * min(friends, 6)


def _resolved(state: State, seat: int, action: Resolve) -> float:
    """Lessons first; the larger zone; an oshax in the colour of most cats."""
    card = CARDS[state.card_at(action.slot - 1)]
    if card.lesson:
        return 100
    zone = card.below if action.zone == "below" else card.above
    size = sum(SIZES[item.shape] + 3 * (SHAPES[SHAPE_NUMBERS[item.shape]].kind == "rare") for item in zone)
    hues = state.hues[64 * seat : 64 * seat + state.pieces[seat]]
    return size + (hues.count(COLOURS.index(action.colour)) if action.colour else 0)
