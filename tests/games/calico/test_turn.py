"""A turn with two or more players: lay, take, refill, pass on; and the end (docs/rules/calico 3, 7.1)."""

from __future__ import annotations

import pytest

from tabbytop.games.calico.pieces import OPEN_CELLS


@pytest.fixture
def state(deal):
    """Two players: Md Yf and Lw Dq in hand; Gs Pv Gf in the market; then Ms, Mq."""
    return deal(players=2, hands="open", hand="Md Yf Lw Dq", market="Gs Pv Gf", coming="Ms Mq")


def test_first_a_patch_is_laid_then_one_is_taken_then_the_next_seat_lays(game, state, play):
    steps = [state, play(state, "Md d2"), play(state, "Md d2", "take 1")]
    assert [(game.view(t, 0).phase, game.to_act(t)) for t in steps] == [
        ("placing", (0,)), ("taking", (0,)), ("placing", (1,)),
    ]  # fmt: skip


def test_either_patch_of_the_hand_goes_on_any_of_the_22_open_cells(game, state):
    actions = game.legal_actions(state, 0)
    assert len(actions) == 44
    assert {a.patch for a in actions} == {"Md", "Yf"}
    assert len({a.cell for a in actions}) == 22


def test_a_patch_need_not_touch_anything_laid(state, play):
    play(state, "Md b2", "take 1", "Lw f6", "take 1", "Yf f6")


def test_a_laid_patch_leaves_the_hand_and_fills_its_cell(game, state, play):
    after = play(state, "Md d2")
    assert game.view(after, 0).quilts[0].hand == ("Yf",)
    assert game.view(after, 0).quilts[0].grid[1].split()[3] == "Md"


def test_the_other_quilts_stay_as_they_are(game, state, play):
    assert game.view(play(state, "Md d2"), 0).quilts[1] == game.view(state, 0).quilts[1]


@pytest.mark.parametrize(
    ("spot", "hand", "market"), [(1, "Gs", "Ms Pv Gf"), (2, "Pv", "Gs Ms Gf"), (3, "Gf", "Gs Pv Ms")]
)
def test_a_taken_patch_joins_the_hand_and_the_bag_fills_its_gap(game, state, play, spot, hand, market):
    view = game.view(play(state, "Md d2", f"take {spot}"), 0)
    assert view.quilts[0].hand == tuple(sorted(("Yf", hand)))
    assert view.market == tuple(market.split())
    assert view.bag == game.view(state, 0).bag - 1


def test_with_company_nothing_is_discarded(game, state, play):
    assert game.view(play(state, "Md d2", "take 3", "Lw d2", "take 1"), 0).discard == ()


def test_c20_only_the_three_market_patches_can_be_taken(game, state, play):
    taking = play(state, "Md d2")
    assert [game.format_action(a) for a in game.legal_actions(taking, 0)] == ["take 1", "take 2", "take 3"]


def test_c14_a_token_cannot_be_refused(game, sew):
    """What is earned is on the quilt before the next choice, and no action gives it back."""
    state = sew("blue", "Dd e3, Df d4, Dw d5").state
    assert game.view(state, 0).quilts[0].buttons["dark_blue"] == 1
    assert {action.kind for action in game.legal_actions(state, 0)} == {"take"}


def test_the_turn_goes_round_in_the_order_of_the_seats(game, deal, play):
    state = deal(players=3)
    seats = []
    for _ in range(4):
        seats += game.to_act(state)
        state = play(state, "-", "-")
    assert seats == [0, 1, 2, 0]


def test_a_seat_that_is_not_to_act_has_no_actions(game, state):
    assert list(game.legal_actions(state, 1)) == []
    assert list(game.legal_actions(state, 9)) == []


def test_c21_in_the_last_turn_nothing_is_taken(game, deal, play_on):
    state = play_on(deal(players=2), until=lambda t: len(game.view(t, 0).quilts[0].order) == 22)
    view = game.view(state, 0)
    assert (view.phase, view.to_act) == ("placing", (1,))
    assert [len(quilt.hand) for quilt in view.quilts] == [1, 2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_ends_when_every_quilt_is_full_after_22_turns_each(game, deal, play, players):
    state, moves = deal(players=players), 0
    while game.to_act(state):
        state, moves = play(state, "-"), moves + 1
    view = game.view(state, 0)
    assert moves == players * (22 + 21)
    assert view.phase == "over"
    assert all(".." not in " ".join(quilt.grid) for quilt in view.quilts)


def test_an_action_leaves_the_state_before_it_as_it_was(game, state):
    before = game.dump_final(state)
    game.apply(state, 0, game.parse_action("Md d2"))
    assert game.dump_final(state) == before


def test_the_best_gain_of_a_patch_is_its_gain_on_the_best_open_cell(sew, numbers):
    """Two dark blue on e3 and d4: d5 brings a button, many other cells nothing. (Each gain: `sew` in conftest.py.)"""
    state = sew("blue", "Df e3, Dw d4").state
    (patch,) = numbers("Dq")
    gains = [state.gain(0, patch, n) for n, cell in enumerate(OPEN_CELLS) if cell not in ("e3", "d4")]
    assert gains[-1] == 0
    assert state.best_gain(0, patch) == max(gains) == 3


@pytest.mark.parametrize(
    "options",
    [{}, {"setup": "standard"}, {"scenario": 3}, {"restriction": "no_hand"}, {"restriction": "same_colour"}],
)
def test_the_nth_legal_action_is_the_nth_of_the_list(game, deal, play, options):
    """What random play draws from, against the list that players choose from."""
    state = deal(players=2, **options)
    for _ in range(12):
        seat = game.to_act(state)[0]
        listed = [game.action_number(action) for action in game.legal_actions(state, seat)]
        assert [state.nth_legal(seat, n) for n in range(state.count_legal(seat))] == listed
        state = play(state, "-")
