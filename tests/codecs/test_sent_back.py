"""What a server wants back in the history goes back to it, unchanged, in a program's own loop."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.codecs.openai_chat.chat_wire import body, chunk, sse, streamed
from tests.context.made import clock, ids
from tests.requirements import requirement
from turnwire import ChatReply, Messages, tool
from turnwire.codecs.registry import get_codec
from turnwire.context import entries_of_message, entry_to_json, message_of_entries, read_entry

Data = dict[str, Any]


@tool
def look(city: str) -> str:
    """Looks up the weather."""
    return f"sunny in {city}"


ARGUMENTS = {"city": "Rome"}
CALL: Data = {"id": "call_1", "type": "function", "function": {"name": "look", "arguments": '{"city":"Rome"}'}}
SIGNED: Data = {"google": {"thought_signature": "CpEBAdHtim8="}}
DETAILS: list[Data] = [
    {"type": "reasoning.summary", "summary": "Look it up.", "format": "openai-responses-v1", "index": 0},
    {"type": "reasoning.encrypted", "data": "gAAAA", "id": "rs_1", "format": "openai-responses-v1", "index": 0},
    {"type": "reasoning.text", "text": "Rome first.", "signature": "Eqo=", "format": "anthropic-claude-v1", "index": 1},
]
DETAIL_PIECES: list[list[Data]] = [
    [{"type": "reasoning.summary", "summary": "Look ", "format": "openai-responses-v1", "index": 0}],
    [{"type": "reasoning.summary", "summary": "it up.", "format": "openai-responses-v1", "index": 0}],
    [{"type": "reasoning.encrypted", "data": "gAAAA", "id": "rs_1", "format": "openai-responses-v1", "index": 0}],
    [{"type": "reasoning.text", "text": "Rome ", "format": "anthropic-claude-v1", "index": 1}],
    [{"type": "reasoning.text", "text": "first.", "signature": None, "format": "anthropic-claude-v1", "index": 1}],
    [{"type": "reasoning.text", "signature": "Eqo=", "format": "anthropic-claude-v1", "index": 1}],
]


@dataclass(frozen=True, kw_only=True)
class Loop:
    """An answer of a server, whole and streamed, and what the next request must hold of it."""

    codec: str
    whole: Data
    stream: bytes
    back: Any
    pick: Callable[[Data], Any] = field(default=lambda sent: sent["messages"][1])


def _chat(codec: str, message: Data, *deltas: Data, **back: Any) -> Loop:
    """A Chat answer with one call; without pieces of its own it is cut up by the helper of the chat tests."""
    whole = body({"content": None, "tool_calls": [CALL], **message}, "tool_calls")
    opened = {"tool_calls": [{"index": 0, **(message.get("tool_calls") or [CALL])[0]}]}
    pieces = [chunk(each) for each in (*deltas, opened)]
    stream = sse(*pieces, chunk({}, "tool_calls")) if deltas else streamed(whole)
    return Loop(codec=codec, whole=whole, stream=stream, back={"role": "assistant", "content": None, **back})


def _events(*events: Data) -> bytes:
    return b"".join(f"event: {each['type']}\ndata: {json.dumps(each)}\n\n".encode() for each in events)


_USE: Data = {"type": "tool_use", "id": "toolu_1", "name": "look", "input": ARGUMENTS}
_THOUGHT: Data = {"type": "thinking", "thinking": "Rome.", "signature": "Eqo="}
_REDACTED: Data = {"type": "redacted_thinking", "data": "EmwK"}
_ANTHROPIC: Data = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "model": "m",
    "content": [_THOUGHT, _REDACTED, _USE],
    "stop_reason": "tool_use",
    "stop_sequence": None,
    "usage": {"input_tokens": 1, "output_tokens": 2},
}


def _anthropic_stream() -> bytes:
    blocks = (
        (
            _THOUGHT | {"thinking": "", "signature": ""},
            [{"type": "thinking_delta", "thinking": "Rome."}, {"type": "signature_delta", "signature": "Eqo="}],
        ),
        (_REDACTED, []),
        (_USE | {"input": {}}, [{"type": "input_json_delta", "partial_json": '{"city":"Rome"}'}]),
    )
    events: list[Data] = [{"type": "message_start", "message": {**_ANTHROPIC, "content": [], "stop_reason": None}}]
    for index, (block, deltas) in enumerate(blocks):
        events.append({"type": "content_block_start", "index": index, "content_block": block})
        events += [{"type": "content_block_delta", "index": index, "delta": delta} for delta in deltas]
        events.append({"type": "content_block_stop", "index": index})
    events.append({"type": "message_delta", "delta": {"stop_reason": "tool_use"}, "usage": {"output_tokens": 2}})
    return _events(*events, {"type": "message_stop"})


_PARTS: list[Data] = [
    {"text": "Rome.", "thought": True},
    {"text": "I look.", "thoughtSignature": "VGV4dA=="},
    {"functionCall": {"id": "call_1", "name": "look", "args": ARGUMENTS}, "thoughtSignature": "Q2FsbA=="},
]


def _gemini(parts: list[Data], **end: Any) -> Data:
    return {"candidates": [{"content": {"role": "model", "parts": parts}, "index": 0, **end}], "modelVersion": "m"}


_REASONING: Data = {"type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "gAAAA"}
_FUNCTION: Data = {
    "type": "function_call",
    "id": "fc_1",
    "call_id": "call_1",
    "name": "look",
    "arguments": '{"city":"Rome"}',
    "status": "completed",
}
_RESPONSE: Data = {
    "id": "resp_1",
    "object": "response",
    "created_at": 1,
    "model": "m",
    "status": "completed",
    "output": [_REASONING, _FUNCTION],
}


def _responses_stream() -> bytes:
    opened = {**_RESPONSE, "status": "in_progress", "output": []}
    events: list[Data] = [{"type": "response.created", "response": opened}]
    for index, item in enumerate((_REASONING, _FUNCTION)):
        events.append(
            {
                "type": "response.output_item.added",
                "output_index": index,
                "item": item | ({"arguments": ""} if index else {}),
            }
        )
        if index:
            place = {"output_index": index, "item_id": "fc_1"}
            events.append({"type": "response.function_call_arguments.delta", "delta": _FUNCTION["arguments"], **place})
            events.append(
                {"type": "response.function_call_arguments.done", "arguments": _FUNCTION["arguments"], **place}
            )
        events.append({"type": "response.output_item.done", "output_index": index, "item": item})
    events.append({"type": "response.completed", "response": _RESPONSE})
    return _events(*(each | {"sequence_number": place} for place, each in enumerate(events)))


_SIGNED_CALL: Data = {**CALL, "extra_content": SIGNED}
_LITELLM_CALL: Data = {
    **CALL,
    "provider_specific_fields": {"thought_signature": "CpE="},
    "function": {**CALL["function"], "provider_specific_fields": {"thought_signature": "CpE="}},
}
_BLOCKS: list[Data] = [
    {"type": "thinking", "thinking": "Rome.", "signature": "Eqo="},
    {"type": "redacted_thinking", "data": "EmwK"},
]
LOOPS = {
    "signature on a Chat call": _chat("openai-chat", {"tool_calls": [_SIGNED_CALL]}, tool_calls=[_SIGNED_CALL]),
    "signature on a Chat call of vLLM": _chat("vllm", {"tool_calls": [_SIGNED_CALL]}, tool_calls=[_SIGNED_CALL]),
    "signature on a Chat message": _chat(
        "openai-chat",
        {"content": "I look.", "extra_content": SIGNED},
        content="I look.",
        extra_content=SIGNED,
        tool_calls=[CALL],
    ),
    "reasoning_details beside reasoning": _chat(
        "openai-chat",
        {"reasoning": "Look it up.Rome first.", "reasoning_details": DETAILS},
        *(
            {"reasoning": each[0].get("text") or each[0].get("summary") or "", "reasoning_details": each}
            for each in DETAIL_PIECES
        ),
        reasoning="Look it up.Rome first.",
        reasoning_details=DETAILS,
        tool_calls=[CALL],
    ),
    "reasoning_details alone": _chat(
        "openai-chat",
        {"reasoning_details": DETAILS},
        *({"reasoning_details": each} for each in DETAIL_PIECES),
        reasoning_details=DETAILS,
        tool_calls=[CALL],
    ),
    "encrypted reasoning_details": _chat(
        "openai-chat", {"reasoning_details": DETAILS[1:2]}, reasoning_details=DETAILS[1:2], tool_calls=[CALL]
    ),
    "LiteLLM's thinking blocks": _chat(
        "openai-chat",
        {"reasoning_content": "Rome.", "thinking_blocks": _BLOCKS},
        {
            "reasoning_content": "Rome.",
            "thinking_blocks": [{"type": "thinking", "thinking": "Rome.", "signature": None}],
        },
        {"thinking_blocks": [{"type": "thinking", "thinking": "", "signature": "Eqo="}]},
        {"thinking_blocks": _BLOCKS[1:]},
        reasoning_content="Rome.",
        thinking_blocks=_BLOCKS,
        tool_calls=[CALL],
    ),
    "LiteLLM's signature on a call": _chat("openai-chat", {"tool_calls": [_LITELLM_CALL]}, tool_calls=[_LITELLM_CALL]),
    "Copilot's opaque reasoning": _chat(
        "openai-chat", {"reasoning_opaque": "gAAAA"}, reasoning_opaque="gAAAA", tool_calls=[CALL]
    ),
    "llama.cpp's thoughts": _chat(
        "llamacpp", {"reasoning_content": "Rome."}, reasoning_content="Rome.", tool_calls=[CALL]
    ),
    "vLLM's thoughts": _chat("vllm", {"reasoning": "Rome."}, reasoning="Rome.", tool_calls=[CALL]),
    "vLLM's thoughts until 0.11": _chat(
        "vllm", {"reasoning_content": "Rome."}, reasoning_content="Rome.", tool_calls=[CALL]
    ),
    "Anthropic": Loop(
        codec="anthropic",
        whole=_ANTHROPIC,
        stream=_anthropic_stream(),
        back={"role": "assistant", "content": [_THOUGHT, _REDACTED, _USE]},
    ),
    "Gemini": Loop(
        codec="gemini",
        whole=_gemini(_PARTS, finishReason="STOP"),
        stream=b"".join(
            f"data: {json.dumps(each)}\r\n\r\n".encode()
            for each in (*(_gemini([part]) for part in _PARTS), _gemini([], finishReason="STOP"))
        ),
        back={"role": "model", "parts": _PARTS},
        pick=lambda sent: sent["contents"][1],
    ),
    "Responses": Loop(
        codec="openai-responses",
        whole=_RESPONSE,
        stream=_responses_stream(),
        back=[_REASONING, {name: value for name, value in _FUNCTION.items() if name != "status"}],
        pick=lambda sent: sent["input"][1:3],
    ),
}


def _stored(message: AssistantMessage) -> Any:
    entries = entries_of_message(message, now=clock(), new_id=ids())
    return message_of_entries([read_entry(entry_to_json(each)) for each in entries])


def _in_json(message: AssistantMessage) -> Any:
    return Messages.from_json(Messages([message]).to_json())[0]


KEPT: dict[str, Callable[[AssistantMessage], Any]] = {"as it is": lambda it: it, "json": _in_json, "stored": _stored}


def answer_of(loop: Loop, way: str) -> ChatResponse:
    codec = get_codec(loop.codec)
    return codec.decode_response(loop.whole) if way == "whole" else codec.decode_stream([loop.stream])


@requirement("COD-3", "PFX-1")
@for_each("kept", KEPT)
@for_each("way", ["whole", "streamed"])
@for_each("name", LOOPS)
def test_the_next_request_of_a_loop_holds_what_the_server_wants_back(name: str, way: str, kept: str) -> None:
    loop = LOOPS[name]
    reply = ChatReply(response=answer_of(loop, way), tools={"look": look})
    said, *results = reply.run_tools_sync()
    assert [each.text for each in results] == ["sunny in Rome"]
    messages = Messages().human("Weather?").add(KEPT[kept](said), *results)
    request = ChatRequest.from_dict(
        {"messages": [each.to_dict() for each in messages], "parameters": {"model": "m", "max_tokens": 99}}
    )
    converted = get_codec(loop.codec).encode_request(request)
    assert (loop.pick(json.loads(json.dumps(converted.value))), list(converted.losses)) == (loop.back, [])


def test_groq_gets_no_field_that_it_refuses() -> None:
    answer = answer_of(LOOPS["reasoning_details beside reasoning"], "whole")
    request = ChatRequest.from_dict({"messages": [answer.message.to_dict()], "parameters": {"model": "m"}})
    message = get_codec("groq").encode_request(request).value["messages"][0]
    assert message == {
        "role": "assistant",
        "reasoning": "Look it up.Rome first.",
        "content": None,
        "tool_calls": [CALL],
    }
