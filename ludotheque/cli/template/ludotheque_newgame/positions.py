"""A position of Newgame set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from . import rules
from .state import OVER, State

COMPLETED = ("totals",)
"""The fields that `complete` fills in."""


def complete(s: State) -> None:
    """The seat on turn decides; in the end everything is counted."""
    s.waiting = 1 << s.turn
    if s.phase == OVER:
        rules.end_match(s)
