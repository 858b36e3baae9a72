"""`ludotheque review`: a match looked at afterwards, in a terminal."""

from __future__ import annotations

import json as json_format
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ..bots.review import Decision, Point, Review
    from .common import Say

BLOCKS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 48
COSTLIEST = 8
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")],
    lang: Annotated[str, typer.Option(help="The language: en, fr, it or de.")] = "en",
    iterations: Annotated[
        int | None, typer.Option(min=10, max=100_000, help="How long to think about each decision; 300 is usual.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a picture.")] = False,
) -> None:
    """Look at a match again: chances to win, what each choice cost, what was luck."""
    from rich.padding import Padding

    from ..bots.review import as_words
    from ..bots.review import review as look
    from ..core.text import text
    from .common import game_title, load_whole_record, options_in_words, sayer
    from .terminal import Terminal

    terminal = Terminal(lang)
    sayer(lang)
    match = load_whole_record(file)
    names = match.names or [f"#{n}" for n in range(match.seats)]
    say = sayer(lang, names)

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
        ("review-curve", _curves(found, names, lang)),
        ("review-split", _splits(found, names, say, lang)),
        ("review-costly", _costliest(found, say, lang)),
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
    from rich.table import Table
    from rich.text import Text as Line

    table = Table.grid(padding=(0, 1))
    for name, curve in zip(names, found.curves, strict=True):
        ends = [percent(point.chance, language) for point in (curve[0], curve[-1])] if curve else ["", ""]
        table.add_row(Line(name), Line(ends[0], justify="right"), Line(_blocks(curve, found.moves)), Line(ends[1]))
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
    from rich import box
    from rich.table import Table
    from rich.text import Text as Line

    from ..core.text import text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(Line(say(text("review-player"))))
    for column in ("review-start", "review-own", "review-others", "review-luck", "review-result"):
        table.add_column(Line(say(text(column))), justify="right")
    for name, split in zip(names, found.splits, strict=True):
        if split is None:
            table.add_row(Line(name), *[Line("–")] * 5)
            continue
        changes = [Line(percent(part, language, signed=True)) for part in (split.own, split.others, split.luck)]
        table.add_row(Line(name), Line(percent(split.start, language)), *changes, Line(percent(split.result, language)))
    return table


def _costliest(found: Review, say: Say, language: str) -> RenderableType:
    """The moves that cost most, with what would have been better."""
    from rich.console import Group
    from rich.text import Text as Line

    from ..core.text import text

    dear = found.costliest(COSTLIEST)
    if not dear:
        return Line(say(text("review-costly-none")))
    return Group(*(line for decision in dear for line in _costly(decision, say, language)))


def _costly(decision: Decision, say: Say, language: str) -> list[RenderableType]:
    from rich.padding import Padding
    from rich.text import Text as Line

    from ..core.text import Who, text

    heading = say(text("review-at", number=decision.number, player=Who(decision.seat)))
    label = say(text(f"review-{decision.label}"))
    indented = [text("review-played", move=decision.said), text("review-better", move=decision.best_said)]
    return [
        Line(f"{percent(-decision.loss, language):>5}  {heading} · {label}", style="bold"),
        *(Padding(Line(say(words)), (0, 0, 0, 7)) for words in indented),
    ]
