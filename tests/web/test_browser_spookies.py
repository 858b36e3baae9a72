"""Spookies in a real browser: whole matches by mouse, touch and keyboard, odds and rolls as one sees them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from play import (
    BOT,
    ME,
    MINE,
    check_screen,
    check_texts,
    is_over,
    open_table,
    seq,
    tab_to_selector,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Page, expect
from visit import House, Visit

FRIENDS = {"figure:poppy", "figure:kracko", "figure:duffy", "figure:hanja", "figure:schnuffer"}


def offered(page: Page) -> list[str]:
    """The moves on the screen, as they are written."""
    moves: list[str] = page.locator(f"{MINE} .move").evaluate_all("all => all.map(each => each.dataset.move)")
    return moves


def make(page: Page, move: str, press: str = "click") -> None:
    before = seq(page)
    button = page.locator(f'{MINE} .move[data-move="{move}"]')
    if not button.is_visible():
        # On a phone the dice and figures are the buttons.
        verb, _, what = move.partition(" ")
        kind = {"roll": "dice", "choose": "figure", "joker": "chip", "ghost": "ghost"}[verb]
        getattr(page.locator(f'[data-pick="{kind}:{what or "joker"}"]'), press)()
    getattr(button, press)()
    wait_for_change(page, before)


def boldly(moves: list[str]) -> str:
    """Always on with two dice, so that a match is short and comes by the ghost; jokers are kept."""
    return next(move for move in ("roll 2", "roll 3", "keep", "ghost down", "ghost up", moves[0]) if move in moves)


def phases(page: Page, press: str = "click") -> Iterator[str]:
    """Play boldly to the end; what the person is asked each time, before it is answered."""
    while wait_for_turn(page):
        moves = offered(page)
        kind = moves[-1].split()[0]
        yield "go-on" if "stop" in moves else kind
        make(page, boldly(offered(page)), press)


def picks(page: Page) -> set[str]:
    return set(page.locator(".pickable").evaluate_all("all => all.map(each => each.dataset.pick)"))


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit.page()
    box = page.locator(".box:has(h2:text-is('Spookies'))")
    box.get_by_role("button", name="Play now").click()
    box.get_by_label("Your name").fill("Ann")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    assert len(list(phases(page))) > 3
    expect(page.locator(".over")).to_contain_text("Ann")
    reveal = page.locator(".reveal li")
    expect(reveal).to_have_count(3)
    points = page.locator(".over tbody td:last-child").all_inner_texts()
    worth = page.locator(".reveal .worth").all_inner_texts()
    assert sorted(int(word.split()[0]) for word in worth) == sorted(map(int, points))


def test_every_phase_by_touch_on_a_phone(visit: Visit, house: House) -> None:
    seen: set[str] = set()
    # Dice decide which phases a match has: one that lacks some is followed by another.
    for _ in range(5):
        links = open_table(house, "spookies", [ME, BOT], free_choice=1, joker=1, ghost=1)
        page = visit.page(links["token0"], width=360, height=740, touch=True, dark=True)
        for phase in phases(page, "tap"):
            if phase in seen:
                continue
            seen.add(phase)
            check_phase(page, phase)
        assert is_over(page)
        check_screen(page)
        if {"choose", "roll", "go-on", "joker"} <= seen:
            return
    pytest.fail(f"in five matches there were only {seen}")


def check_phase(page: Page, phase: str) -> None:
    """All that one may pick in a phase is there, and on the screen."""
    assert FRIENDS | {"dice:2", "dice:3", "dice:4", "chip:joker"} <= picks(page)
    if phase == "choose":
        page.locator('[data-pick="figure:hanja"]').tap()
        expect(page.locator(".dice-choice .gain")).to_have_count(3)
    if phase == "ghost":
        assert picks(page) & {"ghost:down", "ghost:up"}
    check_screen(page)


def test_a_whole_match_by_keyboard_alone(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT])
    page = visit.page(links["token0"])
    while wait_for_turn(page):
        before = seq(page)
        choosing = offered(page)[0].startswith("choose")
        tab_to_selector(page, ".friend" if choosing else ".dice-choice")
        for key in ("ArrowRight", "ArrowLeft"):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    assert is_over(page)


def test_the_dice_show_chances_rewards_and_the_roll(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT], free_choice=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    first = page.locator(".friend.live").first
    first.click()
    page.locator(f"{MINE} .move.primary").click()
    two = page.locator('[data-pick="dice:2"]')
    expect(two.locator(".unseen").first).to_contain_text(re.compile(r"climb \d+% for \d+ chip.*on average"))
    percent = re.search(r"(\d+)%", two.locator(".chance.climb").inner_text())
    assert percent is not None
    expect(page.locator(f'{MINE} .move[data-move="roll 2"]')).to_contain_text(percent[0])
    rolls = page.locator(".roll").get_attribute("data-rolls") if page.locator(".roll").count() else "0"
    before = seq(page)
    two.click()
    page.locator(f"{MINE} .move.primary").click()
    wait_for_change(page, before)
    expect(page.locator(".roll.fresh")).to_be_visible()
    assert page.locator(".roll").get_attribute("data-rolls") != rolls
    assert page.locator(".roll-dice li").count() >= 2
    expect(page.locator(".roll-by")).to_contain_text("for")


def test_dice_roll_visibly_unless_motion_is_unwanted(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT])
    for motion, moving in (("no-preference", True), ("reduce", False)):
        page = visit.page(links["token0"])
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        assert wait_for_turn(page)
        # Whoever beckons is never still enough to be clicked by a test.
        page.evaluate("document.styleSheets[0].insertRule('.friend.live { animation: none !important; }', 0)")
        # The friend die may leave the choice of the friend, who then rolls.
        while not (move := boldly(offered(page))).startswith("roll"):
            make(page, move)
        make(page, move)
        # Waited for and looked at in one go: the next roll takes these dice off the page, and then they have no style.
        name = page.wait_for_function(
            """() => {
                const die = document.querySelector(".roll.fresh .roll-dice li");
                return die && getComputedStyle(die).animationName;
            }"""
        ).json_value()
        assert (name != "none") == moving


def test_what_fits_no_move_tells_the_rule(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT])
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator(".pickable:not(.live)").first.click(force=True)
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"S\d+"))


def test_onlookers_watch_the_same_house(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT], ghost=1)
    page = visit.page(links["onlooker"])
    page.wait_for_selector("text=You are looking on")
    expect(page.locator(".friend")).to_have_count(5)
    expect(page.locator(".ghost")).to_have_count(1)


@pytest.mark.parametrize("language", ["fr", "it", "de"])
def test_every_language_is_complete_on_screen(visit: Visit, house: House, language: str) -> None:
    links = open_table(house, "spookies", [ME, BOT], joker=1, ghost=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for _, phase in zip(range(4), phases(page), strict=False):
        assert phase
        check_texts(page, "spookies")


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_serious_and_nothing_sticks_out(visit: Visit, house: House, width: int) -> None:
    links = open_table(house, "spookies", [ME, BOT, BOT, BOT], joker=1)
    page = visit.page(links["token0"], width=width, height=740)
    seen: set[str] = set()
    for phase in phases(page):
        if phase not in seen:
            seen.add(phase)
            check_screen(page)
        if len(seen) == 2:
            break
    assert seen
