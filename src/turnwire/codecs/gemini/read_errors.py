"""Reader of error responses: `{"error": {code, message, status, details}}`, also as a list of one.

In: an HTTP status and a body in any form, or the error in a stream. Out: code, category, whether and when a retry may
help, and the server's own word (the reason in `details`, else the status word). The server's message is included as far
as it quotes nothing; from the details, only words without content and keys.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.answers.bodies import json_or_none
from turnwire.codecs.errors.bodies import RawError, in_known_shape, status_in
from turnwire.codecs.errors.kinds import KINDS, MODEL, OVERFLOW, Kind, classify, error_info, said
from turnwire.codecs.values.wire_values import object_of, text_of, word_of
from turnwire.core.jsontext import without_surrogates

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawErrorStatus

ERROR_INFO: Final = "type.googleapis.com/google.rpc.ErrorInfo"
RETRY_INFO: Final = "type.googleapis.com/google.rpc.RetryInfo"
_DURATION: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)s")
WORD: Final = re.compile(r"[A-Z][A-Z0-9_]*")
DOMAIN: Final = re.compile(r"[a-z0-9.-]+")

_KINDS: Final = (
    # An invalid key is 400 INVALID_ARGUMENT.
    Kind("authentication", words=("API_KEY_INVALID", "API_KEY_EXPIRED")),
    *OVERFLOW,
    Kind(
        "not_found",
        code=MODEL,
        text=said(r"\bmodels?/\S+ is not found|publisher model\b.*not found", any_line=True),
        statuses=(404,),
    ),
    Kind(
        "unsupported",
        text=said(r"is not (supported|enabled|available)|not supported|does not support|unsupported"),
        statuses=(400,),
    ),
    Kind("interrupted", statuses=(499,)),
    *KINDS,
)

# google.rpc.Code by HTTP status, and the reverse.
WORD_OF_STATUS: Final[Mapping[int, str]] = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    409: "ABORTED",
    429: "RESOURCE_EXHAUSTED",
    499: "CANCELLED",
    500: "INTERNAL",
    501: "UNIMPLEMENTED",
    503: "UNAVAILABLE",
    504: "DEADLINE_EXCEEDED",
}
STATUS_OF_WORD: Final[Mapping[str, int]] = {
    **{word: status for status, word in WORD_OF_STATUS.items()},
    "FAILED_PRECONDITION": 400,
    "OUT_OF_RANGE": 400,
    "ALREADY_EXISTS": 409,
    "UNKNOWN": 500,
    "DATA_LOSS": 500,
}


def error_object(body: object) -> RawErrorStatus | None:
    """Return the error in a parsed body; None if the body has no error in the form of this dialect."""
    if isinstance(body, (list, tuple)) and body:
        body = body[0]
    error = body.get("error") if isinstance(body, dict) else None
    return error if isinstance(error, dict) else None


def read_error(status: int | None, body: bytes | str | Mapping[str, object] | None) -> ErrorInfo:
    """Return what an error response reports. Never raises, and never contains message content."""
    error = error_object(in_known_shape(json_or_none(body)))
    if error is None:
        return error_info(status, body)
    return classified(error, status)


def classified(error: RawErrorStatus, status: int | None) -> ErrorInfo:
    """Return the error object as an `ErrorInfo`; for HTTP status 200 the error's own number is used."""
    code, message = error.get("code"), error.get("message")
    message = object_of(error).get("msg") if message is None else message  # field name used by a proxy
    word = text_of(error.get("status")) or ""
    reason, domain, delay = _of_details(error.get("details"))
    if status is None or status < 400:
        status = status_in(code) or STATUS_OF_WORD.get(word)
    message = without_surrogates(message) if isinstance(message, str) else ""
    raw = RawError(message=message, type=without_surrogates(word), code=reason, number=status)
    info = classify(raw, status, _KINDS)
    known = {name: value for name, value in (("reason", reason), ("domain", domain)) if value}
    changes: dict[str, object] = {"details": known} if known else {}
    if delay is not None:
        changes["retry_after_s"] = delay
    return info.replace(**changes) if changes else info


def _of_details(details: object) -> tuple[str, str, float | None]:
    """Return (reason, domain, seconds to wait): the first value with the form of a word, a host and a duration."""
    reason, domain, delay = "", "", None
    for entry in details if isinstance(details, (list, tuple)) else ():
        if not isinstance(entry, dict):
            continue
        if entry.get("@type") == ERROR_INFO and not reason:
            reason = matching(WORD, entry.get("reason"))
            domain = matching(DOMAIN, entry.get("domain"))
        elif entry.get("@type") == RETRY_INFO:
            found = _DURATION.fullmatch(word_of(entry.get("retryDelay")))
            delay = float(found[1]) if found else delay
    return reason, domain, delay


def matching(pattern: re.Pattern[str], value: object) -> str:
    return value if isinstance(value, str) and pattern.fullmatch(value) else ""
