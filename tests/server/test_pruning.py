"""A house that lives for years: tables that never began go, finished matches stay as long as its owner wants."""

from __future__ import annotations

import asyncio
import json
import logging

import httpx
import pytest
import sqlalchemy as sa

from services import Server, in_own_loop, wait_for
from tabbytop.cli.main import run
from tabbytop.host import schema
from tabbytop.host.broker import OneProcess
from tabbytop.host.lobby import Lobby
from tabbytop.host.pruning import AT_ONCE, Policy
from tabbytop.host.store import Store, make_engine
from tabbytop.host.tables import Table
from tabbytop.host.thinking import Thinkers
from tabbytop.server.pruning import prune_daily
from tabbytop.server.settings import database_url

pytestmark = pytest.mark.once
DAY = 86_400
TWO = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Ben"})
OPEN = TWO[:1]
AGES = {"open_old": (OPEN, 31), "open_new": (OPEN, 29), "playing_old": (TWO, 900), "over_old": (TWO, 101),
        "over_new": (TWO, 99)}  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """An empty one."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    url = request.getfixturevalue("postgres_url")
    engine = sa.create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text("DROP DATABASE IF EXISTS pruning"))
        connection.execute(sa.text("CREATE DATABASE pruning"))
    engine.dispose()
    return url.rpartition("/")[0] + "/pruning"


def execute(database, *statements):
    engine = make_engine(database_url(database), writes=True)
    with engine.begin() as connection:
        results = [connection.execute(statement) for statement in statements]
        found = [result.all() if result.returns_rows else None for result in results]
    engine.dispose()
    return found


def age(database, ids):
    """As if the last thing at each match had happened so many days ago."""
    table = schema.match
    changes = [table.update().where(table.c.id == ids[name]).values(touched=table.c.touched - AGES[name][1] * DAY)
               for name in ids]  # fmt: skip
    execute(database, *changes)


async def play_to_the_end(lobby, match_id):
    match = await lobby.match(match_id)
    while seats := match.to_act():
        action = match.game.legal_actions(match.state, seats[0])[-1]
        await lobby.play(match_id, seats[0], match.game.dump_action(action))


async def furnish(database):
    """Matches of every kind; their ids."""
    lobby = Lobby(Store(database_url(database)), OneProcess(), Thinkers())
    ids = {}
    for name, (chairs, _) in AGES.items():
        key = await lobby.create(Table("yummy_kitty", {"players": 2}, chairs))
        ids[name] = key.match_id
        if name.startswith("over"):
            await play_to_the_end(lobby, key.match_id)
    await lobby.close()
    return ids


@pytest.fixture
def house(database):
    ids = in_own_loop(furnish(database))
    age(database, ids)
    return database, ids


def left(database, ids):
    """Which matches are there; nothing that hangs on others is."""
    tables = [table for table in schema.metadata.sorted_tables if "match_id" in table.c]
    assert {"entry", "seat"} <= {table.name for table in tables}
    there, *hanging = execute(
        database, sa.select(schema.match.c.id), *(sa.select(table.c.match_id) for table in tables)
    )
    known = {row.id for row in there}
    assert {row.match_id for rows in hanging for row in rows} <= known
    return {name for name in ids if ids[name] in known}


def prune(capsys, database, *args):
    assert run(["prune", "--database", database, "--lang", "en", *args]) == 0
    return capsys.readouterr().out


def test_only_tables_that_never_began_go_by_themselves(house, capsys):
    database, ids = house
    assert "1 tables that never began, 0 finished" in prune(capsys, database)
    assert left(database, ids) == AGES.keys() - {"open_old"}


def test_finished_matches_are_kept_as_long_as_the_owner_says(house, capsys, monkeypatch):
    database, ids = house
    monkeypatch.setenv("TABBYTOP_KEEP_DAYS", "100")
    told = json.loads(prune(capsys, database, "--json"))
    assert told == {"never_began": 1, "finished": 1, "keep_days": 100, "dry_run": False}
    assert left(database, ids) == AGES.keys() - {"open_old", "over_old"}
    assert json.loads(prune(capsys, database, "--json"))["finished"] == 0


def test_a_dry_run_says_what_would_go_and_changes_nothing(house, capsys, monkeypatch):
    database, ids = house
    monkeypatch.setenv("TABBYTOP_KEEP_DAYS", "1")
    told = json.loads(prune(capsys, database, "--dry-run", "--json"))
    assert told == {"never_began": 1, "finished": 2, "keep_days": 1, "dry_run": True}
    assert "Nothing was changed" in prune(capsys, database, "--dry-run")
    assert left(database, ids) == AGES.keys()


def test_more_than_one_transaction_s_worth_goes(tmp_path, capsys):
    database = f"sqlite:///{tmp_path}/t.db"

    async def fill():
        lobby = Lobby(Store(database), OneProcess(), Thinkers())
        for _ in range(2 * AT_ONCE + 1):
            await lobby.create(Table("calico", {"players": 2}, OPEN))
        await lobby.close()

    in_own_loop(fill())
    execute(database, schema.match.update().values(touched=0.0))
    assert json.loads(prune(capsys, database, "--json"))["never_began"] == 2 * AT_ONCE + 1


@pytest.mark.parametrize("value", ["-1", "soon", "1.5"])
def test_days_that_are_no_number_are_refused(tmp_path, capsys, monkeypatch, value):
    monkeypatch.setenv("TABBYTOP_KEEP_DAYS", value)
    assert run(["prune", "--database", f"sqlite:///{tmp_path}/t.db", "--lang", "en"]) == 2
    assert "TABBYTOP_KEEP_DAYS" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_made(tmp_path, capsys):
    assert run(["prune", "--database", f"sqlite:///{tmp_path}/typo.db", "--lang", "en"]) == 2
    assert "can't be read" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_server_prunes_by_itself(house):
    database, ids = house
    with Server(database, keep_days=100) as server:
        wait_for(lambda: left(database, ids) == AGES.keys() - {"open_old", "over_old"})
        answers = {name: httpx.get(f"{server.url}/api/matches/{ids[name]}").status_code for name in ids}
    assert {name for name, status in answers.items() if status == 404} == {"open_old", "over_old"}
    assert {status for name, status in answers.items() if not name.endswith("_old")} == {200}


def test_what_goes_wrong_is_logged_and_tried_again(house, caplog, monkeypatch):
    database, ids = house
    monkeypatch.setattr(logging.getLogger("tabbytop"), "propagate", True)

    async def outage():
        lobby = Lobby(Store(database_url(database)), OneProcess(), Thinkers())
        execute(database, sa.text("ALTER TABLE seat RENAME TO taken_away"))
        pruning = asyncio.create_task(prune_daily(lobby, Policy(), try_again=0.05))
        await asyncio.to_thread(wait_for, lambda: caplog.text.count("old tables could not be removed") > 1)
        execute(database, sa.text("ALTER TABLE taken_away RENAME TO seat"))
        await asyncio.to_thread(wait_for, lambda: "open_old" not in left(database, ids))
        pruning.cancel()
        await asyncio.gather(pruning, return_exceptions=True)
        await lobby.close()

    in_own_loop(outage())
    assert left(database, ids) == AGES.keys() - {"open_old"}
