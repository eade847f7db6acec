"""Bots see a view and nothing else, play by the rules, and repeat themselves for a seed and a number of matches."""

from __future__ import annotations

import gc
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.bots import arena
from tabbytop.bots.arena import Fixture, Tournament, play_fixture
from tabbytop.bots.bot import BOTS, Budget, bots_of, make_bot
from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game

FEW = Budget(iterations=4)


@st.composite
def situations(draw):
    """A game with levels, one of its bots, and a state in which somebody is to act."""
    game = load_game(draw(st.sampled_from(GAMES)))
    config = draw(configs(game))
    rng = Random(draw(st.integers(0, 10**6)))
    states = [state for state, _, _ in random_match(game, config, draw(st.integers(0, 999)), rng)][:-1]
    return game, draw(st.sampled_from(BOTS)), states[draw(st.integers(0, len(states) - 1))], rng


def chosen(game, name, view, budget=FEW, seed=1):
    return make_bot(name, game).choose(view, budget, Random(seed))


def peeks(game, choose, state, rng):
    """Whether a choice changes when only what the seat can't see is dealt anew."""
    seat = game.to_act(state)[0]
    worlds = [state, *(game.determinize(game.view(state, seat), rng) for _ in range(3))]
    return len({game.action_number(choose(world, seat)) for world in worlds}) > 1


@given(situations())
def test_every_bot_plays_by_the_rules_and_never_peeks(situation):
    game, name, state, rng = situation
    seat = game.to_act(state)[0]
    assert chosen(game, name, game.view(state, seat)) in game.legal_actions(state, seat)
    assert not peeks(game, lambda world, seat: chosen(game, name, game.view(world, seat)), state, rng)


def test_the_test_for_peeking_finds_a_cheater():
    """One that lays where the next patch of the bag will fit is caught."""
    game = load_game("calico")
    state = game.new(game.load_config({"players": 1}), 4)

    def cheat(world, seat):
        numbers = world.legal_numbers(seat)
        return game.numbered_action(numbers[world.bag[world.bag_left - 1] % len(numbers)])

    assert peeks(game, cheat, state, Random(2))


def test_a_cheater_who_knows_its_own_cats_is_found_too():
    game = load_game("yummy_kitty")
    state = game.new(game.load_config({"players": 3}), 4)

    def cheat(world, seat):
        numbers = world.legal_numbers(seat)
        cats = sum(world.deck[card] & 15 for card in world.hand[74 * seat : 74 * seat + world.hand_count[seat]])
        return game.numbered_action(numbers[cats % len(numbers)])

    assert peeks(game, cheat, state, Random(2))


class Burglar:
    """Looks for a table in everything that it can reach from what it was handed."""

    name = "burglar"
    found: tuple[object, ...] = ()

    def __init__(self, honest, wanted):
        self.honest, self.wanted = honest, wanted

    def choose(self, view, budget, rng):
        seen, todo = set(), [view, budget, rng]
        while todo:
            thing = todo.pop()
            if id(thing) in seen or isinstance(thing, type) or callable(thing):
                continue
            seen.add(id(thing))
            assert not isinstance(thing, self.wanted), "the true state was within reach"
            todo += gc.get_referents(thing)
        return self.honest.choose(view, budget, rng)


@pytest.mark.parametrize("name", GAMES)
def test_the_arena_leaves_nothing_to_steal(name, monkeypatch):
    game = load_game(name)
    state = type(game.new(game.load_config({"players": 2}), 1))
    monkeypatch.setattr(arena, "make_bot", lambda _, game: Burglar(make_bot("uniform", game), state))
    order = Tournament(name, {"players": 2}, ("a", "b"), 2, 1)
    assert len(play_fixture(order, Fixture(("a", "b"), 1)).totals) == 2


@given(situations())
def test_a_seed_and_a_number_of_matches_fix_the_choice(situation):
    game, name, state, _ = situation
    view = game.view(state, game.to_act(state)[0])
    assert chosen(game, name, view, seed=7) == chosen(game, name, view, seed=7)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seconds", [1e-9, 0.001, 0.05])
def test_any_time_is_enough_for_a_legal_move(name, seconds):
    game = load_game(name)
    state = game.new(game.load_config({"players": 2}), 3)
    seat = game.to_act(state)[0]
    action = chosen(game, "master", game.view(state, seat), Budget(seconds=seconds))
    assert action in game.legal_actions(state, seat)


def test_a_name_that_no_bot_has_is_refused():
    for game in map(load_game, GAMES):
        assert bots_of(game) == BOTS
        with pytest.raises(BadInput):
            make_bot("lion", game)
