"""What the module of a game offers: one function for each thing that a table, a bot or a test asks for.

Nothing is handed over but numbers and the address of the module's `Rooms`: stretches of memory, one for each array that
compiled code works with. Whoever calls writes positions there first and reads results there afterwards
(`web/src/engine/engine.ts`). The position that is asked about lies in `positions[0]`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numba
import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import njit, types
from numba.extending import intrinsic

from ..bots.comparison import BATCHES, ROWS, compare_edges
from ..bots.judgement import Eyes, judged, judged_by_net
from ..bots.search import EDGE_ROOM, NODE_ROOM
from ..bots.tree import LONGEST_PATH, Tree, Workspace, iterate, restart
from ..core import dispatch
from ..core.chance import u64
from ..core.disclosure import may_undo
from ..core.game import Game
from ..core.messages import CAPACITY
from ..core.packing import pack_narrations, pack_view, room_for_words
from ..core.random_play import random_match, random_matches
from ..core.rule import OPTIONS
from ..nets.file import load, no_weights, scratch
from ..nets.inference import Scratch, Weights

NET = "net_"
"""How the rooms of a net's weights are named."""
MOST_PICKS = 256
"""Elements that may be picked together when somebody asks why not."""
ALIGNED = 64
carray: Any = numba.carray  # type: ignore[attr-defined]
KINDS = {"int": types.int64, "float": types.float64}

Array = Callable[[Any], Any]
"""A compiled function from the address of the rooms to one of them, as an array."""


