"""Deals that many play: everything follows from a few words, here as in a browser."""

from __future__ import annotations

from datetime import date

import pytest

from ludotheque import bots, games
from ludotheque.bots import deals
from ludotheque.core import record_file
from ludotheque.core.match import Match

GAMES = [name for name in games.names() if games.is_own(name)]
DAY = date(2026, 11, 16)
WORDS = "ludotheque deal odin 2026-11-16"


def played(name: str, words: str, person: str = "greedy") -> Match:
    """A match of a deal, to its end or for a while."""
    match = deals.begun(name, words)
    match.names = ["Ann", *("Bot" for _ in range(match.seats - 1))]
    made = [0] * match.seats
    while not match.over:
        seat = match.waiting()[-1]
        bot = bots.from_spec(person if seat == deals.SEAT else deals.LEVEL)
        match.play_code(bot(match.view(seat), deals.luck(words, seat, made[seat])), seat)
        made[seat] += 1
    return match


def test_a_deal_follows_from_its_words_as_in_the_browser() -> None:
    assert deals.words_of_day("odin", DAY) == WORDS
    # web/tests/deals.test.ts has the same numbers.
    assert deals.key(WORDS).hex() == "12416f6d43e1bb5ec604a87bf826c365"
    assert deals.luck(WORDS, 1, 7) == 14915836831797210935


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_a_deal_is_told_from_others(name: str) -> None:
    words = deals.words_of_day(name, DAY)
    match = played(name, words)
    assert deals.is_of(match, words)
    assert deals.is_of(record_file.read(record_file.write(match), games.get), words)
    assert not deals.is_of(match, deals.words_of_day(name, date(2026, 11, 17)))


def test_a_bot_that_did_something_else_is_found_out() -> None:
    match = deals.begun("odin", WORDS)
    while not match.over:
        seat = match.waiting()[0]
        match.play_code(bots.random(match.view(seat), len(match.history)), seat)
    assert not deals.is_of(match, WORDS)
