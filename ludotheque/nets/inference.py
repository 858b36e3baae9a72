"""A net's inference, compiled: from a view to a score for each legal move and each seat's chance to win.

The first layer is a sum over the active features; weights are whole numbers of eight bits with a scale for each unit.
What one layer hands to the next is rounded to whole `LEVELS` of its strongest unit. So nearly all of the work is sums
of whole numbers, which are the same in any order: quick, and the same on every engine.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core.dispatch import evaluate, rate_moves
from ..core.maths import exp
from ..core.records import Floats, Ints
from ..core.rule import rule
from .features import Active, active_features
from .tokens import NONE, Table, Words, seen_token

LOWEST_PRIOR = -12.0
"""However bad a move's rating is, it counts for no less than this."""

LEVELS = 16383
"""The strongest unit of a layer, as the next layer is told: 512 of them times a weight of eight bits fit 32 bits."""
WIDTHS = range(4, 513, 4)
"""How many units a layer may have: `weighted` takes four at a time, and more than 512 would not fit."""

Quantised = npt.NDArray[np.int8]
Single = npt.NDArray[np.float32]
Levels = npt.NDArray[np.int16]


class Weights(NamedTuple):
    """The weights of a net and what it works with."""

    table: Table
    tokens: npt.NDArray[np.int16]
    """Of each code; they are few enough for 16 bits."""
    looks: npt.NDArray[np.int16]
    sights: Table
    """What lies where moves go: `Tokens` tells how."""
    kept: npt.NDArray[np.int16]
    """The row of `first` of each feature, −1 for those that it does not know."""
    first: Quantised
    first_scale: Single
    first_bias: Single
    second: Quantised
    """A row for each unit of the second layer."""
    second_scale: Single
    second_bias: Single
    said: Quantised
    """A row for each token."""
    said_scale: Single
    said_bias: Single
    value: Single
    """A row for each seat, the net's own first."""
    value_bias: Single
    trust: float
    """What the game's own ratings count for in the scores of moves."""
    temperature: float
    standing: float
    """What the game's own evaluation counts for in the chances; 0: it is not asked."""


class Scratch(NamedTuple):
    """Memory that inference works in."""

    active: Active
    sums: npt.NDArray[np.int32]
    strengths: Single
    """The first layer's units."""
    first_levels: Levels
    hidden: Single
    """The second layer's units."""
    hidden_levels: Levels
    step: Single
    """One number: what a level of the second layer stands for."""
    said: Single
    """What the net says of a token, where its stamp is the present one."""
    stamps: Ints
    stamp: Ints
    """One number: that of the present view."""
    ratings: Floats
    chances: Floats
    """Each seat's chance to win, the viewer's first: as `find_chances` leaves it."""
    by_seat: Floats
    """Room for the same by seat."""
    standings: Floats
    """Room for the game's evaluation, by seat."""


@rule
def prior_score(rating: float, temperature: float) -> float:
    """A rating, 0 for the best move and negative for the others, in temperatures."""
    return max(rating / temperature, LOWEST_PRIOR)


@rule
def token_score(said: Any, tokens: Any, move: int) -> float:
    """The sum of what a net says of a move's tokens."""
    total = 0.0
    for k in range(tokens.shape[1]):
        token = tokens[move, k]
        if token < 0:
            break
        total += said[token]
    return total


@rule
def seen_score(said: Any, looks: Any, sights: Any, words: Any, viewer: int, move: int) -> float:
    """The sum of what a net says of what lies where a move goes."""
    total = 0.0
    for k in range(0, looks.shape[1], 2):
        if looks[move, k] == NONE:
            break
        token = seen_token(sights, words, viewer, int(looks[move, k]), int(looks[move, k + 1]))
        if token != NONE:
            total += said[token]
    return total


@rule
def hide_layers(weights: Weights, scratch: Scratch, words: Words, seat: int, seats: int) -> None:
    """Fill `hidden` and `hidden_levels` with the second layer's units for a view."""
    sums, hidden = scratch.sums, scratch.hidden
    for unit in range(len(sums)):
        sums[unit] = 0
    count = active_features(words, seat, seats, weights.table, weights.tokens, scratch.active)
    for k in range(count):
        row = weights.kept[scratch.active[k]]
        if row >= 0:
            for unit in range(len(sums)):
                sums[unit] += np.int32(weights.first[row, unit])
    for unit in range(len(sums)):
        scratch.strengths[unit] = np.float32(sums[unit]) * weights.first_scale[unit] + weights.first_bias[unit]
    step = find_levels(scratch.strengths, scratch.first_levels)
    for unit in range(len(hidden)):
        total = np.float32(whole_sum(scratch.first_levels, weights.second[unit]))
        hidden[unit] = total * (weights.second_scale[unit] * step) + weights.second_bias[unit]
    scratch.step[0] = find_levels(hidden, scratch.hidden_levels)


