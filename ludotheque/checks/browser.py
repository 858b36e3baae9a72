"""Does the module of a game, in a browser or in Node, play as the CPU does? Both digest the same matches, byte by byte.

`plan` says for every variant of a game what a match has to give; `web/tests/digests.ts` works the same out by the
module. Each part has a digest of its own, so that a difference has a name.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from .. import bots
from ..bots.hint import advised
from ..bots.search import Search
from ..core.game import Game, View
from ..core.match import Match
from ..core.random_play import random_match
from ..core.records import copy
from .signature import label, variants

ENDLESS = 1 << 40
LOOKED = 5
"""Codes and picks that are asked about at each step."""
STRIDE = 7919
ITERATIONS = 40
SEARCH_EVERY = 17
JUDGED = ("beginner", "casual")


class Digests:
    """A digest for each part."""

    def __init__(self) -> None:
        self._parts: dict[str, Any] = {}

    def add(self, part: str, *values: object) -> None:
        """Bytes as they are, fractions as their eight bytes, whole numbers as words."""
        found = self._parts.setdefault(part, hashlib.sha256())
        for value in values:
            found.update(value if isinstance(value, bytes) else f"{value} ".encode())

    def told(self) -> dict[str, str]:
        """All of them."""
        return {part: found.hexdigest() for part, found in self._parts.items()}


def plan(game: Game, matches: int, steps: int) -> list[dict[str, Any]]:
    """What to play of a game, for every seat count and option: random matches to the end, and one step by step."""
    return [_planned(game, seats, options, matches, steps) for seats, options in variants(game)]


def _planned(game: Game, seats: int, options: dict[str, int], matches: int, steps: int) -> dict[str, Any]:
    numbers = game.read_options(seats, options)
    key = hashlib.sha256(label(seats, options).encode()).digest()[:16]
    match, found = Match.new(game, seats, options, key=key), Digests()
    _play_out(game, seats, numbers, matches, found)
    for step in range(steps):
        if match.over:
            break
        _step(match, step, found)
    found.add("points", *match.points(), *match.places())
    return {
        "label": label(seats, options),
        "seats": seats,
        "options": numbers,
        "key": list(key),
        "matches": matches,
        "stride": STRIDE,
        "looked": LOOKED,
        "search_every": SEARCH_EVERY,
        "iterations": ITERATIONS,
        "judged": JUDGED,
        "history": [(played.seat, played.move) for played in match.history],
        "expected": found.told(),
    }


def _play_out(game: Game, seats: int, numbers: dict[str, int], matches: int, found: Digests) -> None:
    moves = np.empty(game.rules.CODES, dtype=np.int64)
    for number in range(matches):
        s = game.start(seats, numbers, number.to_bytes(16, "little"))
        rng = np.array([number, 1, 0], dtype=np.uint64)
        found.add("finals", int(random_match(s, rng, moves, ENDLESS)), s.tobytes())


def _step(match: Match, step: int, found: Digests) -> None:
    """Everything about a position, then a move."""
    game, seats = match.game, match.seats
    for viewer in range(-1, seats):
        view = match.view(viewer)
        found.add("states", *view.packed())
        found.add("guesses", view.guess_world(step.to_bytes(16, "little")).tobytes())
        for i in range(LOOKED):
            code = (step * LOOKED + i) * STRIDE % game.rules.CODES
            if viewer >= 0:
                found.add("refusals", int(game.rules.why_not(match.current, viewer, code)))
                found.add("picks", view.why(game.elements(code)[: i + 1]))
    waiting = match.waiting()
    seat = waiting[step % len(waiting)]
    _think(match.view(seat), step, found)
    before, move = copy(match.current), bots.random(match.view(seat), step)
    match.play_code(move, seat)
    told = game.packer().narrations(before, seat, move, match.current)
    found.add("log", *told)
    found.add("undo", int(match.may_undo(seat)))


def _think(view: View, step: int, found: Digests) -> None:
    for name in JUDGED:
        found.add("levels", bots.level(name)(view, step))
    legal = view.legal()
    if step % SEARCH_EVERY or len(legal) == 1:
        return
    search = Search(view, step)
    search.run(ITERATIONS)
    result = search.result()
    for candidate in result.candidates:
        found.add("search", candidate.move, candidate.visits, np.array(candidate.chances).tobytes())
    for advice in advised(result):
        found.add("hints", advice.move, np.array([advice.chance or 0.0, advice.share]).tobytes())
    if int(view.s.seats) > 1:
        best, better, played, change = search.compare(legal[-1], step, ITERATIONS, first=step % 2 == 0)
        found.add("reviews", best, np.array([*better, *played, *change]).tobytes())
