"""The command line as its users type it: good input, bad input, exit codes, three languages."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys

import pytest

from playing import heed_interrupts
from services import PATIENCE, wait_for
from tabbytop.cli.main import run

QUILT = {
    "board": "blue",
    "cats": {"millie": ["dots", "fern"], "tibbit": ["flowers", "quatrefoil"], "coconut": ["stripes", "vines"]},
    "goals": {"top": "AA-BB-CC", "right": "≠", "bottom_left": "AAA-BBB"},
    "grid": [
        "Mv Ys Lv Mf Pq Yw Gs",
        "Gw Gd Gd .. .. .. Dd",
        "Dq .. .. ## .. .. Pv",
        "Lf .. .. .. ## .. Yf",
        "Ps .. ## .. .. .. Gq",
        "Yd Yd Yd .. .. .. Dw",
        "Pw Lq Mw Df Gv Md Ls",
    ],
}


@pytest.fixture
def tabbytop(capfd, monkeypatch):
    """Run a command line: its exit code, what it printed, what it complained about."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "TABBYTOP_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*args):
        code = run([str(arg) for arg in args])
        said = capfd.readouterr()
        return code, said.out, said.err

    return call


def test_help_and_version_are_there_in_each_language(tabbytop):
    assert tabbytop("--help")[0] == 0
    assert "Usage:" in tabbytop("--help")[1]
    assert "Commandes" in tabbytop("--lang", "fr", "--help")[1]
    assert "Opciones" in tabbytop("play", "--help", "--lang=es")[1]
    code, out, _ = tabbytop("--version")
    assert code == 0
    pure = os.environ.get("TABBYTOP_PURE", "") not in ("", "0")
    assert ("plain Python, not compiled" if pure else "compiled,") in out


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_summary_of_a_command_is_cut(tabbytop, language):
    assert "..." not in tabbytop("--help", "--lang", language)[1].partition("\n")[2]


COMMANDS = ["serve", "play", "simulate", "arena", "train", "replay", "score", "bench", "export", "import", "prune"]


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_command_explains_itself(tabbytop, name, language):
    code, out, err = tabbytop(name, "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert f"tabbytop {name}" in out


def test_every_documented_command_and_no_other_exists():
    from pathlib import Path

    from tabbytop.cli.main import program
    from tabbytop.words import load_words

    page = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
    group = program(load_words("en"))
    for name, command in group.commands.items():
        assert f"tabbytop {name}" in page
        for param in command.params:
            for flag in param.opts:
                assert not flag.startswith("--") or f"`{flag}" in page, (name, flag)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["bogus"], 'There is no command "bogus"'),
        (["simulate"], "GAME is missing"),
        (["simulate", "go"], 'There is no game "go"'),
        (["simulate", "calico", "--plyers", "2"], "There is no option --plyers"),
        (["simulate", "calico", "--games", "0"], "The value of --games does not fit; it takes: 1.."),
        (["simulate", "calico", "--games", "many"], "The value of --games does not fit"),
        (["simulate", "calico", "--players", "5"], "Calico is for 1 to 4 players, not 5"),
        (["simulate", "calico", "--bots", "deepblue"], 'There is no bot "deepblue"'),
        (["simulate", "calico", "--option", "setup"], 'written name=value, not "setup"'),
        (["simulate", "calico", "--option", "set=up"], 'There is no option "set"'),
        (["simulate", "calico", "--option", "setup=hard"], 'can\'t be "hard". It takes: beginner | standard'),
        (["simulate", "calico", "--option", "cats=millie,callie,leo"], "three different tiles"),
        (["simulate", "calico", "--out", "/no/such/folder/x"], "can't be written"),
        (["simulate", "calico", "extra"], "Too many words: extra"),
        (["replay", "/no/such/file"], "can't be read"),
        (["replay", "x", "--record"], "The option --record needs a value"),
        (["score", "calico", "/no/such/file"], "can't be read"),
        (["play", "calico", "--people", "3"], "3 people can't sit on 2 seats"),
        (["play", "calico", "--names", "greedy"], "can't be a name"),
        (["bench", "moon"], "The value of what does not fit; it takes: engine | bots | server"),
        (["--lang", "de", "--version"], 'There is no language "de"'),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(tabbytop, args, sentence):
    code, out, err = tabbytop(*args)
    assert code == 2
    assert sentence in err
    assert err.startswith("tabbytop: ")
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


