"""The right answer for every edge case of Ollama's native dialect that a codec decides."""

from __future__ import annotations

import copy
import json

import pytest

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.codecs.edge_cases import MATRIX_ROWS, edge_case, matrix_row, uncovered
from tests.codecs.ollama.wire import (
    CODEC,
    METRICS,
    TIME,
    WEATHER,
    Data,
    answer,
    call,
    check_wire,
    decode,
    end,
    line,
    ndjson,
    plain,
    request,
    texts_of,
    whole,
)
from tests.requirements import requirement
from turnwire.codecs.ollama.models import decode_models, decode_show, decode_version, is_cloud_model
from turnwire.codecs.variants import OLLAMA
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import LossRefusedError, StreamError

PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def ids_of(response: ChatResponse) -> list[str]:
    return [note.id for note in response.diagnostics or ()]


def both(*lines: Data, request: ChatRequest | None = None) -> ChatResponse:
    """The answer in the lines, after checking that the same answer in one body is equal to it."""
    streamed = decode(*lines, request=request)
    assert CODEC.decode_response(whole(*lines), request=request).to_dict() == streamed.to_dict()
    return streamed


# Tool calls


@edge_case(1)
@matrix_row("ollama: two calls in two lines")
def test_two_calls_in_separate_lines_with_one_index_are_two_calls() -> None:
    lines = [
        line(message={"tool_calls": [call({"x": 1}, "call_a")]}),
        line(message={"tool_calls": [call({"x": 2}, "call_b")]}),
        end(),
    ]
    assert both(*lines).to_dict() == answer_of(
        [
            {"id": "call_a", "name": "f", "arguments": {"x": 1}},
            {"id": "call_b", "name": "f", "arguments": {"x": 2}, "extras": {"function": {"index": 0}}},
        ]
    )


def answer_of(calls: list[Data]) -> Data:
    data = answer({"tool_calls": calls}, reason="tool_calls")
    return ChatResponse.from_dict(data).to_dict()


@edge_case(2)
@matrix_row("ollama: two calls in one line")
def test_two_calls_in_one_line_with_one_name_are_two_calls() -> None:
    calls = [call({"x": 1}, "call_a"), call({"x": 2}, "call_b", index=1)]
    assert both(end(message={"tool_calls": calls})).to_dict() == answer_of(
        [
            {"id": "call_a", "name": "f", "arguments": {"x": 1}},
            {"id": "call_b", "name": "f", "arguments": {"x": 2}},
        ]
    )


@edge_case(3)
def test_a_call_without_id_gets_one_and_its_result_goes_back_without_it() -> None:
    response = both(end(message={"tool_calls": [call({"x": 1}, None, index=None)]}))
    (made,) = response.message.tool_calls or ()
    assert (made.id_origin, ids_of(response)) == ("minted", ["minted_tool_call_id"])
    history = request(
        {"role": "user", "content": "Hi"},
        response.message.to_dict(),
        {"role": "tool", "tool_call_id": made.id, "content": "11"},
    )
    assert CODEC.encode_request(history).value["messages"][1:] == [
        {"role": "assistant", "tool_calls": [{"function": {"name": "f", "arguments": {"x": 1}}}]},
        {"role": "tool", "content": "11", "tool_name": "f"},
    ]


@edge_case(3)
def test_the_id_that_a_server_gave_goes_back_with_call_and_result() -> None:
    response = both(end(message={"tool_calls": [call({"x": 1}, "call_a")]}))
    history = request(
        {"role": "user", "content": "Hi"},
        response.message.to_dict(),
        {"role": "tool", "tool_call_id": "call_a", "content": "11"},
    )
    assert CODEC.encode_request(history).value["messages"][1:] == [
        {"role": "assistant", "tool_calls": [{"id": "call_a", "function": {"name": "f", "arguments": {"x": 1}}}]},
        {"role": "tool", "content": "11", "tool_name": "f", "tool_call_id": "call_a"},
    ]


@edge_case(4)
def test_arguments_keep_nesting_integers_and_floats() -> None:
    arguments = {"a": {"b": [1, 1.0, -0.0, 2**80]}, "c": None, "d": "é"}
    (made,) = both(end(message={"tool_calls": [call(arguments)]})).message.tool_calls or ()
    assert repr(plain(made.arguments)) == repr(arguments)


