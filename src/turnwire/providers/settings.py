"""Settings of a provider outside its configuration, and its `options`, read by one table for each kind."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._secrets import hide_keys
from turnwire_schema.v1.config import ModelConfig, PoolMemberConfig, ProviderConfig
from turnwire_schema.v1.provider import Capabilities, ModelInfo

from turnwire.codecs.streams.framing import Limits
from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.argument_types import require_setting
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import ConfigurationError
from turnwire.core.losses import OnLoss
from turnwire.core.markers import MarkerPolicy
from turnwire.core.text_format import AUTO, OFF
from turnwire.providers.calls.io_actions import CONNECT_S, TOTAL_S, Timeouts
from turnwire.providers.calls.media import MEDIA_LIMIT
from turnwire.providers.transport.local_only import LocalOnly, parse_endpoint

_ADDRESS: Final = late_pattern(
    r"\[[0-9a-f:.]+\](?::\d+)?|[\w.-]+:\d+(?:/.*)?|\d+(?:\.\d+){3}|[0-9a-f]*::[0-9a-f:]*", re.IGNORECASE
)
"""An address without its scheme: `localhost:11434`, `10.0.0.5`, `[::1]:8080`."""
_HOST: Final = late_pattern(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/.*)?", re.IGNORECASE)
"""The name of a host with a dot in it: `gpu.lan`."""

_MODEL: Final = late_pattern(
    r"[a-z][a-z0-9._/-]*:(?!\d{1,5}(?:/|$))[a-z0-9][a-z0-9._-]*|[a-z][a-z0-9-]*\d(?:\.\d[a-z0-9-]*)+", re.IGNORECASE
)
"""A model and its version: `qwen3:4b`, `llama3.2`. What has a port, and no letter in it, is an address."""

DEFAULT_ENDPOINTS: Final[Mapping[str, str]] = {
    "ollama": "http://127.0.0.1:11434",  # the default of OLLAMA_HOST
    "vllm": "http://127.0.0.1:8000",  # the default port of `vllm serve`
    "llamacpp": "http://127.0.0.1:8080",  # the default port of llama-server
    "transformers-serve": "http://127.0.0.1:8000",  # the default port of `transformers serve`
    "mlx-lm": "http://127.0.0.1:8080",  # the default port of `mlx_lm.server`
    "litellm": "http://127.0.0.1:4000",  # the default port of LiteLLM's proxy
    "groq": "https://api.groq.com/openai",
    "openai": "https://api.openai.com",
    "anthropic": "https://api.anthropic.com",
    "gemini": "https://generativelanguage.googleapis.com",
}
"""Where a server of this kind usually listens; used where the configuration gives no endpoint. Those that are not this
machine are refused unless the configuration names their host.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """Decisions of the program around a provider: allowed hosts, the target of audit events, the source of keys."""

    local_only: LocalOnly = field(default_factory=LocalOnly)
    sink: AuditSink = field(default_factory=NullSink)
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ, repr=False)
    base: Path | None = None
    """Where relative paths of the configuration start. None: the working directory."""
    on_loss: OnLoss = "report"
    """What happens when a dialect cannot say something, for providers whose own options do not say it."""
    providers: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """Providers that are there already, of which a pool is made."""


def is_address(given: Any) -> bool:
    """Return True for a URL, or an address without its scheme, where the id of a provider may be given, too."""
    if not isinstance(given, str):
        return False
    return "://" in given or given.startswith(("http:", "https:")) or _ADDRESS.fullmatch(given.strip()) is not None


def is_host(given: Any) -> bool:
    """Return True for the name of a host with a dot in it, which may be the id of a provider in a configuration."""
    return isinstance(given, str) and _HOST.fullmatch(given.strip()) is not None


def is_model(given: Any) -> bool:
    """Return True for the name of a model with its version, which is neither an address nor the name of a host."""
    return isinstance(given, str) and _MODEL.fullmatch(given.strip()) is not None


