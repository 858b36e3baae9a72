"""Thinking on other machines: servers ask on the bus, and one of the thinkers that listen there takes it.

A thinker (`ludotheque think`) is heard of once it has every game at hand, and then twice a second. A thought that
nobody takes, or whose thinker is heard of no more, is told as lost, and asked for once more; while there is no thinker
at all, a server thinks by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import time
from dataclasses import dataclass

import msgspec

from . import thoughts
from .bus import Bus
from .thoughts import AtWork, Heard, Minds, Reply, Request

log = logging.getLogger("ludotheque.far")

WANTED, THINKERS = "think", "thinkers"
"""The topics of what is asked, and of who is there to think."""
BEAT = 0.5
LIFETIME = 2.0
"""A thinker that was not heard of for so long is gone, and a thought that was not taken for so long is lost."""
PARTING_SECONDS = 30.0
"""How long a thinker that is stopped may go on with what it has begun."""


class Asked(msgspec.Struct, array_like=True):
    """A request, and the topic of whoever wants the reply."""

    server: str
    id: int
    request: bytes


class Told(msgspec.Struct, array_like=True):
    """A reply, or that there is none; one without any means that the request is taken."""

    thinker: str
    id: int
    reply: bytes | None = None
    lost: bool = False


class Beat(msgspec.Struct, array_like=True):
    """A thinker is there, and takes what is asked, or not any more."""

    thinker: str
    taking: bool


_encode = msgspec.msgpack.Encoder().encode
_asked = msgspec.msgpack.Decoder(Asked).decode
_told = msgspec.msgpack.Decoder(Told).decode
_beat = msgspec.msgpack.Decoder(Beat).decode


@dataclass(eq=False)
class FarThought:
    """A thought that is asked for on the bus."""

    minds: FarMinds
    id: int
    heard: Heard
    asked: float
    thinker: str = ""

    def stop(self, id: int) -> None:
        """Nobody waits for it any more."""
        self.minds.stop(self)

    def kill(self) -> None:
        """It does not stop: it counts as lost."""
        self.minds.lose(self)


class FarMinds:
    """All thinkers on the bus; `own` are asked while there are none."""

    def __init__(self, bus: Bus, own: Minds) -> None:
        self.processes = own.processes
        self._bus, self._own = bus, own
        self._topic = f"told.{secrets.token_hex(8)}"
        self._thinkers: dict[str, float] = {}
        self._taking: set[str] = set()
        self._thoughts: dict[int, FarThought] = {}
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Hear of thinkers."""
        await self._bus.subscribe(self._topic, self._hear)
        await self._bus.subscribe(THINKERS, self._meet)
        self._watching = asyncio.create_task(self._watch())

    def new_id(self) -> int:
        """A number for a request."""
        return self._own.new_id()

    def start(self) -> None:
        """Thinkers are ready by themselves."""

    def load(self, game: str, heard: Heard) -> None:
        """Thinkers have all games at hand; ours get this one too, should they be needed, and nobody waits for that."""
        far = bool(self._taking)
        self._own.load(game, _ignore if far else heard)
        if far:
            heard(None)

    def ask(self, request: Request, heard: Heard) -> AtWork | None:
        """Ask for something."""
        if not self._bus.connected or not self._taking:
            return self._own.ask(request, heard)
        thought = self._thoughts[request.id] = FarThought(self, request.id, heard, time.monotonic())
        self._bus.publish(WANTED, _encode(Asked(self._topic, request.id, thoughts.encode(request))))
        return thought

    def stop(self, thought: FarThought) -> None:
        """Nobody waits for this thought any more."""
        if thought.thinker:
            self._bus.publish(f"stop.{thought.thinker}", _encode(Asked(self._topic, thought.id, b"")))

    def lose(self, thought: FarThought) -> None:
        """There will be no reply."""
        if self._thoughts.pop(thought.id, None) is not None:
            thought.heard(None)

    def close(self) -> None:
        """Wait for nothing any more. Our own minds are closed by whoever made them."""
        if self._watching is not None:
            self._watching.cancel()

    def _hear(self, _: str, data: bytes) -> None:
        told = _told(data)
        thought = self._thoughts.get(told.id)
        if thought is None:
            return
        thought.thinker = told.thinker
        if told.lost:
            self.lose(thought)
        elif told.reply is not None:
            reply = thoughts.decode_reply(told.reply)
            if not isinstance(reply, thoughts.Progress):
                del self._thoughts[told.id]
            thought.heard(reply)

    def _meet(self, _: str, data: bytes) -> None:
        beat = _beat(data)
        if beat.thinker not in self._thinkers:
            log.info("a thinker has come")
        self._thinkers[beat.thinker] = time.monotonic()
        (self._taking.add if beat.taking else self._taking.discard)(beat.thinker)

    async def _watch(self) -> None:
        """Give up thinkers that are gone, and what they had."""
        while True:
            await asyncio.sleep(BEAT / 2)
            before = time.monotonic() - LIFETIME
            for gone in [thinker for thinker, seen in self._thinkers.items() if seen < before]:
                del self._thinkers[gone]
                self._taking.discard(gone)
                log.warning("a thinker is gone; there are %d", len(self._thinkers))
            for thought in list(self._thoughts.values()):
                alone = thought.thinker not in self._thinkers if thought.thinker else thought.asked < before
                # What a thinker tells while the bus is away reaches nobody.
                if alone or not self._bus.connected:
                    self.lose(thought)


