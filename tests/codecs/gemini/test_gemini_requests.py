"""Requests in both directions, as whole values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.cases import for_each
from tests.codecs.gemini.gemini_wire import (
    BUDGET,
    DUMMY,
    GEMINI,
    LEVELS,
    OLD,
    PNG,
    PRO,
    SIGNATURE,
    WEATHER,
    WEATHER_SCHEMA,
    Data,
    call,
    encode,
    encode_lossy,
    messages_of,
    plain,
    read,
    request,
    result,
    same_again,
)
from tests.requirements import requirement
from turnwire.codecs.gemini.codec import codec_of
from turnwire.codecs.gemini.variants import GEMINI as ROW
from turnwire.core.errors import InvalidDataError, LossRefusedError

HELLO: Data = {"role": "user", "content": "Hello!"}
HELLO_CONTENT: Data = {"role": "user", "parts": [{"text": "Hello!"}]}


def own(**fields: Any) -> Data:
    return {"provider_options": {"gemini": fields}}


# The model


def test_the_model_is_given_beside_the_body_and_left_out_of_it() -> None:
    wire = {"contents": [HELLO_CONTENT]}
    assert read(wire, "models/gemini-3-flash")["parameters"]["model"] == "gemini-3-flash"
    assert read({**wire, "model": "models/gemini-2.5-pro"})["parameters"]["model"] == "gemini-2.5-pro"
    assert encode(request(model="gemini-2.5-pro")) == {"contents": [HELLO_CONTENT]}


def test_a_request_without_a_model_is_refused_with_what_is_missing() -> None:
    with pytest.raises(InvalidDataError, match="/model: the model's name stands in the URL"):
        GEMINI.decode_request({"contents": [HELLO_CONTENT]})


@for_each(
    ("wire", "path"),
    [
        ({}, "/contents"),
        ({"contents": []}, "/contents"),
        ({"contents": [{"parts": []}]}, "/contents"),
        ({"contents": [7]}, "/contents/0"),
        ({"contents": [{"role": "system", "parts": [{"text": "a"}]}]}, "/contents/0/role"),
        ({"contents": [{"parts": [7]}]}, "/contents/0/parts/0"),
        ({"contents": [{"parts": [{"text": 7}]}]}, "/contents/0/parts/0/text"),
        ({"contents": [{"parts": [{"inlineData": "x"}]}]}, "/contents/0/parts/0/inlineData"),
        ({"contents": [{"parts": [{"fileData": {}}]}]}, "/contents/0/parts/0/fileData/fileUri"),
        ({"contents": [{"role": "model", "parts": [{"functionCall": "f"}]}]}, "/contents/0/parts/0/functionCall"),
        ({"contents": [{"parts": [{"functionResponse": "f"}]}]}, "/contents/0/parts/0/functionResponse"),
        ({"contents": [{"parts": [{"functionResponse": {}}]}]}, "/contents/0/parts/0/functionResponse/name"),
        ({"contents": [{"parts": [result("f", [])]}]}, "/contents/0/parts/0/functionResponse/response"),
        (
            {"contents": [{"parts": [result("f", {}, parts=[{"fileData": {}}])]}]},
            "/contents/0/parts/0/functionResponse/parts/0/fileData/fileUri",
        ),
        ({"contents": [HELLO_CONTENT], "tools": ["x"]}, "/tools/0"),
        (
            {"contents": [HELLO_CONTENT], "tools": [{"functionDeclarations": [{}]}]},
            "/tools/0/functionDeclarations/0/name",
        ),
        ({"contents": [HELLO_CONTENT], "toolConfig": "AUTO"}, "/toolConfig"),
        ({"contents": [HELLO_CONTENT], "generationConfig": 7}, "/generationConfig"),
        ({"contents": [HELLO_CONTENT], "generationConfig": {"topP": "x"}}, "/generationConfig/topP"),
        ({"contents": [HELLO_CONTENT], "generationConfig": {"stopSequences": [1]}}, "/generationConfig/stopSequences"),
        ({"contents": [HELLO_CONTENT], "generationConfig": {"thinkingConfig": 1}}, "/generationConfig/thinkingConfig"),
    ],
)
def test_a_fault_is_told_with_its_path_in_the_body(wire: Data, path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        GEMINI.decode_request(wire, model=BUDGET)
    assert [problem.path for problem in caught.value.problems] == [path]


def test_all_faults_of_a_body_are_told_at_once() -> None:
    with pytest.raises(InvalidDataError) as caught:
        GEMINI.decode_request({"contents": [7], "tools": ["x"]})
    assert [problem.path for problem in caught.value.problems] == ["/model", "/tools/0", "/contents/0"]


# Leniency: what a server must read


def test_snake_case_and_single_objects_are_the_same_request() -> None:
    """dialects.md C 117 and 118."""
    snake = {
        "system_instruction": {"parts": {"text": "Be short."}},
        "contents": {"parts": {"text": "Hello!"}},
        "tools": {"function_declarations": {"name": "f", "description": "d", "parameters_json_schema": WEATHER_SCHEMA}},
        "tool_config": {"function_calling_config": {"mode": "ANY", "allowed_function_names": "f"}},
        "generation_config": {"max_output_tokens": 5, "stop_sequences": "x", "thinking_config": {"thinking_budget": 9}},
        "safety_settings": {"category": "X", "threshold": "BLOCK_NONE"},
        "cached_content": None,
    }
    camel = {
        "systemInstruction": {"parts": [{"text": "Be short."}]},
        "contents": [HELLO_CONTENT],
        "tools": [
            {"functionDeclarations": [{"name": "f", "description": "d", "parametersJsonSchema": WEATHER_SCHEMA}]}
        ],
        "toolConfig": {"functionCallingConfig": {"mode": "ANY", "allowedFunctionNames": ["f"]}},
        "generationConfig": {"maxOutputTokens": 5, "stopSequences": ["x"], "thinkingConfig": {"thinkingBudget": 9}},
        "safetySettings": [{"category": "X", "threshold": "BLOCK_NONE"}],
    }
    assert read(snake) == read(camel)
    assert same_again(snake) == same_again(camel)


def test_names_of_the_callers_own_are_left_as_they_are() -> None:
    wire = {
        "contents": [
            HELLO_CONTENT,
            {"role": "model", "parts": [call("f", {"snake_case": {"inner_key": None}})]},
            {"role": "user", "parts": [result("f", {"some_key": {"a_b": 1}})]},
        ],
        "tools": [
            {
                "functionDeclarations": [
                    {
                        "name": "f",
                        "description": "d",
                        "parameters": {"type": "OBJECT", "properties": {"a_b": {"min_items": "1"}}},
                    }
                ]
            }
        ],
        "labels": {"team_name": "x"},
    }
    again = same_again(wire)
    assert again["contents"] == wire["contents"]
    assert again["labels"] == {"team_name": "x"}
    declared = again["tools"][0]["functionDeclarations"][0]["parameters"]
    assert declared == {"type": "OBJECT", "properties": {"a_b": {"minItems": "1"}}}
    assert read(wire)["tools"][0]["parameters"] == {"type": "object", "properties": {"a_b": {"minItems": 1}}}


def test_contents_as_texts_are_read() -> None:
    assert messages_of("Hello!") == [HELLO]
    assert messages_of({"parts": ["a", {"text": "b"}]}) == [
        {"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]}
    ]


# System


def test_a_system_instruction_is_one_system_message_for_each_part() -> None:
    wire = {"systemInstruction": {"role": "user", "parts": [{"text": "a"}, {"text": "b"}]}, "contents": [HELLO_CONTENT]}
    found = read(wire)["messages"]
    assert found == [{"role": "system", "content": "a"}, {"role": "system", "content": "b"}, HELLO]
    assert same_again(wire)["systemInstruction"] == {"parts": [{"text": "a"}, {"text": "b"}]}


def test_a_system_message_of_several_parts_and_a_developer_are_told() -> None:
    message = {"role": "system", "variant": "developer", "content": [{"type": "text", "text": "a"}] * 2}
    assert encode_lossy(request(message, HELLO)) == (
        {"systemInstruction": {"parts": [{"text": "a"}, {"text": "a"}]}, "contents": [HELLO_CONTENT]},
        [
            ("developer_role", "/messages/0/variant", "sent as a system text"),
            ("system_parts", "/messages/0", "sent as parts of one instruction"),
        ],
    )


def test_a_system_text_in_the_middle_goes_into_the_next_turn_of_the_user() -> None:
    """dialects.md B1 and C 78: never to the front, and never between a call and its result."""
    messages = [
        HELLO,
        {"role": "assistant", "tool_calls": [{"id": "c1", "name": "f", "arguments": {}}]},
        {"role": "system", "content": "Be short."},
        {"role": "tool", "tool_call_id": "c1", "content": "ok"},
        {"role": "user", "content": "Well?"},
        {"role": "assistant", "content": "So."},
        {"role": "system", "content": "Stop."},
    ]
    wire, losses = encode_lossy(request(*messages))
    assert wire["contents"] == [
        HELLO_CONTENT,
        {"role": "model", "parts": [call("f", {}, "c1")]},
        {
            "role": "user",
            "parts": [result("f", {"output": "ok"}, "c1"), {"text": "<system>Be short.</system>"}, {"text": "Well?"}],
        },
        {"role": "model", "parts": [{"text": "So."}]},
        {"role": "user", "parts": [{"text": "<system>Stop.</system>"}]},
    ]
    done = "sent in the next turn of the user, between <system> tags"
    assert losses == [("system_in_the_middle", "/messages/2", done), ("system_in_the_middle", "/messages/6", done)]


# Turns


def test_two_turns_of_the_user_stay_two_and_results_join_their_neighbours() -> None:
    wire = {
        "contents": [
            HELLO_CONTENT,
            HELLO_CONTENT,
            {"role": "model", "parts": [call("f", {})]},
            {"role": "function", "parts": [result("f", {"output": "a"})]},
            {"parts": [{"text": "And?"}]},
        ]
    }
    assert [message["role"] for message in read(wire)["messages"]] == ["user", "user", "assistant", "tool", "user"]
    assert same_again(wire)["contents"] == [
        HELLO_CONTENT,
        HELLO_CONTENT,
        {"role": "model", "parts": [call("f", {})]},
        {"role": "user", "parts": [result("f", {"output": "a"}), {"text": "And?"}]},
    ]


def test_parts_of_a_model_turn_keep_their_order_around_calls() -> None:
    parts = [
        {"text": "hm", "thought": True, "thoughtSignature": SIGNATURE},
        call("f", {"a": 1}, "c1", thoughtSignature="c2ln"),
        {"text": "So"},
        {"executableCode": {"language": "PYTHON", "code": "1"}},
        call("f", {}, "c2"),
    ]
    [message] = messages_of({"role": "model", "parts": parts})
    assert message == {
        "role": "assistant",
        "content": [
            {"type": "thinking", "text": "hm", "signature": SIGNATURE, "origin": {"dialect": "gemini"}},
            {"type": "text", "text": "So"},
            {"type": "foreign", "dialect": "gemini", "data": parts[3]},
        ],
        "tool_calls": [
            {"id": "c1", "name": "f", "arguments": {"a": 1}, "part_index": 1, **own(thoughtSignature="c2ln")},
            {"id": "c2", "name": "f", "arguments": {}},
        ],
    }
    assert same_again({"contents": [HELLO_CONTENT, {"role": "model", "parts": parts}]})["contents"][1]["parts"] == parts


def test_a_message_that_says_nothing_is_left_out_and_told() -> None:
    messages = [
        HELLO,
        {"role": "assistant", "content": [{"type": "thinking", "text": "hm"}]},
        {"role": "user", "content": []},
        {"role": "user", "name": "Ann", "content": ""},
    ]
    assert encode_lossy(request(*messages)) == (
        {"contents": [HELLO_CONTENT, {"role": "user", "parts": [{"text": ""}]}]},
        [
            ("thinking_foreign", "/messages/1/content/0", "left out"),
            ("empty_message", "/messages/1", "left out"),
            ("empty_message", "/messages/2", "left out"),
            ("message_name", "/messages/3/name", "left out"),
        ],
    )


# Parts


MEDIA = [
    (
        {"inlineData": {"mimeType": "image/png", "data": PNG}},
        {"type": "image", "data": PNG, "media_type": "image/png"},
    ),
    (
        {"inlineData": {"mimeType": "audio/wav", "data": "AAAA"}},
        {"type": "audio", "data": "AAAA", "media_type": "audio/wav"},
    ),
    (
        {"inlineData": {"mimeType": "application/pdf", "data": "JVBERg=="}},
        {"type": "document", "data": "JVBERg==", "media_type": "application/pdf"},
    ),
    (
        {"inlineData": {"mimeType": "video/mp4", "data": "AAAA"}, "videoMetadata": {"startOffset": "1s"}},
        {
            "type": "foreign",
            "dialect": "gemini",
            "data": {
                "inlineData": {"mimeType": "video/mp4", "data": "AAAA"},
                "videoMetadata": {"startOffset": "1s"},
            },
        },
    ),
    (
        {"fileData": {"fileUri": "https://example.org/a.png", "mimeType": "image/png"}},
        {"type": "image", "url": "https://example.org/a.png", "media_type": "image/png"},
    ),
    (
        {"fileData": {"fileUri": "https://generativelanguage.googleapis.com/v1beta/files/x", "mimeType": "audio/mp3"}},
        {
            "type": "audio",
            "file_id": "https://generativelanguage.googleapis.com/v1beta/files/x",
            "media_type": "audio/mp3",
        },
    ),
    ({"fileData": {"fileUri": "gs://bucket/a.pdf"}}, {"type": "document", "file_id": "gs://bucket/a.pdf"}),
    (
        {"fileData": {"fileUri": "https://youtu.be/x"}},
        {"type": "foreign", "dialect": "gemini", "data": {"fileData": {"fileUri": "https://youtu.be/x"}}},
    ),
    (
        {"inlineData": {"mimeType": "text/plain", "data": "YQ==", "displayName": "a.txt"}},
        {
            "type": "document",
            "data": "YQ==",
            "media_type": "text/plain",
            **own(inlineData={"displayName": "a.txt"}),
        },
    ),
    (
        {"text": "Hi", "partMetadata": {"a_b": None}, "thoughtSignature": "c2ln"},
        {"type": "text", "text": "Hi", **own(partMetadata={"a_b": None}, thoughtSignature="c2ln")},
    ),
    ({"text": "", "thoughtSignature": "c2ln"}, {"type": "text", "text": "", **own(thoughtSignature="c2ln")}),
    (
        {"newThing": {"x": 1}},
        {"type": "foreign", "dialect": "gemini", "data": {"newThing": {"x": 1}}},
    ),
]


@pytest.mark.parametrize(("part", "canonical"), MEDIA, ids=[f"{index}" for index in range(len(MEDIA))])
def test_parts_are_read_and_written_as_they_were(part: Data, canonical: Data) -> None:
    [message] = messages_of({"role": "user", "parts": [{"text": "a"}, part]})
    assert message["content"] == [{"type": "text", "text": "a"}, canonical]
    wire = {"contents": [{"role": "user", "parts": [{"text": "a"}, part]}]}
    assert plain(GEMINI.encode_request(GEMINI.decode_request(wire, model=BUDGET).value).value) == wire


def test_url_safe_base64_without_padding_is_read() -> None:
    [message] = messages_of({"parts": [{"inlineData": {"mimeType": "image/png", "data": "-_-_-w"}}]})
    assert message["content"] == [{"type": "image", "data": "+/+/+w==", "media_type": "image/png"}]


def test_detail_is_the_resolution_of_a_part_where_the_model_has_one() -> None:
    image = {"type": "image", "data": PNG, "media_type": "image/png", "detail": "low"}
    message = {"role": "user", "content": [image]}
    part = {"inlineData": {"mimeType": "image/png", "data": PNG}, "mediaResolution": {"level": "MEDIA_RESOLUTION_LOW"}}
    assert encode(request(message, model=LEVELS))["contents"][0]["parts"] == [part]
    assert messages_of({"role": "user", "parts": [part]}) == [message]
    _, losses = encode_lossy(request(message))
    assert losses == [("image_detail", "/messages/0/content/0/detail", "left out")]


def test_what_a_part_cannot_say_is_told() -> None:
    parts = [
        {"type": "text", "text": "a"},
        {"type": "audio", "data": "AAAA", "media_type": "audio/wav", "transcript": "hello"},
        {"type": "document", "text": "é", "name": "a.txt"},
        {"type": "image", "path": "a.png"},
        {"type": "foreign", "dialect": "anthropic", "data": {"type": "x"}},
        {"type": "server_tool_use", "id": "x"},
        {"type": "image", "url": "https://example.org/a"},
    ]
    wire, losses = encode_lossy(request({"role": "user", "content": parts}))
    assert wire["contents"][0]["parts"] == [
        {"text": "a"},
        {"inlineData": {"mimeType": "audio/wav", "data": "AAAA"}},
        {"inlineData": {"mimeType": "text/plain", "data": "w6k="}},
        {"fileData": {"fileUri": "https://example.org/a"}},
    ]
    at = "/messages/0/content"
    assert losses == [
        ("audio_transcript", f"{at}/1/transcript", "left out"),
        ("document_name", f"{at}/2/name", "left out"),
        ("document_text", f"{at}/2", "sent as data"),
        ("path_not_loaded", f"{at}/3", "left out"),
        ("foreign_part", f"{at}/4", "left out"),
        ("unknown_part", f"{at}/5", "left out"),
        ("file_type", f"{at}/6", "sent without a media type"),
    ]


def test_thoughts_of_others_and_refusals_are_told() -> None:
    content = [
        {"type": "thinking", "text": "a", "origin": {"dialect": "openai-chat"}},
        {"type": "thinking", "text": "b", "signature": "s", "origin": {"dialect": "anthropic"}},
        {"type": "thinking", "redacted_data": "x"},
        {"type": "refusal", "text": "No."},
    ]
    wire, losses = encode_lossy(request(HELLO, {"role": "assistant", "content": content}))
    assert wire["contents"][1] == {"role": "model", "parts": [{"text": "No."}]}
    assert [(name, at) for name, at, _ in losses] == [
        ("thinking_foreign", "/messages/1/content/0"),
        ("thinking_foreign", "/messages/1/content/1"),
        ("thinking_foreign", "/messages/1/content/2"),
        ("refusal", "/messages/1/content/3"),
    ]


# Calls and results


RESULTS: list[tuple[Data, Data]] = [
    ({"output": "11 °C"}, {"content": "11 °C"}),
    ({"output": ""}, {"content": ""}),
    ({"error": "no such city"}, {"content": "no such city", "is_error": True}),
    ({"temperature": 11}, {"content": '{"temperature":11}'}),
    ({}, {"content": "{}"}),
    ({"error": {"code": 5}}, {"content": '{"code":5}', "is_error": True}),
    ({"output": '{"output":"x"}'}, {"content": '{"output":"x"}'}),
    ({"output": None}, {"content": '{"output":null}'}),
]


@pytest.mark.parametrize(("response", "told"), RESULTS)
def test_results_are_wrapped_and_unwrapped(response: Data, told: Data) -> None:
    model = {"role": "model", "parts": [call("f", {}, "c1")]}
    *_, message = messages_of(model, {"role": "user", "parts": [result("f", response, "c1")]})
    assert message == {"role": "tool", "tool_call_id": "c1", "name": "f", "is_error": False, **told}
    calls = {"role": "assistant", "tool_calls": [{"id": "c1", "name": "f", "arguments": {}}]}
    written = encode(request(HELLO, calls, {"role": "tool", "tool_call_id": "c1", **told}))
    assert written["contents"][2] == {"role": "user", "parts": [result("f", response, "c1")]}


@pytest.mark.parametrize("response", [{"output": [1, 2]}, {"output": 5}, {"output": {"a": 1}}, {"error": [1]}])
def test_results_that_are_no_text_come_back_as_they_were(response: Data) -> None:
    """dialects.md C 18: a list or number is told as its JSON, and the wire's own form is kept beside it."""
    model = {"role": "model", "parts": [call("f", {}, "c1")]}
    wire = {"contents": [HELLO_CONTENT, model, {"role": "user", "parts": [result("f", response, "c1")]}]}
    assert same_again(wire) == wire


