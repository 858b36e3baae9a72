"""Thousands of matches at once, on the CPU or a GPU, by the very same rules: for research and for training.

    batch = ludotheque.batch("odin", seats=4, count=4096, seed=7)
    batch.step(batch.random())
    batch.deciders, batch.counts, batch.moves, batch.ended, batch.results

All of these are arrays of the device with a row for each match: NumPy's on the CPU; on a GPU they share their memory
with PyTorch, CuPy and JAX by `__cuda_array_interface__`, without a copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import games
from ..core.game import Game
from ..core.match import joined_options
from ..core.records import raw
from ..nets.features import Encoder
from . import devices, rows
from .devices import Device

WIDEST = 2560
"""Room for the legal moves of one position; no position of any game comes near it."""


class Batch:
    """Matches that are played side by side. Moves without a choice are made at once, and a match that is over gives
    way to the next of its table, so that every row always owes a decision."""

    def __init__(self, game: Game, unstarted: Sequence[Any], tables: Any, seed: int, on: Device) -> None:
        """`unstarted` are records before their start, and `tables[i]` says which of them row i plays."""
        self.game, self.device, self.seed = game, on, seed
        self.count = count = len(tables)
        record = game.record
        before = record.blank(len(unstarted))
        for i, s in enumerate(unstarted):
            before[i] = s
        first = before[tables]
        first["waiting"] = 0
        self.states = on.put(first)
        """The records, all hidden things included."""
        self.words = words_of(self.states, count)
        """The same memory as 64-bit words, a row for each record."""
        self.tables = on.put(np.asarray(tables, dtype=np.int32))
        self._unstarted = on.put(raw(before).view(np.int64))
        self.deciders = on.zeros((count,), np.int32)
        """The seat that decides."""
        self.moves = on.zeros((count, min(game.rules.CODES, WIDEST)), on.code)
        """The legal moves of each decider, ascending; `counts` says how many."""
        self.counts = on.zeros((count,), np.int32)
        self.ended = on.zeros((count,), np.int32)
        """1 where the last step ended a match: `results` has its points and ranking keys, by seat."""
        self.results = on.zeros((count, record.max_seats, 2), np.int64)
        self.matches = on.zeros((count,), np.int64)
        """How many matches have begun in each row."""
        self.chosen = on.put(np.full(count, rows.NOTHING, dtype=np.int32))
        self.ratings = on.zeros(self.moves.shape, on.number)
        """Filled by `rate`."""
        self.standings = on.zeros((count, record.max_seats), on.number)
        """Filled by `stand`, by seat."""
        self._rngs = on.put(_generators(count, seed))
        self._active: Any = None
        self.step(self.chosen)

    def step(self, codes: Any) -> None:
        """Make a legal move in every row: `codes` are int32 on the same device. What is illegal is not noticed."""
        self.run(
            rows.advance, self.states, self.words, self._unstarted, self.tables, codes, self.deciders, self.moves,
            self.counts, self.ended, self.results, self.matches, self.seed,
        )  # fmt: skip

    def rate(self) -> Any:
        """The game's own ratings of the legal moves, less the best one of the row."""
        self.run(rows.rate, self.states, self.deciders, self.moves, self.counts, self.ratings)
        return self.ratings

    def stand(self) -> Any:
        """How well each seat stands by the game's own evaluation, which may look at what is hidden."""
        self.run(rows.stand, self.states, self.standings)
        return self.standings

    def random(self) -> Any:
        """A random legal move for each row."""
        self.run(rows.choose_any, self.moves, self.counts, self._rngs, self.chosen)
        return self.chosen

    def greedy(self) -> Any:
        """The move that the game's own rule of thumb likes best, for each row."""
        self.rate()
        self.run(rows.choose_rated, self.moves, self.counts, self.ratings, self.chosen)
        return self.chosen

    def observer(self, encoder: Encoder, kept: Any = None, room: int | None = None) -> Observer:
        """What fills in the active features of the deciders' views."""
        return Observer(self, encoder, kept, room)

    def run(self, function: Any, *args: Any) -> None:
        """Run a function of `rows.py`, or one like them, for every row."""
        self.device.run(self.game, function, self.count, *args)


class Observer:
    """Active features of every decider's view, as a list for each row with −1 behind its end."""

    def __init__(self, batch: Batch, encoder: Encoder, kept: Any, room: int | None) -> None:
        on = batch.device
        self.batch = batch
        numbers = np.arange(encoder.size) if kept is None else kept
        self._tables = on.put(encoder.table), on.put(encoder.tokens.table), on.put(np.asarray(numbers, dtype=np.int16))
        self.active = on.zeros((batch.count, room or encoder.room), np.int16)

    def __call__(self) -> Any:
        """The lists as they are now."""
        batch = self.batch
        batch.run(rows.observe, batch.states, batch.words, batch.deciders, *self._tables, self.active)
        return self.active


def words_of(states: Any, count: int) -> Any:
    """The memory of records as 64-bit words, a row for each."""
    return states.view(np.int64).reshape(count, states.dtype.itemsize // 8)


def _generators(count: int, seed: int) -> npt.NDArray[np.uint64]:
    rngs = np.zeros((count, 3), dtype=np.uint64)
    rngs[:, 0], rngs[:, 1] = np.arange(count), np.uint64(seed & 0xFFFFFFFF)
    return rngs


def batch(
    game: str,
    *,
    seats: int,
    count: int,
    seed: int = 0,
    options: Mapping[str, int | str] | None = None,
    device: str = "cpu",
    **more: int | str,
) -> Batch:
    """So many matches of one game at once, alike but for their chance, which follows from the seed."""
    found = games.get(game)
    unstarted = found.unstarted(seats, found.read_options(seats, joined_options(options, more)))
    return Batch(found, [unstarted], np.zeros(count, dtype=np.int32), seed, devices.device(device))
