"""Monte Carlo tree search, compiled, for every game: one tree over what the seats know, a new world each iteration.

A node is a view: what the seat that decides there knows, hashed. So nobody in the tree knows more than the rules allow
him to, whether it is hidden cards, chance to come or choices made at the same time, and no game has to say so twice.
Since legal moves follow from the view, a node has the same moves in every world.

An iteration guesses a world from the searcher's view. It goes down the tree (`select`: PUCT with the game's ratings as
the prior), adds the first view that is new there (`expand`), plays on by the ratings as far as the horizon (`rollout`),
and asks the game's evaluation, or the rules if the match is over, for everybody's chances (`evaluate`). They are added
up along the path (`backup`). Every seat maximises its own chance.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.chance import siphash, u64
from ..core.dispatch import RANKING, guess, legal, play, points, rate_moves
from ..core.dispatch import evaluate as evaluate_position
from ..core.maths import exp
from ..core.random_play import any_of, next_seat
from ..core.records import Floats, Ints
from ..core.rule import rule

Words: TypeAlias = npt.NDArray[np.uint64]
Small: TypeAlias = npt.NDArray[np.int32]

LONGEST_PATH = 256
NONE = -1
PRIOR_FLOOR = 0.05
"""The part of the prior that all moves share alike, so that none is overlooked for good."""
FPU_REDUCTION = 0.1
"""First play urgency: an edge without visits is taken to be so much worse than its node's mean."""
FAR_AHEAD = 10.0
"""The evaluation that is half of all one could wish for, where one plays alone."""
LUCK = 0x6C75636B
"""The second half of the key of a search's own generator; the first is its seed."""
NODES, EDGES = 0, 1


class Tree(NamedTuple):
    """Nodes and, for each legal move of a node, an edge. Values are sums of the chances of the seat that decides."""

    slots: Small
    """A hash table: the number of a node + 1, or 0."""
    keys: Words
    """Of each node, the hash of its view."""
    deciders: Small
    first_edge: Small
    """The node's first edge; the others follow it."""
    edge_count: Small
    node_visits: Small
    node_value: Floats
    moves: Small
    """Of each edge, its move."""
    priors: Floats
    edge_visits: Small
    edge_value: Floats
    likely_child: Small
    """The node that most often followed an edge, or NONE."""
    child_votes: Small
    used: Ints
    """How many nodes and edges there are."""
    root_values: Floats
    """For each edge of the root: the sum of the chances of every seat."""


class Workspace(NamedTuple):
    """What an iteration works with: the view, the parameters of the search (`SearchParams`) and scratch memory."""

    prior_temperature: float
    horizon: int
    c_puct: float
    playout_noise: float
    max_new_nodes: int
    known: npt.NDArray[Any]
    """The view, as one record."""
    worlds: npt.NDArray[Any]
    """The present world, as one record."""
    words: Words
    """The same memory as the world."""
    masks: Words
    rng: Words
    """Key, key, counter: see `any_of`."""
    moves: Ints
    ratings: Floats
    chances: Floats
    score: Ints
    path_nodes: Small
    """The nodes of the present iteration's path from the root on."""
    path_edges: Small
    """The edge taken at each of them; NONE at a new node where the path ends."""


@rule
def restart(tree: Tree, work: Workspace, seed: int) -> None:
    """An empty tree, and the chance of another seed."""
    tree.slots[:] = 0
    tree.used[:] = 0
    tree.root_values[:] = 0.0
    work.rng[0], work.rng[1], work.rng[2] = u64(seed), u64(LUCK), u64(0)


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
def select(tree: Tree, work: Workspace, node: int) -> int:
    """PUCT: the edge with the best mean value and a bonus for its prior that shrinks with its visits."""
    unvisited = tree.node_value[node] / max(1, tree.node_visits[node]) - FPU_REDUCTION
    bonus = work.c_puct * sqrt(tree.node_visits[node])
    best, most = NONE, -1e9
    for edge in range(tree.first_edge[node], tree.first_edge[node] + tree.edge_count[node]):
        visits = tree.edge_visits[edge]
        mean = tree.edge_value[edge] / visits if visits > 0 else unvisited
        score = mean + bonus * tree.priors[edge] / (1 + visits)
        if score > most:
            best, most = edge, score
    return best


@rule
def expand(tree: Tree, work: Workspace, slot: int, key: int, seat: int, count: int) -> int:
    """A new node with the `count` legal moves in the workspace; NONE if there is no room for it.

    The prior is the softmax of the ratings, with a floor.
    """
    node, first = int(tree.used[NODES]), int(tree.used[EDGES])
    if node == len(tree.keys) or first + count > len(tree.moves):
        return NONE
    tree.used[NODES] += 1
    tree.used[EDGES] += count
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.deciders[node], tree.first_edge[node], tree.edge_count[node] = seat, first, count
    tree.node_visits[node] = 0
    tree.node_value[node] = 0.0
    rate_moves(work.worlds[0], seat, work.moves, count, work.ratings)
    most = work.ratings[0]
    for i in range(count):
        most = max(most, work.ratings[i])
    total = 0.0
    for i in range(count):
        work.ratings[i] = exp((work.ratings[i] - most) / work.prior_temperature)
        total += work.ratings[i]
    for i in range(count):
        edge = first + i
        tree.moves[edge] = work.moves[i]
        tree.priors[edge] = (1.0 - PRIOR_FLOOR) * work.ratings[i] / total + PRIOR_FLOOR / count
        tree.edge_visits[edge] = 0
        tree.edge_value[edge] = 0.0
        tree.likely_child[edge] = NONE
        tree.child_votes[edge] = 0
    return node


