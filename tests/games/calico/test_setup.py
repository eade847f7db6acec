"""Setting up: beginner, standard, boards, hands, market (docs/rules/calico 2), and the bag (3.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabbytop.games.calico.pieces import BOARDS, CATS, GOAL_LABELS, PATCHES, SCENARIOS

MANY = range(60)


def all_patches(state):
    """Everything that lies anywhere: bag, hands, market."""
    held = [p for p in state.hand + state.market if p >= 0]
    return Counter(PATCHES[p] for p in [*state.bag[: state.bag_left], *held])


def standard(game, seed, **options):
    return game.new(game.config_type(setup="standard", **options), seed)


def test_the_beginner_has_fixed_cats_and_goals(game, deal):
    view = game.view(deal(players=3), 0)
    assert tuple(view.cats) == ("millie", "tibbit", "coconut")
    for quilt in view.quilts:
        assert quilt.goals == {"top": "≠", "right": "AA-BB-CC", "bottom_left": "AAA-BBB"}


def test_the_beginner_places_a_patch_at_once(game, deal):
    view = game.view(deal(players=3), 0)
    assert (view.phase, view.to_act) == ("placing", (0,))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_two_patches_and_the_market_three(game, deal, players):
    view = game.view(deal(players=players, hands="open"), 0)
    assert [len(quilt.hand) for quilt in view.quilts] == [2] * players
    assert len([patch for patch in view.market if patch]) == 3
    assert view.bag == 108 - 2 * players - 3


def test_every_patch_of_the_box_is_dealt_or_in_the_bag(deal):
    assert all_patches(deal(players=4)) == dict.fromkeys(PATCHES, 3)


def test_hands_are_drawn_seat_by_seat_and_then_the_market(game):
    """The bag of the standard set-up is still whole while goals are chosen."""
    before = standard(game, 7)
    top = [PATCHES[p] for p in reversed(before.bag)]
    after = before
    for seat in (0, 1):
        after = game.apply(after, seat, game.legal_actions(after, seat)[0])
    assert [PATCHES[p] for p in after.hand[:4]] == top[:4]
    assert [PATCHES[p] for p in after.market] == top[4:7]


def test_every_pattern_belongs_to_one_cat_and_every_cat_has_two(game):
    for seed in MANY:
        cats = game.view(standard(game, seed), 0).cats
        assert sorted(pattern for pair in cats.values() for pattern in pair) == [
            "dots", "fern", "flowers", "quatrefoil", "stripes", "vines",
        ]  # fmt: skip


def test_all_90_deals_of_patterns_to_cats_occur(game):
    deals = {tuple(game.new(game.config_type(), seed).cat_of) for seed in range(900)}
    assert len(deals) == 90


def test_standard_cats_are_one_of_each_dot_group(game):
    for seed in MANY:
        cats = [CATS[number] for number in standard(game, seed).cats]
        assert [cat.dots for cat in cats] == [1, 2, 3]


def test_all_32_trios_of_standard_cats_occur(game):
    trios = {tuple(standard(game, seed).cats) for seed in range(400)}
    assert len(trios) == 32


def test_each_player_is_dealt_four_different_goals_of_their_own(game):
    hands = set()
    for seed in MANY:
        for quilt in game.view(standard(game, seed, players=2), 0).quilts:
            assert len(set(quilt.dealt)) == 4
            hands.add(frozenset(quilt.dealt))
    assert len(hands) == 15


def test_a_player_may_put_any_three_of_the_four_anywhere(game):
    state = standard(game, 3, players=1)
    dealt = game.view(state, 0).quilts[0].dealt
    chosen = {(a.top, a.right, a.bottom_left) for a in game.legal_actions(state, 0)}
    assert len(chosen) == 24
    assert all(set(trio) <= set(dealt) and len(set(trio)) == 3 for trio in chosen)


def test_boards_are_drawn_and_never_twice(game):
    seen = set()
    for seed in range(200):
        boards = [quilt.board for quilt in game.view(game.new(game.config_type(players=3), seed), 0).quilts]
        assert len(set(boards)) == 3
        seen.add(tuple(boards))
    assert len(seen) == 24


@pytest.mark.parametrize("boards", [("yellow",), ("green", "blue"), ("purple", "yellow", "green")])
def test_chosen_boards_go_to_their_seats_and_the_others_are_drawn(game, boards):
    for seed in range(20):
        quilts = game.view(game.new(game.config_type(players=4, boards=boards), seed), 0).quilts
        assert tuple(quilt.board for quilt in quilts[: len(boards)]) == boards
        assert {quilt.board for quilt in quilts} == set(BOARDS)


def test_an_empty_quilt_is_its_printed_board(game, deal):
    quilt = game.view(deal(players=1, boards=("green",)), 0).quilts[0]
    assert quilt.grid == BOARDS["green"]
    assert (quilt.order, quilt.score) == ((), 0)


def test_chosen_cats_are_played_in_any_dot_group(game):
    cats = ("leo", "cira", "tecolote")
    for seed in range(20):
        assert tuple(game.view(standard(game, seed, cats=cats), 0).cats) == cats


@pytest.mark.parametrize("number", range(1, 11))
def test_a_scenario_fixes_cats_and_goals_and_lets_the_goals_be_placed(game, number):
    state = game.new(game.config_type(players=2, scenario=number), 5)
    assert tuple(game.view(state, 0).cats) == SCENARIOS[number - 1].cats
    for seat in (0, 1):
        chosen = [{a.top, a.right, a.bottom_left} for a in game.legal_actions(state, seat)]
        assert chosen == [set(SCENARIOS[number - 1].goals)] * 6


def test_the_same_seed_deals_the_same_and_another_seed_otherwise(game):
    config = game.config_type(players=4)
    dealt = [game.dump_final(game.new(config, seed)) for seed in (1, 1, 2, "1", "one")]
    assert dealt[0] == dealt[1] == dealt[3]
    assert dealt[0] != dealt[2] != dealt[4]


def test_the_bag_is_shuffled(game):
    bags = [tuple(game.new(game.config_type(setup="standard"), seed).bag) for seed in range(5)]
    assert len(set(bags)) == 5
    assert len({bag[-1] for bag in bags}) > 1


@pytest.mark.parametrize(("players", "left"), [(2, 108 - 51 + 2), (3, 108 - 75 + 3), (4, 108 - 99 + 4)])
def test_c22_the_bag_never_runs_out(game, deal, play_on, players, left):
    """2n + 3 + 22n patches at most, less one each for the last turn, in which nobody takes."""
    state = play_on(deal(players=players))
    assert game.view(state, 0).bag == left


def test_goals_are_the_six_of_the_box():
    assert GOAL_LABELS == ("≠", "AAAA-BB", "AAA-BBB", "AAA-BB-C", "AA-BB-CC", "AA-BB-C-D")
