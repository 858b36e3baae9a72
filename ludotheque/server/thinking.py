"""Bots, hints and reviews: who may have how much of the thinking, and in which order.

They are thought about in other processes (`workers.py`). Everybody has a share: whoever asks for more than that waits
behind those who have had less, and past a limit is refused. Whoever no longer waits for a thought stops it at once.
A bot's reply comes at a time that was drawn before anybody looked at its moves, so that it tells nothing of them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import uniform
from typing import Any

from .. import bots
from ..bots.hint import Advice
from ..core import record_file
from ..core.game import View
from ..core.match import Match
from .settings import ServerSettings
from .thoughts import (
    Advise,
    Advised,
    AtWork,
    Choose,
    Chosen,
    Failed,
    Judge,
    Judged,
    Minds,
    Progress,
    Reply,
    Request,
    Seen,
)

log = logging.getLogger("ludotheque.thinking")

MOST_TRIES = 2
"""How often a thought is begun: once more, if its process dies."""
LEAST_SECONDS = 0.05
"""What is left to a thought that has waited for its turn too long."""
SEARCHED = 0.9
"""The part of a bot's time that goes into the search; the rest is for what comes around it."""
AT_RANDOM = "random"
"""The level that needs no thought."""
GRACE = 2.0
"""A thought that has not ended so long after it was stopped is ended with its process."""


class NoThought(Exception):
    """There is no answer: the thought failed, took too long, or was not even begun."""


class Overloaded(NoThought):
    """Too many thoughts wait already, all of them or those of the one who asks."""


@dataclass(eq=False)
class Job:
    """A thought that somebody waits for. `make` is the request, given the seconds that are left."""

    by: str
    seconds: float
    make: Callable[[float], Request]
    done: asyncio.Future[Reply]
    progress: Callable[[int, int], None] | None = None
    asked: float = field(default_factory=time.monotonic)
    tries: int = 0
    begun: float = 0.0
    granted: float = 0.0
    id: int = 0
    worker: AtWork | None = None


class Lane:
    """A fair queue of thoughts: `slots` at a time, of one asker `share`, with a bounded number waiting."""

    def __init__(self, workers: Minds, slots: int, share: int, waiting: int, waiting_each: int) -> None:
        self._workers = workers
        self._slots, self._share = slots, share
        self._most, self._most_each = waiting, waiting_each
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._at_work: set[Job] = set()
        self._shares: Counter[str] = Counter()
        self._loop = asyncio.get_running_loop()

    @property
    def busy(self) -> int:
        """How many thoughts are at work."""
        return len(self._at_work)

    @property
    def queued(self) -> int:
        """How many thoughts wait for their turn."""
        return sum(map(len, self._waiting.values()))

    def enter(self, job: Job) -> None:
        """Let a job wait for its turn; raises Overloaded."""
        if len(self._waiting.get(job.by, ())) >= self._most_each or self.queued >= self._most:
            raise Overloaded
        self._waiting.setdefault(job.by, deque()).append(job)
        self._next()

    def leave(self, job: Job) -> None:
        """Nobody waits for this job any more."""
        if job in self._at_work:
            if job.worker is not None:
                job.worker.stop(job.id)
                self._loop.call_later(GRACE, self._insist, job, job.worker)
        elif job in self._waiting.get(job.by, ()):
            self._waiting[job.by].remove(job)

    def _insist(self, job: Job, worker: AtWork) -> None:
        if job in self._at_work and job.worker is worker:
            log.error("a thought does not stop: its process is ended")
            worker.kill()

    def _next(self) -> None:
        """Begin as many jobs as there is room for: by turns, whoever asks for them."""
        for by in list(self._waiting):
            if len(self._at_work) >= self._slots:
                return
            if not self._waiting[by]:
                del self._waiting[by]
            elif self._shares[by] < self._share:
                self._waiting.move_to_end(by)
                self._begin(self._waiting[by].popleft())
        if len(self._at_work) < self._slots and any(
            jobs and self._shares[by] < self._share for by, jobs in self._waiting.items()
        ):
            self._next()

    def _begin(self, job: Job) -> None:
        job.tries += 1
        job.begun = time.monotonic()
        job.granted = max(LEAST_SECONDS, job.seconds - (job.begun - job.asked))
        self._at_work.add(job)
        self._shares[job.by] += 1
        request = job.make(job.granted)
        job.id = request.id
        job.worker = self._workers.ask(request, lambda reply: self._from_thread(job, reply))
        if job.worker is None:
            job.tries = MOST_TRIES
            self._loop.call_soon(self._heard, job, None)

    def _from_thread(self, job: Job, reply: Reply | None) -> None:
        # A loop that is closed has nobody left who waits.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, job, reply)

    def _heard(self, job: Job, reply: Reply | None) -> None:
        if isinstance(reply, Progress):
            if job.progress is not None:
                job.progress(reply.done, reply.of)
            return
        self._at_work.discard(job)
        self._shares[job.by] -= 1
        if not self._shares[job.by]:
            del self._shares[job.by]
        if not job.done.done():
            if reply is not None:
                job.done.set_result(reply)
            elif job.tries < MOST_TRIES:
                self._waiting.setdefault(job.by, deque()).appendleft(job)
                self._waiting.move_to_end(job.by, last=False)
            else:
                job.done.set_exception(NoThought("its process died"))
        self._next()


