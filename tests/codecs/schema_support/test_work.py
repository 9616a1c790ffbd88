"""A schema costs a limited amount of work, whatever it says: a request must not hold up all others."""

from __future__ import annotations

import sys
from typing import Any, Final

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.schema_support.features import find_features
from turnwire.codecs.schema_support.rewriting import REWRITINGS, rewrite
from turnwire.codecs.schema_support.work import TooMuchWorkError, limited_work, spend

Json = Any
_MOST_CALLS: Final = 1_000_000
"""Calls of functions in about 0.3 seconds."""


def calls_of(function: Any, *arguments: Any) -> tuple[Any, int]:
    """What a function returns, and how many calls of Python functions it took."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        found = function(*arguments)
    finally:
        sys.setprofile(before)
    return found, count


def _doubling(depth: int, keyword: str, **more: Json) -> dict[str, Json]:
    """Definitions each of which has the next one twice."""
    again = {f"f{at}": {**more, keyword: [{"$ref": f"#/$defs/f{at + 1}"}] * 2} for at in range(depth)}
    return {**again, f"f{depth}": {"type": "string"}}


def _texts(*patterns: str) -> Json:
    return {
        "type": "object",
        "properties": {
            f"p{at}": {"type": "string", "pattern": pattern, "minLength": 3} for at, pattern in enumerate(patterns)
        },
    }


_TOO_LARGE: Final[dict[str, Json]] = {
    "nested quantifiers": _texts(*(f"^(((({at}?){{30}}){{30}}){{30}}){{30}}$" for at in range(6))),
    "groups that are named again": _texts(*(f"^([a-z])([a-z])([a-z]){at}\\1\\2\\3$" for at in range(6))),
    "conditions in allOf": {
        "type": "object",
        "properties": {
            name: {"type": "string", "allOf": [{"pattern": f"^(?=.*{letter})"} for letter in "abcdefghij"]}
            for name in "abcdef"
        },
    },
    "many properties": {
        "type": "object",
        "properties": {f"p{at}": {"type": "number", "minimum": at, "title": str(at)} for at in range(8000)},
    },
    "many alternatives": {"anyOf": [{"properties": {f"k{at}": {"const": at}}} for at in range(8000)]},
}
_ENDING: Final[dict[str, Json]] = {
    **_TOO_LARGE,
    "a chain of references with siblings": {
        "$ref": "#/$defs/f0",
        "$defs": {
            **{f"f{at}": {"$ref": f"#/$defs/f{at + 1}", "minLength": at} for at in range(2000)},
            "f2000": {"type": "string"},
        },
    },
    "types of doubled alternatives": {"type": "string", "$ref": "#/$defs/f0", "$defs": _doubling(30, "anyOf")},
    "a ring of alternatives": {
        "type": "string",
        "$ref": "#/$defs/f0",
        "$defs": {"f0": {"anyOf": [{"$ref": "#/$defs/f0"}]}},
    },
    "a ring of parts that are compared": {
        "oneOf": [{"$ref": "#/$defs/f0"}, {"$ref": "#/$defs/f0"}],
        "$defs": {"f0": {"allOf": [{"$ref": "#/$defs/f0"}, {"$ref": "#/$defs/f0"}]}},
    },
    "a chain of references": {
        "$ref": "#/$defs/f0",
        "$defs": {**{f"f{at}": {"$ref": f"#/$defs/f{at + 1}"} for at in range(2000)}, "f2000": {"type": "string"}},
    },
    "many alternatives that exclude each other": {
        "oneOf": [
            {"type": "object", "properties": {"k": {"const": at}}, "required": ["k"], "additionalProperties": False}
            for at in range(2000)
        ]
    },
    "long lists of values": {"oneOf": [{"enum": list(range(at, at + 3000))} for at in range(0, 150_000, 3000)]},
    "many names and many patterns": {
        "type": "object",
        "properties": {f"k{at}": {} for at in range(1000)},
        "patternProperties": {f"^x{at}$": {} for at in range(1000)},
    },
    "many parts": {"allOf": [{"properties": {f"p{at}": {"type": "string"}}} for at in range(3000)]},
    "many names that are asked for": {
        "type": "object",
        "properties": {f"p{at}": {} for at in range(3000)},
        "required": [f"p{at}" for at in range(3000)],
        "dependentRequired": {f"p{at}": [f"p{at + 1}"] for at in range(2999)},
    },
}


@requirement("SCM-2")
@for_each("schema", _TOO_LARGE.values(), ids=_TOO_LARGE)
def test_a_schema_that_takes_too_much_work_is_kept_and_says_so(schema: Json) -> None:
    found = rewrite(schema, REWRITINGS)
    assert (found.schema is schema, found.changes, found.kept) == (True, (), "too_large")


@requirement("SCM-2")
@for_each("schema", _ENDING.values(), ids=_ENDING)
def test_rewriting_takes_a_limited_number_of_calls(schema: Json) -> None:
    assert calls_of(rewrite, schema, REWRITINGS)[1] < _MOST_CALLS


@requirement("SCM-1")
@for_each("schema", [_ENDING[name] for name in _ENDING if name not in _TOO_LARGE])
def test_finding_features_takes_a_limited_number_of_calls(schema: Json) -> None:
    assert calls_of(find_features, schema)[1] < _MOST_CALLS


@requirement("SCM-2")
def test_what_was_rewritten_before_does_not_change_what_a_schema_may_cost() -> None:
    first = rewrite(_TOO_LARGE["nested quantifiers"], REWRITINGS)
    assert rewrite(_TOO_LARGE["nested quantifiers"], REWRITINGS) == first


@requirement("SCM-2")
def test_steps_are_counted_for_the_block_that_allows_them() -> None:
    with limited_work(2):
        spend(2)
        with limited_work(1):
            spend()
        with pytest.raises(TooMuchWorkError):
            spend()
    spend(1000)
