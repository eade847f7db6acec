"""Guesses at the whole table: consistent with all that a viewer has seen, and never twice the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.yummy_kitty.laying import lay, play
from playing import configs
from tabbytop.games.yummy_kitty import guessing
from tabbytop.games.yummy_kitty.codes import CODES, DOG, NO_DOG
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME
from tabbytop.games.yummy_kitty.guessing import CAT_BITS, FOOD_BITS, Sighting, guess_pack


def walk(config, seed, dice, most):
    rng, state = Random(dice), GAME.new(config, seed)
    for _ in range(most):
        if not GAME.to_act(state):
            break
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, rng.choice(GAME.legal_actions(state, seat)))
    return state, rng


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 150))
def test_a_guess_has_the_whole_box_and_every_side_that_was_seen(config, seed, dice, most):
    """The cards are those of the box; each side that a viewer has seen is in its place."""
    state, rng = walk(config, seed, dice, most)
    for viewer in (None, *range(config.players)):
        guess = GAME.determinize(GAME.view(state, viewer), rng)
        assert Counter(guess.deck[: guess.size]) == Counter(CODES[: state.size])
        bit = 5 if viewer is None else viewer
        for card in range(state.drawn):
            if state.seen[card] >> bit & 1:
                assert (guess.deck[card] ^ state.deck[card]) & FOOD_BITS == 0
            if state.seen[card] >> 6 + bit & 1:
                assert (guess.deck[card] ^ state.deck[card]) & CAT_BITS == 0
            if state.seen[card] & NO_DOG:
                assert guess.deck[card] & 15 != DOG
        assert GAME.view(guess, viewer) == GAME.view(state, viewer)


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 150))
def test_a_guess_can_be_played_on(config, seed, dice, most):
    """Whoever is to act there has a legal action, and the match comes to its end."""
    state, rng = walk(config, seed, dice, most)
    guess = GAME.determinize(GAME.view(state, rng.choice([None, 0, 1])), rng)
    while GAME.to_act(guess):
        guess = GAME.apply(guess, guess.asked, rng.choice(GAME.legal_actions(guess, guess.asked)))


def test_what_lay_on_top_of_the_pile_stays_in_its_place_in_every_guess():
    """Seat 2 saw a mouse go into seat 1's hand: it is there in every guess."""
    state = GAME.new(Config(), 11)
    top = GAME.view(state, 1).pile_top
    mover = state.asked
    state = GAME.apply(state, mover, GAME.parse_action("store"))
    for dice in range(20):
        guess = GAME.determinize(GAME.view(state, 1 - mover), Random(dice))
        assert GAME.view(guess, mover).hands[mover][4].food == top


def test_after_a_robbery_the_cards_that_stayed_are_no_dogs():
    """All dogs went along, so the robbed seat knows that it holds none."""
    state = GAME.new(Config(players=3, dogs="most"), 4)
    rng = Random(1)
    while state.guarded < 0:
        state = GAME.apply(state, state.asked, rng.choice(GAME.legal_actions(state, state.asked)))
    robbed, held = state.guarded, GAME.view(state, state.guarded).hands[state.guarded]
    assert held
    for dice in range(60):
        guess = GAME.determinize(GAME.view(state, robbed), Random(dice))
        assert all(guess.deck[card.id] & 15 != DOG for card in held)


def test_guesses_at_the_own_cats_follow_the_cards_that_are_left():
    """Of the eleven mice of the box two hide an American; the own mouse is one with its fair chance."""
    sightings = [Sighting(FOOD_BITS, 2 * 16), *[Sighting()] * 62]
    guesses = Counter(guess_pack(sightings, Random(dice))[0] & 15 for dice in range(1500))
    assert 0.12 < guesses[2] / 1500 < 0.25
    assert guesses[0] > guesses[2]


def test_the_last_card_that_fits_is_freed_by_moving_another():
    """One place needs a koi 2 behind any cat, another the Fortune Cat, whose food is the koi 2."""
    fortune = Sighting(CAT_BITS, 7)
    impossible = [Sighting(FOOD_BITS, 16)] * 14 + [fortune] + [Sighting()] * 48
    with pytest.raises(AssertionError, match="no pack fits"):
        guess_pack(impossible, Random(1))
    possible = [Sighting(FOOD_BITS, 16)] * 13 + [fortune] + [Sighting()] * 49
    assert all(guess_pack(possible, Random(dice))[13] & 15 == 7 for dice in range(20))


