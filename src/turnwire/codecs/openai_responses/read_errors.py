"""Errors in a response or a stream, wire → canonical; HTTP bodies are read as for openai-chat.

In: the `error` of a failed response, or an `error` event. Out: one `ErrorInfo`, classified by words that all servers of
OpenAI's dialects share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.errors.bodies import RawError, read_error
from turnwire.codecs.errors.kinds import classify

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import RawErrorEvent, RawResponse

_SERVER_CODES: Final[Mapping[str, int]] = {"server_error": 500, "vector_store_timeout": 500}


def reported_failure(response: RawResponse) -> ErrorInfo | None:
    """Return the error in a response; None if it has none, even if its status is failed."""
    error = response.get("error")
    raw = read_error({"error": error}) if error else None
    return None if raw is None else classify_error(raw)


def classify_error(raw: RawError) -> ErrorInfo:
    """Return code and category of an error in an answer."""
    if raw.number is None and raw.code in _SERVER_CODES:
        raw = raw._replace(number=_SERVER_CODES[raw.code])
    info = classify(raw, None)
    if info.category is None and raw.code:
        return info.replace(category="invalid_request")  # invalid_prompt, image_too_large …: the input caused it
    return info


def event_error(body: RawErrorEvent) -> RawError:
    """Return the error of an `error` event, with top-level fields or under `error`."""
    if isinstance(body.get("error"), (dict, str)):
        return read_error(body) or RawError()
    flat = {key: value for key, value in body.items() if key != "type"}
    return read_error({"error": flat}) or RawError()
