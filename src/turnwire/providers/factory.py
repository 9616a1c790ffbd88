"""Create providers from configuration. The kinds of providers are in `turnwire.providers.kinds.catalog`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from turnwire_schema.v1.config import FallbackConfig, ModelProviders, ProviderConfig

from turnwire.core.audit_sink import NullSink
from turnwire.core.errors import ConfigurationError
from turnwire.providers.base import ModelProvider, check_api_version
from turnwire.providers.calls.fallback import Fallback, FallbackProvider
from turnwire.providers.kinds.catalog import Maker, SyncMaker, kind_of
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.settings import Surroundings, check_settings, pool_limits
from turnwire.providers.transport.local_only import LocalOnly

if TYPE_CHECKING:
    import httpx

_SENDS_NOTHING = ("mock", "pool")


def make_provider(
    provider_id: str,
    config: ProviderConfig,
    *,
    surroundings: Surroundings | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> ModelProvider:
    """Return the provider that `config` describes. Opens no connection. `transport` carries its calls; see
    `HttpProvider`.

    Fallbacks in the configuration are ignored here; `make_registry` applies them.

    Raises:
        ConfigurationError: a setting is wrong, the endpoint may not be called, or a key is missing.
    """
    check_settings(provider_id, config, ())
    make = _maker(provider_id, config)
    found = make(provider_id, config, surroundings or Surroundings(), **_through(config, transport))
    if not isinstance(found, ModelProvider):
        raise _no_provider(found, "ModelProvider", provider_id, config)
    check_api_version(found.api_version, provider_id=provider_id)
    return found


def _maker(provider_id: str, config: ProviderConfig) -> Maker:
    return kind_of(config.type).make


def _sync_maker(provider_id: str, config: ProviderConfig) -> SyncMaker:
    make = kind_of(config.type).make_sync
    if make is None:
        text = f"type: {config.type} has no synchronous provider; use make_provider"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
    return make


def _through(config: ProviderConfig, transport: object | None) -> dict[str, Any]:
    if transport is None:
        return {}
    if config.type in _SENDS_NOTHING:
        text = f"transport: a provider of type {config.type} sends nothing itself"
        raise ConfigurationError(text, retryable=False)
    return {"transport": transport}


def _no_provider(found: object, wanted: str, provider_id: str, config: ProviderConfig) -> ConfigurationError:
    """The error for what a maker of another package gave, which may be anything."""
    text = f"type: {config.type} gave a {type(found).__name__}, which is not a {wanted}"
    return ConfigurationError(text, provider_id=provider_id, retryable=False)


class Configuration(Protocol):
    """The result of `turnwire.load_config`: the section and its location."""

    @property
    def section(self) -> ModelProviders:
        """The section `model_providers`."""
        ...

    @property
    def path(self) -> Path | None:
        """The file of the configuration; relative paths start in its folder."""
        ...

    def locate(self, error: ConfigurationError, provider_id: str) -> ConfigurationError:
        """`error` about a provider's settings, with file and line."""
        ...


def make_registry(
    config: ModelProviders | Configuration,
    *,
    surroundings: Surroundings | None = None,
    transport: httpx.AsyncBaseTransport | None = None,
) -> ProviderRegistry:
    """A registry with every provider of a configuration: `make_registry(load_config())`, or a section of one's own.

    Its `allow_hosts`, `air_gapped`, `on_loss`, `audit`, health intervals and fallbacks hold. `transport` carries the
    calls of all providers that send anything, as in a test. A sink in `surroundings` is used in place of the configured
    ones; closing the registry closes those.

    Raises:
        ConfigurationError: a setting is wrong.
    """
    section, around, close = _read(config, surroundings)
    registry = ProviderRegistry(default_id=_default_id(section))
    configs = section.providers or {}
    made: dict[str, ModelProvider] = {}
    around = replace(around, providers=made)
    for provider_id, settings in _pools_last(configs):
        through = None if settings.type in _SENDS_NOTHING else transport
        with _located(config, provider_id):
            made[provider_id] = make_provider(provider_id, settings, surroundings=around, transport=through)
    for provider_id, settings in configs.items():
        with _located(config, provider_id):
            provider = made[provider_id]
            others = [Fallback(made[_other(provider_id, each, made)], each.model) for each in settings.fallback or ()]
            if others:
                provider = FallbackProvider(provider, others, sink=around.sink, owns_fallbacks=False)
            registry.register(provider, health_check_interval=interval_of(section, settings))
    registry.on_close(close)
    return registry


