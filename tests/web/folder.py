"""The library as a folder, handed out by Python's own plain web server under a path of its own."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from ludotheque.server import site

PATH = "some/where"


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Library:
    """A folder with some games, and a host that can be switched off."""

    def __init__(self, root: Path, names: Sequence[str]) -> None:
        self.folder = root / PATH
        site.build(self.folder, names)
        handler = functools.partial(_Silent, directory=str(root))
        self.host = http.server.ThreadingHTTPServer(("localhost", 0), handler)
        threading.Thread(target=self.host.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.host.server_port}/{PATH}"

    def renew(self) -> None:
        """Put another version of the library into the folder."""
        page = self.folder / "index.html"
        page.write_text(page.read_text(encoding="utf-8") + "<!-- newer -->\n", encoding="utf-8")
        (self.folder / site.SERVICE).unlink()
        (self.folder / site.SERVICE).write_text(site._service(self.folder), encoding="utf-8")

    def close(self) -> None:
        """Switch the host off."""
        self.host.shutdown()
        self.host.server_close()


def cut_off(page: Page) -> None:
    """Wait until the library is kept in the browser, then take the network away and load the page again."""
    page.wait_for_selector(".box")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".box")
