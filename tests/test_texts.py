"""Every text in every language: a missing or broken one fails here."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from ludotheque import games, texts
from ludotheque.core.text import Who, text

ROOT = Path(__file__).parents[1]
GAMES = [name for name in games.names() if games.is_own(name)]
FOLDERS = [ROOT / "ludotheque" / "texts", *(games.folder(name) / "texts" for name in GAMES)]
OTHERS = [language for language in texts.LANGUAGES if language != "en"]
in_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """The variables of every message of a file, those of the messages it refers to included."""
    source = path.read_text(encoding="utf-8")
    resource = parse(source)
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    told = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert [name for name in told if told.count(name) > 1] == []
    bodies = {
        entry.id.name: source[entry.span.start : entry.span.end]
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.span
    }

    def variables(name: str) -> frozenset[str]:
        body = bodies[name].split("=", 1)[1]
        mentioned = [other for other in re.findall(r"\{\s*([a-z][\w-]+)\s*\}", body) if other in bodies]
        return frozenset(re.findall(r"\$(\w+)", body)).union(*(variables(other) for other in mentioned))

    return {name: variables(name) for name in bodies}


@in_every_folder
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@in_every_folder
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_can_be_told(folder: Path, language: str) -> None:
    bundle = texts.bundle(language)
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for name, variables in messages(folder / f"{language}.ftl").items():
        for number in (0, 1, 2, 5, 21):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            sentence, faults = bundle.format_pattern(pattern, dict.fromkeys(variables, number))
            assert faults == [], name
            assert str(sentence).strip() or '{""}' in source, name


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_is_there_once(language: str) -> None:
    entries = [entry for folder in FOLDERS for entry in parse((folder / f"{language}.ftl").read_text("utf-8")).body]
    seen = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert {name for name in seen if seen.count(name) > 1} == set()


def test_whatever_the_sources_ask_for_is_there() -> None:
    """Ids that stand in the sources as whole strings, in Python and in TypeScript."""
    known = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    prefixes = "|".join(["say", "cli", "ui", "review", *GAMES])
    sources = [*(ROOT / "ludotheque").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*")]
    asked = {
        name
        for path in sources
        for name in re.findall(
            rf"\b(?:text|t|tell|warn)\(\s*\"((?:{prefixes})-[A-Za-z0-9_-]+)\"", path.read_text("utf-8")
        )
    }
    assert len(asked) > 100
    assert asked - known == set()


def test_every_refusal_is_a_message() -> None:
    """`bad("no-game")` is told by `bad-no-game`, and `bad("odin:passes")` by `odin-bad-passes`."""
    known = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    asked = {
        f"{game}-bad-{name}" if game else f"bad-{name}"
        for path in (ROOT / "ludotheque").rglob("*.py")
        for game, name in re.findall(r"(?<![.\w])bad\(\s*\"(?:(\w+):)?([\w-]+)\"", path.read_text("utf-8"))
    }
    assert len(asked) > 50
    assert asked - known == set()


ENGLISH = """## Words

both = both
# A count.
count = { $n ->
    [one] one
   *[other] many
}

-hero = Odin
last = last of { -hero }"""


def test_what_a_language_lacks_is_told_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "de.ftl").write_text("# count = viele\nboth = beide\n", encoding="utf-8")
    monkeypatch.setattr(texts, "_PACKAGE", tmp_path)
    for cached in ("source", "bundle"):
        monkeypatch.setattr(texts, cached, getattr(texts, cached).__wrapped__)
    told = [texts.say(text(name, n=2), "de") for name in ("both", "count", "last")]
    assert told == ["beide", "many", "last of Odin"]
    assert "both = both" not in texts.source("de")
    names = [entry.id.name for entry in parse(texts.source("de")).body if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))


def test_lists_and_names_are_told_in_the_readers_language() -> None:
    cards = [text("odin-card", colour="K", number=6), text("odin-card", colour="K", number=2)]
    move = text("odin-log-follow", player=Who(1), cards=cards, value=62)
    assert texts.say(move, "en", ["Ann", "Bob"]) == "Bob plays black 6 and black 2 (62)."
    assert texts.say(move, "fr", ["Ann", "Bob"]) == "Bob joue 6 noir et 2 noir (62)."
    assert texts.say(move, "it", ["Ann", "Bob"]) == "Bob gioca 6 nero e 2 nero (62)."
    assert texts.say(move, "de", ["Ann", "Bob"]) == "Bob spielt Schwarz 6 und Schwarz 2 (62)."
    assert texts.say(text("no-such-text"), "de") == "no-such-text"
