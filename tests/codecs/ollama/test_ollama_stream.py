"""Streams in detail: when errors come, what the limits do, and what the encoder writes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.codecs.ollama.wire import (
    CODEC,
    METRICS,
    TIME,
    Data,
    answer,
    call,
    check_wire,
    decode,
    end,
    line,
    ndjson,
    request,
)
from tests.requirements import requirement
from turnwire.codecs.ollama.read_answer import may_be_cut
from turnwire.codecs.streams.framing import Limits
from turnwire.core.errors import ProviderResponseError, StreamError


def chunk(**fields: Any) -> StreamingChunk:
    return StreamingChunk.from_dict(fields)


# Decoding


def test_the_chunks_before_an_error_come_out_first() -> None:
    decoder = CODEC.stream_decoder()
    chunks = decoder.feed(ndjson(line("a"), line("b"), {"error": "x"}, line("c")))
    assert [found.text for found in chunks] == ["a", "b"]
    for _ in range(2):
        with pytest.raises(StreamError):
            decoder.feed(b"")
    with pytest.raises(StreamError):
        decoder.close()


def test_an_error_without_chunks_before_it_comes_at_once() -> None:
    with pytest.raises(StreamError, match="went wrong"):
        CODEC.stream_decoder().feed(ndjson({"error": "went wrong"}))


def test_what_comes_after_the_end_is_not_read() -> None:
    decoder = CODEC.stream_decoder()
    (last,) = decoder.feed(ndjson(end("a"), {"error": "late"}) + b"garbage\n")
    assert (last.text, last.is_complete, last.finish_reason) == ("a", True, "stop")
    assert decoder.feed(b"more garbage\n") == []
    assert decoder.close() == []


def test_the_first_chunk_names_model_and_time_and_only_the_first() -> None:
    decoder = CODEC.stream_decoder()
    first, second = decoder.feed(ndjson(line("a"), line("b")))
    assert (first.model, first.created, second.model, second.created) == ("m", TIME, None, None)


def test_extras_that_every_line_repeats_are_told_once() -> None:
    decoder = CODEC.stream_decoder()
    chunks = decoder.feed(ndjson(line("a", remote_host="h"), line("b", remote_host="h"), line("", remote_host="i")))
    assert [found.extras for found in chunks] == [{"remote_host": "h"}, None, {"remote_host": "i"}]


@requirement("PRV-8")
@pytest.mark.parametrize(
    ("limits", "data"),
    [
        (Limits(line=100), b"x" * 101),
        (Limits(line=100), b'{"a":"' + b"x" * 100 + b'"}\n'),
        (Limits(response=300), ndjson(line("a"), line("b"), line("c"))),
    ],
)
def test_a_limit_that_is_passed_is_named(limits: Limits, data: bytes) -> None:
    decoder = CODEC.stream_decoder(limits=limits)
    with pytest.raises(StreamError, match=r"larger than \d+ bytes") as caught:
        decoder.feed(data)
    assert caught.value.info.category == "protocol"
    with pytest.raises(StreamError):
        decoder.close()


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"<html>secret</html>\n", "19 bytes of HTML"),
        (b"[1,2]\n", "a JSON array of 2"),
        (b"7\n", "a JSON int"),
        (b'{"choices":[]}\n', "without a field of a chat answer"),
        (b'{"message":{"role":"assistant","content":["secret"]},"done":false}\n', "content must be text"),
        (b'{"message":"secret","done":true}\n', "message must be an object"),
        (b'{"message":{"tool_calls":{}},"done":true}\n', "tool_calls must be an array"),
        (b'{"message":{"images":[1]},"done":true}\n', "images must be"),
        (b'{"message":{"images":["not base64"]},"done":true}\n', "cannot be read"),
        (b"[" * 300 + b"]" * 300 + b"\n", "not JSON"),
    ],
)
def test_a_line_of_something_else_is_a_protocol_error_without_content(raw: bytes, words: str) -> None:
    with pytest.raises(StreamError, match=words) as caught:
        CODEC.decode_stream([ndjson(line("a")), raw])
    assert caught.value.info.category == "protocol"
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "a"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"<!DOCTYPE html>", "15 bytes of HTML"),
        (b"", "an empty body"),
        (None, "an empty body"),
        ("[]", "a JSON array of 0"),
        ({"choices": []}, "without a field of a chat answer"),
        ({"message": {"content": 5}, "done": True}, "content must be text"),
    ],
)
def test_a_body_of_something_else_is_a_protocol_error(body: Any, words: str) -> None:
    with pytest.raises(ProviderResponseError, match=words) as caught:
        CODEC.decode_response(body)
    assert caught.value.info.category == "protocol"


@pytest.mark.parametrize("text", ['"\\ud800"', b'"a\xff"'.decode("latin-1")])
@requirement("MSG-8")
def test_half_a_character_from_a_server_becomes_a_replacement(text: str) -> None:
    raw = b'{"model":"m","created_at":"t","message":{"role":"assistant","content":%s},"done":true,"done_reason":"stop"}'
    data = raw % text.encode("latin-1")
    assert "\ufffd" in CODEC.decode_response(data).message.text
    assert CODEC.decode_stream([data]).message == CODEC.decode_response(data).message


@pytest.mark.parametrize("number", ["1e400", "NaN", "-Infinity"])
def test_arguments_that_are_no_json_numbers_make_an_invalid_call_both_ways(number: str) -> None:
    raw = ndjson(end(message={"tool_calls": [call({"x": 12345})]})).replace(b"12345", number.encode())
    response = CODEC.decode_response(raw)
    assert [bad.reason for bad in response.message.invalid_tool_calls or ()] == ["not_json"]
    assert CODEC.decode_stream([raw]).to_dict() == response.to_dict()


@for_each("arguments", ['{"a": 1}', "", None, [1], "x", 5, {"a": {}}])
@for_each("name", ["f", "", "a-b", None, 5])
def test_odd_calls_are_judged_alike_streamed_and_whole(arguments: Any, name: Any) -> None:
    odd: list[Any] = [call(arguments, name=name), {"id": 5, "function": None}, "call", {"function": "f"}]
    last = end(message={"tool_calls": odd})
    assert decode(last).to_dict() == CODEC.decode_response(last).to_dict()


def test_a_call_without_a_name_is_one_of_its_own_whatever_its_id() -> None:
    calls = [call({"x": 1}, name="f", call_id="a"), call({"y": 2}, name="", call_id="a", index=1)]
    last = end(message={"tool_calls": calls})
    answer = CODEC.decode_response(last)
    assert decode(last).to_dict() == answer.to_dict()
    assert [(good.id, good.arguments) for good in answer.message.tool_calls or ()] == [("a", {"x": 1})]
    assert [(bad.reason, bad.extras) for bad in answer.message.invalid_tool_calls or ()] == [
        ("no_name", {"original_id": "a"})
    ]


def test_a_call_without_the_arguments_of_its_double_does_not_run() -> None:
    last = end(message={"tool_calls": [call({}, name="f", call_id="a"), call({"x": 1}, name="f", call_id="a")]})
    answer = CODEC.decode_response(last)
    assert decode(last).to_dict() == answer.to_dict()
    assert [good.arguments for good in answer.message.tool_calls or ()] == [{"x": 1}]
    assert [(bad.id, bad.reason) for bad in answer.message.invalid_tool_calls or ()] == [("a", "not_json")]


@requirement("COD-3")
@pytest.mark.parametrize(("field", "value"), [("created_at", False), ("model", 5)])
def test_a_value_of_another_type_beside_a_plain_piece_is_kept_in_a_diagnostic(field: str, value: object) -> None:
    odd = {**line("b"), field: value}
    answer = decode(line("a"), odd, end("c"))
    assert answer.text == "abc"
    assert [(note.id, note.wire_at, note.value) for note in answer.diagnostics or ()] == [
        ("odd_field", f"/{field}", value)
    ]


def test_log_probabilities_of_all_lines_are_gathered() -> None:
    response = decode(
        line("a", logprobs=[{"token": "a", "logprob": -0.1}]),
        line("", logprobs=[{"token": "b", "logprob": -0.2}]),
        end("c", logprobs=[{"token": "c", "logprob": -0.3}]),
    )
    assert response.extras == {
        "logprobs": [
            {"token": "a", "logprob": -0.1},
            {"token": "b", "logprob": -0.2},
            {"token": "c", "logprob": -0.3},
        ]
    }


# Encoding

LOGPROBS = [{"token": "a", "logprob": -0.5}]


def written(*chunks: StreamingChunk, **given: Any) -> list[Data]:
    encoder = CODEC.stream_encoder(**given)
    raw = b"".join(encoder.feed(item) for item in chunks) + encoder.close()
    lines = [json.loads(item) for item in raw.split(b"\n") if item]
    for item in lines:
        check_wire("StreamLine", item)
    return lines


def test_a_stream_is_written_as_a_server_of_today_writes_it() -> None:
    lines = written(
        chunk(model="m", created=TIME, thinking="hm"),
        chunk(text="a"),
        chunk(text=""),
        chunk(tool_call_deltas=[{"index": 0, "id": "x", "name": "f", "arguments": '{"a":'}]),
        chunk(tool_call_deltas=[{"index": 1, "id": "y", "name": "g", "arguments": "{}", "is_complete": True}]),
        chunk(tool_call_deltas=[{"index": 0, "arguments": "1}", "is_complete": True}], extras={"logprobs": LOGPROBS}),
        chunk(
            is_complete=True,
            finish_reason="tool_calls",
            raw_finish_reason="tool_calls",
            usage={"prompt_tokens": 0, "completion_tokens": 2, "server_timings": {"total_ns": 5}},
        ),
    )
    assert lines == [
        line(message={"thinking": "hm"}),
        line("a"),
        line(
            message={"tool_calls": [{"id": "x", "function": {"index": 0, "name": "f", "arguments": {"a": 1}}}]},
            logprobs=LOGPROBS,
        ),
        line(message={"tool_calls": [{"id": "y", "function": {"index": 1, "name": "g", "arguments": {}}}]}),
        line(done=True, done_reason="stop", prompt_eval_count=0, eval_count=2, total_duration=5),
    ]


@pytest.mark.parametrize("is_complete", [True, None])
@pytest.mark.parametrize("number", [1, 2, 5])
def test_each_call_has_a_line_of_its_own_and_the_first_one_what_stood_beside_them(
    number: int, is_complete: bool | None
) -> None:
    deltas = [
        {"index": place, "id": f"c{place}", "name": "f", "arguments": "{}", "is_complete": is_complete}
        for place in range(number)
    ]
    lines = written(
        chunk(model="m", created=TIME, text="a", tool_call_deltas=deltas),
        chunk(is_complete=True, finish_reason="tool_calls"),
    )
    calls = [each["message"]["tool_calls"] for each in lines if "tool_calls" in each["message"]]
    assert calls == [
        [{"id": f"c{place}", "function": {"index": place, "name": "f", "arguments": {}}}] for place in range(number)
    ]
    assert [each["message"]["content"] for each in lines if each["message"]["content"]] == ["a"]
    assert CODEC.decode_stream([ndjson(*lines)]).message.content == "a"


def test_calls_that_no_delta_called_complete_go_out_at_the_end_and_cut_ones_never() -> None:
    deltas = [
        {"index": 0, "id": "x", "name": "f", "arguments": '{"b": 1}'},
        {"index": 1, "name": "g", "arguments": '{"a":'},
    ]
    lines = written(chunk(tool_call_deltas=deltas), chunk(is_complete=True, finish_reason="length"), created=1)
    time = "1970-01-01T00:00:01Z"
    assert lines == [
        {
            "model": "",
            "created_at": time,
            "message": {
                "role": "assistant",
                "content": "",
                "tool_calls": [{"id": "x", "function": {"index": 0, "name": "f", "arguments": {"b": 1}}}],
            },
            "done": False,
        },
        {
            "model": "",
            "created_at": time,
            "message": {"role": "assistant", "content": ""},
            "done": True,
            "done_reason": "length",
        },
    ]


def test_a_stream_that_fails_ends_with_an_error_line_and_without_done() -> None:
    encoder = CODEC.stream_encoder(model="m")
    raw = encoder.feed(chunk(text="a"))
    raw += encoder.close(ErrorInfo(code="ACODE-MDL-003", message="the runner is gone"))
    assert json.loads(raw.split(b"\n")[1]) == {"error": "the runner is gone"}
    with pytest.raises(StreamError, match="the runner is gone"):
        CODEC.decode_stream([raw])
    assert encoder.feed(chunk(text="b")) + encoder.close() == b""


@pytest.mark.parametrize("reason", ["error", "cancelled"])
def test_an_answer_that_was_cut_off_says_that_it_was_cut(reason: str) -> None:
    lines = written(chunk(text="a"), chunk(text="b", is_complete=True, finish_reason=reason))
    ends = [(item["message"]["content"], item["done"], item.get("done_reason")) for item in lines]
    assert ends == [("a", False, None), ("b", True, "length")]


def test_parts_refusals_and_fields_of_the_message_are_written_too() -> None:
    png = "iVBORw0KGgoAAAANSUhEUg=="
    lines = written(
        chunk(parts=[{"type": "image", "data": png, "media_type": "image/png"}], extras={"message": {"mood": "calm"}}),
        chunk(refusal="no"),
        chunk(is_complete=True, finish_reason="content_filter", extras={"novel": 1}),
        model="m",
    )
    assert [item["message"] for item in lines] == [
        {"role": "assistant", "content": "", "images": [png], "mood": "calm"},
        {"role": "assistant", "content": "no"},
        {"role": "assistant", "content": ""},
    ]
    assert (lines[-1]["done_reason"], lines[-1]["novel"]) == ("content_filter", 1)


def test_a_whole_answer_is_written_as_a_server_of_today_writes_it() -> None:
    response = ChatResponse.from_dict(
        answer(
            {
                "content": [{"type": "thinking", "text": "hm"}, {"type": "text", "text": "a"}],
                "tool_calls": [{"id": "x", "name": "f", "arguments": {"a": 1}}],
                "extras": {"mood": "calm", "content": "never replaces"},
            },
            reason="tool_calls",
            extras={"novel": 1, "done": "never replaces"},
        )
    )
    wire, losses = CODEC.encode_response(response)
    assert losses == ()
    assert wire == {
        "model": "m",
        "created_at": TIME,
        "message": {
            "role": "assistant",
            "content": "a",
            "thinking": "hm",
            "tool_calls": [{"id": "x", "function": {"index": 0, "name": "f", "arguments": {"a": 1}}}],
            "mood": "calm",
        },
        "done": True,
        "done_reason": "stop",
        **METRICS,
        "novel": 1,
    }


@pytest.mark.parametrize(
    ("created", "time"),
    [(0, "1970-01-01T00:00:00Z"), (1_700_000_000, "2023-11-14T22:13:20Z"), (10**30, "1970-01-01T00:00:00Z")],
)
def test_seconds_become_a_time(created: int, time: str) -> None:
    data = {**answer({"content": "a"}), "created": created}
    assert CODEC.encode_response(ChatResponse.from_dict(data)).value["created_at"] == time


def test_odd_values_of_known_fields_are_kept_as_extras() -> None:
    body = {**end("a"), "model": 5, "created_at": [1], "eval_count": "8", "load_duration": -1}
    response = CODEC.decode_response(body)
    assert response.extras == {"model": 5, "created_at": [1], "eval_count": "8", "load_duration": -1}
    assert (response.model, response.created, response.usage.completion_tokens) == (None, None, None)
    assert decode(body).to_dict() == response.to_dict()
    plain_but_for_a_count = {**end("a"), "eval_count": "8"}
    assert CODEC.decode_response(plain_but_for_a_count).extras == {"eval_count": "8"}


def test_a_whole_body_with_media_that_are_none_is_a_protocol_error() -> None:
    with pytest.raises(ProviderResponseError, match="cannot be read: /message/content") as caught:
        CODEC.decode_response(end(message={"images": ["not base64"]}))
    assert caught.value.info.category == "protocol"


def test_the_encoder_takes_id_and_time_from_the_chunks_and_thoughts_from_parts() -> None:
    (first, last) = written(
        chunk(id="r", created=60, thinking="h", parts=[{"type": "thinking", "text": "m"}]),
        chunk(is_complete=True, finish_reason="stop"),
        model="m",
    )
    assert first["created_at"] == "1970-01-01T00:01:00Z"
    assert first["message"] == {"role": "assistant", "content": "", "thinking": "hm"}
    assert (last["done"], last["done_reason"]) == (True, "stop")


def test_invalid_calls_and_names_of_an_answer_are_not_for_clients() -> None:
    bad = {"id": "a", "arguments_text": "{", "reason": "truncated"}
    data = answer({"invalid_tool_calls": [bad], "name": "Ann"}, reason="length", raw="length")
    wire, losses = CODEC.encode_response(ChatResponse.from_dict(data))
    assert wire["message"] == {"role": "assistant", "content": ""}
    assert [(loss.id, loss.at) for loss in losses] == [
        ("ollama.invalid_tool_call", "/message/invalid_tool_calls/0"),
        ("ollama.message_name", "/message/name"),
    ]


@pytest.mark.parametrize(
    ("words", "prompt_tokens", "num_ctx", "expected"),
    [
        (400, 128, 128, True),
        (400, 66, 128, True),
        (60, 66, 128, False),
        (400, 100, 128, False),
        (400, None, 128, False),
    ],
)
def test_a_cut_prompt_shows_in_its_size(words: int, prompt_tokens: int | None, num_ctx: int, expected: bool) -> None:
    asked = request({"role": "user", "content": "word " * words})
    assert may_be_cut(asked, prompt_tokens, num_ctx) is expected
    assert may_be_cut(asked, prompt_tokens) is False


@requirement("COD-3", "COD-7")
@pytest.mark.parametrize("begun", ['{"model":"m","message":{"role":"assistant","content":"press ', "event: error"])
def test_an_answer_that_goes_on_behind_a_line_that_was_cut_is_an_error_with_what_came(begun: str) -> None:
    data = ndjson(line("Do not ")) + f"{begun}\n".encode() + ndjson(line("the button"), end())
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Do not "
