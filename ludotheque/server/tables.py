"""The open tables of this process: opening, loading and forgetting them, and sitting down at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from .. import bots, games
from ..core.game import BadInput
from ..core.match import Match
from ..core.records import ONLOOKER
from ..core.text import Text, text
from .bus import Bus
from .guard import Buckets, clean_name, digest, is_table_id, new_secret, new_table_id
from .matchlog import OtherRules
from .relay import Agreement, Relay
from .settings import ServerSettings
from .store import Damaged, Header, Seat, SeatKind, Store, Stored
from .table import Listener, Played, Table, replayed
from .warmup import Setup
from .wire import BotSeat, Friend, Join, Local, Me, OpenedSeat, OpenedTable, SitWish, TableWish

log = logging.getLogger("ludotheque.tables")

JOINS_AT_ONCE = 16


class Refused(Exception):
    """A wish that is not granted: the HTTP status that fits, the WebSocket close code, and the sentence.

    With `retry` it may be granted after so many seconds.
    """

    def __init__(self, status: int, say: Text, code: int = 4003, retry: float | None = None) -> None:
        super().__init__(status, say)
        self.status, self.say, self.code, self.retry = status, say, code, retry


class Tables:
    """All tables, those in memory and those in the store.

    `came` is called for one to which somebody has come, `agreed` when somebody elsewhere has agreed to a proposal.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        settings: ServerSettings,
        setup: Setup,
        came: Callable[[Table], None],
        agreed: Agreement,
    ) -> None:
        self.store = store
        self._setup = setup
        self.settings = settings
        self.open_now: OrderedDict[str, Table] = OrderedDict()
        self.openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        """How many tables each address may still open."""
        self._came = came
        self.relay = Relay(bus, self, moved=came, agreed=agreed)
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._replayer = ThreadPoolExecutor(1, thread_name_prefix="replayer")
        self._doors = asyncio.Semaphore(JOINS_AT_ONCE)
        self._joining = 0

    def close(self) -> None:
        """Load no more tables."""
        self._replayer.shutdown(wait=False, cancel_futures=True)

    async def get(self, id: str) -> Table:
        """The table of that id, loaded if need be; raises Refused."""
        if id in self.open_now:
            self.open_now.move_to_end(id)
            return self.open_now[id]
        if not is_table_id(id):
            raise Refused(404, text("say-no-table"), 4004)
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        try:
            table = Table(*await self._from_store(id))
            self.open_now[id] = table
            table.people_changed = self.relay.people_changed
            table.proposal_changed = self.relay.proposal_changed
            self._clear_away()
            self.relay.came(table)
            self._came(table)
            return table
        finally:
            del self._loading[id]

    async def _from_store(self, id: str) -> tuple[Stored, Played]:
        """What the store has of a table, played again off the event loop; raises Refused if it cannot be played."""
        try:
            stored = await self.store.load(id)
            if stored is None:
                raise Refused(404, text("say-no-table"), 4004)
            self._check_ready(stored.header.game)
            return stored, await asyncio.get_running_loop().run_in_executor(self._replayer, replayed, stored)
        except Damaged:
            log.error("the log of table %s is damaged", id)
            raise Refused(409, text("say-table-damaged"), 4009) from None
        except OtherRules as rules:
            raise Refused(409, text("say-table-other-rules", rules=str(rules)), 4009) from None

    def _check_ready(self, game: str) -> None:
        """Raise Refused while the rules of a game of the shelf are not set up."""
        if game not in self._setup.ready and game in games.names():
            raise Refused(503, text("say-game-not-ready"), 1013, retry=self.settings.retry_seconds)

    async def last(self, table: Table) -> int:
        """The seq of the last row in the store."""
        return await self.store.last(table.id)

    async def catch_up(self, table: Table, seq: int) -> None:
        """See to it that the table knows the log up to `seq`, whichever process appended to it."""
        if table.matchlog.seq < seq:
            async with table.lock:
                if table.matchlog.seq < seq:
                    await self.reload(table)
                    table.tell()

    async def reload(self, table: Table) -> None:
        """Somebody else has moved the match on: become what the store has. Only with the table's lock."""
        table.become(*await self._from_store(table.id))
        table.forget_undo()

    def _clear_away(self) -> None:
        """Forget the tables that were idle the longest; loading one again is cheap."""
        idle = [table.id for table in self.open_now.values() if table.idle]
        for name in idle[: max(0, len(idle) - self.settings.idle_tables)]:
            del self.open_now[name]
            self.relay.went(name)

    async def open(self, wish: TableWish) -> OpenedTable:
        """Set up a new table; raises Refused with what is wrong with the wish."""
        self._check_ready(wish.game)
        try:
            match = Match.new(games.get(wish.game), len(wish.seats), wish.options)
            for seat in wish.seats:
                if isinstance(seat, BotSeat):
                    bots.level(seat.level)
        except BadInput as fault:
            raise Refused(400, text("say-bad-table", why=fault.why)) from None
        seats, opened = _seats_from(wish)
        return OpenedTable(await self.keep(match, seats), opened)

    async def keep(self, match: Match, seats: Sequence[Seat]) -> str:
        """Keep a match that nobody has moved in yet as a new table; its id. Raises Refused."""
        self._check_ready(match.game.name)
        header = Header(
            id=new_table_id(),
            game=match.game.name,
            version=match.game.version,
            seats=match.seats,
            options=match.options,
            key=match.key,
            commitment=match.commitment,
            created=time.time_ns() // 1_000_000,
        )
        await self.store.create(header, seats)
        return header.id

    # Sitting down

    async def authorise(self, table: Table, tokens: list[str]) -> tuple[int, ...]:
        """The seats of these tokens; raises Refused if one is for no seat here. Asks the store: tokens are revoked."""
        if not tokens:
            return ()
        table.seat(await self.store.seats(table.id))
        seats = table.seats_of(tokens)
        if seats is None:
            raise Refused(403, text("say-wrong-token"))
        return seats

    async def join(self, id: str, join: Join, listener: Listener) -> Table:
        """Let somebody come to a table with the seats of their tokens, or to look on; raises Refused.

        Only so many come in at once; the others wait for their turn, and no more than `joins_waiting` of them.
        """
        if self._joining >= self.settings.joins_waiting:
            raise Refused(503, text("say-busy"), 1013, retry=self.settings.retry_seconds)
        self._joining += 1
        try:
            async with self._doors:
                return await self._join(id, join, listener)
        finally:
            self._joining -= 1

    async def _join(self, id: str, join: Join, listener: Listener) -> Table:
        table = await self.get(id)
        seats = await self.authorise(table, join.tokens)
        await self.catch_up(table, await self.store.last(id))
        if not table.apart and table.parts(seats):
            # Before he is at the table: a restart is not to make them free to take back what others saw.
            await self.store.part(id)
        for viewer in seats or (ONLOOKER,):
            await table.frames.prepare(viewer, join.words)
        while self.open_now.get(id) is not table:
            # It was idle, and cleared away, while the store was asked.
            table = await self.get(id)
        if len(table.listeners) >= self.settings.connections_per_table and listener not in table.listeners:
            raise Refused(503, text("say-table-full"), 1013, retry=self.settings.retry_seconds)
        listener.seats = seats
        table.join(listener)
        self._came(table)
        return table

    async def sit(self, id: str, wish: SitWish) -> OpenedSeat:
        """Spend an invite; raises Refused."""
        table = await self.get(id)
        name = named(wish.name)
        # Whoever comes with a spent invite is told that, and not who sits here.
        invited = any(seat.invite == digest(wish.invite) for seat in table.seats)
        if invited and any(name.casefold() == (seat.name or "").casefold() for seat in table.seats):
            raise Refused(400, text("say-name-taken"))
        token = new_secret()
        seat = await self.store.sit(id, digest(wish.invite), name, digest(token))
        if seat is None:
            raise Refused(403, text("say-invite-spent"))
        await self._seats_changed(table)
        return OpenedSeat(seat, token=token)

    async def invite(self, table: Table, seat: int) -> OpenedSeat:
        """A new invite for a seat; whoever sat there sits there no more."""
        invite = new_secret()
        await self.store.new_invite(table.id, seat, digest(invite))
        await self._seats_changed(table)
        return OpenedSeat(seat, invite=invite)

    async def _seats_changed(self, table: Table) -> None:
        await self.refresh_seats(table)
        self.relay.seats_changed(table)

    async def refresh_seats(self, table: Table) -> None:
        """See to it that the table knows its seats, and that who sits there no more is gone."""
        table.seat(await self.store.seats(table.id))
        table.tell_who()


