"""Faults of a file, as stable words: each with the status that the entry gets."""

from __future__ import annotations

import errno
from typing import Final, NamedTuple

from turnwire_schema.v1.entry import EntryProblem, FileStatus

from turnwire.core.errors import TurnwireError


class FileFault(NamedTuple):
    """One kind of fault: the status of the entry, and whether another try of the same may work."""

    status: FileStatus
    recoverable: bool


FILE_FAULTS: Final[dict[str, FileFault]] = {
    "file.no_workspace": FileFault("failed", False),
    "file.invalid_path": FileFault("failed", False),
    "file.invalid_range": FileFault("failed", False),
    "file.outside_workspace": FileFault("denied", False),
    "file.denied": FileFault("denied", False),
    "file.role_denied": FileFault("denied", False),
    "file.symlink": FileFault("denied", False),
    "file.missing": FileFault("missing", True),
    "file.not_regular": FileFault("failed", False),
    "file.unreadable": FileFault("failed", True),
    "file.too_large": FileFault("failed", False),
    "file.binary": FileFault("failed", False),
    "file.encoding": FileFault("failed", False),
    "file.changed": FileFault("changed", True),
    "file.system": FileFault("failed", True),
}
"""Every code that `EntryProblem.code` of a file has."""


class FileError(TurnwireError):
    """A file was not read or written; `code` is a key of `FILE_FAULTS`, the message names the path and what is right.

    The resolver's `read` and `write` keep it in the entry; it is raised by what has no entry, as `read_bytes`.
    """

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        self.text = message
        super().__init__(message)

    def __reduce__(self) -> tuple[type[FileError], tuple[str, str]]:
        return type(self), (self.code, self.text)

    @property
    def status(self) -> FileStatus:
        """Status of the entry."""
        return FILE_FAULTS[self.code].status

    @property
    def problem(self) -> EntryProblem:
        """The fault as it is stored in the entry."""
        return EntryProblem(code=self.code, message=self.text, recoverable=FILE_FAULTS[self.code].recoverable)


# The operating system's refusals that mean something of their own; every other one is `file.system`.
_BY_NUMBER: Final = {
    errno.ENOENT: ("file.missing", "there is no such file"),
    errno.ENOTDIR: ("file.missing", "a folder of the path is no folder"),
    errno.ELOOP: ("file.symlink", "a symbolic link took the file's place while it was opened"),
    errno.EACCES: ("file.unreadable", "the system does not permit it; check the file's permissions"),
    errno.EPERM: ("file.unreadable", "the system does not permit it; check the file's permissions"),
    errno.ENAMETOOLONG: ("file.invalid_path", "a name is too long for the file system"),
    errno.EISDIR: ("file.not_regular", "this is a folder; name a file"),
    errno.ENXIO: ("file.not_regular", "this is no regular file"),
    errno.EROFS: ("file.unreadable", "the file system is read-only"),
    errno.ENOSPC: ("file.system", "the disk is full; what was there is untouched"),
    errno.EDQUOT: ("file.system", "the disk quota is used up; what was there is untouched"),
}


def fault_of(error: OSError, shown: str) -> FileError:
    """The system's refusal as a fault of the file `shown`."""
    number = error.errno or 0
    code, text = _BY_NUMBER.get(number, ("file.system", f"the system says {errno.errorcode.get(number, 'error')}"))
    return FileError(code, f"{shown}: {text}")


_SHOWN: Final = 200


def shown(path: str) -> str:
    """A path as messages show it: on one line, printable, not longer than a screen's two lines."""
    text = path if len(path) <= _SHOWN else f"{path[:_SHOWN]}…"
    return text if text.isprintable() else ascii(text)[1:-1]
