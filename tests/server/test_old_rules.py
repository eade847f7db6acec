"""The rules change: what was over is shown as it ended, what was not is told honestly and closed."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
import sqlalchemy as sa
import websockets
from pydantic import TypeAdapter

from clients import Player, new_table
from services import Server, in_own_loop, wait_for
from tabbytop.cli.main import run
from tabbytop.games import GAMES
from tabbytop.host import schema
from tabbytop.host.endings import unpack
from tabbytop.host.store import make_engine
from tabbytop.server import shapes

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


def has_shape(shape, obj):
    TypeAdapter(shape).validate_python(obj)
    return True


def change(url, *statements):
    engine = make_engine(url, writes=True)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def rows_of(url, table):
    engine = make_engine(url, writes=False)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(table)).mappings().all()
    engine.dispose()
    return rows


def endings_of(url):
    return {row["match_id"]: {**row, "kept": unpack(row["kept"])} for row in rows_of(url, schema.ending)}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A finished match of each game with what was shown of it, one under way and one with a free chair; then the rules
    change."""
    url = f"sqlite:///{tmp_path_factory.mktemp('old')}/t.db"
    with Server(url) as server:
        done = [new_table(server.url, game, chairs=TWO) for game in GAMES]
        done.append(new_table(server.url, chairs=[TWO[0], {"kind": "bot", "level": "greedy"}], undo="anything"))
        for player in done:
            player.play_on(player.look()["seats"], most=3)
            player.post("undo", seat=0)
            player.play_on(player.look()["seats"])
        shown = [(player.look(), player.http.get(f"/api/matches/{player.match}/record").json()) for player in done]
        token = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"}).json()["token"]
        table = {"game": "calico", "config": {"players": 2}, "chairs": TWO, "away_after": 30, "stand_in": "uniform"}
        made = httpx.post(f"{server.url}/api/tables", json=table, headers={"Authorization": f"Bearer {token}"}).json()
        going = Player(server.url, made["match"], made["token"])
        going.play_on([0, 1], most=5)
        open_one = new_table(server.url, chairs=[TWO[0], {"kind": "open"}], is_public=True)
    change(url, schema.match.update().values(rules_version=0))
    return url, done, shown, going, open_one, token


@pytest.fixture
def house(played):
    url, done, shown, going, open_one, token = played
    with Server(url) as server:
        *finished, unfinished = [Player(server.url, player.match, player.token) for player in (*done, going)]
        yield server, finished, shown, unfinished, open_one, token


def without_presence(chair):
    return {name: value for name, value in chair.items() if name not in ("here", "since")}


def test_a_finished_match_is_shown_as_it_ended(house):
    server, done, shown, *_ = house
    for player, (table, record) in zip(done, shown, strict=True):
        look = player.look()
        assert has_shape(shapes.MatchTable, look)
        assert look["replayable"] is False
        assert [without_presence(chair) for chair in look["chairs"]] == list(map(without_presence, table["chairs"]))
        same = ("status", "sheets", "result", "config", "seed", "seed_hash", "seats", "to_act", "rematch")
        assert {name: look[name] for name in same} == {name: table[name] for name in same}
        assert look["rules_version"] == 0
        assert set(look) == {*table, "replayable"}
        assert player.http.get(f"/api/matches/{player.match}/record").json() == {**record, "rules_version": 0}
        assert Player(server.url, player.match).look()["view"] == look["view"]
        assert Player(server.url, player.match, "guess").http.get(f"/api/matches/{player.match}").status_code == 401


