"""Monte Carlo tree search, compiled, for every game: one tree over what the seats know, a new world each iteration.

A node is a view: what the seat that decides there knows, hashed. So nobody in the tree knows more than the rules allow
him to, whether it is hidden cards, chance to come or choices made at the same time, and no game has to say so twice.
Since legal moves follow from the view, a node has the same moves in every world.

An iteration guesses a world from the searcher's view. It goes down the tree (`select`: PUCT), adds the first view that
is new there (`expand`) and finds everybody's chances (`evaluate`), which are added up along the path (`backup`). Every
seat maximises its own chance. A node gets its edges when somebody goes on from it: most never do.

Without a net the prior is the game's own rating of the moves, and chances come from playing on by the ratings as far as
the horizon (`rollout`), and then from the game's evaluation or, if the match is over, from the rules. With a net the
prior is the net's policy, and chances are what it tells of the view of the seat that decides: at once, or after a
playout, or a mixture of both, as serves the game. Where a match has chapters, such as hands of cards, nobody looks
beyond the present one: what comes then is much the same for every move, and the evaluation tells what the points are
worth without the luck of another deal.

Worlds count alike, or the more the likelier the others would have decided in them as they did since the time that the
game remembers (`believe`).

Where worlds *share* the others' nodes, such a node is what everybody sees, and each move has its own count of tries.
The moves that are legal differ from world to world then, and the prior is the net's for the world's own view.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.chance import siphash, u64
from ..core.dispatch import RANKING, chapter, guess, legal, play, points, rate_moves, recall, rewind
from ..core.dispatch import evaluate as evaluate_position
from ..core.maths import exp
from ..core.random_play import any_of, next_seat
from ..core.records import Floats, Ints, Position
from ..core.rule import rule
from ..nets.inference import Scratch, Weights, find_chances, hide_layers, score_moves

Words: TypeAlias = npt.NDArray[np.uint64]
Small: TypeAlias = npt.NDArray[np.int32]

LONGEST_PATH = 256
NONE = -1
PRIOR_FLOOR = 0.05
"""The part of the prior that all moves share alike, so that none is overlooked for good."""
FPU_REDUCTION = 0.1
"""First play urgency: an edge without visits is taken to be so much worse than its node's mean."""
WORTH_AN_EDGE = 0.01
"""Below the root, a move that a net thinks less likely than this part of the likeliest one gets no edge."""
OWN_REASONS = 0.1
"""The part of the others' decisions for which the ratings are no reason."""
FIRST_PROPOSALS = 64
"""So many worlds are guessed before the first one is believed in."""
FAR_AHEAD = 10.0
"""The evaluation that is half of all one could wish for, where one plays alone."""
LUCK = 0x6C75636B
"""The second half of the key of a search's own generator; the first is its seed."""
NODES, EDGES = 0, 1
ONLOOKER = -1
"""The last mask is what everybody sees."""


class Tree(NamedTuple):
    """Nodes and the edges of those that were gone on from. Values are sums of the chances of the seat that decides."""

    slots: Small
    """A hash table: the number of a node + 1, or 0."""
    keys: Words
    """Of each node, the hash of its view."""
    deciders: Small
    first_edge: Small
    """The node's first edge; the others follow it."""
    edge_count: Small
    """How many edges the node has; 0 before they are made."""
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
    net_share: float
    """How much of a leaf's chances are the net's, the rest being those of a playout."""
    policy_temperature: float
    net_ends: int
    """1: a playout that has come to its horizon ends with the net's chances, not with the game's evaluation."""
    shared: int
    """1: worlds share the others' nodes."""
    one_chapter: int
    """1: paths and playouts end with the chapter of the view."""
    proposals: int
    """How many worlds are guessed for each that is searched; 0: every world counts alike."""
    known: npt.NDArray[Any]
    """The view, as one record."""
    believed: npt.NDArray[Any]
    """The world that is believed in at present, and the one that is proposed, where worlds do not count alike."""
    belief: Floats
    """How likely the others would have decided as they did in the believed world; 0 before there is one."""
    worlds: npt.NDArray[Any]
    """The present world, as one record."""
    words: Words
    """The same memory as the world."""
    signed_words: Ints
    """The same again, as nets read it."""
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
    weights: Weights
    """Of the net; without any rows where there is none."""
    scratch: Scratch


