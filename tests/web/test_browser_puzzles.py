"""Puzzles in a real browser: solved, failed, shown, and the one of the day."""

from __future__ import annotations

import re
import time

import pytest
from play import MINE, check_screen, check_texts, picked
from playwright.sync_api import Page, Route, expect
from visit import Visit

PUZZLE = "/puzzles/spookies/1"


def at_the_puzzle(visit: Visit, width: int = 1440, height: int = 900) -> Page:
    """The puzzle with its board, which may come later than what is asked."""
    page = visit.page(PUZZLE, width=width, height=height)
    page.wait_for_selector(".pickable.live")
    return page


def test_a_puzzle_is_solved_or_failed_and_the_answer_explained(visit: Visit) -> None:
    page = at_the_puzzle(visit)
    page.locator(f"{MINE} .ask-hint").click()
    page.wait_for_selector(".move.hinted")
    answer = picked(page)
    expect(page.locator(".puzzle-answer li.best")).to_have_count(1)
    expect(page.locator(".puzzle-list [aria-current]")).to_have_class(re.compile("failed"))
    check_screen(page)
    solver = at_the_puzzle(visit, width=390, height=844)
    for element in answer:
        solver.locator(f"[data-pick='{element}']").first.click()
    solver.locator(f"{MINE} .move.primary").first.click()
    solver.wait_for_selector(".puzzle.solved .puzzle-answer")
    losses = [int(each) for each in re.findall(r"(\d+)%", solver.locator(".puzzle-answer").inner_text())]
    assert losses[0] == max(losses), "the best move comes first"
    check_screen(solver)
    check_texts(solver, "spookies")
    solver.reload()
    expect(solver.locator(".puzzle-list [aria-current]")).to_have_class(re.compile("solved"))
    failing = at_the_puzzle(visit)
    live = failing.locator(".pickable.live").evaluate_all("all => all.map(each => each.dataset.pick)")
    failing.locator(f"[data-pick='{next(each for each in live if each not in answer)}']").first.click()
    failing.locator(f"{MINE} .move.primary").first.click()
    expect(failing.locator(".refusal")).to_contain_text("There is something better")
    failing.reload()
    expect(failing.locator(".puzzle-list [aria-current]")).to_have_class(re.compile("failed"))


@pytest.mark.parametrize("comes", [True, False])
def test_a_board_that_comes_late_or_not_at_all_is_told(visit: Visit, comes: bool) -> None:
    page = visit.page()
    held: list[Route] = []
    page.route(re.compile(r"/spookies-[A-Z0-9]+\.js$"), lambda route: held.append(route))
    page.goto(visit.url + PUZZLE)
    wait = page.locator(".puzzle-board .felt-wait")
    expect(wait).to_have_text("One moment…")
    while not held:
        page.wait_for_timeout(20)
    if comes:
        held.pop().continue_()
        page.wait_for_selector(".pickable.live")
        expect(wait).to_have_count(0)
    else:
        held.pop().abort()
        expect(wait).to_contain_text("could not be loaded")
        check_screen(page)
        # The page says so to the console too.
        visit.complaints.clear()


def test_the_puzzle_of_the_day_is_the_same_for_everybody(visit: Visit) -> None:
    titles = []
    for width in (360, 1440):
        page = visit.page("/", width=width)
        page.locator(".box", has_text="Odin").first.get_by_role("link", name="Puzzle of the day").click()
        expect(page.locator("h1")).to_have_text(re.compile(r"\d+"))
        titles.append(page.locator("h1").inner_text())
    number, count = (int(each) for each in re.findall(r"\d+", titles[0])[:2])
    assert titles[0] == titles[1] and count >= 30
    stride = 8 if count % 7 == 0 else 7
    assert number == (int(time.time()) // 86400 * stride) % count + 1
