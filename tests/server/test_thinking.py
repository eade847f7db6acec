"""Bots think beside people: their workers let the server go first, and choose no differently for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tabbytop.bots.bot import Budget, make_bot
from tabbytop.core import manners
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


def test_workers_are_polite_and_the_server_is_not(worker):
    assert worker.submit(manners.is_polite).result(60)
    assert not manners.is_polite()


@pytest.mark.parametrize("name", GAMES)
def test_politeness_changes_no_choice(worker, name):
    assert worker.submit(masters_choice, name).result(120) == masters_choice(name)


COUNT = """
import sys
from tabbytop.core import fast, manners
from test_thinking import masters_choice
ways = []
fast.give_way = lambda: ways.append(1)
masters_choice(sys.argv[1], 2)
assert not ways, "nobody told it to be polite"
manners.be_polite()
masters_choice(sys.argv[1], 2)
print(len(ways))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_polite_search_steps_aside(name):
    """Counted in the plain form, which says the same as the compiled one."""
    env = {**os.environ, "TABBYTOP_PURE": "1", "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-c", COUNT, name]
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True, timeout=120)
    assert int(done.stdout or 0) > 0, done.stderr
