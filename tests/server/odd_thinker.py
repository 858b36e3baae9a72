"""A thinking process with odd bots for tests: `python odd_thinker.py FOLDER`. It notes in the folder what it does.

Each thought of the ponderer leaves a file `begun-N`, and `ended-N` when it ends; it thinks until it is stopped or there
is a file `go`. Where there is a file `hint` or `review` it ponders about those, too; `no-hint` and `no-review` let them
fail.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque import bots
from ludotheque.bots import review
from ludotheque.bots.hint import Advice, hint
from ludotheque.core.game import View
from ludotheque.core.match import Match
from ludotheque.server import thinker

PATIENCE = 30.0
FOLDER = Path(sys.argv[1])


def ponder(stop: threading.Event) -> None:
    number = time.time_ns()
    (FOLDER / f"begun-{number}").touch()
    until = time.monotonic() + PATIENCE
    while not (stop.is_set() or (FOLDER / "go").exists()) and time.monotonic() < until:
        time.sleep(0.005)
    (FOLDER / f"ended-{number}").touch()


def ponderer(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    assert stop is not None
    ponder(stop)
    return view.legal()[0]


def pondered_hint(view: View, seed: int, seconds: float, stop: threading.Event) -> list[Advice]:
    return [Advice(ponderer(view, seed, stop), 0.5, 1.0)]


def endless(match: Match, stop: threading.Event, progress: Callable[[int, int], None]) -> Any:
    """A review that ends only when it is told to."""
    progress(3, 9)
    ponder(stop)
    raise review.Stopped


def broken(*_: object, **__: object) -> Any:
    raise RuntimeError("a secret of the server")


def cheating(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    return next(code for code in range(view.game.rules.CODES) if code not in view.legal())


def sleeping(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    time.sleep(0.4)
    return view.legal()[0]


def dying(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """Takes its process with it, the first time."""
    if not (FOLDER / "died").exists():
        (FOLDER / "died").touch()
        os._exit(3)
    return view.legal()[0]


def deadly(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    os._exit(4)


def patient(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """Cannot be stopped."""
    (FOLDER / "patient").touch()
    time.sleep(PATIENCE)
    return view.legal()[0]


def unless_asked(usual: Callable[..., Any], others: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    """As usual, unless a file asks for another way."""

    def chosen(*args: Any, **more: Any) -> Any:
        there = [other for word, other in others.items() if (FOLDER / word).exists()]
        return (there or [usual])[0](*args, **more)

    return chosen


ODD: dict[str, Any] = {
    "ponderer": ponderer,
    "broken": broken,
    "cheating": cheating,
    "sleeping": sleeping,
    "dying": dying,
    "deadly": deadly,
    "patient": patient,
}

if __name__ == "__main__":
    bots.ALL_BOTS.update(ODD)
    odd_hint = unless_asked(hint, {"hint": pondered_hint, "no-hint": broken})
    odd_review = unless_asked(review.review, {"review": endless, "no-review": broken})
    setattr(thinker, "hint", odd_hint)  # noqa: B010
    setattr(review, "review", odd_review)  # noqa: B010
    thinker.main()