def test_mistakes_are_named_in_the_players_language(tabbytop):
    assert "Il n’y a pas de jeu" in tabbytop("simulate", "go", "--lang", "fr")[2]
    assert "No hay ningún juego" in tabbytop("simulate", "go", "--lang", "es")[2]


def test_simulate_writes_records_that_replay_accepts(tabbytop, tmp_path):
    file = tmp_path / "x.jsonl"
    code, out, err = tabbytop("simulate", "calico", "--players", 3, "--games", 12, "--seed", 5, "--out", file)
    assert code == 0
    assert "12 matches" in out
    assert "12 records written" in err
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [record["seed"] for record in records] == list(range(5, 17))
    fields = {"game", "rules_version", "config", "seed", "seats", "moves", "final", "scores"}
    assert all(set(record) == fields for record in records)
    code, out, _ = tabbytop("replay", file, "--verify")
    assert code == 0
    assert out.startswith("12 of 12 records right")


def test_the_number_of_processes_changes_nothing(tabbytop, tmp_path):
    for jobs in (1, 2):
        tabbytop("simulate", "calico", "--games", 20, "--jobs", jobs, "--out", tmp_path / f"{jobs}.jsonl")
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_simulate_sums_up_as_json(tabbytop):
    code, out, _ = tabbytop("simulate", "calico", "--games", 5, "--bots", "greedy,uniform", "--json")
    summary = json.loads(out)
    assert code == 0
    assert summary["games"] == 5
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "uniform"]
    assert summary["seats"][0]["mean"] > summary["seats"][1]["mean"]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("scores", [], '"scores" is not what its moves lead to'),
        ("seed", 99, "breaks a rule|is not what its moves lead to|not to act"),
        ("rules_version", 77, "rules version 77"),
        ("game", "go", 'no game "go"'),
        ("moves", [], "not over after its 0 moves"),
        ("moves", [{"seat": 0}], "Move 0 of the record can't be read"),
        ("moves", [{"seat": 1, "action": {"kind": "take", "market": 0}}], "seat 2, which is not to act"),
        ("moves", [{"seat": 0, "action": {"kind": "take", "market": 0}}], "breaks a rule: calico-place-first"),
        ("moves", [{"seat": 0, "action": {"kind": "fly"}}], "is no kind of action"),
        ("moves", [{"seat": 0, "action": {"kind": "take", "spot": 0}}], 'has no field "spot"'),
        ("moves", [{"seat": 0, "action": {"kind": "take", "market": "1"}}], "can't be read"),
        ("config", {"players": 2, "colour": 1}, 'There is no option "colour"'),
        ("moves", None, 'its field "moves" is missing'),
    ],
)
def test_replay_names_what_is_wrong_with_a_record(tabbytop, tmp_path, field, value, sentence):
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    tabbytop("simulate", "calico", "--games", 1, "--out", good)
    record = json.loads(good.read_text("utf-8")) | {field: value}
    bad.write_text(json.dumps(record), "utf-8")
    code, out, err = tabbytop("replay", bad, "--verify")
    assert code == 1
    assert re.search(sentence, " ".join(err.split()))
    assert out.startswith("0 of 1 record right")


def test_replay_tells_the_story_where_there_is_no_terminal(tabbytop, tmp_path, monkeypatch):
    import io

    file = tmp_path / "x.jsonl"
    tabbytop("simulate", "calico", "--games", 2, "--out", file)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    code, out, _ = tabbytop("replay", file, "--record", 2)
    assert code == 0
    assert "laid on" in out
    assert tabbytop("replay", file, "--record", 3)[0] == 2


