"""Everything is tried with real tables, secrets and guests: no answer is a fault, and every operation is reached.

In CI for a moment; `just fuzz` does it for 20 minutes, and says what was answered how often.
"""

from __future__ import annotations

import os
import time
from random import Random

import httpx
import pytest

from fuzzing import Tally, World, fuzz_actions, fuzz_operation, fuzz_sockets, operations
from mutating import mutated
from playing import MOST_PLAYERS, random_match
from services import Server
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game
from tabbytop.words import LANGUAGES, load_words

pytestmark = pytest.mark.once
MINUTES = float(os.environ.get("TABBYTOP_FUZZ_MINUTES", "20"))


@pytest.fixture
def house(tmp_path):
    """A server of its own, whose log and counts are looked at in the end."""
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        yield server
        counted = httpx.get(f"{server.url}/metrics", timeout=120).text
        assert "answers_5xx" not in counted
        assert "Traceback" not in server.stop()


def test_every_operation_is_reached_and_answers_anything_as_described(house):
    tally, found = Tally(), operations(house.url)
    with World(house.url, Random(1)) as world:
        for operation in found:
            fuzz_operation(operation, world, tally, 12)
    assert len(found) >= 26
    assert len(tally.good) == len(found), tally.table()


@pytest.mark.parametrize("game", GAMES)
def test_mutated_actions_are_refused_or_played_as_foreseen(house, game):
    tally = Tally()
    fuzz_actions(house.url, game, 300, tally, Random(2))
    assert {f"preview of {game}"} <= tally.good


@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_mutated_actions_get_a_sentence_or_are_legal(game):
    """Without the wire between: the same reading, the same rules, the same sentences."""
    rules, rng, tried, known = load_game(game), Random(3), 0, []
    for state, seat in random_positions(rules, rng):
        legal = [rules.dump_action(action) for action in rules.legal_actions(state, seat)]
        known = [*known[-200:], *rng.sample(legal, min(len(legal), 10))]
        for _ in range(25):
            tried += 1
            look_at(rules, state, seat, mutated(rng, rng.choice(legal), known), rng)
        if tried >= 10_000:
            break


def random_positions(rules, rng):
    """Match after match of any number of people, without an end."""
    while True:
        config = rules.load_config({"players": rng.randrange(2, min(MOST_PLAYERS, rules.seats[1]) + 1)})
        yield from (
            (state, seat) for state, seat, _ in random_match(rules, config, rng.random(), rng) if seat is not None
        )


def look_at(rules, state, seat, obj, rng):
    try:
        action = rules.load_action(obj)
        problem = rules.objection(state, seat, action)
    except BadInput as error:
        problem = error
    if problem:
        assert 0 < len(load_words(rng.choice(LANGUAGES)).explain(problem)) < 2500
    else:
        rules.apply(state, seat, action)
        rules.events(state, seat, action, seat)


def test_sockets_bear_anything(house):
    fuzz_sockets(house.url, 60, Tally(), Random(4))


@pytest.mark.long
def test_for_a_long_time(house, capsys):
    """All of it in turn, until the time is over; ten thousand mutated actions of each game at the least."""
    seed = int(os.environ.get("TABBYTOP_FUZZ_SEED", time.time_ns()))
    rng, tally, stop = Random(seed), Tally(), time.monotonic() + 60 * MINUTES
    found, tried = operations(house.url), 0
    with World(house.url, rng) as world:
        while time.monotonic() < stop or tried < 10_000:
            for operation in found:
                fuzz_operation(operation, world, tally, 20)
            for game in GAMES:
                fuzz_actions(house.url, game, 1000, tally, rng)
            tried += 1000
            fuzz_sockets(house.url, 200, tally, rng)
            with capsys.disabled():
                print(f"\nseed {seed}, {tried} mutated actions of each game\n{tally.table()}", flush=True)  # noqa: T201
    assert len([what for what in tally.good if "/api" in what]) == len(found)
