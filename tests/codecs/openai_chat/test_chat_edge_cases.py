"""The right answer for every edge case of the chat dialect that a codec decides."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.codecs.edge_cases import MATRIX_ROWS, edge_case, matrix_row, uncovered
from tests.codecs.openai_chat.chat_wire import (
    CHAT,
    CODECS,
    HEAD,
    PNG,
    USAGE,
    Data,
    body,
    call,
    chunk,
    decode,
    encode,
    encode_lossy,
    names,
    note_ids,
    plain,
    request,
    sse,
    streamed,
)
from tests.normal_forms import normalize_request, normalize_response
from tests.requirements import requirement
from turnwire.codecs.codec import Codec
from turnwire.codecs.openai_chat.codec import codec_of
from turnwire.codecs.variants import OLLAMA_V1, VLLM
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, ProviderError, StreamError, TokenLimitError
from turnwire.core.ids import mint_tool_call_id

FINISH: Data = {"finish_reason": "tool_calls"}


def both(whole: Data, codec: Codec = CHAT, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in a body, after checking that the same answer as a stream is equal to it in everything."""
    answer = codec.decode_response(whole, request=request)
    assert codec.decode_stream([streamed(whole)], request=request).to_dict() == answer.to_dict()
    return answer


def calls_of(response: ChatResponse) -> list[tuple[str, str, Any]]:
    return [(found.id, found.name, plain(found.arguments)) for found in response.message.tool_calls or ()]


def invalid_of(response: ChatResponse) -> list[tuple[str | None, str, str]]:
    found = response.message.invalid_tool_calls or ()
    return [(entry.name, entry.arguments_text, entry.reason) for entry in found]


def piece(index: int | None, arguments: str | None = None, **fields: Any) -> Data:
    """An entry of delta.tool_calls; `id` and `name` stand where they belong."""
    function = {"name": fields.pop("name")} if "name" in fields else {}
    if arguments is not None:
        function["arguments"] = arguments
    entry: Data = {**fields, "function": function}
    return entry if index is None else {"index": index, **entry}


def calls(*entries: Data) -> Data:
    return chunk({"tool_calls": list(entries)})


# Which call a piece belongs to


@edge_case(43)
@matrix_row("2 ids, same index 0")
def test_a_new_id_at_a_used_index_opens_a_second_call() -> None:
    answer = decode(
        calls(piece(0, "", id="a", name="f")),
        calls(piece(0, '{"x": 1}')),
        calls(piece(0, "", id="b", name="g")),
        calls(piece(0, '{"y": 2}')),
        chunk({}, "tool_calls"),
    )
    assert calls_of(answer) == [("a", "f", {"x": 1}), ("b", "g", {"y": 2})]
    assert answer.finish_reason == "tool_calls"


@edge_case(44)
@matrix_row("index missing")
def test_without_an_index_the_id_and_the_place_in_the_list_decide() -> None:
    answer = decode(
        calls(piece(None, "", id="a", name="f"), piece(None, "", id="b", name="g")),
        calls(piece(None, '{"x"'), piece(None, '{"y"')),
        calls(piece(None, ": 2}", id="b"), piece(None, ": 1}", id="a")),
        chunk({}, "tool_calls"),
    )
    assert calls_of(answer) == [("a", "f", {"x": 1}), ("b", "g", {"y": 2})]


@edge_case(44)
def test_without_an_index_a_second_call_takes_over_the_place_of_the_first() -> None:
    answer = decode(
        calls(piece(None, "{", id="a", name="f")),
        calls(piece(None, "}")),
        calls(piece(None, '{"y"', id="b", name="g")),
        calls(piece(None, ": 2}")),
        chunk({}, "tool_calls"),
    )
    assert calls_of(answer) == [("a", "f", {}), ("b", "g", {"y": 2})]


@edge_case(45)
@matrix_row("later delta id and name empty")
@pytest.mark.parametrize("later", [{"id": "", "name": ""}, {"id": None, "name": None}, {}])
def test_the_first_id_of_a_call_stays(later: Data) -> None:
    answer = decode(calls(piece(0, "", id="a", name="f")), calls(piece(0, "{}", **later)), chunk({}, "tool_calls"))
    assert calls_of(answer) == [("a", "f", {})]
    assert note_ids(answer) == []


@edge_case(46)
@matrix_row("name repeated per chunk")
def test_a_name_that_is_repeated_in_every_delta_is_written_once() -> None:
    answer = decode(
        calls(piece(0, "", id="a", name="f")),
        calls(piece(0, '{"x":', id="a", name="f")),
        calls(piece(0, " 1}", name="f")),
        calls(piece(0, "", name="f")),
        chunk({}, "tool_calls"),
    )
    assert calls_of(answer) == [("a", "f", {"x": 1})]


@edge_case(46)
def test_a_name_that_is_split_over_deltas_is_joined() -> None:
    answer = decode(
        calls(piece(0, id="a", name="get_")),
        calls(piece(0, name="weather")),
        calls(piece(0, "{}")),
        chunk({}, "tool_calls"),
    )
    assert calls_of(answer) == [("a", "get_weather", {})]


def test_a_named_piece_after_complete_arguments_opens_a_call_where_nobody_sends_ids() -> None:
    answer = decode(
        calls(piece(0, '{"x": {"a": "}"}}', name="f")),
        calls(piece(0, '{"x": 2}', name="f")),
        calls(piece(0, "", name="g")),
        calls(piece(0, "{}")),
        chunk({}, "tool_calls"),
    )
    made = [mint_tool_call_id("chatcmpl-1", place, name) for place, name in enumerate("ffg")]
    assert calls_of(answer) == [(made[0], "f", {"x": {"a": "}"}}), (made[1], "f", {"x": 2}), (made[2], "g", {})]
    assert note_ids(answer) == ["minted_tool_call_id"] * 3


@edge_case(47)
def test_a_call_without_type_and_one_without_function_are_tolerated() -> None:
    bare = call('{"x": 1}')
    del bare["type"]
    answer = both(body({"content": None, "tool_calls": [bare, {"id": "b", "function": None}]}, "tool_calls"))
    assert calls_of(answer) == [("call_1", "f", {"x": 1})]
    assert invalid_of(answer) == [(None, "", "no_name")]


