"""The description at /openapi.json is true: whatever is asked, every answer is one that it tells of, and no fault."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from clients import new_table

pytestmark = pytest.mark.once
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
FEW = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


@pytest.fixture
def world(server):
    """Tables to ask about, one of them over, and a guest."""
    chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
    tables = [new_table(server.url, game, chairs=chairs) for game in ("calico", "isle_of_cats", "yummy_kitty")]
    tables.append(new_table(server.url, chairs=[chairs[0], {"kind": "open"}]))
    tables[2].play_on([0, 1])
    guest = httpx.post(f"{server.url}/api/guests", json={"name": "G"}, timeout=120).json()["token"]
    return tables, guest


def operations(server):
    described = schemathesis.openapi.from_url(f"{server.url}/openapi.json", timeout=120)
    return [found.ok() for found in described.get_all_operations()]


def test_every_answer_to_anything_is_one_that_the_description_tells_of(server, world):
    tables, guest = world
    found, statuses = operations(server), set()
    assert len(found) > 20
    for operation in found:

        @FEW
        @given(case=operation.as_strategy(), table=st.sampled_from([*tables, None]), data=st.data())
        def check(case, table, data):
            if table and "match_id" in (case.path_parameters or {}):
                case.path_parameters["match_id"] = table.match
            token = data.draw(st.sampled_from(["", guest, table.token if table else "guess"]))
            if token:
                case.headers["Authorization"] = f"Bearer {token}"
            if case.method == "DELETE":
                case.headers["Authorization"] = "Bearer guess"
            statuses.add(case.call_and_validate(checks=CHECKS, timeout=120).status_code)

        check()
    assert {200, 401, 403, 404, 422} <= statuses


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
    for operation in operations(server):
        if operation.method.upper() == "GET":
            path = operation.path.replace("{match_id}", tables[2].match).replace("{game}", "calico")
            headers = mine if "guests" in path else {}
            answer = httpx.get(server.url + path, headers=headers, timeout=120)
            assert answer.status_code == 200, path
            operation.validate_response(answer)
