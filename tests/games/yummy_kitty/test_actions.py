"""Actions as text, JSON and numbers."""

from __future__ import annotations

import json

import pytest

from tabbytop.core.errors import BadInput
from tabbytop.games.yummy_kitty.actions import Attract, Join, Leave, Pay, Store, Yarn
from tabbytop.games.yummy_kitty.game import GAME

NOTATION = {
    "store": {"kind": "store"},
    "pass": {"kind": "pass"},
    "settle": {"kind": "settle"},
    "attract excluded": {"kind": "attract", "seat": None, "card": None},
    "attract 2:3": {"kind": "attract", "seat": 1, "card": 2},
    "join orange": {"kind": "join", "colony": "orange"},
    "pay 4": {"kind": "pay", "card": 3},
    "yarn 1 siamese": {"kind": "yarn", "card": 0, "colony": "siamese"},
    "leave calico": {"kind": "leave", "colony": "calico", "angora": False},
    "leave calico angora": {"kind": "leave", "colony": "calico", "angora": True},
}


@pytest.mark.parametrize(("text", "obj"), NOTATION.items())
def test_text_and_json_tell_the_same(text, obj):
    """Both survive the round trip."""
    action = GAME.parse_action(text)
    assert GAME.dump_action(action) == obj
    assert GAME.load_action(json.loads(json.dumps(obj))) == action
    assert GAME.format_action(action) == text


def test_every_number_is_one_action_and_survives_text_and_json():
    """0 to 1063."""
    assert GAME.action_count == 1064
    actions = [GAME.numbered_action(number) for number in range(GAME.action_count)]
    assert len(set(actions)) == GAME.action_count
    for number, action in enumerate(actions):
        assert GAME.action_number(action) == number
        assert GAME.parse_action(GAME.format_action(action)) == action
        assert GAME.load_action(GAME.dump_action(action)) == action


@pytest.mark.parametrize(
    "text",
    ["", "stores", "pay", "pay x", "pay 0", "pay ²", "attract", "attract 2", "attract 2:", "attract 1:2:3", "join dog",
     "yarn orange", "leave orange black", "leave", "yarn 1 purple", "settle now"],
)  # fmt: skip
def test_other_text_is_refused(text):
    """With the text in the message."""
    with pytest.raises(BadInput, match="action-text"):
        GAME.parse_action(text)


@pytest.mark.parametrize(
    "action",
    [Pay(74), Pay(-1), Yarn(0, "dog"), Join("x"), Leave("dog"), Attract(5, 0), Attract(0, 74), Attract(None, 1)],
)
def test_what_does_not_exist_has_no_number(action):
    """A card place, seat or breed that no match has."""
    with pytest.raises(BadInput, match="yummy-no-such-action"):
        GAME.action_number(action)


@pytest.mark.parametrize("number", [-1, 1064])
def test_numbers_end(number):
    """There is no action there."""
    with pytest.raises(BadInput, match="action-number"):
        GAME.numbered_action(number)


@pytest.mark.parametrize(
    "obj", [{"kind": "pay", "card": "1"}, {"kind": "pay"}, {"kind": "store", "card": 1}, {"kind": "eat"}, 7]
)
def test_other_json_is_refused(obj):
    """Wrong types, missing and unknown fields, unknown kinds."""
    with pytest.raises(BadInput):
        GAME.load_action(obj)


def test_an_action_names_no_side_of_a_card():
    """Cards are named by their place."""
    assert set(GAME.dump_action(Attract(1, 2))) == {"seat", "card", "kind"}
    assert set(GAME.dump_action(Pay(0))) == {"card", "kind"}
    assert GAME.dump_action(Store()) == {"kind": "store"}