@edge_case(47)
@pytest.mark.parametrize("none", [None, []])
def test_no_calls_may_be_null_or_an_empty_list(none: Any) -> None:
    answer = CHAT.decode_response(body({"content": "Hi", "tool_calls": none}))
    assert answer.message.to_dict() == {"role": "assistant", "content": "Hi"}
    assert decode(chunk({"content": "Hi", "tool_calls": none}), chunk({}, "stop")).message == answer.message


# Ids


@matrix_row("no id at all")
def test_a_call_without_an_id_gets_one_that_is_marked() -> None:
    answer = both(body({"content": None, "tool_calls": [call("{}", None)]}, "tool_calls"))
    made = mint_tool_call_id("chatcmpl-1", 0, "f")
    assert answer.message.to_dict()["tool_calls"] == [{"id": made, "name": "f", "arguments": {}, "id_origin": "minted"}]
    assert note_ids(answer) == ["minted_tool_call_id"]


def test_an_id_that_the_server_sends_late_replaces_the_made_one() -> None:
    answer = decode(calls(piece(0, "", name="f")), calls(piece(0, "{}", id="late")), chunk({}, "tool_calls"))
    assert answer.message.to_dict()["tool_calls"] == [{"id": "late", "name": "f", "arguments": {}}]
    assert note_ids(answer) == []


@edge_case(71)
def test_a_variant_for_mistrals_models_sends_ids_of_nine_characters_in_calls_and_results() -> None:
    codec = codec_of(replace(VLLM, short_call_ids=True))
    messages: list[Data] = [
        {"role": "assistant", "tool_calls": [{"id": "functions.f:0", "name": "f", "arguments": {}}]},
        {"role": "tool", "tool_call_id": "functions.f:0", "content": "1"},
        {"role": "assistant", "tool_calls": [{"id": "aB3456789", "name": "f", "arguments": {}}]},
    ]
    canonical = request(*messages)
    wire = codec.encode_request(canonical).value["messages"]
    made = wire[0]["tool_calls"][0]["id"]
    assert len(made) == 9
    assert made.isalnum()
    assert wire[1]["tool_call_id"] == made
    assert wire[2]["tool_calls"][0]["id"] == "aB3456789"
    assert canonical.messages[0].to_dict()["tool_calls"][0]["id"] == "functions.f:0"


@edge_case(72)
def test_ids_that_repeat_in_every_turn_are_kept_and_sent_back_as_they_came() -> None:
    turn = [
        {"role": "user", "content": "?"},
        {"role": "assistant", "content": None, "tool_calls": [call(call_id="functions.f:0")]},
        {"role": "tool", "tool_call_id": "functions.f:0", "content": "1"},
    ]
    wire = {"model": "m", "messages": [*turn, *turn]}
    read = CHAT.decode_request(wire).value
    assert {found.id for message in read.messages for found in getattr(message, "tool_calls", None) or ()} == {
        "functions.f:0"
    }
    assert normalize_request(CHAT, encode(read)) == normalize_request(CHAT, wire)


@edge_case(73)
@matrix_row("duplicate ids in one response (full)")
def test_a_repeated_id_in_one_answer_is_made_anew_and_the_original_kept() -> None:
    answer = both(body({"content": None, "tool_calls": [call('{"x": 1}'), call('{"x": 2}')]}, "tool_calls"))
    made = mint_tool_call_id("chatcmpl-1", 1, "f", "call_1")
    assert answer.message.to_dict()["tool_calls"] == [
        {"id": "call_1", "name": "f", "arguments": {"x": 1}},
        {
            "id": made,
            "name": "f",
            "arguments": {"x": 2},
            "id_origin": "minted",
            "extras": {"original_id": "call_1"},
        },
    ]
    assert note_ids(answer) == ["duplicate_tool_call_id"]


@edge_case(73)
def test_results_of_repeated_ids_in_a_history_are_matched_by_position() -> None:
    wire = {
        "model": "m",
        "messages": [
            {"role": "user", "content": "?"},
            {"role": "assistant", "content": None, "tool_calls": [call('{"x": 1}', ""), call('{"x": 2}', "")]},
            {"role": "tool", "tool_call_id": "", "content": "one"},
            {"role": "tool", "tool_call_id": "", "content": "two"},
        ],
    }
    read = CHAT.decode_request(wire).value.messages
    ids = [found.id for found in read[1].tool_calls]  # type: ignore[union-attr]  # the assistant's turn
    assert len(set(ids)) == 2
    assert [message.to_dict()["tool_call_id"] for message in read[2:]] == ids


# Arguments


@edge_case(48)
@matrix_row("args as object (full)")
def test_arguments_that_come_as_an_object_are_accepted() -> None:
    answer = both(body({"content": None, "tool_calls": [call({"x": {"y": [1, 1.0]}})]}, "tool_calls"))
    assert calls_of(answer) == [("call_1", "f", {"x": {"y": [1, 1.0]}})]


@edge_case(48)
@matrix_row("args null (full)")
@pytest.mark.parametrize("nothing", [None, "", "  \n", ...])
def test_arguments_that_are_nothing_are_an_empty_object_with_a_note(nothing: Any) -> None:
    answer = both(body({"content": None, "tool_calls": [call(nothing)]}, "tool_calls"))
    assert calls_of(answer) == [("call_1", "f", {})]
    assert note_ids(answer) == ["empty_arguments"]


@edge_case(48)
def test_nothing_as_arguments_of_a_cut_answer_is_no_call() -> None:
    answer = both(body({"content": None, "tool_calls": [call("")]}, "length"))
    assert calls_of(answer) == []
    assert invalid_of(answer) == [("f", "", "truncated")]


@edge_case(49)
def test_arguments_that_are_encoded_twice_are_unwrapped_once_with_a_note() -> None:
    twice = json.dumps(json.dumps({"x": 1}))
    answer = both(body({"content": None, "tool_calls": [call(twice)]}, "tool_calls"))
    assert calls_of(answer) == [("call_1", "f", {"x": 1})]
    assert note_ids(answer) == ["double_encoded_arguments"]


