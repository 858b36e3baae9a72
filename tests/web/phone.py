"""`make phone`: what the library as a folder costs a slow phone, measured in Chromium with the network cut off.

For each game: its module, compressed; the time from taking its box to the first decision, while page and worker get a
quarter of the processor; and the longest task on the page while masters think, at full speed: how long it took, and how
much of the processor.
"""

from __future__ import annotations

import gzip
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

from folder import Library, cut_off
from play import play_one, wait_for_turn
from playwright.sync_api import Page, sync_playwright
from visit import BROWSERS, FLAGS, Visit

from ludotheque import games

ROUNDS = 3
SHARE = 0.25
BEAT = 0.02
"""Seconds of which the page runs for its share and stands still for the rest."""
DECISIONS = 5
"""So many, each followed by masters who think, are made while the page is watched."""
TIMED = """
button => new Promise((done, fail) => {
  const begun = performance.now();
  const look = () => {
    const board = document.querySelector('.felt:not(:has(.felt-wait))');
    const passed = performance.now() - begun;
    if (board && document.querySelector('.actions.mine .moves')) done(passed);
    else if (passed > 30000) fail(new Error('no decision in 30 seconds'));
    else requestAnimationFrame(look);
  };
  button.click();
  look();
})
"""
TASKS = ["toplevel"]
"""What Chromium is asked to note."""


def renderers() -> list[int]:
    """The processes of our Chromium that run pages and their workers."""
    found = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if b"--type=renderer" in (folder / "cmdline").read_bytes() and is_ours(int(folder.name)):
                found.append(int(folder.name))
    return found


def is_ours(process: int) -> bool:
    """Was it started from here?"""
    while process not in (0, 1, os.getpid()):
        process = int((Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[1])
    return process == os.getpid()


@contextmanager
def slowed() -> Iterator[None]:
    """Pages and workers run for their share of the time. (Chromium's own switch slows pages down, but not workers.)"""
    over = threading.Event()
    processes = renderers()
    assert processes

    def send(what: signal.Signals, seconds: float) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, what)
        time.sleep(seconds)

    def beat() -> None:
        while not over.is_set():
            send(signal.SIGSTOP, BEAT * (1 - SHARE))
            send(signal.SIGCONT, BEAT * SHARE)

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def shelf(visit: Visit) -> Page:
    """A phone at the shelf, with the network cut off."""
    page = visit.page("/", width=390, height=844, name="Ann")
    cut_off(page)
    page.wait_for_timeout(500)
    return page


def take(page: Page, game: str) -> float:
    """Take a game's box; the milliseconds until the first decision."""
    title = page.locator(f".box:has(a[href$='/new/{game}'])")
    with slowed():
        return float(page.evaluate(TIMED, title.get_by_role("button", name="Play now").element_handle()))


def longest_task(visit: Visit, game: str) -> tuple[float, float]:
    """The longest task on the page while masters think and the person moves: milliseconds, and of them at work."""
    page = shelf(visit)
    page.evaluate("game => { location.hash = `/new/${game}`; }", game)
    page.wait_for_selector("text=Who plays?")
    for level in page.get_by_label("Strength of player").all():
        level.select_option("master")
    page.get_by_role("button", name="Start").click()
    page.context.set_default_timeout(60_000)
    wait_for_turn(page)
    noted, over = list[Any](), list[Any]()
    chromium = visit.browser.new_browser_cdp_session()
    chromium.on("Tracing.dataCollected", lambda more: noted.extend(more["value"]))
    chromium.on("Tracing.tracingComplete", lambda said: over.append(said))
    wanted = {"includedCategories": TASKS}
    chromium.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    for _ in range(DECISIONS):
        if not wait_for_turn(page):
            break
        play_one(page)
    chromium.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    return longest(noted)


def longest(noted: list[Any]) -> tuple[float, float]:
    """The longest task of a page's main thread, and the one that worked longest, in milliseconds."""
    named = [each for each in noted if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"]
    mains = {(each["pid"], each["tid"]) for each in named}
    tasks = [each for each in noted if each["ph"] == "X" and (each["pid"], each["tid"]) in mains]
    return max(each["dur"] for each in tasks) / 1000, max(each.get("tdur", 0) for each in tasks) / 1000


def compressed(paths: Sequence[Path]) -> float:
    """What files weigh on their way, in KB."""
    return sum(len(gzip.compress(path.read_bytes())) for path in paths) / 1000


def main(names: Sequence[str]) -> None:
    """Measure these games, and print a line for each."""
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory() as root, sync_playwright() as playwright:
        library = Library(Path(root), names)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        print("game             module KB   first decision ms   longest task ms   at work ms")
        for game in names:
            visit = Visit(browser, library.url)
            taken = median(take(shelf(visit), game) for _ in range(ROUNDS))
            lasted, worked = longest_task(visit, game)
            module = compressed(sorted((library.folder / "engine").glob(f"{game}-*.wasm"))[-1:])
            print(f"{game:15} {module:10.1f} {taken:19.0f} {lasted:17.0f} {worked:12.0f}", flush=True)
            visit.leave()
        browser.close()
        library.close()


if __name__ == "__main__":
    main(sys.argv[1:] or games.names())
