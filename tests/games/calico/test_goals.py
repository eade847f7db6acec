"""Design goals: exactly the wanted numbers among six neighbours (docs/rules/calico 4). Rings in reading order."""

from __future__ import annotations

import pytest

MET = [
    ("≠", "Md Yd Ld Df Gf Pf", 10, "colours"),
    ("≠", "Md Mf Mw Yq Ys Yv", 10, "patterns"),
    ("≠", "Md Yf Lw Dq Gs Pv", 15, "both"),
    ("AAAA-BB", "Md Mf Mw Mq Yd Ys", 8, "colours"),
    ("AAAA-BB", "Md Yd Ld Dd Mf Gf", 8, "patterns"),
    ("AAAA-BB", "Md Md Md Mf Yd Yf", 14, "both"),
    ("AAA-BBB", "Md Mf Mw Yd Yq Ys", 8, "colours"),
    ("AAA-BBB", "Md Yd Ld Mf Df Gf", 8, "patterns"),
    ("AAA-BBB", "Md Md Mf Yd Yf Yf", 13, "both"),
    ("AAA-BB-C", "Md Mf Mw Yq Ys Lv", 7, "colours"),
    ("AAA-BB-C", "Md Yd Ld Df Gf Pw", 7, "patterns"),
    ("AAA-BB-C", "Md Md Md Yf Yf Lw", 11, "both"),
    ("AA-BB-CC", "Md Mf Ys Yq Lw Lv", 7, "colours"),
    ("AA-BB-CC", "Md Yd Lf Df Gw Pw", 7, "patterns"),
    ("AA-BB-CC", "Md Ms Yd Yw Ls Lw", 11, "both"),
    ("AA-BB-C-D", "Md Mf Yw Yq Ls Dv", 5, "colours"),
    ("AA-BB-C-D", "Md Yd Lf Df Gw Pq", 5, "patterns"),
    ("AA-BB-C-D", "Md Md Yf Yf Lw Dq", 8, "both"),
]

SIX_OF = {
    "5-1": "Md Md Md Md Md Yf",
    "AAAA-BB": "Md Md Md Md Yf Yf",
    "AAAA-B-C": "Md Md Md Md Yf Lw",
    "AAA-BBB": "Md Md Md Yf Yf Yf",
    "AAA-BB-C": "Md Md Md Yf Yf Lw",
    "AAA-B-C-D": "Md Md Md Yf Lw Dq",
    "AA-BB-CC": "Md Md Yf Yf Lw Lw",
    "AA-BB-C-D": "Md Md Yf Yf Lw Dq",
    "AA-B-C-D-E": "Md Md Yf Lw Dq Gs",
    "≠": "Md Yf Lw Dq Gs Pv",
    "six": "Md Md Md Md Md Md",
}
"""Every way in which six patches can be alike, by colours and patterns at once."""
GOALS = ("≠", "AAAA-BB", "AAA-BBB", "AAA-BB-C", "AA-BB-CC", "AA-BB-C-D")


@pytest.mark.parametrize(("goal", "patches", "points", "way"), MET)
def test_a_goal_is_met_by_colours_by_patterns_or_by_both(ring, goal, patches, points, way):
    assert ring(goal, patches) == (points, way)


@pytest.mark.parametrize(("goal", "kind"), [(g, k) for g in GOALS for k in SIX_OF if g != k])
def test_c24_a_goal_is_missed_by_any_other_numbers(ring, goal, kind):
    assert ring(goal, SIX_OF[kind]) == (0, "missed")


def test_colours_and_patterns_are_not_mixed(ring):
    """Two pairs of colours and one pair of patterns."""
    assert ring("AA-BB-CC", "Pd Pf Mw Mq Ys Gs") == (0, "missed")


@pytest.mark.parametrize("place", ["top", "right", "bottom_left"])
@pytest.mark.parametrize("patches", ["Md Ms Yd Yw Ls Lw", "Lw Md Yd Ls Yw Ms", "Yw Ls Lw Md Ms Yd"])
def test_it_does_not_matter_where_around_a_goal_the_patches_lie(ring, place, patches):
    assert ring("AA-BB-CC", patches, place) == (11, "both")


@pytest.mark.parametrize(
    ("goal", "one_way", "both_ways"),
    [
        ("≠", 10, 15),
        ("AAAA-BB", 7, 14),
        ("AAA-BBB", 7, 13),
        ("AAA-BB-C", 7, 11),
        ("AA-BB-CC", 7, 11),
        ("AA-BB-C-D", 5, 7),
    ],
)
def test_with_tile_values_goals_score_as_printed_on_the_tiles(ring, goal, one_way, both_ways):
    points = [ring(label, patches, goal_values="tile")[0] for label, patches, _, _ in MET if label == goal]
    assert points == [one_way, one_way, both_ways]


@pytest.mark.parametrize(
    ("goal", "patches"),
    [
        ("≠", "Md Yf Lw Dq Gs"),
        ("AAA-BBB", "Md Md Yf Yf Yf"),
        ("AAA-BB-C", "Md Md Md Yf Yf"),
        ("AAAA-BB", "Md Md Md Md"),
    ],
)
def test_a_goal_with_a_gap_beside_it_is_open_and_scores_nothing_yet(ring, goal, patches):
    assert ring(goal, patches) == (0, "open")


def test_a_patch_between_two_goals_serves_both(sew):
    """e3 and d4 lie next to both d3 and e4."""
    quilt = sew(
        "blue",
        """
        Mv  Ys  Lv  Mf  Pq  Yw  Gs
          Gw  ..  Md  Yf  ..  ..  Dd
        Dq  ..  Lw  ##  Dq  Ds  Pv
          Lf  ..  Gs  Pq  ##  Ps  Yf
        Ps  ..  ##  ..  Mf  Mf  Gq
          Yd  ..  ..  ..  ..  ..  Dw
        Pw  Lq  Mw  Df  Gv  Md  Ls""",
    )
    assert (quilt.goal("top"), quilt.goal("right")) == ((10, "colours"), (11, "both"))


def test_rim_patches_and_farther_ones_do_not_count_for_a_goal(sew):
    """The ring of d3 is six different; all around it lie dots."""
    quilt = sew("blue", "Md c2, Yf d2, Lw c3, Dq e3, Gs c4, Pv d4, Md b2, Md b3, Md e2, Md d5")
    assert quilt.goal("top") == (15, "both")


def test_a_goal_is_one_line_on_the_sheet_with_its_ring(sew):
    line = sew("blue", "Md c2").sheet.lines[0]
    assert (line.rule, line.cells, line.section) == ("goal", ("c2", "d2", "c3", "e3", "c4", "d4"), "4.1")
    assert line.args == {"goal": "≠", "place": "top", "way": "open"}


@pytest.mark.parametrize(
    ("patches", "ways"),
    [("Md Yd Ld Df Gf Pf", 1), ("Md Mf Mw Yq Ys Yv", 2), ("Md Yf Lw Dq Gs Pv", 3), ("Md Md Yf Lw Dq Gs", 0)],
)
def test_the_table_tells_colours_1_from_patterns_2(sew, patches, ways):
    cells = ("c2", "d2", "c3", "e3", "c4", "d4")
    turns = ", ".join(f"{patch} {cell}" for patch, cell in zip(patches.split(), cells, strict=True))
    assert sew("blue", turns).state.goal_ways(0, 0) == ways
