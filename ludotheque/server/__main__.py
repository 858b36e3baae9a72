"""`python -m ludotheque.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from .app import serve
from .settings import Settings


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder of the store")
    parser.add_argument("--bot-pause", type=float, default=Settings.bot_pause, help="seconds before a bot's move")
    args = parser.parse_args()
    serve(args.host, args.port, args.data, Settings(bot_pause=args.bot_pause))


if __name__ == "__main__":
    main()
