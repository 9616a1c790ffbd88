"""Write whole answers for clients, canonical → wire.

In: a `ChatResponse` of any origin. Out: the body of a 200. Extras go back to the level they came from, so an answer of
this dialect is written as it was read. The finish word matches the content: calls with a raw `stop` are written as
`tool_calls`, because clients decide by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Final, TypeAlias, TypeVar, cast

from turnwire_schema.v1.content import ContentPart, ForeignPart, Origin, RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall as ValidCall
from turnwire_schema.wire import openai_chat as typed

from turnwire.codecs.answers.times import epoch_seconds
from turnwire.codecs.openai_chat.fields import write_usage
from turnwire.codecs.openai_chat.names import DIALECT, THINKING_FIELDS, WORD_OF, ChatLosses, ThinkingField, own_meaning
from turnwire.codecs.openai_chat.write_messages import is_custom_call, reason_of, text_tools
from turnwire.codecs.openai_chat.write_parts import own_part
from turnwire.codecs.requests.text_inputs import text_in
from turnwire.codecs.values.provider_options import add, has_own, merge_own
from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.codecs.variants import ChatVariant
from turnwire.core.call_order import early_calls, ordered_calls
from turnwire.core.finish import CUT
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

W = TypeVar("W", bound=Mapping[str, object])
Call: TypeAlias = ValidCall | InvalidToolCall

NESTED: Final = frozenset({"choice", "choices", "message"})
"""Extras of an answer that go back to their places."""
OUR_CALL_EXTRAS: Final = frozenset({"original_id", "function", "custom"})
"""Extras of a call that are not fields of it."""
_BODY: Final = NESTED | {"object"}
_CHOICE: Final = frozenset({"message", "delta"})
_MESSAGE: Final = frozenset({"role", "content", "tool_calls"})


def write_response(
    response: ChatResponse, variant: ChatVariant, *, request: ChatRequest | None = None
) -> Converted[typed.ChatCompletion]:
    """Return the body of a whole answer; its calls have the names of the client's tools in `request`."""
    losses, names = ChatLosses(variant), client_names(request)
    custom = text_tools(None if request is None else request.tools)
    extras = response.extras or {}
    missing = [name for name in ("id", "created", "model") if getattr(response, name) is None]
    created = epoch_seconds(response.created, losses)
    losses.lose_named("identity", "", missing, "written empty or as 0")
    message = _write_message(response.message, losses, names, custom, was_cut=response.finish_reason in CUT)
    choice: typed.Choice = {
        "index": 0,
        "message": message,
        "finish_reason": finish_word(
            response.finish_reason,
            response.raw_finish_reason,
            losses,
            has_calls="tool_calls" in message,
            has_refusal=response.finish_reason == "content_filter"  # else it changes nothing
            and any(part.type == "refusal" for part in response.message.parts),
        ),
    }
    wire: typed.ChatCompletion = {
        "id": response.id or "",
        "object": "chat.completion",
        "created": created,
        "model": response.model or "",
        "choices": [beside(choice, object_of(extras.get("choice")), _CHOICE), *items_of(extras.get("choices"))],
    }
    usage = write_usage(response.usage, losses, has_timings="timings" in extras)
    if usage is not None:
        wire["usage"] = usage
    return Converted(beside(wire, extras, _BODY), tuple(losses.losses))


def finish_word(
    reason: str, raw: str | None, losses: ChatLosses, *, has_calls: bool, has_refusal: bool
) -> typed.FinishReason:
    """Return the wire's word for a canonical reason: the server's own if it means the same, else the published one."""
    variant = losses.variant
    if reason == "tool_calls" and not has_calls:  # a client would ask again without end
        losses.lose("finish_reason", "/finish_reason", "sent as stop, for there are no calls", detail=reason)
        return "stop"
    meaning = own_meaning(raw, variant) if raw else None
    is_refusal = reason == "content_filter" and meaning == "stop" and has_refusal  # it ends with stop on this wire
    if raw is not None and (meaning == reason or is_refusal):
        return cast("typed.FinishReason", raw)  # it has a meaning, so it is one of the words
    word = WORD_OF.get(reason) or variant.words_for.get(reason)
    if word is None:
        # `stop` would pass a cut answer for a finished one, and its last call for a whole one.
        word = "length" if reason in CUT else "stop"
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}", detail=reason)
    elif (read := own_meaning(word, variant)) not in (None, reason):
        losses.lose("finish_reason", "/finish_reason", f"sent as {word}, which reads as {read}", detail=reason)
    return word


