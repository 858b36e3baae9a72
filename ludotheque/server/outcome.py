"""What comes of a command."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..core.text import Text, text
from .table import Table
from .wire import Answer, Command, No


class Tell(Enum):
    """Who is to get a state after an answer."""

    NOBODY = 0
    ASKER = 1
    ALL = 2


@dataclass(frozen=True)
class Outcome:
    """The answer to a command and who is told of the consequences."""

    answer: Answer
    tell: Tell = Tell.NOBODY


def refusal(table: Table, command: Command, say: Text) -> Outcome:
    """Nothing changes, and why."""
    return Outcome(No(command.id, table.matchlog.seq, None, say))


def moved_on(table: Table, command: Command, tell: Tell = Tell.ASKER) -> Outcome:
    """The match is no longer where it was when this was asked."""
    return Outcome(No(command.id, table.matchlog.seq, None, text("say-moved-on")), tell)
