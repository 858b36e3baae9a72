"""The signature of a game's rules: digests of random play and of a fixed search, which are kept (`tests/records`).

It follows from what players meet, move by move: who may do what, and the points at the end; neither names of fields nor
numbers of codes matter. Rules of one version must keep their signature for ever: whoever changes how a game is played
adds a version, and leaves the old one as it was.
"""

from __future__ import annotations

import hashlib

from ..bots.search import search
from ..core.chance import siphash
from ..core.game import Game
from ..core.match import Match

MATCHES, MOVES = 2, 120
ITERATIONS = 40
SEARCHED = (0, 9)
"""The numbers of moves after which the fixed search looks at the match."""


def variants(game: Game) -> list[tuple[int, dict[str, int]]]:
    """Every seat count with the defaults, and with every other named or suggested value of every option."""
    found: list[tuple[int, dict[str, int]]] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        fitting = [option for option in game.options if option.seats[0] <= seats <= option.seats[1]]
        found.append((seats, {}))
        for option in fitting:
            values = {*option.words.values(), *option.suggested} - {option.default}
            found += [(seats, {option.name: value}) for value in sorted(values)]
        found.append((seats, {option.name: max([*option.words.values()] or option.suggested) for option in fitting}))
    return found


def label(seats: int, options: dict[str, int]) -> str:
    """A variant in words: `3 seats goat=1`."""
    return " ".join([f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])


def signature(game: Game) -> dict[str, str]:
    """The digest of every variant: random matches, and for the seat counts alone a search too."""
    return {label(seats, options): _digest(game, seats, options) for seats, options in variants(game)}


def _digest(game: Game, seats: int, options: dict[str, int]) -> str:
    seen = hashlib.sha256()
    for number in range(MATCHES):
        match = Match.new(game, seats, options, key=number.to_bytes(16, "little"))
        for step in range(MOVES):
            if match.over:
                break
            waiting = match.waiting()
            seat = waiting[_any(number, step, 0, len(waiting))]
            moves = sorted(match.moves(seat))
            move = moves[_any(number, step, 1, len(moves))]
            seen.update(f"{seat} {'/'.join(moves)} {move}\n".encode())
            if not options and number == 0 and step in SEARCHED:
                seen.update(_searched(match, seat).encode())
            match.play(move, seat)
        seen.update(f"{match.points()} {match.places()}\n".encode())
    return seen.hexdigest()[:16]


def _searched(match: Match, seat: int) -> str:
    """The visits of a fixed search, move by move: without the net, which may be trained anew."""
    found = search(match.view(seat), 1, iterations=ITERATIONS, guided=False)
    visits = {match.game.notation(candidate.move): int(candidate.visits) for candidate in found.candidates}
    return str(sorted(visits.items()))


def _any(match: int, step: int, which: int, count: int) -> int:
    """A number below `count` that is always the same."""
    return int(siphash(match, which, step)) % count
