"""The course of one match: the log as it was played, the position it leads to, and what each viewer is told of both.

A viewer is a seat or the onlooker. Whatever is computed for a viewer comes from that viewer's `View`, never from the
position.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import Raw

from .. import games
from ..core.game import BadInput, Game, IllegalMove
from ..core.match import Match
from ..core.records import ONLOOKER, Position
from ..core.text import Text, Who, text
from .store import Damaged, Header, Kind, Row
from .wire import LogEntry, Offer, Over, Picture, StateFrame, encode, encode_raw

TAIL = 8
"""Rows whose telling is kept; a viewer who is further behind is told by going through the match again."""


class OtherRules(Exception):
    """The match was played under a version of the rules that is not here."""


class Entry(NamedTuple):
    """A row of the log in codes: the move, or where an undo goes back to."""

    seat: int
    move: int
    to: int | None


@dataclass(frozen=True)
class Step:
    """What would be the next row, worked out on a copy: nothing has happened until it is appended and taken."""

    kind: Kind
    seat: int
    data: str
    entry: Entry
    match: Match
    kept: list[int]
    told: dict[int, Raw]


class Course:
    """What was played so far. `free` are the seats that may take back as they like, having only bots for company."""

    def __init__(self, header: Header, rows: Sequence[Row], free: frozenset[int]) -> None:
        self.free = free
        self.game = _game_of(header)
        self.entries: list[Entry] = []
        self.kept: list[int] = []
        self._tail: deque[dict[int, Raw]] = deque(maxlen=TAIL)
        self._pictures: dict[int, Picture] = {}
        try:
            self.match = Match.new(self.game, header.seats, header.options, header.key)
            if self.match.commitment != header.commitment:
                raise Damaged(header.id)
            for row in rows:
                self._replay(row)
        except (IllegalMove, BadInput, ValueError) as fault:
            raise Damaged(header.id) from fault

    @property
    def seq(self) -> int:
        """How many rows the log has."""
        return len(self.entries)

    def _replay(self, row: Row) -> None:
        if row.kind == "move":
            move = self.game.moves.parse(row.data)
            self.match.play_code(move, row.seat)
            self.entries.append(Entry(row.seat, move, None))
            self.kept.append(row.seq)
        else:
            to = int(row.data)
            self.kept = [seq for seq in self.kept if seq <= to]
            self.match = _gone_back(self.match, len(self.kept))
            self.entries.append(Entry(row.seat, -1, to))

    # What may come next

    def still_asked(self, seat: int, seq: int) -> bool:
        """Does what a seat answers, having seen the log up to `seq`, still answer what it is asked now?

        It does at the present `seq`, and where only other seats have decided since and nothing changed for this one.
        After an undo it never does: whoever chooses is to see that the table went back.
        """
        if seq >= self.seq or seq < 0:
            return seq == self.seq
        later = self.entries[seq:]
        if any(entry.to is not None for entry in later):
            return False
        return self.match.still_asked(seat, len(self.kept) - len(later))

    def move(self, seat: int, notation: str) -> Step:
        """The step of a move; raises IllegalMove (or BadInput) and changes nothing if it is not legal."""
        return self.move_code(seat, self.game.moves.parse(notation))

    def move_code(self, seat: int, move: int) -> Step:
        """The step of a move given by its code; raises IllegalMove or BadInput."""
        before, after = self.match, self.match.copy()
        after.play_code(move, seat)
        seq = self.seq + 1
        told = {}
        for viewer in range(ONLOOKER, after.seats):
            says = self.game.moves.tell(before.view_of(viewer).s, seat, move, after.view_of(viewer).s, viewer)
            told[viewer] = encode_raw(LogEntry(seq, seat, says))
        entry = Entry(seat, move, None)
        return Step("move", seat, self.game.moves.notation(move), entry, after, [*self.kept, seq], told)

    def undo(self, seat: int) -> Step:
        """The step of an undo; raises IllegalMove with a sentence, no rule, where the undo law forbids it."""
        if not self.may_undo(seat):
            raise IllegalMove("", text("say-undo-over" if self.match.over else "say-undo-refused"))
        own = max(i for i, played in enumerate(self.match.history) if played.seat == seat)
        to = self.kept[own] - 1
        entry = Entry(seat, -1, to)
        raw = encode_raw(_undo_entry(self.seq + 1, entry))
        told = dict.fromkeys(range(ONLOOKER, self.match.seats), raw)
        return Step("undo", seat, str(to), entry, _gone_back(self.match, own), self.kept[:own], told)

    def may_undo(self, seat: int) -> bool:
        """The undo law. Never once the match is over: the key is open, and whoever went back would know the deck."""
        if self.match.over:
            return False
        if seat in self.free:
            return any(played.seat == seat for played in self.match.history)
        return self.match.may_undo(seat)

    def take(self, step: Step) -> None:
        """The step is in the log: it has happened."""
        self.match = step.match
        self.kept = step.kept
        self.entries.append(step.entry)
        self._tail.append(step.told)
        self._pictures.clear()

    # What viewers are told

    def state(self, viewer: int, since: int) -> bytes:
        """The `state` frame for a viewer who has the log up to `since`."""
        p = self.picture(viewer)
        log = self.told(viewer, since)
        return encode(StateFrame(self.seq, viewer, p.view, p.ask, p.waiting, p.moves, p.undo, log, p.over))

    def picture(self, viewer: int) -> Picture:
        """What a viewer sees now."""
        if viewer not in self._pictures:
            self._pictures[viewer] = self._draw(viewer)
        return self._pictures[viewer]

    def _draw(self, viewer: int) -> Picture:
        view = self.match.view_of(viewer)
        words = self.game.moves
        offers = [Offer(words.notation(m), words.ids(m), view.say(m)) for m in view.legal()]
        over = None
        if self.match.over:
            over = Over(self.match.points(), self.match.places(), self.match.key.hex())
        undo = viewer != ONLOOKER and self.may_undo(viewer)
        return Picture(encode_raw(view.words()), encode_raw(view.ask()), view.waiting(), encode_raw(offers), undo, over)

    def told(self, viewer: int, since: int) -> list[Raw]:
        """The rows after `since` as the viewer may know them, one entry each."""
        missing = self.seq - since
        if missing <= 0:
            return []
        if missing <= len(self._tail):
            return [told[viewer] for told in list(self._tail)[-missing:]]
        return [encode_raw(entry) for entry in self._retold(viewer, since)]

    def _retold(self, viewer: int, since: int) -> list[LogEntry]:
        """Go through the match again, moves that were taken back included: they were told when they were made."""
        entries: list[LogEntry] = []
        played: list[int] = []
        s = self.match.beginning()
        for seq, entry in enumerate(self.entries, 1):
            if entry.to is not None:
                played = [q for q in played if q <= entry.to]
                s = self._position_after(played)
                if seq > since:
                    entries.append(_undo_entry(seq, entry))
                continue
            played.append(seq)
            if seq <= since:
                self.game.rules.play(s, entry.seat, entry.move)
                continue
            before = self.game.view(s, viewer).s
            self.game.rules.play(s, entry.seat, entry.move)
            says = self.game.moves.tell(before, entry.seat, entry.move, self.game.view(s, viewer).s, viewer)
            entries.append(LogEntry(seq, entry.seat, says))
        return entries

    def _position_after(self, seqs: Sequence[int]) -> Position:
        s = self.match.beginning()
        for seq in seqs:
            entry = self.entries[seq - 1]
            self.game.rules.play(s, entry.seat, entry.move)
        return s


def _game_of(header: Header) -> Game:
    try:
        game = games.get(header.game)
    except BadInput:
        raise OtherRules(header.game) from None
    if game.version != header.version:
        raise OtherRules(f"{header.game} {header.version}")
    return game


def _gone_back(match: Match, count: int) -> Match:
    """A copy of the match after its first `count` moves."""
    back = match.copy()
    del back.history[count:]
    back.now = back.position_at(count)
    return back


def _undo_entry(seq: int, entry: Entry) -> LogEntry:
    assert entry.to is not None
    says: list[Text] = [text("say-log-undo", player=Who(entry.seat))]
    return LogEntry(seq, entry.seat, says, True, entry.to)
