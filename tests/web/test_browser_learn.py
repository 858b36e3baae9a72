"""Learning in a real browser: how to play, the coach of a first match, and a newcomer who only does what it says."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from play import (
    BOARD,
    MINE,
    ask_for_a_hint,
    check_screen,
    check_texts,
    open_table,
    seq,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Page, expect
from visit import House, Visit

GAMES = ["odin", "ravens", "karuba", "adventureland", "spookies"]
LONG = "LUDOTHEQUE_LESSONS" in os.environ
"""A whole first match of every game takes minutes: `make lessons`."""
NAMED: dict[str, Any] = {"name": "Ann"}
NO_TIME = "performance.now = () => 1000;"
"""No time passes on the page: what is in sight for long counts as told."""
FRAMED = """() => {
    const [frame, meant] = [".coach-frame", ".spook-plate .chip-count"].map(each => document.querySelector(each))
    if (!frame || !meant) return false
    const [one, other] = [frame, meant].map(each => each.getBoundingClientRect())
    return Math.abs(one.x - other.x) < 12 && Math.abs(one.y - other.y) < 12
}"""
"""Whether the coach's frame is around what is meant: it looks for that now and then."""


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_comes_first_with_a_picture_for_each_sentence(visit: Visit, game: str) -> None:
    page = visit.page(f"/learn/{game}", width=390, height=844, dark=game in GAMES[::2])
    page.wait_for_selector(".how li:nth-child(5) .how-picture svg")
    assert page.locator(".how li").count() == 5
    assert page.locator(".tips li").count() >= 4
    expect(page.locator("h2")).to_have_text(["How to play", "Tips", "All rules"])
    page.wait_for_selector(".rule-picture svg")
    check_screen(page)
    check_texts(page, game)


def test_how_to_play_is_found_from_the_shelf_from_a_new_table_and_at_the_table(visit: Visit, house: House) -> None:
    page = visit.page("/")
    page.locator(".box", has_text="Karuba").get_by_role("link", name="How to play").click()
    expect(page.locator("h1")).to_have_text("Karuba")
    page.get_by_role("link", name="Set up a table…").click()
    page.get_by_role("link", name="How to play").click()
    expect(page.locator("h2").first).to_have_text("How to play")
    page.get_by_label("Search the rules").fill("crystal")
    expect(page.locator(".rules li:not(:has-text('crystal'))")).to_have_count(0)
    assert 0 < page.locator(".rules li").count() < 15
    page = visit.page(open_table(house, "karuba", [{"kind": "me", "name": "Ann"}], setup=1)["token0"])
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".rules-how .how-picture svg")
    assert page.locator(".coach").count() == 0, "whoever did not ask for the coach is left in peace"
    check_screen(page)


def first_match(visit: Visit, game: str, **settings: Any) -> Page:
    page = visit.page(f"/learn/{game}", **NAMED, **settings)
    page.get_by_role("button", name="First match with a coach").click()
    page.wait_for_selector(".coach")
    return page


def step(page: Page) -> str | None:
    told: str | None = page.evaluate("document.querySelector('.coach-words')?.dataset.step ?? null")
    return told


def test_the_coach_points_waits_goes_on_where_it_was_left_and_can_be_stopped(visit: Visit) -> None:
    page = first_match(visit, "spookies", init=NO_TIME)
    assert wait_for_turn(page)
    assert step(page) == "aim"
    words = page.locator(".coach-words")
    expect(words).to_contain_text("Your chips")
    expect(page.get_by_role("status").filter(has_text="Your chips")).to_be_visible()
    page.wait_for_function(FRAMED)
    check_screen(page)
    page.get_by_role("button", name="Got it").press("Enter")
    page.wait_for_function("() => document.querySelector('.coach-words')?.dataset.step !== 'aim'")
    second = step(page)
    page.reload()
    expect(words, "what was told is not told again").to_have_attribute("data-step", second or "")
    page.get_by_role("button", name="Stop explaining").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    page.get_by_label("Explain as I play").check()
    expect(words).to_have_attribute("data-step", second or "")


def test_the_coach_speaks_other_languages_and_never_hides_its_own_buttons(visit: Visit) -> None:
    for language, words in (("de", "Verstanden"), ("fr", "Compris"), ("it", "Ho capito")):
        page = visit.page("/learn/odin", width=360, height=740, language=language, **NAMED)
        page.locator(".learn .primary").click()
        page.wait_for_selector(".coach")
        page.wait_for_selector(BOARD)
        expect(page.get_by_role("button", name=words)).to_be_in_viewport(ratio=1)


def test_play_now_begins_with_beginners_and_offers_more_after_two_wins(visit: Visit) -> None:
    won = [
        {
            "table": f"won{number}",
            "game": "karuba",
            "when": number,
            "seats": [{"name": "Ann"}, {"level": "beginner"}],
            "mine": [0],
            "points": [9, 3],
            "ranks": [1, 2],
        }
        for number in range(2)
    ]
    history = str(won).replace("'", '"')
    page = visit.page("/", **NAMED, history=history)
    box = page.locator(".box", has_text="Karuba")
    expect(box.get_by_label("Opponents")).to_have_value("beginner")
    expect(page.locator(".level-offer")).to_have_count(1)
    box.get_by_role("button", name=re.compile("Casual")).click()
    expect(box.get_by_label("Opponents")).to_have_value("casual")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".k-status, .bot-level")
    expect(page.locator(".bot-level").first).to_have_text("Casual")
    page.goto(visit.url)
    other = page.locator(".box", has_text="Spookies")
    other.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".coach")
    expect(page.locator(".bot-level").first).to_have_text("Beginner")


def follow_the_coach(page: Page, enough: int) -> set[str]:
    """Play a match doing only what the coach says: read each step, and ask for a hint, as it says, at each decision.

    It ends with the match, or when so many steps were told.
    """
    told: set[str] = set()
    while len(told) < enough and wait_for_turn(page):
        before = seq(page)
        for _ in range(20):
            due = step(page)
            if due is None:
                break
            told.add(due)
            page.get_by_role("button", name="Got it").click()
            page.wait_for_function("due => document.querySelector('.coach-words')?.dataset.step !== due", arg=due)
        ask_for_a_hint(page)
        page.locator(f"{MINE} .move.hinted").first.click()
        wait_for_change(page, before)
    return told


ENOUGH = 12
"""Steps of the coach, of a dozen or more in each game: a third of a match of Spookies."""


def test_a_newcomer_can_do_what_the_coach_says(visit: Visit) -> None:
    page = first_match(visit, "spookies")
    assert len(follow_the_coach(page, ENOUGH)) >= 7


@pytest.mark.skipif(not LONG, reason="whole matches against chance: make lessons")
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_who_only_does_what_the_coach_says_does_respectably(visit: Visit, game: str) -> None:
    page = first_match(visit, game)
    told = follow_the_coach(page, 1000)
    assert len(told) >= 7, told
    matches = page.evaluate("JSON.parse(localStorage.getItem('ludotheque.history'))")
    ranks, points = matches[0]["ranks"], matches[0]["points"]
    print(game, "ranks", ranks, "points", points, "told", sorted(told))
    assert ranks[0] < len(ranks), (ranks, points)
