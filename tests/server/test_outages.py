"""The database goes away, or Redis does: what can be answered is, the rest says so, and all of it comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import sqlite3
import threading
import time

import httpx
import pytest
import websockets

from clients import Player, new_table
from services import Server, in_own_loop, redis, stoppable_postgres, stoppable_redis, wait_for
from tabbytop.host.broker import RedisBroker
from tabbytop.host.lobby import Lobby
from tabbytop.host.outage import end
from tabbytop.host.store import Store
from tabbytop.host.thinking import Thinkers

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
SHORT_AND_LONG = [7, pytest.param(20, marks=pytest.mark.long)]
"""Seconds: longer than SQLite waits for a lock; and an outage as people know it."""


class LockedSqlite:
    """A SQLite database that somebody else writes to for a while."""

    def __init__(self, folder):
        self.file = folder / "t.db"
        self.url = f"sqlite:///{self.file}"

    @contextlib.contextmanager
    def away(self):
        with contextlib.closing(sqlite3.connect(self.file, isolation_level=None, timeout=60)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            try:
                yield
            finally:
                connection.execute("ROLLBACK")


class StoppedPostgres:
    def __init__(self, server):
        self.server, self.url = server, server.url

    @contextlib.contextmanager
    def away(self):
        self.server.stop()
        try:
            yield
        finally:
            self.server.start()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        yield LockedSqlite(tmp_path)
        return
    with stoppable_postgres() as server:
        yield StoppedPostgres(server)


def is_ready(server):
    return httpx.get(f"{server.url}/readyz", timeout=60).status_code == 200


def move_of(player):
    seat = player.look()["to_act"][0]
    return {"seat": seat, "action": player.actions(seat)[0]}


class Follower:
    """Someone with a socket that is opened again whenever it is closed for now; what it has heard, and how it ended."""

    def __init__(self, player, seat=0):
        url = str(player.http.base_url).replace("http", "ws").rstrip("/")
        self.address = f"{url}/api/matches/{player.match}/socket"
        self.hello = {"token": player.token, "seat": seat}
        self.numbers, self.closed, self.is_leaving = [], None, False
        self.thread = threading.Thread(target=lambda: asyncio.run(self._follow()))

    def __enter__(self):
        self.thread.start()
        wait_for(lambda: self.numbers)
        return self

    def __exit__(self, *_):
        self.is_leaving = True
        self.thread.join(60)

    async def _follow(self):
        while self.closed != 1008 and not self.is_leaving:
            with contextlib.suppress(websockets.InvalidStatus, websockets.ConnectionClosed, OSError):
                async with websockets.connect(self.address, max_size=None) as socket:
                    await self._hear(socket)
            await asyncio.sleep(0.1)

    async def _hear(self, socket):
        try:
            await socket.send(json.dumps({**self.hello, "after": len(self.numbers)}))
            while not self.is_leaving:
                with contextlib.suppress(TimeoutError):
                    message = json.loads(await asyncio.wait_for(socket.recv(), 0.2))
                    if message["type"] == "message":
                        self.numbers.append(message["number"])
        finally:
            self.closed = socket.close_code


@pytest.mark.parametrize("seconds", SHORT_AND_LONG)
def test_a_database_that_is_away_is_told_and_everything_goes_on_when_it_is_back(database, seconds):
    with Server(database.url) as server:
        player = new_table(server.url, chairs=TWO)
        player.play_on([0, 1], most=3)
        bots = new_table(server.url, chairs=[{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "greedy"}])
        guest = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"}).json()["token"]
        with Follower(player) as follower:
            live_through_outage(server, database, player, seconds)
            wait_for(lambda: follower.numbers == [1, 2, 3, 4, 5])
        headers = {"Authorization": f"Bearer {guest}"}
        assert httpx.get(f"{server.url}/api/guests/me", headers=headers, timeout=60).json()["name"] == "Ana"
        bots.play_on([0], most=5)
        said = server.stop()
        assert "Traceback" not in said, said


def live_through_outage(server, database, player, seconds):
    """A move that is refused meanwhile is made once, however often it is sent."""
    move, began = move_of(player), time.monotonic()
    with database.away():
        assert_away(player.post("moves", **move, move_id="again"))
        assert_away(httpx.post(f"{server.url}/api/guests", json={"name": "Ben"}, timeout=60))
        wait_for(lambda: not is_ready(server))  # asked of the disk once a second
        assert_away(httpx.get(f"{server.url}/readyz", timeout=60))
        assert player.look()["number"] == 4
        if database.url.startswith("postgresql"):
            wait_for(lambda: is_stale(player))
            assert_away(httpx.get(f"{server.url}/api/matches/unknown", timeout=60))
        wait_for(lambda: time.monotonic() - began > seconds)
    wait_for(lambda: is_ready(server))
    player.post("moves", **move, move_id="again").raise_for_status()
    player.post("moves", **move, move_id="again").raise_for_status()
    assert player.look()["number"] == 5
    wait_for(lambda: not is_stale(player))


def is_stale(player):
    return "tabbytop-stale" in player.http.get(f"/api/matches/{player.match}").raise_for_status().headers


def assert_away(answer):
    assert answer.status_code == 503, answer.text
    assert answer.json()["code"] == "server-away"
    assert int(answer.headers["retry-after"]) > 0
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("seconds", SHORT_AND_LONG)
def test_a_clock_runs_down_though_the_database_was_away_at_that_moment(database, seconds):
    with Server(database.url) as server:
        table = new_table(server.url, chairs=TWO, away_after=30, stand_in="uniform")
        server.let_time_pass(table.match, 27)
        with database.away():
            time.sleep(seconds)
        wait_for(lambda: is_ready(server))
        wait_for(lambda: any(message.get("by") == "clock" for message in table.messages(seat=0)))
        wait_for(lambda: table.look()["to_act"] == [1])


@pytest.mark.parametrize("seconds", [3, pytest.param(60, marks=pytest.mark.long)])
def test_without_redis_readers_and_followers_on_another_process_keep_up(postgres_url, tmp_path, seconds):
    with contextlib.ExitStack() as stack:
        broker = stack.enter_context(stoppable_redis(tmp_path))
        left, right = (stack.enter_context(Server(postgres_url, broker=broker.url)) for _ in range(2))
        ana, onlooked = (new_table(left.url, chairs=TWO) for _ in range(2))
        far = Player(right.url, ana.match, ana.token)
        follower = stack.enter_context(Follower(Player(right.url, onlooked.match, onlooked.token)))
        assert far.look()["number"] == 1
        broker.stop()
        began, played = time.monotonic(), 1
        while time.monotonic() - began < seconds:
            played += ana.play_on([0, 1], most=1)
            onlooked.play_on([0, 1], most=1)
            wait_for(lambda n=played: far.look()["number"] == n)
            wait_for(lambda n=played: len(follower.numbers) == n)
            time.sleep(seconds / 4)
        broker.start()
        far.play_on([0, 1], most=1)
        wait_for(lambda: ana.look()["number"] == played + 1)
        wait_for(lambda: not is_stale(far))


def test_work_that_loses_a_cancellation_ends_all_the_same():
    async def lose_one():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def end_it():
        task = asyncio.create_task(lose_one())
        await asyncio.sleep(0)
        await end([task])
        return task.cancelled()

    assert in_own_loop(asyncio.wait_for(end_it(), 60))


def test_a_house_with_redis_closes_at_any_moment(tmp_path):
    """Redis's client loses a cancellation of five that come while it sends."""

    async def close_soon(url, seconds):
        lobby = Lobby(Store(f"sqlite:///{tmp_path}/t.db"), RedisBroker(url), Thinkers())
        await lobby.open()
        await lobby.broker.publish("anything")
        await asyncio.sleep(seconds)
        await lobby.close()

    with redis(tmp_path) as url:
        for number in range(24):
            in_own_loop(asyncio.wait_for(close_soon(url, number * 0.0002), 120))


