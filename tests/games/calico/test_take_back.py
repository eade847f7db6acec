"""What may be undone: whatever has turned over no new patch and shown no secret choice."""

from __future__ import annotations

import pytest


def may(game, state, text):
    return game.can_take_back(state, game.to_act(state)[0], game.parse_action(text))


@pytest.fixture
def state(deal):
    return deal(players=2, hand="Md Yf Lw Dq", market="Gs Pv Gf")


def test_a_laid_patch_may_be_taken_back(game, state):
    assert may(game, state, "Md d2")


def test_a_taken_patch_may_not_since_the_bag_has_refilled_the_market(game, state, play):
    assert not may(game, play(state, "Md d2"), "take 1")


def test_alone_a_taken_patch_may_not_since_the_belt_has_moved(game, deal, play):
    assert not may(game, play(deal(players=1, hand="Md Yf"), "Md d2"), "take 1")


def test_without_hands_a_taken_patch_may_be_put_back(game, deal):
    assert may(game, deal(players=2, restriction="no_hand"), "take 1")


@pytest.mark.parametrize("players", [1, 2])
def test_without_hands_a_laid_patch_may_not_since_the_market_is_refilled(game, deal, play, players):
    state = play(deal(players=players, restriction="no_hand", market="Gs Pv Gf"), "take 1")
    assert not may(game, state, "Gs d2")


def test_chosen_goals_may_be_taken_back_until_the_last_choice_deals_the_hands(game, deal, put, play):
    state = put(deal(players=2, setup="standard"), dealt=[0, 1, 2, 3] * 2)
    goals = "goals ≠ AAAA-BB AAA-BBB"
    assert may(game, state, goals)
    assert not may(game, play(state, goals), goals)


def test_the_last_patch_may_be_taken_back(game, deal, play_on):
    last = play_on(deal(players=2), until=lambda t: sum(len(q.order) for q in game.view(t, 0).quilts) == 43)
    assert game.can_take_back(last, 1, game.legal_actions(last, 1)[0])
