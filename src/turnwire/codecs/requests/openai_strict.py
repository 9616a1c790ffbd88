"""Rewrite schemas of strict tools and formats into the subset of JSON Schema that OpenAI compiles.

In: a JSON Schema. Out: one in the subset that accepts the same values, or None if no such schema exists: every object
is closed, so a property that may be absent, a map and a keyword that the server refuses have no equivalent. Equivalents
are rewritten: `oneOf` whose branches exclude each other becomes `anyOf`, an `allOf` of one becomes that one, a
reference next to a description goes into an `anyOf`; other keywords that decide nothing (`default`, `examples`) go into
the description.

Source: the strict subset of OpenAI's structured outputs; the live service says `'default' is not permitted` and
`invalid_json_schema`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.request import JsonSchemaFormat
from turnwire_schema.wire.openai_chat import JsonSchemaSpec

from turnwire.codecs.losses import DialectLosses
from turnwire.core.closed_schema import close_objects
from turnwire.core.jsonschema import thaw
from turnwire.core.schema_cache import remembering

_TYPES: Final = frozenset({"object", "array", "string", "number", "integer", "boolean", "null"})
_FORMATS: Final = frozenset(
    {"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"},
)
# Taken as they are.
_PLAIN: Final = frozenset(
    (
        *("type", "description", "title", "enum", "const", "required", "minItems", "maxItems", "multipleOf"),
        *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "additionalProperties", "$schema"),
    )
)
# They decide which values fit, and the server refuses them.
_REFUSED: Final = frozenset(
    (
        *("not", "if", "then", "else", "dependentRequired", "dependentSchemas", "dependencies", "patternProperties"),
        *("unevaluatedProperties", "unevaluatedItems", "propertyNames", "contains", "minContains", "maxContains"),
        *("uniqueItems", "minProperties", "maxProperties", "minLength", "maxLength", "prefixItems"),
        *("additionalItems", "$dynamicRef", "$recursiveRef", "$id", "$anchor", "$dynamicAnchor"),
    )
)
# Refused as well, but they only describe: the model reads them in the description, `{default: 5}`.
_NOTED: Final = ("default", "examples", "deprecated", "readOnly", "writeOnly", "contentMediaType", "contentEncoding")
_WORDS: Final = frozenset({"description", "title"})
_DEFINITIONS: Final = ("$defs", "definitions")
_LOOKING_AROUND: Final = ("(?=", "(?!", "(?<=", "(?<!")


class _OutsideError(Exception):
    """The schema contains something outside of the subset."""


@remembering
def strict_schema(schema: object) -> dict[str, Any] | None:
    """Return `schema` with closed objects in the subset, or None if the subset has no equivalent."""
    closed = close_objects(schema)
    if not isinstance(closed, dict) or closed.get("type") != "object" or "anyOf" in closed or "$ref" in closed:
        return None
    try:
        return _Rewriting(closed).level(closed)
    except _OutsideError:
        return None


class _Rewriting:
    """Rewrites one schema into the subset."""

    def __init__(self, root: Mapping[str, Any]) -> None:
        self._definitions = {
            f"#/{place}/{name}": each
            for place in _DEFINITIONS
            if isinstance(root.get(place), dict)
            for name, each in root[place].items()
        }

    def level(self, schema: object) -> dict[str, Any]:
        """Return one level of the schema, rewritten.

        Raises:
            _OutsideError: the subset has no equivalent.
        """
        if not isinstance(schema, dict):
            raise _OutsideError
        out: dict[str, Any] = {}
        for keyword, value in schema.items():
            self._keyword(keyword, value, out)
        if noted := [f"{name}: {_text(schema[name])}" for name in _NOTED if name in schema]:
            words = out.get("description")
            out["description"] = " ".join([*([words] if isinstance(words, str) else []), f"{{{', '.join(noted)}}}"])
        if len(alone := out.pop("allOf", ())) == 1:
            if out.keys() & alone[0].keys():
                raise _OutsideError
            out |= alone[0]
        if "$ref" in out and len(out) > 1:
            if not out.keys() <= {"$ref", *_WORDS, *_DEFINITIONS}:
                raise _OutsideError
            out["anyOf"] = [{"$ref": out.pop("$ref")}]
        _check(out)
        return out

    def _keyword(self, keyword: str, value: object, out: dict[str, Any]) -> None:
        if keyword in _REFUSED:
            raise _OutsideError
        if keyword in ("properties", *_DEFINITIONS) and isinstance(value, dict):
            out[keyword] = {name: self.level(each) for name, each in value.items()}
        elif keyword == "items":
            out[keyword] = self.level(value)
        elif keyword in ("anyOf", "oneOf", "allOf"):
            branches = self._branches(keyword, value)
            if keyword == "allOf":
                out["allOf"] = branches
            elif "anyOf" in out:
                raise _OutsideError
            else:
                out["anyOf"] = branches
        elif keyword == "$ref":
            if not isinstance(value, str) or (value != "#" and value not in self._definitions):
                raise _OutsideError
            out[keyword] = value
        elif keyword in ("pattern", "format"):
            if not isinstance(value, str):
                raise _OutsideError
            if value not in _FORMATS if keyword == "format" else any(each in value for each in _LOOKING_AROUND):
                raise _OutsideError
            out[keyword] = value
        elif keyword in _PLAIN:
            out[keyword] = value

    def _branches(self, keyword: str, value: object) -> list[dict[str, Any]]:
        if not isinstance(value, (list, tuple)) or (keyword == "allOf" and len(value) != 1):
            raise _OutsideError
        if keyword == "oneOf" and not self._exclude_each_other(value):
            raise _OutsideError
        return [self.level(each) for each in value]

    def _exclude_each_other(self, branches: Sequence[object]) -> bool:
        """Return True if no value fits two of `branches`: their types differ, or constants that each one requires."""
        known = [self._target(each) for each in branches]
        kinds = [_kinds(each) for each in known]
        numbers = [["number" if kind == "integer" else kind for kind in each] for each in kinds if each is not None]
        if len(numbers) == len(kinds) and _all_differ([sorted(set(each)) for each in numbers]):
            return True
        tags = [_tags(each) for each in known]
        common = set(tags[0]).intersection(*tags[1:]) if tags else set()
        return any(_all_differ([each[name] for each in tags]) for name in common)

    def _target(self, schema: object) -> Any:
        if isinstance(schema, dict) and isinstance(schema.get("$ref"), str):
            return self._definitions.get(schema["$ref"])
        return schema


def _check(level: Mapping[str, Any]) -> None:
    """Check that a rewritten level defines everything that the subset requires of its kind.

    Raises:
        _OutsideError: it has no type, an optional property, or an object that is open.
    """
    if not level.keys() & {"type", "anyOf", "$ref", "enum", "const"}:
        raise _OutsideError
    kinds = _kinds(level)
    if "type" in level and (kinds is None or not kinds <= _TYPES):
        raise _OutsideError
    if "properties" in level or "object" in (kinds or ()):
        required = level.get("required", ())
        names = set(level.get("properties", ()))
        if not isinstance(required, (list, tuple)) or not all(isinstance(each, str) for each in required):
            raise _OutsideError
        if set(required) != names:
            raise _OutsideError
        if level.get("additionalProperties") is not False:
            raise _OutsideError
    if "array" in (kinds or ()) and "items" not in level:
        raise _OutsideError


def _kinds(schema: object) -> frozenset[str] | None:
    """Return the types of values that fit. None: not given."""
    kinds = schema.get("type") if isinstance(schema, dict) else None
    listed = (kinds,) if isinstance(kinds, str) else kinds
    if not isinstance(listed, (list, tuple)) or not all(isinstance(each, str) for each in listed):
        return None
    return frozenset(listed)


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(thaw(value), ensure_ascii=False)


def _tags(schema: object) -> dict[str, list[Any]]:
    """Return required properties that have one of a few constant texts."""
    if not isinstance(schema, dict) or not isinstance(properties := schema.get("properties"), dict):
        return {}
    found: dict[str, list[Any]] = {}
    required = schema.get("required")
    required = required if isinstance(required, (list, tuple)) else ()
    for name, each in properties.items():
        if name in required and isinstance(each, dict):
            values = [each["const"]] if "const" in each else each.get("enum")
            if isinstance(values, (list, tuple)) and all(isinstance(value, str) for value in values):
                found[name] = list(values)
    return found


def _all_differ(values: list[list[Any]]) -> bool:
    flat = [value for each in values for value in each]
    return len(set(flat)) == len(flat)


def write_strict(
    schema: object, strict: bool | None, *, has_subset: bool, losses: DialectLosses, at: str, closes: bool = False
) -> tuple[Any, bool | None]:
    """Return a schema and its `strict` as sent: outside the subset `strict` is false, a loss at `at`.

    If `closes` is set, a strict schema has closed objects even if the server does not require the subset, like a
    tool's.
    """
    if not strict:
        return schema, strict
    if not has_subset:
        return close_objects(schema) if closes else schema, strict
    within = strict_schema(schema)
    if within is None:
        losses.lose("strict_subset", at, "sent as false")
        return close_objects(schema) if closes else schema, False
    return within, True


def write_schema_format(wanted: JsonSchemaFormat, *, has_subset: bool, losses: DialectLosses) -> JsonSchemaSpec:
    """Return the fields of a format with a schema, except its type. The wire requires a name; a default is used."""
    schema, strict = write_strict(
        wanted.json_schema, wanted.strict, has_subset=has_subset, losses=losses, at="/response_format/strict"
    )
    spec: JsonSchemaSpec = {"name": wanted.name or "output", "schema": schema}
    if wanted.description is not None:
        spec["description"] = wanted.description
    if strict is not None:
        spec["strict"] = strict
    return spec
