"""Limits that are fair to a school: files do not count, seats count for themselves, a refusal says for how long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clients import Player, new_table
from services import Server, in_own_loop, in_own_thread
from tabbytop.bench import school
from tabbytop.host.guests import hashed
from tabbytop.server import lanes as lanes_module
from tabbytop.server.lanes import AT_ONCE, AT_ONCE_IN_COMPANY, COMPANY_SECONDS, Lanes
from tabbytop.server.limits import CROWD, PATIENCE, Asker, Limits
from tabbytop.server.pages import STATIC
from tabbytop.server.request_limits import Rates, RequestLimits
from tabbytop.server.settings import Settings

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]
LOBBY = ["/api/games", "/api/tables"]
LINK = ["/api/matches/m", "/api/games", "/api/games/calico/box", "/api/matches/m/join", "/api/matches/m"]
"""What the page asks for on a first visit and behind a friend's link; two sockets and 33 files beside it."""


class Clock:
    def __init__(self, now=1000.0):
        self.now = now

    def __call__(self):
        return self.now


def scope(path="/api/games", kind="http", secrets=(), host="192.0.2.1", token=""):
    lobby = SimpleNamespace(recognised=dict.fromkeys(map(hashed, secrets)))
    app = SimpleNamespace(state=SimpleNamespace(lobby=lobby))
    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    return {"type": kind, "method": "GET", "path": path, "client": (host, 1), "app": app, "headers": headers}


def asker(limits, asked):
    return limits.asker_of(asked, dict(asked["headers"]))


def wait(limits, asked):
    return limits.wait(asker(limits, asked))


# --- how long


@given(st.lists(st.floats(0, 3), min_size=1, max_size=80), st.integers(1, 5), st.integers(1, 12))
def test_a_refusal_says_when_the_next_request_is_welcome(pauses, second, minute):
    """Not a moment later, and not much earlier either."""
    clock = Clock()
    rates = Rates((3, second), (10, minute), clock=clock)
    for pause in pauses:
        clock.now += pause
        wait = rates.wait("a")
        now = clock.now
        if wait:
            clock.now = now + 0.99 * wait - 1e-5
            assert clock.now < now or not rates.allows("a"), "a shorter wait would have done"
            clock.now = now + wait + 1e-5
            assert rates.allows("a")


@pytest.mark.parametrize(("window", "most"), [(10, 7), (60, 30)])
def test_exactly_as_many_requests_as_the_limit_says_pass(window, most):
    clock = Clock()
    rates = Rates((window, most), clock=clock)
    assert [rates.allows("a") for _ in range(most + 12)] == [True] * most + [False] * 12
    assert rates.allows("b")
    clock.now += 2 * window
    assert [rates.allows("a") for _ in range(most + 1)] == [True] * most + [False]


@pytest.mark.parametrize(
    ("kind", "second", "minute"),
    [
        ("visitor", "requests_a_second", "requests_a_minute"),
        ("seat", "seat_requests_a_second", "seat_requests_a_minute"),
    ],
)
def test_the_limits_of_the_settings_are_those_that_hold(kind, second, minute):
    for a_second, a_minute, most in ((3, 1000, 30), (100, 42, 42)):
        limits = Limits(Settings(**{second: a_second, minute: a_minute}), Clock())
        asked = [limits.wait(Asker(kind, "who", "1.2.3.4")) for _ in range(most + 10)]
        assert [bool(wait) for wait in asked] == [False] * most + [True] * 10


