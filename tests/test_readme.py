"""The README shows only what works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert found.failed == 0
    assert found.attempted > 10
    assert [path.name for path in tmp_path.iterdir()] == ["evening.txt"]


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_example_of_the_first_page(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.+?)```", (ROOT / "docs" / "index.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(example, {})
    assert capsys.readouterr().out.startswith("[")
