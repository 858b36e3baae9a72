"""Playing any game in the browser: it is the same picking for all of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources

import httpx
from playwright.sync_api import Locator, Page
from visit import PATIENCE, House

MINE = ".actions.mine"
OFFERED = f"{MINE} .moves:not(:empty)"
"""What there is to decide: nothing is offered while the screen is behind."""
BOARD = ".felt:not(:has(.felt-wait))"
"""The table with its board, which may come later than what is asked."""
ME = {"kind": "me", "name": "Ann"}
BOT = {"kind": "bot", "level": "greedy"}
AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
SERIOUS = """async rules => {
    const only = rules.length ? {runOnly: {type: "rule", values: rules}} : {}
    const found = await axe.run(document, {resultTypes: ["violations"], preload: false, ...only})
    return found.violations.filter(each => ["serious", "critical"].includes(each.impact))
        .map(each => `${each.id}: ${each.nodes.map(node => node.target).join(", ")}`)
}"""


def open_table(house: House, game: str, seats: list[dict[str, str]], **options: int) -> dict[str, str]:
    """Open a table; the links to its seats."""
    wish = {"game": game, "seats": seats, "options": options}
    opened = httpx.post(f"{house.url}/api/tables", json=wish).json()
    links = {"onlooker": f"/table/{opened['table']}", "table": opened["table"]}
    for seat in opened["seats"]:
        for kind in ("token", "invite"):
            if kind in seat:
                links[f"{kind}{seat['seat']}"] = f"/table/{opened['table']}#{kind}={seat[kind]}"
    return links


def is_over(page: Page) -> bool:
    """Is the result on the screen?"""
    return page.locator(".over").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until one has to decide, and the board is there, going on at every stop.

    False when the match is over, or the screen waits for somebody else. It is waited for bots, which may have to load
    their game first.
    """
    here = f"{OFFERED}, .over, .cover, .stop"
    while page.wait_for_selector(here, timeout=4 * PATIENCE) and page.locator(".stop").count():
        page.locator(".stop-go").press("Enter")
    page.wait_for_selector(BOARD)
    return page.locator(".over, .cover").count() == 0


def seq(page: Page) -> str:
    """The seq of the state on the screen."""
    return page.locator(".actions").get_attribute("data-seq") or ""


def wait_for_change(page: Page, before: str) -> None:
    """Wait until another state is on the screen, and no move is under way: others may have moved meanwhile."""
    page.wait_for_function(
        "before => document.querySelector('.over, .cover, .stop')"
        " || document.querySelector('.actions')?.dataset.seq !== before"
        " && !document.querySelector('.actions .move[aria-disabled=true]')",
        arg=before,
    )


def picked(page: Page) -> list[str]:
    """The ids of what is picked on the board."""
    ids: list[str] = page.locator(".pickable.picked").evaluate_all("all => all.map(each => each.dataset.pick)")
    return ids


def pick_one(page: Page, element: Locator, press: str = "click") -> None:
    """Press an element of the board and wait until that is seen: a page hears of a tap after it was made."""
    before = picked(page)
    getattr(element, press)()
    page.wait_for_function(
        "before => [...document.querySelectorAll('.pickable.picked')].map(each => each.dataset.pick).join() !== before",
        arg=",".join(before),
    )


def play_by_pointer(page: Page, press: str = "click") -> int:
    """Play to the end by pressing elements (`press` is click or tap) and the buttons they lead to; the moves made."""
    made = 0
    while wait_for_turn(page):
        play_one(page, press)
        made += 1
    return made


def play_one(page: Page, press: str = "click") -> None:
    """Make one decision: press what is live until the picks name a move, then that move.

    On a phone moves that are one more pick away are not named: their elements are on the board.
    """
    before = seq(page)
    named = page.locator(f"{MINE} .move:visible")
    for _ in range(6):
        if named.count():
            break
        pick_one(page, page.locator(".pickable.live:not(.picked)").first, press)
    else:
        raise AssertionError("picking leads to no move")
    exact = page.locator(f"{MINE} .move.primary")
    getattr((exact if exact.count() else named).first, press)()
    wait_for_change(page, before)


def play_until_covered(page: Page) -> None:
    """Lift the cover and play for whoever has the screen now, until it is handed on."""
    page.locator(".cover button").click()
    page.wait_for_selector(".cover", state="detached")
    while wait_for_turn(page):
        play_one(page)


def until_hinted(page: Page, ask: Callable[[], object]) -> None:
    """Ask for a hint until there is one: what takes too long to think about is refused on a busy machine."""
    for _ in range(5):
        ask()
        page.wait_for_function(
            "() => document.querySelector('.actions .ask-hint')?.ariaDisabled !== 'true'"
            " && document.querySelector('.actions :is(.hint, .refusal)')",
            timeout=2 * PATIENCE,
        )
        if page.locator(".hint").count():
            return
    raise AssertionError("there is no hint")


def ask_for_a_hint(page: Page, press: str = "click") -> None:
    """Press the button that asks for a hint, until there is one."""
    until_hinted(page, getattr(page.locator(".actions .ask-hint"), press))


def take_the_hint(page: Page, press: str = "click") -> None:
    """Make the move that is advised: it is picked already, so that its button is there."""
    before = seq(page)
    ask_for_a_hint(page, press)
    getattr(page.locator(f"{MINE} .move.hinted"), press)()
    wait_for_change(page, before)


def play_by_keyboard(page: Page) -> None:
    """Play to the end with Tab, arrow keys and Enter alone."""
    while wait_for_turn(page):
        before = seq(page)
        tab_to_selector(page, ".pickable, .move")
        if "pickable" in focused_class(page):
            walk_to_a_live_element(page)
        if "pickable" in focused_class(page):
            page.keyboard.press("Enter")
            page.wait_for_selector(".pickable.picked")
            if page.locator(f"{MINE} .move.primary").count() == 0:
                tab_to_selector(page, ".move")
        page.keyboard.press("Enter")
        wait_for_change(page, before)


def check_screen(page: Page) -> None:
    """Axe finds nothing serious, by day and by night, and nothing sticks out sideways."""
    page.evaluate(AXE)
    assert page.evaluate(SERIOUS, []) == []
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    assert page.evaluate(SERIOUS, ["color-contrast"]) == [], "of the rules, this one alone is about colours"
    page.emulate_media(color_scheme="dark" if dark else "light")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def check_texts(page: Page, game: str) -> None:
    """Nothing on the screen is the bare id of a text."""
    assert re.findall(rf"\b(?:ui|{game}|say|level|review)-[a-z][a-z-]+", page.locator("body").inner_text()) == []


def focused_class(page: Page) -> str:
    """The class of what has the focus."""
    return str(page.evaluate("document.activeElement.className"))


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focus is on something of that name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        words = page.evaluate("(e => e.labels?.[0]?.innerText || e.innerText || '')(document.activeElement)")
        if words.strip() == name:
            return
    raise AssertionError(f"Tab never leads to {name}")


def tab_to_selector(page: Page, selector: str) -> None:
    """Press Tab until the focus is on an element of that kind inside the board or the action bar."""
    for _ in range(40):
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {selector}")


def walk_to_a_live_element(page: Page) -> None:
    """Arrow keys through the group to an element that fits a move, or on to the buttons where none does."""
    for _ in range(12):
        if "live" in focused_class(page):
            return
        page.keyboard.press("ArrowRight")
    tab_to_selector(page, ".move")
