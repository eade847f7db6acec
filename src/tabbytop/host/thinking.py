"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.bots import yielding
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.games import load_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.core.game import Json, Seat

USUAL = Budget(seconds=1.0)
TRIES = 3
MOST_MINDS = 1000
"""Bots in their seats whose minds are kept, those that thought last; with a plan, up to 8 KB each."""
POLITENESS = 10
"""By how much a worker steps back behind the server."""


def think(game_name: str, level: str, seen: bytes, mind: bytes, budget: Budget) -> tuple[Json, bytes]:
    """In a worker: an action for the seat that has this view, as JSON, and the bot's mind after it."""
    game = load_game(game_name)
    bot, view = make_bot(level, game), pickle.loads(seen)  # noqa: S301  made by ourselves a moment ago
    plan, dice = pickle.loads(mind)  # noqa: S301  by ourselves, too
    if plan is not None:
        bot.plan = plan
    action = bot.choose(view, budget, dice)
    return game.dump_action(action), pickle.dumps((bot.plan, dice))


def secret_dice(match_id: str, seat: Seat, level: str) -> Random:
    """Nobody can foresee what a bot will do."""
    del match_id, seat, level
    return Random(secrets.token_bytes(16))


def _stand_back() -> None:
    """Signals are the parent's business, and whoever serves people goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    yielding.enable()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed could not tell its workers to stop."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Thinkers:
    """A pool of workers; one that dies is replaced, and its thought is thought again.

    Workers remember nothing: the mind of a bot (its plan for what follows, and its dice) travels with each thought.
    """

    def __init__(
        self, workers: int = 1, budget: Budget = USUAL, dice: Callable[[str, Seat, str], Random] = secret_dice
    ) -> None:
        self.workers, self.budget, self.dice = workers, budget, dice
        self.pool: ProcessPoolExecutor | None = None
        self.minds: dict[tuple[str, Seat, str], bytes] = {}
        """By match, seat and level; the one that thought last comes last."""

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, _stand_back)
        return self.pool

    async def choose(self, match_id: str, game_name: str, level: str, view: Any) -> Json:
        """What the bot of this level does in the seat of this view."""
        whose = (match_id, view.seat, level)
        mind = self.minds.get(whose) or pickle.dumps((None, self.dice(*whose)))
        action, mind = await self._think(game_name, level, pickle.dumps(view), mind, self.budget)
        self.minds.pop(whose, None)
        self.minds[whose] = mind
        if len(self.minds) > MOST_MINDS:
            del self.minds[next(iter(self.minds))]
        return action

    async def _think(self, *thought: Any) -> tuple[Json, bytes]:
        for attempt in range(TRIES):
            pool = self._pool()
            try:
                return await asyncio.wrap_future(pool.submit(think, *thought))
            except BrokenProcessPool:
                if self.pool is pool:  # another thought may have found it broken before
                    self.pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
