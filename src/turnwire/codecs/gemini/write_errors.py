"""Errors for clients: `{"error": {code, message, status, details}}`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.gemini.read_errors import (
    DOMAIN,
    ERROR_INFO,
    RETRY_INFO,
    STATUS_OF_WORD,
    WORD,
    WORD_OF_STATUS,
    matching,
)

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import ErrorDetail, ErrorStatus

_STATUS_OF_CATEGORY: Final[Mapping[str, int]] = MappingProxyType(
    {
        "invalid_request": 400,
        "authentication": 401,
        "permission": 403,
        "not_found": 404,
        "unsupported": 400,
        "rate_limited": 429,
        "overloaded": 503,
        "server_error": 500,
        "content_filter": 400,
        "context_overflow": 400,
        "tool_use_failed": 500,
        "protocol": 502,
        "interrupted": 502,
        "not_local": 403,
    }
)
_STATUS_OF_CODE: Final[Mapping[str, int]] = MappingProxyType(
    {
        "ACODE-MDL-001": 503,
        "ACODE-MDL-002": 504,
        "ACODE-MDL-005": 404,
        "ACODE-MDL-006": 404,
        "ACODE-MDL-007": 499,
        "ACODE-MDL-010": 400,
    }
)


def write_error(error: ErrorInfo) -> WireError:
    """The status and body by which the API reports an error."""
    status = _status(error)
    wire: ErrorStatus = {
        "code": status,
        "message": error.message,
        "status": WORD_OF_STATUS.get(status, "INTERNAL" if status >= 500 else "INVALID_ARGUMENT"),
    }
    if error.server_type is not None and STATUS_OF_WORD.get(error.server_type) == status:
        wire["status"] = error.server_type
    details = list(_details(error))
    if details:
        wire["details"] = details
    return WireError(status, {"error": wire})


def _status(error: ErrorInfo) -> int:
    if error.status is not None and error.status >= 400:
        return error.status
    if error.category is not None:
        return _STATUS_OF_CATEGORY[error.category]
    return _STATUS_OF_CODE.get(error.code, 500)


def _details(error: ErrorInfo) -> Iterator[ErrorDetail]:
    known = error.details or {}
    if matching(WORD, known.get("reason")):
        found: ErrorDetail = {"@type": ERROR_INFO, "reason": known["reason"]}
        if matching(DOMAIN, known.get("domain")):
            found["domain"] = known["domain"]
        yield found
    if error.retry_after_s is not None:
        yield {"@type": RETRY_INFO, "retryDelay": f"{error.retry_after_s:g}s"}