def endpoint_of(address: str, kind: str) -> str:
    """Return the URL of an address; one without a port has that on which a server of `kind` usually listens."""
    address = address.strip()
    if "://" in address:
        return address
    if address.count(":") > 1 and not address.startswith("["):
        address = f"[{address}]"
    usual = re.search(r":\d+$", DEFAULT_ENDPOINTS.get(kind, ""))
    port = usual[0] if usual is not None and re.search(r":\d+(/.*)?$", address) is None else ""
    return f"http://{address}{port}"


def fault_of_id(provider_id: Any, example: str = "endpoint: 'http://…'") -> str | None:
    """Return the error in the id of a provider, or None; `example` shows where a URL belongs."""
    if not isinstance(provider_id, str) or not provider_id.strip():
        return "give a name of your choice, for example 'local'"
    if is_address(provider_id):
        return (
            "this is a URL or an address, and a provider id is a name of your choice; write the URL into the "
            f"configuration: {example}"
        )
    return None


def check_settings(provider_id: Any, config: Any, kinds: Iterable[str]) -> None:
    """Refuse what is not a provider id, and a configuration that belongs to another class, with what to write instead.

    Raises:
        ConfigurationError: one of them is wrong.
    """
    own = tuple(kinds)
    example = own[0] if own else "ollama"
    fault = fault_of_id(provider_id, f"ProviderConfig(type={example!r}, endpoint='http://…')")
    if fault is not None:
        raise ConfigurationError(f"provider_id: {fault}", retryable=False)
    if not isinstance(config, ProviderConfig):
        text = (
            f"config: give a ProviderConfig, as in ProviderConfig(type={example!r}), not {type(config).__name__}; "
            "ProviderConfig.from_dict makes one of a dict"
        )
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
    if own and config.type not in own:
        text = f"type: {config.type} is another kind of provider; use {' or '.join(own)} here, or make_provider for any"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)


def check_text_format(setting: str, name: str | None) -> None:
    """Check that a text format of this name exists.

    Raises:
        ConfigurationError: no text format has that name.
    """
    if name in (None, OFF, AUTO):
        return
    from turnwire_schema.documents import format_names  # most configurations name none

    known = format_names()
    if name not in known:
        raise ConfigurationError(f"{setting}: must be {OFF}, {AUTO} or one of {', '.join(known)}", retryable=False)


def check_surroundings(given: Any) -> None:
    """Refuse what is not `Surroundings`.

    Raises:
        ConfigurationError: it is something else.
    """
    require_setting(given, Surroundings, "surroundings", "Surroundings, as in Surroundings(sink=…)")


def with_vendor_key(config: ProviderConfig, variables: Iterable[str], environ: Mapping[str, str]) -> ProviderConfig:
    """`config` with the first of `variables` that is set as its key, where it names none and its host is the vendor's.

    Every other host gets no key that the configuration does not name.
    """
    if config.api_key_env is not None or config.api_key_file is not None:
        return config
    if _authority(config.endpoint) != _authority(DEFAULT_ENDPOINTS[config.type]):
        return config
    found = next((name for name in variables if environ.get(name)), None)
    return config if found is None else config.replace(api_key_env=found)


def _authority(endpoint: str | None) -> str | None:
    if endpoint is None:
        return None
    try:
        return parse_endpoint(endpoint).origin
    except ConfigurationError:
        return None  # reported when the endpoint is admitted


Check = Callable[[Any], Any]
"""Gives the option's value in its final form; raises ValueError with what would be right."""


def one_of(*words: str) -> Check:
    """One of these words."""

    def check(value: Any) -> str:
        if value not in words:
            raise ValueError(f"use one of: {', '.join(words)}")
        return str(value)

    return check


def seconds(value: Any) -> float | None:
    """A number of seconds; 0 means the default."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value < 0:
        raise ValueError("give seconds, a number that is not negative")
    return float(value) or None


def count(value: Any) -> int:
    """A whole number above 0."""
    whole = whole_of(value)
    if whole is None or whole <= 0:
        raise ValueError("give a whole number above 0")
    return whole


def per_second(value: Any) -> float:
    """A number above 0 of things in a second."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value <= 0:
        raise ValueError("give how many in a second, a number above 0")
    return float(value)


