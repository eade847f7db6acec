"""What comes of an action, with the cells it concerns. Choosing: test_choosing.py; the belt: test_solo.py."""

from __future__ import annotations

import pytest


@pytest.fixture
def state(deal):
    """Two players: Md Yf and Lw Dq in hand; Gs Pv Gf in the market; then Ms."""
    return deal(players=2, hand="Md Yf Lw Dq", market="Gs Pv Gf", coming="Ms")


def told(events):
    return [(e.name, e.seat, e.cells, e.args) for e in events]


def test_a_laid_patch_is_told_with_its_cell(game, state):
    events = game.events(state, 0, game.parse_action("Md d2"), 1)
    assert told(events) == [("laid", 0, ("d2",), {"patch": "Md"})]


def test_a_taken_patch_is_told_and_then_the_one_that_fills_the_gap(game, state, play):
    events = game.events(play(state, "Md d2"), 0, game.parse_action("take 2"), 1)
    assert told(events) == [
        ("took", 0, (), {"patch": "Pv", "market": 1}), ("drawn", None, (), {"patch": "Ms", "market": 1}),
    ]  # fmt: skip


def test_a_drawn_patch_is_told_even_if_it_is_like_the_taken_one(game, deal, play):
    state = play(deal(players=2, hand="Md Yf Lw Dq", market="Gs Pv Gf", coming="Pv"), "Md d2")
    events = game.events(state, 0, game.parse_action("take 2"), 1)
    assert told(events)[1:] == [("drawn", None, (), {"patch": "Pv", "market": 1})]


def test_without_hands_the_gap_is_filled_when_the_patch_is_laid(game, deal, play):
    state = deal(players=2, restriction="no_hand", market="Gs Pv Gf", coming="Ms")
    assert [e.name for e in game.events(state, 0, game.parse_action("take 2"), 1)] == ["took"]
    events = game.events(play(state, "take 2"), 0, game.parse_action("Pv d2"), 1)
    assert told(events) == [
        ("laid", 0, ("d2",), {"patch": "Pv"}), ("drawn", None, (), {"patch": "Ms", "market": 1}),
    ]  # fmt: skip


def test_a_button_is_told_with_its_group(sew):
    event = sew("blue", "Dd e3, Df d4, Dw d5").happened("d5", "button")
    assert (event.seat, event.cells, event.args) == (0, ("e3", "d4", "d5"), {"colour": "dark_blue"})


def test_a_cat_is_told_with_its_area(sew):
    event = sew("blue", "Md e3, Yd d4, Ld d5").happened("d5", "cat")
    assert (event.seat, event.cells, event.args) == (0, ("e3", "d4", "d5"), {"cat": "millie"})


def test_an_area_beside_a_taken_one_of_another_pattern_is_told_whole(sew):
    """Dots and fern of Millie side by side: the second event names the fern only."""
    quilt = sew("blue", "Md e3, Yd d4, Ld d5, Df f3, Gf f4")
    assert quilt.happened("f4", "cat").cells == ("f3", "f4", "g4")


def test_a_second_button_is_told_with_its_own_group_only(sew):
    quilt = sew("blue", "Dd e3, Df d4, Dw d5, Yq f4, Yd f5")
    assert quilt.happened("f5", "button").cells == ("f4", "g4", "f5")


def test_a_rainbow_is_told_after_its_button(sew):
    turns = "Ld b2, Lq c2, Mw d2, Md e2, Gw f2, Gf f3, Ds b3, Df c3, Pd b4, Pw b5, Yq f4, Yd f5"
    quilt = sew("blue", turns)
    assert [e.name for e in quilt.events["f5"]] == ["laid", "button", "rainbow"]
    assert quilt.happened("f5", "rainbow").seat == 0


def test_a_goal_is_told_with_its_ring_and_points(sew):
    event = sew("blue", "Md c2, Yf d2, Lw c3, Dq e3, Gs c4, Pv d4").happened("d4", "goal")
    assert event.cells == ("c2", "d2", "c3", "e3", "c4", "d4")
    assert event.args == {"goal": "≠", "points": 15}


def test_a_goal_is_told_once_and_not_again_with_the_next_patch(sew):
    quilt = sew("blue", "Md c2, Yf d2, Lw c3, Dq e3, Gs c4, Pv d4, Mf f6")
    assert [e.name for e in quilt.events["f6"]] == ["laid"]


def test_a_goal_that_scores_nothing_is_not_told(sew):
    quilt = sew("blue", "Md c2, Yd d2, Ld c3, Df e3, Gf c4, Pf d4", restriction="goals_both_ways")
    assert "goal" not in {e.name for e in quilt.events["d4"]}


def test_nothing_earned_is_nothing_told(sew):
    quilt = sew("blue", "Dd e3, Df d4, Dw d5, Dq e5")
    assert [e.name for e in quilt.events["e5"]] == ["laid"]


def test_the_last_patch_of_the_last_seat_ends_the_match(game, deal, play_on):
    last = play_on(deal(players=2), until=lambda t: sum(len(q.order) for q in game.view(t, 0).quilts) == 43)
    events = game.events(last, 1, game.legal_actions(last, 1)[0], None)
    assert (events[0].name, events[-1].name) == ("laid", "over")


def test_a_full_quilt_alone_does_not_end_the_match_of_two(game, deal, play_on):
    before = play_on(
        deal(players=2),
        until=lambda t: game.view(t, 0).phase == "placing" and len(game.view(t, 0).quilts[1].order) == 21,
    )
    events = game.events(before, 0, game.legal_actions(before, 0)[0], None)
    assert events[0].name == "laid"
    assert "over" not in {e.name for e in events}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_laid_and_taken_is_told_to_all_alike(game, state, play, viewer):
    laid = game.events(state, 0, game.parse_action("Md d2"), viewer)
    taken = game.events(play(state, "Md d2"), 0, game.parse_action("take 1"), viewer)
    assert [e.args["patch"] for e in (*laid, *taken)] == ["Md", "Gs", "Ms"]
