"""What each cat wants: sizes, and shapes in every direction (docs/rules/calico 5.3)."""

from __future__ import annotations

import pytest

from tabbytop.games.calico.geometry import ORIENTATIONS
from tabbytop.games.calico.pieces import CAT_NAMES

SHAPES = """
    callie    b2 c3 c2               callie    b2 b3 c3
    rumi      b2 d2 c2               rumi      b2 c4 c3
    rumi      e2 d4 e3               tecolote  b2 d2 e2 c2
    tecolote  b2 c4 d5 c3            tecolote  e2 d4 d5 e3
    leo       b2 c2 e2 f2 d2         leo       b2 c3 d5 d6 c4
    leo       e2 e3 d5 c6 d4         almond    c6 d5 e5 e6 d6
    almond    c4 d4 e5 d6 d5         almond    d4 e5 d6 c6 d5
    almond    f2 f3 e3 d2 e2         almond    e6 d6 d5 d4 e5
    almond    b4 b3 b2 c2 c3
"""
"""Every shape in every direction, with the cell last that holds it together."""

SNAKE = ("c2", "c3", "c4", "d4", "d5", "e5", "e6")


def drawn_shapes():
    found = []
    for word in SHAPES.split():
        if word in CAT_NAMES:
            found.append((word, []))
        else:
            found[-1][1].append(word)
    return found


def cats_with(cat):
    """Three cats with the wanted one in the middle, which likes stripes and vines."""
    front, back = ("millie", "coconut") if cat not in ("millie", "callie", "coconut", "tecolote") else ("tibbit", "leo")
    return {front: "df", cat: "sv", back: "wq"}


def striped(cells):
    return ", ".join(f"{colour}s {cell}" for colour, cell in zip("MYLDGPM", cells, strict=False))


def test_shapes_have_2_3_3_6_and_3_directions():
    directions = dict(zip(CAT_NAMES, ORIENTATIONS, strict=True))
    assert [directions[c] for c in ("callie", "rumi", "tecolote", "almond", "leo")] == [2, 3, 3, 6, 3]
    assert not any(directions[c] for c in ("millie", "tibbit", "coconut", "cira", "gwenivere"))


@pytest.mark.parametrize(("cat", "cells"), drawn_shapes())
def test_a_shape_counts_however_it_is_turned(sew, cat, cells):
    quilt = sew("blue", striped(cells), cats=cats_with(cat))
    assert quilt.tokens == {cells[-1]: (cat,)}


@pytest.mark.parametrize(
    ("cat", "cells"),
    [
        ("callie", "c2 d2 e2"),
        ("callie", "c2 d2 e3"),
        ("rumi", "c4 d4 d5"),
        ("tecolote", "c2 d2 e2 f3"),
        ("tecolote", "c6 d6 e6 e5 d5 c4"),
        ("leo", "b2 c2 d2 e2 f3"),
        ("leo", "e2 e3 d4 d5 d6"),
        ("almond", "c4 d4 d5 d6 c3"),
        ("almond", "c6 d6 e6 d5 f5"),
    ],
)
def test_patches_that_only_look_like_the_shape_bring_no_cat(sew, cat, cells):
    assert sew("blue", striped(cells.split()), cats=cats_with(cat)).tokens == {}


@pytest.mark.parametrize(("cat", "size"), [("millie", 3), ("tibbit", 4), ("coconut", 5), ("cira", 6), ("gwenivere", 7)])
def test_a_size_cat_comes_with_the_patch_that_completes_its_number(sew, cat, size):
    quilt = sew("blue", striped(SNAKE), cats=cats_with(cat))
    assert quilt.tokens == {SNAKE[size - 1]: (cat,)}
