"""A bot keeps its plan from one action to the next: on the server and in the terminal it plays as in the arena."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys

import pytest

from services import in_own_loop
from tabbytop.bots.arena import Fixture, Tournament, dice_of, play_fixture
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.cli.session import new_match
from tabbytop.games import GAMES, load_game
from tabbytop.host import thinking
from tabbytop.host.broker import OneProcess
from tabbytop.host.lobby import Lobby
from tabbytop.host.store import Store
from tabbytop.host.tables import Table
from tabbytop.host.thinking import Thinkers
from tabbytop.server.app import make_app
from tabbytop.server.settings import budget_from_environment, from_environment

FEW = Budget(iterations=4)
BOTS = ("master", "alley_cat")
"""One that imagines matches, and one that chooses softly, so that to choose again is to choose something else."""


def played_in_the_arena(name, seed, bots=BOTS):
    """The moves of a match, by number."""
    moves = []

    class Watched(type(load_game(name))):
        def apply(self, state, seat, action):
            moves.append((seat, self.action_number(action)))
            return super().apply(state, seat, action)

    order = Tournament(name, {"players": len(bots)}, bots, 1, 0, FEW)
    play_fixture(order, Fixture(bots, seed), Watched())
    return moves


class House:
    """A lobby whose bots have the dice of the arena."""

    def __init__(self, database, workers=1):
        thinkers = Thinkers(workers, FEW, lambda match, seat, bot: dice_of(self.seed(match), seat, bot))
        self.lobby = Lobby(Store(database), OneProcess(), thinkers)

    def seed(self, match_id):
        return self.lobby.matches[match_id].facts.seed

    async def seat_bots(self, game, bots=BOTS):
        """A match that nobody but bots plays: whoever made the table gives up, and the others wait for that."""
        first, *others = bots
        chairs = ({"kind": "me", "name": "Ana"}, *({"kind": "bot", "level": level} for level in others))
        key = await self.lobby.create(Table(game, {"players": len(bots)}, chairs, stand_in=first))
        if key.match_id in self.lobby.bot_turns.thinking:
            self.lobby.bot_turns.thinking[key.match_id].cancel()
        await self.lobby.seats.give_up(key.match_id, 0)
        return await self.lobby.match(key.match_id)

    async def until(self, is_so):
        async with asyncio.timeout(600):
            while not is_so():  # noqa: ASYNC110  the lobby need not tell tests of every move
                await asyncio.sleep(0.005)


def numbers(match):
    return [(move.seat, match.game.action_number(move.action)) for move in match.engine.moves]


@pytest.mark.parametrize("name", GAMES)
def test_server_and_arena_play_the_same_moves(tmp_path, name):
    """Two workers take turns, one of them is killed on the way, and minds of other matches come between."""

    async def play():
        house = House(f"sqlite:///{tmp_path}/t.db", workers=2)
        matches = [await house.seat_bots(name) for _ in range(2)]
        await house.until(lambda: matches[0].moves >= 15)
        os.kill(next(iter(house.lobby.thinkers.pool._processes)), signal.SIGKILL)
        await house.until(lambda: all(match.is_over for match in matches))
        await house.lobby.close()
        return [(house.seed(match.facts.id), numbers(match)) for match in matches]

    for seed, moves in in_own_loop(play()):
        assert moves == played_in_the_arena(name, seed)


@pytest.mark.once
@pytest.mark.parametrize(
    ("given", "budget"),
    [
        ({}, Budget(seconds=1.0)),
        ({"SECONDS": "0.25"}, Budget(seconds=0.25)),
        ({"SECONDS": "0.25", "ITERATIONS": "7"}, Budget(iterations=7)),
        ({"ITERATIONS": "0"}, Budget(seconds=1.0)),
    ],
)
def test_the_environment_says_how_much_bots_may_think(tmp_path, monkeypatch, given, budget):
    for name in ("SECONDS", "ITERATIONS"):
        monkeypatch.delenv(f"TABBYTOP_THINK_{name}", raising=False)
    for name, value in given.items():
        monkeypatch.setenv(f"TABBYTOP_THINK_{name}", value)

    async def served():
        app = make_app(from_environment(database=f"sqlite:///{tmp_path}/t.db"))
        async with app.router.lifespan_context(app):
            return app.state.lobby.thinkers.budget

    assert in_own_loop(served()) == budget
    assert budget_from_environment() == budget


@pytest.mark.once
@pytest.mark.parametrize(("name", "value"), [("ITERATIONS", "x"), ("ITERATIONS", "-1"), ("SECONDS", "nan")])
def test_a_budget_that_is_none_is_refused_and_nothing_is_touched(tmp_path, name, value):
    (tmp_path / "m.json").write_text("{}")
    env = {**os.environ, f"TABBYTOP_THINK_{name}": value, "LANG": "C.UTF-8"}
    for args in (
        ("serve", "--database", f"sqlite:///{tmp_path}/t.db"),
        ("play", "calico", "--file", tmp_path / "m.json"),
    ):
        command = [sys.executable, "-m", "tabbytop", *map(str, args)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, input="")
        assert done.returncode == 2
        assert f'can\'t be "{value}"' in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["m.json"]


@pytest.mark.parametrize("name", GAMES)
def test_terminal_and_arena_play_the_same_moves(tmp_path, name):
    game = load_game(name)
    session = new_match(game, game.load_config({"players": 2}), 6, BOTS, tmp_path / "m.json")
    session.budget = FEW
    session.bots = {seat: (make_bot(level, game), dice_of(6, seat, level)) for seat, level in enumerate(BOTS)}
    while seats := game.to_act(session.state):
        session.play(seats[0], session.bot_action(seats[0]))
    moves = [(move.seat, game.action_number(move.action)) for move in session.record.moves]
    assert moves == played_in_the_arena(name, 6)


def test_the_terminal_makes_each_bot_once(tmp_path):
    game = load_game("isle_of_cats")
    session = new_match(game, game.load_config({"players": 2}), 6, BOTS, tmp_path / "m.json")
    session.budget = FEW
    first = session.bot_action(0)
    bots = dict(session.bots)
    session.play(0, first)
    session.bot_action(0)
    assert session.bots == bots
    assert next(iter(bots[0][0].plan.values())) == game.action_number(first)


def plan_of(thinkers, match_id, seat, level):
    plan, _ = pickle.loads(thinkers.minds[match_id, seat, level])  # noqa: S301  our own
    return plan


def test_a_day_is_planned_once():
    """The whole of it with its first action, and the rest of it played as planned."""

    async def play():
        thinkers, game = Thinkers(1, FEW), load_game("isle_of_cats")
        state, plans, actions = game.new(game.load_config({"players": 1}), 6), [], []
        while state.day == 0:
            action = game.load_action(await thinkers.choose("m", game.name, "alley_cat", game.view(state, 0)))
            state = game.apply(state, 0, action)
            plans.append(plan_of(thinkers, "m", 0, "alley_cat"))
            actions.append(game.action_number(action))
        thinkers.close()
        return plans, actions

    plans, actions = in_own_loop(play())
    assert len(actions) > 3
    assert all(plan == plans[0] for plan in plans)
    assert actions == list(plans[0].values())


def test_no_match_knows_the_mind_of_another_and_the_oldest_are_forgotten(monkeypatch):
    monkeypatch.setattr(thinking, "MOST_MINDS", 2)

    async def choose(*whose):
        thinkers, game = Thinkers(1, FEW), load_game("isle_of_cats")
        state = game.new(game.load_config({"players": 2}), 6)
        for match, seat, level in whose:
            await thinkers.choose(match, game.name, level, game.view(state, seat))
        thinkers.close()
        return list(thinkers.minds)

    a, b, c = ("a", 0, "kitten"), ("a", 1, "kitten"), ("b", 0, "tiger")
    assert in_own_loop(choose(a, b, a, c)) == [a, c]


def test_a_bot_that_sees_something_else_meanwhile_does_not_move(tmp_path):
    """Two processes think about the same turn; each has a plan of its own, and one of them is too late."""

    async def both():
        houses = [House(f"sqlite:///{tmp_path}/t.db") for _ in range(2)]
        chairs = ({"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "tiger"})
        key = await houses[0].lobby.create(Table("isle_of_cats", {"players": 2}, chairs))
        quick, slow = [await house.lobby.match(key.match_id) for house in houses]
        for house in houses:
            house.lobby.bot_turns.thinking.pop(key.match_id).cancel()
        view = slow.view(1)
        first, other, *_ = quick.game.legal_actions(quick.state, 1)
        done = [await quick.play(1, first, bot="tiger", seen=view), await slow.play(1, other, bot="tiger", seen=view)]
        for house in houses:
            await house.lobby.close()
        return done, numbers(slow), (1, slow.game.action_number(first))

    done, moves, first = in_own_loop(both())
    assert done == [True, False]
    assert moves == [first]
