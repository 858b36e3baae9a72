"""Pressing elements as a person does in the browser: `web/src/**/pick.ts`, told again for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ludotheque import Match, bots
from ludotheque.core.game import Game

Picks = tuple[str, ...]


def _elements(game: Game, move: int) -> frozenset[str]:
    return frozenset(element for element in game.elements(move) if not element.startswith("button:"))


def _live(moves: Sequence[frozenset[str]], picks: Picks) -> set[str]:
    """The elements that can be picked now, those picked already included."""
    return {element for elements in moves if elements and elements.issuperset(picks) for element in elements}


def press(moves: Sequence[frozenset[str]], picks: Picks, element: str) -> tuple[Picks, bool]:
    """The picks after a press, and True; or the picks that fit no move, and False: then one asks why."""
    if element in picks:
        return tuple(other for other in picks if other != element), True
    if element in _live(moves, picks):
        return (*picks, element), True
    kind = element.partition(":")[0]
    own_kind = next((i for i, other in enumerate(picks) if other.partition(":")[0] == kind), None)
    for kept in range(len(picks) - 1 if own_kind is None else own_kind, -1, -1):
        if element in _live(moves, picks[:kept]):
            return (*picks[:kept], element), True
    return (*picks, element), False


@dataclass(frozen=True)
class Question:
    """Somebody has pressed elements that fit no move, and asks why."""

    match: Match
    seat: int
    picks: Picks
    rule: int
    """The number of the rule that was named."""


def questions(
    game: Game,
    visible: Callable[[Match, int], Sequence[str]],
    seats: int,
    options: dict[str, object],
    matches: int,
    seed: int = 1,
) -> Iterator[Question]:
    """Every visible element pressed, alone and after others, by every seat, in the positions of random matches."""
    for number in range(matches):
        match = Match.new(game, seats, options, key=(seed * 1000 + number).to_bytes(16, "little"))
        step = 0
        while not match.over and step < 400:
            step += 1
            if step % 3 == number % 3:
                for seat in range(seats):
                    yield from _pressed(game, match, seat, list(visible(match, seat)), step)
            seat = match.waiting()[step % len(match.waiting())]
            match.play_code(bots.random(match.view(seat), seed * 7919 + step), seat)
        for seat in range(seats):
            yield from _pressed(game, match, seat, list(visible(match, seat)), step)


def _pressed(game: Game, match: Match, seat: int, elements: list[str], step: int) -> Iterator[Question]:
    view = match.view(seat)
    moves = [_elements(game, move) for move in view.legal()]
    starts: list[Picks] = [(), *((element,) for element in elements[step % 2 :: 2] if element in _live(moves, ()))]
    for picks in starts:
        for element in elements:
            pressed, fits = press(moves, picks, element)
            if not fits:
                yield Question(match, seat, pressed, view.why(pressed))
