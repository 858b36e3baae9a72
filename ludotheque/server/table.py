"""One table: who sits there, who is listening, the log of its match and what is sent of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

from msgspec import UNSET

from ..bots.hint import Advice
from ..core.text import Text, text
from .consent import OpenProposal
from .frames import Frames
from .guard import Bucket, digest
from .matchlog import MatchLog, PendingEntry
from .store import Header, Row, Seat, Stored
from .wire import Answer, AskHint, Reaction, SeatInfo, TableFrame, encode

ANSWERS_KEPT = 32
"""Older ones are found in the log, where they did something, and come out the same again where they did not."""


class Listener(Protocol):
    """Somebody at the table: a socket, with the seats it has tokens for."""

    seats: tuple[int, ...]
    address: str
    """Where it comes from."""

    def answer(self, answer: Answer) -> None:
        """Take the answer to a command; it goes out before any state."""

    def mark_dirty(self, *, table: bool = False, state: bool = False) -> None:
        """There is news of who sits where, or of the match; whoever listens fetches it when he is ready for it."""

    def show(self, reaction: bytes) -> None:
        """Somebody at the table shows a face: the frame that tells it."""

    def close(self, code: int, say: Text) -> None:
        """Say good-bye and hang up."""


class Elsewhere(Protocol):
    """Those who are at the table in another process: how many they are, and which seats they have."""

    listeners: int
    seats: list[int]
    apart: bool
    """Has somebody come there with some of the seats that were to share a screen?"""


class Thinking(NamedTuple):
    """A bot at work: the seq at which it was asked, and the task that will move for it."""

    seq: int
    task: asyncio.Task[None]


class Played(NamedTuple):
    """What was played at a table, and what is told of it."""

    matchlog: MatchLog
    frames: Frames


def replayed(stored: Stored) -> Played:
    """What the store has of a table, played again: takes long for a long match. Raises Damaged or OtherRules."""
    matchlog = MatchLog(stored.header)
    frames = Frames(matchlog)
    for row in stored.rows:
        pending = matchlog.from_row(row)
        matchlog.append(pending)
        frames.append(pending.told)
    return Played(matchlog, frames)


class Table:
    """A table in memory. All of it can be dropped and loaded again at any time: the store has the truth."""

    def __init__(self, stored: Stored, played: Played) -> None:
        self.header: Header
        self.seats: list[Seat] = []
        self.has_bots = False
        """Is one of the seats a bot's? (One that stands in for a person does not count.)"""
        self.listeners: set[Listener] = set()
        self.matchlog: MatchLog
        self.frames: Frames
        self.proposal: OpenProposal | None = None
        self.granted: set[int] = set()
        """Seats that may be given anew: everybody has agreed."""
        self.reactions: dict[int, Bucket] = {}
        """How often each seat may still show a face."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is at this table in other processes."""
        self.called: set[int] = set()
        """The seats whose people were called, or are about to be, because of the decision that they owe."""
        self.away: dict[int, float] = {}
        """Since when the people who are not here are away."""
        self.apart = False
        """Somebody came with some of the seats that were to share a screen, and not with all of them."""
        self.become(stored, played)
        self.lock = asyncio.Lock()
        self.people_changed: Callable[[Table], None] = _nobody_cares
        """Called whenever somebody has come, or left."""
        self.proposal_changed: Callable[[Table], None] = _nobody_cares
        """Called whenever there is a proposal of this process, or another state of it, or none any more."""
        self.answers: OrderedDict[tuple[int, str], asyncio.Future[Answer]] = OrderedDict()
        self.thinking: dict[int, Thinking] = {}
        self.by = ""
        """The address of whoever came last: whose share of the thinking the bots here take."""
        self.hints: dict[asyncio.Task[list[Advice]], AskHint] = {}

    def become(self, stored: Stored, played: Played) -> None:
        """Be as the store has it."""
        self.header = stored.header
        self.seat(stored.seats)
        self.matchlog, self.frames = played
        self.apart |= stored.apart
        self.frames.free = self._free_to_undo()
        self.tell_who()

    def seat(self, seats: list[Seat]) -> None:
        """Have the seats as the store has them; who sits where another token counts now, sits there no more."""
        now = {seat.seat: seat.token for seat in seats}
        revoked = {seat.seat for seat in self.seats if seat.token not in (None, now.get(seat.seat))}
        self.seats = seats
        self.has_bots = any(seat.kind == "bot" for seat in seats)
        self._note_presence()
        for listener in list(self.listeners):
            if revoked & {*listener.seats}:
                listener.close(4003, text("say-seat-revoked"))

    def append(self, pending: PendingEntry) -> None:
        """An entry is durable: it has happened."""
        self.matchlog.append(pending)
        self.frames.append(pending.told)
        self.forget_undo()
        if pending.entry.note is not None:
            self.tell_who()

    def forget_undo(self) -> None:
        """The match has moved on: nobody asks any more for what was to be taken back."""
        if self.proposal is not None and self.proposal.what == "undo":
            self.propose(None)

    def _forget_stand_in(self, here: Collection[int]) -> None:
        """Some seats are here: nobody asks any more for a bot in their place."""
        if self.proposal is not None and self.proposal.what == "bot" and self.proposal.about in here:
            self.propose(None)

    def propose(self, proposal: OpenProposal | None) -> None:
        """There is something to agree to, or no longer."""
        kept_here = not any(each and each.home for each in (self.proposal, proposal))
        self.proposal = proposal
        self.tell_who()
        if kept_here:
            self.proposal_changed(self)

    def agree(self, seat: int) -> None:
        """A seat agrees to what is proposed."""
        assert self.proposal is not None
        self.proposal.agreed.add(seat)
        self.propose(self.proposal)

    def apply(self, row: Row) -> bool:
        """Take over a row that somebody else made durable; False if it is not the next one. Raises Damaged."""
        if row.seq != self.matchlog.seq + 1:
            return False
        self.append(self.matchlog.from_row(row))
        return True

    @property
    def id(self) -> str:
        """The name of the table in links."""
        return self.header.id

    @property
    def idle(self) -> bool:
        """Nobody is there and nothing is going on."""
        return not self.listeners and not self.lock.locked() and not self.thinking

    # Who is who

    def seats_of(self, tokens: Sequence[str]) -> tuple[int, ...] | None:
        """The seats that these tokens are for; None if one of them is for no seat here."""
        by_token = {seat.token: seat.seat for seat in self.seats if seat.token is not None}
        found = {by_token.get(digest(token)) for token in tokens}
        if None in found:
            return None
        return tuple(sorted(seat for seat in found if seat is not None))

    def is_host(self, seats: Sequence[int]) -> bool:
        """Is one of these the seat of whoever opened the table?"""
        return any(self.seats[seat].host for seat in seats)

    def frame(self, you: Sequence[int] = ()) -> TableFrame:
        """The `table` message for somebody with these seats."""
        online = self.online()
        return TableFrame(
            table=self.id,
            game=self.header.game,
            version=self.header.version,
            seats=[_seat_info(seat, seat.seat in online, self.matchlog.stand_ins) for seat in self.seats],
            options=self.header.options,
            commitment=self.header.commitment,
            you=list(you),
            host=self.is_host(you),
            waiting=self.matchlog.match.waiting(),
            proposal=self.proposal.told() if self.proposal is not None else None,
            next=self.matchlog.next,
        )

    def online(self) -> set[int]:
        """The seats of whoever is here, or at this table in another process."""
        here = {seat for listener in self.listeners for seat in listener.seats}
        return here | {seat for there in self.elsewhere.values() for seat in there.seats}

    def hear_of(self, process: str, there: Elsewhere) -> None:
        """Take note of who is at this table in another process."""
        self.elsewhere[process] = there
        if not there.listeners:
            del self.elsewhere[process]
        self._note_apart(there.apart)
        self._forget_stand_in(there.seats)
        self.tell_who()

    def _note_apart(self, apart: bool) -> None:
        """Somebody has come with some of the seats that were to share a screen, or nobody."""
        self.apart |= apart
        if self.frames.free != self._free_to_undo():
            self.frames.free = self._free_to_undo()
            self.frames.forget_states()
            self.tell()

    def _note_presence(self) -> None:
        online, now = self.online(), time.monotonic()
        away = {seat.seat for seat in self.seats if seat.token is not None and seat.seat not in online}
        self.away = {seat: self.away.get(seat, now) for seat in away}

    def away_for(self, seat: int) -> float:
        """For how many seconds the person of a seat has been away, as far as this process knows; 0 for who is here."""
        return time.monotonic() - self.away[seat] if seat in self.away else 0.0

    def mates(self, seat: int) -> set[int]:
        """The seats that share a screen with this one, itself among them."""
        return {seat}.union(*(listener.seats for listener in self.listeners if seat in listener.seats))

    def others_here(self, seat: int) -> frozenset[int]:
        """The other people who are at the table now, at another screen than this seat."""
        people = {each.seat for each in self.seats if each.token is not None}
        return frozenset(people & self.online() - self.mates(seat))

    def _free_to_undo(self) -> bool:
        """Against bots alone one takes back as one likes: a single person, or people who really share a screen."""
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return len(people) == 1 or not (self.apart or any(seat.kind == "friend" for seat in people))

    def parts(self, seats: Sequence[int]) -> bool:
        """Does whoever comes with these seats leave people elsewhere who were to share a screen with them?"""
        people = {seat.seat: seat.kind for seat in self.seats if seat.kind != "bot"}
        return bool(seats) and "friend" not in people.values() and set(seats) != people.keys()

    def is_friend(self, seat: int) -> bool:
        """Is this a seat that is given by invitation?"""
        return seat < len(self.seats) and self.seats[seat].kind == "friend"

    def is_person(self, seat: int) -> bool:
        """Does somebody sit there?"""
        return seat < len(self.seats) and self.seats[seat].token is not None

    def is_bot(self, seat: int) -> bool:
        """Does a bot decide for this seat?"""
        return self.seats[seat].kind == "bot" or seat in self.matchlog.stand_ins

    def names(self) -> list[str]:
        """Who sits where, for the record: bots by their level."""
        return [seat.name or seat.level or f"#{seat.seat}" for seat in self.seats]

    def bots_to_move(self) -> list[Seat]:
        """The bots that owe a decision, those that stand in for somebody among them."""
        levels = self.matchlog.stand_ins
        if not (self.has_bots or levels):
            return []
        waiting = [self.seats[seat] for seat in self.matchlog.match.waiting() if self.is_bot(seat)]
        return [replace(seat, level=levels.get(seat.seat, seat.level)) for seat in waiting]

    @property
    def watched(self) -> bool:
        """Would anybody notice a bot's move? At a table of bots alone they wait until somebody looks."""
        return bool(self.listeners) or any(seat.kind != "bot" for seat in self.seats)

    # Telling

    def join(self, listener: Listener) -> None:
        """Somebody sits down or looks on: he is told everything, the others that he is here."""
        before = self.online()
        self.listeners.add(listener)
        self.by = listener.address
        self._note_apart(self.parts(listener.seats))
        self._forget_stand_in(listener.seats)
        self._came_or_left(before)
        listener.mark_dirty(table=True, state=True)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        if listener in self.listeners:
            before = self.online()
            self.listeners.discard(listener)
            self._came_or_left(before)

    def _came_or_left(self, before: set[int]) -> None:
        """Others are told if that changes which seats are here: onlookers who come and go are nobody's news."""
        if self.online() != before:
            self.tell_who()
        self.people_changed(self)

    def tell_who(self) -> None:
        """Who sits where, or is here, has changed."""
        self._note_presence()
        for listener in self.listeners:
            listener.mark_dirty(table=True)

    def show(self, reaction: Reaction) -> None:
        """Somebody shows a face."""
        frame = encode(reaction)
        for listener in self.listeners:
            listener.show(frame)

    def tell(self) -> None:
        """The match has moved on."""
        for listener in self.listeners:
            listener.mark_dirty(state=True)

    # Answers given

    def remember(self, seat: int, command: str, answer: asyncio.Future[Answer]) -> None:
        """Keep an answer, or the promise of one, for the same command coming again."""
        self.answers[seat, command] = answer
        if len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

    def forget(self, seat: int, command: str) -> None:
        """Let the command be tried again."""
        self.answers.pop((seat, command), None)


def _nobody_cares(_: Table) -> None:
    """Nobody is to be told."""


def _seat_info(seat: Seat, online: bool, stand_ins: Mapping[int, str]) -> SeatInfo:
    bot = seat.kind == "bot"
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        taken=bot or seat.token is not None,
        online=bot or online,
        name=seat.name if seat.name is not None else UNSET,
        level=seat.level if seat.level is not None else UNSET,
        stand_in=stand_ins.get(seat.seat, UNSET),
    )
