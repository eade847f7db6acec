"""Secrets by timing: a step that others may not know of sends them nothing, moves no clock of theirs and touches no
list that they can see. The server runs in this process, so that its clock can be set."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import contextmanager
from random import Random

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from clients import join, new_table
from services import free_port, wait_for
from tabbytop.host import following
from tabbytop.server.app import make_app
from tabbytop.server.settings import Settings

pytestmark = pytest.mark.once
GAMES = ("yummy_kitty", "isle_of_cats")
NEVER = 10.0**6


class House:
    """A whole server on a loop in a thread of this process."""

    def __init__(self, database):
        settings = Settings(database=database, requests_a_second=10**6, requests_a_minute=10**6, log_level="error")
        self.app, port = make_app(settings), free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=port, log_level="error"))
        self.thread = threading.Thread(target=asyncio.run, args=(self._run(),))

    async def _run(self):
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def __enter__(self):
        self.thread.start()
        wait_for(lambda: self.server.started)
        return self

    def __exit__(self, *_):
        self.server.should_exit = True
        self.thread.join(60)

    def wake(self, match_id):
        """Ring the bell of a match, as every step does."""
        self.loop.call_soon_threadsafe(self.app.state.lobby.following.ring, match_id)


@pytest.fixture
def house(tmp_path):
    with House(f"sqlite:///{tmp_path}/t.db") as running:
        yield running


def sit_down(house, game):
    """Two people, by seat."""
    ana = new_table(house.url, game, [{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    return [ana, join(house.url, ana.match)]


@contextmanager
def ear(player, **hello):
    """A socket that has heard all that there is so far."""
    with connect(f"{player.http.base_url}/api/matches/{player.match}/socket".replace("http", "ws", 1)) as line:
        line.send(json.dumps({"token": player.token, **hello}))
        while hear(line)["type"] != "view":
            pass
        yield line


def hear(line):
    return json.loads(line.recv(timeout=120))


def hidden_steps(people, rng):
    """Play on; after each step that the other was not told of, who made it and who the other is."""
    while owing := people[0].look()["to_act"]:
        seat = rng.choice(owing)
        other = people[1 - seat]
        before = other.look()["number"]
        people[seat].post("moves", seat=seat, action=rng.choice(people[seat].actions(seat))).raise_for_status()
        if other.look()["number"] == before:
            yield seat, 1 - seat


@pytest.mark.parametrize("game", GAMES)
def test_hidden_steps_send_others_no_frame(house, game, monkeypatch):
    """What everyone is told next comes next, as in a world where the hidden steps were not made."""
    monkeypatch.setattr(following, "HEARTBEAT", NEVER)
    people = sit_down(house, game)
    steps = hidden_steps(people, Random(game))
    with ear(people[0]) as first, ear(people[1]) as second:
        for _ in range(6):
            seat, other = next(steps)
            line = (first, second)[other]
            people[seat].post("reactions", seat=seat, reaction="purr").raise_for_status()
            number, kinds, said = people[other].look()["number"], [], {}
            while said.get("number") != number or said["type"] != "view":
                said = hear(line)
                kinds.append(said["type"])
            assert {kind for kind in kinds if kind != "presence"} == {"message", "view"}


def test_the_clock_of_a_socket_is_its_own(house, monkeypatch):
    """Bells of hidden steps, rung faster than the clock beats, neither hold up a beat nor bring one."""
    monkeypatch.setattr(following, "HEARTBEAT", 1.0)
    ana, _ = sit_down(house, "isle_of_cats")
    stop = threading.Event()

    def ring_on():
        while not stop.wait(0.05):
            house.wake(ana.match)

    bells = threading.Thread(target=ring_on)
    with ear(ana) as line:
        bells.start()
        try:
            assert [hear(line)["type"] for _ in range(3)] == ["still"] * 3
        finally:
            stop.set()
            bells.join()


def test_an_own_ping_is_answered_and_nothing_else_is(house, monkeypatch):
    monkeypatch.setattr(following, "HEARTBEAT", NEVER)
    ana, _ = sit_down(house, "calico")
    with ear(ana) as line:
        for text in ("pong", "PING", "{}", b"ping", "ping", "ping"):
            line.send(text)
        pongs = [hear(line) for _ in range(2)]
        assert [pong["type"] for pong in pongs] == ["pong"] * 2
        assert all(pong["now"] > 1.7e9 for pong in pongs)
        ana.post("reactions", seat=0, reaction="purr")
        assert hear(line)["type"] == "message"


@pytest.mark.parametrize("game", GAMES)
def test_lists_and_feeds_of_a_guest_do_not_tell_of_others_hidden_steps(house, game):
    people = sit_down(house, game)
    guests = [new_guest(house.url, one) for one in people]

    def lists(seat):
        http, feed = guests[seat]
        return http.get("/api/guests/me/matches").json(), http.get(feed).text

    steps = hidden_steps(people, Random(game))
    told = [people[seat].look()["number"] for seat in (0, 1)]
    before = [lists(seat) for seat in (0, 1)]
    unseen = 0
    while unseen < 5:
        _, other = next(steps)
        if people[other].look()["number"] == told[other]:  # nothing else was told since
            assert lists(other) == before[other]
            unseen += 1
        told = [people[seat].look()["number"] for seat in (0, 1)]
        before = [lists(seat) for seat in (0, 1)]
    people[0].post("reactions", seat=0, reaction="purr").raise_for_status()
    assert lists(1)[0][0]["touched"] > before[1][0][0]["touched"]
    for http, _ in guests:
        http.close()


def new_guest(url, player):
    """A guest who keeps the player's seat, and the address of their feed."""
    token = httpx.post(f"{url}/api/guests", json={"name": "Ana", "language": "en"}).json()["token"]
    http = httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=60)
    http.post("/api/guests/me/matches", json={"match": player.match, "token": player.token}).raise_for_status()
    return http, http.post("/api/guests/me/feed").json()["path"]


def test_a_socket_that_can_not_be_told_is_closed(house, monkeypatch):
    """Else its pings would be answered for ever, and its client would believe that nothing happens."""
    ana, _ = sit_down(house, "calico")

    async def broken(*_):
        raise ZeroDivisionError

    with ear(ana) as line:
        ana.post("reactions", seat=0, reaction="purr").raise_for_status()
        while hear(line)["type"] != "view":
            pass
        monkeypatch.setattr(house.app.state.lobby, "seats_of", broken)
        house.app.state.lobby.presence.shown[ana.match] = {}
        house.wake(ana.match)
        with pytest.raises(ConnectionClosed):
            hear(line)