@rule
def restart(tree: Tree, work: Workspace, seed: int) -> None:
    """An empty tree, and the chance of another seed."""
    tree.slots[:] = 0
    tree.used[:] = 0
    tree.root_values[:] = 0.0
    work.belief[0] = 0.0
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
def move_key(key: int, move: int) -> int:
    """The key of the node that counts how often a move was tried at a shared node."""
    mixed = u64((u64(key) ^ u64(move + 1)) * u64(0xD6E8FEB86659FD93))
    return u64(mixed ^ (mixed >> u64(32)))


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
def expand(tree: Tree, slot: int, key: int, seat: int) -> int:
    """A new node, without edges; NONE if there is no room for it."""
    node = int(tree.used[NODES])
    if node == len(tree.keys):
        return NONE
    tree.used[NODES] += 1
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.deciders[node], tree.first_edge[node], tree.edge_count[node] = seat, 0, 0
    tree.node_visits[node] = 0
    tree.node_value[node] = 0.0
    return node


@rule
def has_net(work: Workspace) -> bool:
    """Is there a net to ask, and anybody to beat?"""
    return len(work.weights.first) > 0 and work.known[0].seats > 1


@rule
def find_priors(work: Workspace, seat: int, count: int) -> float:
    """Turn what is thought of the `count` legal moves in the workspace into e to the power of it, 1 for the best;
    return the sum."""
    ratings, temperature = work.ratings, work.prior_temperature
    if has_net(work):
        temperature = work.policy_temperature
        hide_layers(work.weights, work.scratch, work.signed_words, seat, int(work.worlds[0].seats))
        score_moves(work.weights, work.scratch, work.worlds[0], work.signed_words, seat, work.moves, count, ratings)
    else:
        rate_moves(work.worlds[0], seat, work.moves, count, ratings)
    most = ratings[0]
    for i in range(count):
        most = max(most, ratings[i])
    total = 0.0
    for i in range(count):
        ratings[i] = exp((ratings[i] - most) / temperature)
        total += ratings[i]
    return total


@rule
def make_edges(tree: Tree, work: Workspace, node: int, seat: int) -> bool:
    """Give a node its edges; False if there is no room for them. The prior is a softmax, with a floor.

    The root has all legal moves. Below it a net has the say which ones are worth an edge.
    """
    count = legal(work.worlds[0], seat, work.moves)
    first = int(tree.used[EDGES])
    if first + count > len(tree.moves):
        return False
    total = find_priors(work, seat, count)
    least = WORTH_AN_EDGE if node > 0 and has_net(work) else 0.0
    edge = first
    for i in range(count):
        if work.ratings[i] < least:
            continue
        tree.moves[edge] = work.moves[i]
        tree.priors[edge] = (1.0 - PRIOR_FLOOR) * work.ratings[i] / total + PRIOR_FLOOR / count
        tree.edge_visits[edge] = 0
        tree.edge_value[edge] = 0.0
        tree.likely_child[edge] = NONE
        tree.child_votes[edge] = 0
        edge += 1
    tree.first_edge[node], tree.edge_count[node] = first, edge - first
    tree.used[EDGES] = edge
    return True


