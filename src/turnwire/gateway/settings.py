"""Settings of the gateway. Values only; checked when they are created."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import NoneType
from typing import Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._secrets import hide_keys
from turnwire_schema.v1.provider import ParameterDefaults

from turnwire.core.argument_types import require_setting
from turnwire.core.errors import ConfigurationError
from turnwire.core.losses import OnLoss
from turnwire.core.text_format import AUTO
from turnwire.providers.secrets import Secret
from turnwire.providers.settings import check_text_format
from turnwire.providers.transport.local_only import LocalOnly

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8787
MEBIBYTE: Final = 1024 * 1024
LEAST_KEPT: Final = 64 * 1024
"""Fewest bytes that the inspector may be told to keep: one small exchange and its events."""
SHORTEST_KEY: Final = 16
"""Characters of a key below which there is a warning where other machines can reach the gateway."""
ANY_ORIGIN: Final = "*"
_WHERE_KEYS_ARE: Final = "--api-key-env, --api-key-file, or model_providers.keys in the configuration"
_KEY_NAME: Final = late_pattern(r"[A-Za-z0-9](?:[A-Za-z0-9 ._@-]{0,62}[A-Za-z0-9])?")
_HOST_NAME: Final = late_pattern(r"\w(?:[\w.-]{0,252}[\w.])?", re.ASCII)
_ORIGIN: Final = late_pattern(r"[a-z][a-z0-9+.-]*://[^/?#\s@]+", re.IGNORECASE)
LONGEST_S: Final = 10_000_000
"""Most seconds of any time limit, some months: clocks and timers cannot hold every number."""

_ABOVE_ZERO: Final = (
    *("body_limit", "value_limit", "message_limit", "tool_limit", "depth_limit"),
    *("head_timeout_s", "body_timeout_s", "write_timeout_s", "waiting_limit", "concurrency", "keep_alive_s"),
)
_TIMES: Final = ("timeout_s", "head_timeout_s", "body_timeout_s", "write_timeout_s", "keep_alive_s", "grace_s")


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectionSettings:
    """Limits of the inspector's memory.

    Raises:
        ConfigurationError: a number that makes no sense.
    """

    exchanges: int = 200
    """Most exchanges; the oldest one goes for a new one."""
    bytes: int = 64 * MEBIBYTE
    """Most bytes of all of them, bodies and streams included; the oldest ones go for new ones."""

    def __post_init__(self) -> None:
        if self.exchanges < 1:
            raise ConfigurationError("inspection: exchanges: give a number above 0", retryable=False)
        if self.bytes < LEAST_KEPT:
            raise ConfigurationError(f"inspection: bytes: give at least {LEAST_KEPT}", retryable=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientKey:
    """A key, who holds it, and how many answers it may get at the same time.

    Raises:
        ConfigurationError: a value of another type.
    """

    key: Secret
    name: str | None = None
    """Who holds it, for the log, the metrics and the record of who decided about calls. None: nobody is named."""
    concurrency: int | None = None
    """Most answers at the same time; more are refused at once. None: as many as the gateway writes."""

    def __post_init__(self) -> None:
        require_setting(self.key, Secret, "key", "a Secret")
        require_setting(self.name, (str, NoneType), "name", "a text, or None")
        require_setting(self.concurrency, (int, NoneType), "concurrency", "a number above 0, or None")

    @property
    def decider(self) -> str:
        """Name of the decider in approvals of calls that are decided over HTTP."""
        return "client" if self.name is None else f"client: {self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class GatewaySettings:
    """Settings of the gateway: where it listens, access, and limits.

    Raises:
        ConfigurationError: another address than loopback without a key, or a limit that makes no sense.
    """

    host: str = DEFAULT_HOST
    """Address to listen on."""
    port: int = DEFAULT_PORT
    """Port to listen on; 0: any free one."""
    key: Secret | None = None
    """What every client must show. None: no key, which only loopback allows."""
    key_name: str | None = None
    """Who holds the key, for the record of who decided about calls. None: nobody is named."""
    keys: tuple[ClientKey, ...] = ()
    """Further keys, each with the name of who holds it; a client must show one of all of them."""
    allow_hosts: tuple[str, ...] = ()
    """Further values of the Host header that are let in on loopback."""
    url_hosts: tuple[str, ...] = ()
    """Hosts of this machine, `host` or `host:port`, that clients elsewhere may name in addresses to be fetched."""
    allow_origins: tuple[str, ...] = ()
    """Origins whose web pages may ask, as browsers send them (`http://localhost:3000`); `*` for all needs a key."""
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Model names that clients use, and what they stand for: `provider/model`, or a model name."""
    alias_defaults: Mapping[str, ParameterDefaults] = field(default_factory=dict)
    """By alias: parameters for requests to that name that leave them open. They win over the provider's."""
    only_listed_models: bool = False
    """Whether a name that no provider lists is refused, not handed to the default provider."""
    text_format: str = AUTO
    """How thoughts and calls in the model's text are read for requests with tools, where nothing else says: off, auto,
    or the name of a format.
    """
    on_loss: OnLoss = "report"
    """What to do about a request that cannot be said to the model server: report and warn go on, raise refuses it."""
    refuse_unfit: bool = False
    """Whether an answer that breaks the schema that was asked for, as format or by a strict tool, is an error (502),
    and a format's schema that cannot be read one before it is sent (400).
    """
    timeout_s: float | None = None
    """Most seconds for one call of a model server. None: what the provider has."""
    body_limit: int = 32 * MEBIBYTE
    """Most bytes of a request's body."""
    value_limit: int = 100_000
    """Most JSON values of a body: objects, lists, texts, numbers."""
    message_limit: int = 20_000
    """Most messages of a request."""
    tool_limit: int = 10_000
    """Most tools of a request."""
    depth_limit: int = 100
    """Most levels of objects and lists inside each other."""
    head_timeout_s: float = 15.0
    """Most seconds in which the head of a request must arrive, from the connection or from its first byte."""
    body_timeout_s: float = 60.0
    """Most seconds in which a body must arrive, from the end of its head."""
    write_timeout_s: float = 60.0
    """Most seconds in which a client reads nothing of what is ready for it; then its connection is cut."""
    waiting_limit: int = 2048
    """Most connections of one address that are idle or in the middle of a request; over it the oldest one is closed."""
    concurrency: int = 1024
    """Most answers at the same time; more are refused at once, not queued."""
    keep_alive_s: float = 15.0
    """Seconds of silence in a stream after which the client gets a sign of life."""
    grace_s: float = 20.0
    """Seconds that running answers have to finish when the gateway stops."""
    inspection: InspectionSettings | None = None
    """How much the inspector keeps of what passes, content included. None: nothing is kept, and there is no inspector.
    """

    def __post_init__(self) -> None:
        require_setting(self.host, str, "host", "a name or an address, for example '127.0.0.1'")
        require_setting(self.key, (Secret, NoneType), "key", "a Secret, or None")
        require_setting(self.key_name, (str, NoneType), "key_name", "a text, or None")
        require_setting(self.keys, tuple, "keys", "a tuple of ClientKey")
        for place, each in enumerate(self.keys):
            require_setting(each, ClientKey, f"keys.{place}", "a ClientKey")
        if not self.is_loopback and not self.client_keys:
            raise ConfigurationError(
                f"host: {self.host} can be reached from other machines, so a key is needed: {_WHERE_KEYS_ARE}",
                retryable=False,
            )
        self._check_key_names()
        self._check_hosts()
        if self.inspection is not None and not self.client_keys and self.allow_origins:
            text = "inspection: pages of other origins could read what is kept, so a key is needed"
            raise ConfigurationError(f"{text}: {_WHERE_KEYS_ARE}", retryable=False)
        LocalOnly(self.url_hosts)  # refuses what is not `host` or `host:port`
        for origin in self.allow_origins:
            require_setting(origin, str, "allow_origins", "texts, as in 'http://localhost:3000'")
            if origin != ANY_ORIGIN and _ORIGIN.fullmatch(origin) is None:
                text = (
                    f"allow_origins: {origin} is not an origin; give scheme, host and port, as in http://localhost:3000"
                )
                raise ConfigurationError(text, retryable=False)
            if origin == ANY_ORIGIN and not self.client_keys:
                text = f"allow_origins: * lets every web page ask, so a key is needed: {_WHERE_KEYS_ARE}"
                raise ConfigurationError(text, retryable=False)
        self._check_text_formats()
        require_setting(self.timeout_s, (int, float, NoneType), "timeout_s", "a number above 0, or None")
        for name in (*_ABOVE_ZERO, "grace_s"):
            require_setting(getattr(self, name), (int, float), name, "a number")
        for name in _ABOVE_ZERO:
            if not getattr(self, name) > 0:
                raise ConfigurationError(f"{name}: give a number above 0", retryable=False)
        if not self.grace_s >= 0:
            raise ConfigurationError("grace_s: give a number that is not negative", retryable=False)
        if self.timeout_s is not None and not self.timeout_s > 0:
            raise ConfigurationError("timeout_s: give a number above 0", retryable=False)
        for name in _TIMES:
            if (getattr(self, name) or 0) > LONGEST_S:
                raise ConfigurationError(f"{name}: give at most {LONGEST_S} seconds", retryable=False)

    def _check_text_formats(self) -> None:
        require_setting(self.text_format, str, "text_format", "off, auto, or the name of a text format")
        check_text_format("text_format", self.text_format)
        require_setting(self.alias_defaults, Mapping, "alias_defaults", "parameters by alias")
        for alias, defaults in self.alias_defaults.items():
            require_setting(defaults, ParameterDefaults, f"alias_defaults.{alias}", "ParameterDefaults")
            check_text_format(f"alias_defaults.{alias}.text_format", defaults.text_format)

    def _check_hosts(self) -> None:
        for setting in ("allow_hosts", "allow_origins"):
            given = getattr(self, setting)
            if isinstance(given, (str, bytes)) or not isinstance(given, Iterable):
                raise ConfigurationError(f"{setting}: give a list, also of one", retryable=False)
        for name in self.allow_hosts:
            if not (isinstance(name, str) and (_HOST_NAME.fullmatch(name) or _is_address(name))):
                text = (
                    f"allow_hosts: {name!a} is not a host's name; give it as it stands in Host headers, without a port"
                )
                raise ConfigurationError(text, retryable=False)

    def _check_key_names(self) -> None:
        if self.key_name is not None and self.key is None:
            text = "key_name: it names the holder of a key, so a key is needed: --api-key-env or --api-key-file"
            raise ConfigurationError(text, retryable=False)
        held: dict[str, str | None] = {}
        names: set[str] = set()
        for place, each in enumerate(self.client_keys, start=0 if self.key is None else -1):
            setting = "key_name" if place < 0 else f"keys.{place}.name"
            _check_key_name(setting, each.name, [one.key.reveal() for one in self.client_keys])
            if place >= 0 and each.name is None:
                raise ConfigurationError(f"{setting}: give the name of who holds the key", retryable=False)
            if each.concurrency is not None and each.concurrency < 1:
                raise ConfigurationError(f"keys.{place}.concurrency: give a number above 0", retryable=False)
            if each.name in names:
                raise ConfigurationError(f"{setting}: {each.name} is the name of another key, too", retryable=False)
            if each.key.reveal() in held:
                place_of_key, other = setting.removesuffix(".name"), held[each.key.reveal()] or "the first key"
                text = f"{place_of_key}.key: {each.name} and {other} have the same one"
                raise ConfigurationError(text, retryable=False)
            held[each.key.reveal()] = each.name
            names |= {each.name} if each.name is not None else set()

    @property
    def client_keys(self) -> tuple[ClientKey, ...]:
        """Every key, `key` before the others."""
        return self.keys if self.key is None else (ClientKey(key=self.key, name=self.key_name), *self.keys)

    @property
    def short_keys(self) -> tuple[str, ...]:
        """Whose keys can be guessed, where other machines can try."""
        short = [each.name or "the first key" for each in self.client_keys if len(each.key.reveal()) < SHORTEST_KEY]
        return () if self.is_loopback else tuple(short)

    @property
    def is_loopback(self) -> bool:
        """Return whether only this machine can reach the gateway."""
        return is_loopback(self.host)


def _check_key_name(setting: str, name: str | None, keys: list[str]) -> None:
    if name is None:
        return
    if _KEY_NAME.fullmatch(name) is None:
        text = f"{setting}: give a name: up to 64 letters, digits, spaces and . _ @ -, a letter or digit at both ends"
        raise ConfigurationError(text, retryable=False)
    if any(key in name for key in keys) or hide_keys(name) != name:
        text = f"{setting}: this looks like the key itself, which would be stored and shown; give a name"
        raise ConfigurationError(text, retryable=False)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text[1:-1] if text.startswith("[") and text.endswith("]") else text)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=64)
def is_loopback(host: str) -> bool:
    """Return whether `host`, a name or an address without port, is this machine and nothing else."""
    name = host.removeprefix("[").removesuffix("]").removesuffix(".").lower()
    if name == "localhost" or name.endswith(".localhost"):  # RFC 6761: these resolve to loopback
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
