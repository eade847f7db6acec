"""Who wins: points, then cats, then buttons, then shared (docs/rules/calico 7.3). Rows as in test_achievements.py."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("seats", "places", "decided_by"),
    [
        (("000 000 300000", "000 000 200000"), (1, 2), "points"),
        (("000 000 200000", "000 000 300000"), (2, 1), "points"),
        (("000 000 200000", "000 100 000000"), (1, 2), "points"),
        (("000 500 000000", "000 000 500000"), (1, 2), "cats"),
        (("000 000 500000", "000 030 000000"), (2, 1), "cats"),
        (("000 000 500000", "300 000 000000"), (1, 2), "buttons"),
        (("000 001 100000", "100 000 000000"), (1, 2), "cats"),
        (("000 110 000000", "000 110 000000"), (1, 1), "shared"),
        (("000 000 500000", "000 000 221000"), (1, 1), "shared"),
    ],
)
def test_c25_points_then_cats_then_buttons_then_shared(game, finished, seats, places, decided_by):
    result = game.result(finished(*seats))
    assert (result.places, result.decided_by) == (places, decided_by)


def test_c25_the_rainbow_counts_as_a_button(game, finished):
    """Six buttons and a rainbow against seven buttons: 21 points and 7 tokens each."""
    assert game.result(finished("000 000 111111", "000 000 700000")).winners == (0, 1)


def test_c25_cats_of_any_kind_count_alike(game, finished):
    """15 points each: three Tibbits against a Coconut, a Tibbit and a button."""
    result = game.result(finished("000 030 000000", "000 011 100000"))
    assert (result.places, result.decided_by) == ((1, 2), "cats")


def test_seats_that_are_equal_share_a_place_and_the_next_place_is_left_out(game, finished):
    result = game.result(finished("000 000 200000", "000 000 300000", "000 000 110000", "000 000 100000"))
    assert result.places == (2, 1, 2, 4)
    assert result.decided_by == "points"


def test_a_tie_break_orders_the_places_behind_the_winner_too(game, finished):
    result = game.result(finished("333 333 000000", "000 000 500000", "000 500 000000"))
    assert (result.places, result.decided_by) == ((1, 3, 2), "points")


def test_three_may_share_the_victory(game, finished):
    result = game.result(finished(*["000 111 111111"] * 3))
    assert (result.winners, result.decided_by) == ((0, 1, 2), "shared")
