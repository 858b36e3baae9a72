"""Every frame and body of docs/protocol.md as a strict type. What does not fit is refused before anybody sees it.

The docstrings are what docs/protocol.md tells of a type, and the comments of the TypeScript (`schema.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..bots.review import DecisionWords, ReviewWords, SplitWords
from ..bots.review import Label as ReviewLabel
from ..core import describe
from ..core.text import Text
from .matchlog import Note
from .store import SeatKind

MOST_SEATS = 16

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
LongName: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name as it is typed; what may be shown is shorter (`guard.clean_name`)."""


# From the client


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Join(_FromClient, frozen=True, tag="join"):
    """Sit down with the seats of these tokens, or look on without any.

    `since` is the last seq of which the log is already here. With `words`, states come in the game's words.
    """

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    since: Seq = 0
    words: bool = False


class _Command(_FromClient, frozen=True):
    id: CommandId
    seat: SeatNumber
    seq: Seq


class MakeMove(_Command, frozen=True, tag="move"):
    """Play a move given in notation.

    `seq` is the one this client has seen. An older one is refused, unless only other seats have decided since and
    nothing changed for this seat: choices made at the same time may cross.
    """

    move: Annotated[str, Meta(max_length=200)]


class TakeBack(_Command, frozen=True, tag="undo"):
    """Take back the last move of that seat."""


class AskHint(_Command, frozen=True, tag="hint"):
    """What would a good player do?

    Answered within a second or so, one at a time. It ends with the socket, and when the match moves on.
    """


class AskWhy(_Command, frozen=True, tag="why"):
    """These elements, picked together, fit no move: which rule forbids it?"""

    ids: Annotated[list[Word], Meta(max_length=80)]


ProposalKind: TypeAlias = Literal["undo", "seat", "bot", "end"]


class Propose(_Command, frozen=True, tag="propose"):
    """Ask the others for their consent.

    `undo`: to take back this seat's last move. `seat`: as the host, to give `about` anew. `bot`: to let a bot play for
    `about`, who is away. `end`: to end the match before its time. The last two ask those who are here; with nobody to
    ask, and for the host, a while of absence is enough.
    """

    what: ProposalKind
    about: SeatNumber = 0


class Agree(_Command, frozen=True, tag="agree"):
    """Say yes or no to the table's `proposal`. One no, of its proposer too, ends it; the last yes carries it out."""

    yes: bool


class ComeBack(_Command, frozen=True, tag="back"):
    """Play this seat oneself again, for which a bot has played meanwhile."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play on with the same people and bots on the same seats, once the match is over.

    The table frame then has `next`, a table that takes the tokens of this one; the next seat starts. Another `game` may
    be named; whoever asks second goes along with the first.
    """

    game: Word = ""
    options: Annotated[dict[Word, int], Meta(max_length=64)] = {}


ReactionKind: TypeAlias = Literal["hello", "well", "thanks", "oops", "wow", "laugh", "think", "hurry"]


class React(_Command, frozen=True, tag="react"):
    """Let everybody at the table see a face with a few words; nothing of it is kept."""

    what: ReactionKind


class Ping(_FromClient, frozen=True, tag="ping"):
    """Are you there? A client that has heard nothing for a while asks; a line without an answer is dead."""


Command: TypeAlias = MakeMove | TakeBack | AskHint | AskWhy | Propose | Agree | ComeBack | Rematch | React
ClientFrame: TypeAlias = (
    Join | MakeMove | TakeBack | AskHint | AskWhy | Propose | Agree | ComeBack | Rematch | React | Ping
)

decode_frame = msgspec.json.Decoder(ClientFrame).decode
"""A client's frame from its bytes; raises ValueError or RecursionError for anything else."""


# From the server


class Move(Struct, frozen=True):
    """A legal move: its notation, the elements to pick for it, and its words."""

    move: str
    ids: list[str]
    say: Text


class LogEntry(Struct, frozen=True):
    """One entry of the log as a viewer may know it: what was said of a move, packed as a state's words are.

    One with `to` is an undo: it takes the entries `seq > to` out. One with a `note` is no move: the seat was given anew
    (`seat`), a bot plays for it (`bot`), its person does so again (`back`), the match was ended by agreement (`end`),
    it opened the next one (`next`).
    """

    seq: int
    seat: int
    said: bytes | UnsetType = UNSET
    to: int | UnsetType = UNSET
    note: Note | UnsetType = UNSET


class LogEntryWords(Struct, frozen=True):
    """The same in words."""

    seq: int
    seat: int
    says: list[Text]
    to: int | UnsetType = UNSET
    note: Note | UnsetType = UNSET