@edge_case(5)
@matrix_row("ollama: call with {} arguments")
def test_empty_arguments_are_a_valid_call() -> None:
    assert both(end(message={"tool_calls": [call({})]})).to_dict() == answer_of(
        [{"id": "call_1", "name": "f", "arguments": {}}]
    )


@edge_case(6, 7)
def test_a_call_on_the_line_that_says_done_is_kept_and_ends_in_tool_calls_with_raw_stop() -> None:
    response = both(line("Let me see."), end(message={"tool_calls": [call({"x": 1})]}))
    assert (
        response.to_dict()
        == ChatResponse.from_dict(
            answer(
                {"content": "Let me see.", "tool_calls": [{"id": "call_1", "name": "f", "arguments": {"x": 1}}]},
                reason="tool_calls",
            )
        ).to_dict()
    )


@edge_case(8)
def test_complete_calls_before_the_limit_are_kept_and_flagged() -> None:
    response = both(line(message={"tool_calls": [call({"x": 1})]}), end(reason="length"))
    assert (
        response.to_dict()
        == ChatResponse.from_dict(
            answer(
                {"tool_calls": [{"id": "call_1", "name": "f", "arguments": {"x": 1}}]},
                reason="length",
                raw="length",
                diagnostics=[
                    {
                        "id": "after_truncation",
                        "what": "the answer reached its limit after these calls, more may be missing",
                        "at": "/message/tool_calls",
                    }
                ],
            )
        ).to_dict()
    )


@edge_case(9)
@requirement("PRV-12")
def test_a_call_that_the_server_dropped_at_the_limit_is_suspected() -> None:
    asked = request(tools=[WEATHER])
    assert ids_of(both(end(reason="length"), request=asked)) == ["possibly_dropped_tool_call"]
    assert ids_of(both(end(reason="length"))) == ["possibly_dropped_tool_call"]


def test_no_dropped_call_is_suspected_where_none_could_be() -> None:
    assert ids_of(both(end(reason="length"), request=request())) == []
    assert ids_of(both(end("text", reason="length"), request=request(tools=[WEATHER]))) == []
    assert ids_of(both(end(reason="length", message={"thinking": "hm"}))) == []
    asked = request(tools=[WEATHER]).replace(tool_choice="none")
    assert ids_of(both(end(reason="length"), request=asked)) == []


# The end


@edge_case(10)
@matrix_row("ollama: done_reason load")
@pytest.mark.parametrize("word", ["load", "unload"])
def test_the_answer_to_a_load_request_is_no_turn(word: str) -> None:
    response = both(line(done=True, done_reason=word))
    assert (response.finish_reason, response.raw_finish_reason, response.message.text) == ("other", word, "")
    assert ids_of(response) == ["not_a_turn"]


@edge_case(11)
def test_an_unknown_done_reason_is_other_with_the_raw_word() -> None:
    response = both(end("a", reason="foo"))
    assert (response.finish_reason, response.raw_finish_reason) == ("other", "foo")


@edge_case(12)
def test_a_done_reason_without_done_is_the_end() -> None:
    last = {**end("b"), "done": False}
    assert both(line("a"), last).to_dict() == both(line("a"), end("b")).to_dict()


@edge_case(12)
def test_a_done_line_after_a_done_reason_without_done_still_brings_its_counts() -> None:
    early = line("a", done_reason="length")
    late = line("", done=True, **METRICS)
    assert decode(early, late).to_dict() == decode(end("a", reason="length")).to_dict()


@edge_case(13)
@matrix_row("ollama: end without done")
def test_a_stream_without_done_is_interrupted_and_keeps_what_came() -> None:
    lines = [
        line(message={"thinking": "hm"}),
        line("He"),
        line(message={"tool_calls": [call({"x": 1})]}),
    ]
    with pytest.raises(StreamError) as caught:
        decode(*lines)
    assert (caught.value.info.category, caught.value.code) == ("interrupted", "ACODE-MDL-008")
    assert caught.value.partial == ChatResponse.from_dict(
        {
            "message": {
                "role": "assistant",
                "content": [
                    {"type": "thinking", "text": "hm", "origin": {"dialect": "ollama", "field": "thinking"}},
                    {"type": "text", "text": "He"},
                ],
                "tool_calls": [{"id": "call_1", "name": "f", "arguments": {"x": 1}}],
            },
            "usage": {},
            "finish_reason": "error",
            "model": "m",
            "created": TIME,
        }
    )
    with pytest.raises(StreamError) as whole_body:
        CODEC.decode_response(whole(*lines))
    assert whole_body.value.info.category == "interrupted"
    assert whole_body.value.partial == caught.value.partial


