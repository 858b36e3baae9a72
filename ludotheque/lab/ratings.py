"""How strong each bot of an arena is, as one number on the Elo scale; needs the package choix.

Bots do not change from match to match, so a rating that moves with every match would only forget: the ratings are the
most likely ones (Bradley–Terry) given all matches together. 400 points are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from .intervals import Estimate, Floats, middle, redraws
from .results import Outcome
from .standings import Outcomes, pairs, whole_deals

ANCHOR = 1000.0
"""The rating of the bot that the others are measured by."""
SCALE = 400 / log(10)
ALPHA = 0.05
"""A little doubt, in comparisons lost, that keeps the rating of a bot that never loses finite."""
PATIENCE = 100_000
"""Steps after which choix may give up."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating; `bounded` says that it has won and lost enough for it to be more than a guess at 'far apart'."""

    bot: str
    elo: Estimate
    bounded: bool

    def as_json(self) -> dict[str, Any]:
        """The rating for JSON."""
        return {"bot": self.bot, **self.elo.as_json(), "bounded": self.bounded}


def rate(outcomes: Outcomes, bots: Sequence[str], seats: int, deals: int, anchor: str) -> list[Rating]:
    """The ratings of the bots, the best first; none if no pairing has a whole deal."""
    wins = comparisons(outcomes, bots, seats, deals)
    if not wins.any():
        return []
    own = list(bots).index(anchor)
    rows = wins.reshape(len(wins), -1)
    strengths = _strengths(rows.sum(axis=0), own)
    drawn = np.array([_strengths(row, own) for row in redraws(rows)])
    linked = _linked(wins.sum(axis=0), own)
    ratings = [
        Rating(bot, Estimate(float(strengths[i]), *middle(drawn[:, i])), bool(linked[i])) for i, bot in enumerate(bots)
    ]
    return sorted(ratings, key=lambda rating: -rating.elo.value)


def comparisons(outcomes: Outcomes, bots: Sequence[str], seats: int, deals: int) -> Floats:
    """How often each bot (second axis) came before each other one (third), by deal; equal places are half each."""
    wins = np.zeros((deals, len(bots), len(bots)))
    for one, other in pairs(bots):
        for deal in whole_deals(outcomes, one, other, seats, deals):
            for outcome in deal:
                _compare(outcome, bots, wins[outcome.deal])
    return wins[wins.any(axis=(1, 2))]


def _compare(outcome: Outcome, bots: Sequence[str], wins: Floats) -> None:
    """Every two seats with different bots are a comparison."""
    seated = [bots.index(name) for name in outcome.bots]
    for winner, place in zip(seated, outcome.places, strict=True):
        for loser, other_place in zip(seated, outcome.places, strict=True):
            if winner != loser:
                wins[winner, loser] += 1.0 if place < other_place else 0.5 if place == other_place else 0.0


def _strengths(wins: Floats, anchor: int) -> Floats:
    """The most likely ratings for wins given as one row."""
    import choix

    count = round(len(wins) ** 0.5)
    logs = choix.ilsr_pairwise_dense(wins.reshape(count, count), alpha=ALPHA, max_iter=PATIENCE)
    ratings: Floats = ANCHOR + SCALE * (logs - logs[anchor])
    return ratings


def _linked(wins: Floats, anchor: int) -> list[bool]:
    """Is there for each bot a chain of wins to the anchor and one back? Without, the likeliest distance is infinite."""
    reach = (wins > 0) | np.eye(len(wins), dtype=bool)
    for _ in wins:
        reach = (reach.astype(int) @ reach.astype(int)) > 0
    return [bool(reach[i, anchor] and reach[anchor, i]) for i in range(len(wins))]
