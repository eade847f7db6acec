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

from tabbytop.bots.bot import Budget, make_bot
from tabbytop.core import manners
from tabbytop.games import load_game

if TYPE_CHECKING:
    from tabbytop.core.game import Json

TRIES = 3
POLITENESS = 10
"""By how much a worker steps back behind the server."""


def think(game_name: str, level: str, seen: bytes, seconds: float, seed: bytes) -> Json:
    """In a worker: an action for the seat that has this view, as JSON."""
    game = load_game(game_name)
    view = pickle.loads(seen)  # noqa: S301  made by ourselves a moment ago
    action = make_bot(level, game).choose(view, Budget(seconds=seconds), Random(seed))
    return game.dump_action(action)


def _stand_back() -> None:
    """Signals are the parent's business, and whoever serves people goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    manners.be_polite()
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
    """A pool of workers; one that dies is replaced, and its thought is thought again."""

    def __init__(self, workers: int = 1, seconds: float = 1.0) -> None:
        self.workers, self.seconds = workers, seconds
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, _stand_back)
        return self.pool

    async def choose(self, game_name: str, level: str, view: Any) -> Json:
        seen = pickle.dumps(view)
        for attempt in range(TRIES):
            try:
                future = self._pool().submit(think, game_name, level, seen, self.seconds, secrets.token_bytes(16))
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self.pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
