"""Which areas attract a cat: patterns, rim, goal cells, shapes in larger areas (docs/rules/calico 5.1, 5.3).

Unless a test says otherwise Millie (3 or more) likes dots and fern, Tibbit (4) flowers and quatrefoil, Coconut (5)
stripes and vines.
"""

from __future__ import annotations

import pytest

RUMI = {"millie": "df", "rumi": "sv", "coconut": "wq"}
LEO = {"millie": "df", "leo": "sv", "coconut": "wq"}
TECOLOTE = {"millie": "df", "tecolote": "sv", "cira": "wq"}


def test_c01_one_patch_can_bring_a_cat_and_a_button(sew):
    quilt = sew(
        "blue",
        """
        Mv  Ys  Lv  Mf  Pq  Yw  Gs
          Gw  ..  Yd  Ld  Dd  ..  Dd
        Dq  ..  ..  ##  Df  ..  Pv
          Lf  ..  ..  Dw  ##  ..  Yf
        Ps  ..  ##  ..  ..  ..  Gq
          Yd  ..  ..  ..  ..  ..  Dw
        Pw  Lq  Mw  Df  Gv  Md  Ls""",
        order="c2 d2 e3 d4 e2",
    )
    assert quilt.tokens == {"e2": ("dark_blue", "millie")}


def test_c02_a_pattern_attracts_only_the_cat_that_likes_it(sew):
    """Five dots are enough for Millie, Tibbit and Coconut; only Millie likes dots."""
    assert sew("blue", "Md c2, Yd d2, Ld e2, Dd e3, Gd d4").tokens == {"e2": ("millie",)}


def test_c03_touching_areas_of_a_cats_two_patterns_both_attract_it(sew):
    quilt = sew(
        "blue",
        """
        Mv  Ys  Lv  Mf  Pq  Yw  Gs
          Gw  Md  Yd  Ld  ..  ..  Dd
        Dq  ..  Pf  ##  ..  ..  Pv
          Lf  Mf  Yf  ..  ##  ..  Yf
        Ps  ..  ##  ..  ..  ..  Gq
          Yd  ..  ..  ..  ..  ..  Dw
        Pw  Lq  Mw  Df  Gv  Md  Ls""",
    )
    assert quilt.tokens == {"d2": ("millie",), "b4": ("millie",)}


def test_an_area_is_never_a_mixture_of_a_cats_two_patterns(sew):
    assert sew("blue", "Md d5, Yd e5, Lf d4, Df e3").tokens == {}


def test_colours_play_no_part_for_cats(sew):
    """Three magenta patches of three patterns: a button, no cat."""
    assert sew("blue", "Mw e3, Mq d4, Ms d5").tokens == {"d5": ("magenta",)}


def test_c12_a_half_printed_corner_patch_counts_in_a_line(sew):
    """g1, f2 and f3 lie in one line; g1 is the stripes printed on the corner."""
    quilt = sew(
        "blue",
        """
        Mv  Ys  Lv  Mf  Pq  Yw  Gs
          Gw  ..  ..  ..  ..  Ls  Dd
        Dq  ..  ..  ##  ..  Ys  Pv
          Lf  ..  ..  ..  ##  ..  Yf
        Ps  ..  ##  ..  ..  ..  Gq
          Yd  ..  ..  ..  ..  ..  Dw
        Pw  Lq  Mw  Df  Gv  Md  Ls""",
        cats=RUMI,
    )
    assert quilt.tokens == {"f3": ("rumi",)}
    assert quilt.happened("f3", "cat").cells == ("g1", "f2", "f3")


@pytest.mark.parametrize(
    ("turns", "cell", "area"),
    [
        ("Ld b4, Pf b3", "b3", ()),
        ("Mf b3, Yf c3", "c3", ("b3", "c3", "a4")),
        ("Lf c2, Yf d2", "d2", ("d1", "c2", "d2")),
        ("Pd f6, Gd e6", "e6", ("e6", "f6", "f7")),
    ],
)
def test_c12_whole_and_half_rim_patches_count_in_an_area(sew, turns, cell, area):
    quilt = sew("blue", turns)
    assert [e.cells for e in quilt.events[cell] if e.name == "cat"] == ([area] if area else [])


def test_c12_a_lone_rim_patch_does_not_reach_across_the_corner(sew):
    """b5 touches the dots of a6; f6 touches those of f7; three dots, two areas."""
    assert sew("blue", "Md b5, Yd f6").tokens == {}


def test_c11_a_goal_cell_interrupts_a_line(sew):
    """b3 c3 [d3] e3 f3 are one area, linked by c2 and d2, but no line of five, nor of four."""
    drawing = """
        Mv  Ys  Lv  Mf  Pq  Yw  Gs
          Gw  ..  Ms  Ys  ..  ..  Dd
        Dq  Ls  Ds  ##  Gs  Ps  Pv
          Lf  ..  ..  ..  ##  ..  Yf
        Ps  ..  ##  ..  ..  ..  Gq
          Yd  ..  ..  ..  ..  ..  Dw
        Pw  Lq  Mw  Df  Gv  Md  Ls"""
    assert sew("blue", drawing, cats=LEO).tokens == {}
    assert sew("blue", drawing, cats=TECOLOTE).tokens == {}


def test_c11_a_goal_cell_separates_areas(sew):
    """Dots on c3, e3 and f3: the goal on d3 lies between them."""
    assert sew("blue", "Md c3, Yd e3, Ld f3").tokens == {}


BENT = """
    Mv  Ys  Lv  Mf  Pq  Yw  Gs
      Gw  ..  Ms  Ys  Ls  ..  Dd
    Dq  ..  ..  ##  Ds  ..  Pv
      Lf  ..  ..  ..  ##  ..  Yf
    Ps  ..  ##  ..  ..  ..  Gq
      Yd  ..  ..  ..  ..  ..  Dw
    Pw  Lq  Mw  Df  Gv  Md  Ls"""
"""A line of three on c2, d2, e2, and e3 beside it."""


def test_c09_a_shape_inside_a_larger_area_counts(sew):
    assert sew("blue", BENT, order="d2 e2 e3 c2", cats=RUMI).tokens == {"c2": ("rumi",)}


def test_c09_with_exact_group_the_area_must_be_the_shape_and_nothing_more(sew):
    assert sew("blue", BENT, order="d2 e2 e3 c2", cats=RUMI, shape_match="exact_group").tokens == {}


def test_c09_with_exact_group_a_shape_counts_before_its_area_grows(sew):
    quilt = sew("blue", BENT, order="c2 d2 e2 e3", cats=RUMI, shape_match="exact_group")
    assert quilt.tokens == {"e2": ("rumi",)}


def test_exact_group_leaves_size_cats_as_they_are(sew):
    """Two pairs of dots become five at once, more than Millie's three."""
    quilt = sew("blue", "Md b2, Yd c2, Ld e2, Dd e3, Gd d2", shape_match="exact_group")
    assert quilt.tokens == {"d2": ("millie",)}


def test_c17_cat_tokens_never_run_out(game, deal, put, lay):
    """Four quilts with four Millies each: 16, though the box has 12."""
    state = put(deal(players=4), cat_of=[0, 0, 1, 1, 2, 2])
    for seat in range(4):
        lay(state, seat, "Md b2, Yd c2, Ld d2, Md b4, Yd c4, Ld d4, Md b6, Yd c6, Ld d6, Md f3, Yd f4, Ld f5")
    assert sum(sheet.points("cat") for sheet in game.scores(state)) == 16 * 3
