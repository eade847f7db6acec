"""Laws that hold for every game and every config."""

from __future__ import annotations

import json
import re
from random import Random

import msgspec
import pytest
from hypothesis import given

from playing import matches, positions, random_match, seats_of
from tabbytop.cli.rulebook import rules_text
from tabbytop.core.play import Move
from tabbytop.core.record import Record, dump_record, load_record, verify
from tabbytop.games import GAMES, load_game
from tabbytop.words import LANGUAGES, load_words

SECTIONS = {}


@given(matches())
def test_the_same_config_seed_and_moves_give_the_same_state(match):
    game, config, seed, rng = match
    record, state = recorded(game, config, seed, rng)
    again = game.new(config, seed)
    for move in record.moves:
        again = game.apply(again, move.seat, move.action)
    assert game.dump_final(again) == game.dump_final(state)
    assert verify(game, json.loads(json.dumps(dump_record(game, record, state)))) == len(record.moves)


@given(positions())
def test_a_seat_may_act_exactly_when_it_owes_a_decision(position):
    game, state, _ = position
    owing = game.to_act(state)
    for seat in seats_of(game, state):
        assert bool(game.legal_actions(state, seat)) == (seat in owing)
    assert not game.legal_actions(state, len(seats_of(game, state)))


@given(positions())
def test_no_legal_action_meets_an_objection_and_any_other_action_does(position):
    game, state, rng = position
    for seat in seats_of(game, state):
        legal = game.legal_actions(state, seat)
        for action in rng.sample(legal, min(len(legal), 40)):
            assert game.objection(state, seat, action) is None
        numbers = {game.action_number(action) for action in legal}
        assert len(numbers) == len(legal)
        for number in set(some_numbers(game, rng, 60)) - numbers:
            assert game.objection(state, seat, game.numbered_action(number)) is not None


@given(positions())
def test_every_objection_has_a_section_and_a_sentence_in_three_languages(position):
    game, state, rng = position
    for seat in (*seats_of(game, state), 99):
        for number in some_numbers(game, rng, 20):
            objection = game.objection(state, seat, game.numbered_action(number))
            if objection:
                assert all(load_words(language).explain(objection) for language in LANGUAGES)
                assert objection.section in sections(game.name)


@given(positions())
def test_legal_actions_keep_their_order(position):
    game, state, _ = position
    for seat in game.to_act(state):
        numbers = [game.action_number(action) for action in game.legal_actions(state, seat)]
        assert numbers == sorted(numbers)


@given(positions())
def test_applying_an_action_changes_no_earlier_state(position):
    game, state, rng = position
    before = game.dump_final(state)
    views = [game.view(state, seat) for seat in seats_of(game, state)]
    for seat in game.to_act(state):
        action = rng.choice(game.legal_actions(state, seat))
        after = game.apply(state, seat, action)
        for later in game.to_act(after):
            game.apply(after, later, rng.choice(game.legal_actions(after, later)))
        game.events(state, seat, action, seat)
    assert game.dump_final(state) == before
    assert [game.view(state, seat) for seat in seats_of(game, state)] == views


@given(matches())
def test_every_match_ends_within_its_stated_number_of_moves(match):
    game, config, seed, rng = match
    moves = sum(1 for _ in random_match(game, config, seed, rng)) - 1
    assert 0 < moves <= game.move_limit(config)


@given(positions())
def test_a_guess_at_the_whole_looks_the_same_to_the_one_who_guesses(position):
    game, state, rng = position
    for seat in (*seats_of(game, state), None):
        view = game.view(state, seat)
        guess = game.determinize(view, rng)
        assert game.view(guess, seat) == view
        if seat is not None:
            assert game.legal_actions(guess, seat) == game.legal_actions(state, seat)


