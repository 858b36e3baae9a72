"""The log of one match as it was played: its entries in codes, what may come next, and the position it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .. import games
from ..core.game import BadInput, Game, IllegalMove
from ..core.match import Match
from ..core.records import Position
from ..core.text import text
from .store import Damaged, Header, Kind, Row


class OtherRules(Exception):
    """The match was played under a version of the rules that is not here."""


class CodedEntry(NamedTuple):
    """A row of the log in codes: the move, or where an undo goes back to."""

    seat: int
    move: int
    to: int | None


@dataclass(frozen=True)
class PendingEntry:
    """What would be the next row, worked out on a copy: nothing has happened until it is durable and appended."""

    kind: Kind
    data: str
    entry: CodedEntry
    match: Match
    kept: list[int]


class MatchLog:
    """What was played so far. `free` are the seats that may take back as they like, having only bots for company."""

    def __init__(self, header: Header, rows: Sequence[Row], free: frozenset[int]) -> None:
        self.free = free
        self.game = _game_of(header)
        self.entries: list[CodedEntry] = []
        self.kept: list[int] = []
        """The seqs of the moves that were not taken back."""
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
            move = self.game.parse(row.data)
            self.match.play_code(move, row.seat)
            self.entries.append(CodedEntry(row.seat, move, None))
            self.kept.append(row.seq)
        else:
            to = int(row.data)
            self.kept = [seq for seq in self.kept if seq <= to]
            self.match = _gone_back(self.match, len(self.kept))
            self.entries.append(CodedEntry(row.seat, -1, to))

    def position_after(self, seqs: Sequence[int]) -> Position:
        """The position that these moves of the log lead to."""
        s = self.match.beginning()
        for seq in seqs:
            entry = self.entries[seq - 1]
            self.game.rules.play(s, entry.seat, entry.move)
        return s

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

    def move(self, seat: int, notation: str) -> PendingEntry:
        """The entry of a move; raises IllegalMove (or BadInput) and changes nothing if it is not legal."""
        return self.move_code(seat, self.match.code(notation, seat))

    def move_code(self, seat: int, move: int) -> PendingEntry:
        """The entry of a move given by its code; raises IllegalMove or BadInput."""
        after = self.match.copy()
        after.play_code(move, seat)
        entry = CodedEntry(seat, move, None)
        return PendingEntry("move", self.game.notation(move), entry, after, [*self.kept, self.seq + 1])

    def undo(self, seat: int) -> PendingEntry:
        """The entry of an undo; raises IllegalMove with a sentence, no rule, where the undo law forbids it."""
        if not self.may_undo(seat):
            raise IllegalMove("", text("say-undo-over" if self.match.over else "say-undo-refused"))
        own = max(i for i, played in enumerate(self.match.history) if played.seat == seat)
        to = self.kept[own] - 1
        entry = CodedEntry(seat, -1, to)
        return PendingEntry("undo", str(to), entry, _gone_back(self.match, own), self.kept[:own])

    def may_undo(self, seat: int) -> bool:
        """The undo law. Never once the match is over: the key is open, and whoever went back would know the deck."""
        if self.match.over:
            return False
        if seat in self.free:
            return any(played.seat == seat for played in self.match.history)
        return self.match.may_undo(seat)

    def append(self, pending: PendingEntry) -> None:
        """The entry is durable: it has happened."""
        self.match = pending.match
        self.kept = pending.kept
        self.entries.append(pending.entry)


def _game_of(header: Header) -> Game:
    try:
        return games.get(header.game, header.version)
    except BadInput:
        raise OtherRules(f"{header.game} {header.version}") from None


def _gone_back(match: Match, count: int) -> Match:
    """A copy of the match after its first `count` moves."""
    back = match.copy()
    del back.history[count:]
    back.current = back.position_at(count)
    return back
