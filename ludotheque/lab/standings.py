"""What an arena's matches say of the bots, pairing by pairing.

The matches of one deal have the same cards and are no independent evidence, so the deal is the unit of all intervals.
A deal counts for a pairing when it was played in all its line-ups: then each bot had each seat equally often.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from .intervals import Estimate, ratio
from .matches import first_shares
from .results import Fixture, Outcome

Outcomes = Mapping[Fixture, Outcome]


def line_ups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """A single `one` among `other`s in each of the seats in turn, then the same with the roles exchanged."""
    alone = [
        tuple(lone if seat == own else rest for seat in range(seats))
        for lone, rest in ((one, other), (other, one))
        for own in range(seats)
    ]
    return list(dict.fromkeys(alone))


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two of the bots."""
    return list(combinations(bots, 2))


def fixtures(bots: Sequence[str], seats: int, deals: int) -> list[Fixture]:
    """All matches of a round robin, deal by deal, so that a run that is stopped has whole deals."""
    return [
        Fixture(deal, line_up)
        for deal in range(deals)
        for one, other in pairs(bots)
        for line_up in line_ups(one, other, seats)
    ]


def whole_deals(outcomes: Outcomes, one: str, other: str, seats: int, deals: int) -> list[list[Outcome]]:
    """The matches of a pairing by deal, for the deals that were played in all line-ups."""
    needed = line_ups(one, other, seats)
    return [
        [outcomes[Fixture(deal, line_up)] for line_up in needed]
        for deal in range(deals)
        if all(Fixture(deal, line_up) in outcomes for line_up in needed)
    ]


@dataclass(frozen=True)
class Pace:
    """What a bot scored and how long it thought: means of points a match and of seconds a decision."""

    points: float
    seconds: float


@dataclass(frozen=True)
class Pairing:
    """How one `bot` did among nothing but `against`, in every seat. `par` is its share of first places if equal."""

    bot: str
    against: str
    matches: int
    deals: int
    first: Estimate
    par: float
    own: Pace
    theirs: Pace

    @property
    def verdict(self) -> str:
        """`better` or `worse` than par where the interval says so, else nothing."""
        return "better" if self.first.low > self.par else "worse" if self.first.high < self.par else ""

    def as_json(self) -> dict[str, Any]:
        """The pairing for JSON."""
        return {
            "bot": self.bot,
            "against": self.against,
            "matches": self.matches,
            "deals": self.deals,
            "first_places": self.first.as_json(),
            "par": self.par,
            "verdict": self.verdict,
            "points": {"bot": self.own.points, "against": self.theirs.points},
            "seconds_per_decision": {"bot": self.own.seconds, "against": self.theirs.seconds},
        }


def pairings(outcomes: Outcomes, bots: Sequence[str], seats: int, deals: int) -> list[Pairing]:
    """Every pairing with a whole deal: once for two seats; for more, once with either bot as the single one."""
    told = []
    for one, other in pairs(bots):
        played = whole_deals(outcomes, one, other, seats, deals)
        for bot, against in [(one, other)] if seats == 2 else [(one, other), (other, one)]:
            if played:
                told.append(_pairing(played, bot, against, seats))
    return told


def _pairing(played: list[list[Outcome]], bot: str, against: str, seats: int) -> Pairing:
    """The matches in which the bot sits alone among the others."""
    by_deal = [[outcome for outcome in deal if outcome.bots.count(bot) == 1] for deal in played]
    shares = np.array([sum(first_share(outcome, bot) for outcome in deal) for deal in by_deal])
    counts = np.array([float(len(deal)) for deal in by_deal])
    matches = [outcome for deal in by_deal for outcome in deal]
    first = ratio(shares, counts, span=(0.0, 1.0))
    paces = pace(matches, bot), pace(matches, against)
    return Pairing(bot, against, len(matches), len(by_deal), first, 1 / seats, *paces)


def first_share(outcome: Outcome, bot: str) -> float:
    """The part of the first place that a bot's seats have together."""
    return sum(share for name, share in zip(outcome.bots, first_shares(outcome.places), strict=True) if name == bot)


def pace(outcomes: Iterable[Outcome], bot: str) -> Pace:
    """A bot's means over its seats in these matches, of which there is at least one."""
    seats = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.bots) if name == bot]
    points = sum(outcome.points[seat] for outcome, seat in seats)
    seconds = sum(outcome.seconds[seat] for outcome, seat in seats)
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    return Pace(points / len(seats), seconds / max(1, decisions))
