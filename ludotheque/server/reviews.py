"""Reviews of finished matches: each worked out once, elsewhere (`thinking.py`), and the newest ones kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from ..core.match import Match
from ..core.text import text
from .table import Table
from .tables import Refused
from .thinking import NoThought, Overloaded, Thinkers
from .wire import ReviewPosition, ReviewProgress

log = logging.getLogger("ludotheque.reviews")

KEPT = 64


class Work:
    """A review under way, or done."""

    def __init__(self, thinkers: Thinkers, match: Match, by: str) -> None:
        self.progress = ReviewProgress(0, 0)
        self.task = asyncio.create_task(thinkers.review(match, by, self._note))

    def _note(self, done: int, of: int) -> None:
        self.progress = ReviewProgress(done, of)


def position_before(table: Table, number: int, viewer: int | None = None) -> ReviewPosition:
    """What a viewer (−1: an onlooker; None: whoever made it) saw before a move, from 1; one number on, the end.

    Raises Refused before the end of the match, and for no such move or viewer.
    """
    match = table.matchlog.match
    if not match.over:
        raise Refused(409, text("say-review-later"))
    moves = len(match.history)
    if not 1 <= number <= moves + 1 or not -1 <= (viewer or 0) < match.seats:
        raise Refused(404, text("say-not-found"))
    before = match.position_at(number - 1)
    played = match.history[min(number, moves) - 1]
    seat = played.seat if viewer is None else viewer
    said = b""
    if number <= moves:
        after = match.position_at(number)
        said = match.game.packer().narrations(before, played.seat, played.move, after)[seat + 1]
    packed = match.game.view(before, seat).packed()
    return ReviewPosition(number, moves, played.seat, seat, packed.record, packed.facts, said)


class Reviews:
    """All reviews of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()

    async def of(self, table: Table, by: str) -> bytes | ReviewProgress:
        """The review of a table's match as JSON or, while it is worked out, how far that has come; raises Refused.

        `by` is whose share of the thinking it takes.
        """
        if not table.matchlog.match.over:
            raise Refused(409, text("say-review-later"))
        key = table.id, len(table.matchlog.match.history)
        if key not in self._works:
            self._make_room()
            self._works[key] = Work(self._thinkers, table.matchlog.match, by)
            # So that it stands in the queue, or does not.
            await asyncio.sleep(0)
        work = self._works[key]
        self._works.move_to_end(key)
        if not work.task.done():
            return work.progress
        try:
            return work.task.result()
        except Overloaded:
            del self._works[key]
            raise Refused(503, text("say-reviews-busy"), retry=1.0) from None
        except NoThought as fault:
            log.error("the review of table %s failed: %s", table.id, fault)
            del self._works[key]
            raise Refused(500, text("say-server-fault")) from None

    def _make_room(self) -> None:
        done = [key for key, work in self._works.items() if work.task.done()]
        for old in done[: max(0, len(done) - KEPT + 1)]:
            del self._works[old]

    async def close(self) -> None:
        """Stop at once."""
        tasks = [work.task for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
