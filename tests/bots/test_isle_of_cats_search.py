"""Explore & Draw's planner: plans are legal days, values end in points, searches keep to their budget."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.bots.arena import Fixture, Tournament, play_fixture
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.bots.isle_of_cats.beam import Beam
from tabbytop.bots.isle_of_cats.features import ROOM_FOR
from tabbytop.bots.isle_of_cats.omniscient import Omniscient
from tabbytop.bots.isle_of_cats.player import learned_value, own_state, situation
from tabbytop.bots.isle_of_cats.rollout import Rollout
from tabbytop.bots.isle_of_cats.training import IsleTraining
from tabbytop.bots.isle_of_cats.value import Value
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.weights import read_weights
from tabbytop.core.dice import seeded_dice
from tabbytop.games import load_game
from tabbytop.games.isle_of_cats.config import Config
from tabbytop.games.isle_of_cats.geometry import DONE
from tabbytop.games.isle_of_cats.pieces import DAYS
from tabbytop.games.isle_of_cats.rules import empty_state

ISLE = load_game("isle_of_cats")


@st.composite
def states(draw):
    """A table in play, and a seat that is to act."""
    config = draw(configs(ISLE))
    rng = Random(draw(st.integers(0, 10**6)))
    states = [s for s, _, _ in random_match(ISLE, config, draw(st.integers(0, 999)), rng)][:-1]
    state = states[draw(st.integers(0, len(states) - 1))]
    return state, ISLE.to_act(state)[0]


@given(states())
def test_plans_are_legal_days_and_planning_changes_nothing(found):
    state, seat = found
    own = own_state(state, seat)
    before = situation(own)
    beam = Beam(learned_value(1.0, state.seats == 1))
    beam.step, beam.width = 48, 2
    assert beam.plan(own, 3, 2) >= 1
    assert situation(own) == before
    assert own.score(0) == state.score(seat)
    for plan in range(beam.plans):
        line = own.clone()
        for number in beam.plan_path[48 * plan : 48 * plan + beam.plan_steps[plan]]:
            assert number in line.legal_numbers(0)
            line.play(0, number)
        assert line.day == own.day + 1


@given(st.integers(0, 999))
def test_the_last_evening_is_worth_its_points(seed):
    config = ISLE.load_config({"players": 1, "level": "expert"})
    state = [state for state, _, _ in random_match(ISLE, config, seed, Random(seed))][-2]
    value = Value()
    value.solo = 1
    value.prepare(state)
    assert value.standing(state, 0) == state.score(0) - state.sister_score()


@given(states())
def test_worlds_keep_what_is_seen(found):
    state, seat = found
    own = own_state(state, seat)
    beam, world = Beam(learned_value(1.0, False)), own.clone()
    beam.copy(own, world)
    Rollout(beam).shuffle(world, seeded_dice(4))
    world.sister, world.boats = own.sister, own.boats
    world.dawn_lessons, world.dawn_pieces = own.dawn_lessons, own.dawn_pieces
    assert situation(world) == situation(own)
    assert sorted(world.cat_deck) == sorted(own.cat_deck)
    assert sorted(world.lesson_deck) == sorted(own.lesson_deck)


def test_the_weights_in_the_package_fit_the_code():
    about, weights = read_weights("isle_of_cats")
    assert about["game"] == "isle_of_cats"
    assert len(weights) == len(Value().weights) == 14 * ROOM_FOR


@pytest.mark.once
def test_a_few_epochs_can_be_taken_up_again():
    training = IsleTraining(3)
    training.epoch(0)
    other = IsleTraining(3)
    other.load(training.dump())
    assert training.epoch(1) == other.epoch(1)


@pytest.mark.once
def test_a_few_epochs_improve_over_nothing():
    """For points only, on the same islands."""
    training, dice = IsleTraining(3), "ten lessons"
    untaught = points_in_haste(training.beam, dice)
    for number in range(10):
        training.epoch(number)
    assert points_in_haste(training.beam, dice) > untaught + 4


def points_in_haste(beam, seed):
    beam.value.solo = 0
    dice, total = seeded_dice(seed), 0
    state = empty_state(Config(1))
    for _ in range(40):
        state.deal(dice)
        Rollout(beam).play_on(state, DAYS)
        total += state.score(0) / 40
    return total


def test_every_evening_of_an_imagined_match_promises_something():
    beam = Beam(learned_value(1.0, solo=True))
    state = empty_state(Config(1))
    state.deal(seeded_dice("evenings"))
    promised = []
    while state.day < DAYS - 1:
        promised.append(Rollout(beam).play_on(state, state.day + 1))
    last = state.clone()
    assert Rollout(beam).play_on(last, DAYS) == beam.value.utility(last)
    again = empty_state(Config(1))
    again.deal(seeded_dice("evenings"))
    assert Rollout(beam).play_on(again, DAYS) == pytest.approx(fmean([*promised, beam.value.utility(last)]), abs=0.01)


def test_a_search_imagines_no_more_matches_than_it_may():
    state = ISLE.new(ISLE.load_config({"players": 2}), 6)
    thoughts = make_bot("master", ISLE).think(ISLE.view(state, 0), Budget(iterations=6), Random(1))
    assert sum(thought.matches for thought in thoughts) <= 6
    assert thoughts[0].numbers[-1] == DONE


def test_a_day_once_planned_is_played_as_planned():
    state, bot, rng = ISLE.new(ISLE.load_config({"players": 1}), 8), make_bot("tiger", ISLE), Random(2)
    (plan, *_) = bot.think(ISLE.view(state, 0), Budget(iterations=2), Random(2))
    played = []
    while state.day == 0:
        action = bot.choose(ISLE.view(state, 0), Budget(iterations=2), rng)
        played.append(ISLE.action_number(action))
        state = ISLE.apply(state, 0, action)
    assert tuple(played) == plan.numbers


def test_every_day_is_planned_once():
    """Oshax and second shapes included, whose colours a table remembers for longer than a view."""
    for seed in range(6):
        state, bot, rng, plans = (
            ISLE.new(ISLE.load_config({"players": 1}), seed),
            make_bot("alley_cat", ISLE),
            Random(2),
            {},
        )
        while ISLE.to_act(state):
            day = state.day
            state = ISLE.apply(state, 0, bot.choose(ISLE.view(state, 0), Budget(), rng))
            assert plans.setdefault(day, bot.plan) is bot.plan
        assert len(plans) == DAYS


def test_a_plan_that_does_not_fit_is_dropped():
    """Someone else plays for the seat, and then that is taken back."""
    state, bot, rng = ISLE.new(ISLE.load_config({"players": 1}), 8), make_bot("alley_cat", ISLE), Random(2)
    first = bot.choose(ISLE.view(state, 0), Budget(), rng)
    plan = bot.plan
    assert bot.choose(ISLE.view(state, 0), Budget(), rng) == first
    assert bot.plan is plan
    others = (action for action in ISLE.legal_actions(state, 0) if action != first)
    other = ISLE.apply(state, 0, next(others))
    assert bot.choose(ISLE.view(other, 0), Budget(), rng) in ISLE.legal_actions(other, 0)
    assert not plan.keys() & bot.plan.keys()
    assert bot.choose(ISLE.view(state, 0), Budget(), rng) in ISLE.legal_actions(state, 0)


@pytest.mark.once
def test_each_level_is_stronger_than_the_one_before():
    """Six tables of two, both seats of one level; with so few matches Master is not far from Tiger."""
    points = []
    for level in LEVELS:
        order = Tournament("isle_of_cats", {"players": 2}, (level,), 1, 0, Budget(iterations=4))
        played = [play_fixture(order, Fixture((level, level), seed)) for seed in range(500, 506)]
        points.append(fmean(total for match in played for total in match.totals))
    assert points[:4] == sorted(points[:4])
    assert points[4] > max(points[2], 2 * points[0])


@pytest.mark.once
def test_who_knows_all_islands_plays_by_the_rules_and_no_worse_than_the_value():
    leads = []
    for changes in (0, 25):
        state = ISLE.new(Config(1, level="expert"), 5)
        days = Omniscient().search(state, changes, Random(1))
        assert days == Omniscient().search(state, changes, Random(1))
        assert len(days) == DAYS
        for number in (number for day in days for number in day):
            action = ISLE.numbered_action(number)
            assert action in ISLE.legal_actions(state, 0)
            state = ISLE.apply(state, 0, action)
        assert ISLE.to_act(state) == ()
        leads.append(state.score(0) - state.sister_score())
    assert leads[1] > leads[0]
