"""Everything that the wire cannot say is reported, each thing under its own name, and nothing else is in the table."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import (
    ChatRequest,
)
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.codecs.coverage.table import COVERAGE
from tests.codecs.ollama.wire import CODEC, WEATHER, Data, answer, check_wire, request, texts_of
from tests.requirements import requirement
from turnwire.core.errors import LossRefusedError
from turnwire.core.losses import LossWarning

PNG = "iVBORw0KGgoAAAANSUhEUg=="
WAV = "UklGRhAAAABXQVZFZm10IA=="
RECURSIVE = {
    "type": "object",
    "properties": {"tree": {"$ref": "#/$defs/Node"}},
    "$defs": {"Node": {"type": "object", "description": "n", "properties": {"next": {"$ref": "#/$defs/Node"}}}},
}


def says(*parts: Data, role: str = "user") -> ChatRequest:
    return request({"role": role, "content": list(parts)})


def with_fields(**fields: Any) -> ChatRequest:
    return request(tools=[WEATHER]).replace(**fields)


CALLED = {
    "role": "assistant",
    "tool_calls": [{"id": "a", "name": "f", "arguments": {}}, {"id": "b", "name": "f", "arguments": {}}],
}

# loss: (a request that has it, where)
REQUESTS: dict[str, tuple[ChatRequest, str]] = {
    "tool_namespace": (
        request(tools=[{**WEATHER, "namespace": {"name": "weather", "description": "Forecasts."}}]),
        "/tools/0/namespace/description",
    ),
    "tool_grammar": (
        request(tools=[{**WEATHER, "text_input": {"grammar": "start: /a/", "syntax": "lark"}}]),
        "/tools/0/text_input",
    ),
    "tool_choice": (with_fields(tool_choice="required"), "/tool_choice"),
    "tool_choice_none": (with_fields(tool_choice="none"), "/tool_choice"),
    "parallel_tool_calls": (with_fields(parallel_tool_calls=False), "/parallel_tool_calls"),
    "include_usage": (with_fields(stream_options={"include_usage": False}), "/stream_options/include_usage"),
    "thinking_level": (request(thinking="xhigh"), "/parameters/thinking"),
    "thinking_budget": (request(thinking_budget_tokens=9), "/parameters/thinking_budget_tokens"),
    "format_description": (
        with_fields(response_format={"type": "json_schema", "json_schema": {}, "description": "d"}),
        "/response_format/description",
    ),
    "format_strict": (
        with_fields(response_format={"type": "json_schema", "json_schema": {}, "strict": False}),
        "/response_format/strict",
    ),
    "misplaced_option": (
        request(provider_options={"ollama": {"num_ctx": 1}}),
        "/parameters/provider_options/ollama/num_ctx",
    ),
    "reserved_option": (
        request(provider_options={"ollama": {"stream": True}}),
        "/parameters/provider_options/ollama/stream",
    ),
    "schema_keywords": (
        request(tools=[{**WEATHER, "parameters": {"type": "object", "properties": {"a": {"minimum": 1}}}}]),
        "/tools/0/parameters",
    ),
    "message_name": (request({"role": "user", "content": "x", "name": "Ann"}), "/messages/0/name"),
    "developer_role": (request({"role": "system", "content": "x", "variant": "developer"}), "/messages/0"),
    "prefill": (
        request({"role": "user", "content": "x"}, {"role": "assistant", "content": "One, "}),
        "/messages/1/content",
    ),
    "is_error": (
        request({"role": "tool", "content": "x", "tool_call_id": "a", "is_error": True}),
        "/messages/0",
    ),
    "result_order": (
        request(
            CALLED,
            {"role": "tool", "content": "x", "tool_call_id": "b"},
            {"role": "tool", "content": "x", "tool_call_id": "a"},
        ),
        "/messages/1",
    ),
    "call_order": (
        request(
            {
                "role": "assistant",
                "content": "a",
                "tool_calls": [{"id": "a", "name": "f", "arguments": {}, "part_index": 0}],
            }
        ),
        "/messages/0/tool_calls/0/part_index",
    ),
    "invalid_tool_call": (
        request(
            {"role": "assistant", "invalid_tool_calls": [{"id": "a", "arguments_text": "{", "reason": "truncated"}]}
        ),
        "/messages/0",
    ),
    "parts_joined": (says({"type": "text", "text": "a"}, {"type": "text", "text": "b"}), "/messages/0/content"),
    "part_order": (
        says({"type": "image", "data": PNG, "media_type": "image/png"}, {"type": "text", "text": "a"}),
        "/messages/0/content",
    ),
    "part_options": (
        says({"type": "text", "text": "a", "provider_options": {"ollama": {"x": 1}}}),
        "/messages/0/content/0",
    ),
    "path_not_loaded": (says({"type": "image", "path": "a.png"}), "/messages/0/content/0"),
    "media_url": (says({"type": "audio", "url": "https://example.org/a.wav"}), "/messages/0/content/0"),
    "file_id": (says({"type": "image", "file_id": "f"}), "/messages/0/content/0"),
    "media_type": (says({"type": "image", "data": PNG, "media_type": "image/gif"}), "/messages/0/content/0"),
    "image_detail": (
        says({"type": "image", "data": PNG, "media_type": "image/png", "detail": "low"}),
        "/messages/0/content/0",
    ),
    "audio_transcript": (
        says({"type": "audio", "data": WAV, "media_type": "audio/wav", "transcript": "hi"}),
        "/messages/0/content/0",
    ),
    "document": (says({"type": "document", "text": "a"}), "/messages/0/content/0"),
    "refusal": (says({"type": "refusal", "text": "no"}, role="assistant"), "/messages/0/content/0"),
    "thinking_foreign": (
        says({"type": "thinking", "text": "hm", "signature": "s"}, role="assistant"),
        "/messages/0/content/0",
    ),
    "foreign_part": (says({"type": "foreign", "dialect": "gemini", "data": {}}), "/messages/0/content/0"),
    "unknown_part": (says({"type": "server_tool_use"}), "/messages/0/content/0"),
    "image_tag": (request({"role": "user", "content": "[img-1]"}), "/messages/0/content"),
}
RESPONSES: dict[str, tuple[Data, str]] = {
    "finish_reason": (answer({"content": "a"}, reason="content_filter", raw=None), "/finish_reason"),
    "response_id": (answer({"content": "a"}, id="resp_1"), "/id"),
    "identity": ({name: value for name, value in answer({"content": "a"}).items() if name != "model"}, ""),
    "created": (answer({"content": "a"}) | {"created": "yesterday"}, "/created"),
    "usage_detail": (answer({"content": "a"}) | {"usage": {"reasoning_tokens": 1}}, "/usage/reasoning_tokens"),
}
SCHEMAS = {
    "schema_written_out": request(tools=[{**WEATHER, "parameters": RECURSIVE}]),
    "schema_ref": request(tools=[{**WEATHER, "parameters": RECURSIVE}]),
}


@requirement("COD-2")
@for_each("name", REQUESTS)
def test_what_a_request_cannot_say_is_reported_under_its_name(name: str) -> None:
    asked, at = REQUESTS[name]
    wire, losses = CODEC.encode_request(asked)
    assert texts_of(losses) == [(name, at)]
    check_wire("ChatRequest", wire)


@requirement("COD-2")
@pytest.mark.parametrize("name", RESPONSES)
def test_what_an_answer_cannot_say_is_reported_under_its_name(name: str) -> None:
    data, at = RESPONSES[name]
    wire, losses = CODEC.encode_response(ChatResponse.from_dict(data))
    assert texts_of(losses) == [(name, at)]
    check_wire("ChatResponse", wire)


def test_a_schema_that_leads_back_to_itself_is_written_out_once() -> None:
    wire, losses = CODEC.encode_request(SCHEMAS["schema_ref"])
    assert texts_of(losses) == [("schema_written_out", "/tools/0/parameters"), ("schema_ref", "/tools/0/parameters")]
    assert wire["tools"][0]["function"]["parameters"] == {
        "type": "object",
        "properties": {
            "tree": {
                "type": "object",
                "description": "n",
                "properties": {"next": {"type": "object", "description": "n"}},
            }
        },
    }


def test_every_loss_of_the_table_has_a_case() -> None:
    assert {f"ollama.{name}" for name in (*REQUESTS, *RESPONSES, *SCHEMAS)} == set(COVERAGE["ollama"].losses)


@requirement("COD-2")
def test_losses_are_reported_warned_about_or_refused() -> None:
    asked = REQUESTS["message_name"][0]
    assert len(CODEC.encode_request(asked, on_loss="report").losses) == 1
    with pytest.warns(LossWarning, match="participant's name"):
        CODEC.encode_request(asked, on_loss="warn")
    with pytest.raises(LossRefusedError, match="participant's name") as caught:
        CODEC.encode_request(asked, on_loss="raise")
    assert texts_of(caught.value.losses) == [("message_name", "/messages/0/name")]
    with pytest.raises(LossRefusedError):
        CODEC.encode_response(ChatResponse.from_dict(RESPONSES["response_id"][0]), on_loss="raise")


def test_a_schema_that_would_grow_without_end_is_sent_as_it_is() -> None:
    definitions: Data = {
        f"d{depth}": {"type": "object", "properties": {side: {"$ref": f"#/$defs/d{depth + 1}"} for side in "ab"}}
        for depth in range(40)
    }
    definitions["d40"] = {"type": "string"}
    schema = {"type": "object", "properties": {"a": {"$ref": "#/$defs/d0"}}, "$defs": definitions}
    wire, losses = CODEC.encode_request(request(tools=[{**WEATHER, "parameters": schema}]))
    assert (wire["tools"][0]["function"]["parameters"], texts_of(losses)) == (
        schema,
        [("schema_ref", "/tools/0/parameters")],
    )


def test_references_inside_values_and_names_are_not_references() -> None:
    schema = {
        "type": "object",
        "properties": {
            "$ref": {"type": "string"},
            "a": {"enum": [{"$ref": "#/$defs/X"}]},
            "b": {"$ref": "#/properties/a"},
        },
    }
    wire, losses = CODEC.encode_request(request(tools=[{**WEATHER, "parameters": schema}]))
    assert wire["tools"][0]["function"]["parameters"]["properties"] == {
        "$ref": {"type": "string"},
        "a": {"enum": [{"$ref": "#/$defs/X"}]},
        "b": {"enum": [{"$ref": "#/$defs/X"}]},
    }
    assert texts_of(losses) == [("schema_written_out", "/tools/0/parameters")]
