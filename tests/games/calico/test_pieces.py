"""The box against the facts: patches, boards, cats, goals, scenarios (docs/rules/calico 1.1, 4.2, 5.3, 10.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabbytop.games.calico import pieces
from tabbytop.games.calico.geometry import OPEN, RINGS, cell_bit
from tabbytop.games.calico.grids import PRINTED, cells_of
from tabbytop.games.calico.state import flood, neighbours

EDGES = {
    "blue": """
        Mv  Ys  Lv  Mf  Pq  Yw  Gs
          Gw  ..  ..  ..  ..  ..  Dd
        Dq  ..  ..  ##  ..  ..  Pv
          Lf  ..  ..  ..  ##  ..  Yf
        Ps  ..  ##  ..  ..  ..  Gq
          Yd  ..  ..  ..  ..  ..  Dw
        Pw  Lq  Mw  Df  Gv  Md  Ls""",
    "green": """
        Df  Yv  Gf  Ds  Pq  Yd  Lv
          Pd  ..  ..  ..  ..  ..  Mw
        Mq  ..  ..  ##  ..  ..  Pf
          Ls  ..  ..  ..  ##  ..  Ys
        Yw  ..  ##  ..  ..  ..  Lq
          Pv  ..  ..  ..  ..  ..  Md
        Gs  Dd  Gq  Ms  Lf  Dw  Gv""",
    "purple": """
        Yw  Md  Pw  Yf  Ls  Mq  Gd
          Lq  ..  ..  ..  ..  ..  Dv
        Ds  ..  ..  ##  ..  ..  Lw
          Gf  ..  ..  ..  ##  ..  Mf
        Mv  ..  ##  ..  ..  ..  Gs
          Ld  ..  ..  ..  ..  ..  Dq
        Pf  Yq  Ps  Df  Gw  Yv  Pd""",
    "yellow": """
        Gq  Dw  Ys  Pd  Dv  Gf  Mq
          Mf  ..  ..  ..  ..  ..  Lw
        Pv  ..  ..  ##  ..  ..  Ds
          Yd  ..  ..  ..  ##  ..  Gd
        Gw  ..  ##  ..  ..  ..  Mv
          Dq  ..  ..  ..  ..  ..  Lf
        Lv  Pf  Yv  Ld  Ms  Pw  Yq""",
}

CATS = """
    millie    3 1 3 -          callie    3 1 3 triangle
    tibbit    5 1 4 -          rumi      5 1 3 line
    coconut   7 2 5 -          tecolote  7 2 4 line
    cira      9 2 6 -          almond    9 2 5 trapezoid
    gwenivere 11 3 7 -         leo       11 3 5 line
