"""Words from anywhere, made fit for a terminal."""

from __future__ import annotations


def printable(words: str) -> str:
    """The words with a question mark for every sign that could steer a terminal; files may come from anybody."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in words)