@rule
def best_rated(work: Workspace, seat: int, count: int) -> int:
    """Of the `count` legal moves in the workspace, the one that is rated best."""
    rate_moves(work.worlds[0], seat, work.moves, count, work.ratings)
    best = 0
    for i in range(1, count):
        if work.ratings[i] > work.ratings[best]:
            best = i
    return int(work.moves[best])


@rule
def rollout(work: Workspace) -> None:
    """Play on by the ratings, with some random moves, up to the horizon or to the end. Forced moves do not count."""
    s = work.worlds[0]
    made = 0
    while s.waiting != 0 and made < work.horizon:
        seat = next_seat(s)
        count = legal(s, seat, work.moves)
        move = int(work.moves[0])
        if count > 1:
            made += 1
            if work.playout_noise > 0.0 and any_of(work.rng, 1 << 20) < work.playout_noise * (1 << 20):
                move = int(work.moves[any_of(work.rng, count)])
            else:
                move = best_rated(work, seat, count)
        play(s, seat, move)


@rule
def evaluate(work: Workspace) -> None:
    """Every seat's chance to win: its share of the first place if the match is over, else by the game's evaluation."""
    s, chances = work.worlds[0], work.chances
    if s.seats == 1:
        # There is nobody to beat: the better the position, the better.
        evaluate_position(s, chances)
        chances[0] /= FAR_AHEAD + abs(chances[0])
        return
    if s.waiting == 0:
        points(s, work.score)
        for seat in range(s.seats):
            chances[seat] = work.score[seat, RANKING]
    else:
        evaluate_position(s, chances)
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
def backup(tree: Tree, work: Workspace, length: int) -> None:
    """Add the chances to the visits and values of the path's nodes and edges."""
    for i in range(length):
        node, edge = int(work.path_nodes[i]), int(work.path_edges[i])
        chance = work.chances[tree.deciders[node]]
        tree.node_visits[node] += 1
        tree.node_value[node] += chance
        if edge != NONE:
            tree.edge_visits[edge] += 1
            tree.edge_value[edge] += chance
    if length > 0 and work.path_edges[0] != NONE:
        for seat in range(work.known[0].seats):
            tree.root_values[work.path_edges[0], seat] += work.chances[seat]


@rule
def vote(tree: Tree, edge: int, node: int) -> None:
    """Count that a node followed an edge: a majority vote that needs one counter."""
    if tree.likely_child[edge] == node:
        tree.child_votes[edge] += 1
    elif tree.child_votes[edge] == 0:
        tree.likely_child[edge], tree.child_votes[edge] = node, 1
    else:
        tree.child_votes[edge] -= 1


@rule
def descend(tree: Tree, work: Workspace, seat: int, forced_edge: int) -> int:
    """From the root, where `seat` decides, down the tree by `select` and `expand`.

    Return how many nodes lie on the path. `forced_edge` is the edge to take at the root, or NONE.
    """
    s = work.worlds[0]
    length, new_nodes, edge = 0, 0, NONE
    while s.waiting != 0 and length < LONGEST_PATH:
        if length > 0:
            seat = next_seat(s)
        key = view_key(work.words, work.masks[seat], seat)
        node, slot = find(tree, key)
        if node == NONE:
            count = legal(s, seat, work.moves)
            if count == 1:
                play(s, seat, work.moves[0])
                continue
            node = expand(tree, work, slot, key, seat, count)
            if node == NONE:
                break
            new_nodes += 1
        if edge != NONE:
            vote(tree, edge, node)
        if length == 0 and forced_edge != NONE:
            edge = forced_edge
        else:
            edge = select(tree, work, node) if new_nodes < work.max_new_nodes else NONE
        work.path_nodes[length], work.path_edges[length] = node, edge
        length += 1
        if edge == NONE:
            break
        play(s, seat, tree.moves[edge])
    return length


@rule
def iterate(tree: Tree, work: Workspace, seat: int, forced_edge: int, count: int) -> None:
    """So many iterations of the search for a seat, from its view in the workspace; `forced_edge` as in `descend`."""
    for _ in range(count):
        work.worlds[0] = work.known[0]
        for half in range(2):
            work.rng[2] = u64(work.rng[2] + u64(1))
            work.worlds[0].key[half] = siphash(work.rng[0], work.rng[1], work.rng[2])
        guess(work.worlds[0], seat)
        length = descend(tree, work, seat, forced_edge)
        rollout(work)
        evaluate(work)
        backup(tree, work, length)