"""
"""Name, points, dots, size, shape; the two sides of a tile stand in one row."""

GOALS = {
    "≠": ((1, 1, 1, 1, 1, 1), (10, 15), (10, 15)),
    "AAAA-BB": ((4, 2), (8, 14), (7, 14)),
    "AAA-BBB": ((3, 3), (8, 13), (7, 13)),
    "AAA-BB-C": ((3, 2, 1), (7, 11), (7, 11)),
    "AA-BB-CC": ((2, 2, 2), (7, 11), (7, 11)),
    "AA-BB-C-D": ((2, 2, 1, 1), (5, 8), (5, 7)),
}
boards = pytest.mark.parametrize("board", EDGES)


def rim_codes(board):
    return {cell: code for cell, code in zip(pieces.CELLS, PRINTED[board], strict=True) if cell in pieces.RIM}


def test_the_box_holds_three_of_each_of_36_patches():
    assert len(set(pieces.PATCHES)) == 36
    assert pieces.COPIES * len(pieces.PATCHES) == 108


@boards
def test_every_board_is_printed_as_in_the_facts(board):
    assert PRINTED[board] == EDGES[board].split()


@boards
def test_each_colour_appears_four_times_on_a_rim_and_no_pair_twice(board):
    codes = rim_codes(board).values()
    assert set(Counter(code[0] for code in codes).values()) == {4}
    assert len(set(codes)) == 24


@boards
def test_two_printed_patches_that_touch_share_neither_colour_nor_pattern(board):
    """So a group can never be made of printed patches alone."""
    codes = rim_codes(board)
    for cell, code in codes.items():
        beside = [codes[other] for other in cells_of(neighbours(cell_bit(cell))) if other in codes]
        assert beside
        assert not any(set(code) & set(other) for other in beside)


def test_a_quilt_has_24_printed_22_open_and_3_goal_cells():
    assert (len(pieces.RIM), len(pieces.OPEN_CELLS), pieces.GOAL_CELLS) == (24, 22, ("d3", "e4", "c5"))


def test_the_open_cells_are_one_region():
    assert flood(OPEN, cell_bit("b2")) == OPEN


@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("d3", "c2 d2 c3 e3 c4 d4"),
        ("e4", "e3 f3 d4 f4 e5 f5"),
        ("c5", "b4 c4 b5 d5 b6 c6"),
        ("a1", "b1 a2"),
        ("g1", "f1 f2 g2"),
        ("g7", "f6 g6 f7"),
        ("a7", "a6 b7"),
        ("a3", "a2 b3 a4"),
        ("g4", "g3 f4 g5"),
        ("d1", "c1 e1 c2 d2"),
    ],
)
def test_a_cell_touches_its_neighbours_and_no_other(cell, around):
    assert cells_of(neighbours(cell_bit(cell))) == tuple(around.split())


def test_a_goal_ring_is_its_six_neighbours():
    assert [neighbours(cell_bit(cell)) for cell in pieces.GOAL_CELLS] == RINGS


def test_the_left_corners_touch_no_open_cell_and_the_right_ones_touch_one():
    touched = {cell: neighbours(cell_bit(cell)) & OPEN for cell in ("a1", "a7", "g1", "g7")}
    assert {cell: cells_of(mask) for cell, mask in touched.items()} == {
        "a1": (),
        "a7": (),
        "g1": ("f2",),
        "g7": ("f6",),
    }


def test_three_cells_serve_two_goals():
    top, right, bottom_left = RINGS
    assert (cells_of(top & right), cells_of(top & bottom_left), right & bottom_left) == (("e3", "d4"), ("c4",), 0)


def test_cats_are_as_in_the_facts():
    words = CATS.split()
    told = [tuple(words[i : i + 5]) for i in range(0, 50, 5)]
    assert [(c.name, str(c.points), str(c.dots), str(c.size)) for c in pieces.CATS] == [row[:4] for row in told]
    assert [bool(c.shape) for c in pieces.CATS] == [row[4] != "-" for row in told]
    assert all(len(c.shape) in (0, c.size) for c in pieces.CATS)


def test_both_sides_of_a_cat_tile_are_worth_the_same_and_have_the_same_dots():
    for front, back in zip(pieces.CATS[::2], pieces.CATS[1::2], strict=True):
        assert (front.points, front.dots) == (back.points, back.dots)


def test_the_cat_tokens_of_the_box_are_80():
    assert [cat.tokens for cat in pieces.CATS] == [12, 10, 10, 8, 8, 8, 6, 6, 6, 6]


def test_goals_and_both_sets_of_their_values_are_as_in_the_facts():
    assert {g.label: (g.histogram, g.rulebook, g.tile) for g in pieces.GOALS} == GOALS


SCENARIOS = """
    ≠ AA-BB-CC AAA-BBB         | millie tibbit coconut     | points 58 rainbow 1
    ≠ AAA-BBB AAA-BB-C         | callie tibbit coconut     | points 59 cats 5
    ≠ AA-BB-CC AA-BB-C-D       | millie rumi coconut       | points 60 rainbow 1 each_cat 1 goals 2
    ≠ AAA-BB-C AA-BB-C-D       | millie tibbit tecolote    | points 61 same_colour_buttons 3 goals 3
    ≠ AAAA-BB AA-BB-C-D        | callie coconut cira       | points 62 same_cat 3 goals 3
    AAAA-BB AAA-BBB AA-BB-CC   | tibbit tecolote almond    | points 63 rainbow 1 goals 2 goals_both_ways 1
    AAAA-BB AAA-BBB AAA-BB-C   | rumi coconut gwenivere    | points 64 cats 5 goals 2 goals_both_ways 1
    AAAA-BB AAA-BB-C AA-BB-CC  | millie almond leo         | points 66 rainbow 1 each_cat 1 goals 1 goals_both_ways 1
    AAAA-BB AA-BB-CC AA-BB-C-D | callie cira leo           | points 68 each_cat 1 goals 1 goals_both_ways 2
    AAA-BBB AAA-BB-C AA-BB-C-D | tibbit tecolote gwenivere | points 72 rainbow 1 each_cat 1 goals_both_ways 2
"""


@pytest.mark.parametrize("number", range(1, 11))
def test_a_scenario_is_as_in_the_facts(number):
    goals, cats, objectives = (part.split() for part in SCENARIOS.strip().splitlines()[number - 1].split("|"))
    scenario = pieces.SCENARIOS[number - 1]
    assert (list(scenario.goals), list(scenario.cats)) == (goals, cats)
    assert scenario.objectives == dict(zip(objectives[::2], map(int, objectives[1::2]), strict=True))


def test_achievement_steps_and_titles_are_as_in_the_facts():
    assert pieces.POINT_ACHIEVEMENTS == (60, 65, 70, 75, 80, 85)
    assert pieces.TITLES == (1, 5, 10, 15, 21, 28)
