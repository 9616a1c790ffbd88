"""The right answer for every edge case of the Responses dialect that a codec decides."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest

from tests.codecs.edge_cases import edge_case, uncovered
from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    WEATHER,
    Data,
    body,
    chunk,
    chunks_of,
    encode,
    encode_stream,
    function_call,
    message,
    plain,
    reasoning,
    request,
    sse,
    streamed,
)
from tests.normal_forms import normalize_request, normalize_response
from turnwire.core.errors import InvalidDataError, StreamError


def both_ways(wire: Data, **options: Any) -> Any:
    """The answer, after seeing that the stream gives the same."""
    whole = CODEC.decode_response(wire, **options)
    assert CODEC.decode_stream([sse(*streamed(wire))], **options).to_dict() == whole.to_dict()
    return whole


@edge_case(83)
@pytest.mark.parametrize(
    ("reason", "finish"), [("max_output_tokens", "length"), ("content_filter", "content_filter"), ("steered", "other")]
)
def test_an_incomplete_response_says_why_it_ended(reason: str, finish: str) -> None:
    wire = body(message("So far"), status="incomplete", incomplete_details={"reason": reason})
    read = both_ways(wire)
    assert (read.finish_reason, read.raw_finish_reason) == (finish, f"incomplete:{reason}")
    assert read.message.text == "So far"


@edge_case(83)
def test_an_incomplete_call_is_a_cut_call_that_never_runs() -> None:
    cut = function_call('{"city": "Ro', "c2", status="incomplete")
    wire = body(
        function_call('{"a": 1}', "c1"), cut, status="incomplete", incomplete_details={"reason": "max_output_tokens"}
    )
    read = both_ways(wire)
    assert read.finish_reason == "length"
    assert [call.id for call in read.message.tool_calls or ()] == ["c1"]
    [bad] = read.message.invalid_tool_calls
    assert (bad.id, bad.reason, bad.arguments_text, bad.position) == ("c2", "truncated", '{"city": "Ro', 1)


@edge_case(83)
def test_a_call_whose_item_is_incomplete_is_cut_although_its_arguments_parse() -> None:
    wire = body(function_call('{"a": 1}', status="incomplete"), status="incomplete")
    read = both_ways(wire)
    assert read.message.tool_calls is None
    assert [call.reason for call in read.message.invalid_tool_calls or ()] == ["truncated"]


@edge_case(84)
def test_the_call_id_links_call_and_result_and_the_items_id_goes_back() -> None:
    read = both_ways(body(function_call('{"a": 1}', "call_9", "f", id="fc_77")))
    [call] = read.message.tool_calls
    assert call.id == "call_9"
    again = ChatRequest.from_dict(
        {
            "messages": [
                {"role": "user", "content": "a"},
                plain(read.message.to_dict()),
                {"role": "tool", "content": "ok", "tool_call_id": "call_9", "name": "f"},
            ],
            "parameters": {"model": "m"},
        }
    )
    assert encode(again)["input"][1:] == [
        {"type": "function_call", "id": "fc_77", "call_id": "call_9", "name": "f", "arguments": '{"a":1}'},
        {"type": "function_call_output", "call_id": "call_9", "output": "ok"},
    ]


@edge_case(84)
def test_deltas_carry_the_id_of_the_item_and_chunks_the_call_id() -> None:
    events = streamed(body(function_call('{"a": 1}', "call_9", "f", id="fc_77")), 2)
    deltas = [delta for each in chunks_of(sse(*events)) for delta in each.tool_call_deltas or ()]
    assert (deltas[0].index, deltas[0].id, deltas[0].name) == (0, "call_9", "f")
    assert {delta.index for delta in deltas} == {0}
    assert all(delta.id is None for delta in deltas[1:])
    assert "".join(delta.arguments or "" for delta in deltas) == '{"a": 1}'


@edge_case(85)
def test_encrypted_reasoning_without_a_summary_goes_back_unchanged_before_its_call() -> None:
    sealed = reasoning(item_id="rs_9", encrypted_content="gAAAAA==")
    wire = body(sealed, function_call('{"a": 1}', "call_9", "f", id="fc_77"))
    read = both_ways(wire)
    [part] = read.message.parts
    assert (part.type, part.text, part.signature) == ("thinking", "", "gAAAAA==")
    history = [{"role": "user", "content": "a"}, plain(read.message.to_dict())]
    again = ChatRequest.from_dict({"messages": history, "parameters": {"model": "m"}})
    assert encode(again)["input"][1:] == [
        {"type": "reasoning", "id": "rs_9", "summary": [], "encrypted_content": "gAAAAA=="},
        {"type": "function_call", "id": "fc_77", "call_id": "call_9", "name": "f", "arguments": '{"a":1}'},
    ]


@edge_case(85)
def test_the_last_sealed_thoughts_of_a_stream_count() -> None:
    events = streamed(body(reasoning(encrypted_content="the last word"), message("a")))
    assert events[2]["item"]["encrypted_content"] == "not the last word"
    part = CODEC.decode_stream([sse(*events)]).message.parts[0]
    assert (part.type, plain(part.to_dict())["signature"]) == ("thinking", "the last word")


@edge_case(86)
@pytest.mark.parametrize("kept", [0, 1, 3, 6, -1])
def test_a_stream_that_closes_without_its_last_event_is_interrupted(kept: int) -> None:
    events = streamed(body(message("Hello"), function_call('{"a": 1}')))[:kept]
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([sse(*events)])
    assert caught.value.info.category == "interrupted"
    assert caught.value.partial is not None
    assert caught.value.partial.finish_reason == "error"
    assert "Hello".startswith(caught.value.partial.message.text)


@edge_case(79)
def test_a_refusal_is_a_refusal_part() -> None:
    read = both_ways(body(message({"type": "refusal", "refusal": "I will not."})))
    assert [(part.type, part.text) for part in read.message.parts] == [("refusal", "I will not.")]
    assert read.finish_reason == "content_filter"
    written = plain(CODEC.encode_response(read).value)
    assert written["output"][0]["content"] == [{"type": "refusal", "refusal": "I will not."}]


@edge_case(80)
def test_log_probabilities_and_annotations_of_any_shape_are_kept() -> None:
    text = {"type": "output_text", "text": "a", "annotations": [{"type": "new"}], "logprobs": [{"token": "a"}]}
    read = both_ways(body(message(text)))
    assert plain(CODEC.encode_response(read).value)["output"][0]["content"] == [text]


@edge_case(81)
def test_every_freedom_of_server_sent_events_is_read() -> None:
    wire = body(message("Hello"))
    lines = [": OPENROUTER PROCESSING", ""]
    for event in streamed(wire):
        text = json.dumps(event, indent=1)
        lines += [f"event:{event['type']}", *(f"data:{line}" for line in text.split("\n")), "id: 7", ""]
    data = b"\xef\xbb\xbf" + "\r\n".join(lines).encode() + b"\r\ndata: [DONE]"
    assert CODEC.decode_stream([data]).to_dict() == CODEC.decode_response(wire).to_dict()
    bare = sse(*streamed(wire)).replace(b"event: ", b"event: x-").rstrip(b"\n")
    assert CODEC.decode_stream([bare]).to_dict() == CODEC.decode_response(wire).to_dict()


@edge_case(106)
def test_unknown_fields_survive_at_every_level() -> None:
    wire = body(
        {**reasoning("a"), "x_item": 1, "summary": [{"type": "summary_text", "text": "a", "x_part": 2}]},
        message({"type": "output_text", "text": "b", "annotations": [], "logprobs": [], "x_part": 3}, x_item=4),
        function_call(x_call=5),
        x_body={"deep": [6]},
        usage={**body()["usage"], "x_usage": 7},
    )
    read = both_ways(wire)
    again = type(read).from_json(read.to_json())
    assert normalize_response(CODEC, plain(CODEC.encode_response(again).value)) == normalize_response(CODEC, wire)
    asked = {
        "model": "m",
        "input": [
            {"role": "user", "content": [{"type": "input_text", "text": "a", "x_part": 1}], "x_item": 2},
            {**function_call(), "x_call": 3},
            {"type": "function_call_output", "call_id": "call_1", "output": "ok", "x_output": 4},
        ],
        "tools": [{**WEATHER, "x_tool": 5}],
        "reasoning": {"x_reasoning": 6},
        "text": {"x_text": 7},
        "x_body": 8,
    }
    written = CODEC.encode_request(ChatRequest.from_json(CODEC.decode_request(asked).value.to_json()))
    assert normalize_request(CODEC, plain(written.value)) == normalize_request(CODEC, asked)


@edge_case(107)
def test_unknown_items_and_parts_stay_in_their_place_and_known_ones_with_a_bad_body_are_faults() -> None:
    odd = {"type": "from_the_future", "x": [1]}
    read = CODEC.decode_request({"model": "m", "input": [{"role": "user", "content": "a"}, odd, message("b")]}).value
    assert plain(CODEC.encode_request(read).value)["input"][1] == odd
    with pytest.raises(InvalidDataError) as caught:
        CODEC.decode_request(
            {"model": "m", "input": [{"role": "user", "content": [{"type": "input_text", "text": 5}]}]}
        )
    assert [problem.path for problem in caught.value.problems] == ["/input/0/content/0/text"]


@edge_case(118)
def test_odd_json_is_read_by_the_written_rules() -> None:
    big = both_ways(body(function_call('{"n": 12345678901234567890, "s": "\\ud800", "n2": 1.0}')))
    [call] = big.message.tool_calls
    assert plain(call.to_dict())["arguments"] == {"n": 12345678901234567890, "s": "\ufffd", "n2": 1.0}
    written = CODEC.encode_response(big).value["output"][0]["arguments"]
    assert json.loads(written) == {"n": 12345678901234567890, "s": "\ufffd", "n2": 1.0}
    for arguments in ('{"n": NaN}', '{"n": 1e400}', "[" * 300):
        read = both_ways(body(function_call(arguments)))
        assert read.message.tool_calls is None
    lone = sse(*streamed(body(message("a")), 9)).replace(b'"delta": "a"', b'"delta": "\\ud83d"')
    assert CODEC.decode_stream([lone]).message.text == "\ufffd"


@edge_case(119)
def test_zero_empty_and_absent_are_not_the_same() -> None:
    wire = {"model": "m", "input": [{"role": "user", "content": ""}], "temperature": 0, "top_p": 0, "instructions": ""}
    assert encode(CODEC.decode_request(wire).value) == wire
    empty = CODEC.decode_response(body(message(""), reasoning(encrypted_content="")))
    parts = [plain(part.to_dict()) for part in empty.message.parts]
    assert [(part["type"], part["text"]) for part in parts] == [("text", ""), ("thinking", "")]
    assert parts[1]["signature"] == ""
    assert plain(CODEC.encode_response(empty).value)["output"][1]["encrypted_content"] == ""


@edge_case(125)
def test_the_same_bytes_as_a_stream_and_as_a_whole_are_one_answer() -> None:
    wire = body(
        reasoning("So", "then", encrypted_content="gAAA", content=[{"type": "reasoning_text", "text": "hm"}]),
        message("a", {"type": "refusal", "refusal": "No."}, "b", phase="commentary"),
        function_call('{"a": 1}', "c1"),
        {"type": "code_interpreter_call", "id": "ci_1", "status": "completed", "code": "1"},
        function_call("", "c2"),
        message("end", item_id="msg_2"),
    )
    read = both_ways(wire)
    assert [part.type for part in read.message.parts] == [
        *("thinking", "thinking", "thinking", "text", "refusal", "text", "foreign", "text")
    ]
    assert [(call.id, call.part_index) for call in read.message.tool_calls or ()] == [("c1", 6), ("c2", 7)]


@edge_case(126)
def test_what_the_caller_passed_in_is_not_changed() -> None:
    wire = {"model": "m", "input": [message("a"), function_call()], "tools": [WEATHER], "reasoning": {"effort": "low"}}
    before = copy.deepcopy(wire)
    value = CODEC.decode_request(wire).value
    assert wire == before
    kept = value.to_json()
    CODEC.encode_request(value)
    assert value.to_json() == kept
    answer = body(message("a"), function_call())
    whole = copy.deepcopy(answer)
    read = CODEC.decode_response(answer)
    CODEC.encode_response(read, request=value)
    normalize_response(CODEC, answer)
    assert answer == whole
    own = {NAME: {"item": {"id": "msg_1"}}}
    piece = chunk(text="a", part_index=0, provider_options=own)
    encode_stream([piece, chunk(is_complete=True, finish_reason="stop")], request=request())
    assert plain(piece.to_dict())["provider_options"] == own


def test_every_edge_case_of_this_dialect_has_a_test() -> None:
    assert uncovered([79, 80, 81, 82, *range(83, 87), 106, 107, 118, 119, 125, 126]) == []
