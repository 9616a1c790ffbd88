"""Error responses for clients: `{"error": {code, message, status, details}}`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.errors.context_overflow import Client, sentence_for
from turnwire.codecs.errors.statuses import status_of
from turnwire.codecs.gemini import read_errors

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import ErrorDetail, ErrorStatus

_STATUSES: Final[Mapping[str, int]] = {"tool_use_failed": 500, "ACODE-MDL-009": 500}
# Gemini CLI 0.61.0 counts before each request and ignores the error; litellm 1.110.2 and opencode 1.18.33 react to it.
_TOO_LONG: Final = Client(
    r"input token count.*exceeds the maximum",
    "The input token count exceeds the maximum number of tokens allowed",
    "The input token count ({tokens}) exceeds the maximum number of tokens allowed ({limit})",
)


def write_error(error: ErrorInfo) -> WireError:
    """Return the status and body by which the API reports an error."""
    status = status_of(error, _STATUSES)
    wire: ErrorStatus = {
        "code": status,
        "message": sentence_for(error, _TOO_LONG),
        "status": read_errors.WORD_OF_STATUS.get(status, "INTERNAL" if status >= 500 else "INVALID_ARGUMENT"),
    }
    if error.server_type is not None and read_errors.STATUS_OF_WORD.get(error.server_type) == status:
        wire["status"] = error.server_type
    details = list(_details(error))
    if details:
        wire["details"] = details
    return WireError(status, {"error": wire})


def _details(error: ErrorInfo) -> Iterator[ErrorDetail]:
    known = error.details or {}
    if read_errors.matching(read_errors.WORD, known.get("reason")):
        found: ErrorDetail = {"@type": read_errors.ERROR_INFO, "reason": known["reason"]}
        if read_errors.matching(read_errors.DOMAIN, known.get("domain")):
            found["domain"] = known["domain"]
        yield found
    if error.retry_after_s is not None:
        yield {"@type": read_errors.RETRY_INFO, "retryDelay": f"{error.retry_after_s:g}s"}
