"""Someone who tries everything, with real tables, secrets and guests: what comes back is counted, and no answer may be
a fault of ours. `tests/server/test_fuzz.py` does it for a moment, or for as many minutes as one likes."""

from __future__ import annotations

import contextlib
import json
import os
import socket
from collections import Counter

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from clients import new_table
from mutating import EDGES, LETTERS, mutated
from tabbytop.games import GAMES

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
PEOPLE = [TWO[0], {"kind": "open"}]
PARTS = ("path", "query", "secret", "body", "field")
LEGAL_AFTER = 15
"""Mutated actions before a legal one is played, so that all of a match is seen."""


class Tally(Counter):
    """Answers by what was asked and status."""

    def add(self, what, status):
        assert status < 500, f"{what}: {status}"
        self[what, status] += 1

    @property
    def good(self):
        """What was ever answered well."""
        return {what for what, status in self if status < 300}

    def table(self):
        """For people: a line for each operation."""
        lines = []
        for what in sorted({what for what, _ in self}):
            found = sorted((status, n) for (name, status), n in self.items() if name == what)
            lines.append(f"{what:48} " + " ".join(f"{status}:{n}" for status, n in found))
        return "\n".join(
            [*lines, f"answers: {self.total()}, of them 5xx: {sum(n for (_, s), n in self.items() if s >= 500)}"]
        )


# --- the description


class World:
    """Tables in every state and guests, made when they are needed; and for every operation a request that is good."""

    def __init__(self, url, rng):
        self.url, self.rng = url, rng
        self.http = httpx.Client(base_url=url, timeout=120)
        self.over = [self.finished(game) for game in GAMES]
        self.guest = self.new_guest()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.close()

    def finished(self, game):
        table = new_table(self.url, game, chairs=TWO, config={"players": 2})
        table.play_on([0, 1], self.rng)
        return table

    def new_guest(self):
        return self.http.post("/api/guests", json={"name": "Cleo"}).raise_for_status().json()["token"]

    def playing(self, game=None):
        return new_table(self.url, game or self.rng.choice(GAMES), chairs=TWO)

    def good(self, operation):
        """Path parameters, query, secret and body of a request that should be answered well."""
        what = f"{operation.method.upper()} {operation.path}"
        maker = GOOD.get(what)
        if maker:
            return maker(self)
        table = self.rng.choice([*self.over, self.playing()])
        query = {"seat": 0} if "replay" not in what else {"seat": 0, "step": 3}
        return {"match_id": table.match}, query, table.token, None

    def at_table(self, table, **body):
        return {"match_id": table.match}, {}, table.token, {"seat": 0, **body}

    def as_guest(self, body=None, token=None):
        return {}, {}, token or self.guest, body

    def acting(self):
        table = self.playing()
        seat = table.look()["to_act"][0]
        return (
            {"match_id": table.match},
            {},
            table.token,
            {"seat": seat, "action": self.rng.choice(table.actions(seat))},
        )

    def undoing(self):
        """Someone has just laid a patch, which has shown nothing new."""
        table = self.playing("calico")
        for _ in range(8):
            seat = table.look()["to_act"][0]
            table.post("moves", seat=seat, action=table.actions(seat)[0]).raise_for_status()
            if table.look(seat=seat)["can_undo"]:
                break
        return {"match_id": table.match}, {}, table.token, {"seat": seat}

    def joining(self):
        table = new_table(self.url, self.rng.choice(GAMES), chairs=PEOPLE)
        return {"match_id": table.match}, {}, self.guest, {"name": "Ben"}

    def making(self):
        game = self.rng.choice(GAMES)
        level = {"kind": "bot", "level": "uniform"}
        body = {"game": game, "config": {"players": 2}, "chairs": [TWO[0], self.rng.choice((level, PEOPLE[1]))]}
        return self.as_guest({**body, "is_public": True, "stand_in": "uniform", "away_after": 60})

    def keeping(self):
        table = self.playing()
        return self.as_guest({"match": table.match, "token": table.token})


