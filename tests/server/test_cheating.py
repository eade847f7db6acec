"""A cheater at the table: other people's cards, seats, moves and turns stay theirs."""

from __future__ import annotations

import contextlib
import json
import threading

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from clients import Player, join, new_table
from services import PATIENCE
from tabbytop.games import GAMES

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
THREE_CHAIRS = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]


def listen(player, **hello):
    socket = connect(f"{player.http.base_url}/api/matches/{player.match}/socket".replace("http", "ws", 1))
    socket.__enter__().send(json.dumps(hello))
    return socket


def views(socket):
    """The views that come until the server hangs up."""
    found = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            found += [message] if message["type"] == "view" else []
    return found


def see(socket):
    """The next view."""
    while (message := json.loads(socket.recv(timeout=PATIENCE)))["type"] != "view":
        pass
    return message


@pytest.mark.parametrize("game", GAMES)
def test_nobody_looks_through_one_chair_and_sits_on_another(server, game):
    """Until all sit, every chair shows what an onlooker sees: another chair would show one's own cats."""
    ana = new_table(server.url, game, chairs=THREE_CHAIRS)
    spy = join(server.url, ana.match)
    public = Player(server.url, ana.match).look()
    for player in (ana, spy):
        look = player.look()
        assert (look["view"], look["sheets"]) == (public["view"], public["sheets"])
        assert player.actions(look["seat"]) == []


def test_a_socket_ends_when_its_chair_is_given_to_someone_else(server):
    ana = new_table(server.url, "yummy_kitty", chairs=THREE_CHAIRS)
    spy = join(server.url, ana.match)
    with listen(spy, token=spy.token, seat=1) as socket:
        see(socket)
        spy.post("leave", seat=1).raise_for_status()
        ben, _ = join(server.url, ana.match), join(server.url, ana.match)
        assert ben.look()["view"]["seat"] == 1
        assert all(view["status"] == "open" and view["view"]["seat"] is None for view in views(socket))


def test_a_profile_that_is_gone_hears_nothing_more(server):
    token = httpx.post(f"{server.url}/api/guests", json={"name": "G"}).json()["token"]
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as guest:
        ana = new_table(server.url, chairs=TWO)
        guest.post("/api/guests/me/matches", json={"match": ana.match, "token": ana.token}).raise_for_status()
        with listen(ana, token=token, seat=1) as socket:
            see(socket)
            guest.delete("/api/guests/me").raise_for_status()
            ana.post("moves", seat=0, action=ana.actions(0)[0]).raise_for_status()
            assert views(socket) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_the_end(server, game):
    """Nothing is taken back once the seed is known, and nobody moves any more."""
    table = new_table(server.url, game, chairs=TWO)
    table.play_on([0, 1])
    before = table.look()
    assert "seed" in before
    assert not table.look(seat=1)["can_undo"]
    assert [table.post("undo", seat=seat).json()["code"] for seat in (0, 1)] == ["host-over"] * 2
    assert table.look() == before


def test_a_move_id_is_its_seats_own(server):
    """Whoever plays another's ids first neither swallows their moves nor learns of them."""
    ana = new_table(server.url, chairs=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    ben = join(server.url, ana.match)
    for number in "12":
        ana.post("moves", seat=0, action=ana.actions(0)[0], move_id=number).raise_for_status()
    ben.post("moves", seat=1, action=ben.actions(1)[0], move_id="1").raise_for_status()
    assert [m["seat"] for m in ana.messages() if m["kind"] == "move"] == [0, 0, 1]


def test_who_has_given_up_is_played_by_a_bot_at_any_table_and_moves_no_more(server):
    table = new_table(server.url, chairs=TWO)
    table.post("give-up", seat=0).raise_for_status()
    assert table.look()["chairs"][0]["bot"] == "greedy"
    late = table.post("moves", seat=0, action={"kind": "take", "market": 0})
    assert (late.status_code, late.json()["code"]) == (409, "host-over")
    assert table.post("undo", seat=0).json()["code"] == "host-over"
    table.play_on([1])
    assert table.look()["status"] == "over"


def test_secrets_open_nothing_at_other_tables(server):
    ana, eve = new_table(server.url, chairs=TWO), new_table(server.url, chairs=TWO)
    thief = Player(server.url, ana.match, eve.token)
    table = f"/api/matches/{ana.match}"
    for path in ("", "/messages", "/actions", "/choices"):
        assert thief.http.get(table + path).status_code == 401
    for what in ("moves", "preview"):
        assert thief.post(what, seat=0, action={"kind": "take", "market": 0}).status_code == 403
    for what in ("undo", "leave", "back", "give-up", "rematch"):
        assert thief.post(what, seat=0).status_code == 403
    assert thief.post("reactions", seat=0, reaction="purr").status_code == 403
    for path in ("record", "replay", "replay?seat=0&step=3"):
        assert thief.http.get(f"{table}/{path}").status_code == 409
    with listen(thief, token=eve.token) as socket:
        assert views(socket) == []


def test_a_chair_is_taken_once_however_many_run_for_it(server):
    ana = new_table(server.url, chairs=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    answers = []

    def run(number):
        answers.append(httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": f"N{number}"}))

    at_once(run, 8)
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7


def test_a_move_counts_once_however_many_send_it(server):
    ana = new_table(server.url, chairs=TWO)
    action = ana.actions(0)[0]
    statuses = []
    at_once(lambda n: statuses.append(ana.post("moves", seat=0, action=action, move_id=f"m{n % 2}").status_code), 8)
    assert set(statuses) <= {200, 409}
    assert len([m for m in ana.messages() if m["kind"] == "move"]) == 1


def at_once(work, many):
    runners = [threading.Thread(target=work, args=(number,)) for number in range(many)]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join(PATIENCE)


def test_private_tables_do_not_push_public_ones_off_the_list(server):
    wanted = new_table(server.url, chairs=THREE_CHAIRS, is_public=True)
    with httpx.Client(base_url=server.url, timeout=60) as eve:
        for _ in range(110):
            eve.post("/api/tables", json={"game": "calico", "config": {"players": 3}, "chairs": THREE_CHAIRS[:1]})
    assert any(table["match"] == wanted.match for table in httpx.get(f"{server.url}/api/tables").json())


def test_a_log_does_not_grow_for_ever(server):
    """Reactions, undos, comings and goings have an end; the match goes on, and others have theirs."""
    from tabbytop.host.match import MOST_BESIDES

    table = new_table(server.url, chairs=TWO)
    for _ in range(MOST_BESIDES):
        table.post("reactions", seat=0, reaction="purr").raise_for_status()
    refused = table.post("reactions", seat=0, reaction="purr")
    assert (refused.status_code, refused.json()["code"]) == (409, "host-too-much")
    table.post("moves", seat=0, action=table.actions(0)[0]).raise_for_status()
    assert table.post("undo", seat=0).json()["code"] == "host-too-much"
    table.post("reactions", seat=1, reaction="purr").raise_for_status()
    assert table.look()["number"] == MOST_BESIDES + 3
