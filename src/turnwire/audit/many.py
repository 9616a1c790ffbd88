"""Several sinks as one."""

from __future__ import annotations

import logging

from turnwire_schema.v1.audit import AuditEvent

from turnwire.core.audit_sink import AuditSink


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
                logging.getLogger("turnwire.audit").error("an audit sink failed: %s", type(error).__name__)