@edge_case(50)
def test_text_inside_the_arguments_is_never_read_as_json_by_the_codec() -> None:
    answer = both(body({"content": None, "tool_calls": [call('{"o": "{\\"a\\": 1}"}')]}, "tool_calls"))
    assert calls_of(answer) == [("call_1", "f", {"o": '{"a": 1}'})]


@edge_case(54)
@matrix_row("args {'x': 1} (full)")
def test_arguments_that_are_no_json_become_an_invalid_call_with_their_text() -> None:
    answer = both(body({"content": None, "tool_calls": [call("{'x': 1}")]}, "tool_calls"))
    assert invalid_of(answer) == [("f", "{'x': 1}", "not_json")]
    assert answer.finish_reason == "tool_calls"
    assert "x" not in str((answer.message.invalid_tool_calls or ())[0].detail)


@edge_case(54)
def test_an_invalid_call_can_be_sent_back_without_a_refusal() -> None:
    message = CHAT.decode_response(body({"content": None, "tool_calls": [call("{'x': 1}")]}, "tool_calls")).message
    history = request({"role": "user", "content": "?"}, message.to_dict())
    for variant in ("openai-chat", "vllm", "llamacpp", "groq", "ollama-v1"):
        wire, losses = encode_lossy(history, variant)
        assert wire["messages"][1]["tool_calls"][0]["function"] == {"name": "f", "arguments": "{}"}, variant
        assert losses == [("invalid_tool_call", "/messages/1/invalid_tool_calls/0/arguments_text")], variant


# Why the answer ended


@matrix_row("finish stop + tool call")
def test_calls_with_a_raw_stop_are_tool_calls() -> None:
    answer = both(body({"content": "", "tool_calls": [call()]}, "stop"))
    assert (answer.finish_reason, answer.raw_finish_reason) == ("tool_calls", "stop")
    assert answer.message.content is None


@edge_case(51)
@pytest.mark.parametrize(("limit", "reason"), [(8, "length"), (9, "error"), (None, "error")])
def test_a_call_that_ends_inside_is_cut_whatever_the_server_says(limit: int | None, reason: str) -> None:
    whole = body({"content": None, "tool_calls": [call('{"x": "lorem ip')]}, "tool_calls")
    answer = both(whole, request=request(max_tokens=limit))
    assert (answer.finish_reason, answer.raw_finish_reason) == (reason, "tool_calls")
    assert invalid_of(answer) == [("f", '{"x": "lorem ip', "truncated")]


@edge_case(52)
def test_a_complete_last_call_at_the_token_limit_is_noted() -> None:
    whole = body({"content": None, "tool_calls": [call()]}, "tool_calls")
    assert note_ids(both(whole, request=request(max_tokens=8))) == ["possibly_truncated_turn"]
    assert note_ids(both(whole, request=request(max_tokens=9))) == []


@edge_case(53)
@matrix_row("args cut + length", "length, 2nd call has no args yet")
@pytest.mark.parametrize("arguments", ['{"x": "lorem ip', '{"x": 1}}', "[1]", "7", "null", "{}", ""])
def test_length_cuts_the_last_call_unless_its_arguments_are_a_closed_object(arguments: str) -> None:
    entries = [call('{"x": 1}', "a"), call(arguments, "b", "g")]
    answer = both(body({"content": None, "tool_calls": entries}, "length"))
    assert answer.finish_reason == "length"
    assert calls_of(answer) == [("a", "f", {"x": 1})]
    assert invalid_of(answer) == [("g", arguments, "truncated")]


@edge_case(53)
def test_a_closed_object_at_length_is_a_whole_call_and_the_turn_is_noted_as_cut() -> None:
    entries = [call('{"x": 1}', "a"), call(' {"x": 2}\n', "b", "g")]
    answer = both(body({"content": None, "tool_calls": entries}, "length"))
    assert (answer.finish_reason, note_ids(answer)) == ("length", ["after_truncation"])
    assert calls_of(answer) == [("a", "f", {"x": 1}), ("b", "g", {"x": 2})]
    assert invalid_of(answer) == []


def test_a_server_that_sends_whole_calls_keeps_them_at_length() -> None:
    whole = CODECS["groq"].decode_response(body({"content": None, "tool_calls": [call('{"x": 1}')]}, "length"))
    answer = decode(calls({**call('{"x": 1}'), "index": 0}), chunk({}, "length"), codec=CODECS["groq"])
    assert answer.message == whole.message
    assert (answer.finish_reason, calls_of(answer)) == ("length", [("call_1", "f", {"x": 1})])


@edge_case(55)
@matrix_row("no finish but [DONE]")
def test_a_done_without_a_reason_is_an_interruption_with_what_came() -> None:
    with pytest.raises(StreamError) as caught:
        decode(chunk({"role": "assistant", "content": "Hel"}), chunk({"content": "lo"}))
    assert caught.value.info.category == "interrupted"
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Hello"


@matrix_row("EOF, no finish, no [DONE]")
def test_an_end_of_the_bytes_without_a_reason_is_an_interruption_with_what_came() -> None:
    events = [chunk({"content": "Hello"}), calls(piece(0, '{"x"', id="a", name="f"))]
    with pytest.raises(StreamError) as caught:
        decode(*events, done=False)
    partial = caught.value.partial
    assert caught.value.info.to_dict() == {
        "code": "ACODE-MDL-008",
        "message": "the stream ended before the server gave a reason for the end",
        "category": "interrupted",
    }
    assert partial is not None
    assert (partial.message.text, invalid_of(partial)) == ("Hello", [("f", '{"x"', "truncated")])


def test_a_reason_without_done_is_an_end() -> None:
    assert decode(chunk({"content": "Hi"}), chunk({}, "stop"), done=False).finish_reason == "stop"


@edge_case(56)
def test_an_empty_finish_reason_is_none() -> None:
    answer = decode(chunk({"content": "Hel"}, ""), chunk({"content": "lo"}, ""), chunk({}, "stop"))
    assert (answer.message.text, answer.raw_finish_reason) == ("Hello", "stop")
    whole = CHAT.decode_response(body(finish=""))
    assert (whole.finish_reason, whole.raw_finish_reason, note_ids(whole)) == ("other", None, ["no_finish_reason"])


