"""The sixth game, which comes from outside and which nobody has drawn: it is on the shelf, and played to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from outside import SIXTH, environment, install
from play import (
    BOT,
    ME,
    check_screen,
    check_texts,
    is_over,
    open_table,
    play_by_keyboard,
    play_one,
    wait_for_turn,
)
from playwright.sync_api import Browser, expect
from visit import House, Visit

HIDE = "Hide some of your coins."


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the sixth game; its rules are interpreted, which is fast enough for it."""
    installed = install(SIXTH, tmp_path_factory.mktemp("installed"))
    open_house = House(tmp_path_factory.mktemp("data"), environment(installed))
    yield open_house
    open_house.kill()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    made = Visit(browser, house.url)
    yield made
    made.leave()


def test_it_is_taken_from_the_shelf_and_played_to_the_end(visit: Visit, tmp_path: Path) -> None:
    page = visit.page()
    box = page.locator(".box:has(h2:text-is('Pennies'))")
    expect(box).to_contain_text("How many coins are in all the fists?")
    expect(box.locator(".box-art svg")).to_be_visible()
    page.screenshot(path=tmp_path / "shelf.png", full_page=True)
    box.get_by_role("button", name="Play now").click()
    box.get_by_label("Your name").fill("Ann")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    assert page.locator(".plain").count() == 1
    expect(page.locator(".actions")).to_contain_text(HIDE)
    page.screenshot(path=tmp_path / "table.png")
    decided = 0
    while wait_for_turn(page):
        hides = HIDE in page.locator(".actions").inner_text()
        play_one(page)
        decided += 1
        if hides:
            # One may hide others as long as not all have: bots that are met for the first time are compiled meanwhile.
            expect(page.locator(".actions")).not_to_contain_text(HIDE, timeout=120_000)
    assert decided == 10
    expect(page.locator(".over")).to_contain_text("Ann")
    check_texts(page, "pennies")
    page.screenshot(path=tmp_path / "over.png")
    assert all((tmp_path / f"{name}.png").stat().st_size > 10_000 for name in ("shelf", "table", "over"))


def test_what_is_in_another_fist_is_hidden(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "pennies", [ME, BOT], rounds=1)["token0"])
    wait_for_turn(page)
    page.locator(".plain").get_by_role("button", name="Hide 2 coins").click()
    page.locator(".actions .move.primary").click()
    expect(page.locator(".actions")).to_contain_text("Call a total")
    fists = page.locator(".plain tr", has_text="fists").locator("td")
    expect(fists.nth(0)).to_have_text("2")
    expect(fists.nth(1)).to_have_text("hidden")


def test_it_is_played_by_keyboard_alone_on_a_phone(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "pennies", [ME, BOT, BOT], rounds=2)["token0"], width=360, height=740)
    wait_for_turn(page)
    check_screen(page)
    play_by_keyboard(page)
    assert is_over(page)


@pytest.mark.parametrize(("language", "name"), [("fr", "Sous cachés"), ("de", "Pennies")])
def test_it_speaks_the_languages_it_has_and_else_english(visit: Visit, language: str, name: str) -> None:
    page = visit.page(language=language)
    expect(page.locator(".box h2", has_text=name)).to_be_visible()
    check_texts(page, "pennies")
