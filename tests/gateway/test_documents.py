"""Schemas, the OpenAPI document, health and the front page."""

from __future__ import annotations

import json

import pytest

from turnwire_schema.documents import document_names

from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.routes import ROWS
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.secrets import Secret


@requirement("SCH-6")
def test_every_schema_document_is_served_with_everything_it_refers_to(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        rows = http.get("/schemas").json()["schemas"]
        assert {row["name"] for row in rows} == {name for name in document_names() if name != "openapi/gateway"}
        for row in rows:
            answer = http.get(row["path"])
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/schema+json"
            assert sorted(answer.json()["$defs"]) == row["definitions"]
            assert '"$ref": "' not in answer.text.replace('"$ref": "#/$defs/', "")


@pytest.mark.parametrize("suffix", ["", ".json", ".schema.json"])
def test_a_schema_is_found_with_and_without_its_suffix(gateway: RunningGateway, suffix: str) -> None:
    with gateway.client() as http:
        assert http.get(f"/schemas/wire/ollama/v1/chat{suffix}").json()["title"]


@pytest.mark.parametrize("name", ["none", "../error", "wire/ollama/v1/", "..%2f..%2f__init__", "wire//ollama/v1/chat"])
def test_a_schema_that_is_not_there_is_not_found(gateway: RunningGateway, name: str) -> None:
    with gateway.client() as http:
        assert http.get(f"/schemas/{name}").status_code == 404


@requirement("AGT-3")
def test_the_openapi_document_names_every_path(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        document = http.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    told = {path.replace("{model}", "{model:path}").replace("{path}", "{path:path}") for path in document["paths"]}
    pages = {
        "/",
        "/inspector",
        "/static/{file:path}",
        *(f"/playground/{name}" for name in ("dialects", "inspect", "providers", "run")),
    }
    asked = {each.path for each in surfaces()} | {each.path for each in endpoint_surfaces()}
    assert {row.path for row in ROWS} | asked == told | pages


@requirement("AGT-3", "PRV-9")
def test_the_openapi_document_of_a_gateway_with_a_key_wants_it_and_that_of_one_without_knows_of_none() -> None:
    found = {}
    for key in (None, Secret("abc-123")):
        with run_gateway(MockProvider(), GatewaySettings(port=0, key=key)) as running, running.client() as http:
            found[key is not None] = http.get("/openapi.json").json()
    ways: list[dict[str, list[str]]] = [{"bearer": []}, {"xApiKey": []}, {"xGoogApiKey": []}, {"keyInQuery": []}]
    wanted = {"/health": [{}, *ways], "/openapi.json": [], "/schemas": [], "/schemas/{path}": []}

    for path, methods in found[True]["paths"].items():
        for method, operation in methods.items():
            assert operation["security"] == wanted.get(path, ways), path
            assert ("401" in operation["responses"]) is (wanted.get(path) != []), path
            del operation["security"]
            operation["responses"].pop("401", None)
            assert found[False]["paths"][path][method] == operation
    assert list(found[True]["components"].pop("securitySchemes")) == [name for way in ways for name in way]
    assert found[True] == found[False]
    assert "security" not in found[True]


def test_health_tells_that_the_gateway_is_up(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        assert http.get("/health").json() == {"status": "ok", "version": gateway.gateway.services.version}
        assert http.head("/health").status_code == 200


@requirement("PRV-1")
def test_health_tells_about_providers_when_it_is_asked() -> None:
    down = MockProvider(Script(is_available=False), provider_id="down")
    with run_gateway([MockProvider(), down]) as gateway, gateway.client() as http:
        answer = http.get("/health?providers=1")
    assert answer.status_code == 200
    providers = answer.json()["providers"]
    assert providers["mock"]["available"] is True
    assert providers["down"] == {"available": False, "error_code": "ACODE-MDL-001"}


def test_the_front_page_is_for_browsers_and_the_sentence_for_ollama_clients(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        page = http.get("/", headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert http.get("/").text.startswith("Ollama is running")
        assert http.head("/").status_code == 200


@pytest.mark.parametrize("path", ["/", "/static/workbench/main.js"])
def test_the_page_takes_nothing_from_elsewhere_and_stands_in_no_others_frame(
    gateway: RunningGateway, path: str
) -> None:
    with gateway.client() as http:
        headers = http.get(path, headers={"accept": "text/html"}).headers
    assert headers["content-security-policy"].split("; ") == [
        "default-src 'self'",
        "img-src 'self' data:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "name",
    [
        "none.js",
        "..%2fapp.py",
        "parts/%2e%2e/index.html",
        "parts",
        "parts/",
        "vendor//codemirror.js",
        "__init__.py",
        "index.html%00",
    ],
)
def test_only_files_of_the_page_are_served(gateway: RunningGateway, name: str) -> None:
    with gateway.client() as http:
        assert http.get("/static/index.html").status_code == 200
        answer = http.get(f"/static/{name}")
    assert answer.status_code == 404
    assert json.loads(answer.content)
