"""What a page needs to draw a table: games and boxes, choices with their gain, previews, replays; and that all of it
has the shape that the description says."""

from __future__ import annotations

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from pydantic import TypeAdapter
from starlette.routing import Route

from clients import Player, new_table
from services import in_own_loop
from tabbytop.games import GAMES, load_game
from tabbytop.host.outage import Unreachable
from tabbytop.server import metrics, shapes
from tabbytop.server.app import make_app
from tabbytop.server.settings import Settings

pytestmark = pytest.mark.once


def has_shape(shape, obj):
    TypeAdapter(shape).validate_python(obj)
    return True


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_games_are_told_with_every_option_in_the_readers_language(server, language):
    cards = httpx.get(f"{server.url}/api/games", headers={"Accept-Language": language}).json()
    assert has_shape(list[shapes.GameCard], cards)
    assert [card["name"] for card in cards] == list(GAMES)
    for card in cards:
        game = load_game(card["name"])
        options = {option["name"]: option["default"] for option in card["options"]}
        config = {**options, "players": card["players"]["least"]}
        assert game.load_config(config) == game.load_config({"players": card["players"]["least"]})
        for option in card["options"]:
            for choice in option.get("choices", []):
                title = str(choice["title"])
                assert "_" not in title
                assert title


@pytest.mark.parametrize("game", GAMES)
def test_the_box_is_the_same_for_everyone(server, game):
    answer = httpx.get(f"{server.url}/api/games/{game}/box")
    assert answer.json() == TypeAdapter(dict).validate_json(answer.content)
    assert httpx.get(f"{server.url}/api/games/go/box").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_choices_and_previews_tell_what_then_happens(server, game):
    """Every answer has its described shape; a gain that was promised is kept; nothing changes by asking."""
    chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
    table = new_table(server.url, game, chairs=chairs)
    for turn in range(60):
        look = table.look()
        assert has_shape(shapes.MatchTable, look)
        if not look["to_act"]:
            break
        seat = look["to_act"][0]
        choices = table.http.get(f"/api/matches/{table.match}/choices", params={"seat": seat}).json()
        assert has_shape(shapes.NumberedChoices, choices)
        choice = choices["actions"][turn % len(choices["actions"])] if choices["actions"] else None
        if choices["places"]:
            shape, turns = next(iter(choices["places"].items()))
            way, cells = next(iter(turns.items()))
            choice = {"action": {"kind": "place", "shape": shape, "turn": int(way), "cell": cells[0]}, "gain": None}
        before = table.look(seat=seat)
        preview = table.post("preview", seat=seat, action=choice["action"]).raise_for_status().json()
        assert has_shape(shapes.PreviewShape, preview)
        assert preview["problem"] is None
        assert table.look(seat=seat) == before
        table.post("moves", seat=seat, action=choice["action"]).raise_for_status()
        if preview["gain"] is not None:
            after = table.look(seat=seat)
            totals = [next(s["total"] for s in found["sheets"] if s["seat"] == seat) for found in (before, after)]
            assert totals[1] - totals[0] == preview["gain"]
            assert after["sheets"] == preview["sheets"]


def test_a_preview_of_what_is_forbidden_names_the_rule(server):
    table = new_table(server.url)
    answer = table.post("preview", seat=0, action={"kind": "take", "market": 0}).json()
    assert answer["problem"]["code"].startswith("calico-")
    assert answer["problem"]["section"]
    assert answer["problem"]["title"]
    assert (answer["gain"], answer["sheets"], answer["events"]) == (None, None, [])


def test_only_the_holder_of_a_seat_may_ask_for_its_choices_and_previews(server):
    table = new_table(server.url)
    onlooker = Player(server.url, table.match)
    assert onlooker.http.get(f"/api/matches/{table.match}/choices").json()["actions"] == []
    assert onlooker.http.get(f"/api/matches/{table.match}/choices", params={"seat": 0}).status_code == 403
    assert onlooker.post("preview", seat=0, action={"kind": "take", "market": 0}).status_code == 401


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_can_be_seen_again_step_by_step(server, game):
    table = new_table(server.url, game)
    path = f"/api/matches/{table.match}/replay"
    assert table.http.get(path).json()["code"] == "host-not-over"
    table.play_on([0])
    last = table.http.get(path, params={"step": 10**6, "seat": 0}).json()
    look = table.look()
    assert has_shape(shapes.Step, last)
    assert (last["step"], last["view"], last["sheets"]) == (last["steps"], look["view"], look["sheets"])
    for step in range(0, last["steps"], 7):
        assert has_shape(shapes.Step, table.http.get(path, params={"step": step}).json())
    assert has_shape(shapes.RecordShape, table.http.get(f"/api/matches/{table.match}/record").json())
    assert has_shape(list[shapes.MessageShape], table.messages())


def test_the_description_names_every_route_with_an_example_and_the_socket(server):
    described = httpx.get(f"{server.url}/openapi.json").json()
    assert set(described["webhooks"]) == set(shapes.SOCKET)
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert route["description"], path
            good = next(iter(route["responses"].values()))
            assert good["content"]["application/json"]["schema"], path
            if method in ("post", "patch") and "requestBody" in route:
                name = route["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
                assert "examples" in str(described["components"]["schemas"][name]), path
    page = httpx.get(f"{server.url}/docs").text
    assert "<script" not in page
    assert "http://" not in page.replace(server.url, "")
    assert all(path in page for path in described["paths"])


def metrics_of(url):
    """As Prometheus reads them: by name and label."""
    text = httpx.get(f"{url}/metrics").raise_for_status().text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {sample.name + "".join(sample.labels.values()): sample.value for sample in samples}


@pytest.mark.parametrize(
    ("error", "status", "code"), [(ZeroDivisionError, 500, "server-fault"), (Unreachable, 503, "server-away")]
)
def test_our_own_mistakes_have_the_headers_of_every_answer_and_are_counted(error, status, code):
    app = make_app(Settings())

    async def fail(request):
        del request
        raise error

    app.router.routes.insert(0, Route("/broken", fail))

    async def ask():
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get("/broken", headers={"Accept-Language": "fr"})

    before = told_here().get("tabbytop_answers_total5xx", 0)
    answer = in_own_loop(ask())
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    for name in ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"):
        assert name in answer.headers
    assert answer.headers["cache-control"] == "no-store"
    assert told_here()["tabbytop_answers_total5xx"] == before + 1


def told_here():
    families = text_string_to_metric_families(metrics.told().decode())
    return {s.name + "".join(s.labels.values()): s.value for family in families for s in family.samples}


def test_prometheus_can_read_what_the_server_counts(server):
    before = metrics_of(server.url)
    player = new_table(server.url, chairs=[{"kind": "me", "name": "Ana"}] * 2)
    player.post("moves", seat=0, action=player.actions(0)[0]).raise_for_status()
    player.post("moves", seat=0, action={"kind": "nonsense"})
    after = metrics_of(server.url)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["tabbytop_tables_made_total"] == grown["tabbytop_moves_total"] == 1
    assert (grown["tabbytop_answers_total2xx"], grown["tabbytop_answers_total4xx"]) == (4, 1)
    assert grown["tabbytop_answer_seconds_count"] == grown["tabbytop_answer_seconds_bucket+Inf"] == 5
    steps = [after[name] for name in after if "bucket" in name]
    assert steps == sorted(steps)
    assert grown["tabbytop_answer_seconds_sum"] > 0
