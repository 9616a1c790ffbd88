"""Files that commands write: checked before a run, and replaced as a whole."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from turnwire.cli.exit_codes import UsageError
from turnwire.file_replacement import replacing


def write_whole(path: Path, text: str) -> None:
    """Write `text` to a file: if that fails, the old content stays, and no half-written file is left.

    Raises:
        OSError: it cannot be written.
    """
    if path.exists() and not path.is_file():  # a pipe or a device
        path.write_text(text, encoding="utf-8")
        return
    with replacing(path) as file:
        file.write(text.encode())


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
