"""How long the long tests are: `LUDOTHEQUE_FUZZ` makes them longer, the interpreter makes them short."""

from __future__ import annotations

import os

from ludotheque.core.rule import INTERPRETED

FUZZ = int(os.environ.get("LUDOTHEQUE_FUZZ", "1"))
SLOWER = 500
"""About how much longer a match takes without compiled rules."""


def matches(count: int) -> int:
    """So many matches as are to be played where `count` is the usual number."""
    return max(1, count * FUZZ // (SLOWER if INTERPRETED else 1))
