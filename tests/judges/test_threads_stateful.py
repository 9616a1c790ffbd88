"""Schemathesis on the paths of threads one after another: what one answers is what the next is asked with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema

from tests.gateway.server import RunningGateway
from tests.gateway.threaded import stand_in_threads
from tests.judges.test_schemathesis import _faults
from tests.requirements import requirement

FLOWS = 40
"""How many ways through the paths are gone."""

PHASES = ("examples", "coverage", "fuzzing", "stateful")
THREAD = {"id": "$response.body#/thread/id"}
CALL = {"request_id": "$response.body#/pending/0/id", "hash": "$response.body#/pending/0/data/approval/hash"}
WEATHER = {"messages": [{"role": "user", "content": "What is the weather?"}]}
LINKS: dict[str, dict[str, Any]] = {
    "getThread": {},
    "continueThread": {"requestBody": WEATHER},
    "decideCalls": {"requestBody": {"decisions": [{**CALL, "decision": "approve"}]}},
    "cancelRun": {},
    "followThread": {},
    "deleteThread": {},
}
"""What can be asked of the thread in an answer, by operation, and with which body."""


def linked(document: dict[str, Any]) -> dict[str, Any]:
    """The document with its links, and the paths of threads alone."""
    document["paths"] = {path: row for path, row in document["paths"].items() if path.startswith("/agents/threads")}
    for row in document["paths"].values():
        for operation in row.values():
            shown = operation["responses"]["200"]["content"].get("application/json", {}).get("schema", {})
            if shown.get("$ref", "").endswith("ThreadView"):
                operation["responses"]["200"]["links"] = {
                    name: {"operationId": name, "parameters": THREAD, **body} for name, body in LINKS.items()
                }
    return document


def _names_another_call(fault: str) -> bool:
    """Whether a 404 is of the call in the body: the check takes it for one of the thread, which is there."""
    return fault.startswith("ensure_resource_availability") and '"server_type":"unknown_request"' in fault


@pytest.fixture
def fresh_gateway(tmp_path: Path) -> Iterator[RunningGateway]:
    """A gateway without threads: what others left in one would change the ways that are gone."""
    with stand_in_threads(tmp_path / "threads.db") as running:
        yield running


@requirement("AGT-3")
def test_threads_do_what_the_document_says_in_any_order(fresh_gateway: RunningGateway) -> None:
    config = SchemathesisConfig.from_dict(
        {
            "seed": 1,
            "workers": 1,
            "continue-on-failure": True,
            "phases": {
                name: {"enabled": name == "stateful"} for name in ("examples", "coverage", "fuzzing", "stateful")
            },
            "generation": {"deterministic": True, "max-examples": FLOWS, "no-shrink": True, "database": "none"},
        }
    )
    with fresh_gateway.client() as http:
        document = http.get("/openapi.json").json()
    schema = schemathesis.openapi.from_dict(linked(document), config=config)
    schema.config.update(base_url=str(fresh_gateway))
    faults: list[str] = []
    asked: dict[str, set[int]] = {}
    for event in from_schema(schema).execute():
        if isinstance(event, events.ScenarioFinished):
            faults += [fault for fault in _faults(event.recorder) if not _names_another_call(fault)]
            for name, node in event.recorder.cases.items():
                exchange = event.recorder.interactions.get(name)
                if exchange is not None and exchange.response is not None:
                    operation = node.value.operation.definition.raw["operationId"]
                    asked.setdefault(operation, set()).add(exchange.response.status_code)
        elif isinstance(event, events.NonFatalError):
            faults.append(f"{event.label}: {event.value}")
        elif isinstance(event, events.FatalError):
            raise event.exception
    assert faults == []
    # Which values are drawn depends on the modules that are loaded, so that not every flow has a call to decide about.
    assert asked.keys() == {"createThread", *LINKS}
    assert all(200 in asked[name] for name in ("createThread", "getThread", "continueThread", "deleteThread"))
