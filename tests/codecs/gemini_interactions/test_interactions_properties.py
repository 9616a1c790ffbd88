"""Round trips and cuts that hold for every value: nothing is lost without being reported."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.codecs import strategies as values
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.gemini_interactions.interactions_wire import (
    CODEC,
    NAME,
    PNG,
    Data,
    asked,
    body,
    call,
    check_stream,
    check_wire,
    chunks_of,
    completed,
    created,
    delta,
    encode_stream,
    fold,
    output,
    plain,
    result,
    sse,
    start,
    stop,
    streamed,
    text,
    thought,
)
from tests.normal_forms import normalize_request, normalize_response
from tests.properties import examples
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError, ProviderError

thorough = examples(20)

own_thinking: st.SearchStrategy[Data] = st.sampled_from(
    [
        {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": {"dialect": NAME}},
        {"type": "thinking", "text": "hm", "origin": {"dialect": NAME}},
        {"type": "thinking", "text": "", "signature": "c2ln", "origin": {"dialect": NAME}},
    ]
)
own_parts: st.SearchStrategy[Data] = st.one_of(
    own_thinking,
    st.builds(text, values.texts),
    st.just({"type": "foreign", "dialect": NAME, "data": {"type": "google_search_call", "id": "s"}}),
    st.just({"type": "foreign", "dialect": NAME, "data": {"type": "video", "uri": "https://a.example/v"}}),
    st.just({"type": "image", "data": PNG, "media_type": "image/png"}),
)


@st.composite
def own_messages(draw: st.DrawFn) -> list[Data]:
    """A turn of the model in this dialect's own words: calls between the parts."""
    content = draw(st.lists(own_parts, max_size=4))
    calls = draw(st.lists(values.tool_calls, max_size=3, unique_by=lambda each: each["id"]))
    places = sorted(draw(st.lists(st.integers(0, 4), min_size=len(calls), max_size=len(calls))))
    for each, place in zip(calls, places, strict=True):
        if place < len(content):
            each["part_index"] = place
    message: Data = {"role": "assistant", "content": content}
    if calls:
        message["tool_calls"] = calls
    return [{"role": "user", "content": draw(values.texts)}, message]


# Requests


def meaning(request: ChatRequest) -> Data:
    """What of a request the wire says without a loss; see the ledger for what is never sent."""
    data: Data = plain(request.to_dict())
    for key in ("metadata", "extras", "stream_options"):
        data.pop(key, None)
    for key in ("tools", "stream"):
        if not data.get(key):
            data.pop(key, None)
    if data.get("parallel_tool_calls"):
        del data["parallel_tool_calls"]
    parameters = data["parameters"]
    for key in ("timeout", "extras"):
        parameters.pop(key, None)
    if parameters.get("stop_sequences") == []:
        del parameters["stop_sequences"]
    for tool in data.get("tools", ()):
        tool["strict"] = None
    data["messages"] = _messages(data["messages"])
    return data


def _messages(messages: list[Data]) -> list[Data]:
    called: dict[str, str] = {}
    out: list[Data] = []
    for message in messages:
        meant = {key: value for key, value in message.items() if key not in ("id", "metadata", "extras")}
        for entry in meant.get("tool_calls", ()):
            called[entry["id"]] = entry["name"]
            entry.pop("id_origin", None)
        if meant["role"] == "tool":
            name = meant.get("name") or called.get(meant["tool_call_id"])
            meant.pop("name", None)
            meant |= {"name": name} if name else {}
        if meant["role"] == "assistant":
            meant["content"] = _parts(meant.get("content"))
            if not meant["content"] and not meant.get("tool_calls"):
                continue  # it says nothing
        elif not isinstance(meant["content"], str):
            meant["content"] = _one_text(meant["content"])
        out.append(meant)
    return out


def _parts(content: Any) -> list[Data]:
    """Content of an assistant message as parts: a text is one part, an empty one says nothing there."""
    if isinstance(content, str):
        return [text(content)] if content else []
    return [part for part in content or () if part != text("")]


def _one_text(parts: list[Data]) -> Any:
    for part in parts:
        if part.get("url", "").startswith("data:image/png;base64,"):
            part |= {"data": part.pop("url").partition(",")[2], "media_type": "image/png"}
        if "file_id" in part:
            part["url"] = part.pop("file_id")
    return parts[0]["text"] if len(parts) == 1 and parts[0].keys() == {"type", "text"} else parts


