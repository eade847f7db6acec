"""What a seat may know: hidden and open hands, quilts, tokens (docs/rules/calico 2.3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

HANDS = "Md Yf Lw Dq"
MARKET = "Gs Pv Gf"


@pytest.fixture
def state(deal):
    """Two players: Md Yf and Lw Dq in hand; Gs Pv Gf in the market; then Ms, Mq."""
    return deal(players=2, boards=("blue", "green"), hand=HANDS, market=MARKET, coming="Ms Mq")


def hand(game, state, owner, viewer):
    return game.view(state, viewer).quilts[owner].hand


def test_a_player_sees_the_own_hand_in_the_order_of_codes(game, state):
    assert hand(game, state, 0, 0) == ("Md", "Yf")
    assert hand(game, state, 1, 1) == ("Dq", "Lw")


@pytest.mark.parametrize("viewer", [1, None])
def test_c19_a_hidden_hand_is_hidden_from_everyone_else(game, state, viewer):
    assert hand(game, state, 0, viewer) == (None, None)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_c19_an_open_hand_is_seen_by_all(game, deal, viewer):
    state = deal(players=2, hand=HANDS, hands="open")
    assert hand(game, state, 0, viewer) == ("Md", "Yf")
    assert hand(game, state, 1, viewer) == ("Dq", "Lw")


@pytest.mark.parametrize("viewer", [1, None])
def test_a_patch_taken_from_the_market_is_known_and_the_first_one_is_not(game, state, play, viewer):
    state = play(state, "Md d2", "take 2")
    assert hand(game, state, 0, viewer) == ("Pv", None)
    assert game.view(state, viewer).quilts[0].hand_seen == (True, False)


def test_the_owner_sees_which_patch_the_others_know(game, state, play):
    quilt = game.view(play(state, "Md d2", "take 2"), 0).quilts[0]
    assert (quilt.hand, quilt.hand_seen) == (("Pv", "Yf"), (True, False))


def test_a_patch_stays_in_its_place_of_the_hand(game, state, play):
    """The first one is laid, so what is taken comes to the first place."""
    assert game.view(state, 0).quilts[0].hand_places == (1, 2)
    assert game.view(state, 1).quilts[0].hand_places == ()
    laid = play(state, "Md d2")
    assert game.view(laid, 0).quilts[0].hand_places == (2,)
    quilt = game.view(play(laid, "take 2"), 0).quilts[0]
    assert dict(zip(quilt.hand_places, quilt.hand, strict=True)) == {1: "Pv", 2: "Yf"}


def test_a_known_patch_that_is_laid_is_no_longer_in_the_hand(game, state, play):
    state = play(state, "Md d2", "take 2", "Lw d2", "take 1", "Pv e2")
    assert hand(game, state, 0, 1) == (None,)


def test_two_taken_patches_are_both_known(game, state, play):
    state = play(state, "Md d2", "take 2", "Lw d2", "take 1", "Yf e2", "take 3")
    assert hand(game, state, 0, 1) == ("Gf", "Pv")


def test_laying_one_of_two_equal_patches_does_not_tell_the_hidden_one(game, state, play, put, numbers):
    """Md unseen and Md seen to be taken: the one that is laid is the seen one."""
    for known in ([0, 1], [1, 0]):
        equal = put(state.clone(), hand=numbers("Md Md Lw Dq"), known=known)
        assert hand(game, equal, 0, 1) == ("Md", None)
        assert hand(game, play(equal, "Md d2"), 0, 1) == (None,)
        assert hand(game, play(equal, "Md d2"), 0, 0) == ("Md",)


def test_equal_patches_count_as_one_choice(game, state, put, numbers):
    actions = game.legal_actions(put(state, hand=numbers("Md Md")), 0)
    assert len(actions) == len(set(actions)) == 22


def test_a_view_tells_quilt_order_tokens_and_score(game, sew):
    quilt = game.view(sew("blue", "Df c2, Dd b2, Dw d2").state, None).quilts[0]
    assert quilt.grid[1] == "Gw Dd Df Dw .. .. Dd"
    assert quilt.order == ("c2", "b2", "d2")
    assert (quilt.buttons["dark_blue"], quilt.buttons["magenta"], quilt.rainbow) == (1, 0, False)
    assert (quilt.tokens, quilt.score) == ({"d2": ("dark_blue",)}, 3)


def test_a_view_tells_how_many_patches_are_in_the_bag_but_not_which(game, state, put):
    shuffled = put(state.clone(), bag=sorted(state.bag[: state.bag_left]))
    assert game.view(state, 0) == game.view(shuffled, 0)
    assert game.view(state, 0).bag == 108 - 7


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_guess_looks_the_same_and_its_hidden_patches_vary(game, state, play, seat):
    view = game.view(play(state, "Md d2", "take 2"), seat)
    guesses = [game.determinize(view, Random(n)) for n in range(5)]
    assert all(game.view(guess, seat) == view for guess in guesses)
    assert len({tuple(guess.bag) for guess in guesses}) == 5


def test_a_guess_never_deals_more_copies_than_the_box_has(game, state, play, put, numbers):
    """All three Md and Mf lie open, so none is in a guessed bag or hand."""
    seen = put(state, hand=numbers("Md Md Lw Dq"), known=[1, 1], market=numbers("Md Mf Mf"))
    seen = play(put(seen, hand=numbers("Mf Md")), "Mf d2")
    view = game.view(seen, 1)
    for n in range(20):
        guess = game.determinize(view, Random(n))
        assert not set(numbers("Mf")) & {*guess.bag[: guess.bag_left], *guess.hand[2:4]}


def test_a_guess_under_lower_variance_deals_two_of_each_patch(game, deal):
    guess = game.determinize(game.view(deal(players=2, lower_variance=True), 0), Random(1))
    held = [p for p in guess.hand + guess.market if p >= 0]
    assert Counter([*guess.bag[: guess.bag_left], *held]) == dict.fromkeys(range(36), 2)
