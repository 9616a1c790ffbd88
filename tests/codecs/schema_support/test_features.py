"""The features of schemas: each has a detector, an example, and places."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.engines import ENGINES, FEATURES, SERVERS

from tests.cases import for_each
from tests.codecs.schema_support.examples import EXAMPLES, HELD
from tests.requirements import requirement
from turnwire.codecs.schema_support.features import DETECTORS, Feature, find_features
from turnwire.codecs.schema_support.patterns import Lengths, read_pattern

_OF_DOCUMENTS = ("ref_", "any_schema")
"""Beginnings of features that speak of the whole document."""


def places(schema: Any, feature: str) -> tuple[str, ...]:
    return tuple(found.pointer for found in find_features(schema) if found.name == feature)


@requirement("SCM-1")
def test_every_feature_has_a_detector_and_an_example() -> None:
    assert set(DETECTORS) == set(FEATURES) == set(EXAMPLES)


@requirement("SCM-1")
@for_each("feature, example", EXAMPLES.items())
def test_a_feature_is_found_where_it_is(feature: str, example: tuple[Any, tuple[str, ...]]) -> None:
    schema, pointers = example
    assert places(schema, feature) == pointers


@requirement("SCM-1")
@for_each("feature, example", [row for row in EXAMPLES.items() if not row[0].startswith(_OF_DOCUMENTS)])
def test_a_feature_is_found_inside_of_an_object_a_list_and_a_definition(feature: str, example: Any) -> None:
    schema, pointers = example
    held = {
        "type": "object",
        "properties": {"p": {"type": "array", "items": {"$ref": "#/$defs/D"}}},
        "$defs": {"D": schema},
    }
    assert places(held, feature) == tuple(f"/$defs/D{pointer}" for pointer in pointers)


@requirement("SCM-1")
def test_what_no_reference_leads_to_has_no_features() -> None:
    schema = {"type": "string", "$defs": {"A": {"not": {}}, "B": {"$ref": "#/$defs/A"}}}
    assert find_features(schema) == (Feature("any_schema", ""),)


@requirement("SCM-1")
def test_references_in_a_ring_are_followed_once() -> None:
    tree = {
        "$ref": "#/$defs/T",
        "$defs": {"T": {"type": "object", "properties": {"n": {"$ref": "#/$defs/T"}, "v": {"not": {}}}}},
    }
    assert places(tree, "negation") == ("/$defs/T/properties/v/not",)


@requirement("SCM-1")
def test_names_in_pointers_are_escaped() -> None:
    schema = {"type": "object", "properties": {"a/b~c": {"type": "number", "minimum": 0}}}
    assert places(schema, "number_bounds") == ("/properties/a~1b~0c/minimum",)


@requirement("SCM-1")
def test_every_row_names_engines_that_exist_and_features_that_are_found() -> None:
    named = {row["feature"] for engine in ENGINES.values() for row in engine["rows"]}
    chosen = {
        feature
        for row in SERVERS
        for choice in row.get("choice", ())
        for feature in (*choice["features"], *choice.get("and_features", ()))
    }
    assert named | chosen <= set(DETECTORS)
    # What says nothing of an engine: a server without one, and what engines are known to hold.
    assert set(DETECTORS) - named - chosen == {"any_schema", "format_with_implied_length"} - chosen


@requirement("SCM-1")
@pytest.mark.parametrize("engine", ["llama.cpp-b11434", "xgrammar-0.2.8"])
def test_a_schema_that_is_held_has_no_feature_with_a_row(engine: str) -> None:
    rows = {row["feature"] for row in ENGINES[engine]["rows"]}
    assert [[found for found in find_features(schema) if found.name in rows] for schema in HELD] == [[]] * len(HELD)


@requirement("SCM-1")
@for_each(
    "written, lengths, is_whole",
    [
        ("", Lengths(0, 0), False),
        ("^[a-z]{2,4}$", Lengths(2, 4), True),
        ("^(a|bcd)+$", Lengths(1, None), True),
        ("^a$|^bcd$", Lengths(1, 3), True),
        ("^a|bcd$", Lengths(1, 3), False),
        (r"^\u00e9\x41\d?$", Lengths(2, 3), True),
        ("^(?=abc)a*$", Lengths(0, None), True),
        (r"^a\$", Lengths(2, 2), False),
        ("ab{0}", Lengths(1, 1), False),
    ],
)
def test_a_pattern_says_how_long_its_matches_are_and_whether_they_are_whole_texts(
    written: str, lengths: Lengths, *, is_whole: bool
) -> None:
    found = read_pattern(written)
    assert (found.lengths, found.is_whole) == (lengths, is_whole)


@requirement("SCM-2")
@for_each("feature, example", EXAMPLES.items())
def test_a_keyword_of_another_type_says_nothing_and_breaks_nothing(feature: str, example: Any) -> None:
    schema, _ = example
    for keyword in schema:
        for odd in (None, "x", 1, [1], [None], {}, {"a": 1}):
            find_features({**schema, keyword: odd})
    assert find_features({"required": 5, "properties": [], "pattern": {}}) == (Feature("any_schema", ""),)
