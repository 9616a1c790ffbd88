"""Inputs of commands: a file or standard input, whole, or in pieces if it is large."""

from __future__ import annotations

import codecs
import os
import select
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final, cast

from turnwire.batch.lines import (
    LONGEST_LINE,
    PIECE,
    QUICK_PIECE,
    Buffered,
    Part,
    Piece,
    Rejoined,
    packed_by,
    parts_of,
    pieces_of,
    places_of,
    read_up_to,
    shared_path,
)
from turnwire.cli.exit_codes import UsageError
from turnwire.convert.lines import begins_as_json_lines

LARGE: Final = 4 * 1024 * 1024
"""Bytes from which on JSON lines are read piece by piece."""
_LINES_LOOKED_AT: Final = 2
_LOOKED_AT: Final = 256 * 1024
"""Bytes that show whether a large file is JSON lines."""


class _Named:
    """An open file that says which one it is where it cannot be read: an error of reading has no name."""

    def __init__(self, file: Buffered, name: str) -> None:
        self._file = file
        self._name = name

    def read(self, size: int, /) -> bytes:
        """So many bytes at most; nothing at the end alone."""
        with self._failing():
            return self._file.read(size)

    def read1(self, size: int, /) -> bytes:
        """Return the bytes of one read, at most so many."""
        with self._failing():
            return self._file.read1(size)

    def readline(self, size: int, /) -> bytes:
        """A line with its end, so many bytes of it at most."""
        with self._failing():
            return self._file.readline(size)

    def fileno(self) -> int:
        """Its number, to wait for what is to come."""
        return cast(int, self._file.fileno())  # type: ignore[attr-defined]  # an error where it has none, as it is

    @contextmanager
    def _failing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise UsageError(f"{self._name}: {error.strerror or 'cannot be read'}") from None


class Input:
    """An open file with its beginning, without a byte order mark.

    Raises:
        UsageError: it cannot be read, here and wherever more of it is read.
    """

    def __init__(self, file: Buffered, name: str) -> None:
        self._file = file
        self._read = _Named(file, name)
        self._shared = shared_path(file)
        self._start = file.tell() if self._shared is not None else 0  # type: ignore[attr-defined]  # a file has a place
        head = read_up_to(self._read, LARGE)
        self._head = head.removeprefix(codecs.BOM_UTF8)
        self._start += len(head) - len(self._head)
        self.is_large = len(head) >= LARGE

    @property
    def head(self) -> bytes:
        """The beginning of the input, as far as it was read to detect its format."""
        return self._head

    @property
    def pipe(self) -> int | None:
        """The descriptor of an input that is not a file, if later data can be waited for."""
        if self._shared is not None or not hasattr(select, "poll"):  # Windows waits for sockets only
            return None
        return self._file.fileno() if hasattr(self._file, "fileno") else None

    def has_json_lines(self, *, of_any: bool = False) -> bool:
        """Whether it is large, and begins with JSON lines: of objects, or of any values."""
        if not self.is_large:
            return False
        # Enough to have two lines, however long they are.
        while self._head.count(b"\n") < _LINES_LOOKED_AT and len(self._head) < _LINES_LOOKED_AT * LONGEST_LINE:
            more = read_up_to(self._read, LARGE)
            if not more:
                break
            self._head += more
        start = self._head[:_LOOKED_AT]
        if start.count(b"\n") < _LINES_LOOKED_AT:
            start = self._head
        return begins_as_json_lines(start[: start.rfind(b"\n") + 1], of_any=of_any)

    @property
    def first_line(self) -> Piece:
        """Its first line, or the beginning of it where it is very long."""
        return Piece(1, self._head[: self._head.find(b"\n") + 1] or self._head)

    def pieces(self, *, size: int | None = None) -> Iterator[Piece]:
        """All of it in pieces of whole lines."""
        return pieces_of(Rejoined(self._head, self._read), size=size or PIECE)

    def parts(self, *, is_quick: bool = False) -> Iterator[Piece | Part]:
        """The same, of a file by their places, so that who works on them reads them. Where the work `is_quick` they are
        larger, and nobody else reads them: each counts its lines from 1.
        """
        if self._shared is None:
            yield from self.pieces(size=QUICK_PIECE if is_quick else PIECE)
        elif is_quick:
            yield from places_of(cast(BinaryIO, self._file), self._shared, self._start, size=QUICK_PIECE)
        else:
            yield from parts_of(Rejoined(self._head, self._read), self._shared, self._start, size=PIECE)

    def read_all(self) -> bytes:
        """All of it."""
        found = [self._head]
        while data := read_up_to(self._read, LARGE):
            found.append(data)
        return b"".join(found)


def is_pipe(file: str) -> bool:
    """Whether a file is a pipe: what was read from it is gone."""
    try:
        return stat.S_ISFIFO(os.stat(file).st_mode)
    except (OSError, ValueError):  # opening it will say what is wrong
        return False


@contextmanager
def open_input(file: str) -> Iterator[Input]:
    """A file, or standard input for a minus.

    Raises:
        UsageError: it cannot be read.
    """
    if file == "-":
        name = "standard input"
        yield _plain(name, Input(cast(Buffered, sys.stdin.buffer), name))
    else:
        with open_file(file) as opened:
            yield _plain(file, Input(opened, file))


def _plain(name: str, source: Input) -> Input:
    if program := packed_by(source.head):
        raise UsageError(f"{name}: is compressed; unpack it on the way: {program} -dc FILE | turnwire … -")
    return source


@contextmanager
def open_file(file: str) -> Iterator[Buffered]:
    """A file of that name.

    Raises:
        UsageError: it cannot be opened.
    """
    try:
        opened = open(file, "rb")  # noqa: SIM115  # closed below; an error inside the block is not one of opening
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise UsageError(f"{file}: {getattr(error, 'strerror', None) or 'cannot be read'}") from None
    with opened:
        if os.path.isdir(file):
            raise UsageError(f"{file}: Is a directory")
        yield opened


def read_input(file: str) -> bytes:
    """The bytes of a file or of standard input, without a byte order mark.

    Raises:
        UsageError: it cannot be read.
    """
    with open_input(file) as source:
        return source.read_all()
