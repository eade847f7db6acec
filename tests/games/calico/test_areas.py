"""One area, one token: what growing, touching, joining and merging bring (docs/rules/calico 5.2, 6.1).

Millie (3 or more) likes dots, Tibbit (4) flowers; every drawing of patterns has a twin of colours.
"""

from __future__ import annotations

import pytest

DOTS = """
    Mv  Ys  Lv  Mf  Pq  Yw  Gs
      Gw  Md  Yd  Ld  Dd  ..  Dd
    Dq  Gd  ..  ##  Pd  Md  Pv
      Lf  ..  ..  ..  ##  ..  Yf
    Ps  ..  ##  ..  ..  ..  Gq
      Yd  ..  ..  ..  ..  ..  Dw
    Pw  Lq  Mw  Df  Gv  Md  Ls"""
"""Three dots on b2, c2, b3 and three on e2, e3, f3; d2 links them."""

DARK_BLUE = """
    Mv  Ys  Lv  Mf  Pq  Yw  Gs
      Gw  Dd  Df  Dd  Dq  ..  Dd
    Dq  ..  Dw  ##  Ds  Dv  Pv
      Lf  ..  ..  ..  ##  ..  Yf
    Ps  ..  ##  ..  ..  ..  Gq
      Yd  ..  ..  ..  ..  ..  Dw
    Pw  Lq  Mw  Df  Gv  Md  Ls"""
"""Three dark blue on b2, c2, c3 and three on e2, e3, f3; d2 links them."""


def test_c07_two_areas_with_a_cat_each_keep_both_when_they_merge(sew):
    quilt = sew("blue", DOTS, order="b2 c2 b3 e2 e3 f3 d2")
    assert quilt.tokens == {"b3": ("millie",), "f3": ("millie",)}
    assert quilt.sheet.points("cat") == 6


def test_c07_two_groups_with_a_button_each_keep_both_when_they_merge(sew):
    quilt = sew("blue", DARK_BLUE, order="b2 c2 c3 e2 e3 f3 d2")
    assert quilt.tokens == {"c3": ("dark_blue",), "f3": ("dark_blue",)}
    assert quilt.sheet.points("button") == 6


def test_the_same_patches_in_another_order_bring_one_cat_only(sew):
    assert sew("blue", DOTS, order="b2 c2 d2 e2 e3 f3 b3").tokens == {"d2": ("millie",)}


def test_the_same_patches_in_another_order_bring_one_button_only(sew):
    assert sew("blue", DARK_BLUE, order="b2 c2 d2 e2 e3 f3 c3").tokens == {"d2": ("dark_blue",)}


def test_c06_joining_new_patches_to_a_taken_area_brings_no_cat(sew):
    """d2, e2 and e3 alone would be enough for Millie, but d2 also touches the taken area."""
    quilt = sew("blue", "Md b2, Yd c2, Gd b3, Dd e2, Pd e3, Ld d2")
    assert quilt.tokens == {"b3": ("millie",)}


def test_c06_joining_new_patches_to_a_taken_group_brings_no_button(sew):
    quilt = sew("blue", "Dd b2, Df c2, Dw c3, Dq e2, Ds e3, Dd d2")
    assert quilt.tokens == {"c3": ("dark_blue",)}


def test_c05_a_taken_area_brings_no_second_cat_however_large(sew):
    """Dots from b2 to f2, then f3, e3, d4: eight and a rim patch."""
    quilt = sew("blue", "Md b2, Yd c2, Ld d2, Dd e2, Gd f2, Pd f3, Md e3, Yd d4")
    assert quilt.tokens == {"d2": ("millie",)}


def test_c05_a_taken_group_brings_no_second_button_however_large(sew):
    quilt = sew("blue", "Dd c3, Df c2, Dw d2, Dq e2, Ds e3, Dv d4, Dd d5")
    assert quilt.tokens == {"d2": ("dark_blue",)}


def test_c04_a_second_shape_that_touches_the_taken_area_brings_no_cat(sew):
    """Triangles b2 c2 c3 and d2 e2 e3: c2 touches d2."""
    turns = "Ms b2, Ys c2, Ls c3, Ds e2, Gs e3, Ps d2"
    quilt = sew("blue", turns, cats={"callie": "sv", "tibbit": "wq", "coconut": "df"})
    assert quilt.tokens == {"c3": ("callie",)}


def test_c10_a_shape_takes_its_whole_area_and_not_its_own_patches_only(sew):
    """The triangle c4 d4 d5 takes c2, c3 and e3 too, so the triangle e2 e3 f3 at the far end brings nothing."""
    turns = "Ms c2, Ys c3, Ls c4, Ds d4, Gs e3, Ps d5, Ms e2, Ys f3"
    quilt = sew("blue", turns, cats={"callie": "sv", "tibbit": "wq", "coconut": "df"})
    assert quilt.tokens == {"d5": ("callie",)}
    assert quilt.happened("d5", "cat").cells == ("c2", "c3", "e3", "c4", "d4", "d5")


def test_c08_two_areas_without_a_cat_that_become_one_bring_one_cat(sew):
    quilt = sew("blue", "Md b2, Yd c2, Dd e2, Pd e3, Ld d2")
    assert quilt.tokens == {"d2": ("millie",)}
    assert quilt.happened("d2", "cat").cells == ("b2", "c2", "d2", "e2", "e3")


def test_c08_two_groups_without_a_button_that_become_one_bring_one_button(sew):
    quilt = sew("blue", "Dd b2, Df c2, Dq e2, Ds e3, Dw d2")
    assert quilt.tokens == {"d2": ("dark_blue",)}
    assert quilt.happened("d2", "button").cells == ("b2", "c2", "d2", "e2", "e3")


def test_a_separate_area_of_the_same_pattern_brings_the_cat_again(sew):
    quilt = sew("blue", "Md b2, Yd c2, Gd b3, Dd d5, Pd d6, Ld c6")
    assert quilt.tokens == {"b3": ("millie",), "c6": ("millie",)}


def test_a_separate_group_of_the_same_colour_brings_another_button(sew):
    quilt = sew("blue", "Dd b2, Df c2, Dw c3, Dq e5, Ds d5, Dw e6")
    assert quilt.tokens == {"c3": ("dark_blue",), "e6": ("dark_blue",)}


def test_a_taken_area_of_one_pattern_does_not_hinder_its_neighbours_of_another(sew):
    """Cells taken by Millie's dots do not count as taken for flowers, nor for buttons."""
    quilt = sew("blue", "Md b2, Yd c2, Ld d2, Mw c3, Yw c4, Lw d4, Dw d5")
    assert quilt.tokens == {"d2": ("millie",), "d5": ("tibbit",)}


def test_joining_too_few_for_a_cat_leaves_the_area_free(sew):
    """Flowers: three bring nothing, the fourth brings Tibbit."""
    assert sew("blue", "Mw c3, Yw c4, Lw d4, Dw d5").tokens == {"d5": ("tibbit",)}


@pytest.mark.parametrize("board", ["blue", "green", "purple", "yellow"])
def test_c13_an_empty_quilt_has_no_tokens(sew, board):
    quilt = sew(board, "Mq e3")
    assert (quilt.tokens, quilt.sheet.total) == ({}, 0)
