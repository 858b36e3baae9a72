"""A line that cuts, stalls and delays: the page is back by itself, and a move that was under way is made once."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import pytest
from play import ME, open_table, play_one, seq, wait_for_turn
from playwright.sync_api import Browser, WebSocket
from rough import RoughLine
from visit import House, Visit

BACK_SECONDS = 5.0
BUSY_SECONDS = 10.0
"""What a machine with other things to do may add."""


@pytest.fixture
def line(house: House) -> Iterator[RoughLine]:
    made = RoughLine(house.port)
    yield made
    made.close()


@pytest.fixture
def visitor(browser: Browser, line: RoughLine) -> Iterator[Visit]:
    made = Visit(browser, f"http://localhost:{line.port}")
    made.line_may_break = True
    yield made
    made.leave()


def in_time(what: str, action: Callable[[], object]) -> None:
    """Do something that has to be done soon, and say how soon it was."""
    begun = time.monotonic()
    action()
    took = time.monotonic() - begun
    print(f"{what}: {took:.1f} s")
    assert took < BACK_SECONDS + BUSY_SECONDS


def test_the_page_is_back_by_itself_and_a_move_under_way_is_made_once(
    visitor: Visit, house: House, line: RoughLine
) -> None:
    # Alone at Karuba: every move is one entry of the log.
    page = visitor.page(open_table(house, "karuba", [ME], setup=1)["token0"])
    page.evaluate("window.sameDocument = true")
    assert wait_for_turn(page)

    def hears_again(trouble: Callable[[], None]) -> None:
        # A socket that is only being opened may not have reached the line yet, and would not feel the next trouble.
        heard: list[WebSocket] = []

        def listen(new: WebSocket) -> None:
            new.on("framereceived", lambda _: heard.append(new))

        page.on("websocket", listen)
        trouble()
        until = time.monotonic() + 20
        while not heard:
            assert time.monotonic() < until, "nothing is heard any more"
            page.wait_for_timeout(20)
        page.remove_listener("websocket", listen)

    in_time("cut while nobody does anything", lambda: hears_again(line.cut))
    in_time("stalled while nobody does anything", lambda: hears_again(line.stall))

    def cut_soon() -> None:
        line.stall(up=False)
        threading.Timer(0.5, line.cut).start()

    troubles: dict[str, Callable[[], None]] = {
        "a move that does not leave": lambda: line.stall(down=False),
        "an answer that does not come": lambda: line.stall(up=False),
        "cut after the move": cut_soon,
        "everything late": lambda: line.delay(0.3),
    }
    for what, trouble in troubles.items():
        assert wait_for_turn(page)
        before = int(seq(page))
        trouble()
        in_time(what, lambda: play_one(page))
        # What was held back comes now, long after it was done.
        line.go_on()
        assert wait_for_turn(page)
        assert int(seq(page)) == before + 1
    line.delay(0.0)
    assert page.evaluate("window.sameDocument"), "without a reload"
