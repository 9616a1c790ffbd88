"""Write errors for clients of OpenAI's wires, chat and responses alike: status and body for a variant.

In: an `ErrorInfo`. Out: the status that a server of this variant would give, and its error object. vLLM and llama.cpp
write the status as `code`, LiteLLM does so as text, the published dialects write a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.wire.openai_chat import ErrorBody

from turnwire.codecs.base import WireError
from turnwire.codecs.errors.context_overflow import Client, sentence_for
from turnwire.codecs.errors.statuses import status_of
from turnwire.codecs.values.provider_options import add
from turnwire.codecs.variants import ChatVariant

# The published words for `type` and `code`.
_TYPES: Final[Mapping[str, str]] = {
    "authentication": "authentication_error",
    "permission": "permission_error",
    "rate_limited": "rate_limit_error",
    "overloaded": "server_error",
    "server_error": "server_error",
    "protocol": "server_error",
    "interrupted": "server_error",
}
_CODES: Final[Mapping[str, str]] = {
    "context_overflow": "context_length_exceeded",
    "tool_use_failed": "tool_use_failed",
    "rate_limited": "rate_limit_exceeded",
    "content_filter": "content_filter",
}
# The code context_length_exceeded decides: Codex 0.171.0 (in response.failed alone), opencode 1.18.33, Qwen Code
# 0.15.10, which reads "maximum context length is N tokens … resulted in M tokens" as well.
TOO_LONG: Final = Client(
    r"maximum context length",
    "the prompt exceeds the model's maximum context length",
    "This model's maximum context length is {limit} tokens. However, your messages resulted in {tokens} tokens",
)


def write_error(error: ErrorInfo, variant: ChatVariant) -> WireError:
    """Return the status and body of an error answer."""
    status = status_of(error)
    return WireError(status, {"error": error_object(error, variant, status)})


def error_object(error: ErrorInfo, variant: ChatVariant, status: int | None = None) -> ErrorBody:
    """Return the object under `error`, in an answer or in a stream."""
    status = status_of(error) if status is None else status
    category = error.category or ""
    if not category and status >= 500:
        category = "server_error"  # an unreachable server is not a fault of the request
    kind = variant.error_types.get(category) or _TYPES.get(category, "invalid_request_error")
    wire: ErrorBody = {"message": sentence_for(error, TOO_LONG), "type": kind}
    if variant.error_param:
        wire["param"] = error.parameter
    if variant.error_code != "word":
        wire["code"] = status if variant.error_code == "status" else str(status)
    elif error.code == "ACODE-MDL-006":
        wire["code"] = "model_not_found"
    else:
        wire["code"] = _CODES.get(category)
    return add(wire, {name: value for name, value in (error.details or {}).items() if name not in wire})
