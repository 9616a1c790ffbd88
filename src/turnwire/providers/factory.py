"""From configuration to providers. Adding a kind of provider is a row of `_KINDS`; its module is loaded when it is
used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from turnwire.core.errors import ConfigurationError
from turnwire.providers.base import ModelProvider, SyncModelProvider
from turnwire.providers.local_only import LocalOnly
from turnwire.providers.registry import ProviderRegistry, SyncProviderRegistry
from turnwire.providers.settings import Surroundings, check_settings

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
    check_settings(provider_id, config, ())
    found: ModelProvider = _maker(config, 1)(provider_id, config, surroundings or Surroundings())
    return found


def make_sync_provider(
    provider_id: str, config: ProviderConfig, *, surroundings: Surroundings | None = None
) -> SyncModelProvider:
    """The synchronous twin of `make_provider`.

    Raises:
        ConfigurationError: a setting is wrong, the endpoint may not be called, or a key is missing.
    """
    check_settings(provider_id, config, ())
    found: SyncModelProvider = _maker(config, 2)(provider_id, config, surroundings or Surroundings())
    return found


class Configuration(Protocol):
    """What `turnwire.load_config` gives: the section, and where it stands."""

    @property
    def section(self) -> ModelProviders:
        """The section `model_providers`."""
        ...

    @property
    def path(self) -> Path | None:
        """The file that it came from; relative paths start beside it."""
        ...

    def locate(self, error: ConfigurationError, provider_id: str) -> ConfigurationError:
        """`error` about a provider's settings, with file and line."""
        ...


def make_registry(
    config: ModelProviders | Configuration, *, surroundings: Surroundings | None = None
) -> ProviderRegistry:
    """A registry with every provider of a configuration: `make_registry(load_config())`, or a section of one's own.

    Its `allow_hosts` and `air_gapped` hold.

    Raises:
        ConfigurationError: a setting is wrong.
    """
    section, around = _read(config, surroundings)
    registry = ProviderRegistry(default_id=_default_id(section))
    for provider_id, settings in (section.providers or {}).items():
        with _located(config, provider_id):
            registry.register(make_provider(provider_id, settings, surroundings=around))
    return registry


def make_sync_registry(
    config: ModelProviders | Configuration, *, surroundings: Surroundings | None = None
) -> SyncProviderRegistry:
    """The synchronous twin of `make_registry`.

    Raises:
        ConfigurationError: a setting is wrong.
    """
    section, around = _read(config, surroundings)
    registry = SyncProviderRegistry(default_id=_default_id(section))
    for provider_id, settings in (section.providers or {}).items():
        with _located(config, provider_id):
            registry.register(make_sync_provider(provider_id, settings, surroundings=around))
    return registry


def _read(
    config: ModelProviders | Configuration, surroundings: Surroundings | None
) -> tuple[ModelProviders, Surroundings]:
    """The section of a configuration, and the surroundings with its rule about hosts and its folder."""
    around = surroundings or Surroundings()
    section = config if isinstance(config, ModelProviders) else getattr(config, "section", None)
    if not isinstance(section, ModelProviders):
        text = f"config: give load_config(), or ModelProviders(providers={{…}}), not {type(config).__name__}"
        raise ConfigurationError(text, retryable=False)
    if not isinstance(config, ModelProviders) and config.path is not None and around.base is None:
        around = replace(around, base=config.path.parent)
    local_only = LocalOnly(tuple(section.allow_hosts or ()), bool(section.air_gapped))
    return section, replace(around, local_only=local_only)


@contextmanager
def _located(config: ModelProviders | Configuration, provider_id: str) -> Iterator[None]:
    """Errors about the settings of a provider name file and line, where there is a file."""
    try:
        yield
    except ConfigurationError as error:
        if isinstance(config, ModelProviders):
            raise
        raise config.locate(error, provider_id) from error.__cause__


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
