"""Friends in two browsers: playing on in every game, a bot for who is away, seated again, faces, calls."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import httpx
from play import ME, check_screen, check_texts, open_table, play_one, wait_for_turn
from playwright.sync_api import Page, expect
from push_service import PushService
from visit import House, Visit

FRIEND = {"kind": "friend"}
AWAY = "/static/favicon.svg"
"""An address of the house at which nobody plays."""
PATIENCE = 30_000
"""The first table of a game may have to wait for its compiled rules, in milliseconds."""


def friends(house: House, visit: Visit, game: str = "odin", language: str = "en") -> tuple[Page, Page, dict[str, str]]:
    """Ann and Bob at a table, each in a browser of their own; the links."""
    links = open_table(house, game, [ME, FRIEND])
    ann = visit.page(links["token0"])
    bob = visit.page(links["invite1"], language=language)
    bob.locator("input").fill("Bob")
    bob.locator("button.primary").click()
    for page in (ann, bob):
        page.wait_for_selector(".dock", timeout=PATIENCE)
    return ann, bob, links


def end(ann: Page, bob: Page) -> None:
    """Both agree that the match ends."""
    if not ann.locator(".people").count():
        ann.locator(".tabs button").nth(2).click()
    ann.locator(".end-match button").click()
    ann.locator(".end-match button").first.click()
    bob.locator(".banner button").first.click()
    for page in (ann, bob):
        page.wait_for_selector(".over")


def follow(page: Page, before: str) -> str:
    """Wait until a page is at another table; its address."""
    page.wait_for_function(
        "before => location.pathname !== before && document.querySelector('.actions')", arg=before, timeout=PATIENCE
    )
    return str(page.evaluate("location.pathname"))


def test_two_friends_play_on_in_every_game_without_a_second_link(house: House, visit: Visit) -> None:
    games = [game["name"] for game in httpx.get(f"{house.url}/api/games").json()]
    ann, bob, links = friends(house, visit, games[0])
    onlooker = visit.page(links["onlooker"])
    place = str(ann.evaluate("location.pathname"))
    for number, game in enumerate(games):
        assert httpx.get(f"{house.url}/api/tables/{place.split('/')[2]}").json()["game"] == game
        end(ann, bob)
        if number == 0:
            check_screen(ann)
            check_texts(ann, game)
        ann.locator(".over button.primary").click()
        again = follow(ann, place)
        bob.locator(".over button.primary").click()
        assert follow(bob, place) == again != place
        if number == 0:
            onlooker.locator(".over button.primary").click()
            assert follow(onlooker, place) == again
        told = httpx.get(f"{house.url}/api/tables/{again.split('/')[2]}").json()
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"] and told["game"] == game
        if number == len(games) - 1:
            return
        end(ann, bob)
        bob.locator(".onward-boxes summary").click()
        bob.locator(f".onward-boxes [data-game={games[number + 1]}]").click()
        place = follow(bob, again)
        ann.locator(".over button.primary").click()
        assert follow(ann, again) == place


NOTE_THE_BUBBLE = """() => {
    const centre = element => (box => box.x + box.width / 2)(element.getBoundingClientRect())
    window.bubble = new Promise(done => {
        const look = () => {
            const bubble = document.querySelector(".bubble[data-seat='0']")
            const plate = document.querySelector("[data-place='seat:0']")
            if (bubble && plate) done([bubble.innerText, Math.abs(centre(bubble) - centre(plate))])
            else requestAnimationFrame(look)
        }
        look()
    })
}"""
"""What the first seat's face says, and how far from its plate: a face is seen for some seconds only."""


