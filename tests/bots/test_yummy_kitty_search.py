"""Yummy Kitty's players: what they look at, the worlds they imagine, how they pay, what training teaches them."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.bots.arena import Tournament, play_all
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.ratings import standings
from tabbytop.bots.weights import read_weights
from tabbytop.bots.yummy_kitty.features import SIZE
from tabbytop.bots.yummy_kitty.paying import pay
from tabbytop.bots.yummy_kitty.player import PLANS, believed, learned_policy
from tabbytop.bots.yummy_kitty.policy import Policy
from tabbytop.bots.yummy_kitty.rollout import Beliefs, Rollout
from tabbytop.bots.yummy_kitty.training import YummyKittyTraining, first_weights
from tabbytop.core.dice import seeded_dice
from tabbytop.games import load_game
from tabbytop.games.yummy_kitty.codes import OVER, PAYING
from tabbytop.games.yummy_kitty.visibility import hand_cards

YUMMY = load_game("yummy_kitty")


@st.composite
def states(draw, phases=range(OVER)):
    """A table in the middle of any match, in one of these phases."""
    config = draw(configs(YUMMY))
    rng = Random(draw(st.integers(0, 10**6)))
    states = [s for s, _, _ in random_match(YUMMY, config, draw(st.integers(0, 999)), rng) if s.phase in phases]
    return states[draw(st.integers(0, len(states) - 1))]


def promises(policy, state):
    policy.list_choices(state)
    count = policy.count
    return list(zip(policy.number[:count], policy.join[:count], policy.promise[:count], strict=True))


@given(states(), st.integers(0, 99))
def test_the_policy_looks_at_nothing_that_the_seat_to_act_cannot_see(state, seed):
    """So no imagined seat acts on what it could not know either."""
    guess = YUMMY.determinize(YUMMY.view(state, state.asked), Random(seed))
    assert promises(learned_policy(), guess) == promises(learned_policy(), state)


@given(states())
def test_every_choice_of_the_policy_is_legal_and_leads_on(state):
    policy = learned_policy()
    policy.list_choices(state)
    legal = state.legal_numbers(state.asked)
    for choice in range(policy.count):
        if state.phase != PAYING:
            assert policy.number[choice] in legal
        after = state.clone()
        policy.act(after, choice)
        assert after.phase == OVER or after.count_legal(after.asked) > 0
        policy.list_choices(state)


@given(states((PAYING,)))
def test_a_payment_is_enough_and_has_no_card_too_many(state):
    policy, seat = learned_policy(), state.asked
    policy.list_choices(state)
    numbers = policy.number[: policy.count]
    missing = YUMMY.view(state, seat).attraction.target.cost - state.paid_sum
    for twos in numbers:
        after = state.clone()
        pay(after, seat, twos)
        paid = state.hand_count[seat] - after.hand_count[seat] - state.paid_count
        assert after.target < 0
        assert paid <= max(0, missing)


@given(states(), st.booleans())
def test_imagined_worlds_have_the_same_view(state, memory):
    """Without memory the food of other hands is dealt anew too; what lies open never changes."""
    view = YUMMY.view(state, state.asked)
    world = YUMMY.determinize(view, Random(1))
    beliefs, dice = believed(view, world, memory=memory), seeded_dice(4)
    for _ in range(3):
        beliefs.walk(world, dice)
        seen = YUMMY.view(world, state.asked)
        assert sorted(world.deck[: world.size]) == sorted(state.deck[: state.size])
        assert (seen.hands, seen.bowls, seen.excluded_top, seen.pile_top) == (
            view.hands, view.bowls, view.excluded_top, view.pile_top,
        )  # fmt: skip
        if memory:
            assert seen == view


def test_imagined_worlds_differ():
    state = YUMMY.new(YUMMY.load_config({"players": 3}), 5)
    view = YUMMY.view(state, state.asked)
    world = YUMMY.determinize(view, Random(1))
    beliefs, dice, packs = believed(view, world, memory=True), seeded_dice(4), set()
    for _ in range(30):
        beliefs.walk(world, dice)
        packs.add(tuple(world.deck[card] for card in hand_cards(world, state.asked)))
    assert len(packs) > 15


@given(states(), states())
def test_a_table_that_becomes_another_plays_like_it(state, other):
    """Also one that has come to its end before."""
    used = other.clone()
    used.play_out(seeded_dice(1))
    fresh = state.clone()
    used.config = state.config
    used.become(state)
    for line in (used, fresh):
        line.play_out(seeded_dice(2))
    assert YUMMY.dump_final(used) == YUMMY.dump_final(fresh)
    assert YUMMY.view(used, 0) == YUMMY.view(fresh, 0)


@given(states())
def test_victory_is_what_the_game_says(state):
    end = state.clone()
    end.play_out(seeded_dice(3))
    winners = YUMMY.result(end).winners
    rollout = Rollout(Policy(), Beliefs())
    for seat in range(end.seats):
        assert rollout.victory(end, seat) == ((seat in winners) / len(winners))


def test_a_search_imagines_no_more_matches_than_it_may():
    state = YUMMY.new(YUMMY.load_config({"players": 4}), 6)
    view = YUMMY.view(state, state.asked)
    player = make_bot("master", YUMMY)
    thoughts = player.think(view, YUMMY.determinize(view, Random(2)), Budget(iterations=100), Random(1))
    assert 0 < sum(thought.matches for thought in thoughts) <= 70
    assert len(thoughts) <= PLANS
    assert thoughts[0].matches == max(thought.matches for thought in thoughts)


@pytest.mark.parametrize("budget", [Budget(), Budget(iterations=5000), Budget(seconds=5)])
def test_a_tiger_does_not_become_a_master_by_having_time(budget):
    state = YUMMY.new(YUMMY.load_config({"players": 3}), 6)
    view = YUMMY.view(state, state.asked)
    thoughts = make_bot("tiger", YUMMY).think(view, YUMMY.determinize(view, Random(2)), budget, Random(1))
    assert 0 < sum(thought.matches for thought in thoughts) <= 72


def test_the_weights_in_the_package_fit_the_code():
    about, weights = read_weights("yummy_kitty")
    assert about["game"] == "yummy_kitty"
    assert len(weights) == 4 * SIZE == len(Policy().weights)


@pytest.mark.once
def test_a_few_epochs_are_better_than_none_and_can_be_taken_up_again():
    training = YummyKittyTraining(3)
    for number in range(30):
        training.epoch(number)
    other = YummyKittyTraining(3)
    other.load(training.dump())
    assert training.epoch(30) == other.epoch(30)
    untaught = Policy()
    untaught.weights = first_weights()
    state = YUMMY.new(YUMMY.load_config({"players": 2}), 0)
    assert training.learner.leads(state, untaught, seeded_dice(5), 400) > 0.65


@pytest.mark.once
def test_neighbouring_levels_are_in_their_order():
    """Two at a table on the same seeds; seeds and numbers of imagined matches fix every choice."""
    for weaker, stronger in pairwise(LEVELS):
        order = Tournament("yummy_kitty", {"players": 2}, (weaker, stronger), 24, 500, Budget(iterations=800))
        below, above = standings(list(play_all(order, order.fixtures(), 1)), (weaker, stronger))
        assert above.points.value > below.points.value
