"""The WebSocket door: one line to one client.

A line keeps no queue of states. It notes that there is news, and when the client has taken what was sent before, it is
told how things are then; so a slow reader costs nothing, and one that takes nothing at all is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..core.records import ONLOOKER
from ..core.text import Text, text
from .desk import Desk
from .guard import Bucket, same_origin
from .store import Trouble
from .table import Table
from .tables import Refused
from .wire import Answer, AskHint, Bye, Command, Join, No, decode_frame, encode

log = logging.getLogger("ludotheque.sockets")

LONGEST_FRAME = 8192
LONGEST_MESSAGE = 64 * 1024
"""What is longer does not even get an answer; uvicorn closes the socket with 1009."""
ANSWERS_WAITING = 64
"""A client that does not take its answers is not listened to any further."""
JOIN_COST = 4.0
"""Joining asks more of the server than another frame."""
ABORT = "ludotheque.abort"

BAD_FRAMES, FAULT, TOO_LATE, RESTART = 4001, 1011, 1008, 1012


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which can be cut off, and hands text on as bytes: JSON is decoded in one place only."""

    def handle_connect(self, event: Request) -> None:
        """Let the application hang up on a client that reads nothing: a polite close would wait for it."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[ABORT] = self.transport.abort

    def handle_text(self, event: Frame) -> None:
        """Text that is no UTF-8 is one more bad frame."""
        self.handle_bytes(event)


class Line:
    """A socket at a table, or on its way to one."""

    def __init__(self, socket: WebSocket, desk: Desk) -> None:
        self.seats: tuple[int, ...] = ()
        self._socket = socket
        self._desk = desk
        self._settings = desk.settings
        self._table: Table | None = None
        self._told = 0
        self._answers: deque[bytes] = deque()
        self._table_due = self._state_due = False
        self._ending: tuple[int, Text] | None = None
        self._wake = asyncio.Event()
        self._taken = asyncio.Event()
        self._bucket = Bucket(self._settings.frames_per_second, self._settings.frames_burst)
        self._bad = 0
        self._hint: asyncio.Task[None] | None = None
        self.writing = asyncio.create_task(self._write())

    # As the table knows it

    def answer(self, answer: Answer) -> None:
        """Send an answer, before any state."""
        self._answers.append(encode(answer))
        self._wake.set()

    def due(self, *, table: bool = False, state: bool = False) -> None:
        """There is news."""
        self._table_due |= table
        self._state_due |= state
        self._wake.set()

    def close(self, code: int, say: Text) -> None:
        """Say good-bye, hang up."""
        self._ending = self._ending or (code, say)
        self._wake.set()

    # From the client

    async def talk(self) -> None:
        """Listen until one side hangs up."""
        try:
            if await self._joined():
                while await self._listen():
                    pass
        finally:
            if self._table is not None:
                self._table.leave(self)
            if self._hint is not None:
                self._hint.cancel()
            if self._ending is None:
                self.writing.cancel()
            await asyncio.wait([self.writing])

    async def _joined(self) -> bool:
        """Listen until the client has joined; False if it does not, in time or at all."""
        try:
            async with asyncio.timeout(self._settings.join_limit):
                while self._table is None:
                    if not await self._listen():
                        return False
        except TimeoutError:
            self.close(TOO_LATE, text("say-join-first"))
        return self._ending is None

    async def _listen(self) -> bool:
        """Take one frame; False if there will be no more, or none that counts."""
        while len(self._answers) >= ANSWERS_WAITING and not self.writing.done():
            self._taken.clear()
            await self._taken.wait()
        message = await self._socket.receive()
        if message["type"] != "websocket.receive" or self._ending is not None:
            return False
        data = message.get("bytes")
        await self._heed(data if data is not None else message["text"].encode())
        return self._ending is None

    async def _heed(self, data: bytes) -> None:
        if not self._bucket.take():
            self._refuse(text("say-too-fast"))
            return
        if len(data) > LONGEST_FRAME:
            self._refuse(text("say-frame-too-long"))
            return
        try:
            frame = decode_frame(data)
        except (ValueError, RecursionError):
            self._refuse(text("say-frame-garbled"))
            return
        if isinstance(frame, Join):
            await self._join(frame)
        elif self._table is None:
            self._refuse(text("say-join-first"))
        else:
            await self._obey(self._table, frame)

    def _refuse(self, say: Text) -> None:
        """Answer a frame that is none."""
        self._bad += 1
        self.answer(No(None, self._table.course.seq if self._table else 0, None, say))
        if self._bad >= self._settings.bad_frames:
            self.close(BAD_FRAMES, text("say-too-many-bad-frames"))

    async def _join(self, join: Join) -> None:
        if not self._bucket.take(JOIN_COST):
            self._refuse(text("say-too-fast"))
            return
        if self._table is not None:
            self._table.leave(self)
        try:
            self._table = await self._desk.tables.join(self._socket.path_params["id"], join.tokens, self)
        except Refused as refused:
            self.close(refused.code, refused.say)
            return
        except Trouble as fault:
            log.error("nobody can join: %s", fault)
            self.close(FAULT, text("say-store-trouble"))
            return
        self._told = min(join.since, self._table.course.seq)

    async def _obey(self, table: Table, command: Command) -> None:
        if not isinstance(command, AskHint):
            await self._desk.obey(table, self, command)
        elif self._hint is None:
            # It takes a while; the answer comes when it comes, and the person may move meanwhile.
            self._hint = asyncio.create_task(self._desk.obey(table, self, command))
            self._hint.add_done_callback(self._hinted)
        else:
            self.answer(No(command.id, table.course.seq, None, text("say-one-hint-at-a-time")))

    def _hinted(self, _: asyncio.Task[None]) -> None:
        self._hint = None

    # To the client

    async def _write(self) -> None:
        """Send what is due until the line is closed."""
        try:
            while self._ending is None or self._answers:
                await self._wake.wait()
                self._wake.clear()
                for frame in self._news():
                    await self._send(frame)
                self._taken.set()
            code, say = self._ending
            await self._send(encode(Bye(say)))
            await self._within_limit(self._socket.close(code))
        except (TimeoutError, WebSocketDisconnect):
            self._hang_up()
        except Exception:
            log.exception("a line at table %s broke", self._socket.path_params["id"])
            self._hang_up()
        finally:
            self._taken.set()

    def _news(self) -> list[bytes]:
        """All that is due, of this very moment: answers first."""
        frames = list(self._answers)
        self._answers.clear()
        table = self._table
        if table is None or self not in table.listeners:
            return frames
        if self._table_due:
            frames.append(encode(table.frame(self.seats)))
        if self._state_due:
            frames += [table.course.state(viewer, self._told) for viewer in self.seats or (ONLOOKER,)]
            self._told = table.course.seq
        self._table_due = self._state_due = False
        return frames

    async def _send(self, frame: bytes) -> None:
        await self._within_limit(self._socket.send_text(frame.decode()))

    async def _within_limit(self, sending: Awaitable[None]) -> None:
        """Wait for the client to take something; raises TimeoutError, or WebSocketDisconnect once it is gone."""
        try:
            async with asyncio.timeout(self._settings.stall_limit):
                await sending
        except RuntimeError as closed:
            # Starlette and uvicorn say it so where the closing had begun already.
            raise WebSocketDisconnect(1006) from closed

    def _hang_up(self) -> None:
        abort: Callable[[], None] | None = self._socket.scope.get("extensions", {}).get(ABORT)
        if abort is not None:
            abort()


class Lines:
    """The endpoint `/ws/ID`, and all lines that are open."""

    def __init__(self) -> None:
        self._open: set[Line] = set()

    async def meet(self, socket: WebSocket) -> None:
        """One socket from its upgrade to its end."""
        if not same_origin(socket.headers):
            await socket.close()
            return
        await socket.accept()
        line = Line(socket, socket.app.state.desk)
        self._open.add(line)
        try:
            await line.talk()
        except Exception:
            log.exception("a line at table %s broke", socket.path_params["id"])
        finally:
            self._open.discard(line)

    async def farewell(self, patience: float = 2.0) -> None:
        """Tell everybody that the server restarts; clients come back by themselves."""
        for line in self._open:
            line.close(RESTART, text("say-restarting"))
        writing = [line.writing for line in self._open]
        if writing:
            await asyncio.wait(writing, timeout=patience)
