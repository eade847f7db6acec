"""A whole game in the terminal, as a person plays it: typed lines, mistakes, undo, saving, people in turn."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pexpect
import pyte
import pytest

from playing import heed_interrupts, interrupt
from services import PATIENCE
from tabbytop.games.calico.pieces import OPEN_CELLS

TURNS = [line for cell in OPEN_CELLS for line in (f"1 {cell}", "1")][:-1]
"""Always the first patch of the hand on the next open cell, always the first patch of the market."""


def play(tmp_path, lines, *args, **env):
    """Play with these typed lines; exit code, what was shown."""
    command = [sys.executable, "-m", "tabbytop", "play", "calico", "--file", str(tmp_path / "match.json"), *args]
    full = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **env}
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(command, input=text, env=full, capture_output=True, text=True, timeout=600, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("language", "end", "sheet"),
    [("en", "The quilts are full", "total"), ("fr", "Les quilts sont complets", "bouton"),
     ("es", "Las colchas están completas", "botón")],
)  # fmt: skip
def test_a_whole_game_is_played_in_each_language(tmp_path, language, end, sheet):
    code, shown = play(tmp_path, TURNS, "--seed", "5", "--lang", language)
    assert code == 0
    assert end in " ".join(shown.split())
    assert sheet in shown
    record = json.loads((tmp_path / "match.json").read_text("utf-8"))
    assert len(record["moves"]) == 2 * 43
    assert record["final"]["phase"] == "over"


def test_the_finished_match_is_a_record_that_replay_accepts(tmp_path):
    play(tmp_path, TURNS, "--seed", "6")
    command = [sys.executable, "-m", "tabbytop", "replay", str(tmp_path / "match.json"), "--verify"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_mistakes_are_explained_and_change_nothing(tmp_path):
    lines = [
        "hello",
        "9 b2",
        "1 d3",
        "1 A",
        "1d2 1",
        "1 a1",
        "2",
        "1 b2",
        "1 b2",
        "5",
        "?",
        "m",
        "s",
        "o 2",
        "o 9",
        "r 5.1",
        "r 77",
        "",
    ]
    code, shown = play(tmp_path, lines, "--seed", "5")
    assert code == 0
    for sentence in (
        "can't be read as an action",
        "d3 is a design goal; patches go around it",
        "A is a design goal; patches go around it",
        "One after the other: type 1 d2 first, then 1.",
        "A patch keeps",
        "There is no open cell a1",
        "There is no patch 9 in your hand",
        "Now take a patch from the market",
        "Colours: M magenta",
        "legal moves",
        "Which seat?",
        "There is no section 77",
        "Rule 3.2",
    ):
        assert sentence in shown
    assert len(json.loads((tmp_path / "match.json").read_text("utf-8"))["moves"]) == 1


def test_a_patch_keeps_its_number_until_it_is_laid(tmp_path):
    _, shown = play(tmp_path, ["1 b2", "1", "2 c2", "2", "u"], "--players", "1", "--seed", "5")
    hands = [line[:5] for line in shown.splitlines() if line.startswith(("1  ", "2  "))]
    assert hands == ["1  P✿", "2  Y≡", "2  Y≡", "1  Y↟", "2  Y≡", "1  Y↟", "1  Y↟", "2  G✿"]


def test_undo_takes_back_a_laid_patch_but_not_a_taken_one(tmp_path):
    code, shown = play(tmp_path, ["u", "1 b2", "u", "1 c2", "1", "u"], "--seed", "5")
    assert code == 0
    assert shown.count("Taken back") == 1
    assert shown.count("nothing to take back") == shown.count("something new has been shown") == 1
    moves = json.loads((tmp_path / "match.json").read_text("utf-8"))["moves"]
    assert moves[0]["action"]["cell"] == "c2"


def test_a_match_put_aside_goes_on_where_it_was(tmp_path):
    play(tmp_path, TURNS[:11], "--seed", "5")
    code, shown = play(tmp_path, ["", *TURNS[11:]])
    assert code == 0
    assert "An unfinished match is kept" in shown
    code, shown = play(tmp_path, [])
    assert "unfinished" not in shown


def test_the_standard_set_up_asks_for_goals_first(tmp_path):
    code, shown = play(tmp_path, ["1 1 2", "1 9 2", "3 1 2", *TURNS], "--option", "setup=standard", "--seed", "4")
    assert code == 0
    assert "Goals to choose from" in shown
    assert "The quilts are full" in " ".join(shown.split())


def test_scenarios_say_which_objectives_were_met(tmp_path):
    lines = ["1 2 3", *TURNS]
    code, shown = play(tmp_path, lines, "--option", "scenario=1", "--players", "1", "--seed", "4")
    assert code == 0
    assert "at least 58 points" in shown
    assert "the rainbow button" in shown
    assert "Belt" in shown


def test_people_take_turns_behind_a_curtain(tmp_path):
    lines = ["", "1 b2", "1", "", "1 b2", "1", ""]
    code, shown = play(tmp_path, lines, "--people", "2", "--names", "Ana,Ben", "--seed", "4")
    assert code == 0
    assert "Now Ben. The others look away" in shown
    assert "Ana: 0 points  [" in shown


def test_people_at_an_open_table_need_no_curtain(tmp_path):
    code, shown = play(tmp_path, ["1 b2", "1"], "--people", "2", "--option", "hands=open", "--seed", "4")
    assert code == 0
    assert "look away" not in shown


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii:replace"}])
def test_it_works_without_colour_and_without_signs(tmp_path, variables):
    code, shown = play(tmp_path, TURNS, "--seed", "5", **variables)
    assert code == 0
    assert "\x1b[" not in shown


def test_the_table_fits_a_terminal_of_80_columns_and_24_lines(tmp_path):
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    args = ["-m", "tabbytop", "play", "calico", "--seed", "5", "--file", str(tmp_path / "m.json"), "--lang", "fr"]
    env = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    child = pexpect.spawn(sys.executable, args, dimensions=(24, 80), env=env, encoding="utf-8", timeout=PATIENCE)
    child.logfile_read = type("Feed", (), {"write": lambda _, data: stream.feed(data), "flush": lambda _: None})()
    for line in ("1 b2", "1"):
        child.expect_exact([" aide) :", " annule) :"])
        child.sendline(line)
    child.expect_exact(" aide) :")
    shown = screen.display
    assert shown[0].startswith(" / \\ / \\")
    assert "Posez un tissu" in "".join(shown)
    assert sum(line.count("|") for line in shown) == 7 * 8
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_keeps_the_match(tmp_path):
    args = ["-m", "tabbytop", "play", "calico", "--seed", "5", "--file", str(tmp_path / "m.json")]
    env = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8"}
    options = {"dimensions": (24, 80), "encoding": "utf-8", "timeout": PATIENCE, "env": env}
    child = pexpect.spawn(sys.executable, args, preexec_fn=heed_interrupts, **options)
    child.expect_exact("help):")
    child.sendline("1 b2")
    child.expect_exact("takes back):")
    interrupt(child)
    child.close()
    assert child.exitstatus == 130
    assert len(json.loads((tmp_path / "m.json").read_text("utf-8"))["moves"]) == 1


def test_h_tells_what_a_master_would_do_and_why(tmp_path):
    """Each hint as it is typed, what it wins in the end, and the lines that it serves."""
    code, shown = play(tmp_path, ["h", "q"], "--seed", "4")
    assert code == 0
    typed = re.findall(r"([123])\. ([12] [a-g][1-7]) \(.*?\) · [+-]\d+\.\d · for ", shown)
    assert [number for number, _ in typed] == ["1", "2", "3"]
    code, shown = play(tmp_path, [typed[0][1], "h", "q"], "--seed", "4", "--lang", "fr")
    assert code == 0
    assert re.search(r"1\. [123] \(.*?\) · [+-]\d+,\d", shown)


def asked(tmp_path, lines, *args):
    """What each of these lines is answered, by line."""
    _, shown = play(tmp_path, [*lines, "q"], "--seed", "5", *args)
    return [" ".join(part.split()) for part in re.split(r"(?:help|back|1 3 2)\)?: ", shown)][1:]


def test_the_verb_of_another_step_is_told_what_is_to_be_done_now(tmp_path):
    first, second, *_ = asked(tmp_path, ["take 1", "goals 1 1 2"])
    assert first.startswith("Now lay a patch of your hand on your quilt.")
    assert second.startswith("Now lay a patch of your hand on your quilt.")
    *_, last, _ = asked(tmp_path, ["1 b2", "lay 1 c2"])
    assert last.startswith("Now take a patch from the market.")


def test_a_line_may_begin_with_its_verb(tmp_path):
    play(tmp_path, ["lay 1 d2", "Take 2", "place 1 b2", "q"], "--seed", "5")
    moves = json.loads((tmp_path / "match.json").read_text("utf-8"))["moves"]
    assert [move["action"]["kind"] for move in moves if move["seat"] == 0] == ["place", "take", "place"]


def test_goals_are_named_by_their_numbers_with_or_without_the_verb(tmp_path):
    standard = ("--option", "setup=standard")
    lines = ["goals 1 1 2", "1 1 2", "goals 1 2", "1 2", "goals 1 2 9", "take 1", "goals 2 1 3"]
    twice, again, few, fewer, unknown, other, done, *_ = asked(tmp_path, lines, *standard)
    assert twice.startswith("Choose three different goals.")
    assert again.startswith("Choose three different goals.")
    assert few.startswith("Three goals are needed")
    assert fewer.startswith("Three goals are needed")
    assert unknown.startswith("There is no goal 9: yours are numbered 1 to 4.")
    assert other.startswith("First choose three of your goals")
    assert "goals chosen" in done
