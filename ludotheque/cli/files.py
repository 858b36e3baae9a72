"""Record files, read and written, with what is wrong told in a sentence."""

from __future__ import annotations

import difflib
from pathlib import Path

from .. import DamagedRecord, load
from ..core.errors import BadInput, bad
from ..core.match import Match
from ..core.text import text
from .printable import printable


def load_record(path: Path) -> Match:
    """The match of a record file, its names fit for a terminal.

    Raises DamagedRecord for a record that is wrong, and BadInput for a file that cannot be read.
    """
    try:
        match = load(path)
    except FileNotFoundError:
        raise _no_file(path) from None
    except OSError as fault:
        raise bad("not-read", path=str(path), fault=str(fault.strerror or fault)) from None
    match.names = [printable(name) for name in match.names]
    return match


def load_whole_record(path: Path) -> Match:
    """Like `load_record`, for those who need a good record: what is wrong is told with the name of the file."""
    try:
        return load_record(path)
    except DamagedRecord as fault:
        raise bad("no-good-record", file=str(path), why=fault.why) from None


def _no_file(path: Path) -> BadInput:
    folder = path.parent
    beside = [other.name for other in folder.iterdir()] if folder.is_dir() else []
    close = difflib.get_close_matches(path.name, beside, n=1)
    if close:
        return bad("no-file-but", file=str(path), known=text("did-you-mean", word=str(folder / close[0])))
    return bad("no-file", file=str(path))


def check_saving(match: Match, path: Path) -> None:
    """Raise BadInput if a match cannot be saved there, or would overwrite anything but an earlier state of itself."""
    if path.is_dir():
        raise bad("is-folder", path=str(path))
    if not path.parent.is_dir():
        raise bad("no-folder", folder=str(path.parent))
    if path.exists():
        try:
            mine = f"\ncommitment: {match.commitment}\n" in path.read_text(encoding="utf-8", errors="replace")
        except OSError as fault:
            raise bad("not-read", path=str(path), fault=str(fault.strerror or fault)) from None
        if not mine:
            raise bad("not-this-match", file=str(path))


def save(match: Match, path: Path) -> None:
    """Write the record of a match; raises BadInput where `check_saving` does, or if the disk refuses."""
    check_saving(match, path)
    try:
        match.save(path)
    except OSError as fault:
        raise bad("not-written", path=str(path), fault=str(fault.strerror or fault)) from None