def test_the_name_of_a_result_is_looked_up_and_an_orphan_is_told() -> None:
    """dialects.md C 17."""
    orphan = {"role": "tool", "tool_call_id": "x", "content": "a"}
    wire, losses = encode_lossy(request(HELLO, orphan))
    assert wire["contents"] == [
        {"role": "user", "parts": [{"text": "Hello!"}, result("unknown", {"output": "a"}, "x")]},
    ]
    assert losses == [("orphan_result", "/messages/1/name", "sent with the name unknown")]


def test_a_result_without_id_and_call_gets_an_id_and_loses_it_again() -> None:
    wire = {"contents": [HELLO_CONTENT, {"role": "user", "parts": [result("f", {"output": "a"})]}]}
    first, second = (read(wire)["messages"][1]["tool_call_id"] for _ in range(2))
    assert first == second
    assert first.startswith("call_")
    assert same_again(wire)["contents"] == [
        {"role": "user", "parts": [{"text": "Hello!"}, result("f", {"output": "a"})]}
    ]


def test_a_result_of_another_name_belongs_to_the_first_call_that_waits() -> None:
    model = {"role": "model", "parts": [call("f", {}, "c1"), call("g", {})]}
    _, *told = messages_of(
        model, {"role": "user", "parts": [result("x", {"output": "a"}), result("y", {"output": "b"})]}
    )
    calls = messages_of(model)[0]["tool_calls"]
    assert [each["tool_call_id"] for each in told] == [calls[1]["id"], "c1"]


