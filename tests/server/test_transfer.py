"""Moving house: everything out of one database and into another one, checked on the way."""

from __future__ import annotations

import json

import httpx
import pytest
import sqlalchemy as sa

from clients import Player, new_table
from services import Server, in_own_thread
from tabbytop.bench import outages
from tabbytop.cli.main import run
from tabbytop.cli.transfer import database
from tabbytop.core.record import verify
from tabbytop.games import GAMES, load_game
from tabbytop.host import schema, transfer
from tabbytop.host.store import make_engine

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


def all_rows(url):
    engine = make_engine(url.replace("postgresql://", "postgresql+psycopg://"), writes=False)
    with engine.connect() as connection:
        kept = [table for table in schema.metadata.sorted_tables if table is not schema.pulse]
        rows = [connection.execute(sa.select(table)).all() for table in kept]
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
        body = {"game": "calico", "config": {"players": 2}, "chairs": TWO}
        headers = {"Authorization": f"Bearer {token}"}
        httpx.post(f"{server.url}/api/tables", json=body, headers=headers).raise_for_status()
    return url, players, token


def test_a_house_moves_to_postgresql_and_back_and_everyone_plays_on(house, tmp_path, postgres_url, capsys):
    url, players, token = house
    there, back = str(tmp_path / "there.jsonl"), str(tmp_path / "back.jsonl")
    home = f"sqlite:///{tmp_path}/new.db"
    far = new_database(postgres_url, "moving")
    for command in (
        ["export", there, "--database", url],
        ["import", there, "--database", far],
        ["import", there, "--database", far],
        ["export", back, "--database", far],
        ["import", back, "--database", home],
    ):
        assert run(command) == 0
    assert "Already there: 6" in capsys.readouterr().err
    assert all_rows(url) == all_rows(far) == all_rows(home)
    with Server(home) as server:
        me = httpx.get(f"{server.url}/api/guests/me", headers={"Authorization": f"Bearer {token}"}).json()
        assert me["language"] == "es"
        seats = httpx.get(f"{server.url}/api/guests/me/matches", headers={"Authorization": f"Bearer {token}"}).json()
        assert [(seat["game"], seat["seat"], seat["is_turn"]) for seat in seats] == [("calico", 0, True)]
        for player in players:
            moved = Player(server.url, player.match, player.token)
            moved.play_on([0, 1])
            assert moved.look()["status"] == "over"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_people_play_on_while_a_snapshot_is_exported(kind, tmp_path, postgres_url):
    """The export has begun and is not done: every move is answered, and none of them is in it."""
    url = f"sqlite:///{tmp_path}/busy.db" if kind == "sqlite" else new_database(postgres_url, "busy")
    with Server(url) as server:
        players = [new_table(server.url, game, chairs=TWO) for game in GAMES for _ in range(3)]
        for player in players:
            player.play_on([0, 1], most=3)
        with database(url, writes=False) as engine:
            reading = transfer.export_lines(engine)
            lines = [next(reading)]
            for player in players:
                player.play_on([0, 1], most=4)
            newer = new_table(server.url, chairs=TWO)
            lines += reading
        assert all(player.look()["status"] == "playing" for player in players)
    assert {line["match"]["id"]: line["match"]["version"] for line in lines} == {p.match: 4 for p in players}
    assert newer.match not in {line["match"]["id"] for line in lines}
    file, home = tmp_path / "x.jsonl", f"sqlite:///{tmp_path}/home.db"
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert run(["import", str(file), "--database", home]) == 0


def new_database(postgres_url, name):
    engine = sa.create_engine(
        postgres_url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgres_url.rpartition("/")[0] + f"/{name}"


def test_an_export_of_the_version_before_is_read(house, tmp_path):
    """Without due times and endings, which are found by playing the moves once more."""
    url, _, _ = house
    file, home = tmp_path / "x.jsonl", f"sqlite:///{tmp_path}/home.db"
    run(["export", str(file), "--database", url])
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for line in lines:
        if "match" in line:
            del line["ending"], line["match"]["due"]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert run(["import", str(file), "--database", home]) == 0
    assert all_rows(home) == all_rows(url)


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
    url, players, _ = house
    file, home = tmp_path / "x.jsonl", f"sqlite:///{tmp_path}/bad.db"
    run(["export", str(file), "--database", url])
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    match = next(line for line in lines if "match" in line and line["match"]["id"] == players[0].match)
    for spoil in (
        lambda m: m["entries"].pop(3),
        lambda m: m["entries"].append(m["entries"][-1]),
        lambda m: m["entries"][1].update(data='{"action":{"kind":"take","market":0}}'),
        lambda m: m["entries"][1].update(kind="magic"),
        lambda m: m["match"].update(game="go"),
        lambda m: m["match"].update(rules_version=99),
        lambda m: m["match"].pop("seed"),
        lambda m: m.pop("seats"),
        lambda m: m["seats"].pop(),
        lambda m: m["seats"].clear(),
        lambda m: m["entries"].pop(),
    ):
        bad = json.loads(json.dumps(match))
        spoil(bad)
        file.write_text("\n".join(map(json.dumps, [*lines[:1], bad])), "utf-8")
        assert run(["import", str(file), "--database", home]) == 2
        said = capsys.readouterr().err
        assert "line 2" in said
        assert "Traceback" not in said
        assert not any(all_rows(home))


@pytest.mark.parametrize("other", ["longer", "different"])
def test_a_match_that_has_gone_another_way_meanwhile_is_named_and_nothing_is_imported(house, tmp_path, capsys, other):
    url, players, _ = house
    file = tmp_path / "x.jsonl"
    run(["export", str(file), "--database", url])
    match = players[0].match
    if other == "longer":
        with Server(url) as server:
            Player(server.url, match, players[0].token).play_on([0, 1], most=1)
    else:
        engine = make_engine(url, writes=True)
        here = (schema.entry.c.match_id == match) & (schema.entry.c.number == 2)
        with engine.begin() as connection:
            connection.execute(sa.update(schema.entry).where(here).values(data='{"action":{"kind":"take"}}'))
        engine.dispose()
    before = all_rows(url)
    capsys.readouterr()
    assert run(["import", str(file), "--database", url]) == 2
    assert f"Match {match} is there already and has gone another way." in capsys.readouterr().err
    assert all_rows(url) == before


def test_a_database_that_is_not_there_is_named(tmp_path, capsys):
    assert run(["export", "-", "--database", f"sqlite:///{tmp_path}/none.db"]) == 2
    assert "none.db" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def test_the_bench_of_outages_plays_while_it_exports(tmp_path, monkeypatch):
    monkeypatch.setattr(outages, "STORED", 20)
    monkeypatch.setattr(outages, "TABLES", 3)
    rest, beside, locked = in_own_thread(outages.measure_outages, tmp_path, 1.0)
    assert rest["failed_moves"] == beside["failed_moves"] == 0
    assert min(rest["moves_made"], beside["moves_made"]) > 0
    assert {"noticed_seconds", "back_seconds"} <= set(locked)
    assert len((tmp_path / "copy.jsonl").read_text("utf-8").splitlines()) == 20 + 4 * 3
