"""What is in the box: boats, shapes, decks, lessons, against the facts."""

from __future__ import annotations

from collections import Counter

import pytest

from tabbytop.games.isle_of_cats import geometry, pieces
from tabbytop.games.isle_of_cats.pieces import BOATS, CAT_DECK, COLOURS, LESSON_DECK, SHAPES

# Drawn in the facts: r rat; B blue, G green, O orange, P purple, D red map.
DRAWN = """
       G···rrrr
    r·········B··
 ················rr
·D·····rr··········r·
······················
rr·················O·
 r·············r···
    ·····P····rr·
       ···r··rr

       Brr·····
    ··········Orr
 rr················
rP····r··r···········
············rrr·······
···················G·
 ·····rr·········rr
    ·····D·r·····
       ····rr··

       O·······
    ··········D··
 ·····rr····rr·····
rG········r·rr····r··
r·················r···
r····r·············P·
 ··················
    ·····B····rrr
       rr·····r

       P····rrr
    ······r·rrG··
 rr················
·B···r·············r·
r····r················
············rr·····D·
 ···········r····rr
    ·r···O··r····
       ········

       D·······
    ·r····r···P··
 ·········rr··rr··r
·O·············r·····
·······rr··········r··
··············rr···B·
 rrr·········rr····
    ·····G·······
       ··r·····

       O··r····
    ··········Br·
 ··r···············
·D··········rr·······
r··········rr·····r···
·r···rr···········rG·
 ·················r
    r····P·r·····
       ····rrr·
"""
LETTERS = dict(zip("BGOPD", COLOURS, strict=True))


@pytest.mark.parametrize("number", range(6))
def test_a_boat_is_as_the_facts_draw_it(number):
    """Rats, maps and outline of each of the six boats."""
    rows = DRAWN.strip("\n").split("\n\n")[number].split("\n")
    drawn = {pieces.cell_name(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    boat = BOATS[number]
    assert tuple(sorted(drawn)) == tuple(sorted(pieces.CELLS))
    assert sorted(boat.rats) == sorted(cell for cell, sign in drawn.items() if sign == "r")
    assert boat.maps == {LETTERS[sign]: cell for cell, sign in sorted(drawn.items()) if sign in LETTERS}
    assert len(boat.rats) == 19


def test_every_boat_has_142_squares_in_seven_rooms_and_44_on_the_edge():
    """Rooms of 18, 11, 18, 11, 60, 20 and 4 squares with their icons."""
    assert [len(cells) for cells in geometry.ROOM_CELLS.values()] == [18, 11, 18, 11, 60, 20, 4]
    assert list(pieces.ROOM_ICONS.values()) == ["parrot", "moon", "apple", "moon", None, "wheat", "parrot"]
    assert len(pieces.CELLS) == 142
    assert len(geometry.EDGE_CELLS) == 44
    heights = [sum(cell[0] == letter for cell in pieces.CELLS) for letter in pieces.COLUMN_LETTERS]
    assert heights == [3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 5, 5, 3, 3, 1]


def test_the_boat_is_the_same_upside_down():
    """Outline and edge are symmetric top to bottom."""
    for cells in (pieces.CELLS, geometry.EDGE_CELLS):
        assert {cell[0] + str(10 - int(cell[1])) for cell in cells} == set(cells)


def test_the_maps_of_the_first_five_boats_are_a_latin_square():
    """Each colour lies once on each of the five map squares."""
    for colour in COLOURS:
        assert len({boat.maps[colour] for boat in BOATS[:5]}) == 5


def test_there_are_17_cats_6_oshax_4_commons_and_7_rares():
    """Sizes as the rulebook says, and no two shapes of a kind are alike."""
    assert Counter(shape.kind for shape in SHAPES) == {"cat": 17, "oshax": 6, "common": 4, "rare": 7}
    sizes = {"cat": {4, 5, 6}, "oshax": {6}, "common": {1, 2, 3}, "rare": {4, 5}}
    for number, shape in enumerate(SHAPES):
        turns = geometry.TURNS_OF[number]
        assert len(turns[0]) in sizes[shape.kind]
        assert "".join(shape.grid).count("#") == len(turns[0])
        same = [s for n, s in enumerate(SHAPES) if geometry.TURNS_OF[n][0] in turns and s.kind == shape.kind]
        assert same == [shape]


@pytest.mark.parametrize(
    ("shape", "turns"), [("I5", 2), ("X5", 1), ("c1", 1), ("rO4", 1), ("Z4", 4), ("T5", 4), ("L5", 8), ("O1", 4)]
)
def test_a_shape_has_as_many_turns_as_it_looks_different(shape, turns):
    """Rotations and mirror images that look the same are one."""
    assert len(geometry.TURNS_OF[pieces.SHAPE_NUMBERS[shape]]) == turns


def test_turns_go_clockwise_and_then_mirrored():
    """L5 as drawn, a quarter to the right, ..., then from its mirror image."""
    turns = geometry.TURNS_OF[pieces.SHAPE_NUMBERS["L5"]]
    assert turns[0] == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))
    assert turns[1] == ((0, 0), (0, 1), (1, 1), (2, 1), (3, 1))
    assert turns[4] == ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3))