@edge_case(57)
@matrix_row("finish eos")
@pytest.mark.parametrize(
    ("variant", "word", "reason"),
    [
        ("openai-chat", "eos", "other"),
        ("openai-chat", "whatever", "other"),
        ("openai-chat", "function_call", "stop"),
        ("openai-chat", "end_turn", "stop"),
        ("openai-chat", "max_tokens", "length"),
        ("vllm", "repetition", "other"),
    ],
)
def test_known_words_of_other_engines_are_understood_and_unknown_ones_kept(
    variant: str, word: str, reason: str
) -> None:
    answer = both(body(finish=word), CODECS[variant])
    assert (answer.finish_reason, answer.raw_finish_reason) == (reason, word)


@edge_case(58)
def test_what_comes_after_the_reason_is_kept_and_noted_and_the_first_reason_counts() -> None:
    answer = decode(
        chunk({"content": "Hi"}),
        chunk({}, "stop"),
        chunk({"content": "!"}),
        chunk({"content": "!"}),
        chunk({}, "length"),
        chunk(usage=USAGE),
    )
    assert (answer.message.text, answer.finish_reason, answer.raw_finish_reason) == ("Hi!!", "stop", "stop")
    assert note_ids(answer) == ["content_after_finish", "second_finish_reason"]
    assert answer.usage.completion_tokens == 8


# Usage


@edge_case(59)
@matrix_row("usage in every chunk")
def test_the_last_usage_counts_wherever_it_stands() -> None:
    def counted(prompt: int, completion: int) -> Data:
        return {"prompt_tokens": prompt, "completion_tokens": completion, "total_tokens": prompt + completion}

    answer = decode(
        chunk({"role": "assistant"}, usage=counted(11, 0)),
        chunk({"content": "H"}, usage=counted(11, 1)),
        chunk({"content": "i"}, usage=None),
        chunk({}, "stop", usage=counted(11, 2)),
        chunk(usage=counted(11, 2)),
    )
    assert answer.usage.to_dict() == {**counted(11, 2), "is_estimated": False}


@edge_case(60)
@matrix_row("no usage (full)")
@pytest.mark.parametrize("usage", [None, {}])
def test_without_usage_nothing_is_counted(usage: Any) -> None:
    answer = both(body(usage=usage))
    assert answer.usage.to_dict() == {"is_estimated": False}
    assert answer.usage.prompt_tokens is None


@edge_case(61)
def test_unknown_counters_are_kept_and_null_ones_are_not() -> None:
    usage = {
        **USAGE,
        "prompt_tokens_details": {"cached_tokens": 4, "audio_tokens": 1, "multimodal_tokens": None},
        "completion_tokens_details": None,
        "queue_time": 0.25,
        "cost": {"usd": 0.5},
    }
    answer = both(body(usage=usage))
    assert answer.usage.to_dict() == {
        **USAGE,
        "cached_tokens": 4,
        "is_estimated": False,
        "server_timings": {"queue_ns": 250_000_000},
        "extras": {"prompt_tokens_details": {"audio_tokens": 1}, "queue_time": 0.25, "cost": {"usd": 0.5}},
    }


# Errors


@edge_case(62)
@matrix_row("in-band error")
@pytest.mark.parametrize(
    ("code", "category", "retryable"),
    [(400, "invalid_request", False), (429, "rate_limited", True), (500, "server_error", True)],
)
def test_an_error_inside_a_200_is_typed_by_its_own_number(code: int, category: str, retryable: bool) -> None:
    event = {"error": {"message": "no", "type": "BadRequestError", "param": None, "code": code}}
    with pytest.raises(StreamError) as caught:
        decode(event, codec=CODECS["vllm"])
    assert caught.value.info.to_dict() == {
        "code": "ACODE-MDL-008",
        "message": "no",
        "status": code,
        "server_type": "BadRequestError",
        "category": category,
        "retryable": retryable,
    }


def test_an_error_in_mid_stream_keeps_what_came_however_the_bytes_are_cut() -> None:
    data = sse(chunk({"role": "assistant"}), chunk({"content": "Hello"}), {"error": {"message": "no", "code": 500}})
    for cut in range(len(data) + 1):
        with pytest.raises(StreamError) as caught:
            CHAT.decode_stream([data[:cut], data[cut:]])
        assert caught.value.info.category == "server_error"
        assert caught.value.partial is not None
        assert caught.value.partial.message.text == "Hello"


def test_an_overflow_inside_a_stream_stays_a_token_limit_error() -> None:
    with pytest.raises(TokenLimitError):
        decode({"error": {"message": "request (9 tokens) exceeds the available context size (8 tokens)", "code": 400}})


@edge_case(63)
def test_a_done_and_nothing_else_is_an_interruption() -> None:
    with pytest.raises(StreamError, match="without a single chunk"):
        decode()


