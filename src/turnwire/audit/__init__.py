"""Where audit events go: JSON lines, Python logging, OpenTelemetry. Events hold ids, sizes and times, never text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.audit.configured import open_sinks as open_sinks
    from turnwire.audit.jsonlines import JsonLinesSink as JsonLinesSink
    from turnwire.audit.log import LoggingSink as LoggingSink
    from turnwire.audit.many import ManySinks as ManySinks

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "configured": ("open_sinks",),
        "jsonlines": ("JsonLinesSink",),
        "log": ("LoggingSink",),
        "many": ("ManySinks",),
    },
)
