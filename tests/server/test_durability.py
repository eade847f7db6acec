"""Nothing that was acknowledged is lost, nothing happens twice: kills, restarts, two processes, cut lines."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest
import sqlalchemy as sa
import websockets

from clients import Player, new_table
from services import PATIENCE, QuickServer, Server, in_own_loop, redis, wait_for
from tabbytop.games import GAMES
from tabbytop.host import schema
from tabbytop.host.store import make_engine, migrate

TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]

pytestmark = pytest.mark.once


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    url = request.getfixturevalue("postgres_url")
    name = f"t{time.time_ns()}"
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.rpartition("/")[0] + f"/{name}"


def test_every_acknowledged_move_survives_sudden_deaths(database):
    """20 kills (10 on PostgreSQL) at random moments while six tables are played."""
    survive(database, 20 if database.startswith("sqlite") else 10)


def test_one_of_two_processes_dies_again_and_again(postgres_url):
    survive(postgres_url, 8, processes=2)


@pytest.mark.long
@pytest.mark.parametrize("processes", [1, 2])
def test_a_thousand_sudden_deaths_lose_nothing(database, processes):
    """`TABBYTOP_KILLS=1000 python3 run.py test tests/server/test_durability.py -m long -s` says how far it is."""
    if processes == 1 or database.startswith("postgresql"):
        survive(database, int(os.environ.get("TABBYTOP_KILLS", "1000")), processes)


def survive(database, kills, processes=1):
    rng, began = Random(7), time.monotonic()
    servers = [QuickServer(database).start() for _ in range(processes)]
    acknowledged, stopping = {}, threading.Event()
    threads = [threading.Thread(target=keep_playing, args=(servers, g, acknowledged, stopping)) for g in GAMES * 2]
    for thread in threads:
        thread.start()
    try:
        for kill in range(1, kills + 1):
            so_far = answered(acknowledged)
            wait_for(lambda n=so_far: answered(acknowledged) > n)
            time.sleep(rng.uniform(0.05, 0.4))
            victim = rng.choice(servers)
            victim.kill()
            victim.start()
            if kill % 50 == 0:
                moves, seconds = answered(acknowledged), time.monotonic() - began
                print(f"{kill} kills, {len(acknowledged)} tables, {moves} moves, {seconds:.0f} s", flush=True)  # noqa: T201
    finally:
        stopping.set()
        for thread in threads:
            thread.join(PATIENCE)
    check_log(database, servers, acknowledged)
    assert answered(acknowledged) >= kills


def answered(acknowledged):
    return sum(map(len, list(acknowledged.values())))


def check_log(database, servers, acknowledged):
    """Every move that was answered is there once, and every table goes on; then the servers may go."""
    for table, answered in acknowledged.items():
        ids = [row.move_id.partition(":")[2] for row in stored(database, table.match) if row.kind == "move"]
        assert len(set(ids)) == len(ids)
        assert set(answered) <= set(ids)
        assert Player(servers[0].url, table.match, table.token).look()["status"] in ("playing", "over")
    for server in servers:
        server.stop()


def keep_playing(servers, game, acknowledged, stopping):
    """Match after match until told to stop; a move whose answer was lost is sent again with its id, to whoever is
    there."""
    table, rng, number = None, Random(game), 0
    while not stopping.is_set():
        try:
            if table is None:
                table = new_table(rng.choice(servers).url, game, chairs=TWO)
                acknowledged[table] = []
            look = table.look()
            if look["status"] == "over":
                table = None
                continue
            seat = look["to_act"][0]
            action = rng.choice(table.actions(seat))
        except httpx.HTTPError:
            turn_to(table, servers, rng)
            continue
        number += 1
        while not stopping.is_set():
            try:
                answer = table.post("moves", seat=seat, action=action, move_id=f"{number}")
            except httpx.HTTPError:
                turn_to(table, servers, rng)
                continue
            assert answer.status_code == 200, answer.text
            acknowledged[table].append(f"{number}")
            break


def turn_to(table, servers, rng):
    """Whichever server may be there now."""
    time.sleep(0.02)
    if table is not None:
        table.http.base_url = rng.choice(servers).url


def stored(database, match_id):
    engine = make_engine(database.replace("postgresql://", "postgresql+psycopg://"), writes=False)
    with engine.connect() as connection:
        entries = sa.select(schema.entry).where(schema.entry.c.match_id == match_id)
        rows = connection.execute(entries.order_by(schema.entry.c.number)).all()
    engine.dispose()
    return rows


def test_a_restarted_server_goes_on_even_in_the_middle_of_a_bots_turn(database):
    server = Server(database).start()
    player = new_table(server.url)
    player.play_on([0], most=7)
    thinking = children_of(server.process.pid)
    assert thinking
    server.kill()
    wait_for(lambda: not any(is_running(worker) for worker in thinking))
    server.start()
    player.play_on([0])
    assert player.look()["status"] == "over"
    assert "Traceback" not in server.stop()


def stat(process):
    """What Linux says of a process after its name: its state and its parent first; nothing of one that is gone."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return []


