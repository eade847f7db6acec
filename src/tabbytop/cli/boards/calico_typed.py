"""What is typed in a match of Calico: short forms, verbs, the notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tabbytop.cli.boards import is_number
from tabbytop.core.errors import BadInput
from tabbytop.core.naming import find_name
from tabbytop.games.calico.actions import Arrange, Place, Take, parse_action
from tabbytop.games.calico.pieces import GOAL_LABELS, OPEN_CELLS, PATCHES

if TYPE_CHECKING:
    from tabbytop.games.calico.actions import Action
    from tabbytop.games.calico.visibility import QuiltView, View

GLUED = re.compile(r"\b(\d)([a-g]\d)\b", re.IGNORECASE)
"""The number of a patch and a cell, typed as one."""
VERBS = {"lay": "placing", "place": "placing", "take": "taking", "goals": "choosing"}
"""By the word that a line may begin with: the step that it belongs to."""
ANY_OF_STEP: dict[str, Action] = {
    "placing": Place(PATCHES[0], OPEN_CELLS[0]),
    "taking": Take(0),
    "choosing": Arrange(GOAL_LABELS[0], GOAL_LABELS[1], GOAL_LABELS[2]),
}


def read_action(text: str, view: View) -> Action:
    """`1 d2` (patch 1 of the hand on d2), `2` (patch 2 of the market), `1 3 2` (goals on A, B, C), or the notation.

    Each may begin with its verb; a verb of another step is left to the rules, which say what is to be done now.
    """
    parts = GLUED.sub(r"\1 \2", text.replace(",", " ")).split()
    step = VERBS.get(parts[0].lower()) if parts else None
    if step and step != view.phase:
        return ANY_OF_STEP[step]
    parts = parts[1:] if step else parts
    if len(parts) == 2 and is_number(parts[1]):
        parts.reverse()
    assert view.seat is not None
    quilt = view.quilts[view.seat]
    if view.phase == "placing":
        refuse_unless_one_cell(parts)
    if view.phase == "choosing" and len(parts) == 3:
        top, right, bottom_left = (pick(part, quilt.dealt, "goals") if is_number(part) else part for part in parts)
        return Arrange(top, right, bottom_left)
    if view.phase == "choosing" and (step or len(parts) == 2) and all(map(is_number, parts)):
        raise BadInput("calico-three-goals", count=len(parts))
    if len(parts) == 1 and is_number(parts[0]):
        return Take(int(pick(parts[0], ("0", "1", "2"), "market")))
    if len(parts) == 2 and is_number(parts[0]) and quilt.hand:
        return Place(str(pick_held(parts[0], quilt, view.phase)), parts[1].lower())
    if len(parts) == 1 and len(quilt.hand) == 1:
        return Place(str(quilt.hand[0]), parts[0].lower())
    if len(parts) == 2 and (patch := find_name(parts[0], PATCHES)):
        return Place(patch, parts[1].lower())
    return parse_action(text)


def refuse_unless_one_cell(parts: list[str]) -> None:
    """A goal is no cell to lay a patch on, and what is taken afterwards has its own line (BadInput)."""
    if len(parts) == 2 and parts[1].upper() in ("A", "B", "C"):
        raise BadInput("calico-cell-goal", cell=parts[1].upper())
    if len(parts) == 3 and is_number(parts[0]) and is_number(parts[2]):
        raise BadInput("calico-one-by-one", lay=" ".join(parts[:2]), take=parts[2])


def pick(part: str, things: tuple[Any, ...], where: str) -> Any:
    """The thing of this number, counted from 1 (BadInput)."""
    if not 1 <= int(part) <= len(things):
        raise BadInput(f"calico-number-{where}", number=int(part), most=len(things))
    return things[int(part) - 1]


def pick_held(part: str, quilt: QuiltView, phase: str) -> str | None:
    """The patch that is held in this place (BadInput); when none is to be laid, any will do for the rules to say so."""
    held = held_patches(quilt)
    if int(part) not in held and phase == "placing":
        raise BadInput("calico-number-hand", number=int(part), numbers=", ".join(map(str, held)))
    return held.get(int(part), quilt.hand[0])


def held_patches(quilt: QuiltView) -> dict[int, str | None]:
    """The hand by its numbers, which a patch keeps until it is laid."""
    places = quilt.hand_places or (1, 2)
    return dict(sorted(zip(places, quilt.hand, strict=False)))
