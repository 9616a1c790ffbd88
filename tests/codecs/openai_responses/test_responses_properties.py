"""Round trips and cuts that hold for every value: nothing is lost without being reported."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs import strategies as values
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    Data,
    accumulate,
    body,
    check_answer,
    check_grammar,
    check_wire,
    chunks_of,
    encode_stream,
    function_call,
    message,
    plain,
    reasoning,
    sse,
    streamed,
)
from tests.normal_forms import normalize_request, normalize_response
from tests.properties import examples
from tests.requirements import requirement
from turnwire.codecs.streams.framing import Limits
from turnwire.core.closed_schema import close_objects
from turnwire.core.errors import InvalidDataError, ProviderError, StreamError

thorough = examples(25)

own_options = st.fixed_dictionaries(
    {},
    optional={
        NAME: st.fixed_dictionaries({}, optional={"store": st.booleans(), "include": st.just(["a"])}),
        "ollama": st.just({"keep_alive": 0}),
    },
)


# Requests


def meaning(request: ChatRequest) -> Data:
    """What of a request the wire says without a loss; see the ledger for what is never sent."""
    data: Data = plain(request.to_dict())
    for key in ("metadata", "extras", "stream_options"):
        data.pop(key, None)
    if not data.get("tools"):
        data.pop("tools", None)
    if not data.get("stream"):
        data.pop("stream", None)
    parameters = data["parameters"]
    for key in ("timeout", "extras"):
        parameters.pop(key, None)
    if parameters.get("stop_sequences") == []:
        del parameters["stop_sequences"]
    if parameters.get("thinking") is False:
        parameters["thinking"] = "none"
    parameters["own"] = parameters.pop("provider_options", {}).get(NAME, {})
    for tool in data.get("tools", ()):
        tool["strict"] = bool(tool.get("strict", True))
        tool["parameters"].setdefault("properties", {})
        if tool["strict"]:
            tool["parameters"] = plain(close_objects(tool["parameters"]))
    data["messages"] = _turns(data["messages"])
    return data


def _turns(messages: list[Data]) -> list[Data]:
    """Messages as the wire can tell them apart: neighbouring turns of the model are items one after the other."""
    called: dict[str, str] = {}
    out: list[Data] = []
    for given_message in messages:
        meant = {key: value for key, value in given_message.items() if key not in ("id", "metadata", "extras")}
        if meant["role"] == "assistant":
            items = _items_of(meant)
            called |= {item["id"]: item.get("name") for kind, item in items if kind == "call"}
            if out and out[-1]["role"] == "assistant":
                out[-1]["items"] += items
            else:
                out.append({"role": "assistant", "items": items})
            continue
        if meant["role"] == "tool":
            meant.setdefault("name", called.get(meant["tool_call_id"]))
            if meant["name"] is None:
                del meant["name"]
        meant["content"] = _content(meant["content"])
        options = meant.pop("provider_options", {}).get(NAME, {})
        meant["own"] = {key: value for key, value in options.items() if key != "type"}
        out.append(meant)
    return out


def _items_of(message: Data) -> list[tuple[str, Any]]:
    content = message.get("content")
    parts = [{"type": "text", "text": content}] if isinstance(content, str) else list(content or ())
    if not parts and not message.get("tool_calls") and not message.get("invalid_tool_calls"):
        parts = [{"type": "text", "text": ""}]
    placed: dict[int, list[Any]] = {}
    invalid = message.get("invalid_tool_calls", ())
    calls = [*message.get("tool_calls", ()), *({**call, "arguments": call["arguments_text"]} for call in invalid)]
    for call in calls:
        place = call.pop("part_index", len(parts))
        for key in ("id_origin", "position", "detail", "extras", "arguments_text"):
            call.pop(key, None)
        placed.setdefault(min(place, len(parts)), []).append(("call", call))
    out: list[tuple[str, Any]] = []
    for index, part in enumerate(parts):
        out += placed.get(index, [])
        part.pop("provider_options", None)
        out.append(("part", part))
    return out + placed.get(len(parts), [])


def _content(content: Any) -> Any:
    if not isinstance(content, list):
        return content
    parts = []
    for part in content:
        url = part.get("url", "")
        if part["type"] == "image":
            part = {"detail": "auto", **part}
        if url.startswith("data:image/png;base64,"):
            data = url.removeprefix("data:image/png;base64,")
            part = {**{k: v for k, v in part.items() if k != "url"}, "data": data, "media_type": "image/png"}
        parts.append(part)
    return parts


def _calls_touch(request: ChatRequest) -> bool:
    """Whether two turns of the model with calls are neighbours: on the wire they are one."""
    roles = [message.role for message in request.messages]
    return any(first == second == "assistant" for first, second in pairwise(roles))


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_a_request_without_loss_comes_back_as_it_was(data: st.DataObject) -> None:
    rich = data.draw(st.booleans())
    request = ChatRequest.from_dict(data.draw(values.requests(rich=rich, provider_options=own_options)))
    written = CODEC.encode_request(request)
    check_wire("request", "ResponsesRequest", written.value)
    losses = values.lost_for_this_server(written.losses)
    assert {loss.id for loss in losses} <= set(COVERAGE["openai-responses"].losses)
    if losses or values.ids_repeat(request.messages) or _calls_touch(request):
        return
    read = CODEC.decode_request(plain(written.value))
    assert read.losses == ()
    assert meaning(read.value) == meaning(request)


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_a_body_that_was_written_is_written_again_as_it_was(data: st.DataObject) -> None:
    """Whatever was lost was lost the first time: a body of the wire passes unchanged up to its normal form."""
    request = ChatRequest.from_dict(data.draw(values.requests(rich=True, provider_options=own_options)))
    if values.ids_repeat(request.messages) or _calls_touch(request):
        return
    wire = plain(CODEC.encode_request(request).value)
    again = CODEC.encode_request(CODEC.decode_request(wire).value)
    assert normalize_request(CODEC, plain(again.value)) == normalize_request(CODEC, wire)


unknown = values.unknown
texts = st.text(max_size=4)
statuses = st.sampled_from([{}, {"status": None}, {"status": "completed"}, {"status": "incomplete"}])
ids = st.sampled_from(["a", "b", "c", "d"])
input_parts = st.one_of(
    st.builds(lambda text, more: {"type": "input_text", "text": text, **more}, texts, unknown),
    st.sampled_from(
        [
            {"type": "input_image", "image_url": "https://x.example/a.png"},
            {"type": "input_image", "image_url": "data:image/png;charset=x;base64,AAAA", "detail": "low"},
            {"type": "input_image", "file_id": "file-1"},
            {"type": "input_file", "file_id": "file-1", "filename": "a.pdf"},
            {"type": "input_file", "file_data": "AAAA", "filename": "a.pdf"},
            {"type": "input_file", "file_data": "data:text/plain,hi"},
            {"type": "input_file", "file_url": "https://x.example/a.pdf"},
            {"type": "input_file", "filename": "nothing"},
            {"type": "input_hologram", "depth": 3},
        ]
    ),
)
input_content = st.one_of(texts, st.lists(input_parts, max_size=3))
output_parts = st.one_of(
    st.builds(
        lambda text, more: {"type": "output_text", "text": text, **more},
        texts,
        st.sampled_from([{}, {"annotations": []}, {"annotations": [{"type": "file_path"}], "logprobs": []}, {"x": 1}]),
    ),
    st.builds(lambda text: {"type": "refusal", "refusal": text}, texts),
    st.just({"type": "output_audio", "data": "AA"}),
)
arguments = st.sampled_from(["{}", "", '{"a": 1}', '"{\\"a\\": 1}"', "[1]", "{'a'", "null"])


@st.composite
def wire_items(draw: st.DrawFn) -> list[Data]:
    """Items as a client sends them: every id once, as servers give them."""
    out: list[Data] = []
    for number in range(draw(st.integers(1, 6))):
        kind = draw(
            st.sampled_from(
                ["user", "system", "developer", "assistant", "easy", "reasoning", "call", "output", "other"]
            )
        )
        more: Data = {**draw(statuses), **draw(unknown)}
        match kind:
            case "user" | "system" | "developer":
                typed = {"type": "message"} if draw(st.booleans()) else {}
                out.append({**typed, "role": kind, "content": draw(input_content), **more})
            case "assistant":
                phase = draw(st.sampled_from([{}, {"phase": None}, {"phase": "commentary"}]))
                content = draw(st.lists(output_parts, min_size=1, max_size=3))
                out.append(
                    {"type": "message", "id": f"msg_{number}", "role": "assistant", "content": content, **phase, **more}
                )
            case "easy":
                out.append({"role": "assistant", "content": draw(texts)})
            case "reasoning":
                item: Data = {"type": "reasoning", "id": f"rs_{number}", "summary": []}
                item["summary"] = [{"type": "summary_text", "text": text} for text in draw(st.lists(texts, max_size=2))]
                if draw(st.booleans()):
                    item["content"] = [{"type": "reasoning_text", "text": draw(texts)}]
                if draw(st.booleans()):
                    item["encrypted_content"] = draw(st.sampled_from([None, "", "gAAA"]))
                out.append({**item, **more})
            case "call":
                call = {"type": "function_call", "call_id": f"call_{number}", "name": draw(st.sampled_from("fg"))}
                out.append({**call, "arguments": draw(arguments), **more})
            case "output":
                called = [item["call_id"] for item in out if item.get("type") == "function_call"]
                call_id = draw(st.sampled_from([*called, "call_x"]))
                out.append({"type": "function_call_output", "call_id": call_id, "output": draw(input_content), **more})
            case _:
                out.append(
                    draw(
                        st.sampled_from(
                            [
                                {"type": "custom_tool_call", "call_id": "k", "name": "patch", "input": "x"},
                                {"type": "custom_tool_call_output", "call_id": "k", "output": "done"},
                                {"type": "web_search_call", "id": "ws_1", "status": "completed"},
                                {"type": "item_reference", "id": "msg_9"},
                                {"id": "msg_8"},
                                {"type": "from_the_future", "x": [1]},
                            ]
                        )
                    )
                )
    return out


wire_requests = st.builds(
    lambda items, optional, more: {"model": "m", "input": items, **optional, **more},
    st.one_of(texts, wire_items()),
    st.fixed_dictionaries(
        {},
        optional={
            "instructions": st.sampled_from([None, "", "Be kind."]),
            "temperature": st.sampled_from([None, 0, 0.5, 3]),
            "max_output_tokens": st.sampled_from([None, 16, 7, -1]),
            "stream": st.sampled_from([None, False, True]),
            "stream_options": st.sampled_from([None, {"include_obfuscation": False}]),
            "tools": st.sampled_from(
                [
                    None,
                    [],
                    [
                        {"type": "web_search"},
                        {"type": "function", "name": "g-h"},
                        {"type": "function", "name": "f", "description": "", "strict": False, "parameters": None},
                        {"type": "custom", "name": "patch"},
                    ],
                ]
            ),
            "tool_choice": st.sampled_from(
                [None, "auto", {"type": "function", "name": "g-h"}, {"type": "allowed_tools", "mode": "auto"}]
            ),
            "parallel_tool_calls": st.sampled_from([None, True]),
            "reasoning": st.sampled_from([None, {}, {"effort": "low", "summary": None}, {"effort": "ultra"}]),
            "text": st.sampled_from(
                [
                    None,
                    {},
                    {"verbosity": "low"},
                    {"format": {"type": "text"}},
                    {"format": {"type": "json_schema", "name": "n", "schema": {}, "strict": None, "x": 1}},
                    {"format": {"type": "grammar"}, "verbosity": "high"},
                ]
            ),
            "store": st.booleans(),
            "previous_response_id": st.sampled_from([None, "resp_0"]),
        },
    ),
    unknown,
)


@requirement("COD-3")
@examples(60)
@given(wire=wire_requests)
def test_a_clients_body_comes_back_up_to_normal_form(wire: Data) -> None:
    try:
        read = CODEC.decode_request(wire)
    except InvalidDataError:
        return
    again = ChatRequest.from_json(read.value.to_json())
    written = CODEC.encode_request(again)
    if {loss.id for loss in written.losses} <= {f"{NAME}.max_tokens"}:
        assert normalize_request(CODEC, plain(written.value)) == normalize_request(CODEC, wire)


# Answers


def said(response: ChatResponse) -> Data:
    """What of an answer the wire says without a loss."""
    data: Data = plain(response.to_dict())
    message = data.pop("message")
    for key in ("diagnostics", "extras", "raw_finish_reason"):
        data.pop(key, None)
    data["usage"] = {key: value for key, value in data["usage"].items() if value and key != "extras"}
    for call in [*message.get("tool_calls", ()), *message.get("invalid_tool_calls", ())]:
        call.pop("provider_options", None)
    items = _items_of(message)
    data["items"] = [
        (kind, {key: value for key, value in item.items() if key != "origin"})
        for kind, item in items
        if kind == "call" or item.get("text") != "" or item.get("signature") is not None
    ]
    return data


@requirement("COD-3")
@thorough
@given(data=st.data())
def test_an_answer_without_loss_comes_back_as_it_was(data: st.DataObject) -> None:
    drawn = data.draw(values.responses(rich=data.draw(st.booleans())))
    response = ChatResponse.from_dict({"id": "r1", "model": "m", **drawn, "created": 5})
    written = CODEC.encode_response(response)
    check_answer(plain(written.value))
    assert {loss.id for loss in written.losses} <= set(COVERAGE["openai-responses"].losses)
    if written.losses or response.message.invalid_tool_calls or response.finish_reason == "error":
        return
    if response.finish_reason in ("length", "cancelled", "content_filter") and response.message.tool_calls:
        return  # what was cut is judged anew
    read = CODEC.decode_response(plain(written.value))
    assert said(read) == said(response)
    if not any(part.type == "refusal" for part in response.message.parts):
        assert read.finish_reason == response.finish_reason


CITATION: Data = {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}

items = st.lists(
    st.one_of(
        st.builds(
            lambda parts, phase: ("message", parts, phase),
            st.lists(
                st.one_of(
                    texts,
                    st.builds(lambda text: {"type": "refusal", "refusal": text}, texts),
                    st.just(
                        {
                            "type": "output_text",
                            "text": "see [1]",
                            "annotations": [
                                {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}
                            ],
                            "logprobs": [],
                        }
                    ),
                ),
                min_size=1,
                max_size=3,
            ),
            st.sampled_from([{}, {"phase": "commentary"}, {"status": "incomplete"}]),
        ),
        st.builds(
            lambda summary, more: ("reasoning", summary, more),
            st.lists(st.text(min_size=1, max_size=4), max_size=2),
            st.sampled_from(
                [{}, {"encrypted_content": "gAAA"}, {"content": [{"type": "reasoning_text", "text": "hm hm"}]}]
            ),
        ),
        st.builds(
            lambda text, more: ("call", text, more),
            st.sampled_from(["{}", '{"a": [1, "é"]}', "", '{"a": ', "[1]"]),
            st.sampled_from([{}, {"status": "incomplete"}, {"namespace": "n"}]),
        ),
        st.just(("other", None, {})),
    ),
    max_size=4,
)


def bodies(drawn: list[tuple[str, Any, Data]], **fields: Any) -> Data:
    """A whole answer with the drawn items, every id once."""
    output = []
    for number, (kind, content, more) in enumerate(drawn):
        match kind:
            case "message":
                output.append(message(*content, item_id=f"msg_{number}", **more))
            case "reasoning":
                output.append(reasoning(*content, item_id=f"rs_{number}", **more))
            case "call":
                output.append(function_call(content, call_id=f"call_{number}", **more))
            case _:
                output.append({"type": "web_search_call", "id": f"ws_{number}", "status": "completed"})
    return body(*output, **fields)


endings = st.sampled_from(
    [
        {},
        {"status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"}},
        {"status": "incomplete", "incomplete_details": {"reason": "content_filter"}},
    ]
)


@requirement("COD-3")
@examples(50)
@given(drawn=items, ending=endings, size=st.integers(1, 5), data=st.data())
def test_an_answer_is_streamed_and_whole_the_same(
    drawn: list[tuple[str, Any, Data]], ending: Data, size: int, data: st.DataObject
) -> None:
    wire = bodies(drawn, **ending)
    whole = CODEC.decode_response(wire)
    pieces = data.draw(values.pieces(sse(*streamed(wire, size))))
    assert CODEC.decode_stream(pieces).to_dict() == whole.to_dict()


@requirement("COD-3")
@examples(50)
@given(drawn=items, ending=endings)
def test_a_servers_answer_is_written_as_it_was_read(drawn: list[tuple[str, Any, Data]], ending: Data) -> None:
    wire = bodies(drawn, **ending)
    read = CODEC.decode_response(wire)
    written = CODEC.encode_response(ChatResponse.from_json(read.to_json()))
    check_answer(plain(written.value))
    if not written.losses and read.finish_reason != "error":
        assert normalize_response(CODEC, plain(written.value)) == normalize_response(CODEC, wire)


@requirement("REQ-3")
@examples(50)
@given(drawn=items, ending=endings, size=st.integers(1, 5))
def test_chunks_that_are_written_are_read_as_the_same_answer(
    drawn: list[tuple[str, Any, Data]], ending: Data, size: int
) -> None:
    chunks = chunks_of(sse(*streamed(bodies(drawn, **ending), size)))
    answer = accumulate(chunks)
    events = encode_stream(chunks)
    check_grammar(events)
    if answer.finish_reason == "error":
        return  # a call was cut and the server does not say so: told as failed
    again = CODEC.decode_stream([sse(*events)])
    assert said(again) == said(answer)
    assert again.finish_reason == answer.finish_reason


@st.composite
def foreign_chunks(draw: st.DrawFn) -> list[StreamingChunk]:
    """Chunks as other dialects give them: texts, thoughts and interleaved calls in any order, numbered or not."""
    out: list[Data] = []
    numbered = draw(st.booleans())
    number, begun = -1, 0
    last = ""
    for _ in range(draw(st.integers(0, 8))):
        kind = draw(st.sampled_from(["text", "thinking", "refusal", "call", "more", "usage"]))
        match kind:
            case "text" | "thinking" | "refusal":
                if kind != last:
                    number += 1
                fields: Data = {kind: draw(st.text(max_size=3))}
                if numbered:
                    fields["part_index"] = number
                out.append(fields)
            case "call":
                name = draw(st.sampled_from(["f", "g_h"]))
                delta: Data = {"index": begun, "id": f"c{begun}", "name": name}
                if draw(st.booleans()):
                    delta["arguments"] = '{"a":'
                out.append({"tool_call_deltas": [delta]})
                begun += 1
            case "more" if begun:
                index = draw(st.integers(0, begun - 1))
                out.append(
                    {"tool_call_deltas": [{"index": index, "arguments": draw(st.sampled_from(["1}", "", "x"]))}]}
                )
            case _:
                out.append({"usage": {"prompt_tokens": 1, "completion_tokens": 2}})
        last = kind
    reason = draw(st.sampled_from(["stop", "length", "tool_calls", "content_filter", "other", "cancelled", "error"]))
    out.append({"is_complete": True, "finish_reason": reason})
    if draw(st.booleans()):
        out[0] |= {"id": "chatcmpl-1", "model": "m", "created": 5}
    return [StreamingChunk.from_dict(fields) for fields in out]


@requirement("REQ-3")
@examples(60)
@given(chunks=foreign_chunks())
def test_any_chunks_become_a_stream_in_the_published_order(chunks: list[StreamingChunk]) -> None:
    events = encode_stream(chunks)
    check_grammar(events)
    whole = events[-1]["response"]
    check_answer(whole)
    texts = [chunk.text for chunk in chunks if chunk.text]
    parts = [part for item in whole["output"] if item["type"] == "message" for part in item["content"]]
    assert "".join(part["text"] for part in parts if part["type"] == "output_text") == "".join(texts)
    thoughts = [chunk.thinking for chunk in chunks if chunk.thinking]
    said_thoughts = [
        entry["text"] for item in whole["output"] if item["type"] == "reasoning" for entry in item.get("content", ())
    ]
    assert "".join(said_thoughts) == "".join(thoughts)
    calls = {item["call_id"]: item for item in whole["output"] if item["type"] == "function_call"}
    wanted = [delta for chunk in chunks for delta in chunk.tool_call_deltas or () if delta.id]
    assert [call["name"] for call in calls.values()] == [delta.name for delta in wanted]


@thorough
@given(chunks=foreign_chunks(), cut=st.integers(0, 8))
def test_a_stream_that_breaks_has_no_good_end(chunks: list[StreamingChunk], cut: int) -> None:
    begun = chunks[: min(cut, len(chunks) - 1)]
    encoder = CODEC.stream_encoder(model="m", response_id="resp_1")
    data = b"".join(encoder.feed(chunk) for chunk in begun) + encoder.close()
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.info.category == "interrupted"


# Bytes

LONG = sse(
    *streamed(
        body(
            reasoning("h\u2028m", encrypted_content="gAAA"),
            message("G\U0001f600t", {"type": "refusal", "refusal": "Né."}, phase="commentary"),
            function_call('{"é": 1}'),
        ),
        2,
    )
)


ITEMS = (message("a"), reasoning("b"), function_call("{}"))
FIELDS_OF_ITEMS = ("content", "summary", "arguments", "name", "call_id", "id", "status", "encrypted_content")

odd_events = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from([json.loads(line[6:])["type"] for line in LONG.split(b"\n") if line.startswith(b"data: ")]),
    st.dictionaries(
        st.sampled_from(
            ["item", "output_index", "content_index", "summary_index", "delta", "item_id", "response", "text", "part"]
        ),
        st.one_of(
            values.json_values,
            st.integers(0, 2),
            st.just(message("a")),
            st.just(function_call("{}")),
            st.just(body(message("b"))),
            st.just("msg_1"),
        ),
    ),
)


@examples(60)
@given(st.lists(odd_events, max_size=6))
def test_any_events_are_an_answer_or_a_typed_error(events: list[Data]) -> None:
    try:
        CODEC.decode_stream([sse(*events)])
    except ProviderError as error:
        told = error
    else:
        return
    assert told.info.message


@examples(50)
@given(values.json_values, st.sampled_from(["input", "tools", "text", "reasoning", "instructions", "model", "stream"]))
def test_any_request_is_read_or_refused_with_a_path(value: Any, field: str) -> None:
    for wire in (value, {"model": "m", "input": "a", field: value}, {"model": "m", "input": [value]}):
        try:
            CODEC.decode_request(wire)
        except InvalidDataError as error:
            refused = error
        else:
            continue
        assert refused.problems
        assert not any(problem.path.startswith("/messages") for problem in refused.problems)


@requirement("PRV-8")
def test_a_line_that_ends_the_stream_is_limited_too() -> None:
    decoder = CODEC.stream_decoder(limits=Limits(line=20))
    decoder.feed(b"event: a\ndata: 12345678901\ndata: 1234567890")
    with pytest.raises(StreamError):
        decoder.close()
