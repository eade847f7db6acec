"""Every switch of the facts file, both ways."""

from __future__ import annotations

from dataclasses import fields

import pytest

from games.yummy_kitty.laying import bowl, excluded, happened, lay, legal, pile, play, refusal
from tabbytop.core.errors import BadInput
from tabbytop.games.yummy_kitty.codes import OVER
from tabbytop.games.yummy_kitty.config import RANGES, Config
from tabbytop.games.yummy_kitty.game import GAME

MOUSE_NEXT = "koi1 koi1 mouse koi1 koi1 koi1"


def test_the_defaults_are_those_of_the_facts():
    """A config without options is the game as ruled."""
    assert GAME.dump_config(Config()) == {
        "players": 2,
        "dogs": "none",
        "dogs_destination": "bowl",
        "hand_size": 4,
        "stock_draw": 2,
        "stock_draw_when_hand_empty": 3,
        "protection_min_players": 3,
        "mouse_value_rule": "printed_cost",
        "mouse_trigger": "any_draw",
        "mouse_chain": False,
        "caught_mouse_card": "taken",
        "caught_mice_score": "needs_black_colony",
        "yarn_card_scope": "whole_colony",
        "yarn_cards_per_colony": 1,
        "yarn_payable": False,
        "angora_needs_colony": True,
        "angora_per_card_points": False,
        "british_counts_itself": True,
        "fortune_from_excluded": "stays_zero_points",
        "voluntary_pass_in_end_phase": False,
        "overpay_with_superfluous_cards": True,
        "fair_start": False,
    }


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players):
    """Neither fewer nor more."""
    with pytest.raises(BadInput, match="option-players"):
        Config(players=players)


@pytest.mark.parametrize("name", RANGES)
def test_numbers_have_a_least_and_a_most(name):
    """Beyond them the option is refused by name."""
    least, most = RANGES[name]
    for value in (least, most):
        assert getattr(Config(**{name: value}), name) == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadInput, match=name):
            Config(**{name: value})


@pytest.mark.parametrize("option", [f.name for f in fields(Config)])
def test_an_unknown_value_is_refused(option):
    """The message names the option."""
    with pytest.raises(BadInput, match=option):
        GAME.load_config({option: "purple"})


@pytest.mark.parametrize(("players", "plain", "with_dogs"), [(2, 55, 66), (3, 51, 62), (4, 47, 58), (5, 43, 54)])
def test_the_draw_pile_after_the_deal(players, plain, with_dogs):
    """63 cards or 74, less four a seat."""
    for dogs, left in (("none", plain), ("most", with_dogs)):
        assert GAME.view(GAME.new(Config(players=players, dogs=dogs), 1), None).pile == left


@pytest.mark.parametrize("size", [4, 6])
def test_hand_size(size):
    """Every seat is dealt that many."""
    state = GAME.new(Config(players=3, hand_size=size), 1)
    assert state.hand_count[:3] == [size] * 3


@pytest.mark.parametrize(("draw", "empty"), [(2, 3), (1, 4)])
def test_stock_draw(draw, empty):
    """So many cards, and so many with an empty hand."""
    options = {"stock_draw": draw, "stock_draw_when_hand_empty": empty}
    state = play(lay(["koi1", ""], **options), "store", "store")
    assert state.hand_count[:2] == [1 + draw, empty]


@pytest.mark.parametrize(("least", "guarded"), [(3, -1), (2, 1)])
def test_protection_min_players(least, guarded):
    """From that many players on a robbed hand is protected."""
    state = lay(["koi1", "orange koi1"], protection_min_players=least)
    assert play(state, "attract 2:1", "pay 1", "settle").guarded == guarded


@pytest.mark.parametrize(("rule", "leaves"), [("printed_cost", "siamese"), ("marginal_points", "calico")])
def test_mouse_value_rule(rule, leaves):
    """A calico costs more than a Siamese, but a third-placed one is worth nothing."""
    bowls = [
        {"calico": "calico", "siamese": "siamese"},
        {"calico": "calico calico"},
        {"calico": "calico calico calico"},
    ]
    state = play(lay(["koi1"] * 3, bowls, pile=MOUSE_NEXT, mouse_value_rule=rule), "store")
    assert excluded(state)[0] == leaves


def test_marginal_points_may_tie():
    """Two Siamese and an American without a draw: the owner is asked among equals of different breeds."""
    bowls = [{"siamese": "siamese", "black": "black"}]
    state = lay(["koi1", "koi1"], bowls, pile=MOUSE_NEXT, mouse_value_rule="marginal_points")
    assert [state.worth(0, 6), state.worth(0, 8)] == [1, 0]
    bowls = [
        {"fortune": "fortune", "calico": "calico"},
        {"calico": "calico calico"},
        {"calico": "calico calico calico"},
    ]
    state = lay(["koi1"] * 3, bowls, pile=MOUSE_NEXT, mouse_value_rule="marginal_points")
    assert legal(play(state, "store")) == ["leave calico", "leave fortune"]


