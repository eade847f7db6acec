"""What many tests share: every game, any of its configs, random matches."""

from __future__ import annotations

import signal
from dataclasses import fields
from random import Random
from typing import get_args, get_origin, get_type_hints

import pexpect
from hypothesis import assume
from hypothesis import strategies as st

from tabbytop.core.errors import BadInput
from tabbytop.games import GAMES, load_game


def heed_interrupts():
    """For a child process: Ctrl-C reaches it even where the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupt(child):
    """Ctrl-C until the child ends: one that comes in the moment before it waits for a key waits with it."""
    child.sendintr()
    while child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10):
        child.sendintr()


MOST_PLAYERS = 6
"""At a table of the laws, also where a game allows more: their time grows with the players."""


@st.composite
def configs(draw, game):
    """Any valid config: each option keeps its default or takes any of its values."""
    hints = get_type_hints(game.config_type)
    options = {"players": draw(st.integers(1, min(MOST_PLAYERS, game.seats[1])))}
    for option in fields(game.config_type):
        hint = hints[option.name]
        if option.name == "players" or get_origin(hint) is tuple or draw(st.integers(0, 2)):
            continue
        choices = (False, True) if hint is bool else get_args(hint)
        if choices:
            options[option.name] = draw(st.sampled_from(choices))
    try:
        return game.load_config(options)
    except BadInput:
        assume(False)


@st.composite
def matches(draw):
    """A game, a config, a seed and dice for the players."""
    game = load_game(draw(st.sampled_from(GAMES)))
    config = draw(configs(game))
    return game, config, draw(st.integers(0, 10**6)), Random(draw(st.integers(0, 10**6)))


@st.composite
def positions(draw):
    """A match after some random moves: game, state, dice."""
    game, config, seed, rng = draw(matches())
    states = [state for state, _, _ in random_match(game, config, seed, rng)]
    return game, states[draw(st.integers(0, len(states) - 1))], rng


def random_match(game, config, seed, rng):
    """Every state of a random match, with the move that is played there (None, None at the end)."""
    state = game.new(config, seed)
    while seats := game.to_act(state):
        seat = rng.choice(seats)
        action = rng.choice(game.legal_actions(state, seat))
        yield state, seat, action
        state = game.apply(state, seat, action)
    yield state, None, None


def seats_of(game, state):
    return range(game.config(state).players)
