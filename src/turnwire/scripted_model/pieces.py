"""The pieces in which a scripted model writes a text, one token each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

CALL_BEGIN: Final = b"<tool_call>"
CALL_END: Final = b"</tool_call>"
THINK_BEGIN: Final = b"<think>"
THINK_END: Final = b"</think>"
MARKS: Final = (CALL_BEGIN, CALL_END, THINK_BEGIN, THINK_END)
"""Pieces that are whole tokens wherever they occur. Parsers of servers look for these tokens or their text."""

_MARK: Final = re.compile("|".join(re.escape(mark.decode()) for mark in MARKS))
# A word with the blanks before it, or signs, or blanks at the end.
_PIECE: Final = re.compile(r"\s*\w{1,12}|\s*[^\w\s]{1,4}|\s+")
_LONG_CHARACTER: Final = 4


def pieces_of(text: str) -> tuple[bytes, ...]:
    """Cut a text into pieces of UTF-8: words, signs and the marks of calls and thoughts.

    A character of four bytes is cut in its middle, as models with a byte-level vocabulary do it.
    """
    found: list[bytes] = []
    at = 0
    for mark in _MARK.finditer(text):
        found += _plain(text[at : mark.start()])
        found.append(mark.group().encode())
        at = mark.end()
    return (*found, *_plain(text[at:]))


def _plain(text: str) -> Iterator[bytes]:
    for match in _PIECE.finditer(text):
        yield from _cut(match.group())


def _cut(word: str) -> Iterator[bytes]:
    """A word in one piece, or cut in the middle of each character of four bytes."""
    piece = b""
    for character in word:
        encoded = character.encode()
        if len(encoded) == _LONG_CHARACTER:
            yield piece + encoded[:2]
            piece = encoded[2:]
        else:
            piece += encoded
    if piece:
        yield piece