@rule
def find_levels(units: Single, levels: Levels) -> Any:
    """Set negative units to 0, round all of them to levels, and return what a level stands for."""
    most = np.float32(0.0)
    for unit in range(len(units)):
        units[unit] = max(units[unit], np.float32(0.0))
        most = max(most, units[unit])
    step = most / np.float32(LEVELS)
    per_unit = np.float32(LEVELS) / most if most > np.float32(0.0) else np.float32(0.0)
    for unit in range(len(units)):
        levels[unit] = np.int16(units[unit] * per_unit + np.float32(0.5))
    return step


@rule
def whole_sum(levels: Levels, row: Quantised) -> Any:
    """The sum of all levels, each times its weight."""
    total = np.int32(0)
    for unit in range(len(levels)):
        total = np.int32(total + np.int32(levels[unit]) * np.int32(row[unit]))
    return total


@rule
def weighted(hidden: Single, row: Single) -> float:
    """The sum of the hidden units, each times its weight. Four sums side by side, so that no addition waits for the
    one before; the layers' widths are multiples of four."""
    one, two, three, four = np.float32(0.0), np.float32(0.0), np.float32(0.0), np.float32(0.0)
    for unit in range(0, len(hidden), 4):
        one += hidden[unit] * row[unit]
        two += hidden[unit + 1] * row[unit + 1]
        three += hidden[unit + 2] * row[unit + 2]
        four += hidden[unit + 3] * row[unit + 3]
    return float((one + two) + (three + four))


@rule
def find_chances(weights: Weights, scratch: Scratch, s: Any, seat: int) -> None:
    """Each seat's chance to win by the hidden units and the game's evaluation, the viewer's first."""
    chances, seats = scratch.chances, int(s.seats)
    if weights.standing != 0.0:
        evaluate(s, scratch.standings)
    most = -1e30
    for turn in range(seats):
        chances[turn] = weighted(scratch.hidden, weights.value[turn]) + weights.value_bias[turn]
        if weights.standing != 0.0:
            chances[turn] += weights.standing * scratch.standings[(seat + turn) % seats]
        most = max(most, chances[turn])
    whole = 0.0
    for turn in range(seats):
        chances[turn] = exp(chances[turn] - most)
        whole += chances[turn]
    for turn in range(seats):
        chances[turn] /= whole


@rule
def score_moves(
    weights: Weights, scratch: Scratch, s: Any, words: Words, seat: int, moves: Ints, count: int, out: Floats
) -> None:
    """Fill `out` with the scores of a seat's legal moves by the hidden units; `words` are those of `s`."""
    scratch.stamp[0] += 1
    rate_moves(s, seat, moves, count, scratch.ratings)
    best = scratch.ratings[0]
    for m in range(1, count):
        best = max(best, scratch.ratings[m])
    # No function for the inner part: handing it all these arrays for each token would cost more than its work.
    stamps, stamp, said, tokens = scratch.stamps, scratch.stamp[0], scratch.said, weights.tokens
    levels, rows, scale, bias, step = (
        scratch.hidden_levels, weights.said, weights.said_scale, weights.said_bias, scratch.step[0]
    )  # fmt: skip
    looks, sights, own = weights.looks, weights.sights, tokens.shape[1]
    for m in range(count):
        score, move = weights.trust * prior_score(scratch.ratings[m] - best, weights.temperature), int(moves[m])
        for k in range(own + looks.shape[1] // 2):
            if k < own:
                token = int(tokens[move, k])
            else:
                token, sight = NONE, 2 * (k - own)
                if looks[move, sight] != NONE:
                    token = seen_token(sights, words, seat, int(looks[move, sight]), int(looks[move, sight + 1]))
            if token == NONE:
                continue
            if stamps[token] != stamp:
                stamps[token] = stamp
                said[token] = np.float32(whole_sum(levels, rows[token])) * (scale[token] * step) + bias[token]
            score += said[token]
        out[m] = score


@rule
def infer(
    weights: Weights, scratch: Scratch, s: Any, words: Words, seat: int, moves: Ints, count: int, out: Floats
) -> None:
    """Fill `out` with the scores of a seat's legal moves, and `scratch.chances`."""
    hide_layers(weights, scratch, words, seat, int(s.seats))
    find_chances(weights, scratch, s, seat)
    score_moves(weights, scratch, s, words, seat, moves, count, out)