def test_further_fields_of_calls_and_results_come_back() -> None:
    wire = {
        "contents": [
            HELLO_CONTENT,
            {
                "role": "model",
                "parts": [{"functionCall": {"name": "f", "args": {}, "newField": 1}, "partMetadata": {"a": 1}}],
            },
            {"role": "user", "parts": [result("f", {"output": "a"}, willContinue=True, scheduling="SILENT")], "x": 1},
        ]
    }
    assert same_again(wire) == wire


def test_media_of_a_result_stand_in_it_or_beside_it_as_the_model_takes_them() -> None:
    calls = {"role": "assistant", "tool_calls": [{"id": "c1", "name": "f", "arguments": {}}]}
    image = {"type": "image", "data": PNG, "media_type": "image/png"}
    answer = {"role": "tool", "tool_call_id": "c1", "content": [{"type": "text", "text": "See"}, image]}
    blob = {"inlineData": {"mimeType": "image/png", "data": PNG}}
    wire = encode(request(HELLO, calls, answer, model=LEVELS))
    part = result("f", {"output": "See"}, "c1", parts=[blob])
    assert wire["contents"][2] == {"role": "user", "parts": [part]}
    [_, _, message] = read(wire, LEVELS)["messages"]
    assert message == {
        "role": "tool",
        "tool_call_id": "c1",
        "name": "f",
        "is_error": False,
        "content": answer["content"],
    }

    older, losses = encode_lossy(request(HELLO, calls, answer))
    assert older["contents"][2] == {
        "role": "user",
        "parts": [
            result("f", {"output": "See"}, "c1"),
            {"text": "[attachment 1 of function response f]"},
            blob,
        ],
    }
    assert losses == [("tool_media", "/messages/2/content", "sent beside the function response")]


