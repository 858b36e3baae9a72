"""What each viewer of a match is sent, encoded once for all of the viewer's sockets.

A viewer is a seat or the onlooker. Whatever is computed for a viewer comes from that viewer's `View`, never from the
position. A state is numbers, which the client expands (`core/packing.py`); the same in words is for those who ask.
"""

from __future__ import annotations

import asyncio
from array import array

from msgspec import UNSET, Raw

from ..core.packing import unpack_said
from ..core.records import ONLOOKER
from ..core.text import Text, Who, text
from .matchlog import CodedEntry, MatchLog
from .wire import LogEntry, LogEntryWords, Move, Over, StateFrame, WordsFrame, encode, encode_raw

AT_ONCE = 32
"""Entries of the log that are encoded before the others on the event loop have their turn."""


class Told:
    """The log as one viewer is told it, as JSON: every entry is encoded once."""

    def __init__(self) -> None:
        self._json = bytearray()
        self._ends = array("L", [0])

    def __len__(self) -> int:
        return len(self._ends) - 1

    def append(self, entry: bytes) -> None:
        """One entry more."""
        self._json += entry
        self._json += b","
        self._ends.append(len(self._json))

    def since(self, seq: int) -> Raw:
        """The list of the entries after `seq`."""
        first = self._ends[min(max(seq, 0), len(self))]
        return Raw(b"[%b]" % bytes(self._json[first:-1]))


class Frames:
    """The frames of one match that tell a viewer the position. `free` may take back as they like."""

    def __init__(self, matchlog: MatchLog) -> None:
        self.free = False
        self._log = matchlog
        self._narrations: list[tuple[bytes, ...]] = []
        self._told: dict[tuple[int, bool], Told] = {}
        self._states: dict[tuple[int, bool, int], bytes] = {}

    def append(self, told: tuple[bytes, ...]) -> None:
        """The log has an entry more, of which this is said to the onlooker and to each seat."""
        self._narrations.append(told)
        self._states.clear()

    def forget_states(self) -> None:
        """Something that is told beside the position has changed."""
        self._states.clear()

    async def prepare(self, viewer: int, words: bool) -> None:
        """Encode the whole log for a viewer, little by little; a state tells the rest."""
        told = self._told_to(viewer, words)
        for _ in range(len(told), self._log.seq - AT_ONCE, AT_ONCE):
            self._tell(viewer, words, AT_ONCE)
            await asyncio.sleep(0)

    def state(self, viewer: int, since: int, words: bool = False) -> bytes:
        """The frame for a viewer who has the log up to `since`: numbers, or words."""
        key = viewer, words, since
        if key not in self._states:
            log = self._tell(viewer, words, self._log.seq).since(since)
            self._states[key] = encode(self._in_words(viewer, log) if words else self._in_numbers(viewer, log))
        return self._states[key]

    def _in_numbers(self, viewer: int, log: Raw) -> StateFrame:
        packed = self._log.game.packer().view(self._log.match.current, viewer)
        return StateFrame(
            seq=self._log.seq,
            seat=viewer,
            record=packed.record,
            facts=packed.facts,
            words=packed.words,
            undo=self._undo(viewer),
            log=log,
            over=self._over(),
            ask_undo=self._ask_undo(viewer),
        )

    def _in_words(self, viewer: int, log: Raw) -> WordsFrame:
        game, view = self._log.game, self._log.match.view(viewer)
        legal = [] if self._log.match.agreed else view.legal()
        moves = [Move(game.notation(move), game.elements(move), view.offer(move)) for move in legal]
        return WordsFrame(
            seq=self._log.seq,
            seat=viewer,
            view=encode_raw(view.as_dict()),
            ask=encode_raw(view.ask()),
            waiting=self._log.match.waiting(),
            moves=encode_raw(moves),
            undo=self._undo(viewer),
            log=log,
            over=self._over(),
            ask_undo=self._ask_undo(viewer),
        )

    def _undo(self, viewer: int) -> bool:
        return viewer != ONLOOKER and self._log.may_undo(viewer, self.free)

    def _ask_undo(self, viewer: int) -> bool:
        return viewer != ONLOOKER and not self.free and self._log.may_ask(viewer)

    def _over(self) -> Over | None:
        match = self._log.match
        if not match.over:
            return None
        ranks = [] if match.agreed else match.places()
        return Over(match.points(), ranks, match.key.hex(), agreed=match.agreed)

    # The log

    def _told_to(self, viewer: int, words: bool) -> Told:
        told = self._told.get((viewer, words))
        if told is None:
            told = self._told[viewer, words] = Told()
        return told

    def _tell(self, viewer: int, words: bool, most: int) -> Told:
        """Encode up to so many of the entries that are not encoded yet; what a viewer is told, with them."""
        told = self._told_to(viewer, words)
        for seq in range(len(told) + 1, min(len(told) + most, self._log.seq) + 1):
            told.append(self._entry(seq, viewer, words))
        return told

    def _entry(self, seq: int, viewer: int, words: bool) -> bytes:
        entry, narration = self._log.entries[seq - 1], self._narrations[seq - 1]
        to = UNSET if entry.to is None else entry.to
        said = narration[viewer + 1] if narration else None
        note = UNSET if entry.note is None else entry.note
        if words:
            return encode(LogEntryWords(seq, entry.seat, self._texts(entry, said), to, note))
        return encode(LogEntry(seq, entry.seat, UNSET if said is None else said, to, note))

    def _texts(self, entry: CodedEntry, said: bytes | None) -> list[Text]:
        if said is None:
            return [text(f"say-log-{entry.note or 'undo'}", player=Who(entry.seat))]
        return self._log.game.words.MESSAGES.texts(unpack_said(said))
