"""Actions as text, JSON and numbers."""

from __future__ import annotations

import json

import pytest

from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats.game import GAME


def test_every_number_is_an_action_that_survives_text_and_json():
    """All 25,188 of them, there and back."""
    for number in range(GAME.action_count):
        action = GAME.numbered_action(number)
        assert GAME.action_number(action) == number
        assert GAME.parse_action(GAME.format_action(action)) == action
    for number in range(0, GAME.action_count, 97):
        action = GAME.numbered_action(number)
        assert GAME.load_action(json.loads(json.dumps(GAME.dump_action(action)))) == action


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("column A", 0),
        ("row 1", 4),
        ("each AAA", 7),
        ("each BCD", 7 + 16 + 8 + 3),
        ("extra 1", 71),
        ("double cat", 83),
        ("double treasure", 84),
        ("card 1", 85),
        ("card 2 above", 85 + 18 + 6),
        ("card 1 blue", 86),
        ("done", 301),
        ("T5.0 h1", 302),
        ("skip T5", 25152),
        ("skip", 25186),
        ("decline", 25187),
    ],
)
def test_numbers_have_a_fixed_meaning(text, number):
    """As documented in docs/record-isle_of_cats.md."""
    assert GAME.action_number(GAME.parse_action(text)) == number
    assert GAME.format_action(GAME.numbered_action(number)) == text


@pytest.mark.parametrize(
    "text", ["", "column", "column E", "card", "card x", "T5 h4", "T5.0", "T5.0 w1", "each AB", "double"]
)
def test_what_is_no_notation_is_refused(text):
    """BadInput names the text."""
    with pytest.raises(BadInput) as caught:
        GAME.parse_action(text)
    assert caught.value.named == {"text": text}


@pytest.mark.parametrize("number", [-1, 25188])
def test_there_is_no_number_beyond_the_last(number):
    """BadInput names the number."""
    with pytest.raises(BadInput):
        GAME.numbered_action(number)


@pytest.mark.parametrize(
    ("obj", "problem"),
    [
        ({"kind": "fly"}, "action-kind"),
        ({"kind": "place", "shape": "T5"}, "action-shape"),
        ({"kind": "resolve", "slot": 1, "zone": "left"}, "action-shape"),
        ({"kind": "done", "day": 1}, "action-field"),
    ],
)
def test_json_that_is_no_action_is_refused(obj, problem):
    """With the code of what is wrong."""
    with pytest.raises(BadInput) as caught:
        GAME.load_action(obj)
    assert caught.value.code == problem
