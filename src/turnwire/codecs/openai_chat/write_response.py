"""Whole answers, canonical → wire, for clients.

In: a `ChatResponse` of any origin. Out: the body of a 200. Extras go back to the level they came from, so an answer of
this dialect is written as it was read. The finish word says what the answer means: calls with a raw `stop` are written
as `tool_calls`, for clients decide by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from turnwire_schema.v1.content import ForeignPart, RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.tables import DIALECT, WORD_OF, own_meaning
from turnwire.codecs.openai_chat.usage import write_usage
from turnwire.codecs.openai_chat.write_messages import reason_of
from turnwire.codecs.own_options import has_own, merge_own
from turnwire.codecs.times import epoch_seconds
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import items_of, object_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.call_order import early_calls, ordered_calls
from turnwire.core.finish import CUT
from turnwire.core.losses import Converted

_NESTED: Final = frozenset({"choice", "choices", "message"})
_OUR_CALL_EXTRAS: Final = frozenset({"original_id", "function"})


def write_response(
    response: ChatResponse,
    variant: ChatVariant,
    *,
    names: Mapping[str, str] = MappingProxyType({}),
) -> Converted[dict[str, Any]]:
    """The body of a whole answer; `names` are the client's own spellings of its tools."""
    losses = ChatLosses()
    extras = response.extras or {}
    wire: dict[str, Any] = {
        "id": response.id if response.id is not None else "",
        "object": "chat.completion",
        "created": epoch_seconds(response.created, losses),
        "model": response.model if response.model is not None else "",
    }
    missing = [name for name in ("id", "created", "model") if getattr(response, name) is None]
    if missing:
        losses.lose("identity", "", "written empty or as 0", detail=", ".join(missing))
    choice: dict[str, Any] = {
        "index": 0,
        "message": _write_message(response.message, variant, losses, names, was_cut=response.finish_reason in CUT),
        "finish_reason": finish_word(
            response.finish_reason,
            response.raw_finish_reason,
            variant,
            losses,
            has_refusal=any(part.type == "refusal" for part in response.message.parts),
        ),
    }
    choice |= _beside(object_of(extras.get("choice")), "message", "delta")
    wire["choices"] = [choice, *(items_of(extras.get("choices")))]
    usage = write_usage(response.usage, losses, has_timings="timings" in extras)
    if usage is not None:
        wire["usage"] = usage
    wire |= _beside({key: value for key, value in extras.items() if key not in _NESTED}, "object")
    return Converted(wire, tuple(losses.losses))


def finish_word(reason: str, raw: str | None, variant: ChatVariant, losses: ChatLosses, *, has_refusal: bool) -> str:
    """The wire's word for a canonical reason: the server's own where it means the same, else the published one."""
    meaning = own_meaning(raw, variant) if raw else None
    is_refusal = reason == "content_filter" and meaning == "stop" and has_refusal  # it ends with stop on this wire
    if raw is not None and (meaning == reason or is_refusal):
        return raw
    word = WORD_OF.get(reason) or variant.words_for.get(reason)
    if word is None:
        # `stop` would pass a cut answer for a finished one, and its last call for a whole one.
        word = "length" if reason in CUT else "stop"
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}", detail=reason)
    elif (read := own_meaning(word, variant)) not in (None, reason):
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}, which reads as {read}", detail=reason)
    return word


def answer_field(origin: Any, variant: ChatVariant) -> str:
    """The field for thoughts in an answer: the one they came in, else the variant's."""
    if origin is not None and origin.dialect == DIALECT and origin.field in ("reasoning", "reasoning_content"):
        return str(origin.field)
    return variant.answer_thinking_field


