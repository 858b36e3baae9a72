"""The record file: a match as readable text, and back. `docs/record.md` tells the format.

Reading trusts nothing: every line is as `write` writes it, the key is checked against the commitment, the moves are
replayed under the rules version the file names, and the result and the closing checksum must agree. A fault is told
with its line.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from .errors import BadInput, IllegalMove, bad
from .game import Game
from .match import Match, words_line
from .text import Text, text

FIRST_LINE = "ludotheque record 1"
AGREED = "ended by agreement"
"""The result of a match that was ended before its time."""
LONGEST = 4_000_000
"""Bytes; the longest matches have some ten thousand."""

T = TypeVar("T")


class DamagedRecord(BadInput):
    """A record that is refused: `line` (from 1), `fault` is what is wrong there, `why` both in one sentence."""

    def __init__(self, line: int, fault: Text) -> None:
        super().__init__(text("bad-record-line", line=str(line), fault=fault))
        self.args = (line, fault)
        self.line = line
        self.fault = fault


def write(match: Match) -> str:
    """The record of a match, with its key."""
    lines = [FIRST_LINE, f"game: {match.game.name}", f"rules: {match.game.version}", f"seats: {match.seats}"]
    lines += [f"option {name}: {match.game.option[name].show(number)}" for name, number in match.options.items()]
    lines += [f"name {seat}: {_one_line(name)}" for seat, name in enumerate(match.names)]
    lines += [f"commitment: {match.commitment}", f"key: {match.key.hex()}"]
    if match.layout is not None:
        lines.append(f"layout: {words_line(match.layout)}")
    if match.start_words is not None:
        lines.append(f"position: {words_line(match.start_words)}")
    lines.append("moves:")
    for number, played in enumerate(match.history, 1):
        lines.append(f"{number} {played.seat} {match.game.notation(played.move)}")
    lines.append(f"result: {_result(match)}")
    return _sealed(lines)


def _one_line(name: str) -> str:
    if not isinstance(name, str) or not name.isprintable():
        raise bad("record-name", name=_short(name))
    return name


def _result(match: Match) -> str:
    if not match.decided:
        return AGREED if match.agreed else "unfinished"
    return " ".join(f"{points}/{place}" for points, place in zip(match.points(), match.places(), strict=True))


def _sealed(lines: list[str]) -> str:
    body = "\n".join(lines) + "\n"
    return f"{body}end: {hashlib.sha256(body.encode()).hexdigest()}\n"


class _Lines:
    """The lines of a record, taken one by one, with their numbers."""

    def __init__(self, record: str) -> None:
        self.lines = record.split("\n")
        self.number = 0

    def take(self) -> str:
        """The next line."""
        if self.number >= len(self.lines):
            raise self.wrong("breaks-off")
        self.number += 1
        return self.lines[self.number - 1]

    def next_is(self, name: str) -> bool:
        """Whether the next line is `name: …`."""
        return self.number < len(self.lines) and self.lines[self.number].startswith(f"{name}: ")

    def value(self, name: str) -> str:
        """What stands on the next line, which must be `name: …`."""
        line = self.take()
        if not line.startswith(f"{name}: "):
            raise self.wrong("expected", wanted=f"{name}: …", found=_short(line))
        return line.removeprefix(f"{name}: ")

    def number_of(self, numeral: str) -> int:
        """The number of a numeral, which must be written as plainly as can be."""
        if not re.fullmatch(r"0|[1-9][0-9]{0,5}", numeral):
            raise self.wrong("number", found=_short(numeral))
        return int(numeral)

    def wrong(self, id: str, **args: str | int | Text) -> DamagedRecord:
        """The refusal of the line taken last by the message `bad-record-ID`."""
        return DamagedRecord(max(1, self.number), bad(f"record-{id}", **args).why)

    def told(self, make: Callable[..., T], *args: Any) -> T:
        """What is made of the arguments; if that is refused, the refusal with this line."""
        try:
            return make(*args)
        except BadInput as fault:
            raise DamagedRecord(self.number, fault.why) from None


def _short(found: object) -> str:
    """What was found there, cut where it grows long."""
    return repr(found if not isinstance(found, str) or len(found) <= 60 else found[:57] + "…")


def read_file(path: str | Path, find_game: Callable[..., Game]) -> Match:
    """The match of a record file; raises DamagedRecord, and OSError where the file cannot be read."""
    with Path(path).open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise DamagedRecord(1, text("bad-record-too-long"))
    try:
        record = content.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        raise DamagedRecord(line, text("bad-record-no-text", byte=str(fault.start))) from None
    return read(record, find_game)


def read(record: str, find_game: Callable[..., Game]) -> Match:
    """The match of a record; raises DamagedRecord with the line and what is wrong there."""
    if len(record) > LONGEST:
        raise DamagedRecord(1, text("bad-record-too-long"))
    lines = _Lines(record)
    if lines.take() != FIRST_LINE:
        raise lines.wrong("first-line", wanted=FIRST_LINE)
    match = _read_header(lines, find_game)
    _read_moves(lines, match)
    result = lines.value("result")
    match.agreed = result == AGREED and not match.decided
    if result != _result(match):
        raise lines.wrong("result", result=_result(match))
    seal = _sealed(lines.lines[: lines.number]).rstrip("\n").split("\n")[-1]
    if lines.take() != seal:
        raise lines.wrong("checksum")
    if lines.number == len(lines.lines):
        raise lines.wrong("no-line-feed")
    if lines.lines[lines.number :] != [""]:
        lines.take()
        raise lines.wrong("after-the-end")
    return match


def _read_header(lines: _Lines, find_game: Callable[..., Game]) -> Match:
    name = lines.value("game")
    lines.told(find_game, name)
    version = lines.number_of(lines.value("rules"))
    game = lines.told(find_game, name, version)
    seats = lines.number_of(lines.value("seats"))
    lines.told(game.read_options, seats, {})
    options = _read_options(lines, game, seats)
    names = _read_names(lines, seats)
    commitment = lines.value("commitment")
    key = lines.value("key")
    if not re.fullmatch("[0-9a-f]{32}", key):
        raise lines.wrong("key")
    layout = _read_words(lines, "layout", game.read_layout)
    placed = None
    if layout is None:
        placed = _read_words(lines, "position", lambda words: game.position(game.place(words)))
        _check_header(lines, game, seats, options, placed)
    match = Match(game, seats, options, bytes.fromhex(key), names, placed, layout=layout)
    if match.commitment != commitment:
        raise lines.wrong("commitment")
    return match


def _read_options(lines: _Lines, game: Game, seats: int) -> dict[str, int]:
    """All options of the game, in its order, each written as `write` does."""
    options = {}
    for option in game.options:
        word = lines.value(f"option {option.name}")
        number = lines.told(option.read, word, seats)
        if option.show(number) != word:
            raise lines.wrong("spelling", wanted=option.show(number), found=_short(word))
        options[option.name] = number
    return options


def _read_names(lines: _Lines, seats: int) -> list[str]:
    """The names of all seats, in their order, or of none."""
    if not lines.next_is("name 0"):
        return []
    return [lines.told(_one_line, lines.value(f"name {seat}")) for seat in range(seats)]


def _read_words(lines: _Lines, name: str, complete: Callable[[Any], Mapping[str, Any] | None]) -> dict[str, Any] | None:
    """The words of a line `name: JSON`, which must be complete; None where there is no such line."""
    if not lines.next_is(name):
        return None
    try:
        words = json.loads(lines.value(name), object_pairs_hook=_without_doubles)
        whole = lines.told(complete, words) if isinstance(words, dict) else None
    except DamagedRecord:
        raise
    except (RecursionError, ValueError):
        raise lines.wrong("no-json", what=name) from None
    if not isinstance(words, dict):
        raise lines.wrong("no-object", what=name)
    if whole is None or words_line(words) != words_line(whole):
        raise lines.wrong("words", what=name)
    return dict(whole)


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    words = dict(pairs)
    if len(words) < len(pairs):
        raise ValueError
    return words


def _check_header(
    lines: _Lines, game: Game, seats: int, options: Mapping[str, int], placed: Mapping[str, Any] | None
) -> None:
    """The seats and options of the position are those of the lines above."""
    if placed is None:
        return
    s = game.place(placed)
    for name, number in {"seats": seats, **options}.items():
        if int(getattr(s, name)) != number:
            raise lines.wrong("header", what=name, found=str(getattr(s, name)), wanted=str(number))


def _read_moves(lines: _Lines, match: Match) -> None:
    line = lines.take()
    if line != "moves:":
        raise lines.wrong("expected", wanted="moves:", found=_short(line))
    while not lines.next_is("result"):
        number, _, rest = lines.take().partition(" ")
        numeral, _, notation = rest.partition(" ")
        if number != str(len(match.history) + 1):
            raise lines.wrong("move-number", wanted=str(len(match.history) + 1), found=_short(number))
        seat = lines.number_of(numeral)
        try:
            lines.told(match.play, notation, seat)
        except IllegalMove as refused:
            why = text("bad-record-by-rule", rule=refused.rule, why=refused.why) if refused.rule else refused.why
            raise lines.wrong("illegal", move=notation[:60], why=why) from None
