"""Schemathesis on the gateway's own OpenAPI document: what it promises is what happens, with every check that there is.

One path at a time, over a real socket, against the stand-in model. The same cases come in every run. The engine of
schemathesis runs as its command does; only the cases made of a body's schema are cut off, since there are thousands.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.engine.recorder import ScenarioRecorder
from schemathesis.specs.openapi.coverage import _operation

from turnwire_schema.documents import openapi_text

from tests.gateway.server import RunningGateway
from tests.requirements import requirement

MOST_BODIES = 25
"""Cases of each kind (valid, broken) that are made of the schema of a body, property by property."""
RANDOM_CASES = 10
PATHS = sorted(json.loads(openapi_text())["paths"])
PROTECTED = [path for path in PATHS if path not in ("/health", "/openapi.json", "/schemas", "/schemas/{path}")]

# A body that fits its schema and is refused all the same. Each of these is between two places of the body, or inside a
# schema that the body carries, where no JSON Schema can look.
BEYOND_A_SCHEMA = {
    "tool_choice names no tool of the request": r"is not among the request's tools",
    "tool_choice wants a call where there are no tools": r"tool_choice.*(needs tools|no tools|without tools)",
    "parameters of a tool are no JSON Schema": r"is no valid JSON Schema|no JSON Schema|draft 2020-12",
    "parameters of a tool are the schema of no object": r"the arguments of a function are an object",
    "two tools have one name": r"duplicate|two tools|twice|same name",
}


@pytest.fixture(autouse=True)
def few_bodies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut off the cases that are made of a body's schema."""
    every: Callable[[Any], Iterator[Any]] = _operation._body_cases

    def few(run: Any) -> Iterator[Any]:
        for mode in run.generation_modes:
            yield from islice(every(replace(run, generation_modes=[mode])), MOST_BODIES)

    monkeypatch.setattr(_operation, "_body_cases", few)


def judge(gateway: RunningGateway, path: str, key: str | None = None) -> tuple[list[str], set[str]]:
    """What is wrong with `path`, and which checks looked at it."""
    headers = {} if key is None else {"x-api-key": key}
    config = SchemathesisConfig.from_dict(
        {
            "seed": 1,
            "workers": 1,
            "continue-on-failure": True,
            "headers": headers,
            "generation": {
                "deterministic": True,
                "max-examples": RANDOM_CASES,
                "no-shrink": True,
                "database": "none",
            },
        }
    )
    with gateway.client() as http:
        document = http.get("/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document, config=config)
    schema.config.update(base_url=str(gateway))
    faults: list[str] = []
    looked: set[str] = set()
    for event in from_schema(schema.include(path=path)).execute():
        if isinstance(event, events.ScenarioFinished):
            looked |= {check.name for checks in event.recorder.checks.values() for check in checks}
            faults += _faults(event.recorder)
        elif isinstance(event, events.NonFatalError):
            faults.append(f"{event.label}: {event.value}")
        elif isinstance(event, events.FatalError):
            raise event.exception
    return faults, looked


def _faults(recorder: ScenarioRecorder) -> Iterator[str]:
    for case, checks in recorder.checks.items():
        for check in checks:
            if check.failure_info is None:
                continue
            exchange = recorder.interactions[case]
            answer = exchange.response.text if exchange.response is not None else ""
            if check.name == "positive_data_acceptance" and _is_beyond_a_schema(answer):
                continue
            asked = (exchange.request.body or b"").decode(errors="replace")
            told = f"{check.name}: {check.failure_info.failure.message}"
            yield f"{told}\n{exchange.request.method} {exchange.request.uri}\n{asked}\n-> {answer[:500]}"


def _is_beyond_a_schema(answer: str) -> bool:
    return any(re.search(pattern, answer) for pattern in BEYOND_A_SCHEMA.values())


@requirement("AGT-3")
@pytest.mark.parametrize("path", PATHS)
def test_a_path_does_what_the_document_says(path: str, gateway: RunningGateway) -> None:
    faults, looked = judge(gateway, path)
    assert faults == []
    assert {"not_a_server_error", "status_code_conformance", "response_schema_conformance"} <= looked
