"""What native code in this process prints on stderr, kept off the terminal."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import Final, TextIO

_STDERR: Final = 2


@contextmanager
def kept_back() -> Iterator[None]:
    """Keep back what is written to descriptor 2 until the block ends; it is shown if the block fails.

    `sys.stderr` goes on as before.
    """
    try:
        saved = os.dup(_STDERR)
    except OSError:  # it is closed
        yield
        return
    python = sys.stderr
    try:
        with TemporaryFile() as kept, _on(saved, python) as terminal:
            sys.stderr = terminal
            os.dup2(kept.fileno(), _STDERR)
            try:
                yield
            except Exception:  # whatever it is goes on; what was printed may explain it
                kept.seek(0)
                with open(saved, "wb", closefd=False) as shown:
                    shutil.copyfileobj(kept, shown)
                raise
            finally:
                os.dup2(saved, _STDERR)
                sys.stderr = python
    finally:
        os.close(saved)


@contextmanager
def _on(descriptor: int, python: TextIO) -> Iterator[TextIO]:
    """`python` with its output on `descriptor`; itself where it is not on descriptor 2."""
    try:
        is_own = python.fileno() != _STDERR
    except (OSError, ValueError, AttributeError):  # in place of a file, as in tests, or closed, or None
        is_own = True
    if is_own:
        yield python
        return
    python.flush()
    with open(descriptor, "w", encoding=python.encoding, errors=python.errors, buffering=1, closefd=False) as terminal:
        yield terminal
