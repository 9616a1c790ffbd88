"""Sinks for audit events: JSON lines, Python logging, several at once, and those of a configuration."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from turnwire_schema.v1.audit import AuditEvent
from turnwire_schema.v1.config import AuditConfig

from turnwire.core.argument_types import require_setting
from turnwire.core.audit_sink import AuditSink, failure_of
from turnwire.core.errors import ConfigurationError
from turnwire.portable import BINARY


class ManySinks:
    """Gives each event to every sink. A sink that fails is logged and does not keep the event from the others."""

    def __init__(self, *sinks: AuditSink) -> None:
        self._sinks = sinks

    def emit(self, event: AuditEvent) -> None:
        """Give `event` to every sink."""
        for sink in self._sinks:
            try:
                sink.emit(event)
            except Exception as error:  # a full disk must not end a conversation
                logging.getLogger("turnwire.audit").error("an audit sink failed: %s", failure_of(error))

    def close(self) -> None:
        """Close every sink that can be closed."""
        for sink in self._sinks:
            close = getattr(sink, "close", None)
            if close is not None:
                close()


FAILURES = ("inference_failed",)


class LoggingSink:
    """Logs each event: failures as warnings, the rest as info. The event is the record's attribute `turnwire_event`."""

    def __init__(self, logger: logging.Logger | None = None) -> None:
        self._logger = logger or logging.getLogger("turnwire.audit")

    def emit(self, event: AuditEvent) -> None:
        """Log `event` with its fields as JSON; the fields hold no content."""
        level = logging.WARNING if event.event in FAILURES else logging.INFO
        self._logger.log(level, "%s %s", event.event, event.to_json(), extra={"turnwire_event": event.to_dict()})


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


def open_sinks(config: AuditConfig, *, base: Path | None = None) -> ManySinks:
    """The sinks of the section `audit`; relative paths start at `base`. A file is opened when the first event comes.

    Raises:
        ConfigurationError: the file is a directory, or OpenTelemetry is wanted and not installed.
    """
    sinks: list[AuditSink] = []
    if config.jsonl is not None:
        path = (base or Path()) / config.jsonl
        if path.is_dir():
            raise ConfigurationError(f"audit.jsonl: {path} is a directory; give a file", retryable=False)
        sinks.append(JsonLinesSink(path))
    if config.logging is not None:
        sinks.append(LoggingSink(logging.getLogger(config.logging)))
    if config.otel:
        from turnwire.audit.otel import OpenTelemetrySink

        try:
            sinks.append(OpenTelemetrySink())
        except ConfigurationError as error:
            text = f"audit.otel: {error.info.message}"
            raise ConfigurationError(text, retryable=False) from error.__cause__
    return ManySinks(*sinks)