class Over(Struct, frozen=True):
    """The result, and the key (32 hexadecimal digits) that the commitment was for.

    Rank 1 is best; equal seats share a rank. A match that was ended by agreement (`agreed`) has no ranks.
    """

    points: list[int]
    ranks: list[int]
    key: str
    agreed: bool = False


class SeatInfo(Struct, frozen=True):
    """Who sits there. `name` is missing while nobody does; a bot has a `level` instead.

    `stand_in` is the level of a bot that plays for somebody who is away.
    """

    seat: int
    kind: SeatKind
    taken: bool
    online: bool
    name: str | UnsetType = UNSET
    level: str | UnsetType = UNSET
    stand_in: str | UnsetType = UNSET


class Proposal(Struct, frozen=True):
    """What the seat `by` asks the others for; `about` is the seat that `seat` and `bot` are about."""

    what: ProposalKind
    by: int
    about: int
    asked: list[int]
    agreed: list[int]


class TableFrame(Struct, frozen=True, tag_field="t", tag="table"):
    """What everybody may know of a table, and which seats are the reader's own; sent again on every change of that.

    `waiting` are the seats that owe a decision as it is sent; a match of which nobody owes one is over. `next` is the
    table at which everybody plays on.
    """

    table: str
    game: str
    version: int
    seats: list[SeatInfo]
    options: dict[str, int]
    commitment: str
    you: list[int]
    host: bool
    waiting: list[int]
    proposal: Proposal | None = None
    next: str | None = None


# What all sockets of a viewer share is encoded once; `holds` says what it is.
EncodedText: TypeAlias = Annotated[Raw, Meta(extra={"holds": Text})]
EncodedMoves: TypeAlias = Annotated[Raw, Meta(extra={"holds": list[Move]})]
EncodedLog: TypeAlias = Annotated[Raw, Meta(extra={"holds": list[LogEntry]})]
EncodedLogWords: TypeAlias = Annotated[Raw, Meta(extra={"holds": list[LogEntryWords]})]


class StateFrame(Struct, frozen=True, tag_field="t", tag="state"):
    """The position as one seat sees it, what it may do, and what has happened since the last state sent on this socket.

    One comes for each seat of `you`, or one with seat −1. Bytes are in base64: `record` is the view, `facts` what
    follows from it, `words` what is asked and the legal moves with their offers: see docs/protocol.md §5. `undo`: the
    seat may take its last move back; `ask_undo`: it may ask the others for that.
    """

    seq: int
    seat: int
    record: bytes
    facts: bytes
    words: bytes
    undo: bool
    log: EncodedLog
    over: Over | None
    ask_undo: bool = False


class WordsFrame(Struct, frozen=True, tag_field="t", tag="words"):
    """The same in the game's words, for whoever joined with `words`."""

    seq: int
    seat: int
    view: Raw
    ask: EncodedText
    waiting: list[int]
    moves: EncodedMoves
    undo: bool
    log: EncodedLogWords
    over: Over | None
    ask_undo: bool = False


class Ok(Struct, frozen=True, tag_field="t", tag="ok"):
    """Done and durable."""

    id: str
    seq: int


class No(Struct, frozen=True, tag_field="t", tag="no"):
    """Refused; nothing changed.

    `id` is null for a frame that was not even read: garbled, too long, too many at once, or before `join`. `rule` is
    null where no rule of the game refuses it.
    """

    id: str | None
    seq: int
    rule: str | None
    say: Text


class AdvisedMove(Move, frozen=True, kw_only=True):
    """A good move.

    `share`: how much of the search went into it, 0–1. `chance`: how likely the seat wins after it, 0–1; missing
    where nobody else plays, or where there is no other move.
    """

    share: float
    chance: float | UnsetType = UNSET


class Hint(Struct, frozen=True, tag_field="t", tag="hint"):
    """What a good player would do: up to three good moves, the best first."""

    id: str
    best: list[AdvisedMove]


class Why(Struct, frozen=True, tag_field="t", tag="why"):
    """The rule that forbids it; null where none can be named."""

    id: str
    rule: str | None
    say: Text


class Reaction(Struct, frozen=True, tag_field="t", tag="reaction"):
    """Somebody shows a face; its words are the message `react-WHAT`."""

    seat: int
    what: ReactionKind


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The server closes this socket (restart, flood, bad frames).

    A client comes back by itself unless the close code is 4000–4099; after `retry` seconds, where it says so.
    """

    say: Text
    retry: float | UnsetType = UNSET


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to `ping`."""


Answer: TypeAlias = Ok | No | Hint | Why
ServerFrame: TypeAlias = TableFrame | StateFrame | WordsFrame | Ok | No | Hint | Why | Reaction | Pong | Bye


# Bodies of requests: tables


class _SeatWish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    pass


class Me(_SeatWish, frozen=True, tag="me"):
    """The person who opens the table; comes back with a token."""

    name: LongName


