"""A player's mistake (Objection) and broken input (BadInput): codes and arguments, never prose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Objection:
    """The rule that an action would break."""

    code: str
    """Stable, `game-what`; also the key of its sentence in the locale files."""
    section: str
    """Its section in docs/rules/<game>.<lang>.md."""
    args: Mapping[str, str | int] = field(default_factory=dict)


class BadInput(ValueError):
    """Input that can't be understood: a code with its sentence in the locale files, and what to name in it."""

    def __init__(self, code: str, /, **named: str | int) -> None:
        super().__init__(code, named)
        self.code = code
        self.named = named

    def __str__(self) -> str:
        return f"{self.code} {self.named}"
