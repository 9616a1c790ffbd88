"""A small schema set that every lint accepts, to damage in one place at a time."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from codegen.schemaset import ID_BASE, SchemaSet

DRAFT = "https://json-schema.org/draft/2020-12/schema"
THING = "turnwire/v1/thing.schema.json"
THING_VECTORS = "turnwire/v1/thing.vectors.json"
JSON = "turnwire/v1/json.schema.json"
WIRE = "wire/demo/v1/chat.schema.json"
SOURCES = "wire/SOURCES.json"

EXTRAS = {
    "anyOf": [{"$ref": "json.schema.json#/$defs/Extras"}, {"type": "null"}],
    "description": "What this version does not define.",
}


def document(path: str, root: str, definitions: dict[str, Any]) -> dict[str, Any]:
    """A document of the right form."""
    return {
        "$schema": DRAFT,
        "$id": ID_BASE + path,
        "title": root,
        "description": f"About {root}.",
        "$ref": f"#/$defs/{root}",
        "$defs": definitions,
    }


def vectors(path: str, definitions: dict[str, Any]) -> dict[str, Any]:
    """A vectors file of the right form: name -> (valid value, invalid value, path, keyword)."""
    made = {}
    for name, (valid, invalid, place, word) in definitions.items():
        made[name] = {
            "valid": [{"name": "fits", "value": valid}],
            "invalid": [{"name": "does not fit", "value": invalid, "error": {"path": place, "keyword": word}}],
        }
    return {"document": path.rpartition("/")[2], "definitions": made}


def thing(properties: dict[str, Any], required: list[str], **more: Any) -> dict[str, Any]:
    """An open canonical object."""
    return {
        "type": "object",
        "description": "A thing.",
        "properties": {**properties, "extras": copy.deepcopy(EXTRAS)},
        "required": required,
        **more,
    }


def sample() -> dict[str, Any]:
    """The files of the small schema set, parsed, by path."""
    tag = {"description": "Tag."}
    unknown_tag = {"type": "string", "not": {"enum": ["a", "b"]}, "description": "An unknown tag."}
    things = {
        "PartA": thing(
            {"type": {"const": "a", **tag}, "size": {"type": "integer", "description": "Size."}}, ["type", "size"]
        ),
        "PartB": thing(
            {
                "type": {"const": "b", **tag},
                "left": {"type": ["string", "null"], "description": "Left."},
                "right": {"type": ["string", "null"], "description": "Right."},
            },
            ["type"],
            anyOf=[{"required": [side], "properties": {side: {"not": {"type": "null"}}}} for side in ("left", "right")],
        ),
        "PartUnknown": {
            "type": "object",
            "description": "A part with an unknown tag.",
            "properties": {"type": unknown_tag},
            "required": ["type"],
            "additionalProperties": {},
        },
        "Part": {
            "oneOf": [{"$ref": "#/$defs/PartA"}, {"$ref": "#/$defs/PartB"}, {"$ref": "#/$defs/PartUnknown"}],
            "discriminator": {"propertyName": "type"},
            "description": "A part.",
        },
    }
    wire = {
        "Body": {
            "type": "object",
            "description": "A body.",
            "properties": {"model": {"type": "string", "description": "Model."}},
            "required": ["model"],
        }
    }
    return {
        JSON: document(
            JSON, "Extras", {"Extras": {"type": "object", "description": "Extras.", "additionalProperties": {}}}
        ),
        "turnwire/v1/json.vectors.json": vectors(JSON, {"Extras": ({"a": 1}, 5, "", "type")}),
        THING: document(THING, "Part", things),
        THING_VECTORS: vectors(
            THING,
            {
                "PartA": ({"type": "a", "size": 1}, {"type": "a", "size": "1"}, "/size", "type"),
                "PartB": ({"type": "b", "left": "l"}, {"type": "b", "left": None}, "", "anyOf"),
                "PartUnknown": ({"type": "c", "x": None}, {"type": "a"}, "/type", "not"),
                "Part": ({"type": "c", "x": 1}, {"type": "a", "size": "1"}, "/size", "type"),
            },
        ),
        WIRE: document(WIRE, "Body", wire),
        "wire/demo/v1/chat.vectors.json": vectors(WIRE, {"Body": ({"model": "m"}, {"model": 1}, "/model", "type")}),
        SOURCES: {WIRE: {"source": "a specification"}},
    }


def paths_table(**change: Any) -> dict[str, Any]:
    """A table of one path over the small schema set, with something changed; `row` changes the path."""
    body = {"description": "A body.", "definition": f"{WIRE}#/$defs/Body"}
    row = {
        "id": "ask",
        "method": "post",
        "path": "/ask/{model}",
        "tag": "demo",
        "summary": "Answer.",
        "parameters": [{"name": "model", "in": "path", "description": "The model.", "schema": {"type": "string"}}],
        "request": body,
        "answer": {"application/json": body},
        "errors": [f"{WIRE}#/$defs/Body"],
        "statuses": "ask",
    }
    return {
        "title": "Demo",
        "description": "A demo.",
        "version": "1.0.0",
        "tags": {"demo": "Demo."},
        "security": {"bearer": {"type": "http", "scheme": "bearer", "description": "The key."}},
        "statuses": {"ask": [400, 503]},
        "status_texts": {"400": "Bad.", "503": "Away."},
        "headers": {"x-id": "Id."},
        "narrowed": [],
        "operations": [{**row, **change.pop("row", {})}],
        **change,
    }


def texts(files: dict[str, Any]) -> dict[str, str]:
    """The files as they stand on disk."""
    return {path: json.dumps(value, ensure_ascii=False, indent=2) + "\n" for path, value in files.items()}


def schema_set(change: Callable[[dict[str, Any]], object] | None = None) -> SchemaSet:
    """The small schema set, after a change to its files."""
    files = sample()
    if change is not None:
        change(files)
    return SchemaSet.from_texts(texts(files))
