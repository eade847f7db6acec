"""How sentences are broken into lines, and shown where a terminal lacks their signs."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabbytop.cli.screen import Flow, Screen
from tabbytop.words import load_words


def lines(thing, width):
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(thing)
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize("width", range(14, 60))
def test_a_line_never_ends_before_a_colon(width):
    text = "La partie\u202f: qui\u202f? vous\u202f; oui\u202f! Et encore\u202f: personne d'autre"
    for line in lines(Flow(text), width):
        assert line[0] not in ":;!?"


def test_the_same_holds_in_a_table():
    table = Table.grid()
    table.add_column(width=12)
    table.add_row(Flow("La partie ici\u202f: oui"))
    assert lines(table, 12) == ["La partie", "ici : oui"]


def test_further_lines_hang_and_items_stay_whole():
    items = Text(" ").join([Text("1\u00a0koi\u00a02", "bold"), Text("2\u00a0yarn"), Text("3\u00a0koi\u00a01")])
    assert lines(Flow(Text.assemble("hand: ", items), hang=4), 20) == ["hand: 1 koi 2 2 yarn", "    3 koi 1"]
    assert lines(Flow(Text.assemble("hand: ", items), hang=4), 15) == ["hand: 1 koi 2", "    2 yarn", "    3 koi 1"]


@pytest.mark.parametrize(("encoding", "welcome"), [("ascii", "A la table :"), ("latin-1", "À la table :")])
def test_a_terminal_without_our_signs_gets_their_like(tmp_path, encoding, welcome):
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "tabbytop", "play", "calico", "--lang", "fr", "--file", tmp_path / "m.json"]
    done = subprocess.run(command, input=b"q\n", env=env, capture_output=True, check=False)
    assert done.returncode == 0
    assert welcome in done.stdout.decode(encoding)
    assert "l'aide" in done.stdout.decode(encoding)


@pytest.mark.parametrize(("typed", "kept", "pages"), [(["", "m"], "m", 2), (["", "", "q"], "", 3), (["s 2"], "s 2", 1)])
def test_a_command_typed_between_two_pages_is_the_next_answer(monkeypatch, capsys, typed, kept, pages):
    answers = iter([*typed, "next"])
    screen = Screen(load_words("en"))
    screen.console = Console(width=40, height=13, force_terminal=True)
    monkeypatch.setattr(screen.console, "input", lambda: next(answers))
    assert screen.add(*(f"line {number}" for number in range(40)))
    assert capsys.readouterr().out.count("line ") == 10 * pages
    assert [screen.ask("?"), screen.ask("?") if kept else "next"] == [kept or "next", "next"]
