"""What a compiled function is made of: all that Numba freezes counts, and nothing else does."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from types import ModuleType

import numba
import pytest

from ludotheque import games
from ludotheque.bots import tree
from ludotheque.checks import battery, speed
from ludotheque.core import content as made_of
from ludotheque.core import disclosure, packing, random_play
from ludotheque.core.content import content
from ludotheque.core.rule import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

HEAD = """
from enum import IntEnum
from typing import NamedTuple
import numpy as np
from ludotheque.core.rule import rule
"""
places = itertools.count()


@pytest.fixture(autouse=True)
def loaded() -> Iterator[None]:
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        del sys.modules[name]


def module(source: str, name: str = "sixth") -> ModuleType:
    """A module made from source, each time as if from another file."""
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(HEAD + source, f"/place{next(places)}/{name}.py", "exec"), vars(made))
    return made


def digest(source: str, signature: str = "") -> str:
    found = content(module(source).f.py_func, signature)
    assert not found.unknown
    return found.digest


BASE = """
SIZE = 9
TABLE = np.array([1, 2, 3])
WIDTHS = (1, 2.0)
class Phase(IntEnum):
    LEAD = 0
class Pair(NamedTuple):
    one: int
    two: int
def closed(step):
    @rule
    def inner(x):
        return x + step
    return inner
inner = closed(5)
@rule
def unused(x):
    return x - 1
@rule
def far(x):
    return x + SIZE
@rule
def near(x, by=3):
    return far(x) + TABLE[0] * by + Phase.LEAD + Pair(1, 2).one
@rule
def f(x):
    "Says what it does."
    # and why
    return near(x) + inner(x) + (lambda y: y + WIDTHS[0])(x) + np.int64(1) + abs(x)
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("SIZE = 9", "SIZE = 8"),
        ("SIZE = 9", "SIZE = 9.0"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("np.array([1, 2, 3])", "np.array([1, 2, 3], dtype=np.int32)"),
        ("(1, 2.0)", "(1, 3.0)"),
        ("LEAD = 0", "LEAD = 1"),
        ("    one: int\n    two: int", "    two: int\n    one: int"),
        ("closed(5)", "closed(6)"),
        ("x + SIZE", "x - SIZE"),
        ("by=3", "by=4"),
        ("y + WIDTHS", "y - WIDTHS"),
        ("np.int64", "np.int32"),
        ("abs(x)", "int(x)"),
    ],
)
def test_all_that_is_frozen_counts(old: str, new: str) -> None:
    assert old in BASE
    assert digest(BASE.replace(old, new)) != digest(BASE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# and why", "# and why not"),
        ("SIZE = 9", "\n\n\nSIZE = 9  # cards"),
        ("Says what it does.", "Says it in other words."),
        ('    "Says what it does."\n', ""),
        ("x - 1", "x - 2"),
        ("(x, by=3)", "(x: int, by: int = 3) -> int"),
    ],
)
def test_nothing_else_counts(old: str, new: str) -> None:
    assert old in BASE
    assert digest(BASE.replace(old, new)) == digest(BASE)


def test_a_docstring_that_is_also_used_counts() -> None:
    source = "@rule\ndef f(x):\n    'a'\n    return x == 'a'\n"
    assert digest(source) != digest(source.replace("'a'", "'b'"))


def test_what_is_taken_from_another_module_counts_and_what_is_not_does_not() -> None:
    user = "import other\n@rule\ndef f(x):\n    return other.g(x) + other.SIZE\n"
    other = "SIZE, REST = 1, 2\n@rule\ndef g(x):\n    return x\n"
    found = []
    for source in (other, other.replace("1, 2", "1, 3"), other.replace("1, 2", "2, 2"), other + "    + 1\n"):
        module(source.replace("return x\n    +", "return x +"), "other")
        found.append(digest(user))
    assert found[0] == found[1]
    assert len(set(found)) == 3


def test_functions_that_call_each_other_come_to_an_end() -> None:
    source = "@rule\ndef f(x):\n    return g(x)\n@rule\ndef g(x):\n    return f(x) if x else 1\n"
    assert digest(source) == digest(source)
    assert digest(source) != digest(source.replace("else 1", "else 2"))


def test_a_stub_counts_with_the_rules_of_the_games_in_the_signature(monkeypatch: pytest.MonkeyPatch) -> None:
    def stub() -> None: ...

    def rules(value: int) -> object:
        return module(f"@rule\ndef f(x):\n    return {value}\n").f

    def with_rules(odin: int, karuba: int, signature: str) -> str:
        bound = {"Record(odin)": rules(odin), "Record(karuba)": rules(karuba)}
        monkeypatch.setitem(made_of.late_bound, stub, bound)
        user = module("@rule\ndef f(x):\n    return stub(x)\n")
        vars(user)["stub"] = stub
        return content(user.f.py_func, signature).digest

    of_odin, of_none = "Array(Record(odin), 1)", "int64"
    assert with_rules(1, 2, of_odin) != with_rules(3, 2, of_odin)
    assert with_rules(1, 2, of_odin) == with_rules(1, 3, of_odin)
    assert with_rules(1, 2, of_none) != with_rules(1, 3, of_none)
    assert with_rules(1, 2, of_none) != with_rules(3, 2, of_none)


def test_what_nobody_can_tell_holds_in_this_process_only(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = module("WORDS = [1, 2]\n@rule\ndef f(x):\n    return WORDS[x]\n").f.py_func
    here = content(strange)
    assert here.unknown == ("[1, 2]",)
    monkeypatch.setattr(made_of, "THIS_PROCESS", "another")
    assert content(strange).digest != here.digest


@pytest.mark.parametrize("name", games.names())
def test_every_rule_of_the_library_can_be_told(name: str) -> None:
    game = games.get(name)
    record = str(numba.from_dtype(game.record.dtype))
    for home in (random_play, disclosure, packing, tree, battery, speed, game.rules, game.evaluation):
        for function in vars(home).values():
            if hasattr(function, "py_func"):
                assert content(function.py_func, record).unknown == (), function