@rule
def select_shared(tree: Tree, work: Workspace, node: int, seat: int, count: int) -> tuple[int, int]:
    """PUCT at a node that worlds share, among the moves that are legal in this one: the move, and the node that counts
    its tries; NONE if there is no room for that. The prior is the net's for what the seat knows in this world."""
    total = find_priors(work, seat, count)
    unvisited = tree.node_value[node] / max(1, tree.node_visits[node]) - FPU_REDUCTION
    bonus = work.c_puct * sqrt(tree.node_visits[node])
    best, most, chosen = 0, -1e9, NONE
    for i in range(count):
        if work.ratings[i] < WORTH_AN_EDGE:
            continue
        tried, _ = find(tree, move_key(tree.keys[node], work.moves[i]))
        visits = tree.node_visits[tried] if tried != NONE else 0
        mean = tree.node_value[tried] / visits if visits > 0 else unvisited
        score = mean + bonus * work.ratings[i] / total / (1 + visits)
        if score > most:
            best, most, chosen = i, score, tried
    if chosen == NONE:
        key = move_key(tree.keys[node], work.moves[best])
        chosen = expand(tree, find(tree, key)[1], key, seat)
    return int(work.moves[best]), chosen


@rule
def pass_shared(tree: Tree, work: Workspace, node: int, seat: int, count: int, length: int, goes_on: bool) -> int:
    """Put a node that worlds share on the path and, unless the path ends there, make a move; return the new length."""
    work.path_nodes[length], work.path_edges[length] = node, NONE
    length += 1
    if goes_on:
        move, tried = select_shared(tree, work, node, seat, count)
        if tried != NONE:
            work.path_nodes[length], work.path_edges[length] = tried, NONE
            length += 1
        play(work.worlds[0], seat, move)
    return length


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
def last_chapter(work: Workspace) -> int:
    """The chapter that the search does not look beyond, or NONE."""
    return int(chapter(work.known[0])) if work.one_chapter == 1 else NONE


@rule
def is_beyond(s: Position, last: int) -> bool:
    """Has a world come to a chapter that the search does not look into? It is asked at each decision, so it gets no
    workspace: handing that over would cost more than its work."""
    return last != NONE and chapter(s) != last


@rule
def rollout(work: Workspace) -> None:
    """Play on by the ratings, with some random moves, up to the horizon or to the end of the match or the chapter.

    Forced moves do not count.
    """
    s, last = work.worlds[0], last_chapter(work)
    made = 0
    while s.waiting != 0 and made < work.horizon and not is_beyond(s, last):
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
def judge(work: Workspace, out: Floats) -> None:
    """Every seat's chance to win as the net sees it, from what the seat that decides knows."""
    s = work.worlds[0]
    seat, seats = next_seat(s), int(s.seats)
    hide_layers(work.weights, work.scratch, work.signed_words, seat, seats)
    find_chances(work.weights, work.scratch, s, seat)
    for turn in range(seats):
        out[(seat + turn) % seats] = work.scratch.chances[turn]


@rule
def may_judge(work: Workspace) -> bool:
    """Is there a net to ask about the world? Where a chapter begins it would look at what is left to chance."""
    return has_net(work) and work.worlds[0].waiting != 0 and not is_beyond(work.worlds[0], last_chapter(work))


@rule
def evaluate(work: Workspace) -> None:
    """Every seat's chance to win where the path has ended: by the net, by a playout, or by both."""
    share = work.net_share if may_judge(work) else 0.0
    if share > 0.0:
        judge(work, work.scratch.by_seat)
    if share < 1.0:
        rollout(work)
        if work.net_ends == 1 and may_judge(work):
            judge(work, work.chances)
        else:
            evaluate_end(work)
    if share > 0.0:
        for seat in range(work.worlds[0].seats):
            played = (1.0 - share) * work.chances[seat] if share < 1.0 else 0.0
            work.chances[seat] = share * work.scratch.by_seat[seat] + played


