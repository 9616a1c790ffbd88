"""Answers, streamed and not, both ways: endings, cut calls, errors in mid-stream, what the SDK reads."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.gemini_interactions.interactions_wire import (
    CODEC,
    HEAD,
    NAME,
    OWN,
    PNG,
    USAGE,
    WEATHER,
    Data,
    body,
    call,
    check_stream,
    check_wire,
    chunks_of,
    completed,
    created,
    decode,
    delta,
    encode_stream,
    events_of,
    fold,
    names,
    output,
    request,
    response,
    sse,
    start,
    stop,
    streamed,
    text,
    thought,
)
from tests.normal_forms import normalize_response
from tests.requirements import requirement
from turnwire.core.errors import LossRefusedError, ProviderError, ProviderResponseError, StreamError

SEARCH: Data = {"type": "google_search_call", "id": "s1", "arguments": {"queries": ["x"]}}
CITED: Data = {"type": "url_citation", "url": "https://a.example", "start_index": 0, "end_index": 3}
ANSWERS: dict[str, Data] = {
    "text": body(output("Hello!")),
    "thoughts, text, call": body(
        thought("hm", signature="c2ln"), output("Well", "then"), call("f", {"a": [1, "é"]}), status="requires_action"
    ),
    "call before text": body(call(), output("after"), status="requires_action"),
    "search and citations": body(SEARCH, output(text("See it", annotations=[CITED]), text("here"))),
    "media": body(output("a", {"type": "image", "data": PNG, "mime_type": "image/png"}, "b")),
    "fields of an output": body(output("a", error={"code": 3, "message": "x"})),
    "fields of an empty output": body(output(error={"code": 3, "message": "x"})),
    "a content of tomorrow": body(output({"type": "hologram", "x": 1}, "a")),
    "a picture in the summary": body(thought("hm") | {"summary": [text("hm"), {"type": "image", "uri": "files/a"}]}),
    "nothing": body(),
    "cut": body(output("Hel"), status="incomplete"),
    "over the budget": body(output("Hel"), status="budget_exceeded"),
    "unknown fields": body(output("a"), service_tier="flex", of_tomorrow={"a": None}),
}


@requirement("REQ-3")
@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_is_the_same_streamed_and_whole_and_is_written_again_as_it_came(name: str) -> None:
    wire = ANSWERS[name]
    check_wire("response", "Interaction", wire)
    whole = CODEC.decode_response(wire)
    assert CODEC.decode_stream([streamed(wire)]).to_dict() == whole.to_dict()
    again = CODEC.encode_response(whole)
    assert again.losses == ()
    check_wire("response", "Interaction", again.value)
    assert normalize_response(CODEC, again.value) == normalize_response(CODEC, wire)
    out = encode_stream(chunks_of(streamed(wire)))
    check_stream(out)
    assert CODEC.decode_stream([out]).to_dict() == whole.to_dict()


@requirement("REQ-2")
@pytest.mark.parametrize(
    ("status", "reason"),
    [
        ("completed", "stop"),
        ("incomplete", "length"),
        ("budget_exceeded", "length"),
        ("in_progress", "other"),
        ("of_tomorrow", "other"),
    ],
)
def test_the_status_says_why_an_answer_ended(status: str, reason: str) -> None:
    read = CODEC.decode_response(body(output("x"), status=status))
    assert (read.finish_reason, read.raw_finish_reason) == (reason, status)


def test_calls_with_completed_are_tool_calls() -> None:
    assert CODEC.decode_response(body(call())).finish_reason == "tool_calls"


def test_the_whole_meaning_of_an_answer() -> None:
    read = CODEC.decode_response(ANSWERS["thoughts, text, call"]).to_dict()
    assert read["usage"].pop("is_estimated") is False
    assert read == {
        "message": {
            "role": "assistant",
            "content": [
                {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
                {"type": "text", "text": "Wellthen"},
            ],
            "tool_calls": [{"id": "c1", "name": "f", "arguments": {"a": [1, "é"]}}],
        },
        "usage": {"prompt_tokens": 12, "completion_tokens": 11, "reasoning_tokens": 3, "total_tokens": 23},
        "finish_reason": "tool_calls",
        "raw_finish_reason": "requires_action",
        "model": HEAD["model"],
        "id": HEAD["id"],
        "created": HEAD["created"],
    }


def test_counts_of_tool_prompts_are_part_of_the_prompt_and_come_back() -> None:
    usage = {**USAGE, "total_tool_use_tokens": 5, "total_tokens": 40, "total_cached_tokens": 2}
    read = CODEC.decode_response(body(output("x"), usage=usage))
    assert (read.usage.prompt_tokens, read.usage.cached_tokens) == (17, 2)
    assert CODEC.encode_response(read).value["usage"] == usage


# Calls


@requirement("REQ-4")
def test_a_call_with_arguments_that_are_no_object_is_invalid() -> None:
    read = CODEC.decode_response(body({**call(), "arguments": "x"}, status="requires_action"))
    (bad,) = read.message.invalid_tool_calls or ()
    assert (bad.reason, bad.arguments_text) == ("not_an_object", '"x"')


@requirement("REQ-4")
def test_a_call_that_a_stream_cut_is_truncated_and_what_came_before_is_kept() -> None:
    read = decode(
        created(),
        start(0, call("f", {}, "a")),
        delta(0, {"type": "arguments_delta", "arguments": "{}"}),
        stop(0),
        start(1, call("g", {}, "b")),
        delta(1, {"type": "arguments_delta", "arguments": '{"city": "Par'}),
        completed("incomplete"),
    )
    assert [each.id for each in read.message.tool_calls or ()] == ["a"]
    assert [(each.id, each.reason) for each in read.message.invalid_tool_calls or ()] == [("b", "truncated")]
    assert read.finish_reason == "length"


@requirement("MSG-10")
def test_a_call_that_a_stream_cut_before_its_first_argument_may_not_run() -> None:
    read = decode(created(), start(0, call("f", {}, "a")), completed("incomplete"))
    assert read.message.tool_calls is None
    assert [(each.id, each.reason) for each in read.message.invalid_tool_calls or ()] == [("a", "truncated")]
    ended = decode(created(), start(0, call("f", {}, "a")), stop(0), completed("requires_action"))
    assert [(each.id, dict(each.arguments)) for each in ended.message.tool_calls or ()] == [("a", {})]


def test_a_step_ends_where_its_index_is_used_again() -> None:
    read = decode(
        created(),
        start(0, call("f", {}, "a")),
        start(0, SEARCH),
        start(0, output("x")),
        stop(0),
        completed("requires_action"),
    )
    assert [(each.id, dict(each.arguments)) for each in read.message.tool_calls or ()] == [("a", {})]
    assert [part.to_dict().get("data", part.to_dict()) for part in read.message.parts] == [SEARCH, text("x")]


def test_calls_may_interleave_and_steps_may_stay_open_until_the_end() -> None:
    read = decode(
        created(),
        start(0, call("f", {}, "a")),
        start(1, call("g", {}, "b")),
        delta(0, {"type": "arguments_delta", "arguments": '{"a"'}),
        delta(1, {"type": "arguments_delta", "arguments": '{"b": 2}'}),
        delta(0, {"type": "arguments_delta", "arguments": ": 1}"}),
        start(2, SEARCH),
        completed("requires_action"),
    )
    assert [(each.id, dict(each.arguments)) for each in read.message.tool_calls or ()] == [
        ("a", {"a": 1}),
        ("b", {"b": 2}),
    ]
    assert [part.to_dict()["data"] for part in read.message.parts] == [SEARCH]


def test_an_invalid_call_is_never_told_to_a_client_as_one_that_may_run() -> None:
    bad = {"id": "c", "name": "f", "arguments_text": '{"a', "reason": "truncated"}
    written = CODEC.encode_response(response({"content": "x", "invalid_tool_calls": [bad]}, "length"))
    assert written.value["steps"] == [output("x")]
    assert names(written.losses) == [("invalid_tool_call", "/message/invalid_tool_calls/0")]


@requirement("COD-5")
def test_calls_in_answers_have_the_clients_own_names() -> None:
    asked_for = CODEC.decode_request({"model": "m", "input": "x", "tools": [{"type": "function", "name": "get-it"}]})
    answer = response({"tool_calls": [{"id": "a", "name": "get_it", "arguments": {}}]}, "tool_calls")
    written = CODEC.encode_response(answer, request=asked_for.value).value
    assert written["steps"] == [call("get-it", {}, "a")]
    chunks = [
        StreamingChunk.from_dict({"tool_call_deltas": [{"index": 0, "id": "a", "name": "get_it", "arguments": "{}"}]}),
        StreamingChunk.from_dict({"is_complete": True, "finish_reason": "tool_calls"}),
    ]
    steps = [each["step"] for each in events_of(encode_stream(chunks, request=asked_for.value)) if "step" in each]
    assert steps == [call("get-it", {}, "a")]
    assert encode_plain()["steps"] == [call("get_weather", {}, "a")]


def encode_plain() -> Data:
    """An answer for a request whose tools need no other names."""
    answer = response({"tool_calls": [{"id": "a", "name": "get_weather", "arguments": {}}]}, "tool_calls")
    return CODEC.encode_response(answer, request=request(tools=[WEATHER])).value


# Streams


def chunks(*fields: Data) -> list[StreamingChunk]:
    return [StreamingChunk.from_dict(each) for each in fields]


END: Data = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 1, "completion_tokens": 2}}


def test_chunks_without_numbers_ids_and_model_are_a_whole_stream() -> None:
    out = encode_stream(chunks({"text": "Hel"}, {"text": "lo"}, END))
    check_stream(out)
    assert out.endswith(b"event: done\ndata: [DONE]\n\n")
    kinds = [each["event_type"] for each in events_of(out)]
    assert kinds == [
        "interaction.created",
        "step.start",
        "step.delta",
        "step.delta",
        "step.stop",
        "interaction.completed",
    ]
    assert CODEC.decode_stream([out]).message.content == "Hello"


def test_text_goes_out_with_the_chunk_that_brings_it() -> None:
    encoder = CODEC.stream_encoder()
    assert b'"Hel"' in encoder.feed(chunks({"text": "Hel"})[0])
    assert b'"hm"' in encoder.feed(chunks({"thinking": "hm"})[0])


def test_fragments_of_calls_between_texts_stay_with_their_call() -> None:
    out = encode_stream(
        chunks(
            {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": '{"x"'}]},
            {"text": "meanwhile"},
            {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": ": 1}"}]},
            {"tool_call_deltas": [{"index": 0, "id": "b", "name": "g", "arguments": "{}"}]},
            {"is_complete": True, "finish_reason": "tool_calls"},
        )
    )
    check_stream(out)
    read = CODEC.decode_stream([out])
    assert [(each.id, each.name, dict(each.arguments)) for each in read.message.tool_calls or ()] == [
        ("a", "f", {"x": 1}),
        ("b", "g", {}),
    ]


def test_arguments_wait_for_the_name_of_their_call() -> None:
    out = encode_stream(
        chunks(
            {"tool_call_deltas": [{"index": 0, "arguments": "{}"}, {"index": 1, "arguments": "{}"}]},
            {"tool_call_deltas": [{"index": 0, "name": "f"}]},
            {"is_complete": True, "finish_reason": "tool_calls"},
        )
    )
    (step,) = (each["step"] for each in events_of(out) if "step" in each)
    assert (step["name"], bool(step["id"])) == ("f", True)


def test_a_stream_that_was_not_completed_ends_without_its_end() -> None:
    out = encode_stream(chunks({"text": "Hel"}))
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([out])
    assert caught.value.info.category == "interrupted"
    assert caught.value.partial is not None
    assert caught.value.partial.message.content == "Hel"


def test_an_error_in_mid_stream_is_an_event_and_is_read_as_one() -> None:
    encoder = CODEC.stream_encoder()
    out = encoder.feed(chunks({"text": "Hel"})[0])
    out += encoder.close(ErrorInfo(code="ACODE-MDL-008", category="overloaded", message="busy"))
    check_stream(out)
    assert events_of(out)[-1] == {"event_type": "error", "error": {"code": "unavailable", "message": "busy"}}
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([out])
    assert (caught.value.info.code, caught.value.info.category) == ("ACODE-MDL-008", "overloaded")
    assert encoder.close() == b""
    assert encoder.feed(chunks(END)[0]) == b""


def test_after_the_end_there_is_no_error_and_no_second_end() -> None:
    encoder = CODEC.stream_encoder()
    encoder.feed(chunks(END)[0])
    assert encoder.feed(chunks({"text": "more"})[0]) == b""
    assert encoder.close(ErrorInfo(code="ACODE-MDL-008", message="late")) == b""


@pytest.mark.parametrize(
    ("events", "category"),
    [
        ([created(), {"event_type": "error", "error": {"code": "not_found", "message": "x"}}], "not_found"),
        ([created(), {"event_type": "error", "error": {"code": "resource_exhausted"}}], "rate_limited"),
        ([created(), {"event_type": "error"}], "server_error"),
        ([created(), {"error": {"code": 503, "message": "x", "status": "UNAVAILABLE"}}], "overloaded"),
        ([created(), completed("failed", errors=[{"code": "permission_denied", "message": "x"}])], "permission"),
        ([created()], "interrupted"),
        ([], "interrupted"),
        ([created(), "{"], "protocol"),
        ([created(), "[]"], "protocol"),
        ([created(), {"event_type": "step.start"}], "protocol"),
        ([created(), start(0, output(5))], "protocol"),
    ],
)
def test_what_goes_wrong_in_a_stream_is_a_typed_error(events: list[Any], category: str) -> None:
    with pytest.raises(StreamError) as caught:
        decode(*events)
    assert (caught.value.info.code, caught.value.info.category) == ("ACODE-MDL-008", category)


def test_good_chunks_before_an_error_in_one_piece_are_not_lost() -> None:
    data = sse(created(), start(0, output()), delta(0, text("Hel")), {"event_type": "error", "error": {}})
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.partial is not None
    assert caught.value.partial.message.content == "Hel"


def test_unknown_events_and_pieces_without_a_start_are_no_errors() -> None:
    read = decode(created(), {"event_type": "ping"}, delta(7, text("Hi")), completed(), {"event_type": "late"})
    assert read.message.content == "Hi"


def test_pieces_of_the_services_own_tools_grow_into_the_step() -> None:
    step = {"type": "mcp_server_tool_call", "id": "m", "arguments": {}}
    found = {"type": "google_search_result", "call_id": "s1", "result": []}
    read = decode(
        created(),
        start(0, step),
        delta(0, {"type": "arguments_delta", "arguments": '{"a":'}),
        delta(0, {"type": "arguments_delta", "arguments": " 1}"}),
        stop(0),
        start(1, found),
        delta(1, {"type": "google_search_result", "result": [{"a": 1}], "signature": "c2ln"}),
        delta(1, {"type": "google_search_result", "result": [{"b": 2}]}),
        stop(1),
        completed(),
    )
    assert [part.to_dict()["data"] for part in read.message.parts] == [
        {**step, "arguments": {"a": 1}},
        {**found, "result": [{"a": 1}, {"b": 2}], "signature": "c2ln"},
    ]


def test_an_answer_that_comes_only_with_the_last_event_is_read_from_there() -> None:
    wire = ANSWERS["thoughts, text, call"]
    last = {"event_type": "interaction.completed", "interaction": wire}
    assert decode(created(), last).to_dict() == CODEC.decode_response(wire).to_dict()


def test_annotations_are_told_once_however_often_they_are_repeated() -> None:
    other = {**CITED, "start_index": 1}
    wire = body(output(text("See", annotations=[CITED, other])))
    events = events_of(encode_stream(chunks_of(streamed(wire))))
    deltas = [each["delta"] for each in events if each["event_type"] == "step.delta"]
    assert [each["annotations"] for each in deltas if "annotations" in each] == [[CITED, other]]
    grown = [{"provider_options": {NAME: {"annotations": told}}} for told in ([CITED], [CITED, other])]
    pieces = chunks(*({"text": said, "part_index": 0, **own} for said, own in zip("ab", grown, strict=True)), END)
    deltas = [each["delta"] for each in events_of(encode_stream(pieces)) if each["event_type"] == "step.delta"]
    assert [each["annotations"] for each in deltas if "annotations" in each] == [[CITED], [other]]


# Losses


LOST: list[tuple[Data, str, Data, list[tuple[str, str]]]] = [
    ({"content": "x"}, "content_filter", {}, [("finish_reason", "/finish_reason")]),
    ({"content": "x"}, "other", {}, [("finish_reason", "/finish_reason")]),
    ({"content": "x"}, "stop", {"created": 10**30}, [("created", "/created")]),
    ({"content": "x"}, "stop", {"usage": {"cache_write_tokens": 1}}, [("usage_detail", "/usage/cache_write_tokens")]),
    ({"content": "x", "name": "Ann"}, "stop", {}, [("answer_field", "/message/name")]),
    (
        {"content": [{"type": "thinking", "text": "hm", "signature": "c2ln"}]},
        "stop",
        {},
        [("thinking_foreign", "/message/content/0")],
    ),
    ({"content": [{"type": "refusal", "text": "No."}]}, "stop", {}, [("refusal", "/message/content/0")]),
]


@requirement("COD-4")
@pytest.mark.parametrize(("message", "finish", "fields", "losses"), LOST, ids=[each[3][0][0] for each in LOST])
def test_what_an_answer_cannot_say_is_a_loss_by_name(message: Data, finish: str, fields: Data, losses: Any) -> None:
    answer = response(message, finish, **fields)
    written = CODEC.encode_response(answer)
    check_wire("response", "Interaction", written.value)
    assert names(written.losses) == losses
    with pytest.raises(LossRefusedError):
        CODEC.encode_response(answer, on_loss="raise")


def test_thoughts_of_others_are_readable_but_their_signature_is_not_sent() -> None:
    answer = response({"content": [{"type": "thinking", "text": "hm", "signature": "c2ln"}, text("x")]})
    assert CODEC.encode_response(answer).value["steps"] == [thought("hm"), output("x")]
    encoder = CODEC.stream_encoder()
    out = encoder.feed(chunks({"thinking": "hm", "signature": "c2ln", "part_index": 0})[0])
    assert b"hm" in out
    assert b"c2ln" not in out
    assert names(encoder.losses) == [("thinking_foreign", "/message")]


def test_a_stream_reports_each_loss_once() -> None:
    encoder = CODEC.stream_encoder()
    for chunk in chunks({"refusal": "N"}, {"refusal": "o"}, {"parts": [{"type": "smell"}]}, END):
        encoder.feed(chunk)
    assert names(encoder.losses) == [("refusal", "/message"), ("unknown_part", "/message/content")]


def test_whole_parts_of_a_stream_become_steps_and_contents() -> None:
    parts = [
        {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
        {"type": "image", "data": PNG, "media_type": "image/png"},
        {"type": "foreign", "dialect": NAME, "data": SEARCH},
        {"type": "foreign", "dialect": NAME, "data": {"type": "video", "uri": "files/v"}},
        {"type": "foreign", "dialect": "gemini", "data": {}},
    ]
    out = encode_stream(chunks(*({"parts": [part], "part_index": at} for at, part in enumerate(parts)), END))
    check_stream(out)
    assert [part.to_dict() for part in fold(chunks_of(out)).message.parts] == parts[:4]


def test_what_is_no_interaction_is_a_typed_error() -> None:
    wrong: list[Any] = [None, [], "x", b"{", {}, {"status": "completed", "steps": {}}, body(output(5))]
    for each in wrong:
        with pytest.raises(ProviderError) as caught:
            CODEC.decode_response(each)
        assert caught.value.info.category == "protocol"


def test_a_failed_interaction_tells_its_error() -> None:
    with pytest.raises(ProviderResponseError) as caught:
        CODEC.decode_response(body(status="failed", errors=[{"code": "resource_exhausted", "message": "x"}]))
    assert caught.value.info.category == "rate_limited"


def test_extras_of_other_dialects_are_not_told_to_clients() -> None:
    answer = response(extras={"choices": [], "system_fingerprint": "x", "modelStatus": {}, "service_tier": "flex"})
    assert CODEC.encode_response(answer).value.keys() == {"id", "object", "status", "model", "steps", "service_tier"}


def test_a_whole_answer_in_the_place_of_a_stream_is_read_as_one() -> None:
    wire = ANSWERS["thoughts, text, call"]
    data = json.dumps(wire).encode()
    whole = CODEC.decode_response(wire).to_dict()
    assert CODEC.decode_stream([data]).to_dict() == whole
    assert CODEC.decode_stream([data[at : at + 1] for at in range(len(data))]).to_dict() == whole


def test_odd_values_of_a_whole_answer_are_reported_in_the_place_of_a_stream_too() -> None:
    thought = {"type": "thought", "signature": 5, "summary": [{"type": "text", "text": "t"}]}
    wire = {"id": "i", "status": "completed", "steps": [5, thought, {"type": "model_output", "content": [text("a")]}]}
    data = json.dumps(wire).encode()
    whole = CODEC.decode_response(data)
    assert [note.wire_at for note in whole.diagnostics or ()] == ["/steps/0", "/steps/1/signature"]
    assert CODEC.decode_stream([data]) == whole


@pytest.mark.parametrize("steps", ["x", 5, {"type": "model_output"}])
def test_steps_that_are_no_list_are_an_error_in_the_place_of_a_stream_too(steps: Any) -> None:
    data = json.dumps({"id": "i", "status": "completed", "steps": steps}).encode()
    for read in (lambda: CODEC.decode_response(data), lambda: CODEC.decode_stream([data])):
        with pytest.raises(ProviderError, match="the answer has steps that are not a list"):
            read()


def test_a_streamed_answer_is_not_lost_with_the_steps_of_its_last_event() -> None:
    end = {"event_type": "interaction.completed", "interaction": {"status": "completed", "steps": "x"}}
    data = sse(created(), start(0, output()), delta(0, text("Hel")), end)
    assert CODEC.decode_stream([data]).message.content == "Hel"


def test_a_bare_error_in_the_place_of_a_stream_or_after_its_events_is_typed() -> None:
    bare = json.dumps({"error": {"code": 503, "message": "x", "status": "UNAVAILABLE"}}).encode()
    begun = sse(created(), start(0, output()), delta(0, text("Hel")), done=False)
    for data, came in ((bare, ""), (b"[" + bare + b"]", ""), (begun + bare, "Hel")):
        with pytest.raises(StreamError) as caught:
            CODEC.decode_stream([data])
        assert caught.value.info.category == "overloaded"
        assert caught.value.partial is not None
        assert (caught.value.partial.message.content or "") == came


@pytest.mark.parametrize(
    ("given", "reason", "said"),
    [
        ([], "not_an_object", "[]"),
        ([1, "é"], "not_an_object", '[1,"é"]'),
        (7, "not_an_object", "7"),
        (float("nan"), "not_json", "NaN"),
        ({"a": object()}, "not_json", ""),
    ],
)
def test_arguments_that_are_no_object_make_an_invalid_call_with_what_came(given: Any, reason: str, said: str) -> None:
    whole = body(call("f", given) | {"arguments": given}, status="requires_action")
    [bad] = CODEC.decode_response(whole).message.invalid_tool_calls or ()
    assert (bad.name, bad.reason, bad.arguments_text) == ("f", reason, said)


def test_a_number_that_json_does_not_have_is_kept_as_text_with_one_diagnostic_of_its_place() -> None:
    read = CODEC.decode_response(body(output(text("a", later=float("nan")))))
    [part] = read.message.parts
    assert (part.provider_options or {})[NAME]["later"] == "NaN"
    at = f"/message/content/0/provider_options/{NAME}/later"
    assert [(note.id, note.at) for note in read.diagnostics or ()] == [("odd_field", at)]


def test_a_field_of_an_answer_that_is_called_message_stays_where_it_stood() -> None:
    whole = body(output("a"), message={"b": 1}, other=2)
    read = CODEC.decode_response(whole)
    assert (read.extras, read.message.extras) == ({"message": {"b": 1}, "other": 2}, None)


@pytest.mark.parametrize(
    ("step", "place"),
    [
        (output("a", {"no": "type"}), "/steps/1: a content cannot be read: /content/1: "),
        ({"type": "model_output", "content": 1}, "/steps/1: content is not a list"),
        ({"type": "thought", "summary": 1}, "/steps/1: summary is not a list"),
    ],
)
def test_a_step_of_a_whole_answer_that_cannot_be_read_is_named_by_its_place(step: Data, place: str) -> None:
    with pytest.raises(ProviderResponseError) as caught:
        CODEC.decode_response(body(output("fine"), step))
    assert caught.value.info.message.startswith(f"the answer cannot be read: {place}")
