"""What a compiled function is made of: its own code, the values and functions that it uses, and theirs in turn.

Numba freezes exactly these when it compiles, so two functions with the same content give the same machine code,
wherever their sources lie. Comments, docstrings, types and everything that no rule uses are no part of it.
"""

from __future__ import annotations

import builtins
import dis
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, EnumType
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any
from uuid import uuid4

import numpy as np
from numba.core.dispatcher import Dispatcher

COMPILER = {"numba", "numpy"} | sys.stdlib_module_names
"""Packages whose functions Numba knows; what they compile to follows from the versions of the tools."""

THIS_PROCESS = uuid4().hex

late_bound: dict[Callable[..., Any], Mapping[Any, Callable[..., Any]]] = {}
"""Functions that stand for another one each time they are compiled, by the Numba type of the record they are given."""


@dataclass
class Content:
    """The digest of a function with all that it reaches, and the compiled functions among that, itself first.

    `unknown` tells what it uses of which nobody can say whether it will be the same another time; the digest then holds
    in this process only.
    """

    digest: str
    functions: tuple[Callable[..., Any], ...]
    unknown: tuple[str, ...]


@dataclass
class _Walk:
    """One way through all that a function reaches."""

    signature: str
    digest: Any = field(default_factory=hashlib.sha256)
    found: list[Callable[..., Any]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    def add(self, *parts: object) -> None:
        self.digest.update(f"{parts!r}\n".encode())

    def reach(self, function: Callable[..., Any]) -> None:
        """Note that a function is used; its own content is added when its turn comes."""
        if function not in self.found:
            self.found.append(function)
        self.add("function", self.found.index(function))

    def value(self, value: Any, attributes: tuple[str, ...]) -> None:
        """Add a value that a function uses; `attributes` are the names it may take from it."""
        if isinstance(value, Dispatcher):
            self.add("rule", sorted(value.targetoptions.items()))
            self.reach(value.py_func)
        elif isinstance(value, ModuleType):
            self.module(value, attributes)
        elif isinstance(value, EnumType):
            self.add("enum", [(name, value[name].value) for name in value.__members__])
        elif isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
            self.add("tuple", value.__qualname__, value._fields)
        elif isinstance(value, Enum):
            self.add("member", type(value).__qualname__, value.name, value.value)
        elif isinstance(value, np.ndarray) and not value.dtype.hasobject:
            self.add("array", value.dtype, value.shape, value.flags.c_contiguous, value.flags.f_contiguous)
            self.digest.update(value.tobytes())
        elif isinstance(value, tuple):
            self.add(type(value).__qualname__, getattr(value, "_fields", ()), len(value))
            for item in value:
                self.value(item, attributes)
        elif value is None or isinstance(value, bool | int | float | complex | str | bytes | np.generic):
            self.add(type(value).__qualname__, value)
        elif isinstance(value, FunctionType) and value in late_bound:
            self.late(value)
        else:
            self.foreign(value)

    def module(self, module: ModuleType, attributes: tuple[str, ...]) -> None:
        self.add("module", module.__name__)
        if not _of_compiler(module.__name__):
            for name in attributes:
                if hasattr(module, name):
                    self.add("attribute", name)
                    self.value(getattr(module, name), attributes)

    def late(self, stub: Any) -> None:
        """Follow a stub to the functions of the games whose records occur in the signature; of all, if none does."""
        bound = late_bound[stub]
        named = [record for record in bound if str(record) in self.signature]
        # The overload that leads from the stub to a game's function is written in the stub's module.
        self.add("late", stub.__qualname__, _source(stub.__module__))
        for record in named or sorted(bound, key=str):
            self.add("record", str(record))
            self.value(bound[record], ())

    def foreign(self, value: Any) -> None:
        home = "numpy" if isinstance(value, np.ufunc | np.dtype) else getattr(value, "__module__", None)
        if home is not None and _of_compiler(home):
            self.add("foreign", home, str(value) if isinstance(value, np.dtype) else value.__name__)
        else:
            self.unknown.append(repr(value))
            self.add("unknown", THIS_PROCESS, id(value))

    def function(self, function: Any) -> None:
        """Add the content of one function."""
        code = function.__code__
        closed = dict(zip(code.co_freevars, function.__closure__ or (), strict=True))
        own, names = _code(code)
        self.add(function.__module__, function.__qualname__, own)
        self.value(function.__defaults__, ())
        self.value(tuple((function.__kwdefaults__ or {}).items()), ())
        for name in names:
            if name in closed:
                self.value(closed[name].cell_contents, _attributes(code))
            elif name in function.__globals__:
                self.value(function.__globals__[name], _attributes(code))
            else:
                self.add("built in", name, hasattr(builtins, name))


def _of_compiler(module: str) -> bool:
    return module.partition(".")[0] in COMPILER


@cache
def _source(module: str) -> str:
    """A hash of a module's file."""
    return hashlib.sha256(Path(str(sys.modules[module].__file__)).read_bytes()).hexdigest()


@cache
def _attributes(code: CodeType) -> tuple[str, ...]:
    """The names of everything that a function, or one inside it, may take from a module."""
    inner = [name for const in code.co_consts if isinstance(const, CodeType) for name in _attributes(const)]
    return tuple(dict.fromkeys([*code.co_names, *inner]))


@cache
def _code(code: CodeType) -> tuple[str, tuple[str, ...]]:
    """A function's instructions as text, and the names that it takes from outside, in the order it uses them."""
    names: dict[str, None] = {}
    shape = (code.co_varnames, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    parts = [repr(shape), repr(code.co_exceptiontable), *_instructions(code, names)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest(), tuple(names)


def _instructions(code: CodeType, names: dict[str, None]) -> Iterator[str]:
    for step in dis.get_instructions(code):
        if isinstance(step.argval, CodeType):
            inner, outside = _code(step.argval)
            names.update(dict.fromkeys(outside))
            yield inner
            continue
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME") or step.argval in code.co_freevars:
            names[step.argval] = None
        held = sorted(map(repr, step.argval)) if isinstance(step.argval, frozenset) else step.argval
        yield f"{step.opname} {step.arg} {held!r}" if step.opname != "LOAD_CONST" else f"LOAD_CONST {held!r}"


def content(function: Any, signature: str = "") -> Content:
    """The content of a plain function that is to be compiled for a signature.

    `signature` is any text in which the Numba types of the records occur that come in.
    """
    walk = _Walk(signature)
    walk.reach(function)
    for reached in walk.found:  # which grows meanwhile
        walk.function(reached)
    return Content(walk.digest.hexdigest(), tuple(walk.found), tuple(walk.unknown))