@rule
def evaluate_end(work: Workspace) -> None:
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
    s, searcher = work.worlds[0], seat
    shares, last = work.shared == 1 and has_net(work), last_chapter(work)
    length, new_nodes, edge = 0, 0, NONE
    while s.waiting != 0 and length < LONGEST_PATH - 1 and not is_beyond(s, last):
        if length > 0:
            seat = next_seat(s)
        shared = shares and seat != searcher
        key = view_key(work.words, work.masks[ONLOOKER if shared else seat], seat)
        node, slot = find(tree, key)
        count = legal(s, seat, work.moves) if shared or node == NONE else 0
        if count == 1:
            play(s, seat, work.moves[0])
            continue
        if node == NONE:
            node = expand(tree, slot, key, seat)
            if node == NONE:
                break
            new_nodes += 1
        if edge != NONE:
            vote(tree, edge, node)
        goes_on = new_nodes < work.max_new_nodes
        if shared:
            edge = NONE
            length = pass_shared(tree, work, node, seat, count, length, goes_on)
            if goes_on:
                continue
            break
        if tree.edge_count[node] == 0 and (goes_on or length == 0):
            goes_on = make_edges(tree, work, node, seat) and goes_on
        edge = select(tree, work, node) if goes_on else NONE
        if length == 0 and forced_edge != NONE:
            edge = forced_edge
        work.path_nodes[length], work.path_edges[length] = node, edge
        length += 1
        if edge == NONE:
            break
        play(s, seat, tree.moves[edge])
    return length


@rule
def draw_key(work: Workspace) -> None:
    """Give the world a source of chance of its own."""
    for half in range(2):
        work.rng[2] = u64(work.rng[2] + u64(1))
        work.worlds[0].key[half] = siphash(work.rng[0], work.rng[1], work.rng[2])


@rule
def guess_world(work: Workspace, seat: int) -> None:
    """Any world that fits what the seat knows, each equally likely."""
    work.worlds[0] = work.known[0]
    draw_key(work)
    guess(work.worlds[0], seat)


@rule
def believe(work: Workspace, seat: int) -> None:
    """A world that fits what the seat knows, each as likely as it makes what the others decided.

    That is Metropolis' rule: a guessed world takes the place of the believed one if it is likelier, or else with the
    ratio of the two likelihoods. The first one has more proposals to get ahead of.
    """
    for _ in range(work.proposals if work.belief[0] > 0.0 else FIRST_PROPOSALS):
        guess_world(work, seat)
        work.believed[1] = work.worlds[0]
        likelihood = credibility(work, seat)
        if any_of(work.rng, 1 << 20) * work.belief[0] < likelihood * (1 << 20):
            work.believed[0], work.belief[0] = work.believed[1], likelihood
    work.worlds[0] = work.believed[0]
    draw_key(work)


@rule
def credibility(work: Workspace, seat: int) -> float:
    """How likely the others would have decided as they did, were this the world; it is gone afterwards.

    They are taken to decide by the ratings, as the prior has it without a net, but now and then for reasons of their
    own.
    """
    s, likelihood = work.worlds[0], 1.0
    for i in range(rewind(s)):
        decider, move = next_seat(s), recall(s, i)
        if decider != seat:
            count = legal(s, decider, work.moves)
            if count > 1:
                likelihood *= rated_share(work, decider, move, count)
        play(s, decider, move)
    return likelihood


@rule
def rated_share(work: Workspace, seat: int, move: int, count: int) -> float:
    """How likely a seat makes a move that is one of the `count` legal ones in the workspace."""
    rate_moves(work.worlds[0], seat, work.moves, count, work.ratings)
    most = work.ratings[0]
    for i in range(count):
        most = max(most, work.ratings[i])
    share, total = 0.0, 0.0
    for i in range(count):
        weight = exp((work.ratings[i] - most) / work.prior_temperature)
        total += weight
        if work.moves[i] == move:
            share = weight
    return (1.0 - OWN_REASONS) * share / total + OWN_REASONS / count


@rule
def iterate(tree: Tree, work: Workspace, seat: int, forced_edge: int, count: int) -> None:
    """So many iterations of the search for a seat, from its view in the workspace; `forced_edge` as in `descend`."""
    for _ in range(count):
        if work.proposals == 0:
            guess_world(work, seat)
        else:
            believe(work, seat)
        length = descend(tree, work, seat, forced_edge)
        evaluate(work)
        backup(tree, work, length)
