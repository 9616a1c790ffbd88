"""Where audit events go: JSON lines, Python logging, OpenTelemetry. Events hold ids, sizes and times, never text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.audit.jsonlines import JsonLinesSink as JsonLinesSink
    from turnwire.audit.log import LoggingSink as LoggingSink
    from turnwire.audit.many import ManySinks as ManySinks

__all__ = [
    "JsonLinesSink",
    "LoggingSink",
    "ManySinks",
]

__getattr__ = lazy_names(
    __name__,
    {
        "jsonlines": ("JsonLinesSink",),
        "log": ("LoggingSink",),
        "many": ("ManySinks",),
    },
)
