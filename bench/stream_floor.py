"""The floor for streams of other dialects: by hand, see `bench.floor`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from bench.floor import Result


def _data(pieces: Iterable[bytes], end: bytes) -> Iterator[Any]:
    """The JSON of every event; its type stands in it, too."""
    held = b""
    for piece in pieces:
        *events, held = (held + piece).split(end)
        for event in events:
            start = event.find(b"data: ")
            yield json.loads(event[start + 6 :])


def read_anthropic_stream(pieces: Iterable[bytes]) -> Result:
    """The result in a stream of Anthropic Messages."""
    text: list[str] = []
    usage: dict[str, Any] = {}
    finish = None
    for event in _data(pieces, b"\n\n"):
        kind = event["type"]
        if kind == "content_block_delta":
            delta = event["delta"]
            if delta["type"] == "text_delta":
                text.append(delta["text"])
        elif kind == "message_start":
            usage |= event["message"]["usage"]
        elif kind == "message_delta":
            usage |= event["usage"]
            finish = event["delta"]["stop_reason"]
    return _result(text, "stop" if finish == "end_turn" else finish, usage["input_tokens"], usage["output_tokens"])


def read_responses_stream(pieces: Iterable[bytes]) -> Result:
    """The result in a stream of OpenAI's Responses."""
    text: list[str] = []
    last: dict[str, Any] = {}
    for event in _data(pieces, b"\n\n"):
        kind = event["type"]
        if kind == "response.output_text.delta":
            text.append(event["delta"])
        elif kind == "response.completed":
            last = event["response"]
    usage = last["usage"]
    finish = "stop" if last["status"] == "completed" else last["status"]
    return _result(text, finish, usage["input_tokens"], usage["output_tokens"])


def read_gemini_stream(pieces: Iterable[bytes]) -> Result:
    """The result in a stream of Gemini."""
    text: list[str] = []
    usage: dict[str, Any] = {}
    finish = None
    for chunk in _data(pieces, b"\r\n\r\n"):
        usage |= chunk["usageMetadata"]
        for candidate in chunk["candidates"]:
            text += [part["text"] for part in candidate["content"]["parts"]]
            finish = candidate.get("finishReason") or finish
    return _result(
        text, "stop" if finish == "STOP" else finish, usage["promptTokenCount"], usage["candidatesTokenCount"]
    )


def _result(text: list[str], finish: str | None, prompt: int, completion: int) -> Result:
    usage = {"prompt_tokens": prompt, "completion_tokens": completion}
    return {"text": "".join(text), "calls": [], "finish": finish, "usage": usage}