def _write_message(
    message: AssistantMessage, variant: ChatVariant, losses: ChatLosses, names: Mapping[str, str], *, was_cut: bool
) -> dict[str, Any]:
    wire: dict[str, Any] = {"role": "assistant"}
    extras = message.extras or {}
    custom: list[dict[str, Any]] = []
    content = message.content
    if content is None or isinstance(content, str):
        wire["content"] = content
    else:
        _write_parts(content, wire, custom, variant, losses)
    made = [(call, at) for call, at in ordered_calls(message, "/message") if not _is_rejected(call, at, losses)]
    calls = [write_call(call, variant, names) for call, _ in made]
    for call, at in made:
        # The last call of an answer that was cut is taken for a cut one, whatever it looks like.
        if isinstance(call, InvalidToolCall) and not (was_cut and at == made[-1][1]):
            _check_mark(call, at, losses)
    for path in early_calls(message, "/message"):
        losses.lose("call_order", path, "sent after the content")
    if calls or custom:
        wire["tool_calls"] = [*calls, *custom]
    for name in ("name", "provider_options"):
        if getattr(message, name) is not None:
            losses.lose("answer_part", f"/message/{name}", detail=name)
    return wire | _beside(extras, "role", "content", "tool_calls")


def _beside(extras: Mapping[str, object], *said: str) -> dict[str, Any]:
    """Extras without the names of what carries the answer itself: what stands there was read, and is written."""
    return {key: value for key, value in extras.items() if key not in said}


def _is_rejected(call: ToolCall | InvalidToolCall, at: str, losses: ChatLosses) -> bool:
    if isinstance(call, InvalidToolCall) and call.reason == "server_rejected":
        losses.lose("rejected_call", at)
        return True
    return False


def _check_mark(call: InvalidToolCall, at: str, losses: ChatLosses) -> None:
    if reason_of(call.arguments_text, call.name) is None:
        losses.lose("invalid_call_mark", at, "sent like any other call")


def write_call(call: ToolCall | InvalidToolCall, variant: ChatVariant, names: Mapping[str, str]) -> dict[str, Any]:
    """A call for a client; an invalid one with the text that the model wrote."""
    if isinstance(call, ToolCall):
        arguments = dump_wire_json(call.arguments).decode()
    else:
        arguments = call.arguments_text
    extras = call.extras or {}
    function = {
        "name": names.get(call.name or "", call.name or ""),
        "arguments": arguments,
        **object_of(extras.get("function")),
    }
    rest = {key: value for key, value in extras.items() if key not in _OUR_CALL_EXTRAS}
    wire = {"id": call.id, "type": "function", "function": function, **rest}
    if call.provider_options:
        merge_own(wire, call.provider_options, variant)
    return wire


def _check_thought(part: ThinkingPart, index: int, losses: ChatLosses) -> None:
    at = f"/message/content/{index}"
    if part.signature is not None or part.redacted_data is not None:
        losses.lose("thinking_foreign", at)
    if part.text is not None and index != 0:
        losses.lose("thinking_order", at, "joined before everything else")


def _write_parts(
    content: Sequence[Any],
    wire: dict[str, Any],
    custom: list[dict[str, Any]],
    variant: ChatVariant,
    losses: ChatLosses,
) -> None:
    texts: list[str] = []
    thoughts: list[str] = []
    refusals: list[str] = []
    listed: list[dict[str, Any]] = []
    is_listed = False  # parts of this dialect's own, or with fields of their own: the answer was a list
    field: str | None = None
    for index, part in enumerate(content):
        at = f"/message/content/{index}"
        if isinstance(part, ThinkingPart | RefusalPart) and has_own(part.provider_options, variant):
            losses.lose("part_options", f"{at}/provider_options")
        match part:
            case TextPart():
                texts.append(part.text)
                listed.append({"type": "text", "text": part.text})
                is_listed = is_listed or has_own(part.provider_options, variant)
                merge_own(listed[-1], part.provider_options, variant)
            case ThinkingPart():
                _check_thought(part, index, losses)
                if part.text is not None:
                    field = field or answer_field(part.origin, variant)
                    thoughts.append(part.text)
            case RefusalPart():
                refusals.append(part.text)
            case ForeignPart() if part.dialect == DIALECT and isinstance(part.data.get("custom"), Mapping):
                custom.append(dict(part.data))
            case ForeignPart() if part.dialect == DIALECT:
                listed.append(dict(part.data))
                is_listed = True
            case _:
                losses.lose("answer_part", at, detail=part.type)
    if field is not None:
        wire[field] = "".join(thoughts)
    if is_listed:
        wire["content"] = listed
    else:
        if len(texts) > 1:
            losses.lose("texts_joined", "/message/content", "joined")
        wire["content"] = "".join(texts) if texts else None
    if refusals:
        wire["refusal"] = "".join(refusals)
