"""Guests and their profiles, calls, feeds, rematches, people who take too long."""

from __future__ import annotations

import json
import socket
import threading
import xml.etree.ElementTree as ET
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest

from clients import Player, new_table
from services import Server, wait_for

pytestmark = pytest.mark.once
OPEN_TABLE = {"game": "calico", "config": {"players": 2}, "chairs": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}


def new_guest(url, name="Ana", language="fr"):
    token = (
        httpx.post(f"{url}/api/guests", json={"name": name, "language": language}).raise_for_status().json()["token"]
    )
    return httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=60)


def test_a_guest_has_name_language_and_matches_on_another_device(server):
    with new_guest(server.url) as phone:
        match = phone.post("/api/tables", json=OPEN_TABLE).raise_for_status().json()["match"]
        with httpx.Client(base_url=server.url, headers=phone.headers) as laptop:
            assert laptop.get("/api/guests/me").json()["language"] == "fr"
            assert [chair["match"] for chair in laptop.get("/api/guests/me/matches").json()] == [match]
            assert laptop.get(f"/api/matches/{match}").json()["seats"] == [0]


def test_a_guest_may_keep_seats_that_were_taken_without_a_profile(server):
    table = new_table(server.url)
    with new_guest(server.url) as guest:
        assert guest.get(f"/api/matches/{table.match}").status_code == 401
        wrong = guest.post("/api/guests/me/matches", json={"match": table.match, "token": "x" * 32})
        assert wrong.status_code == 403
        guest.post("/api/guests/me/matches", json={"match": table.match, "token": table.token}).raise_for_status()
        assert guest.get(f"/api/matches/{table.match}").json()["seats"] == [0]
        guest.delete("/api/guests/me").raise_for_status()
        assert guest.get(f"/api/matches/{table.match}").status_code == 401
        assert guest.get("/api/guests/me").status_code == 401
    assert table.look()["seats"] == [0]


def test_a_profile_can_be_changed_and_bad_wishes_change_nothing(server):
    with new_guest(server.url) as guest:
        guest.patch("/api/guests/me", json={"name": "Bea", "webhook": "https://example.org/x"}).raise_for_status()
        for wish in ({"webhook": "ftp://x"}, {"webhook": "http://"}, {"name": "\u0007"}, {"language": "de"}, {"x": 1}):
            assert guest.patch("/api/guests/me", json=wish).status_code == 422
        assert guest.get("/api/guests/me").json() == {
            "name": "Bea",
            "language": "fr",
            "webhook": "https://example.org/x",
            "feed": False,
        }


def test_the_feed_lists_open_turns_and_a_new_address_ends_the_old_one(server):
    with new_guest(server.url, "A <b> & c") as guest:
        first = guest.post("/api/guests/me/feed").json()["path"]
        second = guest.post("/api/guests/me/feed").json()["path"]
        assert httpx.get(server.url + first).status_code == 404
        assert len(entries(server.url + second)) == 0
        match = guest.post(
            "/api/tables",
            json={**OPEN_TABLE, "chairs": [OPEN_TABLE["chairs"][0], {"kind": "here", "name": "Ben"}]},
        ).json()["match"]
        (entry,) = entries(server.url + second)
        assert match in entry.find("{*}link").get("href")
        assert entry.find("{*}title").text == "Calico\u202f: c’est à vous de jouer."


def entries(url):
    return ET.fromstring(httpx.get(url).raise_for_status().text).findall("{*}entry")  # noqa: S314  our own