M = "/api/matches/{match_id}"
GOOD = {
    "GET /api/games": lambda _: ({}, {}, "", None),
    "GET /api/games/{game}/box": lambda world: ({"game": world.rng.choice(GAMES)}, {}, "", None),
    "GET /api/tables": lambda _: ({}, {"page": 1}, "", None),
    "POST /api/tables": World.making,
    f"POST {M}/join": World.joining,
    f"POST {M}/leave": lambda world: world.at_table(world.playing()),
    f"POST {M}/back": lambda world: world.at_table(world.playing()),
    f"POST {M}/give-up": lambda world: world.at_table(world.playing()),
    f"POST {M}/reactions": lambda world: world.at_table(world.playing(), reaction="purr"),
    f"POST {M}/rematch": lambda world: world.at_table(world.rng.choice(world.over)),
    f"POST {M}/preview": World.acting,
    f"POST {M}/moves": World.acting,
    f"POST {M}/undo": World.undoing,
    f"GET {M}/record": lambda world: ({"match_id": world.rng.choice(world.over).match}, {}, "", None),
    f"GET {M}/replay": lambda world: (
        {"match_id": world.rng.choice(world.over).match},
        {"step": 3, "seat": 0},
        "",
        None,
    ),
    "POST /api/guests": lambda world: world.as_guest({"name": "Ana", "language": "es"}),
    "GET /api/guests/me": World.as_guest,
    "PATCH /api/guests/me": lambda world: world.as_guest({"name": "Bea", "webhook": "https://example.org/x"}),
    "DELETE /api/guests/me": lambda world: world.as_guest(token=world.new_guest()),
    "GET /api/guests/me/matches": World.as_guest,
    "POST /api/guests/me/matches": World.keeping,
    "POST /api/guests/me/feed": World.as_guest,
}


def operations(url):
    described = schemathesis.openapi.from_url(f"{url}/openapi.json", timeout=120)
    return [found.ok() for found in described.get_all_operations()]


def fuzz_operation(operation, world, tally, examples):
    """A good request whose parts are replaced by what the description allows, or by what it does not."""
    what = f"{operation.method.upper()} {operation.path}"
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=cases, spoilt=st.sets(st.sampled_from(PARTS), max_size=2))
    def check(case, spoilt):
        put_together(case, world, spoilt, *world.good(operation))
        tally.add(what, case.call_and_validate(checks=CHECKS, timeout=120).status_code)

    check()


def put_together(case, world, spoilt, path, query, token, body):
    """Into the case, but for the parts that shall stay as they were generated."""
    if "path" not in spoilt:
        case.path_parameters = path
    if "query" not in spoilt:
        case.query = query
    case.headers = {name: value for name, value in (case.headers or {}).items() if name.lower() != "content-type"}
    if "secret" in spoilt:
        mine = "guess" if case.method == "DELETE" else world.guest  # who is needed for the rest
        token = world.rng.choice(("", "guess", mine, world.over[0].token))
    if token:
        case.headers["Authorization"] = f"Bearer {token}"
    if "body" in spoilt:
        return
    if "field" in spoilt and isinstance(body, dict):
        body = mutated(world.rng, body, [body])
    if body is None:
        case.body = schemathesis.core.NOT_SET
        case.media_type = None
    else:
        case.body, case.media_type = body, "application/json"


# --- actions


def fuzz_actions(url, game, count, tally, rng):
    """So many mutated actions: looked at, then played; whatever is played, a preview has foreseen it."""
    played, tried = new_table(url, game, chairs=TWO), 0
    known = []
    while tried < count:
        look = played.look()
        if look["status"] == "over":
            played = new_table(url, game, chairs=TWO)
            continue
        seat = look["to_act"][0]
        legal = played.actions(seat)
        known = [*known[-200:], *rng.sample(legal, min(len(legal), 20))]
        for _ in range(min(LEGAL_AFTER, count - tried)):
            tried += 1
            if try_action(played, game, seat, mutated(rng, rng.choice(legal), known), tally):
                break
        else:
            played.post("moves", seat=seat, action=rng.choice(legal)).raise_for_status()


