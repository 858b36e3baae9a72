"""Search for one decision: from a view to what each move is worth. `tree.py` has the compiled part.

    result = search(view, seed=1, iterations=1000)
    result.move, result.candidates[0].chances

It gets a view and nothing else. With a budget of iterations the seed determines the result; with a budget of time it
runs in slices of a few milliseconds, without the interpreter lock, and heeds `stop` between them.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from ..core.evaluation import SearchParams
from ..core.game import View
from ..core.records import raw
from ..core.rule import as_written
from ..nets.file import Net, load, load_to_search, no_weights, scratch
from .comparison import BATCHES, ROWS, compare_edges
from .tree import LONGEST_PATH, LUCK, NONE, Tree, Workspace, iterate

NODE_ROOM = 1 << 17
EDGE_ROOM = 1 << 19
SLICE_SECONDS = 0.01
FIRST_SLICE = 4
FEWEST = 64
"""Iterations that are run however little time there is: with fewer, chances would mean nothing."""
ENDLESS = 1 << 60
LONGEST_LINE = 12
WORTH_A_LINE = 2
"""A node that was visited less often than that says nothing about how the match goes on."""

Chances: TypeAlias = tuple[float, ...]


@dataclass(frozen=True)
class Candidate:
    """A move as the search sees it: its visits, the chance of each seat to win after it, how it goes on."""

    move: int
    visits: int
    chances: Chances
    line: tuple[tuple[int, int], ...]
    """The likeliest continuation, this move first, as pairs of seat and move."""


@dataclass(frozen=True)
class SearchResult:
    """What came of a search; the best candidate comes first."""

    seat: int
    candidates: tuple[Candidate, ...]
    iterations: int
    seconds: float

    @property
    def move(self) -> int:
        """The move to make."""
        return self.candidates[0].move

    @property
    def chances(self) -> Chances:
        """The chance of each seat to win if the best move is made."""
        return self.candidates[0].chances


class Search:
    """A search under way. `run` as often as you like, and ask for the `result` in between."""

    def __init__(self, view: View, seed: int, params: SearchParams | None = None, guided: bool | None = None) -> None:
        """`guided`: is the game's net asked in the tree, if there is one and somebody to beat? None: if that pays.

        False: it is not, and without `params` the search is `SearchParams.plain`. Others are measured by that one.
        """
        if params is None:
            params = view.game.search if guided is not False else view.game.search.plain()
        self.seat = view.seat
        self.iterations = 0
        self._work = _workspace(view, seed, params, _asked(view, guided))
        self._legal = view.legal()
        self._tree = _tree(len(self._legal), int(view.s.seats))

    def run(self, iterations: int, move: int | None = None) -> None:
        """Search on for so many iterations; all of them about one legal move, if it is given."""
        forced_edge = NONE if move is None else self._legal.index(move)
        iterate(self._tree, self._work, self.seat, forced_edge, iterations)
        self.iterations += iterations

    def settled(self, left: float, spent: float) -> bool:
        """With so much time left, after so much was spent: can no other move catch up with the most visited one?"""
        return left <= 0 or self.lead() > self.iterations * left / spent

    def lead(self) -> int:
        """By how many visits the most visited move is ahead of the next."""
        visits = np.sort(self._tree.edge_visits[: len(self._legal)])
        return int(visits[-1] - visits[-2])

    def compare(
        self, move: int, number: int, iterations: int, first: bool = False
    ) -> tuple[int, Chances, Chances, Chances]:
        """The move that is surely better than a legal one, or that one; everybody's chances with each of them.

        Last comes what the move changed against the best one found, as it was measured. It searches anew, by the luck
        of that number (`comparison.compare_edges`).
        """
        seats = int(self._work.known[0].seats)
        chances, batches = np.empty((ROWS, seats)), np.empty((2, BATCHES))
        places = self.seat, len(self._legal), self._legal.index(move), number, iterations, int(first), chances, batches
        edge = as_written(compare_edges)(self._tree, self._work, *places)
        better, played, change = (tuple(map(float, row)) for row in chances)
        return self._legal[edge], better, played, change

    def result(self, seconds: float = 0.0) -> SearchResult:
        """What is known so far; at least one iteration must have been run."""
        tree = self._tree
        edges = range(len(self._legal))
        best_first = sorted(edges, key=lambda edge: (-tree.edge_visits[edge], -tree.edge_value[edge]))
        return SearchResult(self.seat, tuple(map(self._candidate, best_first)), self.iterations, seconds)

    def _candidate(self, edge: int) -> Candidate:
        tree = self._tree
        visits = int(tree.edge_visits[edge])
        chances = tuple(float(total) / visits for total in tree.root_values[edge]) if visits else ()
        return Candidate(int(tree.moves[edge]), visits, chances, self._line(edge))

    def _line(self, edge: int) -> tuple[tuple[int, int], ...]:
        """Always the most visited move, and the node that mostly followed it."""
        tree, node = self._tree, 0
        line = [(int(tree.deciders[node]), int(tree.moves[edge]))]
        while len(line) < LONGEST_LINE:
            node = int(tree.likely_child[edge])
            first, count = int(tree.first_edge[node]), int(tree.edge_count[node])
            if node == NONE or tree.node_visits[node] < WORTH_A_LINE or count == 0:
                break
            edge = first + int(np.argmax(tree.edge_visits[first : first + count]))
            line.append((int(tree.deciders[node]), int(tree.moves[edge])))
        return tuple(line)


def search(
    view: View,
    seed: int,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    stop: threading.Event | None = None,
    params: SearchParams | None = None,
    guided: bool | None = None,
    only_move: bool = False,
) -> SearchResult:
    """Search for the decision that the viewing seat owes, until a budget is spent or `stop` is set.

    With one legal move there is nothing to search. A budget of time also ends when no other move can catch up any
    more, and so does one of iterations where `only_move` counts; a few are run in any case. Time counts from the end of
    the first slice, before which the search may have to be compiled.
    """
    legal = view.legal()
    if len(legal) == 1:
        return SearchResult(view.seat, (Candidate(legal[0], 0, (), ((view.seat, legal[0]),)),), 0, 0.0)
    most = ENDLESS if iterations is None else iterations
    running = Search(view, seed, params, guided)
    step = FIRST_SLICE
    running.run(min(step, most))
    begun = time.perf_counter()
    while running.iterations < most and not (stop is not None and stop.is_set()):
        before = time.perf_counter()
        running.run(min(step, most - running.iterations))
        now = time.perf_counter()
        if running.iterations >= FEWEST:
            if seconds is not None and running.settled(seconds - (now - begun), now - begun):
                break
            if only_move and running.lead() > most - running.iterations:
                break
        step = max(1, int(step * min(2.0, SLICE_SECONDS / max(1e-6, now - before))))
    return running.result(time.perf_counter() - begun)


def _asked(view: View, guided: bool | None) -> Net | None:
    """The net that a search asks."""
    if guided is None:
        return load_to_search(view.game, int(view.s.seats))
    return load(view.game) if guided else None


def _workspace(view: View, seed: int, params: SearchParams, net: Net | None) -> Workspace:
    """The view, the parameters and scratch memory; all chance comes from the seed."""
    state, codes = view.game.record, view.game.rules.CODES
    held, worlds = state.blank(), state.blank()
    held[0] = view.s
    own, weights = (params.net, net.weights) if net else (params, no_weights())
    return Workspace(
        prior_temperature=params.prior_temperature,
        horizon=own.horizon,
        c_puct=own.c_puct,
        playout_noise=params.playout_noise,
        max_new_nodes=own.max_new_nodes,
        net_share=params.net.net_share,
        policy_temperature=params.net.policy_temperature,
        net_ends=int(params.net.net_ends),
        shared=int(params.net.shared),
        one_chapter=int(params.one_chapter),
        proposals=own.proposals,
        known=held,
        believed=state.blank(2),
        belief=np.zeros(1),
        worlds=worlds,
        words=raw(worlds)[0].view(np.uint64),
        signed_words=raw(worlds)[0].view(np.int64),
        masks=state.search_masks.view(np.uint64),
        rng=np.array([seed & 0xFFFFFFFFFFFFFFFF, LUCK, 0], dtype=np.uint64),
        moves=np.empty(codes, dtype=np.int64),
        ratings=np.empty(codes),
        chances=np.zeros(state.max_seats),
        score=np.zeros((state.max_seats, 2), dtype=np.int64),
        path_nodes=np.empty(LONGEST_PATH, dtype=np.int32),
        path_edges=np.empty(LONGEST_PATH, dtype=np.int32),
        weights=weights,
        scratch=net.scratch() if net else scratch(view.game, weights, 0),
    )


def _tree(root_moves: int, seats: int) -> Tree:
    """An empty tree. Memory that is not used is not touched, so room costs nothing."""
    return Tree(
        slots=np.zeros(2 * NODE_ROOM, dtype=np.int32),
        keys=np.empty(NODE_ROOM, dtype=np.uint64),
        deciders=np.empty(NODE_ROOM, dtype=np.int32),
        first_edge=np.empty(NODE_ROOM, dtype=np.int32),
        edge_count=np.empty(NODE_ROOM, dtype=np.int32),
        node_visits=np.empty(NODE_ROOM, dtype=np.int32),
        node_value=np.empty(NODE_ROOM),
        moves=np.empty(EDGE_ROOM, dtype=np.int32),
        priors=np.empty(EDGE_ROOM),
        edge_visits=np.empty(EDGE_ROOM, dtype=np.int32),
        edge_value=np.empty(EDGE_ROOM),
        likely_child=np.empty(EDGE_ROOM, dtype=np.int32),
        child_votes=np.empty(EDGE_ROOM, dtype=np.int32),
        used=np.zeros(2, dtype=np.int64),
        root_values=np.zeros((root_moves, seats)),
    )
