"""`ludotheque review`: a match looked at afterwards, in a terminal."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from typing import Annotated

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from ..bots.review import Decision, Point, Review, as_words
from ..bots.review import review as look
from ..core.text import Who, text
from .files import load_whole_record
from .options import LANGUAGE, RECORD
from .render import Say, game_title, options_in_words, sayer
from .terminal import Terminal

BLOCKS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 48
COSTLIEST = 8
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def review(
    file: RECORD,
    language: LANGUAGE = "en",
    iterations: Annotated[
        int | None, typer.Option(min=10, max=100_000, help="How long to think about each decision; 300 is usual.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a picture.")] = False,
) -> None:
    """Look at a match again: chances to win, what each choice cost, what was luck."""
    terminal = Terminal(sayer(language))
    match = load_whole_record(file)
    names = match.names or [f"#{n}" for n in range(match.seats)]
    say = terminal.say = sayer(language, names)

    def progress(done: int, of: int) -> None:
        # Where a line cannot change, one is enough.
        if done == 0 or terminal.err.is_terminal:
            terminal.progress(say(text("review-progress", done=done + 1, of=of)))

    try:
        found = look(match, iterations, progress=progress)
    finally:
        terminal.quiet()
    if json:
        print(json_format.dumps(as_words(found, match.game), indent=2, ensure_ascii=False, default=say))
        return
    terminal.print(f"{game_title(match.game, say)}: {', '.join(names)}", style="bold")
    terminal.print(options_in_words(match, say))
    if not found.decisions:
        terminal.print(say(text("review-alone" if found.alone else "review-nothing")))
        return
    if not found.over:
        terminal.print(say(text("review-unfinished")))
    for heading, part in (
        ("review-curve", _curves(found, names, language)),
        ("review-split", _splits(found, names, say, language)),
        ("review-costly", _costliest(found, say, language)),
    ):
        terminal.print()
        terminal.print(say(text(heading)), style="bold underline")
        terminal.print(Padding(part, (0, 0, 0, 1)))


def percent(share: float, language: str, signed: bool = False) -> str:
    """`0.123` → `12%`, as it is written in the language; with its sign, `+12%`."""
    number = round(100 * share)
    sign = "−" if number < 0 else "+" if signed and number > 0 else ""
    return f"{sign}{abs(number)}{NARROW_SPACE if language in ('fr', 'de') else ''}%"


def _curves(found: Review, names: Sequence[str], language: str) -> RenderableType:
    """A row of blocks for each seat: how high the chance stood as the match went on."""
    table = Table.grid(padding=(0, 1))
    for name, curve in zip(names, found.curves, strict=True):
        ends = [percent(point.chance, language) for point in (curve[0], curve[-1])] if curve else ["", ""]
        table.add_row(
            Styled(name), Styled(ends[0], justify="right"), Styled(_blocks(curve, found.moves)), Styled(ends[1])
        )
    return table


def _blocks(curve: Sequence[Point], moves: int) -> str:
    """The curve in so many signs: each shows the last chance known by then, and a blank where none was known yet."""
    width = min(CURVE_WIDTH, moves + 1)
    signs = []
    for column in range(width):
        until = 1 + moves * column / max(1, width - 1)
        known = [point.chance for point in curve if point.number <= until]
        signs.append(BLOCKS[min(len(BLOCKS) - 1, int(known[-1] * len(BLOCKS)))] if known else " ")
    return "".join(signs)


def _splits(found: Review, names: Sequence[str], say: Say, language: str) -> RenderableType:
    """Where each seat's result came from."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(Styled(say(text("review-player"))))
    for column in ("review-start", "review-own", "review-others", "review-luck", "review-result"):
        table.add_column(Styled(say(text(column))), justify="right")
    for name, split in zip(names, found.splits, strict=True):
        if split is None:
            table.add_row(Styled(name), *[Styled("–")] * 5)
            continue
        changes = [Styled(percent(part, language, signed=True)) for part in (split.own, split.others, split.luck)]
        table.add_row(
            Styled(name), Styled(percent(split.start, language)), *changes, Styled(percent(split.result, language))
        )
    return table


def _costliest(found: Review, say: Say, language: str) -> RenderableType:
    """The moves that cost most, with what would have been better."""
    dear = found.costliest(COSTLIEST)
    if not dear:
        return Styled(say(text("review-costly-none")))
    return Group(*(line for decision in dear for line in _costly(decision, say, language)))


def _costly(decision: Decision, say: Say, language: str) -> list[RenderableType]:
    heading = say(text("review-at", number=decision.number, player=Who(decision.seat)))
    label = say(text(f"review-{decision.label}"))
    indented = [text("review-played", move=decision.said), text("review-better", move=decision.best_said)]
    return [
        Styled(f"{percent(-decision.loss, language):>5}  {heading} · {label}", style="bold"),
        *(Padding(Styled(say(words)), (0, 0, 0, 7)) for words in indented),
    ]
