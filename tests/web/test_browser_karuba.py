"""Karuba in a real browser: choosing at the same time, by mouse, by touch, by keyboard; what it looks like anywhere."""

from __future__ import annotations

import re

import pytest
from play import (
    BOT,
    ME,
    MINE,
    ask_for_a_hint,
    check_screen,
    check_texts,
    is_over,
    open_table,
    pick_one,
    play_one,
    seq,
    tab_to_selector,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Page, expect
from visit import House, Visit

FRIEND = {"kind": "friend"}
OPEN_CELL = ".k-cell.open.live"
CHOSEN = ".actions.chosen"


def two_people(visit: Visit, house: House) -> tuple[Page, Page]:
    """Ann and Bob, each in an own browser, with everything placed."""
    links = open_table(house, "karuba", [ME, FRIEND], setup=1)
    ann, bob = visit.page(links["token0"]), visit.page(links["invite1"])
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    return ann, bob


def pick(page: Page, walk: bool, press: str = "click") -> None:
    """Pick a walk where one is wished and there is one, else a cell to lay on, as long as there is one."""
    walkers = page.locator(".k-walker.live")
    if walk and walkers.count():
        pick_one(page, walkers.first, press)
        pick_one(page, page.locator(".k-cell.laid.live, .k-temple-spot.live").last, press)
    elif cells := page.locator(OPEN_CELL).count():
        pick_one(page, page.locator(OPEN_CELL).nth(cells // 2), press)


def confirm(page: Page, press: str = "click") -> None:
    """Make the move that is picked, or stay."""
    exact = page.locator(f"{MINE} .move.primary")
    getattr((exact if exact.count() else page.locator(f"{MINE} .move.plain")).first, press)()


BY_POINTER = (*range(9), *range(27, 36))
"""The rounds that are played by the pointer; between them a script presses the same buttons, which is quicker."""
PRESS = """async () => {
    const once = selector => new Promise(found => {
        const look = () => {
            const there = document.querySelector(selector)
            if (there) found(there)
            else setTimeout(look, 5)
        }
        look()
    })
    await once(".actions.mine .moves:not(:empty)")
    const cells = document.querySelectorAll(".k-cell.open.live")
    cells[Math.floor(cells.length / 2)]?.click();
    (await once(cells.length ? ".actions.mine .move.primary" : ".actions.mine .move.plain")).click()
}"""


def choose(pages: tuple[Page, Page], number: int) -> None:
    """Both choose what to do in a round."""
    crossing = number % 6 == 0
    for page in pages:
        if number not in BY_POINTER:
            page.evaluate(PRESS)
            continue
        assert wait_for_turn(page)
        pick(page, walk=number % 3 == 2)
        if not crossing:
            confirm(page)
    # Neither waits for the other: their choices cross.
    for page in pages if crossing and number in BY_POINTER else ():
        confirm(page)


def test_two_people_choose_at_once_for_a_whole_match(visit: Visit, house: House) -> None:
    pages = two_people(visit, house)
    for number in range(36):
        choose(pages, number)
        for page in pages:
            page.wait_for_selector(f".k-drawn b:text-is('Round {number + 2} of 36'), .over")
            assert page.locator(".refusal").count() == 0
        if is_over(pages[0]):
            break
    for page in pages:
        expect(page.locator(".over")).to_contain_text("Ann")
        expect(page.locator(".over")).to_contain_text("Bob")


def test_a_choice_is_shown_can_be_changed_and_disturbs_nobody(visit: Visit, house: House) -> None:
    ann, bob = two_people(visit, house)
    assert wait_for_turn(bob)
    bob.locator('[data-pick="cell:d4"]').click()
    assert wait_for_turn(ann)
    ann.locator('[data-pick="cell:c3"]').click()
    confirm(ann)
    expect(ann.locator(f"{CHOSEN} .ask")).to_contain_text(
        re.compile("Your choice: Lay tile .* on c3. You may change it")
    )
    expect(ann.locator(".k-main .k-status")).to_have_text("has chosen")
    expect(ann.locator(".k-others .k-status")).to_have_text("is choosing")
    expect(bob.locator(".k-others .k-status")).to_have_text("has chosen")
    assert bob.locator(".k-cell.picked").count() == 1, "what Bob has picked stays"
    assert bob.locator(".k-ghost").count() == 1, "and of Ann's choice he sees nothing"
    ann.locator('[data-pick="cell:e5"]').click()
    ann.locator(f"{CHOSEN} .move.primary").click()
    expect(ann.locator(".k-cell.chosen")).to_have_attribute("data-pick", "cell:e5")
    expect(ann.locator(f"{CHOSEN} .ask")).to_contain_text("on e5")
    ask_for_a_hint(ann)
    confirm(bob)
    for page, cell in ((ann, "e5"), (bob, "d4")):
        expect(page.locator(f'[data-pick="cell:{cell}"]')).to_have_class(re.compile("laid"))
        expect(page.locator(".k-drawn b")).to_have_text("Round 2 of 36")
        assert page.locator(".refusal").count() == 0


def test_placing_and_playing_by_touch_on_a_phone(visit: Visit, house: House) -> None:
    links = open_table(house, "karuba", [ME, BOT, BOT, BOT])
    page = visit.page(links["token0"], width=360, height=740, touch=True)
    while wait_for_turn(page) and page.locator(".k-camp").count():
        play_one(page, "tap")
    for number in range(8):
        assert wait_for_turn(page)
        before = seq(page)
        pick(page, number % 3 == 2, "tap")
        confirm(page, "tap")
        wait_for_change(page, before)
    assert wait_for_turn(page)
    assert page.locator(".k-laid[data-id^='tile:']").count() >= 4
    cell = page.locator(OPEN_CELL).first.bounding_box()
    assert cell is not None and min(cell["width"], cell["height"]) >= 40
    page.locator(".k-look").first.tap()
    expect(page.get_by_role("button", name="Back to your island")).to_be_visible()
    check_screen(page)
    page.get_by_role("button", name="Back to your island").tap()
    expect(page.locator(OPEN_CELL).first).to_be_visible()


def test_a_few_rounds_by_keyboard_alone(visit: Visit, house: House) -> None:
    links = open_table(house, "karuba", [ME, BOT], setup=1)
    page = visit.page(links["token0"])
    keys = page.keyboard
    for number in range(4):
        assert wait_for_turn(page)
        before = seq(page)
        tab_to_selector(page, ".k-cell")
        keys.press("Home")
        for _ in range(number):
            keys.press("ArrowDown")
        assert page.evaluate("document.activeElement.dataset.pick") == f"cell:a{number + 1}"
        keys.press("Enter")
        keys.press("Enter")
        wait_for_change(page, before)
        expect(page.locator(f'[data-pick="cell:a{number + 1}"]')).to_have_class(re.compile("laid|chosen"))
    assert wait_for_turn(page)
    tab_to_selector(page, ".move.plain")
    before = seq(page)
    keys.press("Enter")
    wait_for_change(page, before)


def test_a_press_that_fits_no_move_shows_the_rule(visit: Visit, house: House) -> None:
    links = open_table(house, "karuba", [ME], setup=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator(".k-walker:not(.live)").first.click(force=True)
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"K\d+"))


def test_alone_there_are_points_and_no_winner(visit: Visit, house: House) -> None:
    links = open_table(house, "karuba", [ME], setup=1)
    page = visit.page(links["token0"])
    while wait_for_turn(page):
        before = seq(page)
        page.locator(f"{MINE} .move.plain").first.click()
        wait_for_change(page, before)
    expect(page.locator(".over h2")).to_have_text("You scored 0 points")
    expect(page.locator(".over-why")).to_contain_text("A skilled bot scores 26 on average.")
    expect(page.locator(".over th[scope=col]")).to_have_text(["Player", "Treasures", "Found on the way", "Points"])
    expect(page.locator(".over tbody tr")).to_have_text("Ann000")
    expect(page.get_by_text("Review the match")).to_have_count(0)
    assert page.locator(".over .winner").count() == 0


def test_onlookers(visit: Visit, house: House) -> None:
    links = open_table(house, "karuba", [ME, BOT], setup=1, bonus=1)
    page = visit.page(links["onlooker"])
    expect(page.locator(".k-map .k-picture")).to_be_visible()
    assert page.locator(".pickable").count() == 0
    page.locator(".k-bonuses summary").click()
    expect(page.locator(".k-bonuses li")).to_have_count(4)
    page.locator(".k-look").click()
    expect(page.locator(".k-main h2")).not_to_have_text("Ann")
    page.locator(".k-coming").click()
    expect(page.locator(".k-stack li")).to_have_count(35)


def test_another_language_is_complete_on_screen(visit: Visit, house: House) -> None:
    links = open_table(house, "karuba", [ME, BOT], bonus=1)
    page = visit.page(links["token0"])
    page.wait_for_selector(".k-camp")
    page.locator("header select").first.select_option("fr")
    expect(page.get_by_role("button", name="Règles")).to_be_visible()
    page.get_by_role("button", name="Règles").click()
    page.locator(".k-bonuses summary").click()
    check_texts(page, "karuba")
    while wait_for_turn(page) and page.locator(".k-camp").count():
        check_texts(page, "karuba")
        play_one(page)
    check_texts(page, "karuba")
    page.locator(".k-coming").click()
    check_texts(page, "karuba")


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_serious_and_nothing_sticks_out(visit: Visit, house: House, width: int) -> None:
    links = open_table(house, "karuba", [ME, BOT, BOT, BOT])
    page = visit.page(links["token0"], width=width, height=740)
    wait_for_turn(page)
    check_screen(page)
    links = open_table(house, "karuba", [ME, FRIEND, BOT, BOT], setup=1, bonus=1)
    page = visit.page(links["token0"], width=width, height=740)
    expect(page.locator(".k-status.done")).to_have_count(2)
    assert wait_for_turn(page)
    pick(page, walk=True)
    check_screen(page)
    confirm(page)
    page.wait_for_selector(CHOSEN)
    page.locator(".k-coming").click()
    check_screen(page)


def test_people_at_one_screen_choose_one_after_the_other_behind_a_cover(visit: Visit) -> None:
    page = visit.page("/new/karuba")
    page.wait_for_selector("text=Who plays?")
    page.locator("select").filter(has=page.locator("option", has_text="Another person")).nth(1).select_option("local")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Remove player 3").click()
    page.get_by_label("Drawn by chance").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    for _ in range(3):
        page.wait_for_selector(".cover")
        assert page.locator(".pickable, .k-ghost").count() == 0
        page.locator(".cover button").click()
        page.wait_for_selector(".cover", state="detached")
        while wait_for_turn(page):
            assert page.locator(".k-ghost").count() == 0
            before = seq(page)
            pick(page, walk=False)
            confirm(page)
            wait_for_change(page, before)
