"""The description at /openapi.json is true: what it gives as an example is answered well. test_fuzz.py asks more."""

from __future__ import annotations

import httpx
import pytest

from clients import new_table
from fuzzing import operations

pytestmark = pytest.mark.once


@pytest.fixture
def world(server):
    """Tables to ask about, one of them over, and a guest."""
    chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
    tables = [new_table(server.url, game, chairs=chairs) for game in ("calico", "isle_of_cats", "yummy_kitty")]
    tables.append(new_table(server.url, chairs=[chairs[0], {"kind": "open"}]))
    tables[2].play_on([0, 1])
    guest = httpx.post(f"{server.url}/api/guests", json={"name": "G"}, timeout=120).json()["token"]
    return tables, guest


def test_what_the_description_gives_as_an_example_is_welcome(server, world):
    """Good requests are not only described but answered well."""
    tables, guest = world
    mine = {"Authorization": f"Bearer {guest}"}
    good = [
        (
            "POST",
            "/api/tables",
            {"game": "calico", "config": {"players": 2}, "chairs": [{"kind": "me", "name": "Ana"}]},
        ),
        ("POST", "/api/guests", {"name": "Ana", "language": "es"}),
        ("PATCH", "/api/guests/me", {"webhook": "https://example.org/my-turn"}),
        ("POST", "/api/guests/me/matches", {"match": tables[0].match, "token": tables[0].token}),
        ("POST", f"/api/matches/{tables[3].match}/join", {"name": "Ana"}),
    ]
    for method, path, body in good:
        assert httpx.request(method, server.url + path, json=body, headers=mine, timeout=120).status_code in (
            200,
            201,
        ), path
    for operation in operations(server.url):
        if operation.method.upper() == "GET":
            path = operation.path.replace("{match_id}", tables[2].match).replace("{game}", "calico")
            headers = mine if "guests" in path else {}
            answer = httpx.get(server.url + path, headers=headers, timeout=120)
            assert answer.status_code == 200, path
            operation.validate_response(answer)