def answer_field(origin: Origin | None, variant: ChatVariant) -> ThinkingField:
    """Return the field for thoughts in an answer: the one they came in, else the variant's."""
    came = origin.field if origin is not None and origin.dialect == DIALECT else None
    return next((field for field in THINKING_FIELDS if field == came), variant.answer_thinking_field)


def _write_message(
    message: AssistantMessage, losses: ChatLosses, names: Mapping[str, str], custom: Set[str], *, was_cut: bool
) -> typed.ResponseMessage:
    wire: typed.ResponseMessage = {"role": "assistant"}
    content = message.content
    if content is None or isinstance(content, str):
        wire["content"] = content
    else:
        _write_parts(content, wire, losses)
    made = list(ordered_calls(message, "/message"))
    calls = []
    for position, (call, at) in enumerate(made):
        # The last call of an answer that was cut is taken for a cut one, whatever it looks like.
        is_cut = was_cut and position == len(made) - 1
        if not isinstance(call, InvalidToolCall):
            calls.append(write_call(call, losses.variant, names, custom))
        elif call.reason == "server_rejected":
            losses.lose("rejected_call", at)
        elif is_cut or reason_of(call.arguments_text, call.name) is not None:
            calls.append(write_call(call, losses.variant, names, custom))
        else:  # a client would run it
            losses.lose("invalid_tool_call", at)
    for path in early_calls(message, "/message"):
        losses.lose("call_order", path, "sent after the content")
    if calls:
        wire["tool_calls"] = calls
    for name in ("name", "provider_options"):
        if getattr(message, name) is not None:
            losses.lose("answer_part", f"/message/{name}", detail=name)
    return beside(wire, message.extras or {}, _MESSAGE)


def beside(wire: W, extras: Mapping[str, object], said: Set[str] = frozenset()) -> W:
    """Return `wire` (changed in place) with extras added, except under names that it has itself."""
    return add(wire, {key: value for key, value in extras.items() if key not in said})


def write_call(
    call: Call, variant: ChatVariant, names: Mapping[str, str], text_tools: Set[str] = frozenset()
) -> typed.MessageToolCall:
    """Return a call for a client; an invalid one has the text that the model wrote."""
    if not isinstance(call, InvalidToolCall):
        arguments = dump_wire_json(call.arguments).decode()
    else:
        arguments = call.arguments_text
    extras = call.extras or {}
    name = names.get(call.name or "", call.name or "")
    wire: typed.MessageToolCall
    if call.name in text_tools or is_custom_call(call):
        custom: typed.CustomCall = {"name": name, "input": text_in(arguments)}
        wire = {"id": call.id, "type": "custom", "custom": beside(custom, object_of(extras.get("custom")))}
    else:
        function: typed.FunctionCall = {"name": name, "arguments": arguments}
        wire = {"id": call.id, "type": "function", "function": beside(function, object_of(extras.get("function")))}
    beside(wire, extras, OUR_CALL_EXTRAS)
    if call.provider_options:
        merge_own(wire, call.provider_options, variant)
    return wire


def _check_thought(part: ThinkingPart, index: int, losses: ChatLosses) -> None:
    at = f"/message/content/{index}"
    if part.signature is not None or part.redacted_data is not None:
        losses.lose("thinking_foreign", at)
    if part.text is not None and index != 0:
        losses.lose("thinking_order", at, "joined before everything else")


def _write_parts(content: Sequence[ContentPart], wire: typed.ResponseMessage, losses: ChatLosses) -> None:
    variant = losses.variant
    texts: list[str] = []
    thoughts: list[str] = []
    refusals: list[str] = []
    listed: list[typed.ContentPart] = []
    is_listed = False  # parts of this dialect's own, or with fields of their own: the answer was a list
    field: ThinkingField | None = None
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
            case ForeignPart() if part.dialect == DIALECT:
                listed.append(own_part(part))
                is_listed = True
            case _:
                losses.lose("answer_part", at, detail=part.type)
    if field is not None:
        wire[field] = "".join(thoughts)
    if is_listed:
        wire["content"] = cast("str", listed)  # parts, as the server answered that was read
    else:
        if len(texts) > 1:
            losses.lose("texts_joined", "/message/content", "joined")
        wire["content"] = "".join(texts) if texts else None
    if refusals:
        wire["refusal"] = "".join(refusals)
