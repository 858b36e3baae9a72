"""The terminal program's shelf, records and doors, and how it refuses wrong input: one sentence, exit code 2."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ludotheque
from ludotheque import bots, games, texts
from ludotheque.checks import gpu, latency, parity, speed
from ludotheque.cli import COMMANDS, app, bench, load, plain_screen, render, serve
from ludotheque.core.text import Text, text
from ludotheque.server.configuration import declared
from ludotheque.server.settings import ServerSettings

KEY = "00000000000000000000000000000005"
PROGRAM = [sys.executable, "-m", "ludotheque"]


def run(*words: str, typed: str = "", **env: str) -> Result:
    return CliRunner(env=env).invoke(app, list(words), input=typed)


def refused(*words: str, **env: str) -> str:
    """The one sentence that a wrong command line is refused with."""
    result = run(*words, **env)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    sentence = result.stderr.removeprefix("Preparing the rules, this once…\n")
    assert sentence.startswith("ludotheque: ")
    assert sentence.count("\n") == 1
    return sentence


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match of three greedy bots."""
    match = ludotheque.new_match("odin", seats=3, key=bytes.fromhex(KEY), target=5)
    match.names = ["Ann", "Bob", "Eve"]
    while not match.over:
        seat = match.waiting()[0]
        match.play_code(bots.greedy(match.view(seat), 0), seat)
    path = tmp_path_factory.mktemp("records") / "evening.txt"
    match.save(path)
    return path


def test_a_bare_call_shows_the_help() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("games", "play", "replay", "verify", "bench", "serve"):
        assert command in result.stdout
    assert run("--help").stdout == result.stdout


def test_games_lists_seats_minutes_and_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    for part in (
        "Odin",
        "2–6 seats",
        "15 minutes",
        "have none left",
        "removed_colours",
        "15 (usual)",
        "1–999",
        "one-hand",
    ):
        assert part in result.stdout
    assert "O17" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_games_with_a_name_tells_every_rule_by_section() -> None:
    result = run("games", "odin")
    assert "Passing and the end of a round" in result.stdout
    numbers = [int(n) for n in re.findall(r"^ O(\d+) ", result.stdout, re.MULTILINE)]
    assert numbers == list(range(1, 51))


def test_games_speaks_other_languages() -> None:
    assert "Setting up" not in run("games", "odin", "--lang", "fr").stdout


@pytest.mark.parametrize("name", games.names())
def test_the_rules_of_a_game_tell_what_is_assumed(name: str) -> None:
    assert run("games", name).stdout.count(" Assumption: ") == len(games.get(name).assumed) > 0
    assert run("games", name, "--lang", "de").stdout.count(" Annahme: ") == len(games.get(name).assumed)


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        (["gmaes"], "'games'"),
        (["play", "odni"], "'odin'"),
        (["games", "odinn"], "'odin'"),
        (["play", "odin", "--sets", "3"], "--seats"),
        (["play", "odin", "--bot", "gredy"], "'greedy'"),
        (["play", "odin", "--option", "tagret=3"], "'target'"),
        (["play", "odin", "--option", "target=0.5"], "1 to 999"),
        (["play", "odin", "--option", "target"], "name=value"),
        (["play", "odin", "--seats", "7"], "2 to 6"),
        (["play", "odin", "--seats", "many"], "'--seats'"),
        (["play", "odin", "--seat", "3"], "0 to 2"),
        (["play", "odin", "--seats", "4", "--bot", "greedy", "--bot", "random"], "3 of them"),
        (["play", "odin", "--lang", "xx"], "en, de, fr, it"),
        (["play", "odin", "--key", "12"], "32 hexadecimal digits"),
        (["play", "odin", "--name", "\x1b[2J"], "1 to 24"),
        (["play", "odin", "--save", "/no/such/folder/x.txt"], "/no/such/folder"),
        (["play"], "odin"),
        (["play", "--resume", "/no/such/file"], "/no/such/file"),
        (["replay"], "FILE"),
        (["replay", "/"], "cannot be read"),
        (["bench", "odinn"], "'odin'"),
        (["serve", "--port", "99999"], "65535"),
    ],
)
def test_wrong_input_is_told_with_the_nearest_right_one(words: list[str], nearest: str) -> None:
    assert nearest in refused(*words)