own_options = st.just({NAME: {"store": False, "generation_config": {"thinking_summaries": "auto"}}, "gemini": {"x": 1}})


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_a_request_without_loss_comes_back_as_it_was(data: st.DataObject) -> None:
    rich = data.draw(st.booleans())
    drawn = data.draw(values.requests(rich=rich, provider_options=own_options))
    drawn["messages"] += data.draw(own_messages()) if data.draw(st.booleans()) else []
    request = ChatRequest.from_dict(drawn)
    written = CODEC.encode_request(request)
    check_wire("request", "InteractionRequest", written.value)
    losses = values.lost_for_this_server(written.losses)
    assert {loss.id for loss in losses} <= set(COVERAGE["gemini-interactions"].losses)
    if losses:
        return
    read = CODEC.decode_request(plain(written.value))
    assert read.losses == ()
    found, wanted = meaning(read.value), meaning(request)
    found["parameters"].pop("provider_options", None)
    wanted["parameters"].pop("provider_options", None)
    assert joined(found) == joined(wanted)


def joined(data: Data) -> Data:
    """Turns of the model that follow each other are one on this wire, places counted on."""
    messages: list[Data] = []
    for message in data["messages"]:
        last = messages[-1] if messages else None
        if last is None or message["role"] != "assistant" or last["role"] != "assistant":
            messages.append(message)
            _place(message)
            continue
        _place(message)
        count = len(last["content"])
        calls = [{**entry, "part_index": entry["part_index"] + count} for entry in message.get("tool_calls", ())]
        last["content"] = [*last["content"], *message["content"]]
        if calls or last.get("tool_calls"):
            last["tool_calls"] = [*last.get("tool_calls", ()), *calls]
    return {**data, "messages": messages}


def _place(message: Data) -> None:
    if message["role"] == "assistant":
        for entry in message.get("tool_calls", ()):
            entry.setdefault("part_index", len(message["content"]))


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_a_body_that_was_written_is_written_again_as_it_was(data: st.DataObject) -> None:
    """Whatever was lost was lost the first time: a body of the wire passes unchanged up to its normal form."""
    drawn = data.draw(values.requests(rich=True, provider_options=own_options))
    drawn["messages"] += data.draw(own_messages()) if data.draw(st.booleans()) else []
    wire = plain(CODEC.encode_request(ChatRequest.from_dict(drawn)).value)
    read = CODEC.decode_request(wire)
    again = CODEC.encode_request(read.value)
    assert {loss.id for loss in again.losses} <= {f"{NAME}.prefill"}  # no field, but what the model makes of the last
    assert normalize_request(CODEC, plain(again.value)) == normalize_request(CODEC, wire)


