"""Long runs of matches in a terminal: how far they are, how they are stopped, what they need."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.errors import bad
from ..core.text import text
from .terminal import Terminal

T = TypeVar("T")


def until_stopped(terminal: Terminal, body: Callable[[], None]) -> bool:
    """Do something; True if Ctrl-C ended it."""
    try:
        body()
    except KeyboardInterrupt:
        terminal.quiet()
        return True
    return False


def can_rate(terminal: Terminal) -> bool:
    """Is the package for ratings there? If not, say what to install."""
    found = importlib.util.find_spec("choix") is not None
    if not found:
        terminal.warn("cli-no-ratings")
    return found


def can_draw(terminal: Terminal) -> bool:
    """Is the package for plots there? If not, say what to install."""
    found = importlib.util.find_spec("matplotlib") is not None
    if not found:
        terminal.warn("cli-no-plots")
    return found


def follow(
    terminal: Terminal, matches: Generator[T, None, None], done: int, total: int, each: Callable[[T], None]
) -> None:
    """Play all matches under a progress bar on stderr, if somebody sits there."""
    # A console of its own: the terminal may have a line of progress at the same time, while rules are compiled.
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(terminal.say(text("cli-matches"))),
        MofNCompleteColumn(),
        BarColumn(bar_width=None),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
        TextColumn(terminal.say(text("cli-time-left"))),
        console=console,
        transient=True,
        expand=True,
        disable=not console.is_terminal,
    )
    with closing(matches):
        task = bar.add_task("", total=total, completed=done, rate="")
        try:
            for match in matches:
                terminal.quiet()
                bar.start()
                each(match)
                speed = bar.tasks[0].speed
                rate = terminal.say(text("cli-rate", rate=f"{speed:.1f}")) if speed else ""
                bar.update(task, advance=1, rate=rate)
        finally:
            bar.stop()


def written(path: object, draw: Callable[[], Any]) -> None:
    """Draw; a disk that refuses is told in a sentence."""
    try:
        draw()
    except OSError as fault:
        raise bad("not-written", path=str(path), fault=str(fault.strerror or fault)) from None