def test_what_is_not_known_of_a_finished_match_is_said_in_three_languages(house):
    server, done, *_ = house
    said = set()
    for language in ("en", "fr", "es"):
        player = Player(server.url, done[0].match, done[0].token, language)
        for path in ("messages", "replay", "choices", "actions"):
            answer = player.http.get(f"/api/matches/{player.match}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (410, "host-old-replay")
        assert player.post("moves", seat=0, action={}).status_code == 410
        said.add(answer.json()["title"])
    assert len(said) == 3


def test_a_socket_at_a_finished_match_shows_its_end_and_stays(house):
    server, done, *_ = house

    async def first():
        address = server.url.replace("http", "ws") + f"/api/matches/{done[0].match}/socket"
        async with websockets.connect(address, max_size=None) as socket:
            await socket.send(json.dumps({"token": done[0].token, "seat": 0}))
            return json.loads(await asyncio.wait_for(socket.recv(), 60))

    view = in_own_loop(first())
    assert has_shape(shapes.SocketView, view)
    assert (view["type"], view["status"], view["replayable"]) == ("view", "over", False)


def test_an_unfinished_match_is_told_honestly_and_closed(house, played):
    url, *_ = played
    server, _, _, going, open_one, token = house
    for path in ("", "/actions", "/messages", "/record", "/replay"):
        answer = going.http.get(f"/api/matches/{going.match}{path}")
        assert (answer.status_code, answer.json()["code"]) == (410, "host-old-rules")
    assert going.post("moves", seat=0, action={}).status_code == 410
    row = next(row for row in rows_of(url, schema.match) if row["id"] == going.match)
    assert (row["status"], row["due"]) == ("closed", None)
    headers = {"Authorization": f"Bearer {token}"}
    (chair,) = httpx.get(f"{server.url}/api/guests/me/matches", headers=headers).raise_for_status().json()
    assert has_shape(shapes.GuestSeat, chair)
    assert (chair["status"], chair["is_turn"]) == ("closed", False)
    assert httpx.get(f"{server.url}/api/tables").raise_for_status().json() == []
    joining = httpx.post(f"{server.url}/api/matches/{open_one.match}/join", json={"name": "Ben"})
    assert joining.status_code == 410


@pytest.mark.usefixtures("house")
def test_endings_move_house_too(played, tmp_path):
    url, done, shown, going, *_ = played
    file, home = str(tmp_path / "x.jsonl"), f"sqlite:///{tmp_path}/home.db"
    assert run(["export", file, "--database", url]) == 0
    assert run(["import", file, "--database", home]) == 0
    assert endings_of(home) == endings_of(url)
    assert run(["export", file, "--database", home, "--records"]) == 0
    with open(file, encoding="utf-8") as records:  # noqa: PTH123
        kept = [json.loads(line) for line in records]
    by_seed = {record["seed"]: record for record in kept}
    assert by_seed == {record["seed"]: {**record, "rules_version": 0} for _, record in shown}
    with Server(home) as server:
        assert Player(server.url, done[0].match, done[0].token).look()["result"] == shown[0][0]["result"]
        assert httpx.get(f"{server.url}/api/matches/{going.match}").status_code == 410


def test_a_match_of_later_rules_is_left_alone(tmp_path):
    url = f"sqlite:///{tmp_path}/t.db"
    with Server(url) as server:
        player = new_table(server.url, chairs=TWO, away_after=30, stand_in="uniform")
        server.stop()
        change(url, schema.match.update().values(rules_version=99, due=1.0))
        server.start()
        answer = player.http.get(f"/api/matches/{player.match}")
        assert (answer.status_code, answer.json()["code"]) == (409, "host-newer-rules")
        wait_for(lambda: rows_of(url, schema.match)[0]["due"] != 1.0)
        server.stop()
        assert rows_of(url, schema.match)[0]["status"] == "playing"
        change(url, schema.match.update().values(rules_version=1))
        server.start()
        assert player.play_on([0, 1], most=3) == 3


def test_matches_that_were_over_before_endings_were_stored_get_theirs(tmp_path):
    url = f"sqlite:///{tmp_path}/t.db"
    with Server(url) as server:
        new_table(server.url, "yummy_kitty", chairs=TWO)
        players = [new_table(server.url, "yummy_kitty", chairs=TWO) for _ in range(2)]
        for player in players:
            player.play_on([0, 1])
        before = rows_of(url, schema.ending)
        assert {row["match_id"] for row in before} == {player.match for player in players}
        server.stop()
        change(url, schema.ending.delete())
        server.start()
        wait_for(lambda: len(rows_of(url, schema.ending)) == 2)
        assert sorted(map(str, rows_of(url, schema.ending))) == sorted(map(str, before))


def test_an_end_that_was_never_stored_is_said_to_be_lost(tmp_path):
    url = f"sqlite:///{tmp_path}/t.db"
    with Server(url) as server:
        player = new_table(server.url, "yummy_kitty", chairs=TWO)
        player.play_on([0, 1])
        server.stop()
        change(url, schema.ending.delete(), schema.match.update().values(rules_version=0))
        server.start()
        for path in ("", "/record"):
            answer = player.http.get(f"/api/matches/{player.match}{path}")
            assert (answer.status_code, answer.json()["code"]) == (410, "host-old-end")
