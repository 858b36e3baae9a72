"""The order of work for everything that is done at a table, by people or by bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from msgspec import UNSET

from ..bots.hint import Advice
from ..core.game import BadInput, IllegalMove, View
from ..core.text import text
from . import metrics
from .bus import Bus
from .company import Company, too_long
from .matchlog import PendingEntry
from .outcome import Outcome, Tell, moved_on
from .push import Pusher
from .settings import ServerSettings
from .store import AlreadyDone, Conflict, Seat, Store, StoreUnavailable
from .table import Listener, Table, Thinking
from .tables import Refused, Tables
from .thinking import NoThought, Overloaded, Thinkers
from .thoughts import Minds
from .warmup import Setup
from .wire import (
    AdvisedMove,
    Agree,
    Answer,
    AskHint,
    AskWhy,
    ComeBack,
    Command,
    Hint,
    MakeMove,
    No,
    Ok,
    Propose,
    React,
    Rematch,
    TakeBack,
    Why,
)

log = logging.getLogger("ludotheque.commands")


class CommandKind(NamedTuple):
    """How a kind of command is carried out; a slow one does not keep its socket from being listened to."""

    handler: Callable[[Table, Any], Awaitable[Outcome]]
    slow: bool = False


class CommandService:
    """Carries out commands and lets bots move."""

    def __init__(self, store: Store, bus: Bus, settings: ServerSettings, minds: Minds, setup: Setup) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings, minds)
        self.tables = Tables(store, bus, settings, setup, came=self.let_bots_move, agreed=self._agreed_elsewhere)
        self.pusher = Pusher(store, settings)
        self.company = Company(self.tables, settings, self._commit)
        self._closing = False
        self.kinds: dict[type[Command], CommandKind] = {
            MakeMove: CommandKind(self._move),
            TakeBack: CommandKind(self._undo),
            AskHint: CommandKind(self._hint, slow=True),
            AskWhy: CommandKind(self._why),
            Propose: CommandKind(self.company.propose),
            Agree: CommandKind(self.company.agree),
            ComeBack: CommandKind(self.company.come_back),
            Rematch: CommandKind(self.company.rematch),
            React: CommandKind(self.company.react),
        }
        """Every command that a client may send."""

    async def open(self) -> None:
        """Hear of the tables of other processes."""
        await self.tables.relay.open()

    async def close(self) -> None:
        """Stop the bots and let go of the bus and the store."""
        self._closing = True
        await self.tables.relay.close()
        await self.pusher.close()
        at_work = [thinking.task for table in self.tables.open_now.values() for thinking in table.thinking.values()]
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        self.tables.close()
        await self.store.close()

    async def handle(self, table: Table, listener: Listener, command: Command) -> None:
        """Carry a command out, in the order of work, and answer it. Never raises for what a client can cause."""
        if command.seat not in listener.seats:
            listener.answer(No(command.id, table.matchlog.seq, None, text("say-not-your-seat")))
            return
        begun = time.perf_counter()
        while (earlier := table.answers.get((command.seat, command.id))) is not None:
            await asyncio.wait([earlier])
            if not earlier.cancelled():
                listener.answer(earlier.result())
                return
        promise: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        table.remember(command.seat, command.id, promise)
        try:
            outcome = await self._outcome(table, command)
        except asyncio.CancelledError:
            table.forget(command.seat, command.id)
            promise.cancel()
            raise
        promise.set_result(outcome.answer)
        listener.answer(outcome.answer)
        metrics.answered(command, outcome.answer, time.perf_counter() - begun)
        # From the commit to here nothing waits, so nobody can have been told before the one who asked.
        if outcome.tell is Tell.ASKER:
            listener.mark_dirty(state=True)
        elif outcome.tell is Tell.ALL:
            table.tell()
            self.let_bots_move(table)

    async def _outcome(self, table: Table, command: Command) -> Outcome:
        """What comes of a command; what goes wrong on our side may be tried again with the same id."""
        try:
            return await self.kinds[type(command)].handler(table, command)
        except (StoreUnavailable, Refused) as fault:
            say = fault.say if isinstance(fault, Refused) else text("say-store-trouble")
            log.error("command at table %s failed: %r", table.id, fault)
        except Exception:
            say = text("say-server-fault")
            log.exception("command at table %s failed", table.id)
        table.forget(command.seat, command.id)
        return Outcome(No(command.id, table.matchlog.seq, None, say))

    async def _move(self, table: Table, command: MakeMove) -> Outcome:
        def pending() -> PendingEntry:
            return table.matchlog.move(command.seat, command.move)

        # A choice may cross those of other seats, as long as it answers what is asked now.
        return await self._enter(table, command, pending, may_cross=True)

    async def _undo(self, table: Table, command: TakeBack) -> Outcome:
        def pending() -> PendingEntry:
            return table.matchlog.undo(command.seat, table.frames.free)

        return await self._enter(table, command, pending, may_cross=False)

    async def _enter(
        self, table: Table, command: MakeMove | TakeBack, make: Callable[[], PendingEntry], may_cross: bool
    ) -> Outcome:
        """Enter a move or an undo in the log, if it is made for the present state of the match and legal."""
        # By this token whoever asks has the seat; should it be given anew meanwhile, the store refuses.
        token = table.seats[command.seat].token
        async with table.lock:
            if command.seq > table.matchlog.seq:
                # The client has seen more than we: another process has moved the match on.
                await self.tables.reload(table)
            if command.seq != table.matchlog.seq:
                done = await self.store.find(table.id, command.seat, command.id)
                if done is not None:
                    return Outcome(Ok(command.id, done))
                if not (may_cross and table.matchlog.still_asked(command.seat, command.seq)):
                    return moved_on(table, command)
            full = too_long(table, self.settings, undo=isinstance(command, TakeBack))
            if full is not None:
                return Outcome(No(command.id, table.matchlog.seq, None, full))
            if command.seat in table.matchlog.stand_ins:
                return Outcome(No(command.id, table.matchlog.seq, None, text("say-bot-plays")))
            try:
                pending = make()
            except IllegalMove as refused:
                return Outcome(No(command.id, table.matchlog.seq, refused.rule or None, refused.why))
            except BadInput:
                return Outcome(No(command.id, table.matchlog.seq, None, text("say-no-such-move", move="")))
            try:
                return Outcome(Ok(command.id, await self._commit(table, pending, command.id, token)), Tell.ALL)
            except Conflict:
                return moved_on(table, command, Tell.ALL)

    async def _commit(self, table: Table, pending: PendingEntry, command: str, token: bytes | None = None) -> int:
        """Have an entry in the store, and only then at the table; its seq. Raises Conflict, the table reloaded."""
        seq, seat = table.matchlog.seq + 1, pending.entry.seat
        try:
            row = await self.store.append(
                table.id,
                seq,
                pending.kind,
                seat,
                pending.data,
                command,
                ends=table.matchlog.ends(pending),
                token=token,
            )
        except AlreadyDone as done:
            if done.seq > table.matchlog.seq:
                await self.tables.reload(table)
            return done.seq
        except Conflict:
            await self.tables.reload(table)
            raise
        table.append(pending)
        self.pusher.moved(table)
        self.tables.relay.appended(row)
        return row.seq

    async def _agreed_elsewhere(self, table: Table, seat: int, yes: bool) -> None:
        await self.company.agreed_elsewhere(table, seat, yes)
        self.let_bots_move(table)

    async def _why(self, table: Table, command: AskWhy) -> Outcome:
        matchlog = table.matchlog
        if not matchlog.still_asked(command.seat, command.seq):
            return moved_on(table, command)
        number = matchlog.match.view(command.seat).why(command.ids)
        if number == 0:
            return Outcome(Why(command.id, None, text("say-no-move-fits")))
        return Outcome(Why(command.id, matchlog.game.rule_name(number), matchlog.game.rule_text(number)))

    async def _hint(self, table: Table, command: AskHint) -> Outcome:
        matchlog = table.matchlog
        if not matchlog.still_asked(command.seat, command.seq):
            return moved_on(table, command)
        view = matchlog.match.view(command.seat)
        if not view.legal():
            return Outcome(No(command.id, matchlog.seq, None, text("say-not-your-turn")))
        if any(asked.seat == command.seat for asked in table.hints.values()):
            return Outcome(No(command.id, matchlog.seq, None, text("say-one-hint-at-a-time")))
        thought = asyncio.create_task(self.thinkers.hint(view, table.by))
        table.hints[thought] = command
        try:
            advice = await thought
        except Overloaded:
            return Outcome(No(command.id, matchlog.seq, None, text("say-busy")))
        except NoThought as fault:
            log.error("there is no hint at %s: %s", matchlog.game.name, fault)
            return Outcome(No(command.id, matchlog.seq, None, text("say-no-hint")))
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            return moved_on(table, command)
        finally:
            del table.hints[thought]
        return Outcome(Hint(command.id, [_advised(view, each) for each in advice]))

    # Bots

    def let_bots_move(self, table: Table) -> None:
        """See to it that every bot that owes a decision thinks about it, and nobody about what is asked no more.

        To be called whenever the match has changed, before anything waits: only whoever has the table's lock changes
        it, so a bot whose question is gone cannot be in the middle of its move.
        """
        for seat, thinking in list(table.thinking.items()):
            if not (table.watched and table.is_bot(seat) and table.matchlog.still_asked(seat, thinking.seq)):
                thinking.task.cancel()
                del table.thinking[seat]
        for thought, asked in table.hints.items():
            if not table.matchlog.still_asked(asked.seat, asked.seq):
                thought.cancel()
        if self._closing or table.matchlog.seq >= self.settings.rows_per_match:
            return
        if not table.watched or not self.tables.relay.is_mine(table):
            return
        for bot in table.bots_to_move():
            if bot.seat not in table.thinking:
                seq = table.matchlog.seq
                table.thinking[bot.seat] = Thinking(seq, asyncio.create_task(self._bot(table, bot, seq)))

    async def _bot(self, table: Table, bot: Seat, seq: int) -> None:
        """Let a bot decide what it was asked at `seq`."""
        try:
            await self._bot_move(table, bot, seq)
        except StoreUnavailable as fault:
            log.error("a bot's move at table %s is not kept, again in a second: %s", table.id, fault)
            await asyncio.sleep(1.0)
        except Exception:
            log.exception("a bot at table %s stopped", table.id)
            return
        finally:
            thinking = table.thinking.get(bot.seat)
            if thinking is not None and thinking.task is asyncio.current_task():
                del table.thinking[bot.seat]
        self.let_bots_move(table)

    async def _bot_move(self, table: Table, bot: Seat, seq: int) -> None:
        """One move of a bot, through the same order of work; nothing, if the match went another way meanwhile."""
        view = table.matchlog.match.view(bot.seat)
        move = await self.thinkers.move(view, bot.level or "random", table.by)
        async with table.lock:
            if not (table.is_bot(bot.seat) and table.matchlog.still_asked(bot.seat, seq)):
                return
            try:
                await self._commit(table, table.matchlog.move_code(bot.seat, move), f"bot-{secrets.token_hex(12)}")
            except Conflict:
                log.info("table %s was moved on elsewhere", table.id)
            table.tell()


def _advised(view: View, advice: Advice) -> AdvisedMove:
    return AdvisedMove(
        move=view.game.notation(advice.move),
        ids=view.game.elements(advice.move),
        say=view.offer(advice.move),
        share=round(advice.share, 4),
        chance=UNSET if advice.chance is None else round(advice.chance, 4),
    )


def _note_consent(table: Table, seat: int, yes: bool) -> None:
    """A seat that is asked agrees, or ends it."""
    if yes:
        table.agree(seat)
    else:
        table.propose(None)


def _is_cancelled() -> bool:
    """Is it the present task that is to end, rather than something it waits for?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
