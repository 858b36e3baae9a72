"""What each viewer of a match is sent, encoded once for all of the viewer's sockets.

A viewer is a seat or the onlooker. Whatever is computed for a viewer comes from that viewer's `View`, never from the
position. A state is numbers, which the client expands (`core/packing.py`); the same in words is for those who ask.
"""

from __future__ import annotations

from collections import deque
from typing import TypeAlias

from msgspec import UNSET, Raw

from ..core.packing import unpack_said
from ..core.records import ONLOOKER, copy
from ..core.text import Text, Who, text
from .matchlog import CodedEntry, MatchLog, PendingEntry
from .wire import LogEntry, LogEntryWords, Move, Over, StateFrame, WordsFrame, encode, encode_raw

TAIL = 8
"""Entries of which is kept what was said; a viewer who is further behind is told by going through the match again."""

Narration: TypeAlias = dict[int, bytes]
"""What is said to each viewer of one move, packed; nothing for an undo."""


class Frames:
    """The frames of one match that tell a viewer the position."""

    def __init__(self, matchlog: MatchLog) -> None:
        self._log = matchlog
        self._tail: deque[Narration] = deque(maxlen=TAIL)
        self._states: dict[tuple[int, bool], StateFrame | WordsFrame] = {}

    def narrate(self, pending: PendingEntry) -> Narration:
        """What every viewer will be told of an entry. Made before it is durable: nothing may fail afterwards."""
        log, entry = self._log, pending.entry
        if entry.to is not None:
            return {}
        return log.game.packer().narrations(log.match.current, entry.seat, entry.move, pending.match.current)

    def append(self, narration: Narration) -> None:
        """The log has an entry more."""
        self._tail.append(narration)
        self._states.clear()

    def state(self, viewer: int, since: int, words: bool = False) -> bytes:
        """The frame for a viewer who has the log up to `since`: numbers, or words."""
        key = viewer, words
        if key not in self._states:
            self._states[key] = self._in_words(viewer) if words else self._in_numbers(viewer)
        frame = self._states[key]
        frame.log[:] = [self._entry(seq, said, words) for seq, said in self._said_since(viewer, since)]
        return encode(frame)

    def _in_numbers(self, viewer: int) -> StateFrame:
        packed = self._log.game.packer().view(self._log.match.current, viewer)
        undo = viewer != ONLOOKER and self._log.may_undo(viewer)
        return StateFrame(self._log.seq, viewer, packed.record, packed.facts, packed.words, undo, [], over=self._over())

    def _in_words(self, viewer: int) -> WordsFrame:
        game, view = self._log.game, self._log.match.view(viewer)
        moves = [Move(game.notation(move), game.elements(move), view.offer(move)) for move in view.legal()]
        return WordsFrame(
            seq=self._log.seq,
            seat=viewer,
            view=encode_raw(view.as_dict()),
            ask=encode_raw(view.ask()),
            waiting=view.waiting(),
            moves=encode_raw(moves),
            undo=viewer != ONLOOKER and self._log.may_undo(viewer),
            log=[],
            over=self._over(),
        )

    def _over(self) -> Over | None:
        match = self._log.match
        return Over(match.points(), match.places(), match.key.hex()) if match.over else None

    def _entry(self, seq: int, said: bytes | None, words: bool) -> Raw:
        entry = self._log.entries[seq - 1]
        to = UNSET if entry.to is None else entry.to
        if words:
            return encode_raw(LogEntryWords(seq, entry.seat, self._texts(entry, said), to))
        return encode_raw(LogEntry(seq, entry.seat, UNSET if said is None else said, to))

    def _texts(self, entry: CodedEntry, said: bytes | None) -> list[Text]:
        if said is None:
            return [text("say-log-undo", player=Who(entry.seat))]
        return self._log.game.words.MESSAGES.texts(unpack_said(said))

    def _said_since(self, viewer: int, since: int) -> list[tuple[int, bytes | None]]:
        """What was said to a viewer of each entry after `since`; nothing of an undo."""
        first = max(since, 0)
        missing = self._log.seq - first
        if missing <= len(self._tail):
            kept = list(self._tail)[len(self._tail) - missing :]
            return [(first + i, narration.get(viewer)) for i, narration in enumerate(kept, 1)]
        return self._said_again(viewer, first)

    def _said_again(self, viewer: int, since: int) -> list[tuple[int, bytes | None]]:
        """Go through the match again, moves that were taken back included: they were told when they were made."""
        log = self._log
        again: list[tuple[int, bytes | None]] = []
        played: list[int] = []
        packer = log.game.packer()
        s = log.match.beginning()
        for seq, entry in enumerate(log.entries, 1):
            if entry.to is not None:
                played = [q for q in played if q <= entry.to]
                s = log.position_after(played)
                again.append((seq, None))
                continue
            played.append(seq)
            before = copy(s)
            log.game.rules.play(s, entry.seat, entry.move)
            said = packer.narrations(before, entry.seat, entry.move, s)[viewer] if seq > since else None
            again.append((seq, said))
        return again[since:]
