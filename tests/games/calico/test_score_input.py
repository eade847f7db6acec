"""A quilt typed in as JSON and scored: good input (docs/score-calico.md). Bad input: test_score_input_errors.py."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import random_match
from tabbytop.games.calico import scoring
from tabbytop.games.calico.game import GAME
from tabbytop.games.calico.geometry import CELL_BITS
from tabbytop.games.calico.grids import parse_grid
from tabbytop.games.calico.pieces import BOARDS
from tabbytop.games.calico.pieces import CATS as ALL_CATS
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
SIX_COLOURS = FIVE_COLOURS.replace("##  ..  ..\n    ..  Pw  ##  ..  ..  ..", "##  Yq  ..\n    ..  Pw  ##  ..  ..  Yd")


@pytest.fixture
def score():
    def score(drawing, **fields):
        rows = [line for line in drawing.splitlines() if line.strip()]
        return score_input({"board": "blue", "cats": CATS, "goals": GOALS, "grid": rows, **fields})

    return score


def codes_of(scored):
    return [note["code"] for note in scored["notes"]]


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
    scored = score(FIVE_COLOURS, tokens={"cats": {}, "buttons": {"green": 1}})
    assert (scored["total"], scored["buttons"]["counts"]["green"], scored["buttons"]["counts"]["purple"]) == (3, 1, 0)
    scored = score(MERGED, tokens={"cats": {"millie": 2}})
    assert (scored["total"], scored["cats"]["counts"]["millie"]) == (6, 2)


def test_tokens_left_out_of_an_override_are_none(score):
    assert score(MERGED, tokens={})["total"] == 0


def test_overridden_buttons_of_all_colours_bring_the_rainbow_unless_denied(score):
    buttons = dict.fromkeys(("magenta", "yellow", "light_blue", "dark_blue", "green", "purple"), 1)
    assert score(SIX_COLOURS, tokens={"buttons": buttons})["buttons"]["points"] == 21
    assert score(SIX_COLOURS, tokens={"buttons": buttons, "rainbow": False})["buttons"]["points"] == 18


def test_six_buttons_of_five_colours_bring_no_rainbow(score):
    buttons = score(FIVE_COLOURS)["buttons"]
    assert (buttons["counts"]["dark_blue"], buttons["points"], buttons["rainbow"]) == (2, 18, False)


def test_buttons_of_all_six_colours_bring_the_rainbow(score):
    assert score(SIX_COLOURS)["buttons"]["points"] == 24


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
    assert scored["notes"][0] == {"code": "calico-score-copies", "patch": "Md", "count": 4}
    assert scored["cats"]["counts"]["millie"] == 1


def test_three_copies_are_not_noted(score):
    assert "calico-score-copies" not in codes_of(score(MERGED.replace("Yd  Ld", "Md  Ld")))


def test_a_sewn_quilt_and_the_same_quilt_typed_in_agree(game, sew):
    state = sew("blue", MERGED).state
    dumped = game.dump_sheet(state, 0)
    typed = score_input(
        {"board": "blue", "cats": CATS, "goals": GOALS, "grid": list(game.view(state, 0).quilts[0].grid)}
    )
    assert typed.keys() - {"notes"} == dumped.keys() - {"seat"}
    assert all(typed[part] == dumped[part] for part in ("total", "goals", "cats", "buttons"))


# --- tokens and the order of laying


def test_without_tokens_it_is_said_where_the_order_of_laying_can_matter(score):
    assert score(MERGED)["notes"] == [{"code": "calico-score-order", "names": "millie"}]
    assert score(MERGED, tokens={"cats": {"millie": 1}})["notes"] == []


def test_six_cells_can_have_been_only_one_group_of_three(score):
    """A patch between two groups of three is a seventh."""
    assert score(MERGED.replace("Md  Pv", "..  Pv"))["notes"] == []


def test_a_shape_that_was_covered_up_again_may_have_pleased_its_cat(score):
    cats = {"rumi": ["dots", "fern"], "millie": ["flowers", "quatrefoil"], "coconut": ["stripes", "vines"]}
    scored = score(MERGED, cats=cats, shape_match="exact_group")
    assert (scored["cats"]["points"], codes_of(scored)) == (0, ["calico-score-order"])
    assert score(MERGED, cats=cats, shape_match="exact_group", tokens={"cats": {"rumi": 2}})["cats"]["points"] == 10


@given(st.integers(0, 9), st.booleans(), st.randoms(use_true_random=False))
def test_no_order_of_laying_brings_more_than_the_limits(cat, exact, rng):
    """Quilts of two colours and two patterns, full of groups that grow together."""
    colour, pattern = parse_grid("blue", list(BOARDS["blue"]))
    quilt = scoring.Quilt(colour, pattern, (None,) * 3, [cat] * 6, exact=exact)
    for cell in rng.sample(CELL_BITS, len(CELL_BITS)):
        scoring._sew(quilt, rng.randrange(2), rng.randrange(2), cell)
    cats, buttons = scoring.token_limits(quilt)
    assert len(quilt.cats) <= cats[cat] <= 48 // ALL_CATS[cat].size
    assert all(sum(c == n for c, _ in quilt.buttons) <= most for n, most in buttons.items())


@given(st.sampled_from(("contained", "exact_group")), st.integers(0, 10**6))
def test_the_tokens_of_a_match_are_believed(shape_match, seed):
    config = GAME.load_config({"players": 2, "shape_match": shape_match, "setup": "standard"})
    for state, _, _ in random_match(GAME, config, seed, Random(seed)):
        last = state
    view = GAME.view(last, 0)
    cats = {cat: list(pair) for cat, pair in view.cats.items()}
    for seat, quilt in enumerate(view.quilts):
        ours = GAME.dump_sheet(last, seat)
        tokens = {"cats": ours["cats"]["counts"], "buttons": ours["buttons"]["counts"]}
        typed = {"board": quilt.board, "cats": cats, "grid": list(quilt.grid), "shape_match": shape_match}
        assert score_input({**typed, "tokens": tokens})["cats"] == ours["cats"]
        if not score_input(typed)["notes"]:
            assert score_input(typed)["buttons"] == ours["buttons"]


# --- names as people type them


def test_names_are_understood_in_any_case_and_with_blanks(score):
    cats = {"Millie": ["Dots", "FERN"], "Tibbit the cat": ["flowers", "Quatrefoil"], "COCONUT": ["stripes", "vines"]}
    goals = {"top": "All different", "right": "aa-bb-cc", "bottom_left": "3-3"}
    tokens = {"cats": {}, "buttons": {"Light Blue": 1, "dark-blue": 2}}
    plain = score(FIVE_COLOURS.lower(), board=" Blue ", cats=cats, goals=goals, tokens=tokens)
    tokens = {"cats": {}, "buttons": {"light_blue": 1, "dark_blue": 2}}
    assert plain == score(FIVE_COLOURS, tokens=tokens)
    assert score(TOP_RING, goals=goals) == score(TOP_RING)
