"""Building bodies and events of the Anthropic wire for tests."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import to_json

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.anthropic.codec import codec_of
from turnwire.codecs.anthropic.variants import ANTHROPIC, ANTHROPIC_2026

Data = dict[str, Any]

ANTHROPIC_CODEC = codec_of(ANTHROPIC)
CODECS = {variant.name: codec_of(variant) for variant in (ANTHROPIC, ANTHROPIC_2026)}
OWN = {"dialect": "anthropic"}
USAGE: Data = {"input_tokens": 12, "output_tokens": 8}
WEATHER: Data = {
    "name": "get_weather",
    "description": "Get the weather in a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
    "strict": None,
}
PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
OLD, SONNET, NEW = "claude-3-5-sonnet-latest", "claude-sonnet-4-5", "claude-opus-4-8"


CITATION: Data = {
    "type": "page_location",
    "cited_text": "x",
    "document_index": 0,
    "document_title": "t",
    "start_page_number": 1,
    "end_page_number": 2,
    "file_id": None,
}


def text(words: str, **fields: Any) -> Data:
    """A text block."""
    return {"type": "text", "text": words, **fields}


def use(arguments: Any = None, call_id: str = "toolu_1", name: str = "f", **fields: Any) -> Data:
    """A call."""
    return {"type": "tool_use", "id": call_id, "name": name, "input": arguments or {}, **fields}


def result(content: Any = "ok", call_id: str = "toolu_1", **fields: Any) -> Data:
    """A tool result; without content where it is None."""
    block = {"type": "tool_result", "tool_use_id": call_id, **fields}
    return block if content is None else {**block, "content": content}


def user(*blocks: Any) -> Data:
    """A user message: a text, or blocks."""
    return {"role": "user", "content": blocks[0] if len(blocks) == 1 and isinstance(blocks[0], str) else list(blocks)}


def assistant(*blocks: Any) -> Data:
    """An assistant message: a text, or blocks."""
    return {**user(*blocks), "role": "assistant"}


def body(*blocks: Data, stop: str | None = "end_turn", **fields: Any) -> Data:
    """The body of a whole answer."""
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "m",
        "content": list(blocks) or [text("Hello!")],
        "stop_reason": stop,
        "stop_sequence": None,
        "usage": USAGE,
        **fields,
    }


def start(**fields: Any) -> Data:
    """The event that begins a message."""
    message = {**body(stop=None), "content": [], "usage": {"input_tokens": 12, "output_tokens": 1}, **fields}
    return {"type": "message_start", "message": message}


def begin(index: int, block: Data) -> Data:
    """The event that begins a block."""
    return {"type": "content_block_start", "index": index, "content_block": block}


def piece(index: int, kind: str, value: Any) -> Data:
    """A delta: `text`, `thinking`, `signature`, `input_json` or `citations` with its value."""
    key = {"input_json": "partial_json", "citations": "citation"}.get(kind, kind)
    return {"type": "content_block_delta", "index": index, "delta": {"type": f"{kind}_delta", key: value}}


def end(index: int) -> Data:
    """The event that ends a block."""
    return {"type": "content_block_stop", "index": index}


def stop(reason: str | None = "end_turn", usage: Data | None = None, **fields: Any) -> list[Data]:
    """The events that end a message."""
    delta = {"stop_reason": reason, "stop_sequence": None, **fields}
    return [
        {"type": "message_delta", "delta": delta, "usage": {"output_tokens": 8} if usage is None else usage},
        {"type": "message_stop"},
    ]


def sse(*events: Any) -> bytes:
    """The events as server-sent events; text stands as it is."""
    out = []
    for event in events:
        if isinstance(event, str):
            out.append(event)
        else:
            out.append(f"event: {event['type']}\ndata: {json.dumps(event, ensure_ascii=False)}\n\n")
    return "".join(out).encode("utf-8", "surrogatepass")


def flat(*events: Any) -> list[Any]:
    """Events and lists of events as one list."""
    return [each for event in events for each in (event if isinstance(event, list) else [event])]


def decode(*events: Any, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a stream of these events."""
    return ANTHROPIC_CODEC.decode_stream([sse(*flat(*events))], request=request)


def streamed(whole: Data) -> bytes:
    """A whole answer as a server streams it: text, thoughts and input in pieces."""
    usage = whole.get("usage") or {}
    head = {key: value for key, value in whole.items() if key not in ("content", "usage")}
    events: list[Any] = [
        {"type": "message_start", "message": {**head, "content": [], "stop_reason": None, "usage": usage}},
        {"type": "ping"},
    ]
    for index, block in enumerate(whole["content"]):
        events += _block_events(index, block)
    events += stop(whole.get("stop_reason"), usage)
    return sse(*events)


def _cut(words: str) -> list[str]:
    return [words[at : at + 3] for at in range(0, len(words), 3)]


