"""Every lesson of the sheet, met and missed on drawn boats (6.3). The helper holds sheet and fast tally together."""

from __future__ import annotations

from games.isle_of_cats.sailing import boat, fill, lay, lesson_points, put
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.geometry import EDGE_CELLS, ROOM_CELLS
from tabbytop.games.isle_of_cats.pieces import BOATS, COLOURS

# Fifteen cats of five cells, three of each colour, in the middle of the boat:
CREW = (
    "f3",
    """
    aaaaabbbbb
    cccccddddd
    eeeeefffff
    ggggghhhhh
    iiiiijjjjj
    """,
)


def crew(legend):
    """Ten lines of five cells in columns f to o, rows 3 to 7, with colours by letter."""
    return boat((*CREW, legend))


def test_1_the_edge_is_full():
    """12 points only if all 44 cells of the edge are filled."""
    state = fill(boat(), EDGE_CELLS)
    assert lesson_points(state, 1) == 12
    assert lesson_points(fill(boat(), EDGE_CELLS[1:]), 1) == 0


def test_2_exactly_15_cats():
    """10 points with 15 cats, nothing with 14 or 16."""
    fifteen = crew("blue abcde,red fghij")
    for cells in ("h2 i2 j2 k2 l2", "h8 i8 j8 k8 l8", "p3 p4 p5 p6 p7", "q3 q4 q5 q6 q7", "r3 r4 r5 r6 r7"):
        assert lesson_points(fifteen, 2) == 0
        lay(fifteen, cells, "green")
    assert lesson_points(fifteen, 2) == 10
    assert lesson_points(lay(fifteen, "h1 i1 j1 k1 l1", "green"), 2) == 0


def test_3_three_cats_of_every_colour():
    """15 points with three of each; two of one colour are too few."""
    state = crew("blue abc,green def,orange ghi,purple j")
    lay(lay(state, "h2 i2 j2 k2 l2", "purple"), "h8 i8 j8 k8 l8", "purple")
    for cells in ("p3 p4 p5 p6 p7", "q3 q4 q5 q6 q7"):
        lay(state, cells, "red")
    assert lesson_points(state, 3) == 0
    assert lesson_points(lay(state, "r3 r4 r5 r6 r7", "red"), 3) == 15


def test_4_every_colour_on_the_edge():
    """7 points if each of the five colours has a cat with a cell on the edge."""
    state = boat(
        ("h1", "aaaaa", "blue a"),
        ("h9", "bbbbb", "green b"),
        ("a4", "cc cc c.", "orange c"),
        ("e2", "ddd dd.", "purple d"),
        ("k3", "e e e e e", "red e"),
    )
    assert lesson_points(state, 4) == 0
    assert lesson_points(lay(state, "r3 r4 r5 r6 r7", "red"), 4) == 7


def test_5_the_best_colour_on_the_edge():
    """One point per cat on the edge of the colour that has most there; cats inside do not count."""
    state = boat(
        ("h1", "aaaaa", "blue a"), ("h9", "bbbbb", "blue b"), ("h5", "ccccc", "red c"), ("h4", "ddddd", "blue d")
    )
    assert lesson_points(state, 5) == 2
    assert lesson_points(boat(("h5", "ccccc", "red c")), 5) == 0


def test_6_lonely_cats():
    """A cat that touches none of its colour, by a side; a pair is not lonely."""
    state = boat(("h4", "aaaaa bbbbb", "blue a,red b"))
    assert lesson_points(state, 6) == 2
    assert lesson_points(lay(state, "h6 i6 j6 k6 l6", "red"), 6) == 1
    assert lesson_points(lay(state, "m7 n7 o7 p7 q7", "red"), 6) == 2


def test_7_rare_treasures():
    """2 more points for each rare treasure; commons do not count."""
    state = boat(("h4", "aabb aabb", ""))
    assert lesson_points(state, 7) == 4
    assert lesson_points(boat(("h4", "aaa", "")), 7) == 0


