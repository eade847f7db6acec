"""A clone stands as its original stands, in every declared field, and shares nothing with it that play changes."""

from __future__ import annotations

import re
from importlib import resources
from random import Random

import pytest
from hypothesis import given

from playing import positions
from tabbytop.games import GAMES, load_game

COUNTING = {"runs", "run_base", "run_count", "first_place", "rows", "m"}
GROUPING = {"groups", "group_hue", "group_size", "group_cells"}
NOTES = {"isle_of_cats": COUNTING | GROUPING, "yummy_kitty": {"notes", "log"}}
"""By game: fields in which a query or the last action leaves its notes; a clone begins without any."""


def declared_fields(game, state):
    """The attributes of a state: of its `state.pxd`, or those that it was given."""
    file = resources.files(f"tabbytop.games.{game.name}") / "state.pxd"
    if not file.is_file():
        return list(vars(state))
    body = file.read_text("utf-8").partition("cdef class State:")[2]
    lines = re.findall(r"^    cdef (?:public )?\w+ ([a-z_][\w, \[\]]*)$", body, flags=re.MULTILINE)
    return [re.sub(r"\[.*", "", name.strip()) for line in lines for name in line.split(",")]


def other_value(value, by):
    """The same in shape, but another number in every place."""
    if isinstance(value, list | tuple):
        return [other_value(part, by) for part in value]
    return (int(value) ^ 1) + by


def taken_along(state, fields, copied):
    """By field: whether a copy has what stands in the state, when every field has two other values in turn."""
    values = {name: getattr(state, name) for name in fields if name != "config"}
    kept = dict.fromkeys(values, True)
    for by in (0, 2):
        for name, value in values.items():
            setattr(state, name, other_value(value, by))
        copy = copied(state)
        for name in values:
            kept[name] &= getattr(copy, name) == getattr(state, name)
    return kept


def played_state(name, moves=12):
    game, rng = load_game(name), Random(name)
    state = game.new(game.load_config({"players": 2}), 3)
    for _ in range(moves):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))
    return game, state


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_forgets_no_field_but_notes(name):
    game, state = played_state(name)
    fields = declared_fields(game, state)
    assert len(fields) > 5
    kept = taken_along(state, fields, lambda one: one.clone())
    assert {field for field, is_kept in kept.items() if not is_kept} == NOTES.get(name, set())
    assert state.clone().config is state.config or state.clone().config == state.config


@pytest.mark.parametrize("name", [name for name in GAMES if hasattr(played_state(name, 0)[1], "become")])
def test_a_state_that_becomes_another_forgets_no_field_but_notes(name):
    game, state = played_state(name)

    def copied(one):
        other = game.empty_state(game.config(one))
        other.become(one)
        return other

    kept = taken_along(state, declared_fields(game, state), copied)
    assert {field for field, is_kept in kept.items() if not is_kept} == NOTES.get(name, set())


@given(positions())
def test_playing_on_with_a_clone_changes_no_field_of_the_original(position):
    game, state, rng = position
    fields = [name for name in declared_fields(game, state) if name != "config"]
    before = {name: frozen(getattr(state, name)) for name in fields}
    clone = state.clone()
    changed = {name for name in fields if frozen(getattr(clone, name)) != before[name]}
    assert changed <= NOTES.get(game.name, set())
    while seats := game.to_act(clone):
        seat = rng.choice(seats)
        clone.play(seat, rng.choice(clone.legal_numbers(seat)))
    assert [name for name in fields if frozen(getattr(state, name)) != before[name]] == []


def frozen(value):
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("name", GAMES)
def test_every_attribute_of_a_plain_state_is_declared(name):
    """The plain source is the compiled one: a field without a C type would be lost there."""
    game, state = played_state(name)
    assert sorted(getattr(state, "__dict__", declared_fields(game, state))) == sorted(declared_fields(game, state))


class Forgetful:
    """A state whose clone forgets a number and keeps a list in common."""

    def __init__(self):
        self.seat, self.phase, self.hand = 0, 0, [1, 2]

    def clone(self):
        other = Forgetful()
        other.phase, other.hand = self.phase, self.hand
        return other


def test_what_a_clone_forgets_is_named():
    kept = taken_along(Forgetful(), ["seat", "phase", "hand"], Forgetful.clone)
    assert kept == {"seat": False, "phase": True, "hand": True}
