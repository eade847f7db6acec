"""Who is at the table: told by sockets alone, to everyone who looks, in every process."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing, contextmanager

import psycopg
import pytest
from websockets.sync.client import connect

from clients import Player, join, new_table
from server.test_timing import House, ear, hear
from services import Server, redis, wait_for
from tabbytop.host import presence

pytestmark = pytest.mark.once
OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
GONE = (False, None)
HERE = (True, None)


@pytest.fixture
def quick(tmp_path, monkeypatch):
    """A server for which whoever hangs up is gone."""
    monkeypatch.setattr(presence, "GRACE", 0.0)
    with House(f"sqlite:///{tmp_path}/t.db") as house:
        yield house


def two(url):
    ana = new_table(url, "calico", OPEN)
    return ana, join(url, ana.match)


def people(player):
    return [(chair["here"], chair["since"]) for chair in player.look()["chairs"]]


def here(player):
    return [chair["here"] for chair in player.look()["chairs"]]


@contextmanager
def connected(player, **hello):
    with ear(player, **hello):
        yield


def told(line):
    """The next word on who is here: by a frame of its own or with a view."""
    while (said := hear(line))["type"] not in ("presence", "view"):
        pass
    return [chair["here"] for chair in said["chairs"]]


def test_whoever_has_a_socket_is_here_and_everyone_is_told(quick):
    ana, ben = two(quick.url)
    onlooker = Player(quick.url, ana.match)
    assert people(onlooker) == [GONE, GONE]
    with ear(onlooker) as line:
        with connected(ana):
            assert told(line) == [True, False]
            assert people(ben) == [HERE, GONE]
            with connected(ben):
                assert told(line) == [True, True]
            assert told(line) == [True, False]
            assert people(onlooker)[0] == HERE
            is_here, since = people(onlooker)[1]
            assert not is_here
            assert 0 <= time.time() - since < 600
        assert told(line) == [False, False]


def test_all_seats_of_a_device_are_here_and_bots_and_free_chairs_are_neither(quick):
    chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}, {"kind": "bot", "level": "greedy"},
              {"kind": "open"}]  # fmt: skip
    table = new_table(quick.url, "calico", chairs)
    with connected(table, seat=1), connected(table, seat=0):
        assert people(table) == [HERE, HERE, (None, None), (None, None)]


def test_two_windows_of_one_person_are_one_person(quick):
    ana, _ = two(quick.url)
    with connected(ana):
        with connected(ana):
            pass
        ana.post("reactions", seat=0, reaction="purr").raise_for_status()
        assert here(ana) == [True, False]


def test_a_page_that_is_loaded_anew_was_never_away(tmp_path, monkeypatch):
    monkeypatch.setattr(presence, "GRACE", 10.0**6)
    with House(f"sqlite:///{tmp_path}/t.db") as house:
        ana, ben = two(house.url)
        with ear(Player(house.url, ana.match)) as line:
            with connected(ben):
                assert told(line) == [False, True]
            with connected(ben):
                ben.post("reactions", seat=1, reaction="purr").raise_for_status()
                said = [hear(line)["type"] for _ in range(2)]
        assert said == ["message", "view"]


def test_nothing_that_is_done_without_a_socket_shows(quick):
    """A hidden move, or any move: who makes it is here no more than before."""
    ana, _ = two(quick.url)
    ana.play_on([0], most=1)
    ana.post("reactions", seat=0, reaction="purr").raise_for_status()
    assert people(ana) == [GONE, GONE]


def test_presence_is_in_no_log(quick):
    ana, ben = two(quick.url)
    before = ana.messages()
    with connected(ben), connected(ana):
        pass
    assert ana.messages() == before


def test_after_the_server_was_killed_it_is_known_since_when_people_are_gone(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        ana, _ = two(server.url)
        began = int(time.time())
        with connect(f"{server.url}/api/matches/{ana.match}/socket".replace("http", "ws", 1)) as line:
            line.send(json.dumps({"token": ana.token}))
            wait_for(lambda: rows_of(server.database) == [(0, 1)])
            server.kill()
        server.start()
        is_here, since = people(ana)[0]
        assert not is_here
        assert since >= began


def rows_of(database):
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        return connection.execute("SELECT seat, is_here FROM presence").fetchall()


def test_no_table_in_the_database_costs_nobody_their_socket(quick, tmp_path):
    ana, ben = two(quick.url)
    with closing(sqlite3.connect(f"{tmp_path}/t.db")) as connection:
        connection.execute("DROP TABLE presence")
    with ear(ana) as line, connected(ben):
        ben.post("reactions", seat=1, reaction="purr").raise_for_status()
        while hear(line).get("reaction") != "purr":
            pass
        assert here(ana) == [True, True]


@pytest.mark.parametrize("broker", ["", "redis"])
def test_processes_tell_each_other_who_is_here(postgres_url, broker, tmp_path):
    if broker:
        with redis(tmp_path) as url:
            tell_each_other(postgres_url, broker=url)
    else:
        tell_each_other(postgres_url)


def tell_each_other(database, **settings):
    with Server(database, **settings) as one, Server(database, **settings) as another:
        ana, ben = two(one.url)
        there = Player(another.url, ben.match, ben.token)
        with ear(Player(one.url, ana.match)) as line:
            with connected(there):
                while told(line) != [False, True]:
                    pass
                with connected(ben):  # of one seat's two sockets, in two processes, one ends: the other objects
                    pass
                while told(line) != [False, False]:
                    pass
                while told(line) != [False, True]:
                    pass
            while told(line) != [False, False]:
                pass
        assert people(ana)[1][1] is not None


def test_what_a_lost_process_has_left_behind_is_not_believed(postgres_url):
    with Server(postgres_url) as server:
        ana, _ = two(server.url)
        with psycopg.connect(postgres_url) as connection:
            connection.execute("INSERT INTO presence VALUES (%s, 0, %s, true)", (ana.match, time.time() - 1000))
            connection.execute("INSERT INTO presence VALUES (%s, 1, %s, true)", (ana.match, time.time() + 1000))
        assert here(ana) == [False, True]
