"""Every whole JSON body that the tests see is what the gateway's OpenAPI document says of its path and status."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any
from urllib.parse import quote

import httpx
import jsonschema_rs

from turnwire_schema.documents import openapi_text

ADDRESS = "urn:turnwire:gateway"
JSON = "application/json"


@cache
def document() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(openapi_text())
    return read


@cache
def registry() -> Any:
    return jsonschema_rs.Registry([(ADDRESS, document())], draft=jsonschema_rs.Draft202012)


@cache
def paths() -> list[tuple[re.Pattern[str], str]]:
    """Every path of the document with the addresses that it means; those with more in them first."""
    found = [(re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(path))), path) for path in document()["paths"]]
    return sorted(found, key=lambda each: (each[1].count("{"), -len(each[1])))


@cache
def judge(path: str, method: str, status: str) -> Any:
    """What tells whether a body fits."""
    described = document()["paths"][path][method]["responses"]
    assert status in described, f"{method} {path} answers {status}, which the document does not know"
    steps = ("paths", path, method, "responses", status, "content", JSON, "schema")
    pointer = quote("/".join(step.replace("~", "~0").replace("/", "~1") for step in steps), safe="/~")
    return jsonschema_rs.Draft202012Validator({"$ref": f"{ADDRESS}#/{pointer}"}, registry=registry())


def check_response(answer: httpx.Response) -> None:
    """The body of `answer` fits the document, if the document describes it and it is not a stream."""
    if answer.headers.get("content-type") != JSON or "content-length" not in answer.headers:
        return
    request = answer.request
    path = next((path for pattern, path in paths() if pattern.fullmatch(request.url.path)), None)
    method = request.method.lower()
    if path is None or method not in document()["paths"][path]:
        return
    answer.read()
    errors = [error.message for error in judge(path, method, str(answer.status_code)).iter_errors(answer.json())]
    assert errors == [], (method, path, answer.status_code)
