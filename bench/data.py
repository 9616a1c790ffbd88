"""The bytes and values that every side works on: made, not recorded, so that lengths can be chosen; always the same.

The Chat Completions form is that of vLLM 0.32.0, nulls and vendor fields included, the NDJSON form that of Ollama 0.33.
Standard library only: the workers of `bench.peers` import this module in environments that have nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

MODEL = "smollm2-135m"
FINGERPRINT = "vllm-0.32.0-cf7a5f9d"
SENTENCE = "The weather in Paris is 18 degrees and sunny , with a light breeze from the north west until the evening ."
WORDS = SENTENCE.split()
CITIES = ("Paris", "Lisboa", "Zürich", "Oslo")
ARGUMENT_PIECE = 24
"""Bytes of arguments in one delta of the long stream; 8,000 of them are 192 kB."""


def dumps(value: Any) -> bytes:
    """JSON as servers write it: compact, UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


# A request of 20 messages with 8 tool calls, as facts. Each side builds its own objects from these, in the same loop.


class Call(NamedTuple):
    """One tool call of a turn, and what the tool returned."""

    id: str
    name: str
    arguments: dict[str, Any]
    result: str


class Turn(NamedTuple):
    """A message, and the calls and results that follow it."""

    role: str
    text: str | None
    calls: tuple[Call, ...] = ()


def _turns() -> tuple[Turn, ...]:
    turns = [Turn("system", "You are a travel assistant. Use the tools; answer in one sentence.")]
    for number, city in enumerate(CITIES):
        turns.append(Turn("user", f"What will the weather in {city} be like tomorrow, and what time is it there now?"))
        weather = {"city": city, "unit": "celsius", "days": 1 + number}
        calls = (
            Call(f"call_{number}a", "get_weather", weather, '{"degrees": 18, "sky": "sunny", "wind": "light"}'),
            Call(f"call_{number}b", "get_time", {"city": city}, "14:35"),
        )
        turns.append(Turn("assistant", None, calls))
    turns += [
        Turn("assistant", "It will be sunny everywhere, at about 18 degrees; in Paris it is 14:35."),
        Turn("user", "Thanks. Where should I go if I like wind?"),
        Turn("assistant", "Lisboa has the most wind of the four."),
    ]
    return tuple(turns)


TURNS = _turns()
TOOLS = (
    (
        "get_weather",
        "Weather forecast for a city",
        {
            "type": "object",
            "properties": {
                "city": {"type": "string", "description": "Name of the city"},
                "unit": {"type": "string", "enum": ["celsius", "fahrenheit"]},
                "days": {"type": "integer", "minimum": 1, "maximum": 14},
            },
            "required": ["city"],
            "additionalProperties": False,
        },
    ),
    (
        "get_time",
        "Local time in a city",
        {
            "type": "object",
            "properties": {"city": {"type": "string"}},
            "required": ["city"],
            "additionalProperties": False,
        },
    ),
)
TEMPERATURE, TOP_P, MAX_TOKENS = 0.2, 0.9, 512


# Whole answers


def chat_response() -> bytes:
    """A Chat Completions answer with text and two tool calls."""
    calls = [
        {
            "id": f"chatcmpl-tool-{number:016x}",
            "type": "function",
            "function": {"name": "get_weather", "arguments": json.dumps({"city": city, "unit": "celsius", "days": 3})},
        }
        for number, city in enumerate(CITIES[:2])
    ]
    message = {
        "role": "assistant",
        "content": " ".join(WORDS),
        "refusal": None,
        "annotations": None,
        "audio": None,
        "function_call": None,
        "tool_calls": calls,
        "reasoning": None,
    }
    choice = {
        "index": 0,
        "message": message,
        "logprobs": None,
        "finish_reason": "tool_calls",
        "stop_reason": None,
        "token_ids": None,
    }
    return dumps(
        {
            "id": "chatcmpl-a52e54f18cc2207a",
            "object": "chat.completion",
            "created": 1795298253,
            "model": MODEL,
            "choices": [choice],
            "service_tier": None,
            "system_fingerprint": FINGERPRINT,
            "usage": {
                "prompt_tokens": 203,
                "total_tokens": 259,
                "completion_tokens": 56,
                "prompt_tokens_details": None,
            },
            "prompt_logprobs": None,
            "prompt_token_ids": None,
            "kv_transfer_params": None,
        }
    )


def ollama_response() -> bytes:
    """An Ollama `/api/chat` answer with text and two tool calls."""
    calls = [
        {"id": f"call_{number:08x}", "function": {"index": number, "name": "get_weather", "arguments": {"city": city}}}
        for number, city in enumerate(CITIES[:2])
    ]
    message = {"role": "assistant", "content": " ".join(WORDS), "tool_calls": calls}
    return dumps({"model": MODEL, "created_at": _OLLAMA_TIME, "message": message, **_OLLAMA_END})


