"""Karuba: evidence from outside the rules (independent references, known numbers), and its bots."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from effort import matches
from positions_karuba import AT_BEACH, KARUBA, key, play_out, refused, table, where
from reasons_karuba import CELLS, COLOURS, TILES, goals

import ludotheque
from ludotheque import bots
from ludotheque.checks import battery
from ludotheque.games.karuba import island as tables
from ludotheque.games.karuba.evaluation import GAP, NO_WAY, passable, way
from ludotheque.games.karuba.paths import connected

# Evidence from outside the code


def test_the_tiles_pass_the_checksums_of_the_rule_notes() -> None:
    assert [TILES[n] for n in range(1, 37)] == tables.TILE_WORDS[1:]
    exits = Counter(word.rstrip("cg") for word in TILES.values())
    assert (exits["EW"], exits["NS"], exits["NESW"]) == (8, 8, 4)
    assert all(exits[shape] == 2 for shape in ("ES", "SW", "NE", "NW", "ESW", "NEW", "NES", "NSW"))
    assert Counter(int(n) for n in tables.STEPS[1:]) == {2: 24, 3: 8, 4: 4}
    assert int(tables.STEPS.sum()) == 88
    for side in (tables.N, tables.E, tables.S, tables.W):
        assert int(((tables.EXITS & side) != 0).sum()) == 22
    found = {kind: {n for n in TILES if tables.ITEM[n] == kind} for kind in (tables.CRYSTAL, tables.GOLD)}
    assert found == {tables.CRYSTAL: {3, 4, 9, 10, 11, 13, 15, 27, 31, 33}, tables.GOLD: {14, 16, 32, 34}}


def slow_connected(view: dict[str, Any], seat: int, colour: int) -> bool:
    """Is there a path from the beach number to the temple, nobody being in the way?"""
    empty = {**view, "where": [AT_BEACH] * view["seats"]}
    return "temple" in goals(empty, seat, colour, 99)


def slow_legal(view: dict[str, Any], seat: int) -> set[str]:
    """All legal choices of a round from the rule notes."""
    steps = len(TILES[view["tile"]].rstrip("cg"))
    choices = {f"lay {cell}" for cell, tile in zip(CELLS, view["islands"][seat], strict=True) if tile == 0} | {"stay"}
    for colour, name in enumerate(COLOURS):
        choices |= {f"move {name} {goal}" for goal in goals(view, seat, colour, steps)}
    return choices


def slow_refusal(view: dict[str, Any], seat: int, colour: int, goal: str) -> str:
    """Why a walk is refused: home already, no move, taken, no path, a blocked short path, or too far."""
    steps = len(TILES[view["tile"]].rstrip("cg"))
    at = view["where"][seat]
    if at[colour] == "temple":
        return "K18"
    if at[colour] == goal:
        return "K12"
    if goal != "temple" and goal in at:
        return "K15"
    alone = {**view, "where": [[at[colour] if c == colour else "beach" for c in range(4)]] * view["seats"]}
    if goal not in goals(alone, seat, colour, 99):
        return "K13"
    return "K15" if goal in goals(alone, seat, colour, steps) else "K12"


@pytest.mark.parametrize(("seats", "bot"), [(1, bots.greedy), (2, bots.random), (3, bots.greedy), (4, bots.greedy)])
def test_legal_moves_and_refusals_equal_a_slow_reference(seats: int, bot: bots.Bot) -> None:
    match = ludotheque.new_match("karuba", seats=seats, setup="random", key=key(seats))
    while not match.over:
        for seat in match.waiting():
            view = match.view(seat).as_dict()
            legal = slow_legal(view, seat)
            assert set(match.moves(seat)) == legal
            for colour, goal in product(range(4), [*CELLS[:: seats + 1], "temple"]):
                if f"move {COLOURS[colour]} {goal}" not in legal:
                    assert refused(match, f"move {COLOURS[colour]} {goal}", seat) == slow_refusal(
                        view, seat, colour, goal
                    )
            match.play_code(bot(match.view(seat), len(match.history)), seat)


def slow_points(view: dict[str, Any], seat: int) -> int:
    bonus = [2, 3, 3, 2]
    return int(
        sum(view["treasures"][seat])
        + view["extra"][seat]
        + sum(view["crystals"][seat])
        + 2 * sum(view["gold"][seat])
        + sum(worth for worth, owner in zip(bonus, view["bonuses"], strict=True) if owner == seat)
    )


@pytest.mark.parametrize("seats", range(1, 5))
def test_a_whole_match_agrees_with_a_slow_account_of_it(seats: int) -> None:
    """Treasures, bonus tiles, counts and the end, worked out from the views round by round."""
    for trial in range(3):
        options: dict[str, Any] = {"bonus": "on", "setup": "random"}
        match = ludotheque.new_match("karuba", seats=seats, key=key(100 * seats + trial), **options)
        rounds = 1
        while not match.over:
            before = match.view(-1).as_dict()
            assert before["round_no"] == rounds
            for seat in range(seats):
                bot = bots.random if (seat + trial) % 4 == 3 else bots.greedy
                match.play_code(bot(match.view(seat), len(match.history)), seat)
            after = match.view(-1).as_dict()
            rounds += 1
            stack = {1: [5], 2: [5, 3], 3: [5, 3, 2], 4: [5, 4, 3, 2]}[seats]
            for colour in range(4):
                home = [[view["where"][s][colour] == "temple" for s in range(seats)] for view in (before, after)]
                left = stack[sum(home[0]) :]
                arrived = [s for s in range(seats) if home[1][s] and not home[0][s]]
                assert [after["treasures"][s][colour] for s in arrived] == left[: len(arrived)]
            for seat in range(seats):
                assert after["derived"]["points"][seat] == slow_points(after, seat)
                on_tiles = sum(tile > 0 and TILES[tile][-1] in "cg" for tile in after["islands"][seat])
                linked = [bool(connected(match.current, seat, colour)) for colour in range(4)]
                assert linked == [slow_connected(after, seat, colour) for colour in range(4)]
                collected = sum(after["crystals"][seat]) + sum(after["gold"][seat])
                assert collected + len(after["lying"][seat].split()) == on_tiles
            fulfilled = [[slow_bonus(view, seat) for seat in range(seats)] for view in (before, after)]
            for tile in range(4):
                now = [seat for seat in range(seats) if fulfilled[1][seat][tile]]
                if before["bonuses"][tile] == "open":
                    expected: object = "open" if not now else now[0] if len(now) == 1 else "gone"
                    assert after["bonuses"][tile] == expected
                else:
                    assert after["bonuses"][tile] == before["bonuses"][tile]
            home_all = any(after["where"][seat] == ["temple"] * 4 for seat in range(seats))
            assert match.over == (home_all or rounds == 37)


def slow_bonus(view: dict[str, Any], seat: int) -> list[bool]:
    """K32–K35 in the plainest way."""
    collected = [c + g for c, g in zip(view["crystals"][seat], view["gold"][seat], strict=True)]
    return [
        min(collected) >= 1,
        max(collected) >= 4,
        all(slow_connected(view, seat, colour) for colour in range(4)),
        "beach" not in view["where"][seat],
    ]


def test_the_order_in_which_seats_choose_does_not_matter() -> None:
    for trial in range(20):
        start = ludotheque.new_match("karuba", seats=3, bonus="on", setup="random", key=key(trial))
        while not start.over and len(start.history) < trial * 5:
            seat = start.waiting()[0]
            start.play_code(bots.greedy(start.view(seat), 0), seat)
        if start.over:
            continue
        while len(start.waiting()) < 3:
            start.play("stay", start.waiting()[0])
        choices = [bots.random(start.view(seat), trial + seat) for seat in range(3)]
        ends = set()
        for order in permutations(range(3)):
            match = start.copy()
            for seat in order:
                match.play_code(choices[seat], seat)
            ends.add(match.current.tobytes())
        assert len(ends) == 1


OPTIONS: list[dict[str, object]] = [
    {},
    {"bonus": "on"},
    {"setup": "random"},
    {"apart": "two-between"},
    {"bonus": "on", "setup": "random", "apart": "two-between"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(1, 5))
def test_five_thousand_random_matches(seats: int, options: dict[str, object]) -> None:
    report = battery.run(KARUBA, seats, options, matches(5_000), seed=seats, deep=499)
    assert report.fault is None
    assert report.matches == matches(5_000)
    assert report.varied > report.worlds // 2


def test_the_record_is_small() -> None:
    assert KARUBA.record.dtype.itemsize < 512


# The greedy bot


def test_greedy_knows_what_a_way_costs() -> None:
    def cost(laid: str, at: int = 31, colour: int = 1) -> int:
        s = table(laid, tile=36).current
        sides = [int(passable(s, 0, side)) for side in (0, 1, 2, 4, 8)]
        return int(way(s, colour, at, *sides))

    assert cost("") == 8 * GAP + 1  # a2 to f4 over eight empty cells, and into the temple
    assert cost("a2=1") == 7 * GAP + 2
    assert cost("a2=17") == NO_WAY  # the start is walled off
    assert cost("f4=17") == NO_WAY  # and so is the temple
    assert cost("e4=1 f4=2", at=CELLS.index("e4")) == 2


@pytest.mark.parametrize(
    ("laid", "at", "tile", "best"),
    [
        ("f1=7", {"brown": "f1"}, 1, "move brown temple"),
        ("a1=7 a2=8", {"yellow": "a2"}, 2, "move yellow temple"),
    ],
)
def test_greedy_goes_home_when_it_can(laid: str, at: dict[str, str], tile: int, best: str) -> None:
    match = table(laid, where=[where(**at)], tile=tile, stack=[3, 4])
    assert KARUBA.notation(bots.greedy(match.view(0), 0)) == best


def test_greedy_walks_when_time_runs_out() -> None:
    match = table("a2=1 b2=13 c2=2 d2=15", tile=14)
    assert KARUBA.notation(bots.greedy(match.view(0), 0)) == "move blue b2"
    match = table("a2=1 b2=13 c2=2 d2=15", tile=14, stack=list(range(17, 37)))
    assert KARUBA.notation(bots.greedy(match.view(0), 0)).startswith("lay")


def test_greedy_beats_random_clearly() -> None:
    wins = 0
    for deal in range(100):
        match = ludotheque.new_match("karuba", seats=2, key=key(deal))
        while not match.over:
            seat = match.waiting()[0]
            player = bots.greedy if seat == deal % 2 else bots.random
            match.play_code(player(match.view(seat), deal * 1000 + len(match.history)), seat)
        wins += match.places() == ([1, 2] if deal % 2 == 0 else [2, 1])
    assert wins >= 90


def test_greedy_alone_brings_most_adventurers_home() -> None:
    points = home = 0
    for deal in range(50):
        match = play_out(ludotheque.new_match("karuba", seats=1, setup="random", key=key(deal)), 0, bots.greedy)
        points += match.points()[0]
        home += match.view(0)["where"][0].count("temple")
    assert points >= 50 * 20
    assert home >= 50 * 2.5
