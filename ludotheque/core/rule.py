"""`@rule`: one source for the interpreter, the CPU and the GPU.

A rule is a plain function over a record. Numba compiles it to machine code, and the result is kept on disk under a name
that follows from the function's content (`core.content`), its signature, the tools and the processor. So a changed rule
is never run stale, nothing else is compiled anew, and every copy of the library on a machine uses the same files.
`NUMBA_DISABLE_JIT=1` leaves the plain functions as they are.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import platform
import time
import uuid
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding  # type: ignore[import-untyped]
import numba
import numpy as np
from numba.core import compiler, serialize, sigutils, types
from numba.core.caching import NullCache
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys

from .content import Content, content

F = TypeVar("F", bound=Callable[..., Any])

# The types that Numba gives of itself are not complete.
_config: Any = numba.config
_normalise: Any = sigutils.normalize_signature
_dumps: Any = serialize.dumps
_CompileResult: Any = compiler.CompileResult
INTERPRETED = bool(_config.DISABLE_JIT)
"""True when rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
TOOLS = (platform.python_version(), numba.__version__, np.__version__, llvmlite.__version__, sorted(OPTIONS.items()))

KEPT_DAYS = 30
"""What has not been used for so long is removed."""
KEPT_VERSIONS = 8
"""So many contents of one function and signature are kept, those used last: a rule that is worked on changes often."""

FRESH_SECONDS = 3600
"""Use is noted no more often than this."""


def cache_folder() -> Path:
    """Where compiled rules are kept: under `$LUDOTHEQUE_CACHE`, or `ludotheque` in the user's cache folder."""
    own = os.environ.get("LUDOTHEQUE_CACHE")
    users = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return (Path(own) if own else users / "ludotheque") / "compiled"


def short_hash(*parts: object) -> str:
    """A few digits that stand for the parts."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:20]


def machine() -> object:
    """What compiled code depends on besides its content: the tools and the processor."""
    return TOOLS, cpu_target.target_context.codegen().magic_tuple()


class _Progress:
    """How many functions have been compiled, of how many that are known to be needed."""

    def __init__(self) -> None:
        self.reports: list[Callable[[int, int, str], None]] = []
        self.compiled: set[Callable[..., Any]] = set()
        self.needed: set[Callable[..., Any]] = set()
        self.ready: set[Callable[..., Any]] = set()

    def compiling(self, what: Content) -> None:
        self.compiled.add(what.functions[0])
        self.needed.update(set(what.functions) - self.ready)
        for report in self.reports:
            report(len(self.compiled), len(self.compiled | self.needed), what.functions[0].__name__)

    def done(self, what: Content) -> None:
        self.ready.update(what.functions)
        self.needed -= self.ready


_progress = _Progress()


def on_compile(report: Callable[[int, int, str], None]) -> None:
    """Call `report(how many so far, of how many, name)` whenever a function has to be compiled.

    Of how many is what is known to be needed: it grows when a function is called that none of the others uses.
    """
    _progress.reports.append(report)


class _Kept(NullCache):
    """What is kept on disk of one function: a file for each signature and content."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        self.folder = cache_folder()

    def _find(self, sig: Any) -> tuple[Content, Path]:
        """The content of the function for a signature, and where its compiled form is kept."""
        arguments, result = _normalise(sig)
        signature = "; ".join(map(_told, (*arguments, result)))
        what = content(self.function, signature)
        return what, self.folder / f"{self.name}-{short_hash(signature, machine())}-{what.digest[:20]}.nbc"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The kept result, or None: then Numba compiles. What is kept is for the CPU."""
        if type(target_context) is not CPUContext:
            return None
        what, path = self._find(sig)
        kept = _read(path)
        if kept is None:
            _progress.compiling(what)
            return None
        _progress.done(what)
        # Machine code needs Numba's runtime, but not all that Numba can compile, which takes a lot of memory.
        rtsys.initialize(target_context)
        return _lean(_CompileResult._rebuild(target_context, *kept), kept)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what has been compiled for the CPU."""
        if type(data.target_context) is not CPUContext:
            return
        what, path = self._find(sig)
        _progress.done(what)
        if what.unknown:
            warnings.warn(f"{self.name} is compiled at every start, since it uses {what.unknown[0]}", stacklevel=2)
        elif not data.library.has_dynamic_globals and all(part.can_cache for part in data.lifted):
            # A disk that is full or may not be written to costs the next start time, and nothing else.
            with suppress(OSError):
                write_whole(path, _dumps(data._reduce()))
                prune(path)


def _lean(result: Any, kept: Any) -> Any:
    """A result that was kept, less LLVM's own form of it, which is made again where what calls it is compiled.

    All of them together would take as much memory as hundreds of tables.
    """
    library, (_, _, (_, bitcode)) = result.library, kept[0]

    def for_linking() -> Any:
        if library._shared_module is None:
            library._shared_module = llvmlite.binding.parse_bitcode(bitcode)
        return library._shared_module

    library._shared_module = None
    library._get_module_for_linking = for_linking
    return result


def _told(kind: Any) -> str:
    """A Numba type in full: its name leaves out the names of a tuple's fields, by which compiled code finds them."""
    named = isinstance(kind, types.BaseNamedTuple)
    tuple_class = [kind.instance_class.__module__, *kind.fields] if named else []
    inner = getattr(kind, "types", ()) if isinstance(kind, types.BaseTuple) else ()
    return " ".join([str(kind), *tuple_class, *map(_told, inner)])


def prune(new: Path) -> None:
    """Remove what has not been used for long, and all but the newest contents of the function and signature of a file.

    Other processes may do the same, or still load what goes: a file that is gone is compiled again when it is needed.
    """
    alike = new.name.rpartition("-")[0] + "-"
    oldest = time.time() - KEPT_DAYS * 86400
    with os.scandir(new.parent) as entries:
        ages = sorted(((_age(entry), entry) for entry in entries if entry.is_file()), key=lambda aged: -aged[0])
    siblings = [entry for _, entry in ages if entry.name.startswith(alike) and entry.name != new.name]
    old = [entry for used, entry in ages if used < oldest]
    for entry in [*old, *siblings[KEPT_VERSIONS - 1 :]]:
        with suppress(OSError):
            Path(entry).unlink()


def _age(entry: os.DirEntry[str]) -> float:
    with suppress(OSError):
        return entry.stat().st_mtime
    return 0.0


def is_used(path: Path) -> bool:
    """Is the file there? Then it counts as used now, which keeps it from being pruned."""
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > FRESH_SECONDS:
            path.touch()
        return True
    return False


def _read(path: Path) -> Any:
    """What a file holds; None if it is not there, damaged, or speaks of something that has moved."""
    with suppress(OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError):
        return pickle.loads(path.read_bytes()) if is_used(path) else None
    return None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file at once, so that no other process ever reads half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{uuid.uuid4().hex}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def rule(function: F) -> F:
    """Mark a function as a rule: compiled on first use, kept on disk, free of the interpreter lock."""
    compiled: Any = numba.njit(**OPTIONS)(function)
    if not INTERPRETED:
        compiled._cache = _Kept(function)
    return cast(F, compiled)


def as_written(function: F) -> F:
    """A rule as plain Python that calls the compiled rules it names: worth it where all its work is done by those."""
    return cast(F, getattr(function, "py_func", function))
