"""Record files, read and written, with what is wrong told in a sentence."""

from __future__ import annotations

import difflib
from pathlib import Path

from .. import DamagedRecord, load
from ..core.game import BadInput
from ..core.match import Match
from .printable import printable


def load_record(path: Path) -> Match:
    """The match of a record file, its names fit for a terminal.

    Raises DamagedRecord for a record that is wrong, and BadInput for a file that cannot be read.
    """
    try:
        match = load(path)
    except FileNotFoundError:
        raise BadInput(f"there is no file '{path}'{_nearest_file(path)}") from None
    except OSError as fault:
        raise BadInput(f"'{path}' cannot be read: {fault.strerror or fault}") from None
    match.names = [printable(name) for name in match.names]
    return match


def load_whole_record(path: Path) -> Match:
    """Like `load_record`, for those who need a good record: what is wrong is told with the name of the file."""
    try:
        return load_record(path)
    except DamagedRecord as fault:
        raise BadInput(f"'{path}' is no good record, {fault}") from None


def _nearest_file(path: Path) -> str:
    folder = path.parent
    beside = [other.name for other in folder.iterdir()] if folder.is_dir() else []
    close = difflib.get_close_matches(path.name, beside, n=1)
    return f": did you mean '{folder / close[0]}'?" if close else ""


def check_saving(match: Match, path: Path) -> None:
    """Raise BadInput if a match cannot be saved there, or would overwrite anything but an earlier state of itself."""
    if path.is_dir():
        raise BadInput(f"'{path}' is a folder; name a file in it")
    if not path.parent.is_dir():
        raise BadInput(f"there is no folder '{path.parent}'")
    if path.exists():
        try:
            mine = f"\ncommitment: {match.commitment}\n" in path.read_text(encoding="utf-8", errors="replace")
        except OSError as fault:
            raise BadInput(f"'{path}' cannot be read: {fault.strerror or fault}") from None
        if not mine:
            raise BadInput(f"'{path}' is there already and is not this match; choose another name")


def save(match: Match, path: Path) -> None:
    """Write the record of a match; raises BadInput where `check_saving` does, or if the disk refuses."""
    check_saving(match, path)
    try:
        match.save(path)
    except OSError as fault:
        raise BadInput(f"'{path}' cannot be written: {fault.strerror or fault}") from None
