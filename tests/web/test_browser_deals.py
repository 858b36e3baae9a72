"""The deal of the day and a duel in real browsers: the same for everybody, told in a line, compared by a link."""

from __future__ import annotations

import re

from play import MINE, check_screen, check_texts, wait_for_turn
from playwright.sync_api import Page, expect
from visit import Visit

PLAY = """async () => {
    const wait = found => new Promise(done => {
        const look = () => found() ? done(found()) : setTimeout(look, 5)
        look()
    })
    const over = () => document.querySelector(".over")
    for (;;) {
        await wait(() => over() || document.querySelector(".stop-go, .actions.mine .moves:not(:empty)"))
        if (over()) return
        document.querySelector(".stop-go")?.click()
        const before = document.querySelector(".actions")?.dataset.seq
        if (!document.querySelector(".actions.mine")) continue
        document.querySelector(".pickable.live:not(.picked)")?.click()
        const move = await wait(() => over() || document.querySelector(".actions.mine :is(.move.primary, .move)"))
        if (over()) return
        move.click()
        const seq = () => document.querySelector(".actions")?.dataset.seq
        await wait(() => over() || document.querySelector(".stop") || seq() !== before)
    }
}"""
"""Plays a match to its end, always with the first card that fits: the same decisions in every browser."""


def cards(page: Page) -> list[str]:
    """The hand, and what lies on the table."""
    found: list[str] = page.locator(".odin [data-pick]").evaluate_all("all => all.map(each => each.dataset.pick)")
    return found


def test_the_deal_of_the_day_is_the_same_in_two_browsers_and_its_result_is_told(visit: Visit) -> None:
    ann, bob = (visit.page("/daily/odin", here="on", name=name) for name in ("Ann", "Bob"))
    expect(ann.get_by_role("button", name="Play the deal")).to_be_visible()
    check_screen(ann)
    for page in (ann, bob):
        page.get_by_role("button", name="Play the deal").click()
        assert wait_for_turn(page)
    assert cards(ann) == cards(bob) != []
    ann.locator(f"{MINE} .ask-hint").click()
    expect(ann.locator(".dock, .actions").first).to_contain_text("there are no hints")
    results = []
    for page in (ann, bob):
        page.evaluate(PLAY)
        page.get_by_role("link", name="To the result").click()
        results.append(page.locator(".deal-outcome").inner_text())
        line = page.get_by_role("textbox", name="Your line to share").input_value()
        assert re.search(r"Odin, deal of .*: place \d of 3, \d+ points?\. http.*/daily/odin/\d{4}-\d\d-\d\d$", line)
    assert results[0] == results[1], "the same moves lead to the same end"
    for page in (ann, bob):
        page.get_by_role("button", name="Add my result").click()
        expect(page.locator(".deal-results")).to_contain_text("Ann")
    expect(bob.locator(".deal-results li")).to_have_count(2)
    check_screen(bob)
    bob.locator(".deal-results a", has_text="Ann").click()
    bob.wait_for_selector(".review-board .odin")
    bob.go_back()
    expect(bob.get_by_role("button", name="Play the deal")).to_have_count(0)


def test_two_friends_compare_a_duel_by_links(visit: Visit) -> None:
    ann = visit.page("/daily/odin", here="on", name="Ann")
    ann.get_by_role("button", name="Challenge a friend").click()
    link = ann.get_by_role("textbox", name="Link for your friend").input_value()
    bob = visit.page(link.removeprefix(visit.url), here="on", name="Bob")
    expect(bob.get_by_role("button", name="Play the deal").first).to_be_visible()
    check_screen(bob)
    for page in (ann, bob):
        for number in range(2):
            page.get_by_role("button", name="Play the deal").first.click()
            assert wait_for_turn(page)
            page.evaluate(PLAY)
            page.get_by_role("link", name="To the result").click()
            expect(page.get_by_role("button", name="Play the deal")).to_have_count(1 - number)
    bob.goto(ann.get_by_role("textbox", name="Your result for your friend").input_value())
    expect(bob.get_by_role("status")).to_have_text(re.compile("duel|even"))
    expect(bob.locator(".duel-deals")).to_contain_text("Ann")
    check_texts(bob, "duel")
