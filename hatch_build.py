"""Packages carry the built client: this hook builds it where it is missing, or says what is missing to build it."""

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


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before it is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before each build; an editable install needs no client, since one may build it later."""
        root = Path(self.root)
        if version == "editable" or (root / CLIENT).exists():
            return
        for step in STEPS:
            fault = _npm(root, step)
            if fault is not None:
                self.app.abort(f"{fault}\n{REMEDY}".strip())


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