@given(positions())
def test_what_a_seat_cannot_see_changes_nothing_that_reaches_it(position):
    """In another world that looks the same, every action is met by the same objections and shows the same until
    something is revealed."""
    game, state, rng = position
    for seat in seats_of(game, state):
        other = game.determinize(game.view(state, seat), rng)
        for number in some_numbers(game, rng, 20):
            action = game.numbered_action(number)
            assert game.objection(other, seat, action) == game.objection(state, seat, action)
        legal = game.legal_actions(state, seat)
        for action in rng.sample(legal, min(len(legal), 5)):
            if game.can_take_back(state, seat, action):
                assert game.can_take_back(other, seat, action)
                assert game.events(other, seat, action, seat) == game.events(state, seat, action, seat)
                shown = game.view(game.apply(state, seat, action), seat)
                assert encoded(game.view(game.apply(other, seat, action), seat)) == encoded(shown)


@pytest.mark.parametrize("name", GAMES)
def test_guesses_vary_whenever_something_is_hidden(name):
    game = load_game(name)
    state = game.new(game.load_config({"players": 2}), 1)
    rng = Random(1)
    guesses = {json.dumps(game.dump_final(game.determinize(game.view(state, 0), rng))) for _ in range(20)}
    assert len(guesses) == 20


@given(positions())
def test_text_wire_and_number_codes_survive_the_round_trip(position):
    game, state, rng = position
    numbers = some_numbers(game, rng, 30)
    legal = [action for seat in game.to_act(state) for action in game.legal_actions(state, seat)[:30]]
    for action in (*map(game.numbered_action, numbers), *legal):
        assert game.parse_action(game.format_action(action)) == action
        assert game.load_action(json.loads(json.dumps(game.dump_action(action)))) == action
        assert game.numbered_action(game.action_number(action)) == action
    config = game.config(state)
    assert game.load_config(json.loads(json.dumps(game.dump_config(config)))) == config


@given(positions())
def test_a_sheet_adds_up_to_the_running_score_of_the_table(position):
    game, state, _ = position
    for seat, sheet in enumerate(game.scores(state)):
        assert sheet.seat == seat
        assert sheet.total == sum(line.points for line in sheet.lines) == state.score(seat)
        dumped = game.dump_sheet(state, seat)
        assert dumped["total"] == sheet.total == sum(line["points"] for line in dumped["lines"])


@given(matches())
def test_the_result_puts_the_highest_score_first(match):
    game, config, seed, rng = match
    for state, _, _ in random_match(game, config, seed, rng):
        last = state
    result = game.result(last)
    totals = [sheet.total for sheet in game.scores(last)]
    assert all(totals[seat] == max(totals) for seat in result.winners)
    assert len(result.places) == len(totals)


@given(matches())
def test_events_and_lines_can_be_said_in_three_languages(match):
    from tabbytop.cli.boards import load_board

    game, config, seed, rng = match
    board = load_board(game.name)
    names = [f"N{seat}" for seat in range(config.players)]
    for state, seat, action in random_match(game, config, seed, rng):
        for viewer in (seat, None) if seat is not None else ():
            for event in game.events(state, seat, action, viewer):
                assert all(board.say_event(event, names, load_words(language)) for language in LANGUAGES)
        last = state
    for seat in seats_of(game, last):
        for line in game.dump_sheet(last, seat)["lines"]:
            assert all(board.say_line(line, load_words(language)) for language in LANGUAGES)
    assert all(board.end_lines(last, names, load_words(language)) is not None for language in LANGUAGES)


@given(positions())
def test_a_record_survives_the_round_trip_while_the_match_goes_on(position):
    game, state, _ = position
    config = game.config(state)
    record, _ = recorded(game, config, 3, Random(3), most=7)
    assert load_record(game, json.loads(json.dumps(dump_record(game, record)))) == record


def some_numbers(game, rng, most):
    return rng.sample(range(game.action_count), min(most, game.action_count))


def recorded(game, config, seed, rng, most=None):
    moves = []
    for state, seat, action in random_match(game, config, seed, rng):
        last = state
        if seat is None or len(moves) == most:
            break
        moves.append(Move(seat, action))
    return Record(game.name, game.rules_version, config, seed, tuple(moves), ("test",) * config.players), last


def encoded(view):
    return msgspec.json.encode(view)


def sections(name):
    """The numbers of the sections of a rules page."""
    if name not in SECTIONS:
        SECTIONS[name] = set(re.findall(r"^#+ ([0-9.]+)", rules_text(name, "en"), flags=re.MULTILINE))
    return SECTIONS[name]