def make_configured(
    config: ModelProviders | Configuration, provider_id: str, *, surroundings: Surroundings | None = None
) -> ModelProvider:
    """One provider of a configuration together with its fallbacks, which are closed with it.

    Raises:
        ConfigurationError: a setting is wrong; `provider_id` of the error names whose.
        KeyError: the configuration has no such provider.
    """
    section, around, _ = _read(config, surroundings)
    configs = section.providers or {}
    settings = configs[provider_id]
    with _located(config, provider_id):
        others = [_other(provider_id, each, configs) for each in settings.fallback or ()]
    made: dict[str, ModelProvider] = {}
    around = replace(around, providers=made)
    wanted = [provider_id, *others]
    members = [member for each in wanted for member in pool_limits(configs[each])]
    for name, each in _pools_last({name: configs[name] for name in (*wanted, *members) if name in configs}):
        with _located(config, name):
            made[name] = make_provider(name, each, surroundings=around)
    provider = made[provider_id]
    if not others:
        return provider
    fallbacks = [Fallback(made[each.provider], each.model) for each in settings.fallback or ()]
    return FallbackProvider(provider, fallbacks, sink=around.sink)


def _pools_last(configs: Mapping[str, ProviderConfig]) -> list[tuple[str, ProviderConfig]]:
    """Providers in an order in which they can be made: pools are made of the others."""
    return sorted(configs.items(), key=lambda each: each[1].type == "pool")


def interval_of(section: ModelProviders, config: ProviderConfig) -> float | None:
    """For how many seconds the health of a provider is taken for true; None: the usual time."""
    return config.health_check_interval or section.health_check_interval or None


def _other(provider_id: str, fallback: FallbackConfig, known: Mapping[str, Any]) -> str:
    """The id of a fallback, which must be another provider of the same configuration."""
    if fallback.provider == provider_id or fallback.provider not in known:
        others = ", ".join(each for each in known if each != provider_id) or "there is no other"
        why = "is this provider itself" if fallback.provider == provider_id else "is not configured"
        text = f"fallback: {fallback.provider} {why}; use one of: {others}"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
    return fallback.provider


def _read(
    config: ModelProviders | Configuration, surroundings: Surroundings | None
) -> tuple[ModelProviders, Surroundings, Callable[[], object]]:
    """The section of a configuration, the surroundings with what it decides, and what closes the sinks made for it."""
    around = surroundings or Surroundings()
    section = config if isinstance(config, ModelProviders) else getattr(config, "section", None)
    if not isinstance(section, ModelProviders):
        text = f"config: give load_config(), or ModelProviders(providers={{…}}), not {type(config).__name__}"
        raise ConfigurationError(text, retryable=False)
    if not isinstance(config, ModelProviders) and config.path is not None and around.base is None:
        around = replace(around, base=config.path.parent)
    local_only = LocalOnly(tuple(section.allow_hosts or ()), bool(section.air_gapped))
    around = replace(around, local_only=local_only, on_loss=section.on_loss or around.on_loss)
    if section.audit is None or not isinstance(around.sink, NullSink):
        return section, around, lambda: None
    from turnwire.audit.sinks import open_sinks

    sinks = open_sinks(section.audit, base=around.base)
    return section, replace(around, sink=sinks), sinks.close


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
