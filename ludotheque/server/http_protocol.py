"""uvicorn's HTTP, less patient: a client that sends no whole request in time is dropped."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection on which requests come. A slow body is the application's business, a slow head is ours."""

    header_seconds = 10.0

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody comes, and is to say what for."""
        super().connection_made(transport)
        self._impatience: asyncio.TimerHandle | None = None
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        """A part of a request has come, or all of it."""
        super().data_received(data)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there to wait for."""
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def _at_work(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait_for_request(self) -> None:
        if self._at_work or self.transport.get_protocol() is not self:
            self._stop_waiting()
        elif self._impatience is None:
            self._impatience = self.loop.call_later(self.header_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None

    def _give_up(self) -> None:
        self._impatience = None
        if not self._at_work and self.transport.get_protocol() is self:
            self.transport.abort()
