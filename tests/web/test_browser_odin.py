"""Odin in a real browser: whole matches by mouse, by touch, by keyboard alone, by two people; what must not be seen."""

from __future__ import annotations

import re

import httpx
import pytest
from play import (
    BOT,
    ME,
    MINE,
    ask_for_a_hint,
    check_screen,
    check_texts,
    is_over,
    open_table,
    play_by_keyboard,
    play_by_pointer,
    play_one,
    play_until_covered,
    tab_to,
    wait_for_turn,
)
from playwright.sync_api import expect
from visit import House, Visit

from ludotheque import games


def test_a_whole_match_by_mouse(visit: Visit) -> None:
    page = visit.page()
    box = page.locator(".box:has(h2:text-is('Odin'))")
    box.get_by_role("button", name="Play now").click()
    box.get_by_label("Your name").fill("Ann")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    assert play_by_pointer(page) > 5
    expect(page.locator(".over")).to_contain_text("Ann")
    page.get_by_text("The deal can be checked").click()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()


def test_a_whole_match_by_touch_on_a_phone(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT], target=0)
    page = visit.page(links["token0"], width=360, height=740, touch=True)
    play_by_pointer(page, "tap")
    assert is_over(page)


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit.page("/new/odin")
    keys = page.keyboard
    page.wait_for_selector("text=Who plays?")
    tab_to(page, "15")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    expect(page.get_by_label("One hand only")).to_be_checked()
    tab_to(page, "Start")
    keys.press("Enter")
    page.wait_for_url("**/table/*")
    play_by_keyboard(page)
    assert is_over(page)


def test_two_browsers_at_one_table(visit: Visit, house: House) -> None:
    host = visit.page("/new/odin")
    host.wait_for_selector("text=Who plays?")
    host.get_by_label("Your name").or_(host.get_by_label("Name of player 1")).first.fill("Ann")
    host.locator("select").filter(has=host.locator("option", has_text="Friend, by link")).nth(1).select_option("friend")
    host.get_by_role("button", name="Remove player 3").click()
    host.get_by_label("One hand only").check()
    host.get_by_role("button", name="Start").click()
    host.wait_for_url("**/table/*")
    host.get_by_role("button", name=re.compile("^(Invite|Table)$")).first.click()
    host.wait_for_selector(".side input")
    links = host.locator(".side input").evaluate_all("all => all.map(each => each.value)")
    link = next(link for link in links if "#invite=" in link)
    friend = visit.page(link.removeprefix(house.url))
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    pages = [host, friend]
    table = host.url.rsplit("/", 1)[1]
    while waiting := httpx.get(f"{house.url}/api/tables/{table}").json()["waiting"]:
        assert wait_for_turn(pages[waiting[0]])
        play_one(pages[waiting[0]])
    for page in pages:
        expect(page.locator(".over")).to_contain_text("Ann")
        expect(page.locator(".over")).to_contain_text("Bob")


def test_another_person_at_this_screen_sees_no_hand_before_the_cover_is_lifted(visit: Visit) -> None:
    page = visit.page("/new/odin")
    page.wait_for_selector("text=Who plays?")
    page.locator("select").filter(has=page.locator("option", has_text="Another person")).nth(1).select_option("local")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Remove player 3").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    for _ in range(4):
        page.wait_for_selector(".cover")
        assert page.locator(".pickable").count() == 0
        play_until_covered(page)


def test_a_click_that_fits_no_move_shows_the_rule(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT], target=999)
    page = visit.page(links["token0"])
    for _ in range(60):
        assert wait_for_turn(page)
        dead = page.locator(".odin-hand .pickable:not(.live)")
        if dead.count():
            dead.first.click(force=True)
            refusal = page.locator(".refusal")
            expect(refusal).to_contain_text(re.compile(r"O\d+"))
            page.locator(".rule-link").click()
            expect(page.locator(".rules li.shown").first).to_be_visible()
            return
        play_one(page)
    raise AssertionError("no card was ever out of place")


