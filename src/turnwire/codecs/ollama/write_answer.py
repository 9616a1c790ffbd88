"""Whole answers (`stream: false`), canonical → wire, as a current server writes them.

In: a `ChatResponse`. Out: the body; recorded extras are written at the level where they were read. Parts that streams
use too (calls, times, counts, the finish word) are also here.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall

from turnwire.codecs.answers.times import moment
from turnwire.codecs.ollama.fields import USAGE
from turnwire.codecs.ollama.names import DIALECT, DONE_REASONS, FINISH_WORDS, OllamaLosses
from turnwire.codecs.ollama.write_messages import encode_content
from turnwire.codecs.values.provider_options import add, merge_own
from turnwire.core.call_order import early_calls
from turnwire.core.finish import finish_reason
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire import ollama as typed

TIMESTAMP: Final = late_pattern(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})"
)
NO_TIME: Final = "1970-01-01T00:00:00Z"
MADE_UP: Final = f"made up: written empty or as {NO_TIME}"
"""Action of the loss for an unknown model or time."""


def write_response(response: ChatResponse, *, request: ChatRequest | None = None) -> Converted[typed.ChatResponse]:
    """Return the body of a whole answer; tool names have the spellings of the client's `request`."""
    losses = OllamaLosses()
    if response.id is not None:
        losses.lose("response_id", "/id")
    created = wire_time(response.created)
    if created is None:
        losses.lose("created", "/created", f"sent as {NO_TIME}")
    missing = [name for name in ("model", "created") if getattr(response, name) is None]
    losses.lose_named("identity", "", missing, MADE_UP)
    message = _encode_message(response, losses, client_names(request))
    has_calls = bool(response.message.tool_calls or response.message.invalid_tool_calls)
    reason = done_reason(response.finish_reason, response.raw_finish_reason, losses, has_calls=has_calls)
    body: typed.ChatResponse = {
        "model": response.model or "",
        "created_at": created or NO_TIME,
        "message": message,
        "done": True,
    }
    if reason is not None:
        body["done_reason"] = reason
    add(body, USAGE.write(response.usage, losses, "/usage"))
    add_missing(body, response.extras)
    return Converted(body, tuple(losses.losses))


def _encode_message(response: ChatResponse, losses: OllamaLosses, names: Mapping[str, str]) -> typed.ResponseMessage:
    message = response.message
    wire: typed.ResponseMessage = {"role": "assistant", "content": ""}
    encode_content(message.content, "/message/content", losses).into(wire)
    if message.tool_calls:
        # function.index counts all calls of the answer, so invalid calls, which a client must not run, leave no gap.
        wire["tool_calls"] = [write_call(call, position, names) for position, call in enumerate(message.tool_calls)]
    for path in early_calls(message, "/message"):
        losses.lose("call_order", path, "sent beside the content")
    for position, _ in enumerate(message.invalid_tool_calls or ()):
        losses.lose("invalid_tool_call", f"/message/invalid_tool_calls/{position}")
    if message.name is not None:
        losses.lose("message_name", "/message/name")
    merge_own(wire, message.provider_options, DIALECT)
    add_missing(wire, message.extras)
    return wire


def write_call(call: ToolCall, position: int, names: Mapping[str, str] = MappingProxyType({})) -> typed.ToolCall:
    """Return a call as a current server sends it."""
    extras = dict(call.extras or {})
    extras.pop("original_id", None)  # used only by Turnwire: the client gets distinct ids
    inner = extras.pop("function", None)
    function: typed.ToolCallFunction = {"index": position, "name": "", "arguments": {}}
    if isinstance(inner, dict):
        add(function, inner)
    function |= {"name": names.get(call.name, call.name), "arguments": dict(call.arguments)}
    wire: typed.ToolCall = {"id": call.id, "function": function}
    merge_own(wire, call.provider_options, DIALECT)
    add_missing(wire, extras)
    return wire


def done_reason(reason: str, raw: str | None, losses: OllamaLosses, *, has_calls: bool) -> str | None:
    """Return the server's own word if it has this meaning, else the word of this dialect."""
    if raw and finish_reason(raw, FINISH_WORDS, has_calls=has_calls) == reason:
        return raw
    word = DONE_REASONS[reason]
    if reason in ("content_filter", "error", "cancelled") or (reason == "tool_calls" and not has_calls):
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}")
    return word


def wire_time(created: int | str | None) -> str | None:
    """Return `created` in RFC 3339; `NO_TIME` if it is unknown, None if it is invalid."""
    if created is None:
        return NO_TIME
    if isinstance(created, str):
        return created if TIMESTAMP.fullmatch(created) else None
    return moment(created)


def add_missing(wire: Mapping[str, object], extras: Mapping[str, object] | None) -> None:
    """Add recorded fields to `wire`; they never replace canonical fields."""
    if extras:
        add(wire, {key: value for key, value in extras.items() if key not in wire})
