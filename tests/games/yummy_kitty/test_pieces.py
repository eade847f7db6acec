"""What is in the box, and that nothing of it is ever lost."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib import resources
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import configs, random_match
from tabbytop.core.dice import seeded_dice
from tabbytop.games.yummy_kitty import codes
from tabbytop.games.yummy_kitty.config import Config
from tabbytop.games.yummy_kitty.game import GAME
from tabbytop.games.yummy_kitty.pieces import CARDS
from tabbytop.games.yummy_kitty.rules import empty_state

# n, cost, yarn icons, koi 1, koi 2, mouse, yarn
BOX = {
    "orange": (17, 1, 4, 8, 3, 3, 3),
    "calico": (13, 2, 3, 6, 3, 2, 2),
    "american": (11, 2, 2, 5, 2, 2, 2),
    "siamese": (11, 1, 6, 5, 2, 2, 2),
    "black": (5, 3, 0, 2, 2, 0, 1),
    "angora": (3, 2, 0, 1, 1, 1, 0),
    "british": (2, 4, 0, 1, 0, 1, 0),
    "fortune": (1, 1, 0, 0, 1, 0, 0),
    "dog": (11, 0, 0, 5, 3, 2, 1),
}
COUNTS = ("tally", "cats", "loose", "yarns", "colonies", "bare", "exposed", "dog_count")


@pytest.mark.parametrize(("animal", "numbers"), BOX.items())
def test_each_breed_is_as_the_facts_say(animal, numbers):
    """How many, cost, icons, and what is on the food sides."""
    cards = [card for card in CARDS if card.animal == animal]
    foods = Counter(card.food for card in cards)
    icons = sum(card.yarn_icon for card in cards)
    food_counts = tuple(foods[food] for food in ("koi1", "koi2", "mouse", "yarn"))
    assert (len(cards), cards[0].cost, icons, *food_counts) == numbers


def test_the_list_says_which_columns_are_our_own():
    """The printed cards are not known; their numbers are."""
    text = resources.files("tabbytop.games.yummy_kitty").joinpath("data", "cards.json").read_text("utf-8")
    credit = json.loads(text)["credit"]
    assert credit["house"] == ["cost", "yarn_icon", "food"]
    assert len(CARDS) == 74


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6))
def test_every_card_is_in_exactly_one_place(config, seed, dice):
    """Pile, excluded pile, out of the game, hands, colonies, mice, dogs: together the whole box, at every moment."""
    box = Counter((c.animal, c.yarn_icon, c.food) for c in CARDS if config.dogs != "none" or c.animal != "dog")
    for state, _, _ in random_match(GAME, config, seed, Random(dice)):
        final = GAME.dump_final(state)
        lying = final["pile"] + final["excluded"] + final["removed"] + final["guest"]
        for seat in final["seats"]:
            lying += seat["hand"] + seat["mouse_cards"] + seat["dogs"]
            lying += [card for cards in seat["colonies"].values() for card in cards]
        assert Counter((card["animal"], card["yarn_icon"], card["food"]) for card in lying) == box


@given(configs(GAME), st.integers(0, 10**6), st.integers(0, 10**6))
def test_running_counts_are_those_of_a_recount(config, seed, dice):
    """What the table keeps up to date is what lies there."""
    for state, _, _ in random_match(GAME, config, seed, Random(dice)):
        again = state.clone()
        again.recount()
        assert {name: getattr(again, name) for name in COUNTS} == {name: getattr(state, name) for name in COUNTS}


@pytest.mark.parametrize(
    ("options", "checksum"),
    [
        ({}, 839_302_342),
        ({"players": 3, "dogs": "most"}, 1_984_861_397),
        ({"players": 4, "mouse_value_rule": "marginal_points", "mouse_chain": True}, 240_219_455),
        ({"players": 5, "dogs": "each", "dogs_destination": "hand", "yarn_card_scope": "cats_below"}, 1_682_406_886),
    ],
)
def test_seeded_random_games_have_their_checksum(options, checksum):
    """The same in both modes."""
    assert empty_state(Config(**options)).random_games(seeded_dice("checksum"), 40) == checksum


@given(configs(GAME), st.integers(0, 10**6))
def test_random_play_chooses_as_the_list_of_legal_actions_does(config, seed):
    """What is counted only once for speed comes to the same as `nth_legal` of a number below `count_legal`."""
    fast, slow = GAME.new(config, seed), GAME.new(config, seed)
    fast.play_out(seeded_dice(seed))
    dice = seeded_dice(seed)
    while GAME.to_act(slow):
        slow.play(slow.asked, slow.legal_numbers(slow.asked)[dice.below(slow.count_legal(slow.asked))])
    assert GAME.dump_final(fast) == GAME.dump_final(slow)


def test_the_constants_of_c_are_those_of_python():
    """codes.pxd repeats numbers of codes.py; each of them is the same."""
    text = resources.files("tabbytop.games.yummy_kitty").joinpath("codes.pxd").read_text("utf-8")
    repeated = re.findall(r"^    ([A-Z_0-9]+) = (\d+)$", text, flags=re.MULTILINE)
    assert len(repeated) > 50
    assert {name: int(value) for name, value in repeated} == {name: getattr(codes, name) for name, _ in repeated}


def test_no_count_of_a_hand_can_run_into_the_next():
    """The whole box in one hand still fits the eight bytes of a tally."""
    whole = sum(codes.TALLIES[code] for code in codes.CODES)
    lanes = [codes.lane(whole, number) for number in range(8)]
    assert lanes == [67 + 13, 29, 53, 58, 60, 3, 11, 11]
    assert whole < 1 << 64


def test_a_clone_goes_its_own_way():
    """What is played on one is not seen on the other."""
    state = GAME.new(Config(), 1)
    before, other = GAME.dump_final(state), state.clone()
    other.play_out(seeded_dice(1))
    assert GAME.dump_final(state) == before
    assert GAME.to_act(other) == ()
