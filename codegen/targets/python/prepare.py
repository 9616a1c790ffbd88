"""From lifted documents to the input of datamodel-code-generator, one file per Python module.

What the tool needs and our documents do not have: a root type per file (the root definition stands at the top,
references to it become references to the file), Rust's spelling of ECMA patterns, nullable maps spelled out.
"""

from __future__ import annotations

import copy
import re
import textwrap
from typing import Any

from codegen.ecma import CLASSES
from codegen.lift import Lifted, lift
from codegen.lint.tools import takes_null
from codegen.schemaset import Document, Schema, SchemaSet, subschemas
from codegen.targets.python.rules import GIVEN, rules_of
from codegen.targets.python.tables import BASES, JSON_SHAPES, JSON_TYPES, RUNTIME

WIDTH = 112
RUNTIME_FILE = "runtime_types"
LOOKAROUND = re.compile(r"\(\?<?[=!]")


def root_of(document: Document) -> str:
    """The definition that stands at the top of the document's file: its root, unless the runtime holds that."""
    generated = [name for name in document.definitions if name not in JSON_TYPES]
    return document.root if document.root in generated else next(iter(generated), document.root or "")


def module_name(document: Document) -> str:
    """The Python module of a document."""
    return document.name.replace("-", "_")


def prepare_models(schemas: SchemaSet, document: Document) -> dict[str, Any]:
    """The input for the pydantic module of one canonical document."""
    lifted = lift(schemas, document)
    definitions = {name: _model(schemas, lifted, name) for name in lifted.definitions if name not in JSON_TYPES}
    return _with_root(document, definitions)


def runtime_types() -> dict[str, Any]:
    """The input that stands for the JSON types of the runtime; its module is thrown away."""
    return {
        "title": RUNTIME_FILE,
        "type": "object",
        "$defs": {
            name: {"x-python-import": {"module": RUNTIME, "name": kind}, "type": "object", "additionalProperties": {}}
            for name, kind in JSON_TYPES.items()
        },
    }


def prepare_wire(schemas: SchemaSet, documents: list[Document]) -> dict[str, Any]:
    """The input for the one TypedDict module of a dialect."""
    definitions: dict[str, Any] = {}
    for document in documents:
        for name, definition in lift(schemas, document, rules=False).definitions.items():
            definitions[name] = _plain(_rewrite_refs(schemas, document, definition, one_file=True))
    root = next(iter(definitions))
    for _, schema in subschemas({"$defs": definitions}):
        if schema.get("$ref") == f"#/$defs/{root}":
            schema["$ref"] = "#"
    return {"title": root, **definitions.pop(root), "$defs": definitions}


def _with_root(document: Document, definitions: dict[str, Any]) -> dict[str, Any]:
    root = root_of(document)
    return {"title": root, **definitions.pop(root), "$defs": definitions}


def _model(schemas: SchemaSet, lifted: Lifted, name: str) -> Schema:
    definition = _rewrite_refs(schemas, lifted.document, lifted.definitions[name])
    shape: dict[str, Any] = {}
    if name in JSON_SHAPES:
        definition = {"description": definition["description"], "x-shape": definition["x-tags"]}
    elif "properties" in definition:
        shape = {
            "rules": (rules := rules_of(definition)),
            "needs_given": any(GIVEN in rule["code"].replace(f"self.{GIVEN}", "") for rule in rules),
            "tags": definition.get("x-tags"),
            "keep_null": (*definition.get("x-keep-null", ()), *_required_nulls(schemas, lifted, name)),
            "sampling": tuple(definition.get("x-sampling", ())),
            "derived": [
                {
                    "name": field,
                    "description": docstring(prop["description"], 8),
                    "type": _python_type(prop),
                    "operands": prop["x-derived"]["sum"],
                }
                for field, prop in definition.get("x-derived-fields", {}).items()
            ],
        }
        raw = definition.get("x-raw", False)
        definition["customBasePath"] = BASES.get(name, f"{RUNTIME}.{'RawModel' if raw else 'Model'}")
        if definition.get("additionalProperties") in ({}, True):
            del definition["additionalProperties"]
    plain = _plain(definition)
    for keyword in ("x-union", "x-shape"):
        if keyword in definition:
            plain[keyword] = definition[keyword]
    if "anyOf" in definition:
        plain["x-any"] = True
    if shape:
        plain["x-shape"] = shape
    return plain