def test_a_seat_that_is_to_act_with_an_empty_pile_can_act_in_every_guess():
    """Seat 2 sees that it is seat 1's turn, so seat 1 holds food or yarn for something."""
    state, rng = GAME.new(Config(), 2), Random(2)
    while state.drawn < state.size and GAME.to_act(state):
        state = GAME.apply(state, state.asked, GAME.legal_actions(state, state.asked)[0])
    for _ in range(30):
        if not GAME.to_act(state):
            break
        guess = GAME.determinize(GAME.view(state, 1 - state.asked), rng)
        assert GAME.legal_actions(guess, guess.asked)
        state = GAME.apply(state, state.asked, rng.choice(GAME.legal_actions(state, state.asked)))


def end_phases():
    """States in which somebody has passed and the match goes on."""
    for seed in range(60):
        rng, state = Random(seed), GAME.new(Config(players=3, dogs="most"), seed)
        while GAME.to_act(state):
            state = GAME.apply(state, state.asked, rng.choice(GAME.legal_actions(state, state.asked)))
            if state.witnessed and GAME.to_act(state):
                yield state, rng


def test_passes_are_remembered_in_every_guess():
    """Whoever passed in the end phase could not act with the cards that the guess gives them."""
    found = 0
    for state, rng in end_phases():
        found += 1
        assert state.contradictions() == 0
        for viewer in (None, 0, 1):
            assert GAME.determinize(GAME.view(state, viewer), rng).contradictions() == 0
    assert found > 30


def test_without_the_passes_a_guess_would_contradict_them(monkeypatch):
    """So that the test above can fail."""
    honest = guessing.guess_pack
    monkeypatch.setattr(guessing, "guess_pack", lambda sightings, rng, _: honest(sightings, rng))
    guesses = [GAME.determinize(GAME.view(state, None), rng) for state, rng in end_phases()]
    assert any(guess.contradictions() for guess in guesses)


def test_a_voluntary_pass_tells_that_its_seat_could_act():
    """In a guess too."""
    for seed in range(40):
        rng, state = Random(seed), GAME.new(Config(players=2, voluntary_pass_in_end_phase=True), seed)
        while GAME.to_act(state) and not (state.witnessed and state.flags_then[0] & 4):
            actions = GAME.legal_actions(state, state.asked)
            passing = [action for action in actions if action.kind == "pass"]
            state = GAME.apply(state, state.asked, *(passing or [rng.choice(actions)]))
        if GAME.to_act(state):
            guess = GAME.determinize(GAME.view(state, None), rng)
            assert guess.could_act_then(0)


def test_half_done_attractions_are_taken_up_by_their_own_seat():
    """The guess goes on where the payment was."""
    state = GAME.new(Config(players=3), 6)
    rng = Random(3)
    while state.paid_count < 2:
        state = GAME.apply(state, state.asked, rng.choice(GAME.legal_actions(state, state.asked)))
    guess = GAME.determinize(GAME.view(state, state.asked), rng)
    assert [guess.target, guess.paid_count, guess.paid_sum] == [state.target, state.paid_count, state.paid_sum]
    assert GAME.legal_actions(guess, state.asked) == GAME.legal_actions(state, state.asked)


def test_onlookers_guess_hands_too():
    """They see neither side of a dealt card, so both vary."""
    view = GAME.view(GAME.new(Config(), 1), None)
    cards = {GAME.determinize(view, Random(dice)).deck[0] for dice in range(30)}
    assert len({card & 15 for card in cards}) > 3
    assert len({card >> 4 & 3 for card in cards}) > 2


def test_a_mouse_that_waits_for_a_choice_is_in_the_guess():
    """Who still has to lose which cat is open to all."""
    bowls = [{}, {"orange": "orange", "siamese": "siamese"}, {"calico": "calico angora"}]
    state = play(lay(["koi1"] * 3, bowls, pile="koi1 koi1 mouse koi1 koi1"), "store")
    view = GAME.view(state, 0)
    assert view.lured == ((), ("orange", "siamese"), ("calico", "calico angora"))
    assert [view.to_act, view.active, view.phase] == [(1,), 0, "leaving"]
