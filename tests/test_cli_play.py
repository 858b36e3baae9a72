"""Matches in the terminal: whole ones by piped input, and every command in between."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ludotheque
from ludotheque import bots
from ludotheque.bots.ratings import RatedTable, Rating
from ludotheque.cli import app
from ludotheque.cli import games as cli_games
from ludotheque.cli.play import Wishes, set_table
from ludotheque.games.odin import terminal

KEY = "00000000000000000000000000000005"
PROGRAM = [sys.executable, "-m", "ludotheque"]
ALWAYS_THE_FIRST = "1\n" * 3000


def play(*words: str, typed: str) -> Result:
    result = CliRunner().invoke(app, ["play", "odin", *words], input=typed)
    assert result.exit_code == 0, result.output
    return result


def at_seat_0(typed: str, *words: str) -> str:
    """What is told when this is typed in a match of four, in which seat 3 has led blue 2 and Ann is to follow."""
    return play("--seats", "4", "--bot", "greedy", "--name", "Ann", "--key", KEY, *words, typed=typed).stdout


def answer(typed: str) -> str:
    """What is told after the last of the typed lines, in one line."""
    told = at_seat_0(typed + "\n").split("> " + typed.split("\n")[-1] + "\n", 1)[1]
    return " ".join(told.removesuffix("\nThe input has ended. Nothing was saved.\n").removesuffix("> ").split())


def test_a_whole_match_is_played_from_piped_input(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    told = at_seat_0(ALWAYS_THE_FIRST, "--save", str(path))
    assert "The match is over." in told
    assert re.search(r"^  1\. +\w", told, re.MULTILINE)
    assert "Saved in" in told
    match = ludotheque.load(path)
    assert match.over
    assert match.names == ["Ann", "Greedy 1", "Greedy 2", "Greedy 3"]


@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_match_with_options_by_the_program(tmp_path: Path, seats: int) -> None:
    words = ["play", "odin", "--seats", str(seats), "--seat", "1", "--option", "goat=on", "--option", "target=one-hand"]
    done = subprocess.run(
        [*PROGRAM, *words, "--bot", "random", "--save", str(tmp_path / "x")],
        input=ALWAYS_THE_FIRST,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Traceback" not in done.stderr
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert ludotheque.load(tmp_path / "x").over


def test_the_screen_shows_hand_centre_owner_and_counts() -> None:
    told = at_seat_0("")
    assert "· Greedy 3 leads blue 2." in told
    assert re.search(r"▶ +Ann +9 cards +0 points", told)
    assert re.search(r"Greedy 3 +8 cards", told)
    assert re.search(r"Centre +B2 +worth 2, by Greedy 3", told)
    assert re.search(r"Your hand +B8 +R2 +R8 +P9 +G4 +G8 +K2 +K3 +O5", told)
    assert "until somebody has 15 points" in told
    assert ludotheque.new_match("odin", seats=4, key=bytes.fromhex(KEY)).commitment in told


def test_the_end_of_the_input_is_no_fault() -> None:
    assert at_seat_0("").endswith("> \nThe input has ended. Nothing was saved.\n")


def test_a_move_is_played_by_number_or_by_notation() -> None:
    assert "· Ann plays blue 8." in at_seat_0("1\n")
    assert "· Ann plays red 8 and red 2 (82)." in at_seat_0("r8 r2\n")
    assert "· Ann passes." in at_seat_0("pass\n")


def test_a_number_that_is_not_there_is_told() -> None:
    assert answer("99") == "There is no move 99: the moves have the numbers 1 to 15."
    assert answer("0").startswith("There is no move 0")
    assert "No move has" in at_seat_0("9" * 5000 + "\n")


def test_an_illegal_move_is_told_the_rule_that_refuses_it() -> None:
    assert answer("B8 R8 G8").startswith("B8 R8 G8 is refused by rule O17: Play exactly as many cards")
    assert answer("R2").startswith("R2 is refused by rule O10")
    assert answer("B8 R2").startswith("B8 R2 is refused by rule O8")


def test_a_question_tells_whether_a_move_is_legal() -> None:
    assert answer("? R3").startswith("R3 is refused by rule O8")
    assert answer("?R8") == "R8 is legal: Play red 8"
    assert answer("? 3") == "R2 R8 is legal: Play red 8 and red 2 (82)"
    assert answer("? nonsense") == "“nonsense” is no move of this game."
    assert answer("?") == "Write a move or a rule behind the question mark."


def test_a_question_tells_a_rule() -> None:
    assert answer("? O17").startswith("O17 Play exactly as many cards as lie in the centre")
    assert answer("? o17") == answer("? O17").replace("? O17", "? o17")
    assert answer("? O99") == "“O99” is no move of this game."


def test_a_question_that_is_a_rule_and_a_card_tells_both() -> None:
    told = answer("? O5")
    assert told.startswith("O5 For each hand all the cards are shuffled")
    assert told.endswith("O5 is legal: Play orange 5")


@pytest.mark.parametrize("typed", ["/red 8", "red 8", "/8 RED"])
def test_words_search_the_moves_and_keep_their_numbers(typed: str) -> None:
    told = answer(typed)
    assert sorted(re.findall(r"(\d+) (?:[BRPGKO]\d ?)+ +Play", told)) == ["12", "14", "2", "3"]


def test_a_search_without_success_says_so() -> None:
    assert answer("/xyzzy") == "No move has “xyzzy” in it."
    assert answer("xyzzy").startswith("No move has “xyzzy” in it.")


def test_a_bare_slash_and_an_empty_line_show_everything_again() -> None:
    assert "15 pass" in answer("/")
    assert "Your hand" in answer("log\n")


def test_long_lists_are_cut_and_a_slash_shows_all(tmp_path: Path) -> None:
    position = {
        "seats": 2, "phase": "follow", "turn": 0, "hands": ["R2 R3 R4 R5 R6 R7 R8 R9", "K9"], "centre": "B1 G1",
        "owner": 1,
    }  # fmt: skip
    path = tmp_path / "long.txt"
    ludotheque.from_position("odin", position).save(path)
    told = CliRunner().invoke(app, ["play", "--resume", str(path)], input="/\n").stdout
    before, after = told.split("> /\n")
    assert "more: type / for all" in before
    assert "more: type / for all" not in after
    assert len(re.findall(r"Play red", after)) == 28 + 56


def test_a_hint_tells_the_best_moves_with_their_numbers_words_and_chances() -> None:
    heading, *told = at_seat_0("hint\n").split("> hint\n", 1)[1].splitlines()
    assert re.fullmatch("Good moves:|A good move:", heading)
    rows = [
        re.fullmatch(r" +(\d+)  (\w\d(?: \w\d)*|pass) +(\S.+\S) +wins about (\d+)% of the time *", row) for row in told
    ]
    found = [row for row in rows if row is not None]
    assert 1 <= len(found) <= 3
    for number, move, words, percent in (row.groups() for row in found):
        assert moves_of_ann()[int(number) - 1] == move
        assert words.startswith(("Play", "Pass"))
        assert 0 <= int(percent) <= 100


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", r"gagne environ \d+ % du temps"), ("it", r"vince circa il \d+% delle volte"), ("de", r"in etwa \d+ % der")],
)
def test_a_hint_is_told_in_every_language(language: str, words: str) -> None:
    assert re.search(words, at_seat_0("hint\n", "--lang", language))


def test_a_hint_for_one_who_plays_alone_tells_no_chance() -> None:
    told = (
        CliRunner().invoke(app, ["play", "karuba", "--seats", "1", "--option", "setup=random"], input="hint\n").stdout
    )
    assert "Good moves:" in told or "A good move:" in told
    assert "%" not in told.split("> hint")[1]


def test_a_hint_where_there_is_one_move_says_so(tmp_path: Path) -> None:
    position = {"seats": 2, "phase": "follow", "turn": 0, "hands": ["R1 G2", "K9"], "centre": "B9", "owner": 1}
    path = tmp_path / "only.txt"
    ludotheque.from_position("odin", position).save(path)
    told = CliRunner().invoke(app, ["play", "--resume", str(path)], input="hint\n").stdout.split("> hint\n")[1]
    assert re.match(r"This is your only move:\n +1  pass +Pass *\n", told)


def test_the_thinking_time_is_set_and_nonsense_refused() -> None:
    told = play("--seats", "2", "--bot", "master", "--think", "0.05", "--name", "Ann", "--key", KEY, typed="1\n").stdout
    assert "· Master 1" in told
    for command in (["play", "odin"], ["serve"]):
        for seconds in ("0", "-3", "60.5", "nan"):
            refused = CliRunner().invoke(app, [*command, "--think", seconds])
            assert refused.exit_code == 2
            assert "a bot thinks for more than 0 and at most 60 seconds" in refused.stderr


def test_help_names_the_levels_that_there_are() -> None:
    told = " ".join(
        CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "200"}).output.replace("│", " ").split()
    )
    named = re.search(r"A bot's level: ([^;]+);", told)
    assert named is not None
    assert named[1].replace(" or ", ", ").replace(f"{bots.DEFAULT_LEVEL} (usual)", bots.DEFAULT_LEVEL).split(
        ", "
    ) == list(bots.LEVELS)


def test_a_game_tells_its_levels_and_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {
        "beginner": Rating(612, 580, 633),
        "casual": Rating(1000, 1000, 1000),
        "master": Rating(1480, 1401, None),
    }
    monkeypatch.setattr(cli_games, "ratings", lambda _: (RatedTable(4, {"goat": 1}, measured),))
    told = CliRunner().invoke(app, ["games", "odin"]).stdout
    assert re.search(r"beginner +Has sense", told)
    assert re.search(r"skilled \(usual\) +Plays well", told)
    assert re.search(r"Rating +beginner +casual +skilled +master +champion", told)
    assert re.search(r"4 seats +612 +1000 +– +1480 +–", told)
    assert re.search(r"goat on +580–633 +≥ 1401", told)
    monkeypatch.setattr(cli_games, "ratings", lambda _: ())
    told = CliRunner().invoke(app, ["games", "odin"]).stdout
    assert re.search(r"beginner +Has sense", told) and "Rating" not in told


def moves_of_ann() -> list[str]:
    """Ann's moves at her first decision."""
    match = ludotheque.new_match("odin", seats=4, key=bytes.fromhex(KEY))
    match.play("B2", 3)
    return match.moves()


