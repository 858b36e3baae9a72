"""The WebSocket door: a connection to each client.

A connection keeps no queue of states. It notes that there is news, and once the client has taken what was sent before,
tells it how things are then, all in one write; so a slow reader costs nothing, and one that takes nothing is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from msgspec import UNSET
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.records import ONLOOKER
from ..core.text import Text, text
from . import metrics
from .commands import CommandService
from .guard import Bucket, address_of, same_origin
from .http import refuse
from .settings import ServerSettings
from .socket_protocol import PROTOCOL, SocketProtocol
from .store import StoreUnavailable
from .table import Table
from .tables import Refused
from .wire import Answer, Bye, Command, Join, No, Ping, Pong, decode_frame, encode

log = logging.getLogger("ludotheque.connections")

LONGEST_FRAME = 8192
LONGEST_MESSAGE = 64 * 1024
"""What is longer does not even get an answer; uvicorn closes the socket with 1009."""
ANSWERS_WAITING = 64
"""A client that does not take its answers is not listened to any further."""
REACTIONS_WAITING = 8
"""Faces that are worth being seen late."""
JOIN_COST = 4.0
"""Joining asks more of the server than another frame."""
BAD_FRAME_PAUSE = 0.05
"""So long a client is not listened to after a bad frame."""
BAD_SECONDS = 600.0
"""After so long all bad frames are forgotten."""
LATE_SECONDS = 0.5
"""A clock that rings so much later than it was set tells that we are slow, not the client."""
FRAMES_WAITING = 8
"""Frames of one client that wait for their turn; the next ones wait in the network."""

PONG = encode(Pong())
BAD_FRAMES, FAULT, TOO_LATE, RESTART = 4001, 1011, 1008, 1012


class Connection:
    """A socket at a table, or on its way to one."""

    def __init__(self, socket: WebSocket, commands: CommandService) -> None:
        self.seats: tuple[int, ...] = ()
        self.address = address_of(socket)
        self.finishing: asyncio.Task[None] | None = None
        self._socket = socket
        self._protocol: SocketProtocol = socket.scope["extensions"].pop(PROTOCOL)
        self._loop = asyncio.get_running_loop()
        self._commands = commands
        self._settings = commands.settings
        self._table: Table | None = None
        self._told = 0
        self._words = False
        # Lists and a single future: there are thousands of connections, and queues and events have room to spare.
        self._inbox: list[bytes | None] = []
        self._answers: list[bytes] = []
        self._reactions: list[bytes] = []
        self._waiter: asyncio.Future[None] | None = None
        """What `run` waits for: a frame, the end, or that answers are taken."""
        self._table_dirty = self._state_dirty = False
        self._flushing = False
        self._ending: tuple[int, Bye] | None = None
        self._bucket = Bucket(self._settings.frames_per_second, self._settings.frames_burst)
        self._bad = Bucket(self._settings.bad_frames / BAD_SECONDS, self._settings.bad_frames - 1)
        self._slow: asyncio.Task[None] | None = None
        self._protocol.attach(self)

    # As the table knows it

    def answer(self, answer: Answer) -> None:
        """Send an answer, before any state."""
        if isinstance(answer, No):
            metrics.refused(answer.say)
        self._answers.append(encode(answer))
        self._flush_soon()

    def mark_dirty(self, *, table: bool = False, state: bool = False) -> None:
        """There is news."""
        self._table_dirty |= table
        self._state_dirty |= state
        self._flush_soon()

    def show(self, reaction: bytes) -> None:
        """Somebody shows a face; a client that takes nothing misses the oldest ones."""
        self._reactions.append(reaction)
        del self._reactions[:-REACTIONS_WAITING]
        self._flush_soon()

    def close(self, code: int, say: Text, retry: float | None = None) -> None:
        """Say good-bye, hang up."""
        if self._ending is None:
            metrics.refused(say)
            self._ending = code, Bye(say, UNSET if retry is None else retry)
            self._wake()
            self._flush_soon()

    # From the client

    def receive(self, data: bytes | None) -> None:
        """A frame has come; None if there will be no more."""
        self._inbox.append(data)
        self._wake()
        if len(self._inbox) >= FRAMES_WAITING:
            self._protocol.pause()

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
            if self._ending is not None:
                self._flush()
            if self.finishing is not None:
                await asyncio.wait([self.finishing])

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
        while len(self._answers) >= ANSWERS_WAITING and not self._protocol.disconnected:
            await self._wait_a_while()
        data = await self._receive()
        if data is None or self._ending is not None:
            return False
        await self._handle_frame(data)
        if self._inbox:
            # One frame by turns: whoever sends many at once does not keep the others waiting.
            await asyncio.sleep(0)
        return self._ending is None

    async def _receive(self) -> bytes | None:
        """The next frame; None if there will be no more, or none that counts."""
        while not self._inbox and self._ending is None:
            await self._wait_a_while()
        if self._ending is not None:
            return None
        if len(self._inbox) <= FRAMES_WAITING:
            self._protocol.go_on()
        return self._inbox.pop(0)

    async def _wait_a_while(self) -> None:
        """Wait until something may have changed."""
        self._waiter = self._loop.create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def _handle_frame(self, data: bytes) -> None:
        if not self._bucket.take():
            await self._refuse(text("say-too-fast"))
            return
        if len(data) > LONGEST_FRAME:
            await self._refuse(text("say-frame-too-long"))
            return
        try:
            frame = decode_frame(data)
        except (ValueError, RecursionError):
            await self._refuse(text("say-frame-garbled"))
            return
        if isinstance(frame, Join):
            await self._join(frame)
        elif self._table is None:
            await self._refuse(text("say-join-first"))
        elif isinstance(frame, Ping):
            self._answers.append(PONG)
            self._flush_soon()
        else:
            await self._command(self._table, frame)

    async def _refuse(self, say: Text) -> None:
        """Answer a frame that is none, and listen again a little later: others have done nothing wrong."""
        self.answer(No(None, self._table.matchlog.seq if self._table else 0, None, say))
        if not self._bad.take():
            self.close(BAD_FRAMES, text("say-too-many-bad-frames"))
            return
        await asyncio.sleep(BAD_FRAME_PAUSE)

    async def _join(self, join: Join) -> None:
        if not self._bucket.take(JOIN_COST):
            await self._refuse(text("say-too-fast"))
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
        if not self._commands.kinds[type(command)].slow:
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

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send all that is due, if the client takes it; else wait for that."""
        self._flushing = False
        if self.finishing is not None:
            return
        if not self._protocol.writable.is_set():
            self.finishing = self._loop.create_task(self._wait())
            return
        stuck = len(self._answers) >= ANSWERS_WAITING
        try:
            frames = self._news()
            if frames:
                self._protocol.send_frames(frames)
        except Exception:
            log.exception("a connection at table %s broke", self._socket.path_params["id"])
            self._protocol.transport.abort()
        if stuck:
            self._wake()
        if self._ending is not None:
            self.finishing = self._loop.create_task(self._finish(*self._ending))

    async def _wait(self) -> None:
        """Wait until the client takes what was sent; drop one that does not."""
        try:
            async with asyncio.timeout(self._settings.stall_limit):
                await self._protocol.writable.wait()
        except TimeoutError:
            self._protocol.transport.abort()
        self.finishing = None
        self._wake()
        self._flush_soon()

    async def _finish(self, code: int, bye: Bye) -> None:
        """Say good-bye and hang up."""
        self._protocol.send_frames([encode(bye)])
        try:
            async with asyncio.timeout(self._settings.stall_limit):
                await self._socket.close(code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            # Starlette and uvicorn say it so where the closing had begun already.
            self._protocol.transport.abort()

    def _news(self) -> list[bytes]:
        """All that is due, of this very moment: answers first."""
        frames, self._answers = self._answers, []
        table = self._table
        if table is None or self not in table.listeners:
            return frames
        if self._table_dirty:
            frames.append(encode(table.frame(self.seats)))
        if self._state_dirty:
            frames += [table.frames.state(viewer, self._told, self._words) for viewer in self.seats or (ONLOOKER,)]
            self._told = table.matchlog.seq
        frames += self._reactions
        self._reactions.clear()
        self._table_dirty = self._state_dirty = False
        return frames


class Connections:
    """The endpoint `/ws/ID`, and all connections that are open."""

    def __init__(self, settings: ServerSettings) -> None:
        self.open_now: set[Connection] = set()
        self._most_each = settings.sockets_per_address
        self._each: Counter[str] = Counter()

    async def endpoint(self, socket: WebSocket) -> None:
        """One socket from its upgrade to its end."""
        if not same_origin(socket):
            await socket.close()
            return
        address = address_of(socket)
        if self._each[address] >= self._most_each:
            await socket.send_denial_response(refuse(429, text("say-too-many-sockets")))
            return
        self._each[address] += 1
        try:
            await self._serve(socket)
        finally:
            self._each[address] -= 1
            if not self._each[address]:
                del self._each[address]

    async def _serve(self, socket: WebSocket) -> None:
        await socket.accept()
        connection = Connection(socket, socket.app.state.commands)
        self.open_now.add(connection)
        try:
            # In a task of its own: what wakes it up need not go through all that stands around the endpoint.
            await asyncio.create_task(connection.run())
        except Exception:
            log.exception("a connection at table %s broke", socket.path_params["id"])
        finally:
            self.open_now.discard(connection)

    async def say_goodbye(self, patience: float = 2.0) -> None:
        """Tell everybody that the server restarts; clients come back by themselves."""
        for connection in self.open_now:
            connection.close(RESTART, text("say-restarting"))
        await asyncio.sleep(0)
        finishing = [connection.finishing for connection in self.open_now if connection.finishing is not None]
        if finishing:
            await asyncio.wait(finishing, timeout=patience)
