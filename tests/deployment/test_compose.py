"""The Compose file with its profiles, by the schema of Compose and by what its services mount."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import jsonschema

from tests.cases import for_each
from tests.deployment.documents import DEPLOY, every, parallel_of, read_json, read_yaml
from turnwire.config import load_config

COMPOSE: Final[Any] = read_yaml(DEPLOY / "compose.yaml")
SERVICES: Final[Any] = COMPOSE["services"]
MADE: Final = ("gateway-key", "grafana-password", "models")
"""What the operator makes before the first start; the repository ignores it."""


def test_the_file_is_valid_by_the_schema_of_compose() -> None:
    schema = read_json(Path(str(files("check_jsonschema") / "builtin_schemas" / "vendor" / "compose-spec.json")))
    validator = jsonschema.validators.validator_for(schema)(schema)
    assert [error.message for error in validator.iter_errors(COMPOSE)] == []
    wrong = {**COMPOSE, "services": {"gateway": {**SERVICES["gateway"], "read-only": True}}}
    assert not validator.is_valid(wrong)


def test_model_servers_and_monitoring_start_only_when_they_are_asked_for() -> None:
    found = {name: tuple(service.get("profiles", ())) for name, service in SERVICES.items()}
    assert found == {
        "gateway": (),
        "database": (),
        "llama-0": ("models",),
        "llama-1": ("models",),
        "prometheus": ("monitoring",),
        "grafana": ("monitoring",),
    }


def test_everything_is_shown_to_this_machine_alone() -> None:
    assert sorted(port for service in SERVICES.values() for port in service.get("ports", ())) == [
        "127.0.0.1:3000:3000",
        "127.0.0.1:8787:8787",
    ]


@for_each("name", SERVICES)
def test_every_file_that_a_service_mounts_is_there_or_made_before(name: str) -> None:
    service = SERVICES[name]
    for mount in service.get("volumes", ()):
        source = re.sub(r"\$\{\w+:-(.*?)\}", r"\1", mount).split(":")[0]
        if source.startswith("./"):
            assert (DEPLOY / source).exists() or source.removeprefix("./") in MADE, mount
        else:
            assert source in COMPOSE["volumes"], mount
    for secret in service.get("secrets", ()):
        assert COMPOSE["secrets"][secret]["file"].removeprefix("./") in MADE
    if "build" not in service:
        assert re.fullmatch(r"[a-z0-9./-]+:[\w.-]+", service["image"]), "an image without a tag is another one tomorrow"


def test_the_repository_ignores_what_is_made_before() -> None:
    ignored = {line.strip("/") for line in (DEPLOY / ".gitignore").read_text("utf-8").splitlines()}
    assert {*MADE, ".env"} <= ignored


def test_the_configuration_for_the_profile_names_its_servers() -> None:
    section = read_yaml(DEPLOY / "config.models.yml")["model_providers"]
    names = {name for name, service in SERVICES.items() if service.get("profiles") == ["models"]}
    assert set(section["allow_hosts"]) == names
    endpoints = {each["endpoint"] for each in section["providers"].values() if "endpoint" in each}
    assert endpoints == {f"http://{name}:8080" for name in names}
    assert load_config(DEPLOY / "config.models.yml").default_id == section["default"]
    pool = section["providers"][section["default"]]
    assert {pool["options"]["concurrency"]} == {parallel_of(SERVICES[name]["command"]) for name in names}


def test_prometheus_and_grafana_find_each_other_and_the_gateway() -> None:
    scraped = read_yaml(DEPLOY / "prometheus" / "prometheus.yml")
    (job,) = scraped["scrape_configs"]
    assert [target.split(":")[0] for target in every("targets", job)[0]] == ["gateway"]
    assert job["authorization"]["credentials_file"] == "/run/secrets/gateway-key"
    assert "gateway-key" in SERVICES["prometheus"]["secrets"]
    mounted = dict(each.split(":")[:2] for each in SERVICES["prometheus"]["volumes"])
    (rules,) = scraped["rule_files"]
    assert (DEPLOY / "prometheus" / Path(rules).name).is_file()
    assert mounted["./prometheus"] == str(Path(rules).parent)
    (source,) = read_yaml(DEPLOY / "grafana/provisioning/datasources/prometheus.yml")["datasources"]
    assert (source["type"], source["url"]) == ("prometheus", "http://prometheus:9090")
    (provider,) = read_yaml(DEPLOY / "grafana/provisioning/dashboards/turnwire.yml")["providers"]
    shown = dict(each.split(":")[:2] for each in SERVICES["grafana"]["volumes"])
    assert Path(shown["./grafana/turnwire.json"]).parent == Path(provider["options"]["path"])
