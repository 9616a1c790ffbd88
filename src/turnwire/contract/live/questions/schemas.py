"""Questions that show whether a schema holds: each asks the model for a value that the schema forbids.

A server that holds the schema cannot answer with that value, and a server that ignores a keyword lets the model repeat
it. The schema is put into the wire body as it is: no codec may write it in other words first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from turnwire.contract.live.requests import Edits, Question

FIELD: Final = "value"
"""The one member of each answer; the rows below are about its value."""
TOOL: Final = "save_value"
_LIMIT: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemaCase:
    """A family of keywords: a schema for the member `value`, and values that fit it or not."""

    name: str
    """The last part of the clauses' ids."""
    schema: Mapping[str, Any]
    right: Any
    """A value that fits; no server is asked for it."""
    wrong: tuple[Any, ...]
    """Values that do not fit; each is asked for in a question of its own, and no other case has the same."""
    definitions: Mapping[str, Any] = field(default_factory=dict)
    """What the schema refers to, in `$defs` of the whole."""
    formats: bool = False
    """Whether `format` is checked as an assertion."""
    in_tools: bool = False
    """Whether the arguments of a strict tool are asked for, too."""

    @property
    def whole(self) -> dict[str, Any]:
        """The schema of the answer, or of the arguments."""
        found = {
            "type": "object",
            "properties": {FIELD: self.schema},
            "required": [FIELD],
            "additionalProperties": False,
        }
        return {**found, "$defs": self.definitions} if self.definitions else found

    def answer(self, value: Any) -> str:
        """The JSON text with `value` in its one member."""
        return json.dumps({FIELD: value})

    def questions(self, kind: str) -> tuple[str, ...]:
        """Ids of its questions; `kind` is `held` for answers and `strict` for arguments of tools."""
        return tuple(f"{kind}-{self.name}-{number}" for number in range(1, len(self.wrong) + 1))


def _object(required: str, *, closed: bool | None = None, **properties: Any) -> dict[str, Any]:
    found = {"type": "object", "properties": properties, "required": required.split()}
    return found if closed is None else {**found, "additionalProperties": not closed}


_INTEGER: Final = {"type": "integer"}
_INTEGERS: Final = {"type": "array", "items": _INTEGER}
_TAGGED: Final = [
    _object("kind lives", closed=True, kind={"const": "cat"}, lives=_INTEGER),
    _object("kind name", closed=True, kind={"const": "dog"}, name={"enum": ["Rex", "Bello"]}),
]

