"""Achievements of the normal game and of restrictions (docs/rules/calico 10.2).

A row tells a finished quilt: ways of ≠, AA-BB-CC, AAA-BBB (0 missed, 1 colours, 2 patterns, 3 both); Millies, Tibbits,
Coconuts; buttons by colour.
"""

from __future__ import annotations

import pytest

from tabbytop.games.calico.achievements import earned

NOTHING = "000 000 000000"
POINTS = [
    (f"points_{n}", f"111 0{2 + k}1 211110", f"111 2{2 + k}0 211110") for k, n in enumerate((60, 65, 70, 75, 80, 85))
]
"""25 for goals, 18 for buttons, and cats for the rest: exactly the points, and one less."""
ROWS = [
    *POINTS,
    ("rainbow", "000 000 111111", "000 000 211110"),
    ("two_of_each_cat", "000 222 000000", "000 122 000000"),
    ("two_of_each_cat", "000 223 000000", "000 221 000000"),
    ("no_buttons", "000 111 000000", "000 111 100000"),
    ("no_cats", "000 000 100000", "000 001 100000"),
    ("no_goals", "000 111 000000", "100 111 000000"),
    ("no_goals", "000 111 000000", "020 111 000000"),
    ("three_x", "121 000 000000", "120 000 000000"),
    ("nine_plus_x", "000 000 221111", "000 000 211111"),
    ("nine_plus_x", "000 000 333000", "000 000 332000"),
]
"""Achievement, a quilt that earns it, a quilt that just does not."""


@pytest.mark.parametrize(("name", "met", "missed"), ROWS)
def test_an_achievement_is_earned_and_just_missed(finished, name, met, missed):
    assert name in earned(finished(met, NOTHING), 0)
    assert name not in earned(finished(missed, NOTHING), 0)


def test_there_are_13_achievements():
    assert len({name for name, _, _ in ROWS}) == 13


@pytest.mark.parametrize(("points", "row"), [(int(name[-2:]), row) for name, row, _ in POINTS])
def test_a_score_earns_every_step_up_to_it(finished, points, row):
    state = finished(row, NOTHING)
    assert state.score(0) == points
    steps = [name for name in earned(state, 0) if name.startswith("points_")]
    assert steps == [f"points_{n}" for n in (60, 65, 70, 75, 80, 85) if n <= points]


@pytest.mark.parametrize(
    ("reading", "met", "missed"),
    [
        ({"three_x": "goals_both_ways"}, "333 000 000000", "331 000 000000"),
        ({"three_x": "same_colour_buttons"}, "000 000 300000", "111 000 222222"),
        ({"nine_plus_x": "cats"}, "000 333 000000", "000 233 333000"),
    ],
)
def test_the_two_lost_icons_may_be_read_otherwise(finished, reading, met, missed):
    (name,) = reading
    assert name in earned(finished(met, NOTHING), 0, **reading)
    assert name not in earned(finished(missed, NOTHING), 0, **reading)


def test_only_the_winner_earns(finished):
    state = finished("000 222 000000", "000 223 000000", "000 222 000000")
    assert [bool(earned(state, seat)) for seat in range(3)] == [False, True, False]


def test_a_tie_break_decides_who_earns(finished):
    """15 points each: five Millies against five buttons."""
    state = finished("000 000 500000", "000 500 000000")
    assert earned(state, 0) == ()
    assert "no_buttons" in earned(state, 1)


def test_when_a_victory_is_shared_each_winner_earns(finished):
    state = finished("000 222 000000", "000 222 000000")
    assert earned(state, 0) == earned(state, 1) == ("two_of_each_cat", "no_buttons", "no_goals")


def test_alone_nobody_earns(finished):
    assert earned(finished("333 222 222222"), 0) == ()


def test_a_family_game_earns_none(finished):
    assert earned(finished("000 222 222222", NOTHING, family=True), 0) == ()


def test_an_unfinished_game_earns_none(finished, put):
    assert earned(put(finished("333 222 222222", NOTHING), phase=1), 0) == ()


RESTRICTIONS = ["next_to_laid", "goals_both_ways", "no_hand", "same_colour", "same_pattern"]


@pytest.mark.parametrize("restriction", RESTRICTIONS)
def test_the_winner_of_a_restricted_game_earns_the_restriction_and_nothing_else(finished, restriction):
    state = finished("333 222 222222", NOTHING, restriction=restriction)
    assert earned(state, 0) == (f"restriction_{restriction}",)
    assert earned(state, 1) == ()


def test_a_restriction_is_not_earned_alone_nor_in_a_family_game(finished):
    assert earned(finished("333 222 222222", restriction="no_hand"), 0) == ()
    assert earned(finished("000 222 222222", NOTHING, restriction="no_hand", family=True), 0) == ()


def test_goals_are_counted_for_achievements_even_if_they_only_score_both_ways(finished):
    """`goals_both_ways` changes what a goal is worth: 24 + 15 points, not 24 + 33."""
    assert finished("311 000 222110", NOTHING, restriction="goals_both_ways").score(0) == 39
