"""What a person reads, as data: a message id and its arguments. Languages come in at the rim (`ludotheque.texts`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, Union


@dataclass(frozen=True)
class Who:
    """An argument that stands for whoever sits there."""

    seat: int


Arg: TypeAlias = Union[str, int, Who, "Text", Sequence[Union[str, "Text", Who]]]


@dataclass(frozen=True)
class Text:
    """A message of the Fluent files with its arguments."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        """The text in English, as Python prints a refusal that nobody caught."""
        from ..texts import say

        return say(self)


def text(id: str, **args: Arg) -> Text:
    """A message with its arguments."""
    return Text(id, args)
