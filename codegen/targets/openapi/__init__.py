"""Target ``openapi``: one OpenAPI 3.1 document of the gateway, from the table of its paths.

``openapi/gateway.json``, and the same file inside the Python package, where the gateway finds what it serves at
``/openapi.json``. Bodies are the wire definitions themselves, so that what the document says and what the codecs are
generated from cannot differ. There is no `jsonSchemaDialect`: OpenAPI's own fits the schemas, and readers (Swagger UI
among them) warn of every other.
"""

from __future__ import annotations

from typing import Any

from codegen.gateway import named, table_of
from codegen.schemaset import SchemaSet
from codegen.targets.json import PACKAGE, dump
from codegen.targets.openapi.components import Components

OPENAPI = "3.1.1"
EVENT_STREAM = "text/event-stream"
FILE = "openapi/gateway.json"


def generate(schemas: SchemaSet) -> dict[str, str]:
    """The document, below ``generated/`` and inside the package; nothing where there is no table."""
    table = table_of(schemas)
    if table is None:
        return {}
    text = dump(document(schemas, table))
    return {FILE: text, f"{PACKAGE}/{FILE}": text}


def document(schemas: SchemaSet, table: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document of a table of paths.

    Raises: DanglingReference if the table names a definition that does not exist.
    """
    components = Components(schemas, table["narrowed"])
    paths: dict[str, dict[str, Any]] = {}
    for row in table["operations"]:
        paths.setdefault(row["path"], {})[row["method"]] = _Operation(schemas, table, components, row).written()
    return {
        "openapi": OPENAPI,
        "info": {"title": table["title"], "description": table["description"], "version": table["version"]},
        "servers": [{"url": "/", "description": "The gateway that serves this document."}],
        "tags": [{"name": name, "description": text} for name, text in table["tags"].items()],
        "paths": paths,
        "components": {
            "securitySchemes": table["security"],
            "headers": {
                name: {"description": text, "schema": {"type": "string"}} for name, text in table["headers"].items()
            },
            "schemas": components.written(),
        },
    }


class _Operation:
    """One row of the table as an operation of OpenAPI."""

    def __init__(self, schemas: SchemaSet, table: dict[str, Any], components: Components, row: dict[str, Any]) -> None:
        self.schemas = schemas
        self.table = table
        self.components = components
        self.row = row

    def written(self) -> dict[str, Any]:
        row = self.row
        operation: dict[str, Any] = {"operationId": row["id"], "tags": [row["tag"]], "summary": row["summary"]}
        if "parameters" in row:
            operation["parameters"] = [self._parameter(each) for each in row["parameters"]]
        if "request" in row:
            request = row["request"]
            operation["requestBody"] = {
                "description": request["description"],
                "required": True,
                "content": {"application/json": self._example(request)},
            }
        operation["responses"] = self._responses()
        operation["security"] = [] if row.get("open") is True else [{name: []} for name in self.table["security"]]
        if row.get("open") == "partly":  # some parameters need a key
            operation["security"].insert(0, {})
        return operation

    def _example(self, request: dict[str, Any]) -> dict[str, Any]:
        media = {"schema": self._ref(request["definition"])}
        return {**media, "example": request["example"]} if "example" in request else media

    def _parameter(self, parameter: dict[str, Any]) -> dict[str, Any]:
        return {**parameter, "required": True} if parameter["in"] == "path" else parameter

    def _responses(self) -> dict[str, Any]:
        row, texts = self.row, self.table["status_texts"]
        answer = {media: self._media(media, body) for media, body in row["answer"].items()}
        description = " ".join(body["description"] for body in row["answer"].values())
        responses = {"200": self._response(description, answer)}
        error = {"application/json": {"schema": self._one_of(row["errors"])}}
        for status in self.table["statuses"][row["statuses"]]:
            if status == 401 and row.get("open") is True:
                continue
            content = error
            if status == 503 and "unavailable" in row:
                content = {"application/json": {"schema": self._one_of([row["unavailable"], *row["errors"]])}}
            responses[str(status)] = self._response(texts[str(status)], content)
        return responses

    def _response(self, description: str, content: dict[str, Any]) -> dict[str, Any]:
        headers = {name: {"$ref": f"#/components/headers/{name}"} for name in self.table["headers"]}
        return {"description": description, "headers": headers, "content": content}

    def _media(self, media: str, body: dict[str, Any]) -> dict[str, Any]:
        if "definition" in body:
            return {"schema": self._ref(body["definition"])}
        if "definitions" in body:
            return {"schema": self._one_of(body["definitions"])}
        if "each" in body:
            # OpenAPI 3.1 has no word for the items of a stream (3.2 has itemSchema).
            return {"schema": _stream(media), "x-item-schema": self._ref(body["each"])}
        return {"schema": {"type": body["type"]}}

    def _one_of(self, names: list[str]) -> dict[str, Any]:
        refs = [self._ref(name) for name in names]
        return refs[0] if len(refs) == 1 else {"anyOf": refs}

    def _ref(self, name: str) -> dict[str, Any]:
        return self.components.ref(named(self.schemas, name))


def _stream(media: str) -> dict[str, Any]:
    """The schema of a streamed body: text; of server-sent events, one event, as readers of OpenAPI 3.1 take it."""
    if media != EVENT_STREAM:
        return {"type": "string"}
    return {"type": "object", "properties": {"event": {"type": "string"}, "data": {"type": "string"}}}
