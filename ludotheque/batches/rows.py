"""What is done for each match of a batch, compiled: the same source runs on the CPU and as a kernel on a GPU.

Each function works through the rows from `begin` to `end`; on a GPU each thread takes its share of them. Only
`play_on` is for a single row.
"""

from __future__ import annotations

from typing import Any

from ..core.chance import u64
from ..core.dispatch import evaluate, legal, play, points, rate_moves, start
from ..core.random_play import any_of, next_seat
from ..core.rule import rule
from ..nets.features import active_features

NOTHING = -1
"""In place of a move: make none."""


@rule
def first_row() -> int:
    """The first row of this thread; on the CPU there is one thread for the whole range."""
    return 0


@rule
def row_stride() -> int:
    """How far it is to the next row of this thread."""
    return 1


@rule
def advance(
    begin: int, end: int, states: Any, words: Any, unstarted: Any, tables: Any, chosen: Any, deciders: Any,
    moves: Any, counts: Any, ended: Any, results: Any, matches: Any, seed: int,
) -> None:  # fmt: skip
    """Make the chosen moves, then all that leave no choice, and list the legal ones of the next decision.

    A match that is over is noted with its points, and the next one of the same table begins.
    """
    for i in range(begin + first_row(), end, row_stride()):
        s, listed = states[i], moves[i]
        if chosen[i] != NOTHING:
            play(s, int(deciders[i]), int(chosen[i]))
        ended[i] = 0
        seat, count = 0, 0
        while count < 2:
            if s.waiting == 0:
                if matches[i] > 0:
                    points(s, results[i])
                    ended[i] = 1
                matches[i] += 1
                for w in range(words.shape[1]):
                    words[i, w] = unstarted[tables[i], w]
                s.key[0] = u64(seed)
                s.key[1] = u64((i << 32) + matches[i])
                start(s)
            else:
                seat = next_seat(s)
                count = legal(s, seat, listed)
                if count == 1:
                    play(s, seat, int(listed[0]))
        deciders[i], counts[i] = seat, count


@rule
def rate(begin: int, end: int, states: Any, deciders: Any, moves: Any, counts: Any, ratings: Any) -> None:
    """The game's own ratings of the legal moves, less the best one: 0 for the best, negative for the others."""
    for i in range(begin + first_row(), end, row_stride()):
        rated, count = ratings[i], int(counts[i])
        rate_moves(states[i], int(deciders[i]), moves[i], count, rated)
        best = rated[0]
        for m in range(1, count):
            best = max(best, rated[m])
        for m in range(count):
            rated[m] -= best


@rule
def stand(begin: int, end: int, states: Any, standings: Any) -> None:
    """How well each seat stands by the game's own evaluation."""
    for i in range(begin + first_row(), end, row_stride()):
        evaluate(states[i], standings[i])


@rule
def observe(
    begin: int, end: int, states: Any, words: Any, deciders: Any, table: Any, tokens: Any, kept: Any, active: Any
) -> None:
    """The active features of each decider's view, numbered by `kept` (those with −1 are left out), then −1."""
    for i in range(begin + first_row(), end, row_stride()):
        listed = active[i]
        found = active_features(words[i], int(deciders[i]), int(states[i].seats), table, tokens, listed)
        count = 0
        for k in range(found):
            number = kept[listed[k]]
            if number >= 0:
                listed[count] = number
                count += 1
        for k in range(count, len(listed)):
            listed[k] = -1


@rule
def choose_any(begin: int, end: int, moves: Any, counts: Any, rngs: Any, chosen: Any) -> None:
    """A random legal move for each."""
    for i in range(begin + first_row(), end, row_stride()):
        chosen[i] = moves[i, any_of(rngs[i], int(counts[i]))]


@rule
def choose_rated(begin: int, end: int, moves: Any, counts: Any, ratings: Any, chosen: Any) -> None:
    """The best rated legal move for each, the first one of equals."""
    for i in range(begin + first_row(), end, row_stride()):
        best = 0
        while ratings[i, best] < 0.0:
            best += 1
        chosen[i] = moves[i, best]


@rule
def play_on(s: Any, words: Any, unstarted: Any, moves: Any, rng: Any, count: int, seed: int, row: int) -> None:
    """So many random moves of one match, the next one beginning where it is over. `words` are the record's memory."""
    begun = 0
    for _ in range(count):
        if s.waiting == 0:
            begun += 1
            for w in range(len(words)):
                words[w] = unstarted[w]
            s.key[0] = u64(seed)
            s.key[1] = u64((row << 32) + begun)
            start(s)
        seat = next_seat(s)
        play(s, seat, int(moves[any_of(rng, legal(s, seat, moves))]))
