"""Odin's Ravens in a real browser: a match by mouse, turns by touch and by keyboard, equal cards, Odin cards."""

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
    seq,
    tab_to_selector,
    take_the_hint,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Page, expect
from visit import House, Visit

GREY = 1
"""The option by which Grey, the first seat, begins."""


def pick(page: Page, *ids: str, press: str = "click") -> None:
    """Pick elements by their ids, those too that are dim: they take the place of another, or answer why."""
    for each in ids:
        element = page.locator(f'[data-pick="{each}"]')
        dim = element.get_attribute("aria-disabled") == "true"
        getattr(element, press)(force=dim)


def confirm(page: Page, selector: str = ".move.primary", press: str = "click") -> None:
    """Press a button of the action bar and wait for what follows."""
    before = seq(page)
    getattr(page.locator(f"{MINE} {selector}").first, press)()
    wait_for_change(page, before)


def fly_or_end(page: Page) -> None:
    """Fly with the first cards that pay for it, or end the turn."""
    if page.locator('[data-pick="raven:own"].live').count() == 0:
        confirm(page, ".move.plain")
        return
    pick(page, "raven:own")
    while page.locator(f"{MINE} .move.primary").count() == 0:
        pick_one(page, page.locator(".rv-mine .pickable.live:not(.picked)").first)
    confirm(page)


def hand(page: Page) -> list[str]:
    """The ids of the cards in one's hand."""
    ids: list[str] = page.locator(".rv-cards .pickable").evaluate_all("all => all.map(e => e.dataset.pick)")
    return ids


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit.page()
    box = page.locator(".box:has(h2:text-is('Odin’s Ravens'))")
    box.get_by_role("button", name="Play now").click()
    box.get_by_label("Your name").fill("Ann")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".rv-cards .pickable")
    for _ in range(300):
        if not wait_for_turn(page):
            break
        fly_or_end(page)
    assert is_over(page)
    expect(page.locator(".over")).to_contain_text("Ann")
    check_screen(page)


def test_turns_by_touch_on_a_phone(visit: Visit, house: House) -> None:
    links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
    page = visit.page(links["token0"], width=360, height=740, touch=True)
    assert wait_for_turn(page)
    first = hand(page)[0]
    pick(page, first, "pile:stack", press="tap")
    confirm(page, press="tap")
    expect(page.locator('[data-pick="stack:1"]')).to_be_visible()
    for _ in range(6):
        assert wait_for_turn(page)
        take_the_hint(page, "tap")
    check_screen(page)


def test_turns_by_keyboard_alone(visit: Visit, house: House) -> None:
    links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
    page = visit.page(links["token0"])
    keys = page.keyboard
    assert wait_for_turn(page)
    for _ in range(3):
        first = hand(page)[0]
        tab_to_selector(page, ".rv-cards .pickable")
        keys.press("Home")
        keys.press("Space")
        expect(page.locator(f'[data-pick="{first}"]')).to_have_attribute("aria-pressed", "true")
        tab_to_selector(page, '[data-pick="pile:stack"]')
        before = seq(page)
        keys.press("Space")
        keys.press("Enter")
        wait_for_change(page, before)
    expect(page.locator(".rv-stack-cards [data-pick^='stack:']")).to_have_count(3)
    tab_to_selector(page, ".move.plain")
    before = seq(page)
    keys.press("Enter")
    wait_for_change(page, before)
    assert wait_for_turn(page)
    expect(page.locator(".rv-cards .pickable")).to_have_count(5)


def test_the_path_is_extended_either_way_round(visit: Visit, house: House) -> None:
    links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    confirm(page, ".move.plain >> text='Extend the path and end your turn'")
    expect(page.locator(".rv-lay .pickable.live").first).to_be_visible()
    check_screen(page)
    page.locator(".rv-lay .pickable").last.click()
    confirm(page)
    expect(page.locator(".log")).to_contain_text("lays it as card 10")


def test_any_of_several_equal_cards_is_the_first_one(visit: Visit, house: House) -> None:
    for _ in range(20):
        links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
        page = visit.page(links["token0"])
        assert wait_for_turn(page)
        second = next((each for each in hand(page) if each.endswith("2")), None)
        if second is None:
            page.context.close()
            continue
        slot = hand(page).index(second)
        card = page.locator(".rv-cards .pickable").nth(slot)
        card.click()
        expect(card).to_have_class(re.compile("picked"))
        assert hand(page)[slot] == f"{second[:-1]}1"
        pick(page, "pile:stack")
        confirm(page)
        expect(page.locator(".rv-cards .pickable")).to_have_count(4)
        assert page.locator(".pickable.picked").count() == 0
        return
    raise AssertionError("twenty hands without two equal cards")


