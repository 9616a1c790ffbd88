"""Bytes of a file as lines of text: which encoding, whether it is text at all, and the lines with their numbers."""

from __future__ import annotations

import codecs
import re
from typing import Final, NamedTuple

from turnwire.files.faults import FileError, shown

MAX_LINE: Final = 2000
"""Most characters kept of one line."""

# The longer mark first: a UTF-32 mark begins with the one of UTF-16.
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
# No text of eight bits per character has these; tab, line feed, form feed, return and escape are in many.
_CONTROLS: Final = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")


class Decoded(NamedTuple):
    """A text and the encoding that it was read in."""

    text: str
    encoding: str


def decoded(data: bytes, path: str) -> Decoded:
    """The text of a whole file.

    A byte order mark decides; then UTF-8, if the bytes are UTF-8; then windows-1252, or latin-1 where a byte has no
    meaning there. Bytes with NUL, or with control characters and no UTF-8, are no text.

    Raises:
        FileError: it is no text (`file.binary`), or breaks the encoding that its mark promises (`file.encoding`).
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            try:
                return Decoded(data.decode(encoding), encoding)
            except UnicodeDecodeError as error:
                text = f"{shown(path)}: its byte order mark says {encoding}, byte {error.start} is something else"
                raise FileError("file.encoding", text) from None
    if b"\0" in data:
        raise _binary(path)
    try:
        return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        if _CONTROLS.search(data):
            raise _binary(path) from None
    try:
        return Decoded(data.decode("cp1252"), "cp1252")
    except UnicodeDecodeError:
        return Decoded(data.decode("latin-1"), "latin-1")


def _binary(path: str) -> FileError:
    return FileError("file.binary", f"{shown(path)}: this is no text; an image or document is given as such")


def split_lines(text: str) -> list[str]:
    """The lines of a text, ended by LF, CR LF or CR as in Python's `open`; a last line may lack its end."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    return lines


class Numbered(NamedTuple):
    """Lines with their numbers, and whether something was left out."""

    content: str
    is_truncated: bool


def numbered(lines: list[str], first: int, last: int, max_lines: int) -> Numbered:
    """Lines `first` to `last`, from 1 and inclusive, each with its number before it; long lines are cut."""
    kept = lines[first - 1 : min(last, first - 1 + max_lines)]
    width = len(str(first + len(kept) - 1))
    rows = (f"{number:>{width}}: {_cut(line)}" for number, line in enumerate(kept, first))
    is_cut = len(kept) < last - first + 1 or any(len(line) > MAX_LINE for line in kept)
    return Numbered("\n".join(rows), is_cut)


def _cut(line: str) -> str:
    return line if len(line) <= MAX_LINE else f"{line[:MAX_LINE]}… ({len(line)} characters)"
