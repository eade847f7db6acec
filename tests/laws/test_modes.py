"""The compiled table agrees with the plain one, and both with the C++ reference."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from playing import random_match
from tabbytop._plain import compilable_modules, running_mode
from tabbytop.bench import engine
from tabbytop.core.dice import seeded_dice
from tabbytop.games import GAMES, load_game

RESTRICTIONS = ("next_to_laid", "goals_both_ways", "no_hand", "same_colour", "same_pattern")
VARIED = {
    "calico": [
        {"players": 1},
        {"players": 2, "setup": "standard", "lower_variance": True},
        {"players": 3, "setup": "standard", "goal_values": "tile", "shape_match": "exact_group"},
        {"players": 4, "family": True},
        *({"players": 2, "setup": "standard", "restriction": name} for name in RESTRICTIONS),
        *({"players": 2, "scenario": number} for number in range(1, 11)),
    ],
    "isle_of_cats": [
        *({"players": 1, "level": level} for level in ("medium", "hard", "very_hard")),
        {"players": 2, "boats": [3, 1]},
        {"players": 6},
        {"players": 12},
    ],
    "yummy_kitty": [
        {"players": 3, "dogs": "each", "dogs_destination": "hand"},
        {"players": 4, "dogs": "most", "fair_start": True, "mouse_chain": True},
        {"players": 2, "mouse_value_rule": "marginal_points", "mouse_trigger": "stock_only"},
        {"players": 3, "caught_mouse_card": "stays_on_pile", "caught_mice_score": "always"},
        {"players": 3, "yarn_card_scope": "cats_below", "yarn_cards_per_colony": 2, "yarn_payable": True},
        {"players": 3, "angora_needs_colony": False, "angora_per_card_points": True, "british_counts_itself": False},
        {"players": 3, "fortune_from_excluded": "same_as_stolen", "voluntary_pass_in_end_phase": True},
        {"players": 5, "overpay_with_superfluous_cards": False, "protection_min_players": 6, "hand_size": 6},
    ],
}


def story(name, options, seed):
    """A random match, state by state, as one string."""
    game = load_game(name)
    steps = random_match(game, game.load_config(options), seed, Random(seed))
    return json.dumps([game.dump_final(state) for state, _, _ in steps])


def test_the_mode_is_the_one_that_was_asked_for():
    """Without TABBYTOP_PURE every table is compiled; with it, none."""
    pure = os.environ.get("TABBYTOP_PURE", "") not in ("", "0")
    assert compilable_modules()
    assert running_mode() == ("plain" if pure else "compiled")


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_tables_agree_move_by_move(name):
    program = (
        "import sys, json; sys.path[:0] = json.loads(sys.argv[1]); from test_modes import *; "
        "name, options = json.loads(sys.argv[2]); sys.stdout.write(story(name, options, 7))"
    )
    here = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
    for options in VARIED[name]:
        command = [sys.executable, "-c", program, json.dumps(here), json.dumps([name, options])]
        env = {**os.environ, "TABBYTOP_PURE": "1"}
        plain = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
        assert plain == story(name, options, 7), options


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_random_games_give_the_checksum_of_the_reference(name, tmp_path):
    assert shutil.which("g++"), "g++ is needed: apt-get install g++"
    reference = engine.Reference(name, tmp_path)
    game = load_game(name)
    for number, options in enumerate([*engine.CASES[name], *VARIED[name]]):
        state = game.new(game.load_config(options), 0)
        games = engine.CHECKED_GAMES[name] if number < len(engine.CASES[name]) else 300
        assert state.random_games(seeded_dice(number), games) == reference.run(state, number, games)[0], options