def _address(typing: Any, base: Any, offset: Any) -> Any:
    """The address so many bytes further on."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]], source_etype=ir.IntType(8))

    return types.voidptr(types.voidptr, types.int64), codegen


_at: Any = intrinsic(_address)


class Rooms:
    """The stretches of memory of a module: where each begins, from a common address on, and how many bytes it has."""

    def __init__(self) -> None:
        self.places: dict[str, tuple[int, int]] = {}
        self.size = 0

    def __call__(self, name: str, dtype: Any, *shape: int) -> Array:
        """Set a room aside."""
        begin = -(-self.size // ALIGNED) * ALIGNED
        self.places[name] = begin, int(np.dtype(dtype).itemsize * np.prod(shape))
        self.size = sum(self.places[name])
        return self.same(name, dtype, *shape)

    def same(self, name: str, dtype: Any, *shape: int) -> Array:
        """The same memory as another array."""
        offset, kind = self.places[name][0], np.dtype(dtype)
        array: Array = njit(**OPTIONS)(lambda memory: carray(_at(memory, offset), shape, kind))
        return array


def _arrays(held: Any) -> list[tuple[str, Any]]:
    """The arrays of a named tuple; they come before its numbers."""
    return [(name, array) for name, array in held._asdict().items() if isinstance(array, np.ndarray)]


class Entries:
    """The functions of a game's module with their signatures, and the rooms that they work in."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rooms = Rooms()
        self.functions: list[tuple[Callable[..., int], Any]] = []
        room, record, codes = self.rooms, game.record, game.rules.CODES
        size, derived = record.dtype.itemsize, game.words.Derived.dtype
        self.positions, self.rows = room("positions", record.dtype, 4), room.same("positions", np.uint8, 4, size)
        self.worlds, self.world_rows = room("worlds", record.dtype, 2), room.same("worlds", np.uint8, 2, size)
        self.facts, self.fact_bytes = room("facts", derived, 1), room.same("facts", np.uint8, derived.itemsize)
        self.moves, self.ratings = room("moves", np.int64, codes), room("ratings", np.float64, codes)
        self.score = room("score", np.int64, record.max_seats, 2)
        self.rng = room("rng", np.uint64, 3)
        self.net = load(game)
        self._rules()
        self._words()
        self._random_play()
        self._net()
        self._bots()
        self.small = self.rooms.size
        self._search()

    def _offer(self, function: Callable[..., int]) -> None:
        """Put a function among those that the module offers; after the address come numbers."""
        _, *more = inspect.signature(function).parameters.values()
        self.functions.append((function, types.int64(types.voidptr, *(KINDS[each.annotation] for each in more))))

    def _hide(self) -> Callable[[Any, int], None]:
        """A compiled function that puts what a viewer sees of `positions[0]` into `positions[1]`."""
        rows, masks = self.rows, self.game.record.masks

        def hide(memory: Any, viewer: int) -> None:
            every, mask = rows(memory), masks[viewer]
            for i in range(len(mask)):
                every[1, i] = every[0, i] & mask[i]

        compiled: Callable[[Any, int], None] = njit(**OPTIONS)(hide)
        return compiled

    def _rules(self) -> None:
        positions, moves, score = self.positions, self.moves, self.score
        rows, worlds, world_rows = self.rows, self.worlds, self.world_rows
        masks, whose = self.game.record.masks, self.game.positions.waits

        def start(memory: Any) -> int:
            dispatch.start(positions(memory)[0])
            return 0

        def legal(memory: Any, seat: int) -> int:
            return int(dispatch.legal(positions(memory)[0], seat, moves(memory)))

        def why_not(memory: Any, seat: int, move: int) -> int:
            return int(dispatch.why_not(positions(memory)[0], seat, move))

        def play(memory: Any, seat: int, move: int) -> int:
            dispatch.play(positions(memory)[0], seat, move)
            return 0

        def points(memory: Any) -> int:
            dispatch.points(positions(memory)[0], score(memory))
            return 0

        def broken_rule(memory: Any) -> int:
            return int(dispatch.broken_rule(positions(memory)[0]))

        def waits(memory: Any) -> int:
            return int(whose(positions(memory)[0]))

        def undo(memory: Any, seat: int) -> int:
            places = worlds(memory), world_rows(memory), positions(memory), rows(memory)
            return int(may_undo(*places, masks, seat, -1, moves(memory)))

        for function in (start, legal, why_not, play, points, broken_rule, waits, undo):
            self._offer(function)

    def _words(self) -> None:
        room, record, codes = self.rooms, self.game.record, self.game.rules.CODES
        positions, rows, moves, hide = self.positions, self.rows, self.moves, self._hide()
        facts, fact_bytes, masks = self.facts, self.fact_bytes, record.masks
        said, picks = room("said", np.int64, CAPACITY), room("picks", np.int64, MOST_PICKS)
        ends = room("ends", np.int64, record.max_seats + 1)
        out = room("out", np.uint8, room_for_words(codes, record.max_seats))

        def view(memory: Any, viewer: int) -> int:
            fact_bytes(memory)[:] = 0
            every, mask = rows(memory), masks[viewer]
            places = moves(memory), said(memory), facts(memory), out(memory)
            return int(pack_view(positions(memory), every, mask, viewer, *places))

        def narrations(memory: Any, seat: int, move: int) -> int:
            places = said(memory), out(memory), ends(memory)
            pack_narrations(positions(memory), rows(memory), masks, seat, move, *places)
            return 0

        def why_not_picked(memory: Any, seat: int, count: int) -> int:
            hide(memory, seat)
            return int(dispatch.why_not_picked(positions(memory)[1], seat, picks(memory), count))

        for function in (view, narrations, why_not_picked):
            self._offer(function)

    def _random_play(self) -> None:
        positions, moves, rng, hide = self.positions, self.moves, self.rng, self._hide()

        def guess(memory: Any, viewer: int) -> int:
            hide(memory, viewer)
            s, key = positions(memory)[1], rng(memory)
            s.key[0], s.key[1], s.draws = key[0], key[1], 0
            dispatch.guess(s, viewer)
            return 0

        def random(memory: Any, most: int) -> int:
            return int(random_match(positions(memory)[0], rng(memory), moves(memory), most))

        def matches(memory: Any, count: int) -> int:
            return int(random_matches(positions(memory), rng(memory), moves(memory), count))

        for function in (guess, random, matches):
            self._offer(function)

    def _net(self) -> None:
        """Rooms for the weights of the game's net, which whoever loads the module fills, and for inference."""
        weights = self.net.weights if self.net else no_weights()
        memory = scratch(self.game, weights, self.net.encoder.room if self.net else 0)
        rooms = [self.rooms(f"scratch_{name}", a.dtype, *a.shape) for name, a in _arrays(memory)]
        self.weights = self._weights(NET, weights)
        self.scratch = self._tuple(Scratch, rooms, ())

    def _weights(self, prefix: str, weights: Weights) -> Array:
        """Rooms for the weights of a net, by names that begin so."""
        arrays = [self.rooms(prefix + name, a.dtype, *a.shape) for name, a in _arrays(weights)]
        return self._tuple(Weights, arrays, (weights.trust, weights.temperature, weights.standing))

    def _tuple(self, kind: Any, arrays: list[Array], numbers: tuple[float, ...]) -> Array:
        """A compiled function from the address of the rooms to a named tuple: all these arrays, then the numbers."""
        names = [f"array{i}" for i in range(len(arrays))]
        parts = ", ".join([*(f"{name}(memory)" for name in names), *map(repr, numbers)])
        known: dict[str, Any] = {"kind": kind, **dict(zip(names, arrays, strict=True))}
        made: Array = njit(**OPTIONS)(eval(f"lambda memory: kind({parts})", known))
        return made

    def net_bytes(self) -> bytes:
        """What the rooms of the net are to be filled with, one after the other."""
        return b"".join(array.tobytes() for _, array in _arrays(self.net.weights)) if self.net else b""

    def net_file(self) -> str:
        """The name of the file with those bytes, which follows from them; nothing where there is no net."""
        return f"{self.game.name}_net-{sha256(self.net_bytes()).hexdigest()[:20]}.bin" if self.net else ""

    def _bots(self) -> None:
        positions, moves, ratings, hide = self.positions, self.moves, self.ratings, self._hide()
        temperature, weights, memory_of_net = float(self.game.search.prior_temperature), self.weights, self.scratch
        words = self.rooms.same("positions", np.int64, 4, self.game.record.dtype.itemsize // 8)

        def judge(memory: Any, seat: int, seed: int, noise: float, overlooks: float, furthest: float) -> int:
            hide(memory, seat)
            s, net = positions(memory)[1], weights(memory)
            places, luck = (moves(memory), ratings(memory)), u64(seed)
            if len(net.first) == 0:
                return int(judged(s, seat, luck, temperature, noise, overlooks, *places))
            told, room, eyes = words(memory)[1], memory_of_net(memory), Eyes(noise, overlooks, furthest)
            return int(judged_by_net(s, told, seat, luck, eyes, net, room, *places))

        self._offer(judge)

    def _search(self) -> None:
        room, record, codes, params = self.rooms, self.game.record, self.game.rules.CODES, self.game.search
        positions, hide = self.positions, self._hide()
        temperature, playout_noise = float(params.prior_temperature), float(params.playout_noise)
        net_share, policy_temperature = float(params.net.net_share), float(params.net.policy_temperature)
        net_ends, shared, one_chapter = int(params.net.net_ends), int(params.net.shared), int(params.one_chapter)
        guided_seats = params.net.guided_seats if self.net else 0
        alone, guided = (
            (each.horizon, float(each.c_puct), each.max_new_nodes, each.proposals) for each in (params, params.net)
        )
        memory_of_net = self.scratch
        weights, no_net = self.weights, self._weights("no_", no_weights())
        world_words = room.same("worlds", np.uint64, record.dtype.itemsize // 8)
        signed_words = room.same("worlds", np.int64, record.dtype.itemsize // 8)
        masks: Any = record.search_masks.view(np.uint64)
        moves, ratings, score, worlds = self.moves, self.ratings, self.score, self.worlds
        rng = room("search_rng", np.uint64, 3)
        known, chances = room("known", record.dtype, 1), room("chances", np.float64, record.max_seats)
        believed, belief = room("believed", record.dtype, 2), room("belief", np.float64, 1)
        path_nodes, path_edges = room("path_nodes", np.int32, LONGEST_PATH), room("path_edges", np.int32, LONGEST_PATH)
        slots, used = room("slots", np.int32, 2 * NODE_ROOM), room("used", np.int64, 2)
        root_values = room("root_values", np.float64, codes, record.max_seats)
        keys, node_value = room("keys", np.uint64, NODE_ROOM), room("node_value", np.float64, NODE_ROOM)
        deciders, first_edge = room("deciders", np.int32, NODE_ROOM), room("first_edge", np.int32, NODE_ROOM)
        edge_count, node_visits = room("edge_count", np.int32, NODE_ROOM), room("node_visits", np.int32, NODE_ROOM)
        edge_moves, priors = room("edge_moves", np.int32, EDGE_ROOM), room("priors", np.float64, EDGE_ROOM)
        edge_visits, edge_value = room("edge_visits", np.int32, EDGE_ROOM), room("edge_value", np.float64, EDGE_ROOM)
        likely_child, child_votes = room("likely_child", np.int32, EDGE_ROOM), room("child_votes", np.int32, EDGE_ROOM)

        reviewed = room("reviewed", np.float64, ROWS, record.max_seats)
        batches = room("batches", np.float64, 2, BATCHES)

        def tree_of(m: Any) -> Tree:
            nodes = keys(m), deciders(m), first_edge(m), edge_count(m), node_visits(m), node_value(m)
            edges = edge_moves(m), priors(m), edge_visits(m), edge_value(m), likely_child(m), child_votes(m)
            return Tree(slots(m), *nodes, *edges, used(m), root_values(m))

        def work_of(m: Any) -> Workspace:
            worlds_here = known(m), believed(m), belief(m), worlds(m), world_words(m), signed_words(m)
            held = masks, rng(m), moves(m), ratings(m), chances(m), score(m)
            asks = known(m)[0].seats <= guided_seats
            horizon, c_puct, max_new_nodes, proposals = guided if asks else alone
            net = weights(m) if asks else no_net(m)
            usual = temperature, horizon, c_puct, playout_noise, max_new_nodes
            numbers = *usual, net_share, policy_temperature, net_ends, shared, one_chapter, proposals
            return Workspace(*numbers, *worlds_here, *held, path_nodes(m), path_edges(m), net, memory_of_net(m))

        tree, work = njit(**OPTIONS)(tree_of), njit(**OPTIONS)(work_of)

        def search(memory: Any, seat: int, seed: int) -> int:
            hide(memory, seat)
            known(memory)[0] = positions(memory)[1]
            restart(tree(memory), work(memory), u64(seed))
            return int(dispatch.legal(known(memory)[0], seat, moves(memory)))

        def run(memory: Any, seat: int, forced_edge: int, count: int) -> int:
            iterate(tree(memory), work(memory), seat, forced_edge, count)
            return 0

        def compare(memory: Any, seat: int, edges: int, played: int, number: int, iterations: int, first: int) -> int:
            found = reviewed(memory), batches(memory)
            return int(
                compare_edges(tree(memory), work(memory), seat, edges, played, number, iterations, first, *found)
            )

        for function in (search, run, compare):
            self._offer(function)
