"""A game is one folder, also from outside: the sixth game comes from a distribution of its own, and lacks nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from outside import SIXTH, TESTS, battery, environment, install, run

PROGRAM = ("-m", "ludotheque")
ALWAYS_THE_SECOND = "2\n" * 200


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(SIXTH, tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def env(folder: Path) -> dict[str, str]:
    return environment(folder)


def test_it_brings_texts_in_two_languages_no_ratings_and_no_drawing(folder: Path) -> None:
    inside = {path.name for path in (folder / "ludotheque_pennies").rglob("*") if path.is_file()}
    assert {"en.ftl", "fr.ftl"} <= inside
    assert not inside & {"de.ftl", "it.ftl", "ratings.json", "screen.py", "terminal.py"}


def test_it_stands_on_the_shelf(env: dict[str, str]) -> None:
    told = run(*PROGRAM, "games", env=env)
    assert "How many coins are in all the fists?" in told
    assert "Odin" in told


@pytest.mark.parametrize(
    ("language", "name", "options"),
    [
        ("en", "Pennies", "Option"),
        ("fr", "Sous cachés", "Option"),
        ("de", "Pennies", "Werte"),
        ("it", "Pennies", "Opz"),
    ],
)
def test_languages_that_it_does_not_speak_are_told_in_english(
    env: dict[str, str], language: str, name: str, options: str
) -> None:
    told = run(*PROGRAM, "games", "pennies", "--lang", language, env=env)
    assert told.startswith(name)
    assert options in told
    assert "pennies-" not in told


def test_it_is_played_in_the_terminal_and_the_record_is_good(env: dict[str, str], tmp_path: Path) -> None:
    record = str(tmp_path / "evening.txt")
    words = ["play", "pennies", "--seats", "3", "--bot", "casual", "--name", "Ann", "--option", "rounds=2"]
    told = run(*PROGRAM, *words, "--save", record, env=env, typed="call 3\nhide 2\n" + ALWAYS_THE_SECOND)
    assert "P7" in told
    assert re.search(r"^fists +Ann +2", told, re.MULTILINE)
    assert re.search(r"^fists +Casual 1 +\?", told, re.MULTILINE)
    assert "The match is over." in told
    assert "pennies-" not in told
    assert "The record is good." in run(*PROGRAM, "verify", record, env=env)
    assert "Ann a fermé le poing." in run(*PROGRAM, "replay", record, "--lang", "fr", env=env)


def test_a_record_of_a_game_that_is_not_here_is_told_so(env: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "evening.txt"
    words = ["play", "pennies", "--bot", "random", "--option", "rounds=1", "--save", str(record)]
    run(*PROGRAM, *words, env=env, typed=ALWAYS_THE_SECOND)
    assert "there is no game 'pennies'" in run(*PROGRAM, "verify", str(record), env=environment(), code=1)


def test_the_battery_runs_over_it(folder: Path) -> None:
    told = battery("pennies", environment(folder, compiled=True))
    assert int(re.findall(r"(\d+) passed", told)[0]) > 80
    assert "failed" not in told


SERVER = """
import asyncio, json, sys
from pathlib import Path
from running_server import RunningServer, bot, local, me, play_to_end
from ludotheque import games
from ludotheque.core import record_file

server = RunningServer(Path(sys.argv[1]))
(shelved,) = (game for game in server.get("/api/games").json() if game["name"] == "pennies")
texts = server.get("/api/texts/de").text
opened = server.open(me(), local(), bot("casual"), game="pennies", rounds=2)

async def play():
    client = await opened.join(0, 1)
    await play_to_end({0: client, 1: client}, lambda state: state["moves"][-1]["move"])
    await client.close()
    return client.states[0]["over"]

over = asyncio.run(play())
record = record_file.read(server.get(f"/api/tables/{opened.id}/record").text, games.get)
server.stop()
print(json.dumps({"game": shelved, "texts": texts, "over": over, "points": record.points()}))
"""


def test_the_server_lists_it_and_plays_a_match_to_the_end(folder: Path, tmp_path: Path) -> None:
    told = run("-c", SERVER, str(tmp_path), env=environment(folder, TESTS / "server"))
    seen = json.loads(told)
    assert seen["game"]["seats"] == [2, 4]
    assert [option["name"] for option in seen["game"]["options"]] == ["rounds", "nearest"]
    assert "pennies-name = Pennies" in seen["texts"]
    assert seen["over"]["points"] == seen["points"]
    assert min(seen["over"]["ranks"]) == 1


def broken(folder: Path, name: str, init: str, package: str | None = None) -> Path:
    """A folder with a distribution whose game is not as it should be."""
    described = folder / f"{name}-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[ludotheque.games]\n{name} = {package or name}\n")
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(init)
    return folder


@pytest.mark.parametrize(
    ("init", "package", "why"),
    [
        ("raise RuntimeError('no luck')", None, "RuntimeError: no luck"),
        ("", None, "has no attribute 'GAME'"),
        ("from ludotheque.games.odin import GAME", None, "is called 'odin'"),
        ("", "nowhere.at.all", "No module named 'nowhere'"),
    ],
)
def test_one_that_cannot_be_loaded_is_told_and_left_out(
    tmp_path: Path, init: str, package: str | None, why: str
) -> None:
    env = environment(broken(tmp_path, "shaky", init, package))
    told = run(*PROGRAM, "games", env=env)
    assert "(odin)" in told and "shaky" not in told
    refusal = run(*PROGRAM, "play", "shaky", env=env, code=2)
    assert re.fullmatch(r"ludotheque: the game shaky cannot be loaded from [\w.]+ \(.+\)\n", refusal)
    assert why in refusal


def test_it_cannot_take_the_place_of_a_game_of_the_library(tmp_path: Path) -> None:
    folder = broken(tmp_path, "odin", "", "another")
    program = "from ludotheque import games; print(games.package('odin'))"
    assert run("-W", "ignore", "-c", program, env=environment(folder)) == "ludotheque.games.odin\n"


def test_it_cannot_change_the_texts_of_the_library(tmp_path: Path) -> None:
    folder = broken(tmp_path, "aardvark", "")
    (folder / "aardvark" / "texts").mkdir()
    (folder / "aardvark" / "texts" / "en.ftl").write_text("odin-name = Loki\naardvark-name = Aardvark\n")
    program = "from ludotheque import texts; from ludotheque.core.text import text; "
    program += "print(texts.say(text('odin-name')), texts.say(text('aardvark-name')))"
    assert run("-c", program, env=environment(folder)) == "Odin Aardvark\n"
