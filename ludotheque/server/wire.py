"""Every frame and body of docs/protocol.md as a strict type. What does not fit is refused before anybody sees it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
import numpy as np
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..core.text import Text

MOST_SEATS = 16

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Join(_FromClient, frozen=True, tag="join"):
    """Sit down with the seats of these tokens, or look on without any."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    since: Seq = 0


class _Command(_FromClient, frozen=True):
    id: CommandId
    seat: SeatNumber
    seq: Seq


class MakeMove(_Command, frozen=True, tag="move"):
    """Play a move given in notation."""

    move: Annotated[str, Meta(max_length=200)]


class TakeBack(_Command, frozen=True, tag="undo"):
    """Take back the last move of that seat."""


class AskHint(_Command, frozen=True, tag="hint"):
    """What would a good player do?"""


class AskWhy(_Command, frozen=True, tag="why"):
    """Which rule forbids picking these elements together?"""

    ids: Annotated[list[Word], Meta(max_length=80)]


Command: TypeAlias = MakeMove | TakeBack | AskHint | AskWhy

decode_frame = msgspec.json.Decoder(Join | MakeMove | TakeBack | AskHint | AskWhy).decode
"""A client's frame from its bytes; raises ValueError or RecursionError for anything else."""


class Offer(Struct, frozen=True):
    """A legal move: its notation, the elements to pick for it, and its words."""

    move: str
    ids: list[str]
    say: Text


class LogEntry(Struct, frozen=True):
    """One row of the log as a viewer may know it."""

    seq: int
    seat: int
    says: list[Text]
    undo: bool | UnsetType = UNSET
    to: int | UnsetType = UNSET


class Over(Struct, frozen=True):
    """The result, and the key that the commitment was for."""

    points: list[int]
    ranks: list[int]
    key: str


class SeatFrame(Struct, frozen=True):
    """Who sits there."""

    seat: int
    kind: str
    taken: bool
    online: bool
    name: str | UnsetType = UNSET
    level: str | UnsetType = UNSET


class TableFrame(Struct, frozen=True, tag_field="t", tag="table"):
    """What everybody may know of a table, and which seats are the reader's own."""

    table: str
    game: str
    version: int
    seats: list[SeatFrame]
    options: dict[str, int]
    commitment: str
    you: list[int]
    host: bool


class Picture(Struct, frozen=True):
    """What one viewer sees of the position: the part of a state that all his sockets share, encoded once."""

    view: Raw
    ask: Raw
    waiting: list[int]
    moves: Raw
    undo: bool
    over: Over | None


class StateFrame(Struct, frozen=True, tag_field="t", tag="state"):
    """The position as one seat sees it, what it may do, and what has happened since the last such frame."""

    seq: int
    seat: int
    view: Raw
    ask: Raw
    waiting: list[int]
    moves: Raw
    undo: bool
    log: list[Raw]
    over: Over | None


class Ok(Struct, frozen=True, tag_field="t", tag="ok"):
    """Done and durable."""

    id: str
    seq: int


class No(Struct, frozen=True, tag_field="t", tag="no"):
    """Refused; nothing changed."""

    id: str | None
    seq: int
    rule: str | None
    say: Text


class AdvisedMove(Offer, frozen=True, kw_only=True):
    """A good move: how much of the search went into it, and the chance to win with it, where it means anything."""

    share: float
    chance: float | UnsetType = UNSET


class Hint(Struct, frozen=True, tag_field="t", tag="hint"):
    """What a good player would do: the best few moves, the best first."""

    id: str
    best: list[AdvisedMove]


class Why(Struct, frozen=True, tag_field="t", tag="why"):
    """The rule that forbids it."""

    id: str
    rule: str | None
    say: Text


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The server closes this socket."""

    say: Text


Answer: TypeAlias = Ok | No | Hint | Why


class _SeatWish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    pass


class Me(_SeatWish, frozen=True, tag="me"):
    """The person who opens the table."""

    name: Annotated[str, Meta(max_length=200)]


class Local(_SeatWish, frozen=True, tag="local"):
    """Another person at the same screen."""

    name: Annotated[str, Meta(max_length=200)]


class BotSeat(_SeatWish, frozen=True, tag="bot"):
    """A bot of that level."""

    level: Word


class Friend(_SeatWish, frozen=True, tag="friend"):
    """Whoever comes with the invite."""


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    game: Word
    seats: Annotated[list[Me | Local | BotSeat | Friend], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, int], Meta(max_length=64)] = {}


class OpenedSeat(Struct, frozen=True):
    """What the opener gets for a seat."""

    seat: int
    token: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET


class OpenedTable(Struct, frozen=True):
    """Answer to `POST /api/tables`."""

    table: str
    seats: list[OpenedSeat]


class SitWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/ID/sit`."""

    invite: Token
    name: Annotated[str, Meta(max_length=200)]


class InviteWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/ID/invite`."""

    token: Token
    seat: SeatNumber


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Body of a refused request."""

    say: Text
    rule: str | None = None


class ReviewProgress(Struct, frozen=True):
    """How far a review has come: decisions done, of how many; 0 of 0 while others are worked out first."""

    done: int
    of: int


class ReviewPosition(Struct, frozen=True):
    """What whoever decided saw before a move of a match that is over."""

    number: int
    seat: int
    view: Raw
    waiting: list[int]


class Level(Struct, frozen=True):
    """A level of bots, and how strong it was measured to be at a game."""

    name: str
    rating: int | None


class Shelved(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: tuple[int, int]
    minutes: int
    letter: str
    sections: list[dict[str, Any]]
    levels: list[Level]
    usual: str
    """The level for those who do not pick one."""
    options: list[dict[str, Any]]


def _plain(value: Any) -> Any:
    """Texts may carry numbers out of a record."""
    if isinstance(value, np.integer):
        return int(value)
    raise TypeError(f"{type(value).__name__} does not travel")


encode = msgspec.json.Encoder(enc_hook=_plain).encode
"""Anything above, and texts, as JSON."""


def encode_raw(value: Any) -> Raw:
    """JSON to be put as it is into a larger frame."""
    return Raw(encode(value))
