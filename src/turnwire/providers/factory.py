"""From configuration to providers. Adding a kind of provider is a row of `_KINDS`; its module is loaded when it is
used.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from turnwire.core.errors import ConfigurationError
from turnwire.providers.base import ModelProvider, SyncModelProvider
from turnwire.providers.local_only import LocalOnly
from turnwire.providers.registry import ProviderRegistry, SyncProviderRegistry
from turnwire.providers.settings import Surroundings

# type: (module, class, synchronous class); each takes provider id, configuration and surroundings.
_KINDS: Final = {
    "ollama": ("turnwire.providers.ollama", "OllamaProvider", "SyncOllamaProvider"),
    "vllm": ("turnwire.providers.openai_compatible", "OpenAICompatibleProvider", "SyncOpenAICompatibleProvider"),
    "llamacpp": ("turnwire.providers.openai_compatible", "OpenAICompatibleProvider", "SyncOpenAICompatibleProvider"),
    "groq": ("turnwire.providers.openai_compatible", "OpenAICompatibleProvider", "SyncOpenAICompatibleProvider"),
    "openai-compatible": (
        "turnwire.providers.openai_compatible",
        "OpenAICompatibleProvider",
        "SyncOpenAICompatibleProvider",
    ),
    "openai": ("turnwire.providers.hosted", "HostedProvider", "SyncHostedProvider"),
    "anthropic": ("turnwire.providers.hosted", "HostedProvider", "SyncHostedProvider"),
    "gemini": ("turnwire.providers.hosted", "HostedProvider", "SyncHostedProvider"),
    "embedded": ("turnwire.providers.embedded", "EmbeddedProvider", "SyncEmbeddedProvider"),
    "mock": ("turnwire.providers.factory", "_mock", "_sync_mock"),
}


def make_provider(
    provider_id: str, config: ProviderConfig, *, surroundings: Surroundings | None = None
) -> ModelProvider:
    """The provider that `config` describes. Opens no connection.

    Raises:
        ConfigurationError: a setting is wrong, the endpoint may not be called, or a key is missing.
    """
    found: ModelProvider = _maker(config, 1)(provider_id, config, surroundings or Surroundings())
    return found


def make_sync_provider(
    provider_id: str, config: ProviderConfig, *, surroundings: Surroundings | None = None
) -> SyncModelProvider:
    """The synchronous twin of `make_provider`.

    Raises:
        ConfigurationError: a setting is wrong, the endpoint may not be called, or a key is missing.
    """
    found: SyncModelProvider = _maker(config, 2)(provider_id, config, surroundings or Surroundings())
    return found


def make_registry(section: ModelProviders, *, surroundings: Surroundings | None = None) -> ProviderRegistry:
    """A registry with every provider of a configuration; its `allow_hosts` and `air_gapped` hold.

    Raises:
        ConfigurationError: a setting is wrong.
    """
    around = _around(section, surroundings)
    registry = ProviderRegistry(default_id=_default_id(section))
    for provider_id, config in (section.providers or {}).items():
        registry.register(make_provider(provider_id, config, surroundings=around))
    return registry


def make_sync_registry(section: ModelProviders, *, surroundings: Surroundings | None = None) -> SyncProviderRegistry:
    """The synchronous twin of `make_registry`.

    Raises:
        ConfigurationError: a setting is wrong.
    """
    around = _around(section, surroundings)
    registry = SyncProviderRegistry(default_id=_default_id(section))
    for provider_id, config in (section.providers or {}).items():
        registry.register(make_sync_provider(provider_id, config, surroundings=around))
    return registry


def _around(section: ModelProviders, surroundings: Surroundings | None) -> Surroundings:
    local_only = LocalOnly(tuple(section.allow_hosts or ()), bool(section.air_gapped))
    return replace(surroundings or Surroundings(), local_only=local_only)


def _default_id(section: ModelProviders) -> str | None:
    return section.default or next(iter(section.providers or {}), None)


def _maker(config: ProviderConfig, column: int) -> Callable[[str, ProviderConfig, Surroundings], Any]:
    row = _KINDS.get(config.type)
    if row is None:
        text = f"type: {config.type} is not a kind of provider; use one of: {', '.join(_KINDS)}"
        raise ConfigurationError(text, retryable=False)
    maker: Callable[[str, ProviderConfig, Surroundings], Any] = getattr(import_module(row[0]), row[column])
    return maker


def _mock(provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> ModelProvider:
    from turnwire.providers.mock import MockProvider, script_of

    return MockProvider(script_of(config), provider_id=provider_id, timeout=config.timeout, sink=surroundings.sink)


def _sync_mock(provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> SyncModelProvider:
    from turnwire.providers.mock import SyncMockProvider, script_of

    return SyncMockProvider(script_of(config), provider_id=provider_id, timeout=config.timeout, sink=surroundings.sink)
