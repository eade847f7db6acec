"""The rulebook's scoring example, Ari's quilt, on a quilt of our own (docs/rules/calico 7.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabbytop.games.calico.pieces import COLOURS
from tabbytop.games.calico.score_input import score_input

ARI = """
    Mv  Ys  Lv  Mf  Pq  Yw  Gs
      Gw  Mv  Mw  Ls  Pd  Gd  Dd
    Dq  Yf  Yw  ##  Pq  Yq  Pv
      Lf  Dw  Gw  Dd  ##  Yv  Yf
    Ps  Lw  ##  Gq  Dd  Pv  Gq
      Yd  Lq  Yq  Gd  Dv  Yd  Dw
    Pw  Lq  Mw  Df  Gv  Md  Ls"""


@pytest.fixture
def typed_in():
    return {
        "board": "blue",
        "cats": {"millie": ["dots", "fern"], "tibbit": ["flowers", "quatrefoil"], "coconut": ["stripes", "vines"]},
        "goals": {"top": "≠", "right": "AA-BB-CC", "bottom_left": "AAA-BBB"},
        "grid": [" ".join(row.split()) for row in ARI.strip().splitlines()],
    }


def test_aris_quilt_scores_73(sew):
    quilt = sew("blue", ARI)
    assert [quilt.goal(place) for place in ("top", "right", "bottom_left")] == [
        (10, "colours"),
        (11, "both"),
        (8, "patterns"),
    ]
    assert Counter(line.args["cat"] for line in quilt.sheet.lines if line.rule == "cat") == {
        "millie": 2,
        "tibbit": 2,
        "coconut": 1,
    }
    assert sorted(line.args["colour"] for line in quilt.sheet.lines if line.rule == "button") == sorted(COLOURS)
    assert [quilt.sheet.points(rule) for rule in ("goal", "cat", "button", "rainbow")] == [29, 23, 18, 3]
    assert quilt.sheet.total == 73


def test_aris_quilt_scores_72_with_the_values_of_the_tiles(sew):
    assert sew("blue", ARI, goal_values="tile").sheet.total == 72


def test_aris_quilt_typed_in_scores_73(typed_in):
    scored = score_input(typed_in)
    assert (scored["total"], scored["goals"], scored["cats"]["points"], scored["buttons"]["points"]) == (
        73,
        [10, 11, 8],
        23,
        21,
    )
    assert scored["cats"]["counts"] == {"millie": 2, "tibbit": 2, "coconut": 1}


def test_aris_quilt_typed_in_scores_72_with_the_values_of_the_tiles(typed_in):
    assert score_input({**typed_in, "goal_values": "tile"})["total"] == 72
