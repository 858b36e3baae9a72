"""A line as bad as lines are: a proxy before a server that cuts, stalls and delays what goes through it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress


class Carried:
    """One socket that goes through, in both directions."""

    def __init__(self) -> None:
        self.up, self.down = asyncio.Event(), asyncio.Event()
        self.writers: list[asyncio.StreamWriter] = []
        self.go_on()

    def go_on(self) -> None:
        self.up.set()
        self.down.set()


class RoughLine:
    """Sockets to `port`, on a port of its own; runs in a thread of its own until it is closed."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._carried: set[Carried] = set()
        self._delay = 0.0
        self.port = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(10)

    def cut(self) -> None:
        """Break every socket; new ones may come."""

        def abort(carried: Carried) -> None:
            for writer in carried.writers:
                writer.transport.abort()

        self._to_each(abort)

    def stall(self, up: bool = True, down: bool = True) -> None:
        """Let nothing more through to the server (`up`), or from it (`down`), on the sockets there are."""

        def hold(carried: Carried) -> None:
            for wanted, gate in ((up, carried.up), (down, carried.down)):
                if wanted:
                    gate.clear()

        self._to_each(hold)

    def go_on(self) -> None:
        """Let through what was held back."""
        self._to_each(Carried.go_on)

    def delay(self, seconds: float) -> None:
        """From now on everything comes so much later."""
        self._delay = seconds

    def close(self) -> None:
        """Break everything, for good."""
        self._do(self._server.close)
        self.cut()
        self._do(lambda: [task.cancel() for task in asyncio.all_tasks(self._loop)])
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _to_each(self, what: Callable[[Carried], None]) -> None:
        self._do(lambda: [what(each) for each in list(self._carried)])  # type: ignore[func-returns-value]

    def _do(self, what: Callable[[], object]) -> None:
        done = threading.Event()

        def work() -> None:
            what()
            done.set()

        self._loop.call_soon_threadsafe(work)
        assert done.wait(10)

    async def _listen(self) -> int:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carried = Carried()
        self._carried.add(carried)
        carried.writers.append(writer)
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
            carried.writers.append(far_writer)
            await asyncio.gather(
                self._pump(reader, far_writer, carried.up), self._pump(far_reader, writer, carried.down)
            )
        writer.close()
        self._carried.discard(carried)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await asyncio.sleep(self._delay)
                await gate.wait()
                writer.write(data)
        writer.close()
