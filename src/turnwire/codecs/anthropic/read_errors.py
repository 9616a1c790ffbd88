"""Error responses, wire → canonical, from Anthropic and from other servers of the dialect.

In: an HTTP status and a body in any form, or the error in a stream. Out: code, category, whether a retry may help, and
the server's own type. A parser shared by all dialects reads the forms of other servers (vLLM and llama.cpp answer
`/v1/messages` with OpenAI's errors too); this module adds the words that only Anthropic uses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.answers.bodies import json_or_none
from turnwire.codecs.errors.bodies import RawError, in_known_shape, read_error
from turnwire.codecs.errors.kinds import MODEL, classify, error_info
from turnwire.codecs.values.wire_values import object_of
from turnwire.core.jsontext import without_surrogates

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawErrorBody, RawErrorDetails, RawErrorEnvelope

STATUS_BY_TYPE: Final[Mapping[str, int]] = {
    "invalid_request_error": 400,
    "authentication_error": 401,
    "billing_error": 402,
    "permission_error": 403,
    "not_found_error": 404,
    "conflict_error": 409,
    "request_too_large": 413,
    "rate_limit_error": 429,
    "api_error": 500,
    "internal_error": 500,  # vLLM, in the middle of a stream
    "timeout_error": 504,
    "overloaded_error": 529,
}
_NO_MODEL: Final = re.compile(r"model: \S+")


def decode_error(status: int | None, body: bytes | str | Mapping[str, object] | None) -> ErrorInfo:
    """Return what an error response reports. Never raises, and never contains message content."""
    parsed = json_or_none(body)
    raw = read_error(in_known_shape(parsed))
    return error_info(status, body) if raw is None else describe(raw, parsed, status)


def describe(raw: RawError, body: object, status: int | None) -> ErrorInfo:
    """Return the error, classified by the words of this dialect; `body` is the object that contains it."""
    if status is None or status < 400:
        status = raw.number or STATUS_BY_TYPE.get(raw.type)
        info = classify(raw, status)
        if raw.number is None and info.status is not None:
            info = info.replace(status=None)  # classified by type; no HTTP status was received
    else:
        info = classify(raw, status)
    if raw.type == "not_found_error" and _NO_MODEL.fullmatch(raw.message):
        info = info.replace(code=MODEL)
    details = _details(body)
    return info.replace(details={**(info.details or {}), **details}) if details else info


def _details(body: object) -> dict[str, str]:
    """Return facts for support without content: the request id and the detailed error code."""
    envelope: RawErrorEnvelope = object_of(body)
    error: RawErrorBody = object_of(envelope.get("error"))
    finer: RawErrorDetails = object_of(error.get("details"))
    told = {"request_id": envelope.get("request_id"), "error_code": finer.get("error_code")}
    return {name: without_surrogates(value) for name, value in told.items() if isinstance(value, str)}