unknown = values.unknown
nothing_or_unknown: st.SearchStrategy[Data] = st.just({}) | unknown
wire_contents: st.SearchStrategy[Data] = st.one_of(
    st.builds(text, st.text(max_size=4)),
    st.sampled_from(
        [
            {"type": "image", "data": PNG, "mime_type": "image/png", "resolution": "high"},
            {"type": "image", "uri": "https://a.example/b.png", "resolution": "ultra_high"},
            {"type": "audio", "data": "UklGRg==", "mime_type": "audio/wav", "sample_rate": 16000, "channels": 1},
            {"type": "document", "uri": "files/abc", "mime_type": "application/pdf"},
            {"type": "video", "uri": "https://a.example/v"},
            {"type": "text", "text": "see", "annotations": [{"type": "url_citation", "url": "https://a.example"}]},
            {"type": "hologram", "data": {"a": 1}},
            {"type": "image", "data": "not base64!", "mime_type": "image/png"},
            {"type": "image"},
            {"type": "text", "text": "a", "x": {"y": 1}},
        ]
    ),
)
some_contents = st.lists(wire_contents, max_size=3)
wire_steps: st.SearchStrategy[Data] = st.one_of(
    st.builds(lambda content, more: {"type": "user_input", "content": content, **more}, some_contents, unknown),
    st.builds(lambda content, more: {"type": "model_output", "content": content, **more}, some_contents, unknown),
    st.builds(
        lambda texts, signature, more: {**thought(*texts, signature=signature), **more},
        st.lists(st.text(max_size=3), max_size=2),
        st.sampled_from([None, "c2ln", ""]),
        nothing_or_unknown,
    ),
    st.builds(
        lambda name, arguments, call_id, more: {**call(name, arguments, call_id), **more},
        st.sampled_from(["f", "g-h", "g.h", "no such tool"]),
        values.json_objects,
        st.sampled_from(["a", "b", "é 1"]),
        st.sampled_from([{}, {"signature": "c2ln"}]),
    ),
    st.builds(
        lambda call_id, said, more: {**result(call_id, said), **more},
        st.sampled_from(["a", "b"]),
        st.text(max_size=3) | st.just({"ok": True}) | st.lists(wire_contents, max_size=2),
        st.sampled_from([{}, {"name": "g-h"}, {"is_error": True}, {"is_error": False}, {"name": "other one"}]),
    ),
    st.sampled_from(
        [
            {"type": "google_search_call", "id": "s1", "arguments": {"queries": ["x"]}},
            {"type": "google_search_result", "call_id": "s1", "result": [{"rendered_content": "y"}]},
            {"type": "processing_step", "x": 1},
        ]
    ),
)
wire_requests: st.SearchStrategy[Data] = st.builds(
    lambda given, optional, more: {"model": "m", "input": given, **optional, **more},
    st.one_of(
        st.text(max_size=3), wire_contents, st.lists(wire_contents, min_size=1, max_size=3), st.lists(wire_steps)
    ),
    st.fixed_dictionaries(
        {},
        optional={
            "system_instruction": st.sampled_from([None, "", "Be brief."]),
            "stream": st.sampled_from([None, False, True]),
            "store": st.sampled_from([None, False]),
            "previous_interaction_id": st.just("v1_x"),
            "generation_config": st.sampled_from(
                [
                    None,
                    {},
                    {"temperature": 0, "top_p": 1.0, "max_output_tokens": 5, "seed": 3},
                    {"stop_sequences": [], "thinking_level": "low", "thinking_summaries": "none"},
                    {"stop_sequences": ["a"], "tool_choice": "validated"},
                    {"tool_choice": "any", "speech_config": [{"voice": "x"}]},
                    {"tool_choice": {"allowed_tools": {"mode": "any", "tools": ["g-h"]}}},
                    {"tool_choice": {"allowed_tools": {"mode": "auto", "tools": ["g-h", "f"]}}},
                    {"tool_choice": "none", "top_k": 4},
                ]
            ),
            "response_format": st.sampled_from(
                [
                    None,
                    {"type": "text"},
                    {"type": "text", "mime_type": "application/json"},
                    {"type": "text", "mime_type": "application/json", "schema": {"type": "object"}},
                    {"type": "audio", "voice": "x"},
                    [{"type": "text"}, {"type": "image"}],
                    [],
                ]
            ),
            "tools": st.sampled_from(
                [
                    None,
                    [],
                    [{"type": "function", "name": "g-h"}, {"type": "google_search"}],
                    [{"type": "url_context"}, {"type": "function", "name": "f", "description": "", "parameters": {}}],
                    [{"type": "function", "name": "f", "parameters": {"type": "object", "properties": {}}, "x": 1}],
                    [{"type": "function", "name": "f"}, {"type": "function", "name": "g.h", "description": "d"}],
                ]
            ),
        },
    ),
    unknown,
)


@requirement("COD-3")
@examples(50)
@given(wire=wire_requests)
def test_a_clients_body_comes_back_up_to_normal_form(wire: Data) -> None:
    held = copy.deepcopy(wire)
    try:
        read = CODEC.decode_request(wire)
    except InvalidDataError:
        return
    again = ChatRequest.from_json(read.value.to_json())
    written = CODEC.encode_request(again)
    assert wire == held
    assert {loss.id for loss in written.losses} <= {f"{NAME}.prefill"}
    assert normalize_request(CODEC, plain(written.value)) == normalize_request(CODEC, wire)
    check_wire("request", "InteractionRequest", written.value)


# Mutated bodies

