"""`python -m ludotheque.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..bots.clock import thinking_time
from ..core.game import BadInput
from .app import serve
from .settings import ServerSettings


def _seconds(word: str) -> float:
    """A thinking time; what is wrong is told as argparse tells it."""
    try:
        return thinking_time(float(word))
    except BadInput as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder of the store")
    parser.add_argument("--bot-pause", type=float, default=ServerSettings.bot_pause, help="seconds before a bot's move")
    parser.add_argument(
        "--think", type=_seconds, default=ServerSettings.think_seconds, help="seconds the strongest bot thinks"
    )
    parser.add_argument(
        "--hint", type=_seconds, default=ServerSettings.hint_seconds, help="seconds to think about a hint"
    )
    args = parser.parse_args()
    settings = ServerSettings(bot_pause=args.bot_pause, think_seconds=args.think, hint_seconds=args.hint)
    serve(args.host, args.port, args.data, settings)


if __name__ == "__main__":
    main()
