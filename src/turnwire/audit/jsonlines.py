"""Audit events as lines of JSON in a file, one event a line, appended whole."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from turnwire_schema.v1.audit import AuditEvent

from turnwire.core.argument_types import require_setting
from turnwire.portable import BINARY


class JsonLinesSink:
    """Appends events to a file. Thread-safe; lines of several processes do not mix: each is one write.

    It is made with mode 0600 on the first event; nothing is opened before.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        require_setting(path, (str, os.PathLike), "path", "a path")
        self._path = Path(path)
        self._lock = Lock()
        self._descriptor: int | None = None
        self._closed = False

    def emit(self, event: AuditEvent) -> None:
        """Append `event`.

        Raises:
            OSError: the file cannot be written.
            ValueError: the sink is closed.
        """
        line = event.to_json().encode() + b"\n"
        with self._lock:
            if self._closed:
                raise ValueError("the audit file is closed")
            if self._descriptor is None:
                self._descriptor = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | BINARY, 0o600)
            written = os.write(self._descriptor, line)
            while written < len(line):
                written += os.write(self._descriptor, line[written:])

    def close(self) -> None:
        """Close the file; calling it again changes nothing."""
        with self._lock:
            self._closed = True
            if self._descriptor is not None:
                os.close(self._descriptor)
                self._descriptor = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
