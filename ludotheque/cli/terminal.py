"""A person's terminal: printing, asking, and telling that something takes a while."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module

from rich.console import Console, RenderableType
from rich.status import Status
from rich.text import Text as Styled

from ..core.rule import on_compile
from ..core.text import Arg, text
from .printable import printable
from .render import Say, sayer

PATIENCE = 0.5
"""Seconds of silence before a progress line appears."""


class Terminal:
    """Prints to stdout, asks on stdin, and keeps progress on stderr out of the way of both; `say` is its language."""

    def __init__(self, say: Say | None = None) -> None:
        self.say = say or sayer("en")
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)
        self._status: Status | None = None
        self._lock = threading.Lock()
        self._told_of_compiling = False
        if sys.stdin.isatty():
            with suppress(ImportError):
                # Gives `input` line editing and a history; where nobody types it would only print signs.
                import_module("readline")
        _listen(self)

    def print(self, thing: RenderableType = "", style: str = "") -> None:
        """Print a line of plain words, or anything that rich can draw."""
        self.quiet()
        self.out.print(Styled(printable(thing), style=style) if isinstance(thing, str) else thing)

    def tell(self, id: str, style: str = "", **args: Arg) -> None:
        """Print a message of the Fluent files."""
        self.print(self.say(text(id, **args)), style=style)

    def warn(self, id: str, **args: Arg) -> None:
        """Print a message of the Fluent files on stderr, in one line however long it is."""
        self.quiet()
        self.err.print(Styled(printable(self.say(text(id, **args)))), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """The line a person answers; raises EOFError at the end of the input. Input that is piped in is shown too."""
        self.quiet()
        answer = printable(input(prompt)).strip()
        if not sys.stdin.isatty():
            self.out.print(Styled(answer))
        return answer

    @contextmanager
    def patience(self, words: str) -> Iterator[None]:
        """While the body runs: show the words on stderr if it takes a while and a person sits there."""
        timer = threading.Timer(PATIENCE, self._show, [words])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            self.quiet()

    def progress(self, words: str) -> None:
        """Tell at once how far something long has come: a line that changes, or plain lines where it cannot."""
        if self.err.is_terminal and not self.err.is_dumb_terminal:
            self._show(words)
        else:
            self.err.print(Styled(printable(words)))

    def quiet(self) -> None:
        """Take the progress line away."""
        with self._lock:
            if self._status is not None:
                self._status.stop()
                self._status = None

    def compiling(self, count: int, total: int, name: str) -> None:
        """The rules are being turned into machine code, which happens once after every change of them."""
        if self.err.is_terminal and not self.err.is_dumb_terminal:
            self._show(self.say(text("cli-compiling-progress", done=count, of=total, name=name)))
        elif not self._told_of_compiling:
            self._told_of_compiling = True
            self.err.print(Styled(self.say(text("cli-compiling"))))

    def _show(self, words: str) -> None:
        if not self.err.is_terminal or self.err.is_dumb_terminal:
            return
        with self._lock:
            if self._status is None:
                self._status = Status("", console=self.err)
                self._status.start()
            self._status.update(Styled(printable(words)))


_listening: list[Terminal] = []


def _listen(terminal: Terminal) -> None:
    """Tell the newest terminal of compiling; Numba is asked only once, since it never forgets a listener."""
    first = not _listening
    _listening[:] = [terminal]
    if first:
        on_compile(lambda count, total, name: _listening[0].compiling(count, total, name))
