"""What a seat may choose in Calico: typed actions, their text notation, their numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from tabbytop.core.errors import BadInput
from tabbytop.games.calico.geometry import ACTIONS, ARRANGE, ARRANGED, TAKE
from tabbytop.games.calico.pieces import GOAL_LABELS, GOAL_NUMBERS, OPEN_CELLS, PATCHES


@dataclass(frozen=True, slots=True)
class Arrange:
    """Put three of the dealt goals on the quilt. Notation: `goals ≠ AA-BB-CC AAA-BBB`."""

    top: str
    right: str
    bottom_left: str
    kind: Literal["arrange"] = "arrange"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a patch of the hand on an open cell. Notation: `Mv d2`."""

    patch: str
    cell: str
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the patch on a spot of the market, counted from 0 (alone: the far end). Notation: `take 1`, from 1."""

    market: int
    kind: Literal["take"] = "take"


Action = Arrange | Place | Take
ACTION_TYPES = {"arrange": Arrange, "place": Place, "take": Take}


def _goals(digits: int) -> Arrange:
    return Arrange(GOAL_LABELS[digits // 100], GOAL_LABELS[digits // 10 % 10], GOAL_LABELS[digits % 10])


BY_NUMBER: tuple[Action, ...] = (
    *(Place(patch, cell) for patch in PATCHES for cell in OPEN_CELLS),
    *(Take(spot) for spot in range(3)),
    *map(_goals, ARRANGED),
)
NUMBERS = {action: number for number, action in enumerate(BY_NUMBER)}


def action_number(action: Action) -> int:
    """From 0 to 914; BadInput for a well-formed action that names a patch, cell, spot or goal that does not exist."""
    if isinstance(action, Arrange):
        labels = [GOAL_LABELS[GOAL_NUMBERS[g]] if g in GOAL_NUMBERS else g for g in _labels(action)]
        action = Arrange(labels[0], labels[1], labels[2])
    try:
        return NUMBERS[action]
    except KeyError:
        raise BadInput("calico-no-such-action", action=format_action(action)) from None


def numbered_action(number: int) -> Action:
    if not 0 <= number < ACTIONS:
        raise BadInput("action-number", number=number)
    return BY_NUMBER[number]


def _labels(action: Arrange) -> tuple[str, str, str]:
    return action.top, action.right, action.bottom_left


def format_action(action: Action) -> str:
    if isinstance(action, Place):
        return f"{action.patch} {action.cell}"
    if isinstance(action, Take):
        return f"take {action.market + 1}"
    return "goals " + " ".join(_labels(action))


def parse_action(text: str) -> Action:
    words = text.split()
    if len(words) == 4 and words[0] == "goals":
        return Arrange(words[1], words[2], words[3])
    if len(words) == 2 and words[0] == "take" and words[1] in ("1", "2", "3"):
        return Take(int(words[1]) - 1)
    if len(words) == 2 and words[0] in PATCHES and re.fullmatch("[a-g][1-7]", words[1]):
        return Place(words[0], words[1])
    raise BadInput("action-text", text=text)


assert len(PATCHES) * len(OPEN_CELLS) == TAKE
assert len(BY_NUMBER) == ACTIONS
assert NUMBERS[Take(0)] == TAKE
assert isinstance(BY_NUMBER[ARRANGE], Arrange)
