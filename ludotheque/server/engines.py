"""The games' modules for browsers (`ludotheque/wasm`): handed out once they are built, and built behind all else."""

from __future__ import annotations

import logging
import subprocess
import threading
from pathlib import Path

from ..core.text import text
from ..wasm import build
from .tables import Refused

log = logging.getLogger("ludotheque.engines")


def module(name: str) -> Path:
    """The file of a module, or of a net beside it, by its name; raises Refused where it is not here."""
    path = build.file(name)
    if path is None:
        raise Refused(404, text("say-not-found"))
    return path


class Builder:
    """Builds the modules that are missing, one after the other at the lowest priority, in processes of their own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        threading.Thread(target=self._build, name="engines", daemon=True).start()

    def _build(self) -> None:
        for game in build.every():
            if build.find(game) is not None:
                continue
            with self._lock:
                if self._closed:
                    return
                self._process = subprocess.Popen(build.command(game, behind=True), stdin=subprocess.DEVNULL)
            if self._process.wait() != 0 and not self._closed:
                log.warning("the module of %s could not be built: it is played on the server", game.name)

    def close(self) -> None:
        """Stop at once."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
