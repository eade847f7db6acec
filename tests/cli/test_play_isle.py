"""Explore & Draw in the terminal: typed, by keys, alone and with people."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pexpect
import pyte
import pytest

from tabbytop.games import load_game
from tabbytop.games.isle_of_cats.actions import Done, Place

ISLE = load_game("isle_of_cats")


def typed_game(players, seed, **options):
    """A whole match as its people would type it: always the first action that is not a special."""
    state = ISLE.new(ISLE.load_config({"players": players, **options}), seed)
    lines = []
    while seats := ISLE.to_act(state):
        actions = ISLE.legal_actions(state, seats[0])
        action = next((a for a in actions if a.kind not in ("row", "each", "extra", "double")), actions[0])
        text = ISLE.format_action(action)
        lines.append((seats[0], {"card": text.removeprefix("card ")}.get(text.split()[0], text)))
        state = ISLE.apply(state, seats[0], action)
    return lines, state


def play(tmp_path, lines, *args):
    command = [sys.executable, "-m", "tabbytop", "play", "isle_of_cats", "--file", str(tmp_path / "m.json"), *args]
    env = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8"}
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, env=env, capture_output=True, text=True, timeout=240, check=False)
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("level", "language", "word"),
    [("easy", "en", "Your sister: "), ("expert", "fr", "Votre sœur"), ("hard", "es", "Tu hermana")],
)
def test_a_whole_solo_game_is_typed_on_several_levels_and_in_each_language(tmp_path, level, language, word):
    lines, end = typed_game(1, "isle", level=level)
    code, shown = play(tmp_path, [line for _, line in lines], "--players", "1", "--seed", "isle",
                       "--option", f"level={level}", "--lang", language)  # fmt: skip
    assert code == 0
    assert word in shown
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert record["scores"][0]["total"] == end.score(0)


def test_three_people_share_a_screen_behind_curtains(tmp_path):
    lines, end = typed_game(3, "three")
    typed, last = [], None
    for seat, line in lines:
        typed += ([""] if seat != last else []) + [line]
        last = seat
    code, shown = play(tmp_path, typed, "--players", "3", "--people", "3", "--seed", "three", "--names", "Ana,Ben,Cleo")
    assert code == 0
    assert "Now Ben. The others look away" in shown
    record = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert [sheet["total"] for sheet in record["scores"]] == [end.score(seat) for seat in range(3)]


def test_help_cards_moves_and_mistakes(tmp_path):
    lines = ["?", "i", "m", "Z", "9", "done", "A", "A", "n", "s", "r 5", "u", "B"]
    code, shown = play(tmp_path, lines, "--players", "2", "--seed", "isle")
    assert code == 0
    for sentence in ("Seven days", "columns: A, B, C, D", "First choose your cards", "can't be read", "chosen already"):
        assert sentence in " ".join(shown.split())
    moves = json.loads((tmp_path / "m.json").read_text("utf-8"))["moves"]
    assert [move["action"]["column"] for move in moves if move["action"]["kind"] == "column" and move["seat"] == 0] == [
        "B"
    ]


def test_a_piece_is_turned_moved_and_drawn_with_keys(tmp_path):
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    args = [
        "-m",
        "tabbytop",
        "play",
        "isle_of_cats",
        "--players",
        "1",
        "--seed",
        "3",
        "--file",
        str(tmp_path / "m.json"),
    ]
    env = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    child = pexpect.spawn(sys.executable, args, dimensions=(24, 80), env=env, encoding="utf-8", timeout=60)
    child.logfile_read = type("Feed", (), {"write": lambda _, data: stream.feed(data), "flush": lambda _: None})()
    child.expect_exact("shows the")
    child.sendline("A")
    child.expect_exact("Which card next")
    child.sendline("1")
    child.expect_exact("Esc types")
    before = [line.count("[]") for line in screen.display]
    assert sum(before) == 6
    child.send("r")
    child.expect_exact("Esc types")
    child.send("\x1b[D")
    child.expect_exact("Esc types")
    assert [line.count("[]") for line in screen.display] != before
    child.send("\r")
    child.expect_exact("Which card next")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    moves = json.loads((tmp_path / "m.json").read_text("utf-8"))["moves"]
    assert moves[-1]["action"]["kind"] == "place"
    assert moves[-1]["action"]["turn"] == 1


def test_every_turn_of_every_shape_can_be_reached_by_keys():
    from tabbytop.cli.boards.isle_keys import Held
    from tabbytop.games.isle_of_cats.geometry import TURNS_OF
    from tabbytop.games.isle_of_cats.pieces import SHAPE_NAMES

    for shape, turns in zip(SHAPE_NAMES, TURNS_OF, strict=True):
        reached, todo = set(), [Held(shape, 0, 8, 3)]
        while todo:
            piece = todo.pop()
            if piece.turn not in reached:
                reached.add(piece.turn)
                todo += [piece.turned(flip=False), piece.turned(flip=True)]
        assert reached == set(range(len(turns)))


def test_a_held_piece_is_the_placement_it_shows():
    from tabbytop.cli.boards.isle_keys import held

    lines, _ = typed_game(1, "held")
    for _, line in lines:
        if "." in line:
            place = ISLE.parse_action(line)
            assert isinstance(place, Place)
            assert held(place).action() == place
    assert isinstance(ISLE.parse_action("done"), Done)
