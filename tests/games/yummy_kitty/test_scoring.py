"""The score: the test vectors of the facts, explained lines, ties."""

from __future__ import annotations

import pytest

from games.yummy_kitty.laying import lay
from tabbytop.games.yummy_kitty.game import GAME

CALICO = [
    ([3, 2, 1], [7, 5, 0]),
    ([3, 3, 1], [5, 5, 0]),
    ([4, 2, 2], [7, 0, 0]),
    ([2, 0, 0], [7, 0, 0]),
    ([0, 0], [0, 0]),
    ([2, 2], [5, 5]),
    ([3, 3, 3], [5, 5, 5]),
    ([3, 1], [7, 5]),
    ([5, 4, 4, 1], [7, 0, 0, 0]),
]
ORANGE = {0: 0, 1: -1, 2: 2, 3: 3, 4: 7, 5: 11, 6: 11, 9: 11}
BOWLS = [
    ({"orange": "orange orange orange angora"}, 0, 7),
    ({"american": "american angora"}, 0, 2),
    ({"siamese": "siamese siamese", "british": "british", "orange": "orange"}, 0, 4),
    ({"british": "british british", "american": "american", "fortune": "fortune"}, 0, 8),
    ({"black": "black"}, 3, 3),
    ({"siamese": "siamese"}, 3, 1),
    ({"british": "british angora"}, 0, 1),
]


def both_scores(state):
    """The running score, which the sheets must agree with."""
    running = [state.score(seat) for seat in range(state.seats)]
    assert [sheet.total for sheet in GAME.scores(state)] == running
    return running


@pytest.mark.parametrize(("counts", "points"), CALICO)
def test_calico_colonies_are_ranked(counts, points):
    """Largest 7, second 5; tied for first 5 each; tied for second nothing."""
    bowls = [{"calico": "calico " * count} if count else {} for count in counts]
    assert both_scores(lay(["koi1"] * len(counts), bowls)) == points


@pytest.mark.parametrize(("size", "points"), ORANGE.items())
def test_orange_colonies_score_by_size(size, points):
    """-1, 2, 3, 7, 11, and no more."""
    assert both_scores(lay(["koi1"] * 2, [{"orange": "orange " * size} if size else {}]))[0] == points


@pytest.mark.parametrize(("colonies", "mice", "points"), BOWLS)
def test_bowls(colonies, mice, points):
    """The bowls of the facts file."""
    assert both_scores(lay(["koi1"] * 2, [colonies], mice=[mice]))[0] == points


def test_an_angora_counts_for_the_calico_majority():
    """Two calicos and an angora beat two calicos."""
    assert both_scores(lay(["koi1"] * 2, [{"calico": "calico calico"}, {"calico": "calico angora calico"}])) == [5, 7]


def test_yarn_cards_are_no_cats():
    """Neither for the size of a colony nor for ties."""
    state = lay(["koi1"] * 2, [{"orange": "orange yarn"}])
    assert both_scores(state)[0] == -1
    assert state.bowl_cats(0) == 1


def test_a_sheet_explains_itself():
    """Each line has its rule, points, cats and section."""
    bowls = [
        {"orange": "orange orange", "calico": "calico", "british": "british", "black": "black"},
        {"calico": "calico"},
    ]
    sheet = GAME.scores(lay(["koi1"] * 2, bowls, mice=[2], dogs_in_bowl=[1], dogs="most"))[0]
    assert [(line.rule, line.points, line.section) for line in sheet.lines] == [
        ("orange", 2, "7.1"),
        ("calico", 5, "7.2"),
        ("black", 2, "7.4"),
        ("british", 4, "7.5"),
        ("dogs", -1, "8.2"),
    ]
    assert sheet.lines[0].cells == ("orange:1", "orange:2")
    assert sheet.lines[1].args == {"cats": 1, "place": "tied"}
    assert sheet.lines[3].args == {"cats": 1, "breeds": 4}


def test_mice_without_a_black_colony_are_named_with_no_points():
    """So that their owner sees why."""
    (line,) = GAME.scores(lay(["koi1"] * 2, mice=[2]))[0].lines
    assert [line.rule, line.points, line.args] == ["black", 0, {"mice": 2, "cats": 0}]


@pytest.mark.parametrize(
    ("mine", "theirs", "places", "decided"),
    [
        ({"siamese": "siamese"}, {"american": "american"}, (2, 1), "points"),
        ({"siamese": "siamese siamese"}, {"american": "american"}, (1, 2), "cats"),
        ({"siamese": "siamese", "fortune": "fortune"}, {"siamese": "siamese angora"}, (1, 2), "breeds"),
        ({"siamese": "siamese"}, {"siamese": "siamese"}, (1, 1), "shared"),
    ],
)
def test_ties_are_broken_by_cats_then_breeds(mine, theirs, places, decided):
    """Angora and Fortune Cat count as cats; after breeds the victory is shared."""
    result = GAME.result(lay(["koi1"] * 2, [mine, theirs]))
    assert [result.places, result.decided_by] == [places, decided]


def test_dogs_and_mice_break_no_tie():
    """They are no cats."""
    state = lay(["koi1"] * 2, [{"black": "black"}, {"siamese": "siamese"}], mice=[1], dogs_in_bowl=[1, 1], dogs="most")
    assert GAME.result(state).decided_by == "shared"


def test_totals_may_be_negative():
    """One orange cat alone."""
    assert GAME.dump_sheet(lay(["koi1"] * 2, [{"orange": "orange"}]), 0)["total"] == -1
