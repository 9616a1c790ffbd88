"""What a canonical value looks like in each dialect: its valid vectors, encoded by each codec, with the losses.

A definition that is less than a whole body stands in the smallest one that holds it: a part in a message, a message,
a tool or a setting in a request, a usage in an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from turnwire import (
    ChatRequest,
    ChatResponse,
    ErrorInfo,
    Loss,
    StreamingChunk,
    ToolResult,
    TurnwireError,
    get_codec,
)
from turnwire.codecs.dialects import built_in

_MODEL: Final = {"model": "qwen3:4b", "max_tokens": 100}
_QUESTION: Final = {"role": "user", "content": "Hello"}


class Form(NamedTuple):
    """One vector in one dialect."""

    dialect: str
    name: str
    body: Any
    losses: tuple[Loss, ...]


def _request(**fields: Any) -> dict[str, Any]:
    return {"messages": [_QUESTION], "parameters": _MODEL, **fields}


def _messages(*messages: Mapping[str, Any]) -> dict[str, Any]:
    return _request(messages=list(messages))


def _answer(**fields: Any) -> dict[str, Any]:
    return {
        "message": {"role": "assistant", "content": "Hello"},
        "model": "qwen3:4b",
        "finish_reason": "stop",
        "usage": {},
    } | fields


def _said(part: Mapping[str, Any]) -> dict[str, Any]:
    role = "assistant" if part["type"] in ("thinking", "refusal") else "user"
    return (
        _messages(_QUESTION, {"role": role, "content": [part]})
        if role == "assistant"
        else _messages({"role": role, "content": [part]})
    )


def _answered(result: Mapping[str, Any]) -> dict[str, Any]:
    call = {"id": result["tool_call_id"], "name": result.get("name") or "get_weather", "arguments": {}}
    return _messages(_QUESTION, {"role": "assistant", "tool_calls": [call]}, result)


def _called(field: str) -> Callable[[Any], dict[str, Any]]:
    return lambda call: _messages(_QUESTION, {"role": "assistant", field: [call]})


REQUESTS: Final[Mapping[str, Callable[[Any], dict[str, Any]]]] = {
    "SystemMessage": lambda value: _messages(value, _QUESTION),
    "UserMessage": _messages,
    "AssistantMessage": lambda value: _messages(_QUESTION, value),
    "ToolMessage": lambda value: _answered(value),
    "TextPart": _said,
    "ImagePart": _said,
    "AudioPart": _said,
    "DocumentPart": _said,
    "ThinkingPart": _said,
    "RefusalPart": _said,
    "ForeignPart": _said,
    "UnknownPart": _said,
    "ToolDefinition": lambda value: _request(tools=[value]),
    "ToolCall": _called("tool_calls"),
    "InvalidToolCall": _called("invalid_tool_calls"),
    "ToolResult": lambda value: _answered(ToolResult.from_dict(value).to_message().to_dict()),
    "ToolChoice": lambda value: _request(
        tools=[{**_TOOL, "name": value["name"]} if isinstance(value, Mapping) else _TOOL], tool_choice=value
    ),
    "ParameterSchema": lambda value: _request(tools=[{**_TOOL, "parameters": value}]),
    "Content": lambda value: _messages({"role": "user", "content": value}),
    "Conversation": lambda value: _messages(*value),
    "NamedToolChoice": lambda value: _request(tools=[{**_TOOL, "name": value["name"]}], tool_choice=value),
    "ModelParameters": lambda value: _request(parameters=value),
    "ResponseFormat": lambda value: _request(response_format=value),
    "TextFormat": lambda value: _request(response_format=value),
    "JsonObjectFormat": lambda value: _request(response_format=value),
    "JsonSchemaFormat": lambda value: _request(response_format=value),
    "StreamOptions": lambda value: _request(stream=True, stream_options=value),
    "ChatRequest": lambda value: value,
}
ANSWERS: Final[Mapping[str, Callable[[Any], dict[str, Any]]]] = {
    "UsageInfo": lambda value: _answer(usage=value),
    "ServerTimings": lambda value: _answer(usage={"server_timings": value}),
    "FinishReason": lambda value: _answer(finish_reason=value),
    "ChatResponse": lambda value: value,
}
_TOOL: Final = {
    "name": "get_weather",
    "description": "Get the weather for a city.",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}


def forms(definition: str, vectors: Sequence[tuple[str, Any]]) -> list[Form]:
    """The vectors of a definition in every dialect; none where the definition never stands on a wire."""
    return [
        form for dialect in built_in() for name, value in vectors for form in _form(dialect, definition, name, value)
    ]


def _form(dialect: str, definition: str, name: str, value: Any) -> list[Form]:
    codec = get_codec(dialect)
    try:
        if definition in REQUESTS:
            request = ChatRequest.from_dict(REQUESTS[definition](value))
            return [Form(dialect, name, *codec.encode_request(request))]
        if definition in ANSWERS:
            answer = ChatResponse.from_dict(ANSWERS[definition](value))
            return [Form(dialect, name, *codec.encode_response(answer))]
        if definition == "ErrorInfo":
            status, body = codec.encode_error(ErrorInfo.from_dict(value))
            return [Form(dialect, f"{name} (status {status})", body, ())]
        if definition in ("StreamingChunk", "ToolCallDelta"):
            encoder = codec.stream_encoder(model="qwen3:4b", response_id="r1")
            chunk = value if definition == "StreamingChunk" else {"tool_call_deltas": [value]}
            sent = encoder.feed(StreamingChunk.from_dict(chunk))
            return [Form(dialect, name, sent.decode("utf-8", "replace").strip(), encoder.losses)] if sent else []
    except (TurnwireError, ValueError):
        return []  # a vector that is a valid piece and no valid whole, for example a part that no message may hold
    return []
