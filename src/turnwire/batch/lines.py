"""Read files line by line in constant memory.

In: an open file of bytes. Out: numbered lines without white space around them, blank ones left out; or pieces of whole
lines, for work in several processes. Of a line that is longer than `LONGEST_LINE` only its place is known.
"""

from __future__ import annotations

import codecs
import os
import select
import stat
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, Final, NamedTuple, Protocol

from turnwire.core.errors import TurnwireError


class BatchFileError(TurnwireError):
    """The files of a run cannot be used, or do not belong together; nothing was asked and nothing was changed."""


class BatchWriteError(TurnwireError):
    """The file of results cannot be written any more; what it holds stays, and a further run goes on from there."""


class WorkerLostError(TurnwireError):
    """Processes that did a part of the work ended again and again, so that the part cannot be done."""


class ClusterError(TurnwireError):
    """A cluster cannot be used: it is not there, or another version runs on it."""


LONGEST_LINE: Final = 64 * 1024 * 1024
"""Bytes of a line at most."""
PIECE: Final = 256 * 1024
"""Bytes of a piece, about: whole lines. Smaller ones take longer together; with larger ones cores wait at the end."""
QUICK_PIECE: Final = 2 * 1024 * 1024
"""The same for work that is done with a piece in some milliseconds."""
_PACKED: Final = {b"\x1f\x8b": "gzip", b"\x28\xb5\x2f\xfd": "zstd", b"\xfd7zXZ\x00": "xz", b"BZh": "bzip2"}
"""Programs that unpack a file, by its first bytes; none of them can begin JSON or a stream."""


def packed_by(head: bytes) -> str | None:
    """The program that unpacks a file that begins so; None if it is not compressed."""
    return next((name for sign, name in _PACKED.items() if head.startswith(sign)), None)


class NumberedLine(NamedTuple):
    """A line and its number, from 1. `text` None: it is longer than may be."""

    number: int
    text: bytes | None


class Piece(NamedTuple):
    """Whole lines, and the number of the first one."""

    first: int
    text: bytes


def numbered_lines(file: BinaryIO, *, before: int = 0, longest: int = LONGEST_LINE) -> Iterator[NumberedLine]:
    """Every line that is not blank. A byte order mark before the first one is left out. `before`: lines before the
    place that `file` is at.
    """
    number = before
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


class Part(NamedTuple):
    """Position of a piece in an open local file, for a process that reads it itself."""

    first: int
    path: str
    start: int
    size: int

    @property
    def text(self) -> bytes:
        """The lines."""
        with open(self.path, "rb", buffering=0) as file:
            file.seek(self.start)
            found = file.read(self.size)
            while len(found) < self.size and (data := file.read(self.size - len(found))):
                found += data
        return found


class Readable(Protocol):
    """What bytes are read from."""

    def read(self, size: int, /) -> bytes:
        """So many bytes at most; nothing at the end alone."""

    def readline(self, size: int, /) -> bytes:
        """A line with its end, so many bytes of it at most."""


class Buffered(Readable, Protocol):
    """An open file or pipe."""

    def read1(self, size: int, /) -> bytes:
        """Return the bytes of one read, at most so many."""


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
        """What is there, so many bytes at most; nothing at the end alone. What comes through a pipe is not waited for
        until it is much.
        """
        found = self._head.read(size) or self._file.read1(size)
        # One read gives no more than was left of the one before.
        while found and len(found) < size and _comes(self._file) and (more := self._file.read1(size - len(found))):
            found += more
        return found

    def readline(self, size: int, /) -> bytes:
        """A line with its end, so many bytes of it at most."""
        line = self._head.readline(size)
        return line if line.endswith(b"\n") or len(line) == size else line + self._file.readline(size - len(line))


def _comes(file: object) -> bool:
    """Return whether more can be read from a file or a pipe without waiting; no, where the system cannot tell."""
    if not hasattr(select, "poll"):
        return False
    asked = select.poll()
    try:
        asked.register(file.fileno(), select.POLLIN)  # type: ignore[attr-defined]  # an error where it has none
        return bool(asked.poll(0))
    except (AttributeError, OSError):
        return False


def pieces_of(file: Readable, *, size: int = PIECE, longest: int = LONGEST_LINE) -> Iterator[Piece]:
    """All of `file` in pieces of whole lines, each of about `size` bytes.

    A line that is longer than `longest` is the last one of its piece, and is cut after that many bytes or a few more.
    """
    for piece, _ in _placed_pieces(file, size, longest):
        yield piece


def parts_of(
    file: Readable, path: str, start: int, *, size: int = PIECE, longest: int = LONGEST_LINE
) -> Iterator[Part]:
    """Yield the same pieces as positions in the file at `path`; `file` is read from its byte `start` on."""
    for piece, place in _placed_pieces(file, size, longest):
        yield Part(piece.first, path, start + place, len(piece.text))


def places_of(
    file: BinaryIO, path: str, start: int, *, size: int = QUICK_PIECE, longest: int = LONGEST_LINE
) -> Iterator[Part]:
    """The same, of which only the ends are read: nobody counts lines, so that the first of each part is line 1."""
    while True:
        border = file.seek(start + size)
        rest = file.readline(longest + 1)
        if not rest:
            border = min(border, file.seek(0, os.SEEK_END))
        if border > start:
            yield Part(1, path, start, border + len(rest) - start)
        if not rest:
            return
        start = border + len(rest) + (_step_over(file, rest) if len(rest) > longest else 0)


def _placed_pieces(file: Readable, size: int, longest: int) -> Iterator[tuple[Piece, int]]:
    """Yield pieces, each with the number of bytes before it."""
    first = 1
    place = 0
    while data := file.read(size):
        rest = file.readline(longest + 1)
        skipped = _step_over(file, rest) if len(rest) > longest else 0
        text = data + rest
        yield Piece(first, text), place
        first += text.count(b"\n") + (not text.endswith(b"\n"))
        place += len(text) + skipped


def shared_path(file: object) -> str | None:
    """Where other processes of this machine find an open file that can be read at any place; None for what cannot be,
    such as a pipe. It is the same file to its end, also when another one gets its name.
    """
    try:
        number = file.fileno()  # type: ignore[attr-defined]  # an error where it has none
        path = f"/proc/{os.getpid()}/fd/{number}"
        is_file = stat.S_ISREG(os.fstat(number).st_mode)
        return path if is_file and os.path.samestat(os.stat(path), os.fstat(number)) else None
    except (AttributeError, OSError):
        return None


def _step_over(file: Readable, begun: bytes) -> int:
    """Read on until the end of a line of which `begun` was read; how many bytes that were."""
    skipped = 0
    while begun and not begun.endswith(b"\n"):
        begun = file.readline(LONGEST_LINE)
        skipped += len(begun)
    return skipped
