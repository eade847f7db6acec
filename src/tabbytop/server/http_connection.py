"""How a request comes in: uvicorn's way, with an end to how long and how large its head may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio

    from tabbytop.server.settings import Settings


class HttpConnection(HttpToolsProtocol):
    """A connection. Whoever says nothing, says it slowly or never comes to an end is cut off."""

    seconds: ClassVar[float] = 10.0
    most: ClassVar[int] = 32_768

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.is_in_head = True
        self.head = 0
        self.clock: asyncio.TimerHandle | None = None

    @classmethod
    def set_limits(cls, settings: Settings) -> None:
        cls.seconds, cls.most = settings.slow_seconds, settings.head_bytes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wind_up()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_clock()

    def data_received(self, data: bytes) -> None:
        if self.is_in_head and self.clock is None:
            self._wind_up()
        super().data_received(data)
        if self.is_in_head and self.clock is not None:
            self.head += len(data)
            if self.head > self.most:
                self.transport.close()

    def on_headers_complete(self) -> None:
        self.is_in_head, self.head = False, 0
        self._stop_clock()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.is_in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket reads. The parser knows this connection and is known by it: the circle would stay in
        memory as long as the socket and longer, until all garbage is looked for."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _wind_up(self) -> None:
        self.clock = self.loop.call_later(self.seconds, self.transport.close)

    def _stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
