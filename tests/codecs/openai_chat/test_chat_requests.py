"""Requests in the words of each variant, and back."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.openai_chat.chat_wire import (
    CHAT,
    CODECS,
    PNG,
    WEATHER,
    Data,
    call,
    encode,
    encode_lossy,
    names,
    plain,
    request,
)
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError, LossRefusedError

USER: Data = {"role": "user", "content": "Hello!"}
BARE: Data = {"model": "m", "messages": [USER]}
WIRE_TOOL: Data = {
    "type": "function",
    "function": {key: value for key, value in WEATHER.items() if key != "strict"},
}
THOUGHT: Data = {"type": "thinking", "text": "hm"}


def read(body: Data, variant: str = "openai-chat") -> ChatRequest:
    converted = CODECS[variant].decode_request(body)
    assert converted.losses == ()
    return converted.value


def faults(body: Any, variant: str = "openai-chat") -> list[tuple[str, str]]:
    with pytest.raises(InvalidDataError) as caught:
        CODECS[variant].decode_request(body)
    return [(problem.path, problem.rule) for problem in caught.value.problems]


def back(body: Data, variant: str = "openai-chat") -> Data:
    """The body after reading it and writing it again."""
    return encode(read(body, variant), variant)


# Parameters


@requirement("REQ-1")
def test_canonical_defaults_are_sent_and_null_is_not() -> None:
    plain_request = ChatRequest.from_dict({"messages": [USER], "parameters": {"model": "m"}})
    assert encode(plain_request) == {**BARE, "temperature": 0.7, "top_p": 1.0}
    assert encode(request()) == BARE
    assert read(BARE).parameters.to_dict() == {"model": "m", "temperature": None, "top_p": None}


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        ("openai-chat", "max_completion_tokens"),
        ("groq", "max_completion_tokens"),
        ("vllm", "max_tokens"),
        ("llamacpp", "max_tokens"),
        ("ollama-v1", "max_tokens"),
    ],
)
def test_the_token_limit_is_sent_under_the_variants_name_and_read_under_both(variant: str, name: str) -> None:
    assert encode(request(max_tokens=5), variant) == {**BARE, name: 5}
    for field in ("max_tokens", "max_completion_tokens"):
        assert read({**BARE, field: 5}, variant).parameters.max_tokens == 5
    assert read({**BARE, "max_tokens": 5, "max_completion_tokens": 6}).parameters.max_tokens == 6


@pytest.mark.parametrize(
    ("variant", "wire", "lost"),
    [
        ("openai-chat", {"frequency_penalty": 0.5, "presence_penalty": 0.5}, ["top_k", "min_p", "repeat_penalty"]),
        (
            "vllm",
            {
                "top_k": 4,
                "min_p": 0.1,
                "repetition_penalty": 1.1,
                "frequency_penalty": 0.5,
                "presence_penalty": 0.5,
            },
            [],
        ),
        (
            "llamacpp",
            {"top_k": 4, "min_p": 0.1, "repeat_penalty": 1.1, "frequency_penalty": 0.5, "presence_penalty": 0.5},
            [],
        ),
        ("groq", {}, ["top_k", "min_p", "frequency_penalty", "presence_penalty", "repeat_penalty"]),
        ("ollama-v1", {"frequency_penalty": 0.5, "presence_penalty": 0.5}, ["top_k", "min_p", "repeat_penalty"]),
    ],
)
@requirement("COD-2")
def test_sampling_is_sent_in_the_servers_words_and_what_it_ignores_is_reported(
    variant: str, wire: Data, lost: list[str]
) -> None:
    sampling = {
        "top_k": 4,
        "min_p": 0.1,
        "repeat_penalty": 1.1,
        "frequency_penalty": 0.5,
        "presence_penalty": 0.5,
    }
    found, losses = encode_lossy(request(seed=7, **sampling), variant)
    assert found == {**BARE, "seed": 7, **wire}
    assert losses == [("sampling", f"/parameters/{name}") for name in lost]
    again = read(found, variant).parameters
    assert {name: getattr(again, name) for name in sampling if name not in lost} == {
        name: value for name, value in sampling.items() if name not in lost
    }


@pytest.mark.parametrize(
    ("variant", "thinking", "wire"),
    [
        ("openai-chat", "high", {"reasoning_effort": "high"}),
        ("openai-chat", False, {"reasoning_effort": "none"}),
        ("groq", True, {"reasoning_effort": "default"}),
        ("groq", "low", {"reasoning_effort": "low"}),
        ("ollama-v1", "max", {"reasoning_effort": "max"}),
        ("vllm", True, {"chat_template_kwargs": {"enable_thinking": True}}),
        ("vllm", False, {"chat_template_kwargs": {"enable_thinking": False}}),
        ("vllm", "xhigh", {"reasoning_effort": "xhigh"}),
        ("llamacpp", False, {"chat_template_kwargs": {"enable_thinking": False}}),
        ("llamacpp", "medium", {"reasoning_effort": "medium"}),
    ],
)
def test_thinking_is_said_in_the_servers_way(variant: str, thinking: Any, wire: Data) -> None:
    assert encode(request(thinking=thinking), variant) == {**BARE, **wire}
    wanted = "none" if thinking is False and "reasoning_effort" in wire else thinking
    assert read({**BARE, **wire}, variant).parameters.thinking == wanted


def test_thinking_that_a_server_cannot_be_told_is_reported() -> None:
    assert encode_lossy(request(thinking=True)) == (BARE, [("thinking_switch", "/parameters/thinking")])
    assert encode_lossy(request(thinking="max"), "groq") == (BARE, [("thinking_level", "/parameters/thinking")])
    budget = request(thinking_budget_tokens=64)
    assert encode_lossy(budget) == (BARE, [("thinking_budget", "/parameters/thinking_budget_tokens")])
    assert encode(budget, "vllm") == {**BARE, "thinking_token_budget": 64}
    assert encode(budget, "llamacpp") == {**BARE, "thinking_budget_tokens": 64}


def test_further_template_variables_stay_beside_the_thinking_switch() -> None:
    wire = {**BARE, "chat_template_kwargs": {"enable_thinking": False, "tone": "dry"}}
    assert read(wire, "vllm").parameters.thinking is False
    assert back(wire, "vllm") == wire
    assert back(wire) == wire
    levelled = {**BARE, "reasoning_effort": "low", "chat_template_kwargs": {"enable_thinking": False}}
    assert read(levelled, "vllm").parameters.thinking == "low"
    assert back(levelled, "vllm") == levelled


def test_no_more_stop_texts_are_sent_than_the_server_takes() -> None:
    five = request(stop_sequences=["a", "b", "c", "d", "e"])
    for variant in ("openai-chat", "vllm", "groq"):
        wire, losses = encode_lossy(five, variant)
        assert wire == {**BARE, "stop": ["a", "b", "c", "d"]}
        assert losses == [("stop_limit", "/parameters/stop_sequences")]
    assert encode(five, "llamacpp") == {**BARE, "stop": ["a", "b", "c", "d", "e"]}
    assert read({**BARE, "stop": "a"}).parameters.stop_sequences == ("a",)


def test_what_a_reasoning_model_refuses_and_strict_cannot_say_is_reported() -> None:
    tool = {**WEATHER, "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}, "strict": True}
    asked = request(tools=[tool], model="o3", temperature=0.5, stop_sequences=["END"])
    found = CHAT.encode_request(asked)
    assert names(found.losses) == [
        ("model_stop", "/parameters/stop_sequences"),
        ("reasoning_sampling", "/parameters/temperature"),
        ("strict_subset", "/tools/0/strict"),
    ]
    assert found.value.keys() == {"model", "messages", "tools"}


def test_a_number_that_is_not_canonical_travels_as_the_servers_own() -> None:
    wire = {**BARE, "max_tokens": -1, "temperature": 5.0}
    found = read(wire, "llamacpp").parameters
    assert (found.max_tokens, found.temperature) == (None, None)
    assert back(wire, "llamacpp") == wire


def test_fields_of_the_server_go_under_its_name_and_published_ones_under_the_dialects() -> None:
    wire = {**BARE, "n": 2, "user": "u", "structured_outputs": {"choice": ["a"]}, "metadata": {"k": "v"}}
    found = plain(read(wire, "vllm").parameters.provider_options)
    assert found == {
        "openai-chat": {"n": 2, "user": "u", "metadata": {"k": "v"}},
        "vllm": {"structured_outputs": {"choice": ["a"]}},
    }
    assert back(wire, "vllm") == wire
    assert encode_lossy(read(wire, "vllm"), "llamacpp") == (
        {**BARE, "n": 2, "user": "u", "metadata": {"k": "v"}},
        [("foreign_option", "/parameters/provider_options")],
    )


def test_own_options_are_merged_field_by_field_and_null_takes_a_field_out() -> None:
    own = {
        "openai-chat": {"top_p": None, "stream_options": {"include_obfuscation": False}},
        "vllm": {"temperature": 0.1},
        "ollama": {"keep_alive": 0},
    }
    made = request(temperature=0.5, top_p=0.5, provider_options=own, stream=True)
    wire, losses = encode_lossy(made, "vllm")
    assert wire == {
        **BARE,
        "temperature": 0.1,
        "stream": True,
        "stream_options": {"include_usage": True, "include_obfuscation": False},
    }
    assert losses == [("foreign_option", "/parameters/provider_options")]  # those of ollama


# Streams


@pytest.mark.parametrize(
    ("fields", "wire"),
    [
        ({}, {}),
        ({"stream": False}, {}),
        ({"stream": True}, {"stream": True, "stream_options": {"include_usage": True}}),
        ({"stream": True, "stream_options": {}}, {"stream": True, "stream_options": {"include_usage": True}}),
        ({"stream": True, "stream_options": {"include_usage": None}}, {"stream": True}),
        (
            {"stream": True, "stream_options": {"include_usage": False}},
            {"stream": True, "stream_options": {"include_usage": False}},
        ),
        ({"stream_options": {"include_usage": True}}, {}),
    ],
)
def test_usage_is_asked_for_with_a_stream_unless_told_otherwise(fields: Data, wire: Data) -> None:
    assert encode(request(**fields)) == {**BARE, **wire}


def test_the_call_decides_whether_the_answer_is_streamed() -> None:
    assert encode(request(), stream=True) == {**BARE, "stream": True, "stream_options": {"include_usage": True}}
    assert encode(request(stream=True), stream=False) == BARE


def test_a_stream_without_options_asks_for_nothing_when_it_is_sent_on() -> None:
    assert back({**BARE, "stream": True}) == {**BARE, "stream": True}
    more = {**BARE, "stream": True, "stream_options": {"include_usage": True, "continuous_usage_stats": True}}
    assert back(more, "vllm") == more


# Messages


def test_every_role_is_written_and_read() -> None:
    wire = {
        "model": "m",
        "messages": [
            {"role": "system", "content": "s"},
            {"role": "developer", "content": "d"},
            {"role": "user", "content": "u", "name": "Ann"},
            {"role": "assistant", "content": "a"},
            {"role": "assistant", "content": None, "tool_calls": [call('{"x":1}')]},
            {"role": "tool", "tool_call_id": "call_1", "content": "1"},
        ],
    }
    read_messages = read(wire).messages
    assert [message.role for message in read_messages] == ["system", "system", "user", "assistant", "assistant", "tool"]
    assert read_messages[1].to_dict() == {"role": "system", "content": "d", "variant": "developer"}
    assert read_messages[5].name == "f"
    assert back(wire) == wire


def test_roles_are_read_in_any_case() -> None:
    assert read({"model": "m", "messages": [{"role": "User", "content": "u"}]}).messages[0].role == "user"


def test_a_server_without_developer_role_or_names_gets_neither() -> None:
    messages = [{"role": "system", "variant": "developer", "content": "d"}, {**USER, "name": "Ann"}]
    wire, losses = encode_lossy(request(*messages), "ollama-v1")
    assert wire["messages"] == [{"role": "system", "content": "d"}, USER]
    assert losses == [("developer_role", "/messages/0/variant"), ("message_name", "/messages/1/name")]


@pytest.mark.parametrize(
    ("variant", "sent", "lost"),
    [("vllm", True, False), ("llamacpp", True, False), ("openai-chat", False, True), ("groq", False, True)],
)
def test_the_name_of_a_tool_message_is_sent_where_servers_use_it(variant: str, sent: bool, lost: bool) -> None:
    calls = {"role": "assistant", "tool_calls": [{"id": "c", "name": "f", "arguments": {}}]}
    result = {"role": "tool", "tool_call_id": "c", "content": "1", "name": "f"}
    wire = encode(request(USER, calls, result), variant)["messages"][2]
    assert wire == {"role": "tool", "tool_call_id": "c", "content": "1", **({"name": "f"} if sent else {})}
    _, losses = encode_lossy(request(USER, result), variant)
    assert losses == ([("message_name", "/messages/1/name")] if lost else [])


def test_a_failed_tool_result_loses_its_mark() -> None:
    result = {"role": "tool", "tool_call_id": "c", "content": "no", "is_error": True}
    wire, losses = encode_lossy(request(result))
    assert wire["messages"] == [{"role": "tool", "tool_call_id": "c", "content": "no"}]
    assert losses == [("is_error", "/messages/0/is_error")]


def test_a_call_between_the_parts_is_sent_after_them_and_that_is_reported() -> None:
    early = {"id": "c1", "name": "f", "arguments": {}, "part_index": 1}
    wire, losses = encode_lossy(
        request({"role": "assistant", "content": [THOUGHT, {"type": "text", "text": "a"}], "tool_calls": [early]})
    )
    assert wire["messages"][0]["tool_calls"] == [call("{}", "c1", "f")]
    assert losses == [
        ("thinking_foreign", "/messages/0/content/0"),
        ("call_order", "/messages/0/tool_calls/0/part_index"),
    ]
    late = {**early, "part_index": 2}
    _, losses = encode_lossy(request({"role": "assistant", "content": "a", "tool_calls": [late]}))
    assert losses == []


def test_the_form_of_the_content_is_kept() -> None:
    for content in ("", "t", [], [{"type": "text", "text": "t"}], [{"type": "text", "text": ""}]):
        wire = {"model": "m", "messages": [{"role": "user", "content": content}]}
        assert back(wire) == wire


def test_calls_of_the_history_keep_their_order_and_their_own_fields() -> None:
    entries = [call('{"x":1}', "a"), call("{", "b", "g"), {**call("{}", "c"), "extra_content": {"s": "x"}}]
    wire = {"model": "m", "messages": [USER, {"role": "assistant", "content": None, "tool_calls": entries}]}
    message = read(wire, "vllm").messages[1].to_dict()
    assert [found["id"] for found in message["tool_calls"]] == ["a", "c"]
    assert message["invalid_tool_calls"] == [
        {
            "id": "b",
            "arguments_text": "{",
            "reason": "truncated",
            "name": "g",
            "position": 1,
            "detail": "the arguments end inside a JSON value",
        }
    ]
    sent, losses = encode_lossy(read(wire, "vllm"), "vllm")
    entries[1] = call("{}", "b", "g")
    assert sent == wire
    assert losses == [("invalid_tool_call", "/messages/1/invalid_tool_calls/0/arguments_text")]


def test_invalid_calls_are_told_as_well_as_the_server_takes_them() -> None:
    invalid: list[Data] = [
        {"id": "a", "arguments_text": "[1]", "reason": "not_an_object", "name": "f"},
        {"id": "b", "arguments_text": "{}", "reason": "server_rejected", "name": "f"},
        {"id": "c", "arguments_text": "{}", "reason": "no_name"},
        {"id": "d", "arguments_text": "{}", "reason": "bad_name", "name": "a b"},
    ]
    wire, losses = encode_lossy(request({"role": "assistant", "invalid_tool_calls": invalid}), "llamacpp")
    assert [entry["function"] for entry in wire["messages"][0]["tool_calls"]] == [
        {"name": "f", "arguments": "{}"},
        {"name": "f", "arguments": "{}"},
        {"name": "unknown", "arguments": "{}"},
        {"name": "a b", "arguments": "{}"},
    ]
    assert losses == [
        ("invalid_tool_call", "/messages/0/invalid_tool_calls/0/arguments_text"),
        ("invalid_call_mark", "/messages/0/invalid_tool_calls/1"),
        ("unnamed_tool_call", "/messages/0/invalid_tool_calls/2"),
    ]


@pytest.mark.parametrize(
    ("text", "reason", "lost"),
    [
        ("{'x': 1}", "not_json", "invalid_tool_call"),
        ("{", "truncated", "invalid_tool_call"),
        ("[1]", "not_an_object", "invalid_tool_call"),
        ("", "truncated", "invalid_tool_call"),
        ('{"x": NaN}', "not_json", "invalid_tool_call"),
        ("{", "server_rejected", "invalid_tool_call"),
        ("{}", "truncated", "invalid_call_mark"),
        ('{"x": 1}', "server_rejected", "invalid_call_mark"),
    ],
)
def test_a_loss_says_that_a_broken_call_goes_like_any_other(text: str, reason: str, lost: str) -> None:
    invalid = {"id": "a", "arguments_text": text, "reason": reason, "name": "f"}
    wire, losses = encode_lossy(request({"role": "assistant", "invalid_tool_calls": [invalid]}), "vllm")
    at = "/messages/0/invalid_tool_calls/0"
    if lost == "invalid_tool_call":
        text, at = "{}", f"{at}/arguments_text"
    assert wire["messages"][0]["tool_calls"] == [call(text, "a")]
    assert losses == [(lost, at)]


def test_the_deprecated_function_call_and_role_are_read_as_calls_and_results() -> None:
    wire = {
        "model": "m",
        "messages": [
            USER,
            {"role": "assistant", "content": None, "function_call": {"name": "f", "arguments": '{"x": 1}'}},
            {"role": "function", "name": "f", "content": "1"},
        ],
    }
    messages = [message.to_dict() for message in read(wire).messages[1:]]
    made = messages[0]["tool_calls"][0]["id"]
    assert messages == [
        {
            "role": "assistant",
            "tool_calls": [{"id": made, "name": "f", "arguments": {"x": 1}, "id_origin": "minted"}],
        },
        {"role": "tool", "content": "1", "tool_call_id": made, "name": "f", "is_error": False},
    ]
    assert normalize_request(CHAT, back(wire)) == normalize_request(CHAT, wire)


def test_an_assistant_message_that_says_nothing_has_the_empty_text() -> None:
    wire = {"model": "m", "messages": [USER, {"role": "assistant", "content": None}]}
    assert back(wire)["messages"][1] == {"role": "assistant", "content": ""}
    assert normalize_request(CHAT, back(wire)) == normalize_request(CHAT, wire)


# Parts


@pytest.mark.parametrize(
    ("wire", "canonical"),
    [
        (
            {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}", "detail": "low"}},
            {"type": "image", "data": PNG, "media_type": "image/png", "detail": "low"},
        ),
        (
            {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}},
            {"type": "image", "url": "https://example.org/a.png"},
        ),
        (
            {"type": "input_audio", "input_audio": {"data": PNG, "format": "mp3"}},
            {"type": "audio", "data": PNG, "media_type": "audio/mpeg"},
        ),
        (
            {"type": "file", "file": {"file_data": "data:application/pdf;base64,JVBERg==", "filename": "a.pdf"}},
            {"type": "document", "data": "JVBERg==", "media_type": "application/pdf", "name": "a.pdf"},
        ),
        ({"type": "file", "file": {"file_id": "file-1"}}, {"type": "document", "file_id": "file-1"}),
    ],
)
def test_media_are_written_and_read(wire: Data, canonical: Data) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": [wire]}]}
    assert read(body).messages[0].to_dict()["content"] == [canonical]
    assert back(body) == body


@pytest.mark.parametrize(
    ("url", "data", "media_type"),
    [
        ("data:image/svg+xml;charset=utf-8;base64,AAAA", "AAAA", "image/svg+xml"),
        ("data:,a%20b", "YSBi", "text/plain"),
        ("DATA:image/png;BASE64,AAAA", "AAAA", "image/png"),
    ],
)
def test_every_form_of_a_data_url_becomes_base64(url: str, data: str, media_type: str) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": [{"type": "image_url", "image_url": url}]}]}
    assert read(body).messages[0].to_dict()["content"] == [{"type": "image", "data": data, "media_type": media_type}]
    assert normalize_request(CHAT, back(body)) == normalize_request(CHAT, body)


@pytest.mark.parametrize(
    "part",
    [
        {"type": "file", "file": {"file_id": "a", "file_data": "b"}},
        {"type": "file", "file": "a"},
        {"type": "input_audio", "input_audio": {"data": "?", "format": "wav"}},
        {"type": "input_audio"},
        {"type": "audio_url", "audio_url": {"url": "data:audio/wav;base64,AAAA"}},
        {"type": "thinking", "thinking": {"text": "hm"}},
        {"type": "video_url", "video_url": {"url": "https://example.org/a.mp4"}},
    ],
)
def test_a_part_that_has_no_canonical_form_comes_back_as_it_was(part: Data) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": [part]}]}
    assert read(body).messages[0].to_dict()["content"] == [{"type": "foreign", "dialect": "openai-chat", "data": part}]
    assert CODECS["vllm"].encode_request(read(body)).value["messages"] == body["messages"]


@pytest.mark.parametrize(
    ("wire", "part"),
    [
        ({"type": "refusal", "refusal": "No.", "x": 1}, {"type": "refusal", "text": "No."}),
        (
            {"type": "thinking", "thinking": "hm", "x": 1},
            {"type": "thinking", "text": "hm", "origin": {"dialect": "openai-chat", "field": "content"}},
        ),
    ],
)
def test_own_fields_of_a_refusal_and_of_a_thought_come_back_with_it(wire: Data, part: Data) -> None:
    body = {"model": "m", "messages": [USER, {"role": "assistant", "content": [wire]}, USER]}
    found = read(body).messages[1].to_dict()["content"]
    assert found == [{**part, "provider_options": {"openai-chat": {"x": 1}}}]
    assert back(body) == body


def test_audio_by_url_is_vllms_own() -> None:
    part = {"type": "audio_url", "audio_url": {"url": "https://example.org/a.wav"}}
    body = {"model": "m", "messages": [{"role": "user", "content": [part]}]}
    assert back(body, "vllm") == body
    assert encode_lossy(read(body))[1] == [("audio_source", "/messages/0/content/0")]


@pytest.mark.parametrize(
    ("part", "variant", "lost", "sent"),
    [
        ({"type": "image", "path": "a.png"}, "openai-chat", "path_not_loaded", ""),
        ({"type": "audio", "path": "a.wav"}, "openai-chat", "path_not_loaded", ""),
        ({"type": "document", "path": "a.pdf"}, "openai-chat", "path_not_loaded", ""),
        ({"type": "image", "file_id": "f"}, "openai-chat", "image_source", ""),
        ({"type": "audio", "file_id": "f"}, "openai-chat", "audio_source", ""),
        ({"type": "audio", "data": "AAAA", "media_type": "audio/ogg"}, "openai-chat", "audio_source", ""),
        ({"type": "audio", "data": "AAAA", "media_type": "audio/wav"}, "groq", "audio_source", ""),
        ({"type": "document", "url": "https://example.org/a.pdf"}, "openai-chat", "document_source", ""),
        ({"type": "document", "file_id": "f"}, "vllm", "document", ""),
        ({"type": "document", "text": "t"}, "vllm", "document_text", [{"type": "text", "text": "t"}]),
        ({"type": "hologram", "x": 1}, "vllm", "unknown_part", ""),
        ({"type": "refusal", "text": "No."}, "llamacpp", "refusal", [{"type": "text", "text": "No."}]),
        (THOUGHT, "vllm", "thinking_foreign", ""),
    ],
)
@requirement("COD-2")
def test_a_part_that_cannot_be_said_is_reported(part: Data, variant: str, lost: str, sent: Any) -> None:
    wire, losses = encode_lossy(request({"role": "user", "content": [part]}), variant)
    assert wire["messages"][0]["content"] == sent
    assert losses == [(lost, "/messages/0/content/0")]


def test_a_transcript_is_left_out_and_the_sound_sent() -> None:
    part = {"type": "audio", "data": "AAAA", "media_type": "audio/wav", "transcript": "hello"}
    wire, losses = encode_lossy(request({"role": "user", "content": [part]}))
    assert wire["messages"][0]["content"] == [{"type": "input_audio", "input_audio": {"data": "AAAA", "format": "wav"}}]
    assert losses == [("audio_transcript", "/messages/0/content/0")]


def test_an_image_in_a_tool_result_goes_into_a_user_message_after_the_results() -> None:
    image = {"type": "image", "data": PNG, "media_type": "image/png"}
    calls = [{"id": name, "name": "f", "arguments": {}} for name in "ab"]
    messages: list[Data] = [
        {"role": "assistant", "tool_calls": calls},
        {"role": "tool", "tool_call_id": "a", "content": [{"type": "text", "text": "see"}, image]},
        {"role": "tool", "tool_call_id": "b", "content": "1"},
        {"role": "assistant", "content": "ok"},
        USER,
    ]
    wire, losses = encode_lossy(request(*messages))
    title = {"type": "text", "text": "[image 1 of tool call a]"}
    assert wire["messages"][1:] == [
        {"role": "tool", "tool_call_id": "a", "content": [{"type": "text", "text": "see"}, title]},
        {"role": "tool", "tool_call_id": "b", "content": "1"},
        {
            "role": "user",
            "content": [title, {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{PNG}"}}],
        },
        {"role": "assistant", "content": "ok"},
        USER,
    ]
    assert losses == [("tool_media", "/messages/1/content/1")]


def test_thoughts_stand_once_and_first() -> None:
    content = [THOUGHT, {"type": "text", "text": "a"}, {"type": "thinking", "text": "!", "signature": "s"}]
    wire, losses = encode_lossy(request({"role": "assistant", "content": content}), "vllm")
    assert wire["messages"] == [{"role": "assistant", "reasoning": "hm!", "content": "a"}]
    assert losses == [("thinking_foreign", "/messages/0/content/2"), ("thinking_order", "/messages/0/content/2")]


def test_thoughts_as_a_content_part_go_back_as_one() -> None:
    content = [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "a"}]
    body = {"model": "m", "messages": [{"role": "assistant", "content": content}, USER]}
    assert back(body, "vllm") == body
    wire = encode(read(body, "vllm"), "llamacpp")
    assert wire["messages"] == [{"role": "assistant", "reasoning_content": "hm", "content": "a"}, USER]


def test_thoughts_alone_are_an_answer() -> None:
    body = {"model": "m", "messages": [USER, {"role": "assistant", "reasoning": "hm", "content": ""}]}
    assert back(body, "vllm") == body
    assert read(body, "vllm").messages[1].thinking == "hm"


def test_a_refusal_field_is_a_part_of_the_content() -> None:
    body = {"model": "m", "messages": [USER, {"role": "assistant", "content": None, "refusal": "No."}]}
    assert back(body)["messages"][1] == {"role": "assistant", "content": [{"type": "refusal", "refusal": "No."}]}
    assert normalize_request(CHAT, back(body)) == normalize_request(CHAT, body)


# Tools


@requirement("MSG-12")
def test_a_strict_tool_closes_every_object_of_its_schema() -> None:
    inner = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}
    schema = {"type": "object", "properties": {"o": inner}, "required": ["o"]}
    tool = {**WEATHER, "parameters": schema, "strict": True}
    found = encode(request(tools=[tool]))["tools"][0]["function"]
    assert found["strict"] is True
    assert found["parameters"] == {
        "type": "object",
        "properties": {"o": {**inner, "additionalProperties": False}},
        "required": ["o"],
        "additionalProperties": False,
    }
    loose = encode(request(tools=[{**tool, "strict": False}]))["tools"][0]["function"]
    assert (loose["strict"], loose["parameters"]) == (False, tool["parameters"])


def test_strict_that_was_not_sent_is_not_sent() -> None:
    body = {**BARE, "tools": [WIRE_TOOL]}
    assert (read(body).tools or ())[0].strict is None
    assert back(body) == body


@pytest.mark.parametrize(
    "function",
    [
        {"name": "f"},
        {"name": "f", "description": ""},
        {"name": "f", "description": "d"},
        {"name": "f", "description": "d", "parameters": {}},
        {"name": "f", "description": "d", "parameters": {"properties": {}}},
        {"name": "f", "parameters": {"type": "object"}, "strict": False},
        {"name": "f", "parameters": None},
        {"name": "f", "parameters": {"type": None, "properties": None}},
    ],
)
def test_a_tool_without_description_comes_back_without_but_never_without_parameters(function: Data) -> None:
    body = {**BARE, "tools": [{"type": "function", "function": function}]}
    tool = (read(body).tools or ())[0]
    assert tool.description
    assert tool.parameters["type"] == "object"
    whole = {**function, "parameters": {"type": "object", "properties": {}}}
    assert back(body) == {**body, "tools": [{"type": "function", "function": whole}]}


@requirement("COD-5")
def test_foreign_tool_names_are_read_in_canonical_form_everywhere_and_kept() -> None:
    body = {
        "model": "m",
        "messages": [
            USER,
            {"role": "assistant", "content": None, "tool_calls": [call("{}", "a", "get-weather")]},
            {"role": "tool", "tool_call_id": "a", "content": "1", "name": "get-weather"},
        ],
        "tools": [
            {"type": "function", "function": {**WIRE_TOOL["function"], "name": name}}
            for name in ("get.weather", "get-weather", "get_weather")
        ],
        "tool_choice": {"type": "function", "function": {"name": "get-weather"}},
    }
    found = read(body)
    assert [(tool.name, tool.original_name) for tool in found.tools or ()] == [
        ("get_weather_2", "get.weather"),
        ("get_weather_3", "get-weather"),
        ("get_weather", None),
    ]
    # It is there.
    assert plain(found.tool_choice.to_dict()) == {"type": "tool", "name": "get_weather_3"}  # type: ignore[union-attr]
    assert found.messages[1].to_dict()["tool_calls"][0]["name"] == "get_weather_3"
    assert found.messages[2].name == "get_weather_3"
    assert normalize_request(CHAT, back(body)) == normalize_request(CHAT, body)


def test_a_name_that_no_tool_has_is_the_models_own_and_stays() -> None:
    message = {"role": "assistant", "content": None, "tool_calls": [call("{}", "a", "get weather")]}
    body = {"model": "m", "messages": [USER, message]}
    found = read(body).messages[1].to_dict()
    assert [(entry["name"], entry["reason"]) for entry in found["invalid_tool_calls"]] == [("get weather", "bad_name")]
    assert back(body) == body


@pytest.mark.parametrize("choice", ["auto", "none", "required", {"type": "function", "function": {"name": "f"}}])
def test_every_tool_choice_is_written_and_read(choice: Any) -> None:
    tool = {"type": "function", "function": {**WIRE_TOOL["function"], "name": "f"}}
    body = {**BARE, "tools": [tool], "tool_choice": choice, "parallel_tool_calls": False}
    for variant in ("openai-chat", "vllm", "groq"):
        assert back(body, variant) == body


def test_a_named_tool_is_the_only_one_offered_where_the_server_ignores_the_name() -> None:
    tools = [WEATHER, {**WEATHER, "name": "get_time"}]
    named = request(tools=tools, tool_choice={"type": "tool", "name": "get_time"})
    wire, losses = encode_lossy(named, "llamacpp")
    assert [tool["function"]["name"] for tool in wire["tools"]] == ["get_time"]
    assert wire["tool_choice"] == "required"
    assert losses == [("named_tool_choice", "/tool_choice")]
    assert encode_lossy(named, "ollama-v1")[1] == [("tool_choice", "/tool_choice")]


@pytest.mark.parametrize("fields", [{}, {"tools": []}])
def test_nothing_about_tools_is_sent_without_tools(fields: Data) -> None:
    made = request(tool_choice="auto", parallel_tool_calls=True, **fields)
    wire, losses = encode_lossy(made, "vllm")
    assert wire == BARE
    assert losses == [
        ("tool_choice_without_tools", "/tool_choice"),
        ("tool_choice_without_tools", "/parallel_tool_calls"),
    ]


def test_other_kinds_of_tools_and_choices_come_back_unchanged() -> None:
    custom = {"type": "custom", "custom": {"name": "sql", "format": {"type": "text"}}}
    search = {"type": "browser_search"}
    allowed = {"type": "allowed_tools", "allowed_tools": {"mode": "auto", "tools": [{"type": "function"}]}}
    body = {**BARE, "tools": [WIRE_TOOL, search], "tool_choice": allowed}
    found = plain(read(body, "groq").parameters.provider_options)
    assert found == {"openai-chat": {"tool_choice": allowed}, "groq": {"tools": [search]}}
    assert back(body, "groq") == body
    only = {**BARE, "tools": [custom], "tool_choice": {"type": "custom", "custom": {"name": "sql"}}}
    assert back(only) == only


@pytest.mark.parametrize("offered", [{}, {"tools": [{"type": "custom", "custom": {"name": "sql"}}]}])
def test_calls_of_custom_tools_go_back_among_the_calls(offered: Data) -> None:
    custom = {"id": "b", "type": "custom", "custom": {"name": "sql", "input": "select 1"}}
    entries = [call('{"x":1}', "a"), custom]
    body = {
        "model": "m",
        "messages": [
            USER,
            {"role": "assistant", "content": None, "tool_calls": entries},
            {"role": "tool", "tool_call_id": "b", "content": "1"},
        ],
        **offered,
    }
    assert [each.to_dict() for each in read(body).messages[1:]] == [
        {
            "role": "assistant",
            "tool_calls": [
                {"id": "a", "name": "f", "arguments": {"x": 1}},
                {
                    "id": "b",
                    "name": "sql",
                    "arguments": {"input": "select 1"},
                    "provider_options": {"openai-chat": {"type": "custom"}},
                },
            ],
        },
        {"role": "tool", "tool_call_id": "b", "is_error": False, "name": "sql", "content": "1"},
    ]
    assert back(body) == body


def test_a_server_that_knows_only_functions_gets_a_function_that_takes_the_text() -> None:
    grammar = {"syntax": "regex", "definition": "^[a-z]+$"}
    tool = {
        "type": "custom",
        "custom": {"name": "sql", "description": "Ask.", "format": {"type": "grammar", "grammar": grammar}},
    }
    called = {"id": "b", "type": "custom", "custom": {"name": "sql", "input": 'say "1"\n'}}
    body = {
        **BARE,
        "messages": [USER, {"role": "assistant", "content": None, "tool_calls": [called]}],
        "tools": [tool],
        "tool_choice": {"type": "custom", "custom": {"name": "sql"}},
    }
    assert back(body) == body
    wire, losses = encode_lossy(read(body), "vllm")
    words = "The text. It must follow this grammar (regex):\n^[a-z]+$"
    assert (wire["tools"], wire["tool_choice"], wire["messages"][1]) == (
        [
            {
                "type": "function",
                "function": {
                    "name": "sql",
                    "description": "Ask.",
                    "parameters": {
                        "type": "object",
                        "properties": {"input": {"type": "string", "description": words}},
                        "required": ["input"],
                        "additionalProperties": False,
                    },
                },
            }
        ],
        {"type": "function", "function": {"name": "sql"}},
        {
            "role": "assistant",
            "content": None,
            "tool_calls": [
                {
                    "id": "b",
                    "type": "function",
                    "function": {"name": "sql", "arguments": '{"input":"say \\"1\\"\\n"}'},
                }
            ],
        },
    )
    assert losses == [("tool_grammar", "/tools/0/text_input")]
    tool = {"name": "run", "description": "Run.", "parameters": {"type": "object"}, "text_input": {}}
    assert encode_lossy(request(USER, tools=[tool]))[1] == [("text_parameters", "/tools/0/text_input")]


def test_what_is_said_of_a_namespace_is_a_loss_and_its_name_is_in_the_names_of_its_tools() -> None:
    namespace = {"name": "crm", "description": "Customers.", "provider_options": {"vllm": {"x": 1}}}
    tool = {"name": "crm__list", "description": "d", "parameters": {"type": "object"}, "namespace": namespace}
    wire, losses = encode_lossy(request(USER, tools=[tool]), "vllm")
    assert [each["function"]["name"] for each in wire["tools"]] == ["crm__list"]
    assert losses == [
        ("tool_namespace", "/tools/0/namespace/description"),
        ("tool_namespace", "/tools/0/namespace/provider_options"),
    ]


def test_turns_that_only_another_dialect_knows_are_no_turns() -> None:
    foreign = {"type": "foreign", "dialect": "openai-responses", "data": {"type": "web_search_call"}}
    wire, losses = encode_lossy(request({"role": "assistant", "content": [foreign, foreign]}, USER), "vllm")
    assert wire["messages"] == [USER]
    assert losses == [("foreign_part", "/messages/0/content/0"), ("foreign_part", "/messages/0/content/1")]


# Response formats


@pytest.mark.parametrize(
    "wanted",
    [
        {"type": "text"},
        {"type": "json_object"},
        {"type": "json_object", "schema": {"type": "object"}},
        {"type": "json_schema", "json_schema": {"name": "n", "schema": {"type": "object"}}},
        {
            "type": "json_schema",
            "json_schema": {"name": "n", "description": "d", "schema": {"type": "object"}, "strict": True},
        },
        {"type": "json_schema", "json_schema": {"name": "a name", "schema": {"type": "object"}}},
        {"type": "json_schema", "json_schema": {"name": "n"}},
        {"type": "structural_tag", "format": {"type": "x"}},
    ],
)
def test_every_response_format_comes_back(wanted: Data) -> None:
    body = {**BARE, "response_format": wanted}
    assert plain(CODECS["llamacpp"].encode_request(read(body, "llamacpp")).value) == body


def test_a_schema_without_a_name_is_sent_under_a_name() -> None:
    wanted = {"type": "json_schema", "json_schema": {"type": "object"}}
    assert encode(request(response_format=wanted))["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "output", "schema": {"type": "object"}},
    }


# Faults


@for_each(
    ("body", "found"),
    [
        ([], [("", "type")]),
        ({"model": "m"}, [("/messages", "minItems")]),
        ({"model": "m", "messages": []}, [("/messages", "minItems")]),
        ({"messages": [USER]}, [("", "required")]),
        ({**BARE, "model": " "}, [("/model", "pattern")]),
        ({**BARE, "messages": [5]}, [("/messages/0", "type")]),
        ({**BARE, "messages": [{"role": "hacker", "content": "x"}]}, [("/messages/0/role", "enum")]),
        ({**BARE, "messages": [{"role": "user"}]}, [("/messages/0/content", "required")]),
        ({**BARE, "messages": [{"role": "user", "content": 5}]}, [("/messages/0/content", "type")]),
        ({**BARE, "messages": [{"role": "tool", "content": "1"}]}, [("/messages/0/tool_call_id", "required")]),
        ({**BARE, "messages": [{"role": "tool", "tool_call_id": "c"}]}, [("/messages/0/content", "required")]),
        ({**BARE, "messages": [{"role": "assistant", "tool_calls": {}}]}, [("/messages/0/tool_calls", "type")]),
        ({**BARE, "messages": [{"role": "assistant", "tool_calls": [5]}]}, [("/messages/0/tool_calls/0", "type")]),
        ({**BARE, "temperature": "hot", "seed": 1.5}, [("/temperature", "type")]),
        ({**BARE, "max_tokens": "many"}, [("/max_tokens", "type")]),
        ({**BARE, "stop": [5]}, [("/stop", "type")]),
        ({**BARE, "stream": "yes"}, [("/stream", "type")]),
        ({**BARE, "stream": True, "stream_options": 5}, [("/stream_options", "type")]),
        (
            {**BARE, "stream": True, "stream_options": {"include_usage": 1}},
            [("/stream_options/include_usage", "type")],
        ),
        ({**BARE, "tools": {}}, [("/tools", "type")]),
        ({**BARE, "tools": [5]}, [("/tools/0", "type")]),
        ({**BARE, "tools": [{"type": "function"}]}, [("/tools/0/function", "required")]),
        ({**BARE, "tools": [{"function": {}}]}, [("/tools/0/function/name", "required")]),
        (
            {**BARE, "tools": [{"function": {"name": "f", "parameters": []}}]},
            [("/tools/0/function/parameters", "type")],
        ),
        ({**BARE, "tools": [{"function": {"name": "f", "strict": 1}}]}, [("/tools/0/function/strict", "type")]),
        ({**BARE, "tool_choice": "maybe"}, [("/tool_choice", "enum")]),
        ({**BARE, "response_format": "json"}, [("/response_format", "type")]),
        (  # all of them at once: nobody corrects a body fault by fault
            {
                "model": "m",
                "messages": [{"role": "assistant", "tool_calls": 5}, {"role": "user", "content": 7}],
                "tool_choice": 5,
                "response_format": 5,
                "stream_options": 3,
                "temperature": "hot",
            },
            [
                ("/messages/0/tool_calls", "type"),
                ("/messages/1/content", "type"),
                ("/tool_choice", "enum"),
                ("/response_format", "type"),
                ("/stream_options", "type"),
                ("/temperature", "type"),
            ],
        ),
    ],
)
def test_a_body_that_is_no_request_is_refused_with_the_path_of_each_fault(
    body: Any, found: list[tuple[str, str]]
) -> None:
    assert faults(body) == found


def test_faults_show_nothing_that_was_said() -> None:
    with pytest.raises(InvalidDataError) as caught:
        CHAT.decode_request({**BARE, "messages": [{"role": "user", "content": {"secret": 1}}], "stop": ["secret", ""]})
    assert "secret" not in str(caught.value)


@requirement("COD-2")
def test_a_caller_may_refuse_every_loss() -> None:
    with pytest.raises(LossRefusedError) as caught:
        CHAT.encode_request(request(top_k=1), on_loss="raise")
    assert names(caught.value.losses) == [("sampling", "/parameters/top_k")]


@pytest.mark.parametrize(
    ("variant", "text_format", "choice", "sent"),
    [
        ("vllm", "hermes", None, "none"),
        ("vllm", "hermes", "auto", "none"),
        ("vllm", "hermes", "required", "required"),
        ("vllm", "auto", None, None),
        ("vllm", "off", "auto", "auto"),
        ("vllm", None, "auto", "auto"),
        ("llamacpp", "hermes", "auto", "auto"),
    ],
)
def test_a_server_that_may_have_no_parser_is_not_asked_for_one_where_calls_are_read_from_the_text(
    variant: str, text_format: str | None, choice: Any, sent: str | None
) -> None:
    request = ChatRequest.from_dict(
        {
            "messages": [{"role": "user", "content": "?"}],
            "tools": [{"name": "ping", "description": "Ping.", "parameters": {"type": "object"}}],
            "parameters": {"model": "m", **({} if text_format is None else {"text_format": text_format})},
            **({} if choice is None else {"tool_choice": choice}),
        }
    )
    wire, losses = CODECS[variant].encode_request(request)
    assert (wire.get("tool_choice"), len(wire["tools"]), losses) == (sent, 1, ())
