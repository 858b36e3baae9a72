"""How a net is trained, and where a training stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .model import FIRST, SECOND

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
    greedy: float = 0.3
    """The part of all tables at which every seat but one is greedy's: they keep the net from losing its way."""
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
