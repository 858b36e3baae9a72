"""Players that get a view and return a move. They never see a position, and a test holds them to that.

`LEVELS` are those that people play against. Researchers may also name `random`, `greedy`, `net`, or a search with a
budget and parameters of its own, such as `search:iterations=400,horizon=8`.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ..core.chance import u64
from ..core.errors import bad, nearest
from ..core.game import Game, View
from ..core.random_play import any_of
from ..core.records import raw
from ..nets import file as nets
from .judgement import Eyes, judged, judged_by_net
from .search import search as run_search

WORD = 0xFFFFFFFFFFFFFFFF


class Bot(Protocol):
    """A player."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """From a view on which its seat owes a decision, and a seed for its own chance, to the code of a legal move.

        Whoever sets `stop` gets a move at once.
        """


def random(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """Any legal move."""
    legal = view.legal()
    return legal[any_of(_generator(seed), len(legal))]


def greedy(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """The move that the game's own rule of thumb likes best; the seed has no say."""
    return by_thumb(view, seed, noise=0.0, overlooks=0.0)


def net(view: View, seed: int, stop: threading.Event | None = None, /) -> int:
    """The move that the game's net likes best, without looking ahead; raises BadInput where the game brings no net."""
    return _net(view).judge(view).best


def _net(view: View) -> nets.Net:
    """The net that the game brings; raises BadInput where it brings none."""
    brought = nets.load(view.game)
    if brought is None:
        raise bad("no-net", game=view.game.name)
    return brought


def by_thumb(view: View, seed: int, noise: float, overlooks: float) -> int:
    """The best move by the rule of thumb, for a player who overlooks and misjudges so much (`judgement.judged`)."""
    codes = view.game.rules.CODES
    moves, ratings = np.empty(codes, dtype=np.int64), np.empty(codes)
    temperature = float(view.game.search.prior_temperature)
    return int(judged(view.s, view.seat, u64(seed & WORD), temperature, noise, overlooks, moves, ratings))


@dataclass(frozen=True)
class Judge:
    """Judges moves without looking ahead, but as people do: overlooks some of them, and misjudges the others a bit.

    The judgement is the net's where the game brings one, else that of the rule of thumb.
    """

    level: str
    """Its name in a game's `level_noise`."""
    noise: float
    """The standard deviation of its misjudgement, in prior temperatures, where the game names no other."""
    net_noise: float
    """The same with a net, in its scores."""
    overlooks: float = 0.0
    """The share of moves that it does not notice."""
    furthest: float = 20.0
    """With a net: a move whose score lies further behind the best one's is a blunder that it does not make."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The best of what it notices, in its own eyes."""
        brought = nets.load(view.game)
        if brought is None:
            return by_thumb(view, seed, self.noise_in(view.game), self.overlooks)
        held = view.game.record.blank()
        held[0] = view.s
        words, codes = raw(held)[0].view(np.int64), view.game.rules.CODES
        eyes = Eyes(self.noise_in(view.game), self.overlooks, self.furthest)
        room = np.empty(codes, dtype=np.int64), np.empty(codes)
        luck = u64(seed & WORD)
        return int(judged_by_net(held[0], words, view.seat, luck, eyes, brought.weights, brought.scratch(), *room))

    def noise_in(self, game: Game) -> float:
        """How much it misjudges in a game."""
        if nets.load(game) is None:
            return float(game.search.level_noise.get(self.level, self.noise))
        return float(game.search.net.level_noise.get(self.level, self.net_noise))


def _generator(seed: int) -> npt.NDArray[np.uint64]:
    """A player's own generator for `any_of`."""
    return np.array([seed & WORD, 0, 0], dtype=np.uint64)


@dataclass(frozen=True)
class Searcher:
    """Looks ahead, for so many iterations or seconds."""

    iterations: int | None = None
    seconds: float | None = None
    params: tuple[tuple[str, Any], ...] = ()
    """What is to differ from the game's own `SearchParams`; with a net, from its `NetParams` where they have it."""
    guided: bool = False
    """Does the game's net judge in the tree? Raises BadInput where the game brings none. Without it the search is
    `SearchParams.plain` but for what `params` say: others are measured by that one."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The move that the search likes best."""
        wishes = dict(self.params)
        params = view.game.search if self.guided else view.game.search.plain()
        if self.guided:
            _net(view)
            own = {word: wishes.pop(word) for word in NET_FIELDS if word in wishes}
            params = replace(params, net=replace(params.net, **own))
        params = replace(params, **wishes)
        found = run_search(
            view,
            seed,
            iterations=self.iterations,
            seconds=self.seconds,
            stop=stop,
            params=params,
            guided=self.guided,
            only_move=True,
        )
        return found.move


