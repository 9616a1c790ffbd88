"""Error responses for clients: status and body in the form of this dialect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.anthropic.read_errors import STATUS_BY_TYPE
from turnwire.codecs.base import WireError
from turnwire.codecs.errors.context_overflow import Client, sentence_for
from turnwire.codecs.errors.statuses import status_of

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import ErrorBody, ErrorEnvelope

_PUBLISHED: Final = frozenset(STATUS_BY_TYPE) - {"internal_error"}
_TYPE_BY_STATUS: Final[Mapping[int, str]] = {STATUS_BY_TYPE[kind]: kind for kind in _PUBLISHED}
# Also for unreachable servers: the client retries, as for an overloaded server.
_STATUSES: Final = dict.fromkeys(("overloaded", "ACODE-MDL-001"), STATUS_BY_TYPE["overloaded_error"])
# Claude Code 2.1.197: "prompt is too long" in a message of any status, and "N tokens > M" behind it; of the second
# sentence it lowers max_tokens. A 413 shows "request too large" and compacts nothing by itself.
_TOO_LONG: Final = Client(
    r"prompt is too long|input length and `max_tokens` exceed context limit",
    "prompt is too long",
    "prompt is too long: {tokens} tokens > {limit} maximum",
)


def write_error(error: ErrorInfo) -> WireError:
    """Return the status and body of an error response."""
    kind = _type(error)
    return WireError(STATUS_BY_TYPE[kind], error_body(error))


def error_body(error: ErrorInfo) -> ErrorEnvelope:
    """Return the body of an error response, which is also the data of an `error` event."""
    told: ErrorBody = {"type": _type(error), "message": sentence_for(error, _TOO_LONG)}
    details = error.details or {}
    if "error_code" in details:
        told["details"] = {"error_code": details["error_code"]}
    wire: ErrorEnvelope = {"type": "error", "error": told}
    if "request_id" in details:
        wire["request_id"] = details["request_id"]
    return wire


def _type(error: ErrorInfo) -> str:
    """Return the published type: the server's own word, else one chosen by status, category or code."""
    if error.server_type in _PUBLISHED:
        return error.server_type
    known = error if error.status in _TYPE_BY_STATUS else error.replace(status=None)
    return _TYPE_BY_STATUS.get(status_of(known, _STATUSES), "api_error")
