"""File of results: lines are appended and never changed, so that a killed run can be resumed from it.

A line is written whole, in one write, as soon as its answer is there, and is on the disk within `SYNC_S` seconds; what
a power failure left of the last lines is cut off when the file is opened. One process at a time holds the file.

A lock may not reach from one machine to another. So a process that takes a file over from one that was given up puts a
copy in its place: what the other still writes goes to a file without a name, and with the next flush it sees that.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import stat
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from turnwire.batch.index import Index
from turnwire.batch.lines import BatchFileError, BatchWriteError, packed_by
from turnwire.batch.request_formats import RESULT_ID, Form
from turnwire.core.errors import InvalidDataError
from turnwire.core.validate import parse_json
from turnwire.portable import BINARY, lock, sync_data

_FLAGS: Final = os.O_RDWR | os.O_APPEND | BINARY
SYNC_S: Final = 0.5
"""Seconds after which what was written is on the disk at the latest."""
_END_BYTES: Final = 4096
"""Bytes before a place by which a file is recognized."""
HELD_S: Final = 90.0
"""Seconds in which a process has ended that Ray has given up."""


class Found(NamedTuple):
    """A result in the file."""

    id: str
    digest: str
    form: Form
    is_error: bool


class ResultsFile:
    """An open file of results, held against other processes.

    `takes_over`: an earlier process may still write to it, and is kept from it.

    Raises:
        BatchFileError: it cannot be opened, or another process holds it.
    """

    def __init__(self, path: Path, *, takes_over: bool = False) -> None:
        self.path = path
        self.form: Form | None = None
        """Format of the results; None if the file has no results."""
        self.size = self.lines = self.failed = 0
        """Bytes of the file, its results, and those of them that are errors."""
        try:
            self._file = os.open(path, _FLAGS | os.O_CREAT, 0o644)
        except OSError as error:
            raise BatchFileError(f"{path}: {error.strerror or 'cannot be opened'}") from None
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise BatchFileError(f"{path}: give a file; from anything else a run cannot go on")
            until = time.monotonic() + (HELD_S if takes_over else 0.0)
            self._hold(until)
            while not self._is_in_place():  # the one that held it has put another file in its place
                os.close(self._file)
                self._file = os.open(path, _FLAGS | os.O_CREAT, 0o644)
                self._hold(until)
            if takes_over:
                self._replace(line for _, line in self._lines())
        except BaseException:  # raised again; the file is not left open
            os.close(self._file)
            raise
        self._is_dirty = False

    def _is_in_place(self) -> bool:
        """Return whether the open file is still the one at the path."""
        return os.path.samestat(os.stat(self.path), os.fstat(self._file))

    def _hold(self, until: float = 0.0) -> None:
        """Lock the file; wait for another process until the monotonic clock says so."""
        while True:
            try:
                return lock(self._file)
            except BlockingIOError:
                if time.monotonic() >= until:
                    raise BatchFileError(f"{self.path}: another run writes to it; wait for it, or end it") from None
                time.sleep(0.2)
            except OSError:  # a file system or a device without locks; it is used as it is
                return None

    # Contents of the file

    def _lines(self, place: int = 0) -> Iterator[tuple[int, bytes]]:
        """(place, line with its end) of every line from a place on; the last may have none."""
        with open(os.dup(self._file), "rb") as file:
            file.seek(place)
            for line in file:
                yield place, line
                place += len(line)

    def read(self, index: Index) -> int:
        """Read every result that `index` does not know into it, and cut off an incomplete result at the end; return the
        number of bytes cut off.

        Raises:
            BatchFileError: the file contains something other than results, or two results have one id.
        """
        known = index.known
        if known.size == 0 or known.end != self.end(known.size):
            index.clear()  # it belongs to another file
            known = index.known
        self.form, self.lines, self.failed = known.form, known.lines, known.failed
        torn: int | None = None
        size = known.size
        for place, line in self._lines(size):
            size = place + len(line)
            found = found_in(line) if line.endswith(b"\n") else None
            if found is None:
                torn = place if torn is None else torn
                continue
            if torn is not None:
                raise self._refused(f"is no file of results, byte {torn}")
            if self.form not in (None, found.form):
                raise self._refused("holds results of two forms")
            self.form = found.form
            self.lines += 1
            self.failed += found.is_error
            if not index.add_result(found.id, found.digest, place):
                raise self._refused(f"two of its results have the id {found.id!r}")
        self.size = size if torn is None else torn
        if torn is None:
            return 0
        if torn == 0 and not _begins_like_a_result(self._lines()):
            raise self._refused("is no file of results")
        os.ftruncate(self._file, torn)
        os.fsync(self._file)
        return size - torn

    def end(self, size: int) -> str:
        """Return a digest of the last bytes before `size`; the empty text if the file is smaller."""
        with open(os.dup(self._file), "rb") as file:
            if file.seek(0, os.SEEK_END) < size:
                return ""
            start = max(0, size - _END_BYTES)
            file.seek(start)
            return hashlib.sha256(file.read(size - start)).hexdigest()

    def _refused(self, why: str) -> BatchFileError:
        return BatchFileError(f"{self.path}: {why}; give another file with --out")

    # Changing it

    def add(self, line: bytes, *, is_error: bool = False) -> int:
        """Add a result, a whole line; return its place.

        Raises:
            BatchWriteError: they cannot be written.
        """
        place = self.size
        try:
            written = os.write(self._file, line)
            while written < len(line):
                written += os.write(self._file, line[written:])
        except OSError as error:
            raise BatchWriteError(f"{self.path}: {error.strerror or 'cannot be written'}; run again to go on") from None
        self.size += len(line)
        self.lines += 1
        self.failed += is_error
        self._is_dirty = True
        return place

    def sync(self) -> None:
        """Flush written results to the disk.

        Raises:
            BatchWriteError: it cannot be, or the file was taken over.
        """
        if not self._is_dirty:
            return
        self._is_dirty = False
        try:
            if not self._is_in_place():
                raise BatchWriteError(f"{self.path}: another run has taken it over, and goes on with it")
            sync_data(self._file)
        except OSError as error:
            raise BatchWriteError(f"{self.path}: {error.strerror or 'cannot be written'}; run again to go on") from None

    def drop_errors(self, index: Index) -> int:
        """Take the results out that are errors, so that their requests are asked again; how many.

        Raises:
            BatchWriteError: the file cannot be written.
        """
        dropped = sum(_is_error(line) for _, line in self._lines())
        if dropped:
            index.clear()  # before the file changes: no index knows places of an earlier file
            self._replace(line for _, line in self._lines() if not _is_error(line))
            self.read(index)
        return dropped

    def put_in_order(self, places: Iterable[int]) -> None:
        """Put the results into the order of `places`."""
        self._replace(self._lines_at(places))

    def _lines_at(self, places: Iterable[int]) -> Iterator[bytes]:
        with open(os.dup(self._file), "rb") as file:
            for place in places:
                file.seek(place)
                yield file.readline()

    def _replace(self, lines: Iterable[bytes]) -> None:
        """Put a file of these lines in the place of this one: whole, or not at all."""
        path = self.path.resolve()
        temporary = path.with_name(f".turnwire-{secrets.token_hex(8)}.tmp")
        try:
            with open(temporary, "xb") as file:
                temporary.chmod(os.fstat(self._file).st_mode & 0o777)
                with contextlib.suppress(OSError):  # as `_hold`; nobody else knows the new file yet
                    lock(file.fileno())
                file.writelines(lines)
                file.flush()
                os.fsync(file.fileno())
            self._put_in_place(temporary, path)
        except OSError as error:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise BatchWriteError(f"{self.path}: {error.strerror or 'cannot be written'}; it is as it was") from None
        self._hold()
        self.size = os.fstat(self._file).st_size

    def _put_in_place(self, temporary: Path, path: Path) -> None:
        """Give the new file the name of the old one, and go on with it."""
        if os.name == "nt":  # there a file that is open cannot be replaced
            os.close(self._file)
            try:
                os.replace(temporary, path)
            finally:
                self._file = os.open(path, _FLAGS)
            return
        new = os.open(temporary, _FLAGS)
        os.replace(temporary, path)
        _sync_folder(path.parent)
        os.close(self._file)
        self._file = new

    def close(self) -> None:
        """Flush written results to the disk, and release the file."""
        try:
            self.sync()
        finally:
            os.close(self._file)


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # some file systems know no folders to sync
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _begins_like_a_result(lines: Iterable[tuple[int, bytes]]) -> bool:
    """Return whether the first line may be the beginning of a result, and not a file of something else."""
    for _, line in lines:
        return b'{"id":"'.startswith(line[:7]) or not line.strip(b"\0\n")
    return True


def found_in(line: bytes) -> Found | None:
    """The result in a line; None if it holds none."""
    try:
        value: Any = parse_json(line, "a result")
    except InvalidDataError:
        return None
    if not isinstance(value, dict):
        return None
    own, custom, digest = value.get("id"), value.get("custom_id"), value.get("digest")
    if not isinstance(own, str):
        return None
    if isinstance(custom, str) and own.startswith(RESULT_ID):
        response = value.get("response")
        is_error = not isinstance(response, dict) or response.get("status_code") != 200
        return Found(custom, own.removeprefix(RESULT_ID), "openai", is_error)
    return Found(own, digest, "turnwire", value.get("error") is not None) if isinstance(digest, str) else None


def _is_error(line: bytes) -> bool:
    found = found_in(line)
    return found is not None and found.is_error


def open_requests(path: Path) -> BinaryIO:
    """A file of requests, to be read.

    Raises:
        BatchFileError: it cannot be, or is no plain file, which could not be read twice.
    """
    if path.is_fifo():  # before it is opened, which would wait for a writer
        raise _unrepeatable(path)
    try:
        file = open(path, "rb")  # noqa: SIM115  # the caller closes it
    except OSError as error:
        raise BatchFileError(f"{path}: {error.strerror or 'cannot be read'}") from None
    if not path.is_file():
        file.close()
        raise _unrepeatable(path)
    if program := packed_by(file.peek(8)):
        file.close()
        raise BatchFileError(f"{path}: is compressed; unpack it first: {program} -dc {path.name}")
    return file


def _unrepeatable(path: Path) -> BatchFileError:
    return BatchFileError(f"{path}: give a file; a pipe cannot be read again after an interruption")