def test_replay_tells_every_deed_once(tabbytop, tmp_path, monkeypatch):
    """Others learn of a day when it ends; a reader of the record has read it by then."""
    import io

    file = tmp_path / "x.jsonl"
    tabbytop("simulate", "isle_of_cats", "--players", 2, "--games", 1, "--out", file)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    _, out, _ = tabbytop("replay", file)
    drawn = re.findall(r"^.*: an? \w+ cat \w+ on .*$", out, flags=re.MULTILINE)
    assert drawn
    assert len(drawn) == len(set(drawn))
    assert re.search(r"^Slot 1: (lesson \d+|.*\w\d.*)\.$", out, flags=re.MULTILINE)
    assert "card C0" not in out


def test_score_prints_the_sheet_with_its_cells(tabbytop, tmp_path):
    file = tmp_path / "quilt.json"
    file.write_text(json.dumps(QUILT), "utf-8")
    code, out, _ = tabbytop("score", "calico", file)
    assert code == 0
    assert "yellow button" in out
    assert "a6 b6 c6" in out
    code, out, _ = tabbytop("score", "calico", file, "--json")
    sheet = json.loads(out)
    assert sheet["total"] == 9
    assert sheet["goals"] == [0, 0, 0]
    assert sheet["cats"] == {"points": 3, "counts": {"millie": 1, "tibbit": 0, "coconut": 0}}
    assert sheet["buttons"]["points"] == 6
    assert sheet["buttons"]["rainbow"] is False


def test_score_reads_standard_input_and_names_the_wrong_cell(tabbytop, monkeypatch):
    import io

    broken = {**QUILT, "grid": [*QUILT["grid"][:1], "Gw Zz Gd .. .. .. Dd", *QUILT["grid"][2:]]}
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(broken).encode())))
    code, _, err = tabbytop("score", "calico", "-")
    assert code == 2
    assert 'Cell b2: "Zz"' in err
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"{")))
    assert "is not valid JSON" in tabbytop("score", "calico", "-")[2]


@pytest.mark.once
def test_bench_prints_json_with_the_ratio_to_the_reference(tabbytop):
    code, out, _ = tabbytop("bench", "engine", "--json", "--peers", "--seconds", "0.05", "--game", "calico")
    figures = json.loads(out)
    assert code == 0
    assert figures["catanatron_moves"] > 0
    for row in figures["rows"]:
        assert row["same_checksum"]
        assert all(row[key] > 0 for key in ("games", "moves", "plain_games", "reference_games", "clone_ns", "view_us"))


@pytest.mark.once
def test_an_interrupted_simulation_keeps_what_was_played(tmp_path):
    file = tmp_path / "x.jsonl"
    command = [sys.executable, "-m", "tabbytop", "simulate", "calico", "--games", "100000", "--out", str(file)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    process = subprocess.Popen(command, preexec_fn=heed_interrupts, **pipes)  # noqa: PLW1509  no threads yet
    wait_for(lambda: file.exists() and file.stat().st_size > 10_000)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "nothing that was played is lost" in " ".join(err.split())
    assert "Traceback" not in err
    assert all(json.loads(line)["scores"] for line in file.read_text("utf-8").splitlines())


@pytest.mark.once
def test_a_cluster_plays_the_same_games(tabbytop, tmp_path):
    from distributed import LocalCluster

    tabbytop("simulate", "calico", "--games", 20, "--out", tmp_path / "here.jsonl")
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        code, _, _ = tabbytop(
            "simulate", "calico", "--games", 20, "--cluster", address, "--out", tmp_path / "there.jsonl"
        )
    assert code == 0
    assert (tmp_path / "here.jsonl").read_bytes() == (tmp_path / "there.jsonl").read_bytes()
