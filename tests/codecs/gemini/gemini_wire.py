"""Building bodies and streams of the Gemini wire for tests."""

from __future__ import annotations

import json
from typing import Any

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.normal_forms import normalize_request
from turnwire.codecs.codec import Codec
from turnwire.codecs.gemini.codec import codec_of
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError

Data = dict[str, Any]

GEMINI = codec_of()
OLD, BUDGET, PRO, LEVELS = "gemini-2.0-flash", "gemini-2.5-flash", "gemini-2.5-pro", "gemini-3-pro-preview"
HEAD: Data = {"modelVersion": "gemini-2.5-flash", "responseId": "r1"}
USAGE: Data = {"promptTokenCount": 12, "candidatesTokenCount": 8, "totalTokenCount": 20}
SIGNATURE = "CiIBVKhc7vB+vaaq6rA/KC79Ts7iXagIOA4EBOyBFDpl+pxPCmc="
DUMMY = "c2tpcF90aG91Z2h0X3NpZ25hdHVyZV92YWxpZGF0b3I="
PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
WEATHER_SCHEMA: Data = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
WEATHER: Data = {"name": "get_weather", "description": "Get the weather in a city", "parameters": WEATHER_SCHEMA}


def call(name: str | None = "f", args: Any = ..., call_id: str | None = None, **beside: Any) -> Data:
    """A part that holds a function call."""
    inner: Data = {} if name is None else {"name": name}
    if args is not ...:
        inner["args"] = args
    if call_id is not None:
        inner["id"] = call_id
    return {"functionCall": inner, **beside}


def result(name: str, response: Any, call_id: str | None = None, **more: Any) -> Data:
    """A part that holds a function response."""
    inner = {"name": name, "response": response, **more}
    return {"functionResponse": inner if call_id is None else {"id": call_id, **inner}}


def candidate(*parts: Data, finish: str | None = None, **fields: Any) -> Data:
    """A candidate; without parts its content is empty."""
    content: Data = {"role": "model"} | ({"parts": list(parts)} if parts else {})
    return {"content": content, "index": 0} | ({"finishReason": finish} if finish else {}) | fields


def body(*parts: Data, finish: str | None = "STOP", **fields: Any) -> Data:
    """The body of a whole answer."""
    return {"candidates": [candidate(*parts, finish=finish)], "usageMetadata": USAGE, **HEAD, **fields}


def chunk(*parts: Data, finish: str | None = None, **fields: Any) -> Data:
    """One document of a stream."""
    return {"candidates": [candidate(*parts, finish=finish)], **HEAD, **fields}


def sse(*documents: Any, end: str = "\r\n") -> bytes:
    """The documents as server-sent events; text stands as it is."""
    texts = [each if isinstance(each, str) else json.dumps(each, ensure_ascii=False) for each in documents]
    return "".join(f"data: {text}{end}{end}" for text in texts).encode()


def array(*documents: Any) -> bytes:
    """The documents as one JSON array, laid out as the API does."""
    return ("[" + ",\r\n".join(json.dumps(each, ensure_ascii=False, indent=1) for each in documents) + "\n]\n").encode()


def events(data: bytes) -> list[Data]:
    """The documents of a stream of events that is nothing but data lines."""
    found = []
    for event in data.split(b"\r\n\r\n"):
        if event:
            assert event.startswith(b"data: ")
            found.append(json.loads(event[6:]))
    return found


def decode(*documents: Any, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a stream of these documents."""
    return GEMINI.decode_stream([sse(*documents)], request=request)


def both(whole: Data, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a body, after checking that the same body as a stream is equal to it in everything."""
    answer = GEMINI.decode_response(whole, request=request)
    for data in (sse(whole), array(whole), json.dumps(whole).encode()):
        assert GEMINI.decode_stream([data], request=request).to_dict() == answer.to_dict()
    return answer


def run(pieces: list[bytes], request: ChatRequest | None = None) -> tuple[list[Data], Data | None]:
    """The chunks that the pieces give, and the error after them."""
    decoder = GEMINI.stream_decoder(request=request)
    chunks: list[StreamingChunk] = []
    error = None
    try:
        for piece in pieces:
            chunks += decoder.feed(piece)
        chunks += decoder.close()
    except ProviderError as failure:
        error = failure.info.to_dict()
    found = [each.to_dict() for each in chunks]
    return [{key: value for key, value in each.items() if value is not False} for each in found], error


def fold(*chunks: Data) -> ChatResponse:
    """The answer that canonical chunks make."""
    accumulator = StreamAccumulator()
    for each in chunks:
        accumulator.add(StreamingChunk.from_dict(each))
    return accumulator.response


def request(*messages: Data, **fields: Any) -> ChatRequest:
    """A canonical request; one user message where none is given; fields of the parameters have their own names."""
    own = {name: fields.pop(name) for name in list(fields) if name in _REQUEST_FIELDS}
    parameters = {"model": BUDGET, "temperature": None, "top_p": None, **fields}
    said = list(messages) or [{"role": "user", "content": "Hello!"}]
    return ChatRequest.from_dict({"messages": said, "parameters": parameters, **own})


_REQUEST_FIELDS = {"tools", "tool_choice", "parallel_tool_calls", "response_format", "stream", "stream_options"}


def check_wire(document: str, definition: str, value: Any) -> None:
    """Fail where `value` does not fit a definition of the wire's documents."""
    validator = validator_for(f"wire/gemini/v1/{document}", definition)
    faults = [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(plain(value))]
    assert not faults, faults


def plain(value: Any) -> Any:
    """`value` as it is after a trip over the wire."""
    return json.loads(json.dumps(value))


def encode(value: ChatRequest, **options: Any) -> Data:
    """The request's body, which must fit the wire document and be without loss."""
    converted = GEMINI.encode_request(value, **options)
    assert converted.losses == ()
    check_wire("request", "GenerateContentRequest", converted.value)
    found: Data = plain(converted.value)
    return found


def encode_lossy(value: ChatRequest, codec: Codec = GEMINI) -> tuple[Data, list[tuple[str, str, str]]]:
    """The request's body and its losses: name, place and what was done."""
    converted = codec.encode_request(value)
    check_wire("request", "GenerateContentRequest", converted.value)
    losses = [(loss.id.removeprefix("gemini."), loss.at, loss.action) for loss in converted.losses]
    return plain(converted.value), losses


def read(wire: Data, model: str = BUDGET) -> Data:
    """The canonical request of a body, as plain data."""
    found: Data = plain(GEMINI.decode_request(wire, model=model).value.to_dict())
    return found


def messages_of(*contents: Any, model: str = BUDGET, **fields: Any) -> list[Data]:
    """The canonical messages of these contents."""
    found: list[Data] = read({"contents": list(contents), **fields}, model)["messages"]
    return found


def same_again(wire: Data, model: str = BUDGET) -> Data:
    """The body after reading and writing, which must be equal in normal form, without loss, and be returned."""
    converted = GEMINI.encode_request(GEMINI.decode_request(wire, model=model).value)
    assert converted.losses == ()
    again: Data = plain(converted.value)
    assert normalize_request(GEMINI, again) == normalize_request(GEMINI, wire)
    return again
