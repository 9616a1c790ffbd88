"""Building bodies and events of the Gemini Interactions wire for tests."""

from __future__ import annotations

import json
from typing import Any

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.gemini_interactions.codec import codec_of
from turnwire.codecs.streams.framing import SseParser
from turnwire.core.accumulate import StreamAccumulator

Data = dict[str, Any]

CODEC = codec_of()
NAME = "gemini-interactions"
HEAD: Data = {"id": "v1_a", "object": "interaction", "model": "gemini-3.6-flash", "created": "2026-11-21T10:00:00Z"}
USAGE: Data = {"total_input_tokens": 12, "total_output_tokens": 8, "total_thought_tokens": 3, "total_tokens": 23}
PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
WEATHER_SCHEMA: Data = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
WEATHER: Data = {"name": "get_weather", "description": "Get the weather", "parameters": WEATHER_SCHEMA, "strict": None}
OWN: Data = {"dialect": NAME}


def text(said: str, **fields: Any) -> Data:
    """A content of text."""
    return {"type": "text", "text": said, **fields}


def output(*contents: Any, **fields: Any) -> Data:
    """A step of what the model said; a string stands for a content of text."""
    return {"type": "model_output", "content": [text(c) if isinstance(c, str) else c for c in contents], **fields}


def asked(*contents: Any, **fields: Any) -> Data:
    """A step of what the user said; a string stands for a content of text."""
    return {"type": "user_input", "content": [text(c) if isinstance(c, str) else c for c in contents], **fields}


def thought(*texts: str, signature: Any = None, **fields: Any) -> Data:
    """A step of thoughts."""
    step: Data = {"type": "thought", **fields}
    if signature is not None:
        step["signature"] = signature
    return step | ({"summary": [text(each) for each in texts]} if texts else {})


def call(name: str = "f", arguments: Any = None, call_id: str = "c1", **fields: Any) -> Data:
    """A step of a function call."""
    return {"type": "function_call", "id": call_id, "name": name, "arguments": arguments or {}, **fields}


def result(call_id: str = "c1", said: Any = "sunny", **fields: Any) -> Data:
    """A step of a function result."""
    return {"type": "function_result", "call_id": call_id, "result": said, **fields}


def body(*steps: Data, status: str = "completed", **fields: Any) -> Data:
    """The body of a whole answer."""
    return {**HEAD, "status": status, "steps": list(steps), "usage": USAGE, **fields}


def sse(*events: Any, done: bool = True) -> bytes:
    """Events as bytes; a string stands as the data."""
    out = b""
    for event in events:
        data = event if isinstance(event, str) else json.dumps(event, ensure_ascii=False)
        kind = "" if isinstance(event, str) else f"event: {event.get('event_type')}\n"
        out += f"{kind}data: {data}\n\n".encode()
    return out + (b"event: done\ndata: [DONE]\n\n" if done else b"")


def created(**fields: Any) -> Data:
    """The event that opens a stream."""
    return {"event_type": "interaction.created", "interaction": {**HEAD, "status": "in_progress", **fields}}


def completed(status: str = "completed", **fields: Any) -> Data:
    """The event that ends a stream."""
    return {"event_type": "interaction.completed", "interaction": {**HEAD, "status": status, "usage": USAGE, **fields}}


def start(index: int, step: Data) -> Data:
    """The event that begins a step."""
    return {"event_type": "step.start", "index": index, "step": step}


def delta(index: int, data: Any) -> Data:
    """A piece of a step."""
    return {"event_type": "step.delta", "index": index, "delta": data}


def stop(index: int) -> Data:
    """The end of a step."""
    return {"event_type": "step.stop", "index": index}


def streamed(whole: Data) -> bytes:
    """A whole answer as the service streams it: text, summaries and arguments in pieces."""
    head = {key: whole[key] for key in ("id", "model", "created", "object") if key in whole}
    events: list[Data] = [{"event_type": "interaction.created", "interaction": {**head, "status": "in_progress"}}]
    for index, step in enumerate(whole["steps"]):
        events += _step_events(index, step)
    last = {key: value for key, value in whole.items() if key != "steps"}
    return sse(*events, {"event_type": "interaction.completed", "interaction": last})


