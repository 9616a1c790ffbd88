"""Errors for clients: the status and body by which a server of this dialect reports them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.anthropic.read_errors import STATUS_BY_TYPE
from turnwire.codecs.base import WireError

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import ErrorBody, ErrorEnvelope

_TYPE_BY_CATEGORY: Final[Mapping[str, str]] = {
    "invalid_request": "invalid_request_error",
    "authentication": "authentication_error",
    "permission": "permission_error",
    "not_found": "not_found_error",
    "unsupported": "invalid_request_error",
    "rate_limited": "rate_limit_error",
    "overloaded": "overloaded_error",
    "server_error": "api_error",
    "content_filter": "invalid_request_error",
    "context_overflow": "invalid_request_error",
    "tool_use_failed": "invalid_request_error",
    "protocol": "api_error",
    "interrupted": "api_error",
    "not_local": "permission_error",
}
_TYPE_BY_CODE: Final[Mapping[str, str]] = {
    "ACODE-MDL-001": "overloaded_error",  # nobody answered: try again, as with an overloaded server
    "ACODE-MDL-002": "timeout_error",
    "ACODE-MDL-005": "not_found_error",
    "ACODE-MDL-006": "not_found_error",
    "ACODE-MDL-009": "invalid_request_error",
    "ACODE-MDL-010": "invalid_request_error",
}
_PUBLISHED: Final = frozenset(STATUS_BY_TYPE) - {"internal_error"}
_TYPE_BY_STATUS: Final[Mapping[int, str]] = {STATUS_BY_TYPE[kind]: kind for kind in _PUBLISHED}


def write_error(error: ErrorInfo) -> WireError:
    """The status and body of an error answer."""
    kind = _type(error)
    return WireError(STATUS_BY_TYPE[kind], error_body(error))


def error_body(error: ErrorInfo) -> ErrorEnvelope:
    """The body of an error answer, which is the data of an `error` event, too."""
    told: ErrorBody = {"type": _type(error), "message": error.message}
    details = error.details or {}
    if "error_code" in details:
        told["details"] = {"error_code": details["error_code"]}
    wire: ErrorEnvelope = {"type": "error", "error": told}
    if "request_id" in details:
        wire["request_id"] = details["request_id"]
    return wire


def _type(error: ErrorInfo) -> str:
    """The published type: the server's own word, else what the status, the category or the code stand for."""
    if error.server_type in _PUBLISHED:
        return error.server_type
    if error.status is not None and error.status in _TYPE_BY_STATUS:
        return _TYPE_BY_STATUS[error.status]
    if error.category is not None:
        return _TYPE_BY_CATEGORY[error.category]
    return _TYPE_BY_CODE.get(error.code, "api_error")
