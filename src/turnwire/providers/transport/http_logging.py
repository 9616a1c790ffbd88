"""Logs of the HTTP libraries below us, without headers.

At the level DEBUG they write every header they send or receive, keys and cookies among them: hpack each pair that it
packs, httpcore the pairs of an answer. A filter stands at the loggers themselves, so it holds whatever level and
handlers a program sets. Sources: hpack 4 (hpack.py, table.py), httpcore 1 (_trace.py).
"""

from __future__ import annotations

import logging
from typing import Final

PACKERS: Final = ("hpack", "hpack.hpack", "hpack.table", "h2", "h2.connection", "hyperframe")
"""Loggers whose every line is about headers or frames."""

TRACERS: Final = ("httpcore", "httpcore.connection", "httpcore.http11", "httpcore.http2", "httpcore.proxy")
"""Loggers that name a step and its arguments; only steps with headers show any."""


def _no_line(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG


def _no_headers(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG or "headers" not in record.getMessage()


def silence_headers() -> None:
    """Let these loggers write no header. May be called again."""
    for names, kept in ((PACKERS, _no_line), (TRACERS, _no_headers)):
        for name in names:
            logging.getLogger(name).addFilter(kept)
