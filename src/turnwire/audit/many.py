"""Several sinks as one."""

from __future__ import annotations

import logging

from turnwire_schema.v1.audit import AuditEvent

from turnwire.core.audit_sink import AuditSink, failure_of


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