@edge_case(64)
def test_an_empty_chunk_and_the_end_of_the_bytes_is_an_interruption() -> None:
    empty = {"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "", "choices": []}
    with pytest.raises(StreamError) as caught:
        decode(chunk({"content": "Hello"}), empty, codec=CODECS["ollama-v1"], done=False)
    assert caught.value.info.category == "interrupted"


@edge_case(65)
@matrix_row("HTTP 200 {error: {code: 429}}", "choices [] (full)", "HTML body, 200")
@pytest.mark.parametrize(
    ("given", "category", "message"),
    [
        (b'{"error": {"message": "slow down", "code": 429}}', "rate_limited", "slow down"),
        (b"<html><body>502</body></html>", "protocol", "the answer is 29 bytes of HTML, not JSON"),
        (b"upstream connect error", "protocol", "the answer is 22 bytes of text, not JSON"),
        (b"", "protocol", "the answer is an empty body, not JSON"),
        (None, "protocol", "the answer is empty"),
        (b"[]", "protocol", "the answer is not a JSON object"),
        ({**body(), "choices": []}, "protocol", "the answer has no choices"),
        ({**HEAD, "usage": USAGE}, "protocol", "the answer has no choices"),
        ({**body(), "choices": [{"index": 0, "text": "Hi"}]}, "protocol", "choices[0] has no message"),
    ],
)
def test_a_200_that_is_no_answer_is_a_typed_error(given: Any, category: str, message: str) -> None:
    with pytest.raises(ProviderError) as caught:
        CHAT.decode_response(given)
    assert (caught.value.info.category, caught.value.info.message) == (category, message)


@edge_case(66)
@pytest.mark.parametrize(
    "told",
    [
        {"error": "told"},
        {"error": {"message": "told"}},
        {"detail": "told"},
        {"detail": [{"loc": ["body"], "msg": "told", "type": "missing"}]},
        {"object": "error", "message": "told", "type": "BadRequestError", "code": 400},
        {"message": "told", "type": "x"},
        {"message": "told"},
        [{"error": {"message": "told"}}],
        {"error": {"message": '{"error":{"code":400,"message":"told","type":"x"}}', "type": "api_error"}},
    ],
)
def test_the_message_is_found_in_every_form_of_an_error(told: Any) -> None:
    assert CHAT.decode_error(400, json.dumps(told).encode()).message == "told"


# Content


@edge_case(67)
@matrix_row("reasoning_content / reasoning")
@pytest.mark.parametrize("field", ["reasoning", "reasoning_content"])
def test_thoughts_become_one_part_that_knows_its_field(field: str) -> None:
    answer = both(body({field: "Let me see", "content": "Hi"}))
    assert answer.message.to_dict()["content"] == [
        {"type": "thinking", "text": "Let me see", "origin": {"dialect": "openai-chat", "field": field}},
        {"type": "text", "text": "Hi"},
    ]
    back = encode(request(answer.message.to_dict(), {"role": "user", "content": "?"}))
    assert back["messages"][0] == {"role": "assistant", field: "Let me see", "content": "Hi"}


@edge_case(67)
def test_thoughts_as_details_or_in_a_list_are_one_part_too() -> None:
    details = [{"type": "reasoning.text", "text": "Let me "}, {"type": "reasoning.text", "text": "see"}]
    answer = CHAT.decode_response(body({"reasoning_details": details, "content": "Hi"}))
    assert answer.message.thinking == "Let me see"
    assert plain((answer.message.extras or {})["reasoning_details"]) == details
    listed = [
        {"type": "thinking", "thinking": [{"type": "text", "text": "Let me see"}]},
        {"type": "text", "text": "Hi"},
    ]
    inside = both(body({"content": listed}))
    assert inside.message.to_dict()["content"] == [
        {"type": "thinking", "text": "Let me see", "origin": {"dialect": "openai-chat", "field": "content"}},
        {"type": "text", "text": "Hi"},
    ]


def test_thoughts_that_two_fields_repeat_are_kept_once() -> None:
    twice = {"reasoning": "hm", "reasoning_content": "hm"}
    answer = CHAT.decode_response(body({**twice, "content": "Hi"}))
    assert answer.message.thinking == "hm"
    assert answer.message.extras is None
    assert decode(chunk(twice), chunk(twice), chunk({}, "stop")).message.thinking == "hmhm"


@edge_case(68)
def test_thoughts_in_the_history_are_sent_where_the_server_has_a_field() -> None:
    thought = {"type": "thinking", "text": "hm", "origin": {"dialect": "ollama", "field": "thinking"}}
    asked: Data = {"role": "user", "content": "?"}
    history = request({"role": "assistant", "content": [thought, {"type": "text", "text": "Hi"}]}, asked)
    for variant, field in (("vllm", "reasoning"), ("groq", "reasoning"), ("llamacpp", "reasoning_content")):
        assert encode(history, variant)["messages"] == [{"role": "assistant", field: "hm", "content": "Hi"}, asked]
    wire, losses = encode_lossy(history)
    assert wire["messages"] == [{"role": "assistant", "content": "Hi"}, asked]
    assert losses == [("thinking_foreign", "/messages/0/content/0")]


@edge_case(69)
@pytest.mark.parametrize("content", [{"content": None}, {"content": ""}, {}])
def test_calls_without_text_have_no_text_part_and_are_sent_with_null(content: Data) -> None:
    answer = both(body({**content, "tool_calls": [call()]}, "tool_calls"))
    assert answer.message.content is None
    sent = CHAT.encode_request(request({"role": "user", "content": "?"}, answer.message.to_dict())).value
    assert sent["messages"][1] == {"role": "assistant", "content": None, "tool_calls": [call()]}


@edge_case(70)
def test_content_as_a_list_keeps_its_parts_in_order_and_unknown_ones_whole() -> None:
    image = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    listed = [{"type": "text", "text": "See"}, image, {"type": "text", "text": "that"}]
    answer = both(body({"content": listed}))
    assert answer.message.to_dict()["content"] == [
        {"type": "text", "text": "See"},
        {"type": "foreign", "dialect": "openai-chat", "data": image},
        {"type": "text", "text": "that"},
    ]
    written = CHAT.encode_response(answer)
    assert written.losses == ()
    assert normalize_response(CHAT, written.value) == normalize_response(CHAT, body({"content": listed}))


@edge_case(79)
def test_a_refusal_is_a_part_and_ends_by_content_filter() -> None:
    answer = both(body({"content": None, "refusal": "I'm sorry."}))
    assert answer.message.to_dict()["content"] == [{"type": "refusal", "text": "I'm sorry."}]
    assert (answer.finish_reason, answer.raw_finish_reason) == ("content_filter", "stop")


@edge_case(79)
@pytest.mark.parametrize("text", [None, "", "So far"])
def test_a_filtered_answer_keeps_its_text_if_there_is_any(text: str | None) -> None:
    answer = both(body({"content": text}, "content_filter"))
    assert (answer.finish_reason, answer.message.content) == ("content_filter", text or "")


@edge_case(80)
def test_the_other_choices_and_everything_else_are_kept_as_extras() -> None:
    logprobs = {"content": [{"token": "Hi", "logprob": -0.1, "bytes": None, "top_logprobs": []}]}
    other = {
        "index": 1,
        "message": {"role": "assistant", "content": "Ho", "tool_calls": [call('{"a": 1}')]},
        "finish_reason": "tool_calls",
    }
    whole = body({"content": "Hi", "annotations": [{"odd": 1}], "audio": {"id": "a"}}, choice={"logprobs": logprobs})
    whole["choices"].append(other)
    answer = both({**whole, "system_fingerprint": "fp"})
    assert answer.message.to_dict() == {
        "role": "assistant",
        "content": "Hi",
        "extras": {"annotations": [{"odd": 1}], "audio": {"id": "a"}},
    }
    assert plain(answer.extras) == {
        "system_fingerprint": "fp",
        "choice": {"logprobs": logprobs},
        "choices": [other],
    }
    assert CHAT.encode_response(answer).value == {**whole, "system_fingerprint": "fp"}


@edge_case(80)
def test_log_probabilities_of_a_stream_are_joined() -> None:
    def token(text: str) -> Data:
        return {"content": [{"token": text, "logprob": -1, "bytes": None, "top_logprobs": []}], "refusal": None}

    events = [chunk({"content": text}) for text in ("Hel", "lo")]
    for event, text in zip(events, ("Hel", "lo"), strict=True):
        event["choices"][0]["logprobs"] = token(text)
    answer = decode(*events, chunk({}, "stop"))
    found = plain(answer.extras)["choice"]["logprobs"]
    assert found == {"content": [*token("Hel")["content"], *token("lo")["content"]]}


# Servers


@edge_case(75)
def test_ollamas_v1_gets_plain_texts_in_place_of_lists() -> None:
    messages = [
        {"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]},
        {"role": "assistant", "tool_calls": [{"id": "c", "name": "f", "arguments": {}}]},
        {"role": "tool", "tool_call_id": "c", "name": "f", "content": [{"type": "text", "text": "1"}]},
        {"role": "user", "content": [{"type": "image", "data": PNG, "media_type": "image/png"}]},
    ]
    wire, losses = encode_lossy(request(*messages), "ollama-v1")
    assert [message["content"] for message in wire["messages"]] == [
        "a\n\nb",
        None,
        "1",
        [{"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}"}}],
    ]
    assert losses == [("texts_joined", "/messages/0/content")]


@edge_case(76)
def test_ollamas_v1_gets_what_it_honours_and_the_rest_is_reported() -> None:
    tool = {"name": "f", "description": "d", "parameters": {"type": "object", "properties": {}}, "strict": None}
    canonical = ChatRequest.from_dict(
        {
            "messages": [{"role": "user", "content": "Hi"}],
            "parameters": {"model": "m", "max_tokens": 5, "top_k": 3, "min_p": 0.1, "repeat_penalty": 1.1},
            "tools": [tool],
            "tool_choice": "required",
            "parallel_tool_calls": False,
        }
    )
    wire, losses = encode_lossy(canonical, "ollama-v1")
    assert (wire["max_tokens"], wire["temperature"], wire["top_p"]) == (5, 0.7, 1.0)
    assert losses == [
        ("sampling", "/parameters/top_k"),
        ("sampling", "/parameters/min_p"),
        ("sampling", "/parameters/repeat_penalty"),
        ("tool_choice", "/tool_choice"),
        ("parallel_tool_calls", "/parallel_tool_calls"),
    ]
    assert OLLAMA_V1.max_tokens_field == "max_tokens"


@edge_case(78)
def test_groqs_usage_and_times_are_read_wherever_they_stand() -> None:
    usage = {**USAGE, "queue_time": 0.004, "prompt_time": 0.01, "completion_time": 0.11, "total_time": 0.12}
    timings = {
        "queue_ns": 4_000_000,
        "prompt_ns": 10_000_000,
        "completion_ns": 110_000_000,
        "total_ns": 120_000_000,
    }
    for place in ({"usage": usage}, {"x_groq": {"id": "req", "usage": usage}}):
        answer = decode(
            chunk({"role": "assistant"}, x_groq={"id": "req", "seed": 1}),
            chunk({"content": "Hi"}),
            chunk({}, "stop", **place),
            codec=CODECS["groq"],
        )
        found = answer.usage.to_dict()
        assert (found["completion_tokens"], found["server_timings"]) == (8, timings)
        assert plain(answer.extras)["x_groq"]["seed"] == 1


@edge_case(81)
@pytest.mark.parametrize(
    "data",
    [
        sse(chunk({"content": "Hi"}), chunk({}, "stop")),
        b"\xef\xbb\xbf" + sse(chunk({"content": "Hi"}), chunk({}, "stop")),
        sse(chunk({"content": "Hi"}), chunk({}, "stop")).replace(b"\n", b"\r\n"),
        sse(chunk({"content": "Hi"}), chunk({}, "stop")).replace(b"\n", b"\r"),
        sse(chunk({"content": "Hi"}), chunk({}, "stop")).replace(b"data: ", b"data:"),
        b": ping\n\n" + sse(chunk({"content": "Hi"}), chunk({}, "stop")).replace(b"data", b"event: x\nid: 1\ndata"),
        sse(chunk({"content": "Hi"}), chunk({}, "stop")).replace(b', "choices"', b',\ndata: "choices"'),
        sse(chunk({"content": "Hi"}), chunk({}, "stop")).rstrip(b"\n"),
        sse(chunk({"content": "Hi"}), chunk({}, "stop"), done=False).rstrip(b"\n"),
        sse(chunk({"content": "Hi"}), chunk({}, "stop")) + b"data: no JSON at all\n\n",
    ],
)
def test_every_freedom_of_server_sent_events_gives_the_same_answer(data: bytes) -> None:
    wanted = decode(chunk({"content": "Hi"}), chunk({}, "stop"))
    assert wanted.message.text == "Hi"
    for size in (1, 2, 3, len(data)):
        pieces = [data[start : start + size] for start in range(0, len(data), size)]
        assert CHAT.decode_stream(pieces).to_dict() == wanted.to_dict()


@edge_case(81)
def test_line_separators_inside_the_text_are_text() -> None:
    odd = "a\u2028b\u2029c\u0085d\x0ce\x1cf"
    assert decode(chunk({"content": odd}), chunk({}, "stop")).message.text == odd


@edge_case(82)
def test_a_whole_body_in_place_of_a_stream_gives_the_same_answer_and_chunks() -> None:
    whole = body({"content": None, "tool_calls": [call('{"x": 1}')], "reasoning": "hm"}, "tool_calls")
    data = json.dumps(whole).encode()
    decoder = CHAT.stream_decoder()
    chunks = [*decoder.feed(data[:9]), *decoder.feed(data[9:]), *decoder.close()]
    assert [found.is_complete for found in chunks] == [False, True]
    accumulator = StreamAccumulator()
    for found in chunks:
        accumulator.add(found)
    assert accumulator.response.to_dict() == CHAT.decode_response(whole).to_dict()


@edge_case(82)
def test_a_stream_in_place_of_a_whole_body_is_read_as_one() -> None:
    data = sse(chunk({"content": "Hi"}), chunk({}, "stop"))
    assert CHAT.decode_response(data).to_dict() == CHAT.decode_stream([data]).to_dict()


@pytest.mark.parametrize(
    ("data", "category"),
    [
        (b"<html></html>", "protocol"),
        (b'{"error": {"message": "no", "code": 503}}', "overloaded"),
        (b'{"ok": true}', "protocol"),
        (b"data: {]\n\n", "protocol"),
        (b"data: 5\n\n", "protocol"),
        (b"", "interrupted"),
        (b": ping\n\n", "interrupted"),
    ],
)
def test_a_stream_that_is_none_is_a_typed_error(data: bytes, category: str) -> None:
    with pytest.raises(ProviderError) as caught:
        CHAT.decode_stream([data])
    assert caught.value.info.category == category


@edge_case(77)
def test_a_refused_call_inside_a_stream_is_kept_with_the_partial_answer() -> None:
    told = {
        "message": "Tool call validation failed",
        "type": "invalid_request_error",
        "code": "tool_use_failed",
        "failed_generation": '{"name": "f", "arguments": {"secret": 1}}',
        "status_code": 400,
    }
    data = (
        sse(chunk({"reasoning": "We must"}), done=False)
        + b"event: error\ndata: "
        + json.dumps({"error": told}).encode()
    )
    with pytest.raises(StreamError) as caught:
        CODECS["groq"].decode_stream([data, b"\n\n"])
    assert caught.value.info.category == "tool_use_failed"
    assert "secret" not in caught.value.info.to_json()
    partial = caught.value.partial
    assert partial is not None
    assert partial.message.thinking == "We must"
    assert invalid_of(partial) == [("f", '{"secret": 1}', "server_rejected")]


# Every level, every value


@edge_case(106)
@requirement("COD-3")
def test_an_unknown_field_at_every_level_of_a_request_comes_back() -> None:
    x = {"odd": [1, {"null": None}, 1.0]}
    wire = {
        "model": "m",
        "x1": x,
        "stream": True,
        "stream_options": {"include_usage": True, "x2": x},
        "messages": [
            {"role": "system", "content": "s", "x3": x},
            {
                "role": "user",
                "x4": x,
                "content": [
                    {"type": "text", "text": "t", "x5": x},
                    {"type": "image_url", "image_url": {"url": "https://example.org/a.png", "x6": x}, "x7": x},
                    {"type": "input_audio", "input_audio": {"data": PNG, "format": "wav", "x8": x}, "x9": x},
                    {"type": "file", "file": {"file_id": "f", "x10": x}, "x11": x},
                    {"type": "hologram", "hologram": x},
                ],
            },
            {
                "role": "assistant",
                "content": None,
                "x12": x,
                "tool_calls": [
                    {"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}", "x13": x}, "x14": x}
                ],
            },
            {"role": "tool", "tool_call_id": "c", "content": "1", "x15": x},
        ],
        "tools": [
            {
                "type": "function",
                "x16": x,
                "function": {"name": "f", "description": "d", "parameters": {"type": "object"}, "x17": x},
            }
        ],
        "response_format": {
            "type": "json_schema",
            "x18": x,
            "json_schema": {"name": "n", "schema": {"type": "object"}, "x19": x},
        },
    }
    before = copy.deepcopy(wire)
    for codec in (CHAT, CODECS["vllm"]):
        read = codec.decode_request(wire)
        assert read.losses == ()
        again = ChatRequest.from_json(read.value.to_json())
        written = codec.encode_request(again)
        assert [loss.id for loss in written.losses] == (["openai-chat.document"] if codec is not CHAT else [])
        if codec is CHAT:
            assert normalize_request(codec, plain(written.value)) == normalize_request(codec, wire)
    assert wire == before


