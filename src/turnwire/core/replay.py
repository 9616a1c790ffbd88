"""A whole answer as the chunks of a stream: for servers that did not stream although they were asked to, and for
scripts.

`StreamAccumulator` folds the chunks back into the answer they came from. What it finds out for itself (notes about
calls) is not sent along, so that it is not sent twice.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

from turnwire_schema.v1.content import TextPart, ThinkingPart
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolCallDelta

from turnwire.core.call_order import ordered_calls


def chunks_of(response: ChatResponse, *, piece: int | None = None) -> list[StreamingChunk]:
    """The chunks of `response`; text in pieces of `piece` characters where that is given, else whole."""
    message = response.message
    chunks = [StreamingChunk(**_opening(response))] if _opening(response) else []
    deltas = deque(_delta(index, call) for index, call in enumerate(_calls(response)))
    if isinstance(message.content, str):
        chunks += _calls_before(0, deltas) if message.content else ()
        chunks += [StreamingChunk(text=text) for text in _pieces(message.content, piece)]
    else:
        for index, part in enumerate(message.content or ()):
            chunks += _calls_before(index, deltas)
            chunks += _part_chunks(part, index, piece)
    if deltas:
        chunks.append(StreamingChunk(tool_call_deltas=tuple(deltas)))
    notes = tuple(note for note in response.diagnostics or () if not (note.at or "").startswith("/message/tool_calls/"))
    chunks.append(
        StreamingChunk(
            is_complete=True,
            finish_reason=response.finish_reason,
            raw_finish_reason=response.raw_finish_reason,
            usage=response.usage,
            diagnostics=notes or None,
            extras=response.extras,
        )
    )
    return chunks


def _opening(response: ChatResponse) -> dict[str, Any]:
    given = {"model": response.model, "id": response.id, "created": response.created}
    return {name: value for name, value in given.items() if value is not None}


def _pieces(text: str, size: int | None) -> Iterator[str]:
    if not text:
        return
    size = size or len(text)
    for start in range(0, len(text), size):
        yield text[start : start + size]


def _calls_before(place: int, deltas: deque[ToolCallDelta]) -> list[StreamingChunk]:
    """The chunk of the calls before the part at `place`, which are taken away; nothing if no call is there."""
    due = []
    while deltas and deltas[0].part_index is not None and deltas[0].part_index <= place:
        due.append(deltas.popleft())
    return [StreamingChunk(tool_call_deltas=tuple(due))] if due else []


def _part_chunks(part: Any, index: int, piece: int | None) -> list[StreamingChunk]:
    if isinstance(part, TextPart) and part.text and part.extras is None:
        chunks = [StreamingChunk(text=text, part_index=index) for text in _pieces(part.text, piece)]
        more: dict[str, Any] = {}
    elif isinstance(part, ThinkingPart) and part.text and part.redacted_data is None and part.extras is None:
        chunks = [StreamingChunk(thinking=text, part_index=index) for text in _pieces(part.text, piece)]
        more = {"signature": part.signature, "thinking_origin": part.origin}
    else:
        return [StreamingChunk(parts=(part,), part_index=index)]
    more = {
        name: value for name, value in {**more, "provider_options": part.provider_options}.items() if value is not None
    }
    return [chunks[0].replace(**more), *chunks[1:]] if more else chunks


def _calls(response: ChatResponse) -> list[ToolCall | InvalidToolCall]:
    """Valid and invalid calls in the order in which the model wrote them."""
    return [call for call, _ in ordered_calls(response.message, "")]


def _delta(index: int, call: ToolCall | InvalidToolCall) -> ToolCallDelta:
    if isinstance(call, ToolCall):
        arguments, invalid = json.dumps(call.arguments, ensure_ascii=False), None
    else:
        arguments, invalid = call.arguments_text, call.reason
    return ToolCallDelta(
        index=index,
        part_index=call.part_index,
        id=call.id,
        name=call.name,
        arguments=arguments,
        id_origin=call.id_origin,
        origin=call.origin,
        is_complete=True,
        invalid=invalid,
        provider_options=call.provider_options,
        extras=call.extras,
    )
