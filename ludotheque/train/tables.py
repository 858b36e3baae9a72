"""The tables that a net is trained at: seat counts and options, the usual ones most often."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

from ..batches import Batch
from ..batches.devices import Device
from ..core.game import Game

Usual: TypeAlias = tuple[tuple[tuple[str, int], ...], ...]
"""Options of some tables: of each its wishes, as pairs of word and value."""

VARIED = 256
"""How many tables with wishes of chance there are."""
USUAL_SHARE, LARGER_SHARE = 0.35, 0.2
"""The parts of all matches that are played with the usual options: by two (or the fewest), and at a larger table."""


def usual_seats(game: Game) -> int:
    """Two, or the fewest that play against each other."""
    return max(2, game.seats[0])


def larger_seats(game: Game) -> int:
    """Four, or the most that play."""
    return min(4, game.seats[1])


def one_table(game: Game, seats: int, count: int, seed: int, on: Device, wishes: Mapping[str, Any]) -> Batch:
    """A batch with one seat count and these options."""
    unstarted = game.unstarted(seats, game.read_options(seats, wishes))
    return Batch(game, [unstarted], np.zeros(count, dtype=np.int32), seed, on)


def many_tables(game: Game, count: int, seed: int, on: Device, usual: Usual = ((),)) -> Batch:
    """A batch with many seat counts and options, those in `usual` most often."""
    rng = np.random.default_rng(seed)
    unstarted = [
        game.unstarted(seats, game.read_options(seats, dict(wishes)))
        for seats in (usual_seats(game), larger_seats(game))
        for wishes in usual
    ]
    fixed = len(unstarted)
    for _ in range(VARIED):
        seats, wishes = _varied(game, rng)
        unstarted.append(game.unstarted(seats, game.read_options(seats, wishes)))
    tables = rng.integers(fixed, len(unstarted), count)
    drawn = rng.random(count)
    many = len(usual)
    kind = rng.integers(0, many, count)
    tables = np.where(drawn < USUAL_SHARE + LARGER_SHARE, many + kind, tables)
    tables = np.where(drawn < USUAL_SHARE, kind, tables)
    return Batch(game, unstarted, tables.astype(np.int32), seed, on)


def drawn_table(game: Game, rng: np.random.Generator, usual: Usual) -> tuple[int, dict[str, Any]]:
    """The seats and wishes of one table, drawn as `many_tables` shares them out."""
    drawn = rng.random()
    if drawn >= USUAL_SHARE + LARGER_SHARE:
        return _varied(game, rng)
    seats = usual_seats(game) if drawn < USUAL_SHARE else larger_seats(game)
    return seats, dict(usual[int(rng.integers(len(usual)))])


def _varied(game: Game, rng: np.random.Generator) -> tuple[int, dict[str, Any]]:
    """Seats and wishes of chance; no wishes where those drawn do not go together."""
    seats = int(rng.integers(usual_seats(game), game.seats[1] + 1))
    wishes: dict[str, Any] = {}
    for option in game.options:
        values = [*option.words.values(), *option.suggested]
        if option.seats[0] <= seats <= option.seats[1] and rng.random() < 0.5:
            wishes[option.name] = int(rng.choice(values))
    try:
        game.read_options(seats, wishes)
    except ValueError:
        return seats, {}
    return seats, wishes
