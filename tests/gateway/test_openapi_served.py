"""The served OpenAPI document can be tried as it stands: the package's version, and examples that are answered."""

from __future__ import annotations

from importlib.metadata import version

from tests.gateway.server import RunningGateway
from tests.requirements import requirement


@requirement("CON-4")
def test_it_has_the_version_and_no_dialect_of_its_own(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        document = http.get("/openapi.json").json()
    assert document["info"]["version"] == version("turnwire")
    assert "jsonSchemaDialect" not in document


@requirement("CON-4")
def test_every_example_is_answered(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        paths = http.get("/openapi.json").json()["paths"]
        asked = {
            path.replace("{model}", "mock"): methods["post"]["requestBody"]["content"]["application/json"]["example"]
            for path, methods in paths.items()
            if path.startswith(("/api/", "/v1")) and "requestBody" in methods.get("post", {})
        }
        statuses = {path: http.post(path, json=body).status_code for path, body in asked.items()}
    assert len(statuses) > 10
    assert set(statuses.values()) == {200}, statuses
