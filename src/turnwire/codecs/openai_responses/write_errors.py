"""Error responses for clients: HTTP bodies as for openai-chat, and the error of a failed response."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.errors.context_overflow import sentence_for
from turnwire.codecs.errors.openai import TOO_LONG, write_error as write_openai_error
from turnwire.codecs.variants import OPENAI_CHAT

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import ResponseError

# Codes of `response.error`; the published ones are for errors of the server or the prompt.
_CODES: Final[Mapping[str, str]] = {
    "rate_limited": "rate_limit_exceeded",
    "context_overflow": "context_length_exceeded",
    "invalid_request": "invalid_prompt",
    "content_filter": "invalid_prompt",
}


def write_error(error: ErrorInfo) -> WireError:
    """Return the status and body of an error response."""
    return write_openai_error(error, OPENAI_CHAT)


def response_error(error: ErrorInfo) -> ResponseError:
    """Return the `error` object of a failed response."""
    return {"code": _CODES.get(error.category or "", "server_error"), "message": sentence_for(error, TOO_LONG)}
