"""Every piece in the box is in exactly one place, at every moment."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given

from playing import configs, random_match
from tabbytop.games import load_game
from tabbytop.games.calico.pieces import GOAL_LABELS, OPEN_CELLS, PATCHES
from tabbytop.games.isle_of_cats.pieces import CARD_NAMES
from tabbytop.games.isle_of_cats.pieces import CELLS as BOAT_CELLS
from tabbytop.games.yummy_kitty.pieces import CARDS

CALICO, ISLE, YUMMY = map(load_game, ("calico", "isle_of_cats", "yummy_kitty"))


@given(configs(CALICO))
def test_every_patch_of_calico_is_in_exactly_one_place(config):
    box = Counter(PATCHES * (2 if config.lower_variance else 3))
    for state, _, _ in random_match(CALICO, config, 5, Random(5)):
        final = CALICO.dump_final(state)
        lying = [patch for patch in final["market"] if patch] + final["bag"] + final["discard"]
        for quilt in final["quilts"]:
            rows = [row.split() for row in quilt["grid"]]
            sewn = [rows[int(cell[1]) - 1]["abcdefg".index(cell[0])] for cell in OPEN_CELLS]
            lying += quilt["hand"] + [code for code in sewn if code != ".."]
        assert Counter(lying) == box


@given(configs(CALICO))
def test_no_board_and_no_goal_lies_twice(config):
    for state, _, _ in random_match(CALICO, config, 6, Random(6)):
        final = CALICO.dump_final(state)
        boards = [quilt["board"] for quilt in final["quilts"]]
        assert len(set(boards)) == len(boards)
        for quilt in final["quilts"]:
            laid = list(quilt["goals"].values())
            assert len(set(laid)) == len(laid)
            assert set(laid) <= set(quilt["dealt_goals"]) <= set(GOAL_LABELS)


@given(configs(ISLE))
def test_every_card_of_the_island_is_in_exactly_one_place(config):
    """Every day's cards and both decks make up the 109 and 47 cards; no boat is sailed more often than it exists."""
    for state, _, _ in random_match(ISLE, config, 5, Random(5)):
        final = ISLE.dump_final(state)
        shown = [card for island in final["islands"] for card in island]
        assert sorted(shown + final["cat_deck"] + final["lesson_deck"]) == sorted(CARD_NAMES)
        boats = Counter(boat["boat"] for boat in final["boats"])
        assert max(boats.values()) <= (1 if config.players <= 6 else 2)


@given(configs(ISLE))
def test_no_two_discoveries_of_a_boat_share_a_cell(config):
    for state, _, _ in random_match(ISLE, config, 6, Random(6)):
        for boat in ISLE.dump_final(state)["boats"]:
            drawn = [cell for piece in boat["pieces"] for cell in piece["cells"]]
            assert len(set(drawn)) == len(drawn)
            assert set(drawn) <= set(BOAT_CELLS)


@given(configs(YUMMY))
def test_every_card_of_yummy_kitty_is_in_exactly_one_place(config):
    cards = CARDS if config.dogs != "none" else CARDS[:63]
    box = Counter((card.animal, card.food, card.yarn_icon) for card in cards)
    for state, _, _ in random_match(YUMMY, config, 5, Random(5)):
        lying = found_cards(YUMMY.dump_final(state))
        assert Counter((card["animal"], card["food"], card["yarn_icon"]) for card in lying) == box


def found_cards(node):
    """Every card anywhere in a dumped state."""
    if isinstance(node, dict):
        if {"animal", "food", "yarn_icon"} <= set(node):
            return [node]
        return [card for value in node.values() for card in found_cards(value)]
    return [card for value in node for card in found_cards(value)] if isinstance(node, list) else []