class Listener(BaseHTTPRequestHandler):
    heard: list[dict] = []  # noqa: RUF012  one for all requests

    def do_POST(self):
        self.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def listener():
    Listener.heard.clear()
    with HTTPServer(("127.0.0.1", 0), Listener) as house:
        threading.Thread(target=house.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{house.server_port}/turn"
        house.shutdown()


def play_until_called(url, hook):
    """A guest with a webhook against a bot; the match after the guest's first turn."""
    with new_guest(url) as guest:
        guest.patch("/api/guests/me", json={"webhook": hook}).raise_for_status()
        chairs = [OPEN_TABLE["chairs"][0], {"kind": "bot", "level": "uniform"}]
        key = guest.post("/api/tables", json={**OPEN_TABLE, "chairs": chairs}).json()
        player = Player(url, key["match"], key["token"])
        player.play_on([0], most=4)
        wait_for(lambda: 0 in player.look()["to_act"])
        return player


def test_whoever_wants_it_is_called_when_it_becomes_their_turn(tmp_path, listener):
    with Server(f"sqlite:///{tmp_path}/t.db", webhooks_inside="yes") as server:
        player = play_until_called(server.url, listener)
        wait_for(lambda: Listener.heard)
        call = Listener.heard[0]
        assert (call["match"], call["game"], call["seat"]) == (player.match, "calico", 0)
        assert call["text"] == "Calico\u202f: c’est à vous de jouer."
        assert player.token not in json.dumps(Listener.heard)


def test_no_call_goes_to_an_address_inside_this_network(server, listener):
    play_until_called(server.url, listener)
    from tabbytop.server.webhooks import outside_address

    for host in ("127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "0.0.0.0"):  # noqa: S104
        with pytest.raises(ValueError, match=host):
            outside_address(host, 80, inside=False)
    assert Listener.heard == []


@pytest.mark.parametrize("addresses", [("93.184.216.34", "10.0.0.1"), ("10.0.0.1", "93.184.216.34")])
def test_a_name_with_one_address_inside_among_several_is_not_called(monkeypatch, addresses):
    from tabbytop.server import webhooks

    def found(host, port, **_):
        del host
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(webhooks.socket, "getaddrinfo", found)
    with pytest.raises(ValueError, match="two-faced"):
        webhooks.outside_address("two-faced.example", 80, inside=False)
    assert webhooks.outside_address("two-faced.example", 80, inside=True) == (addresses[0], 80)


def test_a_rematch_has_the_same_people_and_their_secrets(server):
    ana = new_table(server.url, "yummy_kitty", chairs=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    key = httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": "Ben"}).json()
    ben = Player(server.url, ana.match, key["token"])
    assert ana.post("rematch", seat=0).status_code == 409
    while ana.look()["status"] != "over":
        ana.play_on([0], most=1) if 0 in ana.look()["to_act"] else ben.play_on([1], most=1)
    match = ana.post("rematch", seat=0).raise_for_status().json()["match"]
    assert ben.post("rematch", seat=1).json()["match"] == match
    assert ben.messages()[-1]["match"] == match
    new = Player(server.url, match, ben.token).look()
    assert (new["seats"], new["status"]) == ([0], "playing")
    assert [chair["name"] for chair in new["chairs"]] == ["Ben", "Ana"]
    assert Player(server.url, match, ana.token).look()["seats"] == [1]


def test_whoever_takes_too_long_is_away_until_they_come_back(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db") as server:
        chairs = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
        bad = httpx.post(f"{server.url}/api/tables", json={**OPEN_TABLE, "chairs": chairs, "away_after": 30})
        assert bad.json()["code"] == "host-away-bot"
        few = httpx.post(
            f"{server.url}/api/tables", json={**OPEN_TABLE, "chairs": chairs, "away_after": 1, "stand_in": "uniform"}
        )
        assert few.status_code == 422
        table = new_table(server.url, chairs=chairs, away_after=30, stand_in="uniform")
        server.let_time_pass(table.match, 40)
        wait_for(lambda: any(message.get("by") == "clock" for message in table.messages(seat=0)))
        wait_for(lambda: table.look()["to_act"] == [1])
        assert [chair["away"] for chair in table.look()["chairs"]] == [True, False]
        table.post("back", seat=0).raise_for_status()
        assert not table.look()["chairs"][0]["away"]
