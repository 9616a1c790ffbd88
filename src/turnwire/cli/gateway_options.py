"""What the options of `turnwire serve` and the configuration say of a gateway, as its settings take it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from turnwire_schema._secrets import hide_keys
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import ParameterDefaults

from turnwire.cli.exits import UsageError
from turnwire.config import LoadedConfig
from turnwire.core.errors import ConfigurationError
from turnwire.core.losses import OnLoss
from turnwire.providers.secrets import Secret, api_key

if TYPE_CHECKING:
    from turnwire.gateway.settings import ClientKey, InspectionSettings


def loss_policy(word: str) -> OnLoss:
    policies: tuple[OnLoss, ...] = get_args(OnLoss)
    for policy in policies:
        if policy == word:
            return policy
    raise UsageError("--on-loss: use report, warn or raise")


def inspection(wanted: bool, exchanges: int | None, size: int | None) -> InspectionSettings | None:
    from turnwire.gateway.settings import InspectionSettings

    given = {"exchanges": exchanges, "bytes": size}
    named = {name: value for name, value in given.items() if value is not None}
    if wanted:
        return InspectionSettings(**named)
    if named:
        raise UsageError(f"--inspect-{next(iter(named))}: needs --inspect")
    return None


def gateway_key(env: str | None, file: Path | None) -> Secret | None:
    """The key in an environment variable or a file; None where neither is named.

    Raises:
        UsageError: both are.
        ConfigurationError: there is no key.
    """
    if env is not None and file is not None:
        raise UsageError("give --api-key-env or --api-key-file, not both")
    named = ProviderConfig(type="mock", api_key_env=env, api_key_file=None if file is None else str(file))
    return api_key(named, os.environ)


def given_aliases(given: list[str]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for each in given:
        name, equals, model = each.partition("=")
        if not (equals and name.strip() and model.strip()):
            raise UsageError(f"--alias {each}: give NAME=MODEL")
        if name in found:
            raise UsageError(f"--alias {each}: {name} is given twice")
        found[name] = model
    return found


def configured_keys(config: LoadedConfig) -> tuple[ClientKey, ...]:
    """The clients' keys that the configuration names.

    Raises:
        ConfigurationError: one of them cannot be read.
    """
    from turnwire.gateway.settings import ClientKey

    found: list[ClientKey] = []
    for name, each in (config.section.keys or {}).items():
        named = ProviderConfig(type="mock", api_key_env=each.api_key_env, api_key_file=each.api_key_file)
        try:
            key = api_key(named, os.environ, base=None if config.path is None else config.path.parent)
        except ConfigurationError as error:
            text = f"model_providers.keys.{hide_keys(name)}: {error.info.message}"
            raise ConfigurationError(text, retryable=False) from None
        assert key is not None  # by its schema a key is in one of the two
        if other := next((one.name for one in found if one.key.reveal() == key.reveal()), None):
            text = f"model_providers.keys.{hide_keys(name)}: {hide_keys(other)} has the same key"
            raise ConfigurationError(text, retryable=False)
        found.append(ClientKey(key=key, name=name, concurrency=each.concurrency))
    return tuple(found)


def configured_aliases(config: LoadedConfig) -> dict[str, str]:
    return {name: each.model for name, each in (config.section.aliases or {}).items()}


def alias_defaults(config: LoadedConfig, aliases: Mapping[str, str]) -> dict[str, ParameterDefaults]:
    """Parameters of the aliases that still stand for what the configuration says."""
    return {
        name: each.defaults
        for name, each in (config.section.aliases or {}).items()
        if each.defaults is not None and aliases[name] == each.model
    }
