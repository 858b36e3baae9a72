"""Waiting for a server that sets its games up."""

from __future__ import annotations

import json
import time
from urllib.request import urlopen

LOOK_AGAIN = 0.05


def wait_until_ready(address: str, game: str | None = None, seconds: float = 300.0) -> None:
    """Wait until a game, or every one, on the shelf of a server (HOST:PORT) can be played; raises TimeoutError."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with urlopen(f"http://{address}/api/games", timeout=seconds) as answer:
            if all(each["ready"] for each in json.load(answer) if game in (None, each["name"])):
                return
        time.sleep(LOOK_AGAIN)
    raise TimeoutError(f"the games of {address} are not set up after {seconds:g} seconds")
