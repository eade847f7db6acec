"""Scores with their reasons: rats, rooms, families, rare treasures, ties (7)."""

from __future__ import annotations

import pytest

from games.isle_of_cats.sailing import boat, draw, fill, lay, put
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.pieces import BOATS, CELLS


def sheet(state, seat=0):
    found = GAME.scores(state)[seat]
    assert found.total == state.score(seat)
    return found


def families(state):
    return sorted(
        (line.args["colour"], line.args["cats"], line.points) for line in sheet(state).lines if line.rule == "family"
    )


@pytest.mark.parametrize("number", range(1, 7))
def test_an_empty_boat_loses_19_for_rats_and_35_for_rooms(number):
    """7 rooms are not full, 19 rats show."""
    state = boat(number=number)
    assert sheet(state).total == -54
    assert sheet(state).lines[0].cells == BOATS[number - 1].rats


def test_a_covered_rat_costs_nothing():
    """Whatever covers it."""
    state = boat(("h4", "xx", ""))
    assert sheet(state).points("rats") == -17


def test_a_room_with_one_empty_cell_costs_five():
    """Its line names the empty cell; a full room has no line."""
    state = fill(boat(), ROOM_CELLS[7][1:])
    lines = {line.args["room"]: line for line in sheet(state).lines if line.rule == "room"}
    assert (lines[7].points, lines[7].cells, lines[7].args["open"]) == (-5, ("u4",), 1)
    lay(state, ["u4"])
    assert 7 not in {line.args["room"] for line in sheet(state).lines if line.rule == "room"}


def test_a_full_boat_loses_nothing():
    """No line for rooms, none visible of the rats."""
    state = fill(boat(), CELLS)
    assert sheet(state).total == 0


def test_the_rulebooks_example_of_families():
    """3 orange; 4 blue; 2 red; 2 red that meet them at a corner only; 3 orange elsewhere."""
    state = boat(
        ("f3", "aaaaa bbbbb ccccc", "orange abc"),
        ("k3", "ddddd eeeee fffff ggggg", "blue defg"),
        ("f6", "hhhhh iiiii", "red hi"),
        ("k8", "jjjjj kkkkk", "red jk"),
        ("p3", "lmn lmn lmn lmn lmn", "orange lmn"),
    )
    assert families(state) == [("blue", 4, 11), ("orange", 3, 8), ("orange", 3, 8)]


def test_cats_that_meet_at_a_corner_are_not_in_contact():
    """Two and two red ones make no family of four."""
    state = boat(("f3", "aaaaa..... bbbbb..... .....ccccc .....ddddd", "red abcd"))
    assert families(state) == []
    assert families(lay(state, "k4 l4 m4 n4 o4", "red")) == [("red", 5, 15)]


def test_two_families_of_one_colour_score_separately():
    """Each by its own size."""
    state = boat(("f3", "aaaaa bbbbb ccccc", "blue abc"), ("l3", "ddddd eeeee fffff ggggg", "blue defg"))
    assert families(state) == [("blue", 3, 8), ("blue", 4, 11)]


def test_another_colour_or_a_treasure_parts_a_family():
    """Blue, red, blue, treasure, blue."""
    state = boat(("f3", "aaaaa rrrrr bbbbb xxxx. ccccc", "blue abc,red r"))
    assert families(state) == []


def test_an_oshax_counts_as_a_cat_of_its_colour():
    """Two cats and an oshax in green."""
    state = draw(boat(("f3", "aaaaa bbbbb", "green ab")), "f5", "..oo .oo. oo..", "green o")
    assert families(state) == [("green", 3, 8)]


def test_a_family_of_eight_is_worth_thirty():
    """20 for six, 5 for each more; its line has all their cells."""
    state = boat(("f3", "aaaaabbbbb cccccddddd eeeeefffff ggggghhhhh", "red abcdefgh"))
    assert families(state) == [("red", 8, 30)]
    assert len(next(line for line in sheet(state).lines if line.rule == "family").cells) == 40


def test_rare_treasures_bring_three_and_commons_nothing():
    """One line for each rare one."""
    state = boat(("f3", "aabb aabb xyy.", ""))
    assert [(line.points, line.args["shape"]) for line in sheet(state).lines if line.rule == "rare"] == [(3, "rO4")] * 2


def test_the_cat_and_the_rare_treasure_of_one_outline_are_told_apart():
    """Z4 in a colour is a cat, rS4 without one is a treasure."""
    cat = boat(("f3", ".aa aa.", "blue a"))
    rare = boat(("f3", ".aa aa.", ""))
    assert (sheet(cat).points("rare"), sheet(rare).points("rare")) == (0, 3)


def tied(*drawings):
    state = GAME.new(Config(players=2, boats=(1, 2)), 1)
    for seat, drawn in enumerate(drawings):
        for cells in drawn:
            fill(state, cells, seat)
    return put(state, day=7, done=[1, 1])


def test_the_most_points_win():
    """Fewer visible rats here."""
    state = tied([BOATS[0].rats], [BOATS[1].rats[1:]])
    assert GAME.result(state).places == (1, 2)
    assert GAME.result(state).decided_by == "points"


def test_a_tie_goes_to_the_one_with_more_full_rooms():
    """Both at -49: a full room without a rat against five covered rats (7.4)."""
    state = tied([ROOM_CELLS[7]], [BOATS[1].rats[:5]])
    assert [state.score(seat) for seat in range(2)] == [-49, -49]
    assert GAME.result(state).places == (1, 2)
    assert GAME.result(state).decided_by == "rooms"


def test_the_victory_is_shared_when_rooms_are_equal_too():
    """Two empty boats."""
    state = tied([], [])
    assert GAME.result(state).places == (1, 1)
    assert GAME.result(state).decided_by == "shared"


def test_the_dump_of_a_sheet_has_parts_and_lines():
    """For records and for the command line."""
    state = boat(("f3", "aaaaa bbbbb ccccc", "blue abc"), lessons=(2,))
    dumped = GAME.dump_sheet(state, 0)
    assert dumped["total"] == sum(dumped["parts"].values()) == state.score(0)
    assert dumped["parts"]["family"] == 8
    assert dumped["full_rooms"] == 0
    assert {"rule": "family", "points": 8, "colour": "blue", "cats": 3}.items() <= dumped["lines"][8].items()
