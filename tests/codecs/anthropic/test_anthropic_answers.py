"""Whole and streamed answers, both ways, and everything that an answer of this wire cannot say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.content import ForeignPart
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.anthropic.anthropic_wire import (
    ANTHROPIC_CODEC,
    CITATION,
    OWN,
    USAGE,
    WEATHER,
    Data,
    answer,
    begin,
    body,
    decode,
    end,
    events_of,
    flat,
    names,
    note_ids,
    piece,
    plain,
    request,
    response,
    sse,
    start,
    stop,
    stream,
    text,
    use,
)
from tests.requirements import requirement
from turnwire.codecs.anthropic.ids import wire_id
from turnwire.core.errors import ProviderError, StreamError

DONE: Data = {"is_complete": True, "finish_reason": "stop"}


def read(wire: Data, **options: Any) -> Data:
    found = ANTHROPIC_CODEC.decode_response(wire, **options).to_dict()
    assert found == decode_whole(wire, **options)
    assert found["usage"].pop("is_estimated") is False
    shown: Data = plain(found)
    return shown


def decode_whole(wire: Data, **options: Any) -> Any:
    """The same body where a stream was asked for."""
    return ANTHROPIC_CODEC.decode_stream([json.dumps(wire).encode()], **options).to_dict()


# Reading


def test_an_answer_with_every_kind_of_block_is_read_in_order() -> None:
    search = {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "x"}}
    wire = body(
        {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
        {"type": "redacted_thinking", "data": "eHg="},
        text("Let me see.", citations=[CITATION]),
        search,
        use({"city": "Paris"}, caller={"type": "direct"}),
        text("And"),
        use({"city": "Rome"}, "toolu_2"),
        stop="tool_use",
        container={"id": "c"},
        stop_details=None,
    )
    assert read(wire) == {
        "id": "msg_1",
        "model": "m",
        "finish_reason": "tool_calls",
        "raw_finish_reason": "tool_use",
        "usage": {"prompt_tokens": 12, "completion_tokens": 8, "total_tokens": 20},
        "extras": {"container": {"id": "c"}},
        "message": {
            "role": "assistant",
            "content": [
                {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
                {"type": "thinking", "redacted_data": "eHg=", "origin": OWN},
                {**text("Let me see."), "provider_options": {"anthropic": {"citations": [CITATION]}}},
                {"type": "foreign", "dialect": "anthropic", "data": search},
                text("And"),
            ],
            "tool_calls": [
                {
                    "id": "toolu_1",
                    "name": "f",
                    "arguments": {"city": "Paris"},
                    "part_index": 4,
                    "provider_options": {"anthropic": {"caller": {"type": "direct"}}},
                },
                {"id": "toolu_2", "name": "f", "arguments": {"city": "Rome"}},
            ],
        },
    }


def test_counts_hold_the_cache_and_unknown_ones_stay_unknown() -> None:
    usage = {
        "input_tokens": 5,
        "cache_read_input_tokens": 100,
        "cache_creation_input_tokens": 20,
        "output_tokens": 8,
        "output_tokens_details": {"thinking_tokens": 3},
        "service_tier": "standard",
        "server_tool_use": None,
    }
    found = read(body(usage=usage))["usage"]
    assert found == {
        "prompt_tokens": 125,
        "completion_tokens": 8,
        "total_tokens": 133,
        "cached_tokens": 100,
        "cache_write_tokens": 20,
        "reasoning_tokens": 3,
        "extras": {"service_tier": "standard"},
    }
    assert read(body(usage={"input_tokens": 5, "cache_read_input_tokens": None}))["usage"] == {"prompt_tokens": 5}
    assert read(body(usage=None))["usage"] == {}


@pytest.mark.parametrize(
    ("wire", "category"),
    [
        (b"", "protocol"),
        (b"<html>", "protocol"),
        (None, "protocol"),
        ([], "protocol"),
        ({}, "protocol"),
        ({"type": "message", "content": None}, "protocol"),
        ({"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}}, "overloaded"),
        ({"error": {"code": 400, "message": "bad", "type": "invalid_request_error"}}, "invalid_request"),
        ({**body(use({"a": float("nan")})), "id": "x"}, None),
    ],
)
def test_a_200_that_is_no_answer_is_a_typed_error(wire: Any, category: str | None) -> None:
    if category is None:
        assert ANTHROPIC_CODEC.decode_response(wire).message.invalid_tool_calls
        return
    with pytest.raises(ProviderError) as caught:
        ANTHROPIC_CODEC.decode_response(wire)
    assert caught.value.info.category == category


def test_a_body_may_be_bytes_text_or_a_stream() -> None:
    wanted = ANTHROPIC_CODEC.decode_response(body())
    for form in (json.dumps(body()), json.dumps(body()).encode(), bytearray(json.dumps(body()).encode())):
        assert ANTHROPIC_CODEC.decode_response(form) == wanted
    events = sse(*flat(start(), begin(0, text("")), piece(0, "text", "Hello!"), end(0), stop()))
    assert ANTHROPIC_CODEC.decode_response(events) == wanted


def test_ids_are_made_where_a_server_sends_none_or_one_twice() -> None:
    wire = body(use(call_id="a"), use(call_id="a"), {"type": "tool_use", "name": "f"}, stop="tool_use")
    found = ANTHROPIC_CODEC.decode_response(wire)
    ids = [call.id for call in found.message.tool_calls or ()]
    assert (ids[0], len(set(ids))) == ("a", 3)
    assert note_ids(found) == ["duplicate_tool_call_id", "minted_tool_call_id"]
    events = flat(
        start(),
        *([begin(index, block), end(index)] for index, block in enumerate(wire["content"])),
        stop("tool_use"),
    )
    assert decode(*events) == found


def test_a_limit_reached_with_the_last_call_is_noted() -> None:
    wire = body(use({"a": 1}), stop="tool_use")
    found = ANTHROPIC_CODEC.decode_response(wire, request=request(max_tokens=8))
    assert note_ids(found) == ["possibly_truncated_turn"]


def test_blocks_that_overlap_and_deltas_without_a_start_are_put_in_order() -> None:
    found = decode(
        start(),
        begin(0, {"type": "thinking", "thinking": ""}),
        piece(0, "thinking", "hm"),
        begin(1, text("")),
        piece(1, "text", "x"),
        piece(0, "signature", "c2ln"),
        end(0),
        end(1),
        piece(2, "input_json", '{"a": 1}'),
        piece(3, "text", "y"),
        {"type": "content_block_delta", "index": 9, "delta": {"type": "of_the_future"}},
        end(8),
        stop(),
    )
    assert plain(found.message.to_dict()) == {
        "role": "assistant",
        "content": [
            {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
            text("x"),
            text("y"),
        ],
        "invalid_tool_calls": [
            {
                "id": "call_6ab5b4e947947f63",
                "id_origin": "minted",
                "arguments_text": '{"a": 1}',
                "reason": "no_name",
                "detail": "the call names no tool",
                "position": 0,
                "part_index": 2,
            }
        ],
    }


def test_blocks_of_the_server_are_put_together() -> None:
    found = decode(
        start(),
        begin(0, {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {}}),
        piece(0, "input_json", '{"query"'),
        piece(0, "input_json", ': "x"}'),
        end(0),
        begin(1, {"type": "compaction", "content": None}),
        {"type": "content_block_delta", "index": 1, "delta": {"type": "compaction_delta", "content": "So far"}},
        end(1),
        begin(2, {"type": "of_the_future", "words": "a", "list": [1], "citations": None}),
        {"type": "content_block_delta", "index": 2, "delta": {"type": "x", "words": 5}},
        {"type": "content_block_delta", "index": 2, "delta": {"type": "x", "words": "b", "list": [2]}},
        piece(2, "citations", CITATION),
        begin(3, {"type": "server_tool_use", "id": "s", "name": "n", "input": {}}),
        piece(3, "input_json", '{"cut'),
        stop("pause_turn"),
    )
    data = [part.data for part in found.message.parts if isinstance(part, ForeignPart)]
    assert plain(data) == [
        {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "x"}},
        {"type": "compaction", "content": "So far"},
        {"type": "of_the_future", "words": "ab", "list": [1, 2], "citations": [CITATION]},
        {"type": "server_tool_use", "id": "s", "name": "n", "input": '{"cut'},
    ]


def test_facts_of_message_delta_replace_those_of_message_start() -> None:
    found = decode(
        start(input_transformations=[1], usage={"input_tokens": 25, "cache_read_input_tokens": 5, "output_tokens": 1}),
        {
            **stop("end_turn", {"input_tokens": 40, "output_tokens": 8}, stop_details={"type": "x"})[0],
            "input_transformations": [2],
        },
        stop(usage={"output_tokens": 9})[1],
    )
    assert found.extras == {"input_transformations": [2], "stop_details": {"type": "x"}}
    assert (found.usage.prompt_tokens, found.usage.completion_tokens) == (45, 8)


# Streams that end badly


def test_a_stream_without_its_end_is_interrupted_unless_a_reason_came() -> None:
    events = flat(start(), begin(0, text("")), piece(0, "text", "Hel"))
    with pytest.raises(StreamError) as caught:
        decode(*events)
    assert caught.value.info.category == "interrupted"
    assert caught.value.partial is not None
    assert caught.value.partial.message.content == "Hel"
    assert decode(*events, stop()[0]).finish_reason == "stop"
    late = ANTHROPIC_CODEC.stream_decoder()
    assert late.feed(sse(*flat(start(), stop(), begin(0, text("late")))))[-1].is_complete
    assert late.feed(sse(begin(1, text("later")), piece(1, "text", "x"), *flat(stop()))) == []
    assert late.close() == []


def test_a_stream_that_is_no_stream_is_a_typed_error() -> None:
    for data in (b"<html>", b"{}", b'data: "x"\n\n', b"data: {\n\n", b'{"content": 1}'):
        with pytest.raises(StreamError) as caught:
            ANTHROPIC_CODEC.decode_stream([data])
        assert caught.value.info.category == "protocol"
    with pytest.raises(StreamError) as caught:
        ANTHROPIC_CODEC.decode_stream([b'{"error": {"message": "no", "type": "api_error"}}'])
    assert caught.value.info.category == "server_error"


# Writing whole answers


def test_an_answer_of_another_server_is_written_whole() -> None:
    given = response(
        [{"type": "thinking", "text": "hm", "origin": {"dialect": "openai-chat", "field": "reasoning"}}, text("Hi")],
        "tool_calls",
        message={"tool_calls": [{"id": "call_1", "name": "get_weather", "arguments": {"a": 1}}]},
        raw_finish_reason="stop",
        usage={"prompt_tokens": 125, "completion_tokens": 8, "cached_tokens": 100, "reasoning_tokens": 3},
    )
    client = request(tools=[{**WEATHER, "original_name": "get-weather"}])
    assert answer(given, request=client) == (
        {
            "id": "r1",
            "type": "message",
            "role": "assistant",
            "model": "m",
            "content": [
                {"type": "thinking", "thinking": "hm", "signature": ""},
                text("Hi"),
                use({"a": 1}, "call_1", "get-weather"),
            ],
            "stop_reason": "tool_use",
            "stop_sequence": None,
            "usage": {
                "input_tokens": 25,
                "cache_read_input_tokens": 100,
                "output_tokens": 8,
                "output_tokens_details": {"thinking_tokens": 3},
            },
        },
        [],
    )


@pytest.mark.parametrize(
    ("reason", "raw", "word", "losses"),
    [
        ("stop", "stop", "end_turn", []),
        ("stop", "stop_sequence", "stop_sequence", []),
        ("length", "length", "max_tokens", []),
        ("length", "model_context_window_exceeded", "model_context_window_exceeded", []),
        ("tool_calls", "end_turn", "end_turn", ["finish_reason"]),
        ("content_filter", "SAFETY", "refusal", []),
        ("other", "pause_turn", "pause_turn", []),
        ("other", "eos", "end_turn", ["finish_reason"]),
        ("error", "incomplete:x", "max_tokens", ["finish_reason"]),
        ("cancelled", None, "max_tokens", ["finish_reason"]),
    ],
)
def test_the_stop_reason_is_the_servers_own_where_it_means_the_same(
    reason: str, raw: str | None, word: str, losses: list[str]
) -> None:
    fields = {} if raw is None else {"raw_finish_reason": raw}
    wire, found = answer(response(reason=reason, **fields))
    assert (wire["stop_reason"], [name for name, _ in found]) == (word, losses)
    events, lost = stream(
        {**DONE, "finish_reason": reason, **fields, "usage": {"prompt_tokens": 1, "completion_tokens": 1}}
    )
    assert (events[-2]["delta"]["stop_reason"], [name for name, _ in lost]) == (word, losses)


def test_a_stop_reason_of_the_future_goes_back_as_it_came() -> None:
    found = ANTHROPIC_CODEC.decode_response(body(stop="word_of_the_future"))
    assert (found.finish_reason, found.raw_finish_reason) == ("other", "word_of_the_future")
    written = ANTHROPIC_CODEC.encode_response(found)
    assert (written.value["stop_reason"], written.losses) == ("word_of_the_future", ())


def test_what_an_answer_cannot_say() -> None:
    given = response(
        [
            text(""),
            {"type": "refusal", "text": "No."},
            {"type": "foreign", "dialect": "gemini", "data": {}},
            {"type": "image", "url": "https://x/a.png"},
            {"type": "thinking", "redacted_data": "x", "origin": {"dialect": "openai-responses"}},
            {"type": "thinking", "text": "hm", "signature": "s", "origin": {"dialect": "gemini"}},
            {"type": "thinking", "signature": "s", "origin": {"dialect": "gemini"}},
        ],
        "length",
        message={
            "name": "Bot",
            "invalid_tool_calls": [
                {"id": "a", "arguments_text": "{", "reason": "truncated", "name": "f", "position": 1},
                {"id": "b", "arguments_text": "{}", "reason": "server_rejected", "position": 0},
                {"id": "c", "arguments_text": '{"a": 1}', "reason": "bad_name", "name": "a b", "position": 2},
                {"id": "f:0", "arguments_text": "[]", "reason": "not_an_object", "name": "f", "position": 3},
            ],
        },
        created=5,
        extras={"system_fingerprint": "x"},
        usage={
            "prompt_tokens": 1,
            "is_estimated": True,
            "server_timings": {"total_ns": 5},
            "extras": {"queue": 1},
        },
    )
    wire, losses = answer(given.replace(id=None))
    assert wire["content"] == [
        text("No."),
        {"type": "thinking", "thinking": "hm", "signature": ""},
        use({"a": 1}, "c", "a b"),
        use({}, wire_id("f:0")),
    ]
    assert losses == [
        ("identity", ""),
        ("created", "/created"),
        ("answer_part", "/message/name"),
        ("rejected_call", "/message/invalid_tool_calls/1"),
        ("invalid_tool_call", "/message/invalid_tool_calls/0"),
        ("invalid_tool_call", "/message/invalid_tool_calls/3/arguments_text"),
        ("refusal", "/message/content/1"),
        ("foreign_part", "/message/content/2"),
        ("answer_part", "/message/content/3"),
        ("thinking_foreign", "/message/content/4"),
        ("thinking_foreign", "/message/content/5"),
        ("thinking_foreign", "/message/content/6"),
        ("usage_detail", "/usage/is_estimated"),
        ("usage_detail", "/usage/server_timings"),
        ("usage_unknown", "/usage"),
        ("usage_detail", "/usage/extras"),
        ("answer_detail", "/extras"),
    ]


# Writing streams


def test_chunks_become_blocks_that_open_and_close_by_themselves() -> None:
    events, losses = stream(
        {"id": "msg_9", "model": "big"},
        {"thinking": "hm", "thinking_origin": OWN, "part_index": 0},
        {"signature": "c2ln", "part_index": 0},
        {"text": "a", "part_index": 1},
        {"text": "b", "part_index": 1},
        {"text": "c", "part_index": 2, "provider_options": {"anthropic": {"citations": [CITATION]}}},
        {"tool_call_deltas": [{"index": 0, "id": "call_1", "name": "f", "part_index": 3}]},
        {"tool_call_deltas": [{"index": 0, "arguments": '{"a"'}]},
        {"tool_call_deltas": [{"index": 0, "arguments": ": 1}"}]},
        {**DONE, "finish_reason": "tool_calls", "usage": {"prompt_tokens": 3, "completion_tokens": 2}},
    )
    assert losses == []
    message = {**body(stop=None), "id": "msg_9", "model": "big", "content": []}
    assert events == flat(
        {"type": "message_start", "message": {**message, "usage": {"input_tokens": 0, "output_tokens": 0}}},
        begin(0, {"type": "thinking", "thinking": "", "signature": ""}),
        piece(0, "thinking", "hm"),
        piece(0, "signature", "c2ln"),
        end(0),
        begin(1, text("")),
        piece(1, "text", "a"),
        piece(1, "text", "b"),
        end(1),
        begin(2, text("", citations=[])),
        piece(2, "text", "c"),
        piece(2, "citations", CITATION),
        end(2),
        begin(3, use({}, "call_1")),
        piece(3, "input_json", '{"a"'),
        piece(3, "input_json", ": 1}"),
        end(3),
        stop("tool_use", {"input_tokens": 3, "output_tokens": 2}),
    )


def test_a_piece_without_a_number_goes_on_in_the_open_block_and_another_number_opens_one() -> None:
    def blocks(*numbers: int | None) -> list[int]:
        """Where each piece of text stands."""
        chunks = ({"text": "x", **({} if number is None else {"part_index": number})} for number in numbers)
        return [event["index"] for event in stream(*chunks, DONE)[0] if event["type"] == "content_block_delta"]

    assert blocks(None, None) == [0, 0]
    assert blocks(0, None, 0, 1) == [0, 0, 0, 1]
    assert blocks(None, 0, 1, None, 1, 2) == [0, 0, 1, 1, 1, 2]


def test_pieces_of_a_second_call_wait_until_the_first_is_whole() -> None:
    encoder = ANTHROPIC_CODEC.stream_encoder(model="m", response_id="x")

    def feed(*deltas: Data, **fields: Any) -> list[str]:
        data = encoder.feed(StreamingChunk.from_dict({"tool_call_deltas": list(deltas), **fields}))
        return [
            event.get("delta", {}).get("partial_json", event.get("delta", {}).get("text", event["type"]))
            for event in events_of(data)
        ]

    assert feed({"index": 0, "id": "a", "name": "f", "arguments": '{"a"'}) == [
        *("message_start", "content_block_start", '{"a"'),
    ]
    assert feed({"index": 1, "id": "b", "name": "g", "arguments": "{"}) == []
    assert feed({"index": 1, "arguments": "}"}, {"index": 0, "arguments": ": {}"}) == [": {}"]
    assert feed({"index": 2, "id": "c", "arguments": "{}"}) == []  # its name has not come
    held = StreamingChunk.from_dict({"text": "held"})  # would have to stand inside the first call
    assert encoder.feed(held) == b""
    assert feed({"index": 0, "arguments": "}"}) == [
        *("}", "content_block_stop", "content_block_start", "{}"),
        *("content_block_stop", "content_block_start", "held"),
    ]
    assert feed({"index": 2, "name": "h"}) == ["content_block_stop", "content_block_start", "{}"]
    assert feed({"index": 0, "arguments": " "}) == []
    assert feed({"index": 0, "arguments": "more"}) == []
    assert names(encoder.losses) == [("part_order", "/tool_call_deltas"), ("late_arguments", "/tool_call_deltas")]
    assert feed(**DONE) == ["content_block_stop", "message_delta", "message_stop"]
    assert encoder.feed(held) == b""
    assert encoder.close() == b""


def test_calls_of_one_server_are_blocks_one_after_another_also_at_one_index() -> None:
    events, _ = stream(
        {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{}"}]},
        {"text": "x"},
        {"tool_call_deltas": [{"index": 1, "id": "b", "name": "f", "arguments": "{}", "is_complete": True}]},
        {"tool_call_deltas": [{"index": 1, "id": "c", "name": "g"}]},
        {"tool_call_deltas": [{"index": 2, "name": "h"}]},
        DONE,
    )
    kinds = [event["content_block"].get("name", "text") for event in events if event["type"] == "content_block_start"]
    assert kinds == ["f", "text", "f", "g", "h"]


def test_whole_parts_become_whole_blocks() -> None:
    search = {"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {"query": "x"}}
    events, losses = stream(
        {
            "parts": [
                text("a"),
                {"type": "thinking", "redacted_data": "eHg=", "origin": OWN},
                {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
                {"type": "foreign", "dialect": "anthropic", "data": search},
                {"type": "refusal", "text": "No."},
                {"type": "foreign", "dialect": "gemini", "data": {}},
                {"type": "image", "url": "https://x/a.png"},
            ]
        },
        DONE,
    )
    found = ANTHROPIC_CODEC.decode_stream([sse(*events)])
    assert plain(found.message.to_dict()["content"]) == [
        text("a"),
        {"type": "thinking", "redacted_data": "eHg=", "origin": OWN},
        {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
        {"type": "foreign", "dialect": "anthropic", "data": search},
        text("No."),
    ]
    assert [name for name, _ in losses] == ["refusal", "foreign_part", "answer_part", "usage_unknown"]


def test_what_a_stream_cannot_say_is_told_once() -> None:
    _, losses = stream(
        {"thinking": "hm", "part_index": 0, "thinking_origin": {"dialect": "gemini"}},
        {"signature": "s", "part_index": 0},
        {"signature": "s", "part_index": 0},
        {"text": "a", "part_index": 1},
        {"text": "b", "part_index": 2},
        {"text": "c", "part_index": 1},
        {"text": "d", "part_index": 1, "provider_options": {"anthropic": {"x": 1}}},
        {"refusal": "No."},
        {"refusal": "No."},
        {"tool_call_deltas": [{"index": 0, "id": "x", "name": "f", "invalid": "server_rejected"}]},
        {"tool_call_deltas": [{"index": 1, "id": "f:0", "name": "f", "arguments": "{}"}]},
        {**DONE, "extras": {"system_fingerprint": "x"}, "usage": {"prompt_tokens": 1, "completion_tokens": 1}},
        model="",
    )
    assert losses == [
        ("identity", ""),
        ("thinking_foreign", "/signature"),
        ("part_order", "/part_index"),
        ("part_order", "/provider_options"),
        ("refusal", "/refusal"),
        ("rejected_call", "/message/invalid_tool_calls/0"),
        ("answer_detail", "/extras"),
    ]


@requirement("REQ-3")
def test_a_stream_that_breaks_has_no_end_and_an_error_is_an_event() -> None:
    from turnwire_schema.v1.error import ErrorInfo

    encoder = ANTHROPIC_CODEC.stream_encoder(model="m", response_id="x")
    begun = encoder.feed(StreamingChunk.from_dict({"text": "Hel"}))
    assert b"message_stop" not in begun + encoder.close()
    encoder = ANTHROPIC_CODEC.stream_encoder()
    info = ErrorInfo(code="ACODE-MDL-008", message="busy", category="overloaded")
    [event] = events_of(encoder.close(info))
    assert event == {"type": "error", "error": {"type": "overloaded_error", "message": "busy"}}
    assert encoder.close(info) == b""
    with pytest.raises(StreamError) as caught:
        ANTHROPIC_CODEC.decode_stream([sse(event)])
    assert (caught.value.info.category, caught.value.info.retryable) == ("overloaded", True)


@requirement("REQ-3")
def test_nothing_is_written_after_the_end_of_a_stream() -> None:
    from turnwire_schema.v1.error import ErrorInfo

    encoder = ANTHROPIC_CODEC.stream_encoder(model="m", response_id="x")
    done = StreamingChunk.from_dict({"text": "Hel", **DONE})
    assert [event["type"] for event in events_of(encoder.feed(done))][-1] == "message_stop"
    assert encoder.feed(StreamingChunk.from_dict({"text": "lo"})) == b""
    assert encoder.feed(done) == b""
    assert encoder.close(ErrorInfo(code="ACODE-MDL-008", message="busy", category="overloaded")) == b""


def test_own_facts_of_an_answer_go_back_into_the_stream() -> None:
    wanted = decode(
        start(container=None),
        begin(0, text("")),
        piece(0, "text", "x"),
        end(0),
        {**stop("stop_sequence", {**USAGE, "service_tier": "standard"}, stop_sequence="END")[0], "of_the_future": [1]},
        {"type": "message_stop"},
    )
    events, losses = stream(
        {"text": "x"},
        {
            **{
                key: value for key, value in wanted.to_dict().items() if key in ("usage", "extras", "raw_finish_reason")
            },
            **DONE,
        },
    )
    assert losses == []
    assert events[-2] == {
        "type": "message_delta",
        "delta": {"stop_reason": "stop_sequence", "stop_sequence": "END"},
        "usage": {**USAGE, "service_tier": "standard"},
        "of_the_future": [1],
    }


# Models and counts


def test_the_model_list_of_anthropic_and_of_other_servers_is_read() -> None:
    entry = {
        "type": "model",
        "id": "claude-x",
        "display_name": "Claude X",
        "created_at": "2026-01-01T00:00:00Z",
        "max_input_tokens": 200000,
        "max_tokens": 64000,
    }
    page = {"data": [entry], "has_more": False, "first_id": "claude-x", "last_id": "claude-x"}
    [model] = ANTHROPIC_CODEC.decode_models(page)
    assert (model.name, model.context_length, model.modified_at) == ("claude-x", 200000, "2026-01-01T00:00:00Z")
    [other] = ANTHROPIC_CODEC.decode_models('{"object": "list", "data": [{"id": "m", "object": "model"}, 1]}')
    assert other == ModelInfo(name="m")
    assert ANTHROPIC_CODEC.decode_models({"data": None}) == ()


@pytest.mark.parametrize("wire", [b"<html>", {}, {"data": 1}, {"error": "Unauthorized"}])
def test_a_model_list_or_count_that_is_none_is_a_typed_error(wire: Any) -> None:
    with pytest.raises(ProviderError):
        ANTHROPIC_CODEC.decode_models(wire)
    with pytest.raises(ProviderError):
        ANTHROPIC_CODEC.decode_token_count(wire)


def test_token_counts_both_ways() -> None:
    assert ANTHROPIC_CODEC.decode_token_count(b'{"input_tokens": 16}') == 16
    assert ANTHROPIC_CODEC.encode_token_count(16) == {"input_tokens": 16}
    with pytest.raises(ProviderError):
        ANTHROPIC_CODEC.decode_token_count({"input_tokens": "many"})