CASES: Final = (
    SchemaCase(name="types", schema=_INTEGER, right=7, wrong=("seven", 7.5), in_tools=True),
    SchemaCase(name="type-list", schema={"type": ["integer", "null"]}, right=None, wrong=("none", False)),
    SchemaCase(name="enum", schema={"enum": ["red", "green"]}, right="red", wrong=("pink", "blue"), in_tools=True),
    SchemaCase(name="const", schema={"const": "yes"}, right="yes", wrong=("no", "maybe"), in_tools=True),
    SchemaCase(
        name="string-length",
        schema={"type": "string", "minLength": 3, "maxLength": 5},
        right="abcd",
        wrong=("ab", "abcdefgh"),
        in_tools=True,
    ),
    SchemaCase(
        name="pattern",
        schema={"type": "string", "pattern": "^[0-9]{3}$"},
        right="123",
        wrong=("abc", "12"),
        in_tools=True,
    ),
    SchemaCase(
        name="pattern-classes",
        schema={"type": "string", "pattern": r"^\d{3}$"},
        right="123",
        wrong=("xyz", "1234"),
        in_tools=True,
    ),
    SchemaCase(
        name="pattern-unanchored",
        schema={"type": "string", "pattern": "[0-9]{3}"},
        right="a123",
        wrong=("north", "b12"),
    ),
    SchemaCase(
        name="pattern-and-length",
        schema={"type": "string", "pattern": "^[a-z]+$", "maxLength": 3},
        right="abc",
        wrong=("abcde", "a-b"),
        in_tools=True,
    ),
    SchemaCase(
        name="format",
        schema={"type": "string", "format": "date"},
        right="2026-01-31",
        wrong=("tomorrow", "31 January"),
        formats=True,
    ),
    SchemaCase(
        name="integer-bounds",
        schema={"type": "integer", "minimum": 1, "maximum": 10},
        right=5,
        wrong=(0, 42),
        in_tools=True,
    ),
    SchemaCase(
        name="number-bounds",
        schema={"type": "number", "minimum": 0.25, "maximum": 0.75},
        right=0.5,
        wrong=(4, 0.1),
        in_tools=True,
    ),
    SchemaCase(
        name="exclusive-bounds",
        schema={"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1},
        right=0.5,
        wrong=(0.0, 1),
    ),
    SchemaCase(name="multiple-of", schema={"type": "integer", "multipleOf": 5}, right=10, wrong=(7, 12)),
    SchemaCase(name="items", schema=_INTEGERS, right=[1, 2], wrong=(["a", "b"], [1, "b"]), in_tools=True),
    SchemaCase(
        name="array-size",
        schema={**_INTEGERS, "minItems": 2, "maxItems": 3},
        right=[1, 2],
        wrong=([1], [1, 2, 3, 4]),
        in_tools=True,
    ),
    SchemaCase(
        name="unique-items",
        schema={**_INTEGERS, "minItems": 2, "uniqueItems": True},
        right=[1, 2],
        wrong=([1, 1], [2, 1, 2]),
        in_tools=True,
    ),
    SchemaCase(
        name="prefix-items",
        schema={
            "type": "array",
            "prefixItems": [{"enum": ["a", "b"]}, _INTEGER],
            "items": False,
            "minItems": 2,
        },
        right=["a", 1],
        wrong=([1, "a"], ["a", 1, 2]),
    ),
    SchemaCase(name="contains", schema={**_INTEGERS, "contains": {"const": 7}}, right=[7], wrong=([3], [1, 2])),
    SchemaCase(
        name="required",
        schema=_object("a b", closed=True, a=_INTEGER, b=_INTEGER),
        right={"a": 1, "b": 2},
        wrong=({"a": 1}, {"b": 2}),
        in_tools=True,
    ),
    SchemaCase(
        name="required-unlisted", schema=_object("a z", a=_INTEGER), right={"a": 1, "z": 2}, wrong=({"a": 2}, {"a": 3})
    ),
    SchemaCase(
        name="additional-properties",
        schema=_object("a", closed=True, a=_INTEGER),
        right={"a": 1},
        wrong=({"a": 1, "b": 2}, {"a": 1, "note": "x"}),
        in_tools=True,
    ),
    SchemaCase(
        name="additional-schema",
        schema={"type": "object", "additionalProperties": _INTEGER},
        right={"x": 1},
        wrong=({"x": "one"}, {"x": 1, "y": True}),
    ),
    SchemaCase(
        name="pattern-properties",
        schema={"type": "object", "patternProperties": {"^x_": _INTEGER}, "additionalProperties": False},
        right={"x_a": 1},
        wrong=({"x_a": "one"}, {"y": 1}),
    ),
    SchemaCase(
        name="property-names",
        schema={"type": "object", "additionalProperties": _INTEGER, "propertyNames": {"pattern": "^[a-z]+$"}},
        right={"ab": 1},
        wrong=({"A1": 1}, {"ab": 1, "C D": 2}),
    ),
    SchemaCase(
        name="property-count",
        schema={"type": "object", "additionalProperties": _INTEGER, "minProperties": 2, "maxProperties": 3},
        right={"a": 1, "b": 2},
        wrong=({"only": 1}, {"a": 1, "b": 2, "c": 3, "d": 4}),
    ),
    SchemaCase(
        name="dependent-required",
        schema={**_object("", closed=True, a=_INTEGER, b=_INTEGER), "dependentRequired": {"a": ["b"]}},
        right={"a": 1, "b": 2},
        wrong=({"a": 4}, {"a": 5}),
    ),
    SchemaCase(
        name="nested",
        schema={
            "type": "array",
            "minItems": 1,
            "maxItems": 1,
            "items": _object("at", closed=True, at=_object("n", closed=True, n=_INTEGER)),
        },
        right=[{"at": {"n": 1}}],
        wrong=([{"at": {"n": "one"}}], [{"at": {}}]),
        in_tools=True,
    ),
    SchemaCase(
        name="any-of",
        schema={"anyOf": [_INTEGER, {"enum": ["none"]}]},
        right=7,
        wrong=("some", True),
        in_tools=True,
    ),
    SchemaCase(
        name="any-of-beside-properties",
        schema={
            **_object("kind", kind={"enum": ["x"]}, a=_INTEGER, b=_INTEGER),
            "anyOf": [{"required": ["a"]}, {"required": ["b"]}],
        },
        right={"kind": "x", "a": 1},
        wrong=({"kind": "x"}, {"kind": "y", "a": 1}),
    ),
    SchemaCase(
        name="one-of",
        schema={"oneOf": _TAGGED},
        right={"kind": "cat", "lives": 9},
        wrong=({"kind": "dog", "lives": 9}, {"kind": "cow"}),
    ),
    SchemaCase(
        name="all-of",
        schema={"allOf": [{"type": "integer", "minimum": 1}, {"type": "integer", "maximum": 10}]},
        right=5,
        wrong=(-3, 77),
        in_tools=True,
    ),
    SchemaCase(
        name="not",
        schema={"type": "string", "maxLength": 8, "not": {"enum": ["secret", "hidden"]}},
        right="open",
        wrong=("secret", "hidden"),
    ),
    SchemaCase(
        name="if-then",
        schema={
            **_object("kind", closed=True, kind={"enum": ["a", "b"]}, size=_INTEGER),
            "if": {"properties": {"kind": {"const": "a"}}},
            "then": {"required": ["size"]},
        },
        right={"kind": "a", "size": 1},
        wrong=({"kind": "a"}, {"kind": "c", "size": 1}),
    ),
    SchemaCase(
        name="references",
        schema={"$ref": "#/$defs/Size"},
        definitions={"Size": {"enum": ["small", "large"]}},
        right="small",
        wrong=("huge", "tiny"),
        in_tools=True,
    ),
    SchemaCase(
        name="reference-siblings",
        schema={"$ref": "#/$defs/Text", "maxLength": 3},
        definitions={"Text": {"type": "string"}},
        right="abc",
        wrong=("lemon", "strawberry"),
    ),
    SchemaCase(
        name="recursion",
        schema={"$ref": "#/$defs/Tree"},
        definitions={
            "Tree": _object("n", closed=True, n=_INTEGER, inner={"$ref": "#/$defs/Tree"}),
        },
        right={"n": 1, "inner": {"n": 2}},
        wrong=({"n": 1, "inner": {"n": "two"}}, {"n": 1, "inner": {}}),
    ),
)
"""Every family of keywords, in the order of the clauses."""

KEY_ORDER: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {"reasoning": {"enum": ["It is sunny."]}, "answer": {"enum": ["yes", "no"]}},
    "required": ["answer"],
    "additionalProperties": False,
}
"""An optional member before a required one."""
IN_ORDER: Final = {"reasoning": "It is sunny.", "answer": "yes"}

