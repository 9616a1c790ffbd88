"""Error responses for clients of the native endpoints: a status, and a text whose first words show its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.errors.context_overflow import Client, sentence_for
from turnwire.codecs.errors.kinds import MODEL, TOO_LONG, TOOL_PARSE
from turnwire.codecs.errors.statuses import STATUS_BY_CODE, status_of
from turnwire.codecs.ollama.read_errors import decode_error

# A code is more specific than the category; for these codes the server's own errors have another status than elsewhere.
_STATUSES: Final = {
    **STATUS_BY_CODE,
    "ACODE-MDL-001": 502,
    **dict.fromkeys(("ACODE-MDL-004", "ACODE-MDL-008", TOOL_PARSE), 500),
}
# Words by which clients recognize these errors, because the dialect has no codes.
_OPENINGS: Final[Mapping[str, str]] = {
    MODEL: "model '' not found: ",
    TOOL_PARSE: "error parsing tool call: ",
}
# opencode 1.18.33: "input length … exceeds … context length"
_TOO_LONG: Final = Client(
    r"input length exceeds the (maximum )?context length",
    "the input length exceeds the context length",
    "the input length exceeds the context length ({tokens} tokens, {limit} fit)",
)


def write_error(error: ErrorInfo) -> WireError:
    """Return the status and body by which a server of this dialect reports the error."""
    status = error.status if error.status is not None and error.status >= 400 else None
    if status is None or error.category == "context_overflow":
        by_code = None if error.category == "overloaded" else _STATUSES.get(error.code)
        status = by_code or status_of(error, {"tool_use_failed": 500})
    return WireError(status, {"error": error_text(error)})


def error_text(error: ErrorInfo) -> str:
    """Return the text of an error; its first words show the kind of error to a client."""
    if error.code == TOO_LONG:
        return sentence_for(error.replace(category="context_overflow"), _TOO_LONG)
    opening = _OPENINGS.get(error.code)
    if opening is None or decode_error(None, {"error": error.message}).code == error.code:
        return error.message
    return opening + error.message