def test_a_result_of_several_texts_is_joined_and_told() -> None:
    calls = {"role": "assistant", "tool_calls": [{"id": "c1", "name": "f", "arguments": {}}]}
    answer = {"role": "tool", "tool_call_id": "c1", "content": [{"type": "text", "text": "a"}] * 2}
    wire, losses = encode_lossy(request(HELLO, calls, answer))
    assert wire["contents"][2]["parts"] == [result("f", {"output": "aa"}, "c1")]
    assert losses == [("result_parts", "/messages/2/content", "texts are joined, in front of media")]


def test_invalid_calls_are_sent_as_far_as_the_wire_can_say_them() -> None:
    invalid = [
        {"id": "c1", "name": "f", "arguments_text": '{"a"', "reason": "not_json"},
        {"id": "c2", "name": "f", "arguments_text": "{}", "reason": "truncated"},
        {"id": "c3", "arguments_text": "{}", "reason": "no_name"},
        {"id": "c4", "name": "get weather", "arguments_text": '{"a": 1}', "reason": "bad_name"},
    ]
    wire, losses = encode_lossy(request(HELLO, {"role": "assistant", "invalid_tool_calls": invalid}))
    assert wire["contents"][1]["parts"] == [
        call("f", {}, "c1"),
        call("f", {}, "c2"),
        call("unknown", {}, "c3"),
        call("get_weather", {"a": 1}, "c4"),
    ]
    at = "/messages/1/invalid_tool_calls"
    assert [(name, place) for name, place, _ in losses] == [
        ("invalid_tool_call", f"{at}/0/arguments_text"),
        ("invalid_call_mark", f"{at}/1"),
        ("unnamed_tool_call", f"{at}/2"),
        ("invalid_call_mark", f"{at}/2"),
        ("tool_name", f"{at}/3/name"),
        ("invalid_call_mark", f"{at}/3"),
    ]


