"""Errors for clients: HTTP answers as everywhere in the Gemini API; in a stream an event with a code and a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.values.wire_values import word_of

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import ErrorDetail


def write_stream_error(error: ErrorInfo) -> ErrorDetail:
    """The error of an error event."""
    told = write_error(error).body["error"]
    return {"code": word_of(told.get("status", "INTERNAL")).lower(), "message": told["message"]}
