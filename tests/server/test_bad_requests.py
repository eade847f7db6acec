"""Bad input: one shape of error, an honest status, nothing changed, no traceback."""

from __future__ import annotations

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clients import new_table
from services import Server

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "go", "chairs": [{"kind": "me", "name": "A"}]}, 422),
        ("POST", "/api/tables", {"game": "calico", "chairs": [{"kind": "me", "name": ""}]}, 422),
        ("POST", "/api/tables", {"game": "calico", "chairs": [{"kind": "me", "name": "a\u202eb"}]}, 422),
        ("POST", "/api/tables", {"game": "calico", "chairs": [{"kind": "throne"}]}, 422),
        ("POST", "/api/tables", {"game": "calico", "chairs": []}, 422),
        ("POST", "/api/tables", {"game": "calico", "config": {"players": 99}}, 422),
        ("POST", "/api/tables", {"game": "calico", "chairs": [{"kind": "bot", "level": "deepblue"}]}, 422),
        ("POST", "/api/tables", {"game": "calico", "surprise": 1}, 422),
        ("POST", "/api/tables", [], 422),
        ("GET", "/api/matches/nothing", None, 404),
        ("GET", "/api/matches/../../etc/passwd", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("POST", "/api/matches/nothing/join", {"name": "A"}, 404),
    ],
)
def test_a_mistake_gets_one_shape_of_answer(server, method, path, body, status):
    answer = httpx.request(method, server.url + path, json=body)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert {"type", "status", "code", "title"} <= set(problem)
    assert problem["status"] == status
    assert "Traceback" not in answer.text
    assert "server" not in answer.headers


@given(JSON)
@settings(max_examples=60)
def test_no_body_whatever_breaks_the_table_or_the_server(server, body):
    table = TABLE.setdefault(server.url, new_table(server.url))
    before = table.look()["view"]
    for path in ("/api/tables", f"/api/matches/{table.match}/join", f"/api/matches/{table.match}/moves",
                 f"/api/matches/{table.match}/undo", f"/api/matches/{table.match}/reactions"):  # fmt: skip
        assert table.http.post(path, json=body).status_code in (401, 403, 404, 409, 422)
    moving = {"seat": 0, "action": body if isinstance(body, dict) else {"kind": body}}
    assert table.http.post(f"/api/matches/{table.match}/moves", json=moving).status_code in (409, 422)
    assert table.look()["view"] == before


TABLE = {}


def test_broken_json_and_strange_bodies_are_refused(server):
    for content in (b"{", b"\xff\xfe", b"[" * 50_000, b""):
        answer = httpx.post(f"{server.url}/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)
        assert answer.headers["content-type"] == "application/problem+json"


def test_sizes_and_rates_are_limited(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db", requests_a_second=2, body_bytes=2000, tables_an_hour=1) as small:
        large = httpx.post(f"{small.url}/api/tables", json={"game": "x" * 5000})
        assert (large.status_code, large.json()["code"]) == (413, "server-size")
        new_table(small.url)
        body = {"game": "calico", "chairs": [{"kind": "me", "name": "A"}]}
        assert httpx.post(f"{small.url}/api/tables", json=body).json()["code"] == "server-tables"
        with httpx.Client(base_url=small.url) as client:
            statuses = [client.get("/api/games").status_code for _ in range(60)]
        assert statuses[0] == 200
        assert 429 in statuses


def test_every_answer_carries_the_headers_of_a_careful_house(server):
    answer = httpx.get(f"{server.url}/api/games")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_the_games_are_told_in_three_languages(server):
    titles = [
        httpx.get(f"{server.url}/api/games", headers={"accept-language": words}).json() for words in ("en", "fr", "es")
    ]
    assert [len(games) for games in titles] == [3, 3, 3]
    assert len({games[0]["about"] for games in titles}) == 3
