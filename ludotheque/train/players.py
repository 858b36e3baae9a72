"""A model as a player of whole batches, and how strong it is: matches against greedy or another model."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..batches import Batch, rows
from ..batches.devices import Device
from ..core.dispatch import RANKING
from ..core.game import Game
from ..nets.features import Encoder
from . import policy
from .model import Model, Rows
from .tables import one_table

LONGEST = 20_000
"""Decisions after which a match that has not ended is left out."""
ENOUGH = 0.995
"""The part of the matches after whose end nobody waits for the others."""


@dataclass(frozen=True)
class Sight:
    """What a model sees: the features that it knows, and how it weighs the game's own ratings."""

    encoder: Encoder
    kept: Any
    room: int
    temperature: float

    @property
    def features(self) -> int:
        """How many features it knows."""
        return int((self.kept >= 0).sum())


def tensor(array: Any) -> Tensor:
    """An array of a device as a tensor with the same memory."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.as_tensor(array, device="cuda")


class Seats:
    """A batch with what models need to play in it, as tensors that share its memory."""

    def __init__(self, batch: Batch, sight: Sight) -> None:
        self.batch, self.sight = batch, sight
        self.run = Rows(batch.device, batch.game)
        self.observe = batch.observer(sight.encoder, sight.kept, sight.room)
        self.deciders, self.counts, self.moves = map(tensor, (batch.deciders, batch.counts, batch.moves))
        self.ended, self.results, self.chosen = map(tensor, (batch.ended, batch.results, batch.chosen))
        self.words, self.matches = tensor(batch.words), tensor(batch.matches)
        self.ratings, self.active = tensor(batch.ratings), tensor(self.observe.active)
        self.standings = tensor(batch.standings)
        self.stood: Tensor | None = None
        """The game's evaluation of each seat, the decider's first, as the last model that chose was told it."""
        self.where = self.deciders.device
        tokens = sight.encoder.tokens
        self.tokens, *self.looking = (
            torch.tensor(each, device=self.where) for each in (tokens.table, tokens.looks, tokens.sights)
        )
        self.looking += [self.words, self.deciders]
        """What tells what lies where moves go."""
        self.seats = torch.tensor(self._seats(), device=self.where)
        self.picked = torch.zeros_like(self.chosen)
        self.likelihood = torch.zeros(batch.count, device=self.where)
        self.scores = torch.zeros_like(self.ratings, dtype=torch.float32)

    def _seats(self) -> Any:
        return np.array(self.batch.device.host(self.batch.states)["seats"], dtype=np.int64)

    def look(self) -> None:
        """Fill in the active features and the ratings of every row."""
        self.observe()
        self.batch.rate()

    def choose(self, model: Model, luck: Tensor) -> tuple[Tensor, Tensor]:
        """Let the model choose in every row, after `look`; returns its two values of each seat, as logarithms."""
        self.stood = self._stand() if model.stands else None
        said, value, win = model(self.active, self.seats, self.stood)
        self.run(
            policy.choose, self.batch.count, said, model.trust, self.sight.temperature, self.tokens,
            *self.looking, self.moves, self.ratings, self.counts, luck, self.scores, self.chosen, self.picked,
            self.likelihood,
        )  # fmt: skip
        return value, win

    def _stand(self) -> Tensor:
        self.batch.stand()
        return turned(self.standings.float(), self.seats, self.deciders)

    def choose_rated(self) -> None:
        """Let greedy choose in every row, after `look`."""
        batch = self.batch
        self.run(rows.choose_rated, batch.count, batch.moves, batch.counts, batch.ratings, batch.chosen)

    def shares(self) -> Tensor:
        """Each seat's share of the first place in the match that ended last."""
        keys = self.keys()
        best = (keys == keys.amax(1, keepdim=True)).float()
        return best / best.sum(1, keepdim=True)

    def keys(self) -> Tensor:
        """The ranking keys of the match that ended last; minus infinity where there is no seat."""
        keys = self.results[:, :, RANKING].double()
        there = torch.arange(keys.shape[1], device=self.where)[None] < self.seats[:, None]
        return torch.where(there, keys, -torch.inf)


@dataclass(frozen=True)
class Strength:
    """A share of wins with half the width of its 95 % interval."""

    share: float
    error: float
    matches: int

    @classmethod
    def mean(cls, several: Sequence[Strength]) -> Strength:
        """The mean of several that were measured apart."""
        share = sum(each.share for each in several) / len(several)
        error = math.sqrt(sum(each.error**2 for each in several)) / len(several)
        return cls(share, error, sum(each.matches for each in several))


def turned(values: Tensor, seats: Tensor, by: Tensor) -> Tensor:
    """Columns by seat counted from another one on: column k is what was in column k + `by`, round the table."""
    columns = torch.arange(values.shape[1], device=values.device)[None]
    index = torch.where(columns < seats[:, None], (columns + by.long()[:, None]) % seats[:, None], columns)
    return values.gather(1, index)


@torch.no_grad()
def versus(
    model: Model, other: Model | None, sight: Sight, game: Game, on: Device, *, seats: int, count: int, seed: int,
    wishes: Mapping[str, Any] | None = None, sampled: bool = False,
) -> Strength:  # fmt: skip
    """One seat for the model, the others for another one (None: greedy), at every seat in turn.

    Each row plays one match. With `sampled` the model draws its moves instead of choosing the best.
    """
    table = Seats(one_table(game, seats, count, seed, on, wishes or {}), sight)
    mine = torch.arange(count, device=table.where) % seats
    over = torch.zeros(count, dtype=torch.bool, device=table.where)
    won = torch.zeros(count, device=table.where)
    best = torch.full((count,), -1.0, device=table.where)
    for number in range(LONGEST):
        table.look()
        if other is None:
            table.choose_rated()
        else:
            table.choose(other, best)
        theirs = table.chosen.clone()
        table.choose(model, torch.rand(count, device=table.where) if sampled else best)
        table.chosen.copy_(torch.where(table.deciders == mine, table.chosen, theirs))
        table.batch.step(table.batch.chosen)
        fresh = (table.ended > 0) & ~over
        won = torch.where(fresh, table.shares().gather(1, mine[:, None])[:, 0], won)
        over |= fresh
        if number % 20 == 19 and float(over.float().mean()) >= ENOUGH:
            break
    played = int(over.sum())
    share = float(won[over].mean()) if played else 0.0
    return Strength(share, 1.96 * math.sqrt(share * (1 - share) / max(1, played)), played)
