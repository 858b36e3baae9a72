"""The way into the program `ludotheque`: whoever lacks a part of it is told at once which one to install."""

from __future__ import annotations

import sys

MISSING_PART = 2
PARTS = {
    "rich": "terminal",
    "typer": "terminal",
    "msgspec": "server",
    "prometheus-client": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
    "choix": "lab",
    "matplotlib": "lab",
    "torch": "train",
}
"""What lies outside the base, and the extra that brings it."""


def main() -> None:
    """Run the program; where a distribution of an extra is missing, say so in a sentence, with exit code 2."""
    try:
        from .cli import main as program

        program()
    except ModuleNotFoundError as fault:
        package = (fault.name or "").partition(".")[0].replace("_", "-")
        if package not in PARTS:
            raise
        print(f"ludotheque: this needs {package}: pip install 'ludotheque[{PARTS[package]}]'", file=sys.stderr)
        sys.exit(MISSING_PART)
