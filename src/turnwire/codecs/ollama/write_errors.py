"""Errors for clients of the native endpoints: a status, and a text opened so that a client can see its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.ollama.read_errors import MODEL_NOT_FOUND, TOKEN_LIMIT, TOOL_CALL_PARSE, decode_error

_STATUS_BY_CODE: Final[Mapping[str, int]] = {
    "ACODE-MDL-001": 502,
    "ACODE-MDL-002": 504,
    "ACODE-MDL-004": 500,
    "ACODE-MDL-005": 404,
    MODEL_NOT_FOUND: 404,
    "ACODE-MDL-007": 499,
    "ACODE-MDL-008": 500,
    TOOL_CALL_PARSE: 500,
    TOKEN_LIMIT: 400,
}
_STATUS_BY_CATEGORY: Final[Mapping[str, int]] = {
    "invalid_request": 400,
    "authentication": 401,
    "permission": 403,
    "not_local": 403,
    "not_found": 404,
    "unsupported": 400,
    "rate_limited": 429,
    "overloaded": 503,
    "content_filter": 400,
    "context_overflow": 400,
    "protocol": 502,
    "interrupted": 502,
}
# Words by which clients of this dialect, which has no codes, know these errors.
_OPENINGS: Final[Mapping[str, str]] = {
    MODEL_NOT_FOUND: "model '' not found: ",
    TOOL_CALL_PARSE: "error parsing tool call: ",
    TOKEN_LIMIT: "the input length exceeds the context length: ",
}


def encode_error(error: ErrorInfo) -> WireError:
    """The status and body by which a server of this dialect reports the error."""
    status = error.status if error.status is not None and error.status >= 400 else None
    if status is None:
        status = _STATUS_BY_CODE.get(error.code) or _STATUS_BY_CATEGORY.get(error.category or "", 500)
    return WireError(status, {"error": error_text(error)})


def error_text(error: ErrorInfo) -> str:
    """The text of an error, opened with words from which a client can see its kind."""
    opening = _OPENINGS.get(error.code)
    if opening is None or decode_error(None, {"error": error.message}).code == error.code:
        return error.message
    return opening + error.message