@edge_case(14)
@matrix_row("ollama: error in mid-stream")
@pytest.mark.parametrize(
    ("error", "status"),
    [
        ({"error": "an error was encountered while running the model: unexpected EOF"}, None),
        ({"error": "an error was encountered while running the model: unexpected EOF", "status": 500}, 500),
        ({"error": "x", "signin_url": "https://ollama.com/connect?name=host&key=secret"}, None),
        ({"error parsing tool call": "invalid character"}, None),
    ],
)
def test_an_error_line_is_a_server_error_with_the_text_so_far(error: Data, status: int | None) -> None:
    with pytest.raises(StreamError) as caught:
        decode(line("He"), line("llo"), error)
    assert caught.value.info.status == status
    assert caught.value.partial is not None
    assert (caught.value.partial.message.text, caught.value.partial.finish_reason) == ("Hello", "error")
    assert "secret" not in str(caught.value)


# Errors (more in test_ollama_errors.py)


@edge_case(15)
def test_a_model_that_is_not_there_says_how_to_get_it() -> None:
    info = CODEC.decode_error(404, b'{"error":"model \\"x\\" not found, try pulling it first"}')
    assert info == ErrorInfo(
        code="ACODE-MDL-006",
        message='model "x" not found, try pulling it first',
        status=404,
        category="not_found",
        retryable=False,
    )


@edge_case(16)
@pytest.mark.parametrize(
    ("text", "parameter", "names"),
    [
        ("registry.ollama.ai/library/m:latest does not support tools", "tools", ["tools"]),
        ('"m" does not support thinking', "think", ["thinking"]),
        ("m does not support vision\nm does not support tools", "messages.images", ["vision", "tools"]),
    ],
)
def test_a_missing_capability_is_named(text: str, parameter: str, names: list[str]) -> None:
    info = CODEC.decode_error(400, {"error": text})
    assert (info.category, info.parameter, info.details) == ("unsupported", parameter, {"capabilities": names})


@edge_case(17)
def test_a_cloud_model_without_sign_in_is_an_authentication_error_without_the_machine_key() -> None:
    info = CODEC.decode_error(401, {"error": "unauthorized", "signin_url": "https://ollama.com/connect?key=c3No"})
    assert info == ErrorInfo(
        code="ACODE-MDL-003",
        message="unauthorized; sign in first (ollama signin)",
        status=401,
        category="authentication",
        retryable=False,
        details={"needs_signin": True},
    )


@edge_case(18)
@matrix_row("ollama: remote_host and unknown fields")
def test_remote_host_and_unknown_fields_are_kept_in_extras() -> None:
    remote: Data = {"remote_host": "https://ollama.com:443", "remote_model": "gpt-oss:120b"}
    response = both(
        line("a", message={"mood": "calm"}, **remote),
        end(message={"mood": "calm"}, **remote, novel={"x": [1]}),
    )
    assert response.extras == {**remote, "novel": {"x": [1]}}
    assert response.message.extras == {"mood": "calm"}


@edge_case(18)
def test_a_cloud_model_is_known_by_its_name_or_its_remote_fields() -> None:
    assert [
        is_cloud_model(name)
        for name in ("gpt-oss:120b-cloud", "glm:cloud", "GLM:Cloud", "m:latest", "cloudy", "gpt-oss:120b-cloud:local")
    ] == [True, True, True, False, False, False]
    assert is_cloud_model("m", remote_host="https://ollama.com")
    assert is_cloud_model("m", remote_model="x")


# Usage and times


@edge_case(19)
@matrix_row("ollama: done without prompt_eval_count")
def test_missing_counts_are_unknown_not_zero() -> None:
    response = both(line("a", done=True, done_reason="stop", eval_count=1))
    assert response.usage.to_dict() == {"completion_tokens": 1, "is_estimated": False}
    assert (response.usage.prompt_tokens, response.usage.total_tokens) == (None, None)


