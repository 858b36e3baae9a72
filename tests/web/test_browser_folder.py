"""The library as a folder: whole matches with the network cut off, records, two tabs, a full disk, a new version."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from effort import FUZZ
from folder import Library, cut_off
from play import (
    MINE,
    check_screen,
    check_texts,
    play_by_pointer,
    play_one,
    play_until_covered,
    seq,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Browser, Page, Route, expect
from visit import Visit

from ludotheque import bots, games, load, texts

RECORDS = Path(__file__).parents[1] / "records"
GAMES = games.names() if FUZZ > 1 else ["odin"]
LEVELS = bots.LEVELS if FUZZ > 1 else ("skilled",)
LONG = 120_000
NO_SERVICE = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"
NO_STORE = "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('forbidden'); } } });"
CRASH = "new BroadcastChannel('crash').onmessage = () => { setTimeout(() => { throw new Error('crash'); }); };"
AT_SEQ = """
seq => document.querySelector('.over') || document.querySelector('.actions')?.dataset.seq === seq
"""
FULL = """
const full = new BroadcastChannel('full');
full.onmessage = () => { self.full = true; full.postMessage('heard'); };
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (row) {
  if (self.full) throw new DOMException('full', 'QuotaExceededError');
  return add.call(this, row);
};
"""
FILL = """() => new Promise(heard => {
  const full = new BroadcastChannel('full');
  full.onmessage = heard;
  full.postMessage('full');
})"""
"""From now on the disk of the worker is full."""
NOTE_THE_WARNING = """() => {
  const look = () => { if (document.querySelector('.banner.warn')) window.warned = true; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    made = Library(tmp_path_factory.mktemp("host"), GAMES)
    yield made
    made.close()


@pytest.fixture
def visit(browser: Browser, library: Library) -> Iterator[Visit]:
    made = Visit(browser, library.url)
    yield made
    made.leave()


def set_up(page: Page, game: str, level: str = "skilled") -> None:
    """Open a table for one person and one bot, or alone where the game is for one."""
    page.evaluate("game => { location.hash = `/new/${game}`; }", game)
    page.wait_for_selector("text=Who plays?")
    while (
        page.locator("button[aria-label^='Remove player']:enabled").count()
        and page.locator(".seat-list li").count() > 2
    ):
        page.locator("button[aria-label^='Remove player']").last.click()
    page.get_by_label("Strength of player 2").select_option(level)
    if game == "odin":
        page.get_by_label("One hand only").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".felt")


def open_record(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_without_a_connection(visit: Visit, game: str, level: str, tmp_path: Path) -> None:
    page = visit.page("/", width=390, height=780)
    # A champion takes two seconds for a decision, and may have many before the next player's turn.
    page.set_default_timeout(LONG)
    cut_off(page)
    set_up(page, game, level)
    assert wait_for_turn(page)
    play_one(page)
    assert wait_for_turn(page)
    before = seq(page)
    page.reload()
    assert wait_for_turn(page)
    assert seq(page) == before
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint .advice").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    wait_for_change(page, before)
    assert int(seq(page)) > int(before)
    play_by_pointer(page)
    check_texts(page, game)
    page.get_by_text("The deal can be checked").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    saved.value.save_as(tmp_path / "record.txt")
    assert load(tmp_path / "record.txt").over
    page.get_by_role("link", name="Review the match").click()
    page.wait_for_selector(".shown, .review > .panel:not(.review-progress)", timeout=LONG)


@pytest.mark.parametrize("language", texts.LANGUAGES if FUZZ > 1 else ("fr",))
def test_every_language_without_a_connection(visit: Visit, language: str) -> None:
    page = visit.page("/", width=390, height=780, language=language)
    cut_off(page)
    assert page.evaluate("document.documentElement.lang") == language
    for game in GAMES:
        check_texts(page, game)
        page.evaluate("game => { location.hash = `/new/${game}`; }", game)
        page.wait_for_selector(".seat-list")
        check_texts(page, game)
        page.locator("button.primary").first.click()
        assert wait_for_turn(page)
        play_one(page)
        wait_for_turn(page)
        check_texts(page, game)
        page.evaluate("game => { location.hash = `/puzzles/${game}/30`; }", game)
        page.wait_for_selector(f".puzzle {MINE} .moves")
        check_texts(page, game)


def test_a_record_is_checked_replayed_and_reviewed(visit: Visit, tmp_path: Path) -> None:
    page = visit.page("/")
    cut_off(page)
    good = RECORDS / "odin" / "01-2-seats.txt"
    bad = tmp_path / "bad.txt"
    bad.write_text(re.sub("key: .", "key: 0", good.read_text(encoding="utf-8")), encoding="utf-8")
    open_record(page, bad)
    expect(page.locator(".trouble")).to_contain_text(re.compile(r"line \d+: the key does not fit the commitment"))
    open_record(page, good)
    moves = len(load(good).history)
    steps = page.locator(".position-steps")
    expect(page.get_by_text("Checked in this browser")).to_be_visible()
    page.wait_for_selector(".chart svg", timeout=60_000)
    page.get_by_role("slider").press("End")
    expect(steps.locator("b")).to_have_text("End")
    steps.get_by_role("button", name="First move").click()
    steps.get_by_role("button", name="Move after").click()
    expect(steps.locator("b")).to_have_text(f"Move 2 of {moves}")
    expect(steps.locator("p")).not_to_be_empty()
    page.wait_for_url(re.compile("/review@2$"))
    page.locator(".review-share summary").click()
    link = page.get_by_role("textbox", name="Link to this move").input_value()
    check_screen(page)
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector(".over")
    friend = visit.page(link.removeprefix(visit.url), init=NO_SERVICE)
    expect(friend.locator(".position-steps b")).to_have_text(f"Move 2 of {moves}")
    friend.goto(link.replace("@2", "cut@2"))
    friend.reload()
    expect(friend.get_by_role("status")).to_have_text(re.compile("holds no match"))


def test_people_at_one_screen_cover_their_hands(visit: Visit) -> None:
    page = visit.page("/#/new/odin", name="Ann")
    page.wait_for_selector("text=Who plays?")
    assert page.locator("option[value=friend]").count() == 0
    page.get_by_role("button", name="Remove player 3").click()
    page.locator("select[aria-label='Player 2']").select_option("local")
    page.get_by_role("button", name="Start").click()
    for _ in range(4):
        page.wait_for_selector(".cover")
        assert page.locator(".pickable").count() == 0
        play_until_covered(page)


def test_two_tabs_agree(visit: Visit) -> None:
    page = visit.page("/")
    page.wait_for_selector(".box")
    set_up(page, "odin")
    assert wait_for_turn(page)
    tab = page.context.new_page()
    tab.goto(page.url)
    for one, other in ((page, tab), (tab, page), (page, tab)):
        if not (wait_for_turn(one) and wait_for_turn(other)):
            break
        play_one(one)
        if not wait_for_turn(one):
            break
        expect(other.locator(".actions, .over").first).to_be_visible()
        other.wait_for_function(AT_SEQ, arg=seq(one))


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    page = visit.page("/", init=NO_SERVICE)
    with_prelude(page, NO_STORE)
    set_up(page, "odin")
    expect(page.locator(".banner.warn")).to_contain_text("the match ends with this page")
    play_by_pointer(page)


def test_a_move_that_cannot_be_kept_is_not_made(visit: Visit) -> None:
    page = visit.page("/", init=NO_SERVICE)
    with_prelude(page, FULL)
    set_up(page, "odin")
    assert wait_for_turn(page)
    before = seq(page)
    page.evaluate(FILL)
    page.locator(".pickable.live").first.click()
    page.locator(f"{MINE} .move").first.click()
    expect(page.locator(".refusal")).to_contain_text("it was not made")
    page.reload()
    assert wait_for_turn(page)
    assert seq(page) == before
    play_by_pointer(page)


def test_a_worker_that_breaks_is_followed_by_another(visit: Visit) -> None:
    page = visit.page("/", init=NO_SERVICE)
    with_prelude(page, CRASH)
    set_up(page, "odin")
    assert wait_for_turn(page)
    play_one(page)
    assert wait_for_turn(page)
    before = seq(page)
    page.evaluate(NOTE_THE_WARNING)
    page.evaluate("new BroadcastChannel('crash').postMessage(true)")
    page.wait_for_function("() => window.warned")
    expect(page.locator(".banner.warn")).to_have_count(0)
    assert seq(page) == before
    play_by_pointer(page)


def with_prelude(page: Page, script: str) -> None:
    """Let the worker find another browser than this one."""

    def serve(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    page.context.route("**/worker-*.js", serve)
    page.reload()
    page.wait_for_selector(".box")


def test_a_new_version_comes_without_losing_a_match(visit: Visit, library: Library) -> None:
    page = visit.page("/")
    page.wait_for_selector(".box")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    set_up(page, "odin")
    assert wait_for_turn(page)
    play_one(page)
    assert wait_for_turn(page)
    before, table = seq(page), page.url
    library.renew()
    page.goto(library.url + "/")
    page.get_by_role("button", name="Load it").click()
    page.wait_for_function("() => document.title && document.lastChild?.nodeType === Node.COMMENT_NODE")
    page.goto(table)
    assert wait_for_turn(page)
    assert seq(page) == before
