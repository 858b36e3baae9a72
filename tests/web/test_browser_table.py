"""The frame around every game in a real browser: nothing jumps, everything fits, and nothing happens unseen."""

from __future__ import annotations

import re

import pytest
from play import BOT, ME, MINE, check_screen, open_table, seq, take_the_hint, wait_for_turn
from playwright.sync_api import Page, expect
from visit import House, Visit

GAMES = ["adventureland", "karuba", "odin", "ravens", "spookies"]
LONG = {"kind": "me", "name": "Maximiliane-Charlotte W."}
HANDS = {
    "odin": ".hand-cards",
    "ravens": ".rv-cards",
    "karuba": ".k-map",
    "adventureland": ".al-sheet",
    "spookies": ".house",
}
"""What one plays with in each game."""


def boxes(page: Page) -> dict[str, list[float]]:
    """Where everything that can be pressed on the board lies, and the bar."""
    found: dict[str, list[float]] = page.locator(".pickable, .actions").evaluate_all(
        "all => Object.fromEntries(all.map(e => {"
        " const b = e.getBoundingClientRect(); return [e.dataset.pick ?? 'bar', [b.x, b.y, b.width, b.height]]; }))"
    )
    return found


def moved(page: Page, before: dict[str, list[float]]) -> list[str]:
    """What does not lie where it lay; picks may open other choices, but what stays, stays in its place."""
    now = boxes(page)
    return [name for name, box in before.items() if name in now and now[name] != box]


def until_something_fits_no_move(page: Page) -> None:
    """Play on until something on the board may not be picked."""
    while wait_for_turn(page) and page.locator(".pickable:not(.live)").count() == 0:
        take_the_hint(page)


@pytest.mark.parametrize("width, height", [(390, 844), (1440, 900)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_something_is_refused_or_advised(
    visit: Visit, house: House, game: str, width: int, height: int
) -> None:
    links = open_table(house, game, [ME, BOT])
    page = visit.page(links["token0"], width=width, height=height)
    until_something_fits_no_move(page)
    before = boxes(page)
    page.locator(".pickable:not(.live)").first.dispatch_event("click")
    page.wait_for_selector(".refusal")
    assert moved(page, before) == []
    page.locator(".ask-hint").click()
    page.wait_for_selector(".hint")
    assert moved(page, before) == []


@pytest.mark.parametrize("width, height", [(844, 390), (720, 450)])
@pytest.mark.parametrize("game", GAMES)
def test_a_low_screen_shows_the_question_and_what_one_plays_with(
    visit: Visit, house: House, game: str, width: int, height: int
) -> None:
    links = open_table(house, game, [ME, BOT])
    page = visit.page(links["token0"], width=width, height=height)
    assert wait_for_turn(page)
    for selector in (f"{MINE} .ask", HANDS[game]):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1, selector
    check_screen(page)


@pytest.mark.parametrize(
    "game, seats", [("odin", 6), ("spookies", 5), ("karuba", 4), ("adventureland", 4), ("ravens", 2)]
)
def test_long_names_and_full_tables_fit_a_phone(visit: Visit, house: House, game: str, seats: int) -> None:
    links = open_table(house, game, [LONG] + [{"kind": "bot", "level": "master"}] * (seats - 1))
    page = visit.page(links["token0"], width=360, height=740)
    page.wait_for_selector(".plate, .k-plate")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    cut = page.locator(".bot-level").evaluate_all(
        "all => all.filter(e => {"
        " const name = e.parentElement.getBoundingClientRect(), own = e.getBoundingClientRect();"
        " return own.top < name.bottom - 1 && own.bottom > name.bottom + 1; }).length"
    )
    assert cut == 0, "a level is seen whole or not at all"


@pytest.mark.parametrize("game", GAMES)
def test_boards_grow_on_a_large_screen(visit: Visit, house: House, game: str) -> None:
    links = open_table(house, game, [ME, BOT])
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    widths = []
    for width, height in ((1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(HANDS[game]).bounding_box()
        assert box is not None
        widths.append(box["width"] * box["height"])
    assert widths[1] > 1.8 * widths[0]


def test_the_table_stops_at_the_end_of_a_hand(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT, BOT])
    page = visit.page(links["token0"], width=390, height=844)
    while page.locator(".stop").count() == 0:
        page.wait_for_selector(f"{MINE} .moves, .stop")
        if page.locator(".stop").count() == 0:
            take_the_hint(page)
    stop = page.locator(".stop")
    expect(stop).to_contain_text("Hand 1 is over")
    expect(stop.locator(".winner")).to_contain_text("went out")
    expect(stop).to_contain_text("has no cards left")
    expect(page.locator(".odin-progress")).to_contain_text("Hand 1")
    assert page.locator(".odin-sets .fan > *").count() > 0, "the last set lies in the centre"
    check_screen(page)
    page.locator(".stop-go").click()
    expect(page.locator(".odin-progress")).to_contain_text("Hand 2")
    expect(stop).to_have_count(0)


def test_whoever_does_nothing_goes_on_by_himself(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT])
    page = visit.page(links["token0"])
    page.clock.install()
    for _ in range(60):
        page.wait_for_selector(f"{MINE} .moves, .stop, .over")
        if page.locator(".stop").count():
            break
        before = seq(page)
        page.locator(".ask-hint").click()
        page.locator(".move.hinted").click()
        page.wait_for_function(
            "before => document.querySelector('.stop') || document.querySelector('.actions')?.dataset.seq !== before",
            arg=before,
        )
    page.clock.run_for(11_000)
    expect(page.locator(".stop")).to_have_count(1)
    page.clock.run_for(2_000)
    expect(page.locator(".stop")).to_have_count(0)
    expect(page.locator(".odin-progress")).to_contain_text(re.compile("Hand 2"))


def since(page: Page) -> str:
    """What is told to have happened since one's last turn."""
    return page.locator(".since").inner_text()


def test_what_the_others_did_is_told_and_marked_until_one_decides(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT, BOT])
    page = visit.page(links["token0"], width=390, height=844)
    for _ in range(20):
        assert wait_for_turn(page)
        if page.locator(".odin-sets li[data-touched]").count():
            break
        take_the_hint(page)
    played = page.locator(".odin-sets li[data-touched]").evaluate_all("all => all.map(e => e.dataset.id)")
    shown = page.locator(".odin-sets li").evaluate_all("all => all.map(e => e.dataset.id)")
    assert played == shown, "the set in the centre is new"
    assert "Since your last turn:" in since(page)
    assert re.search("Bruno|Clara", since(page))
    page.locator(".since button").click()
    expect(page.locator(".side .log")).to_be_visible()
    page.locator("button.entry").last.click()
    expect(page.locator(".side")).to_have_count(0)
    expect(page.locator("[data-shown]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_marks_the_last_moves(visit: Visit, house: House, game: str) -> None:
    links = open_table(house, game, [ME, BOT], **({"setup": 1} if game == "karuba" else {}))
    page = visit.page(links["token0"])
    for _ in range(14):
        assert wait_for_turn(page)
        if page.locator("[data-touched]").count():
            break
        take_the_hint(page)
    assert page.locator("[data-touched]").count() > 0
    assert since(page)
    check_screen(page)
