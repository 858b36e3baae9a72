"""The frame around every game in a real browser: nothing jumps, everything fits, and nothing happens unseen."""

from __future__ import annotations

import re

import httpx
import pytest
from effort import FUZZ
from play import (
    BOT,
    ME,
    MINE,
    OFFERED,
    ask_for_a_hint,
    check_screen,
    open_table,
    seq,
    take_the_hint,
    until_hinted,
    wait_for_change,
    wait_for_turn,
)
from playwright.sync_api import Page, expect
from visit import House, Visit

GAMES = ["adventureland", "karuba", "odin", "ravens", "spookies"]
LONG = {"kind": "me", "name": "Maximiliane-Charlotte W."}
HANDS = {
    "odin": ".hand-cards",
    "ravens": ".rv-cards",
    "karuba": ".k-map",
    "adventureland": ".al-sheet",
    "spookies": ".house",
}
"""What one plays with in each game."""


def boxes(page: Page) -> dict[str, list[float]]:
    """Where everything that can be pressed on the board lies, and the bar."""
    found: dict[str, list[float]] = page.locator(".pickable, .actions").evaluate_all(
        "all => Object.fromEntries(all.map(e => {"
        " const b = e.getBoundingClientRect(); return [e.dataset.pick ?? 'bar', [b.x, b.y, b.width, b.height]]; }))"
    )
    return found


def moved(page: Page, before: dict[str, list[float]]) -> list[str]:
    """What does not lie where it lay; picks may open other choices, but what stays, stays in its place."""
    now = boxes(page)
    return [name for name, box in before.items() if name in now and now[name] != box]


def on_screens(*screens: tuple[int, int]) -> list[tuple[str, int, int]]:
    """Every game on a screen of one of these sizes in turn; on all of them where tests are long."""
    every = [(game, *size) for game in GAMES for size in screens]
    return every if FUZZ > 1 else [every[2 * i + i % 2] for i in range(len(GAMES))]


def until_something_fits_no_move(page: Page) -> None:
    """Play on until something on the board may not be picked."""
    while wait_for_turn(page) and page.locator(".pickable:not(.live)").count() == 0:
        take_the_hint(page)


@pytest.mark.parametrize("game, width, height", on_screens((390, 844), (1440, 900)))
def test_nothing_jumps_when_something_is_refused_or_advised(
    visit: Visit, house: House, game: str, width: int, height: int
) -> None:
    links = open_table(house, game, [ME, BOT])
    page = visit.page(links["token0"], width=width, height=height)
    until_something_fits_no_move(page)
    before = boxes(page)
    page.locator(".pickable:not(.live)").first.dispatch_event("click")
    page.wait_for_selector(".refusal")
    assert moved(page, before) == []
    ask_for_a_hint(page)
    assert moved(page, before) == []


@pytest.mark.parametrize("game, width, height", on_screens((844, 390), (720, 450)))
def test_a_low_screen_shows_the_question_and_what_one_plays_with(
    visit: Visit, house: House, game: str, width: int, height: int
) -> None:
    links = open_table(house, game, [ME, BOT])
    page = visit.page(links["token0"], width=width, height=height)
    assert wait_for_turn(page)
    for selector in (f"{MINE} .ask", HANDS[game]):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1, selector
    check_screen(page)


@pytest.mark.parametrize(
    "game, seats", [("odin", 6), ("spookies", 5), ("karuba", 4), ("adventureland", 4), ("ravens", 2)]
)
def test_long_names_and_full_tables_fit_a_phone(visit: Visit, house: House, game: str, seats: int) -> None:
    links = open_table(house, game, [LONG] + [{"kind": "bot", "level": "master"}] * (seats - 1))
    page = visit.page(links["token0"], width=360, height=740)
    page.wait_for_selector(".plate, .k-plate")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    cut = page.locator(".bot-level").evaluate_all(
        "all => all.filter(e => {"
        " const name = e.parentElement.getBoundingClientRect(), own = e.getBoundingClientRect();"
        " return own.top < name.bottom - 1 && own.bottom > name.bottom + 1; }).length"
    )
    assert cut == 0, "a level is seen whole or not at all"


@pytest.mark.parametrize("game", GAMES)
def test_boards_grow_on_a_large_screen(visit: Visit, house: House, game: str) -> None:
    links = open_table(house, game, [ME, BOT])
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    box = page.locator(HANDS[game]).bounding_box()
    assert box is not None
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.wait_for_function(
        "([what, least]) => { const box = document.querySelector(what).getBoundingClientRect();"
        " return box.width * box.height > least; }",
        arg=[HANDS[game], 1.8 * box["width"] * box["height"]],
    )


