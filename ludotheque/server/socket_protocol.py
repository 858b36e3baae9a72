"""uvicorn's WebSocket with a short way to whoever takes the messages."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

PROTOCOL = "ludotheque.protocol"
"""Where the application finds the socket among the extensions of its scope."""


TEXT = 0x81
"""The first byte of a text frame that is whole. A server's frames are not masked, so nothing is left to be done."""
_SHORT = [bytes([TEXT, size]) for size in range(126)]
_MIDDLE = struct.Struct("!BBH").pack
_LONG = struct.Struct("!BBQ").pack


class Receiver(Protocol):
    """Takes the messages of a socket."""

    def receive(self, data: bytes | None) -> None:
        """A message has come; None if there will be no more."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a short way to the application: what is sent at once is written at once.

    Text is handed on as bytes: JSON is decoded in one place only.
    """

    receiver: Receiver | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[PROTOCOL] = self

    def handle_text(self, event: Frame) -> None:
        """Text that is no UTF-8 is one more bad frame."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.receiver.receive(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """There will be no more messages."""
        super().connection_lost(exc)
        if self.receiver is not None:
            self.receiver.receive(None)
            # They would hold each other until the collector comes, and it comes rarely.
            self.receiver = None

    def attach(self, receiver: Receiver) -> None:
        """From now on messages go there; those that came too early first."""
        self.receiver = None if self.disconnected else receiver
        while not self.queue.empty():
            data = self.queue.get_nowait().get("bytes")
            receiver.receive(data if isinstance(data, bytes) else None)
        self.go_on()

    def pause(self) -> None:
        """Let what else the client sends wait in the network."""
        if not self.read_paused and not self.close_sent and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Listen again."""
        if self.read_paused:
            self.read_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def send_frames(self, frames: Iterable[bytes]) -> None:
        """Write some text frames in one go; to a client that is gone, nothing."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return
        parts: list[bytes] = []
        for frame in frames:
            size = len(frame)
            if size < 126:
                parts += _SHORT[size], frame
            else:
                parts += (_MIDDLE(TEXT, 126, size) if size < 1 << 16 else _LONG(TEXT, 127, size)), frame
        self.transport.write(b"".join(parts))
