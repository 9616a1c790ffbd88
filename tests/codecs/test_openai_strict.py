"""Strict tools and formats for OpenAI: the subset of JSON Schema is met, or `strict` is false and that is reported."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat, ModelParameters

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.openai_strict import strict_schema
from turnwire.core.messages import user
from turnwire.core.tools import make_tool

TEXT = {"type": "string"}
DATE = {**TEXT, "format": "date", "pattern": "^2"}
HOSTED = ["openai-chat", "openai-responses", "groq"]
LOCAL = ["vllm", "llamacpp", "ollama-v1"]


def obj(required: list[str] | None = None, **properties: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": sorted(properties) if required is None else required,
    }


def closed(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "additionalProperties": False}


CIRCLE = obj(kind={"const": "circle"}, radius={"type": "number"})
SQUARE = obj(kind={"const": "square"}, side={"type": "number"})


@requirement("MSG-12", "COD-2")
@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        (obj(a=TEXT), closed(obj(a=TEXT))),
        ({"type": "object"}, {"type": "object", "additionalProperties": False}),
        (obj(a={"type": ["string", "null"]}), closed(obj(a={"type": ["string", "null"]}))),
        (obj(a=obj(b=TEXT)), closed(obj(a=closed(obj(b=TEXT))))),
        (
            obj(a={**TEXT, "default": "x", "description": "An a."}),
            closed(obj(a={**TEXT, "description": "An a. {default: x}"})),
        ),
        (obj(a={**TEXT, "examples": ["x"]}), closed(obj(a={**TEXT, "description": '{examples: ["x"]}'}))),
        (
            {**obj(a={"$ref": "#/$defs/A", "description": "An a."}), "$defs": {"A": obj(b=TEXT)}},
            closed(
                {
                    **obj(a={"anyOf": [{"$ref": "#/$defs/A"}], "description": "An a."}),
                    "$defs": {"A": closed(obj(b=TEXT))},
                }
            ),
        ),
        (
            {**obj(a={"allOf": [{"$ref": "#/$defs/A"}]}), "$defs": {"A": obj(b={"$ref": "#/$defs/A"})}},
            closed({**obj(a={"$ref": "#/$defs/A"}), "$defs": {"A": closed(obj(b={"$ref": "#/$defs/A"}))}}),
        ),
        (obj(a={"oneOf": [TEXT, {"type": "null"}]}), closed(obj(a={"anyOf": [TEXT, {"type": "null"}]}))),
        (obj(a={"oneOf": [CIRCLE, SQUARE]}), closed(obj(a={"anyOf": [closed(CIRCLE), closed(SQUARE)]}))),
        (
            {
                **obj(a={"oneOf": [{"$ref": "#/$defs/C"}, {"$ref": "#/$defs/S"}], "discriminator": {}}),
                "$defs": {"C": CIRCLE, "S": SQUARE},
            },
            closed(
                {
                    **obj(a={"anyOf": [{"$ref": "#/$defs/C"}, {"$ref": "#/$defs/S"}]}),
                    "$defs": {"C": closed(CIRCLE), "S": closed(SQUARE)},
                }
            ),
        ),
        (obj(a={"type": "number", "minimum": 0}), closed(obj(a={"type": "number", "minimum": 0}))),
        (obj(a=DATE), closed(obj(a=DATE))),
    ],
    ids=str,
)  # fmt: skip
def test_what_can_be_said_in_the_subset_is_rewritten_and_means_the_same(schema: Any, expected: Any) -> None:
    assert strict_schema(schema) == expected
    assert strict_schema(expected) == expected


@requirement("MSG-12", "COD-2")
@for_each(
    "schema",
    [
        obj(required=[], a=TEXT),
        obj(a=obj(required=[], b=TEXT)),
        {**obj(a=TEXT), "additionalProperties": True},
        {**obj(a=TEXT), "additionalProperties": TEXT},
        {**obj(a=TEXT), "anyOf": [obj(a=TEXT)]},
        {"$ref": "#/$defs/A", "$defs": {"A": obj(a=TEXT)}},
        {**obj(a=TEXT), "allOf": [obj(b=TEXT)]},
        {**obj(a=TEXT), "patternProperties": {"^x": TEXT}},
        {**obj(a=TEXT), "minProperties": 1},
        {**obj(a=TEXT), "required": ["a", "b"]},
        obj(a={}),
        obj(a=True),
        obj(a={"type": "array"}),
        obj(a={"type": "array", "items": {}}),
        obj(a={"type": "array", "items": TEXT, "uniqueItems": True}),
        obj(a={**TEXT, "minLength": 1}),
        obj(a={**TEXT, "maxLength": 1}),
        obj(a={**TEXT, "format": "uri"}),
        obj(a={**TEXT, "pattern": "(?=a)"}),
        obj(a={**TEXT, "not": {"const": "x"}}),
        obj(a={"oneOf": [TEXT, {**TEXT, "pattern": "^a"}]}),
        obj(a={"oneOf": [{"type": "integer"}, {"type": "number"}]}),
        obj(a={"allOf": [TEXT, {"pattern": "^a"}]}),
        obj(a={"$ref": "#/properties/b"}, b=TEXT),
        obj(a={"if": TEXT, "type": "string"}),
        {**obj(a=TEXT), "required": [{"error": {}}, "a"]},  # no valid schema, and no reason to fall over
    ],
    ids=str,
)
def test_what_the_subset_cannot_say_is_outside_it(schema: Any) -> None:
    assert strict_schema(schema) is None


ODD: list[Any] = [None, 5, True, "x", [], [5], [[]], {}, {"a": []}, [{"a": 1}]]
KEYWORDS = (
    *(
        "type",
        "properties",
        "required",
        "items",
        "anyOf",
        "oneOf",
        "allOf",
        "$ref",
        "$defs",
        "enum",
        "const",
        "pattern",
    ),
    *("format", "description", "default", "examples", "additionalProperties", "minimum", "title", "not", "if"),
)


@requirement("COD-7")
@for_each("keyword", KEYWORDS)
@for_each("odd", ODD, ids=str)
def test_a_keyword_of_any_type_is_within_the_subset_or_outside_it(keyword: str, odd: Any) -> None:
    union = {"oneOf": [{**CIRCLE, keyword: odd}, SQUARE]}
    for schema in ({**obj(a=TEXT), keyword: odd}, obj(a={keyword: odd}), obj(a={**TEXT, keyword: odd}), obj(a=union)):
        written = strict_schema(schema)
        assert written is None or written["type"] == "object"


def sent(name: str, schema: Any, *, strict: bool | None = True) -> tuple[Any, Any, list[tuple[str, str]]]:
    """`strict` and the schema of one tool as they are sent, and the losses."""
    tools = [make_tool("before", "d", obj(a=TEXT)), make_tool("f", "d", schema, strict=strict)]
    asked = ChatRequest(messages=[user("Hi")], parameters=ModelParameters(model="m"), tools=tools)
    found = get_codec(name).encode_request(asked)
    tool = found.value["tools"][1]
    tool = tool.get("function", tool)
    return tool.get("strict"), tool["parameters"], [(loss.id, loss.at) for loss in found.losses]


@requirement("MSG-12", "COD-2")
@pytest.mark.parametrize("name", HOSTED)
def test_a_strict_tool_outside_the_subset_is_sent_with_strict_false_and_reported(name: str) -> None:
    dialect = get_codec(name).dialect
    optional = obj(required=[], a=TEXT)
    assert sent(name, optional) == (False, closed(optional), [(f"{dialect}.strict_subset", "/tools/1/strict")])
    assert sent(name, obj(a=TEXT)) == (True, closed(obj(a=TEXT)), [])
    assert sent(name, optional, strict=False) == (False, optional, [])


@requirement("MSG-12", "COD-2")
@pytest.mark.parametrize("name", LOCAL)
def test_a_local_server_compiles_what_the_subset_lacks_and_keeps_strict(name: str) -> None:
    schema = obj(required=[], a={**TEXT, "maxLength": 5})
    assert sent(name, schema) == (True, closed(schema), [])


@requirement("COD-2")
@pytest.mark.parametrize("name", HOSTED[:2])
@pytest.mark.parametrize("is_within", [True, False])
def test_a_strict_format_meets_the_subset_or_is_not_strict(name: str, is_within: bool) -> None:
    schema = obj(a=TEXT) if is_within else obj(required=[], a=TEXT)
    wanted = JsonSchemaFormat(json_schema=schema, strict=True)
    asked = ChatRequest(messages=[user("Hi")], parameters=ModelParameters(model="m"), response_format=wanted)
    found = get_codec(name).encode_request(asked)
    spec = found.value["response_format"]["json_schema"] if name == "openai-chat" else found.value["text"]["format"]
    losses = [] if is_within else [(f"{name}.strict_subset", "/response_format/strict")]
    assert (spec["strict"], spec["schema"]) == (is_within, closed(schema) if is_within else schema)
    assert [(loss.id, loss.at) for loss in found.losses] == losses
