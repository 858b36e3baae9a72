"""Settings from a file, the environment and the command line; what is not said there is as declared."""

from __future__ import annotations

import ast
import inspect
import json
import math
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from ..bots.clock import thinking_time
from ..core.errors import BadInput, bad, nearest
from .settings import ServerSettings

PREFIX = "LUDOTHEQUE_"
FILE_VARIABLE = f"{PREFIX}SETTINGS"
WORDS = {"log_level": ("debug", "info", "warning", "error"), "log_format": ("text", "json")}
"""Settings that are one of a few words."""
THOUGHTS = ("think_seconds", "hint_seconds")
TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


@dataclass(frozen=True)
class Setting:
    """One setting as it is declared."""

    name: str
    type: type[Any]
    default: Any
    meaning: str

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper()

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return "--" + self.name.replace("_", "-")


@dataclass(frozen=True)
class Configuration:
    """The settings, and where each comes from that is not as declared."""

    settings: ServerSettings
    sources: Mapping[str, str]


@cache
def declared() -> dict[str, Setting]:
    """All settings, in their order. What one means stands below it, as a docstring."""
    [tree] = ast.parse(inspect.getsource(ServerSettings)).body
    assert isinstance(tree, ast.ClassDef)
    meanings: dict[str, str] = {}
    for line, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            meanings[ast.unparse(line.target)] = " ".join(str(below.value.value).split())
    types = get_type_hints(ServerSettings)
    return {f.name: Setting(f.name, types[f.name], f.default, meanings.get(f.name, "")) for f in fields(ServerSettings)}


def configure(
    file: str | None = None, environment: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None
) -> Configuration:
    """The settings: a flag goes before the environment, that before the file; raises BadInput for what makes no sense.

    A flag that is None was not given; an empty variable counts as not set.
    """
    environment = environment or {}
    file = file or environment.get(FILE_VARIABLE)
    found: dict[str, tuple[Any, str]] = {}
    if file:
        found |= {name: (value, file) for name, value in _read(Path(file)).items()}
    for setting in declared().values():
        if environment.get(setting.variable):
            found[setting.name] = environment[setting.variable], setting.variable
        if flags and flags.get(setting.name) is not None:
            found[setting.name] = flags[setting.name], setting.flag
    values = {name: _value(declared()[name], value, source) for name, (value, source) in found.items()}
    return Configuration(ServerSettings(**values), {name: source for name, (_, source) in found.items()})


def _read(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise bad("not-read", path=str(file), fault=str(fault.strerror or fault)) from None
    except ValueError as fault:
        raise bad("settings-file", file=str(file), fault=str(fault)) from None
    for name in found:
        if name not in declared():
            raise bad("setting", name=name, source=str(file), known=nearest(name, declared()))
    return found


def _value(setting: Setting, value: Any, source: str) -> Any:
    """A value as its setting wants it; raises BadInput."""
    try:
        made = _made(setting.type, value)
        if setting.name in THOUGHTS:
            return thinking_time(made)
        if isinstance(made, float) and not math.isfinite(made):
            raise ValueError
        if isinstance(made, int | float) and made < 0:
            raise ValueError
        if setting.name in WORDS and made not in WORDS[setting.name]:
            raise ValueError
    except BadInput:
        raise
    except (ValueError, KeyError):
        raise bad("setting-value", name=setting.name, source=source, value=str(value)) from None
    return made


def _made(kind: type[Any], value: Any) -> Any:
    if kind is bool:
        return value if isinstance(value, bool) else TRUTH[str(value).lower()]
    if isinstance(value, bool):
        raise ValueError
    if kind is int and isinstance(value, float):
        raise ValueError
    return kind(value)


def without_password(address: str) -> str:
    """An address that may be shown."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", address)


def shown(configuration: Configuration) -> str:
    """All settings as a file of settings, each with its meaning and where it comes from; passwords are left out."""
    lines = []
    for setting in declared().values():
        value = getattr(configuration.settings, setting.name)
        source = configuration.sources.get(setting.name)
        said = without_password(value) if isinstance(value, str) else value
        lines += [
            f"# {setting.meaning}",
            f"# {setting.variable}, {setting.flag}" + (f": from {source}" if source else ""),
        ]
        lines += [f"{setting.name} = {json.dumps(said, ensure_ascii=False)}", ""]
    return "\n".join(lines)


def table() -> str:
    """All settings as a table for docs/operations.md."""
    rows = [f"| `{s.name}` | `{json.dumps(s.default)}` | {s.meaning} |" for s in declared().values()]
    return "\n".join(["| setting | default | meaning |", "|---|---|---|", *rows])
