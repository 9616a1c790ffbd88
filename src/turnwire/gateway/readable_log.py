"""Log format for a terminal: one short line a request, with the same facts as the JSON log."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from turnwire.gateway.logs import fields_of

_BOLD_RED: Final = "\x1b[1;31m"
_YELLOW: Final = "\x1b[33m"
_DIM: Final = "\x1b[2m"
_PLAIN: Final = "\x1b[0m"
_SHOWN: Final = frozenset(
    {"at", "level", "event", "request_id", "method", "route", "status", "duration_ms", "provider"}
)
_SHOWN_TOO: Final = frozenset(
    {
        "model",
        "prompt_tokens",
        "completion_tokens",
        "cached_tokens",
        "tokens_estimated",
        "dialect",
        "first_byte_ms",
        "stream",
    }
)
_REFUSED: Final = 400
_OUR_FAULT: Final = 500


class ReadableLines(logging.Formatter):
    """A record as one line for people: time, what was asked, how it ended, who answered, in how long."""

    def __init__(self, *, colour: bool) -> None:
        super().__init__()
        self._colour = colour

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = fields_of(record)
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        is_request = fields["event"] == "request"
        words = "  ".join(_of_request(fields) if is_request else _of_event(fields))
        words = "".join(each if each.isprintable() else "?" for each in words)
        if not self._colour:
            return f"{time}  {words}"
        return f"{_DIM}{time}{_PLAIN}  {_colour_of(record, fields)}{words}{_PLAIN}"


def _colour_of(record: logging.LogRecord, fields: Mapping[str, Any]) -> str:
    status = fields.get("status") or 0
    if record.levelno >= logging.ERROR or status >= _OUR_FAULT:
        return _BOLD_RED
    if record.levelno >= logging.WARNING or status >= _REFUSED:
        return _YELLOW
    return ""


def _of_request(fields: Mapping[str, Any]) -> Iterator[str]:
    yield f"{fields.get('method')} {fields.get('route')}"
    yield str(fields.get("status", "-"))
    yield _duration(float(fields.get("duration_ms", 0)))
    if "provider" in fields:
        yield "/".join(str(fields[name]) for name in ("provider", "model") if name in fields)
    if "prompt_tokens" in fields and "completion_tokens" in fields:
        about = "about " if fields.get("tokens_estimated") else ""
        cached = f" ({fields['cached_tokens']} cached)" if "cached_tokens" in fields else ""
        yield f"{about}{fields['prompt_tokens']}{cached} + {fields['completion_tokens']} tokens"
    for name, value in fields.items():
        if name not in _SHOWN and name not in _SHOWN_TOO:
            yield _told(name, value)


def _of_event(fields: Mapping[str, Any]) -> Iterator[str]:
    yield f"{fields['level']}: {fields['event']}"
    for name, value in fields.items():
        if name not in ("at", "level", "event"):
            yield _told(name, value)


def _told(name: str, value: Any) -> str:
    words = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return f"{name.replace('_', ' ')}: {words}"


def _duration(milliseconds: float) -> str:
    return f"{milliseconds:.0f} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.1f} s"