def test_8_common_treasures():
    """1 point for each common treasure; rares do not count."""
    assert lesson_points(boat(("h4", "aabccc", "")), 8) == 3
    assert lesson_points(boat(("h4", "aaaa", "")), 8) == 0


def test_9_no_visible_rat():
    """10 points when all 19 rats are covered; one left is too many."""
    rats = BOATS[0].rats
    assert lesson_points(fill(boat(), rats), 9) == 10
    assert lesson_points(fill(boat(), rats[1:]), 9) == 0


def test_10_visible_rats():
    """2 points for each visible rat, and the loss of 1 stays (ruling 24)."""
    state = fill(boat(), BOATS[0].rats[3:])
    assert lesson_points(state, 10) == 6
    assert GAME.scores(state)[0].points("rats") == -3
    assert lesson_points(fill(boat(), BOATS[0].rats), 10) == 0


def test_11_ticked_lessons():
    """1 point for each ticked lesson, this one included."""
    assert lesson_points(boat(), 11) == 1
    assert lesson_points(boat(lessons=(2, 9, 26)), 11) == 4


def test_12_to_16_exactly_five_of_a_colour():
    """9 points with five cats of the lesson's colour; four or six bring nothing, nor does another colour."""
    for number, colour in enumerate(COLOURS, 12):
        other = "red" if colour != "red" else "blue"
        assert lesson_points(crew(f"{colour} abcde,{other} fghij"), number) == 9
        assert lesson_points(crew(f"{colour} abcd,{other} efghij"), number) == 0
        assert lesson_points(crew(f"{colour} abcdef,{other} ghij"), number) == 0


def test_17_exactly_five_rats():
    """10 points with five visible rats, which still cost 5 (ruling 24)."""
    state = fill(boat(), BOATS[0].rats[5:])
    assert lesson_points(state, 17) == 10
    assert GAME.scores(state)[0].points("rats") == -5
    assert lesson_points(fill(boat(), BOATS[0].rats[4:]), 17) == 0
    assert lesson_points(fill(boat(), BOATS[0].rats[6:]), 17) == 0


def test_18_exactly_six_lessons():
    """7 points with six ticked, this one among them."""
    assert lesson_points(boat(lessons=(1, 2, 3, 4, 5)), 18) == 7
    assert lesson_points(boat(lessons=(1, 2, 3, 4)), 18) == 0
    assert lesson_points(boat(lessons=(1, 2, 3, 4, 5, 6)), 18) == 0


def test_19_exactly_five_treasures():
    """9 points with five, commons and rares together."""
    assert lesson_points(boat(("h4", "aabccc dddd.e", "")), 19) == 9
    assert lesson_points(boat(("h4", "aabccc dddd..", "")), 19) == 0
    assert lesson_points(boat(("h4", "aabccc dddd.e ff....", "")), 19) == 0


def test_20_pairs_of_cats_on_the_edge():
    """1 point for every two cats on the edge, of any colours, rounded down."""
    state = boat(("h1", "aaaaa", "blue a"), ("h9", "bbbbb", "red b"), ("h5", "ccccc", "red c"))
    assert lesson_points(state, 20) == 1
    assert lesson_points(boat(("h1", "aaaaa", "blue a"), ("h5", "ccccc", "red c")), 20) == 0
    assert lesson_points(lay(state, "a4 b4 a5 b5 a6", "blue"), 20) == 1
    assert lesson_points(lay(state, "m1 n1 o1 m2 n2", "green"), 20) == 2


def test_21_both_captains_rooms_full():
    """12 points if the parrot rooms 1 and 7 are full; one of them is not enough."""
    assert lesson_points(fill(boat(), ROOM_CELLS[1] + ROOM_CELLS[7]), 21) == 12
    assert lesson_points(fill(boat(), ROOM_CELLS[1] + ROOM_CELLS[7][1:]), 21) == 0
    assert lesson_points(fill(boat(), ROOM_CELLS[1]), 21) == 0