# Signatures


def test_calls_of_other_models_get_the_stand_in_for_a_signature_where_the_model_wants_one() -> None:
    """dialects.md C 29 and 30: on the first call of each turn of the model, and on no other."""
    calls = [{"id": f"c{index}", "name": "f", "arguments": {}} for index in (1, 2)]
    history = [HELLO, {"role": "assistant", "content": "So", "tool_calls": calls}, HELLO]
    assert encode(request(*history, model=LEVELS))["contents"][1]["parts"] == [
        {"text": "So"},
        call("f", {}, "c1", thoughtSignature=DUMMY),
        call("f", {}, "c2"),
    ]
    assert encode(request(*history))["contents"][1]["parts"][1] == call("f", {}, "c1")
    signed = [{**calls[0], **own(thoughtSignature=SIGNATURE)}, calls[1]]
    again = encode(request(HELLO, {"role": "assistant", "tool_calls": signed}, HELLO, model=LEVELS))
    assert again["contents"][1]["parts"] == [call("f", {}, "c1", thoughtSignature=SIGNATURE), call("f", {}, "c2")]


def test_the_stand_in_is_no_signature() -> None:
    for dummy in (DUMMY, "skip_thought_signature_validator"):
        [message] = messages_of({"role": "model", "parts": [call("f", {}, "c1", thoughtSignature=dummy)]}, model=LEVELS)
        assert message == {"role": "assistant", "tool_calls": [{"id": "c1", "name": "f", "arguments": {}}]}


