"""From configuration to providers: every kind, its usual address, and what is loaded only when it is used."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ProviderNotFoundError
from turnwire.providers.base import ModelProvider
from turnwire.providers.factory import make_provider, make_registry
from turnwire.providers.kinds.catalog import BUILT_IN
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.settings import Surroundings
from turnwire.providers.sync.base import SyncModelProvider
from turnwire.providers.sync.factory import make_sync_provider, make_sync_registry
from turnwire.providers.sync.mock import SyncMockProvider

ENDPOINTS = {
    "ollama": "http://127.0.0.1:11434",
    "vllm": "http://127.0.0.1:8000",
    "llamacpp": "http://127.0.0.1:8080",
    "transformers-serve": "http://127.0.0.1:8000",
    "mlx-lm": "http://127.0.0.1:8080",
    "litellm": "http://127.0.0.1:4000",
    "openai-compatible": "http://127.0.0.1:5000",
    "groq": "http://127.0.0.1:5000",
    "openai": "http://127.0.0.1:5000",
    "anthropic": "http://127.0.0.1:5000",
    "gemini": "http://127.0.0.1:5000",
    "embedded": None,
    "mock": None,
    "pool": None,
}


@requirement("CFG-1", "PRV-1")
@pytest.mark.parametrize("kind", BUILT_IN)
def test_every_kind_of_provider_can_be_made_in_both_twins(kind: str) -> None:
    fields: dict[str, Any] = {"type": kind}
    if kind in ("openai-compatible", "groq", "openai", "anthropic", "gemini"):
        fields["endpoint"] = ENDPOINTS[kind]
    if kind == "pool":
        fields["members"] = ["mock"]
    config = ProviderConfig.from_dict(fields)
    provider = make_provider("p", config, surroundings=Surroundings(providers={"mock": MockProvider()}))
    twin = make_sync_provider("p", config, surroundings=Surroundings(providers={"mock": SyncMockProvider()}))
    assert isinstance(provider, ModelProvider)
    assert isinstance(twin, SyncModelProvider)
    assert provider.info() == twin.info()
    assert (provider.provider_id, provider.provider_type) == ("p", kind)
    assert provider.info().endpoint == ENDPOINTS[kind]
    asyncio.run(provider.close())
    twin.close()


@requirement("CFG-1", "PRV-5")
def test_a_registry_is_made_from_a_configuration_and_the_first_provider_is_the_default() -> None:
    section = ModelProviders.from_dict({"providers": {"b": {"type": "mock"}, "a": {"type": "ollama"}}})
    registry = make_registry(section)
    assert ([provider.provider_id for provider in registry.all()], registry.default().provider_id) == (["b", "a"], "b")
    assert make_sync_registry(section.replace(default="a")).default().provider_id == "a"
    with pytest.raises(ProviderNotFoundError):
        make_registry(section.replace(default="c")).default()
    with pytest.raises(ProviderNotFoundError):
        make_registry(ModelProviders()).default()
    asyncio.run(registry.close())


@requirement("CFG-2", "PRV-7")
def test_a_wrong_setting_names_the_provider() -> None:
    section = ModelProviders.from_dict({"providers": {"gpu": {"type": "vllm", "endpoint": "http://gpu-box:8000"}}})
    with pytest.raises(ConfigurationError) as caught:
        make_registry(section)
    assert (caught.value.provider_id, caught.value.info.category) == ("gpu", "not_local")


@requirement("NFR-4")
def test_making_providers_opens_no_socket_and_loads_no_other_kind() -> None:
    program = """
import socket, sys
def refuse(*_, **__): raise AssertionError("a socket was opened")
socket.socket.connect = socket.socket.bind = socket.getaddrinfo = refuse
from turnwire_schema.v1.config import ProviderConfig
from turnwire.providers.factory import make_provider
make_provider("a", ProviderConfig(type="ollama"))
make_provider("b", ProviderConfig(type="vllm"))
import turnwire.providers.kinds.hosted
unwanted = ("xllamacpp", "turnwire.providers.kinds.embedded", "turnwire.providers.kinds.mock", "httpx")
print([name for name in unwanted if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