def test_the_cat_deck_has_every_cat_once_and_109_cards():
    """17 shapes in 5 colours, an oshax of each shape, 18 treasures."""
    assert [card.name for card in CAT_DECK] == [f"C{n:03}" for n in range(1, 110)]
    cats = [(i.shape, i.colour) for card in CAT_DECK if card.kind == "cat" for i in card.above]
    assert sorted(cats) == sorted((s.name, c) for s in SHAPES if s.kind == "cat" for c in COLOURS)
    assert sorted(i.shape for c in CAT_DECK if c.kind == "oshax" for i in c.above) == [
        "O1",
        "O2",
        "O3",
        "O4",
        "O5",
        "O6",
    ]
    assert Counter(card.mode for card in CAT_DECK if card.kind == "treasure") == {"all": 11, "or": 7}


def test_the_lesson_deck_has_every_lesson_once_and_47_cards():
    """26 lessons, an oshax of each shape, 6 choose-2 and 9 or cards of treasures."""
    assert [card.name for card in LESSON_DECK] == [f"T{n:02}" for n in range(1, 48)]
    assert [card.lesson for card in LESSON_DECK if card.kind == "lesson"] == list(range(1, 27))
    assert Counter(card.mode for card in LESSON_DECK) == {"lesson": 26, "all": 6, "choose2": 6, "or": 9}


def test_rares_are_in_or_cards_or_alone_and_commons_come_in_pairs():
    """An or card has two commons above and one rare below."""
    kinds = {shape.name: shape.kind for shape in SHAPES}
    for card in (*CAT_DECK, *LESSON_DECK):
        if card.mode == "or":
            assert [kinds[i.shape] for i in card.above] == ["common", "common"]
            assert [kinds[i.shape] for i in card.below] == ["rare"]


def test_the_decks_are_credited_as_ours():
    """The data file says that a real list may replace them."""
    assert pieces.CREDITS["decks"] == "house deck"


def test_the_lesson_deck_fills_slots_2_4_7_and_12():
    """Which deck fills which slot is fixed."""
    assert [slot for slot in range(1, 13) if pieces.island_deck(slot) == "lesson"] == [2, 4, 7, 12]
    assert geometry.SLOT_RANK == [0, 0, 1, 1, 2, 3, 2, 4, 5, 6, 7, 3]


def test_there_are_26_lessons_and_18_of_the_sister():
    """Numbers and ids of the facts; every key is known to the tally."""
    assert [lesson.number for lesson in pieces.LESSONS] == list(range(1, 27))
    names = [letter + str(n) for letter in "SA" for n in range(1, 10)]
    assert list(pieces.SISTER_NAMES) == names


@pytest.mark.parametrize(("cats", "points"), [(1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (7, 25), (8, 30)])
def test_a_family_is_worth_what_the_table_says(cats, points):
    """8, 11, 15, 20, then 5 for each further cat."""
    assert pieces.family_points(cats) == points


def test_every_colour_has_a_motif():
    """So that nobody needs to see colours."""
    motif = dict(zip(pieces.COLOURS, pieces.MOTIFS, strict=True))
    assert [motif[c] for c in ("blue", "green", "orange")] == ["waves", "hatching", "dots"]
    assert [motif[c] for c in ("purple", "red")] == ["crosses", "bricks"]


def test_no_shape_can_cover_two_maps():
    """The five squares are at least eight steps apart (ruling 10)."""
    cells = list(BOATS[0].maps.values())
    spots = [(pieces.COLUMN_LETTERS.index(cell[0]), int(cell[1])) for cell in cells]
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in spots for b in spots if a != b]
    assert min(steps) >= 8
