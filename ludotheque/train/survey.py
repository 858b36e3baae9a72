"""A look at a game before training: which features occur, how long matches are, how warm its ratings should be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import torch

from ..batches.devices import Device
from ..core.game import Game
from ..nets.features import Encoder
from .model import Model
from .players import Sight, tensor, versus
from .tables import many_tables, usual_seats

SURVEY_ROOM = 1024
SURVEY_STEPS = 400
STRAY_SHARE = 0.15
"""The part of random moves in the survey."""
RARE = 4
"""A feature that occurs no more often than this is left out."""
WARM_ENOUGH = 0.3
"""What drawing moves by the ratings must win of greedy for them to be a good start."""


@dataclass(frozen=True)
class Survey:
    """What a training needs to know of a game."""

    sight: Sight
    length: int
    """Decisions of a match, about."""
    width: float
    """Legal moves of a decision, on average."""


@torch.no_grad()
def survey(game: Game, rows: int, seed: int, on: Device, most_features: Callable[[int], int]) -> Survey:
    """Play matches by the ratings, with some random moves, and look. `most_features` says how many a net can know, by
    the number of tokens; the rarest ones are left out."""
    encoder = Encoder(game)
    batch = many_tables(game, rows, seed, on)
    observe = batch.observer(encoder, room=min(encoder.room, SURVEY_ROOM))
    active, counts, ended, chosen = map(tensor, (observe.active, batch.counts, batch.ended, batch.chosen))
    seen = torch.zeros(encoder.size + 1, dtype=torch.int64, device=active.device)
    most_active = torch.zeros((), dtype=torch.int64, device=active.device)
    moves, matches = torch.zeros_like(most_active), torch.zeros_like(most_active)
    for _ in range(SURVEY_STEPS):
        observe()
        listed = active.long()
        seen += torch.bincount(torch.where(listed < 0, encoder.size, listed).reshape(-1), minlength=len(seen))
        most_active = torch.maximum(most_active, (active >= 0).sum(1).amax())
        moves += counts.sum()
        matches += ended.sum()
        strays = tensor(batch.random()).clone()
        batch.greedy()
        chosen.copy_(torch.where(torch.rand(rows, device=active.device) < STRAY_SHARE, strays, chosen))
        batch.step(batch.chosen)
    often = seen[: encoder.size].cpu().numpy()
    rarest = np.sort(often)[-min(most_features(len(encoder.tokens.names)), len(often))]
    known = often > max(RARE, int(rarest) - 1)
    kept = np.where(known, np.cumsum(known) - 1, -1).astype(np.int16)
    room = -(-int(int(most_active) * 1.25) // 8) * 8
    decisions = SURVEY_STEPS * rows
    sight = Sight(encoder, kept, room, game.search.prior_temperature)
    return Survey(sight, decisions // max(1, int(matches)), float(moves) / decisions)


def cooled(found: Survey, model: Model, game: Game, on: Device, matches: int, seed: int) -> Survey:
    """The same with the ratings' temperature lowered until drawing moves by them is no hopeless start."""
    sight = found.sight
    for _ in range(6):
        share = versus(
            model, None, sight, game, on, seats=usual_seats(game), count=matches, seed=seed, sampled=True
        ).share
        if share >= WARM_ENOUGH:
            break
        sight = replace(sight, temperature=sight.temperature / 2)
    return replace(found, sight=sight)
