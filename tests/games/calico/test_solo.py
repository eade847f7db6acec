"""Alone: the conveyor belt, far - middle - near, move by move (docs/rules/calico 8.1)."""

from __future__ import annotations

import pytest


@pytest.fixture
def state(deal):
    """Far Gs, middle Pv, near Gf; then Ms, Mq, Mw, Mv come from the bag."""
    return deal(players=1, hand="Md Yf", market="Gs Pv Gf", coming="Ms Mq Mw Mv")


@pytest.mark.parametrize(
    ("spot", "taken", "discarded", "market"),
    [(1, "Gs", "Pv", "Gf Ms Mq"), (2, "Pv", "Gs", "Gf Ms Mq"), (3, "Gf", "Gs", "Pv Ms Mq")],
)
def test_the_farther_of_the_two_left_is_discarded_the_other_slides_and_two_come(
    game, state, play, spot, taken, discarded, market
):
    view = game.view(play(state, "Md d2", f"take {spot}"), 0)
    assert taken in view.quilts[0].hand
    assert view.discard == (discarded,)
    assert view.market == tuple(market.split())


def test_the_belt_moves_on_from_turn_to_turn(game, state, play):
    """After near: Pv Ms Mq. Then middle: Pv goes, Mq slides, Mw and Mv come."""
    view = game.view(play(state, "Md d2", "take 3", "Yf e2", "take 2"), 0)
    assert view.discard == ("Gs", "Pv")
    assert view.market == ("Mq", "Mw", "Mv")


@pytest.mark.parametrize(
    ("spot", "told"),
    [
        (1, "took Gs 0, discarded Pv, slid Gf 0, drawn Ms 1, drawn Mq 2"),
        (2, "took Pv 1, discarded Gs, slid Gf 0, drawn Ms 1, drawn Mq 2"),
        (3, "took Gf 2, discarded Gs, slid Pv 0, drawn Ms 1, drawn Mq 2"),
    ],
)
def test_the_belt_is_told_in_the_order_of_the_rulebook(game, state, play, spot, told):
    events = game.events(play(state, "Md d2"), 0, game.parse_action(f"take {spot}"), 0)
    assert ", ".join(" ".join(map(str, (e.name, *e.args.values()))) for e in events) == told


def test_two_patches_leave_the_bag_each_turn(game, state, play):
    assert game.view(state, 0).bag - game.view(play(state, "Md d2", "take 1"), 0).bag == 2


def test_in_the_last_turn_the_belt_stands_still(game, state, play, play_on):
    """2 + 3 + 2 for each of 21 turns: 47 patches."""
    last = play_on(
        state, until=lambda t: len(game.view(t, 0).quilts[0].order) == 21 and game.view(t, 0).phase == "placing"
    )
    end = play(last, "-")
    assert game.view(end, 0).market == game.view(last, 0).market
    assert game.view(end, 0).bag == 108 - 47
    assert len(game.view(end, 0).discard) == 21


def test_without_hands_the_belt_moves_once_the_patch_is_laid(game, deal, play):
    state = deal(players=1, restriction="no_hand", market="Gs Pv Gf", coming="Ms Mq")
    taken = play(state, "take 2")
    assert game.view(taken, 0).market == ("Gs", None, "Gf")
    view = game.view(play(taken, "Pv d2"), 0)
    assert (view.discard, view.market) == (("Gs",), ("Gf", "Ms", "Mq"))


def test_without_hands_a_solo_game_uses_47_patches(game, deal, play_on):
    """No first hand, but 22 turns of the belt."""
    view = game.view(play_on(deal(players=1, restriction="no_hand")), 0)
    assert (view.bag, len(view.discard)) == (108 - 3 - 44, 22)


def test_alone_the_only_seat_wins(game, deal, play_on):
    result = game.result(play_on(deal(players=1)))
    assert (result.places, result.decided_by) == ((1,), "alone")
