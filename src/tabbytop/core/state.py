"""What a state answers so that the rules can be asked about it: copied, dealt, and played on by action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from typing import Self

    from tabbytop.core.dice import Dice


class State(Protocol):
    config: Any
    seats: int

    def clone(self) -> Self:
        """A state of its own that stands the same."""

    def deal(self, dice: Dice) -> None:
        """Spend all chance."""

    def play(self, seat: int, number: int) -> None:
        """Carry out the legal action of this number."""

    def owes(self, seat: int) -> bool | int:
        """Whether this seat owes a decision."""
        ...

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers of what a seat that owes a decision may choose, from the least on."""
        ...

    def score(self, seat: int) -> int:
        """The running total of the seat's sheet."""
        ...


S = TypeVar("S", bound=State)


def after_move(state: S, seat: int, number: int) -> S:
    """The state after the legal action of this number; the given one stays as it is."""
    after = state.clone()
    after.play(seat, number)
    return after
