"""What people are told about their schemas: faults in words, what to write instead, and where a request has schemas."""

from __future__ import annotations

from typing import Any

from turnwire_schema.engines import FEATURES, INSTEAD

from tests.requirements import requirement
from turnwire.codecs.schema_support.advice import Advice, AskedSchema, advise, asked_schemas, known_servers
from turnwire.codecs.schema_support.support import SchemaFault
from turnwire.convert.bodies import read_request

_ENGINE = "llama.cpp-b11434"
_SIZE = {"type": "integer", "minimum": 1}


def patterned(pattern: str, **more: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"code": {"type": "string", "pattern": pattern}, **more}}


@requirement("COD-2")
def test_a_fault_that_rewriting_mends_says_what_is_sent_and_is_gone_as_it_is_sent() -> None:
    schema = patterned(r"^\d{3}$", share={"type": "number", "maximum": 1})
    pattern = SchemaFault("pattern_class_escape", "wider", "/properties/code/pattern", _ENGINE)
    bound = SchemaFault("number_bounds", "wider", "/properties/share/maximum", _ENGINE)
    bounds = Advice(bound, FEATURES["number_bounds"], INSTEAD["number_bounds"])
    (first, second) = sorted(advise(schema, "llamacpp", "format"), key=lambda each: each.fault.pointer)
    assert (first.fault._replace(note=None), first.instead, first.is_rewritten) == (pattern, '`"^[0-9]{3}$"`', True)
    assert second == bounds
    assert advise(schema, "llamacpp", "format", as_sent=True) == (bounds,)


def test_where_the_place_is_gone_the_schema_around_it_is_shown() -> None:
    schema = {"type": "object", "properties": {"size": {"allOf": [{"type": "integer"}, _SIZE]}}}
    found = [each for each in advise(schema, "llamacpp", "format") if each.fault.pointer == "/properties/size/allOf"]
    assert [each.is_rewritten for each in found] == [True] * len(found) != []
    assert {each.instead for each in found} == {'the schema `{"type": "integer", "minimum": 1}`'}


@requirement("COD-2")
def test_a_tool_that_is_not_strict_is_told_only_what_the_server_refuses_all_the_same() -> None:
    refused = {"type": "object", "properties": {"a": {"type": "array", "prefixItems": [{}], "items": False}}}
    bounded = {"type": "object", "properties": {"a": {"type": "number", "maximum": 1}}}
    told = [
        advise(each, server, "tool", strict=False) for each in (refused, bounded) for server in ("llamacpp", "vllm")
    ]
    assert [[each.fault.effect for each in found] for found in told] == [["refused"], [], [], []]
    assert [each.is_failing for each in advise(bounded, "llamacpp", "tool")] == [True]


def test_schemas_of_a_request_are_found_at_their_places_in_the_body_of_any_dialect() -> None:
    schema = patterned("^a$")
    chat = {
        "model": "m",
        "messages": [{"role": "user", "content": "Hi"}],
        "tools": [
            {"type": "function", "function": {"name": "one", "parameters": schema}},
            {"type": "function", "function": {"name": "two", "parameters": schema, "strict": True}},
        ],
        "response_format": {"type": "json_schema", "json_schema": {"name": "form", "schema": schema}},
    }
    ollama = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], "format": schema}
    assert list(asked_schemas(read_request(chat, "openai-chat").value, chat)) == [
        AskedSchema("/response_format/json_schema/schema", "format", schema, True, "form"),
        AskedSchema("/tools/0/function/parameters", "tool", schema, False, "one"),
        AskedSchema("/tools/1/function/parameters", "tool", schema, True, "two"),
    ]
    (found,) = asked_schemas(read_request(ollama, "ollama").value, ollama)
    assert (found.pointer, found.surface) == ("/format", "format")


def test_what_stands_in_a_conversation_is_no_schema_of_the_request() -> None:
    schema = patterned("^a$")
    call = {"id": "c", "type": "function", "function": {"name": "one", "arguments": "{}"}, "schema": schema}
    body = {
        "model": "m",
        "messages": [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "", "tool_calls": [call]}],
        "response_format": {"type": "json_schema", "json_schema": {"name": "form", "schema": schema}},
    }
    (found,) = asked_schemas(read_request(body, "openai-chat").value, body)
    assert found.pointer == "/response_format/json_schema/schema"


def test_servers_are_named_by_what_is_known_of_them() -> None:
    assert {"llamacpp", "vllm", "ollama"} <= set(known_servers("format")) <= set(known_servers())
    assert "ollama" not in known_servers("tool")
