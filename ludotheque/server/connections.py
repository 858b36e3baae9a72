"""The WebSocket door: a connection to each client.

A connection keeps no queue of states. It notes that there is news, and when the client has taken what was sent before,
it is told how things are then; so a slow reader costs nothing, and one that takes nothing at all is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..core.records import ONLOOKER
from ..core.text import Text, text
from .commands import CommandService
from .guard import Bucket, address_of, same_origin
from .store import StoreUnavailable
from .table import Table
from .tables import Refused
from .wire import Answer, Bye, Command, Join, No, decode_frame, encode

log = logging.getLogger("ludotheque.connections")

LONGEST_FRAME = 8192
LONGEST_MESSAGE = 64 * 1024
"""What is longer does not even get an answer; uvicorn closes the socket with 1009."""
ANSWERS_WAITING = 64
"""A client that does not take its answers is not listened to any further."""
JOIN_COST = 4.0
"""Joining asks more of the server than another frame."""
LATE_SECONDS = 0.5
"""A clock that rings so much later than it was set tells that we are slow, not the client."""
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


class Connection:
    """A socket at a table, or on its way to one."""

    def __init__(self, socket: WebSocket, commands: CommandService) -> None:
        self.seats: tuple[int, ...] = ()
        self.address = address_of(socket)
        self._socket = socket
        self._commands = commands
        self._settings = commands.settings
        self._table: Table | None = None
        self._told = 0
        self._words = False
        self._answers: deque[bytes] = deque()
        self._table_dirty = self._state_dirty = False
        self._ending: tuple[int, Bye] | None = None
        self._wake = asyncio.Event()
        self._taken = asyncio.Event()
        self._bucket = Bucket(self._settings.frames_per_second, self._settings.frames_burst)
        self._bad = 0
        self._slow: asyncio.Task[None] | None = None
        self.writing = asyncio.create_task(self._write())

    # As the table knows it

    def answer(self, answer: Answer) -> None:
        """Send an answer, before any state."""
        self._answers.append(encode(answer))
        self._wake.set()

    def mark_dirty(self, *, table: bool = False, state: bool = False) -> None:
        """There is news."""
        self._table_dirty |= table
        self._state_dirty |= state
        self._wake.set()

    def close(self, code: int, say: Text, retry: float | None = None) -> None:
        """Say good-bye, hang up."""
        self._ending = self._ending or (code, Bye(say, UNSET if retry is None else retry))
        self._wake.set()

    # From the client

    async def run(self) -> None:
        """Listen until one side hangs up."""
        try:
            if await self._joined():
                while await self._listen():
                    pass
        finally:
            if self._table is not None:
                self._leave(self._table)
            if self._slow is not None:
                self._slow.cancel()
            if self._ending is None:
                self.writing.cancel()
            await asyncio.wait([self.writing])

    async def _joined(self) -> bool:
        """Listen until the client has joined; False if it does not, in time or at all.

        Only the client's time counts: the clock stands still while a frame of it is being worked on.
        """
        left = self._settings.join_limit
        loop = asyncio.get_running_loop()
        while self._table is None and self._ending is None:
            asked = loop.time()
            try:
                async with asyncio.timeout(left):
                    data = await self._receive()
            except TimeoutError:
                if loop.time() - asked < left + LATE_SECONDS:
                    self.close(TOO_LATE, text("say-join-first"))
                continue
            left -= loop.time() - asked
            if data is None:
                return False
            await self._handle_frame(data)
        return self._ending is None

    async def _listen(self) -> bool:
        """Take one frame; False if there will be no more, or none that counts."""
        while len(self._answers) >= ANSWERS_WAITING and not self.writing.done():
            self._taken.clear()
            await self._taken.wait()
        data = await self._receive()
        if data is None or self._ending is not None:
            return False
        await self._handle_frame(data)
        return self._ending is None

    async def _receive(self) -> bytes | None:
        """The next frame; None if there will be no more."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        data: bytes | None = message.get("bytes")
        return data if data is not None else message["text"].encode()

    async def _handle_frame(self, data: bytes) -> None:
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
            await self._command(self._table, frame)

    def _refuse(self, say: Text) -> None:
        """Answer a frame that is none."""
        self._bad += 1
        self.answer(No(None, self._table.matchlog.seq if self._table else 0, None, say))
        if self._bad >= self._settings.bad_frames:
            self.close(BAD_FRAMES, text("say-too-many-bad-frames"))

    async def _join(self, join: Join) -> None:
        if not self._bucket.take(JOIN_COST):
            self._refuse(text("say-too-fast"))
            return
        if self._table is not None:
            self._leave(self._table)
        try:
            self._table = await self._commands.tables.join(self._socket.path_params["id"], join, self)
        except Refused as refused:
            self.close(refused.code, refused.say, refused.retry)
            return
        except StoreUnavailable as fault:
            log.error("nobody can join: %s", fault)
            self.close(FAULT, text("say-store-trouble"))
            return
        self._told = min(join.since, self._table.matchlog.seq)
        self._words = join.words

    def _leave(self, table: Table) -> None:
        table.leave(self)
        self._commands.let_bots_move(table)

    async def _command(self, table: Table, command: Command) -> None:
        if not self._commands.KINDS[type(command)].slow:
            await self._commands.handle(table, self, command)
        elif self._slow is None:
            # The answer comes when it comes, and the person may move meanwhile.
            self._slow = asyncio.create_task(self._commands.handle(table, self, command))
            self._slow.add_done_callback(self._slow_done)
        else:
            self.answer(No(command.id, table.matchlog.seq, None, text("say-one-hint-at-a-time")))

    def _slow_done(self, _: asyncio.Task[None]) -> None:
        self._slow = None

    # To the client

    async def _write(self) -> None:
        """Send what is due until the connection is closed."""
        try:
            while self._ending is None or self._answers:
                await self._wake.wait()
                self._wake.clear()
                for frame in self._news():
                    await self._send(frame)
                self._taken.set()
            code, bye = self._ending
            await self._send(encode(bye))
            await self._within_limit(self._socket.close(code))
        except (TimeoutError, WebSocketDisconnect):
            self._hang_up()
        except Exception:
            log.exception("a connection at table %s broke", self._socket.path_params["id"])
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
        if self._table_dirty:
            frames.append(encode(table.frame(self.seats)))
        if self._state_dirty:
            frames += [table.frames.state(viewer, self._told, self._words) for viewer in self.seats or (ONLOOKER,)]
            self._told = table.matchlog.seq
        self._table_dirty = self._state_dirty = False
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


class Connections:
    """The endpoint `/ws/ID`, and all connections that are open."""

    def __init__(self) -> None:
        self.open_now: set[Connection] = set()

    async def endpoint(self, socket: WebSocket) -> None:
        """One socket from its upgrade to its end."""
        if not same_origin(socket.headers):
            await socket.close()
            return
        await socket.accept()
        connection = Connection(socket, socket.app.state.commands)
        self.open_now.add(connection)
        try:
            await connection.run()
        except Exception:
            log.exception("a connection at table %s broke", socket.path_params["id"])
        finally:
            self.open_now.discard(connection)

    async def say_goodbye(self, patience: float = 2.0) -> None:
        """Tell everybody that the server restarts; clients come back by themselves."""
        for connection in self.open_now:
            connection.close(RESTART, text("say-restarting"))
        writing = [connection.writing for connection in self.open_now]
        if writing:
            await asyncio.wait(writing, timeout=patience)