# Tools


def test_functions_are_declared_with_json_schema() -> None:
    wire = encode(request(tools=[WEATHER], tool_choice="auto"))
    assert wire["tools"] == [
        {
            "functionDeclarations": [
                {
                    "name": "get_weather",
                    "description": "Get the weather in a city",
                    "parametersJsonSchema": WEATHER_SCHEMA,
                }
            ]
        }
    ]
    assert read(wire)["tools"] == [{**WEATHER, "strict": None}]


def test_older_models_get_the_older_schema_form_and_what_it_cannot_say_is_told() -> None:
    schema = {"type": "object", "properties": {"a": {"type": ["string", "null"]}, "b": {"oneOf": [{"const": 1}]}}}
    tool = {"name": "f", "description": "d", "parameters": schema}
    wanted = {
        "type": "OBJECT",
        "properties": {
            "a": {"type": "STRING", "nullable": True},
            "b": {"type": "STRING", "enum": ["1"]},
        },
    }
    losses = [("schema", "/tools/0/parameters", "added to the description, or left out")]
    old = encode_lossy(request(tools=[tool], model="gemini-1.5-flash"))
    assert old[0]["tools"][0]["functionDeclarations"] == [{"name": "f", "description": "d", "parameters": wanted}]
    assert old[1] == losses
    row = codec_of(replace(ROW, schema_form="schema"))
    assert encode_lossy(request(tools=[tool]), row)[0]["tools"] == old[0]["tools"]


@pytest.mark.parametrize(
    "declared",
    [
        {"name": "f"},
        {"name": "f", "description": ""},
        {"name": "f", "description": "d", "parameters": {"type": "OBJECT", "properties": {}}},
        {"name": "f", "description": "d", "parametersJsonSchema": {"type": "object"}},
        {"name": "f", "description": "d", "parametersJsonSchema": {"properties": {"a": {"default": None}}}},
        {"name": "f", "description": "d", "behavior": "BLOCKING", "response": {"type": "STRING"}},
    ],
)
def test_every_form_of_a_declaration_comes_back(declared: Data) -> None:
    wire = {"contents": [HELLO_CONTENT], "tools": [{"functionDeclarations": [declared]}]}
    assert plain(GEMINI.encode_request(GEMINI.decode_request(wire, model=BUDGET).value).value) == wire


def test_tools_of_the_servers_own_stand_beside_the_functions() -> None:
    wire = {
        "contents": [HELLO_CONTENT],
        "tools": [
            {"googleSearch": {}},
            {"functionDeclarations": [{"name": "f", "description": "d"}], "codeExecution": {}},
        ],
    }
    assert same_again(wire)["tools"] == [
        {"functionDeclarations": [{"name": "f", "description": "d"}]},
        {"googleSearch": {}},
        {"codeExecution": {}},
    ]


def test_names_that_do_not_fit_are_changed_everywhere_alike() -> None:
    wire = {
        "contents": [
            HELLO_CONTENT,
            {"role": "model", "parts": [call("get.weather", {})]},
            {"role": "user", "parts": [result("get.weather", {"output": "a"})]},
        ],
        "tools": [{"functionDeclarations": [{"name": "get.weather", "description": "d"}]}],
        "toolConfig": {"functionCallingConfig": {"mode": "ANY", "allowedFunctionNames": ["get.weather"]}},
    }
    found = read(wire)
    assert found["tools"][0]["original_name"] == "get.weather"
    assert found["tool_choice"] == {"type": "tool", "name": "get_weather"}
    assert found["messages"][1]["tool_calls"][0]["name"] == found["messages"][2]["name"] == "get_weather"
    same_again(wire)


def test_a_name_that_begins_with_a_digit_gets_an_underscore_and_loses_it_on_the_way_back() -> None:
    asked = request(
        HELLO,
        {"role": "assistant", "tool_calls": [{"id": "c1", "name": "2d", "arguments": {}}]},
        {"role": "tool", "tool_call_id": "c1", "content": "a"},
        tools=[{**WEATHER, "name": "2d"}],
        tool_choice={"type": "tool", "name": "2d"},
    )
    wire = encode(asked)
    assert wire["tools"][0]["functionDeclarations"][0]["name"] == "_2d"
    assert wire["toolConfig"]["functionCallingConfig"]["allowedFunctionNames"] == ["_2d"]
    assert wire["contents"][1]["parts"] == [call("_2d", {}, "c1")]
    assert wire["contents"][2]["parts"] == [result("_2d", {"output": "a"}, "c1")]
    answer = {"candidates": [{"content": {"parts": [call("_2d", {}, "c2")]}, "finishReason": "STOP"}]}
    [found] = GEMINI.decode_response(answer, request=asked).message.tool_calls or ()
    assert found.name == "2d"


CHOICES: list[tuple[Any, Data]] = [
    ("auto", {"mode": "AUTO"}),
    ("none", {"mode": "NONE"}),
    ("required", {"mode": "ANY"}),
    ({"type": "tool", "name": "get_weather"}, {"mode": "ANY", "allowedFunctionNames": ["get_weather"]}),
]