def test_a_guest_who_is_deleted_on_one_process_is_gone_on_the_other(postgres_url):
    with Server(postgres_url) as left, Server(postgres_url) as right:
        token = httpx.post(f"{left.url}/api/guests", json={"name": "Ana"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        table = {"game": "calico", "config": {"players": 2}, "chairs": TWO}
        made = httpx.post(f"{left.url}/api/tables", json=table, headers=headers, timeout=60).json()
        far = Player(right.url, made["match"], token)
        far.post("moves", **move_of(far)).raise_for_status()
        own = Player(right.url, made["match"], made["token"])
        with Follower(far) as follower:
            httpx.delete(f"{left.url}/api/guests/me", headers=headers, timeout=60).raise_for_status()
            wait_for(lambda: far.http.get(f"/api/matches/{far.match}").status_code == 401)
            assert far.post("moves", **move_of(own)).status_code == 403
            wait_for(lambda: follower.closed == 1008)
        assert own.look()["seats"] == [0, 1]


def test_what_all_processes_count_is_told_by_any_of_them(postgres_url):
    from prometheus_client.parser import text_string_to_metric_families

    def told(name):
        text = httpx.get(f"{server.url}/metrics", timeout=60).raise_for_status().text
        samples = [s for family in text_string_to_metric_families(text) for s in family.samples]
        return sum(sample.value for sample in samples if sample.name == name)

    with Server(postgres_url, workers=2) as server:
        tables = [new_table(server.url, chairs=TWO) for _ in range(6)]
        for table in tables:
            table.play_on([0, 1], most=3)
        assert {told("tabbytop_moves_total") for _ in range(20)} == {18}
        assert {told("tabbytop_tables_made_total") for _ in range(20)} == {6}
        with contextlib.ExitStack() as stack:
            for table in tables:
                stack.enter_context(Follower(table))
            wait_for(lambda: told("tabbytop_sockets") == 6)
        wait_for(lambda: told("tabbytop_sockets") == 0)


@contextlib.contextmanager
def full_disk(process, folder):
    """No file of this process may grow: what it would write beyond its end fails, as on a disk that is full."""
    _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    least = min(file.stat().st_size for file in folder.iterdir() if file.suffix in (".db", ".db-wal"))
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (least, hard))
    try:
        yield
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))


def test_on_a_full_disk_moves_are_refused_and_nothing_is_lost_when_there_is_room_again(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        player = new_table(server.url, chairs=TWO)
        assert player.play_on([0, 1], most=5) == 5
        before, move = player.look(), move_of(player)
        with full_disk(server.process, tmp_path):
            refused = [player.post("moves", **move, move_id=f"full{n}") for n in range(3)]
            for answer in refused:
                assert_away(answer)
            assert player.look() == before
            wait_for(lambda: not is_ready(server))
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        wait_for(lambda: is_ready(server))
        player.post("moves", **move, move_id="full0").raise_for_status()
        assert player.look()["number"] == before["number"] + 1
        server.kill()
        server.start()
        assert player.look()["number"] == before["number"] + 1
        player.play_on([0, 1])
        assert player.look()["status"] == "over"
