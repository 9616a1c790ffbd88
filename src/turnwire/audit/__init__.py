"""Where audit events go: JSON lines, Python logging, OpenTelemetry. Events hold ids, sizes and times, never text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.audit.sinks import (
        JsonLinesSink as JsonLinesSink,
        LoggingSink as LoggingSink,
        ManySinks as ManySinks,
        open_sinks as open_sinks,
    )

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "sinks": (
            "JsonLinesSink",
            "LoggingSink",
            "ManySinks",
            "open_sinks",
        ),
    },
)
