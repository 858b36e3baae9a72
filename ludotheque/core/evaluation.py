"""What a game tells the search: how good moves and positions look, and the parameters that were measured for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from .records import Floats, Ints


class Evaluation(Protocol):
    """What a game's `evaluation.py` defines. Both functions are rules and leave the record as it was."""

    def rate_moves(self, s: Any, seat: int, moves: Ints, count: int, out: Floats, /) -> None:
        """Fill `out[i]` with how good the legal move `moves[i]` looks, from the seat's knowledge alone."""

    def evaluate(self, s: Any, out: Floats, /) -> None:
        """Fill `out[seat]` with how well each seat stands in a match that is not over.

        The unit: one more makes a seat e times as likely to win as another. A single seat is also asked at the end.
        Where a chapter has just begun, only what goes on from the ones before may count (`dispatch.Chapters`).
        """


@dataclass(frozen=True)
class NetParams:
    """What serves a search with a net best in this game, as measured (docs/bots.md)."""

    guided_seats: int = 0
    """The search asks the net where no more seats than that play; at larger tables only levels without a search do."""
    c_puct: float = 1.0
    """PUCT's exploration constant."""
    policy_temperature: float = 2.0
    """A difference between two of the net's scores that makes a move e times as likely in the prior."""
    net_share: float = 0.0
    """How much of a leaf's chances are the net's, the rest being those of a playout."""
    horizon: int = 400
    """Decisions played out before the position is evaluated."""
    net_ends: bool = False
    """Does a playout that has come to its horizon end with the net's chances, not with the game's evaluation?"""
    max_new_nodes: int = 1
    """How many new nodes an iteration may add before it leaves the tree."""
    shared: bool = False
    """Do guessed worlds share the nodes of the other seats, by what everybody sees?"""
    proposals: int = 0
    """As in `SearchParams`."""
    skilled_iterations: int = 50
    """Iterations that the skilled level spends on a decision."""
    level_noise: Mapping[str, float] = field(default_factory=dict)
    """Level → standard deviation of its misjudgement, in the net's scores, where it is not the level's usual one."""


@dataclass(frozen=True)
class SearchParams:
    """What serves the search and the levels best in this game, as measured (docs/bots.md)."""

    prior_temperature: float
    """A difference between two ratings that makes a move e times as likely in the prior."""
    horizon: int
    """Decisions played out before the position is evaluated."""
    c_puct: float = 1.0
    """PUCT's exploration constant: how much the search looks at moves beside the best one so far."""
    playout_noise: float = 0.0
    """The share of random moves among those that are played out."""
    max_new_nodes: int = 1
    """How many new nodes an iteration may add before it leaves the tree."""
    proposals: int = 0
    """How many worlds are guessed for each that is searched, so that worlds count the more the likelier the others
    would have decided in them as they did; 0: all worlds count alike. For games that remember (`dispatch.Memory`)."""
    one_chapter: bool = True
    """Does a search look no further than to the end of the chapter, with a net or without? For games that have some
    (`dispatch.Chapters`)."""
    max_iterations: int = 1 << 30
    """Iterations after which more of them do not pay."""
    skilled_iterations: int = 100
    """Iterations that the skilled level spends on a decision; 0: it judges without a search, as the levels below it."""
    level_noise: Mapping[str, float] = field(default_factory=dict)
    """Level → standard deviation of its misjudgement, in prior temperatures, where it is not the level's usual one."""
    choice_weight: float = 1.0
    """A choice costs so many times what a review's searches measure, in the mean over matches (tools/luck.py).

    Those of the games are fitted to beginner against skilled at two seats (docs/bots.md has how well). Whether they
    hold for other bots and seat counts was not measured.
    """
    start_lack: float = 0.0
    """A review's search tells a seat's first chance by so much too low, in the mean over matches (tools/luck.py)."""
    net: NetParams = field(default_factory=NetParams)
    """Of the search with a net, where the game brings one."""

    def plain(self) -> SearchParams:
        """The search without more than it takes, by which others are measured: all worlds count alike, and a playout
        knows no chapters. It stays as it is."""
        return replace(self, proposals=0, one_chapter=False)
