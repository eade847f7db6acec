"""Family and lower variance (docs/rules/calico 9.1, 9.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabbytop.core.errors import BadInput
from tabbytop.games.calico.actions import Place
from tabbytop.games.calico.pieces import PATCHES

SIX_DIFFERENT = "Md c2, Yf d2, Lw c3, Dq e3, Gs c4, Pv d4"


def test_c26_in_a_family_game_goals_score_nothing(sew):
    assert sew("blue", SIX_DIFFERENT).sheet.total == 15
    assert sew("blue", SIX_DIFFERENT, family=True).sheet.total == 0


def test_c26_in_a_family_game_cats_and_buttons_score(sew):
    quilt = sew("blue", "Dd e3, Df d4, Dw d5, Md e2, Yd f3", family=True)
    assert quilt.tokens == {"d5": ("dark_blue",), "f3": ("millie",)}
    assert quilt.sheet.total == 6


@pytest.mark.parametrize("cell", ["d3", "e4", "c5"])
def test_c26_in_a_family_game_goal_cells_stay_blocked(game, deal, cell):
    state = deal(players=2, family=True, hand="Md Yf")
    assert game.objection(state, 0, Place("Md", cell)).code == "calico-cell-goal"


def test_c26_in_a_family_game_a_face_down_goal_still_breaks_a_line(sew):
    cats = {"millie": "df", "leo": "sv", "coconut": "wq"}
    assert sew("blue", "Ms c2, Ys d2, Ls b3, Ds c3, Gs e3, Ps f3", cats=cats, family=True).tokens == {}


@pytest.mark.parametrize("setup", ["beginner", "standard"])
def test_a_family_game_starts_at_once_without_goals(game, deal, setup):
    view = game.view(deal(players=2, family=True, setup=setup), 0)
    assert view.phase == "placing"
    assert [(quilt.goals, quilt.dealt) for quilt in view.quilts] == [(None, ()), (None, ())]


def test_a_standard_family_game_draws_its_cats(game, deal):
    drawn = {tuple(game.view(deal(players=2, family=True, setup="standard", seed=n), 0).cats) for n in range(20)}
    assert len(drawn) > 5


@pytest.mark.parametrize("players", [1, 2])
def test_c23_lower_variance_plays_with_two_of_each_patch(deal, players):
    state = deal(players=players, lower_variance=True)
    held = [p for p in state.hand + state.market if p >= 0]
    assert Counter([*state.bag[: state.bag_left], *held]) == dict.fromkeys(range(len(PATCHES)), 2)


@pytest.mark.parametrize(("players", "left"), [(1, 72 - 47), (2, 72 - 49)])
def test_c23_the_smaller_bag_lasts(game, deal, play_on, players, left):
    """49 (alone) and 51 (two players) are needed at most, less the last turns in which nobody takes."""
    assert game.view(play_on(deal(players=players, lower_variance=True)), 0).bag == left


def test_lower_variance_is_refused_for_more_than_two(game):
    with pytest.raises(BadInput, match="calico-option-lower-variance"):
        game.config_type(players=3, lower_variance=True)
