"""The game alone: the sister's colours, each of her eighteen lessons met and missed, her levels, and who wins (8)."""

from __future__ import annotations

import pytest

from games.isle_of_cats.sailing import boat, fill, island, lay, play, put
from tabbytop.games.isle_of_cats import scoring
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.pieces import BOATS, CELLS, COLOURS, LEVELS, SISTER_NAMES

LINES = ("f3", "aaaaabbbbb cccccddddd eeeeefffff ggggghhhhh iiiiijjjjj")
"""Ten cats of five cells, columns f to o, rows 3 to 7; none of them on the edge."""


def hers(state, card):
    """What one of her cards brings on this boat; the fast tally must agree with her sheet."""
    basic = [name for name in ("S1", "S2", "S3", "S4") if name != card][: 3 if card[0] == "A" else 2]
    cards = [SISTER_NAMES.index(name) for name in (*basic, card)]
    put(state, sister=cards, advanced=int(card[0] == "A"))
    sheet = scoring.sister_sheet(state)
    assert sheet.total == state.sister_score()
    return next(line.points for line in sheet.lines if line.args.get("card") == card)


def test_s1_colours_that_touch_no_treasure():
    """5 for each colour without a cat beside a treasure, colours that are not aboard included."""
    state = boat((*LINES, "blue abcdefghij"))
    assert hers(state, "S1") == 25
    assert hers(lay(state, ["p3"]), "S1") == 20
    assert hers(lay(state, ["e8"]), "S1") == 20


def test_s2_cats_of_the_largest_family():
    """2 for each cat of it; a pair is no family."""
    assert hers(boat(("f3", "aaaaa bbbbb ccccc ddddd", "blue abcd")), "S2") == 8
    assert hers(boat(("f3", "aaaaa bbbbb", "blue ab")), "S2") == 0


def test_s3_few_treasures():
    """10 with eight treasures, nothing with nine; commons and rares count."""
    eight = boat(("h4", "abcdefg", ""), ("h5", "hhhh", ""))
    assert hers(eight, "S3") == 10
    assert hers(lay(eight, ["o5"]), "S3") == 0


def test_s4_visible_rats():
    """5 for each."""
    assert hers(fill(boat(), BOATS[0].rats[2:]), "S4") == 10
    assert hers(fill(boat(), BOATS[0].rats), "S4") == 0


def test_s5_cats_beyond_the_fifteenth():
    """5 for the sixteenth cat, nothing for fifteen."""
    state = boat((*LINES, "blue abcde,red fghij"))
    for cells in ("h2 i2 j2 k2 l2", "h8 i8 j8 k8 l8", "p3 p4 p5 p6 p7", "q3 q4 q5 q6 q7", "r3 r4 r5 r6 r7"):
        lay(state, cells, "green")
    assert hers(state, "S5") == 0
    assert hers(lay(state, "h1 i1 j1 k1 l1", "green"), "S5") == 5


def test_s6_colours_not_on_the_edge():
    """5 for each colour without a cat on the edge, colours that are not aboard included."""
    state = boat((*LINES, "blue abcdefghij"))
    assert hers(state, "S6") == 25
    assert hers(lay(state, "h1 i1 j1 k1 l1", "red"), "S6") == 20


def test_s7_her_best_lesson_again():
    """The highest of all her other lessons, advanced ones too, counts twice."""
    state = boat((*LINES, "blue abcdefghij"))
    put(state, sister=[6, 3, 7, 10], advanced=1)  # S7, S4: 5 a rat, S8, A2: the family of ten
    lines = {line.args["card"]: line for line in scoring.sister_sheet(state).lines if "card" in line.args}
    assert lines["A2"].points == 40
    best = max(lines["S4"].points, 40)
    assert (lines["S7"].points, lines["S7"].args["best"]) == (best, "S4" if lines["S4"].points > 40 else "A2")
    assert scoring.sister_sheet(state).total == state.sister_score()


def test_s7_is_worth_nothing_when_nothing_else_is():
    """Her other lessons at 0 leave 0 to double."""
    state = fill(boat(), BOATS[0].rats)
    put(state, sister=[6, 3, 4])  # S7, S4: no rat, S5: no cat
    assert scoring.sister_sheet(state).total == state.sister_score() == 0