def test_a_flight_card_and_then_its_landing_space_fly(visit: Visit, house: House) -> None:
    for _ in range(20):
        links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
        page = visit.page(links["token0"])
        assert wait_for_turn(page)
        if page.locator('[data-pick="raven:own"].live').count() and page.locator(".rv-landing").count():
            break
        page.context.close()
    column = page.locator(".rv-column:has(.rv-landing)").first
    number = column.locator(".rv-landcard").get_attribute("data-pick")
    pick(page, "raven:own")
    while page.locator(f"{MINE} .move.primary").count() == 0:
        pick_one(page, page.locator(".rv-mine .pickable.live:not(.picked)").first)
    pick(page, "raven:own")
    expect(page.locator('[data-pick="raven:own"]')).to_have_attribute("aria-pressed", "false")
    before = seq(page)
    pick(page, number or "")
    wait_for_change(page, before)
    expect(page.locator(f'.rv-column:has([data-pick="{number}"]) [data-pick="raven:own"]')).to_be_visible()


def with_an_odin_card(visit: Visit, house: House, kind: str, width: int, **options: int) -> Page:
    """A page with that Odin card in the hand."""
    for _ in range(40):
        links = open_table(house, "ravens", [ME, BOT], first_starter=GREY, **options)
        page = visit.page(links["token0"], width=width, height=740)
        assert wait_for_turn(page)
        if f"hand:{kind}1" in hand(page):
            return page
        page.context.close()
    raise AssertionError(f"forty hands without {kind}")


def test_an_odin_card_offers_its_two_actions_and_their_targets(visit: Visit, house: House) -> None:
    page = with_an_odin_card(visit, house, "OD", 1440)
    pick(page, "hand:OD1", "action:marker")
    check_screen(page)
    pick(page, "space:b4", "space:b5")
    expect(page.locator(f"{MINE} .move.primary")).to_have_text("Put the marker on b5")
    pick(page, "action:swap", "card:2", "card:5")
    expect(page.locator(f"{MINE} .move.primary")).to_have_text("Swap cards 2 and 5")
    before = [page.locator(f'[data-pick="card:{number}"]').inner_text() for number in (2, 5)]
    confirm(page)
    after = [page.locator(f'[data-pick="card:{number}"]').inner_text() for number in (5, 2)]
    assert [each.split(":")[1] for each in before] == [each.split(":")[1] for each in after]


@pytest.mark.parametrize("width", [360, 1440])
def test_removed_landscape_cards_are_seen_where_they_have_a_pile(visit: Visit, house: House, width: int) -> None:
    page = with_an_odin_card(visit, house, "OC", width, removed_land=1)
    deck = page.locator(".rv-deck b").inner_text()
    assert page.locator(".rv-removed").count() == 0
    pick(page, "hand:OC1", "action:remove", "card:5")
    confirm(page)
    expect(page.locator(".rv-removed-card")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("^Removed landscape cards: "))).to_be_visible()
    expect(page.locator(".rv-deck b")).to_have_text(deck)
    check_screen(page)


def test_an_element_that_fits_no_move_answers_why(visit: Visit, house: House) -> None:
    links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    pick(page, "marker:stone")
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"R\d+"))


def test_onlookers_see_no_hands(visit: Visit, house: House) -> None:
    links = open_table(house, "ravens", [ME, BOT])
    page = visit.page(links["onlooker"])
    page.wait_for_selector(".rv-path")
    assert page.locator(".rv-hand, .rv-stack").count() == 0


@pytest.mark.parametrize("language", ["fr", "it", "de"])
def test_every_language_is_complete_on_screen(visit: Visit, house: House, language: str) -> None:
    links = open_table(house, "ravens", [ME, BOT], first_starter=GREY)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(".rv-look").click()
    check_texts(page, "ravens")
    page.locator(".rv-look").click()
    pick(page, hand(page)[0], "pile:stack")
    confirm(page)
    confirm(page, ".move.plain")
    assert wait_for_turn(page)
    check_texts(page, "ravens")


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_serious_and_nothing_sticks_out(visit: Visit, house: House, width: int) -> None:
    page = with_an_odin_card(visit, house, "OC", width)
    check_screen(page)
    pick(page, "hand:OC1", "action:turn")
    check_screen(page)
    page.keyboard.press("Escape")
    pick(page, hand(page)[0], "pile:stack")
    confirm(page)
    confirm(page, ".move.plain")
    assert wait_for_turn(page)
    check_screen(page)
