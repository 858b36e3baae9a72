"""What needs the consent of the others at a table: taking back what the undo law keeps, and giving a seat anew.

A proposal lives in memory and is told with the table; whoever is asked agrees or refuses. One refusal ends it, and so
does a move where it is about taking one back. When the last one has agreed it is carried out, and is a row of the log.
Where a table is in several processes, the one in which it was proposed keeps the account and carries it out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from ..core.game import Game
from ..core.records import OWNER
from .store import Seat
from .wire import Proposal, ProposalKind


@dataclass
class OpenProposal:
    """Something that one seat has asked the others for."""

    what: ProposalKind
    by: int
    about: int
    asked: frozenset[int]
    agreed: set[int] = field(default_factory=set)
    home: str = ""
    """The process that keeps it; empty if it is this one."""

    @property
    def carried(self) -> bool:
        """Has everybody agreed?"""
        return self.agreed >= self.asked

    def told(self) -> Proposal:
        """As it is told."""
        return Proposal(self.what, self.by, self.about, sorted(self.asked), sorted(self.agreed))


def heard(told: Proposal, home: str) -> OpenProposal:
    """A proposal that another process keeps."""
    return OpenProposal(told.what, told.by, told.about, frozenset(told.asked), set(told.agreed), home)


def others(seats: Sequence[Seat], by: int) -> frozenset[int]:
    """The other people who sit there."""
    return frozenset(s.seat for s in seats if s.kind != "bot" and s.token is not None and s.seat != by)


def asked_for_seat(seats: Sequence[Seat], by: int, about: int, online: Collection[int]) -> frozenset[int]:
    """Who has to agree that a seat is given anew: all others, and whoever sits there if he is here to be asked."""
    return frozenset(seat for seat in others(seats, by) if seat != about or seat in online)


def has_hands(game: Game) -> bool:
    """Does a seat see what others do not, so that whoever gets it learns something?"""
    return any(f.seen_by is OWNER for f in game.record.fields.values())