def _step_events(index: int, step: Data) -> list[Data]:
    pieces: list[Data] = []
    head = dict(step)
    if step["type"] == "model_output":
        for content in head.pop("content", []):
            if content["type"] == "text":
                said = content["text"]
                pieces += [text(said[at : at + 3]) for at in range(0, max(len(said), 1), 3)]
                if content.get("annotations"):
                    pieces.append({"type": "text_annotation_delta", "annotations": content["annotations"]})
            else:
                pieces.append(content)
    elif step["type"] == "thought":
        for content in head.pop("summary", []):
            pieces.append({"type": "thought_summary", "content": content})
        if "signature" in head:
            pieces.append({"type": "thought_signature", "signature": head.pop("signature")})
    elif step["type"] == "function_call":
        written = json.dumps(head["arguments"], ensure_ascii=False)
        head["arguments"] = {}
        if step["arguments"]:
            pieces += [
                {"type": "arguments_delta", "arguments": written[at : at + 4]} for at in range(0, len(written), 4)
            ]
    return [start(index, head), *(delta(index, piece) for piece in pieces), stop(index)]


def decode(*events: Any, done: bool = True) -> ChatResponse:
    """The answer in a stream of these events."""
    return CODEC.decode_stream([sse(*events, done=done)])


def encode_stream(chunks: list[StreamingChunk], **facts: Any) -> bytes:
    """Chunks as the bytes of a stream."""
    encoder = CODEC.stream_encoder(**facts)
    return b"".join(encoder.feed(chunk) for chunk in chunks) + encoder.close()


def events_of(data: bytes) -> list[Data]:
    """The events in the bytes, without the mark at the end."""
    parser = SseParser()
    found = [line for _, line in (*parser.feed(data), *parser.close())]
    return [json.loads(each) for each in found if each != b"[DONE]"]


def fold(chunks: list[StreamingChunk]) -> ChatResponse:
    """The answer of these chunks."""
    accumulator = StreamAccumulator()
    for chunk in chunks:
        accumulator.add(chunk)
    return accumulator.response


def chunks_of(data: bytes) -> list[StreamingChunk]:
    """The chunks in the bytes of a stream."""
    decoder = CODEC.stream_decoder()
    return [*decoder.feed(data), *decoder.close()]


def request(*messages: Data, **fields: Any) -> ChatRequest:
    """A canonical request; one user message where none is given; fields of the parameters have their own names."""
    own = {name: fields.pop(name) for name in list(fields) if name in ChatRequest.model_fields}
    parameters = {"model": "m", "temperature": None, "top_p": None, **fields}
    said = list(messages) or [{"role": "user", "content": "Hello!"}]
    return ChatRequest.from_dict({"messages": said, "parameters": parameters, **own})


def response(message: Data | None = None, finish: str = "stop", **fields: Any) -> ChatResponse:
    """A canonical answer."""
    said = {"role": "assistant", **(message if message is not None else {"content": "Hello!"})}
    return ChatResponse.from_dict({"message": said, "usage": {}, "finish_reason": finish, **fields})


def check_wire(document: str, definition: str, value: Any) -> None:
    """Fail where `value` does not fit a definition of the wire's documents."""
    validator = validator_for(f"wire/{NAME}/v1/{document}", definition)
    found = [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(plain(value))]
    assert not found, found


def check_stream(data: bytes) -> None:
    """Fail where an event does not fit the wire document."""
    for event in events_of(data):
        check_wire("event", "InteractionEvent", event)


def plain(value: Any) -> Any:
    """`value` as it is after a trip over the wire."""
    return json.loads(json.dumps(value))


def encode(value: ChatRequest, **options: Any) -> Data:
    """The body of a request, which must fit the wire document and be without loss."""
    converted = CODEC.encode_request(value, **options)
    assert converted.losses == ()
    check_wire("request", "InteractionRequest", converted.value)
    wire: Data = plain(converted.value)
    return wire


def encode_lossy(value: ChatRequest, **options: Any) -> tuple[Data, list[tuple[str, str]]]:
    """The body of a request, and its losses as (id without the dialect, place)."""
    converted = CODEC.encode_request(value, **options)
    check_wire("request", "InteractionRequest", converted.value)
    return plain(converted.value), names(converted.losses)


def names(losses: Any) -> list[tuple[str, str]]:
    """Ids without the dialect, and places, of losses."""
    return [(loss.id.removeprefix(f"{NAME}."), loss.at) for loss in losses]