def named(name: str) -> str:
    """The name as it will be shown; raises Refused."""
    clean = clean_name(name)
    if clean is None:
        raise Refused(400, text("say-bad-name"))
    return clean


def _seats_from(wish: TableWish) -> tuple[list[Seat], list[OpenedSeat]]:
    """The seats to keep, with hashes, and what the opener gets, with the secrets. The one who opens is the host."""
    kept: list[Seat] = []
    opened: list[OpenedSeat] = []
    people = [number for number, seat in enumerate(wish.seats) if isinstance(seat, Me | Local)]
    host = next((number for number in people if isinstance(wish.seats[number], Me)), people[0] if people else None)
    for number, seat in enumerate(wish.seats):
        secret = new_secret()
        if isinstance(seat, BotSeat):
            kept.append(Seat(number, "bot", level=seat.level))
            opened.append(OpenedSeat(number))
        elif isinstance(seat, Friend):
            kept.append(Seat(number, "friend", invite=digest(secret)))
            opened.append(OpenedSeat(number, invite=secret))
        else:
            kind: SeatKind = "me" if isinstance(seat, Me) else "local"
            kept.append(Seat(number, kind, named(seat.name), token=digest(secret), host=number == host))
            opened.append(OpenedSeat(number, token=secret))
    return kept, opened
