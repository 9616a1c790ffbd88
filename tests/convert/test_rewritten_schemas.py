"""Schemas are rewritten for the engine of the server; the plan shows it, and it can be switched off."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from turnwire_schema.engines import REWRITINGS
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.cli.runner import turnwire
from tests.requirements import requirement
from turnwire import ConfigurationError, EmbeddedProvider, OllamaProvider
from turnwire.codecs.registry import codec_of, get_codec
from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.variants import VLLM
from turnwire.convert.bodies import plan, write_request
from turnwire.core.losses import Plan, SchemaChange

_SCHEMA: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {"p": {"type": "string", "pattern": r"^\d{3}$", "maxLength": 3}},
    "required": ["p"],
    "additionalProperties": False,
}
_REWRITTEN: Final = {
    "type": "object",
    "properties": {"p": {"type": "string", "pattern": "^[0-9]{3}$"}},
    "required": ["p"],
    "additionalProperties": False,
}
_PATTERN: Final = {"type": "string", "pattern": r"^\d{3}$"}
_BOUNDED: Final = {"type": "number", "minimum": 0}
_AT: Final = "/response_format/json_schema"
_SPLIT: Final = {
    "type": "object",
    "properties": {"a": {"type": "integer"}, "b": {"type": "string", "pattern": r"^\d$"}},
    "additionalProperties": False,
    "minProperties": 1,
}


def _request(schema: dict[str, Any]) -> ChatRequest:
    return ChatRequest.from_dict(
        {
            "messages": [{"role": "user", "content": "hi"}],
            "parameters": {"model": "m"},
            "response_format": {"type": "json_schema", "name": "n", "strict": True, "json_schema": schema},
        }
    )


def _with_tool(schema: dict[str, Any], *, strict: bool) -> ChatRequest:
    tool = {"name": "t", "description": "d", "parameters": schema, "strict": strict}
    return ChatRequest.from_dict(
        {"messages": [{"role": "user", "content": "hi"}], "parameters": {"model": "m"}, "tools": [tool]}
    )


def _sent(target: str, request: ChatRequest) -> Any:
    body = write_request(request, target).value
    return body["format"] if target == "ollama" else body["response_format"]["json_schema"]["schema"]


@requirement("SCM-2")
@for_each("target", ["llamacpp", "ollama", "vllm"])
def test_a_schema_is_sent_in_the_form_of_which_the_engine_holds_more(target: str) -> None:
    assert _sent(target, _request(_SCHEMA)) == _REWRITTEN
    assert [each for each in plan(_request(_SCHEMA), target).rewritten if each.name == "pattern_length"] == [
        SchemaChange("pattern_length", f"{_AT}/properties/p")
    ]


@requirement("SCM-2")
def test_an_unknown_server_gets_the_schema_as_it_is() -> None:
    assert _sent("openai-chat", _request(_SCHEMA)) == _SCHEMA
    assert plan(_request(_SCHEMA), "openai-chat").rewritten == ()


@requirement("SCM-2")
def test_a_custom_row_switches_rewriting_off() -> None:
    codec = codec_of(replace(VLLM, rewrites_schemas=False))
    body, losses = codec.encode_request(_request(_SCHEMA))
    assert body["response_format"]["json_schema"]["schema"] == _SCHEMA
    assert isinstance(losses, Plan)
    assert losses.rewritten == ()


@requirement("SCM-2")
def test_an_option_of_a_provider_switches_rewriting_off() -> None:
    for options, sent in (({"rewrite_schemas": False}, _SCHEMA), ({}, _REWRITTEN)):
        codec = OllamaProvider(options=options).codec
        assert codec is not None
        assert codec.encode_request(_request(_SCHEMA)).value["format"] == sent


@requirement("SCM-2")
def test_the_embedded_model_gets_the_schemas_and_losses_of_llama_cpp() -> None:
    codec = EmbeddedProvider().codec
    assert codec is not None
    body, losses = codec.encode_request(_request({**_SCHEMA, "properties": {"p": _PATTERN, "n": _BOUNDED}}))
    assert body["response_format"]["json_schema"]["schema"]["properties"]["p"]["pattern"] == "^[0-9]{3}$"
    assert [(loss.id, loss.at) for loss in losses if loss.id == "llamacpp.schema_not_held"] == [
        ("llamacpp.schema_not_held", f"{_AT}/properties/n/minimum")
    ]


@requirement("SCM-2")
def test_an_option_of_a_provider_says_the_version_of_its_server() -> None:
    codec = OllamaProvider(options={"server_version": "0.33.0"}).codec
    assert codec is not None
    assert codec.variant.server_version == "0.33.0"
    for version, told in (
        ("0.24.0", "options.server_version: nothing is known of ollama 0.24.0; known are: ollama (0.30.0 and later)"),
        (0.33, "options.server_version: give a version as text, in quotes: '0.33.0'"),
    ):
        with pytest.raises(ConfigurationError) as caught:
            OllamaProvider(options={"server_version": version})
        assert caught.value.info.message == told


@requirement("SCM-2")
@for_each("target, strict, is_rewritten", [("llamacpp", False, True), ("vllm", False, False), ("vllm", True, True)])
def test_the_parameters_of_a_tool_are_rewritten_where_the_engine_reads_them(
    target: str, strict: bool, is_rewritten: bool
) -> None:
    body = write_request(_with_tool(_SCHEMA, strict=strict), target).value
    assert body["tools"][0]["function"]["parameters"] == (_REWRITTEN if is_rewritten else _SCHEMA)


@requirement("SCM-2")
def test_the_root_of_a_tool_keeps_its_properties_which_chat_templates_show() -> None:
    request = _with_tool(_SPLIT, strict=True)
    sent = write_request(request, "llamacpp").value["tools"][0]["function"]["parameters"]
    assert sent == {**_SPLIT, "properties": {"a": {"type": "integer"}, "b": {"type": "string", "pattern": "^[0-9]$"}}}
    assert plan(request, "llamacpp").rewritten == (
        SchemaChange("pattern_classes", "/tools/0/parameters/properties/b/pattern"),
    )
    assert "anyOf" in _sent("llamacpp", _request(_SPLIT))


@requirement("SCM-2")
def test_a_fault_that_is_left_has_its_place_in_the_schema_before_rewriting() -> None:
    schema = {"$defs": {"N": {"type": "number"}}, "properties": {"n": {"$ref": "#/$defs/N", "minimum": 0}}}
    found = prepare_schema({**schema, "type": "object"}, "llamacpp", "format")
    assert found.schema == {"properties": {"n": {"minimum": 0, "type": "number"}}, "type": "object"}
    assert [(fault.feature, fault.pointer) for fault in found.faults if fault.effect == "wider"] == [
        ("number_bounds", "/properties/n/minimum")
    ]


@requirement("SCM-2")
def test_a_schema_is_rewritten_once_and_the_result_is_read_only() -> None:
    request = _request(_SCHEMA)
    assert request.response_format is not None
    schema = request.response_format.json_schema  # type: ignore[union-attr]  # it is a schema format
    first, second = (prepare_schema(schema, "llamacpp", "format").schema for _ in range(2))
    assert first is second
    assert get_codec("llamacpp").encode_request(request).value == get_codec("llamacpp").encode_request(request).value


@requirement("SCM-2")
def test_a_plan_is_a_tuple_of_losses_that_keeps_what_was_rewritten() -> None:
    found = plan(_request(_SCHEMA), "llamacpp")
    assert not found
    assert pickle.loads(pickle.dumps(found)).rewritten == found.rewritten != ()


@requirement("SCM-2")
def test_the_command_plan_shows_what_is_rewritten(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text(json.dumps(_request(_SCHEMA).to_dict()), "utf-8")
    told = turnwire("plan", "--to", "llamacpp", str(file)).out
    assert "rewritten without a change of meaning:" in told
    assert f"{_AT}/properties/p" in told
    assert "pattern_length" in told


@requirement("SCM-2")
def test_the_command_plan_lists_what_is_rewritten_for_programs(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text(json.dumps(_request(_SCHEMA).to_dict()), "utf-8")
    plain = ("plan", "--to", "llamacpp", str(file))
    assert turnwire(*plain, "--json").json == []
    changes = plan(_request(_SCHEMA), "llamacpp").rewritten
    described = {str(name): what for name, what in REWRITINGS.items()}
    assert turnwire(*plain, "--rewritten", "--json").json == [
        {"at": each.at, "name": each.name, "what": described[each.name]} for each in changes
    ]
    assert turnwire(*plain, "--rewritten").out.splitlines()[0].split() == ["at", "what", "rewriting"]
    assert turnwire("plan", "--to", "anthropic", "--rewritten", str(file)).out == "nothing is rewritten\n"