@pytest.mark.parametrize(
    ("language", "bot", "file"),
    [
        ("fr", "il n’y a pas de bot « gredy » : vouliez-vous dire « greedy » ?", "il n’y a pas de fichier « nowhere »"),
        ("it", "non c’è il bot «gredy»: intendevi «greedy»?", "non c’è il file «nowhere»"),
        ("de", "es gibt keinen Bot „gredy“: war „greedy“ gemeint?", "es gibt keine Datei „nowhere“"),
    ],
)
def test_it_refuses_in_the_language_of_the_command(language: str, bot: str, file: str) -> None:
    assert refused("play", "odin", "--bot", "gredy", "--language", language) == f"ludotheque: {bot}\n"
    assert refused("verify", "nowhere", "--lang", language) == f"ludotheque: {file}\n"


def test_a_missing_file_is_told_with_the_nearest(record: Path) -> None:
    assert "evening.txt'?" in refused("replay", str(record.with_name("evning.txt")))
    assert "evening.txt'?" in refused("verify", str(record.with_name("evning.txt")))


def test_replay_tells_every_move_and_the_result(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    match = ludotheque.load(record)
    assert result.stdout.count("Centre ") == len(match.history) + 1
    assert f"Move {len(match.history)}, " in result.stdout
    assert "wins the match" in result.stdout
    assert "1.  " in result.stdout
    assert "Your hand" not in result.stdout
    assert "holds:" not in result.stdout


def test_whoever_plays_alone_has_points_and_no_place(tmp_path: Path) -> None:
    match = ludotheque.new_match("karuba", seats=1, key=bytes.fromhex(KEY), setup="random")
    match.names = ["Ann"]
    while not match.over:
        match.play("stay", 0)
    match.save(tmp_path / "alone.txt")
    told = run("replay", str(tmp_path / "alone.txt")).stdout
    assert re.search(r"^  Ann  0 points *$", told, re.MULTILINE)
    assert "1." not in told.partition("The match is over.")[2]


def test_replay_from_a_seat_shows_its_hand_and_no_other(record: Path) -> None:
    result = run("replay", str(record), "--seat", "1")
    assert "Your hand" in result.stdout
    assert "holds:" not in result.stdout


def test_replay_of_everything_shows_all_hands(record: Path) -> None:
    first = run("replay", str(record), "--all").stdout.split("Move 1,")[0]
    assert first.count("holds:") == 3


def test_replay_refuses_a_seat_that_is_not_there(record: Path) -> None:
    assert "0 to 2" in refused("replay", str(record), "--seat", "3")
    assert "--all" in refused("replay", str(record), "--seat", "0", "--all")


def test_replay_steps_only_where_somebody_can_press_enter(record: Path) -> None:
    assert run("replay", str(record), "--step").stdout == run("replay", str(record)).stdout


def test_names_in_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    match = ludotheque.new_match("odin", seats=2)
    match.names = ["Ann", "[red]Bob"]
    match.save(tmp_path / "x.txt")
    assert "[red]Bob" in run("replay", str(tmp_path / "x.txt")).stdout
    evil = (tmp_path / "x.txt").read_text().replace("name 0: Ann", "name 0: \x1b[2JAnn")
    (tmp_path / "x.txt").write_text(evil)
    refused = run("replay", str(tmp_path / "x.txt"))
    assert refused.exit_code == 2
    assert "\x1b" not in refused.stdout + refused.stderr


def test_verify_tells_what_was_checked(record: Path) -> None:
    result = run("verify", str(record))
    assert result.exit_code == 0
    match = ludotheque.load(record)
    assert match.commitment in result.stdout
    assert f"{len(match.history)} moves were replayed" in result.stdout
    assert "The record is good." in result.stdout


def test_verify_of_an_unfinished_match(tmp_path: Path) -> None:
    ludotheque.new_match("odin", seats=2).save(tmp_path / "x.txt")
    result = run("verify", str(tmp_path / "x.txt"))
    assert result.exit_code == 0
    assert "unfinished" in result.stdout


def test_verify_tells_of_a_position_set_up_by_hand(tmp_path: Path) -> None:
    position = {"seats": 2, "phase": "lead", "turn": 0, "hands": ["B1 R2", "K3"]}
    ludotheque.from_position("odin", position).save(tmp_path / "x.txt")
    assert "set up by hand" in run("verify", str(tmp_path / "x.txt")).stdout


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (f"key: {KEY}", "key: " + KEY[::-1], "commitment"),
        ("target: 5", "target: 6", "commitment"),
        ("result: ", "result: 1", "result"),
        ("name 0: Ann", "name 0: Zoe", "checksum"),
        ("moves:\n1 ", "moves:\n2 ", "move 1"),
    ],
)
def test_verify_finds_what_was_doctored(record: Path, tmp_path: Path, old: str, new: str, told: str) -> None:
    whole = record.read_text()
    assert old in whole
    doctored = tmp_path / "doctored.txt"
    doctored.write_text(whole.replace(old, new, 1))
    result = run("verify", str(doctored))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "is wrong, line " in result.stderr
    assert told in result.stderr
    assert told in refused("replay", str(doctored))


