"""From what a net says of tokens to a choice among legal moves, and how that choice leans on what it said; compiled.

A move's score is the sum of what the net says of its tokens, those of what lies where it goes included, and `trust`
times its rating over the temperature. These
functions work row by row as those of `batches/rows.py` do, on the CPU and on a GPU.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from ..batches.rows import first_row, row_stride
from ..core.rule import rule
from ..nets.inference import prior_score, seen_score, token_score
from ..nets.tokens import NONE, seen_token


@rule
def unsay(hidden: Any, weight: Any, by_said: Any, by_hidden: Any, by_weight: Any, by_bias: Any) -> None:
    """The gradient of the last layer: from that by what was said, nearly all of which is zero, to those by the hidden
    units, the weights and the bias, all zero before. All rows at once, for one thread: they add to the same weights."""
    for i in range(len(hidden)):
        for token in range(by_said.shape[1]):
            slope = by_said[i, token]
            if slope != 0.0:
                by_bias[token] += slope
                for unit in range(hidden.shape[1]):
                    by_hidden[i, unit] += slope * weight[token, unit]
                    by_weight[token, unit] += slope * hidden[i, unit]


@rule
def choose(
    begin: int, end: int, said: Any, trust: Any, temperature: float, tokens: Any, looks: Any, sights: Any, words: Any,
    deciders: Any, moves: Any, ratings: Any, counts: Any, luck: Any, scores: Any, chosen: Any, picked: Any,
    likelihood: Any,
) -> None:  # fmt: skip
    """A move for each row by the softmax of the scores and a number of `luck` from 0 to 1; the best one where it is
    negative. `likelihood` is the logarithm of its probability, `picked` its place in the list."""
    for i in range(begin + first_row(), end, row_stride()):
        count, best = int(counts[i]), 0
        for m in range(count):
            move = int(moves[i, m])
            score = token_score(said[i], tokens, move) + trust[0] * prior_score(ratings[i, m], temperature)
            score += seen_score(said[i], looks, sights, words[i], int(deciders[i]), move)
            scores[i, m] = score
            if score > scores[i, best]:
                best = m
        total = 0.0
        for m in range(count):
            total += exp(scores[i, m] - scores[i, best])
        pick = best
        if luck[i] >= 0.0:
            left = luck[i] * total
            pick = 0
            left -= exp(scores[i, 0] - scores[i, best])
            while left > 0.0 and pick < count - 1:
                pick += 1
                left -= exp(scores[i, pick] - scores[i, best])
        chosen[i], picked[i] = moves[i, pick], pick
        likelihood[i] = scores[i, pick] - scores[i, best] - log(total)


@rule
def keep_seen(looks: Any, sights: Any, words: Any, viewer: int, move: int, kept: Any) -> None:
    """List the tokens of what lies where a move goes, then NONE."""
    count = 0
    for k in range(0, looks.shape[1], 2):
        if looks[move, k] == NONE:
            break
        token = seen_token(sights, words, viewer, int(looks[move, k]), int(looks[move, k + 1]))
        if token != NONE:
            kept[count] = token
            count += 1
    if count < len(kept):
        kept[count] = NONE


@rule
def keep(
    begin: int, end: int, temperature: float, looks: Any, sights: Any, words: Any, deciders: Any, moves: Any,
    ratings: Any, counts: Any, offsets: Any, kept_moves: Any, kept_seen: Any, kept_priors: Any, kept_counts: Any,
) -> None:  # fmt: skip
    """Copy the lists of moves, the tokens of what lies where they go and their priors, one behind the other, to where
    `offsets` says; none beyond the end."""
    for i in range(begin + first_row(), end, row_stride()):
        count, offset = int(counts[i]), int(offsets[i])
        if offset + count > len(kept_moves):
            count = 0
        for m in range(count):
            kept_moves[offset + m] = moves[i, m]
            kept_priors[offset + m] = prior_score(ratings[i, m], temperature)
            keep_seen(looks, sights, words[i], int(deciders[i]), int(moves[i, m]), kept_seen[offset + m])
        kept_counts[i] = count


@rule
def weigh(
    begin: int, end: int, said: Any, trust: Any, tokens: Any, rows: Any, kept_moves: Any, kept_seen: Any,
    kept_priors: Any, kept_counts: Any, offsets: Any, picked: Any, scores: Any, likelihood: Any, entropy: Any,
) -> None:  # fmt: skip
    """For the kept decisions `rows`: the logarithm of the probability of what was picked, and the choice's entropy.

    `scores` gets the logarithm of every move's probability, side by side with the kept lists.
    """
    for i in range(begin + first_row(), end, row_stride()):
        row = int(rows[i])
        count, offset = int(kept_counts[row]), int(offsets[row])
        most = -1e30
        for m in range(offset, offset + count):
            score = token_score(said[i], tokens, int(kept_moves[m])) + trust[0] * kept_priors[m]
            score += token_score(said[i], kept_seen, m)
            scores[m] = score
            most = max(most, score)
        total = 0.0
        for m in range(offset, offset + count):
            total += exp(scores[m] - most)
        spread = 0.0
        for m in range(offset, offset + count):
            scores[m] -= most + log(total)
            spread -= exp(scores[m]) * scores[m]
        likelihood[i] = scores[offset + picked[row]] if count > 0 else 0.0
        entropy[i] = spread


@rule
def lean_on(by_said: Any, tokens: Any, row: int, slope: float) -> None:
    """Add a slope to what was said of each token of a row."""
    for k in range(tokens.shape[1]):
        token = tokens[row, k]
        if token < 0:
            break
        by_said[token] += slope


@rule
def lean(
    begin: int, end: int, tokens: Any, rows: Any, kept_moves: Any, kept_seen: Any, kept_priors: Any, kept_counts: Any,
    offsets: Any, picked: Any, scores: Any, entropy: Any, by_likelihood: Any, by_entropy: Any, by_said: Any,
    by_trust: Any,
) -> None:  # fmt: skip
    """The gradient of `weigh`: from those by its two results to those by what the net said (all zero before) and by the
    trust, for each row."""
    for i in range(begin + first_row(), end, row_stride()):
        row = int(rows[i])
        count, offset = int(kept_counts[row]), int(offsets[row])
        by_trust[i] = 0.0
        for m in range(count):
            logarithm = scores[offset + m]
            probability = exp(logarithm)
            slope = -by_likelihood[i] * probability - by_entropy[i] * probability * (logarithm + entropy[i])
            if m == picked[row]:
                slope += by_likelihood[i]
            by_trust[i] += slope * kept_priors[offset + m]
            lean_on(by_said[i], tokens, int(kept_moves[offset + m]), slope)
            lean_on(by_said[i], kept_seen, offset + m, slope)
