"""The search itself, compiled, for every game: one tree over what the seats know, a new world for each iteration.

A node is a view: what the seat that decides there knows, hashed. So nobody in the tree knows more than the rules allow
him to, whether it is hidden cards, chance to come or choices made at the same time, and no game has to say so twice.
Since legal moves follow from the view, a node has the same moves in every world.

An iteration guesses a world from the searcher's view, goes down the tree by PUCT with the game's own ratings as the
prior, adds the first view that is new there, plays on by the ratings as far as the horizon, and asks the outlook, or
the rules if the match is over, for everybody's chances. Every seat maximises its own.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.chance import siphash, u64
from ..core.generic import RANKING, any_of, guess, legal, next_seat, outlook, play, points, rate
from ..core.records import Floats, Ints
from ..core.rule import rule

Words: TypeAlias = npt.NDArray[np.uint64]
Small: TypeAlias = npt.NDArray[np.int32]

LONGEST_PATH = 256
NONE = -1
EVEN_SHARE = 0.05
"""The part of the prior that all moves share alike, so that none is overlooked for good."""
PESSIMISM = 0.1
"""A move that was never tried is taken to be so much worse than what the node has brought so far."""
FAR_AHEAD = 10.0
"""Steps of the outlook that are half of all one could wish for, where one plays alone."""
NODES, EDGES = 0, 1


class Tree(NamedTuple):
    """Nodes and, for each legal move of a node, an edge. Chances are always those of the seat that decides."""

    slots: Small
    """A hash table: the number of a node + 1, or 0."""
    keys: Words
    deciders: Small
    first: Small
    """The node's first edge; the others follow it."""
    counts: Small
    visits: Small
    sums: Floats
    moves: Small
    priors: Floats
    tries: Small
    gains: Floats
    after: Small
    """The node that most often followed an edge (a majority vote), or NONE."""
    votes: Small
    used: Ints
    """How many nodes and edges there are."""
    at_root: Floats
    """For each edge of the root: the sum of the chances of every seat."""


class Bench(NamedTuple):
    """What an iteration works with; the worlds are one record, and its words the same memory."""

    known: npt.NDArray[Any]
    worlds: npt.NDArray[Any]
    words: Words
    masks: Words
    luck: Words
    moves: Ints
    ratings: Floats
    chances: Floats
    score: Ints
    stops: Small
    """The nodes of the present iteration's path from the root on."""
    path: Small
    """The edge taken at each of them; NONE at a new node where the path ends."""


class Manner(NamedTuple):
    """The numbers of a game's `Tuning`, as compiled code takes them."""

    clear: float
    horizon: int
    explore: float
    slips: float
    fresh: int


@rule
def view_key(words: Words, mask: Words, seat: int) -> int:
    """A hash of what a seat knows of a world."""
    key = u64(seat + 1)
    for i in range(len(mask)):
        key = u64((key ^ u64(words[i] & mask[i])) * u64(0x9E3779B97F4A7C15))
        key ^= key >> u64(29)
    return key


@rule
def find(tree: Tree, key: int) -> tuple[int, int]:
    """The node of that key, or NONE; and its slot, or the free one where it belongs."""
    last = len(tree.slots) - 1
    slot = int(key >> u64(20)) & last
    while tree.slots[slot] != 0:
        node = int(tree.slots[slot]) - 1
        if tree.keys[node] == key:
            return node, slot
        slot = (slot + 1) & last
    return NONE, slot


@rule
def add(tree: Tree, bench: Bench, slot: int, key: int, seat: int, count: int, clear: float) -> int:
    """A new node with the `count` legal moves on the bench; NONE if there is no room for it."""
    node, first = int(tree.used[NODES]), int(tree.used[EDGES])
    if node == len(tree.keys) or first + count > len(tree.moves):
        return NONE
    tree.used[NODES] += 1
    tree.used[EDGES] += count
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.deciders[node], tree.first[node], tree.counts[node] = seat, first, count
    tree.visits[node] = 0
    tree.sums[node] = 0.0
    rate(bench.worlds[0], seat, bench.moves, count, bench.ratings)
    most = bench.ratings[0]
    for i in range(count):
        most = max(most, bench.ratings[i])
    total = 0.0
    for i in range(count):
        bench.ratings[i] = exp((bench.ratings[i] - most) / clear)
        total += bench.ratings[i]
    for i in range(count):
        edge = first + i
        tree.moves[edge] = bench.moves[i]
        tree.priors[edge] = (1.0 - EVEN_SHARE) * bench.ratings[i] / total + EVEN_SHARE / count
        tree.tries[edge] = 0
        tree.gains[edge] = 0.0
        tree.after[edge] = NONE
        tree.votes[edge] = 0
    return node


@rule
def select(tree: Tree, node: int, explore: float) -> int:
    """PUCT: the edge with the best chances so far and, the less it was tried, the better its prior."""
    untried = tree.sums[node] / max(1, tree.visits[node]) - PESSIMISM
    urge = explore * sqrt(tree.visits[node])
    best, most = NONE, -1e9
    for edge in range(tree.first[node], tree.first[node] + tree.counts[node]):
        tries = tree.tries[edge]
        mean = tree.gains[edge] / tries if tries > 0 else untried
        worth = mean + urge * tree.priors[edge] / (1 + tries)
        if worth > most:
            best, most = edge, worth
    return best


