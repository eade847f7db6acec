"""What the host answers instead of doing it."""

from __future__ import annotations

from tabbytop.core.errors import BadInput


class Refused(Exception):
    """An answer that is no: a code with its sentence, and what kind of no it is."""

    def __init__(self, kind: str, code: str, /, **named: str | int) -> None:
        super().__init__(kind, code)
        self.kind, self.code, self.named = kind, code, named


class Conflict(Refused):
    """Another process has stored an entry first: the match has caught up with it, and the work may be tried again."""


class OldRules(Refused):
    """A match of an earlier version of its game's rules."""

    def __init__(self, code: str, version: int, known: int) -> None:
        super().__init__("old", code, version=version, known=known)


class Broken(BadInput):
    """An entry of the log that does not follow from those before it."""
