"""How long from a press to its painted effect: the browser's own measure of interactions, in every game.

    python tools/paint.py

A server and a browser of their own; each game is played for some moves by the pointer. Numbers are milliseconds from
the event to the next frame (`PerformanceEventTiming`, which counts in steps of 8), picks and confirmed moves together.
Ends with 1 where the median of a game is above `LIMIT`.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from play import BOT, ME, open_table, play_one, wait_for_turn  # noqa: E402
from visit import BROWSERS, FLAGS, House, Visit  # noqa: E402

LIMIT = 50
MOVES = 12
GAMES = ("odin", "ravens", "karuba", "adventureland", "spookies")
BARS = 200
"""More than the browser's own bars are high."""
WATCH = """window.pressed = []
new PerformanceObserver(list => {
    for (const each of list.getEntries())
        if (["pointerup", "click", "keydown"].includes(each.name)) window.pressed.push(each.duration)
}).observe({type: "event", durationThreshold: 16, buffered: true})"""


def show_whole(page: Page) -> None:
    """Make the window higher by the browser's own bars.

    They push the foot of the page out of it: what changes there is painted nowhere, and the browser measures until
    something else does.
    """
    browser = page.context.new_cdp_session(page)
    window = browser.send("Browser.getWindowForTarget")
    height = window["bounds"]["height"] + BARS
    browser.send("Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": {"height": height}})


def main() -> int:
    """Measure, and tell."""
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    house = House(Path(tempfile.mkdtemp()))
    slow = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        visit = Visit(browser, house.url)
        for game in GAMES:
            page = visit.page(open_table(house, game, [ME, BOT])["token0"], init=WATCH)
            show_whole(page)
            for _ in range(MOVES):
                if not wait_for_turn(page):
                    break
                play_one(page)
            page.wait_for_timeout(200)
            times = sorted(page.evaluate("pressed")) or [16]
            median, most = statistics.median(times), times[-1]
            print(f"{game:14} {len(times):4} presses  median {median:4.0f} ms  most {most:4.0f} ms", flush=True)
            slow += median > LIMIT
        browser.close()
    house.kill()
    return int(slow > 0)


if __name__ == "__main__":
    sys.exit(main())
