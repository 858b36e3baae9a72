"""The pictures that links to a game show in messengers: the art of its box, drawn by a browser.

    python tools/pictures.py http://localhost:8000     # a library that is being served

Each is kept as picture.png in the folder of its game.
"""

from __future__ import annotations

import shutil
import sys

from playwright.sync_api import sync_playwright

from ludotheque import games
from ludotheque.server.pages import PICTURE, PICTURE_SIZE

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ALONE = """art => {
    document.body.replaceChildren(art)
    art.style.cssText = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0; border-radius: 0"
    for (const each of art.children) each.style.cssText = "width: 100%; height: 100%"
}"""


def main(library: str) -> None:
    """Draw all of them."""
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    width, height = PICTURE_SIZE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name in games.names():
            if games.is_own(name):
                page = browser.new_page(viewport={"width": width, "height": height})
                page.goto(f"{library}/new/{name}")
                page.locator(".new-art").evaluate(ALONE)
                page.screenshot(path=str(games.folder(name) / PICTURE))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
