"""Writing a file whole: a new file beside it, on the disk, then put in its place in one step."""

from __future__ import annotations

import hashlib
import os
import secrets
import stat
from contextlib import suppress
from typing import Final

from turnwire.files.faults import FileError, shown
from turnwire.files.workspace import Place, open_regular

_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)


def replace_file(place: Place, data: bytes, path: str, expected_sha256: str | None) -> os.stat_result:
    """Put `data` at `place`, with the permissions of the file that stands there; the new file's state.

    The old file's hash is compared last of all, when the new one is ready; between that look and the next step another
    writer who keeps no such order can still come, since POSIX has no exchange on condition.

    Raises:
        FileError: what stands there is no regular file, or another one than expected.
        OSError: the system refuses; what stood there is untouched.
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
    except BaseException:  # whatever ended it, nothing is left behind
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
