"""API keys and headers: read from the configured source, checked, and never shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema._secrets import hide_in_urls, hide_keys, hide_written_keys
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.error import ErrorInfo

from turnwire.core.errors import ConfigurationError

_NAME: Final = late_pattern(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")  # RFC 9110, section 5.1: token
_VALUE: Final = late_pattern(r"[\x21-\x7e]+(?:[ \t]+[\x21-\x7e]+)*")  # visible ASCII; no line ends, so no second header
_OURS: Final = frozenset(
    {
        "host",
        "content-length",
        "transfer-encoding",
        "connection",
        "content-type",
        "accept",
        "accept-encoding",
        "upgrade",
        "te",
        "expect",
    }
)
KEY_FILE_LIMIT: Final = 16 * 1024
SHORTEST_SECRET: Final = 8
"""Shorter header values are words like `1` or `on`; cutting them out would only garble an error."""


class Secret:
    """A text that is never shown in output or messages and cannot be pickled."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        """The text itself, for the header that needs it."""
        return self._value

    def __repr__(self) -> str:
        return "Secret(…)"

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("a secret is not pickled")


def api_key(config: ProviderConfig, environ: Mapping[str, str], *, base: Path | None = None) -> Secret | None:
    """Return the API key that `config` names, or None if it names no key. A relative path starts at `base`.

    Raises:
        ConfigurationError: the variable is not set, the file cannot be read, or what is there is no key.
    """
    if config.api_key_env is not None:
        place = f"the environment variable {config.api_key_env}"
        value = environ.get(config.api_key_env)
        if not value:
            raise ConfigurationError(f"api_key_env: {place} is not set", retryable=False)
    elif config.api_key_file is not None:
        place = f"the file {config.api_key_file}"
        value = _from_file((base or Path()) / config.api_key_file, place)
    else:
        return None
    value = value.strip()
    if _VALUE.fullmatch(value) is None or " " in value or "\t" in value:
        raise ConfigurationError(
            f"{place} holds no key: a key is one word of visible ASCII characters", retryable=False
        )
    return Secret(value)


def _from_file(path: Path, place: str) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(KEY_FILE_LIMIT + 1)
        if len(data) > KEY_FILE_LIMIT:
            raise ConfigurationError(f"api_key_file: {place} is too large to be a key", retryable=False)
        return data.decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, ConfigurationError):
            raise
        reason = type(error).__name__
        raise ConfigurationError(f"api_key_file: {place} cannot be read ({reason})", retryable=False) from None


class KeyHeader(NamedTuple):
    """The header in which a server expects the key, and its prefix before the key."""

    name: str
    prefix: str = ""


BEARER: Final = KeyHeader("Authorization", "Bearer ")


class Headers:
    """Headers of every request to one server; names can be shown where they look like no key, values cannot.

    Raises:
        ConfigurationError: a name or value would not be one header, or the name belongs to HTTP itself.
    """

    __slots__ = ("_pairs", "_secrets")

    def __init__(self, headers: Mapping[str, str], key: Secret | None = None, key_header: KeyHeader = BEARER) -> None:
        pairs: list[tuple[bytes, bytes]] = []
        for name, value in headers.items():
            shown = hide_keys(name)
            if _NAME.fullmatch(name) is None:
                raise ConfigurationError(f"headers: {shown!a} is not a header name", retryable=False)
            if name.lower() in _OURS:
                raise ConfigurationError(f"headers: {shown} is set by HTTP itself and cannot be given", retryable=False)
            if value and _VALUE.fullmatch(value) is None:
                text = f"headers: the value of {shown} must be visible ASCII characters on one line"
                raise ConfigurationError(text, retryable=False)
            if key is not None and name.lower() == key_header.name.lower():
                text = f"headers: {name.lower()} is given twice, here and as api key"
                raise ConfigurationError(text, retryable=False)
            pairs.append((name.encode("ascii"), value.encode("ascii")))
        if key is not None:
            pairs.append((key_header.name.encode("ascii"), (key_header.prefix + key.reveal()).encode("ascii")))
        self._pairs = tuple(pairs)
        values = [*headers.values(), *([] if key is None else [key.reveal()])]
        self._secrets = tuple(value for value in values if len(value) >= SHORTEST_SECRET)

    def cut_out_of(self, info: ErrorInfo) -> ErrorInfo:
        """`info` without the keys, header values and secrets of URLs that the server may have quoted in its error."""
        text = info.to_json()
        clean = hide_written_keys(hide_in_urls(text))
        for secret in self._secrets:
            clean = clean.replace(json.dumps(secret)[1:-1], "…")
        return info if clean == text else ErrorInfo.from_json(clean)

    def pairs(self) -> tuple[tuple[bytes, bytes], ...]:
        """Names and values, for the wire."""
        return self._pairs

    def __repr__(self) -> str:
        return f"Headers({', '.join(hide_keys(name.decode()) for name, _ in self._pairs)})"

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("headers may hold secrets and are not pickled")
