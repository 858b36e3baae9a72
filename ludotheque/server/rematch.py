"""The next match of the same people: what it is, and who starts."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.game import Game
from ..core.match import Match

TRIES = 256
"""So many deals are looked at for one that the right seat starts; about as many as there are seats are needed."""
STARTER = "first_starter"
"""By this option some games say who starts; from match to match it goes round, whatever was wished for at first."""


def next_match(last: Match, game: Game, options: Mapping[str, int]) -> Match:
    """A match that follows on another, at its first decision; raises BadInput where the game does not take it.

    The seat after the one that started the last match starts, in games in which one seat does. The key is as random as
    any among those that lead to that.
    """
    wishes = {name: number for name, number in options.items() if name in game.option and name != STARTER}
    match = Match.new(game, last.seats, wishes)
    before = game.waiting(match.current), last.game.waiting(last.beginning())
    if any(len(seats) != 1 for seats in before):
        return match
    wanted = (before[1][0] + 1) % last.seats
    for _ in range(TRIES):
        if match.waiting() == [wanted]:
            break
        match = Match.new(game, last.seats, wishes)
    return match
