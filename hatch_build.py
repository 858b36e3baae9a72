"""Packages carry the built client and the games' modules: this hook builds what is missing, or says what it lacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "ludotheque/server/static/index.html"
STEPS = (["ci", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"])
REMEDY = (
    "The browser client is not built, and could not be built now. Install Node 20 or newer and see that npm reaches "
    "its registry, then try again; or build the client with `make play`."
)
MODULES = "ludotheque/wasm/built/engines.json"
LATER = "Numba is not here, so the games' modules for browsers are left out: the server builds them later."


class ClientHook(BuildHookInterface[Any]):
    """Builds the client and the modules before they are packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each build; an editable install needs no client, since one may build it later."""
        root = Path(self.root)
        if version == "editable":
            return
        if not _modules(root):
            self.app.display_warning(LATER)
        if (root / CLIENT).exists():
            return
        for step in STEPS:
            fault = _npm(root, step)
            if fault is not None:
                self.app.abort(f"{fault}\n{REMEDY}".strip())


def _modules(root: Path) -> bool:
    """Have the games' modules of the present sources; False where there is no compiler."""
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque.wasm"], cwd=root, capture_output=True, text=True, check=False
    )
    return done.returncode == 0 and (root / MODULES).exists()


def _npm(root: Path, words: list[str]) -> str | None:
    """Run npm on the client; what it complained about, or None if all went well."""
    try:
        done = subprocess.run(
            [str(root / "tools" / "npm"), *words],
            cwd=root / "web",
            env={**os.environ, "PYTHON": sys.executable},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as fault:
        return str(fault)
    return (done.stdout + done.stderr).strip() if done.returncode else None
