"""At a served library a match without people far away is played in the browser; with a friend it is at the server."""

from __future__ import annotations

import pytest
from play import play_one, seq, wait_for_turn
from playwright.sync_api import Page, expect
from visit import Visit

from ludotheque import games
from ludotheque.wasm.build import build


@pytest.fixture(scope="module", autouse=True)
def module() -> None:
    """The rules of Odin as a browser takes them."""
    build(games.get("odin"))


def play_now(page: Page) -> None:
    page.locator(".box:has(h2:text-is('Odin'))").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_a_match_against_bots_asks_nothing_more_of_the_server(visit: Visit) -> None:
    page = visit.page(here="on", name="Ann")
    play_now(page)
    assert "/table/here-" in page.url
    assert wait_for_turn(page)
    page.context.set_offline(True)
    play_one(page)
    assert wait_for_turn(page)
    before = seq(page)
    page.context.set_offline(False)
    page.reload()
    assert wait_for_turn(page)
    assert seq(page) == before
    page.get_by_role("button", name="Table").click()
    expect(page.locator(".people")).to_contain_text("kept in this browser")
    assert page.locator(".people input[readonly]").count() == 0
    first = page.url
    page.locator(".end-match button").click()
    page.locator(".end-match button").first.click()
    expect(page.locator(".over h2")).to_have_text("The match was ended by agreement")
    page.locator(".over button.primary").click()
    page.wait_for_url(lambda url: url != first and "/table/here-" in url)
    assert wait_for_turn(page)


def test_a_friend_is_met_at_the_server_and_a_setting_keeps_every_match_there(visit: Visit) -> None:
    page = visit.page("/new/odin", here="on", name="Ann")
    page.wait_for_selector("text=Who plays?")
    switch = page.get_by_label("In this browser")
    expect(switch).to_be_checked()
    page.locator("select[aria-label='Player 2']").select_option("friend")
    expect(switch).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    assert "/table/here-" not in page.url
    other = visit.page("/new/odin", name="Ann")
    other.wait_for_selector("text=Who plays?")
    expect(other.get_by_label("In this browser")).not_to_be_checked()
    other.get_by_role("button", name="Start").click()
    other.wait_for_url("**/table/*")
    assert "/table/here-" not in other.url
    assert wait_for_turn(other)


def test_without_the_rules_for_browsers_the_match_is_at_the_server(visit: Visit) -> None:
    page = visit.page(here="on", name="Ann")
    page.context.route("**/engine/engines.json", lambda route: route.fulfill(json={}))
    play_now(page)
    assert "/table/here-" not in page.url
    assert wait_for_turn(page)
