"""Tables laid out in real life and typed in: good ones are scored, bad ones refused by the place that is wrong."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.core.errors import BadInput
from tabbytop.games.yummy_kitty.game import GAME
from tabbytop.games.yummy_kitty.score_input import score_input
from tabbytop.words import LANGUAGES, load_words

TABLE = {
    "bowls": [
        {"name": "Ana", "colonies": {"orange": ["orange", "orange", "angora"], "calico": 2, "black": 1}, "mice": 2},
        {"name": "Bo", "colonies": {"calico": ["calico"], "british": 1, "siamese": 3}},
    ]
}


def test_a_table_is_scored_line_by_line():
    """Names, totals, lines, places."""
    scored = score_input(TABLE)
    assert [(row["name"], row["total"]) for row in scored["seats"]] == [("Ana", 12), ("Bo", 11)]
    assert [line["rule"] for line in scored["seats"][0]["lines"]] == ["orange", "calico", "black"]
    assert [scored["places"], scored["winners"], scored["decided_by"]] == [[1, 2], [0], "points"]


def test_options_change_the_score():
    """As in a match."""
    options = {"british_counts_itself": False, "dogs": "each"}
    bowls = [{"colonies": {"british": 1}, "dogs": 2}, {"colonies": {}}]
    assert [row["total"] for row in score_input({"bowls": bowls, "options": options})["seats"]] == [-2, 0]


def test_an_empty_colony_is_none():
    """0 or an empty list is no breed."""
    bowls = [{"colonies": {"orange": 0, "siamese": [], "british": 1}}, {"colonies": {}}]
    assert score_input({"bowls": bowls})["seats"][0]["breeds"] == 1


def test_breeds_are_understood_as_people_call_them():
    """In any case, and with the rest of their names."""
    typed = {"Orange Tabby": ["ORANGE", "Orange Tabby", "Turkish Angora"], "Calico": 2, "Black cat": 1}
    assert score_input({"bowls": [{**TABLE["bowls"][0], "colonies": typed}, TABLE["bowls"][1]]}) == score_input(TABLE)


def test_an_unknown_breed_is_answered_with_the_known_ones():
    """In every language."""
    for colonies in ({"purple": 1}, {"British Calico": 1}):
        with pytest.raises(BadInput) as caught:
            score_input(wrong(colonies=colonies))
        assert all("orange, calico, american" in load_words(words).explain(caught.value) for words in LANGUAGES)


def wrong(**changes):
    """The second bowl with these changes."""
    return {"bowls": [{"colonies": {}}, {"colonies": {}, **changes}]}


BAD = [
    ([], "yummy-input-object", "{}"),
    ({}, "yummy-input-missing", "{}"),
    ({"bowls": 3}, "yummy-input-list", "bowls"),
    ({"bowls": [], "bowl": []}, "yummy-input-field", "{}"),
    ({"bowls": [], "options": []}, "yummy-input-object", "options"),
    (wrong() | {"options": {"players": 4}}, "yummy-input-players", None),
    ({"bowls": [{"colonies": {}}, 7]}, "yummy-input-object", "bowls[1]"),
    ({"bowls": [{"colonies": {}}, {}]}, "yummy-input-missing", "bowls[1]"),
    (wrong(cats=3), "yummy-input-field", "bowls[1]"),
    (wrong(name=3), "yummy-input-text", "bowls[1].name"),
    (wrong(colonies=[]), "yummy-input-object", "bowls[1].colonies"),
    (wrong(colonies={"purple": 1}), "yummy-input-breed", "bowls[1].colonies.purple"),
    (wrong(colonies={"Orange": 1, "orange tabby": 1}), "yummy-input-twice", "bowls[1].colonies.orange tabby"),
    (wrong(colonies={"angora": 1}), "yummy-input-breed", "bowls[1].colonies.angora"),
    (wrong(colonies={"orange": ["orange", "black"]}), "yummy-input-cat", "bowls[1].colonies.orange[1]"),
    (wrong(colonies={"orange": -1}), "yummy-input-number", "bowls[1].colonies.orange"),
    (wrong(colonies={"orange": True}), "yummy-input-number", "bowls[1].colonies.orange"),
    (wrong(colonies={"orange": 18}), "yummy-input-number", "bowls[1].colonies.orange"),
    (wrong(mice="2"), "yummy-input-number", "bowls[1].mice"),
    (wrong(dogs=1), "yummy-input-dogs", "bowls[1].dogs"),
    (wrong(colonies={"orange": ["angora"] * 4}), "yummy-input-many", None),
    ({"bowls": [{"colonies": {"british": 2}}, {"colonies": {"british": 1}}]}, "yummy-input-many", None),
    ({"bowls": [{"colonies": {}, "mice": 9}] * 2}, "yummy-input-many", None),
    ({"bowls": [{"colonies": {}}]}, "option-players", None),
    (wrong() | {"options": {"dogs": "many"}}, "option-value", None),
    (wrong() | {"options": {"cats": 1}}, "option-unknown", None),
]


@pytest.mark.parametrize(("obj", "code", "place"), BAD)
def test_a_wrong_table_is_refused_by_its_place(obj, code, place):
    """The code and where."""
    with pytest.raises(BadInput) as caught:
        score_input(obj)
    assert caught.value.code == code
    assert caught.value.named.get("place") == place


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6))
def test_a_finished_match_typed_in_gets_its_own_sheets(config, seed, dice):
    """A stranger who reads the final state of a record scores it as we do."""
    for state, _, _ in random_match(GAME, config, seed, Random(dice)):
        last = state
    final = GAME.dump_final(last)
    bowls = [
        {
            "colonies": {
                breed: [card["animal"] for card in cards if not card["yarn"]]
                for breed, cards in seat["colonies"].items()
            },
            "mice": seat["mice"],
            "dogs": len(seat["dogs"]) + sum(card["animal"] == "dog" for card in seat["hand"]),
        }
        for seat in final["seats"]
    ]
    scored = score_input({"bowls": bowls, "options": GAME.dump_config(config)})
    ours = [GAME.dump_sheet(last, seat) for seat in range(config.players)]
    assert [{key: row[key] for key in row if key != "name"} for row in scored["seats"]] == ours
    assert tuple(scored["places"]) == GAME.result(last).places