def flag(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError("give true or false")
    return value


def version(value: Any) -> str:
    """A version of a server, as text."""
    if not isinstance(value, str) or not any(each.isdecimal() for each in value):
        raise ValueError("give a version as text, in quotes: '0.33.0'")
    return value.strip()


def anything(value: Any) -> Any:
    """Accept any value."""
    return value


COMMON_OPTIONS: Final[Mapping[str, Check]] = {
    "first_byte_timeout": seconds,
    "idle_timeout": seconds,
    "markers": one_of("flag", "escape", "refuse"),
    "on_loss": one_of("report", "warn", "raise"),
    "max_line_bytes": count,
    "max_response_bytes": count,
    "max_media_bytes": count,
    "rewrite_schemas": flag,
    "server_version": version,
}
"""Options of every provider that calls a server."""


def read_options(provider_type: str, config: ProviderConfig, known: Mapping[str, Check]) -> dict[str, Any]:
    """The options of `config`, checked.

    Raises:
        ConfigurationError: one is unknown or wrong; its name and what is allowed are given.
    """
    found: dict[str, Any] = {}
    for name, value in (config.options or {}).items():
        check = known.get(name)
        if check is None:
            shown = hide_keys(name)  # a key may be in the place of a name
            text = f"options.{shown}: not an option of {provider_type}; known are: {', '.join(sorted(known))}"
            raise ConfigurationError(text, retryable=False)
        try:
            found[name] = check(value)
        except ValueError as error:
            raise ConfigurationError(f"options.{name}: {error}", retryable=False) from None
    return found


@dataclass(frozen=True, slots=True, kw_only=True)
class CallPolicy:
    """How a provider treats every call, read from its configuration."""

    timeouts: Timeouts = field(default_factory=Timeouts)
    limits: Limits = field(default_factory=Limits)
    markers: MarkerPolicy = "flag"
    on_loss: OnLoss = "report"
    media_limit: int = MEDIA_LIMIT

    @classmethod
    def read(cls, config: ProviderConfig, options: Mapping[str, Any]) -> CallPolicy:
        """The policy of `config`; `options` come from `read_options`."""
        default = Limits()
        response = options.get("max_response_bytes")
        return cls(
            timeouts=Timeouts(
                total=config.timeout or TOTAL_S,
                connect=config.connect_timeout or CONNECT_S,
                first_byte=options.get("first_byte_timeout"),
                idle=options.get("idle_timeout"),
            ),
            limits=Limits(
                line=options.get("max_line_bytes", default.line),
                response=response or default.response,
                whole=response or default.whole,
            ),
            markers=options.get("markers", "flag"),
            on_loss=options.get("on_loss", "report"),
            media_limit=options.get("max_media_bytes", MEDIA_LIMIT),
        )


def pool_limits(config: ProviderConfig) -> dict[str, PoolMemberConfig]:
    """The members of a pool by their ids, in their order, with the limits that are theirs alone."""
    members = (PoolMemberConfig(provider=each) if isinstance(each, str) else each for each in config.members or ())
    return {each.provider: each for each in members}


def configured_models(config: ProviderConfig) -> tuple[ModelInfo, ...]:
    """The models named in the configuration."""
    return tuple(_configured(model) for model in config.models or ())


def _configured(model: ModelConfig) -> ModelInfo:
    known = {name: getattr(model, name) for name in ("context_length", "capabilities")}
    return ModelInfo(name=model.name, **{name: value for name, value in known.items() if value is not None})


def overlaid(found: Capabilities, configured: Capabilities | None) -> Capabilities:
    """`found` with what the configuration says of the same capabilities."""
    if configured is None:
        return found
    return Capabilities.from_dict({**found.to_dict(), **configured.to_dict()})