FULL: Data = {
    "model": "m",
    "system_instruction": "Be brief.",
    "input": [
        asked("Hi", {"type": "image", "data": PNG, "mime_type": "image/png", "resolution": "low"}),
        thought("hm", signature="c2ln"),
        output("Well", text("see", annotations=[{"type": "url_citation", "start_index": 0}])),
        call("get-weather", {"city": "Paris"}, "a", signature="c2ln"),
        {"type": "google_search_call", "id": "s", "arguments": {"queries": ["x"]}},
        result("a", [text("11 °C"), {"type": "image", "uri": "https://a.example/b"}], name="get-weather"),
        result("a", {"ok": True}, is_error=False),
    ],
    "tools": [
        {"type": "function", "name": "get-weather", "description": "d", "parameters": {"type": "object"}},
        {"type": "google_search"},
    ],
    "generation_config": {
        "temperature": 0.5,
        "top_p": 1,
        "max_output_tokens": 5,
        "seed": 1,
        "stop_sequences": ["a"],
        "thinking_level": "low",
        "tool_choice": {"allowed_tools": {"mode": "any", "tools": ["get-weather"]}},
    },
    "response_format": {"type": "text", "mime_type": "application/json", "schema": {"type": "object"}},
    "stream": True,
    "store": False,
}
ANSWER: Data = body(
    thought("hm", signature="c2ln"),
    output("See", text("it", annotations=[{"type": "url_citation", "url": "https://a.example"}])),
    call("f", {"a": [1]}),
    {"type": "google_search_call", "id": "s", "arguments": {"queries": ["x"]}},
    output({"type": "image", "data": PNG, "mime_type": "image/png"}),
    status="requires_action",
    service_tier="standard",
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value but the root."""
    found = [path] if path else []
    if isinstance(value, dict):
        found += [place for key, item in value.items() for place in places(item, (*path, key))]
    elif isinstance(value, list):
        found += [place for at, item in enumerate(value) for place in places(item, (*path, at))]
    return found


def mutated(value: Any, place: tuple[Any, ...], new: Any) -> Any:
    """`value` with something else at a place; ... takes it out."""
    out = copy.deepcopy(value)
    held = out
    for step in place[:-1]:
        held = held[step]
    if new is ...:
        del held[place[-1]]
    else:
        held[place[-1]] = new
    return out


ODD: tuple[Any, ...] = (..., None, True, 0, -1, 1.5, 10**30, "", "x", [], [None], [[]], {}, {"type": 5}, {"a": None})


@for_each("place", places(FULL), ids=lambda place: "/".join(map(str, place)))
def test_a_request_with_anything_anywhere_is_read_or_refused_with_paths(place: tuple[Any, ...]) -> None:
    for new in ODD:
        wire = mutated(FULL, place, new)
        try:
            read = CODEC.decode_request(wire)
        except InvalidDataError as error:
            wrong = [problem.path for problem in error.problems if not points_into(wire, problem.path)]
            refused = bool(error.problems)
        else:
            wrong, refused = [], False
        assert (wrong, new) == ([], new)
        if refused:
            continue
        written = CODEC.encode_request(ChatRequest.from_json(read.value.to_json()))
        assert normalize_request(CODEC, plain(written.value)) == normalize_request(CODEC, wire), new


def points_into(wire: Any, path: str) -> bool:
    """Whether a path names a place in the body, or a field that an object in it lacks."""
    steps = path.split("/")[1:] if path else []
    held = wire
    for position, step in enumerate(steps):
        if isinstance(held, list) and step.isdecimal() and int(step) < len(held):
            held = held[int(step)]
        elif isinstance(held, dict) and step in held:
            held = held[step]
        else:
            return isinstance(held, dict) and position == len(steps) - 1
    return True


@for_each("place", places(ANSWER), ids=lambda place: "/".join(map(str, place)))
def test_an_answer_with_anything_anywhere_is_read_or_a_typed_error_streamed_or_not(place: tuple[Any, ...]) -> None:
    for new in ODD:
        wire = mutated(ANSWER, place, new)
        failed(CODEC.decode_response, wire)
        events = [created(), *(start(at, step) for at, step in enumerate(as_list(wire.get("steps"))))]
        events += [{"event_type": "interaction.completed", "interaction": wire}]
        partial_of(sse(*events))


def failed(read: Any, *given: Any) -> ProviderError | None:
    """The typed error of a reader; None where it reads."""
    try:
        read(*given)
    except ProviderError as error:
        return error
    return None


def partial_of(data: bytes) -> None:
    """Read a stream; where it fails, there must be what came."""
    error = failed(CODEC.decode_stream, [data])
    assert error is None or error.partial is not None


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


EVENTS: list[Data] = [
    created(),
    start(0, {"type": "thought"}),
    delta(0, {"type": "thought_summary", "content": text("hm")}),
    delta(0, {"type": "thought_signature", "signature": "c2ln"}),
    stop(0),
    start(1, {"type": "model_output"}),
    delta(1, text("G\U0001f600t\u2028")),
    delta(1, {"type": "text_annotation_delta", "annotations": [{"type": "url_citation"}]}),
    stop(1),
    start(2, call(arguments={})),
    delta(2, {"type": "arguments_delta", "arguments": '{"é"'}),
    delta(2, {"type": "arguments_delta", "arguments": ": 1}"}),
    stop(2),
    {"event_type": "interaction.status_update", "interaction_id": "v1_a", "status": "in_progress"},
    start(3, {"type": "google_search_call", "id": "s", "arguments": {}}),
    delta(3, {"type": "google_search_call", "arguments": {"queries": ["x"]}}),
    stop(3),
    completed("requires_action"),
]
LONG = sse(*EVENTS)


@for_each("place", places(EVENTS), ids=lambda place: "/".join(map(str, place)))
def test_a_stream_with_anything_anywhere_is_an_answer_or_a_typed_error(place: tuple[Any, ...]) -> None:
    for new in ODD:
        events = mutated(EVENTS, place, new)
        data = b"".join(b"data: " + json.dumps(event).encode() + b"\n\n" for event in events)
        partial_of(data)


# Answers


def said(response: ChatResponse) -> Data:
    """What of an answer the wire says without a loss."""
    data: Data = plain(response.to_dict())
    for key in ("diagnostics", "extras", "raw_finish_reason"):
        data.pop(key, None)
    message = data["message"]
    for entry in message.get("tool_calls", ()):
        entry.pop("id_origin", None)
    content: list[Data] = []
    for part in _parts(message.get("content")):
        if part["type"] == "thinking":
            part["origin"] = {"dialect": NAME}
        if content and part.keys() == content[-1].keys() == {"type", "text"} == part.keys() and part["type"] == "text":
            content[-1]["text"] += part["text"]
        else:
            content.append(part)
    message["content"] = content
    _place(message)
    data["usage"].pop("is_estimated", None)
    data["usage"] = {key: value for key, value in data["usage"].items() if key != "reasoning_tokens" or value}
    return data


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_an_answer_without_loss_comes_back_as_it_was(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    response = ChatResponse.from_dict({"id": "r1", "model": "m", **drawn})
    written = CODEC.encode_response(response)
    check_wire("response", "Interaction", written.value)
    assert {loss.id for loss in written.losses} <= set(COVERAGE["gemini-interactions"].losses)
    if written.losses or response.message.invalid_tool_calls:
        return
    if response.finish_reason in ("length", "error", "cancelled", "other") and response.message.tool_calls:
        return  # what was cut is judged anew
    try:
        read = CODEC.decode_response(plain(written.value))
    except ProviderError:
        assert response.finish_reason in ("error", "cancelled")
        return
    if response.finish_reason == "tool_calls" and not response.message.tool_calls:
        assert read.finish_reason == "stop"
        return
    assert read.finish_reason == response.finish_reason
    assert said(read) == said(response)


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_an_answer_that_was_written_is_streamed_and_whole_the_same(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    wire = plain(CODEC.encode_response(ChatResponse.from_dict(drawn)).value)
    if failed(CODEC.decode_response, wire):
        return
    whole = CODEC.decode_response(wire)
    pieces = data.draw(values.pieces(streamed(wire)))
    assert CODEC.decode_stream(pieces).to_dict() == whole.to_dict()


wire_answers: st.SearchStrategy[Data] = st.builds(
    lambda steps, status, more: body(*steps, status=status, **more),
    st.lists(
        wire_steps.filter(lambda step: step["type"] != "function_result" and not {"x", "y"} & step.keys()),
        max_size=4,
    ),
    st.sampled_from(["completed", "requires_action", "incomplete", "failed", "cancelled", "budget_exceeded"]),
    st.sampled_from([{}, {"service_tier": "flex"}, {"usage": None}, {"labels": {"a": "b"}}]),
)


@requirement("COD-3")
@examples(30)
@given(wire=wire_answers)
def test_an_answer_of_the_service_comes_back_up_to_normal_form(wire: Data) -> None:
    try:
        read = CODEC.decode_response(wire)
    except ProviderError:
        return
    written = CODEC.encode_response(ChatResponse.from_json(read.to_json()))
    if not written.losses and not (read.diagnostics or ()):
        assert normalize_response(CODEC, plain(written.value)) == normalize_response(CODEC, wire)


@requirement("REQ-3")
@examples(30)
@given(data=st.data())
def test_chunks_that_are_written_are_read_as_the_same_answer(data: st.DataObject) -> None:
    wire = data.draw(wire_answers)
    try:
        chunks = chunks_of(streamed(wire))
    except ProviderError:
        return
    whole = fold(chunks)
    out = encode_stream(chunks)
    check_stream(out)
    if not whole.message.invalid_tool_calls:
        assert without_raw(CODEC.decode_stream([out])) == without_raw(whole)


def without_raw(response: ChatResponse) -> Data:
    """An answer without the server's own word: calls with `completed` are told as `requires_action`."""
    return {key: value for key, value in response.to_dict().items() if key not in ("raw_finish_reason", "diagnostics")}


# Bytes
