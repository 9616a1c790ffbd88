"""The second reading of Messages and Responses exchanges: blocks and items instead of one message.

In: the parsed body, or the text of an SSE stream. Out: the pieces that `oracle.py` makes plain values of: text,
thinking, calls, the server's word, counts, and the error that a stream told. Written without the codecs.
"""

from __future__ import annotations

import json
from typing import Any

MESSAGES_WORDS = {
    "end_turn": "stop",
    "stop_sequence": "stop",
    "tool_use": "tool_calls",
    "max_tokens": "length",
    "refusal": "content_filter",
    "pause_turn": "other",
    "model_context_window_exceeded": "length",
}
RESPONSES_WORDS = {
    "completed": "stop",
    "incomplete:max_output_tokens": "length",
    "incomplete:content_filter": "content_filter",
    "failed": "error",
    "cancelled": "cancelled",
}


class Reading:
    """What an answer says, piece by piece."""

    def __init__(self) -> None:
        self.text = ""
        self.thinking = ""
        self.calls: list[dict[str, Any]] = []
        self.raw: str | None = None
        self.usage: dict[str, Any] = {}
        self.error: Any = None
        self.has_end = False


def json_events(text: str) -> list[Any]:
    """The JSON of every data line."""
    lines = [line[5:].strip() for line in text.split("\n") if line.startswith("data:")]
    return [json.loads(line) for line in lines if line != "[DONE]"]


# Messages


def read_message(body: dict[str, Any]) -> Reading:
    """A whole Messages body."""
    reading = Reading()
    for block in body["content"]:
        _begin_block(reading, block)
    reading.raw = body["stop_reason"]
    reading.usage = messages_usage(body["usage"])
    reading.has_end = True
    return reading


def read_message_stream(text: str) -> Reading:
    """A Messages stream: blocks begin whole or empty, deltas add to them, message_stop ends."""
    reading = Reading()
    counts: dict[str, Any] = {}
    at_index: dict[int, dict[str, Any]] = {}
    for event in json_events(text):
        kind = event.get("type")
        if kind == "error" or "error" in event or "code" in event:  # llama.cpp leaves the wrapping out
            reading.error = event
            break
        if kind == "message_start":
            counts |= event["message"].get("usage") or {}
        elif kind == "content_block_start":
            before = len(reading.calls)
            _begin_block(reading, event["content_block"])
            if len(reading.calls) > before:
                at_index[event["index"]] = reading.calls[-1]
        elif kind == "content_block_delta":
            delta = event["delta"]
            reading.text += delta.get("text") or ""
            reading.thinking += delta.get("thinking") or ""
            if "partial_json" in delta:
                call = at_index[event["index"]]
                call["text"] = ("" if call["text"] == "{}" else call["text"]) + delta["partial_json"]
        elif kind == "message_delta":
            reading.raw = event["delta"].get("stop_reason") or reading.raw
            counts |= {key: value for key, value in (event.get("usage") or {}).items() if value is not None}
        elif kind == "message_stop":
            reading.has_end = True
    reading.usage = messages_usage(counts)
    return reading


def _begin_block(reading: Reading, block: dict[str, Any]) -> None:
    reading.text += block.get("text") or ""
    reading.thinking += block.get("thinking") or ""
    if block["type"] == "tool_use":
        text = json.dumps(block.get("input") or {})
        reading.calls.append({"id": block["id"], "name": block["name"], "text": text, "whole": False})


def messages_usage(usage: dict[str, Any]) -> dict[str, Any]:
    """The counts of Messages: cached tokens stand beside the input tokens, not among them."""
    cached, written = usage.get("cache_read_input_tokens"), usage.get("cache_creation_input_tokens")
    prompt = usage.get("input_tokens")
    return {
        "prompt": None if prompt is None else prompt + (cached or 0) + (written or 0),
        "completion": usage.get("output_tokens"),
        "cached": cached,
        "cache_write": written,
    }


# Responses


def read_response(body: dict[str, Any]) -> Reading:
    """A whole Responses body."""
    reading = Reading()
    for item in body["output"]:
        _whole_item(reading, item)
    _end_response(reading, body)
    return reading


def read_response_stream(text: str) -> Reading:
    """A Responses stream: only the deltas are read, and the last event for the end and the counts."""
    reading = Reading()
    at_index: dict[Any, dict[str, Any]] = {}
    for event in json_events(text):
        kind = event.get("type", "")
        if kind == "error" or ("error" in event and "response" not in event):
            reading.error = event
            break
        if kind == "response.output_item.added" and event["item"]["type"] == "function_call":
            item = event["item"]
            key = event.get("output_index", item["id"])  # llama.cpp does not number items
            at_index[key] = {
                "id": item["call_id"],
                "name": item["name"],
                "text": item.get("arguments") or "",
                "whole": False,
            }
            reading.calls.append(at_index[key])
        elif kind == "response.output_text.delta":
            reading.text += event["delta"]
        elif kind in ("response.reasoning_text.delta", "response.reasoning_summary_text.delta"):
            reading.thinking += event["delta"]
        elif kind == "response.function_call_arguments.delta":
            at_index[event.get("output_index", event["item_id"])]["text"] += event["delta"]
        elif kind in ("response.completed", "response.incomplete", "response.failed"):
            _end_response(reading, event["response"])
            if kind == "response.failed":
                reading.error = event["response"]["error"]
    return reading


def _whole_item(reading: Reading, item: dict[str, Any]) -> None:
    if item["type"] == "message":
        reading.text += "".join(part.get("text", "") for part in item["content"])
    elif item["type"] == "reasoning":
        parts = item.get("content") or item.get("summary") or []
        reading.thinking += "".join(part["text"] for part in parts)
    elif item["type"] == "function_call":
        call = {"id": item["call_id"], "name": item["name"], "text": item["arguments"], "whole": False}
        reading.calls.append(call)


def _end_response(reading: Reading, body: dict[str, Any]) -> None:
    reading.raw = body["status"]
    reason = (body.get("incomplete_details") or {}).get("reason")
    if reading.raw == "incomplete" and reason:
        reading.raw += f":{reason}"
    usage = body.get("usage") or {}
    reading.usage = {
        "prompt": usage.get("input_tokens"),
        "completion": usage.get("output_tokens"),
        "cached": (usage.get("input_tokens_details") or {}).get("cached_tokens"),
        "cache_write": (usage.get("input_tokens_details") or {}).get("cache_write_tokens"),
        "reasoning": (usage.get("output_tokens_details") or {}).get("reasoning_tokens"),
    }
    reading.has_end = True
