"""What is in the box of Calico: colours, patterns, boards, cats, goals, scenarios. Data only."""

from __future__ import annotations

from dataclasses import dataclass, field

COLOURS = ("magenta", "yellow", "light_blue", "dark_blue", "green", "purple")
PATTERNS = ("dots", "fern", "flowers", "quatrefoil", "stripes", "vines")
COLOUR_LETTERS, PATTERN_LETTERS = "MYLDGP", "dfwqsv"
PATCHES = tuple(c + p for c in COLOUR_LETTERS for p in PATTERN_LETTERS)
"""The 36 kinds of patch by number, colour * 6 + pattern; the box holds three of each."""
COPIES = 3
BUTTON_SYMBOLS = ("flower", "moon", "drop", "berry", "leaf", "mushroom")
"""By colour: the shape of its button, printed on every patch so that no one needs to see colours."""

# Pointy-top hexes; rows 2, 4 and 6 lie half a hex to the right. A cell is column letter and row number:
#
#   a1  b1  c1  d1  e1  f1  g1        the rim is printed
#     a2  b2  c2  d2  e2  f2  g2
#   a3  b3  c3 [d3] e3  f3  g3        [ ] design goals: top, right, bottom left
#     a4  b4  c4  d4 [e4] f4  g4
#   a5  b5 [c5] d5  e5  f5  g5
#     a6  b6  c6  d6  e6  f6  g6
#   a7  b7  c7  d7  e7  f7  g7
CELLS = tuple("abcdefg"[column] + str(row + 1) for row in range(7) for column in range(7))
GOAL_PLACES = ("top", "right", "bottom_left")
GOAL_CELLS = ("d3", "e4", "c5")
RIM = tuple(cell for cell in CELLS if cell[0] in "ag" or cell[1] in "17")
OPEN_CELLS = tuple(cell for cell in CELLS if cell not in RIM and cell not in GOAL_CELLS)
"""The 22 cells that a player sews, in reading order."""

BOARDS = {
    "blue": (
        "Mv Ys Lv Mf Pq Yw Gs",
        "Gw .. .. .. .. .. Dd",
        "Dq .. .. ## .. .. Pv",
        "Lf .. .. .. ## .. Yf",
        "Ps .. ## .. .. .. Gq",
        "Yd .. .. .. .. .. Dw",
        "Pw Lq Mw Df Gv Md Ls",
    ),
    "green": (
        "Df Yv Gf Ds Pq Yd Lv",
        "Pd .. .. .. .. .. Mw",
        "Mq .. .. ## .. .. Pf",
        "Ls .. .. .. ## .. Ys",
        "Yw .. ## .. .. .. Lq",
        "Pv .. .. .. .. .. Md",
        "Gs Dd Gq Ms Lf Dw Gv",
    ),
    "purple": (
        "Yw Md Pw Yf Ls Mq Gd",
        "Lq .. .. .. .. .. Dv",
        "Ds .. .. ## .. .. Lw",
        "Gf .. .. .. ## .. Mf",
        "Mv .. ## .. .. .. Gs",
        "Ld .. .. .. .. .. Dq",
        "Pf Yq Ps Df Gw Yv Pd",
    ),
    "yellow": (
        "Gq Dw Ys Pd Dv Gf Mq",
        "Mf .. .. .. .. .. Lw",
        "Pv .. .. ## .. .. Ds",
        "Yd .. .. .. ## .. Gd",
        "Gw .. ## .. .. .. Mv",
        "Dq .. .. .. .. .. Lf",
        "Lv Pf Yv Ld Ms Pw Yq",
    ),
}


@dataclass(frozen=True, slots=True)
class Cat:
    name: str
    points: int
    dots: int
    size: int
    """Patches of one pattern that it wants, at the least."""
    shape: tuple[tuple[int, int], ...] = ()
    """Axial (q, r) cells of the shape it wants; empty when any group of the size will do."""
    tokens: int = 0


CATS = (
    Cat("millie", 3, 1, 3, tokens=12),
    Cat("callie", 3, 1, 3, ((0, 0), (1, 0), (0, 1)), 10),
    Cat("tibbit", 5, 1, 4, tokens=10),
    Cat("rumi", 5, 1, 3, ((0, 0), (1, 0), (2, 0)), 8),
    Cat("coconut", 7, 2, 5, tokens=8),
    Cat("tecolote", 7, 2, 4, ((0, 0), (1, 0), (2, 0), (3, 0)), 8),
    Cat("cira", 9, 2, 6, tokens=6),
    Cat("almond", 9, 2, 5, ((0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)), 6),
    Cat("gwenivere", 11, 3, 7, tokens=6),
    Cat("leo", 11, 3, 5, ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)), 6),
)
"""Cats 2k and 2k + 1 are the two sides of one tile."""
CAT_NAMES = tuple(cat.name for cat in CATS)
TILES_BY_DOTS = ((0, 2), (4, 6), (8,))
"""By dot group: the first side of each of its tiles."""
BEGINNER_CATS = ("millie", "tibbit", "coconut")


