"""Where audit events go: JSON lines, Python logging, OpenTelemetry. Events hold ids, sizes and times, never text."""

from turnwire.audit.configured import open_sinks
from turnwire.audit.jsonlines import JsonLinesSink
from turnwire.audit.log import LoggingSink
from turnwire.audit.many import ManySinks

__all__ = ["JsonLinesSink", "LoggingSink", "ManySinks", "open_sinks"]
