"""The order of work for everything that is done at a table, by people or by bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, NamedTuple

from msgspec import UNSET

from ..bots.hint import Advice
from ..core.game import BadInput, IllegalMove, View
from ..core.text import Text, text
from . import metrics
from .bus import Bus
from .consent import OpenProposal, asked_for_seat, has_hands, others
from .matchlog import PendingEntry
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
    Command,
    Hint,
    InviteWish,
    MakeMove,
    No,
    Ok,
    OpenedSeat,
    Propose,
    TakeBack,
    Why,
)

log = logging.getLogger("ludotheque.commands")


class Tell(Enum):
    """Who is to get a state after an answer."""

    NOBODY = 0
    ASKER = 1
    ALL = 2


@dataclass(frozen=True)
class Outcome:
    """The answer to a command and who is told of the consequences."""

    answer: Answer
    tell: Tell = Tell.NOBODY


class CommandKind(NamedTuple):
    """How a kind of command is carried out; a slow one does not keep its socket from being listened to."""

    handler: Callable[[CommandService, Table, Any], Awaitable[Outcome]]
    slow: bool = False


class CommandService:
    """Carries out commands and lets bots move."""

    def __init__(self, store: Store, bus: Bus, settings: ServerSettings, minds: Minds, setup: Setup) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings, minds)
        self.tables = Tables(store, bus, settings, setup, came=self.let_bots_move, agreed=self.agreed_elsewhere)
        self._closing = False

    async def open(self) -> None:
        """Hear of the tables of other processes."""
        await self.tables.relay.open()

    async def close(self) -> None:
        """Stop the bots and let go of the bus and the store."""
        self._closing = True
        await self.tables.relay.close()
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
            return await self.KINDS[type(command)].handler(self, table, command)
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
                    return _moved_on(table, command)
            full = self._full(table, command)
            if full is not None:
                return Outcome(No(command.id, table.matchlog.seq, None, full))
            try:
                pending = make()
            except IllegalMove as refused:
                return Outcome(No(command.id, table.matchlog.seq, refused.rule or None, refused.why))
            except BadInput:
                return Outcome(No(command.id, table.matchlog.seq, None, text("say-no-such-move", move="")))
            try:
                return Outcome(Ok(command.id, await self._commit(table, pending, command.id, token)), Tell.ALL)
            except Conflict:
                return Outcome(_moved_on(table, command).answer, Tell.ALL)

    def _full(self, table: Table, command: MakeMove | TakeBack) -> Text | None:
        """Why the log takes no such entry any more, however legal; None if it does."""
        if table.matchlog.seq >= self.settings.rows_per_match:
            return text("say-match-too-long", rows=self.settings.rows_per_match)
        if isinstance(command, TakeBack) and table.matchlog.undos >= self.settings.undos_per_match:
            return text("say-too-many-undos", undos=self.settings.undos_per_match)
        return None

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
                ends=pending.after is not None and int(pending.after["waiting"]) == 0,
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
        self.tables.relay.appended(row)
        return row.seq

    # Consent

    async def _propose(self, table: Table, command: Propose) -> Outcome:
        async with table.lock:
            if command.seq != table.matchlog.seq:
                return _moved_on(table, command)
            say = self._why_not_propose(table, command)
            if say is not None:
                return Outcome(No(command.id, table.matchlog.seq, None, say))
            if command.what == "undo":
                asked = others(table.seats, command.seat)
            else:
                asked = asked_for_seat(table.seats, command.seat, command.about, table.online())
            table.propose(OpenProposal(command.what, command.seat, command.about, asked))
            return await self._carried_out(table, command)

    def _why_not_propose(self, table: Table, command: Propose) -> Text | None:
        if table.proposal is not None:
            return text("say-one-proposal-at-a-time")
        if command.what == "undo":
            full = self._full(table, TakeBack(command.id, command.seat, command.seq))
            return full if table.matchlog.may_ask(command.seat) else text("say-undo-refused")
        if not table.is_host([command.seat]):
            return text("say-host-only")
        return None if table.is_friend(command.about) else text("say-no-invite-there")

    async def _agree(self, table: Table, command: Agree) -> Outcome:
        async with table.lock:
            proposal = table.proposal
            if proposal is None or command.seat not in proposal.asked:
                return Outcome(No(command.id, table.matchlog.seq, None, text("say-no-proposal")))
            if proposal.home:
                self.tables.relay.agrees(table, proposal.home, command.seat, command.yes)
                return Outcome(Ok(command.id, table.matchlog.seq))
            _note_consent(table, command.seat, command.yes)
            return await self._carried_out(table, command)

    async def agreed_elsewhere(self, table: Table, seat: int, yes: bool) -> None:
        """Somebody at the table in another process agrees, or not, to what is proposed in this one."""
        async with table.lock:
            proposal = table.proposal
            if proposal is None or proposal.home or seat not in proposal.asked:
                return
            _note_consent(table, seat, yes)
            try:
                await self._carry_out(table)
            except (Conflict, StoreUnavailable, Refused) as fault:
                log.warning("what was agreed at table %s is not carried out: %r", table.id, fault)
        table.tell()
        self.let_bots_move(table)

    async def _carried_out(self, table: Table, command: Propose | Agree) -> Outcome:
        try:
            tell = Tell.ALL if await self._carry_out(table) else Tell.NOBODY
        except Conflict:
            return Outcome(_moved_on(table, command).answer, Tell.ALL)
        return Outcome(Ok(command.id, table.matchlog.seq), tell)

    async def _carry_out(self, table: Table) -> bool:
        """Do what everybody has agreed to, if they have; has the match changed? Raises Conflict. With the lock."""
        proposal = table.proposal
        if proposal is None or not proposal.carried:
            return False
        table.propose(None)
        if proposal.what == "seat":
            table.granted.add(proposal.about)
            self.tables.relay.granted(table, proposal.about, True)
            return False
        await self._commit(table, table.matchlog.undo(proposal.by, free=True), f"agreed-{secrets.token_hex(12)}")
        return True

    async def invite(self, id: str, wish: InviteWish) -> OpenedSeat:
        """A new invite for a friend's seat, at the host's wish; raises Refused.

        Where somebody has sat there who saw what others do not, these have to agree first; and it is a row of the log.
        """
        table = await self.tables.get(id)
        host = await self.tables.check_host(table, wish)
        async with table.lock:
            if table.seats[wish.seat].token is not None:
                asked = asked_for_seat(table.seats, host, wish.seat, table.online())
                if has_hands(table.matchlog.game) and asked and wish.seat not in table.granted:
                    raise Refused(409, text("say-consent-first"))
                await self._commit(table, table.matchlog.given(wish.seat), f"given-{secrets.token_hex(12)}")
                table.granted.discard(wish.seat)
                self.tables.relay.granted(table, wish.seat, False)
            opened = await self.tables.invite(table, wish.seat)
        table.tell()
        return opened

    async def _why(self, table: Table, command: AskWhy) -> Outcome:
        matchlog = table.matchlog
        if not matchlog.still_asked(command.seat, command.seq):
            return _moved_on(table, command)
        number = matchlog.match.view(command.seat).why(command.ids)
        if number == 0:
            return Outcome(Why(command.id, None, text("say-no-move-fits")))
        return Outcome(Why(command.id, matchlog.game.rule_name(number), matchlog.game.rule_text(number)))

    async def _hint(self, table: Table, command: AskHint) -> Outcome:
        matchlog = table.matchlog
        if not matchlog.still_asked(command.seat, command.seq):
            return _moved_on(table, command)
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
            return _moved_on(table, command)
        finally:
            del table.hints[thought]
        return Outcome(Hint(command.id, [_advised(view, each) for each in advice]))

    KINDS: ClassVar[dict[type[Command], CommandKind]] = {
        MakeMove: CommandKind(_move),
        TakeBack: CommandKind(_undo),
        AskHint: CommandKind(_hint, slow=True),
        AskWhy: CommandKind(_why),
        Propose: CommandKind(_propose),
        Agree: CommandKind(_agree),
    }
    """Every command that a client may send."""

    # Bots

    def let_bots_move(self, table: Table) -> None:
        """See to it that every bot that owes a decision thinks about it, and nobody about what is asked no more.

        To be called whenever the match has changed, before anything waits: only whoever has the table's lock changes
        it, so a bot whose question is gone cannot be in the middle of its move.
        """
        for seat, thinking in list(table.thinking.items()):
            if not (table.watched and table.matchlog.still_asked(seat, thinking.seq)):
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
            if not table.matchlog.still_asked(bot.seat, seq):
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


def _moved_on(table: Table, command: Command) -> Outcome:
    return Outcome(No(command.id, table.matchlog.seq, None, text("say-moved-on")), Tell.ASKER)