@edge_case(20)
def test_cached_prompt_tokens_are_part_of_the_prompt() -> None:
    usage = both(end("a", prompt_eval_cached_count=10)).usage
    assert (usage.prompt_tokens, usage.cached_tokens, usage.total_tokens) == (12, 10, 20)
    assert both(end("a", prompt_eval_cached_count=0)).usage.cached_tokens == 0


@edge_case(21)
def test_durations_stay_whole_nanoseconds() -> None:
    timings = both(end("a", total_duration=2**60 + 1)).usage.server_timings
    assert timings is not None
    assert timings.to_dict() == {
        "total_ns": 2**60 + 1,
        "load_ns": 3550105,
        "prompt_ns": 7257000,
        "completion_ns": 97070000,
    }


@edge_case(22)
@pytest.mark.parametrize("time", ["2026-11-21T22:30:24.367209841Z", "2023-08-04T08:52:19.385406455-07:00"])
def test_the_time_of_an_answer_is_kept_as_it_was_sent(time: str) -> None:
    lines = [{**line("a"), "created_at": time}, {**end(), "created_at": "2026-11-21T22:30:25Z"}]
    assert decode(*lines).created == time


# What a request asks for


@edge_case(23)
@requirement("PRV-12")
def test_a_request_asks_the_server_to_refuse_a_prompt_that_does_not_fit() -> None:
    assert CODEC.encode_request(request()).value == {
        "model": "m",
        "messages": [{"role": "user", "content": "Hello!"}],
        "options": {"temperature": 0.7, "top_p": 1.0},
        "stream": False,
        "truncate": False,
    }


@edge_case(23)
def test_truncate_and_shift_are_the_callers_to_set() -> None:
    options = {"ollama": {"truncate": True, "shift": False}}
    wire = CODEC.encode_request(request(provider_options=options)).value
    assert (wire["truncate"], wire["shift"]) == (True, False)
    assert "truncate" not in CODEC.encode_request(request(provider_options={"ollama": {"truncate": None}})).value


@edge_case(23)
@requirement("PRV-12")
@pytest.mark.parametrize("prompt_tokens", [128, 66])
def test_an_answer_to_a_part_of_the_prompt_is_noticed(prompt_tokens: int) -> None:
    asked = request(
        {"role": "user", "content": "word " * 400}, provider_options={"ollama": {"options": {"num_ctx": 128}}}
    )
    response = both(end("a", prompt_eval_count=prompt_tokens), request=asked)
    assert ids_of(response) == ["possibly_truncated_prompt"]


def test_a_prompt_that_fits_is_not_suspected() -> None:
    asked = request(provider_options={"ollama": {"options": {"num_ctx": 24}}})
    assert ids_of(both(end("a"), request=asked)) == []


@edge_case(24)
@pytest.mark.parametrize("keep_alive", [0, -1, "5m", 1.5])
def test_keep_alive_and_think_stand_at_the_top_and_num_ctx_in_options(keep_alive: object) -> None:
    asked = request(
        temperature=None,
        top_p=None,
        thinking=False,
        provider_options={"ollama": {"keep_alive": keep_alive, "options": {"num_ctx": 4096}}},
    )
    wire = CODEC.encode_request(asked).value
    assert wire == {
        "model": "m",
        "messages": [{"role": "user", "content": "Hello!"}],
        "options": {"num_ctx": 4096},
        "stream": False,
        "think": False,
        "truncate": False,
        "keep_alive": keep_alive,
    }
    check_wire("ChatRequest", wire)


def test_an_option_beside_options_is_reported_because_the_server_ignores_it_there() -> None:
    wire, losses = CODEC.encode_request(request(provider_options={"ollama": {"num_ctx": 4096}}))
    assert wire["num_ctx"] == 4096
    assert texts_of(losses) == [("misplaced_option", "/parameters/provider_options/ollama/num_ctx")]


@edge_case(25)
@pytest.mark.parametrize(
    ("thinking", "think", "losses"),
    [
        (None, None, []),
        (False, False, []),
        (True, True, []),
        ("none", False, []),
        ("low", "low", []),
        ("max", "max", []),
        ("minimal", "low", [("thinking_level", "/parameters/thinking")]),
        ("xhigh", "max", [("thinking_level", "/parameters/thinking")]),
    ],
)
def test_thinking_is_asked_for_in_the_servers_words(thinking: object, think: object, losses: object) -> None:
    wire, lost = CODEC.encode_request(request(thinking=thinking))
    assert (wire.get("think"), texts_of(lost)) == (think, losses)


