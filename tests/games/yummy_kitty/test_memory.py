"""What a view remembers is what someone at the table has seen, and steps that are not settled reach nobody else."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.game import GAME

SHOWING = {codes.ROBBED, codes.FETCHED, codes.TOOK_DOG, codes.ARRIVED, codes.VANISHED, codes.TURNED, codes.STRAYED,
           codes.LEFT}  # fmt: skip
"""Notes of a card whose cat side is open to all from then on."""


@given(configs(GAME), st.integers(0, 999))
def test_until_an_attraction_is_settled_it_changes_nothing_that_others_see(config, seed):
    for state, seat, action in random_match(GAME, config, seed, Random(seed)):
        if seat is None:
            return
        after = GAME.apply(state, seat, action)
        if after.target >= 0:
            for viewer in (None, *(other for other in range(config.players) if other != seat)):
                assert encoded(state, viewer) == encoded(after, viewer)


def encoded(state, viewer):
    return msgspec.json.encode(GAME.view(state, viewer))


@given(configs(GAME), st.integers(0, 999))
def test_memory_is_exactly_what_an_observer_of_the_table_has_seen(config, seed):
    """The observer looks at the views and hears what is said aloud; it never asks the table who has seen what."""
    viewers = (None, *range(config.players))
    food, cats = {viewer: set() for viewer in viewers}, {viewer: set() for viewer in viewers}
    first = None
    for state, _, _ in random_match(GAME, config, seed, Random(seed)):
        if not GAME.to_act(state):
            return
        first = state.drawn if first is None else first
        heard = spoken(state)
        for viewer in viewers:
            view = GAME.view(state, viewer)
            look(view, food[viewer], cats[viewer])
            food[viewer] |= {*range(first, state.drawn), *heard[0]}
            cats[viewer] |= heard[1]
            assert {card for card, side in enumerate(view.memory.food) if side} == food[viewer]
            assert {card for card, side in enumerate(view.memory.animal) if side} == cats[viewer]


def spoken(state):
    """Cards whose food, and whose cat, the last action has shown to everyone."""
    food, cats = set(), set()
    for code in state.log[: state.notes]:
        note, card = code % 32, code // 256 % 128
        if note == codes.PAID:
            food.add(card)
        if note == codes.PAID or note in SHOWING:
            cats.add(card)
    return food, cats


def look(view, food, cats):
    """Everything that lies open in a view."""
    lying = [card for hand in view.hands for card in hand]
    lying += [card for bowl in view.bowls for colony in bowl.colonies.values() for card in colony]
    lying += [card for card in (view.excluded_top, view.excluded_cat, view.removed, view.guest) if card]
    food |= {card.id for card in lying if card.food}
    cats |= {card.id for card in lying if card.animal}
    cats |= {dog for bowl in view.bowls for dog in bowl.dogs}
