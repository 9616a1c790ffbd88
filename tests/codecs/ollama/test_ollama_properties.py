"""Round trips and cuts that hold for every value: nothing is lost without being reported."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs import strategies as values
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.ollama.wire import CODEC, TIME, Data, check_wire, ndjson, plain, whole
from tests.normal_forms.ollama import normal_request, normal_response
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.streams.framing import Limits
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError

thorough = examples(40)

own_options = st.fixed_dictionaries(
    {},
    optional={
        "ollama": st.fixed_dictionaries(
            {},
            optional={
                "keep_alive": st.sampled_from([0, -1, "5m"]),
                "shift": st.booleans(),
                "truncate": st.booleans(),
                "logprobs": st.just(True),
                "options": st.fixed_dictionaries(
                    {}, optional={"num_ctx": st.integers(256, 8192), "mirostat": st.just(1)}
                ),
            },
        ),
        "vllm": st.just({"top_k": 5}),
    },
)


# Requests


def meaning(request: ChatRequest) -> Data:
    """What of a request this wire can say without a loss; see the ledger for what is never sent."""
    data: Data = plain(request.to_dict())
    for key in ("metadata", "extras", "stream_options"):
        data.pop(key, None)
    for key, silent in (("tool_choice", "auto"), ("parallel_tool_calls", True), ("response_format", {"type": "text"})):
        if data.get(key) == silent:
            del data[key]
    if "response_format" in data:
        data["response_format"] = {
            key: value for key, value in data["response_format"].items() if key in ("type", "json_schema")
        }
    parameters = data["parameters"]
    for key in ("timeout", "extras"):
        parameters.pop(key, None)
    if parameters.get("thinking") == "none":
        parameters["thinking"] = False
    own = dict(parameters.pop("provider_options", {}).get("ollama", {}))
    own.setdefault("truncate", False)
    if not own.get("options"):
        own.pop("options", None)
    parameters["own"] = own
    for tool in data.get("tools", []):
        tool["strict"] = None
    names: dict[str, str] = {}
    data["messages"] = [message_meaning(message, names) for message in data["messages"]]
    return data


def message_meaning(message: Data, names: dict[str, str]) -> Data:
    """The same of a message; `names` has the tool of each call so far."""
    said = {key: value for key, value in message.items() if key not in ("id", "metadata", "extras", "content")}
    content = message.get("content")
    parts = [{"type": "text", "text": content}] if isinstance(content, str) else content or []
    said["content"] = [
        {key: value for key, value in part.items() if key != "origin"} for part in parts if part.get("text") != ""
    ]
    if content is None:
        said["content"] = None
    for call in said.get("tool_calls", ()):
        names[call["id"]] = call["name"]
        if call.get("id_origin") == "server":
            del call["id_origin"]
    if said["role"] == "tool":
        said.setdefault("name", names.get(said["tool_call_id"]))
        said["is_error"] = said.get("is_error") or False
    return said


@requirement("COD-3")
@thorough
@given(values.requests(rich=False, provider_options=own_options))
def test_a_request_that_loses_nothing_comes_back_equal(data: Data) -> None:
    request = ChatRequest.from_dict(data)
    wire, losses = CODEC.encode_request(request)
    check_wire("ChatRequest", wire)
    again = CODEC.decode_request(plain(wire)).value
    if not values.lost_for_this_server(losses):
        assert rename_minted(meaning(again)) == rename_minted(meaning(request))


def rename_minted(data: Data) -> Data:
    """Minted ids stay at home, so others come back at the same places: all are named by their place."""
    renamed: dict[str, str] = {}
    for place, message in enumerate(data["messages"]):
        for position, call in enumerate(message.get("tool_calls", ())):
            renamed.pop(call["id"], None)
            if call.get("id_origin") == "minted":
                renamed[call["id"]] = call["id"] = f"minted {place} {position}"
        if message["role"] == "tool":
            message["tool_call_id"] = renamed.get(message["tool_call_id"], message["tool_call_id"])
    return data


@requirement("COD-2")
@thorough
@given(values.requests(rich=True, provider_options=own_options))
def test_whatever_a_request_holds_its_wire_form_is_valid_and_stable(data: Data) -> None:
    request = ChatRequest.from_dict(data)
    wire, losses = CODEC.encode_request(request)
    check_wire("ChatRequest", wire)
    assert {loss.id for loss in values.lost_for_this_server(losses)} <= COVERAGE["ollama"].losses.keys()
    again = CODEC.decode_request(plain(wire)).value
    assert normal_request(plain(CODEC.encode_request(again).value)) == normal_request(plain(wire))


wire_calls = st.builds(
    lambda fields, function: {**fields, "function": function},
    st.fixed_dictionaries(
        {}, optional={"id": st.sampled_from(["call_a", "call_b", "", None]), "type": st.just("function")}
    ),
    st.fixed_dictionaries(
        {"name": st.sampled_from(["f", "g", "get-weather", "get.weather", ""])},
        optional={"arguments": values.json_objects, "index": st.integers(0, 2), "novel": st.just([1])},
    ),
)
wire_messages = st.one_of(
    st.fixed_dictionaries(
        {"role": st.sampled_from(["system", "user", "User", "developer"])},
        optional={
            "content": st.none() | values.texts,
            "images": st.sampled_from([[], [values.PNG], [f"data:image/png;base64,{values.PNG}", values.WAV]]),
            "novel": st.just({"a": None}),
            "name": st.just("Ann"),
        },
    ),
    st.fixed_dictionaries(
        {"role": st.just("assistant")},
        optional={
            "content": st.none() | values.texts,
            "thinking": st.none() | values.texts,
            "tool_calls": st.none() | st.lists(wire_calls, max_size=3),
        },
    ),
    st.fixed_dictionaries(
        {"role": st.just("tool"), "content": values.texts},
        optional={
            "tool_name": st.sampled_from(["f", "g", "get-weather", "", None]),
            "tool_call_id": st.sampled_from(["call_a", "call_b", "x", "", None]),
        },
    ),
)
wire_tools = st.lists(
    st.builds(
        lambda fields, function: {**fields, "function": function},
        st.fixed_dictionaries({}, optional={"type": st.just("function"), "novel": st.just(1)}),
        st.fixed_dictionaries(
            {"name": st.sampled_from(["f", "g", "get-weather", "get.weather", "get_weather"])},
            optional={
                "description": st.sampled_from(["Get it", "", None]),
                "parameters": st.one_of(
                    st.none(),
                    values.parameter_schemas,
                    values.rich_parameter_schemas,
                    st.just({"properties": {"a": {"type": "string"}}}),
                ),
                "strict": st.booleans(),
            },
        ),
    ),
    max_size=3,
    unique_by=lambda tool: tool["function"]["name"],
)
wire_requests = st.fixed_dictionaries(
    {"model": st.just("m"), "messages": st.lists(wire_messages, min_size=1, max_size=6)},
    optional={
        "tools": st.none() | wire_tools,
        "stream": st.none() | st.booleans(),
        "format": st.sampled_from([None, "", "json", {"type": "object"}]),
        "think": st.none() | st.booleans() | st.sampled_from(["low", "max"]),
        "keep_alive": st.sampled_from([0, "5m", None]),
        "truncate": st.none() | st.booleans(),
        "novel": values.json_values,
        "options": st.none()
        | st.fixed_dictionaries(
            {},
            optional={
                "temperature": st.sampled_from([0, 0.5, 3.5, None]),
                "num_predict": st.sampled_from([-1, 0, 5, 5.0]),
                "stop": st.sampled_from([None, "a", ["a", "b"], [""], []]),
                "top_k": st.sampled_from([40, -1]),
                "num_ctx": st.just(4096),
                "novel": st.just(True),
            },
        ),
    },
)


@requirement("COD-3")
@thorough
@given(wire_requests)
def test_a_request_from_the_wire_goes_back_to_the_wire_equal_in_normal_form(body: Data) -> None:
    request = CODEC.decode_request(body).value
    again = plain(CODEC.encode_request(request).value)
    assert normal_request(again) == normal_request(body)


# Answers

wire_answer_calls = st.builds(
    lambda fields, function: {**fields, "function": function},
    st.fixed_dictionaries({}, optional={"id": st.sampled_from(["call_a", "call_b", "", None]), "novel": st.just(1)}),
    st.fixed_dictionaries(
        {"name": st.sampled_from(["f", "g"])},
        optional={"arguments": st.none() | values.json_objects, "index": st.integers(0, 2)},
    ),
)
pieces = st.fixed_dictionaries(
    {"role": st.just("assistant"), "content": values.texts},
    optional={
        "thinking": values.texts,
        "tool_calls": st.lists(wire_answer_calls, max_size=2),
        "images": st.sampled_from([None, [], [values.PNG]]),
        "novel": st.just({"a": [1]}),
    },
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "logprobs": st.lists(st.just({"token": "a", "logprob": -0.5}), min_size=1, max_size=2),
        "remote_host": st.just("https://ollama.com"),
    },
)
endings = st.fixed_dictionaries(
    {},
    optional={
        "done_reason": st.sampled_from(["stop", "length", "load", "novel"]),
        "prompt_eval_count": values.counts,
        "eval_count": values.counts,
        "prompt_eval_cached_count": values.counts,
        "total_duration": values.counts,
        "load_duration": st.sampled_from([1, "1s"]),
    },
)


@st.composite
def answers(draw: st.DrawFn) -> list[Data]:
    """The lines of a streamed answer."""
    lines: list[Data] = [
        {"model": "m", "created_at": TIME, "message": message, "done": False, **more}
        for message, more in draw(st.lists(st.tuples(pieces, fields), max_size=5))
    ]
    last = {"model": "m", "created_at": TIME, "message": draw(pieces), "done": True, **draw(fields), **draw(endings)}
    return [*lines, last]


LONG = ndjson(
    {"model": "m", "created_at": TIME, "message": {"role": "assistant", "content": "aé\U0001f469"}, "done": False},
    {"model": "m", "created_at": TIME, "message": {"role": "assistant", "content": "\u2028"}, "done": True},
)


def chunks_of(parts: list[bytes]) -> list[StreamingChunk]:
    decoder = CODEC.stream_decoder()
    found = [chunk for part in parts for chunk in decoder.feed(part)]
    return [*found, *decoder.close()]


@requirement("REQ-3")
@thorough
@given(answers())
def test_a_stream_folds_into_what_the_whole_body_says(lines: list[Data]) -> None:
    streamed = CODEC.decode_stream([ndjson(*lines)])
    assert streamed.to_dict() == CODEC.decode_response(whole(*lines)).to_dict()
    assert streamed == CODEC.decode_response(whole(*lines))


@requirement("COD-3")
@thorough
@given(st.data(), answers())
def test_the_chunks_are_the_same_wherever_the_bytes_are_cut(data: st.DataObject, lines: list[Data]) -> None:
    raw = ndjson(*lines)
    cut = data.draw(values.pieces(raw))
    expected = chunks_of([raw])
    assert chunks_of(cut) == expected
    assert [chunk.is_complete for chunk in expected].count(True) == 1
    assert expected[-1].is_complete


@requirement("COD-3")
@thorough
@given(answers())
def test_an_answer_from_the_wire_goes_back_to_the_wire_equal_in_normal_form(lines: list[Data]) -> None:
    body = whole(*lines)
    wire = plain(CODEC.encode_response(CODEC.decode_response(body)).value)
    assert normal_response(wire) == normal_response(body)


@requirement("COD-3")
@thorough
@given(values.responses(rich=False))
def test_an_answer_that_loses_nothing_comes_back_equal(data: Data) -> None:
    response = ChatResponse.from_dict(data)
    wire, losses = CODEC.encode_response(response)
    check_wire("ChatResponse", wire)
    again = CODEC.decode_response(plain(wire))
    if not losses:
        assert said(again) == said(response)
    accumulator = StreamAccumulator()
    for chunk in chunks_of([stream_of(response)]):
        accumulator.add(chunk)
    assert said(accumulator.response) == said(again)


@requirement("COD-2")
@thorough
@given(values.responses(rich=True))
def test_whatever_an_answer_holds_its_wire_form_is_valid(data: Data) -> None:
    response = ChatResponse.from_dict(data)
    wire = CODEC.encode_response(response).value
    check_wire("ChatResponse", wire)
    lines = [line for line in stream_of(response).split(b"\n") if line]
    for raw in lines:
        check_wire("StreamLine", json.loads(raw))
    if response.finish_reason in ("error", "cancelled") and response.raw_finish_reason is None:
        ends = CODEC.decode_response(plain(wire)), CODEC.decode_stream([stream_of(response)])
        assert [each.finish_reason for each in ends] == ["length", "length"]


def said(response: ChatResponse) -> Data:
    """What this wire can say of an answer."""
    data: Data = plain(response.to_dict())
    for key in ("raw_finish_reason", "diagnostics", "created", "model"):
        data.pop(key, None)
    content = data["message"].get("content", [])
    parts = [{"type": "text", "text": content}] if isinstance(content, str) else content
    data["message"]["content"] = [
        {key: value for key, value in part.items() if key != "origin"} for part in parts if part["text"]
    ]
    return data


def stream_of(response: ChatResponse) -> bytes:
    """The answer as a stream: one chunk for each kind of piece, calls in two halves."""
    encoder = CODEC.stream_encoder(model=response.model or "m")
    chunks: list[dict[str, Any]] = []
    message = response.message
    for part in message.parts:
        text = getattr(part, "text", None)
        if part.type in ("text", "thinking", "refusal") and text:
            chunks.append({part.type: text})
    for index, call in enumerate(message.tool_calls or ()):
        text = json.dumps(call.arguments)
        chunks.append({"tool_call_deltas": [{"index": index, "id": call.id, "name": call.name, "arguments": text[:1]}]})
        chunks.append({"tool_call_deltas": [{"index": index, "arguments": text[1:], "is_complete": True}]})
    end: dict[str, Any] = {"is_complete": True, "finish_reason": response.finish_reason, "usage": response.usage}
    if response.raw_finish_reason is not None:
        end["raw_finish_reason"] = response.raw_finish_reason
    if response.created is not None:
        chunks.insert(0, {"created": response.created})
    raw = b"".join(encoder.feed(StreamingChunk.from_dict(chunk)) for chunk in [*chunks, end])
    return raw + encoder.close()


# Garbage


@thorough
@given(
    st.data(), st.binary(max_size=60) | st.text(max_size=40).map(lambda text: (text + "\n").encode("utf-8", "replace"))
)
def test_garbage_is_a_typed_error_whole_or_streamed(data: st.DataObject, raw: bytes) -> None:
    parts = data.draw(values.pieces(raw))
    decoder = CODEC.stream_decoder(limits=Limits(line=40, response=100))

    def read() -> None:
        for part in parts:
            decoder.feed(part)
        decoder.close()

    with pytest.raises(ProviderError):
        read()
    with pytest.raises(ProviderError):
        CODEC.decode_response(raw)


@thorough
@given(values.json_values)
def test_any_json_as_a_line_or_body_is_an_answer_or_a_typed_error(value: Any) -> None:
    wire = {"model": "m", "created_at": TIME, "message": value, "done": True}
    assert outcome(lambda: CODEC.decode_response(wire)) == outcome(lambda: CODEC.decode_stream([ndjson(wire)]))


def outcome(decode: Callable[[], ChatResponse]) -> Data:
    try:
        return decode().to_dict()
    except ProviderError as error:
        return {"category": error.info.category}
