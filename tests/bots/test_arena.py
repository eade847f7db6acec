"""Tournaments: everyone meets everyone in every seat, ratings find who is stronger, levels are in their order."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pytest

from tabbytop.bots.arena import Fixture, Played, Tournament, play_all, play_fixture
from tabbytop.bots.bot import Budget
from tabbytop.bots.halving import halve
from tabbytop.bots.hints import hints
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.ratings import duels, elo_ratings, mean_of, standings
from tabbytop.games import GAMES, load_game
from tabbytop.words import LANGUAGES, load_words


def test_every_pair_meets_in_both_seats_on_the_same_seeds():
    fixtures = Tournament("calico", {"players": 2}, ("a", "b", "c"), 4, 10).fixtures()
    assert len(fixtures) == 12
    assert {Fixture(("a", "c"), 10), Fixture(("c", "a"), 10), Fixture(("b", "c"), 11)} <= set(fixtures)


def test_at_larger_tables_the_seats_go_round():
    fixtures = Tournament("calico", {"players": 4}, ("a", "b"), 4, 0).fixtures()
    assert [fixture.bots for fixture in fixtures] == [tuple("abab"), tuple("baba")] * 2


def test_a_table_that_is_named_seat_by_seat_is_the_only_one():
    fixtures = Tournament("yummy_kitty", {"players": 3}, ("a", "b", "b"), 3, 0).fixtures()
    assert [fixture.bots for fixture in fixtures] == [tuple("abb"), tuple("bba"), tuple("bab")]


def won(first, second, seed):
    """A match that the first of two wins."""
    return Played((first, second), seed, (60, 50), ({}, {}), (1, 2), (0.0, 0.0), (1, 1))


def test_ratings_tell_what_the_wins_tell():
    """Three wins in four are 191 points; the added tie takes little of it."""
    played = [won("greedy", "kitten", seed) if seed % 4 else won("kitten", "greedy", seed) for seed in range(400)]
    low, high = elo_ratings(played, ("greedy", "kitten"))["kitten"][1:]
    assert elo_ratings(played, ("greedy", "kitten"))["greedy"][0] == 1000
    assert low < 1000 - 400 * math.log10(3) < high
    (duel,) = duels(played, ("greedy", "kitten"))
    assert duel.wins.value == 0.75


def test_a_mean_of_one_match_has_no_interval():
    assert mean_of([3.0]).margin == 0


class Bets:
    """A trial of moves whose worth is known."""

    def __init__(self, worth):
        self.worth, self.tries = worth, [0] * len(worth)

    def sample(self, alive, rounds):
        for move in alive:
            self.tries[move] += rounds

    def mean(self, move):
        return self.worth[move]


@pytest.mark.parametrize("moves", [1, 2, 3, 5, 12])
def test_halving_finds_the_best_and_spends_most_on_it(moves):
    bets = Bets([(7 * move) % 13 for move in range(moves)])
    order = halve(moves, bets, Budget(iterations=600), 0)
    assert sorted(order) == list(range(moves))
    assert bets.worth[order[0]] == max(bets.worth)
    assert bets.tries[order[0]] == max(bets.tries)
    assert sum(bets.tries) <= 600


def test_halving_may_stop_while_a_few_are_left():
    bets = Bets([(7 * move) % 13 for move in range(12)])
    order = halve(12, bets, Budget(iterations=600), 0, keep=3)
    assert [bets.worth[move] for move in order[:3]] == sorted(bets.worth)[:-4:-1]
    assert len({bets.tries[move] for move in order[:6]}) == 1
    assert sum(bets.tries) <= 600


def test_a_part_of_a_budget_is_of_its_kind():
    assert Budget(iterations=9).part(1 / 3) == Budget(iterations=3)
    assert Budget(iterations=1).part(0.1) == Budget(iterations=1)
    assert Budget(seconds=2.0, cpu=True).part(0.25) == Budget(seconds=0.5, cpu=True)
    assert Budget().part(0.5) == Budget()


@pytest.mark.once
def test_each_level_is_stronger_than_the_one_before():
    """Alone on the same seeds; neighbours are ten points apart, and the interval of 40 seeds is below three."""
    order = Tournament("calico", {"players": 1}, LEVELS, 40, 500, Budget(iterations=250))
    ranking = standings(list(play_all(order, order.fixtures(), 1)), LEVELS)
    points = [row.points.value for row in ranking]
    assert points == sorted(points)
    assert all(b > a + 3 for a, b in pairwise(points[:4]))


@pytest.mark.once
def test_luck_has_no_side():
    """What is taken out is as often good as bad luck, and what remains varies less."""
    order = Tournament("calico", {"players": 1}, ("tiger",), 60, 900, luck=True)
    played = list(play_all(order, order.fixtures(), 1))
    luck = mean_of([match.luck[0] for match in played])
    assert abs(luck.value) < 2 * luck.margin
    (row,) = standings(played, ("tiger",))
    assert row.corrected.margin < row.points.margin


def test_a_match_is_the_same_again():
    order = Tournament("calico", {"players": 2}, ("house_cat", "greedy"), 2, 5)
    one, two = (play_fixture(order, order.fixtures()[0]) for _ in range(2))
    assert one.totals == two.totals


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_and_explained(name):
    game = load_game(name)
    state, rng = game.new(game.load_config({"players": 2}), 2), Random(4)
    explained = 0
    for _ in range(12):
        seat = game.to_act(state)[0]
        given = hints(game, game.view(state, seat), Budget(iterations=3), rng)
        legal = game.legal_actions(state, seat)
        assert given
        assert all(hint.action in legal for hint in given)
        explained += any(hint.reasons for hint in given)
        state = game.apply(state, seat, rng.choice(legal))
    assert explained > 3


def test_every_level_of_every_game_has_a_title_and_a_sentence():
    for language in LANGUAGES:
        for level in LEVELS:
            assert load_words(language).say(f"bot-{level}")
            assert all(len(load_words(language).say(f"{load_game(game).prefix}-bot-{level}")) > 30 for game in GAMES)
