"""Each special, and how many (5)."""

from __future__ import annotations

import pytest

from games.isle_of_cats.sailing import code, island, pieces, play, put, texts, used
from tabbytop.games.isle_of_cats.game import GAME

ALL = ("extra_card", "one_per_row", "take_row", "double_cat", "double_treasure")
ACTIONS = {
    "one_per_row": "each ABC",
    "take_row": "row 2",
    "double_cat": "double cat",
    "double_treasure": "double treasure",
}


def day(state):
    return GAME.view(state, 0).own_day


def test_a_row_is_four_cards():
    """Row 2 is 5, 6, 7, 8 (5.4)."""
    state = play(island({}), "row 2")
    assert day(state).taken == day(state).waiting == (5, 6, 7, 8)
    assert day(state).special_today == "take_row"


def test_one_card_of_each_row_from_any_columns():
    """B, D, A from the top: 2, 8, 9 (5.3)."""
    assert day(play(island({}), "each BDA")).taken == (2, 8, 9)
    assert day(play(island({}), "each CCC")).taken == (3, 7, 11)


def test_all_64_ways_are_offered():
    """One card of each of three rows of four."""
    assert sum(text.startswith("each") for text in texts(island({}))) == 64


def test_the_extra_card_is_a_fourth_one():
    """Column C and card 12 (5.2)."""
    state = play(island({}), "column C", "extra 12")
    assert day(state).taken == (3, 7, 11, 12)
    assert day(state).special_today == "extra_card"


def test_the_extra_card_needs_a_column():
    """With a row or one of each, the special of the day is spent."""
    for first in ("row 1", "each AAA"):
        state = play(island({}), first)
        assert not [text for text in texts(state) if text.startswith("extra")]
        assert code(state, "extra 12") == ("isle-special-today", "5.1")


def test_the_extra_card_comes_after_the_column():
    """There is no other column before one is chosen."""
    assert code(island({}), "extra 1") == ("isle-choose-first", "3.1")


def test_the_next_cat_is_drawn_twice():
    """Same shape, same colour, both touching (5.5)."""
    state = play(island({1: "C076"}), "double cat", "column A", "card 1", "I5.0 h5", "I5.1 m3")
    assert pieces(state) == [("I5", "blue")] * 2


def test_the_double_cat_does_not_touch_treasures():
    """A treasure drawn first is drawn once."""
    state = play(island({1: "C092"}), "column A", "double cat", "card 1", "c1.0 h5", "c2.0 h6")
    assert pieces(state) == [("c1", None), ("c2", None)]
    assert day(state).doubling == "cat"


def test_the_next_treasure_is_drawn_twice_rare_ones_too():
    """C099 is a rare square (5.6)."""
    state = play(island({1: "C099"}), "column A", "double treasure", "card 1", "rO4.0 h5", "rO4.0 j5")
    assert pieces(state) == [("rO4", None)] * 2


def test_the_copy_on_a_choose_2_card_is_no_pick():
    """Three pieces: a pick, its copy, and the second pick."""
    state = play(island({2: "T33"}), "column B", "double treasure", "card 2", "c1.0 h5", "c1.0 h6", "c2.0 h7")
    assert pieces(state) == [("c1", None), ("c1", None), ("c2", None)]
    assert day(state).open_slot is None


def test_the_copy_must_touch_and_fit_like_any_discovery():
    """The same objections as for the first."""
    state = play(island({1: "C099"}), "column A", "double treasure", "card 1", "rO4.0 h5")
    assert code(state, "rO4.0 h5") == ("isle-overlap", "4.1")
    assert code(state, "rO4.0 m5") == ("isle-not-touching", "4.1")
    assert code(state, "rO4.0 v5") == ("isle-off-boat", "4.1")


def test_nothing_can_be_doubled_when_all_cards_are_resolved():
    """Only the extra card is left then (5.5)."""
    state = put(play(island({}), "column A"), waiting=[0])
    assert code(state, "double cat") == ("isle-nothing-to-double", "5.5")
    assert code(state, "double treasure") == ("isle-nothing-to-double", "5.6")


@pytest.mark.parametrize("special", [name for name in ALL if name != "extra_card"])
def test_one_special_a_day(special):
    """After any of them none of the others is offered today (5.1)."""
    state = play(island({}), ACTIONS[special])
    for other, text in ACTIONS.items():
        if other != special and not (state.way[0] and text.startswith(("each", "row"))):
            assert code(state, text) == ("isle-special-today", "5.1")


def test_three_specials_a_game():
    """The fourth and fifth stay unused (5.1)."""
    state = used(island({}, day=4), "take_row", "double_cat", "one_per_row")
    assert texts(state) == ["column A", "column B", "column C", "column D"]
    assert code(state, "double treasure") == ("isle-specials-spent", "5.1")
    assert code(play(state, "column A"), "extra 2") == ("isle-specials-spent", "5.1")


def test_two_used_leave_one():
    """And on a new day it may be used."""
    state = used(island({}, day=4), "take_row", "double_cat")
    assert code(state, "double treasure") is None
    assert code(state, "double cat") == ("isle-special-used", "5.1")


def test_a_special_is_open_again_the_next_day():
    """One a day, not one a game."""
    state = put(play(island({}), "column A", "extra 2"), waiting=[0])
    state = play(state, "done")
    assert code(state, "row 1") is None