@pytest.mark.parametrize(("choice", "config"), CHOICES)
def test_tool_choices_have_their_modes(choice: Any, config: Data) -> None:
    wire = encode(request(tools=[WEATHER], tool_choice=choice))
    assert wire["toolConfig"] == {"functionCallingConfig": config}
    assert read(wire)["tool_choice"] == choice


@pytest.mark.parametrize(
    ("config", "choice"),
    [
        ({"mode": "VALIDATED"}, "auto"),
        ({"mode": "VALIDATED", "allowedFunctionNames": ["get_weather"]}, "auto"),
        ({"mode": "ANY", "allowedFunctionNames": ["get_weather", "f"]}, "required"),
        ({"mode": "MODE_UNSPECIFIED"}, None),
        ({"mode": "AUTO", "streamFunctionCallArguments": True}, "auto"),
    ],
)
def test_choices_that_are_not_canonical_come_back_and_have_a_near_one(config: Data, choice: Any) -> None:
    wire = encode(request(tools=[WEATHER])) | {"toolConfig": {"functionCallingConfig": config}}
    assert read(wire).get("tool_choice") == choice
    assert same_again(wire)["toolConfig"] == {"functionCallingConfig": config}


def test_what_cannot_be_said_about_tools_is_told() -> None:
    wire, losses = encode_lossy(request(tool_choice="none", parallel_tool_calls=False))
    assert wire == {"contents": [HELLO_CONTENT]}
    assert losses == [
        ("tool_choice_without_tools", "/tool_choice", "left out"),
        ("parallel_tool_calls", "/parallel_tool_calls", "left out"),
    ]


def test_what_a_plain_function_cannot_say_of_a_tool_is_reported() -> None:
    tool = {
        "name": "crm__ask",
        "description": "Ask.",
        "parameters": {"type": "object"},
        "namespace": {"name": "crm", "description": "Customers.", "provider_options": {"gemini": {"x": 1}}},
        "text_input": {"grammar": "start: /a/", "syntax": "lark"},
    }
    wire, losses = encode_lossy(request(tools=[tool]))
    (function,) = wire["tools"][0]["functionDeclarations"]
    assert function["name"] == "crm__ask"
    assert losses == [
        ("tool_namespace", "/tools/0/namespace/description", "left out"),
        ("tool_namespace", "/tools/0/namespace/provider_options", "left out"),
        ("tool_grammar", "/tools/0/text_input", "left to the description of the argument"),
    ]


# Parameters


def test_parameters_have_their_fields() -> None:
    fields: Data = {
        "temperature": 0.0,
        "top_p": 1.0,
        "top_k": 40,
        "max_tokens": 5,
        "seed": 7,
        "frequency_penalty": -1.5,
        "presence_penalty": 0.5,
        "stop_sequences": ["a", "b"],
    }
    wire = encode(request(**fields))
    assert wire["generationConfig"] == {
        "temperature": 0.0,
        "topP": 1.0,
        "topK": 40,
        "maxOutputTokens": 5,
        "seed": 7,
        "frequencyPenalty": -1.5,
        "presencePenalty": 0.5,
        "stopSequences": ["a", "b"],
    }
    assert read(wire)["parameters"] == {"model": BUDGET, **fields}


@pytest.mark.parametrize(
    ("seed", "sent", "losses"),
    [
        (2**31 - 1, 2**31 - 1, []),
        (2**31, 0, [("seed", "/parameters/seed", "sent modulo 2^31")]),
        (-(2**31), -(2**31), []),
        (-(2**31) - 1, 2**31 - 1, [("seed", "/parameters/seed", "sent modulo 2^31")]),
    ],
)
def test_a_seed_is_an_integer_of_32_bits(seed: int, sent: int, losses: list[tuple[str, str, str]]) -> None:
    wire, told = encode_lossy(request(seed=seed))
    assert (wire["generationConfig"]["seed"], told) == (sent, losses)


def test_what_cannot_be_said_about_sampling_is_told() -> None:
    wire, losses = encode_lossy(
        request(
            min_p=0.1,
            repeat_penalty=1.1,
            seed=2**31 + 5,
            stop_sequences=list("abcdef"),
            stream=True,
            stream_options={"include_usage": False},
        )
    )
    assert wire["generationConfig"] == {"seed": 5, "stopSequences": list("abcde")}
    assert losses == [
        ("sampling", "/parameters/min_p", "left out"),
        ("sampling", "/parameters/repeat_penalty", "left out"),
        ("seed", "/parameters/seed", "sent modulo 2^31"),
        ("stop_limit", "/parameters/stop_sequences", "only the first 5 are sent"),
        ("include_usage", "/stream_options/include_usage", "counted all the same"),
    ]


def test_fields_and_numbers_that_are_not_canonical_come_back() -> None:
    wire = {
        "contents": [HELLO_CONTENT],
        "generationConfig": {
            "temperature": 3.5,
            "topK": -1,
            "candidateCount": 2,
            "responseModalities": ["TEXT", "IMAGE"],
            "speechConfig": {"voiceConfig": {"prebuiltVoiceConfig": {"voiceName": "Kore"}}},
        },
        "safetySettings": [{"category": "X", "threshold": "BLOCK_NONE"}],
        "cachedContent": "cachedContents/x",
        "serviceTier": "flex",
    }
    assert same_again(wire) == wire


