"""A memory without an account: matches to go on with, those that are over, and both taken to another browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

from play import BOT, ME, check_screen, open_table, wait_for_turn
from playwright.sync_api import Page, expect
from visit import House, Visit

WON = {
    "table": "won1",
    "game": "karuba",
    "when": 1_700_000_000_000,
    "seats": [{"name": "Ann"}, {"level": "beginner"}],
    "mine": [0],
    "points": [9, 3],
    "ranks": [1, 2],
}


def check_taken_over(page: Page, url: str) -> None:
    """The finished match is told, and the one that goes on can be gone on with."""
    expect(page.locator(".matches")).to_contain_text("Karuba")
    expect(page.locator(".memory")).to_contain_text("1 of 1 won")
    page.goto(url)
    expect(page.locator(".continue li.turn")).to_contain_text("Odin")
    page.locator(".continue li.turn a").click()
    assert wait_for_turn(page), "the seat came along"


def test_matches_are_gone_on_with_kept_and_taken_to_other_browsers(visit: Visit, house: House, tmp_path: Path) -> None:
    page = visit.page(name="Ann")
    page.evaluate("won => localStorage.setItem('ludotheque.history', won)", json.dumps([WON]))
    page.goto(visit.url + open_table(house, "odin", [ME, BOT])["token0"])
    assert wait_for_turn(page)
    page.goto(visit.url)
    expect(page.locator(".continue li.turn")).to_contain_text("Your turn")
    expect(page.locator(".continue li.turn")).to_contain_text("Bruno")
    page.get_by_role("link", name=re.compile("Record, file")).click()
    check_screen(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "memory.json"
    saved.value.save_as(file)
    page.get_by_role("button", name="Link for another device").click()
    link = page.locator(".mine-keep input[readonly]").input_value()

    by_file = visit.page("/mine")
    by_file.set_input_files(".mine-keep input[type=file]", {"name": "x.json", "mimeType": "text/json", "buffer": b"{}"})
    expect(by_file.get_by_role("status")).to_have_text("This is no file that was saved here.")
    by_file.set_input_files(".mine-keep input[type=file]", file)
    expect(by_file.get_by_role("status")).to_have_text(re.compile("^Taken over: 1"))
    check_taken_over(by_file, visit.url)

    by_link = visit.page(link.removeprefix(visit.url))
    by_link.get_by_role("button", name="Take over").click()
    by_link.wait_for_url(lambda url: "memory" not in url)
    check_taken_over(by_link, visit.url)
