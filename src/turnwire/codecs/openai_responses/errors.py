"""Errors, both ways: HTTP bodies as on the chat wire, and the errors that a response or a stream holds.

In: an error body, the `error` of a failed response, an `error` event. Out: one `ErrorInfo`, classified by the words
that all servers of OpenAI's wires share. Written: `{"error": {…}}` with the status, the error of a failed response, or
an `error` event.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.error_bodies import RawError, read_error
from turnwire.codecs.error_kinds import classify
from turnwire.codecs.openai_errors import error_object, write_error as write_openai_error
from turnwire.codecs.variants import OPENAI_CHAT

# Codes of `response.error`; the published ones name the server's fault or the prompt's.
_CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rate_limited": "rate_limit_exceeded",
        "context_overflow": "context_length_exceeded",
        "invalid_request": "invalid_prompt",
        "content_filter": "invalid_prompt",
    }
)
_SERVER_CODES: Final[Mapping[str, int]] = MappingProxyType({"server_error": 500, "vector_store_timeout": 500})


def failure_of(response: Mapping[str, object]) -> ErrorInfo | None:
    """The error of a response that failed; None where it holds none."""
    error = response.get("error")
    if response.get("status") != "failed" and not error:
        return None
    raw = read_error({"error": error}) if error else None
    return classify_error(raw or RawError(message="the response failed", type="server_error"))


def classify_error(raw: RawError) -> ErrorInfo:
    """Code and category of an error that came inside an answer."""
    if raw.number is None and raw.code in _SERVER_CODES:
        raw = raw._replace(number=_SERVER_CODES[raw.code])
    info = classify(raw, None)
    if info.category is None and raw.code:
        return info.replace(category="invalid_request")  # invalid_prompt, image_too_large …: the input's fault
    return info


def event_error(body: Mapping[str, object]) -> RawError:
    """The error that an `error` event reports, flat or under `error`."""
    if isinstance(body.get("error"), (Mapping, str)):
        return read_error(body) or RawError()
    flat = {key: value for key, value in body.items() if key != "type"}
    return read_error({"error": flat}) or RawError()


def write_error(error: ErrorInfo) -> WireError:
    """The status and body of an error answer."""
    return write_openai_error(error, OPENAI_CHAT)


def response_error(error: ErrorInfo) -> dict[str, Any]:
    """What stands under `error` in a response that failed."""
    return {"code": _CODES.get(error.category or "", "server_error"), "message": error.message}


def error_event(error: ErrorInfo, sequence_number: int) -> dict[str, Any]:
    """An `error` event, for a stream that has not begun."""
    wire = error_object(error, OPENAI_CHAT)
    return {
        "type": "error",
        "code": wire.get("code") or wire["type"],
        "message": error.message,
        "param": error.parameter,
        "sequence_number": sequence_number,
    }
