"""Another language is Fluent files and nothing else: a copy of the package gets some, and speaks it everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

import pytest
from outside import ROOT, TESTS, environment, run

from ludotheque import texts

PROGRAM = ("-m", "ludotheque")
MARK = "¡"
"""What every message of the new language begins with; the rest is English."""
LACKING = "cli-input-ended"
"""A message that the new language lacks."""


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a program that finds a library with the language `xx`."""
    copy = tmp_path_factory.mktemp("copied")
    shutil.copytree(ROOT / "ludotheque", copy / "ludotheque", ignore=shutil.ignore_patterns("__pycache__", "static"))
    english = list(copy.glob("ludotheque/**/texts/en.ftl"))
    assert len(english) > 5
    for path in english:
        source = re.sub(rf"^{LACKING} = .*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        marked = re.sub(r"^([a-z][\w-]*) = (?=\S)", rf"\1 = {MARK}", source, flags=re.MULTILINE)
        path.with_name("xx.ftl").write_text(marked, encoding="utf-8")
    # Python is not to look into the folder where the tests were started.
    paths = os.pathsep.join([str(copy), str(TESTS / "server")])
    return {**environment(), "PYTHONPATH": paths, "PYTHONSAFEPATH": "1"}


def test_the_terminal_speaks_it(env: dict[str, str]) -> None:
    assert "en, de, fr, it, xx" in run(*PROGRAM, "play", "--help", env=env)
    assert run(*PROGRAM, "games", "odin", "--language", "xx", env=env).startswith(f"{MARK}Odin")
    told = run(*PROGRAM, "play", "odin", "--bot", "random", "--lang", "xx", env=env, typed="help\n")
    assert f"{MARK}Type “help” for all that you can do here." in told
    assert f"{MARK}play the move with this number" in told


def test_it_refuses_in_it(env: dict[str, str]) -> None:
    told = run(*PROGRAM, "play", "odin", "--seats", "9", "--lang", "xx", env=env, code=2)
    assert told == f"ludotheque: {MARK}odin is for {MARK}2 to 6 seats, not 9\n"


def test_what_it_lacks_is_told_in_english(env: dict[str, str]) -> None:
    told = run(*PROGRAM, "play", "odin", "--bot", "random", "--lang", "xx", env=env)
    assert told.rstrip().endswith("\nThe input has ended. Nothing was saved.")


SERVER = """
import json, sys
from pathlib import Path
from running_server import RunningServer
from ludotheque import texts
from ludotheque.core.text import text

server = RunningServer(Path(sys.argv[1]))
told = {"languages": server.get("/api/texts").json(), "texts": server.get("/api/texts/xx").text}
server.stop()
print(json.dumps({**told, "source": texts.source("xx"), "said": texts.say(text("odin-name"), "xx")}))
"""


def test_the_server_hands_it_out(env: dict[str, str], tmp_path: Path) -> None:
    seen = json.loads(run("-c", SERVER, str(tmp_path), env=env))
    assert seen["languages"] == [*texts.LANGUAGES, "xx"]
    assert seen["said"] == f"{MARK}Odin"
    assert seen["texts"] == seen["source"]
    for line in (f"odin-name = {MARK}Odin", f"ui-brand = {MARK}Ludothèque", "cli-input-ended = The input has ended."):
        assert seen["texts"].count(f"\n{line}") == 1
