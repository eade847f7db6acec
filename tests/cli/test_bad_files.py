"""Files that are no text, begin with a mark, are nested too deeply or steer the terminal: one sentence, exit code 2."""

from __future__ import annotations

import io
import json
import sys

import pytest

from tabbytop.games import GAMES
from tabbytop.words import LANGUAGES

DEEP = 100_000
NO_TEXT = b"\x89PNG\r\n\x1a\n\xff\xfe\x00{"
BAD = {
    "no text": (NO_TEXT, ("UTF-8", "UTF-8", "UTF-8")),
    "UTF-16": ('{"board": "blue"}'.encode("utf-16"), ("UTF-8", "UTF-8", "UTF-8")),
    "a mark": (b'\xef\xbb\xbf{"board": "blue"}', ("BOM", "BOM", "BOM")),
    "brackets": (b"[" * DEEP, ("nested", "imbriqué", "anid")),
    "brackets that are closed": (b"[" * DEEP + b"]" * DEEP, ("nested", "imbriqué", "anid")),
    "objects": (b'{"board":' * DEEP, ("nested", "imbriqué", "anid")),
    "nothing": (b"", ("JSON", "JSON", "JSON")),
}


@pytest.fixture
def tabbytop(capfd, monkeypatch):
    from tabbytop.cli.main import run

    monkeypatch.setenv("COLUMNS", "200")

    def call(*args):
        code = run([str(arg) for arg in args])
        said = capfd.readouterr()
        return code, said.out, said.err

    return call


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_table_gets_a_sentence(tabbytop, tmp_path, game, name):
    data, said = BAD[name]
    file = tmp_path / "table.json"
    file.write_bytes(data)
    for language, word in zip(LANGUAGES, said, strict=True):
        code, out, err = tabbytop("score", game, file, "--lang", language)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert word in err
        assert len(err) < 400


@pytest.mark.parametrize("name", BAD)
def test_standard_input_is_as_strict(tabbytop, monkeypatch, name):
    """Where a terminal's encoding lets broken bytes through, too."""
    wrapped = io.TextIOWrapper(io.BytesIO(BAD[name][0]), encoding="utf-8", errors="surrogateescape")
    monkeypatch.setattr(sys, "stdin", wrapped)
    code, _, err = tabbytop("score", "calico", "-", "--lang", "en")
    assert code == 2
    assert BAD[name][1][0] in err


@pytest.mark.parametrize("command", [("replay",), ("import", "--database", "sqlite:///:memory:")])
@pytest.mark.parametrize("name", ["no text", "brackets", "brackets that are closed"])
def test_other_commands_say_it_as_well(tabbytop, tmp_path, command, name):
    file = tmp_path / "records.jsonl"
    file.write_bytes(BAD[name][0])
    code, _, err = tabbytop(command[0], file, *command[1:], "--lang", "en")
    assert code == 2
    assert BAD[name][1][0] in err


@pytest.mark.parametrize("depth", [300, 700, 900, 950, 980])
def test_no_depth_breaks_a_sentence(tabbytop, tmp_path, depth):
    """Also such as can be read, but hardly be quoted."""
    file = tmp_path / "quilt.json"
    file.write_text('{"cats": {}, "grid": [], "board": ' + "[" * depth + "]" * depth + "}")
    code, _, err = tabbytop("score", "calico", file, "--lang", "en")
    assert code == 2
    assert "nested" in err or '"board"' in err
    assert len(err) < 400


def test_a_name_neither_steers_the_terminal_nor_is_markup(tabbytop, tmp_path):
    file = tmp_path / "bowls.json"
    names = ["[/red]", "\x1b[2J\x07Bo"]
    file.write_text(json.dumps({"bowls": [{"name": name, "colonies": {}} for name in names]}))
    code, out, _ = tabbytop("score", "yummy_kitty", file, "--lang", "en")
    assert code == 0
    assert "[/red]" in out
    assert "\x1b" not in out
    file.write_text(json.dumps({"boat": "\x1b[2J", "pieces": []}))
    assert "\x1b" not in tabbytop("score", "isle_of_cats", file, "--lang", "en")[2]
