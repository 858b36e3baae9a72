"""Reviews of finished matches, off the event loop: one at a time, each worked out once, and the newest ones kept."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor

from ..bots import review
from ..core.match import Match
from ..core.text import text
from .table import Table
from .tables import Refused
from .thinking import step_back
from .wire import ReviewPosition, ReviewProgress, encode

log = logging.getLogger("ludotheque.reviews")

KEPT = 64
MOST_WAITING = 8


class Work:
    """A review under way, or done; how far it has come is written by the thread and read by the event loop."""

    def __init__(self) -> None:
        self.progress = ReviewProgress(0, 0)
        self.future: Future[bytes]

    def do(self, match: Match, stop: threading.Event) -> bytes:
        """Work the review out, in a thread."""
        found = review.review(match, stop=stop, progress=self._note)
        return encode(review.as_words(found, match.game))

    def _note(self, done: int, of: int) -> None:
        self.progress = ReviewProgress(done, of)


def position_before(table: Table, number: int) -> ReviewPosition:
    """What the seat that made a move (from 1) saw before it, or, one number on, what the last one saw at the end.

    Raises Refused before the end, or for no such move.
    """
    match = table.matchlog.match
    if not match.over:
        raise Refused(409, text("say-review-later"))
    end = len(match.history) + 1
    if not 1 <= number <= end:
        raise Refused(404, text("say-not-found"))
    before = match.position_at(number - 1)
    played = match.history[min(number, end - 1) - 1]
    said = b""
    if number < end:
        after = match.position_at(number)
        said = match.game.packer().narrations(before, played.seat, played.move, after)[played.seat]
    packed = match.game.view(before, played.seat).packed()
    return ReviewPosition(number, played.seat, packed.record, packed.facts, said)


class Reviews:
    """All reviews of this process. One thread, so that however many are asked for, the players keep their cores."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review", initializer=step_back)
        self._stop = threading.Event()
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()

    def of(self, table: Table) -> bytes | ReviewProgress:
        """The review of a table's match as JSON or, while it is worked out, how far that has come; raises Refused."""
        if not table.matchlog.match.over:
            raise Refused(409, text("say-review-later"))
        key = table.id, table.matchlog.seq
        if key not in self._works:
            self._begin(key, table.matchlog.match.copy())
        work = self._works[key]
        self._works.move_to_end(key)
        if not work.future.done():
            return work.progress
        try:
            return work.future.result()
        except Exception:
            log.exception("the review of table %s failed", table.id)
            del self._works[key]
            raise Refused(500, text("say-server-fault")) from None

    def _begin(self, key: tuple[str, int], match: Match) -> None:
        done = [key for key, work in self._works.items() if work.future.done()]
        if len(self._works) - len(done) >= MOST_WAITING:
            raise Refused(503, text("say-reviews-busy"))
        for old in done[: max(0, len(done) - KEPT + 1)]:
            del self._works[old]
        work = Work()
        work.future = self._pool.submit(work.do, match, self._stop)
        self._works[key] = work

    def close(self) -> None:
        """Stop at once."""
        self._stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
