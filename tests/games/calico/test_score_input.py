"""A quilt typed in as JSON and scored: good input (docs/score-calico.md). Bad input: test_score_input_errors.py."""

from __future__ import annotations

import pytest

from tabbytop.games.calico.score_input import score_input

CATS = {"millie": ["dots", "fern"], "tibbit": ["flowers", "quatrefoil"], "coconut": ["stripes", "vines"]}
GOALS = {"top": "≠", "right": "AA-BB-CC", "bottom_left": "AAA-BBB"}

MERGED = """
    Mv  Ys  Lv  Mf  Pq  Yw  Gs
      Gw  Md  Yd  Ld  Dd  ..  Dd
    Dq  Gd  ..  ##  Pd  Md  Pv
      Lf  ..  ..  ..  ##  ..  Yf
    Ps  ..  ##  ..  ..  ..  Gq
      Yd  ..  ..  ..  ..  ..  Dw
    Pw  Lq  Mw  Df  Gv  Md  Ls"""
"""Seven dots in one area: one Millie, or two if they were two areas once."""

TOP_RING = """
    ..  ..  ..  ..  ..  ..  ..
      ..  ..  Md  Yf  ..  ..  ..
    ..  ..  Lw  ##  Dq  ..  ..
      ..  ..  Gs  Pv  ##  ..  ..
    ..  ..  ##  ..  ..  ..  ..
      ..  ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..  .."""


EMPTY = """
    ..  ..  ..  ..  ..  ..  ..
      ..  ..  ..  ..  ..  ..  ..
    ..  ..  ..  ##  ..  ..  ..
      ..  ..  ..  ..  ##  ..  ..
    ..  ..  ##  ..  ..  ..  ..
      ..  ..  ..  ..  ..  ..  ..
    ..  ..  ..  ..  ..  ..  .."""


FIVE_COLOURS = """
    ..  ..  ..  ..  ..  ..  ..
      ..  Ld  Lq  Mw  Md  Gw  ..
    ..  Ds  Df  ##  ..  Gf  ..
      ..  Pd  ..  ..  ##  ..  ..
    ..  Pw  ##  ..  ..  ..  ..
      ..  ..  Dw  Dq  ..  ..  ..
    ..  ..  ..  ..  ..  ..  .."""
"""Six groups, two of them dark blue; with yellow on f4 and f5 all six colours."""


@pytest.fixture
def score():
    def score(drawing, **fields):
        rows = [line for line in drawing.splitlines() if line.strip()]
        return score_input({"board": "blue", "cats": CATS, "goals": GOALS, "grid": rows, **fields})

    return score


def test_each_group_that_qualifies_brings_one_token(score):
    scored = score(MERGED)
    assert (scored["total"], scored["cats"]) == (3, {"points": 3, "counts": {"millie": 1, "tibbit": 0, "coconut": 0}})
    (line,) = (line for line in scored["lines"] if line["rule"] == "cat")
    assert line["cells"] == ["b2", "c2", "d2", "e2", "b3", "e3", "f3"]
    assert (line["cat"], line["pattern"], line["points"]) == ("millie", "dots", 3)


def test_separate_groups_bring_a_token_each(score):
    scored = score(MERGED.replace("Ld", ".."))
    assert scored["cats"]["counts"]["millie"] == 2


def test_tokens_counted_at_the_table_override_the_drawing(score):
    scored = score(MERGED, tokens={"cats": {"millie": 2}, "buttons": {"green": 1}})
    assert (scored["total"], scored["cats"]["counts"]["millie"], scored["buttons"]["counts"]["green"]) == (9, 2, 1)


def test_tokens_left_out_of_an_override_are_none(score):
    assert score(MERGED, tokens={})["total"] == 0


def test_overridden_buttons_of_all_colours_bring_the_rainbow_unless_denied(score):
    buttons = dict.fromkeys(("magenta", "yellow", "light_blue", "dark_blue", "green", "purple"), 1)
    assert score(MERGED, tokens={"buttons": buttons})["buttons"]["points"] == 21
    assert score(MERGED, tokens={"buttons": buttons, "rainbow": False})["buttons"]["points"] == 18
    assert score(MERGED, tokens={"rainbow": True})["buttons"] == {
        "points": 3, "counts": dict.fromkeys(buttons, 0), "rainbow": True,
    }  # fmt: skip


