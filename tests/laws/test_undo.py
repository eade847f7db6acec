"""Any mix of moves and undos by any seats is a match like any other: it ends, its record verifies, and everyone sees
and was told what they would have been without the moves that were taken back."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from playing import configs
from tabbytop.core.play import CannotUndo, Play
from tabbytop.core.record import Record, dump_record, verify
from tabbytop.games import GAMES, load_game

picks = st.integers(0, 10**6)
HIDING = ("isle_of_cats", "yummy_kitty")
"""Games with steps of which the others are not told."""


class UndoMachine(RuleBasedStateMachine):
    """One match; `told` is what each viewer was told of the moves that still stand."""

    game = None
    undo = "until_shown"

    @initialize(data=st.data(), seed=picks)
    def deal(self, data, seed):
        config = data.draw(configs(self.game))
        self.viewers = (None, *range(config.players))
        self.play = Play(self.game, config, seed)
        self.told = []

    @rule(pick=picks, moves=st.integers(1, 12))
    def move(self, pick, moves):
        for _ in range(moves):
            owing = self.game.to_act(self.play.state)
            if not owing:
                return
            seat = owing[pick % len(owing)]
            legal = self.game.legal_actions(self.play.state, seat)
            step = self.play.play(seat, legal[pick % len(legal)])
            self.told.append({viewer: step.events(viewer) for viewer in self.viewers})

    @rule(seat=st.integers(0, 11))
    def take_back(self, seat):
        if seat >= len(self.viewers) - 1 or self.play.is_over:
            return
        try:
            gone = self.play.undoable(seat, self.undo)
        except CannotUndo:
            assert not self.play.can_undo(seat, self.undo)
            return
        assert self.play.can_undo(seat, self.undo)
        others = [told for number, told in enumerate(self.told) if number not in gone]
        self.play, self.told = self.play.without(gone), others
        assert seat in self.game.to_act(self.play.state), "who takes back decides anew"

    @invariant()
    def it_is_the_match_without_what_was_taken_back(self):
        if not hasattr(self, "play"):
            return
        fresh = Play(self.game, self.play.config, self.play.seed)
        for move, told in zip(self.play.moves, self.told, strict=True):
            step = fresh.play(move.seat, move.action)
            assert {viewer: step.events(viewer) for viewer in self.viewers} == told
        for viewer in self.viewers:
            assert self.game.view(fresh.state, viewer) == self.game.view(self.play.state, viewer)
        assert [step.move for step in fresh.tail] == [step.move for step in self.play.tail]

    def teardown(self):
        """To the end, at random; the record then verifies."""
        if not hasattr(self, "play"):
            return
        rng = Random(len(self.play.moves))
        while owing := self.game.to_act(self.play.state):
            seat = rng.choice(owing)
            self.play.play(seat, rng.choice(self.game.legal_actions(self.play.state, seat)))
        moves = tuple(self.play.moves)
        assert len(moves) <= self.game.move_limit(self.play.config)
        record = Record(self.game.name, self.game.rules_version, self.play.config, self.play.seed, moves)
        assert verify(self.game, json.loads(json.dumps(dump_record(self.game, record, self.play.state)))) == len(moves)


@pytest.mark.parametrize("undo", ["until_shown", "anything"])
@pytest.mark.parametrize("name", GAMES)
def test_moves_and_undos_in_any_order_leave_a_match_like_any_other(name, undo):
    case = type(f"Undo{name}", (UndoMachine,), {"game": load_game(name), "undo": undo}).TestCase
    case.settings = settings(max_examples=15, stateful_step_count=30)
    case().runTest()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_decide_whether_it_may_take_back(name):
    """Hidden steps of others change nothing for the others, neither the answer nor its reason."""
    game, rng, met = load_game(name), Random(name), 0
    for seed in range(12):
        play = Play(game, game.load_config({"players": 3}), seed)
        while owing := game.to_act(play.state):
            before = [answer(play, seat) for seat in range(3)]
            seat = rng.choice(owing)
            step = play.play(seat, rng.choice(game.legal_actions(play.state, seat)))
            for other in range(3):
                if other != seat and not step.events(other) and step.is_free:
                    met += 1
                    assert answer(play, other) == before[other], (seed, len(play.moves), step.move)
    assert met or name not in HIDING, "no hidden step was met"


def answer(play, seat):
    try:
        return list(play.undoable(seat, "until_shown"))
    except CannotUndo as error:
        return error.code


@pytest.mark.parametrize("name", GAMES)
def test_whatever_may_be_taken_back_leaves_the_match_that_the_others_saw(name):
    """Asked of every seat after every move of random matches."""
    game, rng, met = load_game(name), Random(name), 0
    for seed in range(15):
        play = Play(game, game.load_config({"players": 3}), seed)
        while owing := game.to_act(play.state):
            seat = rng.choice(owing)
            play.play(seat, rng.choice(game.legal_actions(play.state, seat)))
            for asking in range(3):
                if play.can_undo(asking, "until_shown"):
                    met += 1
                    check_the_others_see_the_same(play, asking)
    assert met


def check_the_others_see_the_same(play, seat):
    (gone,) = play.undoable(seat, "until_shown")
    other = play.without([gone])
    assert other.moves == play.moves[:gone] + play.moves[gone + 1 :]
    first = len(play.moves) - len(play.tail)
    for kept, again in zip(play.tail[gone - first + 1 :], other.tail[gone - first :], strict=True):
        assert all(kept.events(viewer) == again.events(viewer) for viewer in (None, 0, 1, 2))
    assert set(play.game.to_act(other.state)) - {seat} == set(play.game.to_act(play.state)) - {seat}
