"""The matches of an arena as a file: JSON lines, first a header, then one line a match, written as they come.

A folder has one file for each seat count. Whatever stops a run, the whole lines stay good: a half-written last line is
dropped, and the same run started again plays only what is missing. The file does not know how a bot was programmed:
for a bot that has changed, choose another folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..core.errors import bad
from .matches import MatchSetup

if sys.platform != "win32":
    import fcntl

SUFFIX = "-seats.jsonl"


@dataclass(frozen=True)
class Fixture:
    """A match that is to be played: the deal, and the bots' names seat by seat."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """A match that was played. All but the deal and `over` is told seat by seat; `seconds` are those of all decisions.

    `over` is false for a match that was given up as too long; points and places are then as they stood.
    """

    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    over: bool = True

    @property
    def fixture(self) -> Fixture:
        """What was to be played."""
        return Fixture(self.deal, self.bots)


class Results:
    """The outcomes of one setup, in memory and in their file in `folder`.

    Making one reads what is there, or begins the file; raises BadInput if the folder holds something else, or cannot be
    used. Close it when done.
    """

    def __init__(self, folder: Path, setup: MatchSetup) -> None:
        self.setup = setup
        self.path = folder / f"{setup.seats}{SUFFIX}"
        self.outcomes: dict[Fixture, Outcome] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for other in sorted(folder.glob(f"*{SUFFIX}")):
                self._compare(other)
            # Unbuffered: each line is handed to the system as one piece.
            self._file = self.path.open("ab", buffering=0)
            try:
                self._lock()
                self._read()
            except BaseException:
                self._file.close()
                raise
        except OSError as fault:
            raise bad("results-folder", folder=str(folder), fault=str(fault.strerror or fault)) from None

    def header(self) -> dict[str, Any]:
        """What the first line of the file tells."""
        own = self.setup
        return {
            "game": own.game,
            "version": own.rules().version,
            "seats": own.seats,
            "options": dict(own.options),
            "seed": own.seed,
        }

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome."""
        self.outcomes[outcome.fixture] = outcome
        self._write(asdict(outcome))

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """Those that are still to be played."""
        return [fixture for fixture in fixtures if fixture not in self.outcomes]

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, line: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def _compare(self, path: Path) -> None:
        """Raise BadInput if the folder's file is of other matches than ours, but for the seat count."""
        with path.open("rb") as file:
            line = file.readline()
        if not line.endswith(b"\n"):
            return
        theirs = _parsed(path, 1, line)
        for name, ours in self.header().items():
            if name != "seats" and theirs.get(name) != ours:
                difference = _difference(name, theirs.get(name), ours)
                raise bad("results-other", folder=str(path.parent), **difference)

    def _lock(self) -> None:
        """Two runs at once would play the same matches."""
        if sys.platform == "win32":  # It has no such lock.
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise bad("results-busy", file=str(self.path)) from None

    def _read(self) -> None:
        """Take in the whole lines, and cut off what follows the last of them."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            self._file.truncate(sum(map(len, lines[:-1])))
            lines.pop()
        if not lines:
            self._write(self.header())
        for number, line in enumerate(lines[1:], start=2):
            outcome = _outcome(self.path, number, line)
            self.outcomes[outcome.fixture] = outcome


def _difference(name: str, theirs: Any, ours: Any) -> dict[str, str]:
    """The first thing in which a header is not ours: its name, and what it is there and here."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        name = next((option for option in ours if theirs.get(option) != ours[option]), name)
        theirs, ours = theirs.get(name), ours.get(name)
    return {"name": name, "theirs": str(theirs), "ours": str(ours)}


def _parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        words = json.loads(line)
    except ValueError:
        words = None
    if not isinstance(words, dict):
        raise bad("results-line", line=str(number), file=str(path))
    return words


def _outcome(path: Path, number: int, line: bytes) -> Outcome:
    words = _parsed(path, number, line)
    try:
        fields: Any = {name: tuple(value) if isinstance(value, list) else value for name, value in words.items()}
        return Outcome(**fields)
    except TypeError:
        raise bad("results-no-match", line=str(number), file=str(path)) from None
