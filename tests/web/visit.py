"""A real server and a real browser."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
from playwright.sync_api import Browser, BrowserContext, Page

from ludotheque.checks.ready import wait_until_ready

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SEEDED = Path(__file__).with_name("seeded.py")
PATIENCE = 30_000
"""So many milliseconds a test waits for what has to come: machines may be busy."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


class House:
    """A server process on a data folder that can be killed and started again on the same port."""

    def __init__(self, data: Path, env: dict[str, str] | None = None) -> None:
        self.data = data
        self.env = env
        self.luck = data.parent / f"{data.name}-luck"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-u", str(SEEDED), str(self.luck), "serve", "--data", str(self.data)]
        command += ["--bot-pause", "0.02", "--think", "0.1", "--hint", "0.1", "--no-build-engines"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.env,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])
        for _ in range(100):
            try:
                if httpx.get(f"{self.url}/api/live").status_code == 200:
                    wait_until_ready(f"localhost:{self.port}")
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def deal_for(self, name: str) -> None:
        """From now on deals and bots' chance follow from this name."""
        self.luck.write_text(name)

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"


class Visit:
    """Makes browsers of their own (nothing shared), and complains about what their consoles said."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.line_may_break = False
        """Is it no wonder that a socket breaks before it is open? A browser complains about that."""

    def page(
        self,
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        touch: bool = False,
        init: str = "",
        **settings: str,
    ) -> Page:
        """A fresh browser on a page of the house, with these settings remembered in it.

        Motion is reduced and the pace of other players' moves is 0, so that tests wait for neither. Tables are at the
        server, unless the setting `here` is on. `init` is a script that runs before those of each page.
        """
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        for name, value in {"pace": "0", "here": "off", **settings}.items():
            # In a frame of another origin nothing may be kept.
            context.add_init_script(f"if (self === top) localStorage.setItem('ludotheque.{name}', '{value}')")
        context.add_init_script(init)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "warning" else None)
        page.goto(self.url + path)
        return page

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        broken = "WebSocket connection to" if self.line_may_break else ()
        assert [said for said in self.complaints if not said.startswith(broken)] == []