def test_the_rules_tell_what_is_assumed(visit: Visit, house: House) -> None:
    page = visit.page(open_table(house, "odin", [ME, BOT])["token0"])
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rule-assumed")).to_have_count(len(games.get("odin").assumed))
    expect(page.locator("#rule-O37 .rule-assumed")).to_contain_text(
        "Assumption Everybody may look through the discards."
    )
    page.get_by_label("Search the rules").fill("spares the memory")
    expect(page.locator(".rules li")).to_have_count(1)


def test_hint_and_undo(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT])
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    ask_for_a_hint(page)
    expect(page.locator(".hint .advice").first).to_be_visible()
    hand = page.locator(".odin-hand .pickable").count()
    play_one(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".odin-hand .pickable")).to_have_count(hand)


def test_reload_second_tab_and_a_killed_server_resume_the_match(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT, BOT])
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    play_one(page)
    assert wait_for_turn(page)
    hand = sorted(page.locator(".odin-hand .pickable").evaluate_all("all => all.map(e => e.dataset.pick)"))
    tab = page.context.new_page()
    tab.goto(house.url + links["onlooker"])
    tab.wait_for_selector(".odin-hand .pickable")
    house.kill()
    expect(page.locator("text=/The connection broke/")).to_be_visible()
    house.start()
    for each in (page, tab):
        expect(each.locator("text=/The connection broke/")).to_have_count(0)
        each.wait_for_selector(".odin-hand .pickable")
        seen = each.locator(".odin-hand .pickable").evaluate_all("all => all.map(e => e.dataset.pick)")
        assert sorted(seen) == hand
    page.reload()
    page.wait_for_selector(".odin-hand .pickable")
    assert wait_for_turn(page)
    play_one(page)


def test_onlookers_see_no_hands(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, BOT])
    page = visit.page(links["onlooker"])
    page.wait_for_selector("text=You are looking on")
    page.wait_for_selector(".odin")
    assert page.locator(".pickable").count() == 0


def test_an_invitation_is_spent_once(visit: Visit, house: House) -> None:
    links = open_table(house, "odin", [ME, {"kind": "friend"}, {"kind": "friend"}])
    for invite, name, sign in (
        ("invite1", "Bob", ".odin-hand"),
        ("invite1", "Cleo", "text=/invitation was used/"),
        ("invite2", "Cleo", ".odin-hand"),
    ):
        page = visit.page(links[invite])
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector(sign)
    page = visit.page(links["invite1"])
    page.wait_for_selector("text=/invitation was used/")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    page.get_by_role("button", name="Look on").click()
    page.wait_for_selector(".odin-plates")


@pytest.mark.parametrize(("language", "word"), [("fr", "Règles"), ("it", "Regole"), ("de", "Regeln"), ("en", "Rules")])
def test_every_language_is_complete_on_screen(visit: Visit, house: House, language: str, word: str) -> None:
    links = open_table(house, "odin", [ME, BOT], target=0)
    page = visit.page(links["token0"])
    assert wait_for_turn(page)
    page.locator("header select").first.select_option(language)
    expect(page.get_by_role("button", name=word)).to_be_visible()
    page.get_by_role("button", name=word).click()
    play_by_pointer(page)
    check_texts(page, "odin")
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_serious_and_nothing_sticks_out(visit: Visit, house: House, width: int) -> None:
    links = open_table(house, "odin", [ME, BOT, BOT], goat=1)
    for path, sign in (("/", ".box"), ("/new/odin", "text=Who plays?"), (links["token0"], f"{MINE} .moves")):
        page = visit.page(path, width=width, height=740)
        page.wait_for_selector(sign)
        if path.startswith("/table"):
            assert wait_for_turn(page)
            play_one(page)
            wait_for_turn(page)
        check_screen(page)


def test_names_are_shown_as_they_are_and_never_run(visit: Visit, house: House) -> None:
    evil = "<img src=x onerror=a>"
    links = open_table(house, "odin", [{"kind": "me", "name": evil}, BOT])
    page = visit.page(links["token0"])
    page.wait_for_selector(".odin-hand")
    assert page.locator("img[src=x]").count() == 0
    expect(page.locator("body")).to_contain_text(evil)
