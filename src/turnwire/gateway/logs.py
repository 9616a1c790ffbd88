"""The gateway's log: one JSON object a line, through Python logging. Ids, numbers and codes; never content."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

LOGGER: Final = logging.getLogger("turnwire.gateway")
_SERVER_LOGGERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.asgi")


class JsonLines(logging.Formatter):
    """A record as one line of JSON. `extra={"turnwire": {…}}` gives its fields; a traceback is never written."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "turnwire", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            fields |= fault_of(record.exc_info[1])
        return json.dumps(fields, ensure_ascii=True, default=str)


def fault_of(error: BaseException) -> dict[str, Any]:
    """Where an unexpected exception came from: its type and the last lines of code, not its text, which may quote."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"fault": type(error).__name__, "fault_at": places}


def log_fault(error: BaseException, request_id: str) -> None:
    """Log an exception that nobody expected."""
    LOGGER.error("fault", exc_info=error, extra={"turnwire": {"request_id": request_id}})


def write_logs(stream: TextIO | None = None, *, quiet: bool = False) -> None:
    """Send the log of the gateway and of the HTTP server below it to `stream` (default: stderr), as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    LOGGER.handlers[:] = [handler]
    LOGGER.setLevel(logging.WARNING if quiet else logging.INFO)
    LOGGER.propagate = False
    for name in _SERVER_LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if name == "uvicorn" else []
        logger.setLevel(logging.WARNING)
        logger.propagate = name != "uvicorn"
