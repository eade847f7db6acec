"""Choosing goals: at the same time, in secret, before a single patch is seen (docs/rules/calico 2.2)."""

from __future__ import annotations

from random import Random

import pytest


@pytest.fixture
def choosing(deal, put):
    """Three players choose among the same four goals: ≠, AAAA-BB, AAA-BBB, AAA-BB-C."""
    return put(deal(players=3, setup="standard"), dealt=[0, 1, 2, 3] * 3)


@pytest.fixture
def choose(game):
    def choose(state, seat, text):
        action = game.parse_action(f"goals {text}")
        assert game.objection(state, seat, action) is None
        return game.apply(state, seat, action)

    return choose


def test_all_players_owe_a_choice_at_once(game, choosing):
    assert game.to_act(choosing) == (0, 1, 2)


def test_players_choose_in_any_order(game, choosing, choose):
    state = choose(choosing, 1, "≠ AAAA-BB AAA-BBB")
    assert game.to_act(state) == (0, 2)
    assert game.to_act(choose(state, 2, "≠ AAAA-BB AAA-BBB")) == (0,)


def test_nobody_has_seen_a_patch_while_goals_are_chosen(game, choosing):
    view = game.view(choosing, 0)
    assert view.market == (None, None, None)
    assert [quilt.hand for quilt in view.quilts] == [(), (), ()]
    assert view.bag == 108


def test_a_choice_is_hidden_from_others_until_all_have_chosen(game, choosing, choose):
    state = choose(choosing, 1, "≠ AAAA-BB AAA-BBB")
    for viewer in (0, 2, None):
        assert game.view(state, viewer).quilts[1].goals is None
    assert game.view(state, 1).quilts[1].goals == {"top": "≠", "right": "AAAA-BB", "bottom_left": "AAA-BBB"}


def test_everyone_sees_who_has_chosen_and_which_four_were_dealt(game, choosing, choose):
    state = choose(choosing, 1, "≠ AAAA-BB AAA-BBB")
    view = game.view(state, 0)
    assert [quilt.has_chosen for quilt in view.quilts] == [False, True, False]
    assert view.quilts[2].dealt == ("≠", "AAAA-BB", "AAA-BBB", "AAA-BB-C")


def test_the_last_choice_deals_hands_and_market_and_shows_all_goals(game, choosing, choose):
    state = choosing
    for seat, goals in enumerate(("≠ AAAA-BB AAA-BBB", "AAA-BB-C ≠ AAAA-BB", "AAA-BBB AAA-BB-C ≠")):
        state = choose(state, seat, goals)
    view = game.view(state, 0)
    assert (view.phase, view.to_act, view.bag) == ("placing", (0,), 108 - 6 - 3)
    assert None not in view.market
    assert [" ".join(quilt.goals.values()) for quilt in view.quilts] == [
        "≠ AAAA-BB AAA-BBB", "AAA-BB-C ≠ AAAA-BB", "AAA-BBB AAA-BB-C ≠",
    ]  # fmt: skip


def test_guesses_at_a_hidden_choice_vary_among_the_dealt_goals(game, choosing, choose):
    view = game.view(choose(choosing, 1, "≠ AAAA-BB AAA-BBB"), 0)
    guesses = {tuple(game.determinize(view, Random(n)).goals[3:6]) for n in range(300)}
    assert len(guesses) == 24


def test_goals_may_be_called_by_label_or_by_name(game, choosing, choose):
    by_name = choose(choosing, 0, "all_different 4_2 3_3")
    assert game.view(by_name, 0) == game.view(choose(choosing, 0, "≠ AAAA-BB AAA-BBB"), 0)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_choice_is_announced_without_its_goals(game, choosing, viewer):
    action = game.parse_action("goals ≠ AAAA-BB AAA-BBB")
    assert [(e.name, e.seat) for e in game.events(choosing, 1, action, viewer)] == [("arranged", 1)]


def test_the_chooser_is_told_the_goals(game, choosing):
    action = game.parse_action("goals ≠ AAAA-BB AAA-BBB")
    arranged, goals = game.events(choosing, 1, action, 1)
    assert (arranged.name, goals.name, goals.cells) == ("arranged", "goals", ("d3", "e4", "c5"))
    assert goals.args == {"top": "≠", "right": "AAAA-BB", "bottom_left": "AAA-BBB"}


def test_the_last_choice_tells_everyones_goals_and_the_market(game, choosing, choose):
    state = choose(choose(choosing, 0, "≠ AAAA-BB AAA-BBB"), 1, "≠ AAAA-BB AAA-BBB")
    events = game.events(state, 2, game.parse_action("goals ≠ AAAA-BB AAA-BBB"), None)
    assert [(e.name, e.seat) for e in events] == [
        ("arranged", 2), ("goals", 0), ("goals", 1), ("goals", 2), ("drawn", None), ("drawn", None), ("drawn", None),
    ]  # fmt: skip
