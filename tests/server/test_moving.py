"""Moving house: everything out of one database and into another one, checked on the way."""

from __future__ import annotations

import json

import httpx
import pytest
import sqlalchemy as sa

from clients import Player, new_table
from services import Server
from tabbytop.cli.main import run
from tabbytop.core.record import verify
from tabbytop.games import GAMES, load_game
from tabbytop.host import schema
from tabbytop.host.store import make_engine

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


def all_rows(url):
    engine = make_engine(url.replace("postgresql://", "postgresql+psycopg://"), writes=False)
    with engine.connect() as connection:
        rows = [connection.execute(sa.select(table)).all() for table in schema.metadata.sorted_tables]
    engine.dispose()
    return [sorted(map(repr, found)) for found in rows]


@pytest.fixture
def house(tmp_path):
    """A database with a match of each game under way, a finished one, and a guest."""
    url = f"sqlite:///{tmp_path}/old.db"
    with Server(url) as server:
        players = [new_table(server.url, game, chairs=TWO) for game in GAMES]
        for player in players:
            player.play_on([0, 1], most=9)
        done = new_table(server.url, "yummy_kitty", chairs=TWO)
        done.play_on([0, 1])
        token = httpx.post(f"{server.url}/api/guests", json={"name": "Ana", "language": "es"}).json()["token"]
    return url, players, token


def test_a_house_moves_to_postgresql_and_back_and_everyone_plays_on(house, tmp_path, postgres_url, capsys):
    url, players, token = house
    there, back = str(tmp_path / "there.jsonl"), str(tmp_path / "back.jsonl")
    home = f"sqlite:///{tmp_path}/new.db"
    engine = sa.create_engine(
        postgres_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(sa.text("CREATE DATABASE moving"))
    engine.dispose()
    far = postgres_url.rpartition("/")[0] + "/moving"
    for command in (
        ["export", there, "--database", url],
        ["import", there, "--database", far],
        ["import", there, "--database", far],
        ["export", back, "--database", far],
        ["import", back, "--database", home],
    ):
        assert run(command) == 0
    assert "Already there: 5" in capsys.readouterr().err
    assert all_rows(url) == all_rows(far) == all_rows(home)
    with Server(home) as server:
        me = httpx.get(f"{server.url}/api/guests/me", headers={"Authorization": f"Bearer {token}"}).json()
        assert me["language"] == "es"
        for player in players:
            moved = Player(server.url, player.match, player.token)
            moved.play_on([0, 1])
            assert moved.look()["status"] == "over"


def test_finished_matches_are_exported_as_records_that_verify(house, tmp_path):
    url, _, _ = house
    file = tmp_path / "records.jsonl"
    assert run(["export", str(file), "--database", url, "--records"]) == 0
    (record,) = map(json.loads, file.read_text("utf-8").splitlines())
    assert verify(load_game("yummy_kitty"), record) == len(record["moves"])
    assert run(["replay", str(file), "--verify"]) == 0
    record["seed_hash"] = "0" * 64
    file.write_text(json.dumps(record), "utf-8")
    assert run(["replay", str(file), "--verify"]) == 1


def test_a_line_that_does_not_hold_leaves_the_database_as_it_was(house, tmp_path, capsys):
    url, _, _ = house
    file, home = tmp_path / "x.jsonl", f"sqlite:///{tmp_path}/bad.db"
    run(["export", str(file), "--database", url])
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    match = next(line for line in lines if "match" in line and line["match"]["game"] == "calico")
    for spoil in (
        lambda m: m["entries"].pop(3),
        lambda m: m["entries"].append(m["entries"][-1]),
        lambda m: m["entries"][1].update(data='{"action":{"kind":"take","market":0}}'),
        lambda m: m["entries"][1].update(kind="magic"),
        lambda m: m["match"].update(game="go"),
        lambda m: m["match"].update(rules_version=99),
        lambda m: m["match"].pop("seed"),
        lambda m: m.pop("seats"),
    ):
        bad = json.loads(json.dumps(match))
        spoil(bad)
        file.write_text("\n".join(map(json.dumps, [*lines[:1], bad])), "utf-8")
        assert run(["import", str(file), "--database", home]) == 2
        said = capsys.readouterr().err
        assert "line 2" in said
        assert "Traceback" not in said
        assert not any(all_rows(home))


def test_a_database_that_is_not_there_is_named(tmp_path, capsys):
    assert run(["export", "-", "--database", f"sqlite:///{tmp_path}/none.db"]) == 2
    assert "none.db" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