def test_a_bot_for_who_is_away_a_new_link_and_faces_in_two_languages(house: House, visit: Visit) -> None:
    ann, bob, links = friends(house, visit, language="fr")
    # Faces
    ann.locator(".react-open").click()
    assert ann.locator(".faces button").count() == 8
    check_screen(ann)
    for page in (ann, bob):
        page.evaluate(NOTE_THE_BUBBLE)
    ann.locator(".faces button").nth(1).click()
    for page, words in ((ann, "Well played!"), (bob, "Bien joué !")):
        said, apart = page.evaluate("() => window.bubble")
        assert words in said and apart < 200
    # Away, and a bot
    here = bob.url
    bob.goto(visit.url + AWAY)
    ann.wait_for_selector(".plate .is-away")
    ann.locator(".tabs button").nth(2).click()
    ann.locator(".people-seats li").nth(1).locator("button").first.click()
    ann.locator(".plate .bot-level").wait_for()
    bob.goto(here)
    bob.locator(".stand-in button.primary").click()
    bob.wait_for_selector(".actions:not(.stand-in)")
    expect(ann.locator(".plate .bot-level")).to_have_count(0)
    ann.locator(".tabs button").nth(0).click()
    expect(ann.locator(".log")).to_contain_text("is back and plays again")
    # Seated again
    bob.goto(visit.url + AWAY)
    ann.wait_for_selector(".plate .is-away")
    ann.locator(".tabs button").nth(2).click()
    ann.locator(".people-seats li").nth(1).locator("button").last.click()
    link = ann.locator(".people-seats li").nth(1).locator(".link-field input").input_value()
    assert "#invite=" in link and not link.endswith(links["invite1"])
    again = visit.page(link.removeprefix(visit.url))
    expect(again.locator(".invitation")).to_contain_text("Ann")
    again.locator("input").fill("Bob again")
    again.locator("button.primary").click()
    again.wait_for_selector(".dock")
    ann.wait_for_selector(".plate:has-text('Bob again'):not(:has(.is-away))")


CALLED = """
window.PushManager.prototype.getSubscription = async () => null;
window.PushManager.prototype.subscribe = async (wish) => {
  window.wished = wish;
  return { endpoint: SUB.endpoint, toJSON: () => SUB };
};
"""


SHOWN = """async ([title, tag]) => {
  const notes = await (await navigator.serviceWorker.getRegistration("/"))?.getNotifications();
  return notes?.length === 1 && notes[0].title === title && notes[0].tag === tag;
}"""


def test_who_is_away_is_called_by_push(house: House, visit: Visit, service: PushService) -> None:
    # No push service of a browser's maker can be reached here: what it would hand out is ours, all else is real.
    links = open_table(house, "odin", [ME, FRIEND])
    ann = visit.page(links["token0"], init=f"const SUB = {json.dumps(service.subscription())};{CALLED}")
    context = visit.contexts[-1]
    context.grant_permissions(["notifications"])
    ann.locator(".tabs button").nth(2).click()
    assert not service.taken
    with ann.expect_response(lambda answer: answer.url.endswith("/push") and answer.request.method == "POST"):
        ann.get_by_label("Call me when the page is closed, too").check()
    assert ann.evaluate("window.wished.userVisibleOnly && window.wished.applicationServerKey.length === 65")
    bob = visit.page(links["invite1"])
    bob.locator("input").fill("Bob")
    bob.locator("button.primary").click()
    bob.wait_for_selector(".dock")
    here, table = ann.url, links["table"]
    if httpx.get(f"{house.url}/api/tables/{table}").json()["waiting"] == [0]:
        assert wait_for_turn(ann)
        expect(ann.locator("link[rel=icon]")).to_have_attribute("href", re.compile("favicon-turn"))
        play_one(ann)
    ann.goto(visit.url + AWAY)
    until(lambda: not httpx.get(f"{house.url}/api/tables/{table}").json()["seats"][0]["online"])
    while httpx.get(f"{house.url}/api/tables/{table}").json()["waiting"] == [1]:
        assert wait_for_turn(bob)
        play_one(bob)
    until(lambda: bool(service.taken))
    told = service.read(service.taken[-1][1])
    assert told == {
        "title": "Your turn: Odin",
        "body": "Ann, it is your turn at the table with Bob.",
        "table": table,
    }
    ann.goto(here)
    cdp = context.new_cdp_session(ann)
    workers: list[str] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda news: workers.extend(ids(news)))
    cdp.send("ServiceWorker.enable")
    ann.wait_for_selector(".dock")
    for _ in range(PATIENCE // 20):
        if workers:
            break
        ann.wait_for_timeout(20)
    message = {"origin": house.url, "registrationId": workers[0], "data": json.dumps(told)}
    cdp.send("ServiceWorker.deliverPushMessage", message)
    ann.wait_for_function(SHOWN, arg=["Your turn: Odin", table], timeout=PATIENCE)


def ids(news: dict[str, list[dict[str, str]]]) -> list[str]:
    return [each["registrationId"] for each in news["registrations"]]


def until(true: Callable[[], bool]) -> None:
    """Wait for something that no page shows."""
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError
