"""The unchanged command of llm-comply in all its formats, against the gateway: no failure, and no unexplained skip."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

COMMAND = Path(sys.executable).with_name("llm-comply")


class Format(NamedTuple):
    """How one format is asked, and how many tests it has."""

    base: str
    options: tuple[str, ...]
    count: int
    skipped: frozenset[str]
    """Tests that are left out for a model whose name is not that of a thinking one."""
    thinker: str
    """A model name for which nothing is left out."""
    warned: frozenset[str] = frozenset()
    """Tests that pass with a remark: see `REMARKS`."""


_GOOGLE = ("--auth-header", "x-goog-api-key", "--no-bearer")
_ANTHROPIC = ("--auth-header", "x-api-key", "--no-bearer", "-H", "anthropic-version:2023-06-01")

FORMATS = {
    "open-responses": Format(
        "/v1", (), 13, frozenset({"reasoning-summary"}), "gpt-5-mock", frozenset({"compact-response"})
    ),
    "openai-chat": Format("/v1", (), 9, frozenset({"chat-reasoning-summary"}), "gpt-5-mock"),
    "anthropic": Format(
        "/v1",
        _ANTHROPIC,
        9,
        frozenset({"anth-thinking-display"}),
        "claude-sonnet-4-5-mock",
        frozenset({"anth-error-handling"}),
    ),
    "google-genai": Format("", _GOOGLE, 9, frozenset(), "mock"),
    "google-interactions": Format("", _GOOGLE, 9, frozenset(), "mock"),
}
REMARKS = {
    "compact-response": "nothing is kept and nothing compacted here, so the path is not there (404), which is allowed",
    "anth-error-handling": "a request without max_tokens is answered, as local servers do",
}
every_format = pytest.mark.parametrize("name", FORMATS)


def comply(name: str, url: str, model: str) -> dict[str, dict[str, Any]]:
    """The results of one run, by test."""
    form = FORMATS[name]
    command = [str(COMMAND), "--format", name, "-u", url + form.base, "-k", "x", "-m", model, "--json", *form.options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.stdout, done.stderr
    results = json.loads(done.stdout)["results"]
    found = {result["id"]: result for result in results}
    assert len(found) == len(results) == form.count
    return found


def _told(results: dict[str, dict[str, Any]], status: str) -> dict[str, Any]:
    return {name: each.get("errors") for name, each in results.items() if each["status"] == status}


@pytest.fixture(scope="module")
def thinker() -> Iterator[RunningGateway]:
    """The stand-in model under the names of thinking models."""
    aliases = {form.thinker: "mock" for form in FORMATS.values() if form.thinker != "mock"}
    with run_gateway(MockProvider(stand_in_script()), GatewaySettings(port=0, grace_s=0.2, aliases=aliases)) as running:
        yield running


@requirement("COD-1", "CON-3")
@every_format
def test_llm_comply_finds_no_fault_and_leaves_out_only_what_the_models_name_asks_for(
    name: str, gateway: RunningGateway
) -> None:
    results = comply(name, str(gateway), "mock")
    assert _told(results, "failed") == {}
    assert set(_told(results, "skipped")) == FORMATS[name].skipped


@requirement("COD-1", "CON-3")
@every_format
def test_llm_comply_leaves_nothing_out_for_a_thinking_model(name: str, thinker: RunningGateway) -> None:
    results = comply(name, str(thinker), FORMATS[name].thinker)
    assert (_told(results, "failed"), _told(results, "skipped")) == ({}, {})
    warned = {test for test, result in results.items() if result.get("warnings")}
    assert warned == FORMATS[name].warned
    assert warned <= REMARKS.keys()
