"""Whole answers, canonical → wire, for clients.

In: a `ChatResponse` of any origin. Out: the body of a 200, with parts and calls as blocks in order. Content and extras
of this dialect are written back unchanged; extras of other dialects are left out, because their fields have no meaning
here. Thinking from other servers is written without a signature, as servers without signatures do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import ToolCall
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.anthropic.fields import USAGE
from turnwire.codecs.anthropic.ids import WireIds
from turnwire.codecs.anthropic.names import STOP_REASONS, WORD_OF, AnthropicLosses, is_own_word
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_parts import call_arguments, call_block, write_block
from turnwire.codecs.values.provider_options import OUR_NOTES
from turnwire.core.call_order import calls_among, ordered_calls
from turnwire.core.finish import CUT
from turnwire.core.jsontext import json_object
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire import anthropic as api

THE_ANSWER: Final = frozenset({"type", "role", "content", "delta", "usage"})
"""Fields that carry the answer itself and are never replaced by extras."""


def write_response(
    response: ChatResponse, variant: AnthropicVariant, *, request: ChatRequest | None = None
) -> Converted[api.Message]:
    """Return the body of a whole answer; calls use the tool names of the client's `request`."""
    losses = AnthropicLosses(variant)
    is_own = is_own_word(response.raw_finish_reason)
    missing = [name for name in ("id", "model") if getattr(response, name) is None]
    losses.lose_named("identity", "", missing, "written empty")
    if response.created is not None:
        losses.lose("created", "/created")
    was_cut = response.finish_reason in CUT
    content = _content(response.message, client_names(request), losses, was_cut=was_cut)
    has_calls = any(block.get("type") == "tool_use" for block in content)
    reason, raw = response.finish_reason, response.raw_finish_reason
    wire: api.Message = {
        "id": response.id or "",
        "type": "message",
        "role": "assistant",
        "model": response.model or "",
        "content": content,
        "stop_reason": stop_reason(reason, raw, losses, request, has_calls=has_calls),
        "stop_sequence": None,
        "usage": write_usage(response.usage, losses, is_own=is_own),
    }
    if response.extras:
        kept = {key: value for key, value in response.extras.items() if is_own and key not in THE_ANSWER}
        cast("dict[str, object]", wire).update(kept)  # other fields of this dialect from the same object
        losses.lose_named("answer_detail", "/extras", sorted(response.extras.keys() - kept.keys()))
    return Converted(wire, tuple(losses.losses))


def stop_reason(
    reason: str, raw: str | None, losses: AnthropicLosses, request: ChatRequest | None, *, has_calls: bool
) -> api.StopReason:
    """Return the server's own stop reason if it has the canonical meaning, else the published one."""
    if reason == "tool_calls" and not has_calls:  # a client would repeat the request forever
        losses.lose("finish_reason", "/finish_reason", "sent as end_turn, for there are no calls", detail=reason)
        return "end_turn"
    if raw is not None and is_own_word(raw) and STOP_REASONS.get(raw, "other") == reason:
        return cast("api.StopReason", raw)  # known or new
    if reason == "stop" and request is not None and request.parameters.stop_sequences:
        losses.lose("stop_sequence", "/finish_reason", "sent as end_turn")
    word = WORD_OF.get(reason)
    if word is None:
        # with `end_turn` a cut-off answer, and its last call, would look complete.
        word = "max_tokens" if reason in CUT else "end_turn"
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}", detail=reason)
    return word


def _content(
    message: AssistantMessage, names: Mapping[str, str], losses: AnthropicLosses, *, was_cut: bool
) -> list[api.ContentBlock]:
    """Return the content blocks; a call that must not run is left out.

    A block cannot hold invalid arguments, and `{}` would run. If the answer was cut off, its last call is included, as
    servers of this wire do: the stop reason marks it.
    """
    for name in ("name", "provider_options", "extras"):
        if getattr(message, name):
            losses.lose("answer_part", f"/message/{name}", detail=name)
    ids = WireIds()
    made = list(ordered_calls(message, "/message"))
    calls: list[tuple[int | None, api.ContentBlock]] = []
    for call, at in made:
        arguments: Mapping[str, object] | None
        if isinstance(call, ToolCall):
            arguments = call.arguments
        elif was_cut and at == made[-1][1] and call.reason != "server_rejected":
            arguments, _ = call_arguments(call, at, losses)
        else:  # a client may know a name that no canonical tool can have
            arguments = json_object(call.arguments_text) if call.reason == "bad_name" else None
            if arguments is None:
                losses.lose("rejected_call" if call.reason == "server_rejected" else "invalid_tool_call", at)
                continue
        if call.extras and not call.extras.keys() <= OUR_NOTES:
            losses.lose("answer_part", f"{at}/extras", detail="extras")
        name = call.name or ""
        calls.append((call.part_index, call_block(call, at, ids, names.get(name, name), arguments, losses)))
    written = (
        (index, write_block(part, f"/message/content/{index}", "answer", losses))
        for index, part in enumerate(message.parts)
    )
    blocks = ((index, cast("api.ContentBlock", block)) for index, block in written if block is not None)
    return list(calls_among(blocks, calls))


def write_usage(usage: UsageInfo, losses: AnthropicLosses, *, is_own: bool) -> api.Usage:
    """Return the usage object; `is_own`: the answer came from this dialect, so its own counters are included."""
    wire = USAGE.write(usage, losses, "/usage", usage.extras if is_own else None)
    unknown = [name for name in ("prompt_tokens", "completion_tokens") if getattr(usage, name) is None]
    losses.lose_named("usage_unknown", "/usage", unknown, "sent as 0")
    losses.lose_named("usage_detail", "/usage/extras", sorted(usage.extras or ()) if not is_own else ())
    return cast("api.Usage", {"input_tokens": 0, "output_tokens": 0} | wire)  # all rows are fields of this type
