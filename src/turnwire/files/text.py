"""Text files: bytes as numbered lines of text in their encoding, and lines written back."""

from __future__ import annotations

import codecs
import hashlib
import os
import re
import secrets
import stat
from contextlib import suppress
from typing import Final, NamedTuple

from turnwire.files.errors import FileError, shown
from turnwire.files.workspace import Place, open_regular

_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)


def replace_file(place: Place, data: bytes, path: str, expected_sha256: str | None) -> os.stat_result:
    """Put `data` at `place`, with the permissions of the file that it replaces; the new file's state.

    The old file's hash is compared last of all, when the new one is ready; between that look and the next step another
    writer who keeps no such order can still come, since POSIX has no exchange on condition.

    Raises:
        FileError: at the place is no regular file, or another one than expected.
        OSError: the system refuses; the old file is untouched.
    """
    if place.name is None:
        raise FileError("file.not_regular", f"{shown(path)}: this is a folder; name a file")
    mode = _mode_of_old(place, path)
    temporary = f".turnwire-{secrets.token_hex(8)}.tmp"
    # Less the umask; a file that only its owner may read is never open to others, not even while it is written.
    descriptor = os.open(temporary, _NEW, 0o666 if mode is None else mode, dir_fd=place.folder)
    try:
        try:
            if mode is not None:
                os.fchmod(descriptor, mode)
            left = memoryview(data)
            while left:
                left = left[os.write(descriptor, left) :]
            os.fsync(descriptor)
            state = os.fstat(descriptor)
        finally:
            os.close(descriptor)
        if expected_sha256 is not None:
            _require_hash(place, path, expected_sha256)
        os.replace(temporary, place.name, src_dir_fd=place.folder, dst_dir_fd=place.folder)
    except BaseException:  # any cause: nothing is left behind
        with suppress(OSError):
            os.unlink(temporary, dir_fd=place.folder)
        raise
    _sync(place.folder)
    return state


def _mode_of_old(place: Place, path: str) -> int | None:
    assert place.name is not None
    try:
        old = os.stat(place.name, dir_fd=place.folder, follow_symlinks=False)
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(old.st_mode):
        raise FileError("file.symlink", f"{shown(path)}: nothing is written through a symbolic link")
    if not stat.S_ISREG(old.st_mode):
        raise FileError("file.not_regular", f"{shown(path)}: this is no regular file; name a file")
    # Never more than reading, writing and running: no set-user-id on what an agent wrote.
    return stat.S_IMODE(old.st_mode) & 0o777


def _require_hash(place: Place, path: str, expected: str) -> None:
    found = None
    with suppress(FileNotFoundError):
        descriptor = open_regular(place, path)
        with os.fdopen(descriptor, "rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != expected:
        raise FileError("file.changed", f"{shown(path)}: it is not the file that was expected; read it again")


def _sync(folder: int) -> None:
    # The name is on the disk, too. Some file systems cannot; the file itself is there.
    with suppress(OSError):
        descriptor = os.open(".", os.O_RDONLY, dir_fd=folder)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


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
