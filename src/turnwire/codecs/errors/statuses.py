"""Determine the HTTP status of an error: its own, else the one for its category or code."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

STATUS_BY_CATEGORY: Final[Mapping[str, int]] = {
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
    "tool_use_failed": 400,
    "protocol": 502,
    "interrupted": 502,
    "not_local": 403,
}
STATUS_BY_CODE: Final[Mapping[str, int]] = {
    "ACODE-MDL-001": 503,
    "ACODE-MDL-002": 504,
    "ACODE-MDL-005": 404,
    "ACODE-MDL-006": 404,
    "ACODE-MDL-007": 499,
    "ACODE-MDL-009": 400,
    "ACODE-MDL-010": 400,
}


def status_of(error: ErrorInfo, otherwise: Mapping[str, int] = MappingProxyType({})) -> int:
    """Return the HTTP status of an error; `otherwise` has the dialect's own statuses for categories and codes."""
    if error.category == "context_overflow" and error.status != 413:
        return STATUS_BY_CATEGORY[error.category]  # whatever the server said: clients act on this one
    # a 404 of mlx-lm may be any failure of its own
    is_misleading = error.status == 404 and error.category not in ("not_found", None)
    if error.status is not None and error.status >= 400 and not is_misleading:
        return error.status
    if error.category is not None:
        return otherwise.get(error.category, STATUS_BY_CATEGORY[error.category])
    return otherwise.get(error.code, STATUS_BY_CODE.get(error.code, 500))
