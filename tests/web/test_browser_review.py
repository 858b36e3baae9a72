"""The review of a match in a real browser: from the result to the chart, by pointer and by keyboard."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from play import check_screen, check_texts, open_table, wait_for_turn
from playwright.sync_api import Browser, Page, Route, expect
from visit import House, Visit

BOTS = [{"kind": "bot", "level": level} for level in ("random", "greedy", "random")]


@pytest.fixture(scope="module")
def table(house: House, browser: Browser) -> str:
    """A table at which three bots have played to the end, while somebody looked on."""
    links = open_table(house, "odin", BOTS, target=1)
    page = browser.new_page()
    page.goto(house.url + links["onlooker"])
    until = time.monotonic() + 120
    while httpx.get(f"{house.url}/api/tables/{links['table']}/record").status_code != 200:
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.1)
    page.close()
    return links["onlooker"]


def arrived(page: Page) -> Page:
    # The page asks again until the review is there, however busy the machine is.
    page.wait_for_selector(".chart svg", timeout=120_000)
    return page


def heading(page: Page) -> str:
    return page.locator(".shown strong").inner_text()


def test_from_the_result_to_the_review_and_back(visit: Visit, table: str) -> None:
    page = visit.page(table)
    page.get_by_role("link", name="Review the match").click()
    arrived(page)
    page.wait_for_url(re.compile(rf"{table}/review#\d+$"))
    expect(page.locator("h1")).to_be_focused()
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector(".over")
    page.go_back()
    arrived(page)
    page.reload()
    arrived(page)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_a_line_for_each_seat_and_nothing_sticks_out(visit: Visit, table: str, width: int, dark: bool) -> None:
    page = arrived(visit.page(f"{table}/review", width=width, dark=dark))
    assert page.locator(".chart-seat polyline").count() == 3
    dashes = {line.get_attribute("stroke-dasharray") for line in page.locator(".chart-seat polyline").all()}
    assert len(dashes) == 3
    assert page.locator(".legend li").count() == page.locator(".splits li").count() == 3
    for summary in page.locator("summary").all():
        summary.click()
    check_screen(page)
    check_texts(page, "odin")


def test_the_slider_goes_through_moves_and_the_buttons_through_decisions(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review"))
    numbers = [int(cell) for cell in page.locator(".all-decisions tbody th").all_text_contents()]
    slider = page.get_by_role("slider", name="Move")
    slider.press("Home")
    expect(page.locator(".shown strong")).to_have_text(re.compile("^Move 1, "))
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(page.locator(".shown strong")).to_have_text(re.compile("^Move 3, "))
    if 3 in numbers:
        assert (slider.get_attribute("aria-valuetext") or "").startswith(f"{heading(page)}. ")
    page.get_by_role("button", name="Next decision").click()
    following = min(number for number in numbers if number > 3)
    expect(page.locator(".shown strong")).to_have_text(re.compile(f"^Move {following}, "))
    page.keyboard.press("Shift+ArrowLeft")
    before = max(number for number in numbers if number < following)
    expect(page.locator(".shown strong")).to_have_text(re.compile(f"^Move {before}, "))
    slider.press("End")
    expect(page.locator(".shown strong")).to_have_text("End")
    expect(page.get_by_role("button", name="Next decision")).to_be_disabled()


def test_a_key_starts_from_the_move_that_is_shown_however_early_it_is_pressed(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review"))
    page.get_by_role("slider", name="Move").press("Home")
    expect(page.locator(".shown strong")).to_have_text(re.compile("^Move 1, "))
    # As soon as the next decision stands there, before anything is painted.
    page.evaluate(
        """new Promise(pressed => {
            new MutationObserver((_, watcher) => {
                watcher.disconnect()
                const shown = Number(document.querySelector('.chart input').value)
                document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))
                window.expected = shown + 1
                pressed()
            }).observe(document.querySelector('.shown strong'), {subtree: true, childList: true, characterData: true})
            document.querySelector('.shown [aria-label="Next decision"]').click()
        })"""
    )
    expected = page.evaluate("window.expected")
    expect(page.get_by_role("slider", name="Move")).to_have_value(str(expected))


def test_pointing_and_the_costliest_moves_lead_to_a_decision(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review"))
    box = page.locator(".chart svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 55, box["y"] + box["height"] / 2)
    first = heading(page)
    page.mouse.move(box["x"] + box["width"] - 30, box["y"] + box["height"] / 2)
    expect(page.locator(".shown strong")).not_to_have_text(first)
    for link in page.locator(".costliest a").all():
        link.click()
        expect(page.locator(".shown strong")).to_have_text(link.inner_text())


def test_the_table_is_shown_as_the_decider_saw_it(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review"))
    board = page.locator(".review-board")
    for link in page.locator(".costliest a").all()[:3]:
        link.click()
        expect(page.locator(".shown strong")).to_have_text(link.inner_text())
        player = heading(page).rsplit(", ", 1)[1]
        expect(page.locator("#position-title")).to_have_text(f"The table as {player} saw it")
        expect(board.locator(".odin")).to_contain_text(f"{player}, ")
        played = page.locator(".shown p").nth(1).inner_text()
        page.get_by_role("button", name="Better", exact=True).click()
        expect(page.get_by_role("button", name="Better", exact=True)).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Played", exact=True).click()
        expect(board.locator(".pickable.picked")).to_have_count(picked_by(played))


def picked_by(played: str) -> int:
    """How many cards a move in words takes from hand or centre."""
    return len(re.findall(r"(?:blue|red|pink|green|black|orange) \d", played))


def test_a_move_has_an_address_and_arrow_keys_step_from_anywhere(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review#1"))
    first = heading(page)
    assert first.startswith("Move 1,")
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".shown strong")).not_to_have_text(first)
    second = heading(page)
    number = second.split(",")[0].removeprefix("Move ")
    page.wait_for_url(f"**/review#{number}")
    page.reload()
    arrived(page)
    expect(page.locator(".shown strong")).to_have_text(second)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".shown strong")).to_have_text(first)


def test_every_move_can_be_stepped_through_with_what_was_said(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review#1"))
    steps = page.locator(".position-steps")
    said = steps.locator("p")
    expect(said).to_have_text(re.compile("leads"))
    seen = [said.inner_text()]
    for _ in range(2):
        steps.get_by_role("button", name="Move after").click()
        expect(said).not_to_have_text(seen[-1])
        expect(said).not_to_have_text("")
        seen.append(said.inner_text())
    steps.get_by_role("button", name="To the end").click()
    expect(steps.locator("b")).to_have_text("End")
    expect(steps.get_by_role("button", name="Move after")).to_be_disabled()
    chart, board = page.locator(".chart").bounding_box(), page.locator(".review-board").bounding_box()
    assert chart is not None and board is not None
    assert chart["x"] + chart["width"] <= board["x"] and board["y"] < 900, "chart and board stand side by side"


def test_a_server_that_was_away_for_a_moment_does_not_end_the_waiting(visit: Visit, table: str) -> None:
    broken: list[str] = []

    def once(route: Route) -> None:
        if broken:
            route.continue_()
        else:
            broken.append(route.request.url)
            route.abort()

    page = visit.page()
    page.route("**/review", lambda route: once(route) if "/api/" in route.request.url else route.continue_())
    page.goto(visit.url + f"{table}/review")
    arrived(page)
    assert broken
    expect(page.get_by_role("alert")).to_have_count(0)


def test_there_is_a_sentence_where_there_is_no_review(visit: Visit, house: House) -> None:
    early = open_table(house, "odin", [{"kind": "friend"}, *BOTS])["onlooker"]
    expect(visit.page(f"{early}/review").get_by_role("alert")).to_have_text(re.compile("when the match is over"))
    expect(visit.page("/table/23456789ab/review").locator("h1")).to_have_text("There is no such table")


def test_who_plays_alone_gets_a_sentence(visit: Visit, house: House) -> None:
    alone = open_table(house, "karuba", [{"kind": "bot", "level": "random"}])["onlooker"]
    page = visit.page(alone)
    page.wait_for_selector(".over")
    page.get_by_role("link", name="Move by move").click()
    expect(page.get_by_text("nobody to win against")).to_be_visible()
    assert page.locator(".chart").count() == 0
    page.wait_for_selector(".review-board .k-map, .review-board .karuba")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".position-steps b")).to_have_text(re.compile("^Move 2 of "))


FRAME = "<!doctype html><title>A page of somebody else</title>"


@contextmanager
def page_elsewhere(folder: Path, body: str) -> Iterator[str]:
    """The address of a page that another server really serves: Chromium lets nothing that was made up look in here."""
    (folder / "index.html").write_text(body, encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_a_match_stands_in_somebody_elses_page_and_leads_to_the_library(
    visit: Visit, table: str, tmp_path: Path
) -> None:
    page = arrived(visit.page(f"{table}/review#2"))
    page.locator(".review-share summary").click()
    assert page.get_by_role("textbox", name="Link to this move").input_value() == f"{visit.url}{table}/review#2"
    code = page.get_by_role("textbox", name="Code for a page of your own").input_value()
    with page_elsewhere(tmp_path, FRAME + code) as address:
        page.goto(address)
        frame = page.frame_locator("iframe")
        expect(frame.locator(".position-steps b")).to_have_text(re.compile("^Move 2 of "))
        frame.get_by_role("button", name="Move after").click()
        expect(frame.locator(".position-steps b")).to_have_text(re.compile("^Move 3 of "))
        expect(frame.locator(".review-board .odin")).to_be_visible()
        expect(frame.locator("header.bar, .chart, .review-try")).to_have_count(0)
        link = frame.get_by_role("link", name="Open in the library")
        expect(link).to_have_attribute("href", re.compile("/review#3$"))


def test_trying_it_from_a_move_opens_a_table_at_that_very_position(visit: Visit, table: str) -> None:
    page = arrived(visit.page(f"{table}/review#3", here="on", name="Ann"))
    page.wait_for_selector(".review-board .odin-hand [data-pick]", state="attached")
    player = heading(page).rsplit(", ", 1)[1]
    hand = page.locator(".review-board .odin-hand [data-pick]").evaluate_all("all => all.map(e => e.dataset.pick)")
    expect(page.locator(".review-try")).to_contain_text(f"you play on for {player}")
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url("**/table/here-*")
    assert wait_for_turn(page)
    assert page.locator(".odin-hand [data-pick]").evaluate_all("all => all.map(e => e.dataset.pick)") == hand != []
    page.goto(visit.url)
    expect(page.locator(".continue")).to_contain_text("Odin")
