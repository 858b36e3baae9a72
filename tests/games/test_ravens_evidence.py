"""Odin's Ravens: evidence from outside the rules (independent references, known numbers), and its bots."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest
import ravens_slow as slow
from effort import FUZZ, matches
from positions_ravens import PERFT, RAVENS, lane, new, play_out, table

import ludotheque
from ludotheque import Match, bots
from ludotheque.checks import battery
from ludotheque.core.records import copy
from ludotheque.games.ravens import tables

# Evidence from outside the code


def test_the_numbers_of_codes_and_payments() -> None:
    """Counted by hand: single cards, pairs, a card and a pair, two pairs, each by where its cards come from."""
    singles, pairs = 5 * 2, 5 * 3
    threes = 5 * 4 * 2 * 3 + 5 * 4
    fours = comb(5, 2) * (3 * 3 - 2) + 5 * (5 - 2)
    assert len(tables.PAYMENTS) == singles + pairs + threes + fours
    board = 2 * (40 + 40 + 80 + comb(40, 2))
    crossings = pairs + threes + fours
    others = 2 + 9 + 18 + 18 + 4 * 2 + 25 + 33 + 1
    assert len(tables.PAYMENTS) + crossings + board + others == RAVENS.rules.CODES


def test_the_record_is_small() -> None:
    assert RAVENS.record.dtype.itemsize <= 1024


def same(p: slow.Position, q: slow.Position) -> bool:
    """Are two plain positions equal, wherever order does not matter?"""

    def plain(position: slow.Position) -> slow.Position:
        heaps = {name: [sorted(heap) for heap in position[name]] for name in ("hand", "discard", "rows", "pile")}
        lands = {name: sorted(sorted(card) for card in position[name]) for name in ("removed", "drawn")}
        return {**position, **heaps, **lands, "under": [sorted(card) for card in position["under"]]}

    return plain(p) == plain(q)


@pytest.mark.parametrize("bot", [bots.random, bots.greedy], ids=["random", "greedy"])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"marker_in_group": "stop", "removed_land": "discard-pile"},
        {"trim": 10},
        {"trim": 10, "trimming": "all-but-two", "push_back": "two-behind"},
        {"joker": "without-card", "reshuffle": "at-once"},
    ],
)
def test_moves_equal_a_slow_reference(options: dict[str, object], bot: bots.Bot) -> None:
    """Along a match, the same moves are legal, and they lead to the same positions where chance has no part."""
    compared = 0
    for seed in range(3 * FUZZ):
        match = new(seed, **options)
        while not match.over and len(match.history) < 400:
            position = slow.from_words(match.position())
            assert set(match.moves()) == slow.legal(position)
            seat = match.waiting()[0]
            move = bot(match.view(seat), len(match.history))
            then = slow.after(position, RAVENS.notation(move))
            match.play_code(move, seat)
            if then is not None:
                assert same(then, slow.from_words(match.position()))
                compared += 1
    assert compared > 200


def sequences(s: Any, depth: int) -> int:
    """How many sequences of legal moves there are; chance or the end of the match ends a sequence."""
    legal = RAVENS.legal(s, int(s.turn))
    if depth == 1:
        return len(legal)
    found = 0
    for move in legal:
        then = copy(s)
        RAVENS.rules.play(then, int(s.turn), move)
        chance = then.draws != s.draws or then.waiting == 0
        found += 1 if chance else sequences(then, depth - 1)
    return found


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_sequences_of_three_moves(case: dict[str, Any]) -> None:
    """As many as recorded, and as many as the slow reference counts."""
    match = ludotheque.from_position("ravens", case["position"])
    plain = slow.from_words(match.position())
    assert [sequences(match.current, depth) for depth in (1, 2, 3)] == case["counts"]
    assert [slow.count(plain, depth) for depth in (1, 2, 3)] == case["counts"]


def test_ten_thousand_random_matches() -> None:
    report = battery.run(RAVENS, 2, {}, matches(10_000), seed=11, deep=9973)
    assert report.fault is None
    assert report.matches == matches(10_000)
    assert report.varied > report.worlds // 2


# The greedy bot


def greedy_move(match: Match) -> str:
    return RAVENS.notation(bots.greedy(match.view(match.waiting()[0]), 0))


def test_greedy_flies_over_groups() -> None:
    match = table("MF MW MS FM SP", hand="M W W S P")
    assert greedy_move(match) == "fly M"


def test_greedy_makes_a_group_for_itself() -> None:
    match = table("MF WS MP FW SP PM", hand="OC OB OB P P")
    assert greedy_move(match) in ("remove 2", "step")


def test_greedy_charges_the_stack_with_what_comes_last() -> None:
    match = table("MF FW WS SP PM", hand="P S W")
    played: list[str] = []
    while not played or played[-1].startswith("stash"):
        played.append(greedy_move(match))
        match.play(played[-1])
    assert played[:3] == ["stash P", "stash S", "stash W"]


def test_greedy_blocks_the_other_raven() -> None:
    match = table("MF WS PM FW SP MS", hand="OD", positions=[0, 2], magic_card="FS")
    assert greedy_move(match).startswith("marker b")


def test_greedy_takes_the_magic_way_before_it_finishes() -> None:
    match = table(lane("W M F"), hand="F M P", positions=[2, 0], magic_card="MF")
    assert greedy_move(match) == "magic M"
    match.play("magic M")
    assert greedy_move(match) == "fly F"


def test_greedy_does_not_finish_for_the_other() -> None:
    match = table("MF WS PM FW", hand="OC", positions=[0, 3])
    assert greedy_move(match) != "remove 4"


def test_greedy_leaves_its_view_as_it_was() -> None:
    for seed in range(10):
        match = play_out(new(seed), seed, most=seed * 20)
        view = match.view(match.waiting()[0])
        before = view.s.tobytes()
        bots.greedy(view, 0)
        assert view.s.tobytes() == before


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(100):
        match = new(seed)
        while not match.over:
            seat = match.waiting()[0]
            player = bots.greedy if seat == seed % 2 else bots.random
            match.play_code(player(match.view(seat), seed * 1000 + len(match.history)), seat)
        wins += match.places()[seed % 2] == 1
    assert wins >= 95
