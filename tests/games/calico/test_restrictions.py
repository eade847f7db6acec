"""The five rule restrictions (docs/rules/calico 9.3); what happens without an allowed cell: test_free_placement.py."""

from __future__ import annotations

import pytest


@pytest.fixture
def restricted(deal):
    """Two players on blue and green: Md Yf and Lw Dq in hand; Gs Pv Gf in the market; then Ms, Mq."""

    def restricted(restriction):
        return deal(
            players=2, boards=("blue", "green"), restriction=restriction,
            hand="Md Yf Lw Dq", market="Gs Pv Gf", coming="Ms Mq",
        )  # fmt: skip

    return restricted


@pytest.fixture
def cells_for(game):
    """The cells on which a patch may be laid, in reading order."""

    def cells_for(state, patch):
        seat = game.to_act(state)[0]
        return " ".join(a.cell for a in game.legal_actions(state, seat) if a.patch == patch)

    return cells_for


def test_1_the_first_patch_goes_anywhere(cells_for, restricted):
    assert len(cells_for(restricted("next_to_laid"), "Md").split()) == 22


def test_1_every_other_patch_touches_a_laid_one_and_the_rim_is_not_laid(cells_for, restricted, play):
    """c3 touches b2, c2, b3, b4, c4 and the goal on d3."""
    state = play(restricted("next_to_laid"), "Md c3", "take 1", "Lw f6", "take 1")
    assert cells_for(state, "Yf") == "b2 c2 b3 b4 c4"


def test_1_each_player_follows_the_own_quilt(cells_for, restricted, play):
    state = play(restricted("next_to_laid"), "Md c3", "take 1", "Lw f6", "take 1", "Yf c2", "take 1")
    assert cells_for(state, "Dq") == "f5 e6"


def test_1_a_patch_elsewhere_is_refused(game, restricted, play):
    state = play(restricted("next_to_laid"), "Md c3", "take 1", "Lw f6", "take 1")
    objection = game.objection(state, 0, game.parse_action("Yf e3"))
    assert (objection.code, objection.section) == ("calico-restriction-next-to-laid", "9.3")
    assert objection.args == {"patch": "Yf", "cell": "e3", "cells": "b2, c2, b3, b4, c4"}


@pytest.mark.parametrize(
    ("patches", "points"), [("Md Yf Lw Dq Gs Pv", 15), ("Md Yd Ld Df Gf Pf", 0), ("Md Mf Mw Yq Ys Yv", 0)]
)
def test_2_a_goal_scores_only_both_ways(ring, patches, points):
    assert ring("≠", patches, restriction="goals_both_ways")[0] == points


def test_2_a_goal_met_one_way_is_shown_as_met_and_worth_nothing(ring):
    assert ring("≠", "Md Yd Ld Df Gf Pf", restriction="goals_both_ways") == (0, "colours")


def test_2_any_patch_goes_anywhere(cells_for, restricted):
    assert len(cells_for(restricted("goals_both_ways"), "Md").split()) == 22


def test_3_nobody_holds_a_patch_and_the_turn_begins_with_the_market(game, deal):
    view = game.view(deal(players=2, restriction="no_hand"), None)
    assert [quilt.hand for quilt in view.quilts] == [(), ()]
    assert (view.phase, view.to_act, view.bag) == ("taking", (0,), 105)


@pytest.fixture
def no_hand(deal):
    return deal(players=2, restriction="no_hand", market="Gs Pv Gf", coming="Ms Mq")


def test_3_take_then_lay_then_the_market_is_refilled(game, no_hand, play):
    taken = game.view(play(no_hand, "take 2"), 0)
    assert (taken.phase, taken.to_act, taken.market, taken.quilts[0].hand) == (
        "placing",
        (0,),
        ("Gs", None, "Gf"),
        ("Pv",),
    )
    laid = game.view(play(no_hand, "take 2", "Pv d2"), 0)
    assert (laid.phase, laid.to_act, laid.market, laid.quilts[0].hand) == ("taking", (1,), ("Gs", "Ms", "Gf"), ())


def test_3_the_taken_patch_is_seen_by_all(game, no_hand, play):
    assert game.view(play(no_hand, "take 2"), 1).quilts[0].hand == ("Pv",)


def test_3_only_the_taken_patch_can_be_laid_on_any_cell(game, no_hand, play):
    actions = game.legal_actions(play(no_hand, "take 2"), 0)
    assert [a.patch for a in actions] == ["Pv"] * 22


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_a_patch_is_taken_in_the_last_turn_too(game, deal, play_on, players):
    view = game.view(play_on(deal(players=players, restriction="no_hand")), None)
    assert view.bag == 108 - 3 - 22 * players
    assert None not in view.market
    assert all(len(quilt.order) == 22 and not quilt.hand for quilt in view.quilts)


def test_4_a_patch_touches_its_own_colour_and_the_rim_counts(cells_for, restricted):
    """Blue's rim is magenta on a1, d1, c7, f7, and yellow on b1, f1, g4, a6."""
    state = restricted("same_colour")
    assert cells_for(state, "Md") == "c2 d2 b6 c6 e6 f6"
    assert cells_for(state, "Yf") == "b2 e2 f2 f4 b5 b6"


def test_4_a_laid_patch_opens_the_cells_around_it_to_its_colour_only(cells_for, restricted, play, put, numbers):
    state = play(restricted("same_colour"), "Md d2", "take 1", "Dq c2", "take 1")
    put(state, hand=numbers("Mf Lw"))
    assert cells_for(state, "Mf") == "c2 e2 e3 b6 c6 e6 f6"
    assert "e3" not in cells_for(state, "Lw")


def test_4_a_patch_beside_other_colours_only_is_refused(game, restricted):
    objection = game.objection(restricted("same_colour"), 0, game.parse_action("Md b2"))
    assert (objection.code, objection.section) == ("calico-restriction-same-colour", "9.3")
    assert objection.args == {"patch": "Md", "cell": "b2", "cells": "c2, d2, b6, c6, e6, f6"}


def test_5_a_patch_touches_its_own_pattern_and_the_rim_counts(cells_for, restricted):
    """Blue's rim has dots on g2, a6, f7, and fern on d1, a4, g4, d7."""
    state = restricted("same_pattern")
    assert cells_for(state, "Md") == "f2 b5 b6 e6 f6"
    assert cells_for(state, "Yf") == "c2 d2 b3 b4 f4 b5 c6 d6"


def test_5_a_laid_patch_opens_the_cells_around_it_to_its_pattern_only(cells_for, restricted, play, put, numbers):
    state = play(restricted("same_pattern"), "Yf d2", "take 1", "Dq b3", "take 1")
    put(state, hand=numbers("Mf Ms"))
    assert cells_for(state, "Mf") == "c2 e2 b3 e3 b4 f4 b5 c6 d6"
    assert "e3" not in cells_for(state, "Ms")


def test_5_a_patch_beside_other_patterns_only_is_refused(game, restricted):
    objection = game.objection(restricted("same_pattern"), 0, game.parse_action("Md d2"))
    assert (objection.code, objection.args["cells"]) == ("calico-restriction-same-pattern", "f2, b5, b6, e6, f6")
