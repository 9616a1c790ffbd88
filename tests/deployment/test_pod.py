"""What a pod of examples/deploy/kubernetes starts: who sees its metrics, and how it leaves."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.deployment.documents import DEPLOY, KUBERNETES, read_yaml
from tests.gateway.test_serve_command import served
from tests.patience import PATIENCE_S, until
from tests.providers.standin import CHAT, SSE, Connection, Request, StandIn, delta, replies, sse
from tests.requirements import requirement

POD: Final[Any] = read_yaml(KUBERNETES / "deployment.yaml")["spec"]["template"]["spec"]
CONFIG: Final[Any] = read_yaml(KUBERNETES / "config.yml")
KEY: Final = "key-0123456789-of-the-test"
AUTHORIZED: Final = {"authorization": f"Bearer {KEY}"}
MODELS: Final = {"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "x"}]}
HELLO: Final = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "Hi"}]}


async def in_two_pieces(connection: Connection, request: Request) -> None:
    """One piece, and the other when the test says so."""
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False))
    await connection.wait()
    await connection.chunk(sse(delta(" Second."), delta(finish="stop")))
    await connection.end()


@contextmanager
def pod(folder: Path, server: StandIn) -> Iterator[tuple[httpx.Client, Any]]:
    """A client of the pod's gateway, and its process. Its files are in `folder`, its model servers are `server`."""
    section = CONFIG["model_providers"]
    providers = {
        name: {**each, "endpoint": server.url} if "endpoint" in each else each
        for name, each in section["providers"].items()
    }
    (folder / "config.yml").write_text(json.dumps({"model_providers": {**section, "providers": providers}}), "utf-8")
    (folder / "key").write_text(f"{KEY}\n", "utf-8")
    here = {"--config": "config.yml", "--api-key-file": "key", "--host": "127.0.0.1"}
    options = dict(each.split("=", 1) for each in POD["containers"][0]["args"][1:])
    assert set(here) <= set(options)
    words = [word for pair in {**options, **here}.items() for word in pair]
    with (
        served(*words, cwd=folder) as (told, process),
        httpx.Client(base_url=told["url"], trust_env=False, timeout=PATIENCE_S) as http,
    ):
        yield http, process


def is_ready(http: httpx.Client) -> bool:
    """What the readiness probe finds: each has a connection of its own."""
    try:
        return httpx.get(f"{http.base_url}/health", trust_env=False, timeout=PATIENCE_S).status_code == 200
    except httpx.TransportError:
        return False


@requirement("NFR-3", "CLI-2")
def test_a_pod_that_is_told_to_leave_is_not_ready_and_ends_the_answers_that_run(tmp_path: Path) -> None:
    with (
        StandIn({CHAT: in_two_pieces, "/v1/models": replies(MODELS)}) as server,
        pod(tmp_path, server) as (http, process),
    ):
        assert is_ready(http)
        with http.stream("POST", "/v1/chat/completions", json=HELLO, headers=AUTHORIZED) as answer:
            pieces = answer.iter_text()
            text = ""
            while "First." not in text:
                text += next(pieces)
            process.send_signal(signal.SIGTERM)
            until(lambda: not is_ready(http))
            assert process.poll() is None
            server.word.set()
            text += "".join(pieces)
        process.communicate(timeout=PATIENCE_S)
    assert "Second." in text
    assert text.endswith("data: [DONE]\n\n")
    assert process.returncode == 0


@requirement("PRV-10")
def test_probes_need_no_key_and_metrics_do(tmp_path: Path) -> None:
    with StandIn({CHAT: in_two_pieces, "/v1/models": replies(MODELS)}) as server, pod(tmp_path, server) as (http, _):
        probes = [
            POD["containers"][0][f"{kind}Probe"]["httpGet"]["path"] for kind in ("startup", "readiness", "liveness")
        ]
        assert [http.get(path).status_code for path in probes] == [200, 200, 200]
        assert [http.get(path).status_code for path in ("/health?providers=1", "/metrics")] == [401, 401]
        metrics = list(text_string_to_metric_families(http.get("/metrics", headers=AUTHORIZED).text))
    (available,) = [metric for metric in metrics if metric.name == "turnwire_pool_endpoint_available"]
    assert {sample.labels["endpoint"] for sample in available.samples} == {"first", "second"}


def test_the_file_of_the_key_is_what_prometheus_shows() -> None:
    (job,) = read_yaml(DEPLOY / "prometheus" / "prometheus.yml")["scrape_configs"]
    (endpoint,) = read_yaml(KUBERNETES / "monitoring" / "servicemonitor.yaml")["spec"]["endpoints"]
    (secret,) = read_yaml(KUBERNETES / "kustomization.yaml")["secretGenerator"]
    assert endpoint["authorization"]["credentials"]["name"] == secret["name"]
    assert f"{endpoint['authorization']['credentials']['key']}=gateway-key" in secret["files"]
    assert Path(job["authorization"]["credentials_file"]).name == "gateway-key"
