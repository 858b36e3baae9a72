"""stub"""

from ...core.records import Ints
from ...core.rule import rule
from .rules import State


@rule
def greedy(s: State, seat: int, moves: Ints, count: int) -> int:
    """A."""
    return int(moves[0])
