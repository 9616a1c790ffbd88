"""`turnwire models`: what can be asked, of every provider, and who does not answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import turnwire
from tests.ports import refusing

pytestmark = pytest.mark.requirement("CLI-1")


def configure(**providers: Any) -> None:
    Path(".agent").mkdir(exist_ok=True)
    section = {"default": next(iter(providers)), "providers": providers}
    Path(".agent/config.yml").write_text(json.dumps({"model_providers": section}), "utf-8")


def test_the_models_of_every_provider_are_a_table_and_json() -> None:
    models = [{"name": "qwen3:4b", "context_length": 4096}, {"name": "other"}]
    configure(a={"type": "mock", "models": models}, b={"type": "mock"})
    result = turnwire("models")
    assert (result.code, result.err) == (0, "")
    assert [line.split() for line in result.out.splitlines()] == [
        ["provider", "model", "family", "size", "quantization", "context"],
        ["a", "qwen3:4b", "-", "-", "-", "4096"],
        ["a", "other", "-", "-", "-", "-"],
        ["b", "mock", "-", "-", "-", "-"],
    ]
    as_json = turnwire("models", "-p", "a", "--json").json
    assert [(each["provider"], [model["name"] for model in each["models"]]) for each in as_json] == [
        ("a", ["qwen3:4b", "other"])
    ]


def test_a_provider_that_does_not_answer_is_named_with_its_address_and_the_others_are_listed() -> None:
    with refusing() as url:
        configure(down={"type": "vllm", "endpoint": url}, up={"type": "mock"})
        result = turnwire("models")
        alone = turnwire("models", "--provider", "down", "--json")
    assert result.code == 0
    assert "mock" in result.out
    assert f"down: ACODE-MDL-001 [down]: {url}: the server cannot be reached" in result.err
    assert alone.code == 1
    assert alone.json[0]["error"]["code"] == "ACODE-MDL-001"
