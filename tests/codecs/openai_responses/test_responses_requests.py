"""Requests, both ways: whole values, and every loss by name."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    NAME,
    PNG,
    WEATHER,
    Data,
    check_wire,
    encode,
    encode_lossy,
    function_call,
    message,
    names,
    plain,
    reasoning,
    request,
)
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.codecs.openai_responses.codec import codec_of
from turnwire.codecs.openai_responses.variants import OPENAI_RESPONSES
from turnwire.core.errors import InvalidDataError, LossRefusedError

TOOL: Data = {
    "name": "get_weather",
    "description": "Get the weather in a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}


FOREIGN: Data = {"type": "foreign", "dialect": "gemini", "data": {}}
HM: Data = {"type": "reasoning_text", "text": "hm"}
PDF: Data = {"type": "document", "data": "JVBERg==", "media_type": "application/pdf", "name": "a.pdf"}


def own(**fields: Any) -> Data:
    """Own options of this dialect."""
    return {NAME: fields}


@requirement("COD-1", "COD-3")
def test_a_whole_request_of_a_client_is_read_and_written_again() -> None:
    wire = {
        "model": "m",
        "instructions": "Be kind.",
        "input": [
            {"role": "user", "content": "Weather in Rome and Oslo?"},
            reasoning(
                "**Looking** it up", encrypted_content="gAAA", content=[{"type": "reasoning_text", "text": "hm"}]
            ),
            message("One moment.", phase="commentary"),
            function_call('{"city": "Rome"}', "call_1", "get_weather"),
            function_call('{"city": "Oslo"}', "call_2", "get_weather"),
            {"type": "function_call_output", "call_id": "call_1", "output": "20 C"},
            {
                "type": "function_call_output",
                "call_id": "call_2",
                "output": [
                    {"type": "input_text", "text": "see the picture"},
                    {"type": "input_image", "image_url": f"data:image/png;base64,{PNG}", "detail": "low"},
                ],
            },
            message("Rome 20, Oslo ", "2.", item_id="msg_2", phase="final_answer"),
            {"role": "developer", "content": [{"type": "input_text", "text": "Now in French."}]},
        ],
        "tools": [WEATHER, {"type": "web_search", "search_context_size": "low"}],
        "tool_choice": {"type": "function", "name": "get_weather"},
        "parallel_tool_calls": False,
        "temperature": 0,
        "top_p": 1,
        "max_output_tokens": 100,
        "reasoning": {"effort": "low", "summary": "auto"},
        "text": {
            "format": {"type": "json_schema", "name": "w", "schema": {"type": "object"}, "strict": True},
            "verbosity": "low",
        },
        "stream": True,
        "store": False,
        "include": ["reasoning.encrypted_content"],
        "metadata": {"run": "7"},
        "user": "u1",
    }
    check_wire("request", "ResponsesRequest", wire)
    read = CODEC.decode_request(wire)
    assert read.losses == ()
    item = {"item": {"id": "rs_1"}}
    assert plain(read.value.to_dict()) == {
        "messages": [
            {"role": "system", "content": "Be kind."},
            {"role": "user", "content": "Weather in Rome and Oslo?"},
            {
                "role": "assistant",
                "content": [
                    {
                        "type": "thinking",
                        "text": "**Looking** it up",
                        "signature": "gAAA",
                        "origin": {"dialect": NAME, "field": "summary"},
                        "provider_options": {NAME: item},
                    },
                    {
                        "type": "thinking",
                        "text": "hm",
                        "origin": {"dialect": NAME, "field": "content"},
                        "provider_options": {NAME: item},
                    },
                    {
                        "type": "text",
                        "text": "One moment.",
                        "provider_options": own(item={"id": "msg_1", "phase": "commentary"}),
                    },
                ],
                "tool_calls": [
                    {
                        "id": "call_1",
                        "name": "get_weather",
                        "arguments": {"city": "Rome"},
                        "provider_options": own(id="fc_call_1"),
                    },
                    {
                        "id": "call_2",
                        "name": "get_weather",
                        "arguments": {"city": "Oslo"},
                        "provider_options": own(id="fc_call_2"),
                    },
                ],
            },
            {"role": "tool", "content": "20 C", "tool_call_id": "call_1", "name": "get_weather", "is_error": False},
            {
                "role": "tool",
                "content": [
                    {"type": "text", "text": "see the picture"},
                    {"type": "image", "data": PNG, "media_type": "image/png", "detail": "low"},
                ],
                "tool_call_id": "call_2",
                "name": "get_weather",
                "is_error": False,
            },
            {
                "role": "assistant",
                "content": [
                    {
                        "type": "text",
                        "text": text,
                        "provider_options": own(item={"id": "msg_2", "phase": "final_answer"}),
                    }
                    for text in ("Rome 20, Oslo ", "2.")
                ],
            },
            {"role": "system", "variant": "developer", "content": [{"type": "text", "text": "Now in French."}]},
        ],
        "parameters": {
            "model": "m",
            "temperature": 0,
            "top_p": 1,
            "max_tokens": 100,
            "thinking": "low",
            "provider_options": own(
                tools=[{"type": "web_search", "search_context_size": "low"}],
                text={"verbosity": "low"},
                reasoning={"summary": "auto"},
                store=False,
                include=["reasoning.encrypted_content"],
                metadata={"run": "7"},
                user="u1",
            ),
        },
        "tools": [{key: value for key, value in WEATHER.items() if key != "type"}],
        "tool_choice": {"type": "tool", "name": "get_weather"},
        "parallel_tool_calls": False,
        "response_format": {"type": "json_schema", "json_schema": {"type": "object"}, "name": "w", "strict": True},
        "stream": True,
    } | _defaults(read.value)
    written = encode(read.value)
    assert normalize_request(CODEC, written) == normalize_request(CODEC, wire)
    assert written["input"][1:4] == [
        {
            "type": "reasoning",
            "id": "rs_1",
            "summary": [{"type": "summary_text", "text": "**Looking** it up"}],
            "content": [{"type": "reasoning_text", "text": "hm"}],
            "encrypted_content": "gAAA",
        },
        {
            "type": "message",
            "role": "assistant",
            "id": "msg_1",
            "phase": "commentary",
            "status": "completed",
            "content": [{"type": "output_text", "text": "One moment.", "annotations": []}],
        },
        {
            "type": "function_call",
            "id": "fc_call_1",
            "call_id": "call_1",
            "name": "get_weather",
            "arguments": '{"city":"Rome"}',
        },
    ]


def _defaults(value: ChatRequest) -> Data:
    """Fields that a dump holds whatever was given."""
    data = plain(value.to_dict())
    return {key: data[key] for key in ("stream_options",) if key in data}


@requirement("COD-3")
def test_a_request_from_elsewhere_is_written_in_the_words_of_the_wire() -> None:
    value = request(
        {"role": "system", "content": "Be kind."},
        {
            "role": "user",
            "content": [{"type": "text", "text": "What is it?"}, {"type": "image", "url": "https://x.example/a"}],
        },
        {"role": "assistant", "content": "Let me see.", "tool_calls": [{"id": "c1", "name": "look", "arguments": {}}]},
        {"role": "tool", "content": "a cat", "tool_call_id": "c1", "name": "look"},
        {"role": "assistant", "content": [{"type": "refusal", "text": "No."}]},
        {
            "role": "user",
            "content": [{"type": "document", "data": "JVBERg==", "media_type": "application/pdf", "name": "a.pdf"}],
        },
        tools=[{**TOOL, "strict": None}],
        tool_choice="required",
        response_format={"type": "json_object"},
        thinking=False,
        max_tokens=50,
        temperature=0.5,
    )
    assert encode(value, stream=False) == {
        "model": "m",
        "instructions": "Be kind.",
        "input": [
            {
                "role": "user",
                "content": [
                    {"type": "input_text", "text": "What is it?"},
                    {"type": "input_image", "image_url": "https://x.example/a", "detail": "auto"},
                ],
            },
            {
                "type": "message",
                "role": "assistant",
                "content": [{"type": "output_text", "text": "Let me see.", "annotations": []}],
            },
            {"type": "function_call", "call_id": "c1", "name": "look", "arguments": "{}"},
            {"type": "function_call_output", "call_id": "c1", "output": "a cat"},
            {"type": "message", "role": "assistant", "content": [{"type": "refusal", "refusal": "No."}]},
            {
                "role": "user",
                "content": [
                    {"type": "input_file", "file_data": "data:application/pdf;base64,JVBERg==", "filename": "a.pdf"}
                ],
            },
        ],
        "tools": [{"type": "function", **TOOL, "strict": False}],
        "tool_choice": "required",
        "text": {"format": {"type": "json_object"}},
        "reasoning": {"effort": "none"},
        "max_output_tokens": 50,
        "temperature": 0.5,
    }


def test_temperature_and_top_p_are_sent_with_their_defaults_unless_null_is_given() -> None:
    value = ChatRequest.from_dict({"messages": [{"role": "user", "content": "a"}], "parameters": {"model": "m"}})
    assert {key: encode(value)[key] for key in ("temperature", "top_p")} == {"temperature": 0.7, "top_p": 1.0}
    assert encode(request()) == {"model": "m", "input": [{"role": "user", "content": "Hello!"}]}
    assert encode(request(), stream=True)["stream"] is True


# Instructions and system messages


@pytest.mark.parametrize(
    "wire",
    [
        {"instructions": "a", "input": [{"role": "user", "content": "b"}]},
        {"instructions": "", "input": [{"role": "user", "content": "b"}]},
        {"input": [{"type": "message", "role": "system", "content": "a"}, {"role": "user", "content": "b"}]},
        {"instructions": "a", "input": [{"role": "system", "content": "c"}, {"role": "user", "content": "b"}]},
        {"input": [{"role": "developer", "content": "a"}, {"role": "user", "content": "b"}]},
        {"input": [{"role": "system", "content": [{"type": "input_text", "text": "a"}]}]},
        {"instructions": "a", "previous_response_id": "resp_0"},
        {"instructions": "a", "prompt": {"id": "pmpt_1"}},
    ],
)
def test_instructions_and_system_items_keep_their_place(wire: Data) -> None:
    wire = {"model": "m", **wire}
    assert encode(CODEC.decode_request(wire).value) == wire


def test_a_lone_system_text_is_an_item_because_instructions_alone_are_refused() -> None:
    assert encode(request({"role": "system", "content": "a"})) == {
        "model": "m",
        "input": [{"role": "system", "content": "a"}],
    }


def test_a_system_text_in_the_middle_stays_there() -> None:
    value = request(
        {"role": "user", "content": "a"}, {"role": "system", "content": "b"}, {"role": "user", "content": "c"}
    )
    assert [item["role"] for item in encode(value)["input"]] == ["user", "system", "user"]


# Turns of the model


def test_thoughts_calls_and_texts_keep_their_order() -> None:
    items = [
        reasoning("first"),
        function_call("{}", "c1"),
        reasoning(item_id="rs_2", encrypted_content="gAAA"),
        message("Then", item_id="msg_2"),
        function_call("{}", "c2"),
    ]
    wire = {"model": "m", "input": [{"role": "user", "content": "a"}, *items]}
    read = CODEC.decode_request(wire).value
    assert len(read.messages) == 2
    turn = read.messages[1]
    assert turn.role == "assistant"
    assert [part.type for part in turn.parts] == ["thinking", "thinking", "text"]
    assert [call.part_index for call in turn.tool_calls or ()] == [1, None]
    written = encode(read)
    assert [item["type"] for item in written["input"][1:]] == [item["type"] for item in items]
    assert normalize_request(CODEC, written) == normalize_request(CODEC, wire)


def test_messages_without_ids_in_a_row_are_turns_of_their_own() -> None:
    wire = {
        "model": "m",
        "input": [
            {"role": "user", "content": "a"},
            {"role": "assistant", "content": "b"},
            {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "c"}]},
            {"role": "user", "content": "d"},
        ],
    }
    read = CODEC.decode_request(wire).value
    assert [message.content for message in read.messages] == ["a", "b", "c", "d"]
    assert normalize_request(CODEC, encode(read)) == normalize_request(CODEC, wire)


@requirement("COD-3")
def test_messages_without_ids_around_thoughts_are_one_turn() -> None:
    def said(text: str) -> Data:
        return {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": text}]}

    thought = {"type": "reasoning", "summary": [{"type": "summary_text", "text": "hm"}]}
    wire = {"model": "m", "input": [said("a"), thought, said("b"), {"role": "user", "content": "c"}]}
    read = CODEC.decode_request(wire).value
    assert [[part.type for part in message.parts] for message in read.messages] == [
        ["text", "thinking", "text"],
        ["text"],
    ]
    assert normalize_request(CODEC, encode(read)) == normalize_request(CODEC, wire)


def test_items_of_other_kinds_stay_in_their_place() -> None:
    items = [
        {"type": "web_search_call", "id": "ws_1", "status": "completed", "action": {"type": "search", "query": "x"}},
        message("Found."),
        {"type": "custom_tool_call", "call_id": "k1", "name": "patch", "input": "*** Begin"},
        function_call("{}", "c1"),
        {"type": "custom_tool_call_output", "call_id": "k1", "output": "done"},
        {"type": "function_call_output", "call_id": "c1", "output": "ok"},
        {"type": "mcp_approval_response", "approval_request_id": "a1", "approve": True},
        {"type": "item_reference", "id": "msg_9"},
        {"id": "msg_8"},
        {"type": "compaction", "encrypted_content": "gAAA"},
        {"role": "user", "content": [{"type": "input_text", "text": "x"}, {"type": "input_hologram", "depth": 3}]},
        {"type": "compaction_trigger"},
    ]
    read = CODEC.decode_request({"model": "m", "input": items}).value
    assert [message.role for message in read.messages] == [
        *("assistant", "tool", "tool", "user", "assistant", "user", "user")
    ]
    assert normalize_request(CODEC, encode(read)) == normalize_request(CODEC, {"model": "m", "input": items})


def test_a_user_message_with_an_item_among_its_parts_is_written_around_it() -> None:
    foreign = {"type": "foreign", "dialect": NAME, "data": {"type": "compaction_trigger"}}
    parts = [{"type": "text", "text": "a"}, foreign, {"type": "text", "text": "b"}, {"type": "audio", "path": "a.wav"}]
    wire, losses = encode_lossy(request({"role": "user", "content": parts}))
    assert wire["input"] == [
        {"role": "user", "content": [{"type": "input_text", "text": "a"}]},
        {"type": "compaction_trigger"},
        {"role": "user", "content": [{"type": "input_text", "text": "b"}]},
    ]
    assert losses == [("audio", "/messages/0/content/3")]


def test_a_phase_given_for_a_message_goes_to_its_items() -> None:
    said = {"role": "assistant", "content": "a", "provider_options": own(phase="commentary")}
    assert encode(request(said, {"role": "user", "content": "?"}))["input"][0]["phase"] == "commentary"


def test_refusals_annotations_and_unknown_parts_come_back_as_they_were() -> None:
    citation = {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}
    text = {"type": "output_text", "text": "a", "annotations": [citation], "logprobs": [{"token": "a"}]}
    odd = {"type": "output_audio", "data": "AA"}
    item = message(text, {"type": "refusal", "refusal": "No."}, odd, text, item_id="msg_7")
    read = CODEC.decode_request({"model": "m", "input": [item]}).value
    assert [part.type for part in read.messages[0].parts] == ["text", "refusal", "foreign", "text"]
    assert plain(CODEC.encode_request(read).value)["input"] == [item]


# Tools


def test_tool_names_of_the_client_have_one_spelling_everywhere() -> None:
    long = "search-" + "x" * 100
    wire: Data = {
        "model": "m",
        "input": [
            {"role": "user", "content": "a"},
            function_call("{}", "c1", "get-weather"),
            {"type": "function_call_output", "call_id": "c1", "output": "ok", "name": "get-weather"},
            function_call("{}", "c2", "made-up"),
            {"type": "function_call_output", "name": "get-weather", "output": "late"},
        ],
        "tools": [{**WEATHER, "name": "get-weather"}, {**WEATHER, "name": long}],
        "tool_choice": {"type": "function", "name": "get-weather"},
    }
    read = CODEC.decode_request(wire | {"input": wire["input"][:4]}).value
    assert [(tool.name, tool.original_name) for tool in read.tools or ()] == [
        ("get_weather", "get-weather"),
        (("search_" + "x" * 100)[:64], long),
    ]
    first, second = read.messages[1], read.messages[3]
    assert first.role == second.role == "assistant"
    assert [call.name for call in first.tool_calls or ()] == ["get_weather"]
    assert [(call.name, call.reason) for call in second.invalid_tool_calls or ()] == [("made-up", "bad_name")]
    assert read.messages[2].name == "get_weather"
    assert read.tool_choice is not None
    assert plain(read.to_dict())["tool_choice"] == {"type": "tool", "name": "get_weather"}


def test_a_result_that_names_the_tool_alone_belongs_to_its_open_call() -> None:
    items = [function_call("{}", "c1", "f"), {"type": "function_call_output", "name": "f", "output": "ok"}]
    read = CODEC.decode_request({"model": "m", "input": items}).value
    assert read.messages[1].role == "tool"
    assert read.messages[1].tool_call_id == "c1"


@pytest.mark.parametrize(
    "tool",
    [
        {"type": "function", "name": "f"},
        {"type": "function", "name": "f", "parameters": None, "strict": None, "description": None},
        {"type": "function", "name": "f", "description": "", "strict": False, "parameters": {"properties": {}}},
        {"type": "function", "name": "f", "description": "d", "strict": True, "parameters": {"type": "object"}, "x": 1},
    ],
)
def test_a_tool_keeps_what_it_says_and_what_it_leaves_out(tool: Data) -> None:
    wire = {"model": "m", "input": [{"role": "user", "content": "a"}], "tools": [tool]}
    written = plain(CODEC.encode_request(CODEC.decode_request(wire).value).value)
    assert normalize_request(CODEC, written) == normalize_request(CODEC, wire)
    assert ("strict" in written["tools"][0]) == (tool.get("strict") is not None)


@pytest.mark.parametrize(("strict", "said"), [(True, True), (False, False), (None, False)])
def test_strict_is_always_written_for_tools_from_elsewhere(strict: bool | None, said: bool) -> None:
    [tool] = encode(request(tools=[{**TOOL, "strict": strict}]))["tools"]
    assert tool["strict"] is said
    assert ("additionalProperties" in tool["parameters"]) is said


def test_a_choice_of_another_kind_comes_back_as_it_was() -> None:
    choice = {"type": "allowed_tools", "mode": "auto", "tools": [{"type": "function", "name": "f"}]}
    wire = {"model": "m", "input": "a", "tools": [WEATHER], "tool_choice": choice}
    assert encode(CODEC.decode_request(wire).value)["tool_choice"] == choice


# Losses


@requirement("COD-2")
@pytest.mark.parametrize(
    ("fields", "loss"),
    [
        ({"seed": 1}, ("sampling", "/parameters/seed")),
        ({"top_k": 1}, ("sampling", "/parameters/top_k")),
        ({"min_p": 0.1}, ("sampling", "/parameters/min_p")),
        ({"frequency_penalty": 1.0}, ("sampling", "/parameters/frequency_penalty")),
        ({"presence_penalty": 1.0}, ("sampling", "/parameters/presence_penalty")),
        ({"repeat_penalty": 1.1}, ("sampling", "/parameters/repeat_penalty")),
        ({"stop_sequences": ["x"]}, ("stop_sequences", "/parameters/stop_sequences")),
        ({"thinking": True}, ("thinking_switch", "/parameters/thinking")),
        ({"thinking_budget_tokens": 5}, ("thinking_budget", "/parameters/thinking_budget_tokens")),
        ({"tool_choice": "auto"}, ("tool_choice_without_tools", "/tool_choice")),
        ({"parallel_tool_calls": True}, ("tool_choice_without_tools", "/parallel_tool_calls")),
    ],
)
def test_what_a_request_cannot_say_is_a_loss(fields: Data, loss: tuple[str, str]) -> None:
    wire, losses = encode_lossy(request(**fields))
    assert wire == encode(request())
    assert losses == [loss]
    with pytest.raises(LossRefusedError):
        CODEC.encode_request(request(**fields), on_loss="raise")


def test_a_limit_below_sixteen_is_sent_as_sixteen_and_told() -> None:
    wire, losses = encode_lossy(request(max_tokens=5))
    assert (wire["max_output_tokens"], losses) == (16, [("max_tokens", "/parameters/max_tokens")])
    assert encode(request(max_tokens=16))["max_output_tokens"] == 16


def test_a_server_with_other_words_for_thinking_is_a_row() -> None:
    row = OPENAI_RESPONSES
    fewer = codec_of(type(row)(name="x", efforts=frozenset({"low"}), thinking_off=None))
    for thinking, loss in (("high", "thinking_level"), (False, "thinking_switch")):
        assert names(fewer.encode_request(request(thinking=thinking)).losses) == [(loss, "/parameters/thinking")]


def test_what_a_reasoning_model_refuses_and_strict_cannot_say_is_reported() -> None:
    schema = {"type": "object", "properties": {"city": {"type": "string"}}}
    tool = {"name": "f", "description": "d", "parameters": schema, "strict": True}
    found = CODEC.encode_request(request(tools=[tool], model="o3", temperature=0.5))
    assert names(found.losses) == [
        ("reasoning_sampling", "/parameters/temperature"),
        ("strict_subset", "/tools/0/strict"),
    ]
    assert found.value.keys() == {"model", "input", "tools"}


@requirement("COD-2")
@pytest.mark.parametrize(
    ("message", "losses"),
    [
        ({"role": "user", "content": "a", "name": "Ann"}, [("message_name", "/messages/0/name")]),
        ({"role": "assistant", "content": "a", "name": "Bot"}, [("message_name", "/messages/0/name")]),
        (
            {"role": "tool", "content": "a", "tool_call_id": "c", "is_error": True},
            [("is_error", "/messages/0/is_error")],
        ),
        (
            {"role": "user", "content": [{"type": "thinking", "text": "a"}, {"type": "refusal", "text": "b"}]},
            [("part_place", "/messages/0/content/0"), ("part_place", "/messages/0/content/1")],
        ),
        (
            {"role": "user", "content": [{"type": "image", "path": "a.png"}, {"type": "document", "path": "a.pdf"}]},
            [("path_not_loaded", "/messages/0/content/0"), ("path_not_loaded", "/messages/0/content/1")],
        ),
        (
            {"role": "user", "content": [{"type": "document", "text": "a"}]},
            [("document_text", "/messages/0/content/0")],
        ),
        (
            {
                "role": "user",
                "content": [{"type": "foreign", "dialect": "gemini", "data": {}}, {"type": "new", "x": 1}],
            },
            [("foreign_part", "/messages/0/content/0"), ("unknown_part", "/messages/0/content/1")],
        ),
        (
            {
                "role": "assistant",
                "content": [
                    {"type": "foreign", "dialect": "gemini", "data": {}},
                    {"type": "new", "x": 1},
                    {"type": "image", "url": "https://x.example/a"},
                ],
            },
            [
                ("foreign_part", "/messages/0/content/0"),
                ("unknown_part", "/messages/0/content/1"),
                ("answer_media", "/messages/0/content/2"),
            ],
        ),
        (
            {
                "role": "assistant",
                "content": [
                    {"type": "thinking", "text": "a"},
                    {"type": "thinking", "text": "a", "signature": "s", "origin": {"dialect": "anthropic"}},
                    {"type": "thinking", "redacted_data": "x", "origin": {"dialect": "anthropic"}},
                    {"type": "thinking", "redacted_data": "x", "origin": {"dialect": NAME}},
                    {"type": "text", "text": "b"},
                ],
            },
            [
                ("thinking_foreign", "/messages/0/content/0"),
                ("thinking_foreign", "/messages/0/content/1"),
                ("thinking_foreign", "/messages/0/content/2"),
                ("thinking_redacted", "/messages/0/content/3"),
            ],
        ),
        (
            {
                "role": "assistant",
                "invalid_tool_calls": [
                    {"id": "a", "arguments_text": "{}", "reason": "no_name"},
                    {"id": "b", "name": "get weather", "arguments_text": "{}", "reason": "bad_name"},
                    {"id": "c", "name": "f", "arguments_text": "{", "reason": "server_rejected"},
                ],
            },
            [
                ("unnamed_tool_call", "/messages/0/invalid_tool_calls/0"),
                ("invalid_call_mark", "/messages/0/invalid_tool_calls/0"),
                ("tool_call_name", "/messages/0/invalid_tool_calls/1/name"),
                ("invalid_call_mark", "/messages/0/invalid_tool_calls/1"),
                ("invalid_tool_call", "/messages/0/invalid_tool_calls/2/arguments_text"),
            ],
        ),
    ],
)
def test_what_a_message_cannot_say_is_a_loss(message: Data, losses: list[tuple[str, str]]) -> None:
    wire, found = encode_lossy(request(message, {"role": "user", "content": "go on"}))
    assert found == losses
    assert wire["input"][-1] == {"role": "user", "content": "go on"}


def test_a_message_of_which_nothing_is_left_stays_an_empty_one() -> None:
    wire, _ = encode_lossy(request({"role": "user", "content": [{"type": "audio", "path": "a.wav"}]}))
    assert wire["input"] == [{"role": "user", "content": ""}]


@requirement("COD-2")
def test_reasoning_that_led_to_nothing_is_left_out_because_the_server_refuses_it() -> None:
    items = [reasoning("a"), reasoning("b", item_id="rs_2"), {"role": "user", "content": "go on"}]
    value = CODEC.decode_request({"model": "m", "input": items}).value
    wire, losses = encode_lossy(value)
    assert wire["input"] == [{"role": "user", "content": "go on"}]
    assert losses == [("lone_reasoning", "/messages/0/content/0"), ("lone_reasoning", "/messages/0/content/1")]
    kept = codec_of(type(OPENAI_RESPONSES)(name="x", keeps_lone_reasoning=True)).encode_request(value)
    assert kept.losses == ()
    assert len(kept.value["input"]) == 3


def test_a_call_id_that_is_too_long_is_cut_in_the_call_and_in_its_result() -> None:
    long = "functions.f:" + "x" * 60
    value = request(
        {"role": "user", "content": "a"},
        {"role": "assistant", "tool_calls": [{"id": long, "name": "f", "arguments": {}}]},
        {"role": "tool", "content": "ok", "tool_call_id": long, "name": "f"},
    )
    wire, losses = encode_lossy(value)
    assert losses == [("call_id", "/messages/1/tool_calls/0/id")]
    assert wire["input"][1]["call_id"] == wire["input"][2]["call_id"] != long
    assert len(wire["input"][1]["call_id"]) <= 64


def test_a_call_id_of_just_the_limit_stays_as_it_is() -> None:
    longest = "c" * 64
    value = request(
        {"role": "user", "content": "x"},
        {"role": "assistant", "tool_calls": [{"id": longest, "name": "f", "arguments": {}}]},
        {"role": "tool", "content": "ok", "tool_call_id": longest, "name": "f"},
    )
    assert [item["call_id"] for item in encode(value)["input"][1:]] == [longest, longest]


def test_results_of_calls_with_one_id_go_to_the_calls_in_their_order() -> None:
    wire: Data = {
        "model": "m",
        "input": [
            {"role": "user", "content": "a"},
            *(function_call("{}", "c", name) for name in ("f", "g")),
            *({"type": "function_call_output", "call_id": "c", "output": text} for text in ("1", "2")),
        ],
    }
    _, calling, first, second = CODEC.decode_request(wire).value.messages
    assert calling.role == "assistant"
    assert first.role == second.role == "tool"
    ids = [call.id for call in calling.tool_calls or ()]
    assert len(set(ids)) == 2
    assert [first.tool_call_id, second.tool_call_id] == ids
    assert [first.name, second.name] == ["f", "g"]


@requirement("COD-4")
def test_every_signed_thought_is_an_item_of_its_own() -> None:
    origin = {"dialect": "openai-responses", "field": "summary"}
    thoughts = [{"type": "thinking", "text": said, "signature": f"sig-{said}", "origin": origin} for said in ("a", "b")]
    value = request(
        {"role": "user", "content": "x"},
        {"role": "assistant", "content": [*thoughts, {"type": "text", "text": "Yes."}]},
        {"role": "user", "content": "y"},
    )
    assert encode(value)["input"][1:3] == [
        {"type": "reasoning", "summary": [{"type": "summary_text", "text": said}], "encrypted_content": f"sig-{said}"}
        for said in ("a", "b")
    ]


def test_the_name_of_a_result_is_said_where_the_call_does_not_tell_it() -> None:
    value = request({"role": "tool", "content": "ok", "tool_call_id": "c", "name": "f"})
    assert encode(value)["input"] == [{"type": "function_call_output", "call_id": "c", "output": "ok", "name": "f"}]
    assert CODEC.decode_request(encode(value)).value.messages[0].name == "f"


# Faults


@requirement("COD-1")
@for_each(
    ("wire", "path"),
    [
        ([], ""),
        ({"model": "m"}, "/input"),
        ({"model": "m", "input": []}, "/input"),
        ({"model": "m", "instructions": "a"}, "/input"),
        ({"model": "m", "previous_response_id": "resp_0"}, "/input"),
        ({"model": "m", "input": 5}, "/input"),
        ({"model": "m", "input": "a", "instructions": 5}, "/instructions"),
        ({"model": "m", "input": ["a"]}, "/input/0"),
        ({"model": "m", "input": [{}]}, "/input/0/type"),
        ({"model": "m", "input": [{"type": 5, "id": "a"}]}, "/input/0/type"),
        ({"model": "m", "input": [{"role": "critic", "content": "a"}]}, "/input/0/role"),
        ({"model": "m", "input": [{"role": "user"}]}, "/input/0/content"),
        ({"model": "m", "input": [{"role": "assistant", "content": None}]}, "/input/0/content"),
        ({"model": "m", "input": [{"role": "user", "content": [5]}]}, "/input/0/content/0"),
        ({"model": "m", "input": [{"role": "user", "content": [{}]}]}, "/input/0/content/0/type"),
        ({"model": "m", "input": [{"role": "user", "content": [{"type": "input_text"}]}]}, "/input/0/content/0/text"),
        ({"model": "m", "input": [{"type": "function_call", "name": "f"}]}, "/input/0/call_id"),
        ({"model": "m", "input": [{"type": "function_call_output", "output": "a"}]}, "/input/0/call_id"),
        ({"model": "m", "input": [{"type": "function_call_output", "call_id": "c"}]}, "/input/0/output"),
        ({"model": "m", "input": "a", "tools": 5}, "/tools"),
        ({"model": "m", "input": "a", "tools": [{}]}, "/tools/0"),
        ({"model": "m", "input": "a", "tools": [{"type": "function"}]}, "/tools/0/name"),
        ({"model": "m", "input": "a", "tools": [{**WEATHER, "parameters": 5}]}, "/tools/0/parameters"),
        ({"model": "m", "input": "a", "tools": [{**WEATHER, "strict": "yes"}]}, "/tools/0/strict"),
        ({"model": "m", "input": "a", "tool_choice": 5}, "/tool_choice"),
        ({"model": "m", "input": "a", "text": 5}, "/text"),
        ({"model": "m", "input": "a", "text": {"format": 5}}, "/text/format"),
        ({"model": "m", "input": "a", "reasoning": 5}, "/reasoning"),
        ({"model": "m", "input": "a", "temperature": "hot"}, "/temperature"),
        ({"model": "m", "input": "a", "max_output_tokens": "5"}, "/max_output_tokens"),
        ({"model": "m", "input": "a", "stream": "yes"}, "/stream"),
        ({"input": "a"}, ""),
        ({"model": " ", "input": "a"}, "/model"),
    ],
)
def test_a_fault_of_the_client_is_told_with_its_path(wire: Any, path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        CODEC.decode_request(wire)
    assert [problem.path for problem in caught.value.problems] == [path]


def test_a_number_that_the_canonical_model_cannot_hold_is_an_own_option() -> None:
    wire = {"model": "m", "input": [{"role": "user", "content": "a"}], "temperature": 3, "max_output_tokens": -1}
    read = CODEC.decode_request(wire).value
    assert plain(read.parameters.to_dict())["provider_options"] == own(temperature=3, max_output_tokens=-1)
    assert plain(CODEC.encode_request(read).value) == wire


# Tools that are not plain functions

TEXT: Data = {"type": "object", "properties": {"input": {"type": "string", "description": "The text."}}}
TEXT_ONLY: Data = {**TEXT, "required": ["input"], "additionalProperties": False}


def test_a_tool_that_takes_text_is_a_custom_tool_and_parameters_that_say_more_are_a_loss() -> None:
    tool = {"name": "run", "description": "Run.", "parameters": TEXT_ONLY, "text_input": {}}
    assert encode_lossy(request(tools=[tool], tool_choice={"type": "tool", "name": "run"})) == (
        {
            "model": "m",
            "input": [{"role": "user", "content": "Hello!"}],
            "tools": [{"type": "custom", "name": "run", "description": "Run."}],
            "tool_choice": {"type": "custom", "name": "run"},
        },
        [],
    )
    more = {**tool, "parameters": {"type": "object"}}
    assert encode_lossy(request(tools=[more]))[1] == [("text_parameters", "/tools/0/text_input")]


def test_a_programs_own_results_have_the_form_of_the_calls_that_they_answer() -> None:
    tools: list[Data] = [
        {"name": "run", "description": "Run.", "parameters": TEXT_ONLY, "text_input": {}, "original_name": "run.it"},
        *(
            {"name": kind, "description": "d", "parameters": {"type": "object"}, "provider_options": own(type=kind)}
            for kind in ("tool_search", "local_shell", "shell", "apply_patch")
        ),
    ]
    calls = [
        {"id": "a", "name": "run", "arguments": {"input": "x"}},
        {"id": "b", "name": "tool_search", "arguments": {"query": "x"}},
        {"id": "c", "name": "local_shell", "arguments": {"command": ["ls"]}},
        {"id": "d", "name": "shell", "arguments": {"commands": ["ls"]}},
        {"id": "e", "name": "apply_patch", "arguments": {"type": "delete_file", "path": "x"}},
    ]
    results = [{"role": "tool", "tool_call_id": each, "content": "done"} for each in "abcd"]
    failed = {"role": "tool", "tool_call_id": "e", "content": "no", "is_error": True}
    body = encode(request({"role": "assistant", "tool_calls": calls}, *results, failed, tools=tools))
    shell = body["input"][2]
    exit_code = {"type": "exit", "exit_code": 0}
    assert body["input"] == [
        {"type": "custom_tool_call", "call_id": "a", "name": "run.it", "input": "x"},
        {"type": "tool_search_call", "call_id": "b", "execution": "client", "arguments": {"query": "x"}},
        {
            "type": "local_shell_call",
            "id": shell["id"],
            "call_id": "c",
            "action": {"type": "exec", "command": ["ls"], "env": {}},
        },
        {"type": "shell_call", "call_id": "d", "action": {"commands": ["ls"]}},
        {"type": "apply_patch_call", "call_id": "e", "operation": {"type": "delete_file", "path": "x"}},
        {"type": "custom_tool_call_output", "call_id": "a", "output": "done"},
        {"type": "tool_search_output", "call_id": "b", "execution": "client", "tools": []},
        {"type": "local_shell_call_output", "id": "c", "output": "done"},
        {
            "type": "shell_call_output",
            "call_id": "d",
            "output": [{"stdout": "done", "stderr": "", "outcome": exit_code}],
        },
        {"type": "apply_patch_call_output", "call_id": "e", "status": "failed", "output": "no"},
    ]


@pytest.mark.parametrize(
    ("choice", "name"),
    [
        ({"type": "custom", "name": "run"}, "run"),
        ({"type": "function", "name": "list"}, "crm__list"),
        ({"type": "local_shell"}, "local_shell"),
    ],
)
def test_a_choice_of_a_tool_that_is_no_plain_function_is_a_choice_of_that_tool(choice: Data, name: str) -> None:
    parameters = {"type": "object", "properties": {}}
    inner = {"type": "function", "name": "list", "description": "List.", "parameters": parameters}
    tools = [
        {"type": "custom", "name": "run", "description": "Run."},
        {"type": "namespace", "name": "crm", "description": "Customers.", "tools": [{**inner, "strict": False}]},
        {"type": "local_shell"},
    ]
    body = {"model": "m", "input": [{"role": "user", "content": "?"}], "tools": tools, "tool_choice": choice}
    read = CODEC.decode_request(body).value
    assert plain(read.to_dict()["tool_choice"]) == {"type": "tool", "name": name}
    assert encode(read) == body


def test_a_tool_of_the_input_that_is_in_the_list_too_is_one_tool() -> None:
    tool = {"type": "custom", "name": "run", "description": "Run."}
    given = {"type": "additional_tools", "role": "developer", "tools": [tool, {"type": "function"}, "odd"]}
    body = {"model": "m", "input": [given, {"role": "user", "content": "?"}], "tools": [tool]}
    assert [each.name for each in CODEC.decode_request(body).value.tools or ()] == ["run"]


@pytest.mark.parametrize(
    ("tool", "path"),
    [
        ({"type": "custom"}, "/tools/0/name"),
        ({"type": "namespace", "name": "crm", "tools": [{"type": "function"}]}, "/tools/0/tools/0/name"),
        ({"type": "namespace", "name": "crm", "tools": [{"type": "custom", "name": ""}]}, "/tools/0/tools/0/name"),
    ],
)
def test_a_fault_of_a_tool_has_its_place(tool: Data, path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        CODEC.decode_request({"model": "m", "input": "?", "tools": [tool]})
    assert [problem.path for problem in caught.value.problems] == [path]