def test_22_both_bedrooms_empty():
    """18 points if the moon rooms 2 and 4 are empty, and the loss of 10 stays (ruling 24)."""
    state = boat(("h5", "aaaaa", "blue a"))
    assert lesson_points(state, 22) == 18
    lost = [line.args["room"] for line in GAME.scores(state)[0].lines if line.rule == "room"]
    assert {2, 4} <= set(lost)
    assert lesson_points(boat(("h1", "x", "")), 22) == 0
    assert lesson_points(boat(("h9", "x", "")), 22) == 0


def test_23_families_of_four():
    """4 points for each family of four or more cats."""
    state = boat(("f3", "aaaaa bbbbb ccccc ddddd", "blue abcd"), ("l3", "e f g", ""))
    assert lesson_points(state, 23) == 4
    draw_four = "m3 n3 o3 p3 q3", "m4 n4 o4 p4 q4", "m5 n5 o5 p5 q5", "m6 n6 o6 p6 q6"
    for cells in draw_four[:3]:
        lay(state, cells, "red")
    assert lesson_points(state, 23) == 4
    assert lesson_points(lay(state, draw_four[3], "red"), 23) == 8
    assert lesson_points(boat(("f3", "aaaaa bbbbb ccccc", "blue abc")), 23) == 0


def test_24_the_dining_room_empty():
    """15 points if room 3 is empty; one filled cell is one too many."""
    assert lesson_points(boat(("h1", "aaaaa", "blue a")), 24) == 15
    assert lesson_points(boat(("f4", "x", "")), 24) == 0


def test_25_the_third_family_again():
    """The third largest group pays once more what a family of its size is worth; below three cats nothing."""
    state = boat(("f3", "aaaaabbbbb cccccddddd eeeeefffff ggggg.....", "blue aceg,red bdf"))
    assert lesson_points(state, 25) == 0
    lay(state, "h1 i1 j1 k1 l1", "green")
    lay(state, "h2 i2 j2 k2 l2", "green")
    assert lesson_points(state, 25) == 0
    assert lesson_points(lay(state, "m1 m2 n1 n2 o1", "green"), 25) == 8


def test_25_ranks_groups_of_all_colours_together():
    """Two blue families and one red one: the smallest of the three is the third."""
    state = boat(("f3", "aaaaa bbbbb ccccc xxxx. ddddd", "blue abcd"))
    assert lesson_points(state, 25) == 0
    for cells in ("f8 g8 h8 i8 e8", "h9 i9 j9 k9 j8"):
        lay(state, cells, "blue")
    for cells in ("l3 m3 n3 o3 p3", "l4 m4 n4 o4 p4", "l5 m5 n5 o5 p5", "l6 m6 n6 o6 p6"):
        lay(state, cells, "red")
    groups = sorted(line.args["cats"] for line in GAME.scores(state)[0].lines if line.rule == "family")
    assert groups == [3, 3, 4]
    assert lesson_points(state, 25) == 8


def test_26_exactly_three_colours():
    """10 points with cats of three colours, not two, not four; treasures have none."""
    assert lesson_points(crew("blue abc,red def,green ghij"), 26) == 10
    assert lesson_points(crew("blue abcde,red fghij"), 26) == 0
    assert lesson_points(crew("blue abc,red def,green gh,orange ij"), 26) == 0


def test_a_lesson_counts_only_when_it_is_ticked():
    """An unticked lesson brings nothing (6.1)."""
    state = boat(("h1", "aaaaa", "blue a"))
    unticked = state.score(0)
    put(state, lessons=[1 << 23])
    assert state.score(0) == unticked + 15


def test_a_lesson_shows_what_it_has_and_needs():
    """For live progress: `have`, and `need` where a number must be reached."""
    state = boat(("h1", "aaaaa", "blue a"), lessons=(2, 5))
    exact, per = [line for line in GAME.scores(state)[0].lines if line.rule == "lesson"]
    assert (exact.args["have"], exact.args["need"]) == (1, 15)
    assert per.args == {"lesson": 5, "have": 1}
    assert per.cells == ("h1", "i1", "j1", "k1", "l1")