def test_bench_prints_a_table_or_json(monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[dict[str, object]] = [{"game": "odin", "moves_per_second": 3_800_000.0, "matches": 12, "ratio": 0.25}]
    asked: list[object] = []

    def measure(
        games: list[str], seats: int | None, seconds: float, report: Callable[[Text], None]
    ) -> list[dict[str, object]]:
        asked.append((games, seats, seconds))
        report(text("cli-bench-playing", game="odin"))
        return rows

    monkeypatch.setattr(speed, "run", measure)
    result = run("bench", "--seats", "4")
    assert "moves per second" in result.stdout
    assert "3,800,000" in result.stdout
    assert "odin: random matches, compiled" in result.stderr
    assert json.loads(run("bench", "odin", "--json", "--seconds", "0.1").stdout) == rows
    assert asked == [(list(ludotheque.games.names()), 4, 2.0), (["odin"], None, 0.1)]


def test_serve_passes_its_wishes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[ServerSettings] = []
    monkeypatch.setattr(serve, "start", asked.append)
    times = ["--think", "0.5", "--hint", "0.25", "--bot-pause", "0"]
    file = tmp_path / "settings.toml"
    file.write_text('port = 8124\nhost = "::1"\ncreate = false\nbad_frames = 7\n', encoding="utf-8")
    assert run("serve", "--port", "8123", "--data", "tables", *times).exit_code == 0
    assert run("serve", LUDOTHEQUE_DATA="others", LUDOTHEQUE_LOG_FORMAT="json").exit_code == 0
    assert run("serve", "--host", "0.0.0.0", "--settings", str(file), LUDOTHEQUE_DATA="").exit_code == 0
    assert run("serve", LUDOTHEQUE_SETTINGS=str(file), LUDOTHEQUE_PORT="8125", LUDOTHEQUE_CREATE="yes").exit_code == 0
    assert asked == [
        ServerSettings(port=8123, data="tables", bot_pause=0, think_seconds=0.5, hint_seconds=0.25),
        ServerSettings(data="others", log_format="json"),
        ServerSettings(host="0.0.0.0", port=8124, create=False, bad_frames=7),
        ServerSettings(host="::1", port=8125, create=True, bad_frames=7),
    ]


def test_serve_shows_its_settings(tmp_path: Path) -> None:
    secret = ["--store", "postgresql://ann:secret@db/tables", "--think", "3"]
    shown = run("serve", "--show-settings", *secret, LUDOTHEQUE_PORT="8125").stdout
    assert "secret" not in shown
    values = tomllib.loads(shown)
    assert values == {
        **asdict(ServerSettings()),
        "think_seconds": 3,
        "port": 8125,
        "store": "postgresql://ann:…@db/tables",
    }
    assert "# LUDOTHEQUE_PORT, --port: from LUDOTHEQUE_PORT\nport = 8125" in shown
    assert all(setting.meaning for setting in declared().values())
    file = tmp_path / "settings.toml"
    file.write_text(shown, encoding="utf-8")
    assert tomllib.loads(run("serve", "--show-settings", "--settings", str(file)).stdout) == values


@pytest.mark.parametrize(
    ("file", "variable", "sentence"),
    [
        ("prot = 1", "", "“prot” in FILE is no setting: did you mean port?"),
        ("port = true", "", "port cannot be “True” (FILE)"),
        ("port = 8.5", "", "port cannot be “8.5” (FILE)"),
        ("port =", "", "FILE is no file of settings"),
        ("", "many", "port cannot be “many” (LUDOTHEQUE_PORT)"),
        ("", "-1", "port cannot be “-1” (LUDOTHEQUE_PORT)"),
        ("bot_pause = inf", "", "bot_pause cannot be “inf” (FILE)"),
        ('log_format = "xml"', "", "log_format cannot be “xml” (FILE)"),
        ("think_seconds = 1000", "", "1000"),
    ],
)
def test_settings_that_make_no_sense_are_told(tmp_path: Path, file: str, variable: str, sentence: str) -> None:
    path = tmp_path / "s.toml"
    path.write_text(file, encoding="utf-8")
    told = refused("serve", "--settings", str(path), LUDOTHEQUE_PORT=variable)
    assert sentence in told.replace(str(path), "FILE").replace("'", "")


def test_serve_tells_why_it_cannot_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def start(settings: ServerSettings) -> None:
        raise PermissionError(13, "Permission denied", settings.data)

    (tmp_path / "letter").touch()
    assert "File exists" in refused("serve", "--port", "0", "--data", str(tmp_path / "letter"))
    assert "none may be begun" in refused("serve", "--port", "0", "--data", str(tmp_path / "none"), "--no-create")
    monkeypatch.setattr(serve, "start", start)
    assert "Permission denied" in refused("serve", "--data", str(tmp_path))


def test_numbers_are_shown_as_people_read_them() -> None:
    assert [bench.shown(n) for n in (1234567, 1234567.8, 0.123456, "odin", True)] == [
        "1,234,567",
        "1,234,568",
        "0.123",
        "odin",
        "✓",
    ]


def test_a_game_without_a_screen_is_drawn_field_by_field() -> None:
    from rich.console import Console

    match = ludotheque.new_match("odin", seats=2, key=bytes.fromhex(KEY))
    names = ["Ann", "[Bob]"]
    console = Console(width=80, record=True, file=open(os.devnull, "w"))  # noqa: SIM115, PTH123
    console.print(plain_screen.draw(match.view(0).as_dict(), 0, names, render.sayer("en", names)))
    drawn = console.export_text()
    assert re.search(r"hands +Ann +B\d", drawn)
    assert re.search(r"hands +\[Bob\] +\?", drawn)
    assert re.search(r"phase +lead", drawn)


def test_the_program_runs_without_colours_where_none_are_wanted(record: Path) -> None:
    plain = subprocess.run(
        [*PROGRAM, "replay", str(record)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm-256color"},
    ).stdout
    assert not re.search(r"\x1b\[[0-9;]*(?:38|48);", plain)
    coloured = subprocess.run(
        [*PROGRAM, "replay", str(record)],
        capture_output=True,
        text=True,
        check=True,
        env={k: v for k, v in os.environ.items() if k != "NO_COLOR"} | {"FORCE_COLOR": "1", "TERM": "xterm-256color"},
    ).stdout
    assert re.search(r"\x1b\[[0-9;]*48;", coloured)
    bare = re.compile(r"\x1b\[[0-9;]*m")
    assert bare.sub("", plain) == bare.sub("", coloured)


def test_a_terminal_that_lacks_signs_gets_question_marks(record: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "replay", str(record)],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"Centre" in done.stdout


def test_a_reader_that_goes_away_gets_no_traceback(record: Path) -> None:
    line = " ".join(f"'{word}'" for word in [*PROGRAM, "replay", str(record)])
    done = subprocess.run(["bash", "-c", f"{line} | head -n 1"], capture_output=True, text=True, check=True)
    assert "Ann, Bob, Eve" in done.stdout
    assert "Traceback" not in done.stderr


def test_wrong_input_gets_one_sentence_from_the_program_too() -> None:
    done = subprocess.run([*PROGRAM, "play", "odni"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "ludotheque: there is no game 'odni': did you mean 'odin'?\n"


def test_compiling_is_told_once_where_no_line_can_change(capsys: pytest.CaptureFixture[str]) -> None:
    from ludotheque.cli.terminal import Terminal

    terminal = Terminal()
    for count in range(1, 4):
        terminal.compiling(count, 3, "legal")
    assert capsys.readouterr().err == "Preparing the rules, this once…\n"


HELP = """
import sys
from ludotheque.cli import main
sys.argv = ["ludotheque", *sys.argv[1:]]
try:
    main()
finally:
    print(sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""


@pytest.mark.parametrize("words", [[], ["--help"], ["--version"], ["gmaes"]])
def test_help_comes_at_once(words: list[str]) -> None:
    """The real program with nothing left out: neither the rules nor the compiler nor any drawing is loaded."""
    done = subprocess.run([sys.executable, "-c", HELP, *words], capture_output=True, text=True, check=False)
    loaded = done.stderr.splitlines()[-1]
    assert "'typer'" in loaded
    for heavy in ("numba", "numpy", "rich", "fluent", "starlette", "msgspec"):
        assert f"'{heavy}'" not in loaded


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"ludotheque {ludotheque.__version__}\n"


def test_every_command_is_loaded_by_its_name_and_told_whole() -> None:
    listed = run("--help").stdout
    for name, (_, line) in COMMANDS.items():
        assert f"{name}  " in listed and line in listed
        assert load(name).name == name
        assert "--help" in run(name, "--help").stdout


def test_there_is_no_other_door() -> None:
    """Everything is started by `ludotheque`: no module reads the command line or runs by itself, but for the processes
    that the server and the builder start, and the checks of `make`."""
    package = Path(ludotheque.__file__).parent
    readers = [
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if re.search(r"sys\.argv|argparse|__name__ == ", path.read_text(encoding="utf-8"))
    ]
    doors, processes = {"__main__.py", "cli/__init__.py"}, {"server/thinker.py", "wasm/__main__.py"}
    checks = {f"checks/{name}.py" for name in ("chaos", "cluster", "flood", "load_client", "soak")}
    assert set(readers) == doors | processes | checks


def test_the_package_hands_out_its_names() -> None:
    for name in ludotheque.__all__:
        assert getattr(ludotheque, name) is not None
        assert name in dir(ludotheque)
    with pytest.raises(AttributeError, match="no attribute 'new_game'"):
        ludotheque.new_game  # noqa: B018


VERIFIED = {"en": "The record is good.", "fr": "L’enregistrement est bon.", "it": "La registrazione è buona."}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_record_is_checked_in_every_language(record: Path, tmp_path: Path, language: str) -> None:
    told = run("verify", str(record), "--language", language).stdout
    assert VERIFIED.get(language, "Die Aufzeichnung ist in Ordnung.") in told
    assert ("The record" in told) is (language == "en")
    assert "cli-" not in told
    broken = tmp_path / "broken.txt"
    broken.write_text(record.read_text().replace("name 0: Ann", "name 0: Zoe"))
    wrong = run("verify", str(broken), "--language", language)
    assert wrong.exit_code == 1
    assert ("is wrong" in wrong.stderr) is (language == "en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_bench_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = latency.Latency([latency.figures("why", 8, [1.0, 2.0, 30.0])], 12, 3.25, 0.5)
    monkeypatch.setattr(latency, "run", lambda *_: found)
    told = run("bench", "--measure", "latency", "--language", language)
    assert told.exit_code == 0, told.output
    assert "12" in told.stdout and "3.25" in told.stdout
    assert ("The server stopped" in told.stdout) is (language == "en")
    assert "cli-" not in told.output
    assert json.loads(run("bench", "--measure", "latency", "--json").stdout)["stop_seconds"] == 0.5


def test_the_bench_compares_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    equal = True

    def compare(game: ludotheque.Game, seats: int, matches: int, most: int) -> dict[str, object]:
        return {"game": game.name, "seats": seats, "matches": matches, "equal": equal}

    monkeypatch.setattr(parity, "compare", compare)
    words = ["bench", "odin", "--measure", "parity", "--seats", "3", "--matches", "2"]
    assert json.loads(run(*words, "--json").stdout) == [{"game": "odin", "seats": 3, "matches": 2, "equal": True}]
    assert re.search(r"all bytes equal +✓", run(*words).stdout)
    equal = False
    differing = run(*words)
    assert differing.exit_code == 1
    assert "do not play alike" in differing.stderr
    monkeypatch.setattr(gpu, "available", lambda: False)
    without = run("bench", "odin", "--measure", "gpu")
    assert without.exit_code == 1
    assert "no GPU here" in without.stderr