class Thinkers:
    """All thinking for one server."""

    def __init__(self, settings: ServerSettings, workers: Minds) -> None:
        self._settings = settings
        self._workers = workers
        slots = workers.processes * settings.thoughts_each
        waiting = settings.thoughts_waiting
        self.lane = Lane(workers, slots, max(1, slots // 2), waiting, max(1, waiting // 4))
        self.reviews = Lane(workers, 1, 1, settings.reviews_waiting, max(1, settings.reviews_waiting // 4))

    def reply_seconds(self, level: str) -> float:
        """When a bot of that level is to reply: drawn without a look at what it could do."""
        pause = self._settings.bot_pause
        bot = bots.level(level, self._settings.think_seconds)
        return max(pause, bot.seconds * uniform(0.5, 1.0)) if isinstance(bot, bots.Thinker) else pause

    async def move(self, view: View, level: str, by: str) -> int:
        """A legal move in any case, and not before its time: what a bot of that level likes or, if it fails, any."""
        seconds = self.reply_seconds(level)
        seen, seed = Seen.of(view), secrets.randbits(63)

        def make(left: float) -> Request:
            return Choose(self._workers.new_id(), seen, level, seed, SEARCHED * left)

        if level == AT_RANDOM:
            await asyncio.sleep(seconds)
            return bots.random(view, seed)
        job = self._job(by, seconds, make)
        try:
            reply = await self._answer(self.lane, job)
            move = reply.move if isinstance(reply, Chosen) else None
        except NoThought as fault:
            log.error("the bot %r at %s is replaced: %r", level, view.game.name, fault)
            move = None
        if move is None:
            move = bots.random(view, seed)
        await asyncio.sleep(max(job.begun, job.asked) + (job.granted or seconds) - time.monotonic())
        return move

    async def hint(self, view: View, by: str) -> list[Advice]:
        """The best few moves; raises NoThought (logged) if there is no answer."""
        seen, seed = Seen.of(view), secrets.randbits(63)

        def make(left: float) -> Request:
            return Advise(self._workers.new_id(), seen, seed, left)

        reply = await self._answer(self.lane, self._job(by, self._settings.hint_seconds, make))
        if not isinstance(reply, Advised):
            raise NoThought(reply)
        return reply.best

    async def review(self, match: Match, by: str, progress: Callable[[int, int], None]) -> bytes:
        """The review of a match that is over, as JSON; raises NoThought, at once where too many wait."""
        record = record_file.write(match)

        def make(_: float) -> Request:
            return Judge(self._workers.new_id(), record)

        job = self._job(by, self._settings.review_seconds, make)
        job.progress = progress
        reply = await self._answer(self.reviews, job)
        if not isinstance(reply, Judged):
            raise NoThought(reply)
        return reply.review

    def _job(self, by: str, seconds: float, make: Callable[[float], Request]) -> Job:
        return Job(by, seconds, make, asyncio.get_running_loop().create_future())

    async def _answer(self, lane: Lane, job: Job) -> Any:
        """Wait for the reply to a job; raises NoThought. It is given up when whoever waits is cancelled."""
        lane.enter(job)
        try:
            async with asyncio.timeout(job.seconds + self._settings.think_limit):
                reply = await job.done
        except TimeoutError:
            raise NoThought("it took too long") from None
        finally:
            lane.leave(job)
        if isinstance(reply, Failed):
            raise NoThought(reply.why)
        return reply