# Streams, one list item for each read from the network: a server flushes every event


def _event(value: Any) -> bytes:
    return b"data: " + dumps(value) + b"\n\n"


def _chat_stream(deltas: Iterator[dict[str, Any]], finish: str, count: int) -> list[bytes]:
    head = {"id": "chatcmpl-841f3afeb20e574e", "object": "chat.completion.chunk", "created": 1795298257, "model": MODEL}
    first = {"index": 0, "delta": {"role": "assistant", "content": ""}, "logprobs": None, "finish_reason": None}
    last = {"index": 0, "delta": {}, "logprobs": None, "finish_reason": finish, "stop_reason": None, "token_ids": None}
    usage = {"prompt_tokens": 203, "total_tokens": 203 + count, "completion_tokens": count}
    events = [_event({**head, "choices": [first], "prompt_token_ids": None})]
    for delta in deltas:
        choice = {"index": 0, "delta": delta, "logprobs": None, "finish_reason": None, "token_ids": None}
        events.append(_event({**head, "choices": [choice]}))
    events.append(_event({**head, "choices": [last]}))
    events.append(_event({**head, "choices": [], "usage": usage, "system_fingerprint": FINGERPRINT}))
    events.append(b"data: [DONE]\n\n")
    return events


def words(count: int) -> Iterator[str]:
    for number in range(count):
        word = WORDS[number % len(WORDS)]
        yield word if number == 0 else " " + word


def chat_text_stream(count: int = 1000) -> list[bytes]:
    """`count` text deltas of one word each."""
    return _chat_stream(({"content": word} for word in words(count)), "stop", count)


def chat_argument_stream(count: int = 1000) -> list[bytes]:
    """A tool call whose arguments come in `count` deltas of a few bytes each."""

    def deltas() -> Iterator[dict[str, Any]]:
        text = json.dumps({"city": "Paris", "note": "".join(words(count))}, separators=(",", ":"))
        yield {
            "content": None,
            "tool_calls": [
                {
                    "id": "chatcmpl-tool-9c3a0975da7a89ef",
                    "type": "function",
                    "index": 0,
                    "function": {"name": "get_weather"},
                }
            ],
        }
        size = -(-len(text) // count)
        for start in range(0, len(text), size):
            piece = text[start : start + size]
            yield {"content": None, "tool_calls": [{"index": 0, "function": {"arguments": piece}}]}

    return _chat_stream(deltas(), "tool_calls", count)


def chat_long_argument_stream(count: int = 8000) -> list[bytes]:
    """A tool call whose arguments are `count` deltas of 24 bytes: 192 kB for 8,000."""

    def deltas() -> Iterator[dict[str, Any]]:
        head = {"id": "chatcmpl-tool-1", "type": "function", "index": 0, "function": {"name": "write_file"}}
        yield {"content": None, "tool_calls": [head]}
        text = '{"path":"notes.txt","text":"'
        text += ("".join(words(200)) * count)[: ARGUMENT_PIECE * count - len(text) - 2] + '"}'
        for start in range(0, len(text), ARGUMENT_PIECE):
            piece = text[start : start + ARGUMENT_PIECE]
            yield {"content": None, "tool_calls": [{"index": 0, "function": {"arguments": piece}}]}

    return _chat_stream(deltas(), "tool_calls", count)


_OLLAMA_TIME = "2026-11-21T20:18:53.412987654Z"
_OLLAMA_END = {
    "done": True,
    "done_reason": "stop",
    "total_duration": 812345678,
    "load_duration": 51234567,
    "prompt_eval_count": 203,
    "prompt_eval_duration": 101234567,
    "eval_count": 1000,
    "eval_duration": 654321987,
}


def ollama_text_stream(count: int = 1000) -> list[bytes]:
    """`count` NDJSON lines of one word each, and the last line."""
    head = {"model": MODEL, "created_at": _OLLAMA_TIME}
    lines = [
        dumps({**head, "message": {"role": "assistant", "content": word}, "done": False}) + b"\n"
        for word in words(count)
    ]
    lines.append(dumps({**head, "message": {"role": "assistant", "content": ""}, **_OLLAMA_END}) + b"\n")
    return lines


BODIES: dict[str, Callable[[], Any]] = {
    "chat-response": chat_response,
    "chat-text": chat_text_stream,
    "chat-arguments": chat_argument_stream,
    "ollama-response": ollama_response,
    "ollama-text": ollama_text_stream,
}
"""What `bench.peers` gives to every package, by case."""
