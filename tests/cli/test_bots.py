"""Bots on the command line: tournaments that go on where they stopped, training that can be taken up again, hints."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabbytop.bench import bots as bench_bots
from tabbytop.bench.marked import write_between
from tabbytop.games import load_game


@pytest.fixture
def tabbytop(capfd, monkeypatch):
    from tabbytop.cli.main import run

    monkeypatch.setenv("TABBYTOP_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def call(*args):
        code = run([str(arg) for arg in args])
        said = capfd.readouterr()
        return code, said.out, said.err

    return call


def arena(tabbytop, folder, games, *more):
    order = ["calico", "--bots", "greedy,uniform", "--games", games, "--seed", 3, "--jobs", 1]
    return tabbytop("arena", *order, "--json", folder / "a.json", *more)


def test_a_tournament_is_told_as_tables_json_picture_and_markdown(tabbytop, tmp_path):
    code, out, _ = arena(tabbytop, tmp_path, 4, "--plot", tmp_path / "a.svg", "--out", tmp_path / "a.md", "--luck")
    assert code == 0
    assert "greedy : uniform" in out
    told = json.loads((tmp_path / "a.json").read_text())
    assert [row["bot"] for row in told["standings"]] == ["greedy", "uniform"]
    assert told["duels"][0]["margin"]["value"] > 0
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert "tabbytop arena calico --bots greedy,uniform --games 4" in (tmp_path / "a.md").read_text()


def test_a_tournament_goes_on_where_it_stopped(tabbytop, tmp_path):
    arena(tabbytop, tmp_path, 2)
    log = (tmp_path / "a.jsonl").read_text()
    assert arena(tabbytop, tmp_path, 6)[0] == 0
    longer = (tmp_path / "a.jsonl").read_text()
    assert longer.startswith(log)
    assert len(longer.splitlines()) == 1 + 6


def test_a_log_of_another_tournament_is_left_alone(tabbytop, tmp_path):
    arena(tabbytop, tmp_path, 2)
    code, _, err = arena(tabbytop, tmp_path, 2, "--luck")
    assert code == 2
    assert "another tournament" in err


@pytest.mark.once
def test_training_can_be_stopped_and_taken_up_again(tabbytop, tmp_path):
    files = ["--checkpoint", tmp_path / "c", "--out", tmp_path / "w.bin"]
    assert tabbytop("train", "calico", "--epochs", 1, *files)[0] == 0
    first = (tmp_path / "w.bin").read_bytes()
    code, _, err = tabbytop("train", "calico", "--epochs", 2, *files)
    assert code == 0
    assert "2 epochs" in err
    assert (tmp_path / "w.bin").read_bytes() != first
    assert tabbytop("train", "calico", "--seed", 9, *files)[0] == 2


def test_a_game_without_training_says_so(tabbytop):
    code, _, err = tabbytop("train", "go")
    assert code == 2
    assert "calico" in err


def test_bench_bots_writes_its_table(tabbytop, tmp_path, monkeypatch):
    monkeypatch.setattr(bench_bots, "CASES", {"calico": (bench_bots.Case("kitten"),)})
    monkeypatch.setattr(bench_bots, "EFFORT", 0.001)
    code, out, _ = tabbytop("bench", "bots", "--matches", 2, "--out", tmp_path / "b.md")
    assert code == 0
    assert "kitten" in out
    assert "| kitten |" in (tmp_path / "b.md").read_text()


def test_bench_bots_can_deal_other_edges(tabbytop, tmp_path, monkeypatch):
    monkeypatch.setattr(bench_bots, "CASES", {"calico": (bench_bots.Case("kitten", edges="random"),)})
    monkeypatch.setattr(bench_bots, "EFFORT", 0.001)
    assert tabbytop("bench", "bots", "--matches", 2, "--keep", tmp_path, "--out", tmp_path / "b.md")[0] == 0
    assert "| kitten (edges=random) | – | 2 |" in (tmp_path / "b.md").read_text()
    dealt = bench_bots.RandomEdges(load_game("calico"))
    config = dealt.load_config({"players": 1})
    table, printed = dealt.new(config, 100_000), load_game("calico").new(config, 100_000)
    for mine, usual in ((table.colour, printed.colour), (table.pattern, printed.pattern)):
        assert mine != usual
        assert [mask.bit_count() for mask in mine] == [mask.bit_count() for mask in usual]
        assert sum(mine) == sum(usual)
    seen = dealt.determinize(dealt.view(table, 0), Random(1))
    assert seen.bag != table.bag
    assert sorted(seen.bag) == sorted(table.bag)
    while dealt.to_act(table):
        table = dealt.apply(table, 0, dealt.legal_actions(table, 0)[-1])
    assert dealt.scores(table)[0].total == table.score(0)


@pytest.mark.once
def test_bench_bots_asks_who_knows_all_islands(tabbytop, tmp_path, monkeypatch):
    case = bench_bots.Case(bench_bots.OMNISCIENT, options=bench_bots.EXPERT)
    monkeypatch.setattr(bench_bots, "CASES", {"isle_of_cats": (case,)})
    monkeypatch.setattr(bench_bots, "EFFORT", 0.0015)
    order = ("bench", "bots", "--matches", 2, "--keep", tmp_path, "--out", tmp_path / "b.md")
    assert tabbytop(*order)[0] == 0
    assert "| omniscient (level=expert) | – | 2 |" in (tmp_path / "b.md").read_text()
    kept = (tmp_path / "isle_of_cats-0.jsonl").read_bytes()
    assert tabbytop(*order)[0] == 0
    assert (tmp_path / "isle_of_cats-0.jsonl").read_bytes() == kept


def test_a_table_is_written_anew_between_its_marks(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- x -->\nold\n<!-- end -->\nafter\n")
    write_between(page, "x", ["new"])
    assert page.read_text() == "before\n<!-- x -->\nnew\n<!-- end -->\nafter\n"
