"""Every strict function is met at OpenAI or is a named loss: schemas put together from what functions have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest, ModelParameters

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.jsonschema import compile_schema
from turnwire.core.messages import user
from turnwire.core.tools import make_tool

TEXT = {"type": "string"}
DEFS = {
    "Closed": {"type": "object", "properties": {"b": TEXT}, "required": ["b"]},
    "Open": {"type": "object", "properties": {"b": TEXT, "c": TEXT}, "required": ["b"]},
    "Word": {"enum": ["x", "y"]},
}


def holder(value: Any, *, is_required: bool) -> dict[str, Any]:
    return {"type": "object", "properties": {"b": value}, "required": ["b"] if is_required else []}


# What a parameter is, and whether every object in it says all of its properties.
KINDS: dict[str, tuple[Any, bool]] = {
    "text": (TEXT, True),
    "null or text": ({"type": ["string", "null"]}, True),
    "enum": ({"enum": ["x", "y"]}, True),
    "const": ({"const": "x"}, True),
    "object": (holder(TEXT, is_required=True), True),
    "object with an optional one": (holder(TEXT, is_required=False), False),
    "object in an object": (holder(holder(TEXT, is_required=True), is_required=True), True),
    "object with an optional one in an object": (holder(holder(TEXT, is_required=False), is_required=True), False),
    "list of texts": ({"type": "array", "items": TEXT}, True),
    "list of objects": ({"type": "array", "items": holder(TEXT, is_required=True)}, True),
    "list of objects with an optional one": ({"type": "array", "items": holder(TEXT, is_required=False)}, False),
    "reference": ({"$ref": "#/$defs/Closed"}, True),
    "reference to one with an optional one": ({"$ref": "#/$defs/Open"}, False),
    "reference to an enum": ({"$ref": "#/$defs/Word"}, True),
    "list of references": ({"type": "array", "items": {"$ref": "#/$defs/Closed"}}, True),
    "either": ({"anyOf": [TEXT, {"type": "null"}]}, True),
    "either object": ({"anyOf": [{"$ref": "#/$defs/Closed"}, {"type": "null"}]}, True),
    "either object with an optional one": ({"anyOf": [holder(TEXT, is_required=False), {"type": "null"}]}, False),
}
VALUES: tuple[Any, ...] = (
    *("x", "z", None, 1, [], ["x"], [1], {}, {"b": "x"}, {"b": 1}, {"b": None}, {"b": {}}, {"b": {"b": "x"}}),
    *([{}], [{"b": "x"}], [{"b": 1}], {"b": "x", "c": "y"}, {"c": "y"}, {"b": {"b": 1}}, {"b": "x", "d": 1}),
)


def schemas() -> Iterator[tuple[dict[str, Any], bool]]:
    """(schema of a function, whether all that it has is required), with the definitions that it refers to."""
    seconds = [KINDS["text"], KINDS["reference"], KINDS["reference to one with an optional one"]]
    for (first, is_whole), (second, is_second_whole), is_required in product(KINDS.values(), seconds, (True, False)):
        properties = {"a": first, "z": second}
        used = {name: each for name, each in DEFS.items() if f"/{name}'" in str(properties)}
        schema = {"type": "object", "properties": properties, "required": ["a", "z"] if is_required else ["z"]}
        yield {**schema, **({"$defs": used} if used else {})}, is_required and is_whole and is_second_whole


CASES = list(schemas())


def levels(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema in a schema."""
    if isinstance(schema, dict):
        yield schema
        for name in ("properties", "$defs"):
            for each in schema.get(name, {}).values():
                yield from levels(each)
        yield from levels(schema.get("items"))
        for each in schema.get("anyOf", ()):
            yield from levels(each)


def is_strict(schema: Any) -> bool:
    """Whether the service compiles a schema: all objects are closed and require all that they have."""
    objects = [each for each in levels(schema) if "properties" in each]
    return all(
        each.get("additionalProperties") is False and sorted(each.get("required", ())) == sorted(each["properties"])
        for each in objects
    )


def test_the_schemas_are_of_both_kinds_and_are_many() -> None:
    assert (len(CASES), sum(is_whole for _, is_whole in CASES)) == (108, 26)


@requirement("MSG-12", "COD-2")
@pytest.mark.parametrize("dialect", ["openai-chat", "openai-responses", "groq"])
def test_every_strict_function_is_met_or_is_a_named_loss(dialect: str) -> None:
    for schema, is_whole in CASES:
        tool = make_tool("f", "d", schema).replace(strict=True)
        request = ChatRequest(messages=(user("x"),), parameters=ModelParameters(model="m"), tools=(tool,))
        body, losses = get_codec(dialect).encode_request(request)
        sent = body["tools"][0].get("function", body["tools"][0])
        found = [loss.at for loss in losses if loss.id.endswith(".strict_subset")]
        assert (sent["strict"], found) == (is_whole, [] if is_whole else ["/tools/0/strict"]), schema
        assert is_strict(sent["parameters"]) is is_whole, schema


@requirement("MSG-12")
def test_what_is_met_takes_the_values_that_the_function_takes_and_no_property_beside_them() -> None:
    """The values are judged by another validator than the one that made the schema."""
    from jsonschema import Draft202012Validator

    for schema, is_whole in CASES:
        if not is_whole:
            continue
        tool = make_tool("f", "d", schema).replace(strict=True)
        request = ChatRequest(messages=(user("x"),), parameters=ModelParameters(model="m"), tools=(tool,))
        sent = get_codec("openai-chat").encode_request(request).value["tools"][0]["function"]["parameters"]
        before, after = Draft202012Validator(schema), Draft202012Validator(sent)
        for value, other in product(VALUES, ("x", {"b": "x"}, 1)):
            arguments = {"a": value, "z": other}
            has_more = str(arguments).count("'d'") + str(arguments).count("'c'") > 0
            assert after.is_valid(arguments) == before.is_valid(arguments) or has_more, (schema, arguments)
        assert compile_schema(sent) is not None
