"""Read errors of single servers: failures with a status that means something else, and Groq's `tool_use_failed`.

A server with one status for all its failures (`ChatVariant.failure_status`) is read by the error's text first.

`tool_use_failed`: move the model's text from the error into an assistant message. In: the body of a 400, or the error
inside a stream; `failed_generation` holds what the model wrote: JSON with name and arguments, a list of those,
`<function=name>{…}` markup, or plain text. Out: an assistant message with calls that the server refused, or with the
text; None when there is nothing. The calls are never run; the model can be informed why. Source: recordings groq-
sdk/chat-error-400-tool-use-failed.json, chat-stream-tool-use-failed.json.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.message import AssistantMessage

from turnwire.codecs.answers.bodies import json_or_none
from turnwire.codecs.errors.bodies import read_error
from turnwire.codecs.errors.kinds import KINDS, Kind, error_info, said
from turnwire.codecs.values.wire_values import word_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.codecs.variants import ChatVariant
from turnwire.core.ids import mint_tool_call_id

_MARKUP: Final = late_pattern(r"<function=([^>{\s]+)\s*>?\s*(.*?)\s*(?:</function>|$)", re.DOTALL)
_DETAIL: Final = "the server refused the call; its error message says why"


def decode_error(
    status: int | None, body: bytes | str | Mapping[str, object] | None, *, variant: ChatVariant
) -> ErrorInfo:
    """Return the error in an error answer of a server of this variant; never raises and never contains content."""
    if status is None or status != variant.failure_status:
        return error_info(status, body)
    failures = (
        Kind("unsupported", text=said("content type is supported"), statuses=(status,)),
        Kind("server_error", None, statuses=(status,)),
    )
    return error_info(status, body, (*KINDS, *failures))


def invalid_call_from_tool_use_failed(body: object) -> AssistantMessage | None:
    """Return the assistant message in the body of a `tool_use_failed` error; None for other errors or no text."""
    error = read_error(json_or_none(body))
    if error is None or "tool_use_failed" not in (error.code, error.type) or not error.generation:
        return None
    calls = rejected_calls(error.generation)
    if not calls:
        return AssistantMessage(content=error.generation)
    return AssistantMessage.from_dict({"role": "assistant", "invalid_tool_calls": calls})


def rejected_calls(generation: str) -> list[dict[str, Any]]:
    """Return the calls in the model's text, in canonical form; empty if it is plain text."""
    found = _of_json(generation)
    if not found:
        found = [(name, arguments) for name, arguments in _MARKUP.findall(generation)]
    calls = []
    for position, (name, arguments) in enumerate(found):
        call = {
            "id": mint_tool_call_id("tool_use_failed", position, name, arguments),
            "id_origin": "minted",
            "arguments_text": arguments,
            "reason": "server_rejected",
            "position": position,
            "detail": _DETAIL,
        }
        if name:
            call["name"] = name
        calls.append(call)
    return calls


def _of_json(generation: str) -> list[tuple[str, str]]:
    try:
        value = parse_wire_json(generation.strip())
    except NotJsonError:
        return []
    entries = value if isinstance(value, list) else [value]
    if not entries or not all(isinstance(entry, dict) and "name" in entry for entry in entries):
        return []
    return [
        (word_of(entry["name"] or ""), _arguments_text(entry.get("arguments", entry.get("parameters"))))
        for entry in entries
    ]


def _arguments_text(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
