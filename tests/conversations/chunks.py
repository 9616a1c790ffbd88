"""An answer in pieces, as a server would stream it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from turnwire_schema.v1.content import RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall

from turnwire.core.call_order import ordered_calls


def chunks_of(response: ChatResponse, *, size: int = 7) -> list[StreamingChunk]:
    """The chunks of `response`: every part and call has its number, texts come in pieces of `size` characters."""
    return [StreamingChunk.from_dict(fields) for fields in _fields(response, size)]


def _fields(response: ChatResponse, size: int) -> Iterator[dict[str, Any]]:
    head = {name: getattr(response, name) for name in ("id", "model", "created")}
    yield {name: value for name, value in head.items() if value is not None}
    calls = [call for call, _ in ordered_calls(response.message, "")]
    parts = response.message.parts
    number = index = 0
    for place in range(len(parts) + 1):
        while index < len(calls) and (calls[index].part_index == place or place == len(parts)):
            yield from _call(calls[index], index, number, size)
            index += 1
            number += 1
        if place < len(parts):
            yield from _part(parts[place], number, size)
            number += 1
    last = {"is_complete": True, "finish_reason": response.finish_reason, "usage": response.usage.to_dict()}
    if response.raw_finish_reason is not None:
        last["raw_finish_reason"] = response.raw_finish_reason
    yield last


def _pieces(text: str, size: int) -> Iterator[str]:
    yield from (text[start : start + size] for start in range(0, len(text), size))


def _part(part: Any, number: int, size: int) -> Iterator[dict[str, Any]]:
    options = getattr(part, "provider_options", None)
    more: dict[str, Any] = {"part_index": number} | ({"provider_options": options} if options else {})
    match part:
        case TextPart():
            yield from ({"text": piece, **more} for piece in _pieces(part.text, size) or ("",))
        case RefusalPart():
            yield from ({"refusal": piece, **more} for piece in _pieces(part.text, size))
        case ThinkingPart() if part.redacted_data is None:
            origin = {} if part.origin is None else {"thinking_origin": part.origin.to_dict()}
            yield from ({"thinking": piece, **more, **origin} for piece in _pieces(part.text or "", size))
            if part.signature is not None:
                yield {"signature": part.signature, "part_index": number, **origin}
        case _:
            yield {"parts": [part.to_dict()], "part_index": number}


def _call(call: ToolCall | InvalidToolCall, index: int, number: int, size: int) -> Iterator[dict[str, Any]]:
    head: dict[str, Any] = {"index": index, "id": call.id, "part_index": number}
    for name in ("name", "id_origin", "provider_options"):
        if (value := getattr(call, name)) is not None:
            head[name] = value
    text = call.arguments_text if isinstance(call, InvalidToolCall) else json.dumps(call.arguments, ensure_ascii=False)
    yield {"tool_call_deltas": [head]}
    yield from ({"tool_call_deltas": [{"index": index, "arguments": piece}]} for piece in _pieces(text, size))
