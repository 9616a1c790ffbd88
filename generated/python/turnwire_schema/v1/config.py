# Generated from schemas/turnwire/v1/config.schema.json by `make generate`. Do not edit: changes are lost.

"""Configuration.

The file `.agent/config.yml`; Turnwire reads its sections `model_providers` and `agent`.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import ConfigDict, Field, StrictBool, StrictFloat, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._behaviour import ConfigModel
from turnwire_schema._runtime import (
    FrozenMap,
    Items,
    JsonObject,
    Model,
    RawModel,
    Text,
)

from .policy import AgentConfig
from .provider import Capabilities, ParameterDefaults, ProviderType

OnLoss: TypeAlias = Literal["report", "warn", "raise"]
"""What happens when a dialect cannot say something: it is reported with the answer, a warning is given too, or
nothing is sent and the call fails.
"""


class AuditConfig(Model):
    """Where audit events go; several places at once are fine."""

    model_config = ConfigDict(extra="forbid")

    jsonl: Annotated[Text | None, Field(min_length=1)] = None
    """File to which each event is appended as a line of JSON. Relative paths start at the configuration file."""
    logging: Annotated[Text | None, Field(min_length=1)] = None
    """Name of the Python logger that gets the events, for example `turnwire.audit`."""
    otel: StrictBool | None = False
    """Whether events become OpenTelemetry spans and metrics. null means false."""


AllowHost: TypeAlias = Annotated[Text, Field(min_length=1)]


Headers: TypeAlias = FrozenMap[str, Text]
"""HTTP headers by name."""


class TlsConfig(Model):
    """TLS settings."""

    model_config = ConfigDict(extra="forbid")

    verify: StrictBool | None = True
    """Whether the server's certificate is verified. null means true."""
    ca_file: Annotated[Text | None, Field(min_length=1)] = None
    """Path of a PEM file with the certificate authorities to trust. Absent: the system's."""


class ModelConfig(Model):
    """A model of a provider."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[
        Text,
        Field(pattern="[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"),
    ]
    """Name at the server; not blank."""
    context_length: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most tokens of prompt and answer together."""
    capabilities: Capabilities | None = None
    """What the model can do, where its server does not say it or says it wrong. Absent: what the server says."""


class FallbackConfig(Model):
    """Another provider that answers in place of one that failed."""

    model_config = ConfigDict(extra="forbid")

    provider: Annotated[Text, Field(min_length=1)]
    """Id of the other provider."""
    model: Annotated[
        Text | None,
        Field(pattern="[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"),
    ] = None
    """Model to ask it for. Absent: the model of the request."""


Members: TypeAlias = Annotated[Text, Field(min_length=1)]


class PoolMemberConfig(Model):
    """A provider that a pool asks, with limits of its own in place of those that the pool has for each member."""

    model_config = ConfigDict(extra="forbid")

    provider: Annotated[Text, Field(min_length=1)]
    """Id of the provider."""
    concurrency: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most calls at once. Absent: the pool's `concurrency`."""
    rate: Annotated[StrictFloat | None, Field(gt=0.0)] = None
    """Most calls that begin in a second, at equal distances: with 2, one each half second; with 0.1, one in ten
    seconds. Absent: the pool's `rate`.
    """


