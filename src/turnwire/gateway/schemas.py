"""Serve the schema documents: an index, every document, and the OpenAPI document of this gateway."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any

from starlette.responses import JSONResponse, Response

from turnwire_schema.documents import UnknownDocument, document_names, document_text, load_document

from turnwire.codecs.dialect import JSON
from turnwire.gateway.errors import Refusal

SCHEMA_TYPE = "application/schema+json"
OPENAPI_FILE = "openapi/gateway.json"
OPENAPI_SIZE = 1024 * 1024
"""About as many bytes as it has: reading and writing it is no work for the event loop."""
_SUFFIXES = (".schema.json", ".json", "")


def index() -> JSONResponse:
    """Names, titles and paths of all documents."""
    rows = []
    for name in document_names():
        document = load_document(name)
        if "$defs" in document:
            rows.append(
                {
                    "name": name,
                    "title": document.get("title", ""),
                    "path": f"/schemas/{name}.schema.json",
                    "definitions": sorted(document["$defs"]),
                }
            )
    return JSONResponse({"schemas": rows})


def document(name: str) -> Response:
    """Return one document, with all schemas that it refers to included.

    Raises:
        Refusal: no such document exists.
    """
    suffix = next(each for each in _SUFFIXES if name.endswith(each))
    try:
        text = document_text(name.removesuffix(suffix) if suffix else name)
    except UnknownDocument:
        raise Refusal(404, "there is no such schema; GET /schemas lists them", category="not_found") from None
    return Response(text, media_type=SCHEMA_TYPE)


def openapi_text() -> str | None:
    """The OpenAPI document of the gateway; None if the package was built without it."""
    place = files("turnwire_schema.documents").joinpath(*OPENAPI_FILE.split("/"))
    return place.read_text(encoding="utf-8") if place.is_file() else None


def openapi(*, has_key: bool, version: str) -> Response:
    """The OpenAPI document of a gateway of this version that wants a key, or of one that has none.

    Raises:
        Refusal: the package was built without it.
    """
    text = openapi_text()
    if text is None:
        raise Refusal(404, "this build carries no OpenAPI document", category="not_found")
    return Response(_for(text, has_key, version), media_type=JSON)


@lru_cache(maxsize=2)
def _for(text: str, has_key: bool, version: str) -> str:
    """The document of this version, and of a gateway without a key without what it says of keys."""
    document = json.loads(text)
    document["info"]["version"] = version
    if not has_key:
        _forget_keys(document)
    return json.dumps(document, ensure_ascii=False, indent=2)


def _forget_keys(document: dict[str, Any]) -> None:
    del document["components"]["securitySchemes"]
    for methods in document["paths"].values():
        for operation in methods.values():
            del operation["security"]
            operation["responses"].pop("401", None)
