"""A position of Newgame set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from ludotheque.core.rule import rule

from . import rules
from .state import OVER, State

COMPLETED = ("totals",)
"""The fields that `complete` fills in."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: it follows from the rest."""
    return 0 if s.phase == OVER else 1 << s.turn


def complete(s: State) -> None:
    """In the end everything is counted."""
    if s.phase == OVER:
        rules.end_match(s)
