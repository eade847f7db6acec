"""Why a day is good: what it serves and what it costs, in words that a player can check on the boat."""

from __future__ import annotations

import pytest

from tabbytop.bots.isle_of_cats.player import own_state
from tabbytop.bots.isle_of_cats.reasons import on_balance, reasons
from tabbytop.bots.isle_of_cats.value import Value
from tabbytop.cli.boards import load_board
from tabbytop.games import load_game
from tabbytop.games.isle_of_cats.boat_view import boat_view
from tabbytop.words import load_words

ISLE, BOARD = load_game("isle_of_cats"), load_board("isle_of_cats")
DINING_ROOM = "C6.1 h4"


def reasons_of(*lines, lesson=0):
    """Of the first steps of a day with this lesson ticked, by points alone; the boat before and after."""
    state = own_state(ISLE.new(ISLE.load_config({"players": 1}), 3), 0)
    state.lessons = [1 << lesson - 1 if lesson else 0, *state.lessons[1:]]
    numbers = [ISLE.action_number(ISLE.parse_action(line)) for line in lines]
    found = reasons(Value(), state, numbers)
    after = state.clone()
    for number in numbers:
        after.play(0, number)
    return found, boat_view(state, 0), boat_view(after, 0)


def test_a_lesson_that_is_lost_is_a_cost():
    found, *_ = reasons_of("column A", "card 1", DINING_ROOM, lesson=24)
    (cost,) = [reason for reason in found if reason.rule == "lesson"]
    assert cost.change <= -0.3
    assert cost.args == {"lesson": 24, "have": 0, "was": 1}
    said = BOARD.say_aim({"rule": "lesson", **cost.args}, load_words("en"))
    assert (
        said
        == "lesson 24 (counted 0 instead of 1): 15 points if the Dining Room (apple) is empty (the -5 still applies)"
    )


def test_fewer_rats_are_praised_unless_a_lesson_pays_more_for_them():
    found, before, after = reasons_of("column A", "card 1", DINING_ROOM)
    assert len(after.rats) < len(before.rats)
    (praise,) = [reason for reason in found if reason.rule == "rats"]
    assert praise.args == {"rats": len(after.rats), "was": len(before.rats)}
    found, *_ = reasons_of("column A", "card 1", DINING_ROOM, lesson=10)
    assert "rats" not in [reason.rule for reason in found]
    assert [reason.args["lesson"] for reason in found if reason.change < 0 and reason.rule == "lesson"] == [10]


def test_of_two_lines_against_each_other_the_stronger_is_told_with_what_is_left():
    assert on_balance({("rats", 0): 3.0, ("lesson", 10): -5.0}) == {("rats", 0): 0.0, ("lesson", 10): -2.0}
    assert on_balance({("rats", 0): 3.0, ("lesson", 9): -5.0}) == {("rats", 0): 3.0, ("lesson", 9): -5.0}
    rooms = {("room", room): 1.0 for room in range(7)}
    assert on_balance({**rooms, ("lesson", 22): -4.0})["lesson", 22] == -2.0


def test_a_special_that_the_day_rests_on_is_named():
    found, *_ = reasons_of("column A", "double cat", "card 1", DINING_ROOM)
    assert found[0].rule == "special"
    assert (
        BOARD.say_aim({"rule": "special", **found[0].args}, load_words("en")) == "with the special: the next cat twice"
    )
    found, *_ = reasons_of("row 1")
    assert "special" not in [reason.rule for reason in found]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [("en", ["the future of the blue cats", "one more blue cat", "2 blue cats side by side",
             "a family of 3 blue cats"]),
     ("fr", ["l’avenir des chats bleus", "un chat bleu de plus", "2 chats bleus côte à côte",
             "une famille de 3 chats bleus"]),
     ("es", ["los gatos azules por venir", "un gato azul más", "2 gatos azules juntos",
             "una familia de 3 gatos azules"])],
)  # fmt: skip
def test_a_family_has_three_cats_or_more(language, sentences):
    said = [BOARD.say_aim({"rule": "family", "colour": "blue", "cats": n}, load_words(language)) for n in range(4)]
    assert said == sentences


@pytest.mark.parametrize(
    ("open_cells", "sentence"),
    [(0, "wheat room full"), (1, "wheat room closer to full (1 empty cell instead of 9)"),
     (7, "wheat room closer to full (7 empty cells instead of 9)")],
)  # fmt: skip
def test_a_room_comes_closer_to_full(open_cells, sentence):
    line = {"rule": "room", "room": 6, "open": open_cells, "was": 9}
    assert BOARD.say_aim(line, load_words("en")) == sentence


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_hint_names_moves_as_they_are_typed_in_each_language(language):
    state = ISLE.new(ISLE.load_config({"players": 1}), 3)
    view = ISLE.view(state, 0)
    for text in ("column B", "row 1", "each ACD", "extra 7", "double treasure", "card 5 below", "card 5 above red"):
        action = ISLE.parse_action(text)
        said = BOARD.short_form(view, action, load_words(language))
        assert BOARD.read_action(said, view) == action
    said = [BOARD.short_form(view, ISLE.parse_action(text), load_words("es")) for text in ("row 1", "each ACD", "done")]
    assert said == ["fila 1", "cada ACD", "d (acabar el día)"]
