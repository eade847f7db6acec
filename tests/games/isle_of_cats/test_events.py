"""Everything that happens is told, with the cells it concerns, and can be said in three languages."""

from __future__ import annotations

from random import Random

import pytest

from games.isle_of_cats.sailing import fill, island, lay, play, put, settled
from games.isle_of_cats.test_objections import sentences
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.geometry import ROOM_CELLS
from tabbytop.games.isle_of_cats.pieces import CELLS


def told(state, text):
    """The events of an action by name, as its seat knows them."""
    return {event.name: event for event in GAME.events(state, 0, GAME.parse_action(text), 0)}


def test_choosing_tells_the_slots():
    """And the special, if it was one."""
    assert told(island({}), "column B")["took"].args == {"slots": "2, 6, 10"}
    events = told(island({}), "row 1")
    assert events["special"].args == {"special": "take_row"}
    assert events["took"].args == {"slots": "1, 2, 3, 4"}
    assert told(play(island({}), "column A"), "extra 2")["took"].args == {"slots": "2"}
    assert set(told(island({}), "double cat")) == {"special"}


def test_resolving_tells_what_was_opened_or_ticked():
    """An oshax's colour too."""
    assert told(play(island({2: "T01"}), "column B"), "card 2")["ticked"].args == {"lesson": 1}
    opened = told(play(island({1: "C103"}), "column A"), "card 1 below")["opened"]
    assert opened.args == {"slot": 1, "card": "C103", "zone": "below"}
    assert told(play(island({1: "C086"}), "column A"), "card 1 red")["oshax"].args == {"colour": "red"}


def test_drawing_tells_cells_rats_and_family():
    """A third blue line, over the rats h4 and i4 of boat 1."""
    state = lay(lay(island({1: "C076"}), "h5 i5 j5 k5 l5", "blue"), "h6 i6 j6 k6 l6", "blue")
    events = told(play(settled(state), "column A", "card 1"), "I5.0 h4")
    assert events["cat"].cells == ("h4", "i4", "j4", "k4", "l4")
    assert events["cat"].args == {"shape": "I5", "colour": "blue"}
    assert events["rats"].cells == ("h4", "i4")
    assert events["family"].args == {"colour": "blue", "cats": 3, "points": 8}
    assert len(events["family"].cells) == 15


def test_drawing_tells_of_maps_and_copies():
    """The red map b4 of boat 1: of use to a red cat only."""
    red = told(play(island({1: "C080"}), "column A", "double cat", "card 1"), "I5.1 b3")
    assert red["map"].cells == ("b4",)
    assert red["copy"].args == {"shape": "I5"}
    blue = told(play(island({1: "C076"}), "column A", "card 1"), "I5.1 b3")
    assert blue["map_lost"].args == {"colour": "red"}
    assert "map" not in blue


def test_a_full_room_is_told():
    """With its cells."""
    state = settled(fill(island({1: "C092"}), ROOM_CELLS[7][1:]))
    events = told(play(state, "column A", "card 1"), "c1.0 u4")
    assert events["treasure"].args == {"shape": "c1", "kind": "common"}
    assert (events["room"].cells, events["room"].args) == (ROOM_CELLS[7], {"room": 7})


def test_what_is_left_out_is_told():
    """Skipped, the rest of a card, a declined treasure, a declined copy."""
    full = settled(fill(island({1: "C076", 2: "T33"}), CELLS))
    assert told(play(full, "column A", "card 1"), "skip I5")["skipped"].args == {"shape": "I5"}
    assert "skipped_rest" in told(play(full, "column B", "card 2"), "skip")
    state = play(island({1: "C080"}), "column A", "double cat", "card 1", "I5.1 b3")
    assert "declined_map" in told(state, "decline")
    assert "declined_copy" in told(play(state, "decline"), "decline")


def test_the_end_of_a_day_tells_the_next_island():
    """Twelve cards; after the seventh day that it is over."""
    events = GAME.events(put(island({}), way=[1]), 0, GAME.parse_action("done"), 0)
    assert [event.name for event in events] == ["done", "sister", "day", *["island"] * 12]
    events = GAME.events(put(island({}, day=7), way=[1]), 0, GAME.parse_action("done"), 0)
    assert [event.name for event in events] == ["done", "over"]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_events_and_lines_have_sentences(language):
    """Those of whole random matches, with the words that they name."""
    bundle, rng = sentences(language), Random(2)
    for players in (1, 3):
        state = GAME.new(Config(players=players), players)
        while seats := GAME.to_act(state):
            seat = rng.choice(seats)
            action = rng.choice(GAME.legal_actions(state, seat))
            for event in (*GAME.events(state, seat, action, seat), *GAME.events(state, seat, action, None)):
                cells = {"cells": " ".join(event.cells), "cell": event.cells[0] if event.cells else ""}
                say(bundle, f"isle-event-{event.name}", {"name": "N", **cells, **event.args})
            state = GAME.apply(state, seat, action)
        for line in GAME.scores(state)[0].lines:
            say(bundle, f"isle-line-{line.rule}", {"text": "...", **line.args})


def say(bundle, key, named):
    said, errors = bundle.format_pattern(bundle.get_message(key).value, named)
    assert not errors, key
    assert said.strip()
