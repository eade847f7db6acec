"""A quilt typed in wrongly: one code each, with the place that its sentence names."""

from __future__ import annotations

import inspect
import re

import pytest

from tabbytop.core.errors import BadInput
from tabbytop.games.calico import grids, score_input
from tabbytop.games.calico.pieces import BOARDS
from tabbytop.words import LANGUAGES, load_words

CATS = {"millie": ["dots", "fern"], "tibbit": ["flowers", "quatrefoil"], "coconut": ["stripes", "vines"]}
GOOD = {"board": "blue", "cats": CATS, "goals": {"top": "≠"}, "grid": list(BOARDS["blue"])}


def grid_with(row, old, new):
    rows = list(BOARDS["blue"])
    assert old in rows[row - 1]
    rows[row - 1] = rows[row - 1].replace(old, new, 1)
    return {"grid": rows}


def cats_with(**changed):
    return {"cats": {**CATS, **changed}}


def without(cat):
    return {name: pair for name, pair in CATS.items() if name != cat}


BAD = [
    ("calico-score-field", {"field": "bord"}, {"bord": "blue"}),
    ("calico-score-board", {"value": "red"}, {"board": "red"}),
    ("calico-score-board", {"value": "['blue']"}, {"board": ["blue"]}),
    ("calico-score-choice", {"field": "goal_values", "value": "mine"}, {"goal_values": "mine"}),
    ("calico-score-choice", {"field": "shape_match", "value": "True"}, {"shape_match": True}),
    ("calico-score-goals", {}, {"goals": ["≠"]}),
    ("calico-score-goals", {}, {"goals": {"left": "≠"}}),
    ("calico-score-goal", {"place": "right", "value": "ABC"}, {"goals": {"top": "≠", "right": "ABC"}}),
    ("calico-score-goal", {"place": "top", "value": "3"}, {"goals": {"top": 3}}),
    ("calico-score-goal-twice", {"value": "≠"}, {"goals": {"top": "≠", "bottom_left": "all_different"}}),
    ("calico-score-cats", {}, {"cats": ["millie", "tibbit", "coconut"]}),
    ("calico-score-cats", {}, {"cats": without("millie")}),
    ("calico-score-cats", {}, cats_with(cira=["dots", "fern"])),
    ("calico-score-cats", {}, cats_with(millie=["dots"])),
    ("calico-score-cats", {}, cats_with(millie="dots")),
    ("calico-score-cats", {}, cats_with(millie=["dots", "vines"])),
    ("calico-score-cats", {}, {"cats": {**without("tibbit"), "Millie": ["flowers", "quatrefoil"]}}),
    ("calico-score-cat", {"value": "luna"}, {"cats": {**without("millie"), "luna": ["dots", "fern"]}}),
    ("calico-score-pattern", {"value": "polka", "cat": "millie"}, cats_with(millie=["polka", "fern"])),
    ("calico-score-tokens", {"place": "cats, buttons, rainbow"}, {"tokens": []}),
    ("calico-score-tokens", {"place": "cats, buttons, rainbow"}, {"tokens": {"goals": 3}}),
    ("calico-score-tokens", {"place": "cats"}, {"tokens": {"cats": 3}}),
    ("calico-score-token-name", {"value": "leo"}, {"tokens": {"cats": {"leo": 1}}}),
    ("calico-score-token-name", {"value": "Millie"}, {"tokens": {"cats": {"millie": 0, "Millie": 0}}}),
    ("calico-score-token-many", {"name": "coconut", "count": 22, "most": 0}, {"tokens": {"cats": {"coconut": 22}}}),
    ("calico-score-token-many", {"name": "green", "count": 1}, {"tokens": {"buttons": {"green": 1}}}),
    ("calico-score-rainbow", {}, {"tokens": {"rainbow": True}}),
    ("calico-score-tokens", {"place": "cats.millie"}, {"tokens": {"cats": {"millie": -1}}}),
    ("calico-score-tokens", {"place": "cats.millie"}, {"tokens": {"cats": {"millie": 23}}}),
    ("calico-score-tokens", {"place": "cats.millie"}, {"tokens": {"cats": {"millie": True}}}),
    ("calico-score-token-name", {"value": "pink"}, {"tokens": {"buttons": {"pink": 1}}}),
    ("calico-score-token-name", {"value": "blue"}, {"tokens": {"buttons": {"blue": 1}}}),
    ("calico-score-tokens", {"place": "buttons.green"}, {"tokens": {"buttons": {"green": "1"}}}),
    ("calico-score-tokens", {"place": "rainbow"}, {"tokens": {"rainbow": 1}}),
    ("calico-grid-rows", {}, {"grid": "Mv Ys Lv"}),
    ("calico-grid-rows", {}, {"grid": list(BOARDS["blue"])[:6]}),
    ("calico-grid-rows", {}, {"grid": [["Mv"]] * 7}),
    ("calico-grid-row", {"row": 3, "codes": 6}, grid_with(3, "Dq ..", "Dq")),
    ("calico-grid-row", {"row": 7, "codes": 8}, grid_with(7, "Pw", "Pw Pw")),
    ("calico-grid-goal", {"cell": "d3", "code": ".."}, grid_with(3, "##", "..")),
    ("calico-grid-goal", {"cell": "c5", "code": "Md"}, grid_with(5, "##", "Md")),
    ("calico-grid-rim", {"cell": "a2", "code": "Gd", "printed": "Gw"}, grid_with(2, "Gw", "Gd")),
    ("calico-grid-rim", {"cell": "g1", "code": "##", "printed": "Gs"}, grid_with(1, "Gs", "##")),
    ("calico-grid-code", {"cell": "b4", "code": "Mx"}, grid_with(4, "..", "Mx")),
    ("calico-grid-code", {"cell": "b6", "code": "##"}, grid_with(6, "..", "##")),
    ("calico-grid-code", {"cell": "b2", "code": "dm"}, grid_with(2, "..", "dm")),
]