def test_the_table_stops_at_the_end_of_a_hand(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT, BOT])
    page = visit.page(links["token0"], width=390, height=844)
    while page.locator(".stop").count() == 0:
        page.wait_for_selector(f"{OFFERED}, .stop")
        if page.locator(".stop").count() == 0:
            take_the_hint(page)
    stop = page.locator(".stop")
    # Whoever comes near says himself when he has seen enough.
    stop.hover()
    expect(stop).not_to_have_class(re.compile("running"))
    expect(stop).to_contain_text("Hand 1 is over")
    expect(stop.locator(".winner")).to_contain_text("went out")
    expect(stop).to_contain_text("has no cards left")
    expect(page.locator(".odin-progress")).to_contain_text("Hand 1")
    assert page.locator(".odin-sets .fan > *").count() > 0, "the last set lies in the centre"
    check_screen(page)
    page.locator(".stop-go").click()
    expect(page.locator(".odin-progress")).to_contain_text("Hand 2")
    expect(stop).to_have_count(0)


NOTE_THE_STOP = """() => {
    const look = () => { if (document.querySelector(".stop")) window.stopped ??= Date.now() }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""


def test_whoever_does_nothing_goes_on_by_himself(visit: Visit, house: House) -> None:
    # To a page whose clock leaps, the server has said nothing for long.
    visit.line_may_break = True
    links = open_table(house, "odin", [ME, BOT])
    page = visit.page(links["token0"])
    page.clock.install()
    page.evaluate(NOTE_THE_STOP)
    for _ in range(60):
        page.wait_for_selector(f"{OFFERED}, .stop, .over")
        if page.locator(".stop").count():
            break
        take_the_hint(page)
    # From here on time passes only as the test says.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2)
    page.clock.run_for(11_000 - page.evaluate("Date.now() - window.stopped"))
    expect(page.locator(".stop")).to_have_count(1)
    page.clock.run_for(2_000)
    expect(page.locator(".stop")).to_have_count(0)
    expect(page.locator(".odin-progress")).to_contain_text(re.compile("Hand 2"))


def since(page: Page) -> str:
    """What is told to have happened since one's last turn."""
    return page.locator(".since").inner_text()


