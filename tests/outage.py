"""A wire between a browser and a server that can be cut silently, as when a router goes dead: nothing is refused or
closed, nobody answers."""

from __future__ import annotations

import contextlib
import selectors
import socket
import struct
import threading
from urllib.parse import urlsplit

ROOM = 128


class Wire:
    """`url` leads through it to the server. What was under way when it was cut is lost for good; who speaks again on an
    old connection after it was mended is told that it is gone, as by a router that has forgotten it."""

    def __init__(self, server_url):
        self.target = (urlsplit(server_url).hostname, urlsplit(server_url).port)
        self.door = socket.create_server(("127.0.0.1", 0), backlog=ROOM)
        self.door.setblocking(False)
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.selector = selectors.DefaultSelector()
        self.lock = threading.Lock()
        self.pairs, self.lost, self.fillers = {}, [], []
        self.is_open = True
        self.thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self.selector.register(self.door, selectors.EVENT_READ)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_open = False
        self.thread.join(30)
        for one in (self.door, *self.pairs, *self.lost, *self.fillers):
            one.close()
        self.selector.close()

    def cut(self):
        """The door is kept shut by those who wait before it: the kernel drops whoever else knocks."""
        with self.lock:
            self.selector.unregister(self.door)
            for one in (*self.pairs, *self.lost):
                with contextlib.suppress(KeyError):
                    self.selector.unregister(one)
            self.lost += self.pairs
            self.pairs = {}
            self.door.listen(0)
            for _ in range(4):
                filler = socket.socket()
                filler.setblocking(False)
                filler.connect_ex(self.door.getsockname())
                self.fillers.append(filler)

    def mend(self):
        with self.lock:
            for one in self.lost:
                one.setblocking(False)
                with contextlib.suppress(OSError):
                    while one.recv(65536):
                        pass
                self.selector.register(one, selectors.EVENT_READ)
            self.door.listen(ROOM)
            for filler in self.fillers:
                filler.close()
            self.fillers = []
            self.selector.register(self.door, selectors.EVENT_READ)

    def _run(self):
        while self.is_open:
            with self.lock:
                for key, _ in self.selector.select(0.005):
                    self._let_in() if key.fileobj is self.door else self._pass_on(key.fileobj)
            threading.Event().wait(0.001)

    def _let_in(self):
        with contextlib.suppress(OSError):
            near, _ = self.door.accept()
            far = socket.create_connection(self.target, 5)
            for one, other in ((near, far), (far, near)):
                one.setblocking(True)
                self.pairs[one] = other
                self.selector.register(one, selectors.EVENT_READ)

    def _pass_on(self, one):
        other = self.pairs.get(one)
        if other is None:
            self._forget(one)
            return
        try:
            data = one.recv(65536)
            if data:
                other.sendall(data)
                return
        except OSError:
            pass
        for end in (one, other):
            self.selector.unregister(end)
            self.pairs.pop(end)
            end.close()

    def _forget(self, one):
        """Reset the connection, if it is one of those that were lost."""
        if one in self.lost:
            self.selector.unregister(one)
            self.lost.remove(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            one.close()
