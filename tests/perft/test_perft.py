"""Perft: how many sequences of moves there are from fixed seeds, counted to a depth, as plain text files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabbytop.games import GAMES, load_game

FOLDER = Path(__file__).parent
LINES = [
    (file.stem, line)
    for file in sorted(FOLDER.glob("*.txt"))
    for line in file.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def perft(game, state, depth):
    if depth == 0:
        return 1
    after = (game.apply(state, s, a) for s in game.to_act(state) for a in game.legal_actions(state, s))
    return sum(perft(game, next_state, depth - 1) for next_state in after)


@pytest.mark.parametrize(("name", "line"), LINES)
def test_the_number_of_sequences_is_as_counted(name, line):
    """A line is: options as JSON; seed; moves played before counting; counts at depth 1, 2, ..."""
    options, seed, played, counts = line.split("; ")
    game = load_game(name)
    state = game.new(game.load_config(json.loads(options)), seed)
    for _ in range(int(played)):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
    wanted = [int(count) for count in counts.split()]
    assert [perft(game, state, depth) for depth in range(1, len(wanted) + 1)] == wanted


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_counts(name):
    assert any(game == name for game, _ in LINES)