def test_what_the_others_did_is_told_and_marked_until_one_decides(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT, BOT])
    page = visit.page(links["token0"], width=390, height=844)
    for _ in range(20):
        assert wait_for_turn(page)
        if page.locator(".odin-sets li[data-touched]").count():
            break
        take_the_hint(page)
    played = page.locator(".odin-sets li[data-touched]").evaluate_all("all => all.map(e => e.dataset.id)")
    shown = page.locator(".odin-sets li").evaluate_all("all => all.map(e => e.dataset.id)")
    assert played == shown, "the set in the centre is new"
    assert "Since your last turn:" in since(page)
    assert re.search("Bruno|Clara", since(page))
    page.locator(".since button").click()
    expect(page.locator(".side .log")).to_be_visible()
    page.locator(".side .log").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".side")).to_have_count(0)
    expect(page.locator("[data-shown]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_marks_the_last_moves(visit: Visit, house: House, game: str) -> None:
    links = open_table(house, game, [ME, BOT], **({"setup": 1} if game == "karuba" else {}))
    page = visit.page(links["token0"])
    for _ in range(14):
        assert wait_for_turn(page)
        if page.locator("[data-touched]").count():
            break
        take_the_hint(page)
    assert page.locator("[data-touched]").count() > 0
    assert since(page)
    check_screen(page)


@pytest.mark.parametrize(
    "game, words", [("adventureland", "one of your adventurers"), ("karuba", "a cell(?: or one of your adventurers)?")]
)
def test_what_to_pick_is_said_and_doing_nothing_stands_back(visit: Visit, house: House, game: str, words: str) -> None:
    links = open_table(house, game, [ME, BOT], **({"setup": 1} if game == "karuba" else {}))
    page = visit.page(links["token0"], width=390, height=844)
    assert wait_for_turn(page)
    expect(page.locator(".pick-help")).to_have_text(re.compile(rf"^Pick {words}\.$"))
    idle = page.locator(f"{MINE} .move.plain")
    expect(idle).to_have_count(1)
    assert idle.evaluate("e => getComputedStyle(e).borderColor") == "rgba(0, 0, 0, 0)"


def at_one_screen(visit: Visit, house: House, game: str, pace: str = "0") -> Page:
    """Two people at one screen."""
    opened = httpx.post(
        f"{house.url}/api/tables",
        json={"game": game, "seats": [ME, {"kind": "local", "name": "Bob"}], "options": {}},
    ).json()
    seats = {"0": opened["seats"][0]["token"], "1": opened["seats"][1]["token"]}
    known = {"table": opened["table"], "game": game, "opened": 1, "tokens": seats, "invites": {}}
    page = visit.page("/nowhere-yet", pace=pace)
    page.evaluate("known => localStorage.setItem('ludotheque.tables', JSON.stringify([known]))", known)
    page.goto(f"{house.url}/table/{opened['table']}")
    return page


def test_one_sees_his_move_before_the_screen_is_handed_on_and_only_hands_are_covered(
    visit: Visit, house: House
) -> None:
    page = at_one_screen(visit, house, "odin", pace="20000")
    page.locator(".cover button").click()
    mover = page.locator(".odin-hand h2").inner_text().split(",")[0]
    ask_for_a_hint(page)
    page.locator(".move.hinted").click()
    expect(page.locator(".cover-bar .ask")).to_contain_text("is next")
    expect(page.locator(".odin-hand h2")).to_contain_text(mover)
    assert page.locator(".odin-sets .fan > *").count() > 0, "the move is seen"
    page.locator(".cover-bar button").click()
    page.wait_for_selector(".cover")
    assert page.locator(".odin-sets .fan > *").count() > 0, "the centre is no secret"
    expect(page.locator(".odin-hand")).to_have_count(0)
    page.locator(".cover button").click()
    expect(page.locator(".odin-hand h2")).not_to_contain_text(mover)


def test_where_nothing_is_hidden_nothing_is_covered(visit: Visit, house: House) -> None:
    page = at_one_screen(visit, house, "spookies")
    for _ in range(6):
        assert wait_for_turn(page)
        assert page.locator(".cover").count() == 0
        take_the_hint(page)


def test_a_wrong_address_gets_a_page(visit: Visit, house: House) -> None:
    for path in ("/nowhere", "/table/", "/a/b/c"):
        page = visit.page(path)
        expect(page.locator("h1")).to_have_text("There is nothing here")
        assert httpx.get(house.url + path, headers={"accept": "text/html"}).status_code == 404
    check_screen(page)
    page.get_by_role("link", name="Back to the shelf").click()
    page.wait_for_selector(".box")
    assert httpx.get(f"{house.url}/api/nowhere").json()["say"]["id"] == "say-not-found"


def test_the_end_tells_what_it_means_for_me_and_where_the_points_came_from(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT], target=10)
    page = visit.page(links["token0"], width=390, height=844)
    while wait_for_turn(page):
        take_the_hint(page)
    over = page.locator(".over")
    expect(over.locator("h2")).to_have_text(re.compile("You win!|You come 2nd of 2|You share the victory!"))
    expect(over).to_contain_text("the fewest win")
    for row in over.locator("tbody tr").all():
        *hands, total = (int(cell.inner_text()) for cell in row.locator("td").all()[1:])
        assert sum(hands) == total
    check_screen(page)
    board = page.locator(".odin").bounding_box()
    over.get_by_role("button", name="Look at the table").click()
    expect(over.locator("table")).to_have_count(0)
    assert page.locator(".odin").bounding_box() == board, "the board stays where it was"


def test_keys_pick_play_and_help(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT], free_choice=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("ask for a hint")
    check_screen(page)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    before = seq(page)
    page.keyboard.press("1")
    expect(page.locator(".pickable.picked")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    assert wait_for_turn(page)
    until_hinted(page, lambda: page.keyboard.press("h"))
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)


def test_a_double_click_plays(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT], free_choice=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    before = seq(page)
    page.locator(".friend.live").first.dblclick()
    wait_for_change(page, before)


def test_how_one_likes_to_play_is_remembered(visit: Visit, house: House) -> None:
    links = open_table(house, "spookies", [ME, BOT], free_choice=1)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Pieces move").uncheck()
    page.get_by_label("Sounds").uncheck()
    page.get_by_label("Confirm moves").uncheck()
    expect(page.locator("html")).to_have_attribute("data-still", "")
    check_screen(page)
    before = seq(page)
    page.locator(".friend.live").first.click()
    wait_for_change(page, before)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-still", "")


def test_the_turn_is_called(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT])
    page = visit.page(links["token0"])
    page.evaluate(
        "() => { window.heard = 0; const Real = window.OscillatorNode;"
        " window.OscillatorNode = class extends Real { constructor(...all) { super(...all); window.heard += 1; } } }"
    )
    for _ in range(3):
        assert wait_for_turn(page)
        take_the_hint(page)
    page.wait_for_function("() => window.heard > 0")
