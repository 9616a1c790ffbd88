"""Calls that were cut or refused: kept as what they are, and never told as calls that may run."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.gemini_interactions.interactions_wire import (
    CODEC,
    Data,
    body,
    call,
    check_stream,
    check_wire,
    completed,
    created,
    decode,
    delta,
    encode_lossy,
    events_of,
    names,
    output,
    request,
    response,
    start,
    stop,
    streamed,
)
from tests.requirements import requirement

CUT: Data = {"is_complete": True, "finish_reason": "length"}
HEAD: Data = {"index": 0, "id": "c1", "name": "f"}


def pieces(arguments: str, index: int = 0) -> Data:
    """A piece of arguments in a stream."""
    return delta(index, {"type": "arguments_delta", "arguments": arguments})


def cut(arguments_text: str, **fields: Any) -> Data:
    """The call `f`, cut."""
    return {
        "id": "c1",
        "name": "f",
        "arguments_text": arguments_text,
        "reason": "truncated",
        "position": 0,
        "detail": "the answer ended inside this call",
        **fields,
    }


def encoded(*chunks: Data) -> tuple[bytes, list[tuple[str, str]]]:
    """The stream of these chunks, and what it lost."""
    encoder = CODEC.stream_encoder()
    out = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks) + encoder.close()
    check_stream(out)
    return out, names(encoder.losses)


def deltas(*found: Data) -> Data:
    """A chunk of pieces of calls."""
    return {"tool_call_deltas": list(found)}


def calls_of(data: bytes) -> Any:
    """The calls that may run, the others as (arguments, reason), and why the answer ended."""
    read = CODEC.decode_stream([data])
    valid = [{"id": each.id, "arguments": dict(each.arguments)} for each in read.message.tool_calls or ()]
    invalid = [(each.arguments_text, each.reason) for each in read.message.invalid_tool_calls or ()]
    return valid, invalid, read.finish_reason


# Reading


@requirement("REQ-2", "REQ-4")
@pytest.mark.parametrize("status", ["incomplete", "budget_exceeded"])
def test_a_call_without_arguments_that_ends_a_cut_answer_is_cut_streamed_or_not(status: str) -> None:
    """Its arguments may not have begun: every call on this wire has an object."""
    wire = body(output("x"), call(), status=status)
    whole = CODEC.decode_response(wire)
    assert whole.message.to_dict() == {"role": "assistant", "content": "x", "invalid_tool_calls": [cut("")]}
    assert CODEC.decode_stream([streamed(wire)]).to_dict() == whole.to_dict()


@requirement("REQ-4")
@pytest.mark.parametrize(
    "wire",
    [
        body(call(), status="requires_action"),
        body(call(), output("after"), status="incomplete"),
        body(call(), call("g", {"a": 1}, "c2"), status="incomplete"),
        body(output("x"), call("f", {"a": 1}), status="incomplete"),
    ],
    ids=["not cut", "a text follows", "a call follows", "with arguments"],
)
def test_a_call_that_is_whole_may_run_whatever_the_answers_end(wire: Data) -> None:
    whole = CODEC.decode_response(wire)
    assert whole.message.invalid_tool_calls is None
    assert len(whole.message.tool_calls or ()) == sum(step["type"] == "function_call" for step in wire["steps"])
    assert CODEC.decode_stream([streamed(wire)]).to_dict() == whole.to_dict()


@requirement("REQ-4")
def test_calls_of_a_cut_answer_whose_steps_did_not_end_are_cut_unless_their_arguments_are_a_closed_object() -> None:
    read = decode(
        created(),
        start(0, call("f", {}, "a")),
        start(1, call("g", {}, "b")),
        start(2, call("h", {}, "c")),
        pieces("{}", 0),
        pieces('{"x": 1}', 1),
        pieces('{"y": 1', 2),
        completed("incomplete"),
    )
    assert [(each.id, dict(each.arguments)) for each in read.message.tool_calls or ()] == [("b", {"x": 1})]
    assert [(each.id, each.arguments_text, each.reason) for each in read.message.invalid_tool_calls or ()] == [
        ("a", "{}", "truncated"),
        ("c", '{"y": 1', "truncated"),
    ]


@requirement("REQ-2")
def test_a_call_that_breaks_off_without_a_word_of_it_is_an_error() -> None:
    read = decode(created(), start(0, call()), pieces('{"city": "Par'), stop(0), completed("requires_action"))
    assert (read.finish_reason, read.raw_finish_reason) == ("error", "requires_action")
    assert [each.reason for each in read.message.invalid_tool_calls or ()] == ["truncated"]


# Writing


@requirement("REQ-4", "COD-2")
@pytest.mark.parametrize("text", ["", "{}", '{"city": "Paris"', '{"city": "Par'])
def test_a_call_that_was_cut_in_a_stream_has_no_end_on_the_wire_and_is_read_as_cut(text: str) -> None:
    out, losses = encoded(deltas({**HEAD, "arguments": text}), CUT)
    kinds = [each["event_type"] for each in events_of(out)]
    assert "step.stop" not in kinds
    assert calls_of(out) == ([], [(text, "truncated")], "length")
    assert losses == []


@requirement("REQ-4", "COD-2")
def test_a_whole_call_at_the_token_limit_has_its_end_on_the_wire() -> None:
    out, losses = encoded(deltas({**HEAD, "arguments": '{"city": "Paris"}'}), CUT)
    assert "step.stop" in [each["event_type"] for each in events_of(out)]
    assert calls_of(out) == ([{"id": "c1", "arguments": {"city": "Paris"}}], [], "length")
    assert losses == []


@requirement("REQ-4")
def test_a_call_that_was_said_to_be_whole_may_run_in_a_cut_stream_also_without_arguments() -> None:
    out, losses = encoded(deltas({**HEAD, "is_complete": True}), CUT)
    assert calls_of(out) == ([{"id": "c1", "arguments": {}}], [], "length")
    assert losses == []


@requirement("REQ-4", "COD-2")
def test_a_call_that_is_refused_before_it_begins_is_left_out_whatever_follows() -> None:
    out, losses = encoded(
        deltas({"index": 0, "id": "c1", "invalid": "server_rejected"}),
        deltas({**HEAD, "arguments": "{}", "is_complete": True}),
        {"is_complete": True, "finish_reason": "tool_calls"},
    )
    assert b"function_call" not in out
    assert calls_of(out) == ([], [], "stop")
    assert losses == [("invalid_tool_call", "/message/tool_calls/0"), ("finish_reason", "/finish_reason")]


@requirement("REQ-4", "COD-2")
def test_a_call_that_is_refused_after_it_began_has_no_end_and_the_answer_is_incomplete() -> None:
    out, losses = encoded(
        deltas({**HEAD, "arguments": "{}"}, {"index": 1, "id": "c2", "name": "g", "arguments": "{}"}),
        deltas({"index": 0, "invalid": "truncated"}),
        {"is_complete": True, "finish_reason": "tool_calls"},
    )
    assert events_of(out)[-1]["interaction"]["status"] == "incomplete"
    assert calls_of(out) == ([{"id": "c2", "arguments": {}}], [("{}", "truncated")], "length")
    assert losses == [("invalid_tool_call", "/message/tool_calls/0"), ("finish_reason", "/finish_reason")]


@requirement("REQ-4", "COD-2")
def test_a_call_whose_name_goes_on_after_its_step_began_has_no_end() -> None:
    out, losses = encoded(deltas(HEAD), deltas({"index": 0, "name": "oo", "arguments": "{}"}), CUT)
    assert calls_of(out) == ([], [("", "truncated")], "length")
    assert losses == [("invalid_tool_call", "/message/tool_calls/0")]


@requirement("COD-2")
@pytest.mark.parametrize("finish", ["length", "error", "content_filter"])
def test_a_whole_call_without_arguments_at_the_end_of_a_cut_answer_is_a_loss(finish: str) -> None:
    written = CODEC.encode_response(response({"tool_calls": [{"id": "c1", "name": "f", "arguments": {}}]}, finish))
    check_wire("response", "Interaction", written.value)
    assert written.value["steps"] == [call()]
    assert names(written.losses)[-1] == ("bare_call", "/message/tool_calls/0")


@requirement("REQ-4", "COD-2")
def test_an_answer_whose_calls_cannot_be_told_does_not_wait_for_their_results() -> None:
    bad = {"id": "c", "name": "f", "arguments_text": "{'a': 1}", "reason": "not_json"}
    written = CODEC.encode_response(response({"invalid_tool_calls": [bad]}, "tool_calls"))
    assert (written.value["status"], written.value["steps"]) == ("completed", [])
    assert names(written.losses) == [
        ("invalid_tool_call", "/message/invalid_tool_calls/0"),
        ("finish_reason", "/finish_reason"),
    ]


@requirement("REQ-4", "COD-2")
@pytest.mark.parametrize(("name", "steps"), [("get weather", [call("get weather")]), ("get_weather", [])])
def test_a_call_with_a_bad_name_is_told_to_a_client_only_under_a_name_that_is_none(name: str, steps: Any) -> None:
    bad = {"id": "c1", "name": name, "arguments_text": "{}", "reason": "bad_name"}
    written = CODEC.encode_response(response({"invalid_tool_calls": [bad]}, "tool_calls"))
    assert written.value["steps"] == steps
    assert names(written.losses)[0] == ("invalid_tool_call", "/message/invalid_tool_calls/0")


@requirement("COD-2")
def test_an_answer_that_stops_although_it_calls_is_told_to_be_read_as_calling() -> None:
    written = CODEC.encode_response(response({"tool_calls": [{"id": "c1", "name": "f", "arguments": {"a": 1}}]}))
    assert names(written.losses) == [("finish_reason", "/finish_reason")]
    assert CODEC.decode_response(written.value).finish_reason == "tool_calls"


@requirement("COD-2")
def test_a_call_that_a_server_refused_goes_back_to_the_model_with_its_arguments() -> None:
    bad = {"id": "c1", "name": "f", "arguments_text": '{"a": 1}', "reason": "server_rejected"}
    wire, losses = encode_lossy(
        request({"role": "user", "content": "x"}, {"role": "assistant", "invalid_tool_calls": [bad]})
    )
    assert wire["input"][1] == call("f", {"a": 1})
    assert losses == [("invalid_tool_call", "/messages/1/invalid_tool_calls/0")]
