"""Calico's learned value: the quick sum is the slow sum, training helps, searches keep to their budget."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.bots.calico.features import OBJECTIVES
from tabbytop.bots.calico.omniscient import Omniscient
from tabbytop.bots.calico.player import SKILLS, CalicoPlayer, learned_value
from tabbytop.bots.calico.rollout import Rollout
from tabbytop.bots.calico.training import CalicoTraining, random_config
from tabbytop.bots.calico.value import Value
from tabbytop.bots.weights import read_weights
from tabbytop.core.bits import popcount
from tabbytop.core.dice import seeded_dice
from tabbytop.games import load_game
from tabbytop.games.calico.achievements import objectives
from tabbytop.games.calico.config import Restriction
from tabbytop.games.calico.geometry import CELL_BITS, OPEN, PLACING, TAKING
from tabbytop.games.calico.pieces import BOARDS
from tabbytop.games.calico.state import State, flood

CALICO = load_game("calico")
KEPT_HANDS = [name for name in get_args(Restriction) if name != "no_hand"]
"""All restrictions but the one without a hand."""


@st.composite
def states(draw, phases=(PLACING,)):
    config = draw(configs(CALICO))
    rng = Random(draw(st.integers(0, 10**6)))
    states = [s for s, _, _ in random_match(CALICO, config, draw(st.integers(0, 999)), rng) if s.phase in phases]
    return states[draw(st.integers(0, len(states) - 1))]


@given(states())
def test_a_draft_after_a_look_ahead_is_the_draft_of_fresh_eyes(state):
    looking = Rollout(learned_value())
    looking.short = 3
    while state.phase in (PLACING, TAKING):
        fresh, after = Rollout(learned_value()), state.clone()
        fresh.short = 3
        assert looking.step(state) == fresh.step(after)


@given(states())
def test_a_placement_rated_at_once_is_worth_what_its_quilt_adds_up_to(state):
    value, seat = learned_value(), state.seat
    numbers = state.legal_numbers(seat)[::5]
    value.survey(state, seat)
    rated = [value.of(state, seat, number // 22, number % 22) for number in numbers]
    for number, worth in zip(numbers, rated, strict=True):
        after = state.clone()
        after.play(seat, number)
        assert worth == pytest.approx(value.standing(after, seat), abs=0.01)


def most_apart(cells):
    """How many of these cells can be chosen so that no two of them touch."""
    if not cells:
        return 0
    bit = cells & -cells
    beside = neighbours(bit) & cells
    return max([1 + most_apart(cells & ~beside)] + ([most_apart(cells & ~bit)] if beside != bit else []))


def neighbours(mask):
    return sum(bit for bit in CELL_BITS if flood(mask | bit, mask) & bit) | mask


def test_a_survey_has_room_for_every_group_of_a_kind():
    """At most 16: patches that do not touch, and the tiles of the edge."""
    edges = [CALICO.new(CALICO.load_config({"players": 1, "boards": [board]}), 1) for board in BOARDS]
    printed = max(mask.bit_count() for state in edges for mask in (*state.colour[:6], *state.pattern[:6]))
    assert most_apart(OPEN) + printed <= 16


@given(states())
def test_the_last_patch_is_worth_its_points(state):
    seat = state.seat
    if popcount(state.empty[seat]) == 1:
        value = learned_value()
        value.survey(state, seat)
        for number in state.legal_numbers(seat):
            after = state.clone()
            after.play(seat, number)
            assert value.of(state, seat, number // 22, number % 22) == pytest.approx(after.score(seat), abs=0.01)


@given(states((PLACING, TAKING)))
def test_worlds_hold_the_same_patches_and_the_same_view(state):
    rollout, world, seat = Rollout(learned_value()), state.clone(), state.seat
    rollout.hidden = int(state.config.hands == "hidden")
    rollout.reshuffle(world, seat, seeded_dice(3))
    assert CALICO.view(world, seat) == CALICO.view(state, seat)
    assert sorted([*world.bag[: world.bag_left], *world.hand]) == sorted([*state.bag[: state.bag_left], *state.hand])


def lines_of(state):
    """The best moves of who plays alone, as they are and with the next placement laid down."""
    player = CalicoPlayer("master", CALICO, SKILLS["master"])
    thoughts = player._at_first_sight(Rollout(player.value), state, 0)[:2]
    return [line for thought in thoughts for line in player._lines(state, 0, thought)]


@given(
    st.sampled_from([{}, {"setup": "standard"}, {"scenario": 7}, *({"restriction": name} for name in KEPT_HANDS)]),
    st.integers(0, 999),
    st.integers(0, 36),
)
def test_next_steps_that_are_laid_down_are_legal_whatever_the_bag_brings(options, seed, turn):
    states = random_match(CALICO, CALICO.load_config({"players": 1, **options}), seed, Random(seed))
    state = [s for s, _, _ in states if s.phase in (PLACING, TAKING)][turn]
    lines = lines_of(state)
    assert max(len(line.then) for line in lines) == (2 if state.phase == PLACING else 1)
    for line in lines:
        after = state.clone()
        Rollout(learned_value()).reshuffle(after, 0, seeded_dice(5))
        after.play(0, line.number)
        for number in line.then:
            assert number in after.legal_numbers(0)
            after.play(0, number)


@given(st.integers(0, 999))
def test_an_imagined_match_follows_what_is_laid_down(seed):
    states = random_match(CALICO, CALICO.load_config({"players": 1}), seed, Random(seed))
    state = next(s for s, _, _ in states if s.phase == PLACING and popcount(s.empty[0]) == 9)
    line = lines_of(state)[-1]
    imagined, by_hand, world = Rollout(learned_value()), Rollout(learned_value()), state.clone()
    imagined.moves = [line.number, *[0] * 159]
    imagined.then = [*line.then, *[-1] * 318]
    imagined.alive = [1, *[0] * 159]
    imagined.sample(state, State(), State(), 0, 1, 1, seeded_dice(9))
    by_hand.reshuffle(world, 0, seeded_dice(9))
    for number in (line.number, *line.then):
        world.play(0, number)
    by_hand.play_on(world, seeded_dice(9))
    assert imagined.total[0] == world.score(0)


@pytest.mark.once
@pytest.mark.parametrize(("players", "matches", "lines"), [(1, 4000, True), (1, 3999, False), (2, 4000, False)])
def test_next_steps_are_laid_down_alone_where_there_are_the_means(players, matches, lines):
    states = random_match(CALICO, CALICO.load_config({"players": players}), 6, Random(6))
    state = next(s for s, _, _ in states if s.phase == PLACING and popcount(s.empty[s.seat]) == 5)
    view = CALICO.view(state, state.seat)
    thoughts = make_bot("master", CALICO).think(view, Budget(iterations=matches), Random(1))
    assert any(thought.then for thought in thoughts) == lines
    assert len({thought.number for thought in thoughts}) == len(thoughts)
    assert sum(thought.matches for thought in thoughts) <= 2 / 3 * matches + 1


@given(st.integers(1, 10), st.integers(0, 999))
def test_objectives_count_as_in_the_game(scenario, seed):
    config = CALICO.load_config({"players": 1, "scenario": scenario})
    state = [state for state, _, _ in random_match(CALICO, config, seed, Random(seed))][-1]
    rollout = Rollout(learned_value())
    for objective in objectives(state, 0):
        assert rollout._reached(state, 0, OBJECTIVES.index(objective.name)) == objective.reached
    met = sum(objective.is_met for objective in objectives(state, 0))
    assert rollout.utility(state, 0) >= state.score(0) + 6 * met


@pytest.mark.once
def test_a_few_epochs_are_better_than_none_and_can_be_taken_up_again():
    training = CalicoTraining(3)
    state = CALICO.new(CALICO.load_config({"players": 1}), 0)
    before = training.rollout.solo_games(state, seeded_dice(5), 100)
    for number in range(2):
        training.epoch(number)
    other = CalicoTraining(3)
    other.load(training.dump())
    assert training.epoch(2) == other.epoch(2)
    assert training.rollout.solo_games(state, seeded_dice(5), 100) > before + 8


def test_training_is_about_every_kind_of_set_up():
    made = [random_config(Random(seed)) for seed in range(300)]
    assert {config.players for config in made} == {1, 2, 3, 4}
    assert {cat for config in made for cat in config.cats} >= {"millie", "leo", "almond"}
    assert any(config.family for config in made)


def test_the_weights_in_the_package_fit_the_code():
    about, weights = read_weights("calico")
    value = Value()
    assert about["game"] == "calico"
    assert len(weights) == sum(len(w) for w in (value.group_w, value.goals.weights, value.rainbow_w, value.bias_w))


def test_a_search_imagines_no_more_matches_than_it_may():
    state = CALICO.new(CALICO.load_config({"players": 2}), 6)
    thoughts = make_bot("master", CALICO).think(CALICO.view(state, 0), Budget(iterations=30), Random(1))
    assert sum(thought.matches for thought in thoughts) <= 20
    assert thoughts[0].matches == max(thought.matches for thought in thoughts)


def test_the_last_two_turns_alone_are_played_exactly():
    """No order of placement, draft and placement brings more than the one that is chosen."""
    for seed in range(5):
        states = random_match(CALICO, CALICO.load_config({"players": 1}), seed, Random(seed))
        state = next(s for s, _, _ in states if s.phase == PLACING and popcount(s.empty[0]) == 2)
        player = CalicoPlayer("tiger", CALICO, SKILLS["tiger"])
        assert points_of(player, state) == best_points(state)


def points_of(player, state):
    while CALICO.to_act(state):
        state = CALICO.apply(state, 0, player.choose(CALICO.view(state, 0), Budget(), Random(1)))
    return state.score(0)


def best_points(state):
    if not CALICO.to_act(state):
        return state.score(0)
    return max(best_points(CALICO.apply(state, 0, action)) for action in CALICO.legal_actions(state, 0))


def test_whoever_knows_the_bag_does_better():
    state = CALICO.new(CALICO.load_config({"players": 1}), 8)
    solver = Omniscient()
    few, more = solver.anneal(state, 50, seeded_dice(1)), solver.anneal(state, 600, seeded_dice(1))
    assert more >= few
    assert more > 20
    for number in solver.numbers(state):
        state = CALICO.apply(state, 0, CALICO.numbered_action(number))
    assert (state.score(0), CALICO.to_act(state)) == (more, ())
