"""The log of one match as it was played: its entries in codes, what may come next, and the position it leads to.

Nothing here costs more in a long match than in a short one, but to read the whole log when a table is loaded.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal, NamedTuple, TypeAlias, get_args

from .. import games
from ..core.game import BadInput, Game, IllegalMove
from ..core.match import Match
from ..core.records import Position
from ..core.text import text
from .store import Damaged, Header, Kind, Row

FARTHEST_BACK = 64
"""A choice that crosses more entries of others than that is asked for anew."""

Note: TypeAlias = Literal["seat", "bot", "back", "end", "next"]
"""What may happen beside the moves, noted for a seat.

It was given anew; a bot of the level that follows plays for it; its person does so again; the match was ended by
agreement, as it had proposed; it opened the table that follows, where everybody plays on.
"""
NOTES: tuple[Note, ...] = get_args(Note)


class OtherRules(Exception):
    """The match was played under a version of the rules that is not here."""


class CodedEntry(NamedTuple):
    """A row of the log in codes: the move, where an undo goes back to, or what is noted, with what belongs to it."""

    seat: int
    move: int
    to: int | None
    note: Note | None = None
    about: str = ""


class PendingEntry(NamedTuple):
    """What would be the next row: nothing has happened until it is durable and appended."""

    kind: Kind
    data: str
    entry: CodedEntry
    staying: int
    """How many of the moves before it stay."""
    after: Position
    """The position that a move leads to; None for an undo, which goes back, and for a note."""
    told: tuple[bytes, ...] = ()
    """What is said of a move, packed, to the onlooker and then to each seat; nothing for an undo or a note. It is made
    before the entry is durable: nothing may fail afterwards."""


class MatchLog:
    """What was played so far, beginning with nothing."""

    def __init__(self, header: Header) -> None:
        self.game = _game_of(header)
        self.entries: list[CodedEntry] = []
        self.seq = 0
        """How many rows the log has."""
        self.undos = 0
        self.kept: list[int] = []
        """The seqs of the moves that were not taken back."""
        self.stand_ins: dict[int, str] = {}
        """The seats that a bot plays for while their person is away, with its level."""
        self.next: str | None = None
        """The table at which everybody plays on."""
        try:
            self.match = Match.new(self.game, header.seats, header.options, header.key)
        except BadInput as fault:
            raise Damaged(header.id) from fault
        self._own: list[list[int]] = [[] for _ in range(header.seats)]
        """For each seat, which of the moves that were not taken back are its own."""
        if self.match.commitment != header.commitment:
            raise Damaged(header.id)

    def from_row(self, row: Row) -> PendingEntry:
        """The entry of a row that is durable already, as the next one; raises Damaged if it cannot follow."""
        try:
            if row.kind == "move":
                return self.move_code(row.seat, self.game.parse(row.data))
            word, _, about = row.data.partition(" ")
            for note in NOTES:
                if word == note:
                    return self.note(row.seat, note, about)
            to = int(row.data)
            return PendingEntry("undo", row.data, CodedEntry(row.seat, -1, to), bisect_right(self.kept, to), None)
        except (IllegalMove, BadInput, ValueError) as fault:
            raise Damaged(row.match) from fault

    # What may come next

    def still_asked(self, seat: int, seq: int) -> bool:
        """Does what a seat answers, having seen the log up to `seq`, still answer what it is asked now?

        It does at the present `seq`, and where only other seats have decided since and nothing changed for this one.
        After an undo it never does: whoever chooses is to see that the table went back.
        """
        if self.match.agreed:
            return False
        if seq >= self.seq or seq < self.seq - FARTHEST_BACK:
            return seq == self.seq
        later = self.entries[seq:]
        if any(entry.to is not None for entry in later):
            return False
        return self.match.still_asked(seat, len(self.kept) - sum(entry.note is None for entry in later))

    def move(self, seat: int, notation: str) -> PendingEntry:
        """The entry of a move; raises IllegalMove (or BadInput) and changes nothing if it is not legal."""
        return self.move_code(seat, self.match.code(notation, seat))

    def move_code(self, seat: int, move: int) -> PendingEntry:
        """The entry of a move given by its code; raises IllegalMove or BadInput."""
        made = self.match.made(move, seat)
        return PendingEntry("move", self.game.notation(move), CodedEntry(seat, move, None), len(self.kept), *made)

    def undo(self, seat: int, free: bool) -> PendingEntry:
        """The entry of an undo; raises IllegalMove with a sentence, no rule, where the undo law forbids it."""
        if not self.may_undo(seat, free):
            raise IllegalMove("", text("say-undo-over" if self.match.over else "say-undo-refused"))
        own = self._own[seat][-1]
        to = self.kept[own] - 1
        return PendingEntry("undo", str(to), CodedEntry(seat, -1, to), own, None)

    def note(self, seat: int, note: Note, about: str = "") -> PendingEntry:
        """The entry that notes something for a seat."""
        data = f"{note} {about}".rstrip()
        return PendingEntry("undo", data, CodedEntry(seat, -1, None, note, about), len(self.kept), None)

    def ends(self, pending: PendingEntry) -> bool:
        """Is the match over after this entry?"""
        if pending.entry.note is not None:
            return self.match.over or pending.entry.note == "end"
        return pending.after is not None and int(pending.after["waiting"]) == 0

    def may_ask(self, seat: int) -> bool:
        """Is there something that the others could let a seat take back?"""
        return bool(self._own[seat]) and not self.match.over

    def may_undo(self, seat: int, free: bool) -> bool:
        """The undo law, which those who are `free` need not heed.

        Never once the match is over: the key is open, and whoever went back would know the deck.
        """
        if not self._own[seat] or self.match.over:
            return False
        return free or self.match.may_undo(seat)

    def append(self, pending: PendingEntry) -> None:
        """The entry is durable: it has happened."""
        entry = pending.entry
        self.entries.append(entry)
        self.seq += 1
        if entry.note is not None:
            self._take_note(entry)
            return
        if entry.to is None:
            self._own[entry.seat].append(len(self.kept))
            self.kept.append(self.seq)
            self.match.accept(entry.seat, entry.move, pending.after)
            return
        self.undos += 1
        self.match.go_back(pending.staying)
        del self.kept[pending.staying :]
        for own in self._own:
            while own and own[-1] >= pending.staying:
                own.pop()

    def _take_note(self, entry: CodedEntry) -> None:
        if entry.note == "bot":
            self.stand_ins[entry.seat] = entry.about
        elif entry.note == "back":
            self.stand_ins.pop(entry.seat, None)
        elif entry.note == "end":
            self.match.agreed = True
        elif entry.note == "next":
            self.next = entry.about


def _game_of(header: Header) -> Game:
    try:
        return games.get(header.game, header.version)
    except BadInput:
        raise OtherRules(f"{header.game} {header.version}") from None
