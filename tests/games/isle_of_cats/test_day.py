"""The set-up and the day: islands, choosing, ending, all seats at once (2, 3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.isle_of_cats.sailing import code, island, play, put, texts
from tabbytop.core.errors import BadInput
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.pieces import CARD_NAMES, CARDS, LESSON_SLOTS


def test_slots_2_4_7_and_12_show_cards_of_the_lesson_deck():
    """On every day of a match (2.3)."""
    state = GAME.new(Config(players=1), 3)
    for day in range(7):
        put(state, day=day)
        for slot, name in enumerate(GAME.view(state, 0).islands[-1], 1):
            assert name[0] == ("T" if slot in LESSON_SLOTS else "C")


@given(st.integers(0, 10**6))
def test_no_card_is_seen_twice_and_every_card_is_somewhere(seed):
    """84 cards on seven islands, the other 72 in the decks."""
    state = put(GAME.new(Config(players=1), seed), day=7)
    final = GAME.dump_final(state)
    seen = [card for day in final["islands"] for card in day]
    assert len(seen) == 84
    assert Counter(seen + final["cat_deck"] + final["lesson_deck"]) == Counter(CARD_NAMES)


def test_every_card_can_come_first():
    """The shuffle reaches the whole deck."""
    first = {GAME.view(GAME.new(Config(players=1), seed), 0).islands[0][0] for seed in range(1500)}
    assert len(first) == 109


def test_seats_draw_different_boats_and_any_of_them():
    """Up to six players there is one of each (2.1)."""
    drawn = Counter()
    for seed in range(200):
        boats = [boat.boat for boat in GAME.view(GAME.new(Config(players=3), seed), None).boats]
        assert len(set(boats)) == 3
        drawn.update(boats)
    assert set(drawn) == {1, 2, 3, 4, 5, 6}


@given(st.lists(st.integers(1, 6), max_size=12), st.integers(1, 12), st.integers(0, 99))
def test_chosen_boats_go_to_their_seats(boats, players, seed):
    """The others are drawn from what is left."""
    try:
        config = Config(players=players, boats=tuple(boats))
    except BadInput:
        return
    got = [boat.boat for boat in GAME.view(GAME.new(config, seed), None).boats]
    assert got[: len(boats)] == boats
    assert max(got.count(boat) for boat in got) <= (1 if players <= 6 else 2)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 0}, "option-players"),
        ({"players": 13}, "option-players"),
        ({"players": 2, "boats": (1, 2, 3)}, "isle-option-boats-many"),
        ({"players": 2, "boats": (4, 4)}, "isle-option-boats-twice"),
        ({"players": 7, "boats": (4, 4, 4)}, "isle-option-boats-twice"),
        ({"players": 2, "level": "hard"}, "isle-option-level-alone"),
        ({"boats": (7,)}, "option-value"),
        ({"level": "mean"}, "option-value"),
        ({"boat": 1}, "option-unknown"),
    ],
)
def test_options_that_do_not_go_together_are_named(options, problem):
    """Each with its own code."""
    with pytest.raises(BadInput) as caught:
        GAME.load_config(options)
    assert caught.value.code == problem


def test_a_day_begins_with_the_choice_of_a_column():
    """Four columns, and four of the specials (3.1)."""
    offered = texts(island({}))
    assert offered[:7] == ["column A", "column B", "column C", "column D", "row 1", "row 2", "row 3"]
    assert offered[-2:] == ["double cat", "double treasure"]
    assert len(offered) == 4 + 3 + 64 + 2


def test_a_column_is_three_cards_of_a_kind():
    """A 1, 5, 9; B 2, 6, 10; C 3, 7, 11; D 4, 8, 12."""
    for number, column in enumerate("ABCD", 1):
        taken = GAME.view(play(island({}), f"column {column}"), 0).own_day.taken
        assert taken == (number, number + 4, number + 8)


def test_a_lesson_is_ticked_and_done_with():
    """No further action is asked for (3.4)."""
    state = play(island({2: "T07"}), "column B", "card 2")
    assert state.open_slot[0] == -1
    assert GAME.view(state, 0).boats[0].lessons == (7,)


def test_the_day_ends_when_all_are_done():
    """Not before (3.5)."""
    state = put(island({}, players=3), way=[1, 1, 1])
    state = play(state, "done", seat=1)
    assert GAME.to_act(state) == (0, 2)
    state = play(state, "done", seat=0)
    assert (state.day, GAME.to_act(state)) == (0, (2,))
    state = play(state, "done", seat=2)
    assert (state.day, GAME.to_act(state)) == (1, (0, 1, 2))


def test_the_match_is_over_after_the_seventh_day():
    """Nobody is to act (7.1)."""
    state = put(island({}, players=2, day=7), way=[1, 1])
    state = play(state, "done", seat=0)
    state = play(state, "done", seat=1)
    assert GAME.to_act(state) == ()
    assert GAME.view(state, None).day == 8
    assert code(state, "done") == ("isle-over", "7.1")


def day_of(state, seat, rng):
    """The numbers of a random day of one seat."""
    moves = []
    while state.owes(seat):
        number = state.nth_legal(seat, rng.randrange(state.count_legal(seat)))
        if number == 301:
            break
        moves.append(number)
        state.play(seat, number)
    return moves


@settings(max_examples=15)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_the_order_in_which_seats_act_does_not_matter(players, seed):
    """The same moves of each seat, interleaved in any way, lead to the same table."""
    rng = Random(seed)
    one, other = (GAME.new(Config(players=players), seed) for _ in range(2))
    for _ in range(7):
        moves = [[*day_of(one, seat, rng), 301] for seat in range(players)]
        for seat in range(players):
            one.play(seat, 301)
        while any(moves):
            seat = rng.choice([seat for seat in range(players) if moves[seat]])
            other.play(seat, moves[seat].pop(0))
        assert GAME.dump_final(one) == GAME.dump_final(other)
    assert GAME.to_act(other) == ()


@given(st.integers(0, 10**6))
def test_no_seat_is_ever_stuck(seed):
    """A random match ends within its limit, and each step has an action."""
    config = Config(players=2)
    state, rng, moves = GAME.new(config, seed), Random(seed), 0
    while seats := GAME.to_act(state):
        seat = rng.choice(seats)
        state.play(seat, state.nth_legal(seat, rng.randrange(state.count_legal(seat))))
        moves += 1
    assert moves <= GAME.move_limit(config)


def test_the_whole_deck_can_be_resolved():
    """Every card of both decks, alone on its slot, leads to a finished card."""
    for card in CARDS:
        slot = 2 if card.name[0] == "T" else 1
        state = play(island({slot: card.name}), "column B" if slot == 2 else "column A")
        rng = Random(1)
        action = next(a for a in GAME.legal_actions(state, 0) if GAME.format_action(a).startswith(f"card {slot}"))
        state = GAME.apply(state, 0, action)
        while state.open_slot[0] >= 0:
            places = [a for a in GAME.legal_actions(state, 0) if a.kind in ("place", "decline")]
            state = GAME.apply(state, 0, rng.choice(places))
        assert state.waiting[0] >> (slot - 1) & 1 == 0