def test_six_buttons_of_five_colours_bring_no_rainbow(score):
    buttons = score(FIVE_COLOURS)["buttons"]
    assert (buttons["counts"]["dark_blue"], buttons["points"], buttons["rainbow"]) == (2, 18, False)


def test_buttons_of_all_six_colours_bring_the_rainbow(score):
    yellow = FIVE_COLOURS.replace("##  ..  ..\n    ..  Pw  ##  ..  ..  ..", "##  Yq  ..\n    ..  Pw  ##  ..  ..  Yd")
    assert score(yellow)["buttons"]["points"] == 24


def test_an_empty_quilt_scores_nothing(score):
    scored = score(EMPTY)
    assert (scored["total"], scored["goals"], scored["notes"]) == (0, [0, 0, 0], [])


def test_a_half_filled_quilt_is_scored_as_it_stands(score):
    """The rim is left open too: it is read as printed."""
    scored = score(TOP_RING)
    assert (scored["total"], scored["goals"]) == (15, [15, 0, 0])
    assert [line["way"] for line in scored["lines"] if line["rule"] == "goal"] == ["both", "open", "open"]


def test_the_rim_counts_even_if_it_is_left_open(score):
    scored = score(TOP_RING.replace("Md  Yf", "Mf  Yf"))
    assert scored["cats"]["counts"]["millie"] == 1


def test_goal_values_may_be_those_of_the_tiles(score):
    drawing = (
        TOP_RING.replace("Md  Yf", "Md  Md")
        .replace("Lw", "Yf")
        .replace("Dq", "Yf")
        .replace("Gs", "Lw")
        .replace("Pv", "Dq")
    )
    goals = {"top": "AA-BB-C-D"}
    assert score(drawing, goals=goals)["goals"] == [8, 0, 0]
    assert score(drawing, goals=goals, goal_values="tile")["goals"] == [7, 0, 0]


def test_goals_may_be_named_and_left_out(score):
    assert score(TOP_RING, goals={"top": "all_different", "right": None})["goals"] == [15, 0, 0]
    assert score(TOP_RING, goals={"right": "≠"})["goals"] == [0, 0, 0]
    assert score(TOP_RING, goals={})["lines"] == []


def test_in_a_family_game_goals_do_not_count(score):
    assert score(TOP_RING, family=True)["goals"] == [0, 0, 0]


@pytest.mark.parametrize(("shape_match", "points"), [("contained", 5), ("exact_group", 0)])
def test_shapes_may_have_to_be_exact(score, shape_match, points):
    cats = {"rumi": ["dots", "fern"], "millie": ["flowers", "quatrefoil"], "coconut": ["stripes", "vines"]}
    assert score(MERGED, cats=cats, shape_match=shape_match)["cats"]["points"] == points


def test_more_copies_than_the_box_has_are_noted_and_still_scored(score):
    """Four Md sewn; the Md of the rim is printed and does not count."""
    drawing = MERGED.replace("Yd  Ld", "Md  Md")
    scored = score(drawing)
    assert scored["notes"] == [{"code": "calico-score-copies", "patch": "Md", "count": 4}]
    assert scored["cats"]["counts"]["millie"] == 1


def test_three_copies_are_not_noted(score):
    assert score(MERGED.replace("Yd  Ld", "Md  Ld"))["notes"] == []


def test_a_sewn_quilt_and_the_same_quilt_typed_in_agree(game, sew):
    table = sew("blue", MERGED).table
    dumped = game.dump_sheet(table, 0)
    typed = score_input(
        {"board": "blue", "cats": CATS, "goals": GOALS, "grid": list(game.view(table, 0).quilts[0].grid)}
    )
    assert typed.keys() - {"notes"} == dumped.keys() - {"seat"}
    assert all(typed[part] == dumped[part] for part in ("total", "goals", "cats", "buttons"))
