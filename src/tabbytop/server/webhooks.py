"""Webhooks: whoever wants to hear of their turn is called, but never on an address inside this network."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http.client
import ipaddress
import logging
import socket
import ssl
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from tabbytop.words import load_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Json, Seat
    from tabbytop.host.guests import Guest, Guests
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

SECONDS = 5.0
TRIES = 3
AT_ONCE, DOUBTED_AT_ONCE = 16, 8
"""Webhooks under way at one time: to those who answered last time or were never called, and to those who did not."""
MOST_WAITING = 8
"""Webhooks that wait for one guest; a new one more takes the place of the oldest."""
MOST_DOUBTED = 10_000
NAT64 = ipaddress.ip_network("64:ff9b::/96")
log = logging.getLogger("tabbytop.calls")


async def send_webhooks(lobby: Lobby, guests: Guests, *, inside: bool) -> None:
    """For as long as the server runs; `inside` allows addresses of this network too."""
    calls = Webhooks(guests, inside=inside)
    try:
        while True:
            calls.add(*await lobby.calls.get())
    finally:
        calls.close()


class Webhooks:
    """A short queue for each guest, whose calls are made one after the other: whoever does not answer delays nobody
    but themselves."""

    def __init__(self, guests: Guests, *, inside: bool) -> None:
        self.guests, self.inside = guests, inside
        self.waiting: dict[str, deque[tuple[Match, Seat]]] = {}
        self.workers: set[asyncio.Task[None]] = set()
        self.doubted: dict[str, None] = {}
        """Guests whose last call failed."""
        self.slots, self.doubted_slots = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(DOUBTED_AT_ONCE)
        self.threads = ThreadPoolExecutor(AT_ONCE + DOUBTED_AT_ONCE, "tabbytop-calls")
        """Of their own: the server waits for no stranger's answer."""

    def add(self, guest_id: str, match: Match, seat: Seat) -> None:
        queue = self.waiting.get(guest_id)
        if queue is None:
            queue = self.waiting[guest_id] = deque(maxlen=MOST_WAITING)
            worker = asyncio.create_task(self._work(guest_id, queue))
            self.workers.add(worker)
            worker.add_done_callback(self.workers.discard)
        if (match, seat) not in queue:
            queue.append((match, seat))

    def close(self) -> None:
        for worker in self.workers:
            worker.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self, guest_id: str, queue: deque[tuple[Match, Seat]]) -> None:
        try:
            while queue:
                await self._call(guest_id, *queue.popleft())
        finally:
            del self.waiting[guest_id]

    async def _call(self, guest_id: str, match: Match, seat: Seat) -> None:
        """Between two tries the guest waits, and holds no slot."""
        for attempt in range(TRIES):
            async with self.doubted_slots if guest_id in self.doubted else self.slots:
                if await self._try(guest_id, match, seat):
                    self.doubted.pop(guest_id, None)
                    return
            self.doubted[guest_id] = None
            if len(self.doubted) > MOST_DOUBTED:
                self.doubted.pop(next(iter(self.doubted)))
            await asyncio.sleep(2**attempt)

    async def _try(self, guest_id: str, match: Match, seat: Seat) -> bool:
        """Whether the guest was told, or does not want to be any more."""
        try:
            guest = await self.guests.holder(match, seat)
            if guest is None or guest.id != guest_id or guest.webhook is None:
                return True
            call = functools.partial(post, guest.webhook, told(guest, match, seat), inside=self.inside)
            status = await asyncio.get_running_loop().run_in_executor(self.threads, call)
        except (OSError, http.client.HTTPException, ValueError, sa.exc.SQLAlchemyError) as error:
            log.info("a webhook could not be called", extra={"why": type(error).__name__})
            return False
        return status < 500


def told(guest: Guest, match: Match, seat: Seat) -> Json:
    words = load_words(guest.language)
    text = words.say("server-your-turn", game=words.title(match.game.name))
    return {"match": match.facts.id, "game": match.game.name, "seat": seat, "text": text,
            "number": len(match.messages(seat))}  # fmt: skip


def post(url: str, body: Json, *, inside: bool) -> int:
    """Send JSON to an address that was looked up once and found to be outside; redirects are not followed."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = outside_address(host, port, inside=inside)
    with contextlib.closing(http.client.HTTPConnection(host, port, timeout=SECONDS)) as connection:
        opened = connection.sock = socket.create_connection(address, SECONDS)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        with cut_off(opened):
            if parts.scheme == "https":
                connection.sock = ssl.create_default_context().wrap_socket(opened, server_hostname=host)
            connection.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
            return connection.getresponse().status


@contextlib.contextmanager
def cut_off(opened: socket.socket) -> Iterator[None]:
    """The whole call may take no longer than this, even if its other end says a word every now and then."""
    own = opened.dup()

    def cut() -> None:
        with contextlib.suppress(OSError):
            own.shutdown(socket.SHUT_RDWR)

    clock = threading.Timer(SECONDS, cut)
    clock.start()
    try:
        yield
    finally:
        clock.cancel()
        own.close()


def outside_address(host: str, port: int, *, inside: bool) -> tuple[str, int]:
    """The address behind a name; ValueError if any of them lies inside this network."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not inside and not all(is_outside(ipaddress.ip_address(address)) for address in addresses):
        raise ValueError(host)
    return addresses[0], port


def is_outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether it is someone's own address in the world; those that stand for an IPv4 address, as that one is."""
    if isinstance(address, ipaddress.IPv6Address):
        teredo = address.teredo[1] if address.teredo else None
        nat64 = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None
        inner = address.ipv4_mapped or address.sixtofour or teredo or nat64
        if inner:
            return is_outside(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved
