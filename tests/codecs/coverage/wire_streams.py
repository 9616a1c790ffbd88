"""Streams around one event: what must come before and after it, so that it has a sense.

In: one event, chunk or line of a dialect. Out: a whole stream of which it is a part, as the list of its events, and the
bytes of such a list.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Events = list[Data]

ROOTS = {
    "openai-chat": ("chunk.schema.json", "ChatCompletionChunk"),
    "openai-responses": ("event.schema.json", "ResponseStreamEvent"),
    "anthropic": ("event.schema.json", "MessageStreamEvent"),
    "gemini": ("response.schema.json", "GenerateContentResponse"),
    "gemini-interactions": ("event.schema.json", "InteractionEvent"),
    "ollama": ("chat.schema.json", "ChatResponse"),
}
"""The document and definition of one event of each dialect."""


def bytes_of(dialect: str, events: Events) -> bytes:
    """A stream as a server writes it."""
    if dialect == "ollama":
        return b"".join(json.dumps(event).encode() + b"\n" for event in events)
    end = b"data: [DONE]\n\n" if dialect == "openai-chat" else b""
    return b"".join(_framed(event) for event in events) + end


def events_of(data: bytes) -> Events:
    """The events in the bytes of a stream."""
    lines = data.decode().splitlines()
    texts = [line.removeprefix("data:").strip() for line in lines if line.startswith(("data:", "{"))]
    return [json.loads(text) for text in texts if text.startswith("{")]


def _framed(event: Data) -> bytes:
    name = "error" if _is_bare_error(event) else event.get("type") or event.get("event_type")
    head = f"event: {name}\n" if isinstance(name, str) else ""
    return f"{head}data: {json.dumps(event)}\n\n".encode()


def _is_bare_error(event: Data) -> bool:
    """llama.cpp's error without an envelope."""
    return isinstance(event.get("message"), str)


def _chat(event: Data) -> Events:
    choices = event.get("choices") or ()
    if any(choice.get("finish_reason") for choice in choices):
        return [event]
    head = {key: event[key] for key in ("id", "object", "created", "model") if key in event}
    begun = any((choice.get("delta") or {}).get("tool_calls") for choice in choices)
    end = {"index": 0, "delta": {}, "finish_reason": "tool_calls" if begun else "stop"}
    return [event, {**head, "choices": [end]}]


def _ollama(line: Data) -> Events:
    end = {"model": "m", "message": {"role": "assistant", "content": ""}, "done": True, "done_reason": "stop"}
    return [line] if line.get("done") is True else [line, end]


def _gemini(chunk: Data) -> Events:
    if any(each.get("finishReason") for each in chunk.get("candidates") or ()):
        return [chunk]
    return [chunk, {"candidates": [{"content": {"role": "model", "parts": []}, "finishReason": "STOP"}]}]


# Anthropic

_START = {
    "type": "message_start",
    "message": {
        "id": "msg_01A",
        "type": "message",
        "role": "assistant",
        "model": "m",
        "content": [],
        "usage": {"input_tokens": 12, "output_tokens": 1},
    },
}
_END = [
    {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 12}},
    {"type": "message_stop"},
]
_BLOCKS: dict[str, Data] = {
    "input_json_delta": {"type": "tool_use", "id": "toolu_1", "name": "get_weather", "input": {}},
    "thinking_delta": {"type": "thinking", "thinking": "", "signature": ""},
    "signature_delta": {"type": "thinking", "thinking": "", "signature": ""},
    "compaction_delta": {"type": "compaction", "content": None},
}


def _anthropic(event: Data) -> Events:
    stop = {"type": "content_block_stop", "index": 0}
    match event.get("type"):
        case "message_start":
            return [event, *_END]
        case "content_block_start":
            return [_START, event, {**stop, "index": event["index"]}, *_END]
        case "content_block_delta":
            block = _BLOCKS.get(event["delta"]["type"], {"type": "text", "text": ""})
            begin = {"type": "content_block_start", "index": event["index"], "content_block": block}
            rest = {"type": "input_json_delta", "partial_json": '"Paris"}'}
            more = [{**event, "delta": rest}] if event["delta"].get("partial_json") == '{"city":' else []
            return [_START, begin, event, *more, {**stop, "index": event["index"]}, *_END]
        case "content_block_stop":
            begin = {
                "type": "content_block_start",
                "index": event["index"],
                "content_block": {"type": "text", "text": ""},
            }
            return [_START, begin, event, *_END]
        case "message_delta":
            return [_START, event, _END[1]]
        case "message_stop":
            return [_START, _END[0], event]
    return [_START, event, *_END]