def try_action(table, game, seat, action, tally):
    """Whether it was played after all."""
    looked = table.post("preview", seat=seat, action=action)
    moved = table.post("moves", seat=seat, action=action)
    tally.add(f"preview of {game}", looked.status_code)
    tally.add(f"move of {game}", moved.status_code)
    is_legal = looked.status_code == 200 and looked.json()["problem"] is None
    assert is_legal == (moved.status_code == 200), (action, looked.text, moved.text)
    assert moved.status_code in (200, 409, 413, 422), moved.text
    assert len(moved.content) < 3000, "what was sent is not sent back"
    return is_legal


# --- sockets


def fuzz_sockets(url, count, tally, rng):
    """Hellos that are almost right, frames of all kinds, and bytes that are no frames: the table stays as it was."""
    table = new_table(url, rng.choice(GAMES), chairs=TWO)
    before = table.look()["view"]
    for _ in range(count):
        speak = rng.choice((say_hello, say_hello, say_hello, say_bytes))
        tally.add(f"socket: {speak.__name__}", speak(table, rng))
    assert table.look()["view"] == before
    assert httpx.get(f"{url}/healthz", timeout=120).status_code == 200


def address_of(table, rng):
    match = rng.choice((table.match, table.match, table.match, "nothing", "%00", "x" * 300))
    return f"{table.http.base_url}/api/matches/{match}/socket".replace("http", "ws", 1)


def any_hello(table, rng):
    hello = {"token": table.token, "seat": rng.randrange(2), "after": rng.randrange(3)}
    if rng.random() < 0.7:
        hello = mutated(rng, hello, [hello])
    text = json.dumps(hello)
    return rng.choice(
        (text, text, text, text.encode(), text[: rng.randrange(len(text))], json.dumps(rng.choice(EDGES)))
    )


def say_hello(table, rng):
    """101 when the line was opened, else the status of the refusal."""
    try:
        with connect(address_of(table, rng), open_timeout=120, close_timeout=5) as line:
            chat(line, table, rng)
    except InvalidStatus as error:
        return error.response.status_code
    except InvalidHandshake:
        return 400
    return 101


def chat(line, table, rng):
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        line.send(any_hello(table, rng))
        if rng.random() < 0.5:
            line.recv(timeout=0.05)
        for _ in range(rng.randrange(4)):
            line.send(any_frame(rng))
        if rng.random() < 0.3:
            line.ping(os.urandom(rng.randrange(100)))


def any_frame(rng):
    text = "".join(rng.choice(LETTERS) for _ in range(rng.randrange(200)))
    return rng.choice((text, text.encode(), "x" * 5000, b"", [text, text], os.urandom(rng.randrange(2000))))


def say_bytes(table, rng):
    """Through the door by the book, then noise."""
    head = (
        f"GET /api/matches/{table.match}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    with socket.create_connection(("127.0.0.1", table.http.base_url.port), 120) as line:
        line.sendall(head)
        answer = line.recv(4096)
        with contextlib.suppress(OSError):
            for _ in range(rng.randrange(1, 4)):
                line.sendall(noise(rng))
    return int(answer.split(b" ", 2)[1])


def noise(rng):
    """Bytes that begin like a frame more often than not."""
    first = rng.choice((0x81, 0x82, 0x01, 0x88, 0x89, 0x8A, 0xFF, 0xC1, 0x00))
    length = rng.choice((0, 5, 125, 126, 127))
    return bytes([first, rng.choice((0x80, 0x00)) | length]) + os.urandom(rng.randrange(200))
