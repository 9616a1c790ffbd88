"""A schema for each feature, with every place where the feature is."""

from __future__ import annotations

from typing import Any, Final

Schema = dict[str, Any]


def text(**words: Any) -> Schema:
    return {"type": "string", **words}


def integer(**words: Any) -> Schema:
    return {"type": "integer", **words}


def number(**words: Any) -> Schema:
    return {"type": "number", **words}


def array(**words: Any) -> Schema:
    return {"type": "array", **words}


def record(**words: Any) -> Schema:
    return {"type": "object", **words}


def pattern(written: str) -> tuple[Schema, tuple[str, ...]]:
    return text(pattern=written), ("/pattern",)


A: Final = {"a": integer()}
B: Final = {"b": integer()}
EXAMPLES: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "any_schema": (text(), ("",)),
    "true_schema": (record(properties={"a": True}), ("/properties/a",)),
    "true_prefix_item": (array(prefixItems=[True]), ("/prefixItems/0",)),
    "false_schema": (record(properties={"a": False}), ("/properties/a",)),
    "false_items": (array(prefixItems=[{}], items=False), ("/items",)),
    "type_unknown": ({"type": "text"}, ("/type",)),
    "enum_empty": ({"enum": []}, ("/enum",)),
    "count_as_decimal": (text(maxLength=2.0), ("/maxLength",)),
    "values_beside_unmet_words": ({"enum": [1, 5], "minimum": 3}, ("/minimum",)),
    "number_words_without_type": ({"minimum": 3}, ("/minimum",)),
    "string_words_without_type": ({"minLength": 3}, ("/minLength",)),
    "format_without_type": ({"format": "date"}, ("/format",)),
    "array_words_without_type": ({"minItems": 1}, ("/minItems",)),
    "object_words_without_type": ({"minProperties": 1}, ("/minProperties",)),
    "words_without_effect": (array(items={}, uniqueItems=False), ("/uniqueItems",)),
    "number_bounds": (number(minimum=0, exclusiveMaximum=1), ("/minimum", "/exclusiveMaximum")),
    "integer_bounds": (integer(minimum=0), ("/minimum",)),
    "integer_bound_fraction": (integer(minimum=1.5), ("/minimum",)),
    "integer_bound_large": (integer(maximum=2**63), ("/maximum",)),
    "integer_bound_twice": (integer(minimum=5, exclusiveMinimum=7), ("/exclusiveMinimum",)),
    "integer_minimum_zeros": (integer(minimum=1000), ("/minimum",)),
    "integer_maximum_zeros": (integer(maximum=-100), ("/maximum",)),
    "exclusive_boolean": (integer(minimum=5, exclusiveMinimum=True), ("/exclusiveMinimum",)),
    "number_range_empty": (integer(minimum=5, maximum=3), ("/maximum",)),
    "integer_multiple": (integer(multipleOf=5), ("/multipleOf",)),
    "integer_multiple_wide": (integer(multipleOf=5, minimum=0), ("/multipleOf",)),
    "number_multiple": (number(multipleOf=0.01), ("/multipleOf",)),
    "format_date": (text(format="time"), ("/format",)),
    "format_uuid": (text(format="uuid"), ("/format",)),
    "format_common": (text(format="email"), ("/format",)),
    "format_reference": (text(format="json-pointer"), ("/format",)),
    "format_international": (text(format="iri"), ("/format",)),
    "format_unknown": (text(format="color"), ("/format",)),
    "format_with_length": (text(format="email", minLength=3, maxLength=9), ("/maxLength",)),
    "format_with_implied_length": (text(format="email", minLength=3, maxLength=9), ("/minLength",)),
    "pattern_with_format": (text(format="date", pattern="^2.*$"), ("/pattern",)),
    "pattern_like_format": (text(format="date", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), ("/pattern",)),
    "pattern_with_length": (text(pattern="^[a-z]+$", minLength=1, maxLength=9), ("/maxLength",)),
    "pattern_with_implied_length": (text(pattern="^[a-z]+$", minLength=1, maxLength=9), ("/minLength",)),
    "string_extras": (text(format="color", maxLength=9), ("/format",)),
    "length_large": (text(maxLength=2001), ("/maxLength",)),
    "least_length_large": (text(minLength=2001), ("/minLength",)),
    "length_range_empty": (text(minLength=3, maxLength=2), ("/maxLength",)),
    "pattern_unanchored": pattern("^ab"),
    "pattern_anchored_branches": pattern("^a$|^b$"),
    "pattern_anchored_in_part": pattern("^a|b$"),
    "pattern_inner_anchor": pattern("^(a|^b)$"),
    "pattern_class_escape": pattern(r"^\d$"),
    "pattern_other_escape": pattern(r"^\/$"),
    "pattern_merged_escape": pattern(r"^a\.+$"),
    "pattern_control": pattern(r"^\t$"),
    "pattern_quote": pattern('^"$'),
    "pattern_dot": pattern("^.$"),
    "pattern_negated_class": pattern("^[^a]$"),
    "pattern_lazy": pattern("^a+?$"),
    "pattern_named_group": pattern("^(?<year>a)$"),
    "pattern_flags": pattern("^(?i:a)$"),
    "pattern_lookahead": pattern("^(?!a)b$"),
    "pattern_lookbehind": pattern("^(?<!a)b$"),
    "pattern_backreference": pattern(r"^(a)\1$"),
    "pattern_word_boundary": pattern(r"^\ba$"),
    "pattern_unicode_property": pattern(r"^\p{L}$"),
    "pattern_anything": pattern("a*"),
    "pattern_foreign_repeat": pattern("^é+$"),
    "pattern_open_foreign": pattern("^é.$"),
    "pattern_empty_class": pattern("^[]$"),
    "pattern_bracket_in_class": pattern("^[[a]$"),
    "pattern_literal_brace": pattern("^a{,3}$"),
    "pattern_invalid": pattern("^(a$"),
    "pattern_repeats_often": pattern("^a{1,129}$"),
    "pattern_repeats_much": pattern("^a{1,2001}$"),
    "pattern_repeats_at_least_much": pattern("^a{2001}$"),
    "key_pattern_lookahead": (record(patternProperties={"^(?!a)": {}}), ("/patternProperties/^(?!a)",)),
    "key_pattern_unknown": (record(patternProperties={r"\ba": {}}), (r"/patternProperties/\ba",)),
    "unique_items": (array(items={}, uniqueItems=True), ("/uniqueItems",)),
    "unique_items_of_one": (array(items={}, uniqueItems=True, maxItems=1), ("/uniqueItems",)),
    "array_extras": (array(items={}, uniqueItems=True), ("/uniqueItems",)),
    "contains": (array(items={}, contains={"const": 1}), ("/contains",)),
    "contains_met": (array(items={}, contains={"const": 1}, minContains=0), ("/contains",)),
    "array_without_items": (array(maxItems=3), ("/type",)),
    "array_without_items_with_least": (array(minItems=3), ("/type",)),
    "prefix_items": (array(prefixItems=[{}]), ("/prefixItems",)),
    "prefix_items_with_counts": (array(prefixItems=[{}], minItems=2), ("/minItems",)),
    "prefix_items_of_open_length": (array(prefixItems=[{}], minItems=0), ("/prefixItems",)),
    "prefix_items_beside_items": (array(prefixItems=[{}], items={}), ("/prefixItems",)),
    "items_list": (array(items=[{}]), ("/items",)),
    "unevaluated_items": (array(prefixItems=[{}], unevaluatedItems=False), ("/unevaluatedItems",)),
    "unevaluated_items_alone": (array(unevaluatedItems=integer()), ("/unevaluatedItems",)),
    "items_at_limit": (array(items={}, maxItems=2000), ("/maxItems",)),
    "items_large": (array(items={}, maxItems=2002), ("/maxItems",)),
    "least_items_large": (array(items={}, minItems=2002), ("/minItems",)),
    "items_range_empty": (array(items={}, minItems=3, maxItems=2), ("/maxItems",)),
    "required_unlisted": (record(properties=A, required=["a", "z"]), ("/required",)),
    "object_without_keys": (record(maxProperties=3), ("/type",)),
    "min_properties_unlisted": (record(properties=A, minProperties=2), ("/minProperties",)),
    "min_properties": (record(properties=A, minProperties=1), ("/minProperties",)),
    "max_properties": (record(additionalProperties={}, maxProperties=1), ("/maxProperties",)),
    "properties_counted_with_optional": (record(properties={**A, **B}, minProperties=2), ("/minProperties",)),
    "optional_before_required": (record(properties={**A, **B}, required=["b"]), ("/properties/a",)),
    "property_count_range_empty": (record(minProperties=2, maxProperties=1), ("/maxProperties",)),
    "pattern_properties": (record(patternProperties={"^x": {}}), ("/patternProperties",)),
    "pattern_properties_open": (record(patternProperties={"^x": {}}), ("/patternProperties",)),
    "pattern_properties_closed": (
        record(patternProperties={"^x": {}}, additionalProperties=False),
        ("/patternProperties",),
    ),
    "pattern_properties_beside_others": (
        record(properties=A, patternProperties={"^x": {}}, additionalProperties={}),
        ("/patternProperties",),
    ),
    "pattern_properties_several": (record(patternProperties={"^x": {}, "^xy": {}}), ("/patternProperties",)),
    "property_with_key_pattern": (record(properties=A, patternProperties={"^a": {}}), ("/properties/a",)),
    "property_names": (record(propertyNames={"maxLength": 3}), ("/propertyNames",)),
    "property_names_open": (record(propertyNames={"maxLength": 3}), ("/propertyNames",)),
    "property_names_of_closed": (
        record(propertyNames={"maxLength": 3}, additionalProperties=False),
        ("/propertyNames",),
    ),
    "property_names_beside_patterns": (
        record(propertyNames={"maxLength": 3}, patternProperties={"^x": {}}),
        ("/propertyNames",),
    ),
    "object_extras": (record(properties=A, propertyNames={"maxLength": 3}), ("/propertyNames",)),
    "dependent_required": (record(properties=A, dependentRequired={"a": ["b"]}), ("/dependentRequired",)),
    "dependent_required_met": (
        record(properties=B, required=["b"], dependentRequired={"a": ["b"]}),
        ("/dependentRequired",),
    ),
    "dependent_schemas": (record(properties=A, dependentSchemas={"a": {"minProperties": 2}}), ("/dependentSchemas",)),
    "dependencies": (record(properties=A, dependencies={"a": ["b"]}), ("/dependencies",)),
    "unevaluated_properties": (record(properties=A, unevaluatedProperties=False), ("/unevaluatedProperties",)),
    "unevaluated_properties_open": (record(unevaluatedProperties=False), ("/unevaluatedProperties",)),
    "empty_property_name": (record(properties={"": {}}), ("/properties/",)),
    "choice_siblings": (record(properties=A, anyOf=[record(properties=B)]), ("/properties",)),
    "choice_beside_type": (record(anyOf=[{"maximum": 3}]), ("/type",)),
    "choice_empty": ({"anyOf": []}, ("/anyOf",)),
    "one_of_overlapping": ({"oneOf": [integer(), number()]}, ("/oneOf",)),
    "one_of_open": (
        {"oneOf": [record(properties=A, required=["a"]), record(properties=B, required=["b"])]},
        ("/oneOf",),
    ),
    "all_of_several": ({"allOf": [record(properties=A), record(properties=B)]}, ("/allOf",)),
    "all_of_siblings": (record(properties=A, allOf=[record(properties=B)]), ("/properties",)),
    "all_of_dropped": (integer(allOf=[integer(minimum=3)]), ("/allOf",)),
    "all_of_scalars": ({"allOf": [integer()]}, ("/allOf",)),
    "all_of_optional": ({"allOf": [record(properties=A)]}, ("/allOf",)),
    "all_of_loose": ({"allOf": [{"minProperties": 2}]}, ("/allOf",)),
    "all_of_choices": ({"allOf": [{"anyOf": [record(properties=A)]}]}, ("/allOf",)),
    "all_of_shared_property": ({"allOf": [record(properties=A), record(properties=A)]}, ("/allOf",)),
    "negation": ({"not": text()}, ("/not",)),
    "condition": (record(**{"if": {"required": ["a"]}, "then": {"required": ["b"]}}), ("/if",)),
    "ref_root": (record(properties={"a": {"$ref": "#"}}), ("/properties/a/$ref",)),
    "ref_name": ({"$ref": "#i", "$defs": {"I": integer(**{"$anchor": "i"})}}, ("/$ref",)),
    "ref_outside": ({"$ref": "https://example.com/schema.json"}, ("/$ref",)),
    "ref_broken": ({"$ref": "#/$defs/I"}, ("/$ref",)),
    "ref_escaped": ({"$ref": "#/$defs/a~1b", "$defs": {"a/b": integer()}}, ("/$ref",)),
    "ref_list_item": (
        {"$ref": "#/$defs/I/anyOf/0", "$defs": {"I": {"anyOf": [integer()]}}},
        ("/$ref",),
    ),
    "ref_siblings": ({"$ref": "#/$defs/I", "minimum": 5, "$defs": {"I": integer()}}, ("/minimum",)),
    "ref_loop": ({"$ref": "#/$defs/I", "$defs": {"I": {"$ref": "#/$defs/I"}}}, ("/$defs/I/$ref",)),
    "ref_dynamic": ({"$dynamicRef": "#node"}, ("/$dynamicRef",)),
}
"""The schemas, with the JSON pointers of the feature, by its name."""

HELD: Final[tuple[Schema, ...]] = (
    record(
        properties={
            "name": text(minLength=1, maxLength=80),
            "kind": {"enum": ["book", "film"]},
            "year": integer(minimum=1900, maximum=2100),
            "tags": array(items=text(), maxItems=5),
            "note": {"anyOf": [text(), {"type": "null"}]},
            "code": text(pattern="^[A-Z]{3}-[0-9]{4}$"),
            "day": text(format="date"),
            "more": {"$ref": "#/$defs/More", "description": "the rest"},
        },
        required=["name", "kind", "year", "tags", "note", "code", "day", "more"],
        additionalProperties=False,
        **{"$defs": {"More": record(additionalProperties=integer()), "Unused": {"not": {}}}},
    ),
    {"oneOf": [record(properties={"t": {"const": each}}, required=["t"], additionalProperties=False) for each in "ab"]},
    record(),
    array(items=integer(), minItems=1, maxItems=3),
    {"type": ["string", "null"], "maxLength": 3},
)
"""Schemas that llama.cpp and xgrammar hold."""
