"""What is shipped: the built client, the texts and the boards are in the wheel."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from ludotheque import games, texts

ROOT = Path(__file__).parents[1]


def test_the_wheel_contains_all_that_a_user_needs(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    subprocess.run([*build, str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("ludotheque-*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "ludotheque/server/static/index.html" in inside
    assert any(name.startswith("ludotheque/server/static/app-") for name in inside)
    for language in texts.LANGUAGES:
        assert f"ludotheque/texts/{language}.ftl" in inside
        assert {f"ludotheque/games/{name}/texts/{language}.ftl" for name in games.names()} <= inside
    assert "ludotheque/games/adventureland/board.txt" in inside
    assert {f"ludotheque/games/{name}/ratings.json" for name in games.names()} <= inside
    assert not any(name.startswith(("tests/", "web/")) for name in inside)
