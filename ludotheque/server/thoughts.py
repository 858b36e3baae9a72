"""What a thinker is asked and what it answers: plain bytes, so that it may sit in any process on any machine.

A thought gets a view's bytes, never a position; of a match that is over, which a review is about, the record.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import IO, Protocol, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct

from .. import games
from ..bots.hint import Advice
from ..core.game import View

LENGTH = struct.Struct("<I")

Heard: TypeAlias = "Callable[[Reply | None], None]"
"""Is told every reply to a request, in any thread; None if there will be none, since whoever thought of it is gone."""


class AtWork(Protocol):
    """Whoever thinks about something."""

    def stop(self, id: int) -> None:
        """Nobody waits for this thought any more; its reply is still told."""

    def kill(self) -> None:
        """It does not stop: end it at once."""


class Minds(Protocol):
    """All that can be asked to think."""

    processes: int
    """How many there are."""

    def new_id(self) -> int:
        """A number for a request."""

    def ask(self, request: Request, heard: Heard) -> AtWork | None:
        """Ask one of them; None if none is left."""

    def load(self, game: str, heard: Heard) -> None:
        """Have a game at hand; each tells when it has it."""

    def start(self) -> None:
        """Be ready for what is asked."""

    def close(self) -> None:
        """End all thoughts at once."""


class Seen(Struct, frozen=True):
    """A view as it travels."""

    game: str
    version: int
    seat: int
    record: bytes

    @classmethod
    def of(cls, view: View) -> Seen:
        """A view, packed."""
        return cls(view.game.name, view.game.version, view.seat, view.s.tobytes())

    def view(self) -> View:
        """The view, to be read."""
        game = games.get(self.game, self.version)
        return game.view(np.frombuffer(self.record, dtype=game.record.dtype)[0], self.seat)


class _Request(Struct, frozen=True, tag=True):
    id: int


class Choose(_Request, frozen=True):
    """Which move does a bot of that level make? One that thinks by the clock has so many seconds."""

    seen: Seen
    level: str
    seed: int
    seconds: float


class Advise(_Request, frozen=True):
    """Which moves are good ones?"""

    seen: Seen
    seed: int
    seconds: float


class Judge(_Request, frozen=True):
    """What is there to say about a match that is over, given by its record file?"""

    record: str


class Load(_Request, frozen=True):
    """Have a game at hand, so that the first thought about it is not late."""

    game: str


class Stop(_Request, frozen=True):
    """Nobody waits for this thought any more."""


class _Reply(Struct, frozen=True, tag=True):
    id: int


class Chosen(_Reply, frozen=True):
    """The code of a legal move."""

    move: int


class Advised(_Reply, frozen=True):
    """The best few moves."""

    best: list[Advice]


class Judged(_Reply, frozen=True):
    """A review as JSON."""

    review: bytes


class Progress(_Reply, frozen=True):
    """How far a review has come; the answer is still to come."""

    done: int
    of: int


class Failed(_Reply, frozen=True):
    """There is no answer, and why, for the log."""

    why: str


class Loaded(_Reply, frozen=True):
    """The game is at hand."""


Request: TypeAlias = Choose | Advise | Judge | Load | Stop
Reply: TypeAlias = Chosen | Advised | Judged | Progress | Failed | Loaded

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def send(pipe: IO[bytes], message: Request | Reply) -> None:
    """Write a message into a pipe."""
    data = encode(message)
    pipe.write(LENGTH.pack(len(data)) + data)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes | None:
    """The next message of a pipe; None at its end."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size = LENGTH.unpack(head)[0]
    data = pipe.read(size)
    return data if len(data) == size else None
