"""Audit events through Python logging."""

from __future__ import annotations

import logging

from turnwire_schema.v1.audit import AuditEvent

FAILURES = ("inference_failed",)


class LoggingSink:
    """Logs each event: failures as warnings, the rest as info. The event is the record's attribute `turnwire_event`."""

    def __init__(self, logger: logging.Logger | None = None) -> None:
        self._logger = logger or logging.getLogger("turnwire.audit")

    def emit(self, event: AuditEvent) -> None:
        """Log `event` with its fields as JSON; the fields hold no content."""
        level = logging.WARNING if event.event in FAILURES else logging.INFO
        self._logger.log(level, "%s %s", event.event, event.to_json(), extra={"turnwire_event": event.to_dict()})