# Content


@edge_case(26)
def test_thinking_and_text_of_one_line_come_in_that_order() -> None:
    decoder = CODEC.stream_decoder()
    (chunk,) = decoder.feed(ndjson(line("Based on", message={"thinking": "hm"})))
    assert (chunk.thinking, chunk.text) == ("hm", "Based on")
    response = both(line("Based on", message={"thinking": "hm"}), end(" that"))
    assert response.message.to_dict()["content"] == [
        {"type": "thinking", "text": "hm", "origin": {"dialect": "ollama", "field": "thinking"}},
        {"type": "text", "text": "Based on that"},
    ]


@edge_case(27)
@matrix_row("ollama: <think> in prose", "ollama: <think> block in content")
@pytest.mark.parametrize(
    "text", ["Write <think> to begin.", "<think>two and two</think>4", "```\n<think>\n```", "</think>x"]
)
def test_think_tags_in_the_content_are_text(text: str) -> None:
    middle = len(text) // 2
    assert both(line(text[:middle]), line(text[middle:]), end()).message.to_dict() == {
        "role": "assistant",
        "content": text,
    }


@edge_case(28)
@pytest.mark.parametrize("role", ["user", "system"])
def test_text_that_the_server_takes_for_an_image_is_flagged_and_unchanged(role: str) -> None:
    wire, losses = CODEC.encode_request(request({"role": role, "content": "see [img-0] and [img]"}))
    assert wire["messages"] == [{"role": role, "content": "see [img-0] and [img]"}]
    assert texts_of(losses) == [("image_tag", "/messages/0/content")]
    assert CODEC.encode_request(request({"role": role, "content": "[image] [img-x]"})).losses == ()


@edge_case(29)
def test_images_go_out_as_bare_base64_and_never_as_addresses() -> None:
    wire, losses = CODEC.encode_request(
        request(
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": "What is it?"},
                    {"type": "image", "data": PNG, "media_type": "image/png"},
                    {"type": "image", "url": f"data:image/png;base64,{PNG}"},
                    {"type": "image", "url": "https://example.org/a.png"},
                    {"type": "image", "path": "a.png"},
                ],
            }
        )
    )
    assert wire["messages"] == [{"role": "user", "content": "What is it?", "images": [PNG, PNG]}]
    check_wire("ChatRequest", wire)
    assert texts_of(losses) == [("media_url", "/messages/0/content/3"), ("path_not_loaded", "/messages/0/content/4")]


@edge_case(30)
def test_parts_are_joined_in_order_and_a_missing_content_is_empty() -> None:
    parts = [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]
    call = {"id": "c", "name": "f", "arguments": {}}
    wire, losses = CODEC.encode_request(
        request(
            {"role": "system", "content": parts},
            {"role": "user", "content": parts},
            {"role": "assistant", "content": parts, "tool_calls": [call]},
            {"role": "tool", "content": parts, "tool_call_id": "c"},
        )
    )
    # What a model is told has an empty line between its texts, as the server joins messages; what it said, and a
    # result, go on without anything.
    assert [message["content"] for message in wire["messages"]] == ["a\n\nb", "a\n\nb", "ab", "ab"]
    assert [(loss.id, loss.at, loss.action) for loss in losses] == [
        ("ollama.parts_joined", "/messages/0/content", "joined with an empty line between them"),
        ("ollama.parts_joined", "/messages/1/content", "joined with an empty line between them"),
        ("ollama.parts_joined", "/messages/2/content", "joined with nothing between them"),
        ("ollama.parts_joined", "/messages/3/content", "joined with nothing between them"),
    ]
    read = CODEC.decode_request({"model": "m", "messages": [{"role": "user", "content": None}]}).value
    assert read.messages[0].content == ""


