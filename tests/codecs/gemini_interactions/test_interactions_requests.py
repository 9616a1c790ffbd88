"""Requests, both ways: every canonical field on the wire, every loss by name, bad bodies with their paths."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.codecs.gemini_interactions.interactions_wire import (
    CODEC,
    NAME,
    OWN,
    PNG,
    WEATHER,
    Data,
    asked,
    call,
    encode,
    encode_lossy,
    output,
    request,
    result,
    text,
    thought,
)
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError, LossRefusedError


def user(content: Any, **fields: Any) -> Data:
    return {"role": "user", "content": content, **fields}


def model(content: Any = None, **fields: Any) -> Data:
    return {"role": "assistant", **({} if content is None else {"content": content}), **fields}


def answer(call_id: str = "c1", content: Any = "sunny", **fields: Any) -> Data:
    return {"role": "tool", "tool_call_id": call_id, "content": content, **fields}


@requirement("COD-2")
def test_every_parameter_has_its_field() -> None:
    made = request(
        {"role": "system", "content": "Be brief."},
        user("Hi"),
        temperature=0.0,
        top_p=1.0,
        max_tokens=5,
        seed=3,
        stop_sequences=["a"],
        thinking="low",
        tools=[WEATHER],
        tool_choice={"type": "tool", "name": "get_weather"},
        response_format={"type": "json_schema", "json_schema": {"type": "object"}},
        stream=True,
    )
    assert encode(made) == {
        "model": "m",
        "system_instruction": "Be brief.",
        "input": "Hi",
        "tools": [
            {
                "type": "function",
                "name": "get_weather",
                "description": WEATHER["description"],
                "parameters": WEATHER["parameters"],
            }
        ],
        "generation_config": {
            "temperature": 0.0,
            "top_p": 1.0,
            "max_output_tokens": 5,
            "seed": 3,
            "stop_sequences": ["a"],
            "thinking_level": "low",
            "tool_choice": {"allowed_tools": {"mode": "any", "tools": ["get_weather"]}},
        },
        "response_format": {"type": "text", "mime_type": "application/json", "schema": {"type": "object"}},
        "stream": True,
    }


@requirement("COD-2")
def test_a_conversation_is_steps_with_calls_between_the_parts() -> None:
    made = request(
        user("Weather?"),
        model(
            [
                {"type": "thinking", "text": "hm", "signature": "c2ln", "origin": OWN},
                text("One moment."),
                text("Still here."),
            ],
            tool_calls=[{"id": "c1", "name": "f", "arguments": {"a": 1}, "part_index": 1}],
        ),
        answer(name="f", is_error=True),
        user([text("And here?"), {"type": "image", "data": PNG, "media_type": "image/png", "detail": "low"}]),
    )
    assert encode(made)["input"] == [
        asked("Weather?"),
        thought("hm", signature="c2ln"),
        call("f", {"a": 1}),
        output("One moment.", "Still here."),
        result("c1", "sunny", name="f", is_error=True),
        asked("And here?", {"type": "image", "data": PNG, "mime_type": "image/png", "resolution": "low"}),
    ]


def test_a_result_without_a_name_gets_that_of_its_call() -> None:
    made = request(user("x"), model(tool_calls=[{"id": "c1", "name": "f", "arguments": {}}]), answer())
    assert encode(made)["input"][-1] == result("c1", "sunny", name="f")


@requirement("COD-5")
def test_names_that_are_not_canonical_are_read_in_one_spelling_everywhere() -> None:
    tool = {"type": "function", "name": "get-weather", "description": "d", "parameters": {"type": "object"}}
    choice = {"allowed_tools": {"mode": "any", "tools": ["get-weather"]}}
    wire = {
        "model": "m",
        "input": [asked("x"), call("get-weather"), result(name="get-weather")],
        "tools": [tool],
        "generation_config": {"tool_choice": choice},
    }
    read = CODEC.decode_request(wire).value
    assert read.tools is not None
    assert (read.tools[0].name, read.tools[0].original_name) == ("get_weather", "get-weather")
    data = read.to_dict()
    assert data["messages"][1]["tool_calls"][0]["name"] == "get_weather"
    assert data["messages"][2]["name"] == "get_weather"
    assert data["tool_choice"] == {"type": "tool", "name": "get_weather"}
    written = encode(read)
    assert written["generation_config"]["tool_choice"]["allowed_tools"]["tools"] == ["get_weather"]
    assert read.parameters.provider_options is None


def test_what_is_not_canonical_travels_in_provider_options() -> None:
    wire = {
        "model": "m",
        "input": [
            asked("x"),
            {"type": "google_search_call", "id": "s", "arguments": {"queries": ["x"]}},
            {"type": "a_step_of_tomorrow", "x": 1},
            output({"type": "hologram", "x": 1}, {"type": "video", "uri": "https://a.example/v"}),
            output("a"),
            asked("y"),
        ],
        "store": False,
        "generation_config": {"speech_config": [{"voice": "x"}], "temperature": 1.0},
        "tools": [{"type": "google_search"}, {"type": "function", "name": "f", "x": 1}],
    }
    read = CODEC.decode_request(wire).value
    assert read.parameters.temperature == 1.0
    options = (read.parameters.provider_options or {})[NAME]
    assert options == {
        "store": False,
        "generation_config": {"speech_config": [{"voice": "x"}]},
        "tools": [{"type": "google_search"}],
    }
    assert normalize_request(CODEC, encode(read)) == normalize_request(CODEC, wire)


def test_options_of_other_dialects_are_not_sent_and_reported() -> None:
    made = request(user("x"), provider_options={"gemini": {"safetySettings": []}, NAME: {"store": False}})
    assert encode_lossy(made) == (
        {"model": "m", "input": "x", "store": False},
        [("foreign_option", "/parameters/provider_options")],
    )


def test_an_agent_stands_in_the_place_of_the_model() -> None:
    wire = {"agent": "deep-research", "input": "x"}
    read = CODEC.decode_request(wire).value
    assert read.parameters.model == "deep-research"
    assert encode(read) == wire


LOST: list[tuple[Any, Data, list[tuple[str, str]]]] = [
    ([user("x")], {"top_k": 3}, [("sampling", "/parameters/top_k")]),
    ([user("x")], {"thinking": "max"}, [("thinking_level", "/parameters/thinking")]),
    ([user("x")], {"thinking": False}, [("thinking_level", "/parameters/thinking")]),
    ([user("x")], {"thinking_budget_tokens": 5}, [("thinking_budget", "/parameters/thinking_budget_tokens")]),
    (
        [user("x")],
        {"stream": True, "stream_options": {"include_usage": False}},
        [("include_usage", "/stream_options/include_usage")],
    ),
    (
        [user("x")],
        {"response_format": {"type": "json_schema", "json_schema": {"type": "object"}, "name": "n"}},
        [("format_words", "/response_format/name")],
    ),
    (
        [user("x")],
        {"tools": [{**WEATHER, "namespace": {"name": "weather", "description": "Forecasts."}}]},
        [("tool_namespace", "/tools/0/namespace/description")],
    ),
    (
        [user("x")],
        {"tools": [{**WEATHER, "text_input": {"grammar": "start: /a/", "syntax": "lark"}}]},
        [("tool_grammar", "/tools/0/text_input")],
    ),
    ([user("x")], {"tool_choice": "required"}, [("tool_choice_without_tools", "/tool_choice")]),
    ([user("x")], {"parallel_tool_calls": False}, [("parallel_tool_calls", "/parallel_tool_calls")]),
    ([user("x", name="Ann")], {}, [("message_name", "/messages/0/name")]),
    (
        [user("x"), model("y", provider_options={NAME: {"a": 1}}), user("z")],
        {},
        [("message_options", "/messages/1/provider_options")],
    ),
    ([user("x"), model("y")], {}, [("prefill", "/messages/1/content")]),
    (
        [{"role": "system", "content": "a", "variant": "developer"}, user("x")],
        {},
        [("developer_role", "/messages/0/variant")],
    ),
    (
        [{"role": "system", "content": "a"}, {"role": "system", "content": "b"}, user("x")],
        {},
        [("system_joined", "/messages/1")],
    ),
    (
        [user("x"), {"role": "system", "content": "a"}, user("y")],
        {},
        [("system_in_the_middle", "/messages/1")],
    ),
    (
        [user("x"), model(invalid_tool_calls=[{"id": "c", "name": "f", "arguments_text": "{", "reason": "truncated"}])],
        {},
        [("invalid_tool_call", "/messages/1/invalid_tool_calls/0")],
    ),
    (
        [user("x"), model([{"type": "thinking", "text": "a", "signature": "b"}])],
        {},
        [("thinking_foreign", "/messages/1/content/0")],
    ),
    (
        [user("x"), model([{"type": "thinking", "redacted_data": "b", "origin": OWN}])],
        {},
        [("thinking_foreign", "/messages/1/content/0")],
    ),
    ([user("x"), model([{"type": "refusal", "text": "No."}])], {}, [("refusal", "/messages/1/content/0")]),
    ([user([{"type": "image", "path": "a.png"}])], {}, [("path_not_loaded", "/messages/0/content/0")]),
    (
        [user([{"type": "image", "url": "https://a.example", "detail": "original"}])],
        {},
        [("image_detail", "/messages/0/content/0/detail")],
    ),
    (
        [user([{"type": "audio", "data": "AAAA", "media_type": "audio/wav", "transcript": "hi"}])],
        {},
        [("audio_transcript", "/messages/0/content/0/transcript")],
    ),
    (
        [user([{"type": "document", "url": "https://a.example", "name": "a.pdf"}])],
        {},
        [("document_name", "/messages/0/content/0/name")],
    ),
    ([user([{"type": "document", "text": "a"}])], {}, [("document_text", "/messages/0/content/0")]),
    (
        [user("x"), answer(content=[{"type": "audio", "data": "AAAA", "media_type": "audio/wav"}])],
        {},
        [("result_media", "/messages/1/content/0")],
    ),
    (
        [user([{"type": "foreign", "dialect": "gemini", "data": {"x": 1}}, text("a")])],
        {},
        [("foreign_part", "/messages/0/content/0")],
    ),
    ([user([{"type": "smell", "x": 1}, text("a")])], {}, [("unknown_part", "/messages/0/content/0")]),
]


@requirement("COD-4")
@for_each(("messages", "fields", "losses"), LOST, ids=[each[2][0][0] for each in LOST])
def test_what_cannot_be_said_is_a_loss_by_name(messages: list[Data], fields: Data, losses: Any) -> None:
    made = request(*messages, **fields)
    assert encode_lossy(made)[1] == losses
    with pytest.raises(LossRefusedError):
        CODEC.encode_request(made, on_loss="raise")


def test_a_system_message_in_the_middle_goes_into_the_next_user_turn_behind_results() -> None:
    made = request(
        user("x"),
        model(tool_calls=[{"id": "c1", "name": "f", "arguments": {}}]),
        {"role": "system", "content": "Be brief."},
        answer(name="f"),
        user("y"),
    )
    wire, _ = encode_lossy(made)
    assert wire["input"][2:] == [result(name="f"), asked("<system>Be brief.</system>", "y")]


def test_an_invalid_call_with_a_bad_name_keeps_its_arguments_and_one_without_a_name_is_left_out() -> None:
    bad = {"id": "c", "name": "get weather", "arguments_text": '{"a": 1}', "reason": "bad_name"}
    nameless = {"id": "d", "arguments_text": "{}", "reason": "no_name"}
    wire, losses = encode_lossy(request(user("x"), model("y", invalid_tool_calls=[bad, nameless])))
    assert wire["input"][2:] == [call("get weather", {"a": 1}, "c")]
    assert [name for name, _ in losses] == ["invalid_tool_call", "invalid_tool_call"]


def test_data_urls_and_file_ids_are_data_and_uris() -> None:
    made = request(
        user([{"type": "image", "url": f"data:image/png;base64,{PNG}"}, {"type": "image", "file_id": "files/a"}])
    )
    assert encode(made)["input"][0]["content"] == [
        {"type": "image", "data": PNG, "mime_type": "image/png"},
        {"type": "image", "uri": "files/a"},
    ]


BAD: list[tuple[Data, list[tuple[str, str]]]] = [
    ({}, [("/input", "required"), ("/model", "required")]),
    ({"model": " ", "input": "x"}, [("/model", "required")]),
    ({"model": "m", "input": 5}, [("/input", "type")]),
    ({"model": "m", "input": [{"role": "user", "content": "x"}]}, [("/input/0", "type")]),
    ({"model": "m", "input": [asked(5)]}, [("/input/0/content/0", "type")]),
    ({"model": "m", "input": [{"type": "text"}]}, [("/input/0/text", "type")]),
    ({"model": "m", "input": [asked({"type": "image", "data": 5})]}, [("/input/0/content/0", "type")]),
    ({"model": "m", "input": [asked(), {"type": "image", "uri": "u"}]}, [("/input/1", "anyOf")]),
    (
        {"model": "m", "input": [asked({"type": "image", "data": PNG, "mime_type": "png"})]},
        [("/input/0/content/0/mime_type", "pattern")],
    ),
    ({"model": "m", "input": [call(call_id="")]}, [("/input/0/id", "required")]),
    ({"model": "m", "input": [{**call(), "arguments": "{}"}]}, [("/input/0/arguments", "type")]),
    ({"model": "m", "input": [result("", "x")]}, [("/input/0/call_id", "required")]),
    ({"model": "m", "input": [result("a", 5)]}, [("/input/0/result", "type")]),
    ({"model": "m", "input": [result("a", "x", is_error="no")]}, [("/input/0/is_error", "type")]),
    ({"model": "m", "input": [thought(signature=5)]}, [("/input/0/signature", "type")]),
    ({"model": "m", "input": "x", "system_instruction": ["a"]}, [("/system_instruction", "type")]),
    ({"model": "m", "input": "x", "tools": {}}, [("/tools", "type")]),
    ({"model": "m", "input": "x", "tools": [{"type": "function"}]}, [("/tools/0/name", "required")]),
    (
        {
            "model": "m",
            "input": "x",
            "tools": [{"type": "url_context"}, {"type": "function", "name": "f", "parameters": {"type": "array"}}],
        },
        [("/tools/1/parameters/type", "const")],
    ),
    ({"model": "m", "input": "x", "stream": "yes"}, [("/stream", "type")]),
    ({"model": "m", "input": "x", "generation_config": []}, [("/generation_config", "type")]),
    (
        {"model": "m", "input": "x", "generation_config": {"temperature": "hot"}},
        [("/generation_config/temperature", "type")],
    ),
    (
        {"model": "m", "input": "x", "generation_config": {"thinking_level": "ultra"}},
        [("/generation_config/thinking_level", "enum")],
    ),
]


@requirement("COD-3")
@for_each(("wire", "problems"), BAD, ids=[each[1][0][0] for each in BAD])
def test_a_body_that_is_no_request_is_refused_with_the_places(wire: Data, problems: list[tuple[str, str]]) -> None:
    with pytest.raises(InvalidDataError) as caught:
        CODEC.decode_request(wire)
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == problems


def test_what_is_no_object_is_refused() -> None:
    no_object: Any = []
    with pytest.raises(InvalidDataError) as caught:
        CODEC.decode_request(no_object)
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("", "type")]


@pytest.mark.parametrize("content", [{"type": "image"}, {"type": "document", "data": PNG}])
def test_media_that_only_the_service_can_make_something_of_are_kept_as_they_came(content: dict[str, Any]) -> None:
    request = CODEC.decode_request({"model": "m", "input": [{"type": "user_input", "content": [content]}]}).value
    (part,) = request.messages[0].parts
    assert part.to_dict() == {"type": "foreign", "dialect": "gemini-interactions", "data": content}
    assert CODEC.encode_request(request).value["input"] == [{"type": "user_input", "content": [content]}]