def test_s8_full_rooms():
    """3 for each."""
    assert hers(fill(boat(), ROOM_CELLS[7] + ROOM_CELLS[2]), "S8") == 6
    assert hers(fill(boat(), ROOM_CELLS[7][1:]), "S8") == 0


def test_s9_lonely_cats():
    """5 for each cat that touches none of its colour."""
    assert hers(boat(("h4", "aaaaa bbbbb", "blue a,red b")), "S9") == 10
    assert hers(boat(("h4", "aaaaa bbbbb", "blue ab")), "S9") == 0


def test_a1_lessons_that_the_player_ticked():
    """3 for each."""
    assert hers(boat(lessons=(1, 5)), "A1") == 6
    assert hers(boat(), "A1") == 0


def test_a2_the_largest_family():
    """What the family table says."""
    assert hers(boat(("f3", "aaaaa bbbbb ccccc ddddd", "blue abcd")), "A2") == 11
    assert hers(boat(("f3", "aaaaa bbbbb", "blue ab")), "A2") == 0


def test_a3_the_second_family():
    """The second largest group; a pair is worth nothing."""
    state = boat(("f3", "aaaaabbbbb cccccddddd eeeeefffff ggggg", "blue aceg,red bdf"))
    assert hers(state, "A3") == 8
    assert hers(boat(("f3", "aaaaabbbbb cccccddddd eeeee", "blue ace,red bd")), "A3") == 0


def test_a4_common_treasures():
    """3 for each; rares do not count."""
    assert hers(boat(("h4", "abb", "")), "A4") == 6
    assert hers(boat(("h4", "aaaa", "")), "A4") == 0


def test_a5_cats_that_touch_no_treasure():
    """3 for each cat; a treasure at a corner does not touch."""
    state = boat(("f3", "aaaaa bbbbb", "blue a,red b"))
    assert hers(state, "A5") == 6
    assert hers(lay(state, ["k5"]), "A5") == 6
    assert hers(lay(state, ["k4"]), "A5") == 3


def test_a6_covered_maps():
    """4 for each map that is covered, by whatever."""
    maps = list(BOATS[0].maps.values())
    assert hers(fill(boat(), maps[:2]), "A6") == 8
    assert hers(boat(("h5", "x", "")), "A6") == 0


def test_a7_families():
    """5 for each."""
    state = boat(("f3", "aaaaabbbbb cccccddddd eeeeefffff", "blue ace,red bdf"))
    assert hers(state, "A7") == 10
    assert hers(boat(("f3", "aaaaa bbbbb", "blue ab")), "A7") == 0


def test_a8_cats_on_the_edge():
    """1 for each."""
    assert hers(boat(("h1", "aaaaa", "blue a"), ("h9", "bbbbb", "red b"), ("h5", "ccccc", "red c")), "A8") == 2
    assert hers(boat(("h5", "ccccc", "red c")), "A8") == 0


def test_a9_colours_that_touch_no_visible_rat():
    """5 for each colour without a cat beside a rat that shows; a covered rat does not count."""
    state = boat(("h4", ".aaaaa", "blue a"), number=1)  # i4 is a rat and covered, h4 one beside it
    assert "h4" in BOATS[0].rats
    assert hers(state, "A9") == 20
    assert hers(lay(state, ["h4"]), "A9") == 25


def test_her_colours_pay_five_to_one_in_the_order_of_their_revealing():
    """5, 4, 3, 2, 1 for each cat of the first to the last colour (8.3)."""
    drawn = (*LINES, "red abcd,orange efg,purple hi,green j")
    state = boat(drawn, colours=("red", "orange", "purple", "green", "blue"), day=7)
    lines = [line for line in scoring.sister_sheet(state).lines if line.rule == "sister-colour"]
    assert [line.points for line in lines] == [20, 12, 6, 2, 0]


