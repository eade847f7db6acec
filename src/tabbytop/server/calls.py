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
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from tabbytop.words import WORDS_PREFIX, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbytop.core.game import Json
    from tabbytop.host.guests import Guests
    from tabbytop.host.lobby import Lobby
    from tabbytop.host.match import Match

SECONDS = 5.0
TRIES = 3
AT_ONCE = 8
NAT64 = ipaddress.ip_network("64:ff9b::/96")
log = logging.getLogger("tabbytop.calls")


async def make_calls(lobby: Lobby, guests: Guests, *, inside: bool) -> None:
    """For as long as the server runs; `inside` allows addresses of this network too."""
    room = asyncio.Semaphore(AT_ONCE)
    threads = ThreadPoolExecutor(AT_ONCE, "tabbytop-calls")
    """Of their own: the house waits for no stranger's answer."""
    under_way: set[asyncio.Task[None]] = set()
    while True:
        match, seat = await lobby.calls.get()
        await room.acquire()
        task = asyncio.create_task(_call_holder(guests, match, seat, threads, inside=inside))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
        task.add_done_callback(lambda _: room.release())


async def _call_holder(guests: Guests, match: Match, seat: int, threads: Executor, *, inside: bool) -> None:
    guest = await guests.holder(match, seat)
    if guest is None or guest.webhook is None:
        return
    tongue = words(guest.language)
    text = tongue.say("server-your-turn", game=tongue.say(WORDS_PREFIX[match.game.name] + "-title"))
    body = {"match": match.facts.id, "game": match.game.name, "seat": seat, "text": text,
            "number": len(match.messages(seat))}  # fmt: skip
    for attempt in range(TRIES):
        try:
            call = functools.partial(post, guest.webhook, body, inside=inside)
            status = await asyncio.get_running_loop().run_in_executor(threads, call)
        except (OSError, http.client.HTTPException, ValueError) as error:
            log.info("a webhook could not be called", extra={"why": type(error).__name__})
        else:
            if status < 500:
                return
        await asyncio.sleep(2**attempt)


def post(url: str, body: Json, *, inside: bool) -> int:
    """Send JSON to an address that was looked up once and found to be outside; redirects are not followed."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = outside_address(host, port, inside=inside)
    with contextlib.closing(http.client.HTTPConnection(host, port, timeout=SECONDS)) as connection:
        line = connection.sock = socket.create_connection(address, SECONDS)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        with cut_off(line):
            if parts.scheme == "https":
                connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host)
            connection.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
            return connection.getresponse().status


@contextlib.contextmanager
def cut_off(line: socket.socket) -> Iterator[None]:
    """The whole call may take no longer than this, even if its other end says a word every now and then."""
    own = line.dup()

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