@edge_case(31)
def test_references_in_a_tool_schema_are_written_out_and_hidden_keywords_reported() -> None:
    schema = {
        "type": "object",
        "properties": {
            "where": {"$ref": "#/$defs/Place", "description": "Where"},
            "days": {"type": "integer", "minimum": 1},
        },
        "additionalProperties": False,
        "$defs": {"Place": {"type": "object", "properties": {"city": {"const": "Paris"}}}},
    }
    tool = {**WEATHER, "parameters": schema}
    wire, losses = CODEC.encode_request(request(tools=[tool]))
    assert wire["tools"][0]["function"]["parameters"] == {
        "type": "object",
        "properties": {
            "where": {"type": "object", "properties": {"city": {"const": "Paris"}}, "description": "Where"},
            "days": {"type": "integer", "minimum": 1},
        },
        "additionalProperties": False,
    }
    assert [(loss.id, loss.reason) for loss in losses] == [
        ("ollama.schema_written_out", "the server drops references in a tool's schema"),
        ("ollama.schema_keywords", "the server hides these keywords of a tool's schema from the model: const, minimum"),
    ]


@edge_case(32)
def test_a_list_of_types_is_sent_as_it_is() -> None:
    schema = {"type": "object", "properties": {"unit": {"type": ["string", "null"]}}}
    wire, losses = CODEC.encode_request(request(tools=[{**WEATHER, "parameters": schema}]))
    assert (wire["tools"][0]["function"]["parameters"], losses) == (schema, ())


@edge_case(33)
@pytest.mark.parametrize("choice", ["required", {"type": "tool", "name": "get_weather"}])
def test_a_forced_call_and_forbidden_parallel_calls_cannot_be_said(choice: object) -> None:
    asked = request(tools=[WEATHER]).replace(tool_choice=choice, parallel_tool_calls=False)
    wire, losses = CODEC.encode_request(asked)
    assert texts_of(losses) == [("tool_choice", "/tool_choice"), ("parallel_tool_calls", "/parallel_tool_calls")]
    assert set(wire) == {"model", "messages", "tools", "options", "stream", "truncate"}
    with pytest.raises(LossRefusedError):
        CODEC.encode_request(asked, on_loss="raise")


def test_forbidden_calls_are_a_request_without_tools() -> None:
    wire, losses = CODEC.encode_request(request(tools=[WEATHER]).replace(tool_choice="none"))
    assert "tools" not in wire
    assert [(loss.id, loss.action) for loss in losses] == [("ollama.tool_choice_none", "tools were not sent")]


@edge_case(35)
def test_a_system_text_that_the_model_brings_along_is_reported() -> None:
    body = {
        "details": {
            "format": "gguf",
            "family": "llama",
            "families": None,
            "parameter_size": "1",
            "quantization_level": "",
        },
        "system": "You are a helpful assistant.",
        "messages": [{"role": "user", "content": "Hi"}],
        "model_info": {"general.architecture": "llama", "llama.context_length": 8192},
        "template": "{{ .Prompt }}",
    }
    model = decode_show(body, "m")
    assert model.extras == {
        "system": "You are a helpful assistant.",
        "messages": [{"role": "user", "content": "Hi"}],
        "format": "gguf",
    }
    assert model.context_length == 8192


@edge_case(40)
def test_results_go_out_in_the_order_of_their_calls_each_with_name_and_id() -> None:
    calls = [{"id": "a", "name": "f", "arguments": {"x": 1}}, {"id": "b", "name": "f", "arguments": {"x": 2}}]
    wire, losses = CODEC.encode_request(
        request(
            {"role": "user", "content": "Hi"},
            {"role": "assistant", "tool_calls": calls},
            {"role": "tool", "tool_call_id": "b", "content": "two"},
            {"role": "tool", "tool_call_id": "a", "content": "one"},
        )
    )
    assert wire["messages"][2:] == [
        {"role": "tool", "content": "one", "tool_name": "f", "tool_call_id": "a"},
        {"role": "tool", "content": "two", "tool_name": "f", "tool_call_id": "b"},
    ]
    assert texts_of(losses) == [("result_order", "/messages/2")]


# Streams


@edge_case(38)
@matrix_row("ollama: U+2028 in JSON")
def test_long_lines_and_separators_that_are_text_lose_nothing_wherever_they_are_cut() -> None:
    text = "a\u2028b\u2029c\u0085d\x0ce\u00e9\U0001f469" + "x" * 100_000
    data = ndjson(line(text), end())
    assert CODEC.decode_stream([data]).message.content == text
    for cut in (1, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 65536):
        assert CODEC.decode_stream([data[:cut], data[cut:]]).message.content == text


