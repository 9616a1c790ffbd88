"""Conversion between JSON Schema and Gemini's older `Schema` object, in both directions.

`Schema` is a subset with its own words: types in capitals, `nullable`, enums of texts only, no references, no `oneOf`,
`allOf`, `not`, `const`. It can always be converted to JSON Schema. In the other direction, unsupported keywords are
appended to the description as JSON, so that the model still reads them, and listed, so that the caller can report them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from turnwire.codecs.values.provider_options import plain
from turnwire.codecs.values.wire_values import items_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.schema_refs import write_out

_TYPES: Final = {"STRING", "NUMBER", "INTEGER", "BOOLEAN", "ARRAY", "OBJECT", "NULL"}
_LENGTHS: Final = frozenset(
    {"minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties"}
)  # int64, a string in JSON
_SAME: Final = frozenset(
    {
        *("format", "title", "description", "required", "minimum", "maximum", "pattern", "propertyOrdering"),
        *("default", "enum", "nullable", "example"),
        *_LENGTHS,
    }
)
_SILENT: Final = frozenset({"$schema", "$id", "$comment", "$anchor", "$defs", "definitions", "deprecated", "readOnly"})
_RENAMED: Final = {"ref": "$ref", "defs": "$defs"}


def to_json_schema(schema: Mapping[str, object]) -> dict[str, object]:
    """Return the equivalent JSON Schema of a `Schema` object; other keywords are unchanged."""
    out: dict[str, object] = {}
    for key, value in schema.items():
        if key == "type" and isinstance(value, str):
            if value.upper() in _TYPES:
                out["type"] = value.lower()
        elif key in ("items", "additionalProperties") and isinstance(value, dict):
            out[key] = to_json_schema(value)
        elif key in ("properties", "defs") and isinstance(value, dict):
            named = {name: to_json_schema(item) if isinstance(item, dict) else item for name, item in value.items()}
            out[_RENAMED.get(key, key)] = named
        elif key in ("anyOf", "prefixItems", "oneOf", "allOf") and isinstance(value, (list, tuple)):
            out[key] = [to_json_schema(item) if isinstance(item, dict) else item for item in value]
        elif key in _LENGTHS and isinstance(value, str) and value.isdecimal() and len(value) < 20:
            out[key] = int(value)
        elif key == "example":
            out["examples"] = [value]
        elif key == "ref":
            out["$ref"] = value
        elif key != "nullable":
            out[key] = value
    if schema.get("nullable") is True:
        _allow_null(out)
    return out


def _allow_null(out: dict[str, object]) -> None:
    if isinstance(out.get("type"), str):
        out["type"] = [out["type"], "null"]
        if isinstance(out.get("enum"), (list, tuple)):
            out["enum"] = [*items_of(out["enum"]), None]
    elif isinstance(out.get("anyOf"), list):
        out["anyOf"] = [*items_of(out["anyOf"]), {"type": "null"}]


class SchemaWriter:
    """Writer of one JSON Schema as a `Schema` object; `lost` lists the keywords that it does not support."""

    __slots__ = ("lost",)

    def __init__(self) -> None:
        self.lost: set[str] = set()

    def write(self, schema: Mapping[str, object]) -> dict[str, object]:
        """Return the `Schema` object, with local references replaced by their target."""
        written = write_out(plain(schema))
        if written.has_rest:
            self.lost.add("$ref")
        return self._level(written.schema)

    def _level(self, schema: object) -> dict[str, object]:
        out: dict[str, object] = {}
        if not isinstance(schema, dict):
            self.lost.add("true" if schema else "false")
            return out
        unsaid: dict[str, object] = {}
        for key, value in schema.items():
            match key:
                case "type":
                    self._type(value, out)
                case "enum":
                    self._enum(value, out)
                case "const":
                    self._enum([value], out)
                case "items" if isinstance(value, dict):
                    out["items"] = self._level(value)
                case "properties" if isinstance(value, dict):
                    out["properties"] = {name: self._level(item) for name, item in value.items()}
                case "anyOf" | "oneOf" if isinstance(value, (list, tuple)):
                    self._any_of(key, value, out)
                case "allOf" if isinstance(value, (list, tuple)) and len(value) == 1:
                    out = {**self._level(value[0]), **out}
                case _ if key in _SAME:
                    out[key] = value
                case _ if key not in _SILENT:
                    unsaid[key] = value
        if "enum" in out:
            out.setdefault("type", "STRING")
        self._unsaid(unsaid, out)
        return out

    def _unsaid(self, unsaid: dict[str, object], out: dict[str, object]) -> None:
        if not unsaid:
            return
        self.lost |= unsaid.keys()
        said = {key: value for key, value in unsaid.items() if key != "additionalProperties" or value is not False}
        if said:
            words = dump_wire_json(said).decode()
            out["description"] = f"{out['description']} {words}" if out.get("description") else words

    def _type(self, value: object, out: dict[str, object]) -> None:
        kinds = [value] if isinstance(value, str) else list(value) if isinstance(value, (list, tuple)) else []
        names = [kind.upper() for kind in kinds if isinstance(kind, str) and kind != "null"]
        if len(kinds) > len(names):
            out["nullable"] = True
        if len(names) == 1:
            out["type"] = names[0]
        elif names:
            out.setdefault("anyOf", [{"type": name} for name in names])
        elif kinds:
            out["type"] = "NULL"
            del out["nullable"]

    def _enum(self, values: object, out: dict[str, object]) -> None:
        if not isinstance(values, (list, tuple)):
            return
        texts = [value for value in values if value is not None]
        if len(texts) < len(values):
            out["nullable"] = True
        if not all(isinstance(value, str) for value in texts):
            self.lost.add("enum")
            texts = [value if isinstance(value, str) else dump_wire_json(value).decode() for value in texts]
            out["type"] = "STRING"
        out["enum"] = texts

    def _any_of(self, key: str, schemas: Sequence[object], out: dict[str, object]) -> None:
        if key == "oneOf":
            self.lost.add(key)
        kept = [item for item in schemas if not _is_null(item)]
        if len(kept) < len(schemas):
            out["nullable"] = True
        levels = [self._level(item) for item in kept]
        if len(levels) == 1:
            for name, value in levels[0].items():
                out.setdefault(name, value)
        elif levels:
            out["anyOf"] = levels


def _is_null(schema: object) -> bool:
    return isinstance(schema, dict) and schema.get("type") == "null"
