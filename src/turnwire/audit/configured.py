"""The sinks that a configuration names, as one."""

from __future__ import annotations

import logging
from pathlib import Path

from turnwire_schema.v1.config import AuditConfig

from turnwire.audit.jsonlines import JsonLinesSink
from turnwire.audit.log import LoggingSink
from turnwire.audit.many import ManySinks
from turnwire.core.audit_sink import AuditSink
from turnwire.core.errors import ConfigurationError


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
