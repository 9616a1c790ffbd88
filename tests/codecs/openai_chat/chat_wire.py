"""Building bodies and chunks of the chat wire for tests."""

from __future__ import annotations

import json
from typing import Any

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.codec import Codec
from turnwire.codecs.openai_chat.codec import codec_of
from turnwire.codecs.variants import CHAT_VARIANTS, OPENAI_CHAT

Data = dict[str, Any]

CHAT = codec_of(OPENAI_CHAT)
CODECS = {variant.name: codec_of(variant) for variant in CHAT_VARIANTS}
HEAD: Data = {"id": "chatcmpl-1", "created": 1795298111, "model": "m"}
USAGE: Data = {"prompt_tokens": 12, "completion_tokens": 8, "total_tokens": 20}
WEATHER: Data = {
    "name": "get_weather",
    "description": "Get the weather in a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
    "strict": None,
}
PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def call(arguments: Any = "{}", call_id: str | None = "call_1", name: str | None = "f", **fields: Any) -> Data:
    """A tool call as servers write it."""
    function: Data = {} if name is None else {"name": name}
    if arguments is not ...:
        function["arguments"] = arguments
    entry: Data = {"type": "function", "function": function, **fields}
    return entry if call_id is None else {"id": call_id, **entry}


def body(message: Data | None = None, finish: str | None = "stop", **fields: Any) -> Data:
    """The body of a whole answer."""
    said = {"role": "assistant", "content": "Hello!"} if message is None else {"role": "assistant", **message}
    choice = {"index": 0, "message": said, "finish_reason": finish, **fields.pop("choice", {})}
    return {**HEAD, "object": "chat.completion", "choices": [choice], "usage": USAGE, **fields}


def chunk(delta: Data | None = None, finish: str | None = None, index: int = 0, **fields: Any) -> Data:
    """One chunk; without a delta it has no choices."""
    choices = [] if delta is None else [{"index": index, "delta": delta, "finish_reason": finish}]
    return {**HEAD, "object": "chat.completion.chunk", "choices": choices, **fields}


def sse(*events: Any, done: bool = True) -> bytes:
    """The chunks as server-sent events; text stands as it is."""
    texts = [event if isinstance(event, str) else json.dumps(event, ensure_ascii=False) for event in events]
    return "".join(f"data: {text}\n\n" for text in [*texts, *(["[DONE]"] if done else [])]).encode()


def decode(*events: Any, codec: Codec = CHAT, request: ChatRequest | None = None, done: bool = True) -> ChatResponse:
    """The answer in a stream of these events."""
    return codec.decode_stream([sse(*events, done=done)], request=request)


def streamed(whole: Data) -> bytes:
    """A whole answer as a server streams it: text and arguments in pieces, the usage last."""
    events: list[Data] = []
    head = {key: value for key, value in whole.items() if key not in ("choices", "usage", "object")}
    for choice in whole["choices"]:
        own = {key: value for key, value in choice.items() if key not in ("message", "finish_reason")}
        for delta in _deltas(choice["message"]):
            piece = {"index": choice["index"], "delta": delta, "finish_reason": None}
            events.append({**head, "object": "chat.completion.chunk", "choices": [piece]})
        last = {**own, "delta": {}, "finish_reason": choice["finish_reason"]}
        events.append({**head, "object": "chat.completion.chunk", "choices": [last]})
    if whole.get("usage") is not None:
        events.append({**head, "object": "chat.completion.chunk", "choices": [], "usage": whole["usage"]})
    return sse(*events)


def _deltas(message: Data) -> list[Data]:
    deltas: list[Data] = [{"role": "assistant", "content": ""}]
    for field in ("reasoning", "reasoning_content", "content", "refusal"):
        text = message.get(field)
        if isinstance(text, str):
            deltas += [{field: text[start : start + 3]} for start in range(0, len(text), 3)]
        elif text is not None:
            deltas += [{field: [part]} for part in text]
    for place, entry in enumerate(message.get("tool_calls") or ()):
        deltas += _call_deltas(place, entry)
    known = {"role", "reasoning", "reasoning_content", "content", "refusal", "tool_calls"}
    rest = {key: value for key, value in message.items() if key not in known}
    return [*deltas, rest] if rest else deltas


def _call_deltas(place: int, entry: Data) -> list[Data]:
    function = dict(entry.get("function") or {})
    arguments = function.pop("arguments", None)
    first = {**{key: value for key, value in entry.items() if key != "function"}, "index": place, "function": function}
    if not isinstance(arguments, str):
        if arguments is not None:
            function["arguments"] = arguments
        return [{"tool_calls": [first]}]
    pieces = [arguments[start : start + 4] for start in range(0, len(arguments), 4)]
    more = [{"tool_calls": [{"index": place, "function": {"arguments": piece}}]} for piece in pieces]
    return [{"tool_calls": [first]}, *more]


def request(*messages: Data, **fields: Any) -> ChatRequest:
    """A canonical request; one user message where none is given; fields of the parameters have their own names."""
    own = {name: fields.pop(name) for name in list(fields) if name in _REQUEST_FIELDS}
    parameters = {"model": "m", "temperature": None, "top_p": None, **fields}
    said = list(messages) or [{"role": "user", "content": "Hello!"}]
    return ChatRequest.from_dict({"messages": said, "parameters": parameters, **own})


_REQUEST_FIELDS = {"tools", "tool_choice", "parallel_tool_calls", "response_format", "stream", "stream_options"}


def check_wire(document: str, definition: str, value: Any) -> None:
    """Fail where `value` does not fit a definition of the wire's documents."""
    validator = validator_for(f"wire/openai-chat/v1/{document}", definition)
    faults = [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(plain(value))]
    assert not faults, faults


def plain(value: Any) -> Any:
    """`value` as it is after a trip over the wire."""
    return json.loads(json.dumps(value))


def encode(value: ChatRequest, variant: str = "openai-chat", **options: Any) -> Data:
    """The request's body in the words of a variant, which must fit the wire document and be without loss."""
    converted = CODECS[variant].encode_request(value, **options)
    assert converted.losses == ()
    check_wire("request", "ChatCompletionRequest", converted.value)
    found: Data = plain(converted.value)
    return found


def encode_lossy(
    value: ChatRequest, variant: str = "openai-chat", **options: Any
) -> tuple[Data, list[tuple[str, str]]]:
    """The request's body and its losses as (id without the dialect, place)."""
    converted = CODECS[variant].encode_request(value, **options)
    check_wire("request", "ChatCompletionRequest", converted.value)
    return plain(converted.value), names(converted.losses)


def names(losses: Any) -> list[tuple[str, str]]:
    """Ids without the dialect, and places, of losses."""
    return [(loss.id.removeprefix("openai-chat."), loss.at) for loss in losses]


def note_ids(response: ChatResponse) -> list[str]:
    """The ids of the answer's diagnostics."""
    return [found.id for found in response.diagnostics or ()]
