"""What a server says of its models, and whether they are local."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.provider import Capabilities, ModelInfo

from tests.codecs.ollama.wire import Data
from tests.requirements import requirement
from turnwire.codecs.ollama.models import decode_models, decode_running, decode_show, decode_version
from turnwire.core.errors import ProviderResponseError

RECORDINGS = Path(__file__).parents[2] / "recordings"
DETAILS: Data = {
    "parent_model": "",
    "format": "gguf",
    "family": "llama",
    "families": ["llama"],
    "parameter_size": "134.52M",
    "quantization_level": "Q4_1",
}
UNKNOWN = Capabilities(
    streaming="yes",
    tool_choice="no",
    **dict.fromkeys(
        ("tools", "thinking", "vision", "audio", "embedding", "parallel_tool_calls", "structured_output"), "unknown"
    ),
)


def recorded(name: str) -> Any:
    return json.loads((RECORDINGS / name).read_bytes())["response"]["body"]


def test_a_listed_model_of_a_server_of_today_has_context_and_capabilities() -> None:
    model = decode_models(recorded("ollama-0.33.0-rc2/tags.json"))[0]
    assert model == ModelInfo(
        name="smollm2-tools:latest",
        context_length=8192,
        size_bytes=98363342,
        digest="e732347459c7ec44831da4c8e4a68127bc690b848da213265bb635bb3b702b02",
        family="llama",
        parameter_size="134.52M",
        quantization="Q4_1",
        modified_at="2026-11-21T22:59:11.707046807Z",
        capabilities=Capabilities(
            streaming="yes",
            tools="yes",
            tool_choice="no",
            parallel_tool_calls="unknown",
            thinking="no",
            structured_output="yes",
            vision="no",
            audio="no",
            embedding="unknown",
        ),
        is_local=True,
        extras={
            "capabilities": ["completion", "tools"],
            "parent_model": "smollm2:latest",
            "format": "gguf",
            "families": ["llama"],
            "embedding_length": 576,
        },
    )


def test_a_listed_model_of_an_older_server_has_unknown_capabilities() -> None:
    model = decode_models(recorded("ollama-0.24.0/tags.json"))[0]
    assert (model.capabilities, model.context_length) == (UNKNOWN, None)


def test_a_loaded_model_has_the_context_in_force_and_its_memory() -> None:
    model = decode_running(recorded("ollama-0.33.0-rc2/ps-one.json"))[0]
    assert (model.name, model.context_length, model.size_bytes) == ("smoljinja:latest", 256, None)
    assert model.extras is not None
    assert {key: model.extras[key] for key in ("size", "size_vram", "expires_at")} == {
        "size": 110477966,
        "size_vram": 0,
        "expires_at": "2026-11-21T23:03:21.070073132Z",
    }


@pytest.mark.parametrize(
    "name", ["ollama-0.11.4/show.json", "ollama-0.24.0/show.json", "ollama-0.33.0-rc2/jinja-show.json"]
)
def test_a_shown_model_has_the_context_it_was_trained_for_and_no_template(name: str) -> None:
    model = decode_show(recorded(name), "smollm2")
    assert (model.name, model.context_length, model.family, model.is_local) == ("smollm2", 8192, "llama", True)
    assert not {"template", "modelfile", "model_info", "license", "tensors"} & set(model.extras or {})


@pytest.mark.parametrize(
    ("info", "context"),
    [
        ({"general.architecture": "bert", "bert.context_length": 512, "bert.llama.context_length": 8192}, 512),
        ({"gemma4.context_length": 131072}, 131072),
        ({"general.architecture": "x", "x.context_length": None}, None),
        ({}, None),
        (None, None),
    ],
)
def test_the_trained_context_is_that_of_the_architecture(info: Data | None, context: int | None) -> None:
    assert decode_show({"details": DETAILS, "model_info": info}, "m").context_length == context


@requirement("PRV-7")
def test_a_cloud_stub_is_not_local() -> None:
    body = {
        "details": {**DETAILS, "format": "", "families": None},
        "remote_host": "https://ollama.com:443",
        "remote_model": "gpt-oss:120b",
    }
    model = decode_show(body, "my-model")
    assert model.is_local is False
    assert (model.extras or {})["remote_host"] == "https://ollama.com:443"
    entry = {"name": "glm-5:cloud", "details": DETAILS}
    assert [found.is_local for found in decode_models({"models": [entry, {**entry, "name": "m:latest"}]})] == [
        False,
        True,
    ]


def test_an_empty_list_of_models_is_no_error() -> None:
    assert decode_models({"models": []}) == decode_models({"models": None}) == decode_running({"models": []}) == ()


@pytest.mark.parametrize(
    "read",
    [
        lambda: decode_models({"data": []}),
        lambda: decode_models("<html>"),
        lambda: decode_models({"models": [1]}),
        lambda: decode_models({"models": [{}]}),
        lambda: decode_running(None),
        lambda: decode_show({}, "m"),
        lambda: decode_show([], "m"),
        lambda: decode_version({"version": ""}),
        lambda: decode_version("0.1"),
    ],
)
def test_a_body_of_something_else_is_a_protocol_error(read: Any) -> None:
    with pytest.raises(ProviderResponseError) as caught:
        read()
    assert caught.value.info.category == "protocol"