def test_undo_goes_back_to_before_the_last_own_decision() -> None:
    told = at_seat_0("1\nundo\n")
    assert told.count("15 pass") == 2
    assert "Taken back." in told
    again = at_seat_0("pass\nundo\nundo\n")
    assert "You have not decided anything yet" in again


def test_the_log_tells_everything_so_far() -> None:
    assert answer("1\nlog").startswith("· Greedy 3 leads blue 2. · Ann plays blue 8. · Ann takes blue 2.")


def test_rules_can_be_read_and_searched() -> None:
    assert "O50" in answer("rules")
    assert "O41" in answer("rules goat")
    assert "O17" not in answer("rules goat")
    assert "O37" in answer("rules spares the memory")
    assert answer("rules xyzzy") == "No rule has “xyzzy” in it."


def test_what_is_assumed_stands_under_its_rule() -> None:
    told = answer("? O37")
    assert told.startswith("O37 ") and "Assumption: Everybody may look through the discards." in told
    assert "Assumption" not in answer("? O36")


def test_help_tells_all_commands() -> None:
    told = answer("help")
    for word in ("undo", "hint", "log", "rules", "save", "quit", "sort", "discards", "Enter", "? O1"):
        assert word in told
    assert "cli-" not in told


def test_sort_changes_the_order_of_the_hand() -> None:
    assert re.search(r"Your hand +P9 +B8 +R8 +G8 +O5 +G4 +K3 +R2 +K2", at_seat_0("sort\n"))
    told = at_seat_0("sort\nsort\n")
    assert told.rindex("B8   ") > told.index("P9 ")
    assert "Discarded" in at_seat_0("discards\n")


