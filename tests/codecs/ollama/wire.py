"""Building bodies and lines of Ollama's wire for tests, and what a server makes of lines when it does not stream."""

from __future__ import annotations

import json
from typing import Any

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.ollama.codec import codec_of

Data = dict[str, Any]

CODEC = codec_of()
TIME = "2026-11-21T22:59:16.855039788Z"
METRICS: Data = {
    "total_duration": 110220082,
    "load_duration": 3550105,
    "prompt_eval_count": 12,
    "prompt_eval_duration": 7257000,
    "eval_count": 8,
    "eval_duration": 97070000,
}
TIMINGS: Data = {"total_ns": 110220082, "load_ns": 3550105, "prompt_ns": 7257000, "completion_ns": 97070000}
USAGE: Data = {"prompt_tokens": 12, "completion_tokens": 8, "server_timings": TIMINGS}

WEATHER: Data = {
    "name": "get_weather",
    "description": "Get the weather in a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}


def line(content: str = "", *, done: bool = False, message: Data | None = None, **fields: Any) -> Data:
    """One object of an answer; `message` are further fields of the message."""
    wire = {"role": "assistant", "content": content, **(message or {})}
    return {"model": "m", "created_at": TIME, "message": wire, "done": done, **fields}


def end(content: str = "", reason: str = "stop", *, message: Data | None = None, **fields: Any) -> Data:
    """The object that ends an answer, with metrics."""
    return line(content, done=True, message=message, done_reason=reason, **{**METRICS, **fields})


def call(arguments: Any, call_id: str | None = "call_1", *, name: str = "f", index: int | None = 0) -> Data:
    """A tool call as the server sends it."""
    function: Data = {"name": name, "arguments": arguments}
    if index is not None:
        function = {"index": index, **function}
    return {"function": function} if call_id is None else {"id": call_id, "function": function}


def ndjson(*lines: Data) -> bytes:
    """The lines as the server writes them."""
    return b"".join(json.dumps(item, ensure_ascii=False).encode() + b"\n" for item in lines)


def decode(*lines: Data, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a stream of these lines."""
    return CODEC.decode_stream([ndjson(*lines)], request=request)


def whole(*lines: Data) -> Data:
    """The one body that a server sends for these lines without streaming: texts joined, calls and logprobs gathered."""
    body: Data = {}
    message: Data = {"role": "assistant", "content": ""}
    logprobs: list[Any] = []
    for item in lines:
        body |= item
        logprobs += item.get("logprobs", [])
        for key, value in item.get("message", {}).items():
            if key in ("content", "thinking"):
                message[key] = message.get(key, "") + value
            elif key in ("tool_calls", "images"):
                message[key] = [*message.get(key, []), *(value or [])]
            else:
                message[key] = value
    if logprobs:
        body["logprobs"] = logprobs
    return {**body, "created_at": lines[0]["created_at"], "message": message}


def answer(message: Data, *, reason: str = "stop", raw: str | None = "stop", **fields: Any) -> Data:
    """A canonical answer with the usual usage, as data."""
    said = {} if raw is None else {"raw_finish_reason": raw}
    return {
        "message": {"role": "assistant", **message},
        "usage": USAGE,
        "finish_reason": reason,
        "model": "m",
        "created": TIME,
        **said,
        **fields,
    }


def request(*messages: Data, tools: list[Data] | None = None, **parameters: Any) -> ChatRequest:
    """A canonical request; one user message where none is given."""
    data: Data = {
        "messages": list(messages) or [{"role": "user", "content": "Hello!"}],
        "parameters": {"model": "m", **parameters},
    }
    if tools is not None:
        data["tools"] = tools
    return ChatRequest.from_dict(data)


def check_wire(definition: str, value: Any) -> None:
    """Fail where `value` does not fit a definition of the wire's chat document."""
    validator = validator_for("wire/ollama/v1/chat", definition)
    faults = [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(plain(value))]
    assert not faults, faults


def plain(value: Any) -> Any:
    """`value` as it is after a trip over the wire."""
    return json.loads(json.dumps(value))


def texts_of(losses: Any) -> list[tuple[str, str]]:
    """Ids and places of losses."""
    return [(loss.id.removeprefix("ollama."), loss.at) for loss in losses]
