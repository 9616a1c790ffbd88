"""Error answers: every shape that servers use, into one `ErrorInfo`, and back.

In: an HTTP status and a body in any form, or the error inside a stream. Out: code, category, whether a retry may help,
the server's own type. The server's sentence is kept as far as it quotes nothing: messages of validation errors repeat
the request, so they are cut where a quotation begins. What a failed tool call said is content; it never gets into a
message, and `invalid_call_from_tool_use_failed` makes an assistant message of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.wirejson import NotJsonError, parse_wire_json

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
_SAFE_DETAILS: Final = ("n_prompt_tokens", "n_ctx", "schema_kind", "schema_code")


class RawError(NamedTuple):
    """An error as the server wrote it."""

    message: str = ""
    type: str = ""
    code: str = ""
    number: int | None = None
    param: str = ""
    generation: str = ""
    details: Mapping[str, Any] | None = None

    @property
    def server_type(self) -> str | None:
        """The most telling of the server's own words."""
        return self.code or self.type or None


def read_error(body: Any) -> RawError | None:
    """The error in a parsed body, whatever its shape; None when there is none."""
    if isinstance(body, (list, tuple)) and body:
        return read_error(body[0])  # Gemini's compatible endpoint
    if not isinstance(body, Mapping):
        return None
    error = body.get("error")
    if isinstance(error, Mapping):
        return _of_object(error)
    if isinstance(error, str):
        return _unpacked(RawError(message=error or "error"))
    if error:
        return RawError(message="error")
    if body.get("choices") is not None:
        return None
    if body.get("object") == "error" or ("message" in body and ("type" in body or "code" in body)):
        return _of_object(body)
    for key in ("detail", "message"):
        if isinstance(body.get(key), str):
            return RawError(message=body[key])
    if isinstance(body.get("detail"), (list, tuple)):
        return _of_issues(body["detail"])  # FastAPI
    return None


def _of_object(error: Mapping[str, Any]) -> RawError:
    code, kind = error.get("code"), error.get("type")
    number = next((value for value in (error.get("status_code"), code, error.get("status")) if _is_status(value)), None)
    known = {name: error[name] for name in _SAFE_DETAILS if isinstance(error.get(name), (str, int))}
    return _unpacked(
        RawError(
            message=_text(error.get("message")),
            type=_text(kind),
            code=_text(code),
            number=number,
            param=_text(error.get("param")),
            generation=_text(error.get("failed_generation")),
            details=known or None,
        )
    )


def _of_issues(issues: Any) -> RawError:
    first = issues[0] if issues and isinstance(issues[0], Mapping) else {}
    place = first.get("loc")
    param = ".".join(str(step) for step in place) if isinstance(place, (list, tuple)) else ""
    return RawError(message=_text(first.get("msg")), type=_text(first.get("type")), param=param)


def _unpacked(error: RawError) -> RawError:
    """Ollama passes its runner's error document on as text, inside its own error."""
    if not error.message.startswith("{"):
        return error
    try:
        inner = read_error(parse_wire_json(error.message))
    except NotJsonError:
        return error
    return error if inner is None else inner


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _is_status(value: Any) -> bool:
    return type(value) is int and 400 <= value <= 599


def error_info(status: int | None, body: bytes | str | Mapping[str, Any] | None) -> ErrorInfo:
    """What an error answer says; never raises and never holds message content."""
    parsed: Any = body
    if isinstance(body, (bytes, bytearray, str)):
        try:
            parsed = parse_wire_json(body) if body else None
        except NotJsonError:
            parsed = None
    raw = read_error(parsed)
    if raw is None:
        return _without_error(status, body, parsed)
    return classify(raw, status)


def classify(raw: RawError, status: int | None) -> ErrorInfo:
    """Code, category and retry advice for an error; an HTTP status of 200 says nothing, the error's own number does."""
    if status is None or status < 400:
        status = raw.number
    code, category, retryable = _kind(raw, status)
    fields: dict[str, Any] = {"code": code, "message": _sentence(raw, status)}
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


def _without_error(status: int | None, body: Any, parsed: Any) -> ErrorInfo:
    """An error status whose body says nothing that we can read."""
    category, retryable = _by_status(status)
    said = f"HTTP {status} with " if status is not None else "an answer of "
    message = said + (describe_body(body) if parsed is None else f"a JSON {_json_kind(parsed)} that holds no error")
    fields: dict[str, Any] = {"code": RESPONSE, "message": message, "category": category or "protocol"}
    if retryable is not None:
        fields["retryable"] = retryable
    if status is not None and 100 <= status <= 599:
        fields["status"] = status
    return ErrorInfo(**fields)


def describe_body(body: Any) -> str:
    """Kind and size of a body that is no JSON; never what it says."""
    if body is None or len(body) == 0:
        return "an empty body"
    data = body if isinstance(body, (bytes, bytearray)) else str(body).encode("utf-8", "replace")
    start = bytes(data[:256]).lstrip().lower()
    kind = "HTML" if start.startswith((b"<!doctype html", b"<html", b"<head", b"<body")) else "text"
    return f"{len(data)} bytes of {kind}"


def _json_kind(value: Any) -> str:
    match value:
        case Mapping():
            return "object"
        case list() | tuple():
            return "array"
        case _:
            return "value"
