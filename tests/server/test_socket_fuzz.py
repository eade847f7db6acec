"""Whatever is said over a socket: the server stays up, the table as it was, and others hear nothing of it."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from clients import new_table

pytestmark = pytest.mark.once
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
HELLOS = st.fixed_dictionaries(
    {},
    optional={
        "token": st.sampled_from(["", "guess", "x" * 900, "\u0000"]) | VALUES,
        "seat": st.integers(-2, 12) | VALUES,
        "after": st.sampled_from([0, 1, 2, 3, 10**6, 2**63, 10**30]) | VALUES,
        "type": VALUES,
    },
)
FRAMES = st.one_of(
    HELLOS.map(json.dumps),
    VALUES.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.sampled_from(["x" * 5000, "ping"]),
)
TABLE = {}


def table_of(server):
    """A table with someone who listens to it."""
    if server.url not in TABLE:
        chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
        table = new_table(server.url, chairs=chairs)
        listener = connect(f"{server.url}/api/matches/{table.match}/socket".replace("http", "ws", 1)).__enter__()
        listener.send(json.dumps({"token": table.token, "seat": 1}))
        assert [json.loads(listener.recv(timeout=60))["type"] for _ in range(2)] == ["message", "view"]
        TABLE[server.url] = table, listener
    return TABLE[server.url]


@given(st.lists(FRAMES, min_size=1, max_size=4), st.booleans())
@settings(max_examples=60)
def test_no_frame_whatever_disturbs_the_table_or_its_people(server, frames, reads):
    table, listener = table_of(server)
    before = table.look()
    with (
        contextlib.suppress(ConnectionClosed),
        connect(f"{server.url}/api/matches/{table.match}/socket".replace("http", "ws", 1)) as line,
    ):
        for frame in frames:
            line.send(frame)
        if reads:
            with contextlib.suppress(TimeoutError):
                for _ in range(6):
                    said = json.loads(line.recv(timeout=0.2))
                    assert said["type"] in ("message", "view", "presence", "still", "pong")
                    assert said.get("view", {}).get("seat") is None
    assert table.look() == before
    heard = []
    with contextlib.suppress(TimeoutError):
        while True:
            heard.append(json.loads(listener.recv(timeout=0)))
    assert all(said == {"type": "still"} for said in heard)


def test_the_listener_is_still_there_afterwards(server):
    table, listener = table_of(server)
    table.post("reactions", seat=0, reaction="purr").raise_for_status()
    while (said := json.loads(listener.recv(timeout=60)))["type"] != "message":
        pass
    assert said["reaction"] == "purr"
    TABLE.pop(server.url)
    listener.__exit__(None, None, None)
