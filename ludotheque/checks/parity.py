"""Do the interpreter and the compiled rules play alike? The same source must give the same bytes everywhere."""

from __future__ import annotations

import hashlib

import numpy as np

from .. import games
from ..core.game import Game
from ..core.random_play import random_match
from .interpreter import interpreted


def digest(game: Game, seats: int, matches: int, most: int) -> str:
    """SHA-256 over the positions of random matches, looked at after every `most` // 4 moves."""
    seen = hashlib.sha256()
    moves = np.empty(game.rules.CODES, dtype=np.int64)
    for match in range(matches):
        s = game.start(seats, game.read_options(seats, {}), match.to_bytes(16, "little"))
        rng = np.array([match, 1, 0], dtype=np.uint64)
        for _ in range(4):
            random_match(s, rng, moves, most // 4)
            seen.update(s.tobytes())
            world = game.view(s, 0).guess_world(match.to_bytes(16, "big"))
            seen.update(world.tobytes())
    return seen.hexdigest()


def digest_of(name: str, seats: int, matches: int, most: int) -> str:
    """The same by the game's name, for a process of its own."""
    return digest(games.get(name), seats, matches, most)


def compare(game: Game, seats: int, matches: int, most: int) -> dict[str, object]:
    """Play the same matches here and by the interpreter, where any warning is a fault; are all positions equal?"""
    ours = digest(game, seats, matches, most)
    theirs = interpreted("parity", f"digest_of({game.name!r}, {seats}, {matches}, {most})", "-W", "error")
    return {"game": game.name, "seats": seats, "matches": matches, "equal": ours == theirs, "digest": ours}
