"""Calico's learned value: the quick sum is the slow sum, lessons teach, searches keep to their budget."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.bots.search.calico import SKILLS, CalicoPlayer, learned_value
from tabbytop.bots.search.calico_course import CalicoCourse, random_config
from tabbytop.bots.search.calico_omniscient import Omniscient
from tabbytop.bots.search.calico_parts import OBJECTIVES
from tabbytop.bots.search.calico_rollout import Rollout
from tabbytop.bots.search.calico_value import Value
from tabbytop.bots.weights import read_weights
from tabbytop.core.bits import popcount
from tabbytop.core.dice import seeded_dice
from tabbytop.games import load_game
from tabbytop.games.calico.achievements import objectives
from tabbytop.games.calico.config import Restriction
from tabbytop.games.calico.geometry import CELL_BITS, OPEN, PLACING, TAKING
from tabbytop.games.calico.pieces import BOARDS
from tabbytop.games.calico.table import Table, flood

CALICO = load_game("calico")
KEPT_HANDS = [name for name in get_args(Restriction) if name != "no_hand"]
"""All restrictions but the one without a hand."""


@st.composite
def tables(draw, phases=(PLACING,)):
    config = draw(configs(CALICO))
    rng = Random(draw(st.integers(0, 10**6)))
    states = [s for s, _, _ in random_match(CALICO, config, draw(st.integers(0, 999)), rng) if s.phase in phases]
    return states[draw(st.integers(0, len(states) - 1))]


@given(tables())
def test_a_draft_after_a_look_ahead_is_the_draft_of_fresh_eyes(table):
    looking = Rollout(learned_value())
    looking.short = 3
    while table.phase in (PLACING, TAKING):
        fresh, after = Rollout(learned_value()), table.clone()
        fresh.short = 3
        assert looking.step(table) == fresh.step(after)


@given(tables())
def test_a_placement_rated_at_once_is_worth_what_its_quilt_adds_up_to(table):
    value, seat = learned_value(), table.seat
    numbers = table.legal_numbers(seat)[::5]
    value.survey(table, seat)
    rated = [value.of(table, seat, number // 22, number % 22) for number in numbers]
    for number, worth in zip(numbers, rated, strict=True):
        after = table.clone()
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
    printed = max(mask.bit_count() for table in edges for mask in (*table.colour[:6], *table.pattern[:6]))
    assert most_apart(OPEN) + printed <= 16


@given(tables())
def test_the_last_patch_is_worth_its_points(table):
    seat = table.seat
    if popcount(table.empty[seat]) == 1:
        value = learned_value()
        value.survey(table, seat)
        for number in table.legal_numbers(seat):
            after = table.clone()
            after.play(seat, number)
            assert value.of(table, seat, number // 22, number % 22) == pytest.approx(after.score(seat), abs=0.01)


@given(tables((PLACING, TAKING)))
def test_worlds_hold_the_same_patches_and_the_same_view(table):
    rollout, world, seat = Rollout(learned_value()), table.clone(), table.seat
    rollout.hidden = int(table.config.hands == "hidden")
    rollout.reshuffle(world, seat, seeded_dice(3))
    assert CALICO.view(world, seat) == CALICO.view(table, seat)
    assert sorted([*world.bag[: world.bag_left], *world.hand]) == sorted([*table.bag[: table.bag_left], *table.hand])


def lines_of(table):
    """The best moves of who plays alone, as they are and with the next placement laid down."""
    player = CalicoPlayer("master", CALICO, SKILLS["master"])
    thoughts = player._at_first_sight(Rollout(player.value), table, 0)[:2]
    return [line for thought in thoughts for line in player._lines(table, 0, thought)]


@given(
    st.sampled_from([{}, {"setup": "standard"}, {"scenario": 7}, *({"restriction": name} for name in KEPT_HANDS)]),
    st.integers(0, 999),
    st.integers(0, 36),
)
def test_next_steps_that_are_laid_down_are_legal_whatever_the_bag_brings(options, seed, turn):
    states = random_match(CALICO, CALICO.load_config({"players": 1, **options}), seed, Random(seed))
    table = [s for s, _, _ in states if s.phase in (PLACING, TAKING)][turn]
    lines = lines_of(table)
    assert max(len(line.then) for line in lines) == (2 if table.phase == PLACING else 1)
    for line in lines:
        after = table.clone()
        Rollout(learned_value()).reshuffle(after, 0, seeded_dice(5))
        after.play(0, line.number)
        for number in line.then:
            assert number in after.legal_numbers(0)
            after.play(0, number)


@given(st.integers(0, 999))
def test_an_imagined_match_follows_what_is_laid_down(seed):
    states = random_match(CALICO, CALICO.load_config({"players": 1}), seed, Random(seed))
    table = next(s for s, _, _ in states if s.phase == PLACING and popcount(s.empty[0]) == 9)
    line = lines_of(table)[-1]
    imagined, by_hand, world = Rollout(learned_value()), Rollout(learned_value()), table.clone()
    imagined.moves = [line.number, *[0] * 159]
    imagined.then = [*line.then, *[-1] * 318]
    imagined.alive = [1, *[0] * 159]
    imagined.sample(table, Table(), Table(), 0, 1, 1, seeded_dice(9))
    by_hand.reshuffle(world, 0, seeded_dice(9))
    for number in (line.number, *line.then):
        world.play(0, number)
    by_hand.play_on(world, seeded_dice(9))
    assert imagined.total[0] == world.score(0)


@pytest.mark.once
@pytest.mark.parametrize(("players", "matches", "lines"), [(1, 4000, True), (1, 3999, False), (2, 4000, False)])
def test_next_steps_are_laid_down_alone_where_there_are_the_means(players, matches, lines):
    states = random_match(CALICO, CALICO.load_config({"players": players}), 6, Random(6))
    table = next(s for s, _, _ in states if s.phase == PLACING and popcount(s.empty[s.seat]) == 5)
    view = CALICO.view(table, table.seat)
    thoughts = make_bot("master", CALICO).think(view, Budget(iterations=matches), Random(1))
    assert any(thought.then for thought in thoughts) == lines
    assert len({thought.number for thought in thoughts}) == len(thoughts)
    assert sum(thought.matches for thought in thoughts) <= 2 / 3 * matches + 1


@given(st.integers(1, 10), st.integers(0, 999))
def test_objectives_count_as_in_the_game(scenario, seed):
    config = CALICO.load_config({"players": 1, "scenario": scenario})
    table = [state for state, _, _ in random_match(CALICO, config, seed, Random(seed))][-1]
    rollout = Rollout(learned_value())
    for objective in objectives(table, 0):
        assert rollout._reached(table, 0, OBJECTIVES.index(objective.name)) == objective.reached
    met = sum(objective.is_met for objective in objectives(table, 0))
    assert rollout.utility(table, 0) >= table.score(0) + 6 * met


@pytest.mark.once
def test_a_few_lessons_are_better_than_none_and_can_be_taken_up_again():
    course = CalicoCourse(3)
    table = CALICO.new(CALICO.load_config({"players": 1}), 0)
    before = course.rollout.solo_games(table, seeded_dice(5), 100)
    for number in range(2):
        course.lesson(number)
    other = CalicoCourse(3)
    other.load(course.dump())
    assert course.lesson(2) == other.lesson(2)
    assert course.rollout.solo_games(table, seeded_dice(5), 100) > before + 8


def test_lessons_are_about_every_kind_of_set_up():
    made = [random_config(Random(seed)) for seed in range(300)]
    assert {config.players for config in made} == {1, 2, 3, 4}
    assert {cat for config in made for cat in config.cats} >= {"millie", "leo", "almond"}
    assert any(config.family for config in made)


def test_the_weights_in_the_package_fit_the_code():
    about, weights = read_weights("calico")
    value = Value()
    assert about["game"] == "calico"
    assert len(weights) == sum(len(w) for w in (value.group_w, value.goal_w, value.rainbow_w, value.bias_w))


def test_a_search_imagines_no_more_matches_than_it_may():
    table = CALICO.new(CALICO.load_config({"players": 2}), 6)
    thoughts = make_bot("master", CALICO).think(CALICO.view(table, 0), Budget(iterations=30), Random(1))
    assert sum(thought.matches for thought in thoughts) <= 20
    assert thoughts[0].matches == max(thought.matches for thought in thoughts)


def test_the_last_two_turns_alone_are_played_exactly():
    """No order of placement, draft and placement brings more than the one that is chosen."""
    for seed in range(5):
        states = random_match(CALICO, CALICO.load_config({"players": 1}), seed, Random(seed))
        table = next(s for s, _, _ in states if s.phase == PLACING and popcount(s.empty[0]) == 2)
        player = CalicoPlayer("tiger", CALICO, SKILLS["tiger"])
        assert points_of(player, table) == best_points(table)


def points_of(player, table):
    while CALICO.to_act(table):
        table = CALICO.apply(table, 0, player.choose(CALICO.view(table, 0), Budget(), Random(1)))
    return table.score(0)


def best_points(table):
    if not CALICO.to_act(table):
        return table.score(0)
    return max(best_points(CALICO.apply(table, 0, action)) for action in CALICO.legal_actions(table, 0))


def test_whoever_knows_the_bag_does_better():
    table = CALICO.new(CALICO.load_config({"players": 1}), 8)
    solver = Omniscient()
    few, more = solver.anneal(table, 50, seeded_dice(1)), solver.anneal(table, 600, seeded_dice(1))
    assert more >= few
    assert more > 20