_SIMPLE: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {FIELD: {"type": "string"}},
    "required": [FIELD],
    "additionalProperties": False,
}
"""What the codec writes, before it is replaced."""
_FORMAT_AT: Final = {
    "ollama": "/format",
    "openai-chat": "/response_format/json_schema/schema",
    "openai-responses": "/text/format/schema",
    "anthropic": "/output_config/format/schema",
    "gemini": "/generationConfig/responseJsonSchema",
    "gemini-interactions": "/response_format/schema",
}
_PARAMETERS_AT: Final = {
    "openai-chat": "/tools/0/function/parameters",
    "openai-responses": "/tools/0/parameters",
    "anthropic": "/tools/0/input_schema",
}
"""Dialects whose tools have `strict`."""
_MAY_LOSE: Final = frozenset({"/response_format/name", "/response_format/strict", "/parameters/temperature"})


def _edits(places: Mapping[str, str], schema: Mapping[str, Any]) -> Edits:
    return {dialect: ((place, schema),) for dialect, place in places.items()}


def _answered(name: str, schema: Mapping[str, Any], text: str) -> Question:
    return Question(
        id=name,
        ask={
            "text": f"Repeat this JSON exactly as it is, and write nothing else: {text}",
            "parameters": {"temperature": 0, "max_tokens": _LIMIT},
            "response_format": {"type": "json_schema", "name": "answer", "json_schema": _SIMPLE, "strict": True},
        },
        edits=_edits(_FORMAT_AT, schema),
        may_lose=_MAY_LOSE,
        dictated={"text": text},
    )


def _called(name: str, schema: Mapping[str, Any], text: str) -> Question:
    tool = {"name": TOOL, "description": "Saves a value.", "parameters": _SIMPLE, "strict": True}
    return Question(
        id=name,
        ask={
            "text": f"Call the tool {TOOL} with exactly these arguments: {text}",
            "tools": [tool],
            "tool_choice": "required",
            "parameters": {"temperature": 0, "max_tokens": 2 * _LIMIT},
        },
        edits=_edits(_PARAMETERS_AT, schema),
        may_lose=_MAY_LOSE,
        dictated={"tool_calls": [{"name": TOOL, "arguments": json.loads(text)}]},
    )


SCHEMAS: Final = (
    *(
        _answered(name, case.whole, case.answer(value))
        for case in CASES
        for name, value in zip(case.questions("held"), case.wrong, strict=True)
    ),
    _answered("held-key-order", KEY_ORDER, json.dumps(IN_ORDER)),
    *(
        _called(name, case.whole, case.answer(value))
        for case in CASES
        if case.in_tools
        for name, value in zip(case.questions("strict"), case.wrong, strict=True)
    ),
)
