"""The README shows only what works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.failed == 0
    assert found.attempted > 10
    assert [path.name for path in tmp_path.iterdir()] == ["evening.txt"]


def test_refusals_of_the_readme_are_compared_word_by_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "strictly higher" in readme
    (tmp_path / "changed.md").write_text(readme.replace("strictly higher", "higher"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile("changed.md", module_relative=False, report=False).failed == 1


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_example_of_the_first_page(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.+?)```", (ROOT / "docs" / "index.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(example, {})
    assert capsys.readouterr().out.startswith("[")
