"""The ten scenarios' objectives, met exactly and each missed by one (docs/rules/calico 10.1).

A row tells a finished quilt: ways of the scenario's three goals (0 missed, 1 colours, 2 patterns, 3 both), cats,
buttons by colour.
"""

from __future__ import annotations

import pytest

from tabbytop.games.calico.achievements import earned, objectives, passes_scenario
from tabbytop.games.calico.pieces import SCENARIOS

MET = [
    "133 000 211111",
    "113 222 000000",
    "130 111 211111",
    "333 000 311111",
    "111 032 000000",
    "313 000 222111",
    "311 221 000000",
    "033 111 111111",
    "333 111 111100",
    "313 111 111111",
]
"""By scenario: every objective reached, with exactly the points that are wanted."""

MISSED = [
    (1, "points", "113 000 221111"),
    (1, "rainbow", "133 000 222110"),
    (2, "points", "330 222 000000"),
    (2, "cats", "331 022 000000"),
    (3, "points", "303 111 111111"),
    (3, "rainbow", "313 111 111110"),
    (3, "each_cat", "313 000 222111"),
    (3, "goals", "300 111 222111"),
    (4, "points", "313 000 321111"),
    (4, "same_colour_buttons", "333 000 221111"),
    (4, "goals", "310 000 322221"),
    (5, "points", "131 321 000000"),
    (5, "same_cat", "313 212 000000"),
    (5, "goals", "031 313 000000"),
    (6, "points", "333 000 211111"),
    (6, "rainbow", "313 111 111000"),
    (6, "goals", "330 000 222221"),
    (6, "goals_both_ways", "111 011 211111"),
    (7, "points", "131 221 000000"),
    (7, "cats", "131 022 000000"),
    (7, "goals", "303 212 000000"),
    (7, "goals_both_ways", "111 122 000000"),
    (8, "points", "301 111 111111"),
    (8, "rainbow", "311 111 111110"),
    (8, "each_cat", "333 000 222111"),
    (8, "goals", "003 112 111111"),
    (8, "goals_both_ways", "111 111 111111"),
    (9, "points", "313 111 111110"),
    (9, "each_cat", "313 000 322221"),
    (9, "goals", "303 222 000000"),
    (9, "goals_both_ways", "131 111 111111"),
    (10, "points", "133 111 111111"),
    (10, "rainbow", "313 111 311110"),
    (10, "each_cat", "333 101 211111"),
    (10, "goals_both_ways", "311 111 211111"),
]
"""Each objective missed by one, all others reached."""


def unmet(state):
    return [(o.name, o.wanted - o.reached) for o in objectives(state, 0) if not o.is_met]


@pytest.mark.parametrize("number", range(1, 11))
def test_a_scenario_is_passed_with_exactly_what_it_wants(finished, number):
    state = finished(MET[number - 1], scenario=number)
    assert state.score(0) == SCENARIOS[number - 1].objectives["points"]
    assert unmet(state) == []
    assert passes_scenario(state, 0)
    assert earned(state, 0) == (f"scenario_{number}",)


@pytest.mark.parametrize(("number", "objective", "row"), MISSED)
def test_a_scenario_is_failed_by_one_objective_missed_by_one(finished, number, objective, row):
    state = finished(row, scenario=number)
    assert unmet(state) == [(objective, 1)]
    assert not passes_scenario(state, 0)
    assert earned(state, 0) == ()


def test_every_objective_of_every_scenario_is_missed_once_above():
    told = {(number, name) for number, name, _ in MISSED}
    assert told == {(n, name) for n, scenario in enumerate(SCENARIOS, 1) for name in scenario.objectives}


def test_one_goal_both_ways_fills_one_tab_only(finished):
    """Scenario 8 wants one goal and one both ways: two goals, the same one does not count for both."""
    state = finished("300 222 111111", scenario=8)
    assert unmet(state) == [("goals", 1)]


def test_a_goal_both_ways_may_stand_for_a_plain_one(finished):
    """Scenario 6 wants two goals and one both ways; three both ways are enough."""
    assert unmet(finished("333 000 222111", scenario=6)) == []


def test_everyone_who_reaches_all_objectives_passes_winner_or_not(finished):
    winner, loser = "133 000 311111", "133 000 211111"
    state = finished(winner, loser, "000 000 000000", scenario=1)
    assert [earned(state, seat) for seat in range(3)] == [("scenario_1",), ("scenario_1",), ()]


def test_a_scenario_earns_no_achievement_of_the_normal_game(finished):
    state = finished("333 222 222222", "000 000 000000", scenario=2)
    assert earned(state, 0) == ("scenario_2",)


def test_an_unfinished_scenario_earns_nothing(finished, put):
    assert earned(put(finished(MET[0], scenario=1), phase=1), 0) == ()


def test_without_a_scenario_there_are_no_objectives(finished):
    state = finished(MET[0])
    assert objectives(state, 0) == ()
    assert not passes_scenario(state, 0)


def test_with_tile_values_the_same_quilt_may_fall_short(finished):
    """Scenario 1: AAA-BBB by colours is 7 on the tile, 8 in the rulebook."""
    row = "331 000 211111"
    assert passes_scenario(finished(row, scenario=1), 0)
    assert unmet(finished(row, scenario=1, goal_values="tile")) == [("points", 1)]
