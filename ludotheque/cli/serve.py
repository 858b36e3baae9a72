"""`ludotheque serve`: the server, as its operator starts it. Its options are the settings as they are declared."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from typing import Annotated, Any

import typer

from ..core.errors import bad
from ..server.app import serve as start
from ..server.configuration import Setting, configure, declared, shown

SHORT = {"think_seconds": "--think", "hint_seconds": "--hint"}
"""What a setting is called, too."""

FILE = Annotated[
    str | None, typer.Option("--settings", metavar="FILE", help="A file with settings (TOML): $LUDOTHEQUE_SETTINGS.")
]
SHOW = Annotated[bool, typer.Option("--show-settings", help="Show all settings and where they come from, and leave.")]


def _option(setting: Setting) -> inspect.Parameter:
    names = [setting.flag, *([SHORT[setting.name]] if setting.name in SHORT else [])]
    if setting.type is bool:
        names = [f"{setting.flag}/--no-{setting.flag[2:]}"]
    limits: dict[str, Any] = {"min": 0, "max": 65535} if setting.name.endswith("port") else {}
    default = f" [{setting.default}]" if setting.default != "" else ""
    option = typer.Option(*names, help=setting.meaning + default, show_default=False, **limits)
    annotation = Annotated[setting.type | None, option]  # type: ignore[name-defined]
    return inspect.Parameter(setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes every setting as an option."""
    own = [p for p in inspect.signature(command, eval_str=True).parameters.values() if p.kind is not p.VAR_KEYWORD]
    parameters = [*own, *(_option(setting) for setting in declared().values())]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    return command


@_with_settings
def serve(*, settings: FILE = None, show_settings: SHOW = False, **flags: Any) -> None:
    """Host tables for friends, in the browser."""
    configuration = configure(settings, os.environ, flags)
    if show_settings:
        print(shown(configuration))
        return
    chosen = configuration.settings
    try:
        start(chosen)
    except OSError as fault:
        place = chosen.store or chosen.data
        raise bad("server", host=chosen.host, port=str(chosen.port), folder=place, fault=str(fault)) from None
