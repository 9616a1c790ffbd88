"""Provider classes for one kind each, for direct use: `OllamaProvider("http://gpu:11434", model="qwen3:4b")`.

A class names its kind and the server that it asks; everything else is here. A first argument with a scheme, a port or a
dot is the address of the server; any other is an id of your choice, and the server is where one of this kind usually
listens on this machine. Keywords are settings of `ProviderConfig`. A configuration may be given instead, as the factory
does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypedDict, Unpack

from turnwire_schema.v1.config import ModelConfig, ProviderConfig, TlsConfig
from turnwire_schema.v1.provider import ParameterDefaults, ProviderType

from turnwire.core.errors import ConfigurationError, InvalidDataError
from turnwire.providers.kinds.http import HttpProvider
from turnwire.providers.kinds.server import ModelServer
from turnwire.providers.settings import (
    Surroundings,
    check_settings,
    check_surroundings,
    endpoint_of,
    is_address,
    is_host,
    is_model,
)
from turnwire.providers.transport.local_only import LocalOnly

if TYPE_CHECKING:
    import httpx


class ServerSettings(TypedDict, total=False):
    """The settings of `ProviderConfig` that a constructor takes, and `allow_hosts`; a test holds the two together."""

    endpoint: str | None
    """Address of the server. Default: where a server of this kind usually listens."""
    model: str
    """The model that is asked where a call names none; short for `models=[…]`."""
    models: Iterable[str | ModelConfig | Mapping[str, Any]]
    """Names of models, or what is known of each; the first one is asked where a call names none."""
    allow_hosts: Iterable[str]
    """Hosts other than this machine that may be called, each `host` or `host:port`."""
    timeout: float | None
    connect_timeout: float | None
    defaults: ParameterDefaults | Mapping[str, Any] | None
    headers: Mapping[str, str] | None
    api_key_env: str | None
    """Name of the environment variable that holds the key."""
    api_key_file: str | None
    tls: TlsConfig | Mapping[str, Any] | None
    options: Mapping[str, Any] | None


SETTINGS: Final = ServerSettings.__optional_keys__


class OneKind:
    """What a class says of the servers that it asks."""

    kinds: ClassVar[tuple[ProviderType, ...]] = ()
    """Kinds that a configuration may name, the first of which is made without one. Empty: one must be given."""
    serves: ClassVar[type[ModelServer]]
    settings: ClassVar[frozenset[str]] = SETTINGS
    """Keywords in addition to those in the signature."""


class NamedProvider(OneKind, HttpProvider):
    """A provider of one kind over HTTP.

    Raises:
        ConfigurationError: a setting is wrong, or the endpoint may not be called.
    """

    def __init__(
        self,
        provider_id: str | None = None,
        config: ProviderConfig | None = None,
        surroundings: Surroundings | None = None,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
        **settings: Unpack[ServerSettings],
    ) -> None:
        """`provider_id` is the address of the server (with a scheme, a port or a dot), or an id of your choice."""
        super().__init__(server_of(type(self), provider_id, config, surroundings, settings), transport=transport)


def server_of(
    cls: type[OneKind],
    provider_id: str | None,
    config: ProviderConfig | None,
    surroundings: Surroundings | None,
    settings: ServerSettings,
) -> ModelServer:
    """Return the server that a provider of `cls` asks.

    Raises:
        ConfigurationError: a setting is wrong, or the endpoint may not be called.
    """
    given: dict[str, Any] = {**settings}
    if config is None and is_model(provider_id):
        text = f"provider_id: {provider_id!r} looks like a model; write {cls.__name__}(model={provider_id!r})"
        raise ConfigurationError(text, retryable=False)
    if config is None and (is_address(provider_id) or ("endpoint" not in given and is_host(provider_id))):
        if "endpoint" in given:
            text = f"endpoint: the address is given twice; write {cls.__name__}(endpoint=…) alone"
            raise ConfigurationError(text, retryable=False)
        given["endpoint"] = endpoint_of(str(provider_id), next(iter(cls.kinds), ""))
        provider_id = None
    second: Any = config
    if isinstance(second, str):  # what a checker refuses
        text = f"config: a model is given by its name, as in {cls.__name__}('http://…', model={second!r})"
        raise ConfigurationError(text, retryable=False)
    around = Surroundings() if surroundings is None else surroundings
    check_surroundings(around)
    if (hosts := given.pop("allow_hosts", None)) is not None:
        around = replace(around, local_only=_opened(around.local_only, hosts))
    if config is None:
        config = _config(cls.kinds[0], given)  # a class without kinds was refused before, see `CheckedArguments`
    else:
        kinds = cls.kinds or tuple(cls.serves.kinds)
        check_settings(kinds[0] if provider_id is None else provider_id, config, kinds)
        config = config.replace(**_read(given)) if given else config
    return cls.serves(config.type if provider_id is None else provider_id, config, around)


def _opened(rule: LocalOnly, hosts: Any) -> LocalOnly:
    """Return `rule` with further hosts; what is not a list of hosts is refused by `LocalOnly`."""
    more = LocalOnly(hosts, rule.air_gapped)
    return LocalOnly((*rule.allow_hosts, *more.allow_hosts), rule.air_gapped)


def _config(kind: ProviderType, given: Mapping[str, Any]) -> ProviderConfig:
    try:
        return ProviderConfig(type=kind, **_read(given))
    except InvalidDataError as error:
        problem = error.problems[0]
        where = problem.path.removeprefix("/").replace("/", ".")
        text = f"{where}: {problem.message}" if where else problem.message
        raise ConfigurationError(text, retryable=False) from None


def _read(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a `ProviderConfig`: names of models as what it holds."""
    fields = {**given}
    model, models = fields.pop("model", None), fields.pop("models", None)
    if model is not None and models is not None:
        raise ConfigurationError("model: it is short for models; give one of the two", retryable=False)
    if model is not None:
        models = [model]
    if models is not None:
        if isinstance(models, (str, Mapping)) or not isinstance(models, Iterable):
            raise ConfigurationError("models: give a list, also of one model; or `model`", retryable=False)
        fields["models"] = tuple(ModelConfig(name=each) if isinstance(each, str) else each for each in models)
    return fields
