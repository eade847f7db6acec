"""The lobby: nobody pushes others out of it, and it has more than one page."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter

import httpx
import pytest

from services import Server
from tabbytop.host.listing import MOST_OF_ONE, PAGE

pytestmark = pytest.mark.once
TABLE = {
    "game": "calico",
    "config": {"players": 2},
    "chairs": [{"kind": "me", "name": "Ana"}, {"kind": "open"}],
    "is_public": True,
}


@contextlib.contextmanager
def someone_at(server, address):
    """A client with an address of its own on this machine."""
    with httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=120) as client:
        yield client


def make(server, address, count, **more):
    with someone_at(server, address) as client:
        answers = [client.post("/api/tables", json={**TABLE, **more}).raise_for_status() for _ in range(count)]
    return [answer.json()["match"] for answer in answers]


def listed(server, page=1):
    return [table["match"] for table in httpx.get(f"{server.url}/api/tables?page={page}", timeout=120).json()]


def check_fairness(server):
    """An honest table, then many of somebody else, made in a hurry."""
    honest = make(server, "127.0.0.1", 1)
    many = make(server, "127.0.0.2", 12)
    assert listed(server) == [*reversed(many[-MOST_OF_ONE:]), *honest]
    with someone_at(server, "127.0.0.3") as ben:
        for match in many[-2:]:
            ben.post(f"/api/matches/{match}/join", json={"name": "Ben"}).raise_for_status()
    after = [*reversed(many[-2 - MOST_OF_ONE : -2]), *honest]
    assert listed(server) == after, "when tables fill up, others of the same address are listed"
    make(server, "127.0.0.2", 3, is_public=False)
    assert listed(server) == after
    return after


def test_one_address_fills_no_lobby_before_and_after_a_restart(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        shown = check_fairness(server)
        server.stop()
        server.start()
        assert listed(server) == shown


def test_one_address_fills_no_lobby_on_postgresql_either(postgres_url):
    with Server(postgres_url) as server:
        make(server, "127.0.0.4", 5)
        found = listed(server)
        assert len(found) >= MOST_OF_ONE
        assert len(set(found) & set(make(server, "127.0.0.4", 5))) == 0
        assert len(set(listed(server)) - set(found)) == MOST_OF_ONE


def test_the_lobby_has_pages(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        made = [match for n in range(40) for match in make(server, f"127.0.1.{n + 1}", MOST_OF_ONE)]
        pages = [listed(server, page) for page in (1, 2, 3)]
        assert [len(page) for page in pages] == [PAGE, len(made) - PAGE, 0]
        assert pages[0] + pages[1] == made[::-1]
        for bad in ("0", "-1", "x", str(10**30)):
            assert httpx.get(f"{server.url}/api/tables?page={bad}", timeout=120).status_code == 422


def test_no_address_is_written_down(tmp_path):
    """Only a mark that nobody can turn into an address again; and of tables that are not listed, not even that."""
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        make(server, "127.9.8.7", 2)
        make(server, "127.9.8.6", 1)
        make(server, "127.9.8.7", 1, is_public=False)
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as connection:
            assert "127.9.8" not in "".join(connection.iterdump())
            marks = [mark for (mark,) in connection.execute("SELECT json_extract(options, '$.maker') FROM match")]
        assert sorted(Counter(marks).values()) == [1, 1, 2]
        assert None in marks
        server.start()
        make(server, "127.9.8.7", 1)
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as connection:
            (newest,) = connection.execute(
                "SELECT json_extract(options, '$.maker') FROM match ORDER BY created DESC LIMIT 1"
            ).fetchone()
        assert newest not in marks, "the key of the marks is gone with its process"
        server.start()


def test_a_table_that_can_not_be_read_hides_no_other(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        good, old = make(server, "127.0.0.1", 2)
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as connection, connection:
            connection.execute("UPDATE match SET rules_version = 0 WHERE id = ?", (old,))
        server.start()
        assert listed(server) == [good]
