"""What each viewer of a match is sent, encoded once for all of the viewer's sockets.

A viewer is a seat or the onlooker. Whatever is computed for a viewer comes from that viewer's `View`, never from the
position.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple, TypeAlias

from msgspec import Raw

from ..core.records import ONLOOKER, copy
from ..core.text import Who, text
from .matchlog import CodedEntry, MatchLog, PendingEntry
from .wire import LogEntry, Move, Over, StateFrame, encode, encode_raw

TAIL = 8
"""Entries whose texts are kept; a viewer who is further behind is told by going through the match again."""

Narration: TypeAlias = dict[int, Raw]
"""What each viewer is told of one entry of the log, encoded."""


class ViewerState(NamedTuple):
    """What one viewer sees of the position: the part of a state that does not depend on what was sent before."""

    view: Raw
    ask: Raw
    waiting: list[int]
    moves: Raw
    undo: bool
    over: Over | None


class Frames:
    """The `state` frames of one match."""

    def __init__(self, matchlog: MatchLog) -> None:
        self._log = matchlog
        self._tail: deque[Narration] = deque(maxlen=TAIL)
        self._states: dict[int, ViewerState] = {}

    def narrate(self, pending: PendingEntry) -> Narration:
        """What every viewer will be told of an entry. Made before it is durable: nothing may fail afterwards."""
        log, entry, seq = self._log, pending.entry, self._log.seq + 1
        viewers = range(ONLOOKER, log.match.seats)
        if entry.to is not None:
            return dict.fromkeys(viewers, encode_raw(_undo_entry(seq, entry)))
        before, after = log.match.now, pending.match.now
        says = {viewer: log.game.narrate(before, entry.seat, entry.move, after, viewer) for viewer in viewers}
        return {viewer: encode_raw(LogEntry(seq, entry.seat, said)) for viewer, said in says.items()}

    def append(self, narration: Narration) -> None:
        """The log has an entry more."""
        self._tail.append(narration)
        self._states.clear()

    def state(self, viewer: int, since: int) -> bytes:
        """The `state` frame for a viewer who has the log up to `since`."""
        if viewer not in self._states:
            self._states[viewer] = self._viewer_state(viewer)
        now = self._states[viewer]
        frame = StateFrame(
            seq=self._log.seq,
            seat=viewer,
            view=now.view,
            ask=now.ask,
            waiting=now.waiting,
            moves=now.moves,
            undo=now.undo,
            log=self._entries_since(viewer, since),
            over=now.over,
        )
        return encode(frame)

    def _viewer_state(self, viewer: int) -> ViewerState:
        match, words = self._log.match, self._log.game.moves
        view = match.view_of(viewer)
        return ViewerState(
            view=encode_raw(view.words()),
            ask=encode_raw(view.ask()),
            waiting=view.waiting(),
            moves=encode_raw([Move(words.notation(m), words.ids(m), view.say(m)) for m in view.legal()]),
            undo=viewer != ONLOOKER and self._log.may_undo(viewer),
            over=Over(match.points(), match.places(), match.key.hex()) if match.over else None,
        )

    def _entries_since(self, viewer: int, since: int) -> list[Raw]:
        """The entries after `since` as the viewer may know them."""
        missing = self._log.seq - since
        if missing <= 0:
            return []
        if missing <= len(self._tail):
            return [narration[viewer] for narration in list(self._tail)[-missing:]]
        return [encode_raw(entry) for entry in self._retold(viewer, since)]

    def _retold(self, viewer: int, since: int) -> list[LogEntry]:
        """Go through the match again, moves that were taken back included: they were told when they were made."""
        log = self._log
        entries: list[LogEntry] = []
        played: list[int] = []
        s = log.match.beginning()
        for seq, entry in enumerate(log.entries, 1):
            if entry.to is not None:
                played = [q for q in played if q <= entry.to]
                s = log.position_after(played)
                if seq > since:
                    entries.append(_undo_entry(seq, entry))
                continue
            played.append(seq)
            before = copy(s)
            log.game.rules.play(s, entry.seat, entry.move)
            if seq > since:
                says = log.game.narrate(before, entry.seat, entry.move, s, viewer)
                entries.append(LogEntry(seq, entry.seat, says))
        return entries


def _undo_entry(seq: int, entry: CodedEntry) -> LogEntry:
    assert entry.to is not None
    return LogEntry(seq, entry.seat, [text("say-log-undo", player=Who(entry.seat))], True, entry.to)
