"""Adventure Land in a real browser: each scenario by mouse, turns by touch and by keyboard, fights, score sheets."""

from __future__ import annotations

import re

import pytest
from play import (
    BOT,
    ME,
    MINE,
    check_screen,
    check_texts,
    is_over,
    open_table,
    pick_one,
    play_one,
    seq,
    tab_to_selector,
    take_the_hint,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Locator, Page, expect
from visit import House, Visit

SHORT = {"set_aside": 1}
"""Fewer swords and companions, so that the match is short."""
PLAYED = 18
"""So many decisions are made on the board; then the turns are ended, until the match is over."""


def walk(page: Page, press: str = "click") -> None:
    """Go with the first adventurer that can, to the first space it lights up; else decide what there is to decide."""
    figure = page.locator(".al-figure.live")
    if figure.count() == 0:
        play_one(page, press)
        return
    before = seq(page)
    pick_one(page, figure.first, press)
    pick_one(page, page.locator(".al-space .pickable.live").first, press)
    getattr(page.locator(f"{MINE} .move.primary"), press)()
    wait_for_change(page, before)


def in_the_background(page: Page) -> None:
    """Let the page believe that nobody looks, so that it shows the others' moves without pauses."""
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")


def reach_a_fight(page: Page) -> None:
    """Play until one has a fight to decide on."""
    for _ in range(80):
        assert wait_for_turn(page), "the match ended without a fight"
        if page.locator(".al-ways").count():
            return
        before = seq(page)
        creature = to_a_creature(page)
        if creature is None:
            take_the_hint(page)
        else:
            creature.click()
            wait_for_change(page, before)
    raise AssertionError("no fight in eighty decisions")


def to_a_creature(page: Page) -> Locator | None:
    """Pick a creature that an adventurer can reach, and that adventurer; the button of the move, if there is one."""
    creature = page.locator(".al-space .pickable.live").filter(has_text=re.compile("creature"))
    if creature.count() == 0:
        return None
    pick_one(page, creature.first)
    pick_one(page, page.locator(".al-figure.live").first)
    return page.locator(f"{MINE} .move.primary")


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_a_whole_match_by_mouse_and_its_score_sheet(visit: Visit, house: House, scenario: int) -> None:
    links = open_table(house, "adventureland", [ME, BOT], scenario=scenario, bonus=1, **SHORT)
    page = visit.page(links["token0"])
    in_the_background(page)
    for number in range(200):
        if not wait_for_turn(page):
            break
        (take_the_hint if number < PLAYED else play_one)(page)
    assert is_over(page)
    lines = page.locator(".al-final tbody tr")
    expect(lines).to_have_count({1: 3, 2: 5, 3: 10}[scenario])
    for column in (0, 1):
        points = [int(row.locator("td").nth(column).inner_text()) for row in lines.all()]
        expect(page.locator(".al-final tfoot td").nth(column)).to_have_text(str(sum(points)))
    check_screen(page)


def test_some_turns_by_touch_on_a_phone(visit: Visit, house: House) -> None:
    links = open_table(house, "adventureland", [ME, BOT])
    page = visit.page(links["token0"], width=360, height=740, touch=True)
    for number in range(6):
        assert wait_for_turn(page)
        if number == 3:
            page.get_by_role("button", name="Larger map").tap()
            page.wait_for_function("() => document.querySelector('.al-space').getBoundingClientRect().width >= 44")
        walk(page, "tap")
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_some_turns_by_keyboard(visit: Visit, house: House) -> None:
    links = open_table(house, "adventureland", [ME, BOT])
    page = visit.page(links["token0"])
    walked = 0
    while walked < 3:
        assert wait_for_turn(page)
        if page.locator(".al-figure.live").count() == 0:
            play_one(page)
            continue
        before = seq(page)
        page.evaluate("document.activeElement.blur()")
        tab_to_selector(page, ".al-figure.live")
        page.keyboard.press("Space")
        tab_to_selector(page, ".al-space .pickable")
        page.keyboard.press("Home")
        go_to_a_lit_space(page)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        walked += 1


def go_to_a_lit_space(page: Page) -> None:
    """Arrow keys row by row to the first space that is lit."""
    goal = page.locator(".al-space .pickable.live").first.get_attribute("data-pick") or ""
    column, row = "abcdefghijk".index(goal[6]), int(goal[7:]) - 1
    for key, times in (("ArrowDown", row), ("ArrowRight", column)):
        for _ in range(times):
            page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.pick") == goal


def test_a_closed_space_tells_why(visit: Visit, house: House) -> None:
    links = open_table(house, "adventureland", [ME, BOT])
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator("[data-pick='figure:1']").click()
    page.locator("[data-pick='space:k10']").click(force=True)
    expect(page.locator(".refusal")).to_contain_text("A35")


@pytest.mark.parametrize("width", [360, 1440])
def test_screens_while_moving_and_fighting(visit: Visit, house: House, width: int) -> None:
    links = open_table(house, "adventureland", [ME, BOT, BOT, BOT] if width == 360 else [ME, BOT], scenario=2)
    page = visit.page(links["token0"], width=width, height=740)
    assert wait_for_turn(page)
    page.locator(".al-figure.live").first.click()
    check_screen(page)
    page.locator(".al-figure.picked").click()
    in_the_background(page)
    reach_a_fight(page)
    check_screen(page)
    expect(page.locator(".al-ways li .al-bar").first).to_be_visible()
    assert page.locator(f"{MINE} .further:visible").count() == 0, "the same choice stands once"
    play_one(page)


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_other_languages_are_complete(visit: Visit, house: House, language: str) -> None:
    links = open_table(house, "adventureland", [ME, BOT], scenario=3, bonus=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for _ in range(3):
        assert wait_for_turn(page)
        take_the_hint(page)
    check_texts(page, "adventureland")
