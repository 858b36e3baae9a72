"""The record file: a match as readable text, and back. `docs/record.md` tells the format.

Reading trusts nothing: every line is parsed, the key is checked against the commitment, the moves are replayed under
the rules version the file names, and the result and the closing checksum must agree. A fault is told with its line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from .game import BadInput, Game, IllegalMove
from .match import Match, words_line

FIRST_LINE = "ludotheque record 1"
LONGEST = 4_000_000


class DamagedRecord(BadInput):
    """A record that is refused: `line` (from 1) and what is wrong there."""

    def __init__(self, line: int, wrong: str) -> None:
        super().__init__(f"line {line}: {wrong}")
        self.line = line


def write(match: Match) -> str:
    """The record of a match, with its key."""
    lines = [FIRST_LINE, f"game: {match.game.name}", f"rules: {match.game.version}", f"seats: {match.seats}"]
    lines += [f"option {name}: {match.game.option[name].show(number)}" for name, number in match.options.items()]
    lines += [f"name {seat}: {_one_line(name)}" for seat, name in enumerate(match.names)]
    lines += [f"commitment: {match.commitment}", f"key: {match.key.hex()}"]
    if match.layout is not None:
        lines.append(f"layout: {words_line(match.layout)}")
    if match.placed is not None:
        lines.append(f"position: {json.dumps(match.placed, ensure_ascii=False, separators=(',', ':'))}")
    lines.append("moves:")
    for number, played in enumerate(match.history, 1):
        lines.append(f"{number} {played.seat} {match.game.notation(played.move)}")
    lines.append(f"result: {_result(match)}")
    return _sealed(lines)


def _one_line(name: str) -> str:
    if not name.isprintable():
        raise BadInput(f"a name in a record is one line of plain signs, not {name!r}")
    return name


def _result(match: Match) -> str:
    if not match.over:
        return "unfinished"
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
        if self.number >= len(self.lines):
            raise DamagedRecord(self.number, "the record breaks off here")
        self.number += 1
        return self.lines[self.number - 1]

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def value(self, name: str) -> str:
        line = self.take()
        if not line.startswith(f"{name}: "):
            raise self.wrong(f"expected '{name}: …', found {_short(line)}")
        return line.removeprefix(f"{name}: ")

    def values(self, name: str) -> Iterator[tuple[str, str]]:
        """All following lines `name X: value`."""
        while self.peek().startswith(f"{name} "):
            head, colon, value = self.take().removeprefix(f"{name} ").partition(": ")
            if not colon:
                raise self.wrong(f"expected '{name} …: …'")
            yield head, value

    def wrong(self, what: str) -> DamagedRecord:
        return DamagedRecord(self.number, what)


def _short(line: str) -> str:
    return repr(line if len(line) <= 60 else line[:57] + "…")


def read(record: str, find_game: Callable[..., Game]) -> Match:
    """The match of a record; raises DamagedRecord with the line and what is wrong there."""
    if len(record) > LONGEST:
        raise DamagedRecord(1, "this is too long to be a record")
    lines = _Lines(record)
    if lines.take() != FIRST_LINE:
        raise lines.wrong(f"a record begins with '{FIRST_LINE}'")
    match = _read_header(lines, find_game)
    _read_moves(lines, match)
    if lines.value("result") != _result(match):
        raise lines.wrong(f"the moves lead to the result '{_result(match)}'")
    seal = _sealed(lines.lines[: lines.number]).rstrip("\n").split("\n")[-1]
    if lines.take() != seal:
        raise lines.wrong("the checksum does not fit: something above was changed or lost")
    if lines.lines[lines.number :] != [""]:
        raise DamagedRecord(lines.number + 1, "there is something after the end")
    return match


def _read_header(lines: _Lines, find_game: Callable[..., Game]) -> Match:
    name = lines.value("game")
    _told(lines, find_game, name)
    version = _number(lines, lines.value("rules"))
    game = _told(lines, lambda version: find_game(name, version), version)
    seats = _number(lines, lines.value("seats"))
    wishes = dict(lines.values("option"))
    options = _told(lines, lambda w: game.read_options(seats, w), wishes)
    names = [_told(lines, _one_line, name) for _, name in lines.values("name")]
    if names and len(names) != seats:
        raise lines.wrong(f"{len(names)} names for {seats} seats")
    commitment = lines.value("commitment")
    key = lines.value("key")
    try:
        secret = bytes.fromhex(key)
        if len(secret) != 16:
            raise ValueError
    except ValueError:
        raise lines.wrong("a key has 32 hexadecimal digits") from None
    layout = _read_object(lines, "layout", game.read_layout)
    placed = _read_object(lines, "position", lambda words: game.position(game.place(words)))
    match: Match = _told(lines, lambda p: Match(game, seats, options, secret, names, p, layout=layout), placed)
    if match.commitment != commitment:
        raise lines.wrong("the key does not fit the commitment: the key, the game, the seats or an option was changed")
    return match


def _read_object(lines: _Lines, name: str, make: Callable[[Any], Any]) -> Any:
    """What is made of the JSON object on a line `name: …`; None where there is no such line."""
    if not lines.peek().startswith(f"{name}: "):
        return None
    try:
        words = json.loads(lines.value(name))
    except ValueError:
        raise lines.wrong(f"the {name} is no JSON") from None
    if not isinstance(words, dict):
        raise lines.wrong(f"the {name} is no JSON object")
    return _told(lines, make, words)


def _read_moves(lines: _Lines, match: Match) -> None:
    if lines.take() != "moves:":
        raise lines.wrong("expected 'moves:'")
    while not lines.peek().startswith("result: "):
        number, _, rest = lines.take().partition(" ")
        seat, _, notation = rest.partition(" ")
        if number != str(len(match.history) + 1):
            raise lines.wrong(f"expected move {len(match.history) + 1}, found {_short(number)}")
        try:
            match.play(notation, _number(lines, seat))
        except IllegalMove as refused:
            raise lines.wrong(f"'{notation[:60]}' is not legal: {refused}") from None
        except DamagedRecord:
            raise
        except BadInput as fault:
            raise lines.wrong(str(fault)) from None


def _number(lines: _Lines, numeral: str) -> int:
    if not numeral.isascii() or not numeral.isdecimal() or len(numeral) > 6:
        raise lines.wrong(f"{_short(numeral)} is no number")
    return int(numeral)


def _told(lines: _Lines, make: Callable[[Any], Any], value: Any) -> Any:
    """Make something of a value; what is refused is told with the line."""
    try:
        return make(value)
    except DamagedRecord:
        raise
    except BadInput as fault:
        raise lines.wrong(str(fault)) from None