@pytest.mark.parametrize(("trigger", "appears"), [("any_draw", True), ("stock_only", False)])
def test_mouse_trigger(trigger, appears):
    """The card of an American Shorthair may uncover a mouse, or only storing may."""
    state = lay(["koi2", "koi1:american"], pile="koi1 mouse koi1 koi1", mouse_trigger=trigger)
    assert ("mouse" in happened(play(state, "attract 2:1", "pay 1"), "settle")) == appears
    stored = lay(["koi1", "koi1"], pile=MOUSE_NEXT, mouse_trigger=trigger)
    assert "mouse" in happened(stored, "store")


@pytest.mark.parametrize(("chain", "mice"), [(False, 1), (True, 2)])
def test_mouse_chain(chain, mice):
    """A caught mouse may uncover the next one at once."""
    bowls = [{"black": "black"}, {"orange": "orange orange orange"}]
    state = lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse mouse koi1", mouse_chain=chain)
    after = play(state, "store")
    assert after.mice[0] == mice
    assert len(excluded(after)) == mice


def test_mouse_chain_waits_for_choices():
    """The second mouse comes when the owner has chosen for the first."""
    bowls = [{"black": "black"}, {"orange": "orange", "siamese": "siamese"}]
    state = lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse mouse koi1", mouse_chain=True)
    state = play(state, "store")
    assert legal(state) == ["leave orange", "leave siamese"]
    assert happened(state, "leave orange") == ["left", "mouse", "caught", "left"]


def test_an_uncaught_mouse_does_not_chain():
    """It stays where it is, and one event is all."""
    state = lay(["koi1", "koi1"], [{"orange": "orange orange"}], pile=MOUSE_NEXT, mouse_chain=True)
    assert happened(state, "store") == ["stored", "mouse", "left"]


@pytest.mark.parametrize(("card", "top", "cards"), [("taken", "koi2", 1), ("stays_on_pile", "mouse", 0)])
def test_caught_mouse_card(card, top, cards):
    """The mouse card is taken, or only counted."""
    state = lay(["koi1", "koi1"], [{"black": "black"}], pile="koi1 koi1 mouse koi2 koi1", caught_mouse_card=card)
    state = play(state, "store")
    assert pile(state)[0] == top
    assert len(GAME.view(state, None).bowls[0].mouse_cards) == cards
    assert state.score(0) == 1


@pytest.mark.parametrize(("rule", "points"), [("needs_black_colony", 1), ("always", 4)])
def test_caught_mice_score(rule, points):
    """Mice without a black colony count or not."""
    state = lay(["koi1", "koi1"], [{"siamese": "siamese"}], mice=[3], caught_mice_score=rule)
    assert state.score(0) == GAME.scores(state)[0].total == points


@pytest.mark.parametrize(("scope", "left"), [("whole_colony", []), ("cats_below", ["orange"])])
def test_yarn_card_scope(scope, left):
    """A cat that comes after the yarn is safe, or exposed."""
    state = lay(["koi1", "koi1"], [{"orange": "orange yarn orange"}], pile=MOUSE_NEXT, yarn_card_scope=scope)
    assert excluded(play(state, "store")) == left


@pytest.mark.parametrize(("limit", "refused"), [(1, "yummy-yarn-there"), (2, None)])
def test_yarn_cards_per_colony(limit, refused):
    """A second yarn card on a colony is refused or laid."""
    options = {"yarn_cards_per_colony": limit, "yarn_card_scope": "cats_below"}
    state = lay(["yarn", "koi1"], [{"orange": "orange yarn orange"}], **options)
    assert refusal(state, "yarn 1 orange") == refused


@pytest.mark.parametrize(("payable", "refused"), [(False, "yummy-yarn-no-food"), (True, None)])
def test_yarn_payable(payable, refused):
    """Yarn may be thrown into a payment, for nothing."""
    state = play(lay(["yarn koi1", "orange"], yarn_payable=payable), "attract 2:1")
    assert refusal(state, "pay 1") == refused
    if payable:
        assert refusal(play(state, "pay 1"), "settle") == "yummy-not-enough"


@pytest.mark.parametrize(("needs", "refused"), [(True, "yummy-angora-alone"), (False, None)])
def test_angora_needs_colony(needs, refused):
    """Without a colony an angora cannot come, or lies alone, worth nothing but a breed."""
    state = lay(["koi2", "angora"], angora_needs_colony=needs)
    assert refusal(state, "attract 2:1") == refused
    if not needs:
        state = play(state, "attract 2:1", "pay 1", "settle")
        assert bowl(state, 0) == {"angora": "angora"}
        assert [state.score(0), state.breeds(0)] == [0, 1]


def test_an_angora_that_needs_no_colony_comes_with_the_fortune_cat_too():
    """It lies alone instead of straying."""
    state = lay(["koi1", "fortune"], pile="koi1:angora koi1 koi1", angora_needs_colony=False)
    assert bowl(play(state, "attract 2:1", "pay 1", "settle"), 0) == {"angora": "angora"}


