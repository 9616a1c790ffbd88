"""The manifests in examples/deploy/kubernetes: valid, and true to each other and to what the gateway does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import kubernetes_validate
import typer.main

from tests.cases import for_each
from tests.deployment.documents import DEPLOY, KUBERNETES, every, parallel_of, read_yaml
from tests.requirements import requirement
from turnwire.cli.app import app
from turnwire.config import load_config
from turnwire.gateway.http.server import LAST_WORDS_S
from turnwire.gateway.routes import ROWS

OLDEST: Final = "1.30"
"""The first version with `sleep` before SIGTERM."""
OTHERS: Final = {"kustomize.config.k8s.io/v1beta1", "monitoring.coreos.com/v1"}
"""What is no kind of Kubernetes itself, and has no schema here."""
GATEWAY: Final = {"app.kubernetes.io/name": "turnwire", "app.kubernetes.io/component": "gateway"}

FILES: Final = {path.relative_to(KUBERNETES).as_posix(): read_yaml(path) for path in sorted(KUBERNETES.rglob("*.yaml"))}
OBJECTS: Final = {name: document for name, document in FILES.items() if "kind" in document}
OWN: Final = {name: document for name, document in OBJECTS.items() if document["apiVersion"] not in OTHERS}
DEPLOYMENT: Final[Any] = FILES["deployment.yaml"]
POD: Final[Any] = DEPLOYMENT["spec"]["template"]["spec"]
CONTAINER: Final[Any] = POD["containers"][0]
PODS: Final = [DEPLOYMENT["spec"]["template"], FILES["model-servers/servers.yaml"]["spec"]["template"]]


@for_each("name", OWN)
def test_every_object_is_valid_for_the_oldest_version_and_for_the_newest(name: str) -> None:
    for version in (OLDEST, kubernetes_validate.latest_version()):
        kubernetes_validate.validate(OWN[name], version, strict=True)


def test_nearly_all_objects_have_a_schema() -> None:
    kinds = sorted({document["kind"] for document in OWN.values()})
    assert kinds == [
        *("Deployment", "HorizontalPodAutoscaler", "NetworkPolicy", "PodDisruptionBudget", "Service", "StatefulSet"),
    ]
    assert {each["kind"] for each in OBJECTS.values()} - set(kinds) == {"Kustomization", "ServiceMonitor"}


def test_every_file_belongs_to_a_kustomization() -> None:
    named = {"monitoring/prometheus-adapter.yaml"}  # values of a chart
    for name, document in FILES.items():
        if document.get("kind") == "Kustomization":
            named |= {(Path(name).parent / each).as_posix() for each in (*document["resources"], "kustomization.yaml")}
    assert named == set(FILES)


def test_what_pods_mount_is_made_or_named() -> None:
    made = FILES["kustomization.yaml"]
    configs, secrets = ({each["name"] for each in made[key]} for key in ("configMapGenerator", "secretGenerator"))
    assert {each["name"] for each in every("configMap", POD)} == configs
    assert {each["secretName"] for each in every("secret", POD)} == secrets
    mounted = {each["mountPath"]: each["name"] for each in CONTAINER["volumeMounts"]}
    assert set(mounted.values()) == {each["name"] for each in POD["volumes"]}
    options = dict(each.split("=", 1) for each in CONTAINER["args"] if "=" in each)
    file, key = Path(options["--config"]), Path(options["--api-key-file"])
    assert (mounted[str(file.parent)], [file.name]) == ("config", made["configMapGenerator"][0]["files"])
    assert (mounted[str(key.parent)], made["secretGenerator"][0]["files"]) == ("key", [f"{key.name}=gateway-key"])
    assert "gateway-key" in (DEPLOY / ".gitignore").read_text("utf-8").splitlines()


@requirement("CLI-2")
def test_the_pod_starts_the_gateway_with_options_and_paths_that_exist() -> None:
    serve = getattr(typer.main.get_command(app), "commands")["serve"]  # noqa: B009  # typer's type does not say it
    known = {option for parameter in serve.params for option in parameter.opts}
    command, *options = CONTAINER["args"]
    assert (command, {each.split("=")[0] for each in options} - known) == ("serve", set())
    port = next(parameter.default for parameter in serve.params if parameter.name == "port")
    assert [each["containerPort"] for each in CONTAINER["ports"]] == [port]
    assert [each["port"] for each in FILES["service.yaml"]["spec"]["ports"]] == [port]
    probes = [CONTAINER[f"{kind}Probe"]["httpGet"] for kind in ("startup", "readiness", "liveness")]
    assert probes == [{"path": "/health", "port": "http"}] * 3
    assert {"/health", FILES["monitoring/servicemonitor.yaml"]["spec"]["endpoints"][0]["path"]} <= {
        row.path for row in ROWS
    }


@requirement("NFR-3")
def test_a_pod_is_killed_only_after_the_wait_the_grace_and_the_last_words() -> None:
    (grace,) = [float(each.partition("=")[2]) for each in CONTAINER["args"] if each.startswith("--grace=")]
    wait = CONTAINER["lifecycle"]["preStop"]["sleep"]["seconds"]
    readiness = CONTAINER["readinessProbe"]
    assert wait >= readiness["periodSeconds"] * readiness["failureThreshold"]
    assert POD["terminationGracePeriodSeconds"] > wait + grace + LAST_WORDS_S


@for_each("template", PODS, ids=lambda each: each["metadata"]["labels"]["app.kubernetes.io/name"])
def test_no_pod_has_more_rights_than_it_needs(template: Any) -> None:
    pod = template["spec"]
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["automountServiceAccountToken"] is False
    for container in pod["containers"]:
        assert container["securityContext"] == {
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "capabilities": {"drop": ["ALL"]},
        }
        assert "memory" in container["resources"]["limits"]
        assert set(container["resources"]["requests"]) == {"cpu", "memory"}


def test_the_user_of_the_pod_is_that_of_the_image() -> None:
    dockerfile = (DEPLOY.parents[1] / "Dockerfile").read_text("utf-8")
    (user,) = re.findall(r"^USER (\d+)$", dockerfile, re.MULTILINE)
    assert POD["securityContext"]["runAsUser"] == int(user)


def test_everything_selects_the_pods_of_the_gateway() -> None:
    assert DEPLOYMENT["spec"]["template"]["metadata"]["labels"] == GATEWAY
    assert FILES["service.yaml"]["spec"]["selector"] == GATEWAY
    assert FILES["service.yaml"]["metadata"]["labels"] == GATEWAY  # which the monitor selects
    assert FILES["networkpolicy.yaml"]["spec"]["podSelector"] == {"matchLabels": GATEWAY}
    for name in ("deployment.yaml", "disruption.yaml", "monitoring/servicemonitor.yaml"):
        assert FILES[name]["spec"]["selector"] == {"matchLabels": GATEWAY}, name
    scaled = FILES["autoscaler.yaml"]["spec"]["scaleTargetRef"]
    assert scaled == {"apiVersion": "apps/v1", "kind": "Deployment", "name": DEPLOYMENT["metadata"]["name"]}
    assert "replicas" not in DEPLOYMENT["spec"]


@requirement("PRV-6")
def test_the_gateway_is_configured_for_model_servers_of_the_cluster_and_reaches_no_others() -> None:
    servers, service = FILES["model-servers/servers.yaml"]["spec"], FILES["model-servers/service.yaml"]
    names = {
        f"{servers['serviceName']}-{number}.{service['metadata']['name']}" for number in range(servers["replicas"])
    }
    section: Any = read_yaml(KUBERNETES / "config.yml")["model_providers"]
    (port,) = {each["port"] for each in service["spec"]["ports"]}
    endpoints = {each["endpoint"] for each in section["providers"].values() if "endpoint" in each}
    assert endpoints == {f"http://{name}:{port}" for name in names}
    assert set(section["allow_hosts"]) == names
    assert load_config(KUBERNETES / "config.yml").default_id == section["default"]
    pool, (server,) = section["providers"][section["default"]], servers["template"]["spec"]["containers"]
    assert pool["options"]["concurrency"] == parallel_of(server["args"])
    policy = FILES["networkpolicy.yaml"]["spec"]
    assert policy["policyTypes"] == ["Ingress", "Egress"]
    models, dns = policy["egress"]
    (to,) = models["to"]
    assert to["podSelector"]["matchLabels"].items() <= servers["template"]["metadata"]["labels"].items()
    assert [each["port"] for each in models["ports"]] == [port]
    assert {each["port"] for each in dns["ports"]} == {53}
    theirs = FILES["model-servers/networkpolicy.yaml"]["spec"]
    assert "egress" not in theirs
    assert every("matchLabels", theirs["ingress"]) == [GATEWAY]