@rule
def favourite(bench: Bench, seat: int, count: int) -> int:
    """Of the `count` legal moves on the bench the one that is rated best."""
    rate(bench.worlds[0], seat, bench.moves, count, bench.ratings)
    best = 0
    for i in range(1, count):
        if bench.ratings[i] > bench.ratings[best]:
            best = i
    return int(bench.moves[best])


@rule
def play_out(bench: Bench, horizon: int, slips: float) -> None:
    """Play on by the ratings, with some random moves, for so many real decisions or to the end."""
    s = bench.worlds[0]
    made = 0
    while s.waiting != 0 and made < horizon:
        seat = next_seat(s)
        count = legal(s, seat, bench.moves)
        move = int(bench.moves[0])
        if count > 1:
            made += 1
            if slips > 0.0 and any_of(bench.luck, 1 << 20) < slips * (1 << 20):
                move = int(bench.moves[any_of(bench.luck, count)])
            else:
                move = favourite(bench, seat, count)
        play(s, seat, move)


@rule
def judge(bench: Bench) -> None:
    """The chances of every seat: the shares of the first place if the match is over, else the outlook."""
    s, chances = bench.worlds[0], bench.chances
    if s.seats == 1:
        # There is nobody to beat: the better the outlook, the better.
        outlook(s, chances)
        chances[0] /= FAR_AHEAD + abs(chances[0])
        return
    if s.waiting == 0:
        points(s, bench.score)
        for seat in range(s.seats):
            chances[seat] = bench.score[seat, RANKING]
    else:
        outlook(s, chances)
    most = chances[0]
    for seat in range(s.seats):
        most = max(most, chances[seat])
    total = 0.0
    for seat in range(s.seats):
        if s.waiting == 0:
            chances[seat] = 1.0 if chances[seat] == most else 0.0
        else:
            chances[seat] = exp(chances[seat] - most)
        total += chances[seat]
    for seat in range(s.seats):
        chances[seat] /= total


@rule
def vote(tree: Tree, edge: int, node: int) -> None:
    """Count that a node followed an edge."""
    if tree.after[edge] == node:
        tree.votes[edge] += 1
    elif tree.votes[edge] == 0:
        tree.after[edge], tree.votes[edge] = node, 1
    else:
        tree.votes[edge] -= 1


@rule
def descend(tree: Tree, bench: Bench, seat: int, manner: Manner, wanted: int) -> int:
    """From the root, where `seat` decides, down the tree until it ends; return how many nodes lie on the path.

    `wanted` is the edge to take at the root, or NONE.
    """
    s = bench.worlds[0]
    length, fresh, edge = 0, 0, NONE
    while s.waiting != 0 and length < LONGEST_PATH:
        if length > 0:
            seat = next_seat(s)
        key = view_key(bench.words, bench.masks[seat], seat)
        node, slot = find(tree, key)
        if node == NONE:
            count = legal(s, seat, bench.moves)
            if count == 1:
                play(s, seat, bench.moves[0])
                continue
            node = add(tree, bench, slot, key, seat, count, manner.clear)
            if node == NONE:
                break
            fresh += 1
        if edge != NONE:
            vote(tree, edge, node)
        if length == 0 and wanted != NONE:
            edge = wanted
        else:
            edge = select(tree, node, manner.explore) if fresh < manner.fresh else NONE
        bench.stops[length], bench.path[length] = node, edge
        length += 1
        if edge == NONE:
            break
        play(s, seat, tree.moves[edge])
    return length


@rule
def learn(tree: Tree, bench: Bench, length: int) -> None:
    """Add what came of an iteration to the nodes and edges of its path."""
    for i in range(length):
        node, edge = int(bench.stops[i]), int(bench.path[i])
        chance = bench.chances[tree.deciders[node]]
        tree.visits[node] += 1
        tree.sums[node] += chance
        if edge != NONE:
            tree.tries[edge] += 1
            tree.gains[edge] += chance
    if length > 0 and bench.path[0] != NONE:
        for seat in range(bench.known[0].seats):
            tree.at_root[bench.path[0], seat] += bench.chances[seat]


@rule
def iterate(tree: Tree, bench: Bench, seat: int, manner: Manner, wanted: int, count: int) -> None:
    """So many iterations of the search for a seat, from its view on the bench; `wanted` as in `descend`."""
    for _ in range(count):
        bench.worlds[0] = bench.known[0]
        for half in range(2):
            bench.luck[2] = u64(bench.luck[2] + u64(1))
            bench.worlds[0].key[half] = siphash(bench.luck[0], bench.luck[1], bench.luck[2])
        guess(bench.worlds[0], seat)
        length = descend(tree, bench, seat, manner, wanted)
        play_out(bench, manner.horizon, manner.slips)
        judge(bench)
        learn(tree, bench, length)
