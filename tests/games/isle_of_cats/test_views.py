"""What a seat may know: its own day, the others as they were at dawn, no card of a coming day (9)."""

from __future__ import annotations

import json
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from games.isle_of_cats.sailing import island, play, put
from tabbytop.games.isle_of_cats.actions import Done
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.game import GAME
from tabbytop.games.isle_of_cats.pieces import CARD_NAMES


def sailed(players, seed, moves):
    """A match after some random moves of random seats."""
    state, rng = GAME.new(Config(players=players), seed), Random(seed)
    for _ in range(moves):
        seats = GAME.to_act(state)
        if seats:
            seat = rng.choice(seats)
            state.play(seat, state.nth_legal(seat, rng.randrange(state.count_legal(seat))))
    return state, rng


def test_others_do_not_see_what_is_done_in_a_day():
    """Neither choice nor drawing nor tick nor special, nor the score."""
    state = island({1: "C076", 2: "T01"}, players=2)
    dawn = GAME.view(state, 1), GAME.view(state, None)
    state = play(state, "column A", "extra 2", "card 2", "card 1", "I5.0 h5")
    assert (GAME.view(state, 1), GAME.view(state, None)) == dawn
    assert GAME.view(state, 0).boats[0].lessons == (1,)


def test_others_see_that_a_seat_is_done_and_no_more():
    """`to_act` is public."""
    state = put(play(island({1: "C076"}, players=2), "column A", "card 1", "I5.0 h5"), waiting=[0])
    dawn = GAME.view(state, 1)
    seen = GAME.view(play(state, "done"), 1)
    assert (dawn.to_act, seen.to_act) == ((0, 1), (1,))
    assert seen.boats == dawn.boats


def test_all_is_shown_when_the_day_ends():
    """The boat, and in events what was chosen and drawn."""
    state = put(play(island({1: "C076"}, players=2), "column A", "card 1", "I5.0 h5"), waiting=[0])
    state = put(play(state, "done"), way=[1, 1])
    told = GAME.events(state, 1, Done(), 1)
    assert [event.name for event in told][:3] == ["done", "took", "cat"]
    assert told[2].cells == ("h5", "i5", "j5", "k5", "l5")
    after = play(state, "done", seat=1)
    assert [piece.shape for piece in GAME.view(after, 1).boats[0].pieces] == ["I5"]


def test_no_view_holds_a_card_of_a_coming_day():
    """Only the islands up to today."""
    state = GAME.new(Config(players=2), 8)
    for seat in (0, 1, None):
        text = msgspec.json.encode(GAME.view(state, seat)).decode()
        shown = {name for name in CARD_NAMES if f'"{name}"' in text}
        assert shown == set(GAME.view(state, seat).islands[0])


@given(st.integers(1, 5), st.integers(0, 10**6), st.integers(0, 200))
def test_a_guess_looks_the_same_to_the_one_who_guesses(players, seed, moves):
    """view(determinize(view)) is the view, and the same actions are legal."""
    state, rng = sailed(players, seed, moves)
    for seat in (*range(players), None):
        seen = GAME.view(state, seat)
        guess = GAME.determinize(seen, rng)
        assert GAME.view(guess, seat) == seen
        assert GAME.to_act(guess) == GAME.to_act(state)
        if seat is not None:
            assert GAME.legal_actions(guess, seat) == GAME.legal_actions(state, seat)


@given(st.integers(0, 10**6), st.integers(0, 120))
def test_a_guess_can_be_played_to_the_end(seed, moves):
    """It is a whole table: decks complete, nobody stuck."""
    state, rng = sailed(3, seed, moves)
    guess = GAME.determinize(GAME.view(state, 1), rng)
    final = GAME.dump_final(guess)
    cards = [card for day in final["islands"] for card in day] + final["cat_deck"] + final["lesson_deck"]
    assert sorted(cards) == sorted(CARD_NAMES)
    while seats := GAME.to_act(guess):
        guess.play(seats[0], guess.nth_legal(seats[0], rng.randrange(guess.count_legal(seats[0]))))


def test_guesses_vary():
    """Decks, the others' days, and alone the sister's hidden colours."""
    state, rng = sailed(3, 5, 20)
    dumps = {json.dumps(GAME.dump_final(GAME.determinize(GAME.view(state, 0), rng))) for _ in range(20)}
    assert len(dumps) == 20
    guesses = [GAME.determinize(GAME.view(state, 0), rng) for _ in range(20)]
    assert len({tuple(guess.cat_deck) for guess in guesses}) == 20
    assert len({tuple(guess.lesson_deck) for guess in guesses}) == 20
    assert len({tuple(guess.taken[1:3]) for guess in guesses}) > 1
    alone = GAME.view(GAME.new(Config(players=1), 5), 0)
    assert len({tuple(GAME.determinize(alone, rng).colours) for _ in range(60)}) > 10


def test_two_worlds_that_differ_in_what_is_hidden_look_alike():
    """Another day of seat 1, other cards to come: the same bytes for seat 0."""
    one = play(island({}, players=2), "column A", seat=1)
    other = play(island({}, players=2), "row 3", seat=1)
    decks = other.cat_deck
    decks[20], decks[30] = decks[30], decks[20]
    put(other, cat_deck=decks)
    assert msgspec.json.encode(GAME.view(one, 0)) == msgspec.json.encode(GAME.view(other, 0))


def test_events_of_a_day_are_told_to_its_seat_only():
    """An onlooker and the others hear nothing before the day ends."""
    state = play(island({1: "C076"}, players=2), "column A", "card 1")
    action = GAME.parse_action("I5.0 h5")
    assert GAME.events(state, 0, action, 0)
    assert GAME.events(state, 0, action, 1) == GAME.events(state, 0, action, None) == ()


def test_within_a_day_everything_may_be_taken_back():
    """Choices, placements, specials, even being done, while another is not (9.3)."""
    state = island({1: "C076"}, players=2)
    for text in ("column A", "extra 2", "card 1", "I5.0 h5"):
        assert GAME.can_take_back(state, 0, GAME.parse_action(text))
        state = play(state, text)
    state = put(state, waiting=[0], way=[1, 1])
    assert GAME.can_take_back(state, 0, Done())
    state = play(state, "done")
    assert not GAME.can_take_back(state, 1, Done())


def test_alone_the_end_of_the_day_stays():
    """The last seat to be done is the only one."""
    assert not GAME.can_take_back(put(island({}), way=[1]), 0, Done())


def test_rewinding_gives_the_morning():
    """Boat, lessons and specials as they were; the masks are found anew."""
    state = put(play(island({1: "C076"}), "column A", "card 1", "I5.0 h5"), waiting=[0])
    morning = play(state, "done")
    later = morning.clone()
    rng = Random(4)
    while later.day == 1:
        number = later.nth_legal(0, rng.randrange(later.count_legal(0)))
        if number == 301:
            break
        later.play(0, number)
    later.rewind(0)
    assert GAME.view(later, 0) == GAME.view(morning, 0)
    assert (later.free, later.touch) == (morning.free, morning.touch)


def test_a_clone_is_a_table_of_its_own():
    """Playing on leaves the original alone."""
    state = play(island({1: "C076"}), "column A", "card 1")
    before = GAME.dump_final(state)
    play(state, "I5.0 h5")
    assert GAME.dump_final(state) == before
