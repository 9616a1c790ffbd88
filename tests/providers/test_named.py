"""Providers are made as people write them: an address, or settings as keywords, for a class of each kind."""

from __future__ import annotations

from typing import Any

import pytest

import turnwire
from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    AnthropicProvider,
    ConfigurationError,
    LocalOnly,
    ModelProvider,
    OllamaProvider,
    OpenAICompatibleProvider,
    OpenAIProvider,
    ProviderConfig,
    Surroundings,
    SyncModelProvider,
    SyncOllamaProvider,
    VllmProvider,
    make_provider,
    make_sync_provider,
)
from turnwire.providers.kinds.catalog import BUILT_IN

NAMED = {kind: row for kind, row in BUILT_IN.items() if kind not in ("mock", "embedded", "pool")}
HOSTS = [
    "api.openai.com",
    "api.anthropic.com",
    "generativelanguage.googleapis.com",
    "api.groq.com",
]
OPEN = Surroundings(local_only=LocalOnly(HOSTS))


def settings(kind: str) -> dict[str, Any]:
    return {"endpoint": "http://127.0.0.1:9"} if kind == "openai-compatible" else {}


@requirement("PRV-1", "PRV-2", "API-2")
@pytest.mark.parametrize("kind", NAMED)
def test_each_kind_has_a_class_of_its_name_that_is_what_the_factory_makes(kind: Any) -> None:
    _, name, sync_name = NAMED[kind]
    config = ProviderConfig(type=kind, **settings(kind))
    for cls, factory, base in (
        (getattr(turnwire, name), make_provider, ModelProvider),
        (getattr(turnwire, sync_name), make_sync_provider, SyncModelProvider),
    ):
        made = cls(allow_hosts=HOSTS, **settings(kind))
        by_factory: Any = factory(kind, config, surroundings=OPEN)
        assert type(made) is type(by_factory) is cls
        assert isinstance(made, base)
        assert made.info() == by_factory.info()
        assert made.codec.variant == by_factory.codec.variant
        assert sync_name == f"Sync{name}"


@requirement("PRV-1", "API-2")
@pytest.mark.parametrize(
    ("given", "endpoint"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("localhost:8080", "http://localhost:8080"),
        ("127.0.0.1", "http://127.0.0.1:11434"),
        ("[::1]:8080", "http://[::1]:8080"),
        ("::1", "http://[::1]:11434"),
        ("gpu.lan", "http://gpu.lan:11434"),
    ],
)
def test_an_address_in_the_first_place_is_the_endpoint(given: str, endpoint: str) -> None:
    for cls in (OllamaProvider, SyncOllamaProvider):
        made = cls(given, allow_hosts=["gpu.lan"])
        assert (made.provider_id, made.info().endpoint) == ("ollama", endpoint)


@requirement("PRV-1", "API-2")
def test_settings_are_keywords_with_and_without_an_id_and_a_configuration() -> None:
    made = OllamaProvider("gpu", endpoint="http://127.0.0.1:1", model="qwen3:4b")
    assert (made.provider_id, made.info().endpoint) == ("gpu", "http://127.0.0.1:1")
    assert [model.name for model in made.info().models or ()] == ["qwen3:4b"]
    dotted = OllamaProvider("gpu.1", endpoint="http://127.0.0.1:1")
    assert (dotted.provider_id, dotted.info().endpoint) == ("gpu.1", "http://127.0.0.1:1")
    assert OllamaProvider("gpu").info().endpoint == "http://127.0.0.1:11434"
    config = ProviderConfig(type="vllm", endpoint="http://127.0.0.1:2")
    changed = VllmProvider("gpu", config, models=["a", {"name": "b", "context_length": 8}])
    assert changed.info().endpoint == "http://127.0.0.1:2"
    assert [(model.name, model.context_length) for model in changed.info().models or ()] == [("a", None), ("b", 8)]


@requirement("PRV-7", "API-2")
def test_another_machine_is_refused_until_it_is_allowed() -> None:
    with pytest.raises(ConfigurationError, match=r"allow_hosts=\['gpu:11434'\] where the provider is made"):
        OllamaProvider("http://gpu:11434")
    assert OllamaProvider("http://gpu:11434", allow_hosts=["gpu"]).info().endpoint == "http://gpu:11434"
    around = Surroundings(local_only=LocalOnly(["other"], air_gapped=True))
    with pytest.raises(ConfigurationError, match="air_gapped is set"):
        OllamaProvider("http://gpu:11434", surroundings=around, allow_hosts=["gpu"])
    with pytest.raises(ConfigurationError, match=r"api\.openai\.com:443 is not this machine"):
        OpenAIProvider()


@requirement("PRV-9", "API-2")
def test_a_vendors_key_goes_to_the_vendor_alone() -> None:
    around = Surroundings(local_only=LocalOnly(HOSTS), environ={"ANTHROPIC_API_KEY": "secret"})
    assert "secret" not in repr(AnthropicProvider(surroundings=around))
    assert AnthropicProvider("http://127.0.0.1:9", surroundings=around).info().endpoint == "http://127.0.0.1:9"


@requirement("PRV-1", "API-2")
@for_each(
    ("act", "said"),
    [
        (lambda: OllamaProvider("http://127.0.0.1:1", endpoint="http://127.0.0.1:2"), "the address is given twice"),
        (lambda: OllamaProvider(model="a", models=["b"]), "model: it is short for models"),
        (lambda: OllamaProvider(endpoint="nowhere"), "endpoint: must be a URL with http:// or https://"),
        (lambda: OllamaProvider(timeout=-1), "timeout: must be at least 0"),
        (lambda: OllamaProvider(allow_hosts="gpu"), "allow_hosts: give a list of hosts"),
        (lambda: OpenAICompatibleProvider(), "endpoint: a provider of type openai-compatible needs one"),
        (lambda: VllmProvider("gpu", ProviderConfig(type="ollama")), "use vllm here, or make_provider"),
        (lambda: OllamaProvider("http://127.0.0.1:1", "qwen3"), "as in OllamaProvider('http://…', model='qwen3')"),
        (
            lambda: SyncOllamaProvider("qwen3:4b"),
            "'qwen3:4b' looks like a model; write SyncOllamaProvider(model='qwen3:4b')",
        ),
        (lambda: OllamaProvider("llama3.2"), "'llama3.2' looks like a model; write OllamaProvider(model='llama3.2')"),
        (lambda: OllamaProvider("http:/127.0.0.1:1"), "the endpoint must be http:// or https://"),
        (lambda: OllamaProvider(openai_api_key="x"), "name the variable that holds it: api_key_env='…'"),
        (lambda: OllamaProvider(model_name="x"), "model_name: write model=…, as in OllamaProvider(model=…)"),
        (lambda: OllamaProvider(num_predict=1), "num_predict: belongs to a call; write `max_tokens`"),
        (lambda: OllamaProvider(seed=1), "seed: belongs to a call, as in chat(…, seed=…)"),
        (lambda: OllamaProvider(top_p=1), "chat(…, top_p=…), or defaults={'top_p': …} here for all of them"),
    ],
    ids=range(16),
)
def test_a_setting_that_does_not_fit_says_what_would_be_right(act: Any, said: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        act()
    assert said in str(caught.value)
