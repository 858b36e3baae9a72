"""Positions of Karuba for its tests, and what is done with them there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import refusals
from reasons_karuba import CELLS, COLOURS, TILES

import ludotheque
from ludotheque import Match, bots, games

KARUBA = games.get("karuba")
RECORDS = Path(__file__).parents[1] / "records" / "karuba"
S = {"beach": [60, 20, 110, 90], "jungle": [70, 100, 60, 10]}
AT_BEACH = ["beach"] * 4


def island(laid: str) -> list[int]:
    """An island in notation: `a2=1 b2=11`."""
    there = dict(entry.split("=") for entry in laid.split())
    return [int(there.get(cell, 0)) for cell in CELLS]


def items(laid: str) -> str:
    """The cells of an island where something lies as long as nobody has been there."""
    found = [entry.split("=") for entry in laid.split()]
    return " ".join(cell for cell, tile in found if TILES[int(tile)][-1] in "cg")


def table(*laid: str, **more: Any) -> Match:
    """A match set up in notation, in layout S: one island for each seat, all items there unless said otherwise."""
    words = {"seats": len(laid), "islands": [island(one) for one in laid], "lying": [items(one) for one in laid]}
    return ludotheque.from_position("karuba", {**words, **S, **more})


def where(**places: str) -> list[str]:
    """Where the adventurers of a seat are: at the beach unless said otherwise."""
    return [places.get(colour, "beach") for colour in COLOURS]


def refused(match: Match, move: str, seat: int = 0) -> str:
    """The rule that refuses a move; everybody is asked at once, so it is seat 0's unless said otherwise."""
    return refusals.refused(match, move, seat)


def choose(match: Match, *choices: str) -> None:
    """A round: one choice for each seat."""
    for seat, choice in enumerate(choices):
        match.play(choice, seat)


def walks(match: Match, colour: str, seat: int = 0) -> set[str]:
    """Where an adventurer can go."""
    return {move.split()[2] for move in match.moves(seat) if move.startswith(f"move {colour} ")}


def play_out(match: Match, seed: int = 1, bot: bots.Bot = bots.random) -> Match:
    """Play on to the end."""
    while not match.over:
        seat = match.waiting()[seed % len(match.waiting())]
        seed += 1
        match.play_code(bot(match.view(seat), seed), seat)
    return match


def key(i: int) -> bytes:
    return i.to_bytes(16, "little")


def runners(*last: str, **more: Any) -> Match:
    """Seats whose adventurers have all started but for the blue one."""
    started = where(brown="b1", purple="b2", yellow="b3")
    laid = ["a2=1 b1=17 b2=18 b3=35"] * len(last)
    match = table(*laid, tile=2, stack=[5, 6], bonus="on", where=[started] * len(last), **more)
    choose(match, *last)
    return match