class ProviderConfig(ConfigModel):
    """One provider."""

    model_config = ConfigDict(extra="forbid")

    type: ProviderType
    """Kind of provider."""
    endpoint: Annotated[
        Text | None,
        Field(
            pattern="^https?://[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#@]+(/[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff?#]*)?$"
        ),
    ] = None
    """Base URL of the server, http or https, without credentials, query or fragment. Absent: the usual local address
    of its kind.
    """
    timeout: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Time limit of a call, in seconds. 0 or absent: 120."""
    connect_timeout: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Time limit for connecting, in seconds. 0 or absent: 5."""
    health_check_interval: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Seconds for which this provider's health is taken for true. 0 or absent: the section's."""
    models: Items[ModelConfig] | None = None
    """Models known to be there; the first is the default."""
    defaults: ParameterDefaults | None = None
    """Parameters for requests that leave them open, for example a limit of tokens. Absent: none."""
    headers: Headers | None = None
    """HTTP headers to send. For keys use `api_key_env`. Written out again, values that may be secret are shown as `…`."""
    api_key_env: Annotated[Text | None, Field(pattern="^[A-Za-z_][A-Za-z0-9_]*$")] = None
    """Name of the environment variable that holds the API key."""
    api_key_file: Annotated[Text | None, Field(min_length=1)] = None
    """Path of a file that holds the API key."""
    tls: TlsConfig | None = None
    """TLS settings of an https endpoint."""
    fallback: Items[FallbackConfig] | None = None
    """Who is asked, in this order, when this provider fails before its answer begins. Absent: nobody."""
    members: Annotated[Items[Members | PoolMemberConfig] | None, Field(min_length=1)] = None
    """The providers that a provider of type `pool` asks, by their ids or with limits of their own: servers of the same
    model, each of which gets a part of the calls. Absent: it is no pool.
    """
    options: JsonObject | None = None
    """Further settings of this kind of provider, for example `num_ctx` of Ollama. Written out again, what may be a
    secret is shown as `…`.
    """

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if self.type == "pool" and not ("members" in given):
            raise PydanticCustomError("required", "members is required here", {"property": "members"})
        if self.type == "pool" and "members" in given and not (self.members is not None):
            raise PydanticCustomError("not", "members has a value that cannot stand here", {"at": "members"})
        return self


class AliasConfig(Model):
    """A model name for clients of the gateway."""

    model_config = ConfigDict(extra="forbid")

    model: Annotated[
        Text,
        Field(pattern="[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"),
    ]
    """The model that it names: a model's name, or PROVIDER/MODEL; not blank."""
    defaults: ParameterDefaults | None = None
    """Parameters for requests to this name that leave them open; they win over the provider's. Absent: none."""


class ClientKeyConfig(Model):
    """A key with which clients ask the gateway; one of `api_key_env` and `api_key_file` says where it is."""

    model_config = ConfigDict(extra="forbid")

    api_key_env: Annotated[Text | None, Field(pattern="^[A-Za-z_][A-Za-z0-9_]*$")] = None
    """Name of the environment variable that holds the key."""
    api_key_file: Annotated[Text | None, Field(min_length=1)] = None
    """Path of a file that holds the key. Relative paths start at the configuration file."""
    concurrency: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most answers at the same time for this key; more are refused with status 429. Absent: as many as the gateway
    writes.
    """

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if ((self.api_key_env is not None) + (self.api_key_file is not None)) != 1:
            raise PydanticCustomError("oneOf", "exactly one of api_key_env | api_key_file is required")
        return self


class ModelProviders(Model):
    """The section `model_providers`."""

    model_config = ConfigDict(extra="forbid")

    default: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the provider to use when none is named. Absent: the first of `providers`."""
    providers: FrozenMap[str, ProviderConfig] | None = None
    """Providers by id. Absent: the three built-in ones."""
    aliases: FrozenMap[str, AliasConfig] | None = None
    """Further model names for clients of the gateway, with the models that they name; `*` matches every name that
    nobody lists. Absent: none.
    """
    keys: FrozenMap[str, ClientKeyConfig] | None = None
    """Keys of clients of the gateway, by the name of who holds them, which the log and the metrics show. Absent: the
    key that the command line names, if it names one.
    """
    health_check_interval: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Seconds for which a provider's answer about its health is taken for true: a later question asks the provider
    again. 0 or absent: 60.
    """
    allow_hosts: Items[AllowHost] | None = None
    """Hosts outside this machine that may be called. Absent: none."""
    air_gapped: StrictBool | None = False
    """Refuse even the hosts of `allow_hosts`. null means false."""
    on_loss: OnLoss | None = None
    """What happens when a server's dialect cannot say something, for providers whose `options` do not say it. Absent:
    report.
    """
    audit: AuditConfig | None = None
    """Where audit events go. Absent: nowhere."""


class ConfigFile(RawModel):
    """The whole file. Other programs' sections are left alone."""

    model_providers: ModelProviders | None = None
    """The model servers. Absent: Ollama on port 11434, vLLM on port 8000, and the embedded model."""
    agent: AgentConfig | None = None
    """What `turnwire chat` and the gateway's threads use. Absent: nothing is allowed without being asked."""


__all__ = [
    "AliasConfig",
    "AuditConfig",
    "ClientKeyConfig",
    "ConfigFile",
    "FallbackConfig",
    "Headers",
    "ModelConfig",
    "ModelProviders",
    "OnLoss",
    "PoolMemberConfig",
    "ProviderConfig",
    "TlsConfig",
]
