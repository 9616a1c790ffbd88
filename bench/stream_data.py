"""Streams of other dialects, made like those of `bench.data`: a word in each event, one list item for each read."""

from __future__ import annotations

from typing import Any

from bench.data import MODEL, dumps, words


def _named(name: str, value: dict[str, Any]) -> bytes:
    return f"event: {name}\n".encode() + b"data: " + dumps({"type": name, **value}) + b"\n\n"


def anthropic_text_stream(count: int = 1000) -> list[bytes]:
    """`count` text deltas of Anthropic Messages."""
    message = {
        "id": "msg_01",
        "type": "message",
        "role": "assistant",
        "model": MODEL,
        "content": [],
        "stop_reason": None,
        "stop_sequence": None,
        "usage": {"input_tokens": 203, "output_tokens": 1},
    }
    block = {"type": "text", "text": ""}
    end = {"delta": {"stop_reason": "end_turn", "stop_sequence": None}, "usage": {"output_tokens": count}}
    return [
        _named("message_start", {"message": message}),
        _named("content_block_start", {"index": 0, "content_block": block}),
        *(
            _named("content_block_delta", {"index": 0, "delta": {"type": "text_delta", "text": word}})
            for word in words(count)
        ),
        _named("content_block_stop", {"index": 0}),
        _named("message_delta", end),
        _named("message_stop", {}),
    ]


def responses_text_stream(count: int = 1000) -> list[bytes]:
    """`count` text deltas of OpenAI's Responses, in the form of vLLM 0.32.0."""
    head = {"id": "resp_01", "object": "response", "created_at": 1795298257, "model": MODEL, "output": []}
    place = {"item_id": "msg_01", "output_index": 0, "content_index": 0}
    part = {"type": "output_text", "text": "", "annotations": [], "logprobs": []}
    item = {"id": "msg_01", "type": "message", "role": "assistant", "status": "in_progress", "content": []}
    text = "".join(words(count))
    whole = {**item, "status": "completed", "content": [{**part, "text": text}]}
    usage = {
        "input_tokens": 203,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": count,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": 203 + count,
    }
    events = [
        ("response.created", {"response": {**head, "status": "in_progress"}}),
        ("response.output_item.added", {"output_index": 0, "item": item}),
        ("response.content_part.added", {**place, "part": part}),
        *(("response.output_text.delta", {**place, "delta": word, "logprobs": []}) for word in words(count)),
        ("response.output_text.done", {**place, "text": text, "logprobs": []}),
        ("response.content_part.done", {**place, "part": {**part, "text": text}}),
        ("response.output_item.done", {"output_index": 0, "item": whole}),
        ("response.completed", {"response": {**head, "status": "completed", "output": [whole], "usage": usage}}),
    ]
    return [_named(name, {"sequence_number": number, **value}) for number, (name, value) in enumerate(events)]


def gemini_text_stream(count: int = 1000) -> list[bytes]:
    """`count` chunks of Gemini's streamGenerateContent with `alt=sse`, each with the counts so far."""
    details = [{"modality": "TEXT", "tokenCount": 203}]
    chunks = []
    for number, word in enumerate(words(count)):
        candidate: dict[str, Any] = {"content": {"parts": [{"text": word}], "role": "model"}, "index": 0}
        if number == count - 1:
            candidate["finishReason"] = "STOP"
        usage = {
            "promptTokenCount": 203,
            "candidatesTokenCount": number + 1,
            "totalTokenCount": 204 + number,
            "promptTokensDetails": details,
        }
        chunk = {"candidates": [candidate], "usageMetadata": usage, "modelVersion": MODEL, "responseId": "r-01"}
        chunks.append(b"data: " + dumps(chunk) + b"\r\n\r\n")
    return chunks


def by_line(events: list[bytes]) -> list[bytes]:
    """The same bytes from a server that flushes every line: the data, and then the empty line."""
    return [piece for event in events for piece in (event[:-1], event[-1:])]
