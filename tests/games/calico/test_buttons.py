"""Buttons for colours, and the rainbow button (docs/rules/calico 6)."""

from __future__ import annotations

import pytest

SIX_COLOURS = """
    Mv  Ys  Lv  Mf  Pq  Yw  Gs
      Gw  Ld  Lq  Mw  Md  Gw  Dd
    Dq  Ds  Df  ##  ..  Gf  Pv
      Lf  Pd  ..  ..  ##  Yq  Yf
    Ps  Pw  ##  ..  ..  Yd  Gq
      Yd  ..  Dw  Dq  ..  ..  Dw
    Pw  Lq  Mw  Df  Gv  Md  Ls"""
"""Six groups, each of two patches and one of the rim; below, a second dark blue one."""


@pytest.mark.parametrize("turns", ["Dd e3, Df d4, Dw d5", "Dd c3, Df c4, Dw d4", "Dd e5, Df d5, Dw d4"])
def test_three_touching_patches_of_a_colour_in_any_shape_bring_a_button(sew, turns):
    quilt = sew("blue", turns)
    assert list(quilt.tokens.values()) == [("dark_blue",)]
    assert quilt.sheet.points("button") == 3


def test_two_patches_of_a_colour_bring_nothing(sew):
    assert sew("blue", "Dd e3, Df d4").tokens == {}


def test_a_goal_cell_separates_groups_of_a_colour(sew):
    assert sew("blue", "Dd c3, Df e3, Dw f3").tokens == {}


def test_c12_rim_patches_count_in_a_group_even_the_half_corner(sew):
    quilt = sew("blue", "Gd f2, Gf f3")
    assert quilt.happened("f3", "button").cells == ("g1", "f2", "f3")


def test_patterns_play_no_part_for_buttons(sew):
    """Three quatrefoils of three colours are no group of a colour."""
    assert sew("blue", "Mq e3, Yq d4, Lq d5").tokens == {}


def test_c16_the_sixth_colour_brings_the_rainbow_with_its_button(sew):
    quilt = sew("blue", SIX_COLOURS)
    assert quilt.tokens["f5"] == ("yellow", "rainbow")
    assert quilt.sheet.points("rainbow") == 3


def test_c16_five_colours_bring_no_rainbow(sew):
    quilt = sew("blue", SIX_COLOURS, order="b2 c2 d2 e2 f2 b3 c3 f3 b4 f4 b5 c6 d6 f5")
    assert quilt.tokens["d6"] == ("dark_blue",)
    assert [cell for cell, tokens in quilt.tokens.items() if "rainbow" in tokens] == ["f5"]


def test_c16_another_button_after_the_rainbow_brings_no_second_one(sew):
    quilt = sew("blue", SIX_COLOURS)
    assert quilt.tokens["d6"] == ("dark_blue",)
    assert (quilt.sheet.points("button"), quilt.sheet.points("rainbow")) == (21, 3)


def test_c18_buttons_never_run_out(game, deal, lay):
    """Four quilts with four magenta buttons each: 16, though the box has 8."""
    state = deal(players=4)
    for seat in range(4):
        lay(state, seat, "Md b2, Mf c2, Mw d2, Md b4, Mf c4, Mw d4, Md b6, Mf c6, Mw d6, Md f3, Mf f4, Mw f5")
    assert sum(sheet.points("button") for sheet in game.scores(state)) == 16 * 3
