"""Bots think beside people: their workers let the server go first, and choose no differently for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from services import PATIENCE
from tabbytop.bots import yielding
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.games import GAMES, load_game
from tabbytop.host.thinking import Thinkers


def masters_choice(name, matches=20):
    game = load_game(name)
    state = game.new(game.load_config({"players": 2}), 5)
    seat = game.to_act(state)[0]
    action = make_bot("master", game).choose(game.view(state, seat), Budget(iterations=matches), Random(1))
    return game.dump_action(action)


@pytest.fixture(scope="module")
def worker():
    thinkers = Thinkers()
    yield thinkers._pool()
    thinkers.close()


def test_workers_yield_and_the_server_does_not(worker):
    assert worker.submit(yielding.is_enabled).result(PATIENCE)
    assert not yielding.is_enabled()


@pytest.mark.parametrize("name", GAMES)
def test_yielding_changes_no_choice(worker, name):
    assert worker.submit(masters_choice, name).result(PATIENCE) == masters_choice(name)


COUNT = """
import sys
from tabbytop.bots import system, yielding
from test_thinking import masters_choice
ways = []
system.sched_yield = lambda: ways.append(1)
masters_choice(sys.argv[1], 2)
assert not ways, "nobody told it to yield"
yielding.enable()
masters_choice(sys.argv[1], 2)
print(len(ways))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_search_yields(name):
    """Counted in the plain form, which says the same as the compiled one."""
    env = {**os.environ, "TABBYTOP_PURE": "1", "PYTHONPATH": os.pathsep.join(map(str, Path(__file__).parents[:2]))}
    command = [sys.executable, "-c", COUNT, name]
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert int(done.stdout or 0) > 0, done.stderr
