"""Errors, both ways: HTTP answers as everywhere in the Gemini API; in a stream an event with a code and a message."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.error_bodies import RawError, read_error as read_raw
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.gemini.read_errors import classified
from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.wire_values import word_of
from turnwire.core.errors import StreamError

_NUMBER: Final = re.compile("[0-9]{3}")

# Words that the service writes in lower case, by the number that they stand for.
_NUMBER_OF: Final[Mapping[str, int]] = {
    "invalid_request": 400,
    "invalid_argument": 400,
    "permission_denied": 403,
    "not_found": 404,
    "resource_exhausted": 429,
    "internal": 500,
    "unavailable": 503,
    "deadline_exceeded": 504,
}


def stream_error_info(error: object) -> ErrorInfo:
    """What an error event, or the first error of a failed interaction, says; never holds message content."""
    if not isinstance(error, Mapping):
        raw = read_raw({"error": error})
        info = classify(raw or RawError(), None)
        return info.replace(code=StreamError.code, category=info.category or "server_error")
    told = dict(error)
    word = told.get("code")
    if isinstance(word, str):
        told["code"] = _NUMBER_OF.get(word.lower(), int(word) if _NUMBER.fullmatch(word) else None)
        told.setdefault("status", word.upper())
    info = classified(told, None)
    return info.replace(code=StreamError.code, category=info.category or "server_error")


def error_of(interaction: Mapping[str, object]) -> ErrorInfo:
    """What a failed interaction says of its failure."""
    errors = interaction.get("errors")
    return stream_error_info(errors[0] if isinstance(errors, list | tuple) and errors else None)


def write_stream_error(error: ErrorInfo) -> dict[str, Any]:
    """The error of an error event."""
    told = write_error(error).body["error"]
    return {"code": word_of(told.get("status", "INTERNAL")).lower(), "message": told["message"]}


def told_error(body: object) -> ErrorInfo | None:
    """The error that a body holds in the form of a framework or a proxy; None where it holds none."""
    told = read_raw(body)
    return None if told is None else classify(told, None)
