"""What a seat may choose in Yummy Kitty: typed actions, their text notation, their numbers.

A card is named by where it lies, counted from 0 at the left end of its hand, never by a side that its seat can't see.
An attraction is told in steps that nobody else sees before it is settled: attract, join (an angora), pay, settle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabbytop.core.errors import BadInput
from tabbytop.games.yummy_kitty.codes import (
    ACTIONS,
    ATTRACT,
    EXCLUDED,
    JOIN,
    LAY,
    LEAVE,
    PACK,
    PAY,
    SEATS,
    SETTLE,
)
from tabbytop.games.yummy_kitty.pieces import BREEDS


@dataclass(frozen=True, slots=True)
class Store:
    """Take cards from the draw pile. Notation: `store`."""

    kind: Literal["store"] = "store"


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn pass, where the option allows it. Notation: `pass`."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Attract:
    """Aim at a card of another seat's hand, or with neither at the first excluded cat. Notation: `attract 2:3`
    (seat 2, third card) or `attract excluded`."""

    seat: int | None = None
    card: int | None = None
    kind: Literal["attract"] = "attract"


@dataclass(frozen=True, slots=True)
class Join:
    """Choose the colony of an angora. Notation: `join orange`."""

    colony: str
    kind: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class Pay:
    """Add a card of the own hand to the payment; the last one will lie on top. Notation: `pay 3`, from 1."""

    card: int
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class Settle:
    """The payment is complete. Notation: `settle`."""

    kind: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True)
class Yarn:
    """Lay a yarn card of the own hand on a colony. Notation: `yarn 3 orange`, from 1."""

    card: int
    colony: str
    kind: Literal["yarn"] = "yarn"


@dataclass(frozen=True, slots=True)
class Leave:
    """Choose the cat that a mouse lures away. Notation: `leave orange`, or `leave orange angora` for its angora."""

    colony: str
    angora: bool = False
    kind: Literal["leave"] = "leave"


Action = Store | Pass | Attract | Join | Pay | Settle | Yarn | Leave
ACTION_TYPES: dict[str, type] = {
    "store": Store,
    "pass": Pass,
    "attract": Attract,
    "join": Join,
    "pay": Pay,
    "settle": Settle,
    "yarn": Yarn,
    "leave": Leave,
}

BY_NUMBER: tuple[Action, ...] = (
    Store(),
    Pass(),
    Settle(),
    *(Join(breed) for breed in BREEDS),
    *(Leave(breed, angora) for breed in BREEDS for angora in (False, True)),
    Attract(),
    *(Pay(card) for card in range(PACK)),
    *(Yarn(card, breed) for card in range(PACK) for breed in BREEDS),
    *(Attract(seat, card) for seat in range(SEATS) for card in range(PACK)),
)
NUMBERS = {action: number for number, action in enumerate(BY_NUMBER)}


def action_number(action: Action) -> int:
    """From 0 to 1063; BadInput for a well-formed action that names a seat, place or breed that does not exist."""
    try:
        return NUMBERS[action]
    except KeyError:
        raise BadInput("yummy-no-such-action", action=format_action(action)) from None


def numbered_action(number: int) -> Action:
    if not 0 <= number < ACTIONS:
        raise BadInput("action-number", number=number)
    return BY_NUMBER[number]


def format_action(action: Action) -> str:
    if isinstance(action, Attract):
        return f"attract {_format_target(action)}"
    if isinstance(action, Join):
        return f"join {action.colony}"
    if isinstance(action, Pay):
        return f"pay {action.card + 1}"
    if isinstance(action, Yarn):
        return f"yarn {action.card + 1} {action.colony}"
    if isinstance(action, Leave):
        return f"leave {action.colony}{' angora' if action.angora else ''}"
    return action.kind


def _format_target(action: Attract) -> str:
    if action.seat is None and action.card is None:
        return "excluded"
    seat = "" if action.seat is None else action.seat + 1
    card = "" if action.card is None else action.card + 1
    return f"{seat}:{card}"


def parse_action(text: str) -> Action:
    action = _parse_words(text.split())
    if action is None:
        raise BadInput("action-text", text=text)
    return action


def _parse_words(words: list[str]) -> Action | None:
    match words:
        case ["store"] | ["pass"] | ["settle"]:
            simple: Action = ACTION_TYPES[words[0]]()
            return simple
        case ["attract", "excluded"]:
            return Attract()
        case ["attract", target] if _are_numbers(*target.split(":", 1)) and ":" in target:
            seat, card = target.split(":")
            return Attract(int(seat) - 1, int(card) - 1)
        case ["join", colony] if colony in BREEDS:
            return Join(colony)
        case ["pay", card] if _are_numbers(card):
            return Pay(int(card) - 1)
        case ["yarn", card, colony] if _are_numbers(card) and colony in BREEDS:
            return Yarn(int(card) - 1, colony)
        case ["leave", colony, *more] if colony in BREEDS and more in ([], ["angora"]):
            return Leave(colony, bool(more))
    return None


def _are_numbers(*words: str) -> bool:
    return all(word.isascii() and word.isdigit() and word[0] != "0" and len(word) < 4 for word in words)


assert len(BY_NUMBER) == ACTIONS
assert [NUMBERS[a] for a in (Settle(), Join("orange"), Leave("orange"), Attract())] == [SETTLE, JOIN, LEAVE, EXCLUDED]
assert [NUMBERS[a] for a in (Pay(0), Yarn(0, "orange"), Attract(0, 0))] == [PAY, LAY, ATTRACT]
