"""Models that reason refuse sampling parameters: they are left out, and what somebody asked for is reported."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest, ModelParameters

from tests.cases import for_each
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.codecs.requests.openai_models import openai_model
from turnwire.core.messages import user

HOSTED = ["openai-chat", "openai-responses"]


def sent(name: str, model: str, **parameters: Any) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """The sampling parameters and stop texts that are sent, and the losses."""
    asked = ChatRequest(messages=[user("Hi")], parameters=ModelParameters(model=model, **parameters))
    found = get_codec(name).encode_request(asked)
    fields = ("temperature", "top_p", "frequency_penalty", "presence_penalty", "stop")
    kept = {field: found.value[field] for field in fields if field in found.value}
    return kept, [(loss.id.rpartition(".")[2], loss.at) for loss in found.losses]


@requirement("COD-2")
@for_each(
    ("model", "reasons"),
    [
        ("o1", (True, True, True)),
        ("o1-mini-2024-09-12", (True, True, True)),
        ("o3", (True, True, True)),
        ("o4-mini-2025-04-16", (True, True, True)),
        ("gpt-5", (True, True, True)),
        ("gpt-5-mini-2025-08-07", (True, True, True)),
        ("openai/gpt-5-codex", (True, True, True)),
        ("gpt-5-chat-latest", (False, False, False)),
        ("gpt-5.1", (False, False, True)),
        ("gpt-5.4-mini", (False, False, True)),
        ("gpt-5.5", (True, False, True)),
        ("gpt-5.10", (True, False, True)),
        ("gpt-4o", (False, False, False)),
        ("gpt-4.1", (False, False, False)),
        ("gpt-50", (False, False, False)),
        ("gpt-oss:20b", (False, False, False)),
        ("olmo", (False, False, False)),
        ("llama3.2", (False, False, False)),
    ],
)
def test_rows_say_which_models_reason_without_an_effort_with_none_and_with_one(
    model: str, reasons: tuple[bool, bool, bool]
) -> None:
    assert tuple(openai_model(model).reasons_with(effort) for effort in (None, "none", "low")) == reasons


@requirement("COD-2")
@pytest.mark.parametrize("name", HOSTED)
def test_a_model_that_reasons_gets_no_sampling_and_what_was_asked_is_a_loss(name: str) -> None:
    assert sent(name, "gpt-5") == ({}, [])
    assert sent(name, "gpt-5", temperature=1, top_p=1) == ({}, [])
    assert sent(name, "o3", temperature=0, top_p=0.5) == (
        {},
        [("reasoning_sampling", "/parameters/temperature"), ("reasoning_sampling", "/parameters/top_p")],
    )
    assert sent(name, "gpt-5.1", temperature=0.2) == ({"temperature": 0.2, "top_p": 1.0}, [])
    assert sent(name, "gpt-5.1", temperature=0.2, thinking="low") == (
        {},
        [("reasoning_sampling", "/parameters/temperature")],
    )
    assert sent(name, "gpt-5.5", temperature=0.2, thinking="none")[0] == {"temperature": 0.2, "top_p": 1.0}
    assert sent(name, "gpt-4o", temperature=0.2) == ({"temperature": 0.2, "top_p": 1.0}, [])


@requirement("COD-2")
def test_penalties_and_stop_texts_follow_the_rows_of_the_model() -> None:
    given: dict[str, Any] = {"frequency_penalty": 0.5, "presence_penalty": 0, "stop_sequences": ["END"]}
    assert sent("openai-chat", "gpt-5", **given) == (
        {"stop": ["END"]},
        [("reasoning_sampling", "/parameters/frequency_penalty")],
    )
    assert sent("openai-chat", "o4-mini", **given) == (
        {},
        [("model_stop", "/parameters/stop_sequences"), ("reasoning_sampling", "/parameters/frequency_penalty")],
    )


@requirement("COD-2")
@pytest.mark.parametrize("name", ["vllm", "llamacpp", "groq", "ollama-v1"])
def test_a_name_of_openai_means_nothing_on_another_server(name: str) -> None:
    assert sent(name, "gpt-5", temperature=0.2) == ({"temperature": 0.2, "top_p": 1.0}, [])


@requirement("COD-2")
@pytest.mark.parametrize(
    ("name", "body", "gone"),
    [
        ("openai-chat", {"messages": [{"role": "user", "content": "Hi"}], "stop": ["x"]}, ("temperature", "stop")),
        ("openai-responses", {"input": [{"role": "user", "content": "Hi"}]}, ("temperature",)),
    ],
)
def test_the_normal_form_of_a_body_knows_the_rows(name: str, body: dict[str, Any], gone: tuple[str, ...]) -> None:
    codec = get_codec(name)
    given = {"model": "o3", "temperature": 0.5, **body}
    normal: Any = normalize_request(codec, given)
    written = codec.encode_request(codec.decode_request(given).value).value
    assert normalize_request(codec, written) == normal
    assert not set(gone) & normal.keys()
