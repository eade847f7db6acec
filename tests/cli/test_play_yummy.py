"""Yummy Kitty in the terminal: whole games, people behind curtains, nobody shown their own cats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random

import pytest

from tabbytop.cli.boards import load_board
from tabbytop.games import load_game
from tabbytop.words import words

YUMMY = load_game("yummy_kitty")


def typed_game(players, seed, **options):
    """A whole match as its people would type it."""
    state, rng, lines = YUMMY.new(YUMMY.load_config({"players": players, **options}), seed), Random(4), []
    while seats := YUMMY.to_act(state):
        action = rng.choice(YUMMY.legal_actions(state, seats[0]))
        lines.append((seats[0], YUMMY.format_action(action)))
        state = YUMMY.apply(state, seats[0], action)
    return lines, state


def play(tmp_path, lines, *args):
    command = [sys.executable, "-m", "tabbytop", "play", "yummy_kitty", "--file", str(tmp_path / "m.json"), *args]
    env = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8"}
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_three_people_play_a_whole_game_on_one_screen(tmp_path, language):
    lines, end = typed_game(3, "three", dogs="most")
    typed, last = [], None
    for seat, line in lines:
        typed += ([""] if seat != last else []) + [line]
        last = seat
    args = ("--players", "3", "--people", "3", "--names", "Ana,Ben,Cleo", "--option", "dogs=most", "--seed", "three")
    code, _ = play(tmp_path, typed, *args, "--lang", language)
    assert code == 0
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert record["final"]["phase"] == "over"
    assert [sheet["total"] for sheet in record["scores"]] == [end.score(seat) for seat in range(3)]


def test_short_forms_help_and_mistakes(tmp_path):
    code, shown = play(tmp_path, ["?", "m", "hello", "9:9", "u", "s", "r", "d", "d"], "--players", "2", "--seed", "1")
    assert code == 0
    flat = " ".join(shown.split())
    for sentence in ("You see the food side of your cards", "can't be read as an action", "Type r and a number"):
        assert sentence in flat


def test_the_picture_never_shows_the_viewers_own_cats():
    """Two worlds that differ only in the own cats give the same picture, to the letter."""
    from rich.console import Console

    board, rng = load_board("yummy_kitty"), Random(3)
    names = ["Ana", "Ben", "Cleo"]
    state = YUMMY.new(YUMMY.load_config({"players": 3}), 5)
    for _ in range(40):
        seat = YUMMY.to_act(state)[0]
        other = YUMMY.determinize(YUMMY.view(state, seat), rng)
        shown = []
        for world in (state, other):
            console = Console(width=100, force_terminal=False)
            with console.capture() as capture:
                console.print(board.picture(YUMMY.view(world, seat), seat, names, words("en")))
            shown.append(capture.get())
        assert shown[0] == shown[1]
        state = YUMMY.apply(state, seat, rng.choice(YUMMY.legal_actions(state, seat)))