def children_of(process):
    everyone = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [other for other in everyone if stat(other)[1:2] == [str(process)]]


def is_running(process):
    return stat(process)[:1] not in ([], ["Z"])


def test_a_stopped_server_has_everything_on_disk_and_leaves_quietly(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/t.db").start()
    player = new_table(server.url, chairs=TWO)
    player.play_on([0, 1], most=9)
    assert server.stop().strip() == f"Tabbytop is at {server.url}"
    assert len([row for row in stored(f"sqlite:///{tmp_path}/t.db", player.match) if row.kind == "move"]) == 9


@pytest.mark.parametrize("broker", ["postgresql", "redis"])
def test_two_processes_serve_one_table(postgres_url, tmp_path, broker):
    """A plays on one process, B follows on the other; one of them is killed, and the match goes on."""
    with contextlib_broker(broker, tmp_path) as address:
        settings = {"broker": address} if address else {}
        left, right = Server(postgres_url, **settings).start(), Server(postgres_url, **settings).start()
        ana = new_table(left.url, chairs=TWO)
        far = Player(right.url, ana.match, ana.token)
        for number in range(10):
            near = ana if number % 2 else far
            seat = near.look()["to_act"][0]
            wanted = ana.look()["number"]
            wait_for(lambda n=near, w=wanted: n.look()["number"] >= w)
            near.post("moves", seat=seat, action=near.actions(seat)[0]).raise_for_status()
            wait_for(lambda w=wanted: ana.look()["number"] == far.look()["number"] > w)
        left.kill()
        assert far.play_on([0, 1]) > 10
        assert far.look()["status"] == "over"
        right.stop()


def contextlib_broker(kind, folder):
    return redis(folder) if kind == "redis" else contextlib.nullcontext("")


def test_a_line_that_is_cut_again_and_again_misses_nothing(server):
    """A socket resumes by number: every message once, in order, and the last view is the table's."""
    player = new_table(server.url, chairs=TWO)
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(player.play_on, [0, 1])
        numbers, view = in_own_loop(asyncio.wait_for(follow_with_cuts(server, player, playing), 300))
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers[-1] == player.look()["number"]
    assert view == player.look(seat=0)["view"]


async def follow_with_cuts(server, player, playing):
    numbers, view, rng = [], None, Random(3)
    address = server.url.replace("http", "ws") + f"/api/matches/{player.match}/socket"
    while True:
        if playing.done():
            playing.result()  # raises what kept it from playing
        async with websockets.connect(address, max_size=None) as socket:
            await socket.send(json.dumps({"token": player.token, "seat": 0, "after": len(numbers)}))
            for _ in range(rng.randrange(2, 12)):
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "message":
                    numbers.append(message["number"])
                if message["type"] == "view":
                    view = message["view"]
                    if message["status"] == "over" and message["number"] == len(numbers):
                        return numbers, view


def test_sockets_are_for_pages_of_this_house_and_holders_of_secrets(server):
    player = new_table(server.url, chairs=TWO)
    address = server.url.replace("http", "ws") + f"/api/matches/{player.match}/socket"

    async def attempt(hello, **more):
        try:
            async with websockets.connect(address, **more) as socket:
                await socket.send(hello if isinstance(hello, str) else json.dumps(hello))
                return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        except (websockets.ConnectionClosed, websockets.InvalidStatus):
            return None

    assert in_own_loop(attempt({}))["type"] == "message"
    assert in_own_loop(attempt({"token": player.token, "seat": 1}))["type"] == "message"
    for bad in (
        {"token": "guess"},
        {"seat": 0},
        {"after": -1},
        {"after": "x"},
        [],
        "{",
        {"token": player.token, "seat": 7},
    ):
        assert in_own_loop(attempt(bad)) is None
    assert in_own_loop(attempt({}, origin="https://evil.example")) is None
    assert in_own_loop(attempt({}, origin=server.url))["type"] == "message"


def test_a_database_of_the_previous_version_is_brought_up_to_date_and_played_on(database):
    """Tables of the first version with a match in them: it goes on, and nothing of it is lost."""
    url = database.replace("postgresql://", "postgresql+psycopg://")
    engine = make_engine(url, writes=True)
    migrate(engine, "0001")
    row, entry, seats = old_match()
    with engine.begin() as connection:
        old = sa.MetaData()
        old.reflect(connection)
        assert "owing" not in old.tables["match"].c
        connection.execute(old.tables["match"].insert(), row)
        connection.execute(old.tables["entry"].insert(), entry)
        connection.execute(old.tables["seat"].insert(), seats)
    engine.dispose()
    with Server(database) as server:
        player = Player(server.url, "old-match", "secret")
        assert player.play_on([0, 1]) == 86
        assert player.look()["status"] == "over"
        assert player.look()["seed"] == "1" * 32


def test_tables_of_the_version_before_get_the_time_at_which_they_are_due(database):
    """With a clock, with a bot, with neither, over: and the clock that ran down meanwhile is heard."""
    engine = make_engine(database.replace("postgresql://", "postgresql+psycopg://"), writes=True)
    migrate(engine, "0002")
    row, entry, seats = old_match()
    clock = '{"public":false,"undo":true,"stand_in":"uniform","away_after":30}'
    bot = entry["data"].replace('"kind": "person", "level": null', '"kind":"bot", "level": "uniform"', 1)
    assert bot != entry["data"]
    changes = {"clock": ({"options": clock}, {}), "bot": ({}, {"data": bot}), "people": ({}, {}),
               "over": ({"status": "over"}, {})}  # fmt: skip
    with engine.begin() as connection:
        old = sa.MetaData()
        old.reflect(connection)
        for name, (of_match, of_entry) in changes.items():
            connection.execute(old.tables["match"].insert(), {**row, "id": name, "touched": 100.0, **of_match})
            connection.execute(old.tables["entry"].insert(), {**entry, "match_id": name, **of_entry})
            connection.execute(old.tables["seat"].insert(), [{**seat, "match_id": name} for seat in seats])
    migrate(engine)
    with engine.connect() as connection:
        due = {found.id: found.due for found in connection.execute(sa.select(schema.match))}
    engine.dispose()
    assert due == {"clock": 130.0, "bot": 100.0, "people": None, "over": None}
    with Server(database) as server:
        wait_for(lambda: Player(server.url, "clock", "secret").look()["chairs"][0]["away"])
        assert Player(server.url, "bot", "secret").play_on([1], most=3) == 3
        assert Player(server.url, "people", "secret").play_on([0, 1], most=3) == 3


def old_match():
    """As the first version wrote it."""
    chair = {"kind": "person", "level": None, "is_away": False, "gave_up": False}
    match = {"id": "old-match", "game": "calico", "rules_version": 1, "config": '{"players":2}', "seed": "1" * 32,
             "options": '{"public":false,"undo":true,"stand_in":null}', "created": 1.0, "touched": 1.0, "version": 1,
             "status": "playing"}  # fmt: skip
    chairs = {"chairs": [{**chair, "name": name} for name in ("Ana", "Ben")]}
    entry = {"match_id": "old-match", "number": 1, "kind": "created", "seat": None, "move_id": None, "at": 1.0,
             "data": json.dumps(chairs)}  # fmt: skip
    token = hashlib.sha256(b"secret").hexdigest()
    return match, entry, [{"match_id": "old-match", "seat": seat, "token_hash": token} for seat in (0, 1)]


def test_migrations_lead_to_the_tables_of_the_code(database):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = make_engine(database.replace("postgresql://", "postgresql+psycopg://"), writes=True)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    assert not differences


def test_several_processes_on_sqlite_are_refused_with_advice():
    import subprocess
    import sys

    command = [sys.executable, "-m", "tabbytop", "serve", "--workers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--database postgresql://" in done.stderr


def test_no_secret_is_kept_in_the_clear(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        player = new_table(server.url, chairs=TWO)
        player.play_on([0, 1], most=3)
    assert player.token.encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
