"""Whole recorded matches come to the same end, to the letter."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tabbytop.games import GAMES, load_game

sys.path.insert(0, str(Path(__file__).parent))
from golden import FOLDER, read, write

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_played_as_it_was_written(file):
    text = file.read_text("utf-8")
    game, record = read(text)
    assert write(game, record) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_games_of_its_rules_version(name):
    own = [file for file in FILES if file.name.startswith(f"{name}-")]
    assert len(own) >= 3
    version = load_game(name).rules_version
    assert all(f"rules {version}\n" in file.read_text("utf-8") for file in own)
