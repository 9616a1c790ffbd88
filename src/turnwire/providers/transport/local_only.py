"""Local-only rule: which hosts may be called, decided from the endpoint's text before any packet is sent.

In: the text of an endpoint. Out: its parts, or a refusal. Three kinds of host:

* this machine: `127.0.0.0/8` and `::1` in their plain notation, and the name `localhost`;
* opened hosts: what `allow_hosts` names exactly (`host` or `host:port`), unless `air_gapped` is set;
* everything else is refused.

The text is read once, by one strict grammar, and every later step works on the parts: where two readers disagree about
one URL, there is a way around the check. `localhost` is never looked up: it is 127.0.0.1 and ::1 by definition (RFC
6761, section 6.3), so no resolver can point it elsewhere and the address that was checked is the address that is
connected to. The same check runs again where connections are opened (`turnwire.providers.transport.network`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address, IPv4Network, IPv6Address
from typing import Any, Final, Literal, NoReturn, cast

from turnwire_schema._late_patterns import late_pattern

from turnwire.core.errors import ConfigurationError

LOOPBACK_V4: Final = IPv4Network("127.0.0.0/8")
LOOPBACK_V6: Final = IPv6Address("::1")
LOCALHOST: Final = ("127.0.0.1", "::1")
"""What the name `localhost` stands for, in the order of trying."""

_ENDPOINT: Final = late_pattern(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(?::(?P<port>[0-9]{1,5}))?(?P<path>(?:/[\w.~!$&'()*+,;=:@%-]*)*)",
    re.ASCII | re.IGNORECASE,
)
_ALLOWED: Final = late_pattern(
    r"(?P<host>\[[0-9a-f:.]+\]|[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*|[0-9a-z_.-]+)(?::(?P<port>[0-9]{1,5}))?",
    re.ASCII | re.IGNORECASE,
)
_LABEL: Final = late_pattern(r"[0-9a-z_](?:[0-9a-z_-]{0,61}[0-9a-z_])?", re.ASCII)
# The last label of a name is not a number: inet_aton reads 127.1, 0x7f.1, 017700000001 and 2130706433 as addresses.
_NUMBER: Final = late_pattern(r"[0-9]+|0x[0-9a-f]*", re.ASCII)
_DOTTED: Final = late_pattern(r"[0-9]+(?:\.[0-9]+){3}", re.ASCII)
_DEFAULT_PORT: Final = {"http": 80, "https": 443}


def how_to_allow(host: str) -> str:
    """Return how to allow `host`, outside this machine: in the file, and in code."""
    return (
        f"allow it with allow_hosts: [{host!r}] in the section model_providers of the configuration, or in code with "
        f"Surroundings(local_only=LocalOnly(allow_hosts=[{host!r}])), or allow_hosts=[{host!r}] where the provider is "
        "made"
    )


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The base URL of a server, in parts. `host` is lowercase, an IPv6 address without brackets."""

    scheme: Literal["http", "https"]
    host: str
    port: int
    path: str = ""

    @property
    def authority(self) -> str:
        """Host and port as the Host header has them; the port is left out where it is the scheme's own."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _DEFAULT_PORT[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port: safe to show, it can hold no secret."""
        return f"{self.scheme}://{self.authority}"

    def __str__(self) -> str:
        return self.origin + self.path


def parse_endpoint(text: str) -> Endpoint:
    """The parts of an endpoint.

    Raises:
        ConfigurationError: it is not a plain http or https URL; the message does not repeat it, for passwords.
    """
    if not isinstance(text, str):
        _refuse(f"the endpoint must be text, not {type(text).__name__}")
    match = _ENDPOINT.fullmatch(text)
    if match is None:
        _refuse_syntax(text)
    scheme: Literal["http", "https"] = "https" if match["scheme"].lower() == "https" else "http"
    return Endpoint(
        scheme, _host(match["host"]), _port(match["port"], _DEFAULT_PORT[scheme]), match["path"].rstrip("/")
    )


def _refuse_syntax(text: str) -> NoReturn:
    if "@" in text.partition("://")[2].partition("/")[0]:
        _refuse("the endpoint holds a user name; keys belong into api_key_env or api_key_file")
    if not text.isascii():
        _refuse(
            "the endpoint has a character outside ASCII; write the host's ASCII name (xn--…) and name it in allow_hosts"
        )
    if "?" in text or "#" in text:
        _refuse("the endpoint has a query or a fragment; give scheme, host, port and path only")
    _refuse("the endpoint must be http:// or https://, a plain host, and at most a port and a path")


def _host(text: str, whose: str = "the endpoint's") -> str:
    """A host in one notation.

    Raises:
        ConfigurationError: it is neither a plain name nor a plain address.
    """
    if not isinstance(text, str):
        _refuse(f"{whose} host must be text, not {type(text).__name__}")
    host = text.lower()
    if host.startswith("[") or ":" in host:
        return _plain_v6(host.strip("[]"), whose)
    if _DOTTED.fullmatch(host):
        try:
            return str(IPv4Address(host))  # refuses numbers over 255 and leading zeros, which inet_aton reads as octal
        except AddressValueError:
            _refuse(f"{whose} IPv4 address must be four decimal numbers from 0 to 255 without leading zeros")
    labels = host.split(".")
    if len(host) > 253 or not all(_LABEL.fullmatch(label) for label in labels):
        _refuse(f"{whose} host must be a plain name: labels of letters, digits and hyphens, no dot at the end")
    if _NUMBER.fullmatch(labels[-1]):
        _refuse(f"{whose} host looks like an IPv4 address in another notation; write it as 127.0.0.1")
    return host


