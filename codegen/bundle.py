"""One self-contained document from a document and everything it refers to: all references inside ``$defs``."""

from __future__ import annotations

import copy

from codegen.schemaset import Document, Schema, SchemaError, SchemaSet, subschemas


def bundle(schemas: SchemaSet, document: Document) -> Schema:
    """The document with every definition that it reaches, own definitions first, others in order of first use.

    Raises: SchemaError if two of them have one name; DanglingReference.
    """
    homes = dict.fromkeys(document.definitions, document)
    waiting = list(document.definitions)
    definitions: dict[str, Schema] = {}
    while waiting:
        name = waiting.pop(0)
        home = homes[name]
        definition = copy.deepcopy(home.definitions[name])
        for pointer, schema in subschemas(definition):
            if "$ref" not in schema:
                continue
            target = schemas.resolve(home, schema["$ref"], f"/$defs/{name}{pointer}")
            known = homes.setdefault(target.name, target.document)
            if known is not target.document:
                message = f"{target.name} is defined in {known.path} and {target.document.path}; rename one"
                raise SchemaError(document.path, f"/$defs/{name}{pointer}", message)
            if target.name not in definitions and target.name not in waiting and target.name != name:
                waiting.append(target.name)
            schema["$ref"] = f"#/$defs/{target.name}"
        definitions[name] = definition
    head = {key: value for key, value in document.schema.items() if key != "$defs"}
    return {**head, "$defs": definitions}
