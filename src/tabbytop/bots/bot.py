"""What a bot is: it receives a View and a Budget, and returns an Action. It never receives the true State."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from tabbytop.bots.kit import kit_of
from tabbytop.bots.levels import LEVELS
from tabbytop.core.errors import BadInput

if TYPE_CHECKING:
    from random import Random

    from tabbytop.core.game import Game

BOTS = ("uniform", "greedy", *LEVELS)
"""Every name that some game has a bot for."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one turn; with neither, as much as it likes.

    A bot that is given iterations is the same on every machine; given seconds, it uses them whatever the machine.
    """

    seconds: float | None = None
    iterations: int | None = None
    """Matches that it may imagine."""
    cpu: bool = False
    """Whether seconds are those of this process's work, not of the clock on the wall."""

    def now(self) -> float:
        return time.process_time() if self.cpu else time.monotonic()

    def part(self, share: float) -> Budget:
        """So much of it."""
        seconds = None if self.seconds is None else share * self.seconds
        iterations = None if self.iterations is None else max(1, round(share * self.iterations))
        return replace(self, seconds=seconds, iterations=iterations)


class Bot(Protocol):
    name: str
    plan: Any
    """What it goes on with in its next choice, dropped where it does not fit the view; None if it plans no further.
    A bot that is made anew for a choice is given the plan of the one before."""

    def choose(self, view: Any, budget: Budget, rng: Random) -> Any:
        """A legal action for the seat that sees this view."""


def bots_of(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    return ("uniform", "greedy", *(LEVELS if kit_of(game.name).make_level else ()))


def make_bot(name: str, game: Game[Any, Any, Any, Any]) -> Bot:
    """The bot of this name for this game (BadInput)."""
    from tabbytop.bots.greedy import Greedy
    from tabbytop.bots.uniform import Uniform

    if name not in bots_of(game):
        raise BadInput("bot-unknown", bot=name, bots=", ".join(bots_of(game)))
    kit = kit_of(game.name)
    if name in LEVELS and kit.make_level:
        return kit.make_level(name, game)
    return Greedy(game) if name == "greedy" else Uniform(game)
