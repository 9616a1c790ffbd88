"""What a reader of texts gives, whichever package it is from, and what a tool is. Standard library only.

A reading is `{"content", "thoughts", "calls": [{"name", "arguments"}]}`: arguments as the text that a client gets.
Streams are put together as clients do it: texts of a call with one number are joined.
"""

from __future__ import annotations

from typing import Any, Protocol

Reading = dict[str, Any]


class Reader(Protocol):
    """Reads answers of one format with the same tools."""

    def read(self, text: str) -> Reading:
        """A whole answer."""

    def stream(self, pieces: list[str]) -> Reading:
        """An answer that comes in pieces; no piece has part of a mark."""


class Gathered:
    """What a stream gave so far."""

    def __init__(self) -> None:
        self._content: list[str] = []
        self._thoughts: list[str] = []
        self._calls: dict[int, tuple[list[str], list[str]]] = {}

    def add(self, content: str | None = None, thoughts: str | None = None) -> None:
        """Text."""
        self._content.append(content or "")
        self._thoughts.append(thoughts or "")

    def add_call(self, number: int, name: str | None, arguments: str | None) -> None:
        """A piece of a call."""
        names, texts = self._calls.setdefault(number, ([], []))
        names.append(name or "")
        texts.append(arguments or "")

    def reading(self) -> Reading:
        """All of it."""
        calls = [
            {"name": "".join(names), "arguments": "".join(texts)} for _, (names, texts) in sorted(self._calls.items())
        ]
        return {"content": "".join(self._content), "thoughts": "".join(self._thoughts), "calls": calls}
