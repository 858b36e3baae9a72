"""A record is read as strictly as docs/record.md says, and what is refused is told in a sentence with its line."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from effort import FUZZ

import ludotheque
from ludotheque import DamagedRecord, Game, Match, games, texts
from ludotheque.core.errors import bad
from ludotheque.core.record_file import LONGEST, _sealed, read, write

KEY = bytes(range(16))
KEPT = Path(__file__).parents[1] / "records"


def lines() -> list[str]:
    """A short record of Odin with names, less its last line."""
    match = ludotheque.new_match("odin", seats=2, seed=1, target=20, goat="on")
    match.names = ["Ada", "Bela"]
    for _ in range(5):
        match.play(match.moves()[0])
    return write(match).split("\n")[:-2]


def placed_lines() -> list[str]:
    """The record of a match from a position, less its last line."""
    position = {"seats": 2, "hands": ["B1 R2", "G5 K7"], "turn": 1}
    return write(ludotheque.from_position("odin", position, seed=1)).split("\n")[:-2]


def refusal(doctored: list[str]) -> str:
    """How a record with these lines and a right checksum is refused."""
    with pytest.raises(DamagedRecord) as refused:
        read(_sealed(doctored), games.get)
    return str(refused.value)


def at(found: list[str], start: str) -> int:
    """Where the line that starts so is."""
    return next(i for i, line in enumerate(found) if line.startswith(start))


def changed(start: str, *instead: str) -> list[str]:
    """The record with one line replaced."""
    found = lines()
    i = at(found, start)
    return [*found[:i], *instead, *found[i + 1 :]]


def swapped(one: str, other: str) -> list[str]:
    found = lines()
    i, j = at(found, one), at(found, other)
    found[i], found[j] = found[j], found[i]
    return found


@pytest.mark.parametrize(
    ("doctored", "sentence"),
    [
        (changed("option goat"), "line 7: expected 'option goat: …', found 'option next_starter: left-of-starter'"),
        (changed("option goat", "option goat: on", "option goat: on"), "line 8: expected 'option next_starter: …'"),
        (changed("option goat", "option sheep: on"), "line 7: expected 'option goat: …', found 'option sheep: on'"),
        (changed("name 0", "option sheep: on", "name 0: Ada"), "line 9: expected 'commitment: …'"),
        (swapped("option target", "option goat"), "line 5: expected 'option target: …', found 'option goat: on'"),
        (changed("option goat", "option goat: 1"), "line 7: this is written on in a record, not '1'"),
        (changed("option target", "option target: 020"), "line 5: this is written 20 in a record, not '020'"),
        (changed("option goat", "option goat: maybe"), "line 7: goat cannot be 'maybe': it takes off / on"),
        (swapped("name 0", "name 1"), "line 9: expected 'commitment: …', found 'name 1: Bela'"),
        (changed("name 1", "name 0: Bela"), "line 10: expected 'name 1: …', found 'name 0: Bela'"),
        (changed("name 1", "name 2: Bela"), "line 10: expected 'name 1: …', found 'name 2: Bela'"),
        (changed("name 1"), "line 10: expected 'name 1: …', found 'commitment: "),
        (changed("name 1", "name 1: Bela", "name 2: Cy"), "line 11: expected 'commitment: …', found 'name 2: Cy'"),
        (changed("name 1", "name 1: B\u200bela"), "line 10: a name in a record is one line of plain signs"),
        (changed("seats", "seats: 02"), "line 4: '02' is no number"),
        (changed("seats", "seats: " + "9" * 5000), "line 4: '999"),
        (changed("seats", "seats: 9"), "line 4: odin is for 2 to 6 seats, not 9"),
        (changed("rules", "rules: ٣"), "line 3: '٣' is no number"),
        (changed("game", "game: odyn"), "line 2: there is no game 'odyn': did you mean 'odin'?"),
        (changed("key", "key: " + "AB" * 16), "line 12: a key has 32 hexadecimal digits, in small letters"),
        (changed("key", "key: " + "ab " * 16), "line 12: a key has 32 hexadecimal digits"),
        (changed("key", "key: " + "ab" * 16), "line 12: the key does not fit the commitment"),
        (changed("moves", "Moves:"), "line 13: expected 'moves:', found 'Moves:'"),
        (changed("1 ", "1 00 B1"), "line 14: '00' is no number"),
        (changed("1 ", "1 7 B1"), "line 14: there is no seat 7: seats are 0 to 1"),
        (changed("1 ", "1 0 xyzzy"), "line 14: 'xyzzy' is not legal: “xyzzy” is no move"),
        (changed("1 ", "01 0 B1"), "line 14: expected move 1, found '01'"),
        (changed("result", "result: 0/1 0/1"), "line 19: the moves lead to the result 'unfinished'"),
        (lines()[:-1], "line 19: expected move 6, found 'end:'"),
        (lines()[:3], "line 4: expected 'seats: …', found 'end: "),
        ([], "line 1: a record begins with 'ludotheque record 1'"),
    ],
)
def test_lines_that_are_not_as_they_are_written(doctored: list[str], sentence: str) -> None:
    assert refusal(doctored).startswith(sentence)


def test_the_undoctored_records_are_good() -> None:
    for good in (lines(), placed_lines()):
        assert write(read(_sealed(good), games.get)) == _sealed(good)


def with_position(change: Callable[[str], str]) -> list[str]:
    found = placed_lines()
    i = at(found, "position")
    return [*found[:i], "position: " + change(found[i].removeprefix("position: ")), *found[i + 1 :]]


def told(**fields: object) -> Callable[[str], str]:
    """The position with some fields told otherwise."""
    return lambda line: json.dumps({**json.loads(line), **fields})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (told(seats=3), "this position breaks O28"),
        (
            lambda line: json.dumps(ludotheque.new_match("odin", seats=3, key=KEY).position()),
            "seats is 3 in the position and 2 in the lines above",
        ),
        (told(target=20), "target is 20 in the position and 15 in the lines above"),
        (told(totals=[3]), "the position is not told in full"),
        (told(totals=[10**30, 0]), "'totals' of the position: 1000000000000000000000000000000 is not from 0 to"),
        (told(totals=[True, 0]), "'totals' of the position: True is no whole number"),
        (told(hands=["b1 r2", "g5 k7"]), "the position is not told in full, in the words of a record"),
        (told(gold=1), "a position of odin has no 'gold'"),
        (lambda line: line[:-1] + ',"seats":2}', "the position is no JSON, or names something twice"),
        (lambda line: line.replace('"seats":2,', ""), "a position needs 'seats', a whole number"),
        (lambda line: line.replace('"turn":1,', ""), "the position is not told in full"),
        (lambda line: '{"seats":' + "[" * 100_000, "the position is no JSON"),
        (lambda line: '{"seats":' + "9" * 5000 + "}", "the position is no JSON"),
        (lambda line: '{"seats":NaN}', "a position needs 'seats', a whole number"),
        (lambda line: "[]", "the position is no JSON object"),
    ],
)
def test_positions_that_are_not_told_as_a_record_does(change: Callable[[str], str], sentence: str) -> None:
    line = at(placed_lines(), "position") + 1
    assert refusal(with_position(change)).startswith(f"line {line}: {sentence}")


def test_the_order_of_a_position_does_not_matter() -> None:
    turned = with_position(lambda line: json.dumps(dict(reversed(json.loads(line).items()))))
    assert turned != placed_lines()
    assert write(read(_sealed(turned), games.get)) == _sealed(placed_lines())


def test_the_end_is_the_end(tmp_path: Path) -> None:
    good = _sealed(lines())
    for record, sentence in (
        (good[:-1], "line 20: the last line has no line feed at its end"),
        (good + "\n", "line 21: there is something after the end"),
        (good + "x", "line 21: there is something after the end"),
        (good.replace("end: ", "end: 0"), "line 20: the checksum does not fit"),
        (good.replace("\n", "\r\n"), "line 1: a record begins with"),
        ("\ufeff" + good, "line 1: a record begins with"),
        (good.replace("Ada", "\ud800"), "line 9: a name in a record is one line of plain signs"),
    ):
        with pytest.raises(DamagedRecord) as refused:
            read(record, games.get)
        assert str(refused.value).startswith(sentence)
    path = tmp_path / "match.txt"
    for content, sentence in (
        (good.encode().replace(b"Ada", b"A\xffa"), "line 9: this is no text in UTF-8: see byte"),
        (b"x" * (LONGEST + 1), "line 1: this is too long to be a record"),
        (b"", "line 1: a record begins with"),
    ):
        path.write_bytes(content)
        with pytest.raises(DamagedRecord) as refused:
            ludotheque.load(path)
        assert str(refused.value).startswith(sentence)


def test_a_refusal_is_told_in_every_language() -> None:
    with pytest.raises(DamagedRecord) as refused:
        read(_sealed(changed("1 ", "1 0 pass")), games.get)
    fault = refused.value
    assert fault.line == 14
    told = [texts.say(fault.why, language) for language in texts.LANGUAGES]
    assert told[0] == str(fault)
    assert told[0].startswith("line 14: 'pass' is not legal: O")
    assert len(set(told)) == len(texts.LANGUAGES)
    again = pickle.loads(pickle.dumps(fault))
    assert (again.line, str(again)) == (14, str(fault))


# Several versions of the rules


def other_version(game: Game, version: int, **changes: Any) -> Game:
    """The same game under another version of its rules."""
    return replace(game, version=version, **changes)


def finder(*known: Game) -> Callable[..., Game]:
    """What `games.get` does, with these versions; the newest is the first."""

    def find(name: str, version: int | None = None) -> Game:
        assert name == known[0].name
        for game in known:
            if version in (None, game.version):
                return game
        raise bad("no-version", game=name, version=str(version), known="other ones")

    return find


def test_a_record_is_read_under_the_rules_that_it_names() -> None:
    old = games.get("odin", 1)
    new = other_version(old, 2, seats=(3, 6), options=(*old.options[:2],))
    find = finder(new, old)
    for game, seats in ((old, 2), (new, 3)):
        match = Match.new(game, seats, {}, seed=3)
        match.play(match.moves()[0])
        again = read(write(match), find)
        assert again.game is game
        assert again.current.tobytes() == match.current.tobytes()
        assert again.commitment == match.commitment
    record = write(Match.new(old, 2, {}, seed=3))
    with pytest.raises(DamagedRecord, match="line 3: rules version 1 of odin is not known here"):
        read(record, finder(new))
    with pytest.raises(DamagedRecord, match="line 4: odin is for 3 to 6 seats, not 2"):
        read(record.replace("rules: 1", "rules: 2"), find)
    three = write(Match.new(old, 3, {}, seed=3))
    with pytest.raises(DamagedRecord, match="line 7: expected 'commitment: …'"):
        read(three.replace("rules: 1", "rules: 2"), find)


# Whatever a file holds


def mutated(content: bytes, rng: np.random.Generator) -> bytes:
    """The content of a file with one to three things wrong with it, often with a right checksum."""
    for _ in range(int(rng.integers(1, 4))):
        found = content.split(b"\n")
        i, j = (int(n) for n in rng.integers(0, max(1, min(len(found), 30)), 2))
        i, j = min(i, len(found) - 1), min(j, len(found) - 1)
        line = found[i]
        start, end = sorted(int(n) for n in rng.integers(0, len(line) + 1, 2))
        piece = WILD[int(rng.integers(0, len(WILD)))] if rng.random() < 0.7 else rng.bytes(3)
        match int(rng.integers(0, 7)):
            case 0:
                found[i] = line[:start] + piece + line[end:]
            case 1:
                found[i] = line[:start] + piece + line[start:]
            case 2:
                found[i] = line[:start] + line[min(end, start + 3) :]
            case 3:
                found.insert(j, line)
            case 4:
                found[i], found[j] = found[j], found[i]
            case 5:
                del found[i]
            case _:
                found[i] = line[:start] + line[start:end].swapcase() + line[end:]
        content = b"\n".join(found)
    if rng.random() < 0.5:
        body = content.decode("utf-8", "replace").split("\n")[:-2]
        return _sealed(body).encode()
    return content


WILD = [
    b"",
    b" ",
    b"\n",
    b"\x00",
    b"\xff",
    b": ",
    b"0",
    b"-1",
    b"9" * 12,
    b"9" * 5000,
    b"1e9",
    b"null",
    b"[]",
    b"{}",
    b"[" * 20_000,
    b'"',
    b'"\\ud800"',
    b"layout: {}",
    b"position: {}",
    "ß²٣".encode(),
]


@pytest.mark.parametrize("name", games.names())
def test_no_file_fails_otherwise_than_by_a_sentence(name: str, tmp_path: Path) -> None:
    kept = [path.read_bytes() for path in sorted((KEPT / name).glob("*.txt"))]
    placed = ludotheque.new_match(name, seats=games.get(name).seats[1], seed=5)
    placed.play(placed.moves(placed.waiting()[0])[0], placed.waiting()[0])
    kept += [write(Match.from_position(placed.game, placed.position(), seed=5)).encode()] * len(kept)
    rng = np.random.default_rng(len(name))
    path = tmp_path / "match.txt"
    for i in range(40 * FUZZ):
        path.write_bytes(mutated(kept[i % len(kept)], rng))
        try:
            ludotheque.load(path)
        except DamagedRecord as fault:
            assert fault.line > 0
            assert str(fault).startswith(f"line {fault.line}: ")
