"""What an error means: code, category and retry advice, and a sentence that quotes nothing.

In: a `RawError` and the HTTP status, or a whole error answer in any form. Out: one `ErrorInfo`. The words are those
that OpenAI and the servers of its wires use, on every path that they answer; a dialect with words of its own adds them
to what comes out. The server's sentence is kept as far as it quotes nothing: messages of validation errors repeat the
request, so they are cut where a quotation begins.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.bodies import describe_body, json_or_none
from turnwire.codecs.error_bodies import RawError, in_known_shape, read_error

RESPONSE, MODEL, TOOL_PARSE, TOO_LONG = "ACODE-MDL-003", "ACODE-MDL-006", "ACODE-MDL-009", "ACODE-MDL-010"

_LONGEST: Final = 300

# Where a server's sentence begins to quote what it was given: pydantic (vLLM), llama.cpp, Ollama's runner, harmony.
_QUOTATION: Final = re.compile(
    r"""['"]input['"]:|input_value=|raw=|;\ tools\ =|;\ last\ read:|:\ \{|,\ got\ [{\[]|at\ pos\ \d+:|Some\("|\{"
    |'[^']{65,}'|"[^"]{65,}"|`[^`]{65,}`""",
    re.VERBOSE,
)

_OVERFLOW_TYPES: Final = frozenset({"exceed_context_size_error", "context_length_exceeded"})
_OVERFLOW: Final = re.compile(
    r"maximum context length|exceeds? the (available )?(model'?s )?context"
    r"|context (size|length|window) (has been )?exceeded"
    r"|longer than the (maximum model length|context length)|exceed_context_size|prompt is too long"
    r"|reduce the length of the (input|messages|prompt)",
    re.IGNORECASE,
)
_TOOL_TEXTS: Final = re.compile(r"error parsing tool call|model produced output that does not match", re.IGNORECASE)
_NO_MODEL: Final = re.compile(r"\bmodel\b.*(not found|does not exist|not exist)", re.IGNORECASE | re.DOTALL)
_UNSUPPORTED: Final = re.compile(
    r"does not support|is not supported|not supported (with|by)|is not a multimodal model|not a multimodal"
    r"|requires --|unsupported content",
    re.IGNORECASE,
)
# llama.cpp answers many mistakes of the client with 500.
_CLIENT_FAULT: Final = re.compile(
    r"^Failed to parse (messages|tools|tool call arguments)|^Cannot use |^Missing |^Expected |^Invalid |must contain",
)


def error_info(status: int | None, body: bytes | str | Mapping[str, object] | None) -> ErrorInfo:
    """What an error answer says; never raises and never holds message content."""
    parsed = json_or_none(body)
    raw = read_error(in_known_shape(parsed))
    if raw is None:
        return _without_error(status, body, parsed)
    return classify(raw, status)


def classify(raw: RawError, status: int | None) -> ErrorInfo:
    """Code, category and retry advice for an error; an HTTP status of 200 says nothing, the error's own number does."""
    if status is None or status < 400:
        status = raw.number
    code, category, retryable = _kind(raw, status)
    fields: dict[str, object] = {"code": code, "message": _sentence(raw, status)}
    if category is not None:
        fields["category"] = category
    if retryable is not None:
        fields["retryable"] = retryable
    if status is not None and 100 <= status <= 599:
        fields["status"] = status
    if raw.server_type is not None:
        fields["server_type"] = raw.server_type
    if raw.param:
        fields["parameter"] = raw.param
    if raw.details:
        fields["details"] = raw.details
    return ErrorInfo(**fields)


def _kind(raw: RawError, status: int | None) -> tuple[str, str | None, bool | None]:
    words = {raw.type, raw.code}
    if words & _OVERFLOW_TYPES or _OVERFLOW.search(raw.message):
        return TOO_LONG, "context_overflow", False
    if "tool_use_failed" in words or _TOOL_TEXTS.search(raw.message):
        return TOOL_PARSE, "tool_use_failed", True  # another sample may be a good call
    if "model_not_found" in words or (status == 404 and _NO_MODEL.search(raw.message)):
        return MODEL, "not_found", False
    if words & {"content_filter", "content_policy_violation"}:
        return RESPONSE, "content_filter", False
    if "insufficient_quota" in words:
        return RESPONSE, "rate_limited", False
    if status is None:
        status = _status_by_type(raw)
    if _UNSUPPORTED.search(raw.message) and status in (400, 500, None):
        return RESPONSE, "unsupported", False
    if status == 500 and _CLIENT_FAULT.search(raw.message):
        return RESPONSE, "invalid_request", False
    return RESPONSE, *_by_status(status)


def _by_status(status: int | None) -> tuple[str | None, bool | None]:
    match status:
        case None:
            return None, None
        case 401:
            return "authentication", False
        case 403:
            return "permission", False
        case 404:
            return "not_found", False
        case 408 | 409:
            return "server_error", True
        case 429:
            return "rate_limited", True
        case 498 | 503 | 529:  # 498: Groq's flex tier has no capacity
            return "overloaded", True
        case 501:
            return "unsupported", False
        case _ if status >= 500:
            return "server_error", True
        case _ if status >= 400:
            return "invalid_request", False
        case _:
            return "protocol", None


_TYPE_WORDS: Final = (
    ("authentication", 401),
    ("unauthorized", 401),
    ("permission", 403),
    ("notfound", 404),
    ("not_found", 404),
    ("rate_limit", 429),
    ("overloaded", 503),
    ("unavailable", 503),
    ("invalid_request", 400),
    ("badrequest", 400),
    ("bad request", 400),
    ("server_error", 500),
    ("internalservererror", 500),
    ("api_error", 500),
)


def _status_by_type(raw: RawError) -> int | None:
    """The status that the error's own words stand for, where no number came."""
    for word in (raw.code.lower(), raw.type.lower()):
        for part, status in _TYPE_WORDS:
            if part in word:
                return status
    return None


def _sentence(raw: RawError, status: int | None) -> str:
    """The server's sentence as far as it quotes nothing."""
    text = raw.message
    found = _QUOTATION.search(text)
    if found is not None:
        text = text[: found.start()].rstrip(" \n,;:{[(") + " …"
    if len(text) > _LONGEST:
        text = text[:_LONGEST] + "…"
    text = " ".join(text.split())
    if text and text != "…":
        return text
    kind = raw.server_type or (f"HTTP {status}" if status is not None else "an error")
    return f"the server answered with {kind}"


def _without_error(status: int | None, body: object, parsed: object) -> ErrorInfo:
    """An error status whose body says nothing that we can read."""
    category, retryable = _by_status(status)
    said = f"HTTP {status} with " if status is not None else "an answer of "
    message = said + (describe_body(body) if parsed is None else f"a JSON {_json_kind(parsed)} that holds no error")
    fields: dict[str, object] = {"code": RESPONSE, "message": message, "category": category or "protocol"}
    if retryable is not None:
        fields["retryable"] = retryable
    if status is not None and 100 <= status <= 599:
        fields["status"] = status
    return ErrorInfo(**fields)


def _json_kind(value: object) -> str:
    match value:
        case Mapping():
            return "object"
        case list() | tuple():
            return "array"
        case _:
            return "value"
