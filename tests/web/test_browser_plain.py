"""The plain drawing: a game that nobody has drawn can be played all the same."""

from __future__ import annotations

import pytest
from play import (
    BOT,
    ME,
    check_screen,
    check_texts,
    is_over,
    open_table,
    play_by_keyboard,
    play_by_pointer,
    wait_for_turn,
)
from playwright.sync_api import expect
from visit import House, Visit


def test_a_whole_match_in_plain_drawing_by_mouse(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT], target=0)["token0"], drawing="plain")
    assert play_by_pointer(page) > 2
    assert page.locator(".plain").count() == 1
    assert page.locator(".odin").count() == 0


def test_a_whole_match_in_plain_drawing_by_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT], target=0)["token0"], drawing="plain")
    play_by_keyboard(page)
    assert is_over(page)


def test_it_shows_what_one_may_know_and_offers_moves_by_verb(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT], target=0)["token0"], drawing="plain")
    wait_for_turn(page)
    hands = page.locator(".plain tr", has_text="hands").locator("td")
    expect(hands.nth(1)).to_have_text("hidden")
    assert len(hands.nth(0).inner_text().split()) == 9
    verb = page.locator(".plain-verb").first
    verb.get_by_role("button").first.click()
    expect(page.locator(".move.primary")).to_be_visible()
    expect(verb.locator("[aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("width", [360, 1440])
def test_a_reader_finds_nothing_amiss(visit: Visit, house: House, width: int) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT])["token0"], width=width, height=740, drawing="plain")
    wait_for_turn(page)
    check_screen(page)
    check_texts(page, "odin")


def test_the_shelf_loads_no_board_and_a_table_only_its_own(visit: Visit, house: House) -> None:
    page = visit.page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url.rsplit("/", 1)[1]))
    page.reload()
    page.wait_for_selector(".box-art svg")
    boards = ("adventureland-", "karuba-", "odin-", "ravens-", "spookies-", "plain-")
    assert [name for name in loaded if name.startswith(boards) and "-art-" not in name] == []
    page.goto(house.url + open_table(house, "odin", [ME, BOT])["token0"])
    wait_for_turn(page)
    assert {name.split("-")[0] for name in loaded if name.startswith(boards) and "-art-" not in name} == {"odin"}