THINKING: list[tuple[str, Data, Data | None, list[str]]] = [
    (LEVELS, {"thinking": "low"}, {"thinkingLevel": "LOW", "includeThoughts": True}, []),
    (LEVELS, {"thinking": "xhigh"}, {"thinkingLevel": "XHIGH", "includeThoughts": True}, []),
    (LEVELS, {"thinking": "max"}, {"thinkingLevel": "XHIGH", "includeThoughts": True}, ["thinking_level"]),
    (LEVELS, {"thinking": True}, {"includeThoughts": True}, []),
    (LEVELS, {"thinking": False}, {"thinkingLevel": "MINIMAL"}, ["thinking_off"]),
    (LEVELS, {"thinking_budget_tokens": 9}, {"thinkingBudget": 9, "includeThoughts": True}, []),
    (
        LEVELS,
        {"thinking": "high", "thinking_budget_tokens": 9},
        {"thinkingLevel": "HIGH", "includeThoughts": True},
        ["thinking_budget"],
    ),
    (BUDGET, {"thinking": "medium"}, {"thinkingBudget": 8192, "includeThoughts": True}, ["thinking_level"]),
    (BUDGET, {"thinking": False}, {"thinkingBudget": 0}, []),
    (BUDGET, {"thinking": "none"}, {"thinkingBudget": 0}, ["thinking_level"]),
    (BUDGET, {"thinking_budget_tokens": 0}, {"thinkingBudget": 0}, []),
    (
        BUDGET,
        {"thinking": True, "thinking_budget_tokens": 9},
        {"thinkingBudget": 9, "includeThoughts": True},
        ["thinking_budget"],
    ),
    (
        BUDGET,
        {"thinking": "high", "thinking_budget_tokens": 9},
        {"thinkingBudget": 9, "includeThoughts": True},
        ["thinking_level"],
    ),
    ("gemini-2.5-flash-lite", {"thinking": True}, {"thinkingBudget": -1, "includeThoughts": True}, []),
    (PRO, {"thinking": False}, {"thinkingBudget": 128}, ["thinking_off"]),
    (OLD, {"thinking": "low"}, None, ["thinking_unsupported"]),
    (OLD, {"thinking": False}, None, []),
]


@for_each(("model", "asked", "config", "lost"), THINKING)
def test_thinking_is_said_in_the_words_of_the_model(
    model: str, asked: Data, config: Data | None, lost: list[str]
) -> None:
    wire, losses = encode_lossy(request(model=model, **asked))
    assert wire.get("generationConfig", {}).get("thinkingConfig") == config
    assert [name for name, _, _ in losses] == lost


@for_each("model", [OLD, BUDGET, PRO, LEVELS])
@for_each(
    "config",
    [
        {"includeThoughts": True},
        {"includeThoughts": False},
        {"thinkingBudget": 0},
        {"thinkingBudget": -1},
        {"thinkingBudget": 500, "includeThoughts": False},
        {"thinkingLevel": "HIGH"},
        {"thinkingLevel": "MINIMAL", "includeThoughts": True},
        {"thinkingLevel": "THINKING_LEVEL_UNSPECIFIED"},
    ],
)
def test_thinking_comes_back_exactly_whatever_the_model(model: str, config: Data) -> None:
    wire = {"contents": [HELLO_CONTENT], "generationConfig": {"thinkingConfig": config}}
    decoded = GEMINI.decode_request(wire, model=model).value
    assert plain(GEMINI.encode_request(decoded).value) == wire


# The format of the answer


SCHEMA: Data = {"type": "object", "properties": {"a": {"type": "string"}}}


@pytest.mark.parametrize(
    ("wanted", "config"),
    [
        ({"type": "text"}, {"responseMimeType": "text/plain"}),
        ({"type": "json_object"}, {"responseMimeType": "application/json"}),
        (
            {"type": "json_schema", "json_schema": SCHEMA},
            {"responseMimeType": "application/json", "responseJsonSchema": SCHEMA},
        ),
    ],
)
def test_formats_have_their_fields(wanted: Data, config: Data) -> None:
    wire = encode(request(response_format=wanted))
    assert wire["generationConfig"] == config
    assert read(wire)["response_format"] == wanted


@pytest.mark.parametrize(
    ("config", "wanted"),
    [
        (
            {"responseMimeType": "application/json", "responseSchema": {"type": "OBJECT", "nullable": True}},
            {"type": "json_schema", "json_schema": {"type": ["object", "null"]}},
        ),
        (
            {"responseFormat": {"text": {"mimeType": "APPLICATION_JSON", "schema": SCHEMA}}},
            {"type": "json_schema", "json_schema": SCHEMA},
        ),
        ({"responseMimeType": "text/x.enum", "responseSchema": {"type": "STRING", "enum": ["a"]}}, None),
    ],
)
def test_formats_of_other_forms_come_back(config: Data, wanted: Data | None) -> None:
    wire = {"contents": [HELLO_CONTENT], "generationConfig": config}
    assert read(wire).get("response_format") == wanted
    assert same_again(wire) == wire


def test_the_words_of_a_format_are_told() -> None:
    wanted = {"type": "json_schema", "json_schema": SCHEMA, "name": "n", "description": "d"}
    _, losses = encode_lossy(request(response_format=wanted))
    assert losses == [("format_words", "/response_format/description", "left out")]


# Losses


@requirement("COD-2")
def test_a_loss_is_refused_where_the_caller_wants_none() -> None:
    with pytest.raises(LossRefusedError, match="/parameters/min_p"):
        GEMINI.encode_request(request(min_p=0.5), on_loss="raise")
