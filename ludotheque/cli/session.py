"""A person at a table with bots: shows the view, takes commands, tells what happens. It knows no game."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text as Styled

from .. import bots
from ..bots.hint import about_equal, hint
from ..core.game import BadInput, IllegalMove, View
from ..core.match import Match
from ..core.text import Text, Who, text
from .files import save
from .render import find_screen, game_title, last_rule, options_in_words, result_table, rule_line, rules_in_words
from .terminal import Terminal

LONGEST_NUMBER = 6
FEWEST_ROWS = 8
MOST_COLUMNS = 4
COLUMN_GAP = 3
SCREEN_BESIDE_MOVES = 15
"""Lines of a screen that the view and the prompt usually take, so that the rest is left for the moves."""

Row: TypeAlias = tuple[int, Styled, str]
"""A move as it is listed: its number, its notation, its words."""


class Session:
    """One evening at the table: `run` goes on until the match is over or the player leaves.

    `levels` names the bot in every seat but the player's own; the strongest think for `seconds`. The match is saved in
    `save_to`, if given, at the end and when the player quits. Raises EOFError and KeyboardInterrupt as they come, with
    nothing saved.
    """

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seat: int,
        levels: dict[int, str],
        save_to: Path | None,
        seconds: float,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.seat = seat
        self.bots = {n: bots.level(level, seconds) for n, level in levels.items()}
        self.say = terminal.say
        self.save_to = save_to
        self.screen = find_screen(match.game)
        self.prefs = {name: values[0] for name, values in self.screen.PREFS.items()}
        self.told = len(match.history)
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "hint": self.hint,
            "log": self.show_log,
            "rules": self.show_rules,
            "save": self.save,
            "quit": self.quit,
            "help": self.help,
        }

    def run(self) -> None:
        """Play until the match is over or the player has left."""
        self.greet()
        while not self.left:
            self.let_bots_play()
            self.tell_news()
            if self.match.over:
                self.finish()
                return
            self.show()
            self.decide()

    # Telling

    def greet(self) -> None:
        """What is played, with whom, and the commitment that fixes the deal."""
        self.terminal.print(
            Rule(Styled(game_title(self.match.game, self.say), style="bold"), align="left", style="dim")
        )
        self.terminal.tell("cli-players", players=[Who(seat) for seat in range(self.match.seats)])
        if changed := options_in_words(self.match, self.say, changed_only=True):
            self.terminal.print(changed)
        self.terminal.tell("cli-commitment", commitment=self.match.commitment, style="dim")
        self.terminal.tell("cli-help-is-there", style="dim")

    def tell_news(self) -> None:
        """What happened since the player last looked."""
        news = self.match.log(self.seat, since=self.told)
        self.told = len(self.match.history)
        if news:
            self.terminal.print()
        for texts in news:
            self._print_says(texts)

    def _print_says(self, texts: list[Text]) -> None:
        for said in texts:
            self.terminal.print(f"· {self.say(said)}")

    def view(self) -> View:
        """What the player may know now."""
        return self.match.view(self.seat)

    def show(self) -> None:
        """The view, what is asked, and the moves."""
        view = self.view()
        self.terminal.print()
        self.terminal.print(self.screen.draw(view.as_dict(), self.seat, self.match.names, self.say, **self.prefs))
        self.terminal.print()
        self.terminal.print(self.say(view.ask()), style="bold")
        self.show_moves(view, range(len(view.legal())), everything=False)

    def show_moves(self, view: View, shown: Sequence[int], everything: bool = True) -> None:
        """Numbered moves, in as many columns as fit; no more than a screen of them unless all are wanted."""
        legal = view.legal()
        rows = [(i + 1, self.screen.paint(view.game.notation(legal[i])), self.say(view.offer(legal[i]))) for i in shown]
        width, most = self.terminal.out.width, max(FEWEST_ROWS, self.terminal.out.height - SCREEN_BESIDE_MOVES)
        columns = next(n for n in range(MOST_COLUMNS, 0, -1) if n == 1 or _width(_split(rows, n)) <= width)
        rest = 0 if everything else max(0, len(rows) - columns * most)
        table = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
        table.add_row(*(_column(part) for part in _split(rows[: len(rows) - rest], columns)))
        self.terminal.print(table)
        if rest:
            self.terminal.tell("cli-more-moves", style="dim", count=rest)

    # Playing

    def let_bots_play(self) -> None:
        """Every bot that owes a decision decides, until the player has to or the match is over."""
        while waiting := [seat for seat in self.match.waiting() if seat != self.seat]:
            for seat in waiting:
                with self.terminal.patience(self.say(text("cli-thinking", player=Who(seat)))):
                    move = self.bots[seat](self.match.view(seat), secrets.randbits(63))
                    self.match.play_code(move, seat)
            if self.seat in self.match.waiting():
                return

    def decide(self) -> None:
        """Take commands until the match has changed or the player leaves."""
        before = len(self.match.history)
        while not self.left and len(self.match.history) == before:
            self.answer(self.terminal.ask("> "))

    def answer(self, line: str) -> None:
        """Do what a line asks for: a number, a question, a search, a command, a wish for the drawing, or a move."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if not line:
            self.show()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif line.startswith("/"):
            self.search(line[1:].strip())
        elif _is_number(line):
            self.play_number(int(line))
        elif word in self.commands:
            self.commands[word](rest.strip())
        elif word in self.prefs and not rest:
            self.change_drawing(word)
        else:
            self.play_notation(line)

    def play_number(self, number: int) -> None:
        """Play a move by its number in the list."""
        legal = self.view().legal()
        if not 1 <= number <= len(legal):
            self.terminal.tell("cli-no-such-number", style="red", number=number, count=len(legal))
            return
        self.match.play_code(legal[number - 1], self.seat)

    def play_notation(self, line: str) -> None:
        """Play a move by its notation; words that are no move search the moves instead."""
        try:
            self.match.play(line, self.seat)
        except IllegalMove as refused:
            if refused.rule:
                self.tell_refusal(line, refused)
            elif not self.search(line):
                self.terminal.tell("cli-help-is-there", style="dim")

    def tell_refusal(self, move: str, refused: IllegalMove) -> None:
        """A refused move, with the rule that refuses it."""
        self.terminal.tell("cli-refused", style="red", move=move, rule=refused.rule, why=refused.why)

    # Commands

    def search(self, wanted: str) -> bool:
        """Show the moves that have all these words in them; return whether there are any."""
        view = self.view()
        words, found = wanted.casefold().split(), []
        for i, move in enumerate(view.legal()):
            told = f"{view.game.notation(move)} {self.say(view.offer(move))}".casefold()
            if all(word in told for word in words):
                found.append(i)
        if found:
            self.show_moves(view, found)
        else:
            self.terminal.tell("cli-nothing-found", style="red", words=wanted[:80])
        return bool(found)

    def explain(self, asked: str) -> None:
        """Tell a rule by its number, or whether a move is legal and if not, which rule forbids it."""
        game, view = self.match.game, self.view()
        if not asked:
            self.terminal.tell("cli-ask-about")
            return
        number = asked[len(game.letter) :]
        is_rule = asked.upper().startswith(game.letter) and _is_number(number) and 1 <= int(number) <= last_rule(game)
        if is_rule:
            self.terminal.print(rule_line(game, int(number), self.say))
        legal = view.legal()
        try:
            listed = _is_number(asked) and 1 <= int(asked) <= len(legal)
            move = legal[int(asked) - 1] if listed else self.match.code(asked, self.seat)
            game.check(view.s, self.seat, move)
        except IllegalMove as refused:
            if refused.rule:
                self.tell_refusal(asked, refused)
            elif not is_rule:
                self.terminal.print(self.say(refused.why), style="red")
        else:
            self.terminal.tell("cli-legal", style="green", move=game.notation(move), words=view.offer(move))

    def undo(self, _rest: str) -> None:
        """Go back to before the player's last decision; bots do not mind."""
        own = [n for n, played in enumerate(self.match.history) if played.seat == self.seat]
        if not own:
            self.terminal.tell("cli-nothing-to-undo", style="red")
            return
        while len(self.match.history) > own[-1]:
            self.match.undo()
        self.told = len(self.match.history)
        self.terminal.tell("cli-undone")

    def hint(self, _rest: str) -> None:
        """The best few moves with the same view, and how often each wins."""
        view = self.view()
        with self.terminal.patience(self.say(text("cli-thinking-hint"))):
            advised = hint(view, secrets.randbits(63))
        if len(view.legal()) == 1:
            self.terminal.tell("cli-hint-only", style="green")
        else:
            self.terminal.tell("cli-hint", style="green", count=len(advised))
            if about_equal(advised):
                self.terminal.tell("cli-hint-equal", style="green")
        table = Table.grid("", "", "", Column(no_wrap=True), padding=(0, 2, 0, 0))
        for advice in advised:
            move, percent = advice.move, advice.percent
            table.add_row(
                Styled(f"{view.legal().index(move) + 1:>4}", style="dim"),
                self.screen.paint(view.game.notation(move)),
                Styled(self.say(view.offer(move))),
                Styled("" if percent is None else self.say(text("cli-hint-chance", percent=percent)), style="green"),
            )
        self.terminal.print(table)

    def show_log(self, _rest: str) -> None:
        """All that was told so far."""
        if not self.match.history:
            self.terminal.tell("cli-log-empty")
        for texts in self.match.log(self.seat):
            self._print_says(texts)

    def show_rules(self, wanted: str) -> None:
        """The rules, or those with a word in them."""
        rules = rules_in_words(self.match.game, self.say, wanted)
        if rules is None:
            self.terminal.tell("cli-no-rule-found", style="red", words=wanted[:80])
        else:
            self.terminal.print(rules)

    def change_drawing(self, name: str) -> None:
        """Go on to the next value of a wish for the drawing, and show it."""
        values = list(self.screen.PREFS[name])
        self.prefs[name] = values[(values.index(self.prefs[name]) + 1) % len(values)]
        self.show()

    def save(self, name: str) -> None:
        """Save the match in a file, by default where it was to be saved anyway."""
        path = Path(name).expanduser() if name else self.save_to
        if path is None:
            self.terminal.tell("cli-save-where", style="red")
        else:
            self._save(path)

    def _save(self, path: Path) -> bool:
        try:
            save(self.match, path)
        except BadInput as fault:
            self.terminal.tell("cli-not-saved", style="red", why=fault.why)
            return False
        self.terminal.tell("cli-saved", file=str(path))
        return True

    def quit(self, _rest: str) -> None:
        """Leave; the match is saved where it was to be saved, or where the player says now, or not at all."""
        self.left = self._keep()

    def help(self, _rest: str) -> None:
        """What can be typed here."""
        table = Table.grid(padding=(0, 2))
        notation = self.match.game.notation(self.view().legal()[0])
        rows = [("1", "cli-help-number"), (notation, "cli-help-notation"), ("/ …", "cli-help-search")]
        rows += [("? " + notation, "cli-help-why"), (f"? {self.match.game.letter}1", "cli-help-rule")]
        rows += [(name, f"cli-help-{name}") for name in self.commands]
        rows += [(name, f"{self.match.game.name}-cli-pref-{name}") for name in self.prefs]
        for typed, meaning in [*rows, ("Enter", "cli-help-enter")]:
            table.add_row(Styled(typed, style="bold"), Styled(self.say(text(meaning))))
        self.terminal.print(Padding(table, (0, 0, 0, 2)))
        self.terminal.tell(f"{self.match.game.name}-notation-help")

    def _keep(self) -> bool:
        """Save the match before it is left; return False if that failed and the player should think again."""
        if self.save_to is not None:
            path, self.save_to = self.save_to, None
            return self._save(path)
        name = self.terminal.ask(self.say(text("cli-save-question")) + " ")
        return self._save(Path(name).expanduser()) if name else True

    def finish(self) -> None:
        """The result; then the match is saved if the player wants it."""
        self.terminal.tell("say-match-ended" if self.match.agreed else "cli-over", style="bold")
        if self.match.decided:
            self.terminal.print(result_table(self.match, self.say))
        # Piped input was meant for the match: what is left of it is no file name.
        if self.save_to is not None or sys.stdin.isatty():
            while not self._keep():
                pass


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= LONGEST_NUMBER


def _split(rows: list[Row], columns: int) -> list[list[Row]]:
    """The rows in columns of the same length, read downwards."""
    length = -(-len(rows) // columns)
    return [rows[start : start + length] for start in range(0, len(rows), length)]


def _column(rows: list[Row]) -> RenderableType:
    """Numbers, notations and words, each lined up."""
    table = Table.grid()
    digits = max(len(str(number)) for number, _, _ in rows)
    for number, notation, words in rows:
        table.add_row(Styled(f"{number:>{digits}} ", style="dim"), notation, Styled(f"  {words}"))
    return table


def _width(parts: list[list[Row]]) -> int:
    """How wide these columns are beside each other."""
    widths = [
        max(len(f"{number} ") for number, _, _ in rows)
        + max(notation.cell_len for _, notation, _ in rows)
        + max(cell_len(f"  {words}") for _, _, words in rows)
        for rows in parts
    ]
    return sum(widths) + COLUMN_GAP * (len(parts) - 1)