class Local(_SeatWish, frozen=True, tag="local"):
    """Another person at the same screen; comes back with a token."""

    name: LongName


class BotSeat(_SeatWish, frozen=True, tag="bot"):
    """A bot of that level."""

    level: Word


class Friend(_SeatWish, frozen=True, tag="friend"):
    """Whoever comes with the invite that comes back."""


SeatWish: TypeAlias = Me | Local | BotSeat | Friend


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, int], Meta(max_length=64)] = {}


class OpenedSeat(Struct, frozen=True):
    """What is got for a seat: a token to sit there, or an invite for somebody else."""

    seat: int
    token: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET


class OpenedTable(Struct, frozen=True):
    """A table that was opened, with the secrets of its seats."""

    table: str
    seats: list[OpenedSeat]


class SitWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of an invite."""

    invite: Token
    name: LongName


class InviteWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The host, or a friend of a host who stays away, asks by a token for a new invite for a seat."""

    token: Token
    seat: SeatNumber


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a push subscription, in base64url, as browsers tell them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever holds these tokens wants to be called at this address of a push service when it is their turn."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_SEATS)]
    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=10)]


class PushEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """Call nobody at this address any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushInfo(Struct, frozen=True):
    """The public key of this library for push services, in base64url; null where it calls nobody."""

    key: str | None


class Refusal(Struct, frozen=True):
    """Why a request was refused; with `rule` where a rule of the game refuses it."""

    say: Text
    rule: str | UnsetType = UNSET


# Bodies of requests: reviews

Label: TypeAlias = ReviewLabel
Decision: TypeAlias = DecisionWords
Split: TypeAlias = SplitWords
Review: TypeAlias = ReviewWords


class ReviewProgress(Struct, frozen=True):
    """How far a review has come: decisions done, of how many; 0 of 0 while others are worked out first."""

    done: int
    of: int


class ReviewPosition(Struct, frozen=True):
    """What somebody saw before a move of a match that is over: the view and what follows from it, as bytes.

    `seat` is whose view it is (−1: an onlooker's), `by` who made the move, `said` what the viewer was told of it,
    `moves` how many the match has. The number after the last move has the end.
    """

    number: int
    moves: int
    by: int
    seat: int
    record: bytes
    facts: bytes
    said: bytes


# Bodies of requests: deals of the day


class DealWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a match of a deal, for its table of results."""

    record: str


class DealResult(Struct, frozen=True):
    """How somebody did with a deal: his points, his place among so many seats, the table where it can be reviewed."""

    name: str
    points: int
    place: int
    seats: int
    table: str


# Bodies of requests: puzzles


class PuzzleState(Struct, frozen=True):
    """A position with one clearly best move, as the seat that is asked sees it: the bytes are those of a state.

    `chances` has every legal move in notation with the seat's chance to win after it; `solutions` are the best move and
    those as good.
    """

    number: int
    version: int
    seats: int
    seat: int
    record: bytes
    facts: bytes
    words: bytes
    chances: dict[str, float]
    solutions: list[str]


# Bodies of requests: what a game declares

MeaningInfo: TypeAlias = describe.MeaningInfo
FieldInfo: TypeAlias = describe.FieldInfo
RecordInfo: TypeAlias = describe.RecordInfo
MessageInfo: TypeAlias = describe.MessageInfo
MovesInfo: TypeAlias = describe.MovesInfo
OptionInfo: TypeAlias = describe.OptionInfo
Description: TypeAlias = describe.Description


# Bodies of requests: the shelf


class SectionInfo(Struct, frozen=True):
    """A section of the rules: its name, and its first and last rule."""

    name: str
    rules: tuple[int, int]


class LevelRating(Struct, frozen=True):
    """How strong a level was measured to be at tables of so many seats with these options, and the ends of the 95 %
    interval; no upper one where it lost too seldom to tell."""

    seats: int
    options: dict[str, int]
    rating: int
    low: int
    high: int | None


class Level(Struct, frozen=True):
    """A level of bots, and how strong it was measured to be at a game, table by table; nothing if it was not."""

    name: str
    ratings: list[LevelRating]


class GameInfo(Struct, frozen=True):
    """A game on the shelf. `letter` begins the numbers of its rules; `usual` is the level for those who pick none.

    It can be played once it is `ready`: after a change of the rules they are compiled first, which takes a while.
    `assumed` are the rules decided by an assumption: the text `NAME-assumed-RULE` tells which. It has so many
    `puzzles`.
    """

    name: str
    ready: bool
    version: int
    seats: tuple[int, int]
    minutes: int
    letter: str
    sections: list[SectionInfo]
    assumed: list[int]
    levels: list[Level]
    usual: str
    options: list[OptionInfo]
    puzzles: int


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
