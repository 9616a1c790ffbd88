"""Files read line by line, in memory that does not grow with them.

In: an open file of bytes. Out: numbered lines without white space around them, blank ones left out; or pieces of whole
lines, for work in several processes. Of a line that is longer than `LONGEST_LINE` only its place is known.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, Final, NamedTuple, Protocol

LONGEST_LINE: Final = 64 * 1024 * 1024
"""Bytes of a line at most."""
PIECE: Final = 1024 * 1024
"""Bytes of a piece, about: whole lines."""


class NumberedLine(NamedTuple):
    """A line and its number, from 1. `text` None: it is longer than may be."""

    number: int
    text: bytes | None


class Piece(NamedTuple):
    """Whole lines, and the number of the first one."""

    first: int
    text: bytes


def numbered_lines(file: BinaryIO, *, longest: int = LONGEST_LINE) -> Iterator[NumberedLine]:
    """Every line that is not blank. A byte order mark before the first one is left out."""
    number = 0
    while line := file.readline(longest + 1):
        number += 1
        if len(line) > longest and not line.endswith(b"\n"):
            _step_over(file, line)
            yield NumberedLine(number, None)
            continue
        if number == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        if text := line.strip():
            yield NumberedLine(number, text)


class Readable(Protocol):
    """What bytes are read from."""

    def read(self, size: int, /) -> bytes:
        """So many bytes, fewer at the end."""

    def readline(self, size: int, /) -> bytes:
        """A line with its end, so many bytes of it at most."""


class Buffered(Readable, Protocol):
    """An open file or pipe."""

    def read1(self, size: int, /) -> bytes:
        """What one read brings, so many bytes at most."""


def read_up_to(file: Buffered, size: int) -> bytes:
    """So many bytes, fewer at the end. Ctrl-C is heard between two reads; one long read would not hear it."""
    found: list[bytes] = []
    while size > 0 and (data := file.read1(size)):
        found.append(data)
        size -= len(data)
    return b"".join(found)


class Rejoined:
    """The beginning of a file that was read already, and the rest of it."""

    def __init__(self, head: bytes, file: Buffered) -> None:
        self._head = BytesIO(head)
        self._file = file

    def read(self, size: int, /) -> bytes:
        """So many bytes, fewer at the end, and where both meet."""
        return self._head.read(size) or read_up_to(self._file, size)

    def readline(self, size: int, /) -> bytes:
        """A line with its end, so many bytes of it at most."""
        line = self._head.readline(size)
        return line if line.endswith(b"\n") or len(line) == size else line + self._file.readline(size - len(line))


def pieces_of(file: Readable, *, size: int = PIECE, longest: int = LONGEST_LINE) -> Iterator[Piece]:
    """All of `file` in pieces of whole lines, each of about `size` bytes.

    A line that is longer than `longest` is the last one of its piece, and is cut after that many bytes or a few more.
    """
    first = 1
    while data := file.read(size):
        rest = file.readline(longest + 1)
        if len(rest) > longest:
            _step_over(file, rest)
        text = data + rest
        yield Piece(first, text)
        first += text.count(b"\n") + (not text.endswith(b"\n"))


def _step_over(file: Readable, begun: bytes) -> None:
    """Read on until the end of a line of which `begun` was read."""
    while begun and not begun.endswith(b"\n"):
        begun = file.readline(PIECE)
