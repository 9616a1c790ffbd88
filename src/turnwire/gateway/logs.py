"""Log of the gateway: one JSON object a line, through Python logging. Ids, numbers and codes; never content."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import traceback
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, TextIO

from turnwire.core.rules import LongDescriptionWarning

LOGGER: Final = logging.getLogger("turnwire.gateway")
_LOOP: Final = "asyncio"
_OTHER_LOGGERS: Final = ("turnwire.audit", _LOOP)
"""What else writes in the process of a gateway: sinks of audit events that fail, the loop."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON. `extra={"turnwire": {…}}` gives its fields; a traceback is never written."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return json.dumps(fields_of(record), ensure_ascii=True, default=str)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a log record, without content and without the text of an exception."""
    fields: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "event": _event(record),
        **getattr(record, "turnwire", {}),
    }
    if record.exc_info and record.exc_info[1] is not None:
        fields |= fault_of(record.exc_info[1])
    return fields


def _event(record: logging.LogRecord) -> str:
    """What happened. The loop shows the objects that it is about behind its first line, and texts that they hold."""
    said = record.getMessage()
    return said.partition("\n")[0] if record.name == _LOOP else said


def fault_of(error: BaseException) -> dict[str, Any]:
    """Return an unexpected exception's type and its last lines of code, without its text, which may quote content."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"fault": type(error).__name__, "fault_at": places}


def log_fault(error: BaseException, request_id: str) -> None:
    """Log an exception that nobody expected."""
    LOGGER.error("fault", exc_info=error, extra={"turnwire": {"request_id": request_id}})


def write_logs(
    stream: TextIO | None = None,
    *,
    quiet: bool = False,
    formatter: logging.Formatter | None = None,
    worker: int | None = None,
) -> None:
    """Send everything that is logged in the process of a gateway to `stream` (default: stderr), as JSON lines, with the
    number of the `worker` where it is one of several.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter or JsonLines())
    handler.addFilter(_is_no_end)
    if worker is not None:
        handler.addFilter(partial(_of_worker, worker))
    LOGGER.handlers[:] = [handler]
    LOGGER.setLevel(logging.WARNING if quiet else logging.INFO)
    LOGGER.propagate = False
    for name in _OTHER_LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
    # The text of this warning names a client's tool; it is meant for the author of the tool.
    warnings.filterwarnings("ignore", category=LongDescriptionWarning)


def _of_worker(worker: int, record: logging.LogRecord) -> bool:
    """Add the number of the worker to a record."""
    record.turnwire = {"worker": worker, **getattr(record, "turnwire", {})}
    return True


@contextmanager
def logs_to(stream: TextIO) -> Iterator[None]:
    """Send what a gateway logs to `stream` while the block runs, and leave logging as it was before."""
    loggers = [LOGGER, *(logging.getLogger(name) for name in _OTHER_LOGGERS)]
    before = [(each, each.handlers[:], each.level, each.propagate) for each in loggers]
    with warnings.catch_warnings():
        write_logs(stream)
        try:
            yield
        finally:
            for logger, handlers, level, propagates in before:
                logger.handlers[:] = handlers
                logger.setLevel(level)
                logger.propagate = propagates


_NO_FAULT: Final = "socket.send() raised exception."
"""What the loop says of each piece that was on its way when the client left."""


def _is_no_end(record: logging.LogRecord) -> bool:
    """Return whether a record reports something else than that a request was ended on purpose, which is not a fault."""
    if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
        return False
    return record.msg != _NO_FAULT