def test_refusals_tell_programs_when_to_come_back(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db", requests_a_minute=3, tables_an_hour=1) as small:
        body = {"game": "calico", "config": {"players": 2}, "chairs": TWO}
        assert httpx.post(f"{small.url}/api/tables", json=body).status_code == 201
        second = httpx.post(f"{small.url}/api/tables", json=body)
        assert (second.status_code, second.json()["code"]) == (429, "server-tables")
        assert 60 < int(second.headers["retry-after"]) <= 2 * 3600
        answers = [httpx.get(f"{small.url}/api/games") for _ in range(4)]
        assert answers[-1].status_code == 429
        assert 0 < int(answers[-1].headers["retry-after"]) <= 2 * 60
        assert "retry-after" not in httpx.get(f"{small.url}/nothing").headers


# --- whom


def test_files_of_the_page_do_not_count_and_seats_count_for_themselves(tmp_path):
    """One of a school floods the house; those who sit at a table play on."""
    with Server(f"sqlite:///{tmp_path}/t.db", requests_a_minute=20) as small:
        table = new_table(small.url, chairs=TWO)
        table.look()
        guest = httpx.post(f"{small.url}/api/guests", json={"name": "Cleo"}).json()["token"]
        cleo = httpx.Client(base_url=small.url, headers={"Authorization": f"Bearer {guest}"}, timeout=60)
        assert cleo.get("/api/guests/me").status_code == 200
        with httpx.Client(base_url=small.url, timeout=60) as visitor:
            for path in ("/", "/icon.svg", "/rules/calico.en.md", "/t/abc", "/nothing"):
                assert 429 not in [visitor.get(path).status_code for _ in range(10)]
            assert 429 in [visitor.get("/api/games").status_code for _ in range(30)]
        assert Player(small.url, table.match, "guess").http.get("/api/games").status_code == 429
        table.play_on([0, 1], most=10)
        assert [cleo.get("/api/guests/me").status_code for _ in range(30)] == [200] * 30
        cleo.close()


def test_a_seat_has_limits_of_its_own(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db", seat_requests_a_minute=10) as small:
        tables = [new_table(small.url, chairs=TWO) for _ in range(2)]
        for table in tables:
            table.look()
        asked = [tables[0].http.get("/api/games").status_code for _ in range(20)]
        assert asked.count(200) == 10
        assert tables[1].http.get("/api/games").status_code == 200
        assert httpx.get(f"{small.url}/api/games").status_code == 200


def test_collecting_secrets_gains_little():
    """A thousand of them, from one address."""
    clock, settings = Clock(), Settings()
    limits, secrets = Limits(settings, clock), [f"secret{n}" for n in range(1000)]
    asked = scope(secrets=secrets)
    tokens = [[(b"authorization", f"Bearer {secret}".encode())] for secret in secrets]
    welcome = sum(not wait(limits, {**asked, "headers": token}) for _ in range(9) for token in tokens)
    assert welcome == CROWD * 10 * settings.requests_a_second


@pytest.mark.parametrize("seconds", [8, 0.001])
def test_a_hundred_people_of_one_school_arrive(seconds):
    """Each looks at the lobby, then follows a link and sits down, all behind one address."""
    clock = Clock(1003.0)
    limits, asked = Limits(Settings(), clock), 0
    for person in range(100):
        clock.now = 1003.0 + seconds * person / 100
        secret = f"secret{person}"
        mine = scope(secrets=[secret], token=secret)
        visit = [scope(path) for path in (*["/assets/a.js"] * 33, *LOBBY, *LINK)] + [scope(kind="websocket")] * 2
        assert not any(wait(limits, one) for one in visit)
        assert not any(wait(limits, mine) for _ in range(20))
        asked += len(visit) + 20
    assert asked > 3500 + 2000


# --- those who do not heed it


def test_whoever_does_not_heed_a_refusal_waits_for_the_next_one():
    async def flood():
        limits = Limits(Settings())
        here, there = asker(limits, scope()), asker(limits, scope(host="192.0.2.2"))
        refusals = [asyncio.create_task(limits.hold_back(here)) for _ in range(PATIENCE + 7)]
        await asyncio.create_task(limits.hold_back(there))
        held = limits.held
        await asyncio.gather(*refusals)
        return held, limits.held

    assert in_own_loop(flood()) == (7, 0)


# --- turns


async def a_moment():
    for _ in range(5):
        await asyncio.sleep(0)


def lane_asker(host, kind="visitor"):
    return Asker(kind, host, host)


def test_requests_of_one_address_wait_behind_each_other_and_hold_up_nobody_else():
    async def turns():
        lanes = Lanes()
        first = [await lanes.enter(lane_asker("a")) for _ in range(AT_ONCE)]
        late = asyncio.create_task(lanes.enter(lane_asker("a")))
        await a_moment()
        assert not late.done()
        for other in (lane_asker("b"), lane_asker("a", "file"), Asker("seat", "secret", "a")):
            (await lanes.enter(other))()
        for end in first:
            end()
            end()
        (await late)()
        assert not lanes.lanes

    in_own_loop(turns())


@pytest.mark.parametrize(("company", "at_once"), [("b", AT_ONCE_IN_COMPANY), ("a", AT_ONCE)])
def test_an_address_has_more_turns_at_a_time_while_no_other_asks(company, at_once):
    async def turns():
        lanes = Lanes(Clock())
        (await lanes.enter(Asker("seat", "secret", company)))()
        waiting = [asyncio.create_task(lanes.enter(lane_asker("a"))) for _ in range(2 * AT_ONCE)]
        await a_moment()
        found = sum(task.done() for task in waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return found

    assert in_own_loop(turns()) == at_once


def test_company_is_forgotten_after_a_second():
    async def turns():
        clock = Clock()
        lanes = Lanes(clock)
        (await lanes.enter(lane_asker("b")))()
        clock.now += COMPANY_SECONDS
        return [await lanes.enter(lane_asker("a")) for _ in range(AT_ONCE)]

    assert len(in_own_loop(turns())) == AT_ONCE


@pytest.mark.parametrize("is_alone", [True, False])
def test_a_crowded_lane_rests_between_two_turns_while_someone_else_asks_too(is_alone, monkeypatch):
    """For so long here that no machine is too slow to see it."""
    monkeypatch.setattr(lanes_module, "LONGEST_REST", 10_000.0)
    monkeypatch.setattr(lanes_module, "REST", 10_000.0)

    async def turns():
        clock = Clock()
        lanes = Lanes(clock)
        if not is_alone:
            (await lanes.enter(lane_asker("b")))()
        most = AT_ONCE if is_alone else AT_ONCE_IN_COMPANY
        ends = [await lanes.enter(lane_asker("a")) for _ in range(most)]
        waiting = [asyncio.create_task(lanes.enter(lane_asker("a"))) for _ in range(AT_ONCE)]
        await a_moment()
        clock.now += COMPANY_SECONDS / 2
        ends[0]()
        await a_moment()
        had_turn = waiting[0].done()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return had_turn

    assert in_own_loop(turns()) is is_alone


def test_someone_who_gives_up_waiting_leaves_the_lane_to_others():
    async def turns():
        lanes = Lanes()
        ends = [await lanes.enter(lane_asker("a")) for _ in range(AT_ONCE)]
        gone = asyncio.create_task(lanes.enter(lane_asker("a")))
        last = asyncio.create_task(lanes.enter(lane_asker("a")))
        await a_moment()
        gone.cancel()
        await a_moment()
        for end in ends:
            end()
        (await last)()
        assert not lanes.lanes

    in_own_loop(turns())


def test_answers_that_are_not_read_keep_nobody_waiting():
    """As many people as have turns load something and never read it."""

    async def app(asked, receive, send):
        del asked, receive
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x"})

    async def stuck(message):
        del message
        await asyncio.Event().wait()

    async def asked():
        guard, told = RequestLimits(app, Settings(), Limits(Settings())), []

        async def heard(message):
            told.append(message["type"])

        readers = [asyncio.create_task(guard(scope(), None, stuck)) for _ in range(2 * AT_ONCE)]
        await a_moment()
        await asyncio.wait_for(guard(scope(), None, heard), 60)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        return told

    assert in_own_loop(asked()) == ["http.response.start", "http.response.body"]


# --- the bench


def test_the_bench_of_a_school_says_who_was_refused(tmp_path, monkeypatch):
    assert (STATIC / "index.html").is_file(), "the page is not built: python3 run.py test does it"
    for name, value in {"PEOPLE": 5, "WITHIN": 0.1, "ROUNDS": 1, "FLOOD_LINES": 4, "POLITE": 2}.items():
        monkeypatch.setattr(school, name, value)
    steps = []
    arrivals, alone, flooded = in_own_thread(school.measure_school, tmp_path, 1.0, lambda: steps.append(1))
    assert arrivals["requests"] == 5 * 43
    assert arrivals["refused"] == 0
    assert flooded["times_normal"] == flooded["p50_ms"] / alone["p50_ms"]
    assert flooded["requests"] > 0
    assert len(steps) == 2