class FarThinker:
    """Thinks for whoever asks on the bus, in the processes of `minds`."""

    def __init__(self, bus: Bus, minds: Minds) -> None:
        self._bus, self._minds = bus, minds
        self._name = secrets.token_hex(8)
        self._at_work: dict[tuple[str, int], tuple[int, AtWork]] = {}
        self._taking = True
        self._loop = asyncio.get_running_loop()

    async def run(self) -> None:
        """Until the process is told to stop; what was begun is finished."""
        stopped = asyncio.Event()
        for how in (signal.SIGTERM, signal.SIGINT):
            self._loop.add_signal_handler(how, stopped.set)
        await self._bus.open(_nothing)
        await self._bus.subscribe(WANTED, self._take, group="thinkers")
        await self._bus.subscribe(f"stop.{self._name}", self._stop)
        beating = asyncio.create_task(self._beat())
        await stopped.wait()
        self._taking = False
        self._tell_of_me()
        await self._bus.unsubscribe(WANTED)
        until = time.monotonic() + PARTING_SECONDS
        for _ in iter(lambda: bool(self._at_work) and time.monotonic() < until, False):
            await asyncio.sleep(0.05)
        beating.cancel()
        await self._bus.close()

    async def _beat(self) -> None:
        while True:
            self._tell_of_me()
            await asyncio.sleep(BEAT)

    def _tell_of_me(self) -> None:
        self._bus.publish(THINKERS, _encode(Beat(self._name, self._taking)))

    def _take(self, _: str, data: bytes) -> None:
        asked = _asked(data)
        request, number = thoughts.decode_request(asked.request), self._minds.new_id()

        def heard(reply: Reply | None) -> None:
            self._loop.call_soon_threadsafe(self._tell, asked, reply)

        at_work = self._minds.ask(msgspec.structs.replace(request, id=number), heard)
        if at_work is not None:
            self._at_work[asked.server, asked.id] = number, at_work
            self._bus.publish(asked.server, _encode(Told(self._name, asked.id)))

    def _tell(self, asked: Asked, reply: Reply | None) -> None:
        if not isinstance(reply, thoughts.Progress):
            self._at_work.pop((asked.server, asked.id), None)
        told = None if reply is None else thoughts.encode(msgspec.structs.replace(reply, id=asked.id))
        self._bus.publish(asked.server, _encode(Told(self._name, asked.id, told, lost=reply is None)))

    def _stop(self, _: str, data: bytes) -> None:
        asked = _asked(data)
        number, at_work = self._at_work.get((asked.server, asked.id), (0, None))
        if at_work is not None:
            at_work.stop(number)


async def think(bus: Bus, minds: Minds) -> None:
    """Be a thinker on the bus, until the process is told to stop."""
    await FarThinker(bus, minds).run()


def _ignore(_: Reply | None) -> None:
    """Nobody waits for it."""


async def _nothing() -> None:
    """Whoever asks for thoughts asks again."""