def test_save_and_resume_go_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    told = at_seat_0(f"pass\nsave {path}\n")
    assert "Saved in" in told
    saved = ludotheque.load(path)
    assert len(saved.history) > 1
    resumed = CliRunner().invoke(app, ["play", "--resume", str(path), "--save", str(path)], input="log\nquit\n")
    assert resumed.exit_code == 0
    assert "At the table: Ann, Greedy 1, Greedy 2 and Greedy 3." in resumed.stdout
    assert "· Ann passes." in resumed.stdout
    assert ludotheque.load(path).history == saved.history


def test_resume_keeps_the_levels_of_the_bots_and_the_own_seat(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    play("--bot", "random", "--bot", "greedy", "--seat", "1", "--name", "Ann", "--save", str(path), typed="quit\n")
    wishes = Wishes("", None, [], None, [], None, path, None, None)
    match, own, levels = set_table(wishes)
    assert (own, levels) == (1, {0: "random", 2: "greedy"})
    assert match.names == ["Random 0", "Ann", "Greedy 2"]
    changed = Wishes("odin", None, ["greedy"], 2, [], "Eve", path, None, None)
    match, own, levels = set_table(changed)
    assert (own, levels) == (2, {0: "greedy", 1: "greedy"})
    assert match.names == ["Random 0", "Ann", "Eve"]


def test_resume_refuses_what_the_record_has_settled(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    ludotheque.new_match("odin", seats=2).save(path)
    result = CliRunner().invoke(app, ["play", "odin", "--resume", str(path), "--seats", "3"])
    assert result.exit_code == 2
    assert "keeps its seats" in result.stderr
    result = CliRunner().invoke(app, ["play", "ravens", "--resume", str(path)])
    assert result.exit_code == 2
    assert "is a match of odin" in result.stderr


def test_a_finished_match_that_is_resumed_tells_its_result(tmp_path: Path) -> None:
    path = tmp_path / "x.txt"
    at_seat_0(ALWAYS_THE_FIRST, "--save", str(path))
    result = CliRunner().invoke(app, ["play", "--resume", str(path)])
    assert result.exit_code == 0
    assert "The match is over." in result.stdout


def test_quit_asks_whether_to_save(tmp_path: Path) -> None:
    assert "Save the match?" in at_seat_0("quit\n\n")
    path = tmp_path / "evening.txt"
    at_seat_0(f"quit\n{path}\n")
    assert len(ludotheque.load(path).history) == 1


def test_saving_never_overwrites_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    assert "Not saved: " in at_seat_0(f"save {letter}\n")
    assert "Not saved: " in at_seat_0(f"save {tmp_path}\n")
    assert "Not saved: " in at_seat_0(f"save {tmp_path}/no/x.txt\n")
    told = at_seat_0(f"quit\n{letter}\nquit\n\n")
    assert told.count("Save the match?") == 2
    assert letter.read_text() == "Dear Ann"
    assert "behind “save”" in at_seat_0("save\n")
    result = CliRunner().invoke(app, ["play", "odin", "--save", str(letter)])
    assert result.exit_code == 2


def test_the_match_speaks_the_language_asked_for() -> None:
    told = at_seat_0("pass\n", "--lang", "fr")
    assert "passes." not in told
    assert "B2" in told


def test_piped_input_of_any_bytes_is_survived() -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "odin"], input=b"\xff\xfe\n\x1b[2J\n? \x00\n/\xc3\n", capture_output=True, check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"\x1b" not in done.stdout


def test_an_interrupt_leaves_politely() -> None:
    running = subprocess.Popen(
        [*PROGRAM, "play", "odin"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background may have taken Ctrl-C away from everything below.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert running.stdout is not None
    told = ""
    while not told.endswith("> "):
        told += running.stdout.read(1)
    running.send_signal(signal.SIGINT)
    rest, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Nothing was saved." in rest
    assert "Traceback" not in errors


class Person:
    """Somebody at a real terminal, who reads until a question comes and answers it."""

    def __init__(self, *words: str) -> None:
        self.end, theirs = pty.openpty()
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        self.program = subprocess.Popen([*PROGRAM, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
        os.close(theirs)

    def read_until(self, *questions: str) -> str:
        """All that is told up to one of the questions, or to the end."""
        told = ""
        while not told.endswith(questions):
            try:
                told += os.read(self.end, 1).decode("latin-1")
            except OSError:
                return told
        return told

    def answer(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def leave(self) -> int:
        """Read the rest; the exit code."""
        self.read_until("no such question")
        os.close(self.end)
        return self.program.wait(timeout=60)


def test_at_a_terminal_the_end_of_a_match_asks_whether_to_save(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    person = Person("play", "odin", "--seats", "2", "--option", "target=one-hand", "--key", KEY)
    while not person.read_until("> ", "for no: ").endswith("for no: "):
        person.answer("1")
    person.answer(str(tmp_path))
    assert "Not saved" in person.read_until("for no: ")
    person.answer(str(path))
    assert person.leave() == 0
    assert ludotheque.load(path).over


def test_at_a_terminal_a_replay_goes_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    at_seat_0(ALWAYS_THE_FIRST, "--save", str(path))
    person = Person("replay", str(path), "--step")
    assert "Move" not in person.read_until("q: quit ")
    person.answer("")
    assert "Move 1" in person.read_until("q: quit ")
    person.answer("q")
    assert "Move" not in person.read_until("no such question")
    assert person.leave() == 0


def test_cards_are_read_without_colours() -> None:
    assert terminal.paint("take K6").plain == "take K6"
    assert terminal.paint("B2 goat").plain == "B2 goat"


def test_another_board_is_played_on_and_a_broken_one_told(tmp_path: Path) -> None:
    own = (Path(ludotheque.__file__).parent / "games" / "adventureland" / "board.txt").read_text(encoding="utf-8")
    path = tmp_path / "board.txt"
    words = ["play", "adventureland", "--seats", "2", "--name", "Ann", "--board", str(path)]
    path.write_text(own, encoding="utf-8")
    whole = CliRunner().invoke(app, words, input=ALWAYS_THE_FIRST)
    assert whole.exit_code == 0, whole.output
    assert "The match is over." in whole.output
    path.write_text(own.replace("river:", "river: z9", 1), encoding="utf-8")
    broken = CliRunner().invoke(app, words)
    assert broken.exit_code == 2
    assert re.search(r"line \d+: 'z9' is none of a1", broken.stderr)
    for wrong, sentence in (
        (["play", "odin", "--board", str(path)], "odin has no board"),
        ([*words[:-1], str(tmp_path / "no.txt")], "cannot be read"),
    ):
        refused = CliRunner().invoke(app, wrong)
        assert refused.exit_code == 2
        assert sentence in " ".join(refused.stderr.split())


@pytest.mark.parametrize("game", ludotheque.games.names())
def test_every_game_is_played_in_the_terminal(game: str) -> None:
    done = CliRunner().invoke(app, ["play", game, "--name", "Ann"], input="1\nhint\nhelp\nlog\n")
    assert done.exit_code == 0, done.output
    assert re.search("Good moves:|A good move:|This is your only move:", done.output)
    assert not re.search(rf"\b(?:cli|{game})-[a-z-]+", done.output.replace("adventureland", "adventureland ")), (
        done.output
    )
