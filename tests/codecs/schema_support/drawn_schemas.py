"""Schemas drawn so that rewritings apply to them, and values near their borders."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

NAMES = ("a", "b", "c", "k")
_TEXTS = ("", "a", "b", "ab", "abc", "a1", "12", "1a", "aab", "a-b", "b1-", "2024-02-29", "2023-02-29", "1.2.3.4")
_NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 1.0, 2.5, 4.5, 10)
_PATTERNS = (
    r"^\d+$",
    "a",
    "b$",
    "^a",
    r"^\w{1,2}$",
    "^[ab]+$",
    "^(?=.*1)[a-b0-9]{1,3}$",
    "^(?!a)[ab-]+?$",
    "^a|b$",
    "^a*b*$",
    "(a|^b)1?$",
    r"^([ab])\1",
    "^[ab]+(?<!b)$",
)
_SCALARS = st.one_of(
    st.sampled_from(_TEXTS), st.sampled_from(_NUMBERS), st.booleans(), st.none(), st.sampled_from(([], {}, ["a"]))
)
_TYPES = ("string", "number", "integer", "boolean", "null", "array", "object")
_KINDS = st.one_of(st.sampled_from(_TYPES), st.lists(st.sampled_from(_TYPES), min_size=1, max_size=3, unique=True))
_BOUNDS = st.sampled_from((0, 1, 2, 3, 5, 1.5, 2.0))
_COUNTS = st.integers(0, 3)

values = st.recursive(
    st.one_of(st.sampled_from(_TEXTS), st.sampled_from(_NUMBERS), st.booleans(), st.none()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from((*NAMES, "z")), inner, max_size=4)
    ),
    max_leaves=6,
)
"""Values of every type."""


def _level(fixed: dict[str, Any], optional: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(fixed, optional=optional)


_names = st.lists(st.sampled_from(NAMES), max_size=2, unique=True)
_numbers = _level(
    {},
    {
        "type": st.sampled_from(("integer", "number", ["integer", "null"])),
        "minimum": _BOUNDS,
        "maximum": _BOUNDS,
        "exclusiveMinimum": _BOUNDS,
        "exclusiveMaximum": _BOUNDS,
        "multipleOf": st.sampled_from((1, 2, 3, 0.5)),
    },
)
_strings = _level(
    {},
    {
        "type": st.sampled_from(("string", ["string", "integer"])),
        "minLength": _COUNTS,
        "maxLength": _COUNTS,
        "pattern": st.sampled_from(_PATTERNS),
        "format": st.sampled_from(("date", "ipv4")),
    },
)
_constants = _level(
    {},
    {
        "type": _KINDS,
        "const": _SCALARS,
        "enum": st.lists(_SCALARS, min_size=1, max_size=4, unique_by=repr),
        "minimum": _BOUNDS,
        "maxLength": _COUNTS,
    },
)
# Only below a property: a schema that leads to itself without one has no meaning.
_recursion = st.builds(
    lambda name, more: {"$ref": name, **more},
    st.sampled_from(("#", "#/$defs/one", "#/$defs/one/anyOf/0")),
    st.sampled_from(({}, {"minProperties": 1}, {"type": "object"})),
)
_references = st.builds(
    lambda name, more: {"$ref": name, **more},
    st.sampled_from(("#/$defs/one", "#/$defs/two", "#two", "#/$defs/one/anyOf/0")),
    st.one_of(st.just({}), _numbers, _strings),
)


def _arrays(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return _level(
        {},
        {
            "type": st.just("array"),
            "items": st.one_of(inner, st.booleans()),
            "prefixItems": st.lists(inner, min_size=1, max_size=2),
            "minItems": _COUNTS,
            "maxItems": _COUNTS,
            "contains": inner,
            "unevaluatedItems": st.booleans(),
        },
    )


def _objects(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    one = st.sampled_from(NAMES)
    tag = st.fixed_dictionaries({"enum": st.just(["a", "b", "ab"])})
    conditional = st.builds(
        lambda level, value, then, other: {
            **level,
            "properties": {**level.get("properties", {}), "k": {"enum": ["a", "b", "ab"]}},
            "required": [*(name for name in level.get("required", ()) if name != "k"), "k"],
            "if": {"properties": {"k": {"const": value}}},
            "then": then,
            "else": other,
        },
        _level({"type": st.just("object")}, {"properties": st.dictionaries(one, inner, max_size=2), "required": _names}),
        st.sampled_from(("a", "z")),
        inner,
        inner,
    )
    plain = _level(
        {},
        {
            "type": st.just("object"),
            "properties": st.dictionaries(one, st.one_of(inner, tag, st.booleans(), _recursion), max_size=3),
            "required": _names,
            "additionalProperties": st.one_of(st.booleans(), inner),
            "patternProperties": st.dictionaries(st.sampled_from(("^[ab]$", "c")), inner, min_size=1, max_size=1),
            "propertyNames": st.one_of(
                st.fixed_dictionaries({"enum": st.lists(one, min_size=1, max_size=3, unique=True)}), st.booleans()
            ),
            "minProperties": _COUNTS,
            "maxProperties": _COUNTS,
            "dependentRequired": st.dictionaries(one, _names, max_size=2),
            "dependentSchemas": st.dictionaries(one, inner, max_size=1),
            "unevaluatedProperties": st.booleans(),
            "not": st.fixed_dictionaries({"required": _names}),
        },
    )
    closed = _level(
        {
            "type": st.just("object"),
            "properties": st.dictionaries(one, inner, min_size=1, max_size=4),
            "additionalProperties": st.just(False),
        },
        {
            "required": _names,
            "minProperties": _COUNTS,
            "maxProperties": _COUNTS,
            "dependentRequired": st.dictionaries(one, _names, max_size=2),
            "dependentSchemas": st.dictionaries(one, inner, max_size=2),
            "not": st.fixed_dictionaries({"required": _names}),
        },
    )
    return st.one_of(plain, closed, conditional)


def _combined(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    branches = st.lists(inner, min_size=1, max_size=3)
    words = st.one_of(*(st.fixed_dictionaries({word: branches}) for word in ("allOf", "anyOf", "oneOf")))
    negated = st.fixed_dictionaries({"not": st.one_of(_constants, st.fixed_dictionaries({"type": _KINDS}))})
    beside = st.one_of(st.just({}), _numbers, _strings, _constants, _objects(inner))
    return st.builds(lambda first, second: {**first, **second}, beside, st.one_of(words, negated))



def _levels(leaves: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.recursive(
        leaves, lambda inner: st.one_of(_objects(inner), _arrays(inner), _combined(inner)), max_leaves=6
    )


_definitions = _levels(st.one_of(_numbers, _strings, _constants, st.just({})))
_roots = _levels(st.one_of(_numbers, _strings, _constants, _references, st.just({})))

schemas = st.builds(
    lambda root, one, two: {**root, "$defs": {"one": {"anyOf": [one, {"type": "string"}]}, "two": {"$anchor": "two", **two}}},
    _roots,
    _definitions,
    st.one_of(_numbers, _strings, _objects(_numbers)),
)
"""Whole schemas, whose definitions are `#/$defs/one` and `#two`."""
