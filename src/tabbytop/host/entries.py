"""What may stand in the log of a match: one type for each kind of entry, and what of it everyone may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

FOR_GOOD = "greedy"
"""Who plays for someone who has given up at a table without a stand-in."""


@dataclass(slots=True)
class Chair:
    """A seat at the table, as everyone may know it."""

    kind: str
    """`person`, `bot`, or `open` for someone who has the link."""
    name: str
    level: str | None = None
    """The bot that sits here, or that plays while the person is away."""
    is_away: bool = False
    gave_up: bool = False

    @property
    def bot(self) -> str | None:
        """Who thinks for this seat just now, if no person does."""
        if self.gave_up:
            return self.level or FOR_GOOD
        return self.level if self.kind == "bot" or self.is_away else None


class Created(msgspec.Struct, frozen=True):
    chairs: list[Chair]


class Joined(msgspec.Struct, frozen=True):
    name: str


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    by: str | None = None
    """`clock` when it was not the person who said so."""


class Back(msgspec.Struct, frozen=True):
    pass


class GaveUp(msgspec.Struct, frozen=True):
    pass


class Rematch(msgspec.Struct, frozen=True):
    match: str


class Reaction(msgspec.Struct, frozen=True):
    reaction: str


class Moved(msgspec.Struct, frozen=True):
    action: Any


class Undone(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    """The entry of the move that was taken back."""
    rest: bool = False
    """Whether all moves after it went with it."""


Content = Created | Joined | Left | Back | GaveUp | Rematch | Reaction | Moved | Undone
KINDS: dict[str, type[Content]] = {
    "created": Created,
    "joined": Joined,
    "left": Left,
    "back": Back,
    "gave_up": GaveUp,
    "rematch": Rematch,
    "reaction": Reaction,
    "move": Moved,
    "undo": Undone,
}
KIND_OF = {content: kind for kind, content in KINDS.items()}


def parse_content(kind: str, data: str) -> Content:
    """What an entry of this kind says (ValueError)."""
    if kind not in KINDS:
        raise ValueError(kind)
    return msgspec.json.decode(data, type=KINDS[kind])