def _plain_v6(text: str, whose: str) -> str:
    try:
        address = IPv6Address(text)
    except AddressValueError:
        _refuse(f"{whose} IPv6 address cannot be read; write it as [::1]")
    if address.ipv4_mapped is not None or address.sixtofour is not None or address.teredo is not None:
        _refuse(f"{whose} IPv6 address wraps an IPv4 address; write the IPv4 address")
    return str(address)


def _port(text: str | None, default: int, whose: str = "the endpoint's") -> int:
    port = default if text is None else int(text)
    if not 1 <= port <= 65535:
        _refuse(f"{whose} port must be from 1 to 65535")
    return port


def _refuse(message: str) -> NoReturn:
    raise ConfigurationError(message, category="not_local", retryable=False)


def is_loopback(host: str) -> bool:
    """Return whether `host`, in the notation of `Endpoint.host`, is this machine."""
    if not isinstance(host, str):
        _refuse(f"the host must be text, not {type(host).__name__}")
    if host == "localhost":
        return True
    if ":" in host:
        return IPv6Address(host) == LOOPBACK_V6
    return _DOTTED.fullmatch(host) is not None and IPv4Address(host) in LOOPBACK_V4


@dataclass(frozen=True, slots=True)
class LocalOnly:
    """The rule of one configuration. Immutable and thread-safe.

    Raises:
        ConfigurationError: an entry of `allow_hosts` is not `host` or `host:port`.
    """

    allow_hosts: Sequence[str] = ()
    air_gapped: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.allow_hosts, str):
            text = f"allow_hosts: give a list of hosts, as in allow_hosts=[{self.allow_hosts!a}]"
            raise ConfigurationError(text, retryable=False)
        given: Any = self.allow_hosts
        if isinstance(given, bytes) or not isinstance(given, Iterable):
            text = f"allow_hosts: give a list of hosts, not {type(given).__name__}"
            raise ConfigurationError(text, retryable=False)
        object.__setattr__(self, "allow_hosts", tuple(self.allow_hosts))
        for entry in self.allow_hosts:
            _allowed(entry)

    def admit(self, endpoint: Endpoint | str) -> Endpoint:
        """`endpoint`, if it may be called.

        Raises:
            ConfigurationError: it may not; category `not_local`.
        """
        parsed = endpoint if isinstance(endpoint, Endpoint) else parse_endpoint(endpoint)
        self.addresses(parsed.host, parsed.port)
        return parsed

    def permits(self, host: str, port: int) -> bool:
        """Return whether connections to `host` (any notation) and `port` are allowed."""
        try:
            self.addresses(_host(host), port)
        except ConfigurationError:
            return False
        return True

    def addresses(self, host: str, port: int) -> tuple[str, ...]:
        """Return the addresses to connect to for `host`: addresses of this machine, or the opened host itself.

        Raises:
            ConfigurationError: the host is neither.
        """
        if host == "localhost":
            return LOCALHOST
        if is_loopback(host):
            return (host,)
        if self.air_gapped:
            _refuse(f"{host} is not this machine and air_gapped is set; use 127.0.0.1, [::1] or localhost")
        if lists_host(self.allow_hosts, host, port):
            return (host,)
        shown = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        _refuse(f"{shown} is not this machine; use 127.0.0.1, [::1] or localhost, or {how_to_allow(shown)}")


def lists_host(entries: Iterable[str], host: str, port: int) -> bool:
    """Return whether `host` (as in `Endpoint.host`) and `port` are named by one of `entries`, each `host` or
    `host:port`.
    """
    return any(host == allowed and wanted in (None, port) for allowed, wanted in map(_allowed, entries))


def _allowed(entry: str, setting: str = "allow_hosts: ") -> tuple[str, int | None]:
    match = _ALLOWED.fullmatch(entry) if isinstance(entry, str) else None
    if match is None:
        shown = "an entry with a user name" if isinstance(entry, str) and "@" in entry else ascii(entry)  # no password
        text = f"{setting}{shown} is not of the form host or host:port{_host_in(entry)}"
        raise ConfigurationError(text, retryable=False)
    whose = f"{setting}{entry!a}: the"
    try:
        return _host(match["host"], whose), None if match["port"] is None else _port(match["port"], 0, whose)
    except ConfigurationError as error:
        raise ConfigurationError(error.info.message, retryable=False) from None  # a fault of the setting, not of a host


def _host_in(entry: Any) -> str:
    """What to write in place of a URL, where it is one."""
    try:
        return f"; write {parse_endpoint(entry).authority!a}"
    except ConfigurationError:
        return ""


def fault_of_host(entry: str) -> str | None:
    """Return the error in an entry of `allow_hosts`, or None."""
    try:
        _allowed(entry, setting="")
    except ConfigurationError as error:
        return error.info.message
    return None


def rule_of(allow_hosts: Iterable[str], air_gapped: bool) -> LocalOnly:
    """The rule of a program that names hosts in any iterable.

    Raises:
        ConfigurationError: an entry is not `host` or `host:port`, or one text was given for all of them.
    """
    return LocalOnly(cast("Sequence[str]", allow_hosts), air_gapped)


def check_endpoint(endpoint: str, *, allow_hosts: Iterable[str] = (), air_gapped: bool = False) -> Endpoint:
    """The parts of `endpoint`, if it may be called.

    Raises:
        ConfigurationError: it may not be called, or is not a plain URL.
    """
    return rule_of(allow_hosts, air_gapped).admit(endpoint)
