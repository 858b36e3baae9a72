"""Log lines with time, level, table and the class of the address they are about; never a secret, never an address."""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar

from .configuration import without_password

_about: ContextVar[dict[str, str] | None] = ContextVar("about", default=None)

SECRET = re.compile(r"\b[0-9a-f]{32}\b")
"""A token or an invite."""


@contextmanager
def about(**facts: str) -> Iterator[None]:
    """Have these facts on every line that is logged meanwhile, by tasks that begin meanwhile, too."""
    before = _about.set({**(_about.get() or {}), **facts})
    try:
        yield
    finally:
        _about.reset(before)


def address_class(host: str | None) -> str:
    """What may be logged of where somebody is: loopback, private or public, and by which protocol."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return "unknown"
    kind = "loopback" if address.is_loopback else "private" if address.is_private else "public"
    return f"{kind}-v{address.version}"


class Lines(logging.Formatter):
    """Log records as lines for people, or as JSON for machines."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One record; a traceback follows it, or is a field of it."""
        facts = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("ludotheque."),
            **(_about.get() or {}),
        }
        said = clean(record.getMessage())
        trace = clean(self.formatException(record.exc_info)) if record.exc_info else ""
        if self._as_json:
            return json.dumps({**facts, "say": said, **({"trace": trace} if trace else {})}, ensure_ascii=False)
        words = [facts.pop("time"), facts.pop("level").upper(), *(f"{name}={value}" for name, value in facts.items())]
        return " ".join([*words, said]) + (f"\n{trace}" if trace else "")


class Stderr(logging.Handler):
    """Writes lines to whatever stderr is at the time."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        with suppress(OSError, ValueError):
            print(self.format(record), file=sys.stderr, flush=True)


def clean(line: str) -> str:
    """What may be written of a text: no tokens, no passwords."""
    return SECRET.sub("…", without_password(line))


def set_up(level: str, kind: str) -> None:
    """Have the lines of the whole process on stderr."""
    handler, root = Stderr(), logging.getLogger()
    handler.setFormatter(Lines(kind == "json"))
    root.handlers = [*(other for other in root.handlers if not isinstance(other, Stderr)), handler]
    root.setLevel(level.upper())
    for noisy in ("asyncio", "numba", "nats"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
