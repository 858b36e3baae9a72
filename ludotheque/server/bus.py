"""What servers hear of each other by. Nothing depends on it but speed: the store has the truth.

News are small, may be lost, and may come twice or late; whoever hears of a gap asks the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from ..core.errors import bad
from . import metrics

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

log = logging.getLogger("ludotheque.bus")

Heard = Callable[[str, bytes], None]
"""Takes the news on a topic; must not wait."""
Again = Callable[[], Awaitable[None]]

PREFIX = "ludotheque."
MOST_WAITING = 10_000
"""More news than that are dropped while nobody takes them."""
RECONNECT_SECONDS = 1


class Bus(Protocol):
    """Carries news between processes, by topic."""

    alone: bool
    """Is there never anybody else?"""
    connected: bool
    """Can others be told, and heard, at present?"""

    async def open(self, again: Again) -> None:
        """Begin; `again` is called after every time that news may have been missed."""

    def publish(self, topic: str, news: bytes) -> None:
        """Tell the others, some time soon or never. Does not wait and never raises."""

    async def subscribe(self, topic: str, heard: Heard, group: str = "") -> None:
        """Hear of a topic from now on; of a group that does so, one hears each piece of news.

        When this returns, nothing is missed any more, as long as the bus is connected.
        """

    async def unsubscribe(self, topic: str) -> None:
        """Hear no more of it."""

    async def close(self) -> None:
        """Let go."""


class LonelyBus:
    """There is nobody else."""

    alone = connected = True

    async def open(self, again: Again) -> None:
        """Nothing will be heard."""

    def publish(self, topic: str, news: bytes) -> None:
        """Nobody listens."""

    async def subscribe(self, topic: str, heard: Heard, group: str = "") -> None:
        """Nobody speaks."""

    async def unsubscribe(self, topic: str) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to let go of."""


class NatsBus:
    """NATS: one subject a topic. While its server is away we go on, and come back by ourselves."""

    alone = False

    def __init__(self, url: str) -> None:
        try:
            self._nats: Any = import_module("nats.aio.client")
        except ModuleNotFoundError as missing:
            raise bad("extra", package=str(missing.name), extra="cluster") from None
        self._servers = url.split(",")
        self._client: Client = self._nats.Client()
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._wanted: dict[str, tuple[Heard, str]] = {}
        self._topics: dict[str, Subscription] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    async def open(self, again: Again) -> None:
        """Connect, now or whenever NATS is there."""
        first = asyncio.create_task(self._connect(again))
        self._tasks = [first, asyncio.create_task(self._send())]
        # Usually it is there, and then nobody need come to a server that hears nothing yet.
        await asyncio.wait([first], timeout=2.0)

    async def _connect(self, again: Again) -> None:
        async def lost() -> None:
            self._note(False)

        async def found() -> None:
            self._note(True)
            for topic in list(self._wanted):
                await self._begin(topic)
            await again()

        async def fault(error: Exception) -> None:
            log.debug("the bus: %r", error)

        while not self._client.is_connected:
            try:
                await self._client.connect(
                    servers=self._servers,
                    name="ludotheque",
                    disconnected_cb=lost,
                    reconnected_cb=found,
                    error_cb=fault,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RECONNECT_SECONDS,
                    connect_timeout=2,
                    ping_interval=5,
                    max_outstanding_pings=2,
                    allow_reconnect=True,
                )
            except Exception as away:
                log.warning("the bus is not there: %s", away)
                with suppress(Exception):
                    await self._client.close()
                self._client = self._nats.Client()
                await asyncio.sleep(1.0)
        await found()

    def _note(self, connected: bool) -> None:
        if connected != self.connected:
            log.log(logging.INFO if connected else logging.WARNING, "the bus is %s", "there" if connected else "gone")
        self.connected = connected
        metrics.BUS.set(connected)

    def publish(self, topic: str, news: bytes) -> None:
        """Have it sent; dropped while there is no connection, for whoever comes back asks the store."""
        if self.connected:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait((topic, news))

    async def _send(self) -> None:
        while True:
            topic, news = await self._waiting.get()
            try:
                await self._client.publish(PREFIX + topic, news)
            except Exception as fault:
                log.debug("news of %s are lost: %r", topic, fault)

    async def subscribe(self, topic: str, heard: Heard, group: str = "") -> None:
        """Hear of a topic, now or once there is a connection."""
        self._wanted[topic] = heard, group
        await self._begin(topic)

    async def _begin(self, topic: str) -> None:
        if topic in self._topics or not self._client.is_connected:
            return
        heard, group = self._wanted[topic]

        async def take(message: Msg) -> None:
            try:
                heard(topic, message.data)
            except Exception:
                log.exception("news on %s could not be used", topic)

        with suppress(Exception):
            self._topics[topic] = await self._client.subscribe(PREFIX + topic, queue=group, cb=take)
            await self._client.flush(2)

    async def unsubscribe(self, topic: str) -> None:
        """Hear no more of it."""
        self._wanted.pop(topic, None)
        subscription = self._topics.pop(topic, None)
        if subscription is not None:
            with suppress(Exception):
                await subscription.unsubscribe()

    async def close(self) -> None:
        """Let go at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await asyncio.wait_for(self._client.close(), 2)


def bus_of(url: str) -> Bus:
    """The bus at an address; the lonely one if there is no address. Raises BadInput."""
    if not url:
        return LonelyBus()
    if not url.startswith(("nats://", "tls://")):
        raise bad("bus-url", url=url)
    return NatsBus(url)
