"""Hints in Yummy Kitty: nothing false is said of a move, the best comes first, look-alikes leave room for others."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.test_yummy_kitty_search import states
from games.yummy_kitty.laying import lay, play
from tabbytop.bots.bot import Budget
from tabbytop.bots.hints import Hint, Reason, hints, rounded
from tabbytop.bots.yummy_kitty.player import NEAR, few_of
from tabbytop.bots.yummy_kitty.reasons import reasons, sure_points
from tabbytop.games import load_game
from tabbytop.games.yummy_kitty.actions import Attract, Store, Yarn
from tabbytop.games.yummy_kitty.codes import EXCLUDED, TURN
from tabbytop.games.yummy_kitty.pieces import BREEDS

YUMMY = load_game("yummy_kitty")


def why(state, step, join=-1):
    """The reasons of a step, by rule, without the points."""
    found = reasons(state, YUMMY.action_number(YUMMY.parse_action(step)), join)
    return {reason.rule: dict(reason.args) for reason in found if reason.rule != "points"}


def carried_out(state, action):
    """The table after an attraction to its end, where angoras go, and what was told of it."""
    seat, joined, told = state.asked, None, []
    while True:
        told += YUMMY.events(state, seat, action, seat)
        state = YUMMY.apply(state, seat, action)
        if action.kind == "settle" or not YUMMY.to_act(state) or state.target < 0:
            return state, joined, {event.name for event in told}
        action = next(a for a in YUMMY.legal_actions(state, seat))
        joined = action.colony if action.kind == "join" else joined


@given(states((TURN,)), st.integers(0, 999))
def test_what_is_said_of_an_attraction_comes_true(state, choice):
    """Points, own lines, the lines of rivals and the robbed hand, if no mouse and no unknown card comes between."""
    actions = [a for a in YUMMY.legal_actions(state, state.asked) if a.kind == "attract"]
    if not actions:
        return
    seat, action = state.asked, actions[choice % len(actions)]
    after, joined, told = carried_out(state, action)
    join = -1 if joined is None else BREEDS.index(joined)
    found = reasons(state, YUMMY.action_number(action), join)
    if told & {"mouse", "turned", "over"}:
        return
    assert sure_points(found) == after.score(seat) - state.score(seat)
    for reason in found:
        if reason.rule in ("orange", "calico", "american", "siamese", "black", "british", "dogs"):
            whose = reason.args.get("seat", seat + 1) - 1
            line = next(line for line in YUMMY.scores(after)[whose].lines if line.rule == reason.rule)
            assert dict(line.args).items() <= dict(reason.args).items()
        if reason.rule == "hand":
            assert after.hand_count[action.seat] == reason.args["left"]
            assert state.hand_count[action.seat] - reason.args["left"] == reason.args["cards"]
        if reason.rule == "draws":
            assert "drew" in told


@given(states(), st.integers(0, 99))
def test_reasons_are_made_of_what_the_seat_can_see(state, seed):
    guess = YUMMY.determinize(YUMMY.view(state, state.asked), Random(seed))
    for number in state.legal_numbers(state.asked):
        assert reasons(guess, number) == reasons(state, number)


@given(states(), st.integers(0, 99))
def test_the_numbers_of_hints_fall(state, seed):
    found = hints(YUMMY, YUMMY.view(state, state.asked), Budget(iterations=20), Random(seed))
    gains = [hint.gain for hint in found]
    assert gains == sorted(gains, reverse=True)
    assert all(f"{gain:+.1f}" != "-0.0" for gain in gains)


@pytest.mark.parametrize(("gain", "shown"), [(-0.04, "+0.0"), (-0.0, "+0.0"), (0.25, "+0.2"), (-1.26, "-1.3")])
def test_a_gain_that_looks_like_nothing_is_nothing(gain, shown):
    assert f"{rounded(gain):+.1f}" == shown


def test_a_draw_is_for_food():
    state = lay(["koi2 yarn", "koi1"], [{"american": "american american"}], pile="mouse koi1 koi1 koi1")
    assert why(state, "store") == {"food": {"have": 2, "food": "mouse"}}
    with_black = lay(["koi2", "koi1"], [{"black": "black"}])
    assert set(why(with_black, "store")) == {"food", "mouser"}


def test_an_attraction_takes_a_card_and_grows_a_colony():
    state = lay(["koi1", "orange koi1 koi1"], [{"orange": "orange"}])
    assert why(state, "attract 2:1") == {
        "orange": {"cats": 2},
        "next": {"points": 1},
        "hand": {"seat": 2, "cards": 1, "left": 2},
    }


def test_a_rival_who_falls_behind_is_named():
    state = lay(["koi2", "calico koi1"], [{"calico": "calico"}, {"calico": "calico"}])
    found = [r for r in reasons(state, YUMMY.action_number(YUMMY.parse_action("attract 2:1"))) if r.rule == "calico"]
    assert [(r.change, r.args.get("seat")) for r in found] == [(2, None)]
    behind = lay(["koi2", "calico koi1"], [{"calico": "calico calico"}, {"calico": "calico calico calico"}])
    found = [r for r in reasons(behind, YUMMY.action_number(YUMMY.parse_action("attract 2:1"))) if r.rule == "calico"]
    assert [(r.change, r.args.get("seat")) for r in found] == [(0, None), (-2, 2)]


def test_a_cat_that_another_collects_is_denied():
    """Not to the hand that holds it: nobody attracts the own cats."""
    bowls = [{}, {"orange": "orange orange orange"}, {"orange": "orange"}]
    state = lay(["koi1", "orange koi1", "orange koi1"], bowls)
    assert why(state, "attract 3:1")["denied"] == {"seat": 2, "points": 4}
    assert why(state, "attract 2:1")["denied"] == {"seat": 3, "points": 3}
    alone = lay(["koi1", "orange koi1"], bowls[:2])
    assert "denied" not in why(alone, "attract 2:1")


def test_the_colony_of_an_angora_is_named():
    state = lay(["koi2", "angora"], [{"orange": "orange", "calico": "calico"}])
    assert why(state, "attract 2:1", BREEDS.index("orange"))["joins"] == {"colony": "orange"}
    assert why(state, "attract 2:1", BREEDS.index("orange"))["orange"] == {"cats": 2}
    assert why(state, "attract 2:1", BREEDS.index("calico"))["calico"] == {"cats": 2, "place": "first"}


def test_a_first_black_cat_catches_mice_and_no_line_of_nothing_is_told():
    state = lay(["koi2 koi1", "black koi1"])
    assert set(why(state, "attract 2:1")) == {"catches", "hand"}
    again = lay(["koi2 koi1", "black koi1"], [{"black": "black"}], mice=(2,))
    assert set(why(again, "attract 2:1")) == {"arrives", "hand"}


def test_yarn_says_which_colony_it_covers():
    bowls = [{"orange": "orange orange", "siamese": "siamese*"}]
    state = lay(["yarn koi1", "koi1"], bowls)
    assert why(state, "yarn 1 orange") == {"covers": {"colony": "orange", "cats": 2}}
    assert why(state, "yarn 1 siamese") == {"covers_later": {"colony": "siamese"}}
    below = lay(["yarn koi1", "koi1"], bowls, yarn_card_scope="cats_below")
    assert why(below, "yarn 1 siamese") == {"covers_none": {"colony": "siamese"}}


def test_an_american_draws_and_a_fortune_cat_gives_way():
    state = lay(["koi2", "american fortune"])
    assert {"american", "draws"} <= set(why(state, "attract 2:1"))
    assert set(why(state, "attract 2:2")) == {"turns", "hand"}


def test_a_payment_says_how_far_it_is():
    state = play(lay(["koi1 koi1", "calico"]), "attract 2:1")
    assert why(state, "pay 1") == {"payment": {"paid": 1, "cost": 2}}
    assert why(play(state, "pay 1"), "pay 2") == {"payment": {"paid": 2, "cost": 2}}


def test_a_cat_that_leaves_is_told_by_what_is_left():
    bowls = [{"orange": "orange orange", "siamese": "siamese"}]
    state = play(lay(["koi1", "koi1"], bowls, pile="koi1 koi1 mouse koi1 koi1"), "store")
    assert why(state, "leave orange") == {"orange": {"cats": 1}}
    assert why(state, "leave siamese") == {"ends": {"colony": "siamese"}}


def hint(action, gain, points=0):
    return Hint(action, gain, (Reason("points", points),) if points else ())


def test_yarns_that_are_worth_the_same_are_one_hint():
    yarns = [hint(Yarn(0, breed), gain) for breed, gain in (("orange", 1.0), ("calico", 0.8), ("siamese", 0.7))]
    found = few_of([*yarns, hint(Store(), 0.1), hint(Attract(1, 0), 0.0, 1)], 3)
    assert [h.action.kind for h in found] == ["yarn", "store", "attract"]
    apart = [yarns[0], hint(Yarn(0, "calico"), 1.0 - NEAR)]
    assert len(few_of(apart, 3)) == 2


def test_the_same_cat_of_two_hands_is_one_hint_if_it_is_worth_the_same():
    state = lay(["koi1", "orange koi1", "orange koi1 koi1"])
    both = [Hint(Attract(seat, 0), 0.0, reasons(state, YUMMY.action_number(Attract(seat, 0)))) for seat in (1, 2)]
    assert few_of(both, 3) == both[:1]
    assert len(few_of([both[0], Hint(both[1].action, -NEAR, both[1].reasons)], 3)) == 2


def test_the_surest_gain_is_always_shown():
    found = [
        hint(Store(), 2.0),
        hint(Yarn(0, "orange"), 1.5),
        hint(Attract(1, 0), 1.0, 1),
        hint(Attract(2, 0), -1.0, 4),
    ]
    assert few_of(found, 3) == [*found[:2], found[3]]
    assert few_of(found, 1) == found[:1]
    assert few_of([hint(Store(), 0.0), hint(Attract(1, 0), -1.0, -1)], 1)[0].action == Store()


def test_the_first_excluded_cat_comes_from_no_hand():
    state = lay(["koi1", "koi1"], [{}, {"orange": "orange"}], excluded="orange")
    found = {reason.rule for reason in reasons(state, EXCLUDED)}
    assert "hand" not in found
    assert "denied" in found