def test_the_input_that_the_others_spoil_is_good():
    assert score_input.score_input(GOOD)["total"] == 0


@pytest.mark.parametrize(("code", "named", "spoilt"), BAD)
def test_wrong_input_is_refused_with_the_place_named(code, named, spoilt):
    with pytest.raises(BadInput) as refused:
        score_input.score_input({**GOOD, **spoilt})
    assert refused.value.code == code
    assert named.items() <= refused.value.named.items()


@pytest.mark.parametrize("obj", [None, [], "blue", {}, {"board": "blue", "cats": CATS}, {"cats": CATS, "grid": []}])
def test_input_without_board_cats_and_grid_is_refused(obj):
    with pytest.raises(BadInput) as refused:
        score_input.score_input(obj)
    assert refused.value.code == "calico-score-object"


def test_every_code_of_score_input_is_tested_above():
    source = inspect.getsource(score_input) + inspect.getsource(grids)
    codes = set(re.findall(r'BadInput\("(calico-[a-z-]+)"', source))
    assert codes == {code for code, _, _ in BAD} | {"calico-score-object", "calico-score-flag"}


def test_family_must_be_true_or_false():
    with pytest.raises(BadInput, match="calico-score-flag"):
        score_input.score_input({**GOOD, "family": "yes"})


def test_two_sides_of_one_cat_tile_are_counted_and_noted():
    sheet = score_input.score_input({**GOOD, "cats": {**without("tibbit"), "callie": ["flowers", "quatrefoil"]}})
    assert [note["code"] for note in sheet["notes"]] == ["calico-score-one-tile"]
    assert score_input.score_input(GOOD)["notes"] == []


NAMES = [
    ({"board": "red"}, "blue, green, purple, yellow"),
    ({"cats": {**without("millie"), "luna": ["dots", "fern"]}}, "millie, callie, tibbit"),
    (cats_with(millie=["polka", "fern"]), "dots, fern, flowers, quatrefoil, stripes, vines"),
    ({"goals": {"top": "ABC"}}, "AAAA-BB, AAA-BBB"),
    ({"tokens": {"buttons": {"blue": 1}}}, "magenta, yellow, light_blue, dark_blue"),
    ({"tokens": {"cats": {"leo": 1}}}, "millie, tibbit, coconut"),
    (grid_with(4, "..", "Mx"), "M Y L D G P"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("spoilt", "known"), NAMES)
def test_an_unknown_name_is_answered_with_the_known_ones(spoilt, known, language):
    with pytest.raises(BadInput) as refused:
        score_input.score_input({**GOOD, **spoilt})
    assert known in load_words(language).explain(refused.value)


def test_what_was_typed_is_quoted_only_in_part():
    with pytest.raises(BadInput) as refused:
        score_input.score_input({**GOOD, "board": "x" * 5000})
    assert len(str(refused.value.named["value"])) == 60
