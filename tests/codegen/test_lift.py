"""Rules between fields become data; what neither a model nor a rule can hold stops the generation."""

from __future__ import annotations

from typing import Any

import pytest

from codegen.lift import NotCarried, lift
from codegen.schemaset import DanglingReference, SchemaSet
from tests.codegen.samples import THING, document, schema_set, texts
from tests.requirements import requirement

TWO = {
    "a": {"type": ["string", "null"], "description": "A."},
    "b": {"type": ["string", "null"], "description": "B."},
    "kind": {"type": "string", "description": "Kind."},
}
NOT_NULL = {"not": {"type": "null"}}


def lifted(**keywords: Any) -> Any:
    """One object definition with further keywords, lifted."""
    definition = {"type": "object", "description": "One.", "properties": TWO, "required": ["kind"], **keywords}
    schemas = SchemaSet.from_texts(texts({THING: document(THING, "One", {"One": definition})}))
    return lift(schemas, schemas.documents[THING]).definitions["One"]


@requirement("SCH-4")
@pytest.mark.parametrize(
    ("keywords", "rules"),
    [
        (
            {"anyOf": [{"required": ["a"]}, {"required": ["b"], "properties": {"b": NOT_NULL}}]},
            [
                {
                    "kind": "anyOf",
                    "broken": {"not": {"any": [{"given": "a"}, {"set": "b"}]}},
                    "message": "at least one of a | b is required",
                }
            ],
        ),
        (
            {"oneOf": [{"required": ["a"]}, {"required": ["a", "b"]}]},
            [
                {
                    "kind": "oneOf",
                    "broken": {"count": [{"given": "a"}, {"all": [{"given": "a"}, {"given": "b"}]}], "other_than": 1},
                    "message": "exactly one of a | a + b is required",
                }
            ],
        ),
        (
            {"not": {"required": ["a", "b"]}},
            [
                {
                    "kind": "not",
                    "broken": {"all": [{"given": "a"}, {"given": "b"}]},
                    "message": "a + b cannot stand together",
                }
            ],
        ),
        (
            {"dependentRequired": {"a": ["b"]}},
            [
                {
                    "kind": "dependentRequired",
                    "broken": {"all": [{"given": "a"}, {"not": {"all": [{"given": "b"}]}}]},
                    "message": "a needs b",
                }
            ],
        ),
        (
            {"if": {"properties": {"kind": {"const": "x"}}, "required": ["kind"]}, "then": {"required": ["a"]}},
            [
                {
                    "kind": "required",
                    "broken": {
                        "all": [
                            {"all": [{"given": "kind"}, {"is": "kind", "values": ["x"]}]},
                            {"not": {"given": "a"}},
                        ]
                    },
                    "message": "a is required here",
                    "property": "a",
                }
            ],
        ),
        (
            {
                "if": {"required": ["a"]},
                "else": {"properties": {"kind": {"enum": ["x", "y"]}}},
            },
            [
                {
                    "kind": "enum",
                    "broken": {
                        "all": [
                            {"not": {"given": "a"}},
                            {"given": "kind"},
                            {"not": {"is": "kind", "values": ["x", "y"]}},
                        ]
                    },
                    "message": "kind has a value that cannot stand here",
                    "at": "kind",
                }
            ],
        ),
    ],
    ids=["anyOf", "oneOf", "not", "dependentRequired", "if-then", "if-else"],
)
def test_a_rule_between_fields_becomes_a_condition(keywords: dict[str, Any], rules: list[Any]) -> None:
    definition = lifted(**keywords)
    assert definition["x-rules"] == rules
    assert not {"anyOf", "oneOf", "not", "dependentRequired", "if", "then", "else"} & set(definition)


