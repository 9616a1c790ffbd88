"""Whole answers, canonical → wire, for clients.

In: a `ChatResponse` of any origin. Out: the body of a 200: parts and calls as blocks in their order. What came from
this dialect goes back as it was, its extras too; extras of other dialects stay behind, because their fields mean
nothing here. Thoughts of other servers are shown without a signature, as servers do that have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.content import ContentPart, ForeignPart, RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.anthropic.ids import WireIds
from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.anthropic.names import STOP_REASONS, WORD_OF, is_own_word
from turnwire.codecs.anthropic.usage import write_usage
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.anthropic.write_parts import (
    call_block,
    foreign_block,
    is_own_thought,
    raw_arguments,
    thinking_block,
)
from turnwire.codecs.own_options import OUR_NOTES, merge_own
from turnwire.core.call_order import calls_among, ordered_calls
from turnwire.core.finish import CUT
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire.anthropic import ContentBlock, Message, StopReason, ToolUseBlock

THE_ANSWER: Final = frozenset({"type", "role", "content", "delta", "usage"})
"""Fields that carry the answer itself: no extra stands in their place, wherever it came from."""


def write_response(
    response: ChatResponse, variant: AnthropicVariant, *, request: ChatRequest | None = None
) -> Converted[Message]:
    """The body of a whole answer; the calls carry the names that the client's tools have in `request`."""
    losses = AnthropicLosses()
    is_own = is_own_word(response.raw_finish_reason)
    missing = [name for name in ("id", "model") if getattr(response, name) is None]
    if missing:
        losses.lose("identity", "", "written empty", detail=", ".join(missing))
    if response.created is not None:
        losses.lose("created", "/created")
    blocks = _Blocks(variant, losses, client_names(request))
    wire: Message = {
        "id": response.id or "",
        "type": "message",
        "role": "assistant",
        "model": response.model or "",
        "content": blocks.write(response.message, was_cut=response.finish_reason in CUT),
        "stop_reason": stop_reason(response.finish_reason, response.raw_finish_reason, losses, request),
        "stop_sequence": None,
        "usage": write_usage(response.usage, losses, is_own=is_own),
    }
    if response.extras:
        kept = {key: value for key, value in response.extras.items() if is_own and key not in THE_ANSWER}
        cast("dict[str, object]", wire).update(kept)  # whatever this dialect said beside it
        if lost := response.extras.keys() - kept.keys():
            losses.lose("answer_detail", "/extras", detail=", ".join(sorted(lost)))
    return Converted(wire, tuple(losses.losses))


def stop_reason(reason: str, raw: str | None, losses: AnthropicLosses, request: ChatRequest | None) -> StopReason:
    """The wire's word for a canonical reason: the server's own where it means the same, else the published one."""
    if raw is not None and is_own_word(raw) and STOP_REASONS.get(raw, "other") == reason:
        return cast("StopReason", raw)  # known, or one of the future
    if reason == "stop" and request is not None and request.parameters.stop_sequences:
        losses.lose("stop_sequence", "/finish_reason", "sent as end_turn")
    word = WORD_OF.get(reason)
    if word is None:
        # `end_turn` would pass a cut answer for a finished one, and its last call for a whole one.
        word = "max_tokens" if reason in CUT else "end_turn"
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}", detail=reason)
    return word


def shown_thinking(part: ThinkingPart, at: str, losses: AnthropicLosses) -> ContentBlock | None:
    """Thoughts for a client; a signature and hidden thoughts only where they are this dialect's."""
    if not is_own_thought(part):
        if part.redacted_data is not None:
            losses.lose("thinking_foreign", at)
            return None
        if part.signature is not None:
            losses.lose("thinking_foreign", at, "sent without the signature")
            if not part.text:
                return None
    return thinking_block(part, at, losses)


class _Blocks:
    """Writes the blocks of one answer."""

    def __init__(self, variant: AnthropicVariant, losses: AnthropicLosses, names: Mapping[str, str]) -> None:
        self._variant = variant
        self._losses = losses
        self._names = names
        self._ids = WireIds()

    def write(self, message: AssistantMessage, *, was_cut: bool) -> list[ContentBlock]:
        for name in ("name", "provider_options", "extras"):
            if getattr(message, name):
                self._losses.lose("answer_part", f"/message/{name}", detail=name)
        made = list(ordered_calls(message, "/message"))
        calls = [
            (call.part_index, self._call(call, at, is_cut=was_cut and at == made[-1][1]))
            for call, at in made
            if not self._is_rejected(call, at)
        ]
        blocks = (
            (index, block)
            for index, part in enumerate(message.parts)
            if (block := self._part(part, f"/message/content/{index}")) is not None
        )
        return list(calls_among(blocks, calls))

    def _is_rejected(self, call: ToolCall | InvalidToolCall, at: str) -> bool:
        if isinstance(call, InvalidToolCall) and call.reason == "server_rejected":
            self._losses.lose("rejected_call", at)
            return True
        return False

    def _part(self, part: ContentPart, at: str) -> ContentBlock | None:
        wire: ContentBlock | None
        match part:
            case TextPart():
                wire = {"type": "text", "text": part.text} if part.text or part.provider_options else None
            case ThinkingPart():
                wire = shown_thinking(part, at, self._losses)
            case RefusalPart():
                self._losses.lose("refusal", at, "sent as a text")
                return {"type": "text", "text": part.text} if part.text else None
            case ForeignPart():
                return cast("ContentBlock | None", foreign_block(part, at, self._losses))  # as an answer brought it
            case _:
                self._losses.lose("answer_part", at, detail=part.type)
                return None
        return wire if wire is None else merge_own(wire, part.provider_options, self._variant)

    def _call(self, call: ToolCall | InvalidToolCall, at: str, *, is_cut: bool) -> ToolUseBlock:
        if isinstance(call, ToolCall):
            arguments = call.arguments
        else:
            arguments, reason = raw_arguments(call, at, self._losses)
            if reason is None and not is_cut:
                self._losses.lose("invalid_call_mark", at, "sent like any other call")
        if call.extras and not call.extras.keys() <= OUR_NOTES:
            self._losses.lose("answer_part", f"{at}/extras", detail="extras")
        name = call.name or ""
        call_id = self._ids.of_call(call.id)
        if call_id != call.id:
            self._losses.lose("call_id", f"{at}/id", "rewritten")
        return call_block(call, call_id, self._names.get(name, name), arguments, self._variant)
