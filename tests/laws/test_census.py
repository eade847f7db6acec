"""Every piece in the box is in exactly one place, at every moment."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from playing import configs, random_match
from tabbytop.games import load_game
from tabbytop.games.calico.pieces import GOAL_LABELS, OPEN_CELLS, PATCHES

CALICO = load_game("calico")


@given(configs(CALICO))
def test_every_patch_of_calico_is_in_exactly_one_place(config):
    from random import Random

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
    from random import Random

    for state, _, _ in random_match(CALICO, config, 6, Random(6)):
        final = CALICO.dump_final(state)
        boards = [quilt["board"] for quilt in final["quilts"]]
        assert len(set(boards)) == len(boards)
        for quilt in final["quilts"]:
            laid = list(quilt["goals"].values())
            assert len(set(laid)) == len(laid)
            assert set(laid) <= set(quilt["dealt_goals"]) <= set(GOAL_LABELS)