@dataclass(frozen=True, slots=True)
class Goal:
    name: str
    label: str
    histogram: tuple[int, ...]
    """How often the values of the six neighbours occur, most frequent first."""
    rulebook: tuple[int, int]
    """Points when met one way (colours or patterns), and both ways."""
    tile: tuple[int, int]


GOALS = (
    Goal("all_different", "≠", (1, 1, 1, 1, 1, 1), (10, 15), (10, 15)),
    Goal("4_2", "AAAA-BB", (4, 2), (8, 14), (7, 14)),
    Goal("3_3", "AAA-BBB", (3, 3), (8, 13), (7, 13)),
    Goal("3_2_1", "AAA-BB-C", (3, 2, 1), (7, 11), (7, 11)),
    Goal("2_2_2", "AA-BB-CC", (2, 2, 2), (7, 11), (7, 11)),
    Goal("2_2_1_1", "AA-BB-C-D", (2, 2, 1, 1), (5, 8), (5, 7)),
)
GOAL_LABELS = tuple(goal.label for goal in GOALS)
GOAL_NUMBERS = {key: n for n, goal in enumerate(GOALS) for key in (goal.label, goal.name)}
"""By label and by name."""
BEGINNER_GOALS = ("≠", "AA-BB-CC", "AAA-BBB")
"""Top, right, bottom left."""

BUTTON_POINTS = 3
BUTTON_GROUP = 3
RAINBOW_POINTS = 3

RESTRICTIONS = ("none", "next_to_laid", "goals_both_ways", "no_hand", "same_colour", "same_pattern")
"""By number; the rulebook's five, after 0 for none."""


@dataclass(frozen=True, slots=True)
class Scenario:
    goals: tuple[str, str, str]
    cats: tuple[str, str, str]
    objectives: dict[str, int] = field(default_factory=dict)
    """Each must be reached: see `achievements.objectives`."""


SCENARIOS = (
    Scenario(("≠", "AA-BB-CC", "AAA-BBB"), ("millie", "tibbit", "coconut"), {"points": 58, "rainbow": 1}),
    Scenario(("≠", "AAA-BBB", "AAA-BB-C"), ("callie", "tibbit", "coconut"), {"points": 59, "cats": 5}),
    Scenario(
        ("≠", "AA-BB-CC", "AA-BB-C-D"),
        ("millie", "rumi", "coconut"),
        {"points": 60, "rainbow": 1, "each_cat": 1, "goals": 2},
    ),
    Scenario(
        ("≠", "AAA-BB-C", "AA-BB-C-D"),
        ("millie", "tibbit", "tecolote"),
        {"points": 61, "same_colour_buttons": 3, "goals": 3},
    ),
    Scenario(("≠", "AAAA-BB", "AA-BB-C-D"), ("callie", "coconut", "cira"), {"points": 62, "same_cat": 3, "goals": 3}),
    Scenario(
        ("AAAA-BB", "AAA-BBB", "AA-BB-CC"),
        ("tibbit", "tecolote", "almond"),
        {"points": 63, "rainbow": 1, "goals": 2, "goals_both_ways": 1},
    ),
    Scenario(
        ("AAAA-BB", "AAA-BBB", "AAA-BB-C"),
        ("rumi", "coconut", "gwenivere"),
        {"points": 64, "cats": 5, "goals": 2, "goals_both_ways": 1},
    ),
    Scenario(
        ("AAAA-BB", "AAA-BB-C", "AA-BB-CC"),
        ("millie", "almond", "leo"),
        {"points": 66, "rainbow": 1, "each_cat": 1, "goals": 1, "goals_both_ways": 1},
    ),
    Scenario(
        ("AAAA-BB", "AA-BB-CC", "AA-BB-C-D"),
        ("callie", "cira", "leo"),
        {"points": 68, "each_cat": 1, "goals": 1, "goals_both_ways": 2},
    ),
    Scenario(
        ("AAA-BBB", "AAA-BB-C", "AA-BB-C-D"),
        ("tibbit", "tecolote", "gwenivere"),
        {"points": 72, "rainbow": 1, "each_cat": 1, "goals_both_ways": 2},
    ),
)

POINT_ACHIEVEMENTS = (60, 65, 70, 75, 80, 85)
TITLES = (1, 5, 10, 15, 21, 28)
"""Achievement points at which each of the six titles is reached."""