def _required_nulls(schemas: SchemaSet, lifted: Lifted, name: str) -> list[str]:
    """The required properties that may be null: without them a dump could not be read."""
    definition = lifted.definitions[name]
    return [
        prop
        for prop, schema in definition["properties"].items()
        if prop in definition.get("required", ()) and takes_null(schemas, lifted.document, schema)
    ]


def _python_type(prop: Schema) -> str:
    names = {"integer": "StrictInt", "number": "StrictFloat", "null": "None"}
    types = prop["type"] if isinstance(prop["type"], list) else [prop["type"]]
    return " | ".join(names[kind] for kind in types)


def _plain(definition: Schema) -> Schema:
    """A copy without our annotations and in the spelling that the tool reads rightly."""
    plain = copy.deepcopy(definition)
    patterns = [schema["pattern"] for _, schema in subschemas(plain) if "pattern" in schema]
    # Rust has no lookaround; a class with one runs all its patterns in Python, whose $ also fits before a line feed.
    end = r"\Z" if any(LOOKAROUND.search(pattern) for pattern in patterns) else "$"
    for _, schema in subschemas(plain):
        for keyword in [key for key in schema if key.startswith("x-") and key != "x-python-import"]:
            del schema[keyword]
        for keyword in ("title", "$comment", "examples", "readOnly"):
            schema.pop(keyword, None)
        if "pattern" in schema:
            schema["pattern"] = portable_pattern(schema["pattern"], end=end)
        if "description" in schema:
            schema["description"] = wrapped(schema["description"], 4)
        _spell_out_nullable_map(schema)
    return plain


def _spell_out_nullable_map(schema: Schema) -> None:
    # The tool reads the values of {"type": ["object", "null"], "additionalProperties": X} as Any.
    types = schema.get("type")
    if isinstance(types, list) and "object" in types and "additionalProperties" in schema:
        values = schema.pop("additionalProperties")
        del schema["type"]
        schema["anyOf"] = [
            {"type": kind, **({"additionalProperties": values} if kind == "object" else {})} for kind in types
        ]


def portable_pattern(pattern: str, *, end: str = "$") -> str:
    """An ECMA-262 pattern in the spelling that Rust's and Python's engines read the same way."""
    out = []
    inside = False
    index = 0
    while index < len(pattern):
        char = pattern[index]
        if char == "\\" and index + 1 < len(pattern):
            letter = pattern[index + 1]
            if letter in CLASSES:
                out.append(CLASSES[letter] if inside else f"[{CLASSES[letter]}]")
            elif letter.lower() in CLASSES and not inside:
                out.append(f"[^{CLASSES[letter.lower()]}]")
            else:
                out.append(char + letter)
            index += 2
            continue
        inside = char == "[" or (inside and char != "]")
        out.append(end if char == "$" and not inside else char)
        index += 1
    return "".join(out)


def docstring(text: str, indent: int = 0) -> str:
    """A description as the inside of a docstring that we print ourselves."""
    return wrapped(text.replace("\\", "\\\\"), indent)


def wrapped(text: str, indent: int) -> str:
    """A description as the inside of a docstring that begins at a column; the tool escapes backslashes itself."""
    text = text.replace('"""', "'''")
    text = text + " " if text.endswith('"') else text
    if len(text) + indent + 6 <= 120:
        return text
    return "\n".join(line for part in text.split("\n") for line in textwrap.wrap(part, WIDTH))


def _rewrite_refs(schemas: SchemaSet, document: Document, definition: Schema, *, one_file: bool = False) -> Schema:
    rewritten = copy.deepcopy(definition)
    for pointer, schema in subschemas(rewritten):
        if "$ref" not in schema:
            continue
        target = schemas.resolve(document, schema["$ref"], pointer)
        if not one_file and target.name in JSON_TYPES:
            schema["$ref"] = f"{RUNTIME_FILE}.json#/$defs/{target.name}"
            continue
        file = "" if one_file or target.document is document else f"{module_name(target.document)}.json"
        at_root = not one_file and target.name == root_of(target.document)
        schema["$ref"] = f"{file}#" if at_root else f"{file}#/$defs/{target.name}"
    return rewritten
