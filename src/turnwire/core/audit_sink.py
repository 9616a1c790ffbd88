"""Where audit events go, as far as a provider needs to know: one method.

The sinks themselves (JSON lines, Python logging, OpenTelemetry) live in `turnwire.audit`.
"""

from __future__ import annotations

from typing import Protocol

from turnwire_schema.v1.audit import AuditEvent


class AuditSink(Protocol):
    """Takes audit events. Called from any thread and inside event loops, so it returns soon and never waits."""

    def emit(self, event: AuditEvent) -> None:
        """Take `event`. An exception is logged by the caller and changes nothing about the call that is audited."""


def failure_of(error: Exception) -> str:
    """Why a sink failed, for the log: the file and the system's word where it is a file, else the name of the error.

    Never the error's own text, which might repeat an event.
    """
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename} cannot be written ({error.strerror})"
    return type(error).__name__


class NullSink:
    """Drops every event."""

    def emit(self, event: AuditEvent) -> None:
        """Drop `event`."""