@dataclass(frozen=True)
class Skilled:
    """Searches for as many iterations as the game says; where that brings nothing, judges as `without_search`."""

    without_search: Judge

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The move that the search likes best."""
        iterations = self.iterations_in(view.game, int(view.s.seats))
        if iterations == 0:
            return self.without_search(view, seed, stop)
        return run_search(view, seed, iterations=iterations, stop=stop, only_move=True).move

    def iterations_in(self, game: Game, seats: int) -> int:
        """How many iterations it searches in a game of so many seats."""
        guided = nets.load_to_search(game, seats) is not None
        return game.search.net.skilled_iterations if guided else game.search.skilled_iterations


@dataclass(frozen=True)
class Thinker:
    """Thinks for so many seconds at most, and no longer than it pays in this game."""

    seconds: float
    patient: bool = False
    """Does it take all the time there is, where somebody sets another time? If not, no more than its own."""

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        """The move that the search likes best."""
        return run_search(view, seed, iterations=view.game.search.max_iterations, seconds=self.seconds, stop=stop).move

    def within(self, seconds: float) -> Thinker:
        """The same with another time set."""
        return Thinker(seconds if self.patient else min(self.seconds, seconds), self.patient)


THINKING_SECONDS = 2.0
"""How long the strongest level thinks about a decision, unless somebody sets another time."""

FOR_RESEARCH: dict[str, Bot] = {"random": random, "greedy": greedy, "net": net}
"""Those that nobody would pick as an opponent."""
LEVEL_BOTS: dict[str, Bot] = {
    "beginner": Judge("beginner", noise=0.6, net_noise=8.0, overlooks=0.15, furthest=40.0),
    "casual": Judge("casual", noise=0.3, net_noise=4.0),
    "skilled": Skilled(without_search=Judge("skilled", noise=0.15, net_noise=0.0)),
    "master": Thinker(0.3),
    "champion": Thinker(THINKING_SECONDS, patient=True),
}
"""Those that people pick as opponents, the weakest first. A new level is an entry here and two texts, its name and how
it plays (`level-NAME`, `level-NAME-help`)."""
ALL_BOTS: dict[str, Bot] = {**FOR_RESEARCH, **LEVEL_BOTS}
LEVELS = tuple(LEVEL_BOTS)
DEFAULT_LEVEL = "skilled"
"""The level for those who do not pick one."""
SPEC_PREFIXES = {"search:": False, "guided:": True}
"""How the spec of a search begins, and whether it asks the net."""
NET_FIELDS: dict[str, type[int] | type[float]] = {
    "c_puct": float,
    "policy_temperature": float,
    "net_share": float,
    "horizon": int,
    "net_ends": int,
    "max_new_nodes": int,
    "shared": int,
    "proposals": int,
}
"""What the spec of a search with a net may say of `NetParams`."""
SPEC_FIELDS: dict[str, type[int] | type[float]] = {
    "iterations": int,
    "seconds": float,
    "prior_temperature": float,
    "horizon": int,
    "c_puct": float,
    "playout_noise": float,
    "max_new_nodes": int,
    "proposals": int,
    "one_chapter": int,
}
"""What the spec of a search may say: its budget, and what is to differ from the game's `SearchParams`."""


def from_spec(spec: str) -> Bot:
    """The bot of that name, or a search with its budget: for research only, since the budget has no limit.

    Raises BadInput with what would be right.
    """
    for prefix, guided in SPEC_PREFIXES.items():
        if spec.startswith(prefix):
            return _searcher(spec, prefix, guided)
    return level(spec)


def level(name: str, seconds: float | None = None) -> Bot:
    """The bot of that name; `seconds` is another thinking time for those that have one (`Thinker.within`).

    Raises BadInput with the nearest right name.
    """
    if name not in ALL_BOTS:
        raise bad("no-bot", bot=name, known=nearest(name, ALL_BOTS))
    bot = ALL_BOTS[name]
    return bot if seconds is None or not isinstance(bot, Thinker) else bot.within(seconds)


def _searcher(spec: str, prefix: str, guided: bool) -> Searcher:
    """The search of a spec such as `search:seconds=0.5,horizon=8`."""
    wishes: dict[str, Any] = {}
    fields = {**SPEC_FIELDS, **NET_FIELDS} if guided else SPEC_FIELDS
    for part in spec.removeprefix(prefix).split(","):
        word, _, value = part.partition("=")
        if word not in fields:
            raise bad("search-word", word=word, known=nearest(word, fields))
        try:
            wishes[word] = fields[word](value)
        except ValueError:
            raise bad("search-number", part=part, spec=spec) from None
    iterations, seconds = wishes.pop("iterations", None), wishes.pop("seconds", None)
    if iterations is None and seconds is None:
        raise bad("search-budget", spec=spec)
    return Searcher(iterations, seconds, tuple(wishes.items()), guided)
