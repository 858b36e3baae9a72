"""A match: a header and a list of moves. The position follows from them and is never kept instead of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from . import chance
from .errors import IllegalMove, bad
from .game import Game, View
from .packing import Made
from .records import ONLOOKER, Position, copy
from .text import Text, text

KEPT_EVERY = 16
"""Every so many moves a match keeps its position: going back costs the same in a long match as in a short one."""


@dataclass(frozen=True)
class Played:
    """One entry of a match: who decided what."""

    seat: int
    move: int


class Step(NamedTuple):
    """One move of a match: its number from 1, the position before it, who played what, the position after it."""

    number: int
    before: Position
    played: Played
    after: Position


def words_line(words: Mapping[str, Any]) -> str:
    """A layout or a position as one line of JSON, always the same for the same words."""
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _words(words: object) -> dict[str, Any]:
    """A mapping of names to values as a dict of its own; raises BadInput for anything else."""
    if not isinstance(words, Mapping) or not all(isinstance(name, str) for name in words):
        raise bad("match-words", value=repr(words)[:60])
    return dict(words)


def joined_options(options: object, more: Mapping[str, int | str]) -> dict[str, object]:
    """Wishes for options given in two ways; raises BadInput for one that is given in both."""
    wishes = _words({} if options is None else options)
    for name in more:
        if name in wishes:
            raise bad("option-twice", option=name)
    return {**wishes, **more}


@dataclass(repr=False)
class Match:
    """One play of a game. Make one with `new`, `from_position` or by loading a record. It may be copied and pickled."""

    game: Game
    seats: int
    options: dict[str, int]
    key: bytes
    names: list[str] = field(default_factory=list)
    start_words: dict[str, Any] | None = None
    history: list[Played] = field(default_factory=list)
    current: Position = None
    layout: dict[str, Any] | None = None
    """What is in the record before the start, in full, where it is not the game's own."""
    kept: list[Position] = field(default_factory=list)
    """The position after every `KEPT_EVERY` moves. Follows from the history; nobody changes one."""
    before: Position = None
    """The position before the last move, where it is at hand."""
    agreed: bool = False
    """Whoever plays has agreed to end it before its time: nobody has won."""
    _asked: tuple[Position, int] | None = field(default=None, init=False, compare=False)
    """A position, and the seats that owe a decision in it: asked several times a move, and slow to read."""

    def __post_init__(self) -> None:
        if self.current is None:
            self.current = self.beginning()

    def __repr__(self) -> str:
        """What everybody may know: never the key, nor anything of the position."""
        state = "over" if self.over else "unfinished"
        return f"<Match of {self.game.name}, rules {self.game.version}: {self.seats} seats, " + (
            f"{len(self.history)} moves, {state}>"
        )

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        key: bytes | None = None,
        layout: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
    ) -> Match:
        """A match at its first decision; raises BadInput for a wrong seat count, option, key or layout."""
        numbers = game.read_options(seats, _words(options))
        key = chance.chosen_key(key, seed)
        return cls(game, seats, numbers, key, layout=game.read_layout(_words({} if layout is None else layout)))

    @classmethod
    def from_position(
        cls, game: Game, words: Mapping[str, Any], key: bytes | None = None, seed: int | str | None = None
    ) -> Match:
        """A match that goes on from a position set up in the game's words; raises BadInput with what is wrong."""
        key = chance.chosen_key(key, seed)
        s = game.place(_words(words), key)
        options = {name: int(getattr(s, name)) for name in game.option}
        return cls(game, int(s.seats), options, key, start_words=game.position(s))

    def header(self) -> str:
        """What the commitment binds the key to."""
        options = " ".join(f"{name}={number}" for name, number in sorted(self.options.items()))
        header = f"{self.game.name} {self.game.version} seats={self.seats} {options}".rstrip()
        for name, words in (("layout", self.layout), ("position", self.start_words)):
            if words is not None:
                header += f" {name}={hashlib.sha256(words_line(words).encode()).hexdigest()}"
        return header

    @property
    def commitment(self) -> str:
        """SHA-256 of the key and the header, to be shown before the first card."""
        return chance.commitment(self.key, self.header())

    def beginning(self) -> Position:
        """The position before the first move."""
        if self.start_words is not None:
            return self.game.place(self.start_words, self.key)
        return self.game.start(self.seats, self.options, self.key, self.layout)

    @property
    def decided(self) -> bool:
        """It was played to its end."""
        return self._waiting_mask() == 0

    @property
    def over(self) -> bool:
        """Nobody owes a decision any more."""
        return self.agreed or self.decided

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        mask = 0 if self.agreed else self._waiting_mask()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def _waiting_mask(self) -> int:
        if self._asked is None or self._asked[0] is not self.current:
            self._asked = self.current, int(self.current["waiting"])
        return self._asked[1]

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat (of the one to move, if there is just one) in notation."""
        if self.over:
            return []
        return [self.game.notation(m) for m in self.game.legal(self.current, self._seat(seat))]

    def play(self, notation: str, seat: int | None = None) -> None:
        """Play a move given in notation; raises IllegalMove, and changes nothing, if it is not legal."""
        seat = seat if seat is not None or self.over else self._seat(None)
        self.play_code(self.code(notation, seat), seat)

    def play_code(self, move: int, seat: int | None = None) -> None:
        """Play a move given by its code; raises IllegalMove, and changes nothing, if it is not legal."""
        seat, move = self._checked(move, 0 if seat is None else seat)
        self.game.rules.play(self.current, seat, move)
        self.accept(seat, move, self.current)

    def made(self, move: int, seat: int) -> Made:
        """What would come of a move given by its code; raises IllegalMove if it is not legal."""
        seat, move = self._check_seat(seat), self._check_code(move)
        if self.agreed:
            raise IllegalMove("", text("say-match-ended"))
        made = self.game.packer().move(self.current, self.seats, seat, move)
        if isinstance(made, int):
            raise self.game.refuse(made)
        return made

    def _checked(self, move: int, seat: int) -> tuple[int, int]:
        """A seat and its move as plain numbers; raises IllegalMove if the move is not legal."""
        seat, move = self._check_seat(seat), self._check_code(move)
        if self.agreed:
            raise IllegalMove("", text("say-match-ended"))
        self.game.check(self.current, seat, move)
        return seat, move

    def accept(self, seat: int, move: int, after: Position) -> None:
        """A move was made that led to this position, as `made` told; the position is the match's own from now on."""
        self.before = None if after is self.current else self.current
        self.current, self._asked = after, None
        self.history.append(Played(seat, move))
        if len(self.history) % KEPT_EVERY == 0:
            self.kept.append(copy(after))

    def why_not(self, move: str | int, seat: int | None = None) -> IllegalMove | None:
        """The refusal that playing a move, in notation or by its code, would meet; None if it is legal."""
        try:
            code = self._check_code(move) if isinstance(move, int | np.integer) else self.code(move, seat)
            self.game.check(self.current, self._check_seat(0 if self.over else self._seat(seat)), code)
        except IllegalMove as refused:
            return refused
        return None

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        return replace(
            self,
            options=dict(self.options),
            names=list(self.names),
            history=list(self.history),
            current=copy(self.current),
            kept=list(self.kept),
        )

    __copy__ = copy

    def view(self, seat: int) -> View:
        """What a seat (or −1, an onlooker) may know, for bots and screens."""
        if not _is_whole(seat) or not ONLOOKER <= seat < self.seats:
            raise bad("match-no-viewer", seat=str(seat)[:60], last=self.seats - 1)
        return self.game.view(self.current, int(seat))

    def position(self) -> dict[str, Any]:
        """The whole position in the game's words, hidden things included."""
        return self.game.position(self.current)

    def points(self) -> list[int]:
        """The points of each seat."""
        return self.game.points(self.current)[0]

    def places(self) -> list[int]:
        """The place of each seat by the present points, 1 is best; equal seats share a place."""
        return self.game.points(self.current)[1]

    def undo(self) -> None:
        """Take the last move back. Who may ask for that at a table is another question: `may_undo`."""
        if not self.history:
            raise bad("match-no-move")
        self.go_back(len(self.history) - 1)

    def go_back(self, count: int) -> None:
        """Take back all but the first `count` moves."""
        self.current, self.before = self.position_at(count), None
        del self.history[count:], self.kept[count // KEPT_EVERY :]

    def walk(self) -> Iterator[Step]:
        """The match move by move, from the beginning. The positions are the caller's own."""
        after = self.beginning()
        for number, played in enumerate(self.history, 1):
            before, after = after, copy(after)
            self.game.rules.play(after, played.seat, played.move)
            yield Step(number, before, played, copy(after))

    def position_at(self, count: int) -> Position:
        """The position after the first `count` moves."""
        if not _is_whole(count) or not 0 <= count <= len(self.history):
            raise bad("match-count", count=str(count)[:60], moves=len(self.history))
        # Undo and late answers ask for this often: from the last position that was kept, no copies on the way.
        if self.before is not None and count == len(self.history) - 1:
            return copy(self.before)
        kept = count // KEPT_EVERY
        s = copy(self.kept[kept - 1]) if kept else self.beginning()
        for played in self.history[kept * KEPT_EVERY : count]:
            self.game.rules.play(s, played.seat, played.move)
        return s

    def may_undo(self, seat: int) -> bool:
        """The undo law: the last move is the seat's own, drew no chance and showed nobody anything hidden."""
        if not self.history or self.history[-1].seat != seat:
            return False
        before = self.before if self.before is not None else self.position_at(len(self.history) - 1)
        return self.game.packer().may_undo(before, self.current, seat, self.history[-1].move)

    def still_asked(self, seat: int, count: int) -> bool:
        """Is the seat still asked what it was asked after the first `count` moves, so that an answer to that holds?

        It is if nobody but other seats has moved since, the seat's view differs in nothing but which others have
        decided, and its legal moves, of which there are some, are the same. `count` counts moves of this history: after
        an undo the numbers seen before it mean nothing.
        """
        if not 0 <= count <= len(self.history) or any(played.seat == seat for played in self.history[count:]):
            return False
        then, now = (copy(self.game.view(s, seat).s) for s in (self.position_at(count), self.current))
        legal = self.game.legal(now, seat)
        if not legal or legal != self.game.legal(then, seat):
            return False
        then.waiting &= 1 << seat
        now.waiting &= 1 << seat
        return bool(then.tobytes() == now.tobytes())

    def log(self, viewer: int, since: int = 0) -> list[list[Text]]:
        """What a viewer was told, a list of texts for each move from number `since` on."""
        return [
            self.game.narrate(step.before, step.played.seat, step.played.move, step.after, viewer)
            for step in islice(self.walk(), since, None)
        ]

    def save(self, path: str | Path) -> None:
        """Write the record file (docs/record.md), with the key: for its owner until the match is over."""
        from .record_file import write

        Path(path).write_text(write(self), encoding="utf-8")

    def _seat(self, seat: int | None) -> int:
        """The seat, or the only one that may move."""
        if seat is not None:
            return self._check_seat(seat)
        waiting = self.waiting()
        if len(waiting) != 1:
            raise bad("match-which-seat", seats=", ".join(map(str, waiting)))
        return waiting[0]

    def _check_seat(self, seat: int) -> int:
        if not _is_whole(seat) or not 0 <= seat < self.seats:
            raise bad("no-such-seat", seat=str(seat)[:60], last=self.seats - 1)
        return int(seat)

    def code(self, notation: str, seat: int | None = None) -> int:
        """The code of a notation; where the position tells better why it is no move, the refusal says that."""
        if not isinstance(notation, str):
            raise bad("match-notation", value=repr(notation)[:60])
        try:
            return self.game.parse(notation)
        except IllegalMove as refusal:
            better = self.view(seat or 0).why(refusal.picks) if refusal.picks else 0
            raise self.game.refuse(better) if better else refusal from None

    def _check_code(self, move: int) -> int:
        if not _is_whole(move):
            raise bad("no-whole-number", value=repr(move)[:60])
        code = int(move)
        if not 0 <= code < self.game.rules.CODES:
            raise IllegalMove("", text("say-no-such-move", move=str(code)))
        return code


def _is_whole(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