@edge_case(39)
def test_blank_lines_carriage_returns_a_mark_and_a_missing_line_end_are_tolerated() -> None:
    data = b"\xef\xbb\xbf\r\n\n" + ndjson(line("a")).replace(b"\n", b"\r\n") + b"\n  \n" + ndjson(end("b"))[:-1]
    assert CODEC.decode_stream([data]).to_dict() == decode(line("a"), end("b")).to_dict()


@edge_case(41)
def test_an_empty_delta_gives_no_chunk() -> None:
    decoder = CODEC.stream_decoder()
    assert decoder.feed(ndjson(line(""))) == []
    (chunk,) = decoder.feed(ndjson(line("a")))
    assert chunk.to_dict() == {"text": "a", "model": "m", "created": TIME, "is_complete": False}


@edge_case(42)
def test_capabilities_that_a_server_does_not_list_are_unknown_not_absent() -> None:
    details = {
        "format": "gguf",
        "family": "llama",
        "families": ["llama"],
        "parameter_size": "1B",
        "quantization_level": "Q4",
    }
    entry = {
        "name": "m:latest",
        "model": "m:latest",
        "modified_at": TIME,
        "size": 1,
        "digest": "0" * 64,
        "details": details,
    }
    old, new = decode_models({"models": [entry, {**entry, "capabilities": ["completion", "tools"]}]})
    assert old.capabilities is not None
    assert new.capabilities is not None
    assert (old.capabilities.tools, old.capabilities.vision) == ("unknown", "unknown")
    assert (new.capabilities.tools, new.capabilities.vision) == ("yes", "no")
    assert decode_version({"version": "0.0.0"}) == "0.0.0"


@edge_case(125)
def test_the_same_answer_is_equal_streamed_and_whole() -> None:
    lines = [
        line(message={"thinking": "a"}),
        line(message={"thinking": "b"}, logprobs=[{"token": "b", "logprob": -0.5}]),
        line("c", message={"thinking": " "}),
        line("d", logprobs=[{"token": "d", "logprob": -0.1}], novel=1),
        line(message={"tool_calls": [call({"x": 1.0}, None), call([1], "k", index=7)]}),
        end(message={"tool_calls": [call({}, "k", name="a b")]}),
    ]
    response = both(*lines)
    assert [(bad.reason, bad.arguments_text) for bad in response.message.invalid_tool_calls or ()] == [
        ("not_an_object", "[1]"),
        ("bad_name", "{}"),
    ]


@edge_case(126)
def test_nothing_that_the_caller_passed_in_is_changed() -> None:
    body = {
        "model": "m",
        "messages": [{"role": "user", "content": "Hi", "images": [PNG]}],
        "options": {"temperature": 0, "num_ctx": 4096},
        "tools": [{"type": "function", "function": WEATHER}],
    }
    before = copy.deepcopy(body)
    asked = CODEC.decode_request(body).value
    text = asked.to_json()
    wire = CODEC.encode_request(asked).value
    wire["messages"][0]["content"] = "changed"
    wire["tools"][0]["function"]["parameters"]["properties"].clear()
    assert (body, asked.to_json()) == (before, text)
    reply = whole(line(message={"tool_calls": [call({"x": 1})]}), end())
    kept = json.dumps(reply)
    CODEC.decode_response(reply)
    assert json.dumps(reply) == kept


def test_a_stream_folds_into_the_same_answer_by_hand() -> None:
    decoder, accumulator = CODEC.stream_decoder(), StreamAccumulator()
    for chunk in [*decoder.feed(ndjson(line("a"), end("b"))), *decoder.close()]:
        accumulator.add(chunk)
    assert accumulator.response == decode(line("a"), end("b"))


LEFT_TO_OTHERS = {
    34: "the answer is checked against the schema where the schema is: above the codec",
    36: "time limits belong to the provider",
    37: "the socket belongs to the provider; `StreamAccumulator.partial` gives what came",
}


def test_every_edge_case_of_this_dialect_has_a_test_or_an_owner() -> None:
    assert CODEC.variant == OLLAMA
    assert uncovered([*range(1, 43), 125, 126]) == list(LEFT_TO_OTHERS)
    assert uncovered(name for name in MATRIX_ROWS if name.startswith("ollama: ")) == []
