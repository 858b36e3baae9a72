"""How a net is trained, and where a training stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from ..core.errors import bad, nearest
from ..core.game import Game
from ..nets import file as nets
from .model import FIRST, SECOND

BUDGETS = ("iterations", "seconds")
KINDS: dict[type, Any] = {int: int, float: (int, float), tuple: (list, tuple)}
"""What a setting may be wished to be, by the type of its usual value."""
FILE_BYTES = 950_000
"""The largest file of a net; the rarest features are left out where it would be larger."""


@dataclass(frozen=True)
class Settings:
    """How a net is trained. With `iterations` the seed determines the result on the same device."""

    iterations: int | None = None
    seconds: float | None = None
    seed: int = 1
    rows: int = 32768
    """Matches that are played side by side."""
    steps: int = 24
    """Decisions of each match between two updates."""
    minibatch: int = 32768
    rate: float = 4e-4
    entropy: float = 0.01
    trace: float = 0.97
    """How far results are believed rather than the values on the way: the λ of TD(λ)."""
    margin: float = 0.5
    """The part of the goal that is the margin instead of the win."""
    clip: float = 0.2
    epochs: int = 1
    """How often each decision is learnt from."""
    greedy: float = 0.3
    """The part of all tables at which every seat but one is greedy's: they keep the net from losing its way."""
    searched: int = 0
    """Before self-play, the net learns from positions that were searched with so many iterations; 0: it does not."""
    lesson_seconds: float = 120.0
    """How long such positions are played and searched, on all cores."""
    lesson_epochs: int = 16
    """How often these lessons are gone through."""
    usual: tuple[tuple[tuple[str, int], ...], ...] = ((),)
    """The options of the tables that are played most."""
    first: int = FIRST
    second: int = SECOND
    evaluations: int = 8
    """How often the strength is measured on the way."""
    matches: int = 4096
    """Matches of each such measurement."""

    def most_features(self, tokens: int) -> int:
        """How many features a net can know that is kept in a file of `FILE_BYTES`."""
        return (FILE_BYTES - self.second * (self.first + tokens)) // self.first


def settings_for(game: Game, wishes: Mapping[str, Any]) -> Settings:
    """The settings by which the game's own net was trained, where it brings one, but for what is wished for.

    Raises BadInput for a wish that is no setting.
    """
    net = nets.load(game)
    known = {each.name: each for each in fields(Settings)}
    usual = {name: value for name, value in (net.card["settings"] if net else {}).items() if name in known}
    for name, value in wishes.items():
        if name not in known:
            raise bad("no-setting", name=name, known=nearest(name, known))
        if not isinstance(value, KINDS.get(type(known[name].default), object)):
            raise bad("setting-value", name=name, value=str(value)[:40])
    budget = dict.fromkeys(BUDGETS)
    settings = {**usual, **budget, "seed": 1, **wishes}
    settings["usual"] = tuple(tuple((word, value) for word, value in table) for table in settings.get("usual", ((),)))
    return Settings(**settings)


@dataclass
class Progress:
    """Where a training stands; with the model, all that a checkpoint holds."""

    iteration: int = 0
    decisions: int = 0
    seconds: float = 0.0
    playing: float = 0.0
    """The part of these seconds that went into playing rather than learning."""
    best_score: float = -1.0
    best_share: float = 0.0
    """What the best net won of greedy."""
    pace: float = 1.0
    """Halved whenever the net has lost its way."""
    spread: float = 1.0
    """The standard deviation of ranking keys within a match."""
    curve: list[dict[str, Any]] = field(default_factory=list)