def test_a_colour_is_turned_up_at_the_set_up_and_after_each_of_four_days():
    """1, 2, 3, 4, 5, 5, 5 face up on days 1 to 7 (8.3)."""
    state = boat()
    seen = []
    for day in range(7):
        put(state, day=day)
        seen.append(len(GAME.view(state, 0).sister.colours))
    assert seen == [1, 2, 3, 4, 5, 5, 5]


def test_colours_that_lie_face_down_bring_nothing_yet():
    """Her running score tells nothing of them."""
    drawn = (*LINES, "red abcde,orange fghij")
    first = boat(drawn, colours=("red", "orange", "purple", "green", "blue"))
    other = boat(drawn, colours=("red", "blue", "purple", "green", "orange"))
    assert GAME.view(first, 0) == GAME.view(other, 0)


@pytest.mark.parametrize(("level", "advanced"), list(zip(LEVELS, range(5), strict=True)))
def test_a_level_gives_her_so_many_advanced_lessons(level, advanced):
    """Three basic ones and 0 to 4 advanced ones, all different (8.2)."""
    for seed in range(20):
        cards = GAME.view(GAME.new(Config(players=1, level=level), seed), 0).sister.lessons
        assert [card[0] for card in cards] == ["S"] * 3 + ["A"] * advanced
        assert len(set(cards)) == 3 + advanced


def test_every_card_of_hers_turns_up_somewhere():
    """All eighteen lessons are dealt, and every colour comes first."""
    sisters = [GAME.view(GAME.new(Config(players=1, level="expert"), seed), 0).sister for seed in range(120)]
    assert {card for sister in sisters for card in sister.lessons} == set(SISTER_NAMES)
    assert {sister.colours[0] for sister in sisters} == set(COLOURS)


def full_boat(*colours):
    """Over: ten blue cats, a family worth 40, and common treasures everywhere else; her lessons bring nothing."""
    state = boat((*LINES, "blue abcdefghij"), colours=colours, sister=("S3", "S4", "S5"))
    fill(state, [cell for cell in CELLS if not ("f" <= cell[0] <= "o" and cell[1] in "34567")])
    return put(state, day=7, done=[1])


def test_more_points_than_hers_win():
    """Place 1 for the player (8.5)."""
    state = full_boat("red", "green", "orange", "purple", "blue")
    assert (state.score(0), state.sister_score()) == (40, 10)
    assert GAME.result(state).places == (1,)
    assert GAME.result(state).decided_by == "points"


def test_fewer_points_than_hers_lose():
    """Place 2 for the player, nobody is first among the seats."""
    state = full_boat("blue", "red", "green", "orange", "purple")
    assert (state.score(0), state.sister_score()) == (40, 50)
    assert GAME.result(state).places == (2,)
    assert GAME.result(state).decided_by == "points"
    assert GAME.result(state).winners == ()


def test_a_tie_is_hers():
    """Equal points: place 2, decided by the rule that a tie is hers (8.5)."""
    state = put(full_boat("blue", "red", "green", "orange", "purple"), lessons=[1 << 8])  # no visible rat: 10 more
    assert (state.score(0), state.sister_score()) == (50, 50)
    assert GAME.result(state).places == (2,)
    assert GAME.result(state).decided_by == "sister"


def test_the_sister_is_in_the_final_dump_with_her_sheet():
    """Level, colours, lessons, total and lines; she is on no seat."""
    state = put(boat((*LINES, "blue abcdefghij"), level="hard"), day=7, done=[1])
    sister = GAME.dump_final(state)["sister"]
    assert sister["level"] == "hard"
    assert sister["total"] == state.sister_score() == sum(line["points"] for line in sister["lines"])
    assert len(sister["lessons"]) == 5
    assert sorted(sister["colours"]) == sorted(COLOURS)
    assert GAME.dump_final(GAME.new(Config(players=2), 1))["sister"] is None


def test_the_end_of_the_day_turns_up_a_colour_and_says_so():
    """An event of the day's end, on days 1 to 4 only."""
    for day in range(1, 8):
        state = put(island({}, day=day), way=[1])
        names = [event.name for event in GAME.events(state, 0, GAME.parse_action("done"), 0)]
        assert ("sister" in names) == (day <= 4)
    assert play(put(island({}), way=[1]), "done").revealed() == 2
