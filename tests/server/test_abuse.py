"""Someone who wants the house to fall: floods, slow and endless requests, broken sockets, odd names and addresses,
calls into the own network, secrets in logs."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import json
import socket
import threading
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from clients import Player, new_table
from services import Server, wait_for
from tabbytop.server.access import address_of, language_of
from tabbytop.server.request_limits import is_too_deep
from tabbytop.server.webhooks import SECONDS, is_outside, post

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


def socket_of(player, **more):
    return connect(f"{player.http.base_url}/api/matches/{player.match}/socket".replace("http", "ws", 1), **more)


def answer_to(url, raw):
    """Bytes for bytes, until the server hangs up."""
    with socket.create_connection(("127.0.0.1", httpx.URL(url).port), 60) as line:
        with contextlib.suppress(OSError):
            line.sendall(raw)
        found = b""
        with contextlib.suppress(OSError):
            while more := line.recv(65536):
                found += more
        return found


# --- sockets


@pytest.mark.parametrize("after", [2, 999, 2**62])
def test_a_socket_that_knows_the_future_waits_for_it(server, after):
    """It used to keep the server busy for ever."""
    table = new_table(server.url, chairs=TWO)
    with socket_of(table) as line:
        line.send(json.dumps({"after": after}))
        said = [json.loads(line.recv(timeout=60))["type"]]
        with contextlib.suppress(TimeoutError):
            while len(said) < 20:
                said.append(json.loads(line.recv(timeout=1))["type"])
        assert said == ["presence"]


@pytest.mark.parametrize(
    "hello",
    [
        b"\x00\xff",
        b"",
        "",
        "{",
        "[]",
        "null",
        '{"after":-1}',
        '{"after":true}',
        '{"seat":1e3}',
        '{"token":null}',
        '{"token":"\\ud800"}',
        "[" * 3000,
        '{"seat":7}',
        '{"token":"x"}',
        "x" * 5000,
    ],
)
def test_a_broken_hello_is_hung_up_on_politely(server, hello):
    table = new_table(server.url, chairs=TWO)
    with socket_of(table) as line:
        line.send(hello)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=60)
    assert closed.value.rcvd.code in (1008, 1009)
    assert table.look()["status"] == "playing"


def test_binary_chatter_keeps_a_line_open_and_too_much_of_it_ends_it(server):
    table = new_table(server.url, chairs=TWO)
    with socket_of(table) as line:
        line.send("{}")
        for _ in range(3):
            line.send(b"\x00")
        table.post("reactions", seat=0, reaction="purr").raise_for_status()
        wait_for(lambda: json.loads(line.recv(timeout=60)).get("reaction") == "purr")
        with pytest.raises(ConnectionClosed):  # noqa: PT012  whichever notices it first
            for _ in range(500):
                line.send(b"\x00")
            while True:
                line.recv(timeout=60)


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://evil.example",
        "http://127.0.0.1",
        "http://[",
        "file://",
        "http://{host}.evil",
        "http://evil@{host}",
        "http://{host}@evil",
        "ftp://{host}",
        "http://{host}/",
        "",
    ],
)
def test_pages_of_others_open_no_socket(server, origin):
    table = new_table(server.url, chairs=TWO)
    with (
        pytest.raises(InvalidStatus),
        socket_of(table, origin=origin.format(host=httpx.URL(server.url).netloc.decode())),
    ):
        pass


@pytest.mark.parametrize("origin", [None, "http://{host}", "https://{host}", "HTTP://{host}"])
def test_the_own_page_and_programs_open_sockets(server, origin):
    table = new_table(server.url, chairs=TWO)
    own = origin and origin.format(host=httpx.URL(server.url).netloc.decode())
    with socket_of(table, origin=own) as line:
        line.send("{}")
        assert json.loads(line.recv(timeout=60))["type"] == "message"


def test_sockets_are_limited_in_number_and_in_how_often_they_are_opened(tmp_path):
    with Server(f"sqlite:///{tmp_path}/t.db", sockets=2, requests_a_minute=40) as small:
        table = new_table(small.url, chairs=TWO)
        with socket_of(table), socket_of(table), pytest.raises(InvalidStatus), socket_of(table):
            pass
        refused = 0
        for _ in range(60):
            try:
                with socket_of(table) as line:
                    line.send("{")
            except InvalidStatus:
                refused += 1
        assert refused > 20


# --- requests


def test_depth_is_found_in_one_pass():
    """A quote that is never closed used to take minutes."""
    began = time.process_time()
    assert is_too_deep(b"[" * 21 + b'\\"' * 32_000, 20)
    assert not is_too_deep(b'["' + b"[" * 60_000 + b'"]', 20)
    assert not is_too_deep(b"[]" * 30_000, 20)
    assert not is_too_deep(b'["\\"[[[[", "\\\\", "\n' + b"[" * 30 + b'"]', 5)
    assert time.process_time() - began < 20


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":"\\ud800"}',
        b'{"\\udc00":1}',
        b'{"game":"calico","config":{"setup":"\\ud800"}}',
        b'{"game":"calico","config":{"players":NaN}}',
        b'{"name":1e999}',
        b'{"name":' + b"9" * 5000 + b"}",
        b'{"seat":0,"action":{"kind":"\\ud800"}}',
        b'{"seat":0,"action":{"kind":' + b"9" * 5000 + b"}}",
        b'\xef\xbb\xbf{"name":"A"}',
        '{"name":"A"}'.encode("utf-16"),
        b"\x1f\x8b\x08\x00",
    ],
)
def test_what_only_looks_like_json_is_refused_at_the_door(server, body):
    table = new_table(server.url, chairs=TWO)
    for path in (
        "/api/tables",
        "/api/guests",
        f"/api/matches/{table.match}/moves",
        f"/api/matches/{table.match}/preview",
    ):
        answer = table.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "server-json")


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/%00",
        "/api/matches/%2e%2e%2f",
        "/api/matches/" + "a" * 5000,
        "/api/matches/%ff",
        "//evil.example/",
        "/api/tables/",
        "/api/games/%2e%2e/box",
        "/feeds/%00.atom",
        "/feeds/x/y.atom",
        "/api/matches/a%2Fb/messages",
        "/docs/",
        "/api/matches/'--/messages",
    ],
)
def test_odd_paths_lead_nowhere(server, path):
    answer = httpx.get(server.url + path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")


def test_odd_paths_lead_nowhere_on_postgresql_either(postgres_url):
    """It takes no text with a zero in it."""
    with Server(postgres_url) as server:
        assert httpx.get(f"{server.url}/api/matches/%00").status_code == 404
        assert httpx.get(f"{server.url}/feeds/%00.atom").status_code == 404


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"])
def test_other_methods_are_refused(server, method):
    assert httpx.request(method, f"{server.url}/api/games").status_code == 405


def test_odd_headers_change_nothing(server):
    for headers in ({"accept-language": "x" * 5000}, {"accept-language": ",;=,"}, {"x-forwarded-host": "evil"}):
        assert httpx.get(f"{server.url}/api/games", headers=headers).status_code == 200
    table = new_table(server.url, chairs=TWO)
    for secret in ("Basic x", "Bearer"):
        looked = httpx.get(f"{server.url}/api/matches/{table.match}", headers={"authorization": secret})
        assert looked.json()["seats"] == []
    assert (
        httpx.get(
            f"{server.url}/api/matches/{table.match}", headers={"authorization": "Bearer " + "x" * 5000}
        ).status_code
        == 422
    )
    assert language_of("zz,fr-CA;q=0.1") == "fr"


def test_what_a_seat_sees_is_for_nobodys_cache(server):
    table = new_table(server.url, chairs=TWO)
    assert table.http.get(f"/api/matches/{table.match}").headers["cache-control"] == "no-store"


def test_a_feed_stays_well_formed_whatever_the_host_is_called(server):
    import xml.etree.ElementTree as ET

    token = httpx.post(f"{server.url}/api/guests", json={"name": "G"}).json()["token"]
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as guest:
        guest.post("/api/tables", json={"game": "calico", "config": {"players": 2}, "chairs": TWO}).raise_for_status()
        path = guest.post("/api/guests/me/feed").json()["path"]
    for host in ('x"y', "<x>", "[", "a b", "&", ""):
        raw = answer_to(server.url, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert raw.startswith(b"HTTP/1.1 200")
        assert len(ET.fromstring(raw.partition(b"\r\n\r\n")[2]).findall("{*}entry")) == 1  # noqa: S314  our own


@pytest.mark.parametrize("is_chunked", [True, False])
def test_a_body_is_read_up_to_its_limit_and_not_a_byte_further(tmp_path, is_chunked):
    """Whatever is said of its length, and though nothing is said at all."""
    with Server(f"sqlite:///{tmp_path}/t.db", body_bytes=1000) as small:
        for length, status in ((1000, 201), (1001, 413)):
            body = json.dumps({"name": "Ana"}).encode().ljust(length)
            content = iter([body[:600], body[600:]]) if is_chunked else body
            headers = {"Content-Type": "application/json"}
            answer = httpx.post(f"{small.url}/api/guests", content=content, headers=headers)
            assert answer.status_code == status


def test_whoever_is_slow_or_endless_is_cut_off(tmp_path):
    """Silent from the start, in the middle of the head, in the middle of the body; a head without an end."""
    with Server(f"sqlite:///{tmp_path}/t.db", slow_seconds=1, head_bytes=20_000) as hasty:
        head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        assert answer_to(hasty.url, b"") == b""
        assert answer_to(hasty.url, head) == b""
        assert b"server-slow" in answer_to(hasty.url, head + b"Content-Length: 12\r\n\r\n{")
        assert b"server-slow" in answer_to(hasty.url, head + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
        assert b"200 OK" not in answer_to(hasty.url, b"GET /healthz HTTP/1.1\r\n" + b"X: " + b"x" * 20_000_000)
        assert httpx.get(f"{hasty.url}/healthz", headers={"x": "y" * 10_000}).status_code == 200
        with httpx.Client(base_url=hasty.url) as usual:
            for _ in range(3):
                assert usual.get("/healthz").status_code == 200
                time.sleep(1.5)
        with socket_of(new_table(hasty.url, chairs=TWO)) as line:
            line.send("{}")
            time.sleep(3)
            assert json.loads(line.recv(timeout=60))["type"] == "message"


def test_limits_count_for_networks_of_ipv6_and_for_addresses_of_ipv4():
    def of(host):
        return address_of({"client": (host, 1)})

    assert of("2001:db8::1") == of("2001:db8::ffff:1") != of("2001:db8:0:1::1")
    assert of("::ffff:192.0.2.1") == of("192.0.2.1") != of("192.0.2.2")
    assert of("fe80::1%eth0") == of("fe80::2%eth0")
    assert (of("anything"), address_of({})) == ("anything", "?")


# --- names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f",
        "\u0301",
        "A" + "\u0301" * 4,
        "\u200b",
        "A\u200dB",
        "\ufeffA",
        "\u202eanA",
        "\U000e0041",
        "\u0000",
        " ",
        "A" * 31,
        "\ud7fb\u1160",
    ],
)
def test_names_that_cannot_be_seen_or_climb_about_are_refused(server, name):
    assert httpx.post(f"{server.url}/api/guests", json={"name": name}).status_code == 422


@pytest.mark.parametrize("name", ["Zoë", "Zoe\u0308", "Nguyễn", "😀", "猫", "Ελένη", "קִטִּי", "ตัวเล็ก", "O'Brien", "A  B"])
def test_names_of_people_are_welcome(server, name):
    assert httpx.post(f"{server.url}/api/guests", json={"name": name}).status_code == 201


# --- calls


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2001:0:1:2:3:4:80ff:fffe",
        "::127.0.0.1",
    ],
)
def test_no_address_stands_for_one_inside(address):
    assert not is_outside(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_world_are_outside(address):
    assert is_outside(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://2130706433/",
        "http://0x7f.1/",
        "http://127.1/",
        "http://[::ffff:127.0.0.1]/",
        "http://localhost./",
        "http://user@127.0.0.1/",
        "http://127.0.0.1:22/",
    ],
)
def test_no_spelling_of_an_address_inside_is_called(url):
    with pytest.raises((ValueError, OSError)):
        post(url, {}, inside=False)


@contextlib.contextmanager
def dripping_house():
    """It answers every call a byte at a time, without an end."""
    with socket.create_server(("127.0.0.1", 0)) as house:
        lines = []

        def serve():
            with contextlib.suppress(OSError):
                while True:
                    lines.append(house.accept()[0])
                    threading.Thread(target=drip, args=(lines[-1],), daemon=True).start()

        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{house.getsockname()[1]}/"
        house.shutdown(socket.SHUT_RDWR)
        for line in lines:
            line.close()


def drip(line):
    with contextlib.suppress(OSError):
        while True:
            line.sendall(b"H")
            time.sleep(0.3)


def test_a_call_that_is_answered_without_end_is_cut_off():
    with dripping_house() as url:
        began = time.monotonic()
        with pytest.raises((OSError, http.client.HTTPException)):
            post(url, {}, inside=True)
        assert time.monotonic() - began < 10 * SECONDS


def test_slow_calls_do_not_keep_the_house_waiting(tmp_path):
    """They used to take the threads that read the database."""
    with dripping_house() as url, Server(f"sqlite:///{tmp_path}/t.db", webhooks_inside="yes") as server:
        token = httpx.post(f"{server.url}/api/guests", json={"name": "Eve"}).json()["token"]
        with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=30) as eve:
            eve.patch("/api/guests/me", json={"webhook": url}).raise_for_status()
            for _ in range(12):
                key = eve.post("/api/tables", json={"game": "calico", "config": {"players": 2}, "chairs": TWO}).json()
                eve.post(
                    "/api/guests/me/matches", json={"match": key["match"], "token": key["token"]}
                ).raise_for_status()
                table = Player(server.url, key["match"], key["token"])
                for seat in (0, 0, 1, 1):
                    table.post("moves", seat=seat, action=table.actions(seat)[0]).raise_for_status()
            assert eve.get("/readyz", timeout=2 * SECONDS).status_code == 200
            assert eve.get("/api/guests/me", timeout=2 * SECONDS).status_code == 200


# --- logs


def test_no_secret_gets_into_the_log(tmp_path):
    """Not at its most talkative, not when something breaks."""
    with Server(f"sqlite:///{tmp_path}/t.db", log_level="debug") as server:
        guest = httpx.post(f"{server.url}/api/guests", json={"name": "Name-of-a-guest"}).json()["token"]
        mine = {"Authorization": f"Bearer {guest}"}
        feed = httpx.post(f"{server.url}/api/guests/me/feed", headers=mine).json()["path"]
        httpx.get(server.url + feed).raise_for_status()
        table = new_table(server.url, chairs=[{"kind": "me", "name": "Name-of-a-seat"}, TWO[1]])
        with socket_of(table) as line:
            line.send(json.dumps({"token": table.token, "seat": 0}))
            line.recv(timeout=60)
        table.play_on([0, 1], most=4)
        table.http.post(f"/api/matches/{table.match}/moves", content=b'{"seat":0')
        answer_to(server.url, f"GET /{table.token} HTTP/9.9\r\n\r\n".encode())
        httpx.get(f"{server.url}/{table.token}")
        said = server.stop()
    assert "answered" in said
    for secret in (guest, table.token, feed, feed[7:-5], table.match, "Name-of", "Bearer", "Traceback"):
        assert secret not in said
