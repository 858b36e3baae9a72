"""The results of a deal of the day. A result is a match that is kept like any other: whoever looks can review it.

Its id begins with the game and the day, so the store finds the matches of a deal without an index of their own.
"""

from __future__ import annotations

import asyncio
import re
import time
from datetime import UTC, date, datetime
from hashlib import sha256

from .. import games
from ..bots import deals
from ..core import record_file
from ..core.errors import BadInput
from ..core.match import Match
from ..core.text import text
from .store import Conflict, Header, Row, Seat, Store, Stored, row_hash
from .table import replayed
from .tables import Refused
from .wire import DealResult

MOST = 200
"""Results of one deal."""
LONGEST_NAME = 24
KEPT = 4096


def deal_of(game: str, day: str) -> tuple[str, date]:
    """The game and the day of an address; raises Refused where there is none."""
    try:
        games.get(game)
        return game, date.fromisoformat(day)
    except (BadInput, ValueError):
        raise Refused(404, text("say-not-found")) from None


def _prefix(game: str, day: date) -> str:
    return f"deal{game}{day:%Y%m%d}"


class Deals:
    """The results of all deals, as this process knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[int, DealResult]] = {}

    async def results(self, game: str, day: date) -> list[DealResult]:
        """The results of a deal, the best first: by place, then by what the game ranks by."""
        found = [await self._result(table) for table in await self._ids(game, day)]
        ranked = sorted((each for each in found if each), key=lambda each: (each[1].place, -each[0], each[1].name))
        return [result for _, result in ranked]

    async def enter(self, game: str, day: date, record: str) -> None:
        """Keep the match of a record as a result; once is enough.

        Raises Refused for a deal that is not of these days, and for a record that is not one of a match of that deal.
        """
        if abs((datetime.now(UTC).date() - day).days) > 1:
            raise Refused(409, text("say-deal-closed"))
        try:
            match = await asyncio.to_thread(_checked, game, day, record)
        except BadInput as fault:
            raise Refused(400, fault.why) from None
        if len(await self._ids(game, day)) >= MOST:
            raise Refused(409, text("say-deal-full"))
        moves = " ".join(f"{played.seat}/{played.move}" for played in match.history)
        table = _prefix(game, day) + sha256(f"{match.names[deals.SEAT]} {moves}".encode()).hexdigest()[:12]
        try:
            await self._store.keep(_stored(table, match))
        except Conflict:
            return

    async def _ids(self, game: str, day: date) -> list[str]:
        prefix = _prefix(game, day)
        return [table for table in await self._store.ids(prefix, MOST) if table.startswith(prefix)]

    async def _result(self, table: str) -> tuple[int, DealResult] | None:
        if table not in self._known:
            stored = await self._store.load(table)
            if stored is None:
                return None
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[table] = await asyncio.to_thread(_result_of, stored)
        return self._known[table]


def _checked(game: str, day: date, record: str) -> Match:
    """The match of a record, if it is one of that deal, over, and by somebody with a name; raises BadInput, Refused."""
    match = record_file.read(record, games.get)
    named = len(match.names) > deals.SEAT and re.fullmatch(rf"\S.{{0,{LONGEST_NAME - 1}}}", match.names[deals.SEAT])
    if match.game.name != game or not match.over or not named or not deals.is_of(match, deals.words_of_day(game, day)):
        raise Refused(400, text("say-not-this-deal"))
    return match


def _stored(table: str, match: Match) -> Stored:
    now = int(time.time() * 1000)
    rules = match.game
    header = Header(table, rules.name, rules.version, match.seats, match.options, match.key, match.commitment, now)
    person = Seat(deals.SEAT, "me", match.names[deals.SEAT], host=True)
    bots = [Seat(seat, "bot", level=deals.LEVEL) for seat in range(match.seats) if seat != deals.SEAT]
    rows, previous = [], header.hash()
    for seq, played in enumerate(match.history, 1):
        data = rules.notation(played.move)
        link = row_hash(table, seq, "move", played.seat, data, f"record-{seq}", now, previous)
        rows.append(Row(table, seq, "move", played.seat, data, f"record-{seq}", now, previous, link))
        previous = link
    return Stored(header, [person, *bots], rows, now)


def _result_of(stored: Stored) -> tuple[int, DealResult]:
    """What it is ranked by, and what is told."""
    match = replayed(stored).matchlog.match
    points, places = match.points(), match.places()
    name = stored.seats[deals.SEAT].name or ""
    told = DealResult(name, points[deals.SEAT], places[deals.SEAT], match.seats, stored.header.id)
    return match.game.rankings(match.current)[deals.SEAT], told
