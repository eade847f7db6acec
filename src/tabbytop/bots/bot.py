"""What a bot is: it receives a View and a Budget, and returns an Action. It never receives the true State."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from random import Random

    from tabbytop.core.game import Game


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one action; None for as much as it likes."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    name: str

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        """A legal action for the seat that sees this view."""


def make_bot(name: str, game: Game[Any, Any, Any, Any]) -> Bot:
    """The bot of this name for this game (BadInput)."""
    from tabbytop.bots.greedy import Greedy
    from tabbytop.bots.uniform import Uniform

    kinds: dict[str, type[Greedy | Uniform]] = {"uniform": Uniform, "greedy": Greedy}
    if name not in kinds:
        raise BadInput("bot-unknown", bot=name, bots=", ".join(BOTS))
    return kinds[name](game)


BOTS = ("uniform", "greedy")