@edge_case(106)
def test_an_unknown_field_at_every_level_of_an_answer_comes_back() -> None:
    x = {"odd": [1, {"null": None}, 1.0]}
    entry = {**call('{"a": 1}', x1=x)}
    entry["function"]["x2"] = x
    whole = body(
        {"content": "Hi", "tool_calls": [entry], "x3": x},
        "tool_calls",
        choice={"x4": x},
        usage={**USAGE, "x5": x, "prompt_tokens_details": {"cached_tokens": 1, "x6": 1}},
        x7=x,
    )
    answer = ChatResponse.from_json(both(whole).to_json())
    assert normalize_response(CHAT, plain(CHAT.encode_response(answer).value)) == normalize_response(CHAT, whole)


@edge_case(107)
@pytest.mark.parametrize(
    ("part", "path"),
    [
        ({"type": "text"}, "/messages/0/content/0/text"),
        ({"type": "text", "text": 5}, "/messages/0/content/0/text"),
        ({"type": "image_url", "image_url": {}}, "/messages/0/content/0/image_url/url"),
        ({"text": "t"}, "/messages/0/content/0/type"),
        ("t", "/messages/0/content/0"),
    ],
)
def test_a_known_part_with_a_bad_body_is_a_fault_with_its_path(part: Any, path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        CHAT.decode_request({"model": "m", "messages": [{"role": "user", "content": [part]}]})
    assert [problem.path for problem in caught.value.problems] == [path]


@edge_case(107)
def test_an_unknown_part_stays_in_its_place() -> None:
    content = [{"type": "hologram", "x": 1}, {"type": "text", "text": "t"}]
    read = CHAT.decode_request({"model": "m", "messages": [{"role": "user", "content": content}]}).value
    assert encode(read)["messages"][0]["content"] == content


@edge_case(118)
def test_odd_numbers_and_characters_follow_one_rule() -> None:
    big = 2**70
    answer = both(body({"content": "a", "tool_calls": [call(f'{{"n": {big}, "f": 1.0}}')]}, "tool_calls"))
    found = calls_of(answer)[0][2]
    assert (found["n"], type(found["f"])) == (big, float)
    lone = json.dumps(body({"content": "a"})).replace('"a"', '"a\\ud83d"').encode()
    assert CHAT.decode_response(lone).message.text == "a\ufffd"


@edge_case(118)
@pytest.mark.parametrize("nested", ["", '"\\ud800", '])
def test_what_is_nested_too_deep_is_a_protocol_error_in_both_forms(nested: str) -> None:
    odd = f"[{nested}" + "[" * 1000 + "]" * 1000 + "]"
    whole = json.dumps(body()).replace('"usage"', f'"odd": {odd}, "usage"')
    with pytest.raises(ProviderError) as caught:
        CHAT.decode_response(whole.encode())
    assert caught.value.info.category == "protocol"
    event = json.dumps(chunk({"content": "Hi"})).replace('"id"', f'"odd": {odd}, "id"')
    with pytest.raises(ProviderError) as caught:
        decode(event, chunk({}, "stop"))
    assert caught.value.info.category == "protocol"


@edge_case(118)
@pytest.mark.parametrize(("number", "text"), [("NaN", "NaN"), ("1e999", "Infinity"), ("-Infinity", "-Infinity")])
def test_a_number_that_json_does_not_have_beside_an_answer_is_kept_as_text_in_both_forms(
    number: str, text: str
) -> None:
    whole = json.dumps(body()).replace('"usage"', f'"odd": [{number}], "usage"')
    event = json.dumps(chunk({"content": "Hello!"})).replace('"id"', f'"odd": [{number}], "id"')
    for answer in (CHAT.decode_response(whole.encode()), decode(event, chunk({}, "stop"))):
        assert answer.message.text == "Hello!"
        assert plain((answer.extras or {})["odd"]) == [text]
        assert [(found.id, found.at) for found in answer.diagnostics or ()] == [("odd_field", "/extras/odd/0")]


@edge_case(119)
def test_null_absent_empty_and_zero_are_told_apart() -> None:
    wire = {"model": "m", "messages": [{"role": "user", "content": ""}], "temperature": 0, "seed": 0, "top_k": 0}
    read = CODECS["vllm"].decode_request({**wire, "top_p": None, "stop": [], "n": None}).value
    assert read.parameters.to_dict() == {"model": "m", "temperature": 0, "top_p": None, "seed": 0, "top_k": 0}
    assert encode(read, "vllm") == wire
    empty = CHAT.decode_response(body({"content": ""}))
    assert empty.message.content == ""
    zero = CHAT.decode_response(body(usage={"prompt_tokens": 0, "completion_tokens": 0, "total_tokens": 0})).usage
    assert (zero.prompt_tokens, zero.cached_tokens) == (0, None)


@edge_case(126)
@requirement("COD-1")
def test_nothing_that_is_passed_in_is_changed() -> None:
    whole = body({"content": [{"type": "text", "text": "Hi"}], "tool_calls": [call()]}, "tool_calls", x={"y": [1]})
    wire = {"model": "m", "messages": [{"role": "user", "content": [{"type": "text", "text": "t"}]}], "x": {"y": []}}
    before = copy.deepcopy((whole, wire))
    canonical = CHAT.decode_request(wire).value
    CHAT.encode_request(canonical).value["messages"].clear()
    answer = CHAT.decode_response(whole, request=canonical)
    CHAT.encode_response(answer)
    normalize_request(CHAT, wire)
    normalize_response(CHAT, whole)
    CHAT.decode_error(500, {"error": {"message": "no"}})
    assert (whole, wire) == before
    assert len(canonical.messages) == 1


@edge_case(125)
@requirement("REQ-3")
@pytest.mark.parametrize("variant", list(CODECS))
def test_the_same_answer_streamed_and_whole_is_equal(variant: str) -> None:
    whole = body(
        {
            "content": "Hello, world!",
            "reasoning": "Let me think.",
            "tool_calls": [call('{"x": {"y": 1}}'), call("{", "b")],
        },
        "length",
        system_fingerprint="fp",
    )
    both(whole, CODECS[variant])


LEFT_TO_OTHERS = {74: "which order of roles a template takes is a fact of the model: the history policy's"}


def test_every_edge_case_of_this_dialect_has_a_test_or_an_owner() -> None:
    numbers = [*range(43, 83), 106, 107, 118, 119, 125, 126]
    assert uncovered(numbers) == list(LEFT_TO_OTHERS)
    assert uncovered(name for name in MATRIX_ROWS if not name.startswith("ollama: ")) == []
    assert isinstance(CHAT.decode_error(500, b""), ErrorInfo)
    assert names([]) == []


@requirement("REQ-3")
def test_thoughts_beside_a_list_of_parts_are_the_same_streamed_and_whole() -> None:
    parts = [
        {"type": "thinking", "thinking": "More."},
        {"type": "text", "text": "A"},
        {"type": "refusal", "refusal": "No"},
    ]
    message = {"reasoning": "Hm.", "content": parts}
    whole = CHAT.decode_response(body(message)).message
    assert [part.to_dict() for part in whole.parts] == [
        {"type": "thinking", "text": "Hm.", "origin": {"dialect": "openai-chat", "field": "reasoning"}},
        {"type": "thinking", "text": "More.", "origin": {"dialect": "openai-chat", "field": "content"}},
        {"type": "text", "text": "A"},
        {"type": "refusal", "text": "No"},
    ]
    assert decode(chunk(message), chunk({}, "stop")).message == whole


@requirement("REQ-3")
def test_a_whole_body_in_place_of_a_stream_keeps_its_parts_apart() -> None:
    whole = body({"content": [{"type": "text", "text": "A"}, {"type": "text", "text": "B"}]})
    assert CHAT.decode_stream([json.dumps(whole).encode()]).message == CHAT.decode_response(whole).message


@requirement("REQ-3")
@pytest.mark.parametrize("odd", [0, False, {}])
def test_content_that_is_none_is_kept_and_reported_in_a_stream_as_in_a_whole_answer(odd: object) -> None:
    whole = CHAT.decode_response(body({"content": odd}))
    found = decode(chunk({"content": odd}), chunk({}, "stop"))
    assert found.message == whole.message
    assert found.message.extras == {"content": odd}
    assert [note.at for note in found.diagnostics or ()] == ["/message/extras/content"]