@requirement("SCH-4")
@pytest.mark.parametrize(
    ("keywords", "keyword", "pointer"),
    [
        ({"minProperties": 1}, "minProperties", "/$defs/One"),
        ({"patternProperties": {"^x": {}}}, "patternProperties", "/$defs/One"),
        ({"propertyNames": {"maxLength": 3}}, "propertyNames", "/$defs/One"),
        ({"unevaluatedProperties": False}, "unevaluatedProperties", "/$defs/One"),
        ({"allOf": [{"required": ["a"]}]}, "allOf", "/$defs/One"),
        ({"dependentSchemas": {"a": {"required": ["b"]}}}, "dependentSchemas", "/$defs/One"),
        ({"anyOf": [{"minProperties": 2}]}, "anyOf", "/$defs/One/anyOf/0"),
        ({"not": {"properties": {"a": {"const": 1}}}}, "not", "/$defs/One/not"),
        (
            {"if": {"required": ["a"]}, "then": {"properties": {"b": {"minLength": 2}}}},
            "minLength",
            "/$defs/One/then/properties/b",
        ),
        (
            {"properties": {**TWO, "c": {"type": "array", "uniqueItems": True}}},
            "uniqueItems",
            "/$defs/One/properties/c",
        ),
        (
            {"properties": {**TWO, "c": {"type": "array", "items": {"type": "string", "format": "uri"}}}},
            "format",
            "/$defs/One/properties/c/items",
        ),
        (
            {"properties": {**TWO, "c": {"type": "array", "contains": {"const": 1}}}},
            "contains",
            "/$defs/One/properties/c",
        ),
        (
            {"properties": {**TWO, "c": {"type": "object", "properties": {"d": {"type": "string"}}}}},
            "properties",
            "/$defs/One/properties/c",
        ),
        (
            {"properties": {**TWO, "c": {"type": "integer", "x-derived": {"product": ["a", "b"]}}}},
            "x-derived",
            "/$defs/One/properties/c",
        ),
    ],
)
def test_what_models_would_drop_stops_the_generation(keywords: dict[str, Any], keyword: str, pointer: str) -> None:
    with pytest.raises(NotCarried) as caught:
        lifted(**keywords)
    assert (caught.value.document, caught.value.pointer, caught.value.keyword) == (THING, pointer, keyword)
    assert str(caught.value).startswith(f"schemas/{THING}#{pointer}: {keyword}: ")


@requirement("SCH-4")
def test_a_union_with_a_fallback_member_is_open() -> None:
    schemas = schema_set()
    definitions = lift(schemas, schemas.documents[THING]).definitions
    assert definitions["Part"]["x-union"] == {"tag": "type", "known": ["a", "b"], "fallback": "PartUnknown"}
    assert definitions["PartUnknown"]["x-fallback-tag"] == {"name": "type", "known": ["a", "b"]}
    assert definitions["PartUnknown"]["properties"]["type"] == {"type": "string", "description": "An unknown tag."}
    assert definitions["PartUnknown"]["x-raw"] is True
    assert definitions["PartA"]["x-tags"] == {"type": "a"}


@requirement("SCH-4")
def test_a_derived_property_leaves_the_properties() -> None:
    prop = {"type": "integer", "readOnly": True, "x-derived": {"sum": ["x", "y"]}, "description": "Sum."}
    definition = lifted(properties={**TWO, "total": prop})
    assert definition["x-derived-fields"] == {"total": prop}
    assert list(definition["properties"]) == ["a", "b", "kind"]


@requirement("SCH-2")
def test_lifting_leaves_the_schemas_as_they_are() -> None:
    schemas = schema_set()
    before = {path: item.schema for path, item in schema_set().documents.items()}
    lift(schemas, schemas.documents[THING])
    assert {path: item.schema for path, item in schemas.documents.items()} == before


@requirement("SCH-2")
def test_a_dangling_reference_names_the_place() -> None:
    schemas = schema_set(lambda files: files[THING]["$defs"]["Part"]["oneOf"].append({"$ref": "#/$defs/Gone"}))
    with pytest.raises(DanglingReference, match=r"turnwire/v1/thing\.schema\.json has no such definition"):
        lift(schemas, schemas.documents[THING])
