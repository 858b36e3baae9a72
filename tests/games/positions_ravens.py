"""Positions of Odin's Ravens for its tests, and what is done with them there."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque import Match, bots, games

RAVENS = games.get("ravens")
PERFT = json.loads((Path(__file__).parent / "ravens_perft.json").read_text())
NINE = "MF WS PM FW SP MS FP WM SF"
ALL_CARDS = Counter({**dict.fromkeys("MFWSP", 5), "OA": 1, "OB": 2, "OC": 3, "OD": 2})


def table(path: str = NINE, **more: Any) -> Match:
    """A match set up in notation; seat 0, Grey, is on turn and can be given a `hand` and a `stack` (top first)."""
    if "hand" in more:
        more["hands"] = [more.pop("hand"), ""]
    if "stack" in more:
        more["stacks"] = [more.pop("stack"), ""]
    return ludotheque.from_position("ravens", {"seats": 2, "path": path, **more})


def lane(grey: str) -> str:
    """A path with these landscapes on lane a, and others on lane b that never make a group."""
    brown = ("P", "S") if "P" not in grey else ("W", "F")
    return " ".join(letter + brown[i % 2] for i, letter in enumerate(grey.split()))


def at(match: Match) -> list[int]:
    """Where the ravens are."""
    return list(match.view(-1)["positions"])


def new(seed: int, **options: Any) -> Match:
    return ludotheque.new_match("ravens", seats=2, key=seed.to_bytes(16, "little"), **options)


def play_out(match: Match, seed: int = 1, bot: bots.Bot = bots.random, most: int = 10**6) -> Match:
    """Play on to the end, or for some moves."""
    while not match.over and len(match.history) < most:
        seat = match.waiting()[0]
        seed += 1
        match.play_code(bot(match.view(seat), seed), seat)
    return match


def rest_of(*held: str) -> str:
    """All of a player's cards but those."""
    return " ".join((ALL_CARDS - Counter(" ".join(held).split())).elements())


def all_lands() -> list[str]:
    return [a + b for a, b in combinations("MFWSP", 2) for _ in range(3)] + [a + a for a in "MFWSP" for _ in range(2)]