def _block_events(index: int, block: Data) -> list[Data]:
    deltas: list[Data] = []
    match block["type"]:
        case "text":
            deltas = [piece(index, "text", each) for each in _cut(block["text"])]
            deltas += [piece(index, "citations", each) for each in block.get("citations") or ()]
            block = {**{key: value for key, value in block.items() if key != "citations"}, "text": ""}
        case "thinking":
            deltas = [piece(index, "thinking", each) for each in _cut(block["thinking"])]
            if block.get("signature"):
                deltas.append(piece(index, "signature", block["signature"]))
            block = {**block, "thinking": "", "signature": ""}
        case "tool_use" | "server_tool_use" if isinstance(block.get("input"), dict) and block["input"]:
            pieces = ["", *_cut(json.dumps(block["input"], ensure_ascii=False, separators=(",", ":")))]
            deltas = [piece(index, "input_json", each) for each in pieces]
            block = {**block, "input": {}}
    return [begin(index, block), *deltas, end(index)]


def request(*messages: Data, **fields: Any) -> ChatRequest:
    """A canonical request; one user message where none is given; fields of the parameters have their own names."""
    own = {name: fields.pop(name) for name in list(fields) if name in _REQUEST_FIELDS}
    parameters = {"model": "m", "max_tokens": 100, "temperature": None, "top_p": None, **fields}
    parameters = {name: value for name, value in parameters.items() if value is not ...}
    said = list(messages) or [{"role": "user", "content": "Hello!"}]
    return ChatRequest.from_dict({"messages": said, "parameters": parameters, **own})


_REQUEST_FIELDS = {"tools", "tool_choice", "parallel_tool_calls", "response_format", "stream", "stream_options"}


def response(content: Any = "Hello!", reason: str = "stop", **fields: Any) -> ChatResponse:
    """A canonical answer; `message` are further fields of its message."""
    message = {"role": "assistant", **({} if content is None else {"content": content}), **fields.pop("message", {})}
    data = {"message": message, "usage": {"prompt_tokens": 12, "completion_tokens": 8}, "finish_reason": reason}
    return ChatResponse.from_dict({"id": "r1", "model": "m", **data, **fields})


def check_wire(document: str, definition: str, value: Any) -> None:
    """Fail where `value` does not fit a definition of the wire's documents."""
    validator = validator_for(f"wire/anthropic/v1/{document}", definition)
    faults = [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(plain(value))]
    assert not faults, faults


def plain(value: Any) -> Any:
    """`value` as it is after a trip over the wire."""
    return json.loads(to_json(value))


def encode(value: ChatRequest, variant: str = "anthropic", **options: Any) -> Data:
    """The request's body in one version, which must fit the wire document and be without loss."""
    converted = CODECS[variant].encode_request(value, **options)
    assert names(converted.losses) == []
    check_wire("request", "MessagesRequest", converted.value)
    found: Data = plain(converted.value)
    return found


def encode_lossy(value: ChatRequest, variant: str = "anthropic", **options: Any) -> tuple[Data, list[tuple[str, str]]]:
    """The request's body and its losses as (id without the dialect, place)."""
    converted = CODECS[variant].encode_request(value, **options)
    check_wire("request", "MessagesRequest", converted.value)
    return plain(converted.value), names(converted.losses)


def answer(value: ChatResponse, **options: Any) -> tuple[Data, list[tuple[str, str]]]:
    """The body of an answer for a client, which must fit the wire document, and its losses."""
    converted = ANTHROPIC_CODEC.encode_response(value, **options)
    check_wire("response", "Message", converted.value)
    return plain(converted.value), names(converted.losses)


def names(losses: Any) -> list[tuple[str, str]]:
    """Ids without the dialect, and places, of losses."""
    return [(loss.id.removeprefix("anthropic."), loss.at) for loss in losses]


def events_of(data: bytes) -> list[Data]:
    """The events in the bytes of a stream; each must say its type twice and fit the wire document."""
    found: list[Data] = []
    for event in data.decode().split("\n\n"):
        if event:
            name, line = event.split("\n")
            found.append(json.loads(line.removeprefix("data: ")))
            assert name == f"event: {found[-1]['type']}"
            check_wire("event", "MessageStreamEvent", found[-1])
    return found


def stream(*chunks: Data, **options: Any) -> tuple[list[Data], list[tuple[str, str]]]:
    """The events and losses of canonical chunks, with the grammar checked."""
    encoder = ANTHROPIC_CODEC.stream_encoder(**{"model": "m", "response_id": "msg_1", **options})
    data = b"".join(encoder.feed(StreamingChunk.from_dict(chunk)) for chunk in chunks) + encoder.close()
    events = events_of(data)
    check_grammar(events)
    return events, names(encoder.losses)


def check_grammar(events: list[Data]) -> None:
    """Fail where events do not stand in the order that clients rely on: blocks never overlap, one end."""
    opened: int | None = None
    count = 0
    for place, event in enumerate(events):
        kind = event["type"]
        assert (kind == "message_start") == (place == 0), "one message_start, first of all"
        if kind == "content_block_start":
            assert opened is None
            assert event["index"] == count
            opened, count = count, count + 1
        elif kind == "content_block_delta":
            assert event["index"] == opened
        elif kind == "content_block_stop":
            assert event["index"] == opened
            opened = None
        elif kind == "message_delta":
            assert opened is None
            assert [each["type"] for each in events[place:]] == ["message_delta", "message_stop"]
    if events and events[-1]["type"] == "message_stop":
        assert events[-2]["type"] == "message_delta"


def note_ids(found: ChatResponse) -> list[str]:
    """The ids of the answer's diagnostics."""
    return [each.id for each in found.diagnostics or ()]
