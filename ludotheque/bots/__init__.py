"""Players that get a view and return a move. They never see a position, and a test holds them to that.

`LEVELS` are the four that people play against. Researchers may also name `random`, `greedy`, or a search with a budget
and a manner of its own, such as `search:iterations=400,horizon=8`.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from ..core.game import BadInput, View, nearest
from ..core.generic import any_of
from .search import think

WORD = 0xFFFFFFFFFFFFFFFF


class Bot(Protocol):
    """A player."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """From a view on which its seat owes a decision, and a seed for its own luck, to the code of a legal move.

        Whoever sets `stop` gets a move at once.
        """


def random(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """Any legal move."""
    legal = view.legal()
    luck = np.array([seed & WORD, 0, 0], dtype=np.uint64)
    return legal[any_of(luck, len(legal))]


def greedy(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """The move that the game's own rule of thumb likes best; the seed has no say."""
    return _best_rated(view, np.zeros(len(view.legal())))


def _best_rated(view: View, mood: np.ndarray[Any, Any]) -> int:
    """The best rated move, after the mood has been added to the ratings in clear steps."""
    moves = np.array(view.legal(), dtype=np.int64)
    ratings = np.empty(len(moves))
    view.game.sense.rate(view.s, view.seat, moves, len(moves), ratings)
    return int(moves[np.argmax(ratings + view.game.tuning.clear * mood)])


@dataclass(frozen=True)
class Careless:
    """Judges moves by the rule of thumb, but as people do: overlooks some of them, and misjudges the others a bit."""

    rank: int
    """Which of the game's `misjudges` is its own."""
    overlooks: float = 0.0
    """The share of moves that it does not notice."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The best of what it notices, in its own eyes."""
        luck = np.random.default_rng(seed & WORD)
        count = len(view.legal())
        mood = luck.normal(0.0, view.game.tuning.misjudges[self.rank], count)
        overlooked = luck.random(count) < self.overlooks
        overlooked[luck.integers(count)] = False
        mood[overlooked] = -np.inf
        return _best_rated(view, mood)


@dataclass(frozen=True)
class Searcher:
    """Looks ahead, for so many iterations or seconds."""

    iterations: int | None = None
    seconds: float | None = None
    manner: tuple[tuple[str, Any], ...] = ()
    """What is to differ from the game's own tuning."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The move that the search likes best."""
        tuning = replace(view.game.tuning, **dict(self.manner)) if self.manner else None
        return think(view, seed, iterations=self.iterations, seconds=self.seconds, stop=stop, tuning=tuning).move


def skilled(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """A glance ahead; where that brings nothing, a judgement that is nearly sound."""
    glance = view.game.tuning.glance
    if glance == 0:
        return Careless(rank=2)(view, seed, stop)
    return think(view, seed, iterations=glance, stop=stop).move


@dataclass(frozen=True)
class Master:
    """Thinks for so many seconds at most, and no longer than it pays in this game."""

    seconds: float

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The move that the search likes best."""
        return think(view, seed, iterations=view.game.tuning.enough, seconds=self.seconds, stop=stop).move


THINKING_SECONDS = 2.0
"""How long the strongest level thinks about a decision, unless somebody sets another time."""

BOTS: dict[str, Bot] = {
    "random": random,
    "greedy": greedy,
    "beginner": Careless(rank=0, overlooks=0.15),
    "casual": Careless(rank=1),
    "skilled": skilled,
    "master": Master(THINKING_SECONDS),
}
LEVELS = ("beginner", "casual", "skilled", "master")
"""Those that people pick as opponents, the weakest first; the others are for tests and research."""
USUAL = "skilled"
"""The level for those who do not pick one."""
SEARCH = "search:"
WISHES: dict[str, type[int] | type[float]] = {
    "iterations": int,
    "seconds": float,
    "clear": float,
    "horizon": int,
    "explore": float,
    "slips": float,
    "fresh": int,
}
"""What a described search may say: its budget, and what is to differ from the game's tuning."""


def described(name: str) -> Bot:
    """The bot of that name, or a search as it is described: for research only, since its budget has no limit.

    Raises BadInput with what would be right.
    """
    return _searcher(name) if name.startswith(SEARCH) else level(name)


def level(name: str, seconds: float | None = None) -> Bot:
    """The bot of that name; `seconds` is another thinking time for the one that has one.

    Raises BadInput with the nearest right name.
    """
    if name not in BOTS:
        raise BadInput(f"there is no bot '{name}': {nearest(name, list(BOTS))}")
    bot = BOTS[name]
    return bot if seconds is None or not isinstance(bot, Master) else Master(seconds)


def _searcher(name: str) -> Searcher:
    """A search as it is described: `search:seconds=0.5,horizon=8`."""
    wishes: dict[str, Any] = {}
    for part in name.removeprefix(SEARCH).split(","):
        word, _, value = part.partition("=")
        if word not in WISHES:
            raise BadInput(f"a search has no '{word}': {nearest(word, list(WISHES))}")
        try:
            wishes[word] = WISHES[word](value)
        except ValueError:
            raise BadInput(f"'{part}' of '{name}' needs a number") from None
    iterations, seconds = wishes.pop("iterations", None), wishes.pop("seconds", None)
    if iterations is None and seconds is None:
        raise BadInput(f"'{name}' needs a budget: 'iterations=…' or 'seconds=…'")
    return Searcher(iterations, seconds, tuple(wishes.items()))
