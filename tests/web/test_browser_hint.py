"""Hints and levels in a real browser: the panel by mouse, by keyboard and by names; how strong the bots are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from play import (
    BOT,
    ME,
    MINE,
    ask_for_a_hint,
    check_screen,
    check_texts,
    focused_class,
    open_table,
    picked,
    play_one,
    tab_to,
    tab_to_selector,
    take_the_hint,
    until_hinted,
    wait_for_change,
    wait_for_turn,
)
from play import seq as seq_of
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from visit import House, Visit

RATINGS = {"beginner": 612, "casual": 884, "skilled": 1240, "master": 1507, "champion": 1602}
CHAMPION = {"kind": "bot", "level": "champion"}
IN_SIGHT = "10000"
"""A pace at which each state is seen for ten seconds."""


def hinted(page: Page) -> list[str]:
    """The ids of what is shown as a hint."""
    ids: list[str] = page.locator(".pickable.hinted").evaluate_all("all => all.map(e => e.dataset.pick)")
    return ids


def several_moves(page: Page, ask: Callable[[Page], None] = ask_for_a_hint) -> None:
    """Play on until a hint has several moves that are picked on the board, and show it."""
    for _ in range(30):
        assert wait_for_turn(page)
        ask(page)
        moves = page.locator(".advice").evaluate_all("all => all.map(e => e.dataset.advice)")
        if len(moves) > 1 and "pass" not in moves:
            return
        play_one(page)
    raise AssertionError("there is never more than one good move")


def test_a_hint_by_mouse(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT])["token0"])
    several_moves(page)
    advice = page.locator(".advice")
    assert 2 <= advice.count() <= 3
    expect(advice.first).to_have_attribute("aria-pressed", "true")
    first = picked(page)
    assert first and first == hinted(page), "the best move is picked already"
    expect(page.locator(f"{MINE} .move.primary.hinted")).to_have_count(1)
    assert re.fullmatch(r"(Play|Take) .+ \d+% chance to win", " ".join((advice.first.text_content() or "").split())), (
        advice.first.text_content()
    )
    advice.nth(1).click()
    expect(advice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(advice.first).to_have_attribute("aria-pressed", "false")
    assert picked(page) == hinted(page) != first
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator(".hint")).to_have_count(0)
    assert picked(page), "what is picked stays"
    before = seq_of(page)
    page.locator(f"{MINE} .move.primary").click()
    wait_for_change(page, before)
    assert wait_for_turn(page)
    take_the_hint(page)
    expect(page.locator(".hint")).to_have_count(0)
    check_texts(page, "odin")


def test_a_hint_by_keyboard(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT])["token0"])
    keys = page.keyboard

    def ask(page: Page) -> None:
        tab_to(page, "Hint")
        until_hinted(page, lambda: keys.press("Enter"))

    several_moves(page, ask)
    first = picked(page)
    tab_to_selector(page, ".advice[aria-pressed=false]")
    keys.press("Enter")
    expect(page.locator(".advice").nth(1)).to_have_attribute("aria-pressed", "true")
    assert picked(page) != first
    keys.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    assert picked(page) == []
    expect(page.locator(".ask-hint")).to_be_focused()
    until_hinted(page, lambda: keys.press("Enter"))
    before = seq_of(page)
    tab_to_selector(page, ".move.hinted")
    keys.press("Enter")
    wait_for_change(page, before)
    expect(page.locator(".hint")).to_have_count(0)
    assert "advice" not in focused_class(page)


def test_ones_own_picks_are_kept_and_the_hint_only_shown(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT])["token0"])
    assert wait_for_turn(page)
    page.locator(".odin-hand .pickable.live").first.click()
    own = picked(page)
    ask_for_a_hint(page)
    assert picked(page) == own
    assert hinted(page) or page.locator(f"{MINE} .move.hinted").count()


def test_while_it_is_thought_about_the_button_says_so(visit: Visit, house: House) -> None:
    held: list[Any] = []

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def on_message(message: Any) -> None:
            if str(message).startswith('{"t":"hint"'):
                held.append(lambda: line.send(message))
            else:
                line.send(message)

        server.on_message(on_message)

    page = visit.page()
    page.route_web_socket(re.compile("/ws/"), through)
    page.goto(house.url + open_table(house, "odin", [ME, BOT])["token0"])
    assert wait_for_turn(page)
    button = page.locator(".ask-hint")
    button.click()
    expect(button).to_have_text("Thinking…")
    expect(button).to_have_attribute("aria-disabled", "true")
    check_screen(page)
    button.click(force=True)
    while not held:
        page.wait_for_timeout(20)
    held.pop()()
    page.wait_for_selector(".hint")
    expect(button).to_have_text("Hint")
    assert held == [], "it was asked once"


def test_who_plays_alone_is_told_no_chances(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "karuba", [ME], setup=1)["token0"])
    assert wait_for_turn(page)
    ask_for_a_hint(page)
    assert "%" not in page.locator(".hint").inner_text()


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_serious_in_hint_and_levels(visit: Visit, house: House, width: int) -> None:
    page = visit.page(open_table(house, "odin", [ME, CHAMPION, BOT])["token0"], width=width, height=740)
    several_moves(page)
    check_screen(page)
    bar = page.locator(".actions").bounding_box()
    assert bar is not None
    for card in page.locator(".pickable.hinted").all():
        box = card.bounding_box()
        assert box is not None and box["y"] + box["height"] <= bar["y"], "what is advised is not hidden by the bar"
    page = rated_shelf(visit, width)
    check_screen(page)


def rated_shelf(visit: Visit, width: int = 1280) -> Page:
    """A new table of Odin, where all levels are rated."""

    def rate(route: Route) -> None:
        answer = route.fetch()
        shelf = answer.json()
        for game in shelf:
            for level in game["levels"]:
                level["ratings"] = [
                    {"seats": seats, "options": {}, "rating": number, "low": number - 50, "high": number + 40}
                    for seats, number in ((2, RATINGS[level["name"]]), (4, RATINGS[level["name"]] + 7))
                ]
        route.fulfill(response=answer, json=shelf)

    page = visit.page("/", width=width)
    page.route("**/api/games", rate)
    page.goto(f"{visit.url}/new/odin")
    page.wait_for_selector(".seat-level")
    return page


def test_the_level_picker_tells_how_strong_they_are_and_how_they_play(visit: Visit) -> None:
    page = rated_shelf(visit)
    level = page.get_by_label("Strength of player 2")
    expect(level).to_have_value("skilled")
    assert level.locator("option").all_inner_texts() == [
        "Beginner · 612",
        "Casual · 884",
        "Skilled · 1240",
        "Master · 1507",
        "Champion · 1602",
    ]
    expect(level).to_have_accessible_description(
        "Plays well, with a glance ahead at most. Most likely rated between 1190 and 1280."
    )
    level.select_option("beginner")
    expect(level).to_have_accessible_description(
        "Has sense, but overlooks and misjudges things. Most likely rated between 562 and 652."
    )
    expect(page.locator(".seat-rating")).to_contain_text("at tables of 2")
    # At a larger table it is measured by other matches; those of four are nearer to six than those of two.
    for _ in range(3):
        page.get_by_role("button", name="Add a player").click()
    expect(level.locator("option").first).to_have_text("Beginner · 619")
    expect(page.locator(".seat-rating")).to_contain_text("at tables of 4")
    check_texts(page, "odin")


def test_a_level_that_was_not_measured_has_no_number(visit: Visit) -> None:
    page = visit.page()
    page.route("**/api/games", unrated)
    page.goto(f"{visit.url}/new/odin")
    page.wait_for_selector(".seat-level")
    assert page.get_by_label("Strength of player 2").locator("option").all_inner_texts() == [
        "Beginner",
        "Casual",
        "Skilled",
        "Master",
        "Champion",
    ]
    expect(page.locator(".seat-rating")).to_have_count(0)


def unrated(route: Route) -> None:
    answer = route.fetch()
    shelf = answer.json()
    for game in shelf:
        game["levels"] = [{"name": level["name"], "ratings": []} for level in game["levels"]]
    route.fulfill(response=answer, json=shelf)


def test_a_bot_tells_its_strength_and_that_it_thinks(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "ravens", [ME, CHAMPION], first_starter=1)["token0"], pace=IN_SIGHT)
    assert wait_for_turn(page)
    bruno = page.locator(".rv-plate h2", has_text="Bruno")
    expect(bruno).to_contain_text("Champion")
    assert page.locator(".rv-plate .dots").count() == 0
    page.get_by_role("button", name="End your turn", exact=True).click()
    expect(bruno.locator(".dots")).to_be_visible()
    expect(bruno).to_contain_text("thinking")
