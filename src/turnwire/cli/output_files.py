"""Files that commands write: checked before a run, and replaced as a whole."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path

from turnwire.cli.exit_codes import UsageError


def write_whole(path: Path, text: str) -> None:
    """Write `text` to a file: if that fails, the old content stays, and no half-written file is left.

    Raises:
        OSError: it cannot be written.
    """
    place = path.resolve()  # a link stays a link
    if place.exists() and not place.is_file():  # a pipe or a device
        path.write_text(text, encoding="utf-8")
        return
    temporary = place.with_name(f".turnwire-{secrets.token_hex(8)}.tmp")
    try:
        with open(temporary, "x", encoding="utf-8") as file:
            if place.exists():
                temporary.chmod(place.stat().st_mode & 0o777)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, place)
    except BaseException:  # any cause; raised again
        with suppress(OSError):
            temporary.unlink()
        raise


def check_writable(*files: Path | None) -> None:
    """Check, without writing, whether each file can be written; None is skipped.

    Raises:
        UsageError: one of them cannot.
    """
    for file in files:
        if file is None:
            continue
        if file.is_dir():
            raise UsageError(_unwritable(file, os.strerror(errno.EISDIR)))
        if not file.parent.is_dir():
            raise UsageError(_unwritable(file, os.strerror(errno.ENOENT)))
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise UsageError(_unwritable(file, os.strerror(errno.EACCES)))


def write_report(file: Path, text: str) -> None:
    """Write `text` to `file`.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(_unwritable(file, error.strerror or type(error).__name__)) from error


def _unwritable(file: Path, reason: str) -> str:
    return f"{file}: cannot be written ({reason})"