# Responses

_RESPONSE = {"id": "resp_1", "object": "response", "created_at": 1795299700, "model": "m", "output": []}
_CREATED = {"type": "response.created", "response": {**_RESPONSE, "status": "in_progress"}}
_COMPLETED = {"type": "response.completed", "response": {**_RESPONSE, "status": "completed"}}
_ITEMS: dict[str, Data] = {
    "function": {"type": "function_call", "id": "msg_1", "call_id": "call_1", "name": "get_weather", "arguments": ""},
    "reasoning": {"type": "reasoning", "id": "msg_1", "summary": []},
    "custom": {"type": "custom_tool_call", "id": "msg_1", "call_id": "call_1", "name": "run", "input": ""},
    "output": {"type": "message", "id": "msg_1", "role": "assistant", "status": "in_progress", "content": []},
}


def _responses(event: Data) -> Events:
    name = event["type"].removeprefix("response.")
    if name in ("created", "queued", "in_progress"):
        return [event, {"type": "response.completed", "response": event["response"]}]
    if name in ("completed", "incomplete", "failed"):
        return [_CREATED, event]
    if name.startswith("output_item."):
        added = {**event, "type": "response.output_item.added"}
        done = {**event, "type": "response.output_item.done"}
        return [_CREATED, added, done, _COMPLETED]
    kind = "output" if name.startswith(("content", "refusal")) else name.partition("_")[0]
    item = _ITEMS.get(kind)
    if item is None or (kind == "output" and not name.startswith(("output_text", "content", "refusal"))):
        return [_CREATED, event, _COMPLETED]
    at = {"output_index": event.get("output_index", 0)}
    added = {"type": "response.output_item.added", "item": {**item, "id": event.get("item_id", item["id"])}, **at}
    return [_CREATED, added, event, {**added, "type": "response.output_item.done"}, _COMPLETED]


# Interactions

_BEGIN = {"event_type": "interaction.created", "interaction": {"id": "i", "status": "in_progress", "model": "m"}}
_FINISH = {"event_type": "interaction.completed", "interaction": {"id": "i", "status": "completed", "model": "m"}}
_STEPS: dict[str, Data] = {
    "arguments_delta": {"type": "function_call", "id": "call_1", "name": "get_weather", "arguments": {}},
    "thought_signature": {"type": "thought"},
    "thought_summary": {"type": "thought"},
    "google_search_result": {"type": "google_search_result", "call_id": "s"},
}


def _interactions(event: Data) -> Events:
    stop = {"event_type": "step.stop", "index": event.get("index", 0)}
    output = {"type": "model_output"}
    begin = {"event_type": "step.start", "index": event.get("index", 0), "step": output}
    match event["event_type"]:
        case "interaction.created":
            return [event, {**_FINISH, "interaction": {**_FINISH["interaction"], **event["interaction"]}}]
        case "interaction.completed":
            return [_BEGIN, event]
        case "step.start":
            return [_BEGIN, event, stop, _FINISH]
        case "step.delta":
            delta = event["delta"]
            rest = {**event, "delta": {"type": "arguments_delta", "arguments": "}"}}
            more = [rest] if delta.get("arguments") == "{" else []
            return [_BEGIN, {**begin, "step": _STEPS.get(delta["type"], output)}, event, *more, stop, _FINISH]
        case "step.stop":
            return [_BEGIN, begin, event, _FINISH]
    return [_BEGIN, event, _FINISH]


SCENES: dict[str, Callable[[Data], Events]] = {
    "openai-chat": _chat,
    "openai-responses": _responses,
    "anthropic": _anthropic,
    "gemini": _gemini,
    "gemini-interactions": _interactions,
    "ollama": _ollama,
}
"""A whole stream around one event, by dialect."""