@pytest.mark.parametrize(
    ("scores", "points"),
    [(False, {"american": 2, "siamese": 1, "british": 1}), (True, {"american": 4, "siamese": 2, "british": 2})],
)
def test_angora_per_card_points(scores, points):
    """An angora earns what its colony's cats earn one by one, or nothing."""
    for breed, expected in points.items():
        state = lay(["koi1", "koi1"], [{breed: f"{breed} angora"}], angora_per_card_points=scores)
        assert state.score(0) == GAME.scores(state)[0].total == expected


@pytest.mark.parametrize(("itself", "points"), [(True, 6), (False, 4)])
def test_british_counts_itself(itself, points):
    """Two British with two other breeds: 2 x 3 or 2 x 2."""
    bowls = [{"british": "british british", "black": "black", "fortune": "fortune"}]
    state = lay(["koi1", "koi1"], bowls, british_counts_itself=itself)
    assert state.score(0) == GAME.scores(state)[0].total == points


@pytest.mark.parametrize(
    ("rule", "expected"), [("stays_zero_points", {"fortune": "fortune"}), ("same_as_stolen", {"black": "black"})]
)
def test_fortune_from_excluded(rule, expected):
    """The Fortune Cat from the excluded pile stays, or brings the top card as a stolen one does."""
    state = lay(["koi1", "koi1"], excluded="calico fortune", pile="koi1:black koi1 koi1", fortune_from_excluded=rule)
    state = play(state, "attract excluded", "pay 1", "settle")
    assert bowl(state, 0) == expected
    assert len(GAME.dump_final(state)["removed"]) == (rule == "same_as_stolen")


def test_voluntary_pass_in_the_end_phase():
    """Allowed with an empty pile only; when all have passed in a row, it is over."""
    state = lay(["koi1:orange", "koi1:orange"], voluntary_pass_in_end_phase=True)
    assert refusal(state, "pass") == "yummy-pass-later"
    state = lay(["koi1:orange", "koi1:orange"], pile="", voluntary_pass_in_end_phase=True)
    assert legal(state)[0] == "pass"
    assert play(state, "pass").asked == 1
    assert play(state, "pass", "pass").phase == OVER


def test_an_action_between_passes_lets_the_match_go_on():
    """Only passes in a row end it."""
    state = lay(["koi1:orange koi1", "koi1:orange koi1"], pile="", voluntary_pass_in_end_phase=True)
    state = play(state, "pass", "attract 1:1", "pay 2", "settle", "pass")
    assert state.phase != OVER


@pytest.mark.parametrize("overpay", [True, False])
def test_overpay_with_superfluous_cards(overpay):
    """Cards may be added to a payment that is enough, or it is settled as soon as it is."""
    state = lay(["koi1 koi1", "orange koi1"], overpay_with_superfluous_cards=overpay)
    state = play(state, "attract 2:1", "pay 1")
    if overpay:
        assert legal(state) == ["settle", "pay 2"]
    else:
        assert [state.asked, bowl(state, 0)] == [1, {"orange": "orange"}]


def test_without_superfluous_cards_a_dear_cat_is_still_paid_card_by_card():
    """Not before the cost is reached."""
    state = lay(["koi1 koi1 koi1", "calico"], overpay_with_superfluous_cards=False)
    state = play(state, "attract 2:1", "pay 3")
    assert legal(state) == ["pay 1", "pay 2"]


@pytest.mark.parametrize(("penalty", "points"), [("most", [-1, -1, 0, 0]), ("each", [-2, -2, -1, 0])])
def test_dogs_penalty(penalty, points):
    """Who has most of them loses a point, all of them in a tie; or everyone a point a dog."""
    state = lay(["koi1"] * 4, dogs_in_bowl=[2, 2, 1, 0], dogs=penalty)
    assert [state.score(seat) for seat in range(4)] == points
    assert [sheet.total for sheet in GAME.scores(state)] == points


def test_without_dogs_nobody_pays():
    """The most of nothing costs nothing."""
    assert lay(["koi1", "koi1"], dogs="most").score(0) == 0


@pytest.mark.parametrize(("destination", "in_bowl", "in_hand"), [("bowl", 1, 0), ("hand", 0, 1)])
def test_dogs_destination(destination, in_bowl, in_hand):
    """Captured dogs lie in the bowl, or go on in the hand."""
    state = lay(["koi1", "koi2:dog orange"], dogs="most", dogs_destination=destination)
    state = play(state, "attract 2:2", "pay 1", "settle")
    assert [state.dog_count[0], state.hand_count[0]] == [in_bowl, in_hand]


@pytest.mark.parametrize(("players", "late"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_fair_start(players, late):
    """The later half of the seats, counted from the one that begins, gets a card more."""
    assert GAME.new(Config(players=players), 3).hand_count[:players] == [4] * players
    for seed in range(6):
        state = GAME.new(Config(players=players, fair_start=True), seed)
        in_turn = [state.hand_count[(state.starter + k) % players] for k in range(players)]
        assert in_turn == [4] * (players - late) + [5] * late
