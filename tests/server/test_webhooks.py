"""Webhooks: whoever does not answer keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading

import httpx
import pytest

from clients import Player
from services import Server, free_port, in_own_loop, wait_for
from tabbytop.host.broker import OneProcess
from tabbytop.host.guests import Guests
from tabbytop.host.lobby import Lobby
from tabbytop.host.store import Store
from tabbytop.host.tables import Table
from tabbytop.host.thinking import Thinkers
from tabbytop.server.webhooks import AT_ONCE, DOUBTED_AT_ONCE, MOST_WAITING, Webhooks

pytestmark = pytest.mark.once
TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]


class House:
    """Where calls come in. A dead one takes them and says nothing; a good one thanks for them."""

    def __init__(self, *, is_dead):
        self.is_dead, self.lines = is_dead, []
        self.calls, self.open, self.most_open = 0, 0, 0
        self.lock = threading.Lock()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}/"
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        with contextlib.suppress(OSError):
            while True:
                line = self.door.accept()[0]
                self.lines.append(line)
                threading.Thread(target=self.answer, args=(line,), daemon=True).start()

    def answer(self, line):
        with self.lock:
            self.calls, self.open = self.calls + 1, self.open + 1
            self.most_open = max(self.most_open, self.open)
        with contextlib.suppress(OSError):
            if not self.is_dead:
                line.recv(65536)
                line.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
            while line.recv(65536):
                pass
        with self.lock:
            self.open -= 1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for line in (self.door, *self.lines):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()


@contextlib.contextmanager
def guest_with(server, hook):
    token = httpx.post(f"{server.url}/api/guests", json={"name": "Eve"}).json()["token"]
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as guest:
        guest.patch("/api/guests/me", json={"webhook": hook}).raise_for_status()
        yield guest


def take_turns(server, guest, tables=1):
    """At so many tables, the turn comes back to the guest once."""
    for _ in range(tables):
        key = guest.post("/api/tables", json={"game": "calico", "config": {"players": 2}, "chairs": TWO}).json()
        table = Player(server.url, key["match"], key["token"])
        for seat in (0, 0, 1, 1, 0, 0, 1, 1):
            table.post("moves", seat=seat, action=table.actions(seat)[0]).raise_for_status()


def test_one_dead_target_is_called_once_at_a_time_and_delays_nobody_else(tmp_path):
    with (
        House(is_dead=True) as dead,
        House(is_dead=False) as good,
        Server(f"sqlite:///{tmp_path}/t.db", webhooks_inside="yes") as server,
        guest_with(server, dead.url) as eve,
        guest_with(server, good.url) as ana,
    ):
        take_turns(server, eve, tables=12)
        wait_for(lambda: dead.calls >= 1)
        before = dead.calls
        take_turns(server, ana)
        wait_for(lambda: good.calls >= 1)
        wait_for(lambda: dead.calls > before)  # the dead one is tried again all the same
        assert dead.most_open <= 2, "one, and another that has just been given up"


@contextlib.asynccontextmanager
async def house_of_calls(tmp_path):
    lobby = Lobby(Store(f"sqlite:///{tmp_path}/t.db"), OneProcess(), Thinkers())
    guests = Guests(lobby)
    calls = Webhooks(guests, inside=True)
    try:
        yield lobby, guests, calls
    finally:
        calls.close()
        await asyncio.gather(*calls.workers, return_exceptions=True)
        await lobby.close()


async def seated(lobby, guests, hook):
    """A guest with a webhook, and the match where they hold the first seat."""
    guest = await guests.find(await guests.welcome("Eve", "en"))
    await guests.change(guest, webhook=hook)
    key = await lobby.create(Table("calico", {"players": 2}, tuple(TWO)), guest.id)
    return guest, await lobby.match(key.match_id)


async def until(is_so):
    for _ in range(100_000):
        if is_so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came")


def test_whoever_waits_for_another_try_holds_no_slot(tmp_path):
    async def story():
        async with house_of_calls(tmp_path) as (lobby, guests, calls):
            guest, match = await seated(lobby, guests, f"http://127.0.0.1:{free_port()}/")
            calls.add(guest.id, match, 0)
            await until(lambda: guest.id in calls.doubted)
            await until(lambda: (calls.slots._value, calls.doubted_slots._value) == (AT_ONCE, DOUBTED_AT_ONCE))
            assert guest.id in calls.waiting, "the guest waits"

    in_own_loop(story())


def test_a_queue_is_short_and_forgets_the_oldest(tmp_path):
    async def story():
        async with house_of_calls(tmp_path) as (lobby, guests, calls):
            with House(is_dead=True) as dead:
                guest, match = await seated(lobby, guests, dead.url)
                matches = [match] + [(await seated(lobby, guests, ""))[1] for _ in range(MOST_WAITING + 3)]
                calls.add(guest.id, match, 0)
                await until(lambda: dead.calls == 1)
                for one in matches:
                    calls.add(guest.id, one, 0)
                    calls.add(guest.id, one, 0)
                assert [one for one, _ in calls.waiting[guest.id]] == matches[-MOST_WAITING:]

    in_own_loop(story())


def test_as_many_dead_targets_as_there_are_slots_do_not_shut_out_a_good_one(tmp_path):
    """Once they have failed they have slots of their own."""

    async def story():
        async with house_of_calls(tmp_path) as (lobby, guests, calls):
            with House(is_dead=True) as dead, House(is_dead=False) as good:
                eves = [await seated(lobby, guests, dead.url) for _ in range(AT_ONCE + DOUBTED_AT_ONCE)]
                calls.doubted.update(dict.fromkeys(guest.id for guest, _ in eves))
                for guest, match in eves:
                    calls.add(guest.id, match, 0)
                await until(lambda: dead.open == DOUBTED_AT_ONCE)
                ana, match = await seated(lobby, guests, good.url)
                calls.add(ana.id, match, 0)
                await until(lambda: good.calls == 1)
                assert dead.most_open == DOUBTED_AT_ONCE
                await until(lambda: ana.id not in calls.waiting)
                assert ana.id not in calls.doubted

    in_own_loop(story())


def test_whoever_does_not_want_to_be_called_any_more_is_not(tmp_path):
    async def story():
        async with house_of_calls(tmp_path) as (lobby, guests, calls):
            with House(is_dead=False) as good:
                guest, match = await seated(lobby, guests, good.url)
                await guests.change(guest, webhook="")
                calls.add(guest.id, match, 0)
                await until(lambda: guest.id not in calls.waiting)
                assert good.calls == 0

    in_own_loop(story())
