"""Answers for clients: whole and streamed, from canonical values of any origin."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.codecs.openai_chat.chat_wire import (
    CHAT,
    CODECS,
    USAGE,
    Data,
    body,
    call,
    check_wire,
    chunk,
    decode,
    names,
    plain,
    streamed,
)
from tests.normal_forms import normalize_response
from tests.requirements import requirement
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import StreamError


def answer(message: Data, finish: str = "stop", **fields: Any) -> ChatResponse:
    base = {"id": "r1", "created": 5, "model": "m", "usage": {"prompt_tokens": 1, "completion_tokens": 2}}
    return ChatResponse.from_dict(
        {**base, "message": {"role": "assistant", **message}, "finish_reason": finish, **fields}
    )


def written(value: ChatResponse, variant: str = "openai-chat") -> tuple[Data, list[tuple[str, str]]]:
    converted = CODECS[variant].encode_response(value)
    check_wire("response", "ChatCompletion", converted.value)
    return plain(converted.value), names(converted.losses)


def message_of(value: ChatResponse, variant: str = "openai-chat") -> Data:
    wire, losses = written(value, variant)
    assert losses == []
    found: Data = wire["choices"][0]["message"]
    return found


# Whole answers


def test_an_answer_of_another_dialect_is_written_in_published_words() -> None:
    value = answer(
        {
            "content": [{"type": "thinking", "text": "hm"}, {"type": "text", "text": "Hi"}],
            "tool_calls": [{"id": "c", "name": "f", "arguments": {"x": 1}}],
        },
        "tool_calls",
        raw_finish_reason="stop",
        usage={"prompt_tokens": 3, "completion_tokens": 2, "cached_tokens": 1, "reasoning_tokens": 1},
    )
    assert written(value) == (
        {
            "id": "r1",
            "object": "chat.completion",
            "created": 5,
            "model": "m",
            "choices": [
                {
                    "index": 0,
                    "message": {
                        "role": "assistant",
                        "reasoning_content": "hm",
                        "content": "Hi",
                        "tool_calls": [call('{"x":1}', "c")],
                    },
                    "finish_reason": "tool_calls",
                }
            ],
            "usage": {
                "prompt_tokens": 3,
                "completion_tokens": 2,
                "total_tokens": 5,
                "prompt_tokens_details": {"cached_tokens": 1},
                "completion_tokens_details": {"reasoning_tokens": 1},
            },
        },
        [],
    )


@pytest.mark.parametrize(
    ("reason", "raw", "variant", "word", "lost"),
    [
        ("stop", "stop", "openai-chat", "stop", False),
        ("stop", "end_turn", "openai-chat", "stop", False),
        ("tool_calls", "stop", "openai-chat", "stop", True),
        ("tool_calls", "function_call", "openai-chat", "stop", True),
        ("length", "max_tokens", "openai-chat", "length", False),
        ("content_filter", "stop", "openai-chat", "content_filter", False),
        ("content_filter", None, "openai-chat", "content_filter", False),
        ("other", "load", "openai-chat", "stop", True),
        ("other", "repetition", "vllm", "repetition", False),
        ("error", None, "openai-chat", "length", True),
        ("error", "abort", "vllm", "abort", False),
        ("error", None, "vllm", "error", False),
        ("cancelled", None, "vllm", "abort", True),
    ],
)
@requirement("REQ-2")
def test_the_finish_word_says_what_the_answer_means(
    reason: str, raw: str | None, variant: str, word: str, lost: bool
) -> None:
    wire, losses = written(answer({"content": "Hi"}, reason, raw_finish_reason=raw), variant)
    assert wire["choices"][0]["finish_reason"] == word
    assert losses == ([("finish_reason", "/finish_reason")] if lost else [])


def test_a_refusal_stands_in_its_field() -> None:
    value = answer({"content": [{"type": "refusal", "text": "No."}]}, "content_filter", raw_finish_reason="stop")
    assert message_of(value) == {"role": "assistant", "content": None, "refusal": "No."}


def test_invalid_calls_are_shown_as_the_model_wrote_them_but_for_refused_ones() -> None:
    invalid = [
        {"id": "a", "arguments_text": '{"x', "reason": "truncated", "name": "f", "position": 0},
        {"id": "b", "arguments_text": "{}", "reason": "server_rejected", "name": "f"},
    ]
    wire, losses = written(answer({"invalid_tool_calls": invalid}, "length"))
    assert wire["choices"][0]["message"]["tool_calls"] == [call('{"x', "a")]
    assert losses == [("rejected_call", "/message/invalid_tool_calls/1")]


def test_parts_that_an_answer_cannot_hold_are_reported() -> None:
    content = [
        {"type": "text", "text": "a"},
        {"type": "text", "text": "b"},
        {"type": "thinking", "text": "hm", "signature": "s"},
        {"type": "image", "url": "https://example.org/a.png"},
        {"type": "foreign", "dialect": "gemini", "data": {}},
    ]
    wire, losses = written(answer({"content": content, "name": "Ann"}), "groq")
    assert wire["choices"][0]["message"] == {"role": "assistant", "content": "ab", "reasoning": "hm"}
    assert losses == [
        ("thinking_foreign", "/message/content/2"),
        ("thinking_order", "/message/content/2"),
        ("answer_part", "/message/content/3"),
        ("answer_part", "/message/content/4"),
        ("texts_joined", "/message/content"),
        ("answer_part", "/message/name"),
    ]


def test_custom_calls_of_an_answer_stay_calls() -> None:
    custom = {"id": "b", "type": "custom", "custom": {"name": "sql", "input": "select 1"}}
    whole = body({"content": None, "tool_calls": [call('{"x":1}', "a"), custom]}, "tool_calls")
    read = CHAT.decode_response(whole)
    assert read.finish_reason == "tool_calls"
    assert message_of(read) == whole["choices"][0]["message"]
    pieces = [
        {"index": 0, "id": "b", "type": "custom", "custom": {"name": "sql", "input": ""}},
        {"index": 0, "custom": {"input": "select 1"}},
    ]
    streamed_answer = decode(*(chunk({"tool_calls": [piece]}) for piece in pieces), chunk({}, "tool_calls"))
    alone = CHAT.decode_response(body({"content": None, "tool_calls": [custom]}, "tool_calls"))
    assert streamed_answer.message == alone.message
    assert streamed_answer.finish_reason == "tool_calls"


def test_what_the_wire_demands_and_nobody_knows_is_reported() -> None:
    value = ChatResponse.from_dict(
        {"message": {"role": "assistant", "content": "Hi"}, "usage": {"completion_tokens": 1}, "finish_reason": "stop"}
    )
    converted = CHAT.encode_response(value)
    assert (converted.value["id"], converted.value["created"], converted.value["model"]) == ("", 0, "")
    assert converted.value["usage"] == {"completion_tokens": 1}
    assert names(converted.losses) == [("identity", ""), ("usage_unknown", "/usage")]


@pytest.mark.parametrize(
    ("created", "seconds"),
    [("2026-11-21T22:59:16.855039788Z", 1795301956), ("yesterday", 0), ("2026-11-21T22:59:16", 0)],
)
def test_a_time_in_words_is_written_in_seconds(created: str, seconds: int) -> None:
    wire, losses = written(answer({"content": "Hi"}, created=created))
    assert (wire["created"], losses) == (seconds, [("created", "/created")])


def test_counts_that_the_wire_has_no_field_for_are_reported() -> None:
    usage = {
        "prompt_tokens": 1,
        "completion_tokens": 2,
        "cache_write_tokens": 1,
        "is_estimated": True,
        "server_timings": {"total_ns": 5},
    }
    wire, losses = written(answer({"content": "Hi"}, usage=usage))
    assert wire["usage"]["prompt_tokens_details"] == {"cache_write_tokens": 1}
    assert losses == [("usage_detail", "/usage/is_estimated"), ("usage_detail", "/usage/server_timings")]


@pytest.mark.parametrize(
    "whole",
    [
        body({"content": "Hi"}, timings={"prompt_ms": 1.5, "predicted_ms": 2.5}),
        body({"content": "Hi"}, usage={**USAGE, "prompt_tokens_details": {"created_cache_tokens": 3}}),
        body({"content": "Hi"}, usage={**USAGE, "total_tokens": 99}),
        body({"content": "Hi", "reasoning": "hm"}, usage={**USAGE, "queue_time": 0.5}),
        body({"content": None, "tool_calls": [call("{", "a"), call("[]", "b"), call("{}", "c", "a b")]}, "tool_calls"),
        body({"content": "Hi"}, "eos"),
    ],
)
@requirement("COD-3")
def test_an_answer_that_was_read_is_written_as_it_was(whole: Data) -> None:
    for codec in CODECS.values():
        read = codec.decode_response(whole)
        converted = codec.encode_response(read)
        if whole["choices"][0]["finish_reason"] == "eos":
            assert names(converted.losses) == [("finish_reason", "/finish_reason")]
        else:
            assert converted.losses == ()
            assert normalize_response(codec, plain(converted.value)) == normalize_response(codec, whole)


def test_times_of_the_server_become_whole_nanoseconds() -> None:
    read = CHAT.decode_response(body(timings={"prompt_ms": 18.974, "predicted_ms": 40.05}))
    timings = read.usage.server_timings
    assert timings is not None
    assert (timings.prompt_ns, timings.completion_ns) == (18_974_000, 40_050_000)


def test_details_of_the_usage_are_read_and_written() -> None:
    details = {
        "prompt_tokens_details": {"cached_tokens": 1, "cache_write_tokens": 2},
        "completion_tokens_details": {"reasoning_tokens": 3, "audio_tokens": 0},
    }
    read = CHAT.decode_response(body(usage={**USAGE, **details}))
    assert read.usage.to_dict() == {
        **USAGE,
        "cached_tokens": 1,
        "cache_write_tokens": 2,
        "reasoning_tokens": 3,
        "is_estimated": False,
        "extras": {"completion_tokens_details": {"audio_tokens": 0}},
    }
    assert written(read)[0]["usage"] == {**USAGE, **details}


def test_an_answer_of_the_time_before_tools_is_read_as_a_call() -> None:
    legacy = {"name": "f", "arguments": '{"x": 1}'}
    whole = CHAT.decode_response(body({"content": None, "function_call": legacy}, "function_call"))
    pieces = [{"name": "f", "arguments": ""}, {"arguments": '{"x": 1}'}]
    events_of_it = [chunk({"function_call": piece}) for piece in pieces]
    assert decode(*events_of_it, chunk({}, "function_call")).message == whole.message
    assert [(found.name, plain(found.arguments)) for found in whole.message.tool_calls or ()] == [("f", {"x": 1})]
    assert whole.finish_reason == "tool_calls"
    written_again = CHAT.encode_response(whole).value
    assert normalize_response(CHAT, plain(written_again)) == normalize_response(
        CHAT, body({"content": None, "function_call": legacy}, "function_call")
    )


def test_a_list_with_a_refusal_is_a_refusal_in_both_forms() -> None:
    listed = [{"type": "text", "text": "Well"}, {"type": "refusal", "refusal": "No."}, "!"]
    whole = CHAT.decode_response(body({"content": listed}))
    assert whole.message.to_dict()["content"] == [
        {"type": "text", "text": "Well"},
        {"type": "text", "text": "!"},
        {"type": "refusal", "text": "No."},
    ]
    assert whole.finish_reason == "content_filter"
    assert decode(chunk({"content": listed}), chunk({}, "stop")).finish_reason == "content_filter"


def test_several_kinds_of_parts_in_one_delta_stay_in_order() -> None:
    listed = [
        {"type": "text", "text": "a"},
        {"type": "thinking", "thinking": "hm"},
        {"type": "text", "text": "b"},
        {"type": "hologram"},
    ]
    whole = CHAT.decode_response(body({"content": listed}))
    assert decode(chunk({"content": listed}), chunk({}, "stop")).message == whole.message
    assert [part.type for part in whole.message.parts] == ["text", "thinking", "text", "foreign"]


def test_an_error_under_x_groq_is_an_error() -> None:
    with pytest.raises(StreamError) as caught:
        decode(chunk({"content": "Hi"}, x_groq={"id": "r", "error": "over capacity"}), codec=CODECS["groq"])
    assert caught.value.info.message == "over capacity"
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Hi"


def test_choices_without_index_and_content_of_another_type_do_not_break_an_answer() -> None:
    whole = body({"content": 5, "tool_calls": ["odd"]})
    del whole["choices"][0]["index"]
    read = CHAT.decode_response(whole)
    assert (read.message.content, plain(read.message.extras)) == (None, {"content": 5})
    assert [call.reason for call in read.message.invalid_tool_calls or ()] == ["not_an_object"]
    assert [(found.id, found.at) for found in read.diagnostics or ()] == [
        ("odd_field", "/message/extras/content"),
        ("minted_tool_call_id", "/message/invalid_tool_calls/0"),
    ]
    assert CHAT.decode_response(body(index=1, choice={"index": 1})).message.text == "Hello!"


@pytest.mark.parametrize("odd", [["call_2"], {"id": "call_2"}])
def test_an_id_of_another_type_in_a_further_choice_does_not_break_an_answer(odd: Any) -> None:
    whole = body({"content": None, "tool_calls": [call()]}, "tool_calls")
    further = {"tool_calls": [{**call('{"a": 1}'), "id": odd}]}
    whole["choices"].append({"index": 1, "message": further, "finish_reason": "tool_calls"})

    calls = CHAT.decode_response(whole).message.tool_calls or ()

    assert [(each.id, each.name, dict(each.arguments)) for each in calls] == [("call_1", "f", {})]


def test_odd_counts_are_kept_where_they_stood() -> None:
    usage = {
        "prompt_tokens": -1,
        "completion_tokens": 2.0,
        "total_tokens": "many",
        "prompt_tokens_details": {"cached_tokens": "x"},
    }
    found = CHAT.decode_response(body(usage=usage)).usage
    assert (found.prompt_tokens, found.completion_tokens, found.cached_tokens) == (None, 2, None)
    assert plain(found.extras) == {
        "prompt_tokens": -1,
        "total_tokens": "many",
        "prompt_tokens_details": {"cached_tokens": "x"},
    }


def test_an_odd_head_does_not_break_an_answer() -> None:
    read = CHAT.decode_response({**body(), "id": 5, "created": 1.5, "model": None})
    assert (read.id, read.created, read.model) == (None, 1, None)


# Streams


def events(data: bytes) -> list[Any]:
    texts = [event.removeprefix("data: ") for event in data.decode().split("\n\n") if event]
    return [text if text == "[DONE]" else json.loads(text) for text in texts]


def encoded(*chunks: Data, variant: str = "openai-chat", **options: Any) -> bytes:
    encoder = CODECS[variant].stream_encoder(model="m", response_id="r1", created=5, **options)
    data = b"".join(encoder.feed(StreamingChunk.from_dict(each)) for each in chunks)
    return data + encoder.close()


def test_a_stream_is_written_with_role_pieces_reason_usage_and_done() -> None:
    data = encoded(
        {"thinking": "hm"},
        {"text": "Hi"},
        {"tool_call_deltas": [{"index": 0, "id": "c", "name": "f"}]},
        {"tool_call_deltas": [{"index": 0, "arguments": "{}"}]},
        {
            "is_complete": True,
            "finish_reason": "tool_calls",
            "raw_finish_reason": "stop",
            "usage": {"prompt_tokens": 1, "completion_tokens": 2},
        },
        variant="vllm",
    )
    found = events(data)
    for event in found[:-1]:
        check_wire("chunk", "ChatCompletionChunk", event)
    head = {"id": "r1", "object": "chat.completion.chunk", "created": 5, "model": "m"}

    def piece(delta: Data, finish: str | None = None) -> Data:
        return {**head, "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}

    opening = {"index": 0, "id": "c", "type": "function", "function": {"name": "f", "arguments": ""}}
    assert found == [
        piece({"role": "assistant", "content": ""}),
        piece({"reasoning": "hm"}),
        piece({"content": "Hi"}),
        piece({"tool_calls": [opening]}),
        piece({"tool_calls": [{"index": 0, "function": {"arguments": "{}"}}]}),
        piece({}, "tool_calls"),
        {**head, "choices": [], "usage": {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3}},
        "[DONE]",
    ]


def test_a_client_that_did_not_ask_for_usage_gets_none() -> None:
    last = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 1, "completion_tokens": 2}}
    assert b"usage" not in encoded({"text": "Hi"}, last, include_usage=False)


def test_a_stream_without_its_end_ends_without_done() -> None:
    data = encoded({"text": "Hi"})
    assert b"[DONE]" not in data
    with pytest.raises(StreamError) as caught:
        CHAT.decode_stream([data])
    assert caught.value.info.category == "interrupted"


@pytest.mark.parametrize(
    ("variant", "start", "end"),
    [
        ("openai-chat", b"data: ", b"}}\n\n"),
        ("vllm", b"data: ", b"data: [DONE]\n\n"),
        ("llamacpp", b"data: ", b"}}\n\n"),
        ("groq", b"event: error\ndata: ", b"}}\n\n"),
    ],
)
def test_an_error_in_mid_stream_is_told_in_the_servers_form(variant: str, start: bytes, end: bytes) -> None:
    encoder = CODECS[variant].stream_encoder(model="m")
    error = ErrorInfo.from_dict({"code": "ACODE-MDL-008", "message": "gone", "category": "server_error"})
    data = encoder.feed(StreamingChunk.from_dict({"text": "Hi"}))
    told = encoder.close(error)
    assert told.startswith(start)
    assert told.endswith(end)
    assert encoder.close() == b""
    with pytest.raises(StreamError) as caught:
        CODECS[variant].decode_stream([data + told])
    assert (caught.value.info.category, caught.value.info.message) == ("server_error", "gone")
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Hi"


@pytest.mark.parametrize("variant", list(CODECS))
def test_a_stream_that_was_read_is_written_to_the_same_answer(variant: str) -> None:
    codec = CODECS[variant]
    logprobs = {"content": [{"token": "Hi", "logprob": -0.1, "bytes": None, "top_logprobs": []}]}
    whole = body(
        {
            "content": "Hello",
            "reasoning": "hm",
            "refusal": "No.",
            "tool_calls": [call('{"x": 1}', x=1), call("{", "b")],
        },
        "length",
        choice={"logprobs": logprobs},
        system_fingerprint="fp",
    )
    whole["choices"].append({"index": 1, "message": {"role": "assistant", "content": "Ho"}, "finish_reason": "stop"})
    wanted = codec.decode_stream([streamed(whole)])
    encoder = codec.stream_encoder()
    decoder = codec.stream_decoder()
    chunks = [*decoder.feed(streamed(whole)), *decoder.close()]
    data = b"".join(encoder.feed(each) for each in chunks) + encoder.close()
    assert codec.decode_stream([data]).to_dict() == wanted.to_dict()


def test_parts_of_this_dialect_travel_in_a_stream() -> None:
    image = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    parts = [
        {"type": "text", "text": "See"},
        {"type": "foreign", "dialect": "openai-chat", "data": image},
        {"type": "foreign", "dialect": "gemini", "data": {}},
    ]
    data = encoded({"parts": parts}, {"is_complete": True, "finish_reason": "stop"})
    assert CHAT.decode_stream([data]).message.to_dict()["content"] == [
        {"type": "text", "text": "See"},
        {"type": "foreign", "dialect": "openai-chat", "data": image},
    ]


def test_a_refused_call_is_not_streamed_to_clients() -> None:
    delta = {"index": 0, "id": "c", "name": "f", "arguments": "{}", "invalid": "server_rejected"}
    data = encoded({"tool_call_deltas": [delta]}, {"is_complete": True, "finish_reason": "error"})
    assert b"tool_calls" not in data


def test_the_chunks_of_a_stream_are_told_one_by_one() -> None:
    decoder = CHAT.stream_decoder()
    found = [
        [each.to_dict() for each in decoder.feed(f"data: {json.dumps(event)}\n\n".encode())]
        for event in (
            chunk({"role": "assistant", "content": ""}),
            chunk({"content": "Hi"}),
            chunk({"content": ""}),
            chunk({"content": None}),
            chunk({}, "stop"),
            chunk(usage=USAGE),
        )
    ]
    head = {"id": "chatcmpl-1", "created": 1795298111, "model": "m", "is_complete": False}
    counted = {**USAGE, "is_estimated": False}
    assert found == [
        [head],
        [{"text": "Hi", "is_complete": False}],
        [],
        [],
        [],
        [{"usage": counted, "is_complete": False}],
    ]
    last = decoder.feed(b"data: [DONE]\n\n")
    assert [each.to_dict() for each in last] == [
        {"is_complete": True, "finish_reason": "stop", "raw_finish_reason": "stop", "usage": counted}
    ]
    assert decoder.feed(b"data: more\n\n") == []
    assert decoder.close() == []


def test_a_stream_is_read_in_linear_time_whatever_its_calls_look_like() -> None:
    """Names repeated beside every piece make the decoder look whether the arguments are complete, each byte once."""
    pieces = [chunk({"tool_calls": [{"index": 0, "function": {"name": "f", "arguments": '{"a":{}},'}}]})] * 2000
    opening = chunk({"tool_calls": [{"index": 0, "function": {"name": "f", "arguments": "["}}]})
    decoder = CHAT.stream_decoder()
    accumulator = StreamAccumulator()
    for event in [opening, *pieces]:
        for each in decoder.feed(f"data: {json.dumps(event)}\n\n".encode()):
            accumulator.add(each)
    assert len(accumulator.tool_calls.calls) == 1
    assert len(accumulator.tool_calls.calls[0].pieces) == 2001


@requirement("COD-7")
@pytest.mark.parametrize(("times", "created"), [((0, 17, 17), 17), ((0, 0, 17), 17), ((0, 0, 0), 0), ((5, 17, 17), 5)])
def test_a_time_of_zero_in_a_first_chunk_is_no_time(times: tuple[int, ...], created: int) -> None:
    deltas: list[Data] = [chunk(), chunk({"content": "hi"}), chunk({}, "stop")]
    answer = decode(*({**each, "created": time} for each, time in zip(deltas, times, strict=True)))
    assert (answer.created, answer.text) == (created, "hi")
