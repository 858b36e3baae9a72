"""Puzzles as a client gets them: the position as the seat that is asked sees it, and what each move is worth."""

from __future__ import annotations

from functools import lru_cache

from ..bots.puzzles import puzzles_of
from ..core.errors import BadInput
from ..core.text import text
from .tables import Refused
from .wire import PuzzleState

KEPT = 256


@lru_cache(KEPT)
def puzzle(game: str, number: int) -> PuzzleState:
    """The puzzle of that number, from 1; raises Refused where there is none."""
    try:
        known = puzzles_of(game)
    except BadInput as fault:
        raise Refused(404, fault.why) from None
    if not 1 <= number <= len(known.puzzles):
        raise Refused(404, text("say-not-found"))
    found = known.puzzles[number - 1]
    match = found.match(known.game)
    seat = found.seat(match)
    packed = match.view(seat).packed()
    return PuzzleState(
        number=number,
        version=known.game.version,
        seats=match.seats,
        seat=seat,
        record=packed.record,
        facts=packed.facts,
        words=packed.words,
        chances=dict(found.chances),
        solutions=found.solutions,
    )
